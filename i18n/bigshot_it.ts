<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>BigShotColour</name>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>A colour as a party of the game: &quot;Red takes the Grand Hotel&quot;</extracomment>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Giallo</translation>
    </message>
    <message>
        <source>{colour} (nobody’s)</source>
        <extracomment>The colour without a player in a game of three: &quot;Black (nobody’s)&quot;</extracomment>
        <translation>{colour} (il morto)</translation>
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
        <translation>un cubetto nero</translation>
    </message>
    <message>
        <source>a red cube</source>
        <extracomment>The object of &quot;Anna places a red cube in the Grand Hotel&quot;</extracomment>
        <translation>un cubetto rosso</translation>
    </message>
    <message>
        <source>a white cube</source>
        <translation>un cubetto bianco</translation>
    </message>
    <message>
        <source>a yellow cube</source>
        <translation>un cubetto giallo</translation>
    </message>
</context>
<context>
    <name>BigShotCubes</name>
    <message>
        <source>1 black</source>
        <translation>1 nero</translation>
    </message>
    <message>
        <source>1 red</source>
        <extracomment>A part of a list of cubes: &quot;2 yellow, 1 red&quot;</extracomment>
        <translation>1 rosso</translation>
    </message>
    <message>
        <source>1 white</source>
        <translation>1 bianco</translation>
    </message>
    <message>
        <source>1 yellow</source>
        <translation>1 giallo</translation>
    </message>
    <message>
        <source>{number} black</source>
        <translation>{number} neri</translation>
    </message>
    <message>
        <source>{number} red</source>
        <extracomment>{number} is 2 to 7</extracomment>
        <translation>{number} rossi</translation>
    </message>
    <message>
        <source>{number} white</source>
        <translation>{number} bianchi</translation>
    </message>
    <message>
        <source>{number} yellow</source>
        <translation>{number} gialli</translation>
    </message>
