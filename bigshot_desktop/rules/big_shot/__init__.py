"""Big Shot: auctions and majorities in a city of the 1920s."""
