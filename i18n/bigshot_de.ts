<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Big Shot Desktop</source>
        <translation>Über Big Shot Desktop</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Über Qt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>It is free software under the MIT licence: use it, change it and pass it on. It comes without any warranty.</source>
        <translation>Die Software ist frei und steht unter der MIT-Lizenz: Sie darf benutzt, verändert und weitergegeben werden. Eine Garantie gibt es nicht.</translation>
    </message>
    <message>
        <source>It uses Qt {version} and PySide6 under the GNU Lesser General Public License, version 3. They are separate, unchanged libraries, and you may replace them with your own.</source>
        <translation>Das Programm verwendet Qt {version} und PySide6 unter der GNU Lesser General Public License, Version 3. Beide sind eigenständige, unveränderte Bibliotheken und dürfen durch eigene ersetzt werden.</translation>
    </message>
    <message>
        <source>Its letters are Barlow and Big Shot Deco, an adaptation of Josefin Sans; both come under the SIL Open Font License 1.1.</source>
        <translation>Die Schriften sind Barlow und Big Shot Deco, eine Bearbeitung von Josefin Sans; beide stehen unter der SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>This is an unofficial adaptation. It has no connection with the authors or the publishers of the board games; all its texts, boards and pictures are its own.</source>
        <translation>Dies ist eine inoffizielle Umsetzung, ohne Verbindung zu den Autoren und Verlagen der Brettspiele; jeder Text, jeder Spielplan und jedes Bild ist eigens dafür entstanden.</translation>
    </message>
    <message>
        <source>Three board games for your desktop: alone against bots, or with family and friends around one screen.</source>
        <translation>Drei Brettspiele für den Computer: allein gegen Bots oder mit Familie und Freunden rund um den Spielplan auf dem Bildschirm.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Since your turn: {sentences}</source>
        <extracomment>{sentences} are complete sentences about what others did</extracomment>
        <translation>Inzwischen: {sentences}</translation>
    </message>
</context>
<context>
    <name>ActionButton</name>
    <message>
        <source>{text} (key: {key})</source>
        <translation>{text} (Taste: {key})</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>Accept {share}</source>
        <extracomment>Says yes to an offer; {share} is a number of millions</extracomment>
        <translation>{share} annehmen</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Says no to {proposer}, which ends the offer</source>
        <translation>Sagt Nein zu {proposer}; damit ist das Angebot vom Tisch</translation>
    </message>
    <message>
        <source>Says yes to {proposer}: {share} for {player}</source>
        <translation>Sagt Ja zu {proposer}: {share} für {player}</translation>
    </message>
    <message>
        <source>Takes the offer back</source>
        <translation>Nimmt das Angebot zurück</translation>
    </message>
    <message>
        <source>Takes the yes to {proposer} back, which ends the offer</source>
        <translation>Nimmt das Ja zu {proposer} zurück; damit ist das Angebot vom Tisch</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Ja zurücknehmen</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>{player} accepts {share}</source>
        <translation>{player} nimmt {share} an</translation>
    </message>
    <message>
        <source>{player} declines</source>
        <translation>{player} lehnt ab</translation>
    </message>
    <message>
        <source>{player} thinks again</source>
        <translation>{player} nimmt das Ja zurück</translation>
    </message>
    <message>
        <source>{player} withdraws</source>
        <translation>{player} zieht zurück</translation>
    </message>
</context>
<context>
    <name>AuctionPanel</name>
    <message>
        <source>+{raise_by}</source>
        <translation>+{raise_by}</translation>
    </message>
    <message>
        <source>From {lowest} to {highest}</source>
        <translation>Von {lowest} bis {highest}</translation>
    </message>
    <message>
        <source>Takes you out of this auction</source>
        <translation>Aus dieser Auktion aussteigen</translation>
    </message>
    <message>
        <source>You could not pay this</source>
        <translation>Dafür reicht das Bargeld nicht</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Eigenes Gebot</translation>
    </message>
</context>
<context>
    <name>AuctionState</name>
    <message>
        <source>On offer</source>
        <extracomment>A heading before the cubes that are auctioned</extracomment>
        <translation>Zur Auktion</translation>
    </message>
    <message>
        <source>Standing bid</source>
        <translation>Höchstgebot</translation>
    </message>
    <message>
        <source>Still in</source>
        <extracomment>A heading before the players who have not passed in this auction</extracomment>
        <translation>Noch dabei</translation>
    </message>
    <message>
        <source>Your cash</source>
        <translation>Bargeld</translation>
    </message>
    <message>
        <source>Your cash: {cash}</source>
        <translation>Eigenes Bargeld: {cash}</translation>
    </message>
    <message>
        <source>none yet</source>
        <extracomment>In place of the standing bid, before anybody has bid</extracomment>
        <translation>noch keins</translation>
    </message>
    <message>
        <source>{player} has passed</source>
        <translation>{player} hat gepasst</translation>
    </message>
    <message>
        <source>{player} is still in</source>
        <translation>{player} ist noch dabei</translation>
    </message>
    <message>
        <source>{player} is to speak</source>
        <extracomment>It is this player&apos;s turn to bid or to pass</extracomment>
        <translation>{player} ist an der Reihe</translation>
    </message>
</context>
<context>
    <name>BagPanel</name>
    <message>
        <source>Draw from the bag</source>
        <extracomment>A tile out of a bag: the part of a building that is to be built now, or a journalist</extracomment>
        <translation>Aus dem Beutel ziehen</translation>
    </message>
</context>
<context>
    <name>BigShotAction</name>
    <message>
        <source>Bid {amount}</source>
        <extracomment>What a player could do, in a list or on a button</extracomment>
        <translation>{amount} bieten</translation>
    </message>
    <message>
        <source>Let {colour} pay</source>
        <extracomment>The purse of this colour pays what was bid</extracomment>
        <translation>{colour} zahlen lassen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}</source>
        <extracomment>&quot;Place a red cube in the Grand Hotel&quot;</extracomment>
        <translation>{a_cube} {in_district} legen</translation>
    </message>
    <message>
        <source>Take a loan</source>
        <translation>Einen Kredit aufnehmen</translation>
    </message>
    <message>
        <source>Take a loan for {colour}</source>
        <translation>Einen Kredit für {colour} aufnehmen</translation>
    </message>
    <message>
        <source>Take no loan</source>
        <translation>Keinen Kredit aufnehmen</translation>
    </message>
</context>
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
    <name>BigShotMoney</name>
    <message>
        <source>${number}M</source>
        <extracomment>A sum of money: {number} whole millions of dollars</extracomment>
        <translation>{number}&#xa0;Mio.&#xa0;$</translation>
    </message>
    <message>
        <source>+${number}M</source>
        <extracomment>What a bot expects to win</extracomment>
        <translation>+{number}&#xa0;Mio.&#xa0;$</translation>
    </message>
    <message>
        <source>-${number}M</source>
        <extracomment>A debt or a loss: {number} whole millions of dollars</extracomment>
        <translation>−{number}&#xa0;Mio.&#xa0;$</translation>
    </message>
    <message>
        <source>±${number}M</source>
        <extracomment>What a bot expects where it is neither; {number} is 0</extracomment>
        <translation>±{number}&#xa0;Mio.&#xa0;$</translation>
    </message>
    <message>
        <source>−${number}M</source>
        <extracomment>What a bot expects to lose</extracomment>
        <translation>−{number}&#xa0;Mio.&#xa0;$</translation>
    </message>
</context>
<context>
    <name>BigShotOffer</name>
    <message>
        <source>The broker starts on</source>
        <translation>Startfeld des Maklers</translation>
    </message>
    <message>
        <source>any field</source>
        <translation>beliebiges Feld</translation>
    </message>
    <message>
        <source>field {number}</source>
        <translation>Feld {number}</translation>
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
    <name>BigShotOutcome</name>
    <message>
        <source>No cube has been placed {in_district} yet.</source>
        <extracomment>{in_district} has the form of &quot;Anna places a cube in the Grand Hotel&quot;</extracomment>
        <translation>Bisher wurde kein Stein {in_district} gelegt.</translation>
    </message>
    <message>
        <source>Nobody owns {the_district}.</source>
        <translation>Niemand besitzt {the_district}.</translation>
    </message>
    <message>
        <source>Sold: {owner} gets {the_district} with the most cubes ({worth}).</source>
        <extracomment>What a cube would do. {owner} is a colour and its owner: &quot;White (Anna)&quot;; {worth} is &quot;$21M&quot; or the like</extracomment>
        <translation>Verkauft: {owner} bekommt {the_district} mit den meisten Steinen ({worth}).</translation>
    </message>
    <message>
        <source>Sold: {tied} cancel out, and {owner} gets {the_district} with a single cube ({worth}).</source>
        <extracomment>{tied} is a list of colours: &quot;Red and Yellow&quot;</extracomment>
        <translation>Verkauft: {tied} heben sich auf, und {owner} bekommt {the_district} mit einem einzigen Stein ({worth}).</translation>
    </message>
    <message>
        <source>{owner} goes ahead for {the_district} ({worth}).</source>
        <extracomment>{the_district} has the form of &quot;Red takes the Grand Hotel&quot;: &quot;for the Grand Hotel&quot;</extracomment>
        <translation>{owner} geht im Rennen um {the_district} in Führung ({worth}).</translation>
    </message>
    <message>
        <source>{owner} is ahead for {the_district} ({worth}).</source>
        <translation>{owner} führt im Rennen um {the_district} ({worth}).</translation>
    </message>
    <message>
        <source>{owner} owns {the_district} ({worth}).</source>
        <translation>{owner} besitzt {the_district} ({worth}).</translation>
    </message>
    <message>
        <source>{owner} stays ahead for {the_district} ({worth}).</source>
        <translation>{owner} bleibt im Rennen um {the_district} vorn ({worth}).</translation>
    </message>
    <message>
        <source>{tied} cancel out: nobody is ahead for {the_district}.</source>
        <translation>{tied} heben sich auf: Niemand führt im Rennen um {the_district}.</translation>
    </message>
    <message>
        <source>{tied} cancel out: {owner} is ahead for {the_district} ({worth}).</source>
        <translation>{tied} heben sich auf: {owner} führt im Rennen um {the_district} ({worth}).</translation>
    </message>
</context>
<context>
    <name>BigShotPrompt</name>
    <message>
        <source>{player}: bid {lowest} or more, or pass.</source>
        <extracomment>{lowest} is an amount of money</extracomment>
        <translation>{player}: mindestens {lowest} bieten oder passen.</translation>
    </message>
    <message>
        <source>{player}: bid {lowest} or pass.</source>
        <translation>{player}: {lowest} bieten oder passen.</translation>
    </message>
    <message>
        <source>{player}: choose the colour that pays {amount}.</source>
        <translation>{player}: die Farbe wählen, die {amount} zahlt.</translation>
    </message>
    <message>
        <source>{player}: no higher bid is possible, so pass.</source>
        <translation>{player}: Ein höheres Gebot ist nicht möglich, also passen.</translation>
    </message>
    <message>
        <source>{player}: place the cubes from the auction ({cubes}).</source>
        <extracomment>{cubes} is a list of cubes such as &quot;2 red, 1 black&quot;</extracomment>
        <translation>{player}: die Steine aus der Auktion verteilen ({cubes}).</translation>
    </message>
    <message>
        <source>{player}: place the last cube ({cubes}).</source>
        <translation>{player}: den letzten Stein legen ({cubes}).</translation>
    </message>
    <message>
        <source>{player}: raise to {lowest} or more, or pass.</source>
        <translation>{player}: auf mindestens {lowest} erhöhen oder passen.</translation>
    </message>
    <message>
        <source>{player}: raise to {lowest} or pass.</source>
        <translation>{player}: auf {lowest} erhöhen oder passen.</translation>
    </message>
    <message>
        <source>{player}: take a loan before the auction, or go without.</source>
        <translation>{player}: vor der Auktion einen Kredit aufnehmen oder darauf verzichten.</translation>
    </message>
    <message>
        <source>{player}: too little cash for {lowest}; take a loan first, or pass.</source>
        <extracomment>There is not enough cash for a bid</extracomment>
        <translation>{player}: zu wenig Bargeld für {lowest}; erst einen Kredit aufnehmen oder passen.</translation>
    </message>
    <message>
        <source>{roller}: roll the die for the lead.</source>
        <extracomment>What a player must do now: an invitation, the player&apos;s name first</extracomment>
        <translation>{roller}: um den Start würfeln.</translation>
    </message>
    <message>
        <source>{roller}: roll the die to move the broker.</source>
        <translation>{roller}: würfeln und den Makler ziehen.</translation>
    </message>
</context>
<context>
    <name>BigShotReason</name>
    <message>
        <source>A park doubles {the_district}</source>
        <translation>Ein Park verdoppelt {the_district}</translation>
    </message>
    <message>
        <source>A park doubles {the_district} ({colour})</source>
        <translation>Ein Park verdoppelt {the_district} ({colour})</translation>
    </message>
    <message>
        <source>Blocks {player} from {the_district}</source>
        <extracomment>&quot;Blocks Bea from the Docks&quot;</extracomment>
        <translation>Macht {player} {the_district} streitig</translation>
    </message>
    <message>
        <source>Blocks {player} from {the_district} ({colour})</source>
        <translation>Macht {player} {the_district} streitig ({colour})</translation>
    </message>
    <message>
        <source>Completes {the_district}</source>
        <extracomment>A part of what a bot expects, in a list; its amount stands beside it</extracomment>
        <translation>Holt sich {the_district}</translation>
    </message>
    <message>
        <source>Cost of loan number {number}</source>
        <translation>Kosten von Kredit Nr. {number}</translation>
    </message>
    <message>
        <source>Cost of loan number {number} for {colour}</source>
        <translation>Kosten von Kredit Nr. {number} für {colour}</translation>
    </message>
    <message>
        <source>Districts needed to win</source>
        <extracomment>With fewer than two districts nobody can win</extracomment>
        <translation>Nötige Viertel für den Sieg</translation>
    </message>
    <message>
        <source>Districts needed to win ({colour})</source>
        <translation>Nötige Viertel für den Sieg ({colour})</translation>
    </message>
    <message>
        <source>Doubling by a park</source>
        <translation>Verdopplung durch einen Park</translation>
    </message>
    <message>
        <source>Doubling by {the_district}</source>
        <extracomment>{the_district} is a park: &quot;Doubling by North Park&quot;</extracomment>
        <translation>Verdopplung durch {the_district}</translation>
    </message>
    <message>
        <source>Doubling by {the_district} ({colour})</source>
        <translation>Verdopplung durch {the_district} ({colour})</translation>
    </message>
    <message>
        <source>Helps {player} to get {the_district}</source>
        <translation>Hilft {player}, {the_district} zu bekommen</translation>
    </message>
    <message>
        <source>Helps {player} to get {the_district} ({colour})</source>
        <translation>Hilft {player}, {the_district} zu bekommen ({colour})</translation>
    </message>
    <message>
        <source>Money for later auctions</source>
        <translation>Geld für spätere Auktionen</translation>
    </message>
    <message>
        <source>Price of the cubes ({price})</source>
        <extracomment>{price} is what they may cost</extracomment>
        <translation>Preis der Steine ({price})</translation>
    </message>
    <message>
        <source>Prospects for {the_district}</source>
        <extracomment>&quot;Prospects for the Grand Hotel&quot;: how likely it is to be won</extracomment>
        <translation>Aussichten auf {the_district}</translation>
    </message>
    <message>
        <source>Prospects for {the_district} ({colour})</source>
        <translation>Aussichten auf {the_district} ({colour})</translation>
    </message>
    <message>
        <source>{colour} completes {the_district}</source>
        <translation>{colour} holt sich {the_district}</translation>
    </message>
    <message>
        <source>{player} takes {the_district}</source>
        <translation>{player} bekommt {the_district}</translation>
    </message>
    <message>
        <source>{player} takes {the_district} ({colour})</source>
        <translation>{player} bekommt {the_district} ({colour})</translation>
    </message>
    <message>
        <source>{player} would pay {price} for the cubes</source>
        <extracomment>{price} is a guess</extracomment>
        <translation>{player} würde {price} für die Steine zahlen</translation>
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
    <name>BigShotTable</name>
    <message>
        <source>Auction fields</source>
        <translation>Auktionsfelder</translation>
    </message>
    <message>
        <source>Districts</source>
        <translation>Viertel</translation>
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
    <name>BigShotWorth</name>
    <message>
        <source>a park</source>
        <translation>ein Park</translation>
    </message>
    <message>
        <source>a park that doubles {amount}</source>
        <extracomment>{amount} is the value of the colour&apos;s districts beside the park</extracomment>
        <translation>ein Park, der {amount} verdoppelt</translation>
    </message>
    <message>
        <source>{amount}</source>
        <extracomment>What a district is worth to a colour, in brackets: {amount} is a sum of money</extracomment>
        <translation>{amount}</translation>
    </message>
    <message>
        <source>{amount} with a park</source>
        <translation>{amount} dank eines Parks</translation>
    </message>
    <message>
        <source>{amount} with both parks</source>
        <translation>{amount} dank beider Parks</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>A picture of the board. Press F6 to have the same as a table.</source>
        <translation>Ein Bild des Spielplans. Mit F6 erscheint dasselbe als Tabelle.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
</context>
<context>
    <name>BuildingPanel</name>
    <message>
        <source>Square</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>{square} · {zone}</source>
        <extracomment>A square of the map and the zone it lies in: &quot;D7 · Asia&quot;</extracomment>
        <translation>{square} · {zone}</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>In hand: {number}</source>
        <extracomment>How many councillors of a value a player holds</extracomment>
        <translation>Auf der Hand: {number}</translation>
    </message>
</context>
<context>
    <name>ChainsModel</name>
    <message>
        <source>Chain</source>
        <translation>Kette</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Risiko</translation>
    </message>
    <message>
        <source>Costs you</source>
        <translation>Zu zahlen</translation>
    </message>
    <message>
        <source>How likely it is to be swallowed before your next turn</source>
        <translation>Wie wahrscheinlich es ist, dass sie vor dem nächsten eigenen Zug geschluckt wird</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Value falls by</source>
        <translation>Wertverlust</translation>
    </message>
</context>
<context>
    <name>ChartBox</name>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Zeichnungen</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>Save the chart…</source>
        <translation>Diagramm speichern…</translation>
    </message>
    <message>
        <source>Show as</source>
        <translation>Zeigen als</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
</context>
<context>
    <name>CityScene</name>
    <message>
        <source>Click to roll the die</source>
        <translation>Zum Würfeln klicken</translation>
    </message>
    <message>
        <source>Field {number}</source>
        <translation>Feld {number}</translation>
    </message>
    <message>
        <source>Field {number}: a roll of {pips} leads here</source>
        <translation>Feld {number}: Eine {pips} führt hierher</translation>
    </message>
    <message>
        <source>No sale</source>
        <translation>Herrenlos</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Verkauft</translation>
    </message>
    <message>
        <source>{district}: {standing}</source>
        <translation>{district}: {standing}</translation>
    </message>
