<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>BigShotColour</name>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>A colour as a party of the game: &quot;Red takes the Grand Hotel&quot;</extracomment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>{colour} (nobody’s)</source>
        <extracomment>The colour without a player in a game of three: &quot;Black (nobody’s)&quot;</extracomment>
        <translation>{colour} (fiktiver Spieler)</translation>
    </message>
    <message>
        <source>{colour} ({player})</source>
        <extracomment>A colour and whose it is: &quot;Red (Anna)&quot;</extracomment>
        <translation>{colour} ({player})</translation>
    </message>
</context>
<context>
    <name>BigShotCube</name>
    <message>
        <source>a black cube</source>
        <translation>einen schwarzen Stein</translation>
    </message>
    <message>
        <source>a red cube</source>
        <extracomment>The object of &quot;Anna places a red cube in the Grand Hotel&quot;</extracomment>
        <translation>einen roten Stein</translation>
    </message>
    <message>
        <source>a white cube</source>
        <translation>einen weißen Stein</translation>
    </message>
    <message>
        <source>a yellow cube</source>
        <translation>einen gelben Stein</translation>
    </message>
</context>
<context>
    <name>BigShotCubes</name>
    <message>
        <source>1 black</source>
        <translation>1 schwarzer</translation>
    </message>
    <message>
        <source>1 red</source>
        <extracomment>A part of a list of cubes: &quot;2 yellow, 1 red&quot;</extracomment>
        <translation>1 roter</translation>
    </message>
    <message>
        <source>1 white</source>
        <translation>1 weißer</translation>
    </message>
    <message>
        <source>1 yellow</source>
        <translation>1 gelber</translation>
    </message>
    <message>
        <source>{number} black</source>
        <translation>{number} schwarze</translation>
    </message>
    <message>
        <source>{number} red</source>
        <extracomment>{number} is 2 to 7</extracomment>
        <translation>{number} rote</translation>
    </message>
    <message>
        <source>{number} white</source>
        <translation>{number} weiße</translation>
    </message>
    <message>
        <source>{number} yellow</source>
        <translation>{number} gelbe</translation>
    </message>
</context>
<context>
    <name>BigShotDistrict</name>
    <message>
        <source>Boulevard</source>
        <translation>Boulevard</translation>
    </message>
    <message>
        <source>Brewery</source>
        <translation>Brauerei</translation>
    </message>
    <message>
        <source>City Hall</source>
        <translation>Rathaus</translation>
    </message>
    <message>
        <source>District {number}</source>
        <extracomment>A district while nobody knows which city it belongs to</extracomment>
        <translation>Viertel {number}</translation>
    </message>
    <message>
        <source>Docks</source>
        <translation>Docks</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Börse</translation>
    </message>
    <message>
        <source>Fish Market</source>
        <translation>Fischmarkt</translation>
    </message>
    <message>
        <source>Grand Hotel</source>
        <translation>Grand Hotel</translation>
    </message>
    <message>
        <source>Mill Row</source>
        <translation>Mühlengasse</translation>
    </message>
    <message>
        <source>North Park</source>
        <translation>Nordpark</translation>
    </message>
    <message>
        <source>South Park</source>
        <translation>Südpark</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>Bahnhof</translation>
    </message>
    <message>
        <source>Theatre</source>
        <translation>Theater</translation>
    </message>
    <message>
        <source>Tram Depot</source>
        <translation>Tramdepot</translation>
    </message>
    <message>
        <source>{name}</source>
        <extracomment>Any other district, by the name that its maker gave it</extracomment>
        <translation>{name}</translation>
    </message>