</context>
<context>
    <name>BigShotDistrict</name>
    <message>
        <source>Boulevard</source>
        <translation>Corso</translation>
    </message>
    <message>
        <source>Brewery</source>
        <translation>Birrificio</translation>
    </message>
    <message>
        <source>City Hall</source>
        <translation>Municipio</translation>
    </message>
    <message>
        <source>District {number}</source>
        <extracomment>A district while nobody knows which city it belongs to</extracomment>
        <translation>Proprietà {number}</translation>
    </message>
    <message>
        <source>Docks</source>
        <translation>Darsena</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Borsa</translation>
    </message>
    <message>
        <source>Fish Market</source>
        <translation>Mercato del pesce</translation>
    </message>
    <message>
        <source>Grand Hotel</source>
        <translation>Grand Hotel</translation>
    </message>
    <message>
        <source>Mill Row</source>
        <translation>Via del Mulino</translation>
    </message>
    <message>
        <source>North Park</source>
        <translation>Parco Nord</translation>
    </message>
    <message>
        <source>South Park</source>
        <translation>Parco Sud</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>Stazione</translation>
    </message>
    <message>
        <source>Theatre</source>
        <translation>Teatro</translation>
    </message>
    <message>
        <source>Tram Depot</source>
        <translation>Deposito dei tram</translation>
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
        <translation>Parità: {players} tirano di nuovo il dado.</translation>
    </message>
    <message>
        <source>Nobody bids: {player} takes the cubes for nothing.</source>
        <translation>Nessuna offerta: {player} prende i cubetti gratis.</translation>
    </message>
    <message>
        <source>Nobody takes {the_district}: not a single cube went there.</source>
        <translation>Nessuno si aggiudica {the_district}: non c’è neanche un cubetto.</translation>
    </message>
    <message>
        <source>Nobody takes {the_district}: the cubes cancel out ({cubes}).</source>
        <translation>Nessuno si aggiudica {the_district}: i cubetti si annullano ({cubes}).</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: {player} leads.</source>
        <translation>Turno {round} di {rounds}: inizia {player}.</translation>
    </message>
    <message>
        <source>Sold! {rivals} cancel out; {winner} takes {the_district} with a single cube.</source>
        <extracomment>{rivals} is a list of colours: &quot;Red and Yellow&quot;</extracomment>
        <translation>Venduto! {rivals} si annullano; il {winner} si aggiudica {the_district} con un solo cubetto.</translation>
    </message>
    <message>
        <source>Sold! {winner} takes {the_district} unopposed.</source>
        <translation>Venduto! Il {winner} si aggiudica {the_district} senza rivali.</translation>
    </message>
    <message>
        <source>Sold! {winner} takes {the_district} with the most cubes.</source>
        <extracomment>{winner} is a colour and its owner: &quot;White (Anna)&quot;</extracomment>
        <translation>Venduto! Il {winner} si aggiudica {the_district} con più cubetti di tutti.</translation>
    </message>
    <message>
        <source>The match is over, and nobody wins: no player owns enough districts.</source>
        <translation>La partita è finita e non vince nessuno: nessun giocatore ha abbastanza proprietà.</translation>
    </message>
    <message>
        <source>The match is over: {winners} share the win!</source>
        <translation>La partita è finita: {winners} si dividono la vittoria!</translation>
    </message>
    <message>
        <source>The match is over: {winners} wins!</source>
        <translation>La partita è finita: vince {winners}!</translation>
    </message>
    <message>
        <source>{player} bids {amount}.</source>
        <translation>{player} offre {amount}.</translation>
    </message>
    <message>
        <source>{player} cannot pay the winning bid of {amount}: the auction starts again.</source>
        <translation>{player} non può pagare la sua offerta di {amount}: l’asta ricomincia.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} passa.</translation>
    </message>
    <message>
        <source>{player} places {a_cube} {in_district} (now {cubes}).</source>
        <extracomment>&quot;Anna places a red cube in the Grand Hotel (now 2 red, 1 black).&quot;</extracomment>
        <translation>{player} piazza {a_cube} {in_district} (ora {cubes}).</translation>
    </message>
    <message>
        <source>{player} puts all the money on the table: {cash}.</source>
        <translation>{player} mette tutto il denaro sul tavolo: {cash}.</translation>
    </message>
    <message>
        <source>{player} rolls a {pips} for the lead.</source>
        <translation>{player} tira il dado per vedere chi inizia: {pips}.</translation>
    </message>
    <message>
        <source>{player} rolls a {pips}; the broker stops on field {field}. Up for auction: {lot}.</source>
        <extracomment>{lot} and {cubes} are lists of cubes such as &quot;2 red, 1 black&quot;</extracomment>
        <translation>{player} fa {pips}; il broker si ferma sulla casella {field}. All’asta: {lot}.</translation>
    </message>
    <message>
        <source>{player} takes loan number {number} for {colour}: {amount} now, {debt} to repay at the end.</source>
        <translation>{player} prende il prestito n. {number} per il {colour}: {amount} subito, {debt} da restituire alla fine.</translation>
    </message>
    <message>
        <source>{player} takes loan number {number}: {amount} now, {debt} to repay at the end.</source>
        <extracomment>{amount} is what the loan pays out, {debt} what it costs at the end</extracomment>
        <translation>{player} prende il prestito n. {number}: {amount} subito, {debt} da restituire alla fine.</translation>
    </message>
    <message>
        <source>{player} takes no loan.</source>
        <translation>{player} non prende prestiti.</translation>
    </message>
    <message>
        <source>{player} wins the auction for {amount}.</source>
        <translation>{player} vince l’asta con {amount}.</translation>
    </message>
    <message>
        <source>{player} wins the auction; {colour} pays {amount}.</source>
        <translation>{player} vince l’asta; il {colour} paga {amount}.</translation>
    </message>
    <message>
        <source>{rivals} cancel out; {winner} takes {the_district} with a single cube.</source>
        <translation>{rivals} si annullano; il {winner} si aggiudica {the_district} con un solo cubetto.</translation>
    </message>
    <message>
        <source>{winner} takes {the_district} unopposed: {cubes}.</source>
        <translation>Il {winner} si aggiudica {the_district} senza rivali: {cubes}.</translation>
    </message>
    <message>
        <source>{winner} takes {the_district} with the most cubes: {cubes}.</source>
        <translation>Il {winner} si aggiudica {the_district} con più cubetti di tutti: {cubes}.</translation>
    </message>
