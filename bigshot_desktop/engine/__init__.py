"""What every game shares and none is: the contract, the entry, records as data, seats and places."""