</context>
<context>
    <name>BigShotEvent</name>
    <message>
        <source>A tie: {players} roll again.</source>
        <translation>Gleichstand: {players} würfeln noch einmal.</translation>
    </message>
    <message>
        <source>Nobody bids: {player} takes the cubes for nothing.</source>
        <translation>Niemand bietet: {player} bekommt die Steine geschenkt.</translation>
    </message>
    <message>
        <source>Nobody takes {the_district}: not a single cube went there.</source>
        <translation>Niemand bekommt {the_district}: Dort liegt kein einziger Stein.</translation>
    </message>
    <message>
        <source>Nobody takes {the_district}: the cubes cancel out ({cubes}).</source>
        <translation>Niemand bekommt {the_district}: Die Steine heben sich auf ({cubes}).</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: {player} leads.</source>
        <translation>Runde {round} von {rounds}: Startspieler ist {player}.</translation>
    </message>
    <message>
        <source>Sold! {rivals} cancel out; {winner} takes {the_district} with a single cube.</source>
        <extracomment>{rivals} is a list of colours: &quot;Red and Yellow&quot;</extracomment>
        <translation>Verkauft! {rivals} heben sich auf; {winner} holt sich {the_district} mit einem einzigen Stein.</translation>
    </message>
    <message>
        <source>Sold! {winner} takes {the_district} unopposed.</source>
        <translation>Verkauft! {winner} holt sich kampflos {the_district}.</translation>
    </message>
    <message>
        <source>Sold! {winner} takes {the_district} with the most cubes.</source>
        <extracomment>{winner} is a colour and its owner: &quot;White (Anna)&quot;</extracomment>
        <translation>Verkauft! {winner} holt sich {the_district} mit den meisten Steinen.</translation>
    </message>
    <message>
        <source>The match is over, and nobody wins: no player owns enough districts.</source>
        <translation>Die Partie ist zu Ende, und niemand gewinnt: Keiner besitzt genug Viertel.</translation>
    </message>
    <message>
        <source>The match is over: {winners} share the win!</source>
        <translation>Die Partie ist zu Ende: {winners} teilen sich den Sieg!</translation>
    </message>
    <message>
        <source>The match is over: {winners} wins!</source>
        <translation>Die Partie ist zu Ende: {winners} gewinnt!</translation>
    </message>
    <message>
        <source>{player} bids {amount}.</source>
        <translation>{player} bietet {amount}.</translation>
    </message>
    <message>
        <source>{player} cannot pay the winning bid of {amount}: the auction starts again.</source>
        <translation>{player} kann das Höchstgebot von {amount} nicht bezahlen: Die Auktion beginnt von vorn.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} passt.</translation>
    </message>
    <message>
        <source>{player} places {a_cube} {in_district} (now {cubes}).</source>
        <extracomment>&quot;Anna places a red cube in the Grand Hotel (now 2 red, 1 black).&quot;</extracomment>
        <translation>{player} legt {a_cube} {in_district} (jetzt {cubes}).</translation>
    </message>
    <message>
        <source>{player} puts all the money on the table: {cash}.</source>
        <translation>{player} legt alles Geld auf den Tisch: {cash}.</translation>
    </message>
    <message>
        <source>{player} rolls a {pips} for the lead.</source>
        <translation>{player} würfelt um den Start: {pips}.</translation>
    </message>
    <message>
        <source>{player} rolls a {pips}; the broker stops on field {field}. Up for auction: {lot}.</source>
        <extracomment>{lot} and {cubes} are lists of cubes such as &quot;2 red, 1 black&quot;</extracomment>
        <translation>{player} würfelt eine {pips}; der Makler landet auf Feld {field}. Versteigert werden: {lot}.</translation>
    </message>
    <message>
        <source>{player} takes loan number {number} for {colour}: {amount} now, {debt} to repay at the end.</source>
        <translation>{player} nimmt für {colour} Kredit Nr. {number} auf: {amount} jetzt, {debt} Schulden am Ende.</translation>
    </message>
    <message>
        <source>{player} takes loan number {number}: {amount} now, {debt} to repay at the end.</source>
        <extracomment>{amount} is what the loan pays out, {debt} what it costs at the end</extracomment>
        <translation>{player} nimmt Kredit Nr. {number} auf: {amount} jetzt, {debt} Schulden am Ende.</translation>
    </message>
    <message>
        <source>{player} takes no loan.</source>
        <translation>{player} nimmt keinen Kredit auf.</translation>
    </message>
    <message>
        <source>{player} wins the auction for {amount}.</source>
        <translation>{player} ersteigert die Steine für {amount}.</translation>
    </message>
    <message>
        <source>{player} wins the auction; {colour} pays {amount}.</source>
        <translation>{player} ersteigert die Steine; {colour} zahlt {amount}.</translation>
    </message>
    <message>
        <source>{rivals} cancel out; {winner} takes {the_district} with a single cube.</source>
        <translation>{rivals} heben sich auf; {winner} holt sich {the_district} mit einem einzigen Stein.</translation>
    </message>
    <message>
        <source>{winner} takes {the_district} unopposed: {cubes}.</source>
        <translation>{winner} holt sich kampflos {the_district}: {cubes}.</translation>
    </message>
    <message>
        <source>{winner} takes {the_district} with the most cubes: {cubes}.</source>
        <translation>{winner} holt sich {the_district} mit den meisten Steinen: {cubes}.</translation>
    </message>