</context>
<context>
    <name>ClockStrip</name>
    <message>
        <source>Sand-glass: {time} left</source>
        <extracomment>The sand-glass that ends the talk; {time} is minutes and seconds: &quot;1:05&quot;</extracomment>
        <translation>Sanduhr: noch {time}</translation>
    </message>
    <message>
        <source>Time is up</source>
        <extracomment>The sand-glass that ends the talk is empty</extracomment>
        <translation>Die Zeit ist um</translation>
    </message>
    <message>
        <source>{player} is about to speak</source>
        <extracomment>A bot that has waited for people to speak first</extracomment>
        <translation>{player} will etwas sagen</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>CoverPanel</name>
    <message>
        <source>Brings exactly the {rest} owed.</source>
        <translation>Bringt genau die nötigen {rest}.</translation>
    </message>
    <message>
        <source>Brings {covers} for the {rest} owed; change {change}.</source>
        <translation>Bringt {covers}, nötig sind {rest}; Rückgeld: {change}.</translation>
    </message>
    <message>
        <source>Brings {covers} for the {rest} owed; you could keep {shares}.</source>
        <extracomment>{shares} are some shares of one company: &quot;You could keep 1 red share&quot;</extracomment>
        <translation>Bringt {covers}, nötig sind {rest}. Entbehrlich: {shares}.</translation>
    </message>
    <message>
        <source>Brings {covers} of the {rest} owed; {missing} is missing.</source>
        <translation>Bringt {covers}, nötig sind {rest}: Es fehlen noch {missing}.</translation>
    </message>
    <message>
        <source>Choose yourself</source>
        <translation>Selbst wählen</translation>
    </message>
    <message>
        <source>Just enough</source>
        <extracomment>A heading before choices of shares that cover a loss</extracomment>
        <translation>Gerade genug</translation>
    </message>
    <message>
        <source>Sell these</source>
        <translation>Verkaufen</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <extracomment>Goes back to the choices of shares that just cover a loss</extracomment>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>half of {worth}</source>
        <extracomment>What the bank gives for shares in a forced sale: half of a sum</extracomment>
        <translation>Hälfte von {worth}</translation>
    </message>
    <message>
        <source>half of {worth}, change {change}</source>
        <extracomment>The same, and what it pays back of that</extracomment>
        <translation>Hälfte von {worth}, Rückgeld {change}</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Continue playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Every action is on the disk before it is shown, so nothing is lost. You can go on playing, or quit and continue later from the home page. The report below helps to mend the fault.</source>
        <translation>Jede Aktion wird gespeichert, bevor sie zu sehen ist; verloren ist also nichts. Die Partie kann weitergehen, jetzt gleich oder später von der Startseite aus. Der Bericht unten hilft, den Fehler zu beheben.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Bericht speichern…</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Something went wrong; your match is safe</source>
        <translation>Etwas ist schiefgegangen; die Partie ist in Sicherheit</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>I’m here</source>
        <extracomment>The answer to &quot;Anna, are you there?&quot;</extracomment>
        <translation>Ich bin da</translation>
    </message>
    <message>
        <source>What follows is for your eyes only.</source>
        <translation>Was jetzt kommt, geht sonst niemanden etwas an.</translation>
    </message>
    <message>
        <source>{player}, are you there?</source>
        <translation>Ist {player} da?</translation>
    </message>
</context>
<context>
    <name>DistrictsModel</name>
    <message>
        <source>A park: doubles its owner’s districts beside it</source>
        <translation>Ein Park: verdoppelt benachbarte Viertel im selben Besitz</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>District</source>
        <translation>Viertel</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Nobody’s</source>
        <translation>Herrenlos</translation>
    </message>
    <message>
        <source>Sold: {colour}</source>
        <translation>Verkauft: {colour}</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>{colour} leads</source>
        <translation>{colour} führt</translation>
    </message>
    <message>
        <source>{number} of {most}</source>
        <translation>{number} von {most}</translation>
    </message>
    <message>
        <source>{value} × {times}</source>
        <translation>{value} × {times}</translation>
    </message>
    <message>
        <source>× 2</source>
        <translation>× 2</translation>
    </message>
</context>
<context>
    <name>EndSheet</name>
    <message>
        <source>Final account</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Play the same deal again</source>
        <translation>Revanche mit gleichem Aufbau</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
    <message>
        <source>The same players, the same deal, the same dice</source>
        <translation>Dieselben Spieler, derselbe Aufbau, dieselben Würfelwürfe</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>The match is over: {winners} share the win!</source>
        <translation>Die Partie ist zu Ende: {winners} teilen sich den Sieg!</translation>
    </message>
    <message>
        <source>The match is over: {winners} wins!</source>
        <translation>Die Partie ist zu Ende: {winners} gewinnt!</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>At the table soon; today bots play it on the command line.</source>
        <translation>Bald auch am Tisch; bis dahin spielen es Bots auf der Kommandozeile.</translation>
    </message>
    <message>
        <source>Bid for lots, place your cubes and own the city’s best districts.</source>
        <translation>Steine ersteigern, geschickt verteilen und sich die besten Viertel der Stadt sichern.</translation>
    </message>
    <message>
        <source>Build companies, trade their shares and swallow the weaker ones.</source>
        <translation>Firmen aufbauen, mit Aktien handeln und schwächere Firmen schlucken.</translation>
    </message>
    <message>
        <source>Choose who plays, and how</source>
        <translation>Mitspieler und Varianten wählen</translation>
    </message>
    <message>
        <source>For {least} to {most} players</source>
        <translation>Für {least} bis {most} Spieler</translation>
    </message>
    <message>
        <source>Haggle, share and vote while a village is being built over.</source>
        <translation>Feilschen, teilen und abstimmen, während ein Dorf zugebaut wird.</translation>
    </message>
    <message>
        <source>New match of {game}</source>
        <translation>Neue Partie {game}</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Neue Partie…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game} spielen</translation>
    </message>
    <message>
        <source>You against three bots, right now</source>
        <translation>Sofort los: allein gegen drei Bots</translation>
    </message>
</context>
<context>
    <name>HandModel</name>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Councillors</source>
        <translation>Stadträte</translation>
    </message>
    <message>
        <source>Councillors of value {value}</source>
        <translation>Stadträte mit dem Wert {value}</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>Auf der Hand</translation>
    </message>
    <message>
        <source>Pushed forward</source>
        <translation>Vorgeschoben</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>Hidden</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>A match file from anywhere</source>
        <translation>Eine Partiedatei von beliebigem Ort</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Match files</source>
        <translation>Partiedateien</translation>
    </message>
    <message>
        <source>Matches kept on this computer</source>
        <translation>Gespeicherte Partien auf diesem Computer</translation>
    </message>
    <message>
        <source>Open a match…</source>
        <translation>Partie öffnen…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Does anything that is allowed.</source>
        <translation>Tut irgendetwas, was erlaubt ist.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Plays as well as it can, and takes the most time for it.</source>
        <translation>Spielt so gut wie möglich und nimmt sich dafür am meisten Zeit.</translation>
    </message>
    <message>
        <source>Plays sensibly, but misjudges and slips.</source>
        <translation>Spielt vernünftig, verschätzt sich aber und macht Fehler.</translation>
    </message>
    <message>
        <source>Plays soundly, without looking far ahead.</source>
        <translation>Spielt solide, ohne weit vorauszudenken.</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>How well a bot plays, from the weakest to the strongest</extracomment>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Thinks ahead before every decision.</source>
        <translation>Denkt vor jeder Entscheidung voraus.</translation>
    </message>
</context>
<context>
    <name>LineChart</name>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Press the left and right arrow keys to hear the figures.</source>
        <translation>Die Pfeiltasten links und rechts sagen die Zahlen an.</translation>
    </message>
</context>
<context>
    <name>LoanButtons</name>
    <message>
        <source>pays {paid} now, costs {debt} at the end</source>
        <extracomment>Of a loan: what it pays and what it costs, below &quot;Take a loan&quot;</extracomment>
        <translation>bringt jetzt {paid}, kostet am Ende {debt}</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>{deed} {words}</source>
        <extracomment>What a player did, and the words they said to it, in quotation marks already</extracomment>
        <translation>{deed} {words}</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
</context>
<context>
    <name>LotsModel</name>
    <message>
        <source>Broker</source>
        <translation>Makler</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Field {number}</source>
        <translation>Feld {number}</translation>
    </message>
    <message>
        <source>On offer</source>
        <translation>Zur Auktion</translation>
    </message>
    <message>
        <source>Reached with a roll of {number}</source>
        <translation>Der Makler kommt mit einer {number} hierher</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Stand</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Open a match…</source>
        <translation>Partie öffnen…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>The texts for {language} are missing or damaged, so this is English.</source>
        <translation>Die Texte für {language} fehlen oder sind beschädigt; darum ist alles auf Englisch.</translation>
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
    <name>MarketModel</name>
    <message>
        <source>A share costs {price}</source>
        <translation>Eine Aktie kostet {price}</translation>
    </message>
    <message>
        <source>Buildings left</source>
        <translation>Gebäude übrig</translation>
    </message>
    <message>
        <source>Buildings on the map</source>
        <translation>Gebäude auf der Weltkarte</translation>
    </message>
    <message>
        <source>Chains</source>
        <translation>Ketten</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>No shares are traded at value 0</source>
        <translation>Beim Wert 0 werden keine Aktien gehandelt</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Shares in the bank</source>
        <translation>Aktien bei der Bank</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>MatchFilesDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete a match</source>
        <translation>Partie löschen</translation>
    </message>
    <message>
        <source>Delete this match for good?</source>
        <translation>Diese Partie endgültig löschen?</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Match files</source>
        <translation>Partiedateien</translation>
    </message>
    <message>
        <source>No match has been put away yet. A match that is over is kept here.</source>
        <translation>Hier liegt noch keine Partie. Ist eine zu Ende, wird sie hier aufbewahrt.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Andere Datei öffnen…</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Ordner zeigen</translation>
    </message>
</context>
<context>
    <name>MatchFilesModel</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Kein Sieg</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Won by {players}</source>
        <translation>Sieg für {players}</translation>
    </message>
</context>
<context>
    <name>MatchWindow</name>
    <message>
        <source>Matches (*{extension})</source>
        <translation>Partien (*{extension})</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>This match is not being saved. {reason} You can still save a copy elsewhere.</source>
        <translation>Diese Partie wird nicht gespeichert. {reason} Eine Kopie lässt sich trotzdem anderswo speichern.</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}: {problem}</translation>
    </message>
    <message>
        <source>{game} has no table in this window yet.</source>
        <translation>Für {game} gibt es in diesem Fenster noch keinen Tisch.</translation>
    </message>
</context>
<context>
    <name>MemberTile</name>
    <message>
        <source>What is left for {player}</source>
        <translation>Was für {player} übrig bleibt</translation>
    </message>
    <message>
        <source>{player} gets what the others leave</source>
        <translation>{player} bekommt, was die anderen übrig lassen</translation>
    </message>
    <message>
        <source>{player} is on this side</source>
        <extracomment>A player who belongs to the same side of the council</extracomment>
        <translation>{player} gehört zu dieser Seite</translation>
    </message>
    <message>
        <source>{player}, strength {strength}: in or out</source>
        <extracomment>A button that takes a player into an offer, or out of it</extracomment>
        <translation>{player}, Stärke {strength}: dazunehmen oder weglassen</translation>
    </message>
    <message>
        <source>{player}: one million less</source>
        <translation>{player}: eine Million weniger</translation>
    </message>
    <message>
        <source>{player}: one million more</source>
        <translation>{player}: eine Million mehr</translation>
    </message>
    <message>
        <source>{player}: share in millions</source>
        <extracomment>The name of a field with − and +</extracomment>
        <translation>{player}: Anteil in Millionen</translation>
    </message>
</context>
<context>
    <name>Money</name>
    <message>
        <source>+{number}</source>
        <extracomment>What a bot expects to win</extracomment>
        <translation>+{number}</translation>
    </message>
    <message>
        <source>-{number}</source>
        <extracomment>A debt or a loss</extracomment>
        <translation>−{number}</translation>
    </message>
    <message>
        <source>{number}</source>
        <extracomment>A sum of money while nobody knows of which game</extracomment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>±{number}</source>
        <extracomment>What a bot expects where it is neither; {number} is 0</extracomment>
        <translation>±{number}</translation>
    </message>
    <message>
        <source>−{number}</source>
        <extracomment>What a bot expects to lose</extracomment>
        <translation>−{number}</translation>
    </message>
</context>
<context>
    <name>NegotiationPanel</name>
    <message>
        <source>All others are done: this closes the negotiation</source>
        <translation>Alle anderen sind fertig: Damit endet die Verhandlung</translation>
    </message>
    <message>
        <source>Alone</source>
        <extracomment>A quick offer without any partner</extracomment>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <extracomment>A quick offer to the partners who ask for the least</extracomment>
        <translation>Günstig</translation>
    </message>
    <message>
        <source>Decline and done</source>
        <translation>Ablehnen und fertig</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Says that a player has nothing more to offer</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Makes this offer to all who are in it</source>
        <translation>Macht dieses Angebot allen, die dazugehören</translation>
    </message>
    <message>
        <source>Mug {mug}</source>
        <extracomment>The height of the offer that stands, before its split</extracomment>
        <translation>Krug {mug}</translation>
    </message>
    <message>
        <source>No offer stands</source>
        <translation>Kein Angebot steht</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>Offer of your own</source>
        <translation>Eigenes Angebot</translation>
    </message>
    <message>
        <source>Offers nothing more until somebody asks or the mug moves</source>
        <translation>Bietet nichts mehr, bis jemand fragt oder der Krug weiterrückt</translation>
    </message>
    <message>
        <source>One more for them</source>
        <extracomment>A quick offer to those who refused the last one, with one million more for them</extracomment>
        <translation>1 mehr für die anderen</translation>
    </message>
    <message>
        <source>Safer</source>
        <extracomment>A quick offer with stronger partners</extracomment>
        <translation>Sicherer</translation>
    </message>
    <message>
        <source>ends the negotiation</source>
        <translation>beendet die Verhandlung</translation>
    </message>
    <message>
        <source>{worth} to split</source>
        <extracomment>{worth} is a sum of money</extracomment>
        <translation>{worth} zu verteilen</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the seed, to give it to somebody</source>
        <translation>Den Startwert kopieren, um ihn weiterzugeben</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Deal and begin</source>
        <translation>Alles aufbauen und losspielen</translation>
    </message>
    <message>
        <source>How many play?</source>
        <translation>Wie viele spielen mit?</translation>
    </message>
    <message>
        <source>New match: {game}</source>
        <translation>Neue Partie: {game}</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Neuer Startwert</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>The same seed deals the same match again, with the same luck.</source>
        <translation>Derselbe Startwert bringt dieselbe Partie noch einmal, mit demselben Glück.</translation>
    </message>
    <message>
        <source>The seed is a whole number from 0 to {most}.</source>
        <translation>Der Startwert ist eine ganze Zahl von 0 bis {most}.</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one another name.</source>
        <translation>Zwei Spieler heißen {name}. Einer braucht einen anderen Namen.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>{level}: {explanation}</source>
        <translation>{level}: {explanation}</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>OfferCard</name>
    <message>
        <source>Declined</source>
        <extracomment>Beside the name of a player who has said no to an offer</extracomment>
        <translation>Lehnt ab</translation>
    </message>
    <message>
        <source>Height {height}</source>
        <extracomment>The height of an offer; the mug moves there if all agree</extracomment>
        <translation>Höhe {height}</translation>
    </message>
    <message>
        <source>{player} has refused what {proposer} offered</source>
        <translation>{player} hat das Angebot von {proposer} abgelehnt</translation>
    </message>
    <message>
        <source>{player} makes an offer</source>
        <translation>{player} macht ein Angebot</translation>
    </message>
    <message>
        <source>{split}. Asked: {players}</source>
        <extracomment>{split} is a list of millions and players: &quot;4 for Anna, 3 for Bea&quot;</extracomment>
        <translation>{split}. Gefragt: {players}</translation>
    </message>
</context>
<context>
    <name>OffersModel</name>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>New split by {player}</source>
        <translation>Neue Aufteilung von {player}</translation>
    </message>
    <message>
        <source>Nobody is asked</source>
        <translation>Niemand wird gefragt</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Angebot</translation>
    </message>
    <message>
        <source>Offer by {player}</source>
        <translation>Angebot von {player}</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Steht</translation>
    </message>
    <message>
        <source>The opposition</source>
        <translation>Die Opposition</translation>
    </message>
    <message>
        <source>{player} agreed</source>
        <translation>{player} hat zugesagt</translation>
    </message>
    <message>
        <source>{player} is asked</source>
        <translation>{player} wird gefragt</translation>
    </message>
</context>
<context>
    <name>OpenMatches</name>
    <message>
        <source>Continue where you left off</source>
        <translation>Angefangene Partien</translation>
    </message>
    <message>
        <source>Show more open matches: {number}</source>
        <translation>Weitere offene Partien zeigen: {number}</translation>
    </message>
</context>
<context>
    <name>PayPanel</name>
    <message>
        <source>The purse holds {before} now and {after} afterwards</source>
        <translation>In der Kasse sind jetzt {before} und danach {after}</translation>
    </message>
    <message>
        <source>{before}, then {after}</source>
        <translation>{before}, dann {after}</translation>
    </message>
</context>
<context>
    <name>Phrase</name>
    <message>
        <source>A slip on purpose: bots of this level make such mistakes.</source>
        <extracomment>A remark on what a bot did: it saw something better</extracomment>
        <translation>Ein Patzer mit Absicht: Bots dieser Spielstärke machen solche Fehler.</translation>
    </message>
    <message>
        <source>All councillors are turned over.</source>
        <extracomment>In the council, when everybody has chosen</extracomment>
        <translation>Alle Stadträte werden aufgedeckt.</translation>
    </message>
    <message>
        <source>Alternative: {action}, {worth}</source>
        <extracomment>What a bot could have done instead: &quot;Alternative: Pass, +$2M&quot;</extracomment>
        <translation>Alternative: {action}, {worth}</translation>
    </message>
    <message>
        <source>At the top</source>
        <extracomment>The outermost place in a data file, where others are called lots[3] or city.districts</extracomment>
        <translation>Ganz oben</translation>
    </message>
    <message>
        <source>Cards are dealt.</source>
        <translation>Karten werden ausgeteilt.</translation>
    </message>
    <message>
        <source>Everybody rolls.</source>
        <extracomment>All players roll a die at the same time</extracomment>
        <translation>Alle würfeln.</translation>
    </message>
    <message>
        <source>No alternative was weighed.</source>
        <extracomment>A remark on what a bot did: there was nothing to choose, or it did not think</extracomment>
        <translation>Alternativen wurden nicht abgewogen.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>A player without a name</extracomment>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>The match is waiting.</source>
        <translation>Die Partie wartet.</translation>
    </message>
    <message>
        <source>The other reasons lie face down.</source>
        <extracomment>A remark on why a bot did something: part of the reasons must not be told</extracomment>
        <translation>Die übrigen Gründe bleiben verdeckt.</translation>
    </message>
    <message>
        <source>{action}: {worth}</source>
        <extracomment>What a bot expects of an action: &quot;Bid $7M: +$5M&quot;</extracomment>
        <translation>{action}: {worth}</translation>
    </message>
    <message>
        <source>{item}: {amount}</source>
        <extracomment>A line of the final account: what for, and how much</extracomment>
        <translation>{item}: {amount}</translation>
    </message>
    <message>
        <source>{out} is out. {player} is thinking.</source>
        <extracomment>The same, while the only person at the table has had to leave the match and looks on</extracomment>
        <translation>{out} ist ausgeschieden. {player} überlegt.</translation>
    </message>
    <message>
        <source>{player} is thinking.</source>
        <extracomment>A bot is to act</extracomment>
        <translation>{player} überlegt.</translation>
    </message>
    <message>
        <source>{player} reaches into the bag.</source>
        <extracomment>A player is about to draw a tile from the felt bag</extracomment>
        <translation>{player} greift in den Beutel.</translation>
    </message>
    <message>
        <source>{player} rolls.</source>
        <extracomment>One die, or two, are about to roll by themselves</extracomment>
        <translation>{player} würfelt.</translation>
    </message>
    <message>
        <source>{reason}: {worth}</source>
        <extracomment>A part of what a bot expects: &quot;Cost of loan number 3: -$3M&quot;</extracomment>
        <translation>{reason}: {worth}</translation>
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
    <message>
        <source>“{words}”</source>
        <extracomment>Something could not be saved, and play waits What somebody says aloud, in the quotation marks of the language</extracomment>
        <translation>„{words}“</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>{colour}, cubes: {number}</source>
        <translation>{colour}, Steine: {number}</translation>
    </message>