</context>
<context>
    <name>BigShotInDistrict</name>
    <message>
        <source>in City Hall</source>
        <translation>al Municipio</translation>
    </message>
    <message>
        <source>in Mill Row</source>
        <translation>in Via del Mulino</translation>
    </message>
    <message>
        <source>in North Park</source>
        <extracomment>The end of &quot;Anna places a red cube in the Grand Hotel&quot;</extracomment>
        <translation>nel Parco Nord</translation>
    </message>
    <message>
        <source>in South Park</source>
        <translation>nel Parco Sud</translation>
    </message>
    <message>
        <source>in district {number}</source>
        <translation>nella proprietà {number}</translation>
    </message>
    <message>
        <source>in the Brewery</source>
        <translation>al Birrificio</translation>
    </message>
    <message>
        <source>in the Docks</source>
        <translation>nella Darsena</translation>
    </message>
    <message>
        <source>in the Exchange</source>
        <translation>alla Borsa</translation>
    </message>
    <message>
        <source>in the Fish Market</source>
        <translation>al Mercato del pesce</translation>
    </message>
    <message>
        <source>in the Grand Hotel</source>
        <translation>al Grand Hotel</translation>
    </message>
    <message>
        <source>in the Station</source>
        <translation>alla Stazione</translation>
    </message>
    <message>
        <source>in the Theatre</source>
        <translation>al Teatro</translation>
    </message>
    <message>
        <source>in the Tram Depot</source>
        <translation>al Deposito dei tram</translation>
    </message>
    <message>
        <source>in {name}</source>
        <translation>nella proprietà {name}</translation>
    </message>
    <message>
        <source>on the Boulevard</source>
        <translation>sul Corso</translation>
    </message>
</context>
<context>
    <name>BigShotLine</name>
    <message>
        <source>Cash</source>
        <translation>Denaro</translation>
    </message>
    <message>
        <source>Cash ({colour})</source>
        <translation>Denaro ({colour})</translation>
    </message>
    <message>
        <source>Loans ({colour}), {number} × {debt}</source>
        <translation>Prestiti ({colour}), {number} × {debt}</translation>
    </message>
    <message>
        <source>Loans, {number} × {debt}</source>
        <extracomment>&quot;Loans, 2 × $10M&quot;</extracomment>
        <translation>Prestiti, {number} × {debt}</translation>
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
        <translation>{district} ({colour}), valore raddoppiato dal parco</translation>
    </message>
    <message>
        <source>{district} ({colour}), × {times} with both parks</source>
        <translation>{district} ({colour}), × {times} con entrambi i parchi</translation>
    </message>
    <message>
        <source>{district}, doubled by the park</source>
        <translation>{district}, valore raddoppiato dal parco</translation>
    </message>
    <message>
        <source>{district}, × {times} with both parks</source>
        <translation>{district}, × {times} con entrambi i parchi</translation>
    </message>
</context>
<context>
    <name>BigShotMalformed</name>
    <message>
        <source>{where}: a park can only double districts that have a value.</source>
        <translation>{where}: un parco può raddoppiare solo proprietà che hanno un valore.</translation>
    </message>
    <message>
        <source>{where}: a park must double at least one district.</source>
        <translation>{where}: un parco deve raddoppiare almeno una proprietà.</translation>
    </message>
    <message>
        <source>{where}: the city must have parks, {number} in all.</source>
        <extracomment>{where} is a place in a data file, such as districts[3].doubles</extracomment>
        <translation>{where}: la città deve avere {number} parchi.</translation>
    </message>