</context>
<context>
    <name>BigShotInDistrict</name>
    <message>
        <source>in City Hall</source>
        <translation>ins Rathaus</translation>
    </message>
    <message>
        <source>in Mill Row</source>
        <translation>in die Mühlengasse</translation>
    </message>
    <message>
        <source>in North Park</source>
        <extracomment>The end of &quot;Anna places a red cube in the Grand Hotel&quot;</extracomment>
        <translation>in den Nordpark</translation>
    </message>
    <message>
        <source>in South Park</source>
        <translation>in den Südpark</translation>
    </message>
    <message>
        <source>in district {number}</source>
        <translation>in Viertel {number}</translation>
    </message>
    <message>
        <source>in the Brewery</source>
        <translation>in die Brauerei</translation>
    </message>
    <message>
        <source>in the Docks</source>
        <translation>in die Docks</translation>
    </message>
    <message>
        <source>in the Exchange</source>
        <translation>in die Börse</translation>
    </message>
    <message>
        <source>in the Fish Market</source>
        <translation>auf den Fischmarkt</translation>
    </message>
    <message>
        <source>in the Grand Hotel</source>
        <translation>ins Grand Hotel</translation>
    </message>
    <message>
        <source>in the Station</source>
        <translation>in den Bahnhof</translation>
    </message>
    <message>
        <source>in the Theatre</source>
        <translation>ins Theater</translation>
    </message>
    <message>
        <source>in the Tram Depot</source>
        <translation>ins Tramdepot</translation>
    </message>
    <message>
        <source>in {name}</source>
        <translation>ins Viertel {name}</translation>
    </message>
    <message>
        <source>on the Boulevard</source>
        <translation>auf den Boulevard</translation>
    </message>
</context>
<context>
    <name>BigShotLine</name>
    <message>
        <source>Cash</source>
        <translation>Bargeld</translation>
    </message>
    <message>
        <source>Cash ({colour})</source>
        <translation>Bargeld ({colour})</translation>
    </message>
    <message>
        <source>Loans ({colour}), {number} × {debt}</source>
        <translation>Kredite ({colour}), {number} × {debt}</translation>
    </message>
    <message>
        <source>Loans, {number} × {debt}</source>
        <extracomment>&quot;Loans, 2 × $10M&quot;</extracomment>
        <translation>Kredite, {number} × {debt}</translation>
    </message>
    <message>
        <source>{district}</source>
        <extracomment>A line of the final account; its amount stands beside it</extracomment>
        <translation>{district}</translation>
    </message>
    <message>
        <source>{district} ({colour})</source>
        <translation>{district} ({colour})</translation>
    </message>
    <message>
        <source>{district} ({colour}), doubled by the park</source>
        <translation>{district} ({colour}), vom Park verdoppelt</translation>
    </message>
    <message>
        <source>{district} ({colour}), × {times} with both parks</source>
        <translation>{district} ({colour}), × {times} mit beiden Parks</translation>
    </message>
    <message>
        <source>{district}, doubled by the park</source>
        <translation>{district}, vom Park verdoppelt</translation>
    </message>
    <message>
        <source>{district}, × {times} with both parks</source>
        <translation>{district}, × {times} mit beiden Parks</translation>
    </message>
</context>
<context>
    <name>BigShotMalformed</name>
    <message>
        <source>{where}: a park can only double districts that have a value.</source>
        <translation>{where}: Ein Park kann nur Viertel verdoppeln, die einen Wert haben.</translation>
    </message>
    <message>
        <source>{where}: a park must double at least one district.</source>
        <translation>{where}: Ein Park muss mindestens ein Viertel verdoppeln.</translation>
    </message>
    <message>
        <source>{where}: the city must have parks, {number} in all.</source>
        <extracomment>{where} is a place in a data file, such as districts[3].doubles</extracomment>
        <translation>{where}: Die Stadt muss insgesamt {number} Parks haben.</translation>
    </message>