</context>
<context>
    <name>PlacementPanel</name>
    <message>
        <source>Place</source>
        <translation>Setzen</translation>
    </message>
</context>
<context>
    <name>PlacingPanel</name>
    <message>
        <source>District</source>
        <translation>Viertel</translation>
    </message>
    <message>
        <source>{colour} × {number}</source>
        <translation>{colour} × {number}</translation>
    </message>
    <message>
        <source>{colour}, cubes to place: {number}</source>
        <translation>{colour}, noch zu verteilende Steine: {number}</translation>
    </message>
    <message>
        <source>{district} · {value} · {cubes}/{most}</source>
        <translation>{district} · {value} · {cubes}/{most}</translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message>
        <source>Bot: {level}</source>
        <translation>Bot: {level}</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Bargeld</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Districts</source>
        <translation>Viertel</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Last action</source>
        <translation>Letzte Aktion</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Kredite</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Vermögen</translation>
    </message>
</context>
<context>
    <name>PricesModel</name>
    <message>
        <source>Company values</source>
        <translation>Werte der Firmen</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>A process that played matches was ended from outside, so the simulation is incomplete.</source>
        <translation>Ein Prozess, der Partien spielte, wurde von außen beendet; die Simulation ist unvollständig.</translation>
    </message>
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
    <name>ProjectsModel</name>
    <message>
        <source>At stake now: {worth}</source>
        <translation>Jetzt geht es um {worth}</translation>
    </message>
    <message>
        <source>Being built</source>
        <translation>Im Bau</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next section is worth</source>
        <translation>Nächster Bauabschnitt</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Nicht begonnen</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Bauabschnitte</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>There is none</source>
        <translation>Keiner mehr</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} von {all}</translation>
    </message>
</context>
<context>
    <name>PushPanel</name>
    <message>
        <source>Attend with a {card}</source>
        <extracomment>On a button: a councillor attends the council that somebody called; {card} is 1, 2 or 3</extracomment>
        <translation>Mit {card} kommen</translation>
    </message>
    <message>
        <source>Before the cards it is a tie, and ties go to the coalition.</source>
        <translation>Vor den Karten steht es gleich, und bei Gleichstand gewinnt die Koalition.</translation>
    </message>
    <message>
        <source>Before the cards your side is {number} ahead.</source>
        <translation>Vor den Karten liegt die eigene Seite um {number} vorn.</translation>
    </message>
    <message>
        <source>Before the cards your side is {number} behind.</source>
        <translation>Vor den Karten liegt die eigene Seite um {number} zurück.</translation>
    </message>
    <message>
        <source>Call with a {card}</source>
        <extracomment>On a button: a councillor calls the council; {card} is 1, 2 or 3</extracomment>
        <translation>Mit {card} einberufen</translation>
    </message>
    <message>
        <source>Coalition: {mug}. Opposition, all of you together: {biscuit}.</source>
        <translation>Koalition: {mug}. Opposition, alle zusammen: {biscuit}.</translation>
    </message>
    <message>
        <source>Do not call</source>
        <translation>Nicht einberufen</translation>
    </message>
    <message>
        <source>Stay out</source>
        <translation>Fernbleiben</translation>
    </message>
    <message>
        <source>{worth} to win, shared by all who attend.</source>
        <translation>Zu gewinnen: {worth}, geteilt unter allen, die kommen.</translation>
    </message>
    <message>
        <source>{worth} to win; split evenly with those here, you would get {share}.</source>
        <translation>Zu gewinnen: {worth}. Gleich geteilt mit allen, die schon da sind, bringt das {share}.</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>A hunch</source>
        <extracomment>What a weak bot feels without a reason</extracomment>
        <translation>Bauchgefühl</translation>
    </message>
    <message>
        <source>Many small things together</source>
        <translation>Viele Kleinigkeiten zusammen</translation>
    </message>
    <message>
        <source>Thinking ahead</source>
        <extracomment>A part of what a bot expects; its amount stands beside it</extracomment>
        <translation>Vorausschau</translation>
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
        <source>The die shows 1 to 6, never {pips}.</source>
        <translation>Der Würfel zeigt 1 bis 6, niemals {pips}.</translation>
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
    <name>RerollPanel</name>
    <message>
        <source>Die {die} + cards {cards} = strength {strength}. A {least} or more makes you stronger.</source>
        <translation>Würfel {die} + Karten {cards} = Stärke {strength}. Stärker macht eine {least} oder mehr.</translation>
    </message>
    <message>
        <source>Die {die} + cards {cards} = strength {strength}. Another roll cannot make you stronger.</source>
        <translation>Würfel {die} + Karten {cards} = Stärke {strength}. Stärker macht kein neuer Wurf.</translation>
    </message>
    <message>
        <source>Die {die} + cards {cards} = strength {strength}. Only a {least} makes you stronger.</source>
        <translation>Würfel {die} + Karten {cards} = Stärke {strength}. Stärker macht nur eine {least}.</translation>
    </message>
    <message>
        <source>Discard a {card}</source>
        <extracomment>On a button: the card goes away for another roll; {card} is 1, 2 or 3</extracomment>
        <translation>Eine {card} abwerfen</translation>
    </message>
    <message>
        <source>No more rolls this turn</source>
        <translation>Würfelt in diesem Zug nicht mehr</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Strength of the others</source>
        <extracomment>A heading before the names and strengths of the other players</extracomment>
        <translation>Stärke der anderen</translation>
    </message>
    <message>
        <source>{player} rolls</source>
        <extracomment>A player whose die has not come to rest yet</extracomment>
        <translation>{player} würfelt</translation>
    </message>
    <message>
        <source>{player} {strength}</source>
        <extracomment>A player and their strength: &quot;Bea 8&quot;</extracomment>
        <translation>{player} {strength}</translation>
    </message>
    <message>
        <source>{player}: die {die} + cards {cards} = strength {strength}</source>
        <translation>{player}: Würfel {die} + Karten {cards} = Stärke {strength}</translation>
    </message>
    <message>
        <source>{player}: die {die} + cards {cards} = strength {strength}; ready</source>
        <translation>{player}: Würfel {die} + Karten {cards} = Stärke {strength}; fertig</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Roll the die</source>
        <translation>Würfeln</translation>
    </message>
</context>
<context>
    <name>SaludosAction</name>
    <message>
        <source>Choose councillors face down</source>
        <extracomment>It is not to be seen which councillors, nor how many</extracomment>
        <translation>Verdeckt Stadträte wählen</translation>
    </message>
    <message>
        <source>Discard a card and roll again</source>
        <extracomment>The same, when it is not to be seen which card</extracomment>
        <translation>Eine Karte abwerfen und noch einmal würfeln</translation>
    </message>
    <message>
        <source>Discard a {card} and roll again</source>
        <extracomment>What a player could do, in a list or on a button; {card} is 1, 2 or 3</extracomment>
        <translation>Eine {card} abwerfen und noch einmal würfeln</translation>
    </message>
    <message>
        <source>Leave it at that</source>
        <extracomment>No more rolls, or no more proposals in the council</extracomment>
        <translation>Es dabei belassen</translation>
    </message>
    <message>
        <source>Make an offer alone</source>
        <translation>Allein bieten</translation>
    </message>
    <message>
        <source>Offer {split} (in millions)</source>
        <extracomment>{split} is a list of millions and players: &quot;4 for Anna, 3 for Bea&quot;</extracomment>
        <translation>{split} bieten (in Millionen)</translation>
    </message>
    <message>
        <source>Play a councillor of value {only_card}</source>
        <translation>Einen Stadtrat mit dem Wert {only_card} spielen</translation>
    </message>
    <message>
        <source>Play councillors worth {sum_of}</source>
        <extracomment>{sum_of} is a sum of values: &quot;3 + 2 = 5&quot;</extracomment>
        <translation>Stadträte im Wert von {sum_of} spielen</translation>
    </message>
    <message>
        <source>Play no councillor</source>
        <translation>Keinen Stadtrat spielen</translation>
    </message>
    <message>
        <source>Propose {split} (in millions)</source>
        <translation>{split} vorschlagen (in Millionen)</translation>
    </message>
    <message>
        <source>Push a card forward for the council</source>
        <translation>Eine Karte für die Ratssitzung vorschieben</translation>
    </message>
    <message>
        <source>Push a {card} forward for the council</source>
        <extracomment>Calls the council, or attends it</extracomment>
        <translation>Eine {card} für die Ratssitzung vorschieben</translation>
    </message>
    <message>
        <source>Push no card forward for the council</source>
        <extracomment>Does not call the council, or does not attend it</extracomment>
        <translation>Keine Karte für die Ratssitzung vorschieben</translation>
    </message>
    <message>
        <source>Say no to {proposer}</source>
        <translation>Nein zu {proposer} sagen</translation>
    </message>
    <message>
        <source>Say yes to {proposer}</source>
        <extracomment>{proposer} made an offer, or proposed a split in the council</extracomment>
        <translation>Ja zu {proposer} sagen</translation>
    </message>
    <message>
        <source>Stop negotiating</source>
        <translation>Nicht weiter verhandeln</translation>
    </message>
    <message>
        <source>Withdraw the offer</source>
        <translation>Das Angebot zurückziehen</translation>
    </message>
</context>
<context>
    <name>SaludosEvent</name>
    <message>
        <source>A tie, {coalition} to {opposition}: the coalition wins. In millions: {split}.</source>
        <translation>Gleichstand, {coalition} zu {opposition}: Die Koalition gewinnt. In Millionen: {split}.</translation>
    </message>
    <message>
        <source>Agreed! The mug moves to {height}. The coalition, in millions: {split}.</source>
        <translation>Einverstanden! Der Krug rückt auf {height}. Die Koalition, in Millionen: {split}.</translation>
    </message>
    <message>
        <source>Agreed! The new split, in millions: {split}.</source>
        <translation>Einverstanden! Die neue Aufteilung, in Millionen: {split}.</translation>
    </message>
    <message>
        <source>Cards in the deck: {deck}, needed: {entitled}. Nobody draws a councillor.</source>
        <translation>Karten im Stapel: {deck}, benötigt: {entitled}. Niemand zieht einen Stadtrat.</translation>
    </message>
    <message>
        <source>Councillors discarded after the council: {number}.</source>
        <translation>Nach der Ratssitzung abgeworfene Stadträte: {number}.</translation>
    </message>
    <message>
        <source>Everybody rolls: {dice}. Strengths: {strengths}.</source>
        <extracomment>{dice} and {strengths} are lists: &quot;Anna (4), Bea (3)&quot;</extracomment>
        <translation>Alle würfeln: {dice}. Stärken: {strengths}.</translation>
    </message>
    <message>
        <source>For {player} only: a councillor of value {only_card} was chosen.</source>
        <translation>Nur für {player}: Gewählt wurde ein Stadtrat mit dem Wert {only_card}.</translation>
    </message>
    <message>
        <source>For {player} only: no councillor was chosen.</source>
        <translation>Nur für {player}: Es wurde kein Stadtrat gewählt.</translation>
    </message>
    <message>
        <source>For {player} only: the chosen councillors make {sum_of}.</source>
        <extracomment>{sum_of} is a sum of values: &quot;3 + 2 = 5&quot;</extracomment>
        <translation>Nur für {player}: Die gewählten Stadträte ergeben {sum_of}.</translation>
    </message>
    <message>
        <source>For {player} only: the councillor pushed forward has value {card}.</source>
        <translation>Nur für {player}: Der vorgeschobene Stadtrat hat den Wert {card}.</translation>
    </message>
    <message>
        <source>For {player} only: the discarded councillor has value {card}.</source>
        <translation>Nur für {player}: Der abgeworfene Stadtrat hat den Wert {card}.</translation>
    </message>
    <message>
        <source>For {player} only: the new councillor has value {card}.</source>
        <translation>Nur für {player}: Der neue Stadtrat hat den Wert {card}.</translation>
    </message>
    <message>
        <source>No offer stands: nobody is paid, and everyone draws a councillor.</source>
        <translation>Kein Angebot steht: Niemand wird bezahlt, und alle ziehen einen Stadtrat.</translation>
    </message>
    <message>
        <source>Nobody has stronger councillors: {player} gets a bonus of {amount} and is at {money}.</source>
        <translation>Niemand hat stärkere Stadträte: {player} bekommt {amount} Bonus und steht bei {money}.</translation>
    </message>
    <message>
        <source>The bag goes to {player}.</source>
        <translation>Der Beutel geht an {player}.</translation>
    </message>
    <message>
        <source>The biscuit goes to {height}, the strength of the whole opposition.</source>
        <translation>Der Keks kommt auf {height}, die Stärke der ganzen Opposition.</translation>
    </message>
    <message>
        <source>The coalition wins by {coalition} to {opposition}. In millions: {split}.</source>
        <translation>Die Koalition gewinnt mit {coalition} zu {opposition}. In Millionen: {split}.</translation>
    </message>
    <message>
        <source>The council meets. In millions, the coalition: {split}; the opposition: {counter}.</source>
        <translation>Die Ratssitzung beginnt. In Millionen, Koalition: {split}; Opposition: {counter}.</translation>
    </message>
    <message>
        <source>The discards are shuffled into the deck. Cards in the deck: {deck}.</source>
        <translation>Die abgeworfenen Karten werden in den Stapel gemischt. Karten im Stapel: {deck}.</translation>
    </message>
    <message>
        <source>The journalist goes back into the bag.</source>
        <translation>Der Journalist kommt zurück in den Beutel.</translation>
    </message>
    <message>
        <source>The journalist stays on the board: the next one ends the match.</source>
        <translation>Der Journalist bleibt auf dem Spielplan: Der nächste beendet die Partie.</translation>
    </message>
    <message>
        <source>The mug moves to {height}: {player} stands alone.</source>
        <translation>Der Krug rückt auf {height}: {player} steht allein.</translation>
    </message>
    <message>
        <source>The negotiation is over: a coalition at {height}. In millions: {split}.</source>
        <translation>Die Verhandlung ist zu Ende: eine Koalition bei {height}. In Millionen: {split}.</translation>
    </message>
    <message>
        <source>The negotiation is over: {member} stands alone at {height}.</source>
        <translation>Die Verhandlung ist zu Ende: {member} steht allein bei {height}.</translation>
    </message>
    <message>
        <source>The open offer from {player} lapses.</source>
        <translation>Das offene Angebot von {player} verfällt.</translation>
    </message>
    <message>
        <source>The opposition wins by {opposition} to {coalition}! In millions: {split}.</source>
        <translation>Die Opposition gewinnt mit {opposition} zu {coalition}! In Millionen: {split}.</translation>
    </message>
    <message>
        <source>The second journalist is on the board: the match ends without a bonus.</source>
        <translation>Der zweite Journalist ist auf dem Spielplan: Die Partie endet ohne Bonus.</translation>
    </message>
    <message>
        <source>The strengths are fixed: {strengths}. Let the negotiation begin!</source>
        <translation>Die Stärken stehen fest: {strengths}. Die Verhandlung beginnt!</translation>
    </message>
    <message>
        <source>With the new split {player} may propose again.</source>
        <translation>Mit der neuen Aufteilung darf {player} wieder etwas vorschlagen.</translation>
    </message>
    <message>
        <source>{player} attends the council and pushes a card forward. Left in hand: {cards}.</source>
        <translation>{player} kommt zur Ratssitzung und schiebt eine Karte vor. Noch auf der Hand: {cards}.</translation>
    </message>
    <message>
        <source>{player} calls the council and pushes a card forward. Left in hand: {cards}.</source>
        <translation>{player} beruft die Ratssitzung ein und schiebt eine Karte vor. Noch auf der Hand: {cards}.</translation>
    </message>
    <message>
        <source>{player} discards a councillor to roll again. Left in hand: {cards}.</source>
        <translation>{player} wirft einen Stadtrat ab und würfelt noch einmal. Noch auf der Hand: {cards}.</translation>
    </message>
    <message>
        <source>{player} does not call the council.</source>
        <translation>{player} beruft keine Ratssitzung ein.</translation>
    </message>
    <message>
        <source>{player} draws a councillor. Now in hand: {cards}.</source>
        <translation>{player} zieht einen Stadtrat. Jetzt auf der Hand: {cards}.</translation>
    </message>
    <message>
        <source>{player} draws a journalist! Every card above the smallest hand ({smallest}) costs a million.</source>
        <translation>{player} zieht einen Journalisten! Jede Karte über der kleinsten Hand ({smallest}) kostet eine Million.</translation>
    </message>
    <message>
        <source>{player} draws from the bag: {project}, section {sections} of {value}, worth {worth}.</source>
        <extracomment>&quot;Anna draws from the bag: Stadium, section 2 of 5, worth 7 million.&quot;</extracomment>
        <translation>{player} zieht aus dem Beutel: {project}, Bauabschnitt {sections} von {value}, im Wert von {worth}.</translation>
    </message>
    <message>
        <source>{player} drops the open offer ({split}) for a new one.</source>
        <translation>{player} ersetzt das offene Angebot ({split}) durch ein neues.</translation>
    </message>
    <message>
        <source>{player} gets {amount} and is at {money}.</source>
        <translation>{player} bekommt {amount} und steht bei {money}.</translation>
    </message>
    <message>
        <source>{player} has a hand of {cards}, but nothing to lose.</source>
        <translation>{player} hat {cards} auf der Hand, aber nichts zu verlieren.</translation>
    </message>
    <message>
        <source>{player} has a hand of {cards}, loses {loss} and is at {money}.</source>
        <translation>{player} hat {cards} auf der Hand, verliert {loss} und steht bei {money}.</translation>
    </message>
    <message>
        <source>{player} has chosen, face down.</source>
        <translation>{player} hat verdeckt gewählt.</translation>
    </message>
    <message>
        <source>{player} has nothing more to propose.</source>
        <translation>{player} hat nichts mehr vorzuschlagen.</translation>
    </message>
    <message>
        <source>{player} is back in the negotiation.</source>
        <translation>{player} ist zurück in der Verhandlung.</translation>
    </message>
    <message>
        <source>{player} is done negotiating.</source>
        <translation>{player} ist mit dem Verhandeln fertig.</translation>
    </message>
    <message>
        <source>{player} offers {height} alone.</source>
        <translation>{player} bietet allein {height}.</translation>
    </message>
    <message>
        <source>{player} offers {height} with {partners}. In millions: {split}.</source>
        <extracomment>{split} is a list of millions and players: &quot;4 for Anna, 3 for Bea&quot;</extracomment>
        <translation>{player} bietet {height} mit {partners}. In Millionen: {split}.</translation>
    </message>
    <message>
        <source>{player} proposes another split, in millions: {split}.</source>
        <translation>{player} schlägt eine andere Aufteilung vor, in Millionen: {split}.</translation>
    </message>
    <message>
        <source>{player} rolls a {pips} and now has strength {strength}.</source>
        <translation>{player} würfelt eine {pips} und hat jetzt Stärke {strength}.</translation>
    </message>
    <message>
        <source>{player} rolls no more.</source>
        <translation>{player} würfelt nicht mehr.</translation>
    </message>
    <message>
        <source>{player} says no to {proposer}: the offer is off.</source>
        <translation>{player} sagt Nein zu {proposer}: Das Angebot ist vom Tisch.</translation>
    </message>
    <message>
        <source>{player} says no to {proposer}: the split stays as it is.</source>
        <translation>{player} sagt Nein zu {proposer}: Die Aufteilung bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>{player} says yes to {proposer}.</source>
        <extracomment>{proposer} is the player who made the offer</extracomment>
        <translation>{player} sagt Ja zu {proposer}.</translation>
    </message>
    <message>
        <source>{player} shows a councillor of value {only_card}.</source>
        <translation>{player} zeigt einen Stadtrat mit dem Wert {only_card}.</translation>
    </message>
    <message>
        <source>{player} shows councillors: {sum_of}.</source>
        <translation>{player} zeigt Stadträte: {sum_of}.</translation>
    </message>
    <message>
        <source>{player} shows no councillor.</source>
        <translation>{player} zeigt keinen Stadtrat.</translation>
    </message>
    <message>
        <source>{player} stays out of the council.</source>
        <translation>{player} bleibt der Ratssitzung fern.</translation>
    </message>
    <message>
        <source>{player} withdraws the offer.</source>
        <translation>{player} zieht das Angebot zurück.</translation>
    </message>
    <message>
        <source>{project}: complete! Project number {completed} ends the match.</source>
        <translation>{project}: fertig! Projekt Nummer {completed} beendet die Partie.</translation>
    </message>
    <message>
        <source>{project}: complete! That is project number {completed}; number {last_project} ends the match.</source>
        <translation>{project}: fertig! Das ist Projekt Nummer {completed}; Nummer {last_project} beendet die Partie.</translation>
    </message>