</context>
<context>
    <name>BigShotOption</name>
    <message>
        <source>All the money lies open on the table.</source>
        <translation>Tutto il denaro è scoperto sul tavolo.</translation>
    </message>
    <message>
        <source>Allowed, then checked for the match</source>
        <extracomment>Bids above one’s cash</extracomment>
        <translation>Ammesse, poi controllate per la partita</translation>
    </message>
    <message>
        <source>Allowed, then checked for the round</source>
        <extracomment>Bids above one’s cash</extracomment>
        <translation>Ammesse, poi controllate per il turno</translation>
    </message>
    <message>
        <source>Before the auction</source>
        <extracomment>Loans</extracomment>
        <translation>Prima dell’asta</translation>
    </message>
    <message>
        <source>Bids above one’s cash</source>
        <translation>Offerte oltre il proprio denaro</translation>
    </message>
    <message>
        <source>Do players see each other’s money?</source>
        <translation>Si vede il denaro degli altri?</translation>
    </message>
    <message>
        <source>During the auction</source>
        <extracomment>Loans</extracomment>
        <translation>Durante l’asta</translation>
    </message>
    <message>
        <source>Everyone decides in turn before the first bid; after that, no loans.</source>
        <translation>Ognuno decide a turno prima della prima offerta; dopo, niente prestiti.</translation>
    </message>
    <message>
        <source>Hidden money</source>
        <translation>Denaro nascosto</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Prestiti</translation>
    </message>
    <message>
        <source>May players bid more than they can pay?</source>
        <translation>Si può offrire più di quanto si può pagare?</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Hidden money</extracomment>
        <translation>No</translation>
    </message>
    <message>
        <source>Nobody can bid more than the cash in hand.</source>
        <translation>Nessuno può offrire più del denaro che ha in mano.</translation>
    </message>
    <message>
        <source>Once a round, whenever it is the player’s turn to bid.</source>
        <translation>Una volta per turno, al momento di fare un’offerta.</translation>
    </message>
    <message>
        <source>Players see their own money only; a good memory knows the rest.</source>
        <translation>Ognuno vede solo il proprio denaro; chi ha buona memoria sa il resto.</translation>
    </message>
    <message>
        <source>Refused</source>
        <extracomment>Bids above one’s cash</extracomment>
        <translation>Non ammesse</translation>
    </message>
    <message>
        <source>When does the bank lend money?</source>
        <translation>Quando presta denaro la banca?</translation>
    </message>
    <message>
        <source>Whoever wins and cannot pay shows all their money, the auction starts again, and from then on their money lies open and their bids are checked.</source>
        <translation>Chi vince e non può pagare mostra tutto il denaro, l’asta ricomincia e da quel momento il suo denaro resta scoperto e ogni sua offerta viene controllata.</translation>
    </message>
    <message>
        <source>Whoever wins and cannot pay shows all their money, the auction starts again, and their bids are checked for the rest of the round.</source>
        <translation>Chi vince e non può pagare mostra tutto il denaro, l’asta ricomincia e ogni sua offerta viene controllata fino alla fine del turno.</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Hidden money</extracomment>
        <translation>Sì</translation>
    </message>