</context>
<context>
    <name>BigShotOption</name>
    <message>
        <source>All the money lies open on the table.</source>
        <translation>Alles Geld liegt offen auf dem Tisch.</translation>
    </message>
    <message>
        <source>Allowed, then checked for the match</source>
        <extracomment>Bids above one’s cash</extracomment>
        <translation>Erlaubt, danach für die Partie geprüft</translation>
    </message>
    <message>
        <source>Allowed, then checked for the round</source>
        <extracomment>Bids above one’s cash</extracomment>
        <translation>Erlaubt, danach für die Runde geprüft</translation>
    </message>
    <message>
        <source>Before the auction</source>
        <extracomment>Loans</extracomment>
        <translation>Vor der Auktion</translation>
    </message>
    <message>
        <source>Bids above one’s cash</source>
        <translation>Gebote über dem eigenen Bargeld</translation>
    </message>
    <message>
        <source>Do players see each other’s money?</source>
        <translation>Sieht man das Geld der anderen?</translation>
    </message>
    <message>
        <source>During the auction</source>
        <extracomment>Loans</extracomment>
        <translation>Während der Auktion</translation>
    </message>
    <message>
        <source>Everyone decides in turn before the first bid; after that, no loans.</source>
        <translation>Alle entscheiden reihum vor dem ersten Gebot; danach gibt es keinen Kredit mehr.</translation>
    </message>
    <message>
        <source>Hidden money</source>
        <translation>Verdecktes Geld</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Kredite</translation>
    </message>
    <message>
        <source>May players bid more than they can pay?</source>
        <translation>Darf man mehr bieten, als man bezahlen kann?</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Hidden money</extracomment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Nobody can bid more than the cash in hand.</source>
        <translation>Niemand kann mehr bieten, als das eigene Bargeld hergibt.</translation>
    </message>
    <message>
        <source>Once a round, whenever it is the player’s turn to bid.</source>
        <translation>Einmal pro Runde, wenn man mit Bieten an der Reihe ist.</translation>
    </message>
    <message>
        <source>Players see their own money only; a good memory knows the rest.</source>
        <translation>Alle sehen nur ihr eigenes Geld; ein gutes Gedächtnis weiß den Rest.</translation>
    </message>
    <message>
        <source>Refused</source>
        <extracomment>Bids above one’s cash</extracomment>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>When does the bank lend money?</source>
        <translation>Wann verleiht die Bank Geld?</translation>
    </message>
    <message>
        <source>Whoever wins and cannot pay shows all their money, the auction starts again, and from then on their money lies open and their bids are checked.</source>
        <translation>Wer gewinnt und nicht zahlen kann, legt sein ganzes Geld offen, die Auktion beginnt von vorn, und von da an bleibt sein Geld offen und jedes seiner Gebote wird geprüft.</translation>
    </message>
    <message>
        <source>Whoever wins and cannot pay shows all their money, the auction starts again, and their bids are checked for the rest of the round.</source>
        <translation>Wer gewinnt und nicht zahlen kann, legt sein ganzes Geld offen, die Auktion beginnt von vorn, und bis zum Ende der Runde wird jedes seiner Gebote geprüft.</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Hidden money</extracomment>
        <translation>Ja</translation>
    </message>