</context>
<context>
    <name>SaludosLine</name>
    <message>
        <source>Bonus for the strongest councillors</source>
        <translation>Bonus für die stärksten Stadträte</translation>
    </message>
    <message>
        <source>Lost to the journalists</source>
        <translation>An die Journalisten verloren</translation>
    </message>
    <message>
        <source>Shares of building projects</source>
        <extracomment>A line of the final account; its amount stands beside it</extracomment>
        <translation>Anteile an Bauprojekten</translation>
    </message>
</context>
<context>
    <name>SaludosMoney</name>
    <message>
        <source>+{number}M</source>
        <extracomment>What a bot expects to win, in short: {number} millions, often a fraction of one</extracomment>
        <translation>+{number}&#xa0;Mio.</translation>
    </message>
    <message>
        <source>-1 million</source>
        <extracomment>A loss</extracomment>
        <translation>−1&#xa0;Million</translation>
    </message>
    <message>
        <source>-{number} million</source>
        <extracomment>A loss; {number} is 2 or more</extracomment>
        <translation>−{number}&#xa0;Millionen</translation>
    </message>
    <message>
        <source>0 million</source>
        <extracomment>A sum of money in words, as three texts, as languages differ about 0, 1 and more</extracomment>
        <translation>0&#xa0;Millionen</translation>
    </message>
    <message>
        <source>1 million</source>
        <translation>1&#xa0;Million</translation>
    </message>
    <message>
        <source>{number} million</source>
        <extracomment>{number} is 2 or more</extracomment>
        <translation>{number}&#xa0;Millionen</translation>
    </message>
    <message>
        <source>±{number}M</source>
        <extracomment>What a bot expects where it is neither; {number} is 0</extracomment>
        <translation>±{number}&#xa0;Mio.</translation>
    </message>
    <message>
        <source>−{number}M</source>
        <extracomment>What a bot expects to lose, in short</extracomment>
        <translation>−{number}&#xa0;Mio.</translation>
    </message>
</context>
<context>
    <name>SaludosOption</name>
    <message>
        <source>By chance</source>
        <extracomment>The bag at the start</extracomment>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Chance decides who has the bag.</source>
        <translation>Der Zufall entscheidet, wer den Beutel hat.</translation>
    </message>
    <message>
        <source>The bag at the start</source>
        <translation>Der Beutel zu Beginn</translation>
    </message>
    <message>
        <source>Who has the bag first?</source>
        <translation>Wer hat zuerst den Beutel?</translation>
    </message>
    <message>
        <source>{starter}</source>
        <extracomment>The bag at the start: a player</extracomment>
        <translation>{starter}</translation>
    </message>
    <message>
        <source>{starter} has the bag first.</source>
        <translation>{starter} hat zuerst den Beutel.</translation>
    </message>
</context>
<context>
    <name>SaludosOutcome</name>
    <message>
        <source>Height {height} beats the mug at {mug}. The others have {opposition}.</source>
        <extracomment>What an offer would come to; {height} is the strength of all its members together</extracomment>
        <translation>Höhe {height} überbietet den Krug auf {mug}. Die anderen haben {opposition}.</translation>
    </message>
    <message>
        <source>Height {height} is not enough: {least_height} would beat the mug.</source>
        <extracomment>{least_height} is the least height that beats the mug</extracomment>
        <translation>Höhe {height} reicht nicht: Erst {least_height} überbietet den Krug.</translation>
    </message>
    <message>
        <source>Height {height}, and nobody is left out.</source>
        <translation>Höhe {height}, und alle sind dabei.</translation>
    </message>
    <message>
        <source>Height {height}. Shared out too much: {excess}.</source>
        <extracomment>{excess} is a sum of money</extracomment>
        <translation>Höhe {height}. Zu viel verteilt: {excess}.</translation>
    </message>
    <message>
        <source>Height {height}. Still to be shared out: {rest}.</source>
        <extracomment>{rest} is a sum of money</extracomment>
        <translation>Höhe {height}. Noch zu verteilen: {rest}.</translation>
    </message>
    <message>
        <source>Height {height}. The others have {opposition}.</source>
        <extracomment>Nothing stands yet</extracomment>
        <translation>Höhe {height}. Die anderen haben {opposition}.</translation>
    </message>
</context>
<context>
    <name>SaludosPart</name>
    <message>
        <source>{number} for {player}</source>
        <extracomment>One part of a split, in a list: &quot;4 for Anna, 3 for Bea&quot;</extracomment>
        <translation>{number} für {player}</translation>
    </message>
    <message>
        <source>{player} ({number})</source>
        <extracomment>A player&apos;s strength or die, in a list: &quot;Anna (7), Bea (5)&quot;</extracomment>
        <translation>{player} ({number})</translation>
    </message>
</context>
<context>
    <name>SaludosPlayers</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cards: {number}</source>
        <translation>Karten: {number}</translation>
    </message>
    <message>
        <source>Coalition</source>
        <translation>Koalition</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Die: {number}</source>
        <translation>Würfel: {number}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Has chosen</source>
        <translation>Hat gewählt</translation>
    </message>
    <message>
        <source>Has the bag</source>
        <translation>Hat den Beutel</translation>
    </message>
    <message>
        <source>In the council</source>
        <translation>In der Ratssitzung</translation>
    </message>
    <message>
        <source>Is asked</source>
        <translation>Wird gefragt</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Money: {money}, place {place}</source>
        <translation>Geld: {money}, Platz {place}</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Opposition</source>
        <translation>Opposition</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Stays out</source>
        <translation>Bleibt fern</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Strength: {number}</source>
        <translation>Stärke: {number}</translation>
    </message>
    <message>
        <source>{number} M</source>
        <extracomment>So many millions, in short</extracomment>
        <translation>{number}&#xa0;Mio.</translation>
    </message>
    <message>
        <source>{side} – {mood}</source>
        <extracomment>Where a player stands, and how far they are: &quot;Coalition: 4 million – Done&quot;</extracomment>
        <translation>{side} – {mood}</translation>
    </message>
</context>
<context>
    <name>SaludosProject</name>
    <message>
        <source>Fountain</source>
        <extracomment>A building project; this one has 1 section, the next 2, the last 6</extracomment>
        <translation>Brunnen</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bücherei</translation>
    </message>
    <message>
        <source>Market Hall</source>
        <translation>Markthalle</translation>
    </message>
    <message>
        <source>Purification Plant</source>
        <translation>Kläranlage</translation>
    </message>
    <message>
        <source>Stadium</source>
        <translation>Stadion</translation>
    </message>
    <message>
        <source>Swimming Pool</source>
        <translation>Schwimmbad</translation>
    </message>
</context>
<context>
    <name>SaludosPrompt</name>
    <message>
        <source>A councillor each: {players}.</source>
        <extracomment>{players} is one player or several</extracomment>
        <translation>Je ein Stadtrat: {players}.</translation>
    </message>
    <message>
        <source>Everybody rolls.</source>
        <translation>Alle würfeln.</translation>
    </message>
    <message>
        <source>{holder}: draw from the bag.</source>
        <extracomment>What a player must do now: an invitation, the player&apos;s name first</extracomment>
        <translation>{holder}: aus dem Beutel ziehen.</translation>
    </message>
    <message>
        <source>{players} rolls again.</source>
        <extracomment>{players} is a single player</extracomment>
        <translation>{players} würfelt noch einmal.</translation>
    </message>
    <message>
        <source>{player}: attend the council with a card, or stay out. Already there: {attending}.</source>
        <translation>{player}: mit einer Karte zur Ratssitzung kommen oder fernbleiben. Schon da: {attending}.</translation>
    </message>
    <message>
        <source>{player}: call the council with a card, or let it be.</source>
        <translation>{player}: mit einer Karte die Ratssitzung einberufen oder es lassen.</translation>
    </message>
    <message>
        <source>{player}: choose the councillors you play, or none.</source>
        <translation>{player}: Stadträte für die Abstimmung wählen, oder keine.</translation>
    </message>
    <message>
        <source>{player}: discard a card to roll again, or keep your {die}.</source>
        <translation>{player}: eine Karte abwerfen und noch einmal würfeln oder die {die} behalten.</translation>
    </message>
    <message>
        <source>{player}: propose another split, or leave it at that.</source>
        <translation>{player}: eine andere Aufteilung vorschlagen oder es dabei belassen.</translation>
    </message>
    <message>
        <source>{player}: wait for the answers to the open proposal.</source>
        <translation>{player}: auf die Antworten zum offenen Vorschlag warten.</translation>
    </message>
    <message>
        <source>{player}: you have agreed. Wait for the others, or think again.</source>
        <extracomment>The player has said yes to an offer, and others have not yet</extracomment>
        <translation>{player}: schon zugesagt. Auf die anderen warten oder das Ja zurücknehmen.</translation>
    </message>
    <message>
        <source>{player}: you have no offer left until the mug moves.</source>
        <translation>{player}: kein Angebot mehr übrig, bis der Krug weiterrückt.</translation>
    </message>
    <message>
        <source>{player}: you have no proposal left. Leave it at that.</source>
        <translation>{player}: kein Vorschlag mehr übrig, also bleibt es dabei.</translation>
    </message>
    <message>
        <source>{player}: your offer is open. Wait for the answers, or withdraw it.</source>
        <extracomment>The player&apos;s own offer is open</extracomment>
        <translation>{player}: Das eigene Angebot ist offen. Auf die Antworten warten oder es zurückziehen.</translation>
    </message>
    <message>
        <source>{player}: {askers} wait for your answer.</source>
        <extracomment>{askers} is a list of players</extracomment>
        <translation>{player}: {askers} warten auf eine Antwort.</translation>
    </message>
    <message>
        <source>{player}: {askers} waits for your answer.</source>
        <extracomment>{askers} is a single player</extracomment>
        <translation>{player}: {askers} wartet auf eine Antwort.</translation>
    </message>
    <message>
        <source>{player}: {opener} proposes another split and waits for your answer.</source>
        <extracomment>{opener} is a player</extracomment>
        <translation>{player}: {opener} schlägt eine andere Aufteilung vor und wartet auf eine Antwort.</translation>
    </message>
    <message>
        <source>{player}: {worth} to share out. Beat the mug at {mug}, or be done. Offers left: {left}.</source>
        <translation>{player}: {worth} zu verteilen. Den Krug auf {mug} überbieten oder fertig sein. Angebote übrig: {left}.</translation>
    </message>
    <message>
        <source>{player}: {worth} to share out. Make an offer, or be done. Offers left: {left}.</source>
        <extracomment>{worth} is a sum of money, {left} a number</extracomment>
        <translation>{player}: {worth} zu verteilen. Ein Angebot machen oder fertig sein. Angebote übrig: {left}.</translation>
    </message>