</context>
<context>
    <name>BigShotRefusal</name>
    <message>
        <source>After the overbid every bid is checked: with {cash} in cash, {amount} is too much.</source>
        <translation>Dopo un’offerta scoperta ogni offerta viene controllata: con {cash} in mano, un’offerta di {amount} è troppo alta.</translation>
    </message>
    <message>
        <source>Already sold: no more cubes {in_district}.</source>
        <translation>Già venduto: niente più cubetti {in_district}.</translation>
    </message>
    <message>
        <source>Each of the two players needs two colours that the other does not have.</source>
        <translation>Ognuno dei due giocatori deve avere due colori che l’altro non ha.</translation>
    </message>
    <message>
        <source>Each player needs one colour that no other player has.</source>
        <translation>Ogni giocatore deve avere un colore che nessun altro ha.</translation>
    </message>
    <message>
        <source>Field {field} must hold {lot_size} cubes of two colours or more.</source>
        <translation>Sulla casella {field} devono esserci {lot_size} cubetti di almeno due colori.</translation>
    </message>
    <message>
        <source>In this match there are no loans once the auction has begun.</source>
        <translation>In questa partita, una volta aperta l’asta, niente prestiti.</translation>
    </message>
    <message>
        <source>Nobody can ever own more than {highest}: {amount} is too much.</source>
        <translation>Nessuno può mai avere più di {highest}: un’offerta di {amount} è troppo alta.</translation>
    </message>
    <message>
        <source>Not now: before the auction everyone takes a loan or goes without.</source>
        <translation>Non ora: prima dell’asta ognuno decide se prendere un prestito.</translation>
    </message>
    <message>
        <source>Not now: first choose the colour that pays.</source>
        <translation>Non ora: prima bisogna scegliere il colore che paga.</translation>
    </message>
    <message>
        <source>Not now: first place the cubes from the auction.</source>
        <translation>Non ora: prima bisogna piazzare i cubetti vinti all’asta.</translation>
    </message>
    <message>
        <source>Not now: the die decides who leads.</source>
        <translation>Non ora: il dado decide chi inizia.</translation>
    </message>
    <message>
        <source>Not now: the die moves the broker.</source>
        <translation>Non ora: il dado muove il broker.</translation>
    </message>
    <message>
        <source>Not now: this is the auction. Bid or pass.</source>
        <translation>Non ora: l’asta è in corso. Bisogna fare un’offerta o passare.</translation>
    </message>
    <message>
        <source>One loan per round is the limit.</source>
        <translation>Un solo prestito per turno.</translation>
    </message>
    <message>
        <source>Players borrow and pay with their own two colours only.</source>
        <translation>Prestiti e pagamenti solo con i propri due colori.</translation>
    </message>
    <message>
        <source>Players borrow for their own colour only.</source>
        <translation>I prestiti si prendono solo per il proprio colore.</translation>
    </message>
    <message>
        <source>The bank has no loan tokens left: nobody can borrow any more.</source>
        <translation>La banca ha finito i certificati di debito: niente più prestiti per nessuno.</translation>
    </message>
    <message>
        <source>The broker stands on one of the fields 1 to {fields}; there is no field {field}.</source>
        <translation>Il broker sta su una delle caselle da 1 a {fields}; la casella {field} non esiste.</translation>
    </message>
    <message>
        <source>The city has no district number {district_number}.</source>
        <translation>La città non ha una proprietà numero {district_number}.</translation>
    </message>
    <message>
        <source>The die shows 1 to 6, never {pips}.</source>
        <translation>Il dado va da 1 a 6, mai {pips}.</translation>
    </message>
    <message>
        <source>The fuller purse holds {cash}: a bid of {amount} is too high, for one purse pays alone.</source>
        <translation>La cassa più ricca contiene {cash}: un’offerta di {amount} è troppo alta, perché paga una cassa sola.</translation>
    </message>
    <message>
        <source>This purse holds {cash} and cannot pay {amount}. The other one must.</source>
        <translation>Questa cassa contiene {cash} e non può pagare {amount}. Deve farlo l’altra.</translation>
    </message>
    <message>
        <source>Too late for a loan: with two players it comes before one’s first bid or pass.</source>
        <translation>Troppo tardi per un prestito: in due si prende prima della propria prima offerta, o prima di passare.</translation>
    </message>
    <message>
        <source>With {cash} in cash, a bid of {amount} is too high. Bid less, pass, or first take a loan if the bank still lends.</source>
        <translation>Con {cash} in mano, un’offerta di {amount} è troppo alta. Bisogna offrire meno, passare o prima prendere un prestito, se la banca ne concede ancora.</translation>
    </message>
    <message>
        <source>{amount} is not enough: the next bid is at least {lowest}.</source>
        <translation>Un’offerta di {amount} non basta: la prossima deve essere di almeno {lowest}.</translation>
    </message>
    <message>
        <source>{colour} already has a loan this round: one per colour is the limit.</source>
        <translation>Il {colour} ha già preso un prestito in questo turno: uno solo per colore.</translation>
    </message>
    <message>
        <source>{colour}: no such cube is left to place.</source>
        <translation>{colour}: non ci sono più cubetti di questo colore da piazzare.</translation>
    </message>
    <message>
        <source>{colour}: there must be {cubes_per_colour} cubes of each colour, not {number}.</source>
        <translation>{colour}: ogni colore deve avere {cubes_per_colour} cubetti, non {number}.</translation>
    </message>
    <message>
        <source>{loans} loans are the limit: the next would pay nothing.</source>
        <translation>{loans} prestiti sono il massimo: il prossimo non renderebbe nulla.</translation>
    </message>
    <message>
        <source>“{option}” belongs to the expert game, which takes three or four players.</source>
        <translation>«{option}» fa parte del gioco per esperti, per tre o quattro giocatori.</translation>
    </message>
</context>
<context>
    <name>BigShotStanding</name>
    <message>
        <source>{rank}. {player}: {total}, but too few districts to win</source>
        <extracomment>Fewer than two districts (with each colour, if there are two): the fortune does not count</extracomment>
        <translation>{rank}. {player}: {total}, ma troppo poche proprietà per vincere</translation>
    </message>
