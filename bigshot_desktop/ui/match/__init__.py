"""The table page: board, action bar, seats, log, curtain, reasons, end sheet and guide of one match."""
