"""What boards, tables and panels show, as Qt models of one truth: what the viewer may see of the match."""