</context>
<context>
    <name>BigShotTheDistrict</name>
    <message>
        <source>City Hall</source>
        <translation>il Municipio</translation>
    </message>
    <message>
        <source>Mill Row</source>
        <translation>Via del Mulino</translation>
    </message>
    <message>
        <source>North Park</source>
        <extracomment>The object of &quot;Red takes the Grand Hotel&quot;</extracomment>
        <translation>il Parco Nord</translation>
    </message>
    <message>
        <source>South Park</source>
        <translation>il Parco Sud</translation>
    </message>
    <message>
        <source>district {number}</source>
        <translation>la proprietà {number}</translation>
    </message>
    <message>
        <source>the Boulevard</source>
        <translation>il Corso</translation>
    </message>
    <message>
        <source>the Brewery</source>
        <translation>il Birrificio</translation>
    </message>
    <message>
        <source>the Docks</source>
        <translation>la Darsena</translation>
    </message>
    <message>
        <source>the Exchange</source>
        <translation>la Borsa</translation>
    </message>
    <message>
        <source>the Fish Market</source>
        <translation>il Mercato del pesce</translation>
    </message>
    <message>
        <source>the Grand Hotel</source>
        <translation>il Grand Hotel</translation>
    </message>
    <message>
        <source>the Station</source>
        <translation>la Stazione</translation>
    </message>
    <message>
        <source>the Theatre</source>
        <translation>il Teatro</translation>
    </message>
    <message>
        <source>the Tram Depot</source>
        <translation>il Deposito dei tram</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>la proprietà {name}</translation>
    </message>
</context>
<context>
    <name>Malformed</name>
    <message>
        <source>{where}: no action is called that.</source>
        <translation>{where}: nessuna azione si chiama così.</translation>
    </message>
    <message>
        <source>{where}: no name may appear twice.</source>
        <translation>{where}: nessun nome può comparire due volte.</translation>
    </message>
    <message>
        <source>{where}: there is no such entry.</source>
        <translation>{where}: questa voce non esiste.</translation>
    </message>
    <message>
        <source>{where}: these are too many entries.</source>
        <translation>{where}: le voci sono troppe.</translation>
    </message>
    <message>
        <source>{where}: this entry is missing.</source>
        <translation>{where}: questa voce manca.</translation>
    </message>
    <message>
        <source>{where}: this is not as it should be.</source>
        <translation>{where}: questo non è come dovrebbe.</translation>
    </message>
    <message>
        <source>{where}: this must be a list of entries, {number} in all.</source>
        <translation>{where}: serve un elenco di {number} voci.</translation>
    </message>
    <message>
        <source>{where}: this must be a list of whole numbers, {number} in all.</source>
        <translation>{where}: serve un elenco di {number} numeri interi.</translation>
    </message>
    <message>
        <source>{where}: this must be a list of whole numbers.</source>
        <translation>{where}: serve un elenco di numeri interi.</translation>
    </message>
    <message>
        <source>{where}: this must be a list.</source>
        <translation>{where}: serve un elenco.</translation>
    </message>
    <message>
        <source>{where}: this must be a name of at most {number} ordinary characters.</source>
        <extracomment>{number} is how many characters it may have</extracomment>
        <translation>{where}: serve un nome di al massimo {number} caratteri normali.</translation>
    </message>
    <message>
        <source>{where}: this must be a set of named entries.</source>
        <translation>{where}: serve un insieme di voci con nome.</translation>
    </message>
    <message>
        <source>{where}: this must be a text.</source>
        <translation>{where}: serve un testo.</translation>
    </message>
    <message>
        <source>{where}: this must be a whole number.</source>
        <extracomment>{where} is a place in a data file, such as lots[3]</extracomment>
        <translation>{where}: serve un numero intero.</translation>
    </message>
    <message>
        <source>{where}: this must be an action, an undo or a redo.</source>
        <translation>{where}: serve un’azione, un annullamento o un ripristino.</translation>
    </message>
    <message>
        <source>{where}: this must be from {least} to {most}.</source>
        <translation>{where}: serve un valore da {least} a {most}.</translation>
    </message>
    <message>
        <source>{where}: this must be the level of a bot.</source>
        <extracomment>How well a bot plays</extracomment>
        <translation>{where}: serve il livello di un bot.</translation>
    </message>
    <message>
        <source>{where}: this must be true or false.</source>
        <translation>{where}: serve true o false.</translation>
    </message>
    <message>
        <source>{where}: this must be {number}.</source>
        <translation>{where}: deve essere {number}.</translation>
    </message>
    <message>
        <source>{where}: this must be “human” or “bot”.</source>
        <translation>{where}: serve «human» o «bot».</translation>
    </message>