</context>
<context>
    <name>BigShotRefusal</name>
    <message>
        <source>After the overbid every bid is checked: with {cash} in cash, {amount} is too much.</source>
        <translation>Nach dem ungedeckten Gebot wird jedes weitere geprüft: Bei {cash} Bargeld ist ein Gebot von {amount} zu hoch.</translation>
    </message>
    <message>
        <source>Already sold: no more cubes {in_district}.</source>
        <translation>Schon verkauft: Es kommen keine Steine mehr {in_district}.</translation>
    </message>
    <message>
        <source>Each of the two players needs two colours that the other does not have.</source>
        <translation>Jeder der beiden Spieler braucht zwei Farben, die der andere nicht hat.</translation>
    </message>
    <message>
        <source>Each player needs one colour that no other player has.</source>
        <translation>Jeder Spieler braucht eine Farbe, die kein anderer hat.</translation>
    </message>
    <message>
        <source>Field {field} must hold {lot_size} cubes of two colours or more.</source>
        <translation>Auf Feld {field} müssen {lot_size} Steine in mindestens zwei Farben liegen.</translation>
    </message>
    <message>
        <source>In this match there are no loans once the auction has begun.</source>
        <translation>In dieser Partie gibt es keinen Kredit mehr, sobald die Auktion läuft.</translation>
    </message>
    <message>
        <source>Nobody can ever own more than {highest}: {amount} is too much.</source>
        <translation>Mehr als {highest} kann niemand je besitzen: Ein Gebot von {amount} ist zu hoch.</translation>
    </message>
    <message>
        <source>Not now: before the auction everyone takes a loan or goes without.</source>
        <translation>Jetzt nicht: Vor der Auktion entscheiden alle, ob sie einen Kredit aufnehmen.</translation>
    </message>
    <message>
        <source>Not now: first choose the colour that pays.</source>
        <translation>Jetzt nicht: Erst die Farbe wählen, die zahlt.</translation>
    </message>
    <message>
        <source>Not now: first place the cubes from the auction.</source>
        <translation>Jetzt nicht: Erst die Steine aus der Auktion verteilen.</translation>
    </message>
    <message>
        <source>Not now: the die decides who leads.</source>
        <translation>Jetzt nicht: Der Würfel entscheidet, wer Startspieler ist.</translation>
    </message>
    <message>
        <source>Not now: the die moves the broker.</source>
        <translation>Jetzt nicht: Der Würfel bewegt den Makler.</translation>
    </message>
    <message>
        <source>Not now: this is the auction. Bid or pass.</source>
        <translation>Jetzt nicht: Die Auktion läuft. Bieten oder passen!</translation>
    </message>
    <message>
        <source>One loan per round is the limit.</source>
        <translation>Pro Runde gibt es nur einen Kredit.</translation>
    </message>
    <message>
        <source>Players borrow and pay with their own two colours only.</source>
        <translation>Kredite und Zahlungen gehen nur mit den eigenen zwei Farben.</translation>
    </message>
    <message>
        <source>Players borrow for their own colour only.</source>
        <translation>Kredit gibt es nur für die eigene Farbe.</translation>
    </message>
    <message>
        <source>The bank has no loan tokens left: nobody can borrow any more.</source>
        <translation>Die Bank hat keine Kreditkärtchen mehr: Niemand kann noch einen Kredit aufnehmen.</translation>
    </message>
    <message>
        <source>The broker stands on one of the fields 1 to {fields}; there is no field {field}.</source>
        <translation>Der Makler steht auf einem der Felder 1 bis {fields}; ein Feld {field} gibt es nicht.</translation>
    </message>
    <message>
        <source>The city has no district number {district_number}.</source>
        <translation>Die Stadt hat kein Viertel Nummer {district_number}.</translation>
    </message>
    <message>
        <source>The die shows 1 to 6, never {pips}.</source>
        <translation>Der Würfel zeigt 1 bis 6, niemals {pips}.</translation>
    </message>
    <message>
        <source>The fuller purse holds {cash}: a bid of {amount} is too high, for one purse pays alone.</source>
        <translation>In der volleren Kasse sind {cash}: Ein Gebot von {amount} ist zu hoch, denn eine Kasse zahlt allein.</translation>
    </message>
    <message>
        <source>This purse holds {cash} and cannot pay {amount}. The other one must.</source>
        <translation>In dieser Kasse sind {cash}: Sie kann {amount} nicht zahlen. Das muss die andere.</translation>
    </message>
    <message>
        <source>Too late for a loan: with two players it comes before one’s first bid or pass.</source>
        <translation>Zu spät für einen Kredit: Zu zweit gibt es ihn nur, bevor man zum ersten Mal bietet oder passt.</translation>
    </message>
    <message>
        <source>With {cash} in cash, a bid of {amount} is too high. Bid less, pass, or first take a loan if the bank still lends.</source>
        <translation>Bei {cash} Bargeld ist ein Gebot von {amount} zu hoch. Weniger bieten, passen oder erst einen Kredit aufnehmen, falls die Bank noch einen gibt.</translation>
    </message>
    <message>
        <source>{amount} is not enough: the next bid is at least {lowest}.</source>
        <translation>Ein Gebot von {amount} reicht nicht: Es müssen mindestens {lowest} sein.</translation>
    </message>
    <message>
        <source>{colour} already has a loan this round: one per colour is the limit.</source>
        <translation>{colour} hat in dieser Runde schon einen Kredit: Pro Farbe gibt es nur einen.</translation>
    </message>
    <message>
        <source>{colour}: no such cube is left to place.</source>
        <translation>{colour}: Von dieser Farbe ist kein Stein mehr zu verteilen.</translation>
    </message>
    <message>
        <source>{colour}: there must be {cubes_per_colour} cubes of each colour, not {number}.</source>
        <translation>{colour}: Von jeder Farbe muss es {cubes_per_colour} Steine geben, nicht {number}.</translation>
    </message>
    <message>
        <source>{loans} loans are the limit: the next would pay nothing.</source>
        <translation>Nach {loans} Krediten ist Schluss: Der nächste brächte nichts mehr ein.</translation>
    </message>
    <message>
        <source>“{option}” belongs to the expert game, which takes three or four players.</source>
        <translation>„{option}“ gehört zum Expertenspiel, und das ist für drei oder vier Spieler.</translation>
    </message>
</context>
<context>
    <name>BigShotStanding</name>
    <message>
        <source>{rank}. {player}: {total}, but too few districts to win</source>
        <extracomment>Fewer than two districts (with each colour, if there are two): the fortune does not count</extracomment>
        <translation>{rank}. {player}: {total}, aber zu wenige Viertel für den Sieg</translation>
    </message>
