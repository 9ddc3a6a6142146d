"""Everything Qt: the window, its boards, panels and models."""