</context>
<context>
    <name>Money</name>
    <message>
        <source>${number}M</source>
        <extracomment>A sum of money: {number} whole millions of dollars</extracomment>
        <translation>{number}&#xa0;mln&#xa0;$</translation>
    </message>
    <message>
        <source>-${number}M</source>
        <extracomment>A debt or a loss: {number} whole millions of dollars</extracomment>
        <translation>−{number}&#xa0;mln&#xa0;$</translation>
    </message>
</context>
<context>
    <name>Phrase</name>
    <message>
        <source>At the top</source>
        <extracomment>The outermost place in a data file, where others are called lots[3] or city.districts</extracomment>
        <translation>In cima</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>A player without a name</extracomment>
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>{item}: {amount}</source>
        <extracomment>A line of the final account: what for, and how much</extracomment>
        <translation>{item}: {amount}</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <extracomment>The end of a list: &quot;Anna, Bea and Carl&quot;</extracomment>
        <translation>{some} e {last}</translation>
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
        <translation>L’azione {number} di questa partita viola la regola {rule}. {reason}</translation>
    </message>
    <message>
        <source>No match can begin like this. {reason}</source>
        <translation>Una partita non può cominciare così. {reason}</translation>
    </message>
    <message>
        <source>Nothing can be saved at “{path}”: the disk is read-only. Save elsewhere.</source>
        <translation>Impossibile salvare «{path}»: il disco è di sola lettura. Salvare altrove.</translation>
    </message>
    <message>
        <source>The board “{board}” of {title} cannot be used. {reason}</source>
        <translation>Il tavoliere «{board}» di {title} è inutilizzabile. {reason}</translation>
    </message>
    <message>
        <source>The disk is full: “{path}” was not saved. Make room, then try again.</source>
        <translation>Il disco è pieno: «{path}» non è stato salvato. Fare spazio e riprovare.</translation>
    </message>
    <message>
        <source>The journal “{path}” is damaged from line {line} on. The match goes on from the last action before that.</source>
        <translation>Il registro «{path}» è danneggiato dalla riga {line} in poi. La partita riprende dall’ultima azione precedente.</translation>
    </message>
    <message>
        <source>The journal “{path}” is damaged from the start: no match can be recovered.</source>
        <translation>Il registro «{path}» è danneggiato fin dall’inizio: nessuna partita può essere recuperata.</translation>
    </message>
    <message>
        <source>The result in this file does not follow from its actions.</source>
        <translation>Il risultato in questo file non corrisponde alle sue azioni.</translation>
    </message>
    <message>
        <source>The set-up of this match breaks rule {rule}. {reason}</source>
        <translation>La preparazione di questa partita viola la regola {rule}. {reason}</translation>
    </message>
    <message>
        <source>The setting “{name}” makes no sense and is back to its default.</source>
        <translation>L’impostazione «{name}» non aveva senso ed è tornata al valore predefinito.</translation>
    </message>
    <message>
        <source>The system does not permit access to “{path}”. Choose another place.</source>
        <translation>Il sistema non permette l’accesso a «{path}». Scegliere un altro posto.</translation>
    </message>
    <message>
        <source>There is no file “{path}”.</source>
        <translation>Il file «{path}» non esiste.</translation>
    </message>
    <message>
        <source>There is no folder “{path}”.</source>
        <translation>La cartella «{path}» non esiste.</translation>
    </message>
    <message>
        <source>There is no match in the journal “{path}”.</source>
        <translation>Nel registro «{path}» non c’è nessuna partita.</translation>
    </message>
    <message>
        <source>There is no match in this file: it lacks the mark “{expected}”.</source>
        <translation>In questo file non c’è nessuna partita: manca il contrassegno «{expected}».</translation>
    </message>
    <message>
        <source>This file comes from a newer Big Shot Desktop (format {theirs}, and this one knows up to {ours}). Update the program to open it.</source>
        <extracomment>{theirs} and {ours} are versions of the file format: 3, 2</extracomment>
        <translation>Questo file viene da una versione più recente di Big Shot Desktop (formato {theirs}; questa arriva a {ours}). Aggiornare il programma per aprirlo.</translation>
    </message>
    <message>
        <source>This file contains broken characters.</source>
        <translation>Questo file contiene caratteri corrotti.</translation>
    </message>
    <message>
        <source>This file contains the entry “{key}” twice in one place.</source>
        <translation>Questo file contiene due volte la voce «{key}» nello stesso punto.</translation>
    </message>
    <message>
        <source>This file contains too many entries: {most} are the limit.</source>
        <translation>Questo file contiene troppe voci: {most} al massimo.</translation>
    </message>
    <message>
        <source>This file contains {number}. Only whole numbers of ordinary size belong here.</source>
        <translation>Questo file contiene {number}. Qui vanno solo numeri interi di grandezza normale.</translation>
    </message>
    <message>
        <source>This file does not contain what it should. {reason}</source>
        <extracomment>{reason} is a sentence of its own</extracomment>
        <translation>Questo file non contiene ciò che dovrebbe. {reason}</translation>
    </message>
    <message>
        <source>This file is damaged: line {line}, column {column} makes no sense.</source>
        <translation>Questo file è danneggiato: la riga {line}, colonna {column}, non ha senso.</translation>
    </message>
    <message>
        <source>This file is nested too deeply: {most} levels are the limit.</source>
        <translation>Questo file è annidato troppo in profondità: {most} livelli al massimo.</translation>
    </message>
    <message>
        <source>This is not a text file, or it is damaged (byte {byte}).</source>
        <translation>Questo non è un file di testo, oppure è danneggiato (byte {byte}).</translation>
    </message>
    <message>
        <source>This match file is damaged or was changed: its checksum is wrong.</source>
        <translation>Questo file di partita è danneggiato o è stato modificato: la somma di controllo è sbagliata.</translation>
    </message>
    <message>
        <source>This match is already open in another window (journal “{path}”).</source>
        <translation>Questa partita è già aperta in un’altra finestra (registro «{path}»).</translation>
    </message>
    <message>
        <source>This version of the program knows no game “{game}”.</source>
        <translation>Questa versione del programma non conosce nessun gioco «{game}».</translation>
    </message>
    <message>
        <source>{number} actions are too many: no match can have more than {most}.</source>
        <translation>{number} azioni sono troppe: nessuna partita può averne più di {most}.</translation>
    </message>
    <message>
        <source>{title} has no board “{board}”.</source>
        <extracomment>{title} is a game: &quot;Big Shot&quot;</extracomment>
        <translation>{title} non ha nessun tavoliere «{board}».</translation>
    </message>
    <message>
        <source>“{path}” already exists. Choose another name.</source>
        <translation>«{path}» esiste già. Scegliere un altro nome.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read or saved. The system says: {error}.</source>
        <extracomment>{error} is the operating system&apos;s own message</extracomment>
        <translation>Impossibile leggere o salvare «{path}». Il sistema segnala: {error}.</translation>
    </message>
    <message>
        <source>“{path}” is not a file.</source>
        <translation>«{path}» non è un file.</translation>
    </message>
    <message>
        <source>“{path}” is too large: {kilobytes} KB is the limit.</source>
        <translation>«{path}» è troppo grande: {kilobytes} KB al massimo.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>It is {turn}’s turn, not {player}’s.</source>
        <translation>Deve giocare {turn}, non {player}.</translation>
    </message>
    <message>
        <source>The die is not rolled now: it is {turn}’s turn.</source>
        <translation>Ora non si tira il dado: deve giocare {turn}.</translation>
    </message>
    <message>
        <source>The die must be rolled first.</source>
        <translation>Prima bisogna tirare il dado.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The option “{option_code}” cannot be set to “{value}”.</source>
        <translation>L’opzione «{option_code}» non accetta il valore «{value}».</translation>
    </message>
    <message>
        <source>This game has no option “{option_code}”.</source>
        <translation>Questo gioco non ha un’opzione «{option_code}».</translation>
    </message>
    <message>
        <source>This game is for {least} to {most} players, not for {players_given}.</source>
        <translation>Questo gioco è per {least}–{most} giocatori, non per {players_given}.</translation>
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
        <translation>{rank}. {player}: {total}, ma non può vincere</translation>
    </message>
</context>
</TS>