</context>
<context>
    <name>BigShotTheDistrict</name>
    <message>
        <source>City Hall</source>
        <translation>das Rathaus</translation>
    </message>
    <message>
        <source>Mill Row</source>
        <translation>die Mühlengasse</translation>
    </message>
    <message>
        <source>North Park</source>
        <extracomment>The object of &quot;Red takes the Grand Hotel&quot;</extracomment>
        <translation>den Nordpark</translation>
    </message>
    <message>
        <source>South Park</source>
        <translation>den Südpark</translation>
    </message>
    <message>
        <source>district {number}</source>
        <translation>Viertel {number}</translation>
    </message>
    <message>
        <source>the Boulevard</source>
        <translation>den Boulevard</translation>
    </message>
    <message>
        <source>the Brewery</source>
        <translation>die Brauerei</translation>
    </message>
    <message>
        <source>the Docks</source>
        <translation>die Docks</translation>
    </message>
    <message>
        <source>the Exchange</source>
        <translation>die Börse</translation>
    </message>
    <message>
        <source>the Fish Market</source>
        <translation>den Fischmarkt</translation>
    </message>
    <message>
        <source>the Grand Hotel</source>
        <translation>das Grand Hotel</translation>
    </message>
    <message>
        <source>the Station</source>
        <translation>den Bahnhof</translation>
    </message>
    <message>
        <source>the Theatre</source>
        <translation>das Theater</translation>
    </message>
    <message>
        <source>the Tram Depot</source>
        <translation>das Tramdepot</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>das Viertel {name}</translation>
    </message>
</context>
<context>
    <name>Malformed</name>
    <message>
        <source>{where}: no action is called that.</source>
        <translation>{where}: Keine Aktion heißt so.</translation>
    </message>
    <message>
        <source>{where}: no name may appear twice.</source>
        <translation>{where}: Kein Name darf zweimal vorkommen.</translation>
    </message>
    <message>
        <source>{where}: there is no such entry.</source>
        <translation>{where}: Einen solchen Eintrag gibt es nicht.</translation>
    </message>
    <message>
        <source>{where}: these are too many entries.</source>
        <translation>{where}: Das sind zu viele Einträge.</translation>
    </message>
    <message>
        <source>{where}: this entry is missing.</source>
        <translation>{where}: Dieser Eintrag fehlt.</translation>
    </message>
    <message>
        <source>{where}: this is not as it should be.</source>
        <translation>{where}: Das ist nicht so, wie es sein soll.</translation>
    </message>
    <message>
        <source>{where}: this must be a list of entries, {number} in all.</source>
        <translation>{where}: Das muss eine Liste von insgesamt {number} Einträgen sein.</translation>
    </message>
    <message>
        <source>{where}: this must be a list of whole numbers, {number} in all.</source>
        <translation>{where}: Das muss eine Liste von insgesamt {number} ganzen Zahlen sein.</translation>
    </message>
    <message>
        <source>{where}: this must be a list of whole numbers.</source>
        <translation>{where}: Das muss eine Liste ganzer Zahlen sein.</translation>
    </message>
    <message>
        <source>{where}: this must be a list.</source>
        <translation>{where}: Das muss eine Liste sein.</translation>
    </message>
    <message>
        <source>{where}: this must be a name of at most {number} ordinary characters.</source>
        <extracomment>{number} is how many characters it may have</extracomment>
        <translation>{where}: Das muss ein Name aus höchstens {number} gewöhnlichen Zeichen sein.</translation>
    </message>
    <message>
        <source>{where}: this must be a set of named entries.</source>
        <translation>{where}: Das muss eine Gruppe benannter Einträge sein.</translation>
    </message>
    <message>
        <source>{where}: this must be a text.</source>
        <translation>{where}: Das muss ein Text sein.</translation>
    </message>
    <message>
        <source>{where}: this must be a whole number.</source>
        <extracomment>{where} is a place in a data file, such as lots[3]</extracomment>
        <translation>{where}: Das muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>{where}: this must be an action, an undo or a redo.</source>
        <translation>{where}: Das muss eine Aktion, ein Rückgängig oder ein Wiederholen sein.</translation>
    </message>
    <message>
        <source>{where}: this must be from {least} to {most}.</source>
        <translation>{where}: Das muss zwischen {least} und {most} liegen.</translation>
    </message>
    <message>
        <source>{where}: this must be the level of a bot.</source>
        <extracomment>How well a bot plays</extracomment>
        <translation>{where}: Das muss die Spielstärke eines Bots sein.</translation>
    </message>
    <message>
        <source>{where}: this must be true or false.</source>
        <translation>{where}: Das muss true oder false sein.</translation>
    </message>
    <message>
        <source>{where}: this must be {number}.</source>
        <translation>{where}: Das muss {number} sein.</translation>
    </message>
    <message>
        <source>{where}: this must be “human” or “bot”.</source>
        <translation>{where}: Das muss „human“ oder „bot“ sein.</translation>
    </message>