</context>
<context>
    <name>SaludosReason</name>
    <message>
        <source>A council that the opposition wins ({chance}%)</source>
        <extracomment>{chance} is a percentage</extracomment>
        <translation>Eine Ratssitzung, die die Opposition gewinnt ({chance}&#xa0;%)</translation>
    </message>
    <message>
        <source>Another coalition may move the mug beyond {mug}</source>
        <translation>Eine andere Koalition könnte den Krug über {mug} rücken</translation>
    </message>
    <message>
        <source>Being left out while others share {million}</source>
        <translation>Leer ausgehen, während andere sich {million} teilen</translation>
    </message>
    <message>
        <source>Cards that a council may cost ({chance}%)</source>
        <translation>Karten, die eine Ratssitzung kosten kann ({chance}&#xa0;%)</translation>
    </message>
    <message>
        <source>Councillors spent ({cards}, worth {points} in all)</source>
        <extracomment>{cards} is how many, {points} is the sum of their values</extracomment>
        <translation>Eingesetzte Stadträte ({cards}, im Wert von zusammen {points})</translation>
    </message>
    <message>
        <source>Councillors to draw (own hand +{cards}, others +{others})</source>
        <extracomment>&quot;Councillors to draw (own hand +1, others +3)&quot;</extracomment>
        <translation>Zu ziehende Stadträte (eigene Hand +{cards}, andere +{others})</translation>
    </message>
    <message>
        <source>Journalists to come, with a hand of {cards}</source>
        <translation>Künftige Journalisten, bei {cards} auf der Hand</translation>
    </message>
    <message>
        <source>Own share, {million} of {worth}</source>
        <extracomment>A part of what a bot expects, in a list; its amount stands beside it</extracomment>
        <translation>Eigener Anteil, {million} von {worth}</translation>
    </message>
    <message>
        <source>Strength after another roll (now {strength})</source>
        <translation>Stärke nach einem neuen Wurf (jetzt {strength})</translation>
    </message>
    <message>
        <source>The other rivals get {million}</source>
        <translation>Die übrigen Gegner bekommen {million}</translation>
    </message>
    <message>
        <source>{player} may refuse {million} (agreement {chance}%)</source>
        <extracomment>{chance} is a percentage: how likely it is that all accept</extracomment>
        <translation>{player} könnte {million} ablehnen (Einigung {chance}&#xa0;%)</translation>
    </message>
    <message>
        <source>{player}, the closest to winning, gets {million}</source>
        <translation>{player}, dem Sieg am nächsten, bekommt {million}</translation>
    </message>
</context>
<context>
    <name>SaludosRefusal</name>
    <message>
        <source>A choice says how many councillors of 1, of 2 and of 3 are played.</source>
        <translation>Eine Wahl nennt, wie viele Stadträte mit 1, mit 2 und mit 3 gespielt werden.</translation>
    </message>
    <message>
        <source>A split has a number for each of the {needed} players, not {number}.</source>
        <translation>Eine Aufteilung nennt eine Zahl für jeden der {needed} Spieler, nicht {number}.</translation>
    </message>
    <message>
        <source>An offer of {height} is too low: the mug stands at {mug}.</source>
        <translation>Ein Angebot von {height} ist zu niedrig: Der Krug steht auf {mug}.</translation>
    </message>
    <message>
        <source>Councillors to draw: {needed}, not {number}.</source>
        <translation>Zu ziehende Stadträte: {needed}, nicht {number}.</translation>
    </message>
    <message>
        <source>Everybody rolls: there must be {needed} dice, not {number}.</source>
        <translation>Alle würfeln: Es müssen {needed} Würfel sein, nicht {number}.</translation>
    </message>
    <message>
        <source>First a tile must be drawn from the bag.</source>
        <translation>Erst muss ein Plättchen aus dem Beutel gezogen werden.</translation>
    </message>
    <message>
        <source>First everybody must roll.</source>
        <translation>Erst müssen alle würfeln.</translation>
    </message>
    <message>
        <source>First the councillors must be drawn.</source>
        <translation>Erst müssen die Stadträte gezogen werden.</translation>
    </message>
    <message>
        <source>First the die must be rolled again.</source>
        <translation>Erst muss der Würfel noch einmal fallen.</translation>
    </message>
    <message>
        <source>No journalist is left in the bag.</source>
        <translation>Im Beutel ist kein Journalist mehr.</translation>
    </message>
    <message>
        <source>Not now: attend the council with a card, or stay out.</source>
        <translation>Jetzt nicht: Mit einer Karte zur Ratssitzung kommen oder fernbleiben!</translation>
    </message>
    <message>
        <source>Not now: call the council with a card, or let it be.</source>
        <translation>Jetzt nicht: Mit einer Karte die Ratssitzung einberufen oder es lassen!</translation>
    </message>
    <message>
        <source>Not now: choose councillors to play, or none.</source>
        <translation>Jetzt nicht: Erst Stadträte für die Abstimmung wählen, oder keine.</translation>
    </message>
    <message>
        <source>Not now: discard a card to roll again, or be ready.</source>
        <translation>Jetzt nicht: Eine Karte abwerfen und noch einmal würfeln oder es gut sein lassen!</translation>
    </message>
    <message>
        <source>Not now: first a tile is drawn from the bag.</source>
        <translation>Jetzt nicht: Erst wird ein Plättchen aus dem Beutel gezogen.</translation>
    </message>
    <message>
        <source>Not now: first everybody rolls.</source>
        <translation>Jetzt nicht: Erst würfeln alle.</translation>
    </message>
    <message>
        <source>Not now: first the councillors are drawn.</source>
        <translation>Jetzt nicht: Erst werden die Stadträte gezogen.</translation>
    </message>
    <message>
        <source>Not now: the council discusses the split. Propose, answer or be ready.</source>
        <translation>Jetzt nicht: Die Ratssitzung berät über die Aufteilung. Vorschlagen, antworten oder fertig sein!</translation>
    </message>
    <message>
        <source>Not now: this is the negotiation. Offer, answer or be done.</source>
        <translation>Jetzt nicht: Die Verhandlung läuft. Bieten, antworten oder fertig sein!</translation>
    </message>
    <message>
        <source>Nothing is rolled or drawn now: the players decide.</source>
        <translation>Jetzt wird nicht gewürfelt oder gezogen: Die Spieler entscheiden.</translation>
    </message>
    <message>
        <source>Only one die is rolled again, not {number}.</source>
        <translation>Nur ein Würfel wird noch einmal geworfen, nicht {number}.</translation>
    </message>
    <message>
        <source>The answer to a proposal comes from the others.</source>
        <translation>Auf einen Vorschlag antworten die anderen.</translation>
    </message>
    <message>
        <source>The answer to an offer comes from the others.</source>
        <translation>Auf ein Angebot antworten die anderen.</translation>
    </message>
    <message>
        <source>The bag has no tile of value {value}.</source>
        <translation>Im Beutel gibt es kein Plättchen mit dem Wert {value}.</translation>
    </message>
    <message>
        <source>The council is full: no more than {most} can attend, as each must get a million.</source>
        <translation>Die Ratssitzung ist voll: Mehr als {most} können nicht kommen, denn jeder muss eine Million bekommen.</translation>
    </message>
    <message>
        <source>The deck has no councillor of value {card} left.</source>
        <translation>Im Stapel ist kein Stadtrat mit dem Wert {card} mehr.</translation>
    </message>
    <message>
        <source>There are not so many councillors of value {card} in this hand.</source>
        <translation>Auf dieser Hand sind nicht so viele Stadträte mit dem Wert {card}.</translation>
    </message>
    <message>
        <source>There is no councillor of value {card} in this hand.</source>
        <translation>Auf dieser Hand ist kein Stadtrat mit dem Wert {card}.</translation>
    </message>
    <message>
        <source>There is no player {starter_number} for the bag: {players_given} are playing.</source>
        <translation>Für den Beutel gibt es keinen Spieler {starter_number}: Es spielen nur {players_given}.</translation>
    </message>
    <message>
        <source>This offer was declined: it has to wait until the mug moves.</source>
        <translation>Dieses Angebot wurde abgelehnt: Es muss warten, bis der Krug weiterrückt.</translation>
    </message>
    <message>
        <source>This split adds up to {sum}, but there is {worth} to split.</source>
        <translation>Diese Aufteilung ergibt {sum}, zu verteilen sind aber {worth}.</translation>
    </message>
    <message>
        <source>This split stands already: only another one can be proposed.</source>
        <translation>Diese Aufteilung gilt schon: Nur eine andere lässt sich vorschlagen.</translation>
    </message>
    <message>
        <source>{most} offers are the limit until the mug moves.</source>
        <translation>Nach {most} Angeboten ist Schluss, bis der Krug weiterrückt.</translation>
    </message>
    <message>
        <source>{most} proposals each are the limit in a council.</source>
        <translation>Nach {most} Vorschlägen pro Kopf ist in einer Ratssitzung Schluss.</translation>
    </message>
    <message>
        <source>{player} cannot get {share}: everyone on this side gets at least {least_share}.</source>
        <translation>{player} kann nicht {share} bekommen: Auf dieser Seite bekommen alle mindestens {least_share}.</translation>
    </message>
    <message>
        <source>{player} cannot get {share}: whoever joins gets at least {least_share}.</source>
        <translation>{player} kann nicht {share} bekommen: Wer mitmacht, bekommt mindestens {least_share}.</translation>
    </message>
    <message>
        <source>{player} does not belong to this side of the council.</source>
        <translation>{player} gehört in der Ratssitzung nicht zu dieser Seite.</translation>
    </message>
    <message>
        <source>{player} has chosen already, and that is final.</source>
        <translation>{player} hat schon gewählt, und dabei bleibt es.</translation>
    </message>
    <message>
        <source>{player} has no part in this offer.</source>
        <translation>{player} hat keinen Anteil an diesem Angebot.</translation>
    </message>
    <message>
        <source>{player} has the bag first here, but another player was chosen for it.</source>
        <translation>{player} hat hier zuerst den Beutel, gewählt wurde dafür aber ein anderer Spieler.</translation>
    </message>
    <message>
        <source>{player} is done negotiating until a new offer asks or the mug moves.</source>
        <translation>{player} ist mit dem Verhandeln fertig, bis ein neues Angebot fragt oder der Krug weiterrückt.</translation>
    </message>
    <message>
        <source>{player} must wait: in the council others discuss the split.</source>
        <translation>{player} muss warten: In der Ratssitzung beraten andere über die Aufteilung.</translation>
    </message>
    <message>
        <source>{player} must wait: others are choosing their councillors.</source>
        <translation>{player} muss warten: Andere wählen ihre Stadträte.</translation>
    </message>
    <message>
        <source>{player} must wait: others are still negotiating.</source>
        <translation>{player} muss warten: Andere verhandeln noch.</translation>
    </message>
    <message>
        <source>{player} must wait: others may still roll again.</source>
        <translation>{player} muss warten: Andere dürfen noch einmal würfeln.</translation>
    </message>
    <message>
        <source>{player} proposes no more until there is a new split.</source>
        <translation>{player} schlägt nichts mehr vor, bis es eine neue Aufteilung gibt.</translation>
    </message>
    <message>
        <source>{player} rolls no more, and that is final.</source>
        <translation>{player} würfelt nicht mehr, und dabei bleibt es.</translation>
    </message>
    <message>
        <source>{project}: no section of it is left in the bag.</source>
        <translation>{project}: Davon ist kein Bauabschnitt mehr im Beutel.</translation>
    </message>
    <message>
        <source>{proposer} has an open proposal: it needs its answers first.</source>
        <translation>{proposer} hat einen offenen Vorschlag: Erst müssen darauf alle antworten.</translation>
    </message>
    <message>
        <source>{proposer} has no open offer.</source>
        <extracomment>{proposer} is a player</extracomment>
        <translation>{proposer} hat kein offenes Angebot.</translation>
    </message>
    <message>
        <source>{proposer} has no open proposal.</source>
        <translation>{proposer} hat keinen offenen Vorschlag.</translation>
    </message>
    <message>
        <source>{proposer} has that yes already, and in the council it is final.</source>
        <translation>{proposer} hat dieses Ja schon, und in der Ratssitzung gilt es endgültig.</translation>
    </message>
    <message>
        <source>{proposer} has that yes already.</source>
        <translation>{proposer} hat dieses Ja schon.</translation>
    </message>
</context>
<context>
    <name>SaludosRemark</name>
    <message>
        <source>A councillor must go: this {die} is no use to me.</source>
        <translation>Ein Stadtrat muss gehen: Diese {die} nützt mir nichts.</translation>
    </message>
    <message>
        <source>A pleasure, {proposer}.</source>
        <translation>Mit Vergnügen, {proposer}.</translation>
    </message>
    <message>
        <source>A small coffee is a coffee too. Agreed, {proposer}.</source>
        <translation>Auch ein kleiner Kaffee ist ein Kaffee. Abgemacht, {proposer}.</translation>
    </message>
    <message>
        <source>A {die}! The saints are with me.</source>
        <translation>Eine {die}! Die Heiligen sind mit mir.</translation>
    </message>
    <message>
        <source>A {die}. It will have to do.</source>
        <translation>Eine {die}. Na ja, die muss reichen.</translation>
    </message>
    <message>
        <source>A {die}? Once more, please.</source>
        <extracomment>{die} is what the die shows</extracomment>
        <translation>Eine {die}? Noch einmal, bitte.</translation>
    </message>
    <message>
        <source>Agreed: {million} for me.</source>
        <extracomment>{million} is a sum of money: &quot;3 million&quot;</extracomment>
        <translation>Abgemacht: {million} für mich.</translation>
    </message>
    <message>
        <source>All right, {partner}: {share} instead of {before}.</source>
        <extracomment>{before} is what {partner} has refused</extracomment>
        <translation>Na gut, {partner}: {share} statt {before}.</translation>
    </message>
    <message>
        <source>Ask me again with {about}, {proposer}, and we shall see.</source>
        <translation>Frag mich mit {about} noch mal, {proposer}, dann sehen wir weiter.</translation>
    </message>
    <message>
        <source>Better {million} than nothing. Agreed.</source>
        <translation>Besser {million} als gar nichts. Abgemacht.</translation>
    </message>
    <message>
        <source>Better {share} than nothing, {partner}.</source>
        <translation>Besser {share} als gar nichts, {partner}.</translation>
    </message>
    <message>
        <source>Count again, {proposer}: {without} without me. I come for {price}.</source>
        <translation>Rechne noch mal, {proposer}: {without} ohne mich. Für {price} bin ich dabei.</translation>
    </message>
    <message>
        <source>Count your millions. I count my councillors: {cards}.</source>
        <extracomment>{cards} is a number</extracomment>
        <translation>Zählt ihr eure Millionen. Ich zähle meine Stadträte: {cards}.</translation>
    </message>
    <message>
        <source>Do not ask me why, {proposer}: no.</source>
        <extracomment>No reason at all</extracomment>
        <translation>Frag nicht, warum, {proposer}: nein.</translation>
    </message>
    <message>
        <source>First an answer to my own offer, {proposer}.</source>
        <translation>Erst will ich eine Antwort auf mein Angebot, {proposer}.</translation>
    </message>
    <message>
        <source>Gladly: {theirs_sum} would only spoil {rival}.</source>
        <extracomment>{rival} would have got {theirs_sum}</extracomment>
        <translation>Gern: Mit {theirs_sum} wird {rival} nur übermütig.</translation>
    </message>
    <message>
        <source>I build this one alone, amigos.</source>
        <translation>Das hier baue ich allein, Amigos.</translation>
    </message>
    <message>
        <source>I can hear their councillors laughing ({cards}). Only for {price}.</source>
        <translation>Ich höre ihre Stadträte schon lachen ({cards}). Nur für {price}.</translation>
    </message>
    <message>
        <source>I can hear their councillors laughing ({cards}). This will not last.</source>
        <translation>Ich höre ihre Stadträte schon lachen ({cards}). Das hält nicht lange.</translation>
    </message>
    <message>
        <source>I have a better idea, {proposer}.</source>
        <translation>Ich habe eine bessere Idee, {proposer}.</translation>
    </message>
    <message>
        <source>I have a better idea, {proposer}. Unless you give me {price}.</source>
        <translation>Ich habe eine bessere Idee, {proposer}. Gib mir {price}, und wir nehmen deine.</translation>
    </message>
    <message>
        <source>I have given {partner} my word.</source>
        <translation>Ich habe {partner} mein Wort gegeben.</translation>
    </message>
    <message>
        <source>I have {held} all to myself. Less than {price} is no offer.</source>
        <translation>{held} habe ich ganz für mich allein. Unter {price} ist das kein Angebot.</translation>
    </message>
    <message>
        <source>I have {held} already with {partner}, and there I stay.</source>
        <translation>Mit {partner} habe ich schon {held}, und dabei bleibt es.</translation>
    </message>
    <message>
        <source>I have {held} already with {partner}. {price} would tempt me.</source>
        <extracomment>{held} is a number of millions, the speaker&apos;s share of the coalition that stands</extracomment>
        <translation>Mit {partner} habe ich schon {held}. Bei {price} könnte ich schwach werden.</translation>
    </message>
    <message>
        <source>I keep my {held}, {proposer}.</source>
        <translation>Ich behalte meine {held}, {proposer}.</translation>
    </message>
    <message>
        <source>I smell a trick, {proposer}. We leave it at {held} for me.</source>
        <translation>Da ist doch was faul, {proposer}. Es bleibt bei {held} für mich.</translation>
    </message>
    <message>
        <source>I would rather draw a councillor than take {million}.</source>
        <translation>Lieber ziehe ich einen Stadtrat, als {million} zu nehmen.</translation>
    </message>
    <message>
        <source>If nobody builds, everybody draws. Fine by me.</source>
        <translation>Wenn niemand baut, ziehen alle. Soll mir recht sein.</translation>
    </message>
    <message>
        <source>Leave some on the plate, {proposer}: {price} would do.</source>
        <translation>Lass noch was auf dem Teller, {proposer}: Von {price} werde ich satt.</translation>
    </message>
    <message>
        <source>Let them have their {worth}.</source>
        <extracomment>{worth} is a sum of money</extracomment>
        <translation>Sollen sie ihre {worth} doch haben.</translation>
    </message>
    <message>
        <source>My grandmother would ask for {price}, and so do I.</source>
        <translation>Meine Großmutter würde {price} verlangen, und ich komme ganz nach ihr.</translation>
    </message>
    <message>
        <source>My last offer, {partner}: {share} for you.</source>
        <translation>Mein letztes Angebot, {partner}: {share} für dich.</translation>
    </message>
    <message>
        <source>My left knee says no, and it is never wrong.</source>
        <translation>Mein linkes Knie sagt Nein, und das irrt sich nie.</translation>
    </message>
    <message>
        <source>Not for {million}. Around {about} I might begin to listen.</source>
        <extracomment>{about} is a number of millions</extracomment>
        <translation>Für {million} nicht. So ab {about} spitze ich die Ohren.</translation>
    </message>
    <message>
        <source>Not for {million}. For {price}, with pleasure.</source>
        <extracomment>{million} is a sum of money: &quot;3 million&quot;</extracomment>
        <translation>Für {million} nicht. Für {price} mit Vergnügen.</translation>
    </message>
    <message>
        <source>Not in this company, {proposer}.</source>
        <translation>Nicht in dieser Runde, {proposer}.</translation>
    </message>
    <message>
        <source>Not so fast, amigos. To the town hall!</source>
        <translation>Nicht so schnell, Amigos. Auf ins Rathaus!</translation>
    </message>
    <message>
        <source>Not today, {proposer}. It is too hot.</source>
        <translation>Heute nicht, {proposer}. Es ist zu heiß.</translation>
    </message>
    <message>
        <source>Not with {rival} at the table, {proposer}.</source>
        <translation>Nicht mit {rival} am Tisch, {proposer}.</translation>
    </message>
    <message>
        <source>Nothing personal, {partner}. {proposer} has the better friends.</source>
        <translation>Nichts für ungut, {partner}. {proposer} hat die besseren Freunde.</translation>
    </message>
    <message>
        <source>Only {held} for you, {partner}? I offer {share}.</source>
        <translation>Nur {held} für dich, {partner}? Mein Angebot: {share}.</translation>
    </message>
    <message>
        <source>So be it. Another coffee, please!</source>
        <translation>So sei es. Noch einen Kaffee, bitte!</translation>
    </message>
    <message>
        <source>Sorry, {partner}: {million} is more than {held}.</source>
        <extracomment>The speaker leaves {partner} for another coalition: &quot;5 is more than 4&quot;</extracomment>
        <translation>Tut mir leid, {partner}: {million} sind mehr als {held}.</translation>
    </message>
    <message>
        <source>That makes {number} of us.</source>
        <extracomment>{number} is how many opponents attend then</extracomment>
        <translation>Damit sind wir {number}.</translation>
    </message>
    <message>
        <source>Then I would rather draw a councillor. For {price} I would not.</source>
        <translation>Da ziehe ich lieber einen Stadtrat. Für {price} natürlich nicht.</translation>
    </message>
    <message>
        <source>Then it is {million} instead of {held}. Agreed.</source>
        <translation>Also {million} statt {held}. Abgemacht.</translation>
    </message>
    <message>
        <source>Together we make {height}. Nobody beats that without one of us.</source>
        <translation>Zusammen schaffen wir {height}. Ohne uns kommt da niemand drüber.</translation>
    </message>
    <message>
        <source>Wait for me, I am coming too!</source>
        <translation>Wartet auf mich, ich komme mit!</translation>
    </message>
    <message>
        <source>What do you say to {share}, {partner}?</source>
        <translation>Was sagst du zu {share}, {partner}?</translation>
    </message>
    <message>
        <source>Why share? I have {held} all to myself.</source>
        <translation>Wozu teilen? Ich habe {held} ganz für mich allein.</translation>
    </message>
    <message>
        <source>Without me you reach {without}. Keep that in mind, {proposer}.</source>
        <translation>Ohne mich kommst du auf {without}. Vergiss das nicht, {proposer}.</translation>
    </message>
    <message>
        <source>Without me. I have tomatoes to water.</source>
        <translation>Ohne mich. Ich muss meine Tomaten gießen.</translation>
    </message>
    <message>
        <source>You are {lead} ahead of me, {proposer}. I help you for {price}.</source>
        <extracomment>{lead} is a sum of money: so much more than the speaker has</extracomment>
        <translation>Du liegst {lead} vor mir, {proposer}. Für {price} helfe ich dir trotzdem.</translation>
    </message>
    <message>
        <source>You are {lead} ahead of me, {proposer}. Walk alone.</source>
        <translation>Du liegst {lead} vor mir, {proposer}. Lauf allein weiter.</translation>
    </message>
    <message>
        <source>You need me, {proposer}, and I need {price}.</source>
        <translation>Du brauchst mich, {proposer}, und ich brauche {price}.</translation>
    </message>
    <message>
        <source>{height} against {biscuit}, and they have cards ({cards}). For that risk I want {price}.</source>
        <extracomment>{height} and {biscuit} are the strengths of both sides, {cards} is a number</extracomment>
        <translation>{height} gegen {biscuit}, und Karten haben die auch ({cards}). Für das Risiko will ich {price}.</translation>
    </message>
    <message>
        <source>{height} against {biscuit}: that is a wall. Agreed.</source>
        <translation>{height} gegen {biscuit}: Das hält wie eine Mauer. Abgemacht.</translation>
    </message>
    <message>
        <source>{height} for us, {biscuit} for all the others. Well, {partner}?</source>
        <translation>Wir haben {height}, alle anderen zusammen {biscuit}. Na, {partner}?</translation>
    </message>
    <message>
        <source>{height} will be outbid before the coffee is cold.</source>
        <translation>{height}? Überboten, ehe der Kaffee kalt ist.</translation>
    </message>
    <message>
        <source>{height}, all by myself. And {million}, all for myself.</source>
        <translation>{height}, ganz allein. Und {million}, ganz für mich allein.</translation>
    </message>
    <message>
        <source>{held} for me. I have nothing to add.</source>
        <translation>{held} für mich. Dem ist nichts hinzuzufügen.</translation>
    </message>
    <message>
        <source>{million} instead of {held}, for the sake of peace.</source>
        <extracomment>Another split in the council: &quot;4 instead of 3&quot;</extracomment>
        <translation>{million} statt {held}, um des lieben Friedens willen.</translation>
    </message>
    <message>
        <source>{million} instead of {held}? How kind of you, {proposer}.</source>
        <translation>{million} statt {held}? Wie nett von dir, {proposer}.</translation>
    </message>
    <message>
        <source>{million}? Here is my hand, {proposer}.</source>
        <translation>{million}? Hand drauf, {proposer}!</translation>
    </message>
    <message>
        <source>{mug} against {biscuit}? Let the council decide.</source>
        <extracomment>{mug} and {biscuit} are the strengths of both sides</extracomment>
        <translation>{mug} gegen {biscuit}? Das soll die Ratssitzung entscheiden.</translation>
    </message>
    <message>
        <source>{partner} gives me {held}. You would have to give me {price}.</source>
        <translation>{partner} gibt mir {held}. Da musst du schon {price} bieten.</translation>
    </message>
    <message>
        <source>{partner} will never say yes to {theirs_sum}.</source>
        <translation>Für {theirs_sum} sagt {partner} nie im Leben Ja.</translation>
    </message>
    <message>
        <source>{partner} will never say yes to {theirs_sum}. And I want {price}.</source>
        <extracomment>{partner} is another player, who is offered the sum of money {theirs_sum}</extracomment>
        <translation>Für {theirs_sum} sagt {partner} nie im Leben Ja. Und ich will {price}.</translation>
    </message>
    <message>
        <source>{partner}, my heart is yours. My vote costs {million}.</source>
        <translation>{partner}, mein Herz gehört dir. Meine Stimme kostet {million}.</translation>
    </message>
    <message>
        <source>{partner}, sit down here with me: {share} for you.</source>
        <translation>{partner}, setz dich zu mir: {share} für dich.</translation>
    </message>
    <message>
        <source>{price} and I forget my own plan, {proposer}.</source>
        <translation>{price}, und ich vergesse meinen eigenen Plan, {proposer}.</translation>
    </message>
    <message>
        <source>{price} is my price: without me you reach {without}.</source>
        <extracomment>A player at the table speaks, warm and a little cunning; {price} is a number of millions, as in &quot;9 is my price&quot;; the listener&apos;s coalition reaches strength {without}, which is not enough</extracomment>
        <translation>Mein Preis ist {price}: Ohne mich kommst du nur auf {without}.</translation>
    </message>
    <message>
        <source>{share} for you, {partner}. Or shall {rival} take {theirs_sum} home?</source>
        <extracomment>{rival} gets {theirs_sum} as things stand</extracomment>
        <translation>{share} für dich, {partner}. Oder soll {rival} mit {theirs_sum} nach Hause gehen?</translation>
    </message>
    <message>
        <source>{share} for you, {partner}. Shall we shake hands on it?</source>
        <extracomment>{share} is a sum of money: &quot;3 million&quot;</extracomment>
        <translation>{share} für dich, {partner}. Schlägst du ein?</translation>
    </message>
    <message>
        <source>{share} instead of {held}, {partner}: think of your family.</source>
        <extracomment>{held} is the share of {partner} now</extracomment>
        <translation>{share} statt {held}, {partner}: Denk an deine Familie.</translation>
    </message>
    <message>
        <source>{share} is not much, {partner}, but it is yours.</source>
        <translation>{share}, das ist nicht viel, {partner}, aber es gehört dir.</translation>
    </message>
    <message>
        <source>{theirs_sum} for {rival}, of all people? Then {price} for me.</source>
        <extracomment>{rival} is a player who would get the sum of money {theirs_sum}</extracomment>
        <translation>{theirs_sum} ausgerechnet für {rival}? Dann {price} für mich.</translation>
    </message>
    <message>
        <source>{theirs} for you, {proposer}? Eat it alone.</source>
        <translation>{theirs} für dich, {proposer}? Dann iss mal schön allein.</translation>
    </message>
    <message>
        <source>{theirs} for you, {proposer}? Make it {price} for me.</source>
        <extracomment>{theirs} is a number of millions, the listener&apos;s share</extracomment>
        <translation>{theirs} für dich, {proposer}? Dann aber {price} für mich.</translation>
    </message>
</context>
<context>
    <name>SaludosStandings</name>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Lost to journalists</source>
        <translation>An Journalisten verloren</translation>
    </message>
    <message>
        <source>Shares of projects</source>
        <translation>Anteile an Projekten</translation>
    </message>
</context>
<context>
    <name>SaludosTable</name>
    <message>
        <source>Offers</source>
        <translation>Angebote</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Projekte</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Eigene Karten</translation>
    </message>
</context>
<context>
    <name>SaludosWealth</name>
    <message>
        <source>Money over the turns</source>
        <translation>Geld Zug für Zug</translation>
    </message>
</context>
<context>
    <name>SealPanel</name>
    <message>
        <source>All</source>
        <extracomment>On a button: all cards are played</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All cards are shown at once. A tie goes to the coalition.</source>
        <translation>Alle Karten werden zugleich aufgedeckt. Bei Gleichstand gewinnt die Koalition.</translation>
    </message>
    <message>
        <source>Chooses all your councillors</source>
        <translation>Wählt alle eigenen Stadträte</translation>
    </message>
    <message>
        <source>No councillor of value {card}</source>
        <translation>Kein Stadtrat mit dem Wert {card}</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>On a button: no card is played</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>One councillor of value {card} less</source>
        <translation>Ein Stadtrat mit dem Wert {card} weniger</translation>
    </message>
    <message>
        <source>One councillor of value {card} more</source>
        <translation>Ein Stadtrat mit dem Wert {card} mehr</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>On a button: the chosen cards are laid on the table, face down</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Takes all your councillors back</source>
        <translation>Nimmt alle eigenen Stadträte zurück</translation>
    </message>
    <message>
        <source>The biscuit would lie at {own}, against {other} and the cards of others.</source>
        <translation>Der Keks läge auf {own}, gegen {other} und die Karten der anderen.</translation>
    </message>
    <message>
        <source>The mug would stand at {own}, against {other} and the cards of others.</source>
        <translation>Der Krug stünde auf {own}, gegen {other} und die Karten der anderen.</translation>
    </message>
    <message>
        <source>The {card} that you pushed forward counts. A tie goes to the coalition.</source>
        <translation>Die vorgeschobene {card} zählt mit. Bei Gleichstand gewinnt die Koalition.</translation>
    </message>
    <message>
        <source>no card</source>
        <extracomment>On a button, under &quot;Play&quot;</extracomment>
        <translation>keine Karte</translation>
    </message>
    <message>
        <source>{chosen} of {held}</source>
        <extracomment>How many of a player&apos;s councillors of one value are chosen: &quot;2 of 3&quot;</extracomment>
        <translation>{chosen} von {held}</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Cash: {cash}</source>
        <translation>Bargeld: {cash}</translation>
    </message>
    <message>
        <source>Leads this round</source>
        <translation>Startspieler dieser Runde</translation>
    </message>
    <message>
        <source>Loans: {number}, each {debt} to repay</source>
        <translation>Kredite: {number}, je {debt} Schulden</translation>
    </message>
    <message>
        <source>No district yet</source>
        <translation>Noch kein Viertel</translation>
    </message>
    <message>
        <source>Owns: {districts}</source>
        <translation>Besitz: {districts}</translation>
    </message>
    <message>
        <source>Wealth now: {wealth}</source>
        <translation>Vermögen jetzt: {wealth}</translation>
    </message>
    <message>
        <source>hidden</source>
        <extracomment>In place of a sum of money that others may not see</extracomment>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>{number} × {debt}</source>
        <translation>{number} × {debt}</translation>
    </message>
    <message>
        <source>{player}, {level}. {money}. {deed}</source>
        <translation>{player}, {level}. {money}. {deed}</translation>
    </message>
</context>
<context>
    <name>SeatKnob</name>
    <message>
        <source>Speak as {player}</source>
        <extracomment>What pressing the card of a player does, where several people talk at one screen</extracomment>
        <translation>Für {player} sprechen</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Any colour</source>
        <translation>Farbe egal</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>{player}: colour</source>
        <translation>{player}: Farbe</translation>
    </message>
    <message>
        <source>{player}: level</source>
        <translation>{player}: Spielstärke</translation>
    </message>
    <message>
        <source>{player}: name</source>
        <translation>{player}: Name</translation>
    </message>
</context>
<context>
    <name>Segments</name>
    <message>
        <source>{name}: {choice}</source>
        <extracomment>One of several choices, read out: what is chosen, and this choice</extracomment>
        <translation>{name}: {choice}</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>1 minute</source>
        <translation>1 Minute</translation>
    </message>
    <message>
        <source>2 minutes</source>
        <translation>2 Minuten</translation>
    </message>
    <message>
        <source>3 minutes</source>
        <translation>3 Minuten</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Bots wait before they speak first</source>
        <translation>Bots warten vor dem ersten Wort</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Standardwerte</translation>
    </message>
    <message>
        <source>Dice and discoveries can be taken back too, as long as no other person plays.</source>
        <translation>Auch Würfelwürfe und Aufgedecktes lassen sich zurücknehmen, solange kein anderer Mensch mitspielt.</translation>
    </message>
    <message>
        <source>Everything as it was at first</source>
        <translation>Alles wie ganz am Anfang</translation>
    </message>
    <message>
        <source>Everything as it was before</source>
        <translation>Alles wie vorher</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Free undo</source>
        <translation>Freies Zurücknehmen</translation>
    </message>
    <message>
        <source>Half a minute</source>
        <translation>Halbe Minute</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>In games in which everybody may speak at once: Saludos Amigos.</source>
        <translation>In Spielen, in denen alle durcheinanderreden dürfen: Saludos Amigos.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Sprache und Aussehen</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>No sound can be heard: the system’s sound library is missing.</source>
        <translation>Es ist kein Ton zu hören: Die Audiobibliothek des Systems fehlt.</translation>
    </message>
    <message>
        <source>No sound can be heard: this computer has no loudspeaker or headphones.</source>
        <translation>Es ist kein Ton zu hören: Dieser Computer hat weder Lautsprecher noch Kopfhörer.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Pause after a bot’s action</source>
        <translation>Pause nach Bot-Aktionen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielablauf</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Geräusche abspielen</translation>
    </message>
    <message>
        <source>Sand-glass for the talk</source>
        <translation>Sanduhr für das Gespräch</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Talk at the table</source>
        <translation>Gespräch am Tisch</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>The die rolls by itself</source>
        <translation>Der Würfel rollt von selbst</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>This is how large everything is written.</source>
        <translation>So groß ist die Schrift überall.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>{number} s</source>
        <translation>{number}&#xa0;s</translation>
    </message>
</context>
<context>
    <name>SettlePanel</name>
    <message>
        <source>Coalition {height}</source>
        <extracomment>The side of the council at the mug; {height} is where the mug stands</extracomment>
        <translation>Koalition {height}</translation>
    </message>
    <message>
        <source>Decline and ready</source>
        <translation>Ablehnen und fertig</translation>
    </message>
    <message>
        <source>Even</source>
        <extracomment>A quick proposal: everybody on a side gets the same</extracomment>
        <translation>Gleichmäßig</translation>
    </message>
    <message>
        <source>Everyone on this side must agree to a new split.</source>
        <translation>Einer neuen Aufteilung müssen auf dieser Seite alle zustimmen.</translation>
    </message>
    <message>
        <source>Leaves the split as it stands</source>
        <translation>Lässt die Aufteilung, wie sie ist</translation>
    </message>
    <message>
        <source>One more for yourself</source>
        <extracomment>A quick proposal: one million more for the player who makes it</extracomment>
        <translation>1 mehr für mich</translation>
    </message>
    <message>
        <source>Opposition {height}</source>
        <extracomment>The side of the council at the biscuit; {height} is where the biscuit stands</extracomment>
        <translation>Opposition {height}</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Vorschlagen</translation>
    </message>
    <message>
        <source>Propose a split</source>
        <translation>Neue Aufteilung</translation>
    </message>
    <message>
        <source>Proposes this split to your own side</source>
        <translation>Schlägt der eigenen Seite diese Aufteilung vor</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>Says that a player proposes no other split</extracomment>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>SharkAction</name>
    <message>
        <source>Begin with {a_share}</source>
        <extracomment>What a player could do, in a list or on a button: &quot;Begin with a red share&quot;</extracomment>
        <translation>Mit {a_share} beginnen</translation>
    </message>
    <message>
        <source>Buy {some_shares}</source>
        <extracomment>&quot;Buy 3 red shares&quot;</extracomment>
        <translation>{some_shares} kaufen</translation>
    </message>
    <message>
        <source>Hand over {all_shares}</source>
        <extracomment>To cover a loss: &quot;Hand over 2 red shares and 1 blue share&quot;</extracomment>
        <translation>{all_shares} abgeben</translation>
    </message>
    <message>
        <source>Place {a_building} on square {square}</source>
        <extracomment>&quot;Place a red building on square D7&quot;</extracomment>
        <translation>{a_building} auf Feld {square} stellen</translation>
    </message>
    <message>
        <source>Sell {some_shares}</source>
        <translation>{some_shares} verkaufen</translation>
    </message>
    <message>
        <source>Trade no more</source>
        <translation>Nicht mehr handeln</translation>
    </message>
</context>
<context>
    <name>SharkBuilding</name>
    <message>
        <source>a blue building</source>
        <translation>ein blaues Gebäude</translation>
    </message>
    <message>
        <source>a green building</source>
        <translation>ein grünes Gebäude</translation>
    </message>
    <message>
        <source>a red building</source>
        <extracomment>The object of &quot;Anna places a red building on square D7&quot;</extracomment>
        <translation>ein rotes Gebäude</translation>
    </message>
    <message>
        <source>a yellow building</source>
        <translation>ein gelbes Gebäude</translation>
    </message>
</context>
<context>
    <name>SharkChain</name>
    <message>
        <source>a chain of {number} blue buildings</source>
        <translation>eine Kette aus {number} blauen Gebäuden</translation>
    </message>
    <message>
        <source>a chain of {number} green buildings</source>
        <translation>eine Kette aus {number} grünen Gebäuden</translation>
    </message>
    <message>
        <source>a chain of {number} red buildings</source>
        <extracomment>The object of &quot;Drives a chain of 3 red buildings off the map&quot;; {number} is 2 or more</extracomment>
        <translation>eine Kette aus {number} roten Gebäuden</translation>
    </message>
    <message>
        <source>a chain of {number} yellow buildings</source>
        <translation>eine Kette aus {number} gelben Gebäuden</translation>
    </message>
    <message>
        <source>a lone blue building</source>
        <translation>ein einzelnes blaues Gebäude</translation>
    </message>
    <message>
        <source>a lone green building</source>
        <translation>ein einzelnes grünes Gebäude</translation>
    </message>
    <message>
        <source>a lone red building</source>
        <extracomment>The object of &quot;Drives a lone red building off the map&quot;</extracomment>
        <translation>ein einzelnes rotes Gebäude</translation>
    </message>
    <message>
        <source>a lone yellow building</source>
        <translation>ein einzelnes gelbes Gebäude</translation>
    </message>
</context>
<context>
    <name>SharkCompany</name>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>A company, by its colour: &quot;Red rises from 3 to 5&quot;</extracomment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>{company} {amount}</source>
        <extracomment>A company and a sum, in a list: &quot;Red 4,000 FT, Blue 6,000 FT&quot;</extracomment>
        <translation>{company} {amount}</translation>
    </message>
</context>
<context>
    <name>SharkEvent</name>
    <message>
        <source>Everyone else is ruined: {player} is the last one left.</source>
        <translation>Alle anderen sind ruiniert: Nur {player} ist noch übrig.</translation>
    </message>
    <message>
        <source>No company finds a square {in_zone}: the turn ends.</source>
        <translation>Keine Firma findet {in_zone} ein Feld: Der Zug endet.</translation>
    </message>
    <message>
        <source>There is no square {in_zone} for a company with the fewest buildings: the turn ends.</source>
        <translation>Für eine Firma mit den wenigsten Gebäuden gibt es {in_zone} kein Feld: Der Zug endet.</translation>
    </message>
    <message>
        <source>Turn {turn_number}: {player}.</source>
        <translation>Zug {turn_number}: {player}.</translation>
    </message>
    <message>
        <source>{company} falls from {old} to {new}.</source>
        <translation>{company} fällt von {old} auf {new}.</translation>
    </message>
    <message>
        <source>{company} has used its last building: the match ends.</source>
        <translation>{company} hat das letzte Gebäude verbraucht: Die Partie endet.</translation>
    </message>
    <message>
        <source>{company} loses a chain of {chain}: the larger chain drives it off the map.</source>
        <extracomment>{chain} is the number of its buildings</extracomment>
        <translation>{company} verliert eine Kette von {chain}: Die größere Kette verdrängt sie von der Weltkarte.</translation>
    </message>
    <message>
        <source>{company} loses a lone building: the larger chain drives it off the map.</source>
        <translation>{company} verliert ein einzelnes Gebäude: Die größere Kette verdrängt es von der Weltkarte.</translation>
    </message>
    <message>
        <source>{company} reaches {value}, the top of the scale: the match ends.</source>
        <translation>{company} erreicht {value}, das Ende der Skala: Die Partie endet.</translation>
    </message>
    <message>
        <source>{company} rises from {old} to {new}.</source>
        <translation>{company} steigt von {old} auf {new}.</translation>
    </message>
    <message>
        <source>{face} finds no square {in_zone}: the turn ends.</source>
        <translation>{face} findet {in_zone} kein Feld: Der Zug endet.</translation>
    </message>
    <message>
        <source>{player} begins with {a_share}.</source>
        <translation>{player} beginnt mit {a_share}.</translation>
    </message>
    <message>
        <source>{player} buys {some_shares} for {amount}.</source>
        <extracomment>&quot;Anna buys 3 red shares for 12,000 FT.&quot;</extracomment>
        <translation>{player} kauft {some_shares} für {amount}.</translation>
    </message>
    <message>
        <source>{player} cannot pay the last {rest}, loses everything and is out.</source>
        <translation>{player} kann die letzten {rest} nicht zahlen, verliert alles und scheidet aus.</translation>
    </message>
    <message>
        <source>{player} earns {amount} on {some_shares}.</source>
        <extracomment>&quot;Anna earns 6,000 FT on 3 red shares.&quot;</extracomment>
        <translation>{player} bekommt {amount} für {some_shares}.</translation>
    </message>
    <message>
        <source>{player} ends the turn.</source>
        <translation>{player} beendet den Zug.</translation>
    </message>
    <message>
        <source>{player} gets a bonus of {amount}.</source>
        <translation>{player} bekommt eine Prämie von {amount}.</translation>
    </message>
    <message>
        <source>{player} hands over {all_shares} for {proceeds}, half the value, and gets {change} back.</source>
        <translation>{player} gibt {all_shares} zum halben Wert ab, für {proceeds}, und bekommt {change} heraus.</translation>
    </message>
    <message>
        <source>{player} hands over {all_shares} for {proceeds}, half the value.</source>
        <extracomment>&quot;Bea hands over 2 red shares and 1 blue share for 7,000 FT, half their value.&quot;</extracomment>
        <translation>{player} gibt {all_shares} zum halben Wert ab, für {proceeds}.</translation>
    </message>
    <message>
        <source>{player} owes the bank {amount} for {loser}.</source>
        <translation>{player} schuldet der Bank {amount} für {loser}.</translation>
    </message>
    <message>
        <source>{player} owes the bank {amount}: {losses}.</source>
        <extracomment>{losses} is a list of companies and sums: &quot;Red 4,000 FT, Blue 6,000 FT&quot;</extracomment>
        <translation>{player} schuldet der Bank {amount}: {losses}.</translation>
    </message>
    <message>
        <source>{player} pays {amount} and still owes {rest}.</source>
        <translation>{player} zahlt {amount} und schuldet noch {rest}.</translation>
    </message>
    <message>
        <source>{player} pays {amount}.</source>
        <translation>{player} zahlt {amount}.</translation>
    </message>
    <message>
        <source>{player} places {a_building} on square {square}. It stands alone.</source>
        <extracomment>&quot;Anna places a red building on square D7. It stands alone.&quot;</extracomment>
        <translation>{player} stellt {a_building} auf Feld {square}. Es steht allein.</translation>
    </message>
    <message>
        <source>{player} places {a_building} on square {square}: a chain of {size}.</source>
        <translation>{player} stellt {a_building} auf Feld {square}: eine Kette von {size}.</translation>
    </message>
    <message>
        <source>{player} reaches for the dice.</source>
        <translation>{player} greift zu den Würfeln.</translation>
    </message>
    <message>
        <source>{player} rolls a {zone_number} and Black: a building {in_zone} for a company with the fewest on the map.</source>
        <translation>{player} würfelt {zone_number} und Schwarz: ein Gebäude {in_zone} für eine Firma mit den wenigsten auf der Weltkarte.</translation>
    </message>
    <message>
        <source>{player} rolls a {zone_number} and Black: a building {in_zone} for any company.</source>
        <translation>{player} würfelt {zone_number} und Schwarz: ein Gebäude {in_zone} für eine beliebige Firma.</translation>
    </message>
    <message>
        <source>{player} rolls a {zone_number} and White: a building {in_zone} for any company.</source>
        <translation>{player} würfelt {zone_number} und Weiß: ein Gebäude {in_zone} für eine beliebige Firma.</translation>
    </message>
    <message>
        <source>{player} rolls a {zone_number} and {face}: a building {in_zone}.</source>
        <extracomment>&quot;Anna rolls a 3 and Red: a building in Asia.&quot;</extracomment>
        <translation>{player} würfelt {zone_number} und {face}: ein Gebäude {in_zone}.</translation>
    </message>
    <message>
        <source>{player} rolls a {zone_number}: a building {in_zone} for any company.</source>
        <translation>{player} würfelt {zone_number}: ein Gebäude {in_zone} für eine beliebige Firma.</translation>
    </message>
    <message>
        <source>{player} sells {some_shares} for {amount}.</source>
        <translation>{player} verkauft {some_shares} für {amount}.</translation>
    </message>
</context>
<context>
    <name>SharkInZone</name>
    <message>
        <source>in Africa</source>
        <translation>in Afrika</translation>
    </message>
    <message>
        <source>in Asia</source>
        <translation>in Asien</translation>
    </message>
    <message>
        <source>in Europe</source>
        <translation>in Europa</translation>
    </message>
    <message>
        <source>in North America</source>
        <extracomment>The end of &quot;a building in Asia&quot;</extracomment>
        <translation>in Nordamerika</translation>
    </message>
    <message>
        <source>in Oceania</source>
        <translation>in Ozeanien</translation>
    </message>
    <message>
        <source>in South America</source>
        <translation>in Südamerika</translation>
    </message>
    <message>
        <source>in zone {number}</source>
        <translation>in Zone {number}</translation>
    </message>
    <message>
        <source>in {name}</source>
        <translation>in der Zone {name}</translation>
    </message>
</context>
<context>
    <name>SharkLine</name>
    <message>
        <source>Cash</source>
        <extracomment>A line of the final account; its amount stands beside it</extracomment>
        <translation>Bargeld</translation>
    </message>
    <message>
        <source>Ruined</source>
        <translation>Ruiniert</translation>
    </message>
    <message>
        <source>{some_shares} at {price_each}</source>
        <extracomment>&quot;3 red shares at 4,000 FT&quot;</extracomment>
        <translation>{some_shares} zu {price_each}</translation>
    </message>
</context>
<context>
    <name>SharkMalformed</name>
    <message>
        <source>{where}: rows and columns must make up a map of {number} squares.</source>
        <extracomment>{where} is a place in a data file, such as squares[3]</extracomment>
        <translation>{where}: Zeilen und Spalten müssen eine Weltkarte mit {number} Feldern ergeben.</translation>
    </message>
    <message>
        <source>{where}: this must be a row of {number} zone numbers, each 1 to 6.</source>
        <translation>{where}: Das muss eine Zeile mit {number} Zonennummern sein, jede von 1 bis 6.</translation>
    </message>
    <message>
        <source>{where}: zone {number} must have {most} squares.</source>
        <extracomment>{number} is the number of a zone, {most} how many squares it must have</extracomment>
        <translation>{where}: Zone {number} muss {most} Felder haben.</translation>
    </message>
</context>
<context>
    <name>SharkMoney</name>
    <message>
        <source>+{number} FT</source>
        <extracomment>What a bot expects to win</extracomment>
        <translation>+{number}&#xa0;FT</translation>
    </message>
    <message>
        <source>-{number} FT</source>
        <extracomment>A debt or a loss</extracomment>
        <translation>−{number}&#xa0;FT</translation>
    </message>
    <message>
        <source>{number} FT</source>
        <extracomment>A sum of money, such as 12,000 FT (FT is the money of the game)</extracomment>
        <translation>{number}&#xa0;FT</translation>
    </message>
    <message>
        <source>±{number} FT</source>
        <extracomment>What a bot expects where it is neither; {number} is 0</extracomment>
        <translation>±{number}&#xa0;FT</translation>
    </message>
    <message>
        <source>−{number} FT</source>
        <extracomment>What a bot expects to lose</extracomment>
        <translation>−{number}&#xa0;FT</translation>
    </message>
</context>
<context>
    <name>SharkOdds</name>
    <message>
        <source>&lt;1%</source>
        <translation>&lt;1&#xa0;%</translation>
    </message>
    <message>
        <source>&gt;99%</source>
        <translation>&gt;99&#xa0;%</translation>
    </message>
    <message>
        <source>{number}%</source>
        <extracomment>A chance in whole percent: {number} is 0 to 100</extracomment>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>SharkOption</name>
    <message>
        <source>7 at most</source>
        <extracomment>Variant I</extracomment>
        <translation>Höchstens 7</translation>
    </message>
    <message>
        <source>A chain counts 7 at most, so joining chains can cost value. Nobody begins with a share.</source>
        <translation>Eine Kette zählt höchstens 7; Ketten zu verbinden kann also Wert kosten. Niemand beginnt mit einer Aktie.</translation>
    </message>
    <message>
        <source>Any</source>
        <extracomment>Variant II</extracomment>
        <translation>Eine beliebige</translation>
    </message>
    <message>
        <source>Black leaves the choice of company to the player, like White.</source>
        <translation>Schwarz lässt die Firma frei wählen, wie Weiß.</translation>
    </message>
    <message>
        <source>Black means the company with the fewest buildings on the map.</source>
        <translation>Schwarz meint die Firma mit den wenigsten Gebäuden auf der Weltkarte.</translation>
    </message>
    <message>
        <source>Chosen</source>
        <extracomment>First share</extracomment>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Dealt</source>
        <extracomment>First share</extracomment>
        <translation>Ausgeteilt</translation>
    </message>
    <message>
        <source>Each time</source>
        <extracomment>Five shares at most</extracomment>
        <translation>Jedes Mal</translation>
    </message>
    <message>
        <source>Every building of a chain counts towards the value of its company.</source>
        <translation>Jedes Gebäude einer Kette zählt für den Wert ihrer Firma.</translation>
    </message>
    <message>
        <source>Everyone chooses a share, one after the other.</source>
        <translation>Alle wählen nacheinander eine Aktie.</translation>
    </message>
    <message>
        <source>Everyone is dealt a share at random.</source>
        <translation>Alle bekommen eine zufällige Aktie.</translation>
    </message>
    <message>
        <source>First share</source>
        <translation>Erste Aktie</translation>
    </message>
    <message>
        <source>Five before the roll, and five more after the building is placed.</source>
        <translation>Fünf vor dem Würfeln und noch einmal fünf, wenn das Gebäude steht.</translation>
    </message>
    <message>
        <source>Five in a turn: purchases before and after the roll count together.</source>
        <translation>Fünf pro Zug: Käufe vor und nach dem Würfeln zählen zusammen.</translation>
    </message>
    <message>
        <source>Five shares at most</source>
        <translation>Höchstens fünf Aktien</translation>
    </message>
    <message>
        <source>Free choice</source>
        <extracomment>Variant III</extracomment>
        <translation>Die freie Wahl</translation>
    </message>
    <message>
        <source>How much of a long chain counts?</source>
        <translation>Wie viel von einer langen Kette zählt?</translation>
    </message>
    <message>
        <source>How often may five shares be bought?</source>
        <translation>Wie oft darf man fünf Aktien kaufen?</translation>
    </message>
    <message>
        <source>Only the zone is rolled; the company is always the player’s choice.</source>
        <translation>Gewürfelt wird nur die Zone; die Firma ist immer frei wählbar.</translation>
    </message>
    <message>
        <source>Per turn</source>
        <extracomment>Five shares at most</extracomment>
        <translation>Pro Zug</translation>
    </message>
    <message>
        <source>The colour die</source>
        <extracomment>Variant III</extracomment>
        <translation>Der Farbwürfel</translation>
    </message>
    <message>
        <source>The colour die names the company, or leaves the choice to the player.</source>
        <translation>Der Farbwürfel nennt die Firma oder lässt sie frei wählen.</translation>
    </message>
    <message>
        <source>The smallest</source>
        <extracomment>Variant II</extracomment>
        <translation>Die kleinste</translation>
    </message>
    <message>
        <source>The whole chain</source>
        <extracomment>Variant I</extracomment>
        <translation>Die ganze Kette</translation>
    </message>
    <message>
        <source>Variant I: chains up to 7</source>
        <translation>Variante I: Ketten bis 7</translation>
    </message>
    <message>
        <source>Variant II: Black for the smallest</source>
        <translation>Variante II: Schwarz für die kleinste</translation>
    </message>
    <message>
        <source>Variant III: no colour die</source>
        <translation>Variante III: ohne Farbwürfel</translation>
    </message>
    <message>
        <source>What decides which company builds?</source>
        <translation>Was entscheidet, welche Firma baut?</translation>
    </message>
    <message>
        <source>Which company builds when the colour die shows Black?</source>
        <translation>Welche Firma baut, wenn der Farbwürfel Schwarz zeigt?</translation>
    </message>
    <message>
        <source>Which share does everyone begin with?</source>
        <translation>Mit welcher Aktie beginnt man?</translation>
    </message>
</context>
<context>
    <name>SharkOutcome</name>
    <message>
        <source>Chains join, {company} falls from {old} to {new}; no bonus.</source>
        <extracomment>A variant: chains that join can count less than before</extracomment>
        <translation>Ketten verbinden sich, {company} fällt von {old} auf {new}; keine Prämie.</translation>
    </message>
    <message>
        <source>Chains join, {company} falls from {old} to {new}; no bonus. The match ends.</source>
        <translation>Ketten verbinden sich, {company} fällt von {old} auf {new}; keine Prämie. Die Partie endet.</translation>
    </message>
    <message>
        <source>Chance {odds}: {company} would fall by {fall}, and you would pay {cost}.</source>
        <extracomment>The chance that a chain is driven off the map before the viewer&apos;s next turn: &quot;Chance 31%: …&quot;</extracomment>
        <translation>Risiko {odds}: {company} würde um {fall} fallen, zu zahlen wären {cost}.</translation>
    </message>
    <message>
        <source>Chance {odds}: {company} would fall by {fall}.</source>
        <translation>Risiko {odds}: {company} würde um {fall} fallen.</translation>
    </message>
    <message>
        <source>Chance {odds}: {company} would keep its value.</source>
        <translation>Risiko {odds}: {company} würde den Wert halten.</translation>
    </message>
    <message>
        <source>Drives {a_chain} off the map.</source>
        <extracomment>&quot;Drives a chain of 3 blue buildings off the map.&quot;</extracomment>
        <translation>Verdrängt {a_chain} von der Weltkarte.</translation>
    </message>
    <message>
        <source>Safe: no roll can take this chain now.</source>
        <translation>Sicher: Derzeit gefährdet kein Wurf diese Kette.</translation>
    </message>
    <message>
        <source>The building stands alone, {company} stays at {new}; bonus {bonus}.</source>
        <translation>Das Gebäude steht allein, {company} bleibt bei {new}; Prämie {bonus}.</translation>
    </message>
    <message>
        <source>The building stands alone, {company} stays at {new}; bonus {bonus}. The match ends.</source>
        <translation>Das Gebäude steht allein, {company} bleibt bei {new}; Prämie {bonus}. Die Partie endet.</translation>
    </message>
    <message>
        <source>{company} falls from {old} to {new}.</source>
        <translation>{company} fällt von {old} auf {new}.</translation>
    </message>
    <message>
        <source>{company} rises from {old} to {new}.</source>
        <extracomment>What becomes of another company&apos;s value</extracomment>
        <translation>{company} steigt von {old} auf {new}.</translation>
    </message>
    <message>
        <source>{company} rises from {old} to {new}; bonus {bonus}.</source>
        <extracomment>What a building would do: &quot;Red rises from 3 to 5; bonus 5,000 FT.&quot;</extracomment>
        <translation>{company} steigt von {old} auf {new}; Prämie {bonus}.</translation>
    </message>
    <message>
        <source>{company} rises from {old} to {new}; bonus {bonus}. The match ends.</source>
        <translation>{company} steigt von {old} auf {new}; Prämie {bonus}. Die Partie endet.</translation>
    </message>
    <message>
        <source>{company} stays at {new}; no bonus.</source>
        <extracomment>A variant: more buildings of a long chain add nothing to the value</extracomment>
        <translation>{company} bleibt bei {new}; keine Prämie.</translation>
    </message>
    <message>
        <source>{company} stays at {new}; no bonus. The match ends.</source>
        <translation>{company} bleibt bei {new}; keine Prämie. Die Partie endet.</translation>
    </message>
    <message>
        <source>{player}: {result}, and is ruined.</source>
        <translation>{player}: {result} und damit ruiniert.</translation>
    </message>
    <message>
        <source>{player}: {result}, and must sell shares.</source>
        <translation>{player}: {result} und muss Aktien verkaufen.</translation>
    </message>
    <message>
        <source>{player}: {result}.</source>
        <extracomment>What a player would get or pay: &quot;Bea: −10,000 FT.&quot;</extracomment>
        <translation>{player}: {result}.</translation>
    </message>
</context>
<context>
    <name>SharkPlayers</name>
    <message>
        <source>Brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>No shares</source>
        <translation>Keine Aktien</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Owns: {shares}</source>
        <translation>Besitz: {shares}</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Ruined</source>
        <translation>Ruiniert</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Petrol</translation>
    </message>
    <message>
        <source>{company}, shares: {number}</source>
        <translation>{company}, Aktien: {number}</translation>
    </message>
</context>
<context>
    <name>SharkPrompt</name>
    <message>
        <source>{player}: Black lets you choose a company with the fewest buildings on the map; place its building {in_zone}.</source>
        <extracomment>A variant: black stands for the company with the fewest buildings on the map; there are several</extracomment>
        <translation>{player}: bei Schwarz eine Firma mit den wenigsten Gebäuden auf der Weltkarte wählen und ihr Gebäude {in_zone} bauen.</translation>
    </message>
    <message>
        <source>{player}: Black lets you choose the company; place its building {in_zone}.</source>
        <translation>{player}: bei Schwarz die Firma frei wählen und ihr Gebäude {in_zone} bauen.</translation>
    </message>
    <message>
        <source>{player}: White lets you choose the company; place its building {in_zone}.</source>
        <extracomment>The colour die shows white</extracomment>
        <translation>{player}: bei Weiß die Firma frei wählen und ihr Gebäude {in_zone} bauen.</translation>
    </message>
    <message>
        <source>{player}: choose a company for your first share.</source>
        <translation>{player}: eine Firma für die erste Aktie wählen.</translation>
    </message>
    <message>
        <source>{player}: choose the company and place its building {in_zone}.</source>
        <extracomment>There is no colour die</extracomment>
        <translation>{player}: die Firma wählen und ihr Gebäude {in_zone} bauen.</translation>
    </message>
    <message>
        <source>{player}: nothing is left to trade, so end the turn.</source>
        <translation>{player}: Zu handeln gibt es nichts, also den Zug beenden.</translation>
    </message>
    <message>
        <source>{player}: nothing is left to trade, so roll.</source>
        <translation>{player}: Zu handeln gibt es nichts, also würfeln.</translation>
    </message>
    <message>
        <source>{player}: place {only_building} {in_zone}. Black stands for the company with the fewest buildings on the map.</source>
        <extracomment>The same, and only one company can be meant</extracomment>
        <translation>{player}: {only_building} {in_zone} bauen. Schwarz steht für die Firma mit den wenigsten Gebäuden auf der Weltkarte.</translation>
    </message>
    <message>
        <source>{player}: place {only_building} {in_zone}; no other company finds a square there.</source>
        <extracomment>The player may choose, but only one company finds a square</extracomment>
        <translation>{player}: {only_building} {in_zone} bauen; keine andere Firma findet dort ein Feld.</translation>
    </message>
    <message>
        <source>{player}: place {rolled_building} {in_zone}.</source>
        <extracomment>&quot;Anna: place a red building in Asia.&quot;</extracomment>
        <translation>{player}: {rolled_building} {in_zone} bauen.</translation>
    </message>
    <message>
        <source>{player}: sell shares at half their value to cover {rest}.</source>
        <extracomment>{rest} is a sum of money</extracomment>
        <translation>{player}: Aktien zum halben Wert verkaufen, um {rest} zu decken.</translation>
    </message>
    <message>
        <source>{player}: sell shares if you like, then end the turn.</source>
        <translation>{player}: nach Belieben Aktien verkaufen, dann den Zug beenden.</translation>
    </message>
    <message>
        <source>{player}: sell shares if you like, then roll.</source>
        <translation>{player}: nach Belieben Aktien verkaufen, dann würfeln.</translation>
    </message>
    <message>
        <source>{player}: trade if you like, then end the turn.</source>
        <extracomment>After the placement</extracomment>
        <translation>{player}: nach Belieben handeln, dann den Zug beenden.</translation>
    </message>
    <message>
        <source>{player}: trade if you like, then roll.</source>
        <extracomment>Before the roll</extracomment>
        <translation>{player}: nach Belieben handeln, dann würfeln.</translation>
    </message>
    <message>
        <source>{roller}: roll the dice.</source>
        <extracomment>What a player must do now: an invitation, the player&apos;s name first</extracomment>
        <translation>{roller}: würfeln.</translation>
    </message>
    <message>
        <source>{roller}: roll the die.</source>
        <translation>{roller}: würfeln.</translation>
    </message>
</context>
<context>
    <name>SharkReason</name>
    <message>
        <source>Bonus for {a_building}</source>
        <extracomment>A part of what a bot expects, in a list; its amount stands beside it</extracomment>
        <translation>Prämie für {a_building}</translation>
    </message>
    <message>
        <source>Cash for later</source>
        <translation>Bargeld für später</translation>
    </message>
    <message>
        <source>Danger of forced sales</source>
        <extracomment>Shares that must be handed over for half their value, for want of cash</extracomment>
        <translation>Gefahr von Notverkäufen</translation>
    </message>
    <message>
        <source>Expectations of {company}</source>
        <translation>Erwartungen an {company}</translation>
    </message>
    <message>
        <source>Gain on {these_shares} (value +{rise})</source>
        <extracomment>&quot;Gain on 3 red shares (value +2)&quot;</extracomment>
        <translation>Gewinn durch {these_shares} (Wert +{rise})</translation>
    </message>
    <message>
        <source>Loss on {these_shares} (value −{fall})</source>
        <translation>Verlust durch {these_shares} (Wert −{fall})</translation>
    </message>
    <message>
        <source>Next purchase of shares ({company})</source>
        <translation>Nächster Aktienkauf ({company})</translation>
    </message>
    <message>
        <source>No deal</source>
        <extracomment>The bot buys and sells nothing</extracomment>
        <translation>Kein Handel</translation>
    </message>
    <message>
        <source>Possible growth for {these_shares}</source>
        <translation>Mögliches Wachstum für {these_shares}</translation>
    </message>
    <message>
        <source>Price for {these_shares}</source>
        <translation>Preis für {these_shares}</translation>
    </message>
    <message>
        <source>Proceeds for {these_shares}</source>
        <translation>Erlös für {these_shares}</translation>
    </message>
    <message>
        <source>Prospects of {company} until the end</source>
        <translation>Aussichten von {company} bis zum Ende</translation>
    </message>
    <message>
        <source>Risk of a fall for {these_shares} ({chance}%)</source>
        <extracomment>{chance} is a percentage</extracomment>
        <translation>Gefahr eines Falls für {these_shares} ({chance}&#xa0;%)</translation>
    </message>
    <message>
        <source>The fall of {company} costs {player} money</source>
        <translation>Der Fall von {company} kostet {player} Geld</translation>
    </message>
    <message>
        <source>The fall of {company} ruins {player}</source>
        <translation>Der Fall von {company} ruiniert {player}</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Die Partie endet</translation>
    </message>
    <message>
        <source>The next building to place</source>
        <translation>Das nächste eigene Gebäude</translation>
    </message>
    <message>
        <source>Value given away ({these_shares})</source>
        <translation>Abgegebener Wert ({these_shares})</translation>
    </message>
    <message>
        <source>Value received ({these_shares})</source>
        <translation>Erhaltener Wert ({these_shares})</translation>
    </message>
    <message>
        <source>{player} gains on {these_shares} (value +{rise})</source>
        <translation>{player} verdient durch {these_shares} (Wert +{rise})</translation>
    </message>
    <message>
        <source>{player} may gain in the meantime</source>
        <extracomment>Until the bot has its next turn</extracomment>
        <translation>{player} kann in der Zwischenzeit verdienen</translation>
    </message>
    <message>
        <source>{these_shares} for half the value</source>
        <translation>{these_shares} zum halben Wert</translation>
    </message>
</context>
<context>
    <name>SharkRefusal</name>
    <message>
        <source>A number of shares is needed for each of the {companies} companies.</source>
        <translation>Für jede der {companies} Firmen braucht es eine Anzahl Aktien.</translation>
    </message>
    <message>
        <source>Each of the {number} players must be dealt one share of a company.</source>
        <extracomment>{number} is 2 to 6</extracomment>
        <translation>Jeder der {number} Spieler muss eine Aktie einer Firma bekommen.</translation>
    </message>
    <message>
        <source>In this match the first shares are chosen: none can be dealt.</source>
        <translation>In dieser Partie werden die ersten Aktien gewählt: Ausgeteilt wird keine.</translation>
    </message>
    <message>
        <source>Nobody can sell more shares than they own. {company}, shares owned: {held}.</source>
        <translation>Niemand kann mehr Aktien verkaufen, als vorhanden sind. {company}, eigene Aktien: {held}.</translation>
    </message>
    <message>
        <source>Not now: first choose the shares that cover the loss.</source>
        <translation>Jetzt nicht: Erst die Aktien wählen, die den Verlust decken.</translation>
    </message>
    <message>
        <source>Not now: first come the dice.</source>
        <translation>Jetzt nicht: Erst kommen die Würfel.</translation>
    </message>
    <message>
        <source>Not now: first everyone chooses a share.</source>
        <translation>Jetzt nicht: Erst wählen alle eine Aktie.</translation>
    </message>
    <message>
        <source>Not now: first place the building on the map.</source>
        <translation>Jetzt nicht: Erst das Gebäude auf die Weltkarte stellen.</translation>
    </message>
    <message>
        <source>Not now: this is the time to trade. Buy, sell or go on.</source>
        <translation>Jetzt nicht: Erst wird gehandelt. Kaufen, verkaufen oder weitermachen!</translation>
    </message>
    <message>
        <source>On square {square} this would be a chain of {size} beside a rival chain of {rival}: it must be the larger one.</source>
        <extracomment>{size} and {rival} are numbers of buildings</extracomment>
        <translation>Auf Feld {square} wäre das eine Kette von {size} neben einer fremden Kette von {rival}: Sie muss die größere sein.</translation>
    </message>
    <message>
        <source>Shares are traded from 1 upwards: {number} makes no sense.</source>
        <translation>Aktien werden ab 1 Stück gehandelt: {number} ergibt keinen Sinn.</translation>
    </message>
    <message>
        <source>Square {square} is taken: a building needs an empty one.</source>
        <translation>Feld {square} ist besetzt: Ein Gebäude braucht ein freies Feld.</translation>
    </message>
    <message>
        <source>Square {square} lies {in_zone}, but the building belongs {in_rolled}.</source>
        <extracomment>&quot;Square D7 lies in Asia, but the building belongs in Africa.&quot;</extracomment>
        <translation>Feld {square} liegt {in_zone}, aber das Gebäude muss {in_rolled} stehen.</translation>
    </message>
    <message>
        <source>That would be too many: the limit is {limit} shares. Left to buy: {left}.</source>
        <translation>Das wären zu viele: Höchstens {limit} Aktien sind erlaubt. Noch möglich: {left}.</translation>
    </message>
    <message>
        <source>The bank has too few of these shares: {number} wanted, {left} left.</source>
        <translation>Die Bank hat zu wenige dieser Aktien: gewünscht {number}, vorhanden {left}.</translation>
    </message>
    <message>
        <source>The banker must be one of the players.</source>
        <translation>Der Bankhalter muss einer der Spieler sein.</translation>
    </message>
    <message>
        <source>The colour die shows Black: {company} cannot build, others have fewer buildings on the map.</source>
        <translation>Der Farbwürfel zeigt Schwarz: {company} kann nicht bauen, andere haben weniger Gebäude auf der Weltkarte.</translation>
    </message>
    <message>
        <source>The colour die shows {face}: {company} cannot build now.</source>
        <translation>Der Farbwürfel zeigt {face}: {company} kann jetzt nicht bauen.</translation>
    </message>
    <message>
        <source>The dice are not rolled now: it is {turn}’s turn.</source>
        <translation>Jetzt wird nicht gewürfelt: {turn} ist an der Reihe.</translation>
    </message>
    <message>
        <source>The dice must be rolled first.</source>
        <translation>Erst muss gewürfelt werden.</translation>
    </message>
    <message>
        <source>The dice show a zone from 1 to 6 and one of six colours, nothing else.</source>
        <translation>Die Würfel zeigen eine Zone von 1 bis 6 und eine von sechs Farben, sonst nichts.</translation>
    </message>
    <message>
        <source>The map has no square number {square_number}.</source>
        <translation>Die Weltkarte hat kein Feld Nummer {square_number}.</translation>
    </message>
    <message>
        <source>There is no company number {company_number}.</source>
        <translation>Eine Firma Nummer {company_number} gibt es nicht.</translation>
    </message>
    <message>
        <source>These shares cover only {covers}, and the loss is still {rest}.</source>
        <translation>Diese Aktien decken nur {covers}, der Verlust beträgt noch {rest}.</translation>
    </message>
    <message>
        <source>These shares cover {covers}; for {rest} one of them can stay.</source>
        <translation>Diese Aktien decken {covers}; für {rest} kann eine davon bleiben.</translation>
    </message>
    <message>
        <source>Variant I begins without shares: none can be dealt.</source>
        <translation>Variante I beginnt ohne Aktien: Ausgeteilt wird keine.</translation>
    </message>
    <message>
        <source>Variant I begins without shares: there is none to choose.</source>
        <translation>Variante I beginnt ohne Aktien: Es gibt keine zu wählen.</translation>
    </message>
    <message>
        <source>Variant III has no colour die: only a zone from 1 to 6 is rolled.</source>
        <translation>Variante III hat keinen Farbwürfel: Gewürfelt wird nur eine Zone von 1 bis 6.</translation>
    </message>
    <message>
        <source>With {cash} in cash, {price} is too much: the bank gives no credit.</source>
        <translation>Bei {cash} Bargeld sind {price} zu viel: Die Bank gibt keinen Kredit.</translation>
    </message>
    <message>
        <source>{company} stands at 0: for now its shares are not traded.</source>
        <translation>{company} steht bei 0: Diese Aktien werden vorerst nicht gehandelt.</translation>
    </message>
    <message>
        <source>{company} stands at 0: its shares cover nothing.</source>
        <translation>{company} steht bei 0: Diese Aktien decken nichts.</translation>
    </message>
    <message>
        <source>“{option}” and “{other}” exclude each other.</source>
        <translation>„{option}“ und „{other}“ schließen einander aus.</translation>
    </message>
</context>
<context>
    <name>SharkShares</name>
    <message>
        <source>1 blue share</source>
        <translation>1 blaue Aktie</translation>
    </message>
    <message>
        <source>1 green share</source>
        <translation>1 grüne Aktie</translation>
    </message>
    <message>
        <source>1 red share</source>
        <extracomment>The object of &quot;Anna buys 1 red share for 4,000 FT&quot;</extracomment>
        <translation>1 rote Aktie</translation>
    </message>
    <message>
        <source>1 yellow share</source>
        <translation>1 gelbe Aktie</translation>
    </message>
    <message>
        <source>a blue share</source>
        <translation>einer blauen Aktie</translation>
    </message>
    <message>
        <source>a green share</source>
        <translation>einer grünen Aktie</translation>
    </message>
    <message>
        <source>a red share</source>
        <extracomment>The object of &quot;Anna begins with a red share&quot;</extracomment>
        <translation>einer roten Aktie</translation>
    </message>
    <message>
        <source>a yellow share</source>
        <translation>einer gelben Aktie</translation>
    </message>
    <message>
        <source>{number} blue shares</source>
        <translation>{number} blaue Aktien</translation>
    </message>
    <message>
        <source>{number} green shares</source>
        <translation>{number} grüne Aktien</translation>
    </message>
    <message>
        <source>{number} red shares</source>
        <extracomment>{number} is 2 to 60, rarely 0</extracomment>
        <translation>{number} rote Aktien</translation>
    </message>
    <message>
        <source>{number} yellow shares</source>
        <translation>{number} gelbe Aktien</translation>
    </message>
</context>
<context>
    <name>SharkStanding</name>
    <message>
        <source>{rank}. {player}: ruined</source>
        <extracomment>A player who could not pay and had to leave the match</extracomment>
        <translation>{rank}. {player}: ruiniert</translation>
    </message>
</context>
<context>
    <name>SharkStandings</name>
    <message>
        <source>{number} for {sum}</source>
        <translation>{number} für {sum}</translation>
    </message>
    <message>
        <source>{sign} {company} at {value}</source>
        <translation>{sign} {company} zu {value}</translation>
    </message>
</context>
<context>
    <name>SharkTable</name>
    <message>
        <source>Chains</source>
        <translation>Ketten</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Firmen</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Stock chart</source>
        <translation>Aktienkurse</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Gefahren</translation>
    </message>
</context>
<context>
    <name>SharkWealth</name>
    <message>
        <source>Wealth over the turns</source>
        <translation>Vermögen Zug für Zug</translation>
    </message>
</context>
<context>
    <name>SharkZone</name>
    <message>
        <source>Africa</source>
        <translation>Afrika</translation>
    </message>
    <message>
        <source>Asia</source>
        <translation>Asien</translation>
    </message>
    <message>
        <source>Europe</source>
        <translation>Europa</translation>
    </message>
    <message>
        <source>North America</source>
        <translation>Nordamerika</translation>
    </message>
    <message>
        <source>Oceania</source>
        <translation>Ozeanien</translation>
    </message>
    <message>
        <source>South America</source>
        <translation>Südamerika</translation>
    </message>
    <message>
        <source>Zone {number}</source>
        <extracomment>A zone while nobody knows which map it belongs to</extracomment>
        <translation>Zone {number}</translation>
    </message>
    <message>
        <source>{name}</source>
        <extracomment>Any other zone, by the name that its maker gave it</extracomment>
        <translation>{name}</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Players or log</source>
        <translation>Spieler oder Verlauf</translation>
    </message>
</context>
<context>
    <name>SpeakerBar</name>
    <message>
        <source>Hide my cards</source>
        <translation>Karten verdecken</translation>
    </message>
    <message>
        <source>Look at my cards</source>
        <translation>Karten ansehen</translation>
    </message>
    <message>
        <source>Who speaks</source>
        <extracomment>A heading before the names of players: one of them is pressed in</extracomment>
        <translation>Wer spricht</translation>
    </message>
    <message>
        <source>{player} has nothing to say now</source>
        <extracomment>Of a player who has said that they are done</extracomment>
        <translation>{player} hat gerade nichts zu sagen</translation>
    </message>
    <message>
        <source>{player} speaks</source>
        <translation>{player} spricht</translation>
    </message>
</context>
<context>
    <name>SquaresModel</name>
    <message>
        <source>Building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Length of its chain</source>
        <translation>Länge der Kette</translation>
    </message>
    <message>
        <source>No chain</source>
        <translation>Keine Kette</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>{company}: in a chain of {number}</source>
        <translation>{company}: in einer Kette von {number}</translation>
    </message>
    <message>
        <source>{company}: stands alone</source>
        <translation>{company}: steht allein</translation>
    </message>
    <message>
        <source>{zone} ({number})</source>
        <translation>{zone} ({number})</translation>
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
<context>
    <name>StandingsModel</name>
    <message>
        <source>Cash</source>
        <translation>Bargeld</translation>
    </message>
    <message>
        <source>Districts owned</source>
        <translation>Eigene Viertel</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Kredite</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Park</source>
        <translation>Park</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>{number}, too few to win</source>
        <translation>{number}, zu wenige für den Sieg</translation>
    </message>
    <message>
        <source>{sum} ({times} × {value})</source>
        <translation>{sum} ({times} × {value})</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>There is nothing to tell yet. Every match that is played to its end counts.</source>
        <translation>Noch gibt es nichts zu berichten. Es zählt jede Partie, die zu Ende gespielt wird.</translation>
    </message>
    <message>
        <source>{game}, matches finished: {number}</source>
        <translation>{game}, beendete Partien: {number}</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>Average place</source>
        <translation>Platz im Schnitt</translation>
    </message>
    <message>
        <source>Best total</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Won against {level}</source>
        <translation>Siege gegen {level}</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <translation>{won} von {played}</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Yours: {before} › {after}</source>
        <extracomment>Of a company&apos;s shares: how many the player has now and afterwards</extracomment>
        <translation>Eigene: {before} › {after}</translation>
    </message>
    <message>
        <source>Yours: {shares}</source>
        <extracomment>Of a company&apos;s shares: how many the player has</extracomment>
        <translation>Eigene: {shares}</translation>
    </message>
    <message>
        <source>{company}: a share is worth {value}</source>
        <translation>{company}: Eine Aktie ist {value} wert</translation>
    </message>
    <message>
        <source>{company}: number of shares</source>
        <extracomment>The name of a field with − and +</extracomment>
        <translation>{company}: Zahl der Aktien</translation>
    </message>
    <message>
        <source>{company}: one share less</source>
        <translation>{company}: eine Aktie weniger</translation>
    </message>
    <message>
        <source>{company}: one share more</source>
        <translation>{company}: eine Aktie mehr</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Board as a table</source>
        <translation>Spielplan als Tabelle</translation>
    </message>
    <message>
        <source>Final account</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Play on without saving</source>
        <translation>Ohne Speichern weiterspielen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
    <message>
        <source>This could not be saved, so it has not happened yet. {reason}</source>
        <translation>Das ließ sich nicht speichern und ist darum noch nicht geschehen. {reason}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Ganzer Spielplan</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
</context>
<context>
    <name>TalkPanel</name>
    <message>
        <source>Back</source>
        <extracomment>Goes from what one has in mind back to what the others say</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Nothing is on the table.</source>
        <translation>Auf dem Tisch liegt nichts.</translation>
    </message>
    <message>
        <source>Nothing would be left for {player}</source>
        <translation>Für {player} bliebe nichts übrig</translation>
    </message>
    <message>
        <source>Whoever belongs to it gets at least a million</source>
        <extracomment>An offer or a split has room for everybody who belongs to it</extracomment>
        <translation>Wer dazugehört, bekommt mindestens eine Million</translation>
    </message>
</context>
<context>
    <name>TradePanel</name>
    <message>
        <source>Buys and sells what is noted down</source>
        <translation>Kauft und verkauft, was vorgemerkt ist</translation>
    </message>
    <message>
        <source>Cash: {before} › {after}</source>
        <extracomment>The player&apos;s cash before and after trading</extracomment>
        <translation>Bargeld: {before} › {after}</translation>
    </message>
    <message>
        <source>Cash: {cash}</source>
        <extracomment>{cash} is a sum</extracomment>
        <translation>Bargeld: {cash}</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Roll the die</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Shares you may still buy: {left} of {limit}</source>
        <translation>Kauflimit: noch {left} von {limit} Aktien</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handeln</translation>
    </message>
    <message>
        <source>Trade and end the turn</source>
        <translation>Handeln und Zug beenden</translation>
    </message>
    <message>
        <source>Trade and roll</source>
        <translation>Handeln und würfeln</translation>
    </message>
    <message>
        <source>brings {amount}</source>
        <extracomment>What selling shares brings in</extracomment>
        <translation>bringt {amount}</translation>
    </message>
    <message>
        <source>costs {amount}</source>
        <translation>kostet {amount}</translation>
    </message>
</context>
<context>
    <name>TurnHistory</name>
    <message>
        <source>After turn {number}</source>
        <translation>Nach Zug {number}</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>Twins</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Tables of the board</source>
        <translation>Tabellen zum Spielplan</translation>
    </message>
</context>
<context>
    <name>VillageScene</name>
    <message>
        <source>Click to draw a tile</source>
        <translation>Zum Ziehen klicken</translation>
    </message>
    <message>
        <source>Councillors in the deck: {number}</source>
        <translation>Stadträte im Stapel: {number}</translation>
    </message>
    <message>
        <source>Discarded: {number}</source>
        <translation>Abgeworfen: {number}</translation>
    </message>
    <message>
        <source>Journalists who stay: {number}</source>
        <translation>Journalisten, die bleiben: {number}</translation>
    </message>
    <message>
        <source>Mug of the coalition at {mug}</source>
        <translation>Krug der Koalition auf {mug}</translation>
    </message>
    <message>
        <source>Mug of the coalition at {mug}, biscuit of the opposition at {biscuit}</source>
        <translation>Krug der Koalition auf {mug}, Keks der Opposition auf {biscuit}</translation>
    </message>
    <message>
        <source>Tiles in the bag: {number}. It is with {player}.</source>
        <translation>Plättchen im Beutel: {number}. Den Beutel hat {player}.</translation>
    </message>
    <message>
        <source>{millions} M</source>
        <translation>{millions}&#xa0;Mio.</translation>
    </message>
    <message>
        <source>{offer}: {split}. Height {height}.</source>
        <translation>{offer}: {split}. Höhe {height}.</translation>
    </message>
    <message>
        <source>{offer}: {split}. Height {height}. {answers}.</source>
        <translation>{offer}: {split}. Höhe {height}. {answers}.</translation>
    </message>
    <message>
        <source>{player} has {money}</source>
        <translation>{player} hat {money}</translation>
    </message>
    <message>
        <source>{player}: die {die}, cards {cards}, strength {strength}</source>
        <translation>{player}: Würfel {die}, Karten {cards}, Stärke {strength}</translation>
    </message>
    <message>
        <source>{project}, sections: {sections}. {state}.</source>
        <translation>{project}, Bauabschnitte: {sections}. {state}.</translation>
    </message>
</context>
<context>
    <name>WatchPanel</name>
    <message>
        <source>Play to the end</source>
        <translation>Zu Ende spielen</translation>
    </message>
    <message>
        <source>Plays the rest of the match without showing it</source>
        <translation>Spielt den Rest der Partie, ohne ihn zu zeigen</translation>
    </message>
    <message>
        <source>Shows at once what is happening, without waiting</source>
        <translation>Zeigt ohne Warten, was geschieht</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
</context>
<context>
    <name>WealthModel</name>
    <message>
        <source>After round {number}</source>
        <translation>Nach Runde {number}</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Wealth over the rounds</source>
        <translation>Vermögen Runde für Runde</translation>
    </message>
</context>
<context>
    <name>WhyBox</name>
    <message>
        <source>A hint for {player}</source>
        <translation>Ein Tipp für {player}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close (key: Esc)</source>
        <translation>Schließen (Taste: Esc)</translation>
    </message>
    <message>
        <source>Hide the alternatives</source>
        <translation>Alternativen ausblenden</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>Do what the hint says</extracomment>
        <translation>So spielen</translation>
    </message>
    <message>
        <source>Show the alternatives</source>
        <translation>Alternativen zeigen</translation>
    </message>
    <message>
        <source>Why {player} did this</source>
        <translation>Warum {player} so gespielt hat</translation>
    </message>
</context>
<context>
    <name>WorldScene</name>
    <message>
        <source>Click to roll the dice</source>
        <translation>Zum Würfeln klicken</translation>
    </message>
    <message>
        <source>Click to roll the die</source>
        <translation>Zum Würfeln klicken</translation>
    </message>
    <message>
        <source>No open square</source>
        <translation>Kein Feld möglich</translation>
    </message>
    <message>
        <source>{company}: value {value}, buildings left: {left}</source>
        <translation>{company}: Wert {value}, Gebäude übrig: {left}</translation>
    </message>
    <message>
        <source>{player} is ruined</source>
        <translation>{player} ist ruiniert</translation>
    </message>
    <message>
        <source>{square}, {zone}: {standing}</source>
        <translation>{square}, {zone}: {standing}</translation>
    </message>
</context>
<context>
    <name>_Row</name>
    <message>
        <source>A match last played {when}</source>
        <translation>Eine Partie, zuletzt gespielt: {when}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue {game} with {players}</source>
        <translation>{game} mit {players} fortsetzen</translation>
    </message>
    <message>
        <source>Keeps the match among the match files instead of here</source>
        <translation>Bewahrt die Partie bei den Partiedateien auf statt hier</translation>
    </message>
    <message>
        <source>Last played {when}</source>
        <translation>Zuletzt gespielt: {when}</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation>In einem anderen Fenster geöffnet</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Put away {game} with {players}</source>
        <translation>{game} mit {players} ablegen</translation>
    </message>
    <message>
        <source>{game}: {players}</source>
        <translation>{game}: {players}</translation>
    </message>
</context>
</TS>