</context>
<context>
    <name>Money</name>
    <message>
        <source>${number}M</source>
        <extracomment>A sum of money: {number} whole millions of dollars</extracomment>
        <translation>{number}&#xa0;Mio.&#xa0;$</translation>
    </message>
    <message>
        <source>-${number}M</source>
        <extracomment>A debt or a loss: {number} whole millions of dollars</extracomment>
        <translation>−{number}&#xa0;Mio.&#xa0;$</translation>
    </message>
</context>
<context>
    <name>Phrase</name>
    <message>
        <source>At the top</source>
        <extracomment>The outermost place in a data file, where others are called lots[3] or city.districts</extracomment>
        <translation>Ganz oben</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>A player without a name</extracomment>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>{item}: {amount}</source>
        <extracomment>A line of the final account: what for, and how much</extracomment>
        <translation>{item}: {amount}</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <extracomment>The end of a list: &quot;Anna, Bea and Carl&quot;</extracomment>
        <translation>{some} und {last}</translation>
    </message>
    <message>
        <source>{some}, {next}</source>
        <extracomment>A list, all but its last: {some} is the list so far</extracomment>
        <translation>{some}, {next}</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>Action {number} of this match breaks rule {rule}. {reason}</source>
        <translation>Aktion {number} dieser Partie verstößt gegen Regel {rule}. {reason}</translation>
    </message>
    <message>
        <source>No match can begin like this. {reason}</source>
        <translation>So kann keine Partie beginnen. {reason}</translation>
    </message>
    <message>
        <source>Nothing can be saved at “{path}”: the disk is read-only. Save elsewhere.</source>
        <translation>Unter „{path}“ lässt sich nichts speichern: Der Datenträger ist schreibgeschützt. Bitte anderswo speichern.</translation>
    </message>
    <message>
        <source>The board “{board}” of {title} cannot be used. {reason}</source>
        <translation>Der Spielplan „{board}“ von {title} ist nicht zu gebrauchen. {reason}</translation>
    </message>
    <message>
        <source>The disk is full: “{path}” was not saved. Make room, then try again.</source>
        <translation>Der Datenträger ist voll: „{path}“ wurde nicht gespeichert. Bitte Platz schaffen und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The journal “{path}” is damaged from line {line} on. The match goes on from the last action before that.</source>
        <translation>Das Protokoll „{path}“ ist ab Zeile {line} beschädigt. Die Partie geht nach der letzten Aktion davor weiter.</translation>
    </message>
    <message>
        <source>The journal “{path}” is damaged from the start: no match can be recovered.</source>
        <translation>Das Protokoll „{path}“ ist von Anfang an beschädigt: Daraus lässt sich keine Partie retten.</translation>
    </message>
    <message>
        <source>The result in this file does not follow from its actions.</source>
        <translation>Das Ergebnis in dieser Datei passt nicht zu ihren Aktionen.</translation>
    </message>
    <message>
        <source>The set-up of this match breaks rule {rule}. {reason}</source>
        <translation>Der Aufbau dieser Partie verstößt gegen Regel {rule}. {reason}</translation>
    </message>
    <message>
        <source>The setting “{name}” makes no sense and is back to its default.</source>
        <translation>Die Einstellung „{name}“ ergab keinen Sinn und steht wieder auf dem Standardwert.</translation>
    </message>
    <message>
        <source>The system does not permit access to “{path}”. Choose another place.</source>
        <translation>Das System erlaubt keinen Zugriff auf „{path}“. Bitte einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>There is no file “{path}”.</source>
        <translation>Es gibt keine Datei „{path}“.</translation>
    </message>
    <message>
        <source>There is no folder “{path}”.</source>
        <translation>Es gibt keinen Ordner „{path}“.</translation>
    </message>
    <message>
        <source>There is no match in the journal “{path}”.</source>
        <translation>Im Protokoll „{path}“ steht keine Partie.</translation>
    </message>
    <message>
        <source>There is no match in this file: it lacks the mark “{expected}”.</source>
        <translation>In dieser Datei steht keine Partie: Ihr fehlt die Kennung „{expected}“.</translation>
    </message>
    <message>
        <source>This file comes from a newer Big Shot Desktop (format {theirs}, and this one knows up to {ours}). Update the program to open it.</source>
        <extracomment>{theirs} and {ours} are versions of the file format: 3, 2</extracomment>
        <translation>Diese Datei stammt von einem neueren Big Shot Desktop (Format {theirs}; dieses Programm kennt es nur bis {ours}). Zum Öffnen bitte aktualisieren.</translation>
    </message>
    <message>
        <source>This file contains broken characters.</source>
        <translation>Diese Datei enthält beschädigte Zeichen.</translation>
    </message>
    <message>
        <source>This file contains the entry “{key}” twice in one place.</source>
        <translation>Diese Datei enthält den Eintrag „{key}“ zweimal an derselben Stelle.</translation>
    </message>
    <message>
        <source>This file contains too many entries: {most} are the limit.</source>
        <translation>Diese Datei enthält zu viele Einträge: Höchstens {most} sind erlaubt.</translation>
    </message>
    <message>
        <source>This file contains {number}. Only whole numbers of ordinary size belong here.</source>
        <translation>Diese Datei enthält {number}. Hierher gehören nur ganze Zahlen von gewöhnlicher Größe.</translation>
    </message>
    <message>
        <source>This file does not contain what it should. {reason}</source>
        <extracomment>{reason} is a sentence of its own</extracomment>
        <translation>Diese Datei enthält nicht, was sie soll. {reason}</translation>
    </message>
    <message>
        <source>This file is damaged: line {line}, column {column} makes no sense.</source>
        <translation>Diese Datei ist beschädigt: Zeile {line}, Spalte {column} ergibt keinen Sinn.</translation>
    </message>
    <message>
        <source>This file is nested too deeply: {most} levels are the limit.</source>
        <translation>Diese Datei ist zu tief verschachtelt: Höchstens {most} Ebenen sind erlaubt.</translation>
    </message>
    <message>
        <source>This is not a text file, or it is damaged (byte {byte}).</source>
        <translation>Das ist keine Textdatei, oder sie ist beschädigt (Byte {byte}).</translation>
    </message>
    <message>
        <source>This match file is damaged or was changed: its checksum is wrong.</source>
        <translation>Diese Partiedatei ist beschädigt oder wurde verändert: Ihre Prüfsumme stimmt nicht.</translation>
    </message>
    <message>
        <source>This match is already open in another window (journal “{path}”).</source>
        <translation>Diese Partie ist schon in einem anderen Fenster geöffnet (Protokoll „{path}“).</translation>
    </message>
    <message>
        <source>This version of the program knows no game “{game}”.</source>
        <translation>Diese Programmversion kennt kein Spiel „{game}“.</translation>
    </message>
    <message>
        <source>{number} actions are too many: no match can have more than {most}.</source>
        <translation>{number} Aktionen sind zu viele: Mehr als {most} kann keine Partie haben.</translation>
    </message>
    <message>
        <source>{title} has no board “{board}”.</source>
        <extracomment>{title} is a game: &quot;Big Shot&quot;</extracomment>
        <translation>{title} hat keinen Spielplan „{board}“.</translation>
    </message>
    <message>
        <source>“{path}” already exists. Choose another name.</source>
        <translation>„{path}“ gibt es schon. Bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read or saved. The system says: {error}.</source>
        <extracomment>{error} is the operating system&apos;s own message</extracomment>
        <translation>„{path}“ lässt sich nicht lesen oder speichern. Das System meldet: {error}.</translation>
    </message>
    <message>
        <source>“{path}” is not a file.</source>
        <translation>„{path}“ ist keine Datei.</translation>
    </message>
    <message>
        <source>“{path}” is too large: {kilobytes} KB is the limit.</source>
        <translation>„{path}“ ist zu groß: Höchstens {kilobytes} KB sind erlaubt.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>It is {turn}’s turn, not {player}’s.</source>
        <translation>{turn} ist an der Reihe, nicht {player}.</translation>
    </message>
    <message>
        <source>The die is not rolled now: it is {turn}’s turn.</source>
        <translation>Jetzt wird nicht gewürfelt: {turn} ist an der Reihe.</translation>
    </message>
    <message>
        <source>The die must be rolled first.</source>
        <translation>Erst muss gewürfelt werden.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The option “{option_code}” cannot be set to “{value}”.</source>
        <translation>Die Option „{option_code}“ lässt sich nicht auf „{value}“ stellen.</translation>
    </message>
    <message>
        <source>This game has no option “{option_code}”.</source>
        <translation>Dieses Spiel hat keine Option „{option_code}“.</translation>
    </message>
    <message>
        <source>This game is for {least} to {most} players, not for {players_given}.</source>
        <translation>Dieses Spiel ist für {least} bis {most} Spieler, nicht für {players_given}.</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>{rank}. {player}: {total}</source>
        <translation>{rank}. {player}: {total}</translation>
    </message>
    <message>
        <source>{rank}. {player}: {total}, but cannot win</source>
        <translation>{rank}. {player}: {total}, kann aber nicht gewinnen</translation>
    </message>
</context>
</TS>
