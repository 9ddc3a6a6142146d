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
    <name>Advice</name>
    <message>
        <source>It matters little here: your chance to win stays about the same.</source>
        <extracomment>A sentence of a hint; the chances to win are shown below it</extracomment>
        <translation>Hier kommt es kaum darauf an: Die Siegchance bleibt etwa gleich.</translation>
    </message>
    <message>
        <source>{player} has secrets that are not told here, where all can read them.</source>
        <extracomment>The last sentence of a hint, or of the reasons for a move, where others look on</extracomment>
        <translation>{player} hat Geheimnisse, die hier, wo alle mitlesen können, nicht verraten werden.</translation>
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
        <source>Offers the same with one million more for {player}: {split}</source>
        <translation>Bietet dasselbe mit einer Million mehr für {player}: {split}</translation>
    </message>
    <message>
        <source>One more for me</source>
        <extracomment>Beside the yes and no to an offer: asks for a million more</extracomment>
        <translation>1 mehr für mich</translation>
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
</context>
<context>
    <name>AuctionPanel</name>
    <message>
        <source>+{raise_by}</source>
        <translation>+{raise_by}</translation>
    </message>
    <message>
        <source>Adds {sum}: your bid would be {amount}</source>
        <translation>Plus {sum}: Das Gebot wäre {amount}</translation>
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
        <source>Hold to look</source>
        <extracomment>A button that shows a player&apos;s money as long as it is held down</extracomment>
        <translation>Halten: ansehen</translation>
    </message>
    <message>
        <source>On offer</source>
        <extracomment>A heading before the cubes that are auctioned</extracomment>
        <translation>Zur Auktion</translation>
    </message>
    <message>
        <source>Shows the cash as long as it is held</source>
        <translation>Zeigt das Bargeld, solange der Knopf gehalten wird</translation>
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
    <name>Banner</name>
    <message>
        <source>The usual view</source>
        <extracomment>On a small button: back from the view for several people around one screen</extracomment>
        <translation>Die gewohnte Ansicht</translation>
    </message>
</context>
<context>
    <name>BarChart</name>
    <message>
        <source>expected: {number} each</source>
        <translation>erwartet: je {number}</translation>
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
    <name>BigShotAdvice</name>
    <message>
        <source>A bid of {lowest} would be about as good.</source>
        <translation>Ein Gebot von {lowest} wäre etwa genauso gut.</translation>
    </message>
    <message>
        <source>A bid of {lowest} would leave you {left} for the last round.</source>
        <translation>Ein Gebot von {lowest} ließe dir {left} für die letzte Runde.</translation>
    </message>
    <message>
        <source>A bid of {lowest} would leave you {left} for the {to_come} rounds to come.</source>
        <extracomment>Said against a bid; {to_come} is 2 or more</extracomment>
        <translation>Ein Gebot von {lowest} ließe dir {left} für die {to_come} Runden, die noch kommen.</translation>
    </message>
    <message>
        <source>A bid of {lowest} would take all your money.</source>
        <translation>Ein Gebot von {lowest} würde all dein Geld kosten.</translation>
    </message>
    <message>
        <source>A loan for {other} would bring only {less}.</source>
        <translation>Ein Kredit für {other} brächte nur {less}.</translation>
    </message>
    <message>
        <source>After a bid of only {lowest} it is likelier that somebody goes further.</source>
        <extracomment>Beside a higher bid</extracomment>
        <translation>Nach einem Gebot von nur {lowest} geht eher noch jemand höher.</translation>
    </message>
    <message>
        <source>After paying {price}, {player} has nothing left.</source>
        <translation>Nach der Zahlung von {price} hat {player} nichts mehr.</translation>
    </message>
    <message>
        <source>After paying {price}, {player} has {left} left with both colours together.</source>
        <extracomment>The player has two colours</extracomment>
        <translation>Nach der Zahlung von {price} hat {player} mit beiden Farben zusammen noch {left}.</translation>
    </message>
    <message>
        <source>After paying {price}, {player} has {left} left.</source>
        <translation>Nach der Zahlung von {price} hat {player} noch {left}.</translation>
    </message>
    <message>
        <source>As it looks you can hardly win any more, so this choice changes little.</source>
        <extracomment>What is equally good, where all that was weighed comes to the same chance to win</extracomment>
        <translation>Wie es aussieht, kannst du kaum noch gewinnen, daher ändert diese Wahl wenig.</translation>
    </message>
    <message>
        <source>At {lowest} you keep {left} for the last round.</source>
        <translation>Bei {lowest} behältst du {left} für die letzte Runde.</translation>
    </message>
    <message>
        <source>At {lowest} you keep {left} for the {to_come} rounds to come.</source>
        <extracomment>Said of a bid that is advised; {to_come} is 2 or more</extracomment>
        <translation>Bei {lowest} behältst du {left} für die {to_come} Runden, die noch kommen.</translation>
    </message>
    <message>
        <source>Before this round your chance to win was better: the {price} that you paid cost you more than the cubes bring.</source>
        <extracomment>The chance to win was better before the round; {price} is what the player paid for the cubes</extracomment>
        <translation>Vor dieser Runde war deine Gewinnchance besser: Die {price}, die du bezahlt hast, kosten dich mehr, als die Steine bringen.</translation>
    </message>
    <message>
        <source>Before this round your chance to win was better; had you left the cubes to others at that price, it would be as low as now.</source>
        <extracomment>The same where to pass would have come to as much</extracomment>
        <translation>Vor dieser Runde war deine Gewinnchance besser; hättest du die Steine zu diesem Preis anderen überlassen, wäre sie genauso klein wie jetzt.</translation>
    </message>
    <message>
        <source>Before this round your chance to win was better; had you left the cubes to others at that price, it would be lower still.</source>
        <extracomment>The same where it would be lower still if the player had passed instead of paying</extracomment>
        <translation>Vor dieser Runde war deine Gewinnchance besser; hättest du die Steine zu diesem Preis anderen überlassen, wäre sie noch kleiner.</translation>
    </message>
    <message>
        <source>Bid {amount} to drive up the price: if {driven} goes further, {driven} pays more.</source>
        <translation>Biete {amount}, um den Preis hochzutreiben: Wenn {driven} weitergeht, zahlt {driven} mehr.</translation>
    </message>
    <message>
        <source>Bid {amount} to drive up the price: {driven} is likely to go further and then pays more.</source>
        <extracomment>{driven} is a player who should pay more for the cubes</extracomment>
        <translation>Biete {amount}, um den Preis hochzutreiben: {driven} geht wohl weiter und zahlt dann mehr.</translation>
    </message>
    <message>
        <source>Bid {amount}, and go up to {limit}, which nobody else can outbid: {why}.</source>
        <extracomment>Nobody else can bid more than {limit}</extracomment>
        <translation>Biete {amount} und geh bis {limit}, was sonst niemand überbieten kann: {why}.</translation>
    </message>
    <message>
        <source>Bid {amount}, and go up to {limit}, with a loan if need be: {why}.</source>
        <translation>Biete {amount} und geh bis {limit}, wenn nötig mit einem Kredit: {why}.</translation>
    </message>
    <message>
        <source>Bid {amount}, and go up to {limit}: {why}.</source>
        <extracomment>{why} is a sentence of its own: &quot;with 2 black and 1 yellow you take the Docks at once&quot;</extracomment>
        <translation>Biete {amount} und geh bis {limit}: {why}.</translation>
    </message>
    <message>
        <source>Bid {amount}, but no more: {why}.</source>
        <translation>Biete {amount}, aber nicht mehr: {why}.</translation>
    </message>
    <message>
        <source>Bid {amount}, which nobody else can outbid: {why}.</source>
        <extracomment>Nobody else can bid more than {amount}</extracomment>
        <translation>Biete {amount}, was sonst niemand überbieten kann: {why}.</translation>
    </message>
    <message>
        <source>Bid {amount}: {why}.</source>
        <extracomment>What is told to others of a bid</extracomment>
        <translation>Biete {amount}: {why}.</translation>
    </message>
    <message>
        <source>If you pass and {player} gets the cubes, {player} can end your lead {at_district}.</source>
        <translation>Wenn du passt und {player} die Steine bekommt, kann {player} deine Führung {at_district} beenden.</translation>
    </message>
    <message>
        <source>If you pass and {player} gets the cubes, {player} can make sure of {the_district}.</source>
        <translation>Wenn du passt und {player} die Steine bekommt, kann sich {player} {the_district} sichern.</translation>
    </message>
    <message>
        <source>If you pass and {player} gets the cubes, {player} can take the lead {at_district}.</source>
        <translation>Wenn du passt und {player} die Steine bekommt, kann {player} {at_district} in Führung gehen.</translation>
    </message>
    <message>
        <source>If you pass and {player} gets the cubes, {player} can take {the_district}, where you lead now.</source>
        <translation>Wenn du passt und {player} die Steine bekommt, kann sich {player} {the_district} holen, wo du jetzt führst.</translation>
    </message>
    <message>
        <source>If you pass and {player} gets the cubes, {player} can win {the_district} with them.</source>
        <translation>Wenn du passt und {player} die Steine bekommt, kann sich {player} damit {the_district} holen.</translation>
    </message>
    <message>
        <source>If you pass now, it looks as if you could hardly win any more.</source>
        <translation>Wenn du jetzt passt, kannst du, wie es aussieht, kaum noch gewinnen.</translation>
    </message>
    <message>
        <source>If you pass, {player} gets the cubes for nothing.</source>
        <translation>Wenn du passt, bekommt {player} die Steine umsonst.</translation>
    </message>
    <message>
        <source>If you pass, {player} gets the cubes for {price}.</source>
        <translation>Wenn du passt, bekommt {player} die Steine für {price}.</translation>
    </message>
    <message>
        <source>If you pass, {player} is likely to have the cubes for {price}.</source>
        <translation>Wenn du passt, bekommt {player} die Steine wohl für {price}.</translation>
    </message>
    <message>
        <source>If you win {the_district}, it counts {added} for you, because the park beside it is yours.</source>
        <extracomment>A district that the player leads or has</extracomment>
        <translation>Wenn du {the_district} holst, zählt das für dich {added}, denn der Park daneben gehört dir.</translation>
    </message>
    <message>
        <source>If {rival} won {the_district}, it would count {added}, because of the park beside it.</source>
        <extracomment>Why it helps that a rival does not have a district; {rival} is a colour and whose it is</extracomment>
        <translation>Wenn {rival} {the_district} holte, zählte das {added}, wegen des Parks daneben.</translation>
    </message>
    <message>
        <source>In an empty district {rival} would take the lead with it.</source>
        <translation>In einem leeren Viertel ginge {rival} damit in Führung.</translation>
    </message>
    <message>
        <source>Let {colour} pay: both hold as much, but the next loan for {other} brings {pays}, for {colour} only {less}.</source>
        <extracomment>Both hold as much; {less} is less than {pays}</extracomment>
        <translation>Lass {colour} zahlen: Beide haben gleich viel, aber der nächste Kredit bringt für {other} {pays}, für {colour} nur {less}.</translation>
    </message>
    <message>
        <source>Let {colour} pay: it then still has {left}; if {other} paid, {other} would have nothing left.</source>
        <translation>Lass {colour} zahlen: Dann bleiben dort noch {left}; wenn {other} zahlte, hätte {other} nichts mehr.</translation>
    </message>
    <message>
        <source>Let {colour} pay: it then still has {left}; if {other} paid, {other} would have only {spent} left.</source>
        <extracomment>{spent} is less than {left}</extracomment>
        <translation>Lass {colour} zahlen: Dann bleiben dort noch {left}; wenn {other} zahlte, hätte {other} nur noch {spent}.</translation>
    </message>
    <message>
        <source>Let {colour} pay: no more bids will come, and in the end the money of both colours is added up.</source>
        <translation>Lass {colour} zahlen: Es wird nicht mehr geboten, und am Ende wird das Geld beider Farben zusammengezählt.</translation>
    </message>
    <message>
        <source>Let {colour} pay: then both colours can still bid, with {left} and {rest}. If {other} paid, a bid without a loan could go up to {less}, but {other} would have nothing left.</source>
        <extracomment>{rest} is what {other} has; {less} is the higher bid that would be possible the other way</extracomment>
        <translation>Lass {colour} zahlen: Dann können beide Farben noch bieten, mit {left} und {rest}. Wenn {other} zahlte, könnte ein Gebot ohne Kredit bis {less} gehen, aber {other} hätte nichts mehr.</translation>
    </message>
    <message>
        <source>Let {colour} pay: then each of your colours still has {at_least} or more. If {other} paid, a bid without a loan could go up to {less}, but {other} would have only {spent} left.</source>
        <translation>Lass {colour} zahlen: Dann hat jede deiner Farben noch mindestens {at_least}. Wenn {other} zahlte, könnte ein Gebot ohne Kredit bis {less} gehen, aber {other} hätte nur noch {spent}.</translation>
    </message>
    <message>
        <source>Let {colour} pay: then {colour} has {left} left, and {other} {rest}.</source>
        <translation>Lass {colour} zahlen: Dann hat {colour} noch {left} und {other} {rest}.</translation>
    </message>
    <message>
        <source>Let {colour} pay: without a loan your next bid can then go up to {limit}, otherwise only to {less}.</source>
        <translation>Lass {colour} zahlen: Dann kann dein nächstes Gebot ohne Kredit bis {limit} gehen, sonst nur bis {less}.</translation>
    </message>
    <message>
        <source>Let {colour} pay: {other} holds as much, and without a loan your next bid can go up to {limit} either way.</source>
        <translation>Lass {colour} zahlen: {other} hat ebenso viel, und dein nächstes Gebot kann ohne Kredit so oder so bis {limit} gehen.</translation>
    </message>
    <message>
        <source>No more cubes will come: this way you win with {sum} in the end. With the next best, {player} would win with {rest}.</source>
        <extracomment>In the last round; {player} is somebody else</extracomment>
        <translation>Es kommen keine Steine mehr: So gewinnst du am Ende mit {sum}. Mit dem Nächstbesten würde {player} mit {rest} gewinnen.</translation>
    </message>
    <message>
        <source>Of all the others, {player} has the best chance to win at present.</source>
        <extracomment>Why it helps that {player}, somebody else, does not lead a district</extracomment>
        <translation>Von allen anderen hat {player} zurzeit die beste Gewinnchance.</translation>
    </message>
    <message>
        <source>Other places are about as good.</source>
        <translation>Andere Plätze sind etwa gleich gut.</translation>
    </message>
    <message>
        <source>Pass: a bid of {lowest} would lower your chance to win. What you give up: {why}.</source>
        <translation>Passe: Ein Gebot von {lowest} würde deine Gewinnchance verringern. Worauf du verzichtest: {why}.</translation>
    </message>
    <message>
        <source>Pass: a bid of {lowest} would not improve your chance to win.</source>
        <translation>Passe: Ein Gebot von {lowest} würde deine Gewinnchance nicht verbessern.</translation>
    </message>
    <message>
        <source>Pass: a bid of {lowest} would not improve your chance to win. What you could do with the cubes: {why}.</source>
        <translation>Passe: Ein Gebot von {lowest} würde deine Gewinnchance nicht verbessern. Was du mit den Steinen tun könntest: {why}.</translation>
    </message>
    <message>
        <source>Pass: a bid of {lowest} would not improve your chance to win. What you give up: {why}.</source>
        <translation>Passe: Ein Gebot von {lowest} würde deine Gewinnchance nicht verbessern. Worauf du verzichtest: {why}.</translation>
    </message>
    <message>
        <source>Pass: as it looks you can hardly win any more, and these cubes would not change that.</source>
        <translation>Passe: Wie es aussieht, kannst du kaum noch gewinnen, und diese Steine würden daran nichts ändern.</translation>
    </message>
    <message>
        <source>Pass: as it looks you can hardly win any more, because {player} is likely to outbid you for these cubes.</source>
        <extracomment>{player} is somebody else</extracomment>
        <translation>Passe: Wie es aussieht, kannst du kaum noch gewinnen, denn {player} wird dich für diese Steine wohl überbieten.</translation>
    </message>
    <message>
        <source>Pass: as it looks you can hardly win any more, whether you bid or pass.</source>
        <translation>Passe: Wie es aussieht, kannst du kaum noch gewinnen, ob du nun bietest oder passt.</translation>
    </message>
    <message>
        <source>Pass: in the rounds to come {lowest} will do as much for you as these cubes now. What you give up: {why}.</source>
        <translation>Passe: In den Runden, die noch kommen, bringen dir {lowest} ebenso viel wie diese Steine jetzt. Worauf du verzichtest: {why}.</translation>
    </message>
    <message>
        <source>Pass: in the rounds to come {lowest} will do more for you than these cubes now. What you give up: {why}.</source>
        <translation>Passe: In den Runden, die noch kommen, bringen dir {lowest} mehr als diese Steine jetzt. Worauf du verzichtest: {why}.</translation>
    </message>
    <message>
        <source>Pass: with these cubes you cannot take the lead in any district.</source>
        <translation>Passe: Mit diesen Steinen kannst du in keinem Viertel die Führung übernehmen.</translation>
    </message>
    <message>
        <source>Pass: you are almost sure to win, even without these cubes.</source>
        <translation>Passe: Du gewinnst fast sicher, auch ohne diese Steine.</translation>
    </message>
    <message>
        <source>Pass: you cannot pay {lowest}, so nothing else is possible.</source>
        <translation>Passe: Du kannst {lowest} nicht zahlen, etwas anderes ist nicht möglich.</translation>
    </message>
    <message>
        <source>Pass: {lowest} is too much for what these cubes could do for you.</source>
        <translation>Passe: {lowest} ist zu viel für das, was diese Steine für dich tun könnten.</translation>
    </message>
    <message>
        <source>Pass: {lowest} is too much for what these cubes could do. What you could do with them: {why}.</source>
        <translation>Passe: {lowest} ist zu viel für das, was diese Steine könnten. Was du damit tun könntest: {why}.</translation>
    </message>
    <message>
        <source>Pass: {player} cannot pay {amount}, so the auction must start again.</source>
        <translation>Passe: {player} kann {amount} nicht zahlen, die Auktion muss von vorn beginnen.</translation>
    </message>
    <message>
        <source>Pass: {player} is likely to go further than you should. That is a guess.</source>
        <translation>Passe: {player} geht wohl weiter, als du gehen solltest. Das ist eine Vermutung.</translation>
    </message>
    <message>
        <source>Pass: {player} is likely to go up to about {limit}, and for more than about {sum} the cubes would lower your chance to win. Both figures are guesses.</source>
        <translation>Passe: {player} geht wohl bis etwa {limit}, und für mehr als etwa {sum} würden die Steine deine Gewinnchance verringern. Beide Zahlen sind geschätzt.</translation>
    </message>
    <message>
        <source>Pass: {player} is likely to go up to about {limit}, and you cannot bid more than {sum}. How far {player} goes is a guess.</source>
        <extracomment>{player} is somebody else; {limit} is more than {sum}</extracomment>
        <translation>Passe: {player} geht wohl bis etwa {limit}, und du kannst nicht mehr als {sum} bieten. Wie weit {player} geht, ist geschätzt.</translation>
    </message>
    <message>
        <source>Pass: {player} is likely to go up to about {limit}. If you pay more than about {sum}, you will miss that money in the rounds to come. Both figures are guesses.</source>
        <extracomment>{player} is somebody else; {limit} is more than {sum}</extracomment>
        <translation>Passe: {player} geht wohl bis etwa {limit}. Wenn du mehr als etwa {sum} zahlst, fehlt dir dieses Geld in den Runden, die noch kommen. Beide Zahlen sind geschätzt.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}, the first of {number}, because no place is better for them: {why}.</source>
        <translation>Leg {a_cube} {in_district}, den ersten von {number}, denn kein Platz ist für sie besser: {why}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}, the first of {number}: {why}.</source>
        <extracomment>{number} cubes of the plan go to this district; {why} is what they do together</extracomment>
        <translation>Leg {a_cube} {in_district}, den ersten von {number}: {why}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: after that you need just {a_missing_cube} more to win the district, because {cancelling} then cancel out and a single cube of {mine} wins.</source>
        <translation>Leg {a_cube} {in_district}: Danach brauchst du nur noch {a_missing_cube}, um das Viertel zu gewinnen: {cancelling} heben sich auf, und ein einziger Stein von {mine} gewinnt.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: after that you need just {a_missing_cube} more to win the district.</source>
        <extracomment>{a_missing_cube} is a cube of some colour</extracomment>
        <translation>Leg {a_cube} {in_district}: Danach brauchst du nur noch {a_missing_cube}, um das Viertel zu gewinnen.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: if {a_missing_cube} comes there later, {cancelling} cancel out, and you lead with a single cube of {mine}.</source>
        <translation>Leg {a_cube} {in_district}: Legt später jemand {a_missing_cube} dazu, dann führst du mit einem einzigen Stein von {mine}, denn {cancelling} heben sich auf.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: in the end {rival} does not get the district, and nobody else does.</source>
        <translation>Leg {a_cube} {in_district}: Am Ende bekommt {rival} das Viertel nicht, und auch sonst niemand.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: it is the last round, so with this cube the district is yours and counts {added}.</source>
        <translation>Leg {a_cube} {in_district}: Es ist die letzte Runde, also gehört das Viertel mit diesem Stein dir und zählt {added}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: it is the last round, so with this cube the park is yours and adds {added} by doubling.</source>
        <translation>Leg {a_cube} {in_district}: Es ist die letzte Runde, also gehört der Park mit diesem Stein dir und bringt {added} durch Verdoppeln.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: it is the last round, so with this cube the park is yours: one district more.</source>
        <translation>Leg {a_cube} {in_district}: Es ist die letzte Runde, also gehört der Park mit diesem Stein dir: ein Viertel mehr.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: nobody can take the district from you any more.</source>
        <translation>Leg {a_cube} {in_district}: Das Viertel kann dir niemand mehr nehmen.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: nobody leads there then, but the cube must go somewhere, and no place is better.</source>
        <translation>Leg {a_cube} {in_district}: Dort führt dann niemand, aber irgendwohin muss der Stein, und kein Platz ist besser.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: nobody leads there then.</source>
        <translation>Leg {a_cube} {in_district}: Dann führt dort niemand.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: the district is yours at once and counts {added}.</source>
        <translation>Leg {a_cube} {in_district}: Das Viertel gehört sofort dir und zählt {added}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: the district is yours in any case, and now {mine} gets it, and not {other}.</source>
        <translation>Leg {a_cube} {in_district}: Das Viertel gehört in jedem Fall dir, und nun bekommt es {mine}, und nicht {other}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: the district is yours in any case, so the cube does no harm there.</source>
        <translation>Leg {a_cube} {in_district}: Das Viertel gehört in jedem Fall dir, daher schadet der Stein dort nicht.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: the park is yours at once and adds {added} by doubling.</source>
        <translation>Leg {a_cube} {in_district}: Der Park gehört sofort dir und bringt {added} durch Verdoppeln.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: the park is yours at once and will double every district you win beside it.</source>
        <translation>Leg {a_cube} {in_district}: Der Park gehört sofort dir und verdoppelt jedes Viertel, das du daneben gewinnst.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: you lead there as before; the cube must go somewhere, and no place is better.</source>
        <translation>Leg {a_cube} {in_district}: Dort führst du wie zuvor; irgendwohin muss der Stein, und kein Platz ist besser.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: you lead there instead of {rival}.</source>
        <extracomment>{rival} is a colour and whose it is: &quot;Red (Anna)&quot;</extracomment>
        <translation>Leg {a_cube} {in_district}: Dort führst dann du statt {rival}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: you lead there with it.</source>
        <translation>Leg {a_cube} {in_district}: Damit führst du dort.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: you lead there {own} to {next}.</source>
        <translation>Leg {a_cube} {in_district}: Dort führst du dann {own} zu {next}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: your lead there is gone, but the cube must go somewhere, and no place is better.</source>
        <translation>Leg {a_cube} {in_district}: Dort führst du dann nicht mehr, aber irgendwohin muss der Stein, und kein Platz ist besser.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {cancelling} cancel out, and you lead there with a single cube of {mine} instead of {rival}.</source>
        <translation>Leg {a_cube} {in_district}: {cancelling} heben sich auf, und dort führst du mit einem einzigen Stein von {mine} statt {rival}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {cancelling} cancel out, and you lead there with a single cube of {mine}.</source>
        <translation>Leg {a_cube} {in_district}: {cancelling} heben sich auf, und dort führst du mit einem einzigen Stein von {mine}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {cancelling} cancel out, and you win the district with a single cube of {mine}: it counts {added}.</source>
        <extracomment>{cancelling} is a list of colours that cancel each other out: &quot;Red and Yellow&quot;; {mine} is a colour</extracomment>
        <translation>Leg {a_cube} {in_district}: {cancelling} heben sich auf, und du holst dir das Viertel mit einem einzigen Stein von {mine}: Das zählt {added}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {cancelling} cancel out, and you win the park with a single cube of {mine}.</source>
        <translation>Leg {a_cube} {in_district}: {cancelling} heben sich auf, und du holst dir den Park mit einem einzigen Stein von {mine}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {cancelling} cancel out, and you win the park with a single cube of {mine}: it adds {added} by doubling.</source>
        <translation>Leg {a_cube} {in_district}: {cancelling} heben sich auf, und du holst dir den Park mit einem einzigen Stein von {mine}: Das Verdoppeln bringt {added}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {cancelling} cancel out, and {winner_there} gets the district with a single cube, and not {rival}.</source>
        <translation>Leg {a_cube} {in_district}: {cancelling} heben sich auf, und {winner_there} bekommt das Viertel mit einem einzigen Stein, und nicht {rival}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {cancelling} cancel out, and {winner_there} gets the district with a single cube, and not {rival}. {player} needs two districts with each colour.</source>
        <translation>Leg {a_cube} {in_district}: {cancelling} heben sich auf, und {winner_there} bekommt das Viertel mit einem einzigen Stein, und nicht {rival}. {player} braucht mit jeder Farbe zwei Viertel.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {leader} leads there then, and no longer {rival}.</source>
        <translation>Leg {a_cube} {in_district}: Dort führt dann {leader} und nicht mehr {rival}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {mine} leads there then instead of {other}, and both are yours; the cube must go somewhere, and no place is better.</source>
        <extracomment>{mine} and {other} are the player&apos;s own two colours</extracomment>
        <translation>Leg {a_cube} {in_district}: Dort führt dann {mine} statt {other}, und beide gehören dir; irgendwohin muss der Stein, und kein Platz ist besser.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {mine} leads there with {own}; the foremost colour that is not yours has {next}.</source>
        <translation>Leg {a_cube} {in_district}: {mine} führt dort dann mit {own}; die vorderste fremde Farbe hat {next}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {mine} then has {own} there, and {rival} leads with {most}.</source>
        <translation>Leg {a_cube} {in_district}: Dann hat {mine} dort {own}, und {rival} führt mit {most}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {player} has the district for certain, with one colour or the other, so the cube does little harm there.</source>
        <translation>Leg {a_cube} {in_district}: {player} ist das Viertel mit der einen oder der anderen Farbe ohnehin sicher, daher schadet der Stein dort wenig.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {rival} has the district for certain, so the cube does no harm there.</source>
        <translation>Leg {a_cube} {in_district}: {rival} ist das Viertel ohnehin sicher, daher schadet der Stein dort nicht.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {rival} leads there as before, but the cube must go somewhere, and no place is better.</source>
        <translation>Leg {a_cube} {in_district}: Dort führt {rival} wie zuvor, aber irgendwohin muss der Stein, und kein Platz ist besser.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {rival} leads there as before, but you have no cube of yours there to lose by it.</source>
        <translation>Leg {a_cube} {in_district}: Dort führt {rival} wie zuvor, aber dort liegt kein Stein von dir, dem das schadet.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {rival} leads there with it, but the cube must go somewhere, and no place is better.</source>
        <translation>Leg {a_cube} {in_district}: Damit führt dort {rival}, aber irgendwohin muss der Stein, und kein Platz ist besser.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {rival} leads there with it, but you have no cube of yours there to lose by it.</source>
        <translation>Leg {a_cube} {in_district}: Damit führt dort {rival}, aber dort liegt kein Stein von dir, dem das schadet.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {rival} no longer leads there, and nobody else does.</source>
        <translation>Leg {a_cube} {in_district}: Dort führt {rival} dann nicht mehr, und auch sonst niemand.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {rival} then has the district for certain, but the cube must go somewhere, and no place is better.</source>
        <translation>Leg {a_cube} {in_district}: Damit ist {rival} das Viertel sicher, aber irgendwohin muss der Stein, und kein Platz ist besser.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {rival} then has the district for certain, but you have no cube of yours there to lose by it.</source>
        <translation>Leg {a_cube} {in_district}: Damit ist {rival} das Viertel sicher, aber dort liegt kein Stein von dir, dem das schadet.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {winner_there} gets the district, and not {rival}.</source>
        <extracomment>{winner_there} is a colour and whose it is</extracomment>
        <translation>Leg {a_cube} {in_district}: {winner_there} bekommt das Viertel, und nicht {rival}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {winner_there} gets the district, and not {rival}. {player} needs two districts with each colour.</source>
        <extracomment>{winner_there} and {rival} are the two colours of {player}</extracomment>
        <translation>Leg {a_cube} {in_district}: {winner_there} bekommt das Viertel, und nicht {rival}. {player} braucht mit jeder Farbe zwei Viertel.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {winner_there} gets the district, but the cube must go somewhere, and no place is better.</source>
        <translation>Leg {a_cube} {in_district}: {winner_there} bekommt das Viertel, aber irgendwohin muss der Stein, und kein Platz ist besser.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {winner_there} gets the district, but you have no cube of yours there to lose by it.</source>
        <translation>Leg {a_cube} {in_district}: {winner_there} bekommt das Viertel, aber dort liegt kein Stein von dir, dem das schadet.</translation>
    </message>
    <message>
        <source>Take a loan of {pays} and bid {amount} to drive up the price: {driven} is likely to go further and then pays more.</source>
        <translation>Nimm einen Kredit von {pays} auf und biete {amount}, um den Preis hochzutreiben: {driven} geht wohl weiter und zahlt dann mehr.</translation>
    </message>
    <message>
        <source>Take a loan of {pays} and go up to {limit}: {why}.</source>
        <translation>Nimm einen Kredit von {pays} auf und geh bis {limit}: {why}.</translation>
    </message>
    <message>
        <source>Take a loan of {pays} for {colour} and bid {amount} to drive up the price: {driven} is likely to go further and then pays more.</source>
        <translation>Nimm für {colour} einen Kredit von {pays} auf und biete {amount}, um den Preis hochzutreiben: {driven} geht wohl weiter und zahlt dann mehr.</translation>
    </message>
    <message>
        <source>Take a loan of {pays} for {colour} and go up to {limit}: {why}.</source>
        <translation>Nimm für {colour} einen Kredit von {pays} auf und geh bis {limit}: {why}.</translation>
    </message>
    <message>
        <source>Take a loan of {pays} for {colour}, then bid {amount} and go up to {limit}: {why}.</source>
        <translation>Nimm für {colour} einen Kredit von {pays} auf, dann biete {amount} und geh bis {limit}: {why}.</translation>
    </message>
    <message>
        <source>Take a loan of {pays} for {colour}, then bid {limit} and no more: {why}.</source>
        <translation>Nimm für {colour} einen Kredit von {pays} auf, dann biete {limit}, aber nicht mehr: {why}.</translation>
    </message>
    <message>
        <source>Take a loan of {pays} for {colour}: {why}.</source>
        <translation>Nimm für {colour} einen Kredit von {pays} auf: {why}.</translation>
    </message>
    <message>
        <source>Take a loan of {pays}, then bid {amount} and go up to {limit}: {why}.</source>
        <extracomment>{amount} is more than the lowest bid, and less than {limit}</extracomment>
        <translation>Nimm einen Kredit von {pays} auf, dann biete {amount} und geh bis {limit}: {why}.</translation>
    </message>
    <message>
        <source>Take a loan of {pays}, then bid {limit} and no more: {why}.</source>
        <translation>Nimm einen Kredit von {pays} auf, dann biete {limit}, aber nicht mehr: {why}.</translation>
    </message>
    <message>
        <source>Take a loan of {pays}: {why}.</source>
        <translation>Nimm einen Kredit von {pays} auf: {why}.</translation>
    </message>
    <message>
        <source>Take no loan: it brings {pays} now and costs {debt} at the end, and these cubes are not worth that.</source>
        <translation>Nimm keinen Kredit auf: Er bringt jetzt {pays} und kostet am Ende {debt}, und das sind diese Steine nicht wert.</translation>
    </message>
    <message>
        <source>Take no loan: with {cash} you can bid as far as you should.</source>
        <translation>Nimm keinen Kredit auf: Mit {cash} kannst du so weit bieten, wie du solltest.</translation>
    </message>
    <message>
        <source>The harm is small there: the district counts only {added}.</source>
        <translation>Dort ist der Schaden klein: Das Viertel zählt nur {added}.</translation>
    </message>
    <message>
        <source>The loan brings {pays} now and costs {debt} at the end.</source>
        <extracomment>{pays} is less than {debt}</extracomment>
        <translation>Der Kredit bringt jetzt {pays} und kostet am Ende {debt}.</translation>
    </message>
    <message>
        <source>The loan brings {pays} now and costs {debt} at the end; after your first word in this auction you cannot borrow any more.</source>
        <translation>Der Kredit bringt jetzt {pays} und kostet am Ende {debt}; nach deinem ersten Gebot in dieser Auktion kannst du keinen mehr aufnehmen.</translation>
    </message>
    <message>
        <source>The next best does less for you: {why}.</source>
        <translation>Das Nächstbeste bringt dir weniger: {why}.</translation>
    </message>
    <message>
        <source>The next best is weaker: {why}.</source>
        <translation>Das Nächstbeste ist schwächer: {why}.</translation>
    </message>
    <message>
        <source>The next best is worse: {why}.</source>
        <translation>Das Nächstbeste ist schlechter: {why}.</translation>
    </message>
    <message>
        <source>The price may look high, but with these cubes you win more often than if you pass.</source>
        <translation>Der Preis mag hoch aussehen, aber mit diesen Steinen gewinnst du öfter, als wenn du passt.</translation>
    </message>
    <message>
        <source>The risk: if nobody goes further, you get the cubes for {amount}, and that is worse for you than to pass.</source>
        <translation>Die Gefahr: Wenn niemand weitergeht, bekommst du die Steine für {amount}, und das ist schlechter für dich, als zu passen.</translation>
    </message>
    <message>
        <source>The risk: the loan costs {debt} at the end in any case, and if nobody goes further, you get the cubes for {amount}, and that is worse for you than to pass.</source>
        <translation>Die Gefahr: Der Kredit kostet am Ende auf jeden Fall {debt}, und wenn niemand weitergeht, bekommst du die Steine für {amount}, und das ist schlechter für dich, als zu passen.</translation>
    </message>
    <message>
        <source>Then both of your colours can bid: {colour} with {sum}, {other} with {rest}.</source>
        <extracomment>{sum} and {rest} are what two colours of one player hold then</extracomment>
        <translation>Dann können beide deine Farben bieten: {colour} mit {sum}, {other} mit {rest}.</translation>
    </message>
    <message>
        <source>Then the other cubes: {why}.</source>
        <translation>Dann die anderen Steine: {why}.</translation>
    </message>
    <message>
        <source>To bid {lowest} you would need a loan: {pays} now, and {debt} to pay back at the end.</source>
        <translation>Für ein Gebot von {lowest} bräuchtest du einen Kredit: {pays} jetzt, und {debt} sind am Ende zurückzuzahlen.</translation>
    </message>
    <message>
        <source>To lead there, {rival} then needs {most} more cubes instead of {own}.</source>
        <translation>Für die Führung dort braucht {rival} dann noch {most} Steine statt {own}.</translation>
    </message>
    <message>
        <source>To pass would be about as good.</source>
        <translation>Zu passen wäre etwa gleich gut.</translation>
    </message>
    <message>
        <source>What else these cubes do: {why}.</source>
        <extracomment>Beside what the cubes do above all</extracomment>
        <translation>Was diese Steine sonst noch bringen: {why}.</translation>
    </message>
    <message>
        <source>What these cubes could do for you: {why}.</source>
        <translation>Was diese Steine dir bringen könnten: {why}.</translation>
    </message>
    <message>
        <source>What your cube does: {why}.</source>
        <extracomment>Said against a cube that the player has in mind</extracomment>
        <translation>Was dein Stein bewirkt: {why}.</translation>
    </message>
    <message>
        <source>Which of your colours takes the loan hardly matters.</source>
        <translation>Welche deiner Farben den Kredit aufnimmt, ist fast gleich.</translation>
    </message>
    <message>
        <source>With the loan {colour} holds {sum}; with a loan of its own, {other} would hold only {less}.</source>
        <extracomment>{less} is less than {sum}</extracomment>
        <translation>Mit dem Kredit hat {colour} {sum}; mit einem eigenen Kredit hätte {other} nur {less}.</translation>
    </message>
    <message>
        <source>You are almost sure to win, so this choice changes little.</source>
        <translation>Du gewinnst fast sicher, daher ändert diese Wahl wenig.</translation>
    </message>
    <message>
        <source>You then have the two districts that you need to win.</source>
        <translation>Damit hast du die zwei Viertel, die du zum Sieg brauchst.</translation>
    </message>
    <message>
        <source>Your chance to win hardly depends on it: both ways are about as good.</source>
        <translation>Deine Gewinnchance hängt kaum davon ab: Beides ist etwa gleich gut.</translation>
    </message>
    <message>
        <source>it is the last round, and with {part} {the_district} is yours and adds {added} by doubling</source>
        <translation>Es ist die letzte Runde: {part} dazu, und du bekommst {the_district}; das Verdoppeln bringt {added}</translation>
    </message>
    <message>
        <source>it is the last round, and with {part} {the_district} is yours and counts {added}</source>
        <translation>Es ist die letzte Runde: {part} dazu, und du bekommst {the_district}; das zählt {added}</translation>
    </message>
    <message>
        <source>it is the last round, and with {part} {the_district} is yours: one district more</source>
        <translation>Es ist die letzte Runde: {part} dazu, und du bekommst {the_district}: ein Viertel mehr</translation>
    </message>
    <message>
        <source>little harm is done with {part} {at_district}, which {player} has for certain with one colour or the other</source>
        <translation>{part} {at_district} schaden wenig: {player} ist das Viertel mit der einen oder der anderen Farbe ohnehin sicher</translation>
    </message>
    <message>
        <source>no harm is done with {part} {at_district}, which is yours in any case</source>
        <translation>{part} {at_district} schaden nicht: Das Viertel gehört dir in jedem Fall</translation>
    </message>
    <message>
        <source>no harm is done with {part} {at_district}, which {rival} has for certain</source>
        <translation>{part} {at_district} schaden nicht: {rival} ist das Viertel ohnehin sicher</translation>
    </message>
    <message>
        <source>otherwise {player} could end your lead {at_district} with these cubes</source>
        <translation>Sonst könnte {player} mit diesen Steinen deine Führung {at_district} beenden</translation>
    </message>
    <message>
        <source>otherwise {player} could make sure of {the_district} with these cubes</source>
        <translation>Sonst könnte sich {player} mit diesen Steinen {the_district} sichern</translation>
    </message>
    <message>
        <source>otherwise {player} could take the lead {at_district} with these cubes</source>
        <translation>Sonst könnte {player} mit diesen Steinen {at_district} in Führung gehen</translation>
    </message>
    <message>
        <source>otherwise {player} could win {the_district} with these cubes</source>
        <translation>Sonst könnte sich {player} mit diesen Steinen {the_district} holen</translation>
    </message>
    <message>
        <source>that is better than leaving the cubes to {player}</source>
        <translation>Das ist besser, als {player} die Steine zu lassen</translation>
    </message>
    <message>
        <source>with {part} nobody can take {the_district} from you any more</source>
        <translation>{part} dazu, und niemand kann dir mehr {the_district} nehmen</translation>
    </message>
    <message>
        <source>with {part} you are there, too, and nobody leads {at_district}</source>
        <translation>{part} dazu, und du bist auch dabei: {at_district} führt niemand</translation>
    </message>
    <message>
        <source>with {part} you lead {at_district}</source>
        <translation>{part} dazu, und du führst {at_district}</translation>
    </message>
    <message>
        <source>with {part} you lead {at_district} as before</source>
        <translation>{part} dazu, und du führst {at_district} wie zuvor</translation>
    </message>
    <message>
        <source>with {part} you lead {at_district} as soon as {a_missing_cube} comes there, because {cancelling} then cancel out</source>
        <translation>{part} dazu, und du führst {at_district}, sobald jemand {a_missing_cube} dazulegt, denn {cancelling} heben sich auf</translation>
    </message>
    <message>
        <source>with {part} you lead {own} to {next} {at_district}</source>
        <translation>{part} dazu, und du führst {at_district} {own} zu {next}</translation>
    </message>
    <message>
        <source>with {part} you take the lead {at_district} from {rival}</source>
        <translation>{part} dazu, und {at_district} führst du statt {rival}</translation>
    </message>
    <message>
        <source>with {part} you take the lead {at_district} from {rival}, {own} to {next}</source>
        <translation>{part} dazu, und {at_district} führst du {own} zu {next} statt {rival}</translation>
    </message>
    <message>
        <source>with {part} you take {the_district} at once, and it counts {added}</source>
        <extracomment>A sentence after a colon. {part} are cubes: &quot;2 black and 1 yellow&quot;</extracomment>
        <translation>{part} dazu, und du holst dir sofort {the_district}: Das zählt {added}</translation>
    </message>
    <message>
        <source>with {part} you take {the_district} at once, which adds {added} by doubling</source>
        <translation>{part} dazu, und du holst dir sofort {the_district}: Das Verdoppeln bringt {added}</translation>
    </message>
    <message>
        <source>with {part} you take {the_district} at once, which doubles what you win beside it</source>
        <translation>{part} dazu, und du holst dir sofort {the_district}: Was du daneben gewinnst, zählt doppelt</translation>
    </message>
    <message>
        <source>with {part} you take {the_district} at once, which doubles what {mine} wins beside it</source>
        <translation>{part} dazu, und du holst dir sofort {the_district}: Was {mine} daneben gewinnt, zählt doppelt</translation>
    </message>
    <message>
        <source>with {part} {at_district}, {cancelling} cancel out, and you lead there with a single cube of {mine}</source>
        <translation>{part} {at_district} dazu, und {cancelling} heben sich auf: Mit einem einzigen Stein von {mine} führst du dort</translation>
    </message>
    <message>
        <source>with {part} {at_district}, {cancelling} cancel out, and you lead there with a single cube of {mine} instead of {rival}</source>
        <translation>{part} {at_district} dazu, und {cancelling} heben sich auf: Mit einem einzigen Stein von {mine} führst du dort statt {rival}</translation>
    </message>
    <message>
        <source>with {part} {at_district}, {cancelling} cancel out, and your single cube of {mine} wins the district, which counts {added}</source>
        <extracomment>{cancelling} is a list of colours that cancel each other out: &quot;Red and Yellow&quot;; {mine} is a colour</extracomment>
        <translation>{part} {at_district} dazu, und {cancelling} heben sich auf: Dein einziger Stein von {mine} gewinnt das Viertel; das zählt {added}</translation>
    </message>
    <message>
        <source>with {part} {at_district}, {cancelling} cancel out, and your single cube of {mine} wins the park</source>
        <translation>{part} {at_district} dazu, und {cancelling} heben sich auf: Dein einziger Stein von {mine} gewinnt den Park</translation>
    </message>
    <message>
        <source>with {part} {at_district}, {cancelling} cancel out, and your single cube of {mine} wins the park, which adds {added} by doubling</source>
        <translation>{part} {at_district} dazu, und {cancelling} heben sich auf: Dein einziger Stein von {mine} gewinnt den Park; das Verdoppeln bringt {added}</translation>
    </message>
    <message>
        <source>with {part} {at_district}, {cancelling} cancel out, and {winner_there} gets the district with a single cube, and not {rival}</source>
        <translation>{part} {at_district} dazu, und {cancelling} heben sich auf: {winner_there} bekommt das Viertel mit einem einzigen Stein, und nicht {rival}</translation>
    </message>
    <message>
        <source>with {part} {at_district}, {cancelling} cancel out, and {winner_there} gets the district, and not {rival}; {player} needs two districts with each colour</source>
        <translation>{part} {at_district} dazu, und {cancelling} heben sich auf: {winner_there} bekommt das Viertel, und nicht {rival}; {player} braucht mit jeder Farbe zwei Viertel</translation>
    </message>
    <message>
        <source>with {part}, you then need just {a_missing_cube} more to win {the_district}</source>
        <translation>{part} dazu, und du brauchst nur noch {a_missing_cube}, um {the_district} zu holen</translation>
    </message>
    <message>
        <source>with {part}, you then need just {a_missing_cube} more to win {the_district}: {cancelling} cancel out then, and a single cube of {mine} wins</source>
        <translation>{part} dazu, und du brauchst nur noch {a_missing_cube}, um {the_district} zu holen: {cancelling} heben sich auf, und ein einziger Stein von {mine} gewinnt</translation>
    </message>
    <message>
        <source>with {part}, your lead {at_district} is gone</source>
        <translation>{part} dazu, und du führst {at_district} nicht mehr</translation>
    </message>
    <message>
        <source>with {part}, {leader} leads {at_district}, and no longer {rival}</source>
        <translation>{part} dazu, und {leader} führt {at_district} und nicht mehr {rival}</translation>
    </message>
    <message>
        <source>with {part}, {mine} gets {the_district}, which is yours in any case, and not {other}</source>
        <translation>{part} dazu, und {mine} bekommt {the_district}, und nicht {other}; dir gehört das Viertel in jedem Fall</translation>
    </message>
    <message>
        <source>with {part}, {mine} has {own} {at_district}, and {rival} leads with {most}</source>
        <translation>{part} dazu, und {mine} hat {at_district} {own}; {rival} führt mit {most}</translation>
    </message>
    <message>
        <source>with {part}, {mine} leads {at_district} instead of {other}, and both are yours</source>
        <extracomment>{mine} and {other} are the player&apos;s own two colours</extracomment>
        <translation>{part} dazu, und {mine} führt {at_district} statt {other}, und beide gehören dir</translation>
    </message>
    <message>
        <source>with {part}, {mine} leads {at_district} with {own}; the foremost colour that is not yours has {next}</source>
        <extracomment>{mine} is one of the player&apos;s two colours; the other has cubes there, too</extracomment>
        <translation>{part} dazu, und {mine} führt {at_district} mit {own}; die vorderste fremde Farbe hat {next}</translation>
    </message>
    <message>
        <source>with {part}, {rival} does not get {the_district} in the end</source>
        <translation>{part} dazu, und {rival} bekommt {the_district} am Ende nicht</translation>
    </message>
    <message>
        <source>with {part}, {rival} has {the_district} for certain</source>
        <translation>{part} dazu, und {rival} bekommt {the_district} ganz sicher</translation>
    </message>
    <message>
        <source>with {part}, {rival} leads {at_district}</source>
        <translation>{part} dazu, und {rival} führt {at_district}</translation>
    </message>
    <message>
        <source>with {part}, {rival} no longer leads {at_district}</source>
        <translation>{part} dazu, und {rival} führt {at_district} nicht mehr</translation>
    </message>
    <message>
        <source>with {part}, {winner_there} gets {the_district}</source>
        <translation>{part} dazu, und {winner_there} bekommt {the_district}</translation>
    </message>
    <message>
        <source>with {part}, {winner_there} gets {the_district}, and not {rival}</source>
        <translation>{part} dazu, und {winner_there} bekommt {the_district}, und nicht {rival}</translation>
    </message>
    <message>
        <source>with {part}, {winner_there} gets {the_district}, and not {rival}, and {player} needs two districts with each colour</source>
        <extracomment>{winner_there} and {rival} are the two colours of {player}</extracomment>
        <translation>{part} dazu, und {winner_there} bekommt {the_district}, und nicht {rival}; {player} braucht mit jeder Farbe zwei Viertel</translation>
    </message>
    <message>
        <source>{colour} then has the two districts that each of your colours needs for you to win.</source>
        <translation>Damit hat {colour} die zwei Viertel, die jede deiner Farben zum Sieg braucht.</translation>
    </message>
    <message>
        <source>{lowest} is all the money you have.</source>
        <translation>{lowest} ist alles Geld, das du hast.</translation>
    </message>
    <message>
        <source>{part} will help nobody there: no colour leads {at_district} then</source>
        <translation>{part} dazu, und es hilft niemandem: Dann führt {at_district} keine Farbe</translation>
    </message>
    <message>
        <source>{rival} can then no longer win there.</source>
        <extracomment>Why cubes that do the player no good go to this place; {rival} is a colour and whose it is</extracomment>
        <translation>{rival} kann dort dann nicht mehr gewinnen.</translation>
    </message>
    <message>
        <source>{rival} leads {at_district} already, so {part} will change little there</source>
        <translation>{rival} führt {at_district} schon: {part} dazu, und es ändert sich wenig</translation>
    </message>
</context>
<context>
    <name>BigShotAtDistrict</name>
    <message>
        <source>in City Hall</source>
        <translation>im Rathaus</translation>
    </message>
    <message>
        <source>in Mill Row</source>
        <translation>in der Mühlengasse</translation>
    </message>
    <message>
        <source>in North Park</source>
        <extracomment>The end of &quot;you lead in the Grand Hotel&quot;</extracomment>
        <translation>im Nordpark</translation>
    </message>
    <message>
        <source>in South Park</source>
        <translation>im Südpark</translation>
    </message>
    <message>
        <source>in district {number}</source>
        <translation>in Viertel {number}</translation>
    </message>
    <message>
        <source>in the Brewery</source>
        <translation>in der Brauerei</translation>
    </message>
    <message>
        <source>in the Docks</source>
        <translation>in den Docks</translation>
    </message>
    <message>
        <source>in the Exchange</source>
        <translation>in der Börse</translation>
    </message>
    <message>
        <source>in the Fish Market</source>
        <translation>auf dem Fischmarkt</translation>
    </message>
    <message>
        <source>in the Grand Hotel</source>
        <translation>im Grand Hotel</translation>
    </message>
    <message>
        <source>in the Station</source>
        <translation>im Bahnhof</translation>
    </message>
    <message>
        <source>in the Theatre</source>
        <translation>im Theater</translation>
    </message>
    <message>
        <source>in the Tram Depot</source>
        <translation>im Tramdepot</translation>
    </message>
    <message>
        <source>in {name}</source>
        <translation>im Viertel {name}</translation>
    </message>
    <message>
        <source>on the Boulevard</source>
        <translation>auf dem Boulevard</translation>
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
    <name>BigShotCounts</name>
    <message>
        <source>Cubes placed</source>
        <extracomment>The head of a column of numbers</extracomment>
        <translation>Gesetzte Steine</translation>
    </message>
    <message>
        <source>Favourite districts</source>
        <extracomment>A heading, above the districts in which somebody likes to place cubes</extracomment>
        <translation>Liebste Viertel</translation>
    </message>
    <message>
        <source>The die</source>
        <translation>Der Würfel</translation>
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
    <name>BigShotDeed</name>
    <message>
        <source>Bid: {amount}</source>
        <translation>Gebot: {amount}</translation>
    </message>
    <message>
        <source>Cannot pay {amount}</source>
        <translation>Kann {amount} nicht zahlen</translation>
    </message>
    <message>
        <source>Got the cubes for nothing</source>
        <translation>Steine umsonst bekommen</translation>
    </message>
    <message>
        <source>Leads round {round}</source>
        <translation>Startspieler in Runde {round}</translation>
    </message>
    <message>
        <source>Loan for {colour}: {amount}</source>
        <translation>Kredit für {colour}: {amount}</translation>
    </message>
    <message>
        <source>Loan: {amount}</source>
        <extracomment>{amount} is what the loan pays out</extracomment>
        <translation>Kredit: {amount}</translation>
    </message>
    <message>
        <source>No loan</source>
        <translation>Kein Kredit</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Gepasst</translation>
    </message>
    <message>
        <source>Rolled {pips}</source>
        <extracomment>What somebody did, on their card: &quot;Rolled 6 to see who begins&quot;</extracomment>
        <translation>{pips} gewürfelt</translation>
    </message>
    <message>
        <source>Rolled {pips}: field {field}</source>
        <translation>{pips} gewürfelt: Feld {field}</translation>
    </message>
    <message>
        <source>Showed all money: {cash}</source>
        <translation>Alles Geld gezeigt: {cash}</translation>
    </message>
    <message>
        <source>Won the auction: {amount}</source>
        <translation>Ersteigert für {amount}</translation>
    </message>
    <message>
        <source>Won the auction: {amount} from {colour}</source>
        <translation>Ersteigert für {amount} von {colour}</translation>
    </message>
    <message>
        <source>{colour}: {district}</source>
        <extracomment>{colour} of a cube, and where it went</extracomment>
        <translation>{colour}: {district}</translation>
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
        <translation>{player} würfelt um den Startspieler: {pips}.</translation>
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
    <name>BigShotGuide</name>
    <message>
        <source>A city to buy</source>
        <translation>Eine Stadt zu verkaufen</translation>
    </message>
    <message>
        <source>After 18 rounds of auctions the richest player wins, but only with two districts or more. Your card shows your cash, your loans and your districts.</source>
        <translation>Nach 18 Runden mit Auktionen gewinnt, wer am reichsten ist, aber nur mit mindestens zwei Vierteln. Deine Karte zeigt dein Bargeld, deine Kredite und deine Viertel.</translation>
    </message>
    <message>
        <source>Before the first round everybody rolls, and the highest leads. After that, the leader’s roll moves the broker around the city. Go on: click the die, or the button below.</source>
        <translation>Vor der ersten Runde würfeln alle, und die höchste Zahl bestimmt den Startspieler. Danach würfelt in jeder Runde der Startspieler und zieht den Makler rund um die Stadt. Nur zu: Klick auf den Würfel oder unten auf den Knopf.</translation>
    </message>
    <message>
        <source>Four cubes for auction</source>
        <translation>Vier Steine zur Auktion</translation>
    </message>
    <message>
        <source>Into the city</source>
        <translation>Ab in die Stadt</translation>
    </message>
    <message>
        <source>Once a round you may take a loan. The first pays you $9M, each one after it $1M less, and each costs you $10M at the end. Take one when the cubes are worth it.</source>
        <translation>Einmal pro Runde darfst du einen Kredit aufnehmen. Der erste bringt dir 9&#xa0;Mio.&#xa0;$, jeder weitere 1&#xa0;Mio.&#xa0;$ weniger als der vorige, und am Ende kostet dich jeder 10&#xa0;Mio.&#xa0;$. Nimm einen, wenn die Steine es wert sind.</translation>
    </message>
    <message>
        <source>Open the bidding or raise the standing bid, or pass and be out of this auction. The last one left pays the bid to the bank and takes the cubes. Try a small bid first.</source>
        <translation>Eröffne das Bieten oder überbiete das Höchstgebot; oder passe: Wer passt, ist aus dieser Auktion raus. Wer übrig bleibt, zahlt das Gebot an die Bank und bekommt die Steine. Versuch es erst mal mit einem kleinen Gebot.</translation>
    </message>
    <message>
        <source>Roll the die</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Seven cubes, and it is sold</source>
        <translation>Sieben Steine, und verkauft</translation>
    </message>
    <message>
        <source>Short of cash?</source>
        <translation>Zu wenig Bargeld?</translation>
    </message>
    <message>
        <source>The broker has stopped here, so these four cubes are up for auction. Whoever wins them places them all, whatever their colours: to help their own, or to spoil things for others.</source>
        <translation>Hier ist der Makler gelandet, also kommen diese vier Steine zur Auktion. Wer sie ersteigert, verteilt alle vier, egal welche Farbe sie haben: um sich selbst zu helfen oder um anderen in die Quere zu kommen.</translation>
    </message>
    <message>
        <source>The cubes are yours to place, one after another, in any districts that are not sold. Point at a district to see what would come of it, then click; or choose one below.</source>
        <translation>Jetzt verteilst du die Steine, einen nach dem anderen, auf beliebige Viertel, die noch nicht verkauft sind. Zeig auf ein Viertel, um zu sehen, was dabei herauskäme, und klick dann; oder wähl unten eines aus.</translation>
    </message>
    <message>
        <source>The first district is sold</source>
        <translation>Das erste Viertel ist verkauft</translation>
    </message>
    <message>
        <source>The sign shows whose it is now, and no more cubes can go there. In the end it brings its owner what its plate shows. You need two districts to win: see where you are ahead.</source>
        <translation>Das Schild zeigt, wem es jetzt gehört, und kein Stein kommt mehr hinein. Am Ende bringt es so viel, wie auf seiner Plakette steht. Zum Sieg brauchst du zwei Viertel: Schau, wo du vorn liegst.</translation>
    </message>
    <message>
        <source>Thirteen districts, and you want the best of them. The brass plate shows what a district is worth in millions. A park is worth nothing by itself, but doubles its owner’s districts beside it.</source>
        <translation>Dreizehn Viertel, und du willst die besten davon. Das Messingschild zeigt, wie viele Millionen ein Viertel wert ist. Ein Park allein ist nichts wert, verdoppelt aber den Wert der Viertel daneben, die im selben Besitz sind.</translation>
    </message>
    <message>
        <source>With its seventh cube a district is sold at once to the colour with most cubes in it. Beware of ties: colours tied for the most cancel out, and the next best wins.</source>
        <translation>Mit dem siebten Stein ist ein Viertel sofort verkauft, und zwar an die Farbe mit den meisten Steinen darin. Vorsicht bei Gleichstand: Farben, die gemeinsam vorn liegen, heben sich auf, und die nächstbeste gewinnt.</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Dein Gebot</translation>
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
        <source>−${number}M</source>
        <extracomment>A debt or a loss: {number} whole millions of dollars</extracomment>
        <translation>−{number}&#xa0;Mio.&#xa0;$</translation>
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
        <translation>Erlaubt, dann bis Partieende geprüft</translation>
    </message>
    <message>
        <source>Allowed, then checked for the round</source>
        <extracomment>Bids above one’s cash</extracomment>
        <translation>Erlaubt, dann bis Rundenende geprüft</translation>
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
        <source>Is everyone’s money hidden from the others?</source>
        <translation>Bleibt das Geld vor den anderen verdeckt?</translation>
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
        <translation>Einmal pro Runde, wenn man mit dem Bieten an der Reihe ist.</translation>
    </message>
    <message>
        <source>Players see their own money only; a good memory knows the rest.</source>
        <translation>Alle sehen nur ihr eigenes Geld; den Rest verrät ein gutes Gedächtnis.</translation>
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
        <source>1 of another colour: a tie, and nobody gets the district.</source>
        <extracomment>One colour leads, and no other has cubes there</extracomment>
        <translation>Noch 1 in anderer Farbe: Gleichstand, niemand bekommt das Viertel.</translation>
    </message>
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
        <source>Nothing that is still to come can turn it.</source>
        <translation>Nichts, was noch kommt, kann das ändern.</translation>
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
        <source>{alike} of another colour: a tie, and nobody gets the district.</source>
        <extracomment>{alike} is 2 or 3</extracomment>
        <translation>Noch {alike} in anderer Farbe: Gleichstand, niemand bekommt das Viertel.</translation>
    </message>
    <message>
        <source>{cubes} more, and {owner} is ahead.</source>
        <extracomment>What it takes to put another colour ahead: {cubes} is a list such as &quot;2 red, 1 black&quot;</extracomment>
        <translation>Noch {cubes}, und {owner} führt.</translation>
    </message>
    <message>
        <source>{cubes} more: a tie, and nobody gets the district.</source>
        <extracomment>All colours cancel out then: &quot;1 red more: a tie, …&quot;</extracomment>
        <translation>Noch {cubes}: Gleichstand, niemand bekommt das Viertel.</translation>
    </message>
    <message>
        <source>{owner} goes ahead {at_district} ({worth}).</source>
        <extracomment>{at_district} has the form of &quot;Red is ahead in the Grand Hotel&quot;</extracomment>
        <translation>{owner} geht {at_district} in Führung ({worth}).</translation>
    </message>
    <message>
        <source>{owner} is ahead {at_district} ({worth}).</source>
        <translation>{owner} führt {at_district} ({worth}).</translation>
    </message>
    <message>
        <source>{owner} owns {the_district} ({worth}).</source>
        <translation>{owner} besitzt {the_district} ({worth}).</translation>
    </message>
    <message>
        <source>{owner} stays ahead {at_district} ({worth}).</source>
        <translation>{owner} bleibt {at_district} vorn ({worth}).</translation>
    </message>
    <message>
        <source>{tied} cancel out: nobody is ahead {at_district}.</source>
        <translation>{tied} heben sich auf: Niemand führt {at_district}.</translation>
    </message>
    <message>
        <source>{tied} cancel out: {owner} is ahead {at_district} ({worth}).</source>
        <translation>{tied} heben sich auf: {owner} führt {at_district} ({worth}).</translation>
    </message>
</context>
<context>
    <name>BigShotProgress</name>
    <message>
        <source>Before round 1 of {rounds}</source>
        <extracomment>It is rolled who begins</extracomment>
        <translation>Vor Runde 1 von {rounds}</translation>
    </message>
    <message>
        <source>Last round: {round} of {rounds}</source>
        <translation>Letzte Runde: {round} von {rounds}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Runde {round} von {rounds}</translation>
    </message>
    <message>
        <source>{nobodys} belongs to nobody</source>
        <extracomment>In a match of three, beside the round; {nobodys} is a colour: &quot;White belongs to nobody&quot;</extracomment>
        <translation>{nobodys} gehört niemandem</translation>
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
        <translation>{roller}: um den Startspieler würfeln.</translation>
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
        <source>The final account</source>
        <translation>Die Schlussabrechnung</translation>
    </message>
    <message>
        <source>The other cubes of the plan</source>
        <translation>Die anderen Steine des Plans</translation>
    </message>
    <message>
        <source>These cubes are no longer to come</source>
        <extracomment>The chance to win counted already that these cubes would come</extracomment>
        <translation>Diese Steine kommen nicht mehr</translation>
    </message>
    <message>
        <source>What loan number {number} allows</source>
        <extracomment>The bids that become possible with it</extracomment>
        <translation>Was Kredit Nr. {number} ermöglicht</translation>
    </message>
    <message>
        <source>What loan number {number} allows {colour}</source>
        <translation>Was Kredit Nr. {number} für {colour} ermöglicht</translation>
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
        <translation>Jetzt nicht: Der Würfel entscheidet, wer Startspieler wird.</translation>
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
        <translation>Kredite aufnehmen und zahlen kann man nur mit den eigenen beiden Farben.</translation>
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
    <name>BigShotRulebook</name>
    <message>
        <source>3 red, 3 yellow, 1 white: Red and Yellow cancel out, and White wins with a single cube.</source>
        <translation>3 rote, 3 gelbe, 1 weißer: Rot und Gelb heben sich auf, und Weiß gewinnt mit einem einzigen Stein.</translation>
    </message>
    <message>
        <source>72 cubes, 18 in each of the four colours red, yellow, white and black; 30 loan tokens; 13 sold signs; the broker; a six-sided die. Coins and four colour cards complete the box.</source>
        <translation>72 Steine, je 18 in den vier Farben Rot, Gelb, Weiß und Schwarz; 30 Kreditkärtchen; 13 Besitzkärtchen; der Makler; ein sechsseitiger Würfel. Dazu kommen Münzen und vier Visitenkarten.</translation>
    </message>
    <message>
        <source>A bid is tested only when it wins, and loans taken in this round stay taken. How long later bids are checked is our reading. No bid may go above $55M, the most one purse can ever hold.</source>
        <translation>Geprüft wird ein Gebot erst, wenn es gewinnt, und Kredite aus dieser Runde bleiben bestehen. Wie lange spätere Gebote geprüft werden, ist unsere Lesart. Kein Gebot darf über 55&#xa0;Mio.&#xa0;$ liegen: Mehr kann in einer Kasse nie sein.</translation>
    </message>
    <message>
        <source>A district holds 2 yellow cubes, 1 red and 1 white. On offer are 2 red cubes, 1 yellow and 1 black. Three players can win the district now: Red with red, red and black (3/2/1/1), Yellow with yellow, red and black (3/2/1/1), and White with red, red and yellow (3/3/1).</source>
        <translation>In einem Viertel liegen schon 2 gelbe Steine, 1 roter und 1 weißer; zur Auktion kommen 2 rote, 1 gelber und 1 schwarzer. Drei Spieler können das Viertel jetzt gewinnen: Rot mit Rot, Rot und Schwarz (3/2/1/1), Gelb mit Gelb, Rot und Schwarz (3/2/1/1) und Weiß mit Rot, Rot und Gelb (3/3/1).</translation>
    </message>
    <message>
        <source>A district holds at most seven cubes. The seventh decides it at once, before the next cube is placed.</source>
        <translation>In einem Viertel haben höchstens sieben Steine Platz. Der siebte entscheidet sofort, noch bevor der nächste Stein gelegt wird.</translation>
    </message>
    <message>
        <source>A field with its four cubes and the broker.</source>
        <translation>Ein Feld mit seinen vier Steinen und dem Makler.</translation>
    </message>
    <message>
        <source>A park doubles the value of each district beside it that has the same owner. Every other district counts once.</source>
        <translation>Ein Park verdoppelt den Wert jedes angrenzenden Viertels, das im selben Besitz ist. Jedes andere Viertel zählt einfach.</translation>
    </message>
    <message>
        <source>A roll of 3: the broker counts fields 3, 5 and 6 and skips the empty ones.</source>
        <translation>Eine 3 ist gewürfelt: Der Makler zählt die Felder 3, 5 und 6 und überspringt die leeren.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>After each round the lead goes to the player on the leader’s left. There are 18 rounds.</source>
        <translation>Nach jeder Runde wird der linke Nachbar neuer Startspieler. Insgesamt sind es 18 Runden.</translation>
    </message>
    <message>
        <source>After round 18 all fields are empty. Now the districts with one to six cubes are decided as in BS-18: most cubes win, and colours that tie cancel out.</source>
        <translation>Nach Runde 18 sind alle Felder leer. Jetzt werden die Viertel mit einem bis sechs Steinen wie in BS-18 entschieden: Die meisten Steine gewinnen, und Farben im Gleichstand heben sich auf.</translation>
    </message>
    <message>
        <source>All three editions limit the parks to one colour; only the Italian one mentions that your own colours can cancel out.</source>
        <translation>Alle drei Ausgaben beschränken die Parks auf eine Farbe; nur die italienische weist darauf hin: Auch die eigenen Farben heben sich auf.</translation>
    </message>
    <message>
        <source>Allowed, then checked for the match: the same, but it holds for the rest of the match, and your money stays open.</source>
        <translation>Erlaubt, dann bis Partieende geprüft: genauso, aber es gilt für den Rest der Partie, und das Geld bleibt offen liegen.</translation>
    </message>
    <message>
        <source>Allowed, then checked for the round: if such a bid wins, you must show all your money. The auction starts again from the first bidder, with nobody out and no bid. For the rest of the round you cannot bid above your cash.</source>
        <translation>Erlaubt, dann bis Rundenende geprüft: Gewinnt ein solches Gebot, muss man sein ganzes Geld zeigen. Die Auktion beginnt von vorn, mit demselben ersten Bieter; alle sind wieder dabei, und noch steht kein Gebot. Bis zum Ende der Runde kann man dann nicht mehr über das eigene Bargeld hinaus bieten.</translation>
    </message>
    <message>
        <source>Anna has $4M in cash, and Ben has just bid $6M. Anna takes a second loan, which pays $8M, and can now bid from $7M to $12M.</source>
        <translation>Anna hat 4&#xa0;Mio.&#xa0;$ Bargeld, und Ben hat gerade 6&#xa0;Mio.&#xa0;$ geboten. Anna nimmt einen zweiten Kredit auf, der 8&#xa0;Mio.&#xa0;$ bringt, und kann jetzt 7&#xa0;Mio.&#xa0;$ bis 12&#xa0;Mio.&#xa0;$ bieten.</translation>
    </message>
    <message>
        <source>Anna has $6M with Red and $9M with Black. The limit is $9M. A bid of $5M can be paid by either purse, a bid of $8M by Black alone.</source>
        <translation>Anna hat 6&#xa0;Mio.&#xa0;$ bei Rot und 9&#xa0;Mio.&#xa0;$ bei Schwarz. Die Grenze liegt bei 9&#xa0;Mio.&#xa0;$. Ein Gebot von 5&#xa0;Mio.&#xa0;$ kann jede der beiden Kassen zahlen, ein Gebot von 8&#xa0;Mio.&#xa0;$ nur Schwarz.</translation>
    </message>
    <message>
        <source>Ben has $3M in cash, the Grand Hotel (21), the Theatre (16) and two loans: 3 + 21 + 16 − 20 makes $20M.</source>
        <translation>Ben hat 3&#xa0;Mio.&#xa0;$ Bargeld, das Grand Hotel (21), das Theater (16) und zwei Kredite: 3 + 21 + 16 − 20 ergibt 20&#xa0;Mio.&#xa0;$.</translation>
    </message>
    <message>
        <source>Ben wins with a bid of $15M but has only $12M. Ben shows the $12M, all players are back in, and the auction of the same four cubes starts again.</source>
        <translation>Ben gewinnt mit einem Gebot von 15&#xa0;Mio.&#xa0;$, hat aber nur 12&#xa0;Mio.&#xa0;$. Ben zeigt die 12&#xa0;Mio.&#xa0;$, alle sind wieder dabei, und die Auktion um dieselben vier Steine beginnt von vorn.</translation>
    </message>
    <message>
        <source>Bid or pass</source>
        <translation>Bieten oder passen</translation>
    </message>
    <message>
        <source>Bid: any whole number of millions above the standing bid. The first bid is at least $1M.</source>
        <translation>Bieten: einen beliebigen Betrag in ganzen Millionen, der über dem Höchstgebot liegt. Das erste Gebot beträgt mindestens 1&#xa0;Mio.&#xa0;$.</translation>
    </message>
    <message>
        <source>Bidding goes clockwise. The player to the leader’s left begins; the leader speaks last. When you speak, you have two choices:</source>
        <translation>Geboten wird im Uhrzeigersinn. Es beginnt, wer links vom Startspieler sitzt; der Startspieler selbst kommt als Letzter zu Wort. Wer an der Reihe ist, hat zwei Möglichkeiten:</translation>
    </message>
    <message>
        <source>Bids above your cash</source>
        <translation>Gebote über dem eigenen Bargeld</translation>
    </message>
    <message>
        <source>Clara is worth $25M but owns one district. David owns two and ends $4M below zero; nobody else has two. David wins.</source>
        <translation>Clara kommt auf 25&#xa0;Mio.&#xa0;$, besitzt aber nur ein Viertel. David besitzt zwei und endet 4&#xa0;Mio.&#xa0;$ unter null; sonst hat niemand zwei. David gewinnt.</translation>
    </message>
    <message>
        <source>Colours, not players</source>
        <translation>Farben, nicht Spieler</translation>
    </message>
    <message>
        <source>Cubes for nothing</source>
        <translation>Geschenkte Steine</translation>
    </message>
    <message>
        <source>Districts belong to colours. Your own two colours cancel out like any others, and a park doubles only neighbours of its own colour.</source>
        <translation>Die Viertel gehören den Farben. Auch die eigenen beiden Farben heben sich auf, wie alle anderen, und ein Park verdoppelt nur Nachbarn seiner eigenen Farbe.</translation>
    </message>
    <message>
        <source>Eighteen auction fields surround the city, numbered clockwise. Each of them sees one auction in the match.</source>
        <translation>Achtzehn Auktionsfelder umgeben die Stadt, im Uhrzeigersinn nummeriert. Auf jedem findet im Lauf der Partie genau eine Auktion statt.</translation>
    </message>
    <message>
        <source>Every loan is a debt of $10M, but the bank keeps a growing part of it. Your first loan pays $9M, the second $8M, the third $7M, and so on; the ninth pays $1M.</source>
        <translation>Jeder Kredit bedeutet 10&#xa0;Mio.&#xa0;$ Schulden, doch die Bank behält davon immer mehr ein. Der erste Kredit bringt 9&#xa0;Mio.&#xa0;$, der zweite 8&#xa0;Mio.&#xa0;$, der dritte 7&#xa0;Mio.&#xa0;$ und so weiter; der neunte bringt 1&#xa0;Mio.&#xa0;$.</translation>
    </message>
    <message>
        <source>Every player starts with $10M. The money lies open for all to see, unless you play the expert game with hidden money (BS-50).</source>
        <translation>Alle beginnen mit 10&#xa0;Mio.&#xa0;$. Das Geld liegt für alle sichtbar auf dem Tisch, außer im Expertenspiel mit verdecktem Geld (BS-50).</translation>
    </message>
    <message>
        <source>Everyone rolls the die, and the highest roll leads the first round. Players who tie for highest roll again among themselves.</source>
        <translation>Alle würfeln. Wer die höchste Zahl wirft, ist in der ersten Runde Startspieler. Liegen dabei mehrere gleichauf, würfeln sie untereinander noch einmal.</translation>
    </message>
    <message>
        <source>Five rich districts touch no park: the Theatre (16), the Exchange (17), the Boulevard (18), City Hall (19) and the Grand Hotel (21).</source>
        <translation>Fünf reiche Viertel der Stadt grenzen an keinen Park: das Theater (16), die Börse (17), der Boulevard (18), das Rathaus (19) und das Grand Hotel (21).</translation>
    </message>
    <message>
        <source>Four cubes per field</source>
        <translation>Vier Steine pro Feld</translation>
    </message>
    <message>
        <source>Four random cubes go on every field. Each field must show at least two colours, never four cubes of one. Every deal that keeps to this is equally likely.</source>
        <translation>Auf jedes Feld kommen vier zufällige Steine. Jedes Feld muss mindestens zwei Farben zeigen, nie vier Steine der gleichen Farbe. Alle Verteilungen, die das erfüllen, sind gleich wahrscheinlich.</translation>
    </message>
    <message>
        <source>Hidden money</source>
        <translation>Verdecktes Geld</translation>
    </message>
    <message>
        <source>If all the others pass without a single bid, the leader takes the cubes for nothing and need not bid.</source>
        <translation>Passen alle anderen, ohne dass ein einziges Gebot gefallen ist, bekommt der Startspieler die Steine geschenkt und braucht nicht zu bieten.</translation>
    </message>
    <message>
        <source>If nobody owns enough districts, nobody wins. The ranking lists first those who do, and after them the others in the same order.</source>
        <translation>Besitzt niemand genug Viertel, gewinnt niemand. In der Rangliste stehen zuerst alle, die genug haben, und danach die übrigen, nach denselben Regeln geordnet.</translation>
    </message>
    <message>
        <source>If wealth is equal, these decide:</source>
        <translation>Bei gleichem Vermögen entscheidet:</translation>
    </message>
    <message>
        <source>If your cash runs out, the bank lends you more, on worse terms each time. In the end you count cash and districts, less your debts. The greatest wealth wins, if its owner has at least two districts.</source>
        <translation>Geht das Bargeld aus, leiht die Bank neues, aber jedes Mal zu schlechteren Bedingungen. Am Ende zählen Bargeld und Viertel, abzüglich der Schulden. Das größte Vermögen gewinnt, sofern mindestens zwei Viertel dazugehören.</translation>
    </message>
    <message>
        <source>In the German and French editions each player decides before their own first bid, and so do we. In the Italian one all loans come before the auction begins.</source>
        <translation>In der deutschen und der französischen Ausgabe entscheidet jeder vor dem eigenen ersten Gebot, und so halten wir es auch. In der italienischen kommen alle Kredite vor Beginn der Auktion.</translation>
    </message>
    <message>
        <source>In this city no district touches both parks. In a city where one does, it counts four times for an owner of both parks.</source>
        <translation>In dieser Stadt grenzt kein Viertel an beide Parks. In einer Stadt, in der eines das tut, zählt es vierfach, wenn es zusammen mit beiden Parks in einer Hand ist.</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Kredite</translation>
    </message>
    <message>
        <source>Loans are never repaid during the match. At the end each one costs you $10M (BS-25).</source>
        <translation>Zurückgezahlt wird ein Kredit während der Partie nie. Am Ende kostet jeder 10&#xa0;Mio.&#xa0;$ (BS-25).</translation>
    </message>
    <message>
        <source>Loans before the auction</source>
        <translation>Kredite vor der Auktion</translation>
    </message>
    <message>
        <source>Loans come first</source>
        <translation>Erst der Kredit</translation>
    </message>
    <message>
        <source>Money from the bank</source>
        <translation>Geld von der Bank</translation>
    </message>
    <message>
        <source>Most cubes win</source>
        <translation>Die meisten Steine gewinnen</translation>
    </message>
    <message>
        <source>No edition speaks of ties for the lead; rolling again is our answer.</source>
        <translation>Was bei einem Gleichstand um den Startspieler geschieht, sagt keine Ausgabe; noch einmal zu würfeln ist unsere Lösung.</translation>
    </message>
    <message>
        <source>No way back</source>
        <translation>Kein Zurück</translation>
    </message>
    <message>
        <source>Nobody takes a tenth loan: it would pay nothing. And when all 30 loan tokens are gone, nobody can borrow any more.</source>
        <translation>Einen zehnten Kredit gibt es nicht: Er brächte nichts ein. Und wenn alle 30 Kreditkärtchen vergeben sind, bekommt niemand mehr Kredit.</translation>
    </message>
    <message>
        <source>North Park doubles Mill Row and the Fish Market for Red. The Station is White’s and counts once.</source>
        <translation>Der Nordpark verdoppelt für Rot die Mühlengasse und den Fischmarkt. Der Bahnhof gehört Weiß und zählt einfach.</translation>
    </message>
    <message>
        <source>North Park touches Mill Row (9), the Fish Market (10) and the Station (11). South Park, in the opposite corner, touches the Brewery (9), the Docks (10) and the Tram Depot (11).</source>
        <translation>Am Nordpark liegen die Mühlengasse (9), der Fischmarkt (10) und der Bahnhof (11). Am Südpark, in der gegenüberliegenden Ecke, liegen die Brauerei (9), die Docks (10) und das Tramdepot (11).</translation>
    </message>
    <message>
        <source>Once per round, on any of your turns to speak in the auction, you may take a loan. After that you still bid or pass.</source>
        <translation>Einmal pro Runde darf man, wenn man in der Auktion an der Reihe ist, einen Kredit aufnehmen. Danach heißt es trotzdem noch bieten oder passen.</translation>
    </message>
    <message>
        <source>One district, one offer, three endings. The fourth cube goes elsewhere.</source>
        <translation>Ein Viertel, eine Auktion, drei mögliche Ausgänge. Der vierte Stein kommt woandershin.</translation>
    </message>
    <message>
        <source>One purse pays</source>
        <translation>Eine Kasse zahlt</translation>
    </message>
    <message>
        <source>Only the German and French editions mention 18 cubes per colour; the Italian one gives the total of 72.</source>
        <translation>Dass es 18 Steine pro Farbe sind, sagen nur die deutsche und die französische Ausgabe; die italienische nennt die Gesamtzahl 72.</translation>
    </message>
    <message>
        <source>Only the German and French editions say that its districts do not count. The Italian one adds that helping it to a district can be a good trick.</source>
        <translation>Nur die deutsche und die französische Ausgabe sagen, dass die Viertel dieser Farbe nicht zählen. Die italienische fügt hinzu, es könne ein guter Kniff sein, ihr zu einem Viertel zu verhelfen.</translation>
    </message>
    <message>
        <source>Only the German and French editions settle ties; the Italian one says nothing of them.</source>
        <translation>Nur die deutsche und die französische Ausgabe regeln den Gleichstand; die italienische schweigt dazu.</translation>
    </message>
    <message>
        <source>Only the Italian edition names 2/2/1/1, where single cubes cancel out, too. The German and French ones stop at 2/2/1 and 2/2.</source>
        <translation>Nur die italienische Ausgabe nennt auch 2/2/1/1: Selbst einzelne Steine heben sich auf. Die deutsche und die französische nennen nur 2/2/1 und 2/2.</translation>
    </message>
    <message>
        <source>Only the Italian edition says outright that the two purses may not be combined.</source>
        <translation>Nur die italienische Ausgabe sagt ausdrücklich, dass die beiden Kassen nicht zusammengelegt werden dürfen.</translation>
    </message>
    <message>
        <source>Only what you have</source>
        <translation>Nur was man hat</translation>
    </message>
    <message>
        <source>Parks double</source>
        <translation>Parks verdoppeln</translation>
    </message>
    <message>
        <source>Pass: you are out of the auction for this round.</source>
        <translation>Passen: Damit ist man für diese Runde aus der Auktion ausgestiegen.</translation>
    </message>
    <message>
        <source>Placing the cubes</source>
        <translation>Die Steine verteilen</translation>
    </message>
    <message>
        <source>Red owns a park and the 9 and the 10 beside it, White owns the 11 beside it. Red’s districts are worth $38M (2 × 9 + 2 × 10), White’s $11M.</source>
        <translation>Rot besitzt einen Park und daneben die 9 und die 10, Weiß die 11 am selben Park. Die Viertel von Rot sind 38&#xa0;Mio.&#xa0;$ wert (2 × 9 + 2 × 10), das von Weiß 11&#xa0;Mio.&#xa0;$.</translation>
    </message>
    <message>
        <source>Refused: nobody can make such a bid (BS-14). This is the usual way.</source>
        <translation>Nicht erlaubt: Niemand kann ein solches Gebot abgeben (BS-14). So wird gewöhnlich gespielt.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Sold!</source>
        <translation>Verkauft!</translation>
    </message>
    <message>
        <source>The 1920s: building fever has taken hold of the city. As a speculator you want its best districts, and you win them with cubes of your colour.</source>
        <translation>Die Zwanzigerjahre: Das Baufieber hat die Stadt gepackt. Wer hier spekuliert, will die besten Viertel, und die holt man sich mit Steinen der eigenen Farbe.</translation>
    </message>
    <message>
        <source>The French and Italian editions leave the cubes to chance; the German one asks for any four.</source>
        <translation>In der französischen und der italienischen Ausgabe bestimmt der Zufall die Steine; die deutsche verlangt vier beliebige.</translation>
    </message>
    <message>
        <source>The German and French editions forbid such bids; if one happens, the player shows all the money once. In the Italian edition the money stays open from then on.</source>
        <translation>Die deutsche und die französische Ausgabe verbieten solche Gebote; kommt doch eines vor, wird einmal das ganze Geld vorgezeigt. In der italienischen bleibt das Geld von da an offen.</translation>
    </message>
    <message>
        <source>The German and French editions have the cubes placed one by one; the Italian one does not say so. The order counts when a seventh cube is among them (BS-17).</source>
        <translation>In der deutschen und der französischen Ausgabe werden die Steine einzeln gelegt; die italienische sagt dazu nichts. Auf die Reihenfolge kommt es an, wenn ein siebter Stein dabei ist (BS-17).</translation>
    </message>
    <message>
        <source>The German and French editions just say that all the others pass; the Italian one makes clear that nobody has bid.</source>
        <translation>In der deutschen und der französischen Ausgabe heißt es nur, dass alle anderen passen; die italienische stellt klar, dass es kein Gebot gegeben hat.</translation>
    </message>
    <message>
        <source>The German and French editions name the highest roll; the Italian one only has everyone roll.</source>
        <translation>Die deutsche und die französische Ausgabe nennen die höchste Zahl; in der italienischen heißt es nur, dass alle würfeln.</translation>
    </message>
    <message>
        <source>The German and French editions tell of new districts, the Italian one of a city that rebuilds its centre. In play it is all the same.</source>
        <translation>Die deutsche und die französische Ausgabe erzählen von neuen Vierteln, die italienische von einer Stadt, die ihr Zentrum umbaut. Am Spielablauf ändert das nichts.</translation>
    </message>
    <message>
        <source>The Grand Hotel before and after the seventh cube: sold to Red.</source>
        <translation>Das Grand Hotel vor und nach dem siebten Stein: verkauft an Rot.</translation>
    </message>
    <message>
        <source>The Italian edition wants every bid in millions; the German and French ones leave the first amount open.</source>
        <translation>Die italienische Ausgabe verlangt jedes Gebot in Millionen; die deutsche und die französische lassen offen, wie hoch das erste sein muss.</translation>
    </message>
    <message>
        <source>The auction ends when all but one have passed. That player pays the bid to the bank and takes the four cubes.</source>
        <translation>Die Auktion endet, sobald alle bis auf einen gepasst haben. Wer übrig bleibt, zahlt das Gebot an die Bank und bekommt die vier Steine.</translation>
    </message>
    <message>
        <source>The board shows a city of 13 districts. Eleven bear a number: their value in millions of dollars. The two parks, marked ×2, have no value of their own but double their neighbours (BS-24). They count as districts like the others.</source>
        <translation>Der Spielplan zeigt eine Stadt mit 13 Vierteln. Elf davon tragen eine Zahl: ihren Wert in Millionen Dollar. Die beiden Parks mit dem Zeichen ×2 haben keinen eigenen Wert, verdoppeln aber den ihrer Nachbarn (BS-24). Sie zählen als Viertel wie alle anderen.</translation>
    </message>
    <message>
        <source>The broker may start on any field.</source>
        <translation>Der Makler darf auf jedem beliebigen Feld starten.</translation>
    </message>
    <message>
        <source>The broker moves</source>
        <translation>Der Makler zieht</translation>
    </message>
    <message>
        <source>The broker stands on field 1; fields 2 and 4 are empty. A roll of 3 counts fields 3, 5 and 6, and the broker stops on field 6.</source>
        <translation>Der Makler steht auf Feld 1; die Felder 2 und 4 sind leer. Bei einer 3 werden die Felder 3, 5 und 6 gezählt, und der Makler landet auf Feld 6.</translation>
    </message>
    <message>
        <source>The city and the box</source>
        <translation>Stadt und Spielmaterial</translation>
    </message>
    <message>
        <source>The city: 13 districts inside a ring of 18 auction fields. The broker stands on one of them.</source>
        <translation>Die Stadt: 13 Viertel in einem Ring aus 18 Auktionsfeldern. Auf einem davon steht der Makler.</translation>
    </message>
    <message>
        <source>The colour with the most cubes wins the district. Colours that tie for the most cancel out, and the district goes to the best of the rest.</source>
        <translation>Die Farbe mit den meisten Steinen gewinnt das Viertel. Farben mit Gleichstand an der Spitze heben sich auf, und das Viertel geht an die beste unter den übrigen.</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>Das Ende der Partie</translation>
    </message>
    <message>
        <source>The expert game</source>
        <translation>Das Expertenspiel</translation>
    </message>
    <message>
        <source>The expert game is for three or four players. Each of its three changes can be chosen alone on the new-match page.</source>
        <translation>Das Expertenspiel ist für drei oder vier Spieler. Jede seiner drei Änderungen lässt sich beim Start einer neuen Partie einzeln wählen.</translation>
    </message>
    <message>
        <source>The four colour cards are shuffled and dealt, so chance decides your colour; on the new-match page you can fix it. What your colour wins is yours, whoever placed the cubes.</source>
        <translation>Die vier Visitenkarten werden gemischt und ausgeteilt; der Zufall bestimmt also die eigene Farbe. Beim Start einer neuen Partie lässt sie sich auch festlegen. Was diese Farbe gewinnt, gehört einem selbst, ganz gleich, wer die Steine gelegt hat.</translation>
    </message>
    <message>
        <source>The fourth colour</source>
        <translation>Die vierte Farbe</translation>
    </message>
    <message>
        <source>The last districts</source>
        <translation>Die letzten Viertel</translation>
    </message>
    <message>
        <source>The last one in</source>
        <translation>Wer übrig bleibt</translation>
    </message>
    <message>
        <source>The leader rolls the die and moves the broker that many fields clockwise, starting with the next one. Empty fields are not counted. The four cubes where the broker stops are auctioned.</source>
        <translation>Der Startspieler würfelt und zieht den Makler um so viele Felder im Uhrzeigersinn weiter; gezählt wird ab dem nächsten Feld. Leere Felder zählen nicht mit. Wo der Makler landet, werden die vier Steine versteigert.</translation>
    </message>
    <message>
        <source>The match lasts 18 rounds. In each, the broker stops on a field, and the four cubes there are auctioned. Whoever bids most places them in the districts, rivals’ cubes as well as their own. The seventh cube decides a district: most cubes win it, but colours that tie cancel out.</source>
        <translation>Eine Partie dauert 18 Runden. In jeder landet der Makler auf einem Feld, und die vier Steine dort werden versteigert. Wer am meisten bietet, verteilt sie auf die Viertel, fremde Steine ebenso wie eigene. Der siebte Stein entscheidet über ein Viertel: Die meisten Steine gewinnen es, doch Farben im Gleichstand heben sich auf.</translation>
    </message>
    <message>
        <source>The next leader</source>
        <translation>Der nächste Startspieler</translation>
    </message>
    <message>
        <source>The order is that of the German and French editions. The Italian one names none and puts the loans at the start of the round.</source>
        <translation>Die Reihenfolge stammt aus der deutschen und der französischen Ausgabe. Die italienische nennt keine und setzt die Kredite an den Anfang der Runde.</translation>
    </message>
    <message>
        <source>The printed rules do not say how many players the expert game takes. With two, money lies open and loans have their own rule (BS-40, BS-41), so we leave it out there.</source>
        <translation>Für wie viele Spieler das Expertenspiel gedacht ist, sagen die gedruckten Regeln nicht. Zu zweit liegt das Geld offen, und für Kredite gilt eine eigene Regel (BS-40, BS-41); darum lassen wir es dort weg.</translation>
    </message>
    <message>
        <source>The printed rules do not say who chooses the field. Here chance does, unless you set it on the new-match page.</source>
        <translation>Wer das Feld auswählt, sagen die gedruckten Regeln nicht. Hier entscheidet der Zufall, sofern man das Feld nicht beim Start einer neuen Partie festlegt.</translation>
    </message>
    <message>
        <source>The printed rules offer a loan to players who cannot bid any higher. Here you may also borrow while your cash would still do.</source>
        <translation>Die gedruckten Regeln sehen einen Kredit für Spieler vor, die nicht mehr höher bieten können. Hier gibt es ihn auch, solange das Bargeld noch reichen würde.</translation>
    </message>
    <message>
        <source>The printed rules set neither limit.</source>
        <translation>Beide Grenzen kommen in den gedruckten Regeln nicht vor.</translation>
    </message>
    <message>
        <source>The ring of fields</source>
        <translation>Der Ring der Felder</translation>
    </message>
    <message>
        <source>The seventh cube</source>
        <translation>Der siebte Stein</translation>
    </message>
    <message>
        <source>The text of the printed rules does not say what lies where. Values and neighbours follow published descriptions of the board; the names are our own.</source>
        <translation>Der Text der gedruckten Regeln verrät nicht, was wo liegt. Werte und Nachbarschaften folgen veröffentlichten Beschreibungen des Spielplans; die Namen sind von uns.</translation>
    </message>
    <message>
        <source>The winning colour keeps one cube in the district, with a sold sign. The other six leave the game. No cube may enter this district any more.</source>
        <translation>Die siegreiche Farbe behält einen Stein im Viertel, dazu ein Besitzkärtchen. Die anderen sechs scheiden aus dem Spiel aus. In dieses Viertel darf kein Stein mehr gelegt werden.</translation>
    </message>
    <message>
        <source>Thirteen districts</source>
        <translation>Dreizehn Viertel</translation>
    </message>
    <message>
        <source>This book tells the rules of Alex Randolph’s game of 2001, for 2 to 4 players, in our own words. Where its German, French and Italian editions differ or leave something open, we say so.</source>
        <translation>Dieses Buch erzählt in eigenen Worten die Regeln des Spiels von Alex Randolph aus dem Jahr 2001, für 2 bis 4 Spieler. Wo die deutsche, die französische und die italienische Ausgabe voneinander abweichen oder etwas offenlassen, sagen wir es.</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Zu dritt</translation>
    </message>
    <message>
        <source>Ties and ranking</source>
        <translation>Gleichstand und Rangliste</translation>
    </message>
    <message>
        <source>To win you must own at least two districts; parks count. Among those who do, the greatest wealth wins, even below zero.</source>
        <translation>Gewinnen kann nur, wer mindestens zwei Viertel besitzt; Parks zählen mit. Unter allen, die das schaffen, gewinnt das größte Vermögen, selbst wenn es unter null liegt.</translation>
    </message>
    <message>
        <source>To win you need at least two districts with each of your colours. The wealth of both colours is added up.</source>
        <translation>Für den Sieg braucht man mit jeder der eigenen Farben mindestens zwei Viertel. Das Vermögen beider Farben wird zusammengezählt.</translation>
    </message>
    <message>
        <source>Two colours each</source>
        <translation>Zwei Farben für jeden</translation>
    </message>
    <message>
        <source>Two districts per colour</source>
        <translation>Zwei Viertel pro Farbe</translation>
    </message>
    <message>
        <source>Two districts to win</source>
        <translation>Zwei Viertel für den Sieg</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Zu zweit</translation>
    </message>
    <message>
        <source>Values and neighbours</source>
        <translation>Werte und Nachbarn</translation>
    </message>
    <message>
        <source>We let players who are still tied share the win and the rank: 1, 1, 3. The printed rules do not speak of them, nor of doubling in a tie, nor of a match in which nobody owns enough.</source>
        <translation>Wer auch dann noch gleichauf liegt, teilt sich bei uns Sieg und Rang: 1, 1, 3. Davon ist in den gedruckten Regeln keine Rede, auch nicht von der Verdopplung bei Gleichstand oder von einer Partie, in der niemand genug Viertel besitzt.</translation>
    </message>
    <message>
        <source>Wealth is your cash plus the value of your districts, less $10M for each loan. It may fall below zero.</source>
        <translation>Das Vermögen besteht aus dem Bargeld und dem Wert der eigenen Viertel, abzüglich 10&#xa0;Mio.&#xa0;$ für jeden Kredit. Es kann unter null fallen.</translation>
    </message>
    <message>
        <source>What happens to a bid that you cannot pay? There are three ways:</source>
        <translation>Was geschieht mit einem Gebot, das man nicht bezahlen kann? Es gibt drei Möglichkeiten:</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Was zum Spiel gehört</translation>
    </message>
    <message>
        <source>What your loans pay, from the first to the ninth. The bank keeps the rest of the $10M.</source>
        <translation>Was die Kredite einbringen, vom ersten bis zum neunten. Den Rest der 10&#xa0;Mio.&#xa0;$ behält die Bank.</translation>
    </message>
    <message>
        <source>When few fields still have cubes, the broker may come past the same one more than once.</source>
        <translation>Liegen nur noch auf wenigen Feldern Steine, kann der Makler auch mehrmals am selben Feld vorbeikommen.</translation>
    </message>
    <message>
        <source>When the bank stops lending</source>
        <translation>Wenn die Bank nichts mehr verleiht</translation>
    </message>
    <message>
        <source>When the broker has stopped, each player in turn takes a loan or goes without, starting on the leader’s left. Once the auction has begun, there are no more loans.</source>
        <translation>Ist der Makler gelandet, entscheiden alle reihum, ob sie einen Kredit aufnehmen oder darauf verzichten; es beginnt, wer links vom Startspieler sitzt. Sobald die Auktion läuft, gibt es keinen Kredit mehr.</translation>
    </message>
    <message>
        <source>Where that leaves no single best colour, nobody gets the district. Nobody gets an empty one either.</source>
        <translation>Liegt danach keine Farbe allein vorn, bekommt niemand das Viertel. Auch ein leeres Viertel bekommt niemand.</translation>
    </message>
    <message>
        <source>Where the broker starts</source>
        <translation>Wo der Makler startet</translation>
    </message>
    <message>
        <source>Who leads first</source>
        <translation>Der erste Startspieler</translation>
    </message>
    <message>
        <source>Whoever won the auction places the four cubes one after another, in any districts that are not sold: all in one, or spread out. All four must be placed, rivals’ cubes too. There is always room: 72 cubes, 91 places.</source>
        <translation>Wer die Auktion gewonnen hat, legt die vier Steine nacheinander in beliebige Viertel, die noch nicht verkauft sind: alle in eines oder auf mehrere verteilt. Alle vier müssen gelegt werden, auch die Steine der anderen. Platz ist immer: 72 Steine, 91 Plätze.</translation>
    </message>
    <message>
        <source>Winning a district</source>
        <translation>Ein Viertel gewinnen</translation>
    </message>
    <message>
        <source>With 2/1/1, or with one cube alone, the majority wins. With 2/2/1 it is the single cube. With 1/1, 2/2, 3/3 and 2/2/1/1 nobody gets the district.</source>
        <translation>Bei 2/1/1 oder bei einem einzigen Stein gewinnt die Mehrheit, bei 2/2/1 der einzelne Stein. Bei 1/1, 2/2, 3/3 und 2/2/1/1 bekommt niemand das Viertel.</translation>
    </message>
    <message>
        <source>With hidden money you see only your own. Everything that moves money stays public, so a good memory can follow it.</source>
        <translation>Bei verdecktem Geld sieht man nur das eigene. Alles, was Geld bewegt, bleibt öffentlich; wer ein gutes Gedächtnis hat, kann also mitrechnen.</translation>
    </message>
    <message>
        <source>With seven cubes this happens in two cases only, 3/3/1 and 2/2/2/1: the single cube wins.</source>
        <translation>Bei sieben Steinen kommt das nur in zwei Fällen vor, bei 3/3/1 und bei 2/2/2/1: Der einzelne Stein gewinnt.</translation>
    </message>
    <message>
        <source>With three players one colour is left over (BS-30); with two, each has two colours (BS-40).</source>
        <translation>Zu dritt bleibt eine Farbe übrig (BS-30), zu zweit hat jeder zwei Farben (BS-40).</translation>
    </message>
    <message>
        <source>With three players the fourth colour is nobody’s: it has no money and makes no bids. Its cubes are auctioned and placed like all others. It can win districts; these count for no one.</source>
        <translation>Zu dritt steht hinter der vierten Farbe nur ein fiktiver Spieler: Sie hat kein Geld und bietet nicht mit. Ihre Steine werden versteigert und verteilt wie alle anderen. Sie kann Viertel gewinnen; die zählen aber für niemanden.</translation>
    </message>
    <message>
        <source>With two players each has two colours, and $10M for each of them. The two purses stay apart and lie open.</source>
        <translation>Zu zweit hat jeder zwei Farben und für jede davon 10&#xa0;Mio.&#xa0;$. Die beiden Kassen bleiben getrennt und liegen offen.</translation>
    </message>
    <message>
        <source>You can bid as much as your fuller purse holds. If you win, you choose which colour pays, never both together, and then place the cubes. If only one purse can pay, it does.</source>
        <translation>Man kann so viel bieten, wie in der volleren Kasse ist. Wer gewinnt, wählt die Farbe, die zahlt, nie beide zusammen, und verteilt danach die Steine. Kann nur eine Kasse zahlen, dann zahlt diese.</translation>
    </message>
    <message>
        <source>You cannot bid more than the cash you have. If it is not enough for a higher bid, pass, or take a loan first (BS-20).</source>
        <translation>Niemand kann mehr bieten, als das eigene Bargeld hergibt. Reicht es für kein höheres Gebot, heißt es passen oder erst einen Kredit aufnehmen (BS-20).</translation>
    </message>
    <message>
        <source>You may borrow only before your first bid or pass in the auction: for either colour or both, once per colour and round. Each colour counts its own loans (BS-20).</source>
        <translation>Einen Kredit gibt es nur, bevor man in der Auktion zum ersten Mal bietet oder passt: für eine der beiden Farben oder für beide, einmal pro Farbe und Runde. Jede Farbe zählt ihre eigenen Kredite (BS-20).</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>Die eigene Farbe</translation>
    </message>
    <message>
        <source>Your first $10M</source>
        <translation>10&#xa0;Mio.&#xa0;$ Startkapital</translation>
    </message>
    <message>
        <source>Your wealth</source>
        <translation>Das Vermögen</translation>
    </message>
    <message>
        <source>first, more districts;</source>
        <translation>zuerst die größere Zahl an Vierteln;</translation>
    </message>
    <message>
        <source>then the most valuable single district, as it was scored, doubling included.</source>
        <translation>dann das wertvollste einzelne Viertel, so wie es gewertet wurde, Verdopplung eingeschlossen.</translation>
    </message>
</context>
<context>
    <name>BigShotSetup</name>
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
    <name>BigShotStanding</name>
    <message>
        <source>too few districts</source>
        <extracomment>Below the place and the total of somebody who could not win</extracomment>
        <translation>zu wenige Viertel</translation>
    </message>
    <message>
        <source>{rank}. {player}: {total}, but too few districts to win</source>
        <extracomment>Fewer than two districts (with each colour, if there are two): the fortune does not count</extracomment>
        <translation>{rank}. {player}: {total}, aber zu wenige Viertel für den Sieg</translation>
    </message>
</context>
<context>
    <name>BigShotStory</name>
    <message>
        <source>{part}, the best deal: {player} pays nothing and wins {value} ({districts}).</source>
        <extracomment>{part} is a part of the match (&quot;Round 7&quot;), {districts} a list of names</extracomment>
        <translation>{part}, das beste Geschäft: {player} zahlt nichts und gewinnt {value} ({districts}).</translation>
    </message>
    <message>
        <source>{part}, the best deal: {player} pays {price} and wins {value} ({districts}).</source>
        <extracomment>{part} is a part of the match (&quot;Round 7&quot;), {districts} a list of names</extracomment>
        <translation>{part}, das beste Geschäft: {player} zahlt {price} und gewinnt {value} ({districts}).</translation>
    </message>
    <message>
        <source>{players} have the same total, {sum}, and as many districts. The better place goes to {first} with the most valuable single one: {more} to {less}.</source>
        <extracomment>{players} are two players: &quot;Anna and Bea&quot;; {first} is one of them</extracomment>
        <translation>{players} haben die gleiche Summe, {sum}, und gleich viele Viertel. Der bessere Platz geht an {first} mit dem wertvollsten einzelnen Viertel: {more} gegen {less}.</translation>
    </message>
    <message>
        <source>{players} have the same total, {sum}, and as many districts. {winner} wins with the most valuable single one: {more} to {less}.</source>
        <extracomment>{players} is a list of players: &quot;Anna and Bea&quot;</extracomment>
        <translation>{players} haben die gleiche Summe, {sum}, und gleich viele Viertel. {winner} gewinnt mit dem wertvollsten einzelnen Viertel: {more} gegen {less}.</translation>
    </message>
    <message>
        <source>{players} have the same total, {sum}. The better place goes to {first} with more districts: {more} to {less}.</source>
        <extracomment>{players} are two players: &quot;Anna and Bea&quot;; {first} is one of them</extracomment>
        <translation>{players} haben die gleiche Summe: {sum}. Der bessere Platz geht an {first} mit mehr Vierteln: {more} gegen {less}.</translation>
    </message>
    <message>
        <source>{players} have the same total, {sum}. {winner} wins with more districts: {more} to {less}.</source>
        <extracomment>{players} is a list of players: &quot;Anna and Bea&quot;</extracomment>
        <translation>{players} haben die gleiche Summe: {sum}. {winner} gewinnt mit mehr Vierteln: {more} gegen {less}.</translation>
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
    <message>
        <source>Final account: {sentence}</source>
        <extracomment>{sentence} tells who gets a district when the match is over</extracomment>
        <translation>Schlusswertung: {sentence}</translation>
    </message>
    <message>
        <source>The cash does not suffice for this bid. It is shown as long as the button is held; bid less, or pass.</source>
        <translation>Für dieses Gebot reicht das Bargeld nicht. Es ist zu sehen, solange der Knopf gehalten wird; also weniger bieten oder passen.</translation>
    </message>
    <message>
        <source>The marks on the board show where these cubes would go: {places}.</source>
        <extracomment>{places} is a list: &quot;2 black and 1 yellow in the Docks, 1 red in South Park&quot;</extracomment>
        <translation>Die Markierungen auf dem Spielplan zeigen, wohin diese Steine kämen: {places}.</translation>
    </message>
    <message>
        <source>{cubes} {where}</source>
        <extracomment>In a list of what goes where: {cubes} is &quot;2 black and 1 yellow&quot;, {where} is &quot;in the Docks&quot;</extracomment>
        <translation>{cubes} {where}</translation>
    </message>
    <message>
        <source>{district} ({number})</source>
        <extracomment>A district and how many cubes somebody has placed there: &quot;Grand Hotel (2)&quot;</extracomment>
        <translation>{district} ({number})</translation>
    </message>
    <message>
        <source>{leader} overtakes {owner}: {district}.</source>
        <extracomment>{leader} is a colour and whose it is: &quot;White (neutral)&quot;, &quot;Yellow (Dora)&quot;</extracomment>
        <translation>{leader} überholt {owner}: {district}.</translation>
    </message>
    <message>
        <source>{player} gets the cubes for nothing and places them: {districts}.</source>
        <extracomment>Nobody has bid; {districts} is a list of districts</extracomment>
        <translation>{player} bekommt die Steine geschenkt und legt sie: {districts}.</translation>
    </message>
    <message>
        <source>{player} gets the cubes for {amount} and places them: {districts}.</source>
        <extracomment>Who got the cubes of an auction; {districts} is a list of districts</extracomment>
        <translation>{player} bekommt die Steine für {amount} und legt sie: {districts}.</translation>
    </message>
    <message>
        <source>{player} makes it a tie; {owner} is no longer ahead: {district}.</source>
        <translation>{player} bringt {owner} um die Führung, jetzt führt dort niemand: {district}.</translation>
    </message>
    <message>
        <source>{player} places cubes: {districts}.</source>
        <extracomment>{districts} is a list of districts</extracomment>
        <translation>{player} legt Steine: {districts}.</translation>
    </message>
    <message>
        <source>{player} puts {owner} ahead: {district}.</source>
        <translation>{player} bringt {owner} nach vorn: {district}.</translation>
    </message>
    <message>
        <source>{player} takes a loan.</source>
        <translation>{player} nimmt einen Kredit auf.</translation>
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
    <name>BigShotVerdict</name>
    <message>
        <source>Worth {value}</source>
        <translation>Wert: {value}</translation>
    </message>
    <message>
        <source>{district}: sold to {winner}</source>
        <extracomment>{winner} is a colour and its player: &quot;Red (Anna)&quot;</extracomment>
        <translation>{district}: verkauft an {winner}</translation>
    </message>
    <message>
        <source>{district}: to nobody</source>
        <extracomment>In the final account, of a district where the cubes cancel out</extracomment>
        <translation>{district}: an niemanden</translation>
    </message>
    <message>
        <source>{district}: to {winner}</source>
        <extracomment>In the final account; {winner} is a colour and its player: &quot;Red (Anna)&quot;</extracomment>
        <translation>{district}: an {winner}</translation>
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
    <name>BoardCommands</name>
    <message>
        <source>Account</source>
        <extracomment>A word beside an icon: the final account of a match</extracomment>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Board as a table</source>
        <translation>Spielplan als Tabelle</translation>
    </message>
    <message>
        <source>Final account</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>A word beside an icon: the keys that work now</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Keys that work now</source>
        <translation>Tasten, die jetzt gelten</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>A word beside an icon: the board as a table</extracomment>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>The board is not in sight.</source>
        <translation>Der Spielplan ist nicht zu sehen.</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Ganzer Spielplan</translation>
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
    <name>BoardTables</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Tables of the board</source>
        <translation>Tabellen zum Spielplan</translation>
    </message>
    <message>
        <source>{table}: nothing yet</source>
        <extracomment>In a table of the board that has no rows; {table} is its title, such as &quot;Offers&quot;</extracomment>
        <translation>{table}: noch nichts</translation>
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
        <source>Enter: yes</source>
        <extracomment>Under what is done with a card: a key has chosen it, and Enter does it</extracomment>
        <translation>Enter: ja</translation>
    </message>
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
    <name>Character</name>
    <message>
        <source>A baker who feeds friend and foe.</source>
        <extracomment>Mabel, an old lady, in one line</extracomment>
        <translation>Eine Bäckerin, die Freund und Feind satt macht.</translation>
    </message>
    <message>
        <source>A fisherman of few words.</source>
        <extracomment>Rufus, a man, in one line</extracomment>
        <translation>Ein Fischer, der wenig Worte macht.</translation>
    </message>
    <message>
        <source>A gambler who has heard every bluff.</source>
        <extracomment>Clyde, a man, in one line</extracomment>
        <translation>Ein Zocker, der schon jeden Bluff gehört hat.</translation>
    </message>
    <message>
        <source>A gardener with patience and sharp shears.</source>
        <extracomment>Hazel, a woman, in one line</extracomment>
        <translation>Eine Gärtnerin mit Geduld und scharfer Schere.</translation>
    </message>
    <message>
        <source>A lawyer who reads the small print first.</source>
        <extracomment>Vivian, a woman, in one line</extracomment>
        <translation>Eine Anwältin, die zuerst das Kleingedruckte liest.</translation>
    </message>
    <message>
        <source>A mechanic who is glad of everything, even his own mistakes.</source>
        <extracomment>Gus, a young man, in one line</extracomment>
        <translation>Ein Mechaniker, der sich über alles freut, sogar über eigene Fehler.</translation>
    </message>
    <message>
        <source>A professor who wants to see the proof.</source>
        <extracomment>Otto, an elderly man, in one line</extracomment>
        <translation>Ein Professor, der den Beweis sehen will.</translation>
    </message>
    <message>
        <source>A reporter who hears headlines everywhere.</source>
        <extracomment>Archie, a young man, in one line</extracomment>
        <translation>Ein Reporter, der überall Schlagzeilen hört.</translation>
    </message>
    <message>
        <source>A retired teacher who still gives marks for everything.</source>
        <extracomment>Dolores, an elderly lady, in one line</extracomment>
        <translation>Eine pensionierte Lehrerin, die noch immer alles benotet.</translation>
    </message>
    <message>
        <source>A trumpeter who never misses the beat.</source>
        <extracomment>Chester, a man, in one line</extracomment>
        <translation>Ein Trompeter, der nie aus dem Takt kommt.</translation>
    </message>
    <message>
        <source>An actress to whom every deal is a scene.</source>
        <extracomment>Stella, a woman, in one line</extracomment>
        <translation>Eine Schauspielerin, für die jeder Handel eine Szene ist.</translation>
    </message>
    <message>
        <source>Darling, this is my entrance.</source>
        <translation>Liebling, das ist mein Auftritt.</translation>
    </message>
    <message>
        <source>Easy now. The rests are music too.</source>
        <translation>Nur ruhig. Auch die Pausen sind Musik.</translation>
    </message>
    <message>
        <source>Eat something first, dear. Then we count.</source>
        <extracomment>Something that Mabel would say</extracomment>
        <translation>Iss erst mal was, mein Schatz. Dann wird gezählt.</translation>
    </message>
    <message>
        <source>Good things grow slowly.</source>
        <translation>Gutes wächst langsam.</translation>
    </message>
    <message>
        <source>I saw all of this in a dream.</source>
        <translation>Das alles habe ich im Traum gesehen.</translation>
    </message>
    <message>
        <source>May I quote you on that?</source>
        <translation>Darf ich das zitieren?</translation>
    </message>
    <message>
        <source>Objection. And I have more of them.</source>
        <translation>Einspruch. Und davon habe ich noch mehr.</translation>
    </message>
    <message>
        <source>Reads the stars, and now and then the table.</source>
        <extracomment>Opal, a woman, in one line</extracomment>
        <translation>Liest in den Sternen, und manchmal auch am Tisch.</translation>
    </message>
    <message>
        <source>Sit up straight, and try again.</source>
        <translation>Sitz gerade, und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>That can be calculated.</source>
        <translation>Das lässt sich berechnen.</translation>
    </message>
    <message>
        <source>The wind is turning.</source>
        <translation>Der Wind dreht.</translation>
    </message>
    <message>
        <source>What a move! Whose was it?</source>
        <translation>Was für ein Zug! Von wem war der?</translation>
    </message>
    <message>
        <source>Your eyebrows have told me everything.</source>
        <translation>Ihre Augenbrauen haben mir alles verraten.</translation>
    </message>
</context>
<context>
    <name>CharacterPicker</name>
    <message>
        <source>Characters</source>
        <translation>Figuren</translation>
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
        <source>Nothing is drawn here: in this match the players hide from each other what they have.</source>
        <translation>Hier ist nichts eingezeichnet: In dieser Partie halten die Spieler voreinander geheim, was sie haben.</translation>
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
        <translation>Anzeigen als</translation>
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
        <source>{player} is about to speak</source>
        <extracomment>A bot that has waited for people to speak first</extracomment>
        <translation>{player} will etwas sagen</translation>
    </message>
</context>
<context>
    <name>ColourSwatches</name>
    <message>
        <source>{name}: {choice}</source>
        <translation>{name}: {choice}</translation>
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
    <name>CourseCard</name>
    <message>
        <source>Before the first match</source>
        <translation>Vor der ersten Partie</translation>
    </message>
    <message>
        <source>By equal chances</source>
        <translation>Bei gleichen Chancen</translation>
    </message>
    <message>
        <source>Match {number}: {game}, {date}</source>
        <translation>Partie {number}: {game}, {date}</translation>
    </message>
    <message>
        <source>Matches, the latest on the right</source>
        <translation>Partien, die neueste rechts</translation>
    </message>
    <message>
        <source>Matches: {played}. Won: {won}. If all players always had the same chance, the average number of wins would be {expected}, and in 95 of 100 such series it would lie between {low} and {high}.</source>
        <translation>Partien: {played}. Gewonnen: {won}. Hätten immer alle Spieler die gleiche Chance, wäre die mittlere Zahl der Siege {expected}, und in 95 von 100 solchen Serien von Partien läge sie zwischen {low} und {high}.</translation>
    </message>
    <message>
        <source>That can be luck: it says little about skill.</source>
        <translation>Das kann Glück sein und sagt wenig über das Können.</translation>
    </message>
    <message>
        <source>That is less than bad luck explains.</source>
        <translation>Das ist weniger, als Pech erklärt.</translation>
    </message>
    <message>
        <source>That is more than luck explains.</source>
        <translation>Das ist mehr, als Glück erklärt.</translation>
    </message>
    <message>
        <source>Wins, match by match</source>
        <translation>Siege, Partie für Partie</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <extracomment>Two sentences</extracomment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{name}: wins and luck</source>
        <translation>{name}: Siege und Glück</translation>
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
        <source>A decision was taken back: you decide again.</source>
        <extracomment>Before what a player is called to the screen for</extracomment>
        <translation>Eine Entscheidung wurde zurückgenommen: Du entscheidest noch einmal.</translation>
    </message>
    <message>
        <source>I’m here</source>
        <extracomment>The answer to &quot;Anna, are you there?&quot;</extracomment>
        <translation>Ich bin da</translation>
    </message>
    <message>
        <source>Leave the match</source>
        <extracomment>Leaves a match that has secrets of others</extracomment>
        <translation>Partie verlassen</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Goes back to the table: the player who is called is not there, or does not want to see their secrets now</extracomment>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>This match is not over and has secrets of {players}.</source>
        <translation>Diese Partie ist nicht zu Ende und birgt Geheimnisse von {players}.</translation>
    </message>
    <message>
        <source>What follows is for your eyes only.</source>
        <translation>Was jetzt kommt, ist nur für deine Augen bestimmt.</translation>
    </message>
    <message>
        <source>You choose the councillors you play, and nobody else may see them.</source>
        <translation>Du wählst, welche Gemeinderäte du spielst; niemand sonst darf sie sehen.</translation>
    </message>
    <message>
        <source>You look at your cards, and nobody else may see them.</source>
        <translation>Du siehst dir deine Karten an; niemand sonst darf sie sehen.</translation>
    </message>
    <message>
        <source>You may call the council against the coalition ({players}).</source>
        <extracomment>{players} is the coalition: one player or several</extracomment>
        <translation>Du kannst die Ratssitzung gegen die Koalition ({players}) einberufen.</translation>
    </message>
    <message>
        <source>{caller} has called the council: it decides whether the coalition ({players}) holds.</source>
        <extracomment>{caller} is a player; {players} is the coalition: one player or several</extracomment>
        <translation>{caller} hat die Ratssitzung einberufen: Sie entscheidet, ob die Koalition ({players}) hält.</translation>
    </message>
    <message>
        <source>{player}, are you there?</source>
        <translation>{player}, bist du da?</translation>
    </message>
</context>
<context>
    <name>DieBox</name>
    <message>
        <source>Rolls: {number}. Of 100 such runs of fair dice, about {share} are at least as uneven as this one: nothing unusual.</source>
        <translation>Würfe: {number}. Von 100 solchen Serien fairer Würfel sind etwa {share} mindestens so ungleich wie diese: nichts Ungewöhnliches.</translation>
    </message>
    <message>
        <source>Rolls: {number}. Of 100 such runs of fair dice, about {share} are at least as uneven as this one: unusual, but of many runs some always are.</source>
        <translation>Würfe: {number}. Von 100 solchen Serien fairer Würfel sind etwa {share} mindestens so ungleich wie diese: ungewöhnlich, aber unter vielen Serien gibt es immer solche.</translation>
    </message>
    <message>
        <source>Rolls: {number}. Of 100 such runs of fair dice, fewer than one is as uneven as this one. That is rare; if it stays so over many matches, these dice are not fair.</source>
        <translation>Würfe: {number}. Von 100 solchen Serien fairer Würfel ist weniger als eine so ungleich wie diese. Das ist selten; bleibt es über viele Partien so, sind diese Würfel nicht fair.</translation>
    </message>
    <message>
        <source>Rolls: {number}. That is too few to tell anything.</source>
        <translation>Würfe: {number}. Das sind zu wenige, um etwas zu sagen.</translation>
    </message>
    <message>
        <source>{game}: {die}</source>
        <translation>{game}: {die}</translation>
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
        <source>{colour} is ahead</source>
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
    <name>DuelsCard</name>
    <message>
        <source>Better placed</source>
        <translation>Besser platziert</translation>
    </message>
    <message>
        <source>Matches together</source>
        <translation>Gemeinsame Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won by the other</source>
        <extracomment>The head of a column: how often the other person won</extracomment>
        <translation>Vom anderen gewonnen</translation>
    </message>
    <message>
        <source>Worse placed</source>
        <translation>Schlechter platziert</translation>
    </message>
    <message>
        <source>{name} against other people</source>
        <translation>{name} gegen andere Menschen</translation>
    </message>
</context>
<context>
    <name>DuplicateEveningPage</name>
    <message>
        <source>A new evening…</source>
        <translation>Ein neuer Abend…</translation>
    </message>
    <message>
        <source>Ahead of the average</source>
        <extracomment>The head of a column: by how much somebody did better than others in the same seat</extracomment>
        <translation>Vor dem Durchschnitt</translation>
    </message>
    <message>
        <source>Duplicate evening</source>
        <translation>Duplikat-Abend</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Forget this evening</source>
        <translation>Diesen Abend vergessen</translation>
    </message>
    <message>
        <source>Forget this evening? Its tables are not compared any more. Its matches stay.</source>
        <translation>Diesen Abend vergessen? Seine Tische werden dann nicht mehr verglichen. Die Partien bleiben.</translation>
    </message>
    <message>
        <source>Forget this evening…</source>
        <translation>Diesen Abend vergessen…</translation>
    </message>
    <message>
        <source>Its matches stay where they are</source>
        <translation>Seine Partien bleiben, wo sie sind</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Sitz</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Sitz {number}</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Tisch {number}</translation>
    </message>
    <message>
        <source>The average is that of all who sat in the same seat, at the tables that have played.</source>
        <translation>Der Durchschnitt ist der aller, die auf demselben Sitz saßen, an den Tischen, die gespielt haben.</translation>
    </message>
    <message>
        <source>The tables</source>
        <translation>Die Tische</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Who did better with the same luck</source>
        <translation>Wer mit demselben Glück mehr gemacht hat</translation>
    </message>
    <message>
        <source>{game}, {date}, tables: {number}</source>
        <extracomment>A duplicate evening: its game, its date, and how many tables it has</extracomment>
        <translation>{game}, {date}, Tische: {number}</translation>
    </message>
    <message>
        <source>{player}: {sum}</source>
        <translation>{player}: {sum}</translation>
    </message>
</context>
<context>
    <name>EndSheet</name>
    <message>
        <source>F7 leads back to the final account</source>
        <translation>F7 führt zur Schlusswertung zurück</translation>
    </message>
    <message>
        <source>Final account</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Den Spielplan ansehen</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Once all tables of the evening have played this deal</source>
        <extracomment>Why a match cannot be watched again, nor its deal be played again</extracomment>
        <translation>Sobald alle Tische des Abends diesen Aufbau gespielt haben</translation>
    </message>
    <message>
        <source>Play the same deal again</source>
        <translation>Revanche mit gleichem Aufbau</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>On a button: another match with the same people</extracomment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
    <message>
        <source>The match step by step; a click on the chart leads to that moment</source>
        <translation>Die Partie Schritt für Schritt; ein Klick ins Diagramm führt zu diesem Moment</translation>
    </message>
    <message>
        <source>The same players and variants, a new deal</source>
        <translation>Dieselben Spieler und Varianten, neu ausgeteilt</translation>
    </message>
    <message>
        <source>The same players, the same deal, the same dice: this time they are known, not secret</source>
        <translation>Dieselben Spieler, derselbe Aufbau, dieselben Würfelwürfe: diesmal bekannt, nicht geheim</translation>
    </message>
    <message>
        <source>To the evening</source>
        <extracomment>On a button: to the page of the duplicate evening that the match is part of</extracomment>
        <translation>Zum Abend</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <extracomment>On a button: shows the match from its start, step by step</extracomment>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Which table plays next, and who did better</source>
        <translation>Welcher Tisch als nächster spielt und wer mehr erreicht hat</translation>
    </message>
    <message>
        <source>{rank}. {player}, {total}</source>
        <extracomment>A place at the end of a match, in a list: &quot;1. Anna, $40M&quot;</extracomment>
        <translation>{rank}. {player}, {total}</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>Bid for lots, place your cubes and own the city’s best districts.</source>
        <translation>Steine ersteigern, geschickt verteilen und sich die besten Viertel der Stadt sichern.</translation>
    </message>
    <message>
        <source>Build companies, trade their shares and swallow the weaker ones.</source>
        <translation>Firmen aufbauen, mit Aktien handeln und schwächere Firmen schlucken.</translation>
    </message>
    <message>
        <source>Haggle, share and vote while a village is being built over.</source>
        <translation>Feilschen, teilen und abstimmen, während ein Dorf zugebaut wird.</translation>
    </message>
</context>
<context>
    <name>EveningForm</name>
    <message>
        <source>A new duplicate evening</source>
        <translation>Ein neuer Duplikat-Abend</translation>
    </message>
    <message>
        <source>Another table</source>
        <translation>Noch ein Tisch</translation>
    </message>
    <message>
        <source>At table {number} somebody has no name yet.</source>
        <translation>An Tisch {number} fehlt noch ein Name.</translation>
    </message>
    <message>
        <source>Begin the evening</source>
        <translation>Den Abend beginnen</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>How many of them are people?</source>
        <extracomment>Before a choice of numbers: how many people sit at each table; bots are the others</extracomment>
        <translation>Wie viele davon sind Menschen?</translation>
    </message>
    <message>
        <source>How many play?</source>
        <translation>Wie viele spielen mit?</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In an empty field, until somebody writes a name into it</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>Several tables play the same deal with the same dice, one after the other; the others do not look. In the end everybody is compared with those who sat in the same seat. Bots take the seats that are left, the same ones at every table.</source>
        <translation>Mehrere Tische spielen nacheinander denselben Aufbau mit denselben Würfelwürfen; die anderen schauen nicht zu. Am Ende wird jeder mit denen verglichen, die auf demselben Sitz saßen. Freie Sitze nehmen Bots ein, an jedem Tisch dieselben.</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Tisch {number}</translation>
    </message>
    <message>
        <source>Table {number} does not play</source>
        <translation>Tisch {number} spielt nicht mit</translation>
    </message>
    <message>
        <source>Table {table}, player {seat}</source>
        <translation>Tisch {table}, Spieler {seat}</translation>
    </message>
    <message>
        <source>The name {name} cannot be used.</source>
        <translation>Der Name {name} kann nicht verwendet werden.</translation>
    </message>
    <message>
        <source>Two tables are the same.</source>
        <translation>Zwei Tische sind gleich.</translation>
    </message>
    <message>
        <source>{name} sits twice at one table.</source>
        <translation>{name} sitzt zweimal an einem Tisch.</translation>
    </message>
</context>
<context>
    <name>EveningQuestion</name>
    <message>
        <source>Do not look</source>
        <translation>Nicht ansehen</translation>
    </message>
    <message>
        <source>Duplicate evening</source>
        <translation>Duplikat-Abend</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>This deal belongs to a duplicate evening that is not over. It is still to be played by: {players}. Whoever plays it should not look. Look at the match all the same?</source>
        <translation>Dieser Aufbau gehört zu einem Duplikat-Abend, der noch nicht zu Ende ist. Ihn spielen noch: {players}. Wer ihn noch spielt, sollte nicht hinsehen. Die Partie trotzdem ansehen?</translation>
    </message>
</context>
<context>
    <name>EveningTag</name>
    <message>
        <source>Duplicate evening, table {number}</source>
        <extracomment>Marks a match that several tables play with the same deal</extracomment>
        <translation>Duplikat-Abend, Tisch {number}</translation>
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
    <name>EverybodyCard</name>
    <message>
        <source>Average place</source>
        <translation>Platz im Schnitt</translation>
    </message>
    <message>
        <source>Best total</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>By equal chances</source>
        <translation>Bei gleichen Chancen</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>What luck explains</source>
        <extracomment>The head of a column: between which numbers of wins 95 of 100 series of equal chances lie</extracomment>
        <translation>Was Zufall erklärt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
</context>
<context>
    <name>EverybodysChances</name>
    <message>
        <source>{before} › {after}</source>
        <extracomment>A chance before and after something happened: &quot;24% › 31%&quot;</extracomment>
        <translation>{before} › {after}</translation>
    </message>
</context>
<context>
    <name>Exclamation</name>
    <message>
        <source>A good catch.</source>
        <extracomment>Rufus, a fisherman of few words, after a success</extracomment>
        <translation>Guter Fang.</translation>
    </message>
    <message>
        <source>A slice for me, at last.</source>
        <translation>Endlich auch ein Stück für mich.</translation>
    </message>
    <message>
        <source>And that was the high note.</source>
        <extracomment>Chester, a trumpeter, after a success</extracomment>
        <translation>Und das war der hohe Ton.</translation>
    </message>
    <message>
        <source>And the audience rises. Thank you, darlings.</source>
        <translation>Und der ganze Saal steht. Danke, ihr Lieben.</translation>
    </message>
    <message>
        <source>Bang! There goes the gearbox!</source>
        <extracomment>Gus, a young mechanic, always glad, after a loss</extracomment>
        <translation>Peng! Da fliegt das Getriebe!</translation>
    </message>
    <message>
        <source>Curtain! Somebody, the curtain!</source>
        <translation>Vorhang! So zieht doch jemand den Vorhang zu!</translation>
    </message>
    <message>
        <source>Did you see that? I did that!</source>
        <translation>Habt ihr das gesehen? Das war ich!</translation>
    </message>
    <message>
        <source>Exactly as on page forty of my notes.</source>
        <translation>Genau wie auf Seite vierzig meiner Notizen.</translation>
    </message>
    <message>
        <source>Extra, extra: local man makes good!</source>
        <translation>Extrablatt: Junger Mann macht sein Glück!</translation>
    </message>
    <message>
        <source>Flowers? For me? You should not have.</source>
        <extracomment>Stella, an actress, after a success</extracomment>
        <translation>Blumen? Für mich? Das wäre doch nicht nötig gewesen.</translation>
    </message>
    <message>
        <source>Full marks. One may applaud.</source>
        <extracomment>Dolores, a retired teacher, after a success</extracomment>
        <translation>Eine glatte Eins. Man darf klatschen.</translation>
    </message>
    <message>
        <source>Ha! Caught me fair and square!</source>
        <translation>Ha! Da habt ihr mich sauber erwischt!</translation>
    </message>
    <message>
        <source>I felt a cold breath. It was this.</source>
        <extracomment>Opal, a woman who reads the stars, after a loss</extracomment>
        <translation>Ich spürte einen kalten Hauch. Das war es also.</translation>
    </message>
    <message>
        <source>I have been waiting for that one all night.</source>
        <extracomment>Clyde, a gambler, after a success</extracomment>
        <translation>Darauf habe ich den ganzen Abend gewartet.</translation>
    </message>
    <message>
        <source>I shall have a word with your parents.</source>
        <translation>Darüber werde ich mit den Eltern sprechen.</translation>
    </message>
    <message>
        <source>I want that on the record.</source>
        <translation>Das kommt ins Protokoll.</translation>
    </message>
    <message>
        <source>Interesting. An outlier.</source>
        <extracomment>Otto, an elderly professor, after a loss</extracomment>
        <translation>Interessant. Ein Ausreißer.</translation>
    </message>
    <message>
        <source>It got away.</source>
        <extracomment>Rufus, a fisherman of few words, after a loss</extracomment>
        <translation>Entwischt.</translation>
    </message>
    <message>
        <source>It runs! It really runs!</source>
        <extracomment>Gus, a young mechanic, always glad, after a success</extracomment>
        <translation>Er läuft! Er läuft wirklich!</translation>
    </message>
    <message>
        <source>Jupiter is in my house. And now this.</source>
        <translation>Jupiter steht in meinem Haus. Und jetzt das.</translation>
    </message>
    <message>
        <source>Look at that, dears, it has risen!</source>
        <extracomment>Mabel, an old lady who bakes, after a success</extracomment>
        <translation>Seht nur, ihr Lieben, es ist aufgegangen!</translation>
    </message>
    <message>
        <source>Mercury again. Always Mercury.</source>
        <translation>Schon wieder Merkur. Immer Merkur.</translation>
    </message>
    <message>
        <source>My model knew nothing of this.</source>
        <translation>Davon wusste mein Modell nichts.</translation>
    </message>
    <message>
        <source>Never mind, I shall bake another.</source>
        <translation>Macht nichts, dann backe ich eben noch einen.</translation>
    </message>
    <message>
        <source>No comment, please.</source>
        <translation>Kein Kommentar, bitte.</translation>
    </message>
    <message>
        <source>No further questions.</source>
        <translation>Keine weiteren Fragen.</translation>
    </message>
    <message>
        <source>Oh dear. That one is burnt.</source>
        <extracomment>Mabel, an old lady who bakes, after a loss</extracomment>
        <translation>Ach je. Das ist angebrannt.</translation>
    </message>
    <message>
        <source>One has to know when to fold.</source>
        <extracomment>Clyde, a gambler, after a loss</extracomment>
        <translation>Man muss wissen, wann man aussteigt.</translation>
    </message>
    <message>
        <source>Ouch. Wrong key.</source>
        <extracomment>Chester, a trumpeter, after a loss</extracomment>
        <translation>Autsch. Falsche Tonart.</translation>
    </message>
    <message>
        <source>Page eleven. Very small print.</source>
        <extracomment>Archie, a young reporter, after a loss</extracomment>
        <translation>Seite elf. Ganz klein gedruckt.</translation>
    </message>
    <message>
        <source>Pruned. It will grow again, and stronger.</source>
        <translation>Zurückgeschnitten. Das treibt wieder aus, und kräftiger.</translation>
    </message>
    <message>
        <source>Right on the beat.</source>
        <translation>Genau auf den Schlag.</translation>
    </message>
    <message>
        <source>Rough sea today.</source>
        <translation>Raue See heute.</translation>
    </message>
    <message>
        <source>Slugs. There is always a slug.</source>
        <extracomment>Hazel, a gardener, after a loss</extracomment>
        <translation>Schnecken. Irgendwo sitzt immer eine Schnecke.</translation>
    </message>
    <message>
        <source>Sown in spring, picked today.</source>
        <extracomment>Hazel, a gardener, after a success</extracomment>
        <translation>Im Frühling gesät, heute geerntet.</translation>
    </message>
    <message>
        <source>Stop the presses, that is my front page!</source>
        <extracomment>Archie, a young reporter, after a success</extracomment>
        <translation>Haltet die Druckerei an, das ist meine Titelseite!</translation>
    </message>
    <message>
        <source>That is the blues, friends.</source>
        <translation>Das ist der Blues, Freunde.</translation>
    </message>
    <message>
        <source>The evidence speaks for itself.</source>
        <extracomment>Vivian, a lawyer, after a success</extracomment>
        <translation>Die Beweise sprechen für sich.</translation>
    </message>
    <message>
        <source>The house always wins. Today I am the house.</source>
        <translation>Die Bank gewinnt immer. Heute bin ich die Bank.</translation>
    </message>
    <message>
        <source>The nets are full.</source>
        <translation>Die Netze sind voll.</translation>
    </message>
    <message>
        <source>The stars promised it this morning.</source>
        <extracomment>Opal, a woman who reads the stars, after a success</extracomment>
        <translation>Die Sterne haben es heute früh versprochen.</translation>
    </message>
    <message>
        <source>There you see what homework is good for.</source>
        <translation>Da sieht man, wozu Hausaufgaben gut sind.</translation>
    </message>
    <message>
        <source>They have cut my best scene!</source>
        <extracomment>Stella, an actress, after a loss</extracomment>
        <translation>Man hat meine beste Szene gestrichen!</translation>
    </message>
    <message>
        <source>We shall appeal.</source>
        <extracomment>Vivian, a lawyer, after a loss</extracomment>
        <translation>Wir gehen in Berufung.</translation>
    </message>
    <message>
        <source>Which was to be proved.</source>
        <extracomment>Otto, an elderly professor, after a success</extracomment>
        <translation>Was zu beweisen war.</translation>
    </message>
    <message>
        <source>Who did that? Hands up.</source>
        <extracomment>Dolores, a retired teacher, after a loss</extracomment>
        <translation>Wer war das? Finger hoch.</translation>
    </message>
    <message>
        <source>You have been reading my face.</source>
        <translation>Ihr habt in meinem Gesicht gelesen.</translation>
    </message>
    <message>
        <source>You see? One only has to water it.</source>
        <translation>Seht ihr? Man muss nur gießen.</translation>
    </message>
</context>
<context>
    <name>FairDicePage</name>
    <message>
        <source>A seed that somebody chose, and a deal that is played again, were known before. Then there is no seal, and the dice are not secret. Bots never know the seed.</source>
        <translation>Ein Startwert, den jemand gewählt hat, und ein Aufbau, der noch einmal gespielt wird, waren vorher bekannt. Dann gibt es kein Siegel, und die Würfelwürfe sind nicht geheim. Bots kennen den Startwert nie.</translation>
    </message>
    <message>
        <source>Before the first die is rolled, the program draws a large number by chance, the seed. All dice and draws of the match follow from it.</source>
        <translation>Bevor zum ersten Mal gewürfelt wird, zieht das Programm eine große Zufallszahl, den Startwert. Alle Würfelwürfe und Ziehungen der Partie folgen daraus.</translation>
    </message>
    <message>
        <source>Checked: this is the seed that was sealed, and all dice and draws since then came from it.</source>
        <translation>Geprüft: Das ist der Startwert, der versiegelt wurde, und alle Würfelwürfe und Ziehungen seither stammen daraus.</translation>
    </message>
    <message>
        <source>Checked: this is the seed that was sealed. Every die and every draw came from it, {number} in all.</source>
        <translation>Geprüft: Das ist der Startwert, der versiegelt wurde. Alle Würfelwürfe und Ziehungen stammen daraus, insgesamt {number}.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy all this, to keep it or to check it</source>
        <translation>All das kopieren, um es aufzuheben oder nachzuprüfen</translation>
    </message>
    <message>
        <source>Fair dice</source>
        <translation>Faire Würfel</translation>
    </message>
    <message>
        <source>It keeps the seed to itself and shows its seal: 64 digits and letters, worked out from the seed, the set-up and, if you like, a word of yours. Nobody can find the seed from the seal, and nobody can find a second seed that has the same seal. Write the seal down, or take a picture of it.</source>
        <translation>Es behält den Startwert für sich und zeigt sein Siegel: 64 Ziffern und Buchstaben, berechnet aus dem Startwert, dem Aufbau und, falls gewünscht, einem Wort der Spieler. Aus dem Siegel kann niemand den Startwert finden, und niemand kann einen zweiten Startwert mit demselben Siegel finden. Wer will, schreibt das Siegel auf oder macht ein Foto davon.</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation>Es wurde noch nicht gewürfelt.</translation>
    </message>
    <message>
        <source>Seal: {seal}</source>
        <translation>Siegel: {seal}</translation>
    </message>
    <message>
        <source>Seed: {seed}</source>
        <translation>Startwert: {seed}</translation>
    </message>
    <message>
        <source>Seed: {seed}, salt: {salt}</source>
        <translation>Startwert: {seed}, Zusatz: {salt}</translation>
    </message>
    <message>
        <source>The check failed: this match is not as it was sealed.</source>
        <translation>Die Prüfung ist fehlgeschlagen: Diese Partie ist nicht so, wie sie versiegelt wurde.</translation>
    </message>
    <message>
        <source>The deal, too, came from the seed.</source>
        <translation>Auch der Aufbau stammt aus dem Startwert.</translation>
    </message>
    <message>
        <source>The dice of all match files</source>
        <translation>Die Würfel aller gespeicherten Partien</translation>
    </message>
    <message>
        <source>The dice of all match files are being counted.</source>
        <translation>Die Würfel aller Partiedateien werden gezählt.</translation>
    </message>
    <message>
        <source>The dice of this match</source>
        <translation>Die Würfel dieser Partie</translation>
    </message>
    <message>
        <source>The dice of this match so far</source>
        <translation>Die Würfel dieser Partie bis jetzt</translation>
    </message>
    <message>
        <source>The line is where all would be if each came up equally often.</source>
        <translation>Die Linie ist dort, wo alle wären, wenn jede Seite gleich oft käme.</translation>
    </message>
    <message>
        <source>The seal of this match</source>
        <translation>Das Siegel dieser Partie</translation>
    </message>
    <message>
        <source>The seed is told when the match is over.</source>
        <translation>Der Startwert wird genannt, wenn die Partie zu Ende ist.</translation>
    </message>
    <message>
        <source>There is no match file with dice yet. A match counts once it is over and has been put away.</source>
        <translation>Es gibt noch keine Partiedatei mit Würfeln. Eine Partie zählt, wenn sie zu Ende und abgelegt ist.</translation>
    </message>
    <message>
        <source>This match has no seal: its seed was chosen, its deal was played before, or its file is older than seals. Whoever knows the seed can find out the dice, so they are not secret.</source>
        <translation>Diese Partie hat kein Siegel: Ihr Startwert wurde gewählt, ihr Aufbau schon einmal gespielt, oder ihre Datei ist älter als die Siegel. Wer den Startwert kennt, kann die Würfelwürfe herausfinden; sie sind also nicht geheim.</translation>
    </message>
    <message>
        <source>This match was taken up from a file. Actions before the seal was made: {number}.</source>
        <translation>Diese Partie wurde aus einer Datei weitergespielt. Aktionen vor dem Siegel: {number}.</translation>
    </message>
    <message>
        <source>What was chosen before the match, such as colours, does not come from the seed; the seal covers it too.</source>
        <translation>Was vor der Partie gewählt wurde, etwa Farben, stammt nicht aus dem Startwert; das Siegel umfasst es auch.</translation>
    </message>
    <message>
        <source>When the match is over, the seed is told. Now everybody can see that it is the one that was sealed, and that every die came from it: neither the program nor a player has changed anything in between. The program checks it whenever a match is opened, and refuses a file that was changed.</source>
        <translation>Ist die Partie zu Ende, wird der Startwert genannt. Jetzt kann jeder sehen, dass es der versiegelte ist und dass jeder Würfelwurf daraus stammt: Weder das Programm noch ein Spieler hat zwischendurch etwas geändert. Das Programm prüft das bei jedem Öffnen einer Partie und lehnt eine geänderte Datei ab.</translation>
    </message>
    <message>
        <source>Why you can trust the dice</source>
        <translation>Warum den Würfeln zu trauen ist</translation>
    </message>
    <message>
        <source>Your word: {word}</source>
        <translation>Wort der Spieler: {word}</translation>
    </message>
</context>
<context>
    <name>FavouritesCard</name>
    <message>
        <source>Matches as the top choice</source>
        <extracomment>The head of a column: in how many matches this was chosen most often</extracomment>
        <translation>Partien als erste Wahl</translation>
    </message>
    <message>
        <source>Won among those matches</source>
        <extracomment>The head of a column: how many of the matches in the column before were won</extracomment>
        <translation>Davon gewonnen</translation>
    </message>
    <message>
        <source>{game}: {favourites}</source>
        <translation>{game}: {favourites}</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>A first match, with a guide at your side</source>
        <translation>Eine erste Partie, Schritt für Schritt erklärt</translation>
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
        <source>Learn to play</source>
        <translation>Einführung</translation>
    </message>
    <message>
        <source>Learn to play {game}</source>
        <translation>{game} spielen lernen</translation>
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
        <source>Play {game}</source>
        <translation>{game} spielen</translation>
    </message>
    <message>
        <source>Quick match</source>
        <translation>Schnelle Partie</translation>
    </message>
    <message>
        <source>You against three bots, right now</source>
        <translation>Sofort los: allein gegen drei Bots</translation>
    </message>
</context>
<context>
    <name>GroupRow</name>
    <message>
        <source>As last time</source>
        <translation>Wie beim letzten Mal</translation>
    </message>
    <message>
        <source>Forget this group</source>
        <translation>Diese Runde vergessen</translation>
    </message>
    <message>
        <source>Forget {group}</source>
        <translation>{group} vergessen</translation>
    </message>
    <message>
        <source>Gives the people at this table a name, to play together again</source>
        <translation>Gibt den Leuten an diesem Tisch einen Namen, um wieder zusammen zu spielen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Merken</translation>
    </message>
    <message>
        <source>Keep as a group…</source>
        <translation>Als Runde merken…</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>Name der Runde</translation>
    </message>
    <message>
        <source>Sunday with Grandma</source>
        <translation>Sonntag mit Oma</translation>
    </message>
    <message>
        <source>The people of this group, and the variants they play this game with</source>
        <translation>Die Leute dieser Runde, und die Varianten, mit denen sie dieses Spiel spielen</translation>
    </message>
    <message>
        <source>The same people and variants as in the last match</source>
        <translation>Dieselben Leute und Varianten wie in der letzten Partie</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Back</source>
        <extracomment>To the step of the guide that was shown before</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>End the guide</source>
        <translation>Einführung beenden</translation>
    </message>
    <message>
        <source>More later: the guide goes on when something new comes up.</source>
        <translation>Später mehr: Die Einführung geht weiter, sobald etwas Neues kommt.</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>To the next step of the guide</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Opens the rulebook there</source>
        <translation>Öffnet die Spielregeln an dieser Stelle</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <extracomment>A button that opens the rulebook there: &quot;Rule BS-11&quot;</extracomment>
        <translation>Regel {rule}</translation>
    </message>
    <message>
        <source>Step {number}</source>
        <extracomment>Of a guide: &quot;Step 2&quot;</extracomment>
        <translation>Schritt {number}</translation>
    </message>
    <message>
        <source>That was all. The match goes on, and it is yours: H gives you a hint, and F1 opens the rulebook.</source>
        <translation>Das war alles. Die Partie geht weiter, und sie gehört dir: H gibt dir einen Tipp, und F1 öffnet die Spielregeln.</translation>
    </message>
    <message>
        <source>The guide goes on when you have made this move.</source>
        <translation>Die Einführung geht weiter, sobald du diesen Zug gemacht hast.</translation>
    </message>
    <message>
        <source>The match goes on without it</source>
        <translation>Die Partie geht ohne Einführung weiter</translation>
    </message>
    <message>
        <source>There are {most} at most: what does not come up is left out.</source>
        <extracomment>Of the steps of a guide</extracomment>
        <translation>Es sind höchstens {most}: Was nicht vorkommt, wird ausgelassen.</translation>
    </message>
    <message>
        <source>This colour and this sign are yours. H gives you a hint, Ctrl+Z takes your last move back.</source>
        <translation>Diese Farbe und dieses Zeichen sind deine. H gibt dir einen Tipp, Strg+Z nimmt deinen letzten Zug zurück.</translation>
    </message>
    <message>
        <source>What you play for</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>You know enough to play</source>
        <translation>Jetzt kennst du das Spiel</translation>
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
        <translation>Gemeinderäte</translation>
    </message>
    <message>
        <source>Councillors of value {value}</source>
        <translation>Gemeinderäte mit dem Wert {value}</translation>
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
        <translation>Die Datei einer Partie öffnen, wo immer sie liegt</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Duplicate evening: one deal for all</source>
        <translation>Duplikat-Abend: gleicher Start für alle</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Match files</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>Matches kept on this computer</source>
        <translation>Beendete und weggelegte Partien auf diesem Computer</translation>
    </message>
    <message>
        <source>Open a match…</source>
        <translation>Partie öffnen…</translation>
    </message>
    <message>
        <source>Rulebooks</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Several tables play the same deal: who does better with the same luck?</source>
        <translation>Mehrere Tische spielen denselben Aufbau: Wer macht mit demselben Glück mehr?</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>The rules of all games (F1)</source>
        <translation>Die Regeln aller Spiele (F1)</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
</context>
<context>
    <name>KeysCard</name>
    <message>
        <source>At any time</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>Keys that work now</source>
        <translation>Tasten, die jetzt gelten</translation>
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
    <name>LoanPanel</name>
    <message>
        <source>Hold to look</source>
        <extracomment>A button that shows a player&apos;s money as long as it is held down</extracomment>
        <translation>Halten: ansehen</translation>
    </message>
    <message>
        <source>Shows the cash as long as it is held</source>
        <translation>Zeigt das Bargeld, solange der Knopf gehalten wird</translation>
    </message>
</context>
<context>
    <name>LogDelegate</name>
    <message>
        <source>Folds what belongs to it into this line (key: Left)</source>
        <translation>Klappt alles, was dazugehört, in diese Zeile ein (Taste: Pfeil links)</translation>
    </message>
    <message>
        <source>Lines that belong to it: {number}. Shows them (key: Right)</source>
        <extracomment>{number} is how many lines of the log are not shown</extracomment>
        <translation>Zeilen, die dazugehören: {number}. Zeigt sie (Taste: Pfeil rechts)</translation>
    </message>
    <message>
        <source>Rule {rule} in the rulebook (key: F1)</source>
        <translation>Regel {rule} nachlesen (Taste: F1)</translation>
    </message>
    <message>
        <source>What did this do to everybody’s chances? (key: W)</source>
        <translation>Was bedeutet das für alle Chancen? (Taste: W)</translation>
    </message>
    <message>
        <source>Why did the bot do this? (key: W)</source>
        <translation>Warum hat der Bot so gespielt? (Taste: W)</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Rule {rule}</source>
        <extracomment>{rule} is the number of a rule</extracomment>
        <translation>Regel {rule}</translation>
    </message>
    <message>
        <source>{deed} {words}</source>
        <extracomment>What a player did, and the words they said to it, in quotation marks already</extracomment>
        <translation>{deed} {words}</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Back to now</source>
        <extracomment>On a button over the log: goes on to the last line, and follows what happens</extracomment>
        <translation>Zurück zum Geschehen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Follows what happens (key: End)</source>
        <translation>Folgt dem Geschehen (Taste: Ende)</translation>
    </message>
    <message>
        <source>Hide what belongs to it</source>
        <extracomment>In the menu of a line of the log: shows or hides the lines that belong to it</extracomment>
        <translation>Einklappen, was dazugehört</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Show all of it</source>
        <translation>Alles davon zeigen</translation>
    </message>
    <message>
        <source>What it did to everybody’s chances</source>
        <extracomment>In the menu of a line of the log that tells what a person did</extracomment>
        <translation>Was das für alle Chancen bedeutet</translation>
    </message>
    <message>
        <source>What the bot thought</source>
        <translation>Was der Bot gedacht hat</translation>
    </message>
    <message>
        <source>Why? Rule {rule}</source>
        <extracomment>Opens the rulebook at the rule that a line of the log comes from</extracomment>
        <translation>Warum? Regel {rule}</translation>
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
        <source>Fair dice</source>
        <translation>Faire Würfel</translation>
    </message>
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
        <source>Rulebook</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>The texts for {language} are missing or damaged, so this is English.</source>
        <translation>Die Texte für {language} fehlen oder sind beschädigt; darum ist alles auf Englisch.</translation>
    </message>
    <message>
        <source>Words beside the icons</source>
        <translation>Wörter neben den Symbolen</translation>
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
    <message>
        <source>{ending} (played on from step {number})</source>
        <extracomment>How a match ended that began as another one was after a step: &quot;Won by Anna (played on from step 112)&quot;</extracomment>
        <translation>{ending} (weitergespielt ab Schritt {number})</translation>
    </message>
</context>
<context>
    <name>MatchFilesPage</name>
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
        <translation>Gespeicherte Partien</translation>
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
        <translation>Ordner anzeigen</translation>
    </message>
</context>
<context>
    <name>MatchOpener</name>
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
        <source>The match is being opened…</source>
        <translation>Die Partie wird geöffnet …</translation>
    </message>
    <message>
        <source>The match is saved: {path}</source>
        <extracomment>{path} is where a player wanted a match to be kept as a file</extracomment>
        <translation>Die Partie ist gespeichert: {path}</translation>
    </message>
    <message>
        <source>The table is being laid…</source>
        <translation>Der Tisch wird vorbereitet …</translation>
    </message>
    <message>
        <source>This match is not being saved. {reason} You can still save a copy elsewhere.</source>
        <translation>Diese Partie wird nicht gespeichert. {reason} Eine Kopie lässt sich trotzdem anderswo speichern.</translation>
    </message>
    <message>
        <source>{game} with {players} is among the match files now.</source>
        <translation>{game} mit {players} liegt jetzt bei den gespeicherten Partien.</translation>
    </message>
</context>
<context>
    <name>MatchStory</name>
    <message>
        <source>{part}, the best deal: {player} gains {amount}.</source>
        <extracomment>{part} is a part of the match: &quot;Round 7&quot;</extracomment>
        <translation>{part}, das beste Geschäft: {player} gewinnt {amount}.</translation>
    </message>
    <message>
        <source>{part}, the hardest blow: {player} loses {amount}.</source>
        <extracomment>{part} is a part of the match: &quot;Round 7&quot;</extracomment>
        <translation>{part}, der härteste Schlag: {player} verliert {amount}.</translation>
    </message>
    <message>
        <source>{part}, the turning point: {player} catches up and is not overtaken any more.</source>
        <extracomment>{part} is a part of the match: &quot;Round 7&quot;</extracomment>
        <translation>{part}, der Wendepunkt: {player} zieht gleich und wird nicht mehr überholt.</translation>
    </message>
    <message>
        <source>{part}, the turning point: {player} goes ahead and stays ahead.</source>
        <extracomment>{part} is a part of the match: &quot;Round 7&quot;</extracomment>
        <translation>{part}, der Wendepunkt: {player} übernimmt die Führung und behält sie.</translation>
    </message>
    <message>
        <source>{players} have the same total, {sum}, and share the win.</source>
        <extracomment>{players} are those who share the win: &quot;Anna and Bea&quot;</extracomment>
        <translation>{players} haben die gleiche Summe, {sum}, und teilen sich den Sieg.</translation>
    </message>
    <message>
        <source>{player} comes fifth.</source>
        <translation>{player} belegt Platz fünf.</translation>
    </message>
    <message>
        <source>{player} comes fourth.</source>
        <translation>{player} belegt Platz vier.</translation>
    </message>
    <message>
        <source>{player} comes second.</source>
        <translation>{player} belegt Platz zwei.</translation>
    </message>
    <message>
        <source>{player} comes seventh.</source>
        <translation>{player} belegt Platz sieben.</translation>
    </message>
    <message>
        <source>{player} comes sixth.</source>
        <translation>{player} belegt Platz sechs.</translation>
    </message>
    <message>
        <source>{player} comes third.</source>
        <translation>{player} belegt Platz drei.</translation>
    </message>
    <message>
        <source>{player} was ahead from first to last.</source>
        <translation>{player} lag vom Anfang bis zum Ende vorn.</translation>
    </message>
    <message>
        <source>{player} was in front for longest, and yet did not win.</source>
        <translation>{player} lag am längsten vorn und hat doch nicht gewonnen.</translation>
    </message>
    <message>
        <source>{player} wins by {gap} over {other}.</source>
        <translation>{player} gewinnt mit {gap} Vorsprung vor {other}.</translation>
    </message>
    <message>
        <source>{player}: fifth, {gap} behind {winner}.</source>
        <translation>{player}: Fünfter Platz, {gap} hinter {winner}.</translation>
    </message>
    <message>
        <source>{player}: fourth, {gap} behind {winner}.</source>
        <translation>{player}: Vierter Platz, {gap} hinter {winner}.</translation>
    </message>
    <message>
        <source>{player}: second, {gap} behind {winner}.</source>
        <translation>{player}: Zweiter Platz, {gap} hinter {winner}.</translation>
    </message>
    <message>
        <source>{player}: seventh, {gap} behind {winner}.</source>
        <translation>{player}: Siebter Platz, {gap} hinter {winner}.</translation>
    </message>
    <message>
        <source>{player}: sixth, {gap} behind {winner}.</source>
        <translation>{player}: Sechster Platz, {gap} hinter {winner}.</translation>
    </message>
    <message>
        <source>{player}: third, {gap} behind {winner}.</source>
        <translation>{player}: Dritter Platz, {gap} hinter {winner}.</translation>
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
        <source>{number}</source>
        <extracomment>A sum of money while nobody knows of which game</extracomment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>−{number}</source>
        <extracomment>A debt or a loss</extracomment>
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
        <source>Decline and done</source>
        <translation>Ablehnen und fertig</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Says that a player has nothing more to offer</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Harder to beat</source>
        <extracomment>A quick offer with stronger partners, which is harder to beat</extracomment>
        <translation>Schwerer zu schlagen</translation>
    </message>
    <message>
        <source>Likely to be accepted</source>
        <extracomment>A quick offer to the partners who ask for the least; they are likely to say yes</extracomment>
        <translation>Wird wohl angenommen</translation>
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
        <source>No coalition yet</source>
        <translation>Noch keine Koalition</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Anbieten</translation>
    </message>
    <message>
        <source>Offer of your own</source>
        <translation>Eigenes Angebot</translation>
    </message>
    <message>
        <source>Offers nothing more until somebody asks or the mug moves</source>
        <translation>Macht kein Angebot mehr, bis jemand fragt oder der Krug weiterrückt</translation>
    </message>
    <message>
        <source>One more for them</source>
        <extracomment>A quick offer to those who refused the last one, with one million more for them</extracomment>
        <translation>1 mehr für die anderen</translation>
    </message>
    <message>
        <source>So strong is the coalition that stands. A new offer has to be stronger.</source>
        <translation>So stark ist die Koalition, die steht. Ein neues Angebot muss stärker sein.</translation>
    </message>
    <message>
        <source>Tick who shall share.</source>
        <extracomment>Before anything is drafted: players are ticked who are to have a share of an offer</extracomment>
        <translation>Auswählen, wer sich das Geld teilt.</translation>
    </message>
    <message>
        <source>What they ask for</source>
        <extracomment>A quick offer to those who refused the last one, with as many millions more as they asked for</extracomment>
        <translation>So viel wie verlangt</translation>
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
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>New match: {game}</source>
        <translation>Neue Partie: {game}</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one another name.</source>
        <translation>Zwei Spieler heißen {name}. Einer braucht einen anderen Namen.</translation>
    </message>
</context>
<context>
    <name>NextCard</name>
    <message>
        <source>Table {number} begins</source>
        <translation>Tisch {number} beginnt</translation>
    </message>
    <message>
        <source>Table {number} goes on</source>
        <translation>Tisch {number} spielt weiter</translation>
    </message>
    <message>
        <source>Table {number} is playing: {players}</source>
        <translation>Tisch {number} spielt gerade: {players}</translation>
    </message>
    <message>
        <source>Table {number} plays next: {players}</source>
        <translation>Als Nächstes spielt Tisch {number}: {players}</translation>
    </message>
    <message>
        <source>Whoever has seen a table play knows the dice: those who wait do not look.</source>
        <translation>Wer einem Tisch zugesehen hat, kennt die Würfelwürfe: Wer wartet, schaut nicht zu.</translation>
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
        <source>Strength {height}</source>
        <extracomment>Of all who belong to an offer, together; the mug moves there if they agree</extracomment>
        <translation>Stärke {height}</translation>
    </message>
    <message>
        <source>declined by {player}</source>
        <extracomment>Beside the name of who made the offer: who has said no to it</extracomment>
        <translation>abgelehnt von {player}</translation>
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
        <source>Strength</source>
        <translation>Stärke</translation>
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
    <name>OpenMatchCard</name>
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
        <source>Keep for later</source>
        <translation>Für später aufheben</translation>
    </message>
    <message>
        <source>Keep {game} with {players} for later</source>
        <translation>{game} mit {players} für später aufheben</translation>
    </message>
    <message>
        <source>Last played {when}</source>
        <translation>Zuletzt gespielt: {when}</translation>
    </message>
    <message>
        <source>Moves the match from here to the match files; it can be gone on with from there</source>
        <translation>Legt die Partie von hier zu den gespeicherten Partien; dort kann sie fortgesetzt werden</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation>In einem anderen Fenster geöffnet</translation>
    </message>
    <message>
        <source>{game}: {players}</source>
        <translation>{game}: {players}</translation>
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
    <name>OptionBox</name>
    <message>
        <source>{option} – off</source>
        <extracomment>A variant that is not played, which may be called &quot;Variant III: no colour die&quot;</extracomment>
        <translation>{option} – aus</translation>
    </message>
    <message>
        <source>{option} – on</source>
        <extracomment>A variant that is played, which may be called &quot;Variant III: no colour die&quot;</extracomment>
        <translation>{option} – an</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
</context>
<context>
    <name>OtherBooks</name>
    <message>
        <source>{game}: {sections}</source>
        <extracomment>Another rulebook in which something was found, and in how many sections</extracomment>
        <translation>{game}: {sections}</translation>
    </message>
</context>
<context>
    <name>OverPanel</name>
    <message>
        <source>Back to the final account (F7)</source>
        <translation>Zurück zur Schlusswertung (F7)</translation>
    </message>
</context>
<context>
    <name>PageFrame</name>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}: {problem}</translation>
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
    <name>PeopleCard</name>
    <message>
        <source>All names as in the files</source>
        <translation>Alle Namen wie in den Dateien</translation>
    </message>
    <message>
        <source>Another name, or that of somebody else in this list: then the two are one person. Only the statistics change; match files stay as they are.</source>
        <translation>Ein anderer Name, oder der von jemand anderem aus dieser Liste: Dann sind beide ein und dieselbe Person. Nur die Statistik ändert sich; die Dateien der Partien bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Is the same person</source>
        <extracomment>On a button: two names belong to one person</extracomment>
        <translation>Ist dieselbe Person</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Leave out a person</source>
        <translation>Jemanden weglassen</translation>
    </message>
    <message>
        <source>Leave out…</source>
        <translation>Weglassen…</translation>
    </message>
    <message>
        <source>Leave {name} out of the statistics? Match files stay as they are.</source>
        <translation>{name} in der Statistik weglassen? Die Dateien der Partien bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>The name {name}</source>
        <translation>Der Name {name}</translation>
    </message>
    <message>
        <source>{name} and {other} played in the same match: they are two people.</source>
        <translation>{name} und {other} haben in derselben Partie gespielt: Das sind zwei Personen.</translation>
    </message>
</context>
<context>
    <name>Phrase</name>
    <message>
        <source>+{number}%</source>
        <extracomment>By how much that is more likely than before</extracomment>
        <translation>+{number}&#xa0;%</translation>
    </message>
    <message>
        <source>A slip on purpose: bots of this level make such mistakes.</source>
        <extracomment>A remark on what a bot did: it saw something better</extracomment>
        <translation>Ein Patzer mit Absicht: Bots dieser Spielstärke machen solche Fehler.</translation>
    </message>
    <message>
        <source>All councillors are turned over.</source>
        <extracomment>In the council, when everybody has chosen</extracomment>
        <translation>Alle Gemeinderäte werden aufgedeckt.</translation>
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
        <source>Move {number}</source>
        <extracomment>How far a match is, in a game that has no words of its own for it</extracomment>
        <translation>Zug {number}</translation>
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
        <extracomment>Something could not be saved, and play waits</extracomment>
        <translation>Die Partie wartet.</translation>
    </message>
    <message>
        <source>The other reasons lie face down.</source>
        <extracomment>A remark on why a bot did something: part of the reasons must not be told</extracomment>
        <translation>Die übrigen Gründe bleiben verdeckt.</translation>
    </message>
    <message>
        <source>{action}: {worth}</source>
        <extracomment>An action, and how likely one is to win with it: &quot;Bid $7M: 34%&quot;</extracomment>
        <translation>{action}: {worth}</translation>
    </message>
    <message>
        <source>{item}: {amount}</source>
        <extracomment>A line of the final account: what for, and how much</extracomment>
        <translation>{item}: {amount}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <extracomment>How likely it is to win, in hundredths: &quot;34%&quot;, with the space that is usual before the sign</extracomment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{out} is out. {player} is still thinking.</source>
        <extracomment>The same, while the only person at the table has had to leave the match and looks on</extracomment>
        <translation>{out} ist ausgeschieden. {player} überlegt noch.</translation>
    </message>
    <message>
        <source>{out} is out. {player} is thinking.</source>
        <extracomment>The same, while the only person at the table has had to leave the match and looks on</extracomment>
        <translation>{out} ist ausgeschieden. {player} überlegt.</translation>
    </message>
    <message>
        <source>{players} are ahead</source>
        <extracomment>{players} are several names: who would win now, together</extracomment>
        <translation>{players} führen</translation>
    </message>
    <message>
        <source>{players} is ahead</source>
        <extracomment>{players} is one name: whoever would win now</extracomment>
        <translation>{players} führt</translation>
    </message>
    <message>
        <source>{player} is still thinking.</source>
        <extracomment>A bot has been thinking for some time</extracomment>
        <translation>{player} überlegt noch.</translation>
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
        <source>{player}: it is your turn.</source>
        <extracomment>What a player must do now, where the game has no words of its own for it</extracomment>
        <translation>{player} ist am Zug.</translation>
    </message>
    <message>
        <source>{player}: only one move is possible.</source>
        <extracomment>A move is made for a person because no other is possible</extracomment>
        <translation>{player}: Nur ein Zug ist möglich.</translation>
    </message>
    <message>
        <source>{reason}: {worth}</source>
        <extracomment>A part of what a bot expects: &quot;Cost of loan number 3: -$3M&quot;</extracomment>
        <translation>{reason}: {worth}</translation>
    </message>
    <message>
        <source>{sentence} ({rule})</source>
        <extracomment>Why something is not allowed, a whole sentence, and the number of the rule that says so</extracomment>
        <translation>{sentence} ({rule})</translation>
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
        <source>±{number}%</source>
        <extracomment>{number} is 0</extracomment>
        <translation>±{number}&#xa0;%</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <extracomment>What somebody says aloud, in the quotation marks of the language</extracomment>
        <translation>„{words}“</translation>
    </message>
    <message>
        <source>−{number}%</source>
        <extracomment>By how much that is less likely than before</extracomment>
        <translation>−{number}&#xa0;%</translation>
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
    <name>PlainTable</name>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>A new match begins as the other one was after step {number}. The other one stays as it is.</source>
        <extracomment>{number} is how many steps of the match before are taken over</extracomment>
        <translation>Eine neue Partie beginnt so, wie die andere nach Schritt {number} stand. Die andere bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Dice:</source>
        <translation>Würfel:</translation>
    </message>
    <message>
        <source>New ones</source>
        <translation>Neue</translation>
    </message>
    <message>
        <source>Nobody knows how they will fall.</source>
        <translation>Niemand weiß, wie sie fallen werden.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>The dice of this match cannot fall again from here.</source>
        <translation>Von hier aus können die Würfel dieser Partie nicht noch einmal so fallen.</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>Dieselben</translation>
    </message>
    <message>
        <source>They fall as in the match before, as long as as many are rolled: no secret.</source>
        <translation>Sie fallen wie in der Partie davor, solange gleich oft gewürfelt wird: kein Geheimnis.</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one another name.</source>
        <translation>Zwei Spieler heißen {name}. Einer braucht einen anderen Namen.</translation>
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
        <translation>Diese Datei stammt von einem neueren Big Shot Desktop (Format {theirs}; dieses hier kennt nur Formate bis {ours}). Zum Öffnen bitte das Programm aktualisieren.</translation>
    </message>
    <message>
        <source>This file contains broken characters.</source>
        <translation>Diese Datei enthält ungültige Zeichen.</translation>
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
        <source>This file is damaged and cannot be read (line {line}, column {column}).</source>
        <translation>Diese Datei ist beschädigt und kann nicht gelesen werden (Zeile {line}, Spalte {column}).</translation>
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
        <source>This match was changed after its dice were sealed: its seed, its set-up or its word is another now.</source>
        <translation>Diese Partie wurde geändert, nachdem ihre Würfel versiegelt waren: Ihr Startwert, ihr Aufbau oder ihr Wort ist jetzt anders.</translation>
    </message>
    <message>
        <source>This match was changed: action {number} is not what its sealed seed gives there.</source>
        <translation>Diese Partie wurde geändert: Aktion {number} ist nicht, was ihr versiegelter Startwert dort ergibt.</translation>
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
        <source>Attend</source>
        <extracomment>On a button with a councillor on it, where there is little room: this one attends the council</extracomment>
        <translation>Kommen</translation>
    </message>
    <message>
        <source>Attend with a {card}</source>
        <extracomment>On a button: a councillor attends the council that somebody called; {card} is 1, 2 or 3</extracomment>
        <translation>Mit einer {card} kommen</translation>
    </message>
    <message>
        <source>Before the cards it is a tie, and ties go to the coalition.</source>
        <translation>Vor den Karten steht es gleich, und bei Gleichstand gewinnt die Koalition.</translation>
    </message>
    <message>
        <source>Before the cards your side is {number} ahead.</source>
        <translation>Vor den Karten liegt die Opposition um {number} vorn.</translation>
    </message>
    <message>
        <source>Before the cards your side is {number} behind.</source>
        <translation>Vor den Karten liegt die Opposition um {number} zurück.</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>On a button with a councillor on it, where there is little room: this one calls the council</extracomment>
        <translation>Einberufen</translation>
    </message>
    <message>
        <source>Call with a {card}</source>
        <extracomment>On a button: a councillor calls the council; {card} is 1, 2 or 3</extracomment>
        <translation>Mit einer {card} einberufen</translation>
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
        <translation>Zu gewinnen: {worth}. Gleichmäßig geteilt mit allen, die schon da sind, bringt das {share}.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Dateiordner</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Suchen in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Datei&amp;typ:</translation>
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
    <name>RemarkableCard</name>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Matches to look at again</source>
        <translation>Sehenswerte Partien</translation>
    </message>
    <message>
        <source>the closest: {sum} ahead</source>
        <translation>die knappste: {sum} Vorsprung</translation>
    </message>
    <message>
        <source>the longest: {number} actions</source>
        <translation>die längste Partie: {number} Aktionen</translation>
    </message>
    <message>
        <source>the only match so far</source>
        <extracomment>In place of what is special about a match: there is no other one of this game</extracomment>
        <translation>bisher die einzige Partie</translation>
    </message>
    <message>
        <source>the richest: {sum}</source>
        <translation>die reichste: {sum}</translation>
    </message>
    <message>
        <source>{game}, {what}</source>
        <extracomment>A game, and what is special about one of its matches</extracomment>
        <translation>{game}, {what}</translation>
    </message>
    <message>
        <source>{what} ({date}: {players})</source>
        <extracomment>What is special about a match; when it was played, and by whom</extracomment>
        <translation>{what} ({date}: {players})</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>A new match that goes on from this position (key: P)</source>
        <translation>Eine neue Partie, die von dieser Stellung an weitergeht (Taste: P)</translation>
    </message>
    <message>
        <source>As {player} saw it</source>
        <extracomment>In a list of whose secrets are seen: {player} is the name of one</extracomment>
        <translation>Wie {player} sie sah</translation>
    </message>
    <message>
        <source>Drag, click or turn the wheel; marks are where somebody goes ahead</source>
        <translation>Ziehen, klicken oder am Rad drehen; Marken zeigen, wo die Führung wechselt</translation>
    </message>
    <message>
        <source>Drag, click or turn the wheel; marks are where the chances to win changed most</source>
        <translation>Ziehen, klicken oder das Mausrad drehen; die Marken stehen dort, wo sich die Gewinnchancen am stärksten geändert haben</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>Stelle in der Partie</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>On a button: a new match that begins as this one was here</extracomment>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Step {step} of {number}</source>
        <extracomment>Where we are in a match that is looked at step by step</extracomment>
        <translation>Schritt {step} von {number}</translation>
    </message>
    <message>
        <source>What is seen:</source>
        <extracomment>Before a choice: without secrets, or as one of the players saw it</extracomment>
        <translation>Zu sehen:</translation>
    </message>
    <message>
        <source>Whose secrets are seen</source>
        <translation>Wessen Geheimnisse man sieht</translation>
    </message>
    <message>
        <source>Without secrets</source>
        <translation>Ohne Geheimnisse</translation>
    </message>
</context>
<context>
    <name>ReplayOpener</name>
    <message>
        <source>The match is being opened…</source>
        <translation>Die Partie wird geöffnet …</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Back to now</source>
        <translation>Zurück zum Geschehen</translation>
    </message>
    <message>
        <source>Back to where you came from (key: Esc)</source>
        <translation>Zurück zur Seite davor (Taste: Esc)</translation>
    </message>
    <message>
        <source>Chart</source>
        <extracomment>A word beside an icon: the chart of a match</extracomment>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Chart of the match</source>
        <translation>Diagramm der Partie</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>On a button: leaves a match that was looked at</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>A word beside an icon: a new match goes on from the position that is shown</extracomment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>The match after this one</source>
        <translation>Die Partie danach</translation>
    </message>
    <message>
        <source>The match before this one</source>
        <translation>Die Partie davor</translation>
    </message>
    <message>
        <source>The match begins.</source>
        <translation>Die Partie beginnt.</translation>
    </message>
    <message>
        <source>The match is not over yet.</source>
        <translation>Die Partie ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>The match is over here: go back to play on.</source>
        <translation>Hier ist die Partie zu Ende: Zum Weiterspielen geht es zurück.</translation>
    </message>
    <message>
        <source>There is no other match on that side.</source>
        <translation>Auf dieser Seite gibt es keine andere Partie.</translation>
    </message>
    <message>
        <source>To the match that is being played (key: Esc)</source>
        <translation>Zur laufenden Partie (Taste: Esc)</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
</context>
<context>
    <name>ReplayWays</name>
    <message>
        <source>A step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>A step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>On a button: the match stops going on by itself, or begins to</extracomment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>To the next turning point</source>
        <translation>Zum nächsten Wendepunkt</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>To the turning point before</source>
        <translation>Zum vorigen Wendepunkt</translation>
    </message>
    <message>
        <source>{name} (key: {key})</source>
        <extracomment>A button&apos;s name, and the key that does the same</extracomment>
        <translation>{name} (Taste: {key})</translation>
    </message>
</context>
<context>
    <name>RerollPanel</name>
    <message>
        <source>Die {die} + cards {cards} = strength {strength}. A {least} or more makes you stronger.</source>
        <translation>Würfel {die} + Karten {cards} = Stärke {strength}. Stärker wird man ab einer {least}.</translation>
    </message>
    <message>
        <source>Die {die} + cards {cards} = strength {strength}. Another roll cannot make you stronger.</source>
        <translation>Würfel {die} + Karten {cards} = Stärke {strength}. Ein neuer Wurf macht nicht stärker.</translation>
    </message>
    <message>
        <source>Die {die} + cards {cards} = strength {strength}. Only a {least} makes you stronger.</source>
        <translation>Würfel {die} + Karten {cards} = Stärke {strength}. Stärker wird man nur mit einer {least}.</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>On a button with a councillor on it, where there is little room: this one goes away for another roll</extracomment>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Discard a {card}</source>
        <extracomment>On a button: the card goes away for another roll; {card} is 1, 2 or 3</extracomment>
        <translation>Eine {card} abwerfen</translation>
    </message>
    <message>
        <source>Look at my cards to discard one</source>
        <extracomment>On a button: one&apos;s cards are seen behind the curtain, and one of them can be given up there for another roll</extracomment>
        <translation>Karten ansehen, um eine abzuwerfen</translation>
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
    <name>ResultCard</name>
    <message>
        <source>The evening goes to {players}</source>
        <extracomment>Who has won a duplicate evening: {players} is one name, or a list</extracomment>
        <translation>Der Abend geht an {players}</translation>
    </message>
    <message>
        <source>With the same luck all did equally well</source>
        <translation>Mit demselben Glück waren alle gleich gut</translation>
    </message>
    <message>
        <source>{sum} more than the average of the same seat.</source>
        <extracomment>By how much somebody did better than others in the same seat</extracomment>
        <translation>{sum} mehr als der Durchschnitt auf demselben Sitz.</translation>
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
    <name>RuleLink</name>
    <message>
        <source>Rule {rule}</source>
        <translation>Regel {rule}</translation>
    </message>
    <message>
        <source>Rule {rule} in the rulebook</source>
        <translation>Regel {rule} nachlesen</translation>
    </message>
</context>
<context>
    <name>RulebookPage</name>
    <message>
        <source>Editions</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Our ruling</source>
        <translation>Unsere Auslegung</translation>
    </message>
</context>
<context>
    <name>RulebookWindow</name>
    <message numerus="yes">
        <source>%Ln section(s)</source>
        <translation>
            <numerusform>%Ln Abschnitt</numerusform>
            <numerusform>%Ln Abschnitte</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Nothing in this book has all of these words.</source>
        <translation>Kein Abschnitt in diesem Buch enthält alle diese Wörter.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>Regeln speichern</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>The game in short</source>
        <translation>Das Spiel in Kürze</translation>
    </message>
    <message>
        <source>{game} – Rules</source>
        <translation>{game} – Spielregeln</translation>
    </message>
</context>
<context>
    <name>SaludosAction</name>
    <message>
        <source>Choose councillors face down</source>
        <extracomment>It is not to be seen which councillors, nor how many</extracomment>
        <translation>Verdeckt Gemeinderäte wählen</translation>
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
        <source>Make an offer alone</source>
        <translation>Allein ein Angebot machen</translation>
    </message>
    <message>
        <source>Offer {split} (in millions)</source>
        <extracomment>{split} is a list of millions and players: &quot;4 for Anna, 3 for Bea&quot;</extracomment>
        <translation>{split} anbieten (in Millionen)</translation>
    </message>
    <message>
        <source>Play a councillor of value {only_card}</source>
        <translation>Einen Gemeinderat mit dem Wert {only_card} spielen</translation>
    </message>
    <message>
        <source>Play councillors worth {sum_of}</source>
        <extracomment>{sum_of} is a sum of values: &quot;3 + 2 = 5&quot;</extracomment>
        <translation>Gemeinderäte im Wert von {sum_of} spielen</translation>
    </message>
    <message>
        <source>Play no councillor</source>
        <translation>Keinen Gemeinderat spielen</translation>
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
        <source>Ready</source>
        <extracomment>No more rolls, or no more proposals in the council</extracomment>
        <translation>Fertig</translation>
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
    <name>SaludosAdvice</name>
    <message>
        <source>A yes would end your own offer, which is still open: {told_split}.</source>
        <extracomment>{told_split} is a list of millions and players: &quot;4 for Anna, 3 for Bea&quot;</extracomment>
        <translation>Ein Ja würde dein eigenes Angebot beenden, das noch offen ist: {told_split}.</translation>
    </message>
    <message>
        <source>A {card} counts more in the council than a {lower}, and you win more often with it.</source>
        <extracomment>{lower} is a card, too; both are in hand</extracomment>
        <translation>Eine {card} zählt in der Ratssitzung mehr als eine {lower}, und mit ihr gewinnst du öfter.</translation>
    </message>
    <message>
        <source>All agree to it with a chance of about {odds}, by a guess; to the offer of {proposer} only with about {other_odds}.</source>
        <extracomment>An offer with one&apos;s own share in it, that was told of before, beside that of {proposer}</extracomment>
        <translation>Geschätzt stimmen ihm alle mit etwa {odds} Wahrscheinlichkeit zu; dem Angebot von {proposer} nur mit etwa {other_odds}.</translation>
    </message>
    <message>
        <source>All agree with a chance of about {odds}, by a guess; it is the last offer you may make for now.</source>
        <translation>Geschätzt stimmen alle mit etwa {odds} Wahrscheinlichkeit zu; es ist das letzte Angebot, das du vorerst machen darfst.</translation>
    </message>
    <message>
        <source>All agree with a chance of only about {odds}, by a guess; after a refusal all stays as it is.</source>
        <translation>Geschätzt stimmen alle nur mit etwa {odds} Wahrscheinlichkeit zu; nach einem Nein bleibt alles, wie es ist.</translation>
    </message>
    <message>
        <source>An offer of yours would hardly change your chance to win.</source>
        <translation>Ein Angebot von dir würde deine Siegchance kaum ändern.</translation>
    </message>
    <message>
        <source>Another split would hardly change your chance to win.</source>
        <translation>Eine andere Aufteilung würde deine Siegchance kaum ändern.</translation>
    </message>
    <message>
        <source>But a card pushed forward would bring you {million} for sure, if nobody else comes: the cards of the coalition count {most} at the most.</source>
        <extracomment>{most} is what the hidden cards of the coalition count at the most</extracomment>
        <translation>Aber eine vorgeschobene Karte brächte dir sicher {million}, wenn sonst niemand kommt: Die Karten der Koalition zählen höchstens {most}.</translation>
    </message>
    <message>
        <source>But a card pushed forward would bring you {million} for sure: the cards of the coalition count {most} at the most.</source>
        <extracomment>Nobody else can come</extracomment>
        <translation>Aber eine vorgeschobene Karte brächte dir sicher {million}: Die Karten der Koalition zählen höchstens {most}.</translation>
    </message>
    <message>
        <source>But with a card pushed forward you would be paid if the opposition wins: a chance of about {odds}, by a guess.</source>
        <translation>Aber mit einer vorgeschobenen Karte würdest du bezahlt, wenn die Opposition gewinnt: geschätzt mit etwa {odds} Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>Cards can still bring money: whoever holds the strongest councillors when the fourth project is finished gets a bonus.</source>
        <translation>Karten können noch Geld bringen: Wer die stärksten Gemeinderäte hat, wenn das vierte Projekt fertig ist, bekommt einen Bonus.</translation>
    </message>
    <message>
        <source>Cards in hand are a risk: you have {number}, the smallest hand {least}, and if a journalist came now it would cost you {million}.</source>
        <extracomment>{number} and {least} are numbers of cards</extracomment>
        <translation>Karten auf der Hand sind ein Risiko: Du hast {number}, die kleinste Hand {least}, und käme jetzt ein Journalist, würde dich das {million} kosten.</translation>
    </message>
    <message>
        <source>Careful: the others have {others} together and can still outbid {height}.</source>
        <extracomment>{height} is less than {others}</extracomment>
        <translation>Vorsicht: Die anderen haben zusammen {others} und können {height} noch überbieten.</translation>
    </message>
    <message>
        <source>Careful: {proposer} offers others a coalition of {other} without you, which would beat it.</source>
        <translation>Vorsicht: {proposer} bietet anderen eine Koalition von {other} ohne dich, die sie überbieten würde.</translation>
    </message>
    <message>
        <source>Careful: {proposer} offers others a coalition of {other} without you; if that stands first, this offer lapses.</source>
        <translation>Vorsicht: {proposer} bietet anderen eine Koalition von {other} ohne dich; wenn die zuerst steht, verfällt dieses Angebot.</translation>
    </message>
    <message>
        <source>Careful: {proposer} offers others a coalition of {other} without you; if that stands first, you lose your {kept}.</source>
        <translation>Vorsicht: {proposer} bietet anderen eine Koalition von {other} ohne dich; wenn die zuerst steht, verlierst du deine {kept}.</translation>
    </message>
    <message>
        <source>Discard a {card} and roll again, or leave it at that: no roll would make you stronger and {worse} of 6 weaker, but your hand would get smaller, and your chance to win is about the same either way.</source>
        <translation>Eine {card} abwerfen und noch einmal würfeln, oder es dabei lassen: Kein Wurf würde dich stärker machen und {worse} von 6 schwächer, aber deine Hand würde kleiner, und deine Siegchance ist so oder so etwa dieselbe.</translation>
    </message>
    <message>
        <source>Discard a {card} and roll again, or leave it at that: {ways} of 6 rolls would make you stronger, {worse} weaker, and your chance to win is about the same either way.</source>
        <translation>Eine {card} abwerfen und noch einmal würfeln, oder es dabei lassen: Mit {ways} von 6 Würfen wärst du stärker, mit {worse} schwächer, und deine Siegchance ist so oder so etwa dieselbe.</translation>
    </message>
    <message>
        <source>Discard a {card} and roll again: no roll makes you stronger and {worse} of 6 weaker, but your hand gets smaller.</source>
        <translation>Eine {card} abwerfen und noch einmal würfeln: Kein Wurf macht dich stärker und {worse} von 6 schwächer, aber deine Hand wird kleiner.</translation>
    </message>
    <message>
        <source>Discard a {card} and roll again: your hand gets smaller; {ways} of 6 rolls would make you stronger, {worse} weaker.</source>
        <translation>Eine {card} abwerfen und noch einmal würfeln: Deine Hand wird kleiner; mit {ways} von 6 Würfen bist du stärker, mit {worse} schwächer.</translation>
    </message>
    <message>
        <source>Discard a {card} and roll again: {ways} of 6 rolls would make you stronger than with your {die} now, {worse} weaker.</source>
        <extracomment>{ways} is 1 to 4; {card} is 1, 2 or 3</extracomment>
        <translation>Eine {card} abwerfen und noch einmal würfeln: Mit {ways} von 6 Würfen bist du stärker als mit deiner {die} jetzt, mit {worse} schwächer.</translation>
    </message>
    <message>
        <source>Even with a card pushed forward the opposition would win with a chance of only about {odds}, by a guess.</source>
        <translation>Auch mit einer vorgeschobenen Karte würde die Opposition geschätzt nur mit etwa {odds} Wahrscheinlichkeit gewinnen.</translation>
    </message>
    <message>
        <source>If you show your cards for it, your side wins with a chance of about {odds}, by a guess.</source>
        <translation>Wenn du dafür deine Karten zeigst, gewinnt deine Seite geschätzt mit etwa {odds} Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>If you use {played} of your cards there, your hand is the smallest after the draw ({left} instead of {more}), and a journalist would cost the others {million} in all instead of {kept}.</source>
        <extracomment>{played} is a number of cards, 1 or more</extracomment>
        <translation>Wenn du dort {played} von deinen Karten einsetzt, ist deine Hand nach dem Ziehen die kleinste ({left} statt {more}), und ein Journalist würde die anderen zusammen {million} statt {kept} kosten.</translation>
    </message>
    <message>
        <source>If your side wins, you get {million}.</source>
        <translation>Wenn deine Seite gewinnt, bekommst du {million}.</translation>
    </message>
    <message>
        <source>If your side wins, you get {share}, and your hand is the smallest with {left} instead of {more}: a journalist would cost the others {million} in all instead of {kept}.</source>
        <translation>Wenn deine Seite gewinnt, bekommst du {share}, und deine Hand ist mit {left} statt {more} die kleinste: Ein Journalist würde die anderen zusammen {million} statt {kept} kosten.</translation>
    </message>
    <message>
        <source>If your side wins, you get {share}; but if you keep your cards you hold {number} then, the smallest hand {least}, and a journalist would cost you {million}.</source>
        <translation>Wenn deine Seite gewinnt, bekommst du {share}; aber wenn du deine Karten behältst, hast du dann {number}, die kleinste Hand {least}, und ein Journalist würde dich {million} kosten.</translation>
    </message>
    <message>
        <source>In the coalition that stands you have only {kept}.</source>
        <translation>In der Koalition, die steht, hast du nur {kept}.</translation>
    </message>
    <message>
        <source>In the coalition that stands you have {kept}, but {mug} is easier to outbid than {height}.</source>
        <extracomment>{height} is more than {mug}</extracomment>
        <translation>In der Koalition, die steht, hast du {kept}, aber {mug} sind leichter zu überbieten als {height}.</translation>
    </message>
    <message>
        <source>Leave it at that: no roll could make you stronger, as it costs a card.</source>
        <translation>Lass es dabei: Kein Wurf könnte dich stärker machen, denn er kostet eine Karte.</translation>
    </message>
    <message>
        <source>Leave it at that: only {ways} of 6 rolls would make you stronger, and each costs a card.</source>
        <translation>Lass es dabei: Nur {ways} von 6 Würfen würden dich stärker machen, und jeder kostet eine Karte.</translation>
    </message>
    <message>
        <source>Leave it at that: you have no card to discard.</source>
        <translation>Lass es dabei: Du hast keine Karte zum Abwerfen.</translation>
    </message>
    <message>
        <source>Leave it at that: {ways} of 6 rolls would make you stronger, but the card would be gone for good.</source>
        <extracomment>{ways} is 3 or 4</extracomment>
        <translation>Lass es dabei: {ways} von 6 Würfen würden dich stärker machen, aber die Karte wäre für immer weg.</translation>
    </message>
    <message>
        <source>Leave the split as it is: you get {kept} if your side wins.</source>
        <translation>Lass die Aufteilung, wie sie ist: Du bekommst {kept}, wenn deine Seite gewinnt.</translation>
    </message>
    <message>
        <source>Make an offer alone: no coalition stands yet, and all {worth} are yours if nobody beats your {height}.</source>
        <translation>Mach allein ein Angebot: Noch steht keine Koalition, und alle {worth} gehören dir, wenn niemand deine {height} überbietet.</translation>
    </message>
    <message>
        <source>Make an offer alone: your {height} beats the mug at {mug}, and all {worth} are yours.</source>
        <translation>Mach allein ein Angebot: Deine {height} überbieten den Krug bei {mug}, und alle {worth} gehören dir.</translation>
    </message>
    <message>
        <source>No other opponent has a card, so the council cannot be won.</source>
        <translation>Sonst hat niemand in der Opposition eine Karte, also ist die Ratssitzung nicht zu gewinnen.</translation>
    </message>
    <message>
        <source>Of the others {player} has the least money ({money}): nobody else’s share does you so little harm.</source>
        <translation>Von den anderen hat {player} am wenigsten Geld ({money}): Kein anderer Anteil schadet dir so wenig.</translation>
    </message>
    <message>
        <source>Of your hand you keep {number}, worth {points}.</source>
        <translation>Von deiner Hand behältst du {number} im Wert von {points}.</translation>
    </message>
    <message>
        <source>Offer {told_split}: you get {million}, and nothing stands against your {height} yet.</source>
        <translation>Mach das Angebot {told_split}: Du bekommst {million}, und gegen eure {height} steht noch nichts.</translation>
    </message>
    <message>
        <source>Offer {told_split}: you get {million}, and with {height} you are stronger together than all the others ({others}).</source>
        <extracomment>{told_split} is a list of millions and players: &quot;4 for Anna, 3 for Bea&quot;; {height} is a number</extracomment>
        <translation>Mach das Angebot {told_split}: Du bekommst {million}, und mit {height} seid ihr zusammen stärker als alle anderen ({others}).</translation>
    </message>
    <message>
        <source>Offer {told_split}: you get {million}, and with {height} you beat the mug at {mug}.</source>
        <translation>Mach das Angebot {told_split}: Du bekommst {million}, und mit {height} überbietet ihr den Krug bei {mug}.</translation>
    </message>
    <message>
        <source>One partner alone cannot topple it: even with one of yours the others cannot beat {height}.</source>
        <translation>Ein Partner allein kann sie nicht stürzen: Selbst mit einem von euch können die anderen {height} nicht überbieten.</translation>
    </message>
    <message>
        <source>Other offers that you could make would be about as good.</source>
        <translation>Andere Angebote, die du machen könntest, wären etwa genauso gut.</translation>
    </message>
    <message>
        <source>Others must still agree; the chance for that is about {odds}, by a guess.</source>
        <translation>Andere müssen noch zustimmen; die Wahrscheinlichkeit dafür ist geschätzt etwa {odds}.</translation>
    </message>
    <message>
        <source>Play a councillor of value {told_cards}: without cards both sides are even.</source>
        <translation>Spiel einen Gemeinderat mit dem Wert {told_cards}: Ohne Karten liegen beide Seiten gleichauf.</translation>
    </message>
    <message>
        <source>Play a councillor of value {told_cards}: without cards your side is {lead_points} ahead, and this keeps it safer.</source>
        <extracomment>{told_cards} is the value of one card</extracomment>
        <translation>Spiel einen Gemeinderat mit dem Wert {told_cards}: Ohne Karten liegt deine Seite {lead_points} vorn, und so ist es sicherer.</translation>
    </message>
    <message>
        <source>Play a councillor of value {told_cards}: without cards your side is {lead_points} behind.</source>
        <translation>Spiel einen Gemeinderat mit dem Wert {told_cards}: Ohne Karten liegt deine Seite {lead_points} zurück.</translation>
    </message>
    <message>
        <source>Play a councillor of value {told_cards}: your side cannot win any more, so all this does is make your hand smaller.</source>
        <translation>Spiel einen Gemeinderat mit dem Wert {told_cards}: Deine Seite kann nicht mehr gewinnen, so wird nur deine Hand kleiner.</translation>
    </message>
    <message>
        <source>Play a councillor of value {told_cards}: your side is {lead_points} ahead without it, but this makes your hand smaller and the lead safer.</source>
        <translation>Spiel einen Gemeinderat mit dem Wert {told_cards}: Deine Seite liegt auch ohne ihn {lead_points} vorn, aber so wird deine Hand kleiner und der Vorsprung sicherer.</translation>
    </message>
    <message>
        <source>Play a councillor of value {told_cards}: your side wins in any case, so all this does is make your hand smaller.</source>
        <translation>Spiel einen Gemeinderat mit dem Wert {told_cards}: Deine Seite gewinnt auf jeden Fall, so wird nur deine Hand kleiner.</translation>
    </message>
    <message>
        <source>Play councillors worth {told_cards}: without cards both sides are even.</source>
        <translation>Spiel Gemeinderäte im Wert von {told_cards}: Ohne Karten liegen beide Seiten gleichauf.</translation>
    </message>
    <message>
        <source>Play councillors worth {told_cards}: without cards your side is {lead_points} ahead, and this keeps it safer.</source>
        <extracomment>{points} are the values of the cards to be played, {lead_points} is a difference of strengths</extracomment>
        <translation>Spiel Gemeinderäte im Wert von {told_cards}: Ohne Karten liegt deine Seite {lead_points} vorn, und so ist es sicherer.</translation>
    </message>
    <message>
        <source>Play councillors worth {told_cards}: without cards your side is {lead_points} behind.</source>
        <translation>Spiel Gemeinderäte im Wert von {told_cards}: Ohne Karten liegt deine Seite {lead_points} zurück.</translation>
    </message>
    <message>
        <source>Play councillors worth {told_cards}: your side cannot win any more, so all this does is make your hand smaller.</source>
        <translation>Spiel Gemeinderäte im Wert von {told_cards}: Deine Seite kann nicht mehr gewinnen, so wird nur deine Hand kleiner.</translation>
    </message>
    <message>
        <source>Play councillors worth {told_cards}: your side is {lead_points} ahead without them, but this makes your hand smaller and the lead safer.</source>
        <translation>Spiel Gemeinderäte im Wert von {told_cards}: Deine Seite liegt auch ohne sie {lead_points} vorn, aber so wird deine Hand kleiner und der Vorsprung sicherer.</translation>
    </message>
    <message>
        <source>Play councillors worth {told_cards}: your side wins in any case, so all this does is make your hand smaller.</source>
        <extracomment>{most} is what the hidden cards of the other side count at the most</extracomment>
        <translation>Spiel Gemeinderäte im Wert von {told_cards}: Deine Seite gewinnt auf jeden Fall, so wird nur deine Hand kleiner.</translation>
    </message>
    <message>
        <source>Play no councillor: both sides are even without cards, and what you hold promises more later.</source>
        <translation>Spiel keinen Gemeinderat: Ohne Karten liegen beide Seiten gleichauf, und was du hast, verspricht später mehr.</translation>
    </message>
    <message>
        <source>Play no councillor: without cards your side is {lead_points} ahead, and what you hold promises more later.</source>
        <translation>Spiel keinen Gemeinderat: Ohne Karten liegt deine Seite {lead_points} vorn, und was du hast, verspricht später mehr.</translation>
    </message>
    <message>
        <source>Play no councillor: without cards your side is {lead_points} behind, and what you hold promises more later.</source>
        <translation>Spiel keinen Gemeinderat: Ohne Karten liegt deine Seite {lead_points} zurück, und was du hast, verspricht später mehr.</translation>
    </message>
    <message>
        <source>Play no councillor: your side is {lead_points} ahead, and the cards of the others count {most} at the most, so it wins in any case.</source>
        <translation>Spiel keinen Gemeinderat: Deine Seite liegt {lead_points} vorn, und die Karten der anderen zählen höchstens {most}; sie gewinnt also auf jeden Fall.</translation>
    </message>
    <message>
        <source>Play no councillor: your side is {lead_points} behind, and all its cards count {most} at the most, so it cannot win.</source>
        <extracomment>{most} is what all cards of one’s own side count at the most</extracomment>
        <translation>Spiel keinen Gemeinderat: Deine Seite liegt {lead_points} zurück, und alle ihre Karten zählen höchstens {most}; sie kann also nicht gewinnen.</translation>
    </message>
    <message>
        <source>Propose {told_split}: for {million} instead of {kept} it is worth showing your cards, and that helps all of your side.</source>
        <translation>Schlag {told_split} vor: Für {million} statt {kept} lohnt es sich, deine Karten zu zeigen, und das hilft deiner ganzen Seite.</translation>
    </message>
    <message>
        <source>Propose {told_split}: if your side wins, you get {million} instead of {kept}.</source>
        <extracomment>It is unlikely that one’s side wins, or the other split is no better</extracomment>
        <translation>Schlag {told_split} vor: Wenn deine Seite gewinnt, bekommst du {million} statt {kept}.</translation>
    </message>
    <message>
        <source>Push a {card} forward or no card at all: the council can hardly be won, and your chance to win is about the same either way.</source>
        <translation>Schieb eine {card} oder gar keine Karte vor: Die Ratssitzung ist kaum zu gewinnen, und deine Siegchance ist so oder so etwa dieselbe.</translation>
    </message>
    <message>
        <source>Push a {card} forward or no card at all: the council cannot be won, and your chance to win is about the same either way.</source>
        <translation>Schieb eine {card} oder gar keine Karte vor: Die Ratssitzung ist nicht zu gewinnen, und deine Siegchance ist so oder so etwa dieselbe.</translation>
    </message>
    <message>
        <source>Push a {card} forward to make your hand smaller: the council can hardly be won, but all cards that are used there leave your hand.</source>
        <translation>Schieb eine {card} vor, um deine Hand zu verkleinern: Die Ratssitzung ist kaum zu gewinnen, aber alle Karten, die du dort einsetzt, bist du los.</translation>
    </message>
    <message>
        <source>Push a {card} forward to make your hand smaller: the council cannot be won, but all cards that are used there leave your hand.</source>
        <translation>Schieb eine {card} vor, um deine Hand zu verkleinern: Die Ratssitzung ist nicht zu gewinnen, aber alle Karten, die du dort einsetzt, bist du los.</translation>
    </message>
    <message>
        <source>Push a {card} forward: the opposition is ahead with {biscuit} against {mug}, and your cards count {points}.</source>
        <translation>Schieb eine {card} vor: Die Opposition liegt mit {biscuit} gegen {mug} vorn, und deine Karten zählen {points}.</translation>
    </message>
    <message>
        <source>Push a {card} forward: the opposition must show {need} more than the coalition, and your cards count {points}.</source>
        <extracomment>{points} are the values of one&apos;s cards</extracomment>
        <translation>Schieb eine {card} vor: Die Opposition muss {need} mehr zeigen als die Koalition, und deine Karten zählen {points}.</translation>
    </message>
    <message>
        <source>Push a {card} forward: the opposition must show {need} more than the coalition; your cards count {points}, and the other opponents hold {number} cards.</source>
        <extracomment>{number} is how many cards other opponents have</extracomment>
        <translation>Schieb eine {card} vor: Die Opposition muss {need} mehr zeigen als die Koalition; deine Karten zählen {points}, und die anderen der Opposition haben {number} Karten.</translation>
    </message>
    <message>
        <source>Push no card forward: the opposition must show {need} more than the coalition, and your cards count only {points}.</source>
        <translation>Schieb keine Karte vor: Die Opposition muss {need} mehr zeigen als die Koalition, und deine Karten zählen nur {points}.</translation>
    </message>
    <message>
        <source>Push no card forward: you draw one instead and hold {more} at the end of the turn, not {left}, which makes you stronger in the turns to come.</source>
        <extracomment>{more} and {left} are numbers of cards</extracomment>
        <translation>Schieb keine Karte vor: Du ziehst stattdessen eine und hältst am Ende des Zuges {more}, nicht {left}; das macht dich in den nächsten Zügen stärker.</translation>
    </message>
    <message>
        <source>Push no card forward: your cards, worth {points}, promise you more if you keep them.</source>
        <translation>Schieb keine Karte vor: Deine Karten im Wert von {points} versprechen dir mehr, wenn du sie behältst.</translation>
    </message>
    <message>
        <source>Say no more: you have agreed to the offer of {proposer}, with {million} for you.</source>
        <translation>Sag nichts mehr: Du hast dem Angebot von {proposer} zugestimmt, mit {million} für dich.</translation>
    </message>
    <message>
        <source>Say no more: your offer with {million} for you is open, and the others must answer.</source>
        <translation>Sag nichts mehr: Dein Angebot mit {million} für dich ist offen, und die anderen müssen antworten.</translation>
    </message>
    <message>
        <source>Say no to {askers_told} and stop negotiating: none of them offers you more than {million}, and you have {kept} in the coalition that stands.</source>
        <extracomment>{askers_told} are several players</extracomment>
        <translation>Sag nein zu {askers_told} und verhandle nicht weiter: Niemand davon bietet dir mehr als {million}, und in der Koalition, die steht, hast du {kept}.</translation>
    </message>
    <message>
        <source>Say no to {askers_told} and stop negotiating: none of them offers you more than {million}, and your chance to win would not grow.</source>
        <translation>Sag nein zu {askers_told} und verhandle nicht weiter: Niemand davon bietet dir mehr als {million}, und deine Siegchance würde nicht steigen.</translation>
    </message>
    <message>
        <source>Say no to {askers_told} and stop negotiating: none of them offers you more than {million}, and your own offer, with {share} for you, is still open.</source>
        <extracomment>{share} is more than {million}</extracomment>
        <translation>Sag nein zu {askers_told} und verhandle nicht weiter: Niemand davon bietet dir mehr als {million}, und dein eigenes Angebot mit {share} für dich ist noch offen.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: the coalition that stands gives you {kept}, too.</source>
        <translation>Sag nein zu {proposer} und verhandle nicht weiter: Auch die Koalition, die steht, gibt dir {kept}.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: to say yes, even with {million} for you, would make your chance to win smaller.</source>
        <translation>Sag nein zu {proposer} und verhandle nicht weiter: Ein Ja würde deine Siegchance verkleinern, auch mit {million} für dich.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: to say yes, with {million} for you and {share} for {player}, would make your chance to win smaller.</source>
        <translation>Sag nein zu {proposer} und verhandle nicht weiter: Ein Ja, mit {million} für dich und {share} für {player}, würde deine Siegchance verkleinern.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: to say yes, with {million} for you and {share} for {player}, would not make your chance to win greater.</source>
        <translation>Sag nein zu {proposer} und verhandle nicht weiter: Ein Ja, mit {million} für dich und {share} für {player}, würde deine Siegchance nicht vergrößern.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: to say yes, with {million} for you, would not make your chance to win greater.</source>
        <translation>Sag nein zu {proposer} und verhandle nicht weiter: Ein Ja, mit {million} für dich, würde deine Siegchance nicht vergrößern.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: with {million} instead of the {kept} you have in the coalition that stands, your chance to win would be about the same.</source>
        <translation>Sag nein zu {proposer} und verhandle nicht weiter: Mit {million} statt der {kept}, die du in der Koalition hast, die steht, wäre deine Siegchance etwa dieselbe.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: you would get {million} instead of {kept}, but that coalition would be toppled with a chance of about {odds}, by a guess, yours with about {other_odds}.</source>
        <extracomment>{odds} is greater than {other_odds}; {million} is more than {kept}</extracomment>
        <translation>Sag nein zu {proposer} und verhandle nicht weiter: Du bekämst {million} statt {kept}, aber geschätzt wird diese Koalition mit etwa {odds} Wahrscheinlichkeit gestürzt, deine mit etwa {other_odds}.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: your {kept} in the coalition that stands promise more than {million}.</source>
        <translation>Sag nein zu {proposer} und verhandle nicht weiter: Deine {kept} in der Koalition, die steht, versprechen mehr als {million}.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: {million} is more than your {kept} in the coalition that stands, but your chance to win would not grow.</source>
        <extracomment>{million} is more than {kept}</extracomment>
        <translation>Sag nein zu {proposer} und verhandle nicht weiter: {million} sind mehr als deine {kept} in der Koalition, die steht, aber deine Siegchance würde nicht steigen.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: {proposer} gives you {million}, and you have agreed to the offer of {player}, with as much for you.</source>
        <translation>Sag nein zu {proposer} und verhandle nicht weiter: {proposer} gibt dir {million}, und du hast dem Angebot von {player} zugestimmt, mit ebenso viel für dich.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: {proposer} gives you {million}, and you have agreed to the offer of {player}, with {share} for you.</source>
        <extracomment>{share} is more than {million}</extracomment>
        <translation>Sag nein zu {proposer} und verhandle nicht weiter: {proposer} gibt dir {million}, und du hast dem Angebot von {player} zugestimmt, mit {share} für dich.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: {proposer} gives you {million}, and your own offer, with as much for you, is still open.</source>
        <translation>Sag nein zu {proposer} und verhandle nicht weiter: {proposer} gibt dir {million}, und dein eigenes Angebot mit ebenso viel für dich ist noch offen.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: {proposer} gives you {million}, and your own offer, with {share} for you, is still open.</source>
        <extracomment>{share} is more than {million}</extracomment>
        <translation>Sag nein zu {proposer} und verhandle nicht weiter: {proposer} gibt dir {million}, und dein eigenes Angebot mit {share} für dich ist noch offen.</translation>
    </message>
    <message>
        <source>Say no to {proposer}: you would get only {million} instead of {kept}.</source>
        <translation>Sag nein zu {proposer}: Du bekämst nur {million} statt {kept}.</translation>
    </message>
    <message>
        <source>Say no to {proposer}: you would get {million} as before, and others more.</source>
        <translation>Sag nein zu {proposer}: Du bekämst {million} wie zuvor, und andere mehr.</translation>
    </message>
    <message>
        <source>Say no to {proposer}: you would get {million} instead of {kept}, but your chance to win would not grow.</source>
        <translation>Sag nein zu {proposer}: Du bekämst {million} statt {kept}, aber deine Siegchance würde nicht steigen.</translation>
    </message>
    <message>
        <source>Say yes or no to {proposer}: you get {million} as before, and your chance to win is about the same either way.</source>
        <translation>Sag ja oder nein zu {proposer}: Du bekommst {million} wie zuvor, und deine Siegchance ist so oder so etwa dieselbe.</translation>
    </message>
    <message>
        <source>Say yes or no to {proposer}: you would get {million} instead of {kept}, but your chance to win is about the same either way.</source>
        <translation>Sag ja oder nein zu {proposer}: Du bekämst {million} statt {kept}, aber deine Siegchance ist so oder so etwa dieselbe.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you get {million} instead of the {kept} that you have now.</source>
        <extracomment>{kept} is less than {million}</extracomment>
        <translation>Sag ja zu {proposer}: Du bekommst {million} statt der {kept}, die du jetzt hast.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you get {million} instead of {kept}, but in a coalition of {height}; the one that stands has only {mug}.</source>
        <extracomment>{kept} is more than {million}</extracomment>
        <translation>Sag ja zu {proposer}: Du bekommst {million} statt {kept}, aber in einer Koalition von {height}; die jetzige hat nur {mug}.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you get {million} instead of {kept}, but with more to win {proposer} is likely to show more cards, by a guess.</source>
        <translation>Sag ja zu {proposer}: Du bekommst {million} statt {kept}, aber für mehr Geld zeigt {proposer} geschätzt eher mehr Karten.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you get {million} instead of {kept}, but your chance to win gets greater, by a guess.</source>
        <translation>Sag ja zu {proposer}: Du bekommst {million} statt {kept}, aber deine Siegchance wird geschätzt größer.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you get {million} instead of {kept}.</source>
        <translation>Sag ja zu {proposer}: Du bekommst {million} statt {kept}.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you get {million} of {worth}, and there seems to be nothing better for you.</source>
        <translation>Sag ja zu {proposer}: Du bekommst {million} von {worth}, und etwas Besseres gibt es für dich offenbar nicht.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you get {million}, and with {height} you are stronger together than all the others ({others}).</source>
        <translation>Sag ja zu {proposer}: Du bekommst {million}, und mit {height} seid ihr zusammen stärker als alle anderen ({others}).</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you keep your {kept}, and {player}, who has {money}, gets nothing instead of {sum}.</source>
        <extracomment>{sum} is what {player} has in the coalition that stands</extracomment>
        <translation>Sag ja zu {proposer}: Du behältst {kept}, und {player} (mit {money}) bekommt nichts statt {sum}.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you keep your {kept}, and {player}, who has {money}, gets {rest} instead of {sum}.</source>
        <translation>Sag ja zu {proposer}: Du behältst {kept}, und {player} (mit {money}) bekommt {rest} statt {sum}.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you keep your {million}, and with more to win {proposer} is likely to show more cards, by a guess.</source>
        <translation>Sag ja zu {proposer}: Du behältst deine {million}, und für mehr Geld zeigt {proposer} geschätzt eher mehr Karten.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you keep your {million}, and your chance to win gets greater, by a guess.</source>
        <translation>Sag ja zu {proposer}: Du behältst deine {million}, und deine Siegchance wird geschätzt größer.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you keep {million}, at a height of {height} instead of {mug}.</source>
        <translation>Sag ja zu {proposer}: Du behältst {million}, bei einer Höhe von {height} statt {mug}.</translation>
    </message>
    <message>
        <source>Stop negotiating: no offer of yours could beat the mug at {mug}.</source>
        <translation>Verhandle nicht weiter: Kein Angebot von dir könnte den Krug bei {mug} überbieten.</translation>
    </message>
    <message>
        <source>Stop negotiating: there seems to be no offer you could make that helps you to win.</source>
        <translation>Verhandle nicht weiter: Offenbar gibt es kein Angebot von dir, das dir zum Sieg hilft.</translation>
    </message>
    <message>
        <source>Stop negotiating: to wait for the offers of the others promises as much as any of yours.</source>
        <translation>Verhandle nicht weiter: Die Angebote der anderen abzuwarten verspricht so viel wie jedes von dir.</translation>
    </message>
    <message>
        <source>Stop negotiating: you have made all the offers you may make.</source>
        <translation>Verhandle nicht weiter: Du hast alle Angebote gemacht, die erlaubt sind.</translation>
    </message>
    <message>
        <source>Stop negotiating: your coalition stands at {height} against {others}, with {million} for you.</source>
        <translation>Verhandle nicht weiter: Deine Koalition steht mit {height} gegen {others}, mit {million} für dich.</translation>
    </message>
    <message>
        <source>The chance that all agree is about {odds}, by a guess.</source>
        <extracomment>{odds} is a percentage</extracomment>
        <translation>Geschätzt stimmen alle mit etwa {odds} Wahrscheinlichkeit zu.</translation>
    </message>
    <message>
        <source>The chance that all agree is about {odds}, by a guess; other offers of yours would be about as good.</source>
        <translation>Geschätzt stimmen alle mit etwa {odds} Wahrscheinlichkeit zu; andere Angebote von dir wären etwa genauso gut.</translation>
    </message>
    <message>
        <source>The chance that all agree is about {odds}, by a guess; the other things you could do would be about as good.</source>
        <translation>Geschätzt stimmen alle mit etwa {odds} Wahrscheinlichkeit zu; was du sonst tun könntest, wäre etwa genauso gut.</translation>
    </message>
    <message>
        <source>The chance that all agree is about {odds}, by a guess; to say no to {proposer} would be about as good.</source>
        <translation>Geschätzt stimmen alle mit etwa {odds} Wahrscheinlichkeit zu; nein zu {proposer} zu sagen wäre etwa genauso gut.</translation>
    </message>
    <message>
        <source>The chance that all agree is about {odds}, by a guess; to say yes to {proposer} would be about as good.</source>
        <extracomment>{odds} is a percentage</extracomment>
        <translation>Geschätzt stimmen alle mit etwa {odds} Wahrscheinlichkeit zu; ja zu {proposer} zu sagen wäre etwa genauso gut.</translation>
    </message>
    <message>
        <source>The chance that all agree is about {odds}, by a guess; to stop negotiating would be about as good.</source>
        <translation>Geschätzt stimmen alle mit etwa {odds} Wahrscheinlichkeit zu; nicht weiter zu verhandeln wäre etwa genauso gut.</translation>
    </message>
    <message>
        <source>The chance that the opposition wins is about {odds}, by a guess.</source>
        <translation>Geschätzt gewinnt die Opposition mit etwa {odds} Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>The chance that the opposition wins is about {odds}, by a guess; alone you cannot win, so you would share the {worth} with whoever comes, too.</source>
        <translation>Geschätzt gewinnt die Opposition mit etwa {odds} Wahrscheinlichkeit; allein kannst du nicht gewinnen, also teilst du dir die {worth} mit allen, die auch kommen.</translation>
    </message>
    <message>
        <source>The chance that the opposition wins is about {odds}, by a guess; if nobody else comes, you then get all {worth}.</source>
        <translation>Geschätzt gewinnt die Opposition mit etwa {odds} Wahrscheinlichkeit; wenn sonst niemand kommt, bekommst du dann alle {worth}.</translation>
    </message>
    <message>
        <source>The chance that the opposition wins is about {odds}, by a guess; if nobody else comes, you then get {million} of {worth}.</source>
        <extracomment>{odds} is a percentage</extracomment>
        <translation>Geschätzt gewinnt die Opposition mit etwa {odds} Wahrscheinlichkeit; wenn sonst niemand kommt, bekommst du dann {million} von {worth}.</translation>
    </message>
    <message>
        <source>The chance that the opposition wins is about {odds}, by a guess; you then get all {worth}.</source>
        <translation>Geschätzt gewinnt die Opposition mit etwa {odds} Wahrscheinlichkeit; du bekommst dann alle {worth}.</translation>
    </message>
    <message>
        <source>The chance that the opposition wins is about {odds}, by a guess; you then get {million} of {worth}.</source>
        <extracomment>Nobody else can come</extracomment>
        <translation>Geschätzt gewinnt die Opposition mit etwa {odds} Wahrscheinlichkeit; du bekommst dann {million} von {worth}.</translation>
    </message>
    <message>
        <source>The coalition that stands gives you {kept}, too.</source>
        <translation>Auch die Koalition, die steht, gibt dir {kept}.</translation>
    </message>
    <message>
        <source>The coalition that stands gives you {kept}, too; there {player}, who has {money}, gets {sum}, here nothing.</source>
        <translation>Auch die Koalition, die steht, gibt dir {kept}; dort bekommt {player} (jetzt {money}) {sum}, hier nichts.</translation>
    </message>
    <message>
        <source>The coalition that stands gives you {kept}, too; there {player}, who has {money}, gets {sum}, here {rest}.</source>
        <translation>Auch die Koalition, die steht, gibt dir {kept}; dort bekommt {player} (jetzt {money}) {sum}, hier {rest}.</translation>
    </message>
    <message>
        <source>The danger: the others beat {height} if they win {player} over with more than {share}.</source>
        <translation>Die Gefahr: Die anderen überbieten {height}, wenn sie {player} mit mehr als {share} auf ihre Seite ziehen.</translation>
    </message>
    <message>
        <source>The open offer from {proposer}, a coalition of {other} without you, lapses with it.</source>
        <extracomment>An offer that stands makes all other open offers lapse</extracomment>
        <translation>Das offene Angebot von {proposer}, eine Koalition von {other} ohne dich, verfällt damit.</translation>
    </message>
    <message>
        <source>The opposition wins for sure, as the cards of the coalition count {most} at the most; if nobody else comes, you get all {worth}.</source>
        <translation>Die Opposition gewinnt sicher, denn die Karten der Koalition zählen höchstens {most}; wenn sonst niemand kommt, bekommst du alle {worth}.</translation>
    </message>
    <message>
        <source>The opposition wins for sure, as the cards of the coalition count {most} at the most; if nobody else comes, you get {million} of {worth}.</source>
        <extracomment>{most} is what the hidden cards of the coalition count at the most</extracomment>
        <translation>Die Opposition gewinnt sicher, denn die Karten der Koalition zählen höchstens {most}; wenn sonst niemand kommt, bekommst du {million} von {worth}.</translation>
    </message>
    <message>
        <source>The opposition wins for sure, as the cards of the coalition count {most} at the most; you get all {worth}.</source>
        <translation>Die Opposition gewinnt sicher, denn die Karten der Koalition zählen höchstens {most}; du bekommst alle {worth}.</translation>
    </message>
    <message>
        <source>The opposition wins for sure, as the cards of the coalition count {most} at the most; you get {million} of {worth}.</source>
        <translation>Die Opposition gewinnt sicher, denn die Karten der Koalition zählen höchstens {most}; du bekommst {million} von {worth}.</translation>
    </message>
    <message>
        <source>The other opponents can add {most} at the most, so the council cannot be won.</source>
        <extracomment>{most} are points</extracomment>
        <translation>Die anderen in der Opposition können höchstens {most} dazulegen, also ist die Ratssitzung nicht zu gewinnen.</translation>
    </message>
    <message>
        <source>The other things you could do would be about as good.</source>
        <translation>Was du sonst tun könntest, wäre etwa genauso gut.</translation>
    </message>
    <message>
        <source>To ask for {share} is weaker: all would agree with a chance of about {odds}.</source>
        <translation>{share} zu verlangen ist schwächer: Alle würden mit etwa {odds} Wahrscheinlichkeit zustimmen.</translation>
    </message>
    <message>
        <source>To discard a {card} and roll again would be about as good.</source>
        <extracomment>Other cards of the same hand would be worse to discard</extracomment>
        <translation>Eine {card} abwerfen und noch einmal würfeln wäre etwa gleich gut.</translation>
    </message>
    <message>
        <source>To offer {told_split} would be about as good.</source>
        <extracomment>{told_split} is a list of millions and players: &quot;4 for Anna, 3 for Bea&quot;</extracomment>
        <translation>Das Angebot {told_split} wäre etwa genauso gut.</translation>
    </message>
    <message>
        <source>To play councillors would hardly change your chance to win.</source>
        <translation>Gemeinderäte zu spielen würde deine Siegchance kaum ändern.</translation>
    </message>
    <message>
        <source>To push a card forward would hardly change your chance to win.</source>
        <translation>Eine Karte vorzuschieben würde deine Siegchance kaum ändern.</translation>
    </message>
    <message>
        <source>To push a {lower} forward would be about as good.</source>
        <translation>Eine {lower} vorzuschieben wäre etwa gleich gut.</translation>
    </message>
    <message>
        <source>To roll again costs a card and would hardly change your chance to win.</source>
        <translation>Noch einmal zu würfeln kostet eine Karte und würde deine Siegchance kaum ändern.</translation>
    </message>
    <message>
        <source>To say no to {proposer} would be about as good.</source>
        <translation>Nein zu {proposer} zu sagen wäre etwa genauso gut.</translation>
    </message>
    <message>
        <source>To say yes to {proposer} would be about as good.</source>
        <translation>Ja zu {proposer} zu sagen wäre etwa genauso gut.</translation>
    </message>
    <message>
        <source>When you have drawn a card, your hand is the smallest with {left} instead of {more}, and a journalist would cost the others {million} in all instead of {kept}.</source>
        <translation>Wenn du eine Karte gezogen hast, ist deine Hand mit {left} statt {more} die kleinste, und ein Journalist würde die anderen zusammen {million} statt {kept} kosten.</translation>
    </message>
    <message>
        <source>Which of your cards you discard makes hardly any difference.</source>
        <translation>Es macht kaum einen Unterschied, welche deiner Karten abgeworfen wird.</translation>
    </message>
    <message>
        <source>Who is not paid draws a card when the turn ends.</source>
        <translation>Wer nicht bezahlt wird, zieht am Ende des Zuges eine Karte.</translation>
    </message>
    <message>
        <source>Who is not paid draws a card, and each card makes you stronger in the turns to come.</source>
        <extracomment>Why cards are kept though the council is likely won</extracomment>
        <translation>Wer nicht bezahlt wird, zieht eine Karte, und jede Karte macht dich in den nächsten Zügen stärker.</translation>
    </message>
    <message>
        <source>Who is not paid draws a card: if you use none you hold {number} then, the smallest hand {least}, and a journalist would cost you {million}.</source>
        <extracomment>{number} and {least} are numbers of cards at the end of the turn</extracomment>
        <translation>Wer nicht bezahlt wird, zieht eine Karte: Wenn du keine einsetzt, hast du dann {number}, die kleinste Hand {least}, und ein Journalist würde dich {million} kosten.</translation>
    </message>
    <message>
        <source>Why {player} may agree: {share} here, and nothing in the coalition that stands.</source>
        <translation>Warum {player} zustimmen kann: {share} hier und nichts in der Koalition, die steht.</translation>
    </message>
    <message>
        <source>Why {player} may agree: {share} here, and {kept} in the coalition that stands.</source>
        <extracomment>{share} is more than {kept}</extracomment>
        <translation>Warum {player} zustimmen kann: {share} hier und {kept} in der Koalition, die steht.</translation>
    </message>
    <message>
        <source>With a 6 you would have {best}; the next strongest has {others} now.</source>
        <translation>Mit einer 6 hättest du {best}; wer dir am nächsten kommt, hat jetzt {others}.</translation>
    </message>
    <message>
        <source>With a 6 you would have {best}; the strongest has {others} now.</source>
        <extracomment>{best} is the strength with a 6</extracomment>
        <translation>Mit einer 6 hättest du {best}; der Stärkste hat jetzt {others}.</translation>
    </message>
    <message>
        <source>With {strength} nobody is stronger than you.</source>
        <translation>Mit {strength} ist niemand stärker als du.</translation>
    </message>
    <message>
        <source>With {strength} you are the strongest; the next has {others}.</source>
        <translation>Mit {strength} bist du am stärksten; der Nächste hat {others}.</translation>
    </message>
    <message>
        <source>You are the only opponent, so the council cannot be won.</source>
        <translation>Du bist allein in der Opposition, also ist die Ratssitzung nicht zu gewinnen.</translation>
    </message>
    <message>
        <source>You can still call the council: the opposition has {others} against {mug}.</source>
        <translation>Du kannst noch die Ratssitzung einberufen: Die Opposition hat {others} gegen {mug}.</translation>
    </message>
    <message>
        <source>You can still call the council; there the opposition must show {need} points more than the coalition.</source>
        <extracomment>{need} is a number of points, 2 or more</extracomment>
        <translation>Du kannst noch die Ratssitzung einberufen; dort muss die Opposition {need} Punkte mehr zeigen als die Koalition.</translation>
    </message>
    <message>
        <source>You could ask for {share} yourself, but all would agree with a chance of about {odds}.</source>
        <translation>Du könntest selbst {share} verlangen, aber alle würden nur mit etwa {odds} Wahrscheinlichkeit zustimmen.</translation>
    </message>
    <message>
        <source>You get {million} in any case.</source>
        <translation>Du bekommst auf jeden Fall {million}.</translation>
    </message>
    <message>
        <source>You get {share} in any case, but if you keep your cards you hold {number}, the smallest hand {least}, and a journalist would cost you {million}.</source>
        <extracomment>{share} is what one gets</extracomment>
        <translation>Du bekommst auf jeden Fall {share}, aber wenn du deine Karten behältst, hast du {number}, die kleinste Hand {least}, und ein Journalist würde dich {million} kosten.</translation>
    </message>
    <message>
        <source>You have agreed to the offer of {player}, too, with {share} for you: the first that all agree to will stand.</source>
        <translation>Du hast auch dem Angebot von {player} zugestimmt, mit {share} für dich: Es gilt das, dem zuerst alle zustimmen.</translation>
    </message>
    <message>
        <source>You have no card to call the council with.</source>
        <translation>Du hast keine Karte, um die Ratssitzung einzuberufen.</translation>
    </message>
    <message>
        <source>You have {strength}, and the strongest has {others}.</source>
        <translation>Du hast {strength}, und der Stärkste hat {others}.</translation>
    </message>
    <message>
        <source>You may as well leave it at that: your chance to win would be about the same.</source>
        <translation>Du kannst es ebenso gut dabei lassen: Deine Siegchance wäre etwa dieselbe.</translation>
    </message>
    <message>
        <source>You may as well play no councillor: your chance to win would be about the same.</source>
        <translation>Du kannst ebenso gut keinen Gemeinderat spielen: Deine Siegchance wäre etwa dieselbe.</translation>
    </message>
    <message>
        <source>You may as well push no card forward: your chance to win would be about the same.</source>
        <translation>Du kannst ebenso gut keine Karte vorschieben: Deine Siegchance wäre etwa dieselbe.</translation>
    </message>
    <message>
        <source>You may as well stop negotiating: your chance to win would be about the same.</source>
        <translation>Du kannst ebenso gut nicht weiter verhandeln: Deine Siegchance wäre etwa dieselbe.</translation>
    </message>
    <message>
        <source>Your hand is then the smallest with {left} instead of {more}, and a journalist would cost the others {million} in all instead of {kept}.</source>
        <extracomment>{left} and {more} are numbers of cards; {million} is more than {kept}</extracomment>
        <translation>Deine Hand ist dann mit {left} statt {more} die kleinste, und ein Journalist würde die anderen zusammen {million} statt {kept} kosten.</translation>
    </message>
    <message>
        <source>Your own offer, with {share} for you, stays open, too: the first that all agree to will stand.</source>
        <extracomment>One is told to say yes to an offer with less than {share}, to which others must still agree</extracomment>
        <translation>Dein eigenes Angebot mit {share} für dich bleibt auch offen: Es gilt das, dem zuerst alle zustimmen.</translation>
    </message>
    <message>
        <source>Your side wins with a chance of about {odds}, by a guess.</source>
        <extracomment>{odds} and {other_odds} are percentages</extracomment>
        <translation>Geschätzt gewinnt deine Seite mit etwa {odds} Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>Your side wins with a chance of about {odds}, by a guess; if you played a councillor of value {told_cards}, with about {other_odds}.</source>
        <extracomment>{told_cards} is the value of one card</extracomment>
        <translation>Geschätzt gewinnt deine Seite mit etwa {odds} Wahrscheinlichkeit; mit einem Gemeinderat mit dem Wert {told_cards} wären es etwa {other_odds}.</translation>
    </message>
    <message>
        <source>Your side wins with a chance of about {odds}, by a guess; if you played cards worth {told_cards}, with about {other_odds}.</source>
        <extracomment>{told_cards} are values of cards that could be played: &quot;3 + 2 = 5&quot;</extracomment>
        <translation>Geschätzt gewinnt deine Seite mit etwa {odds} Wahrscheinlichkeit; mit Karten im Wert von {told_cards} wären es etwa {other_odds}.</translation>
    </message>
    <message>
        <source>Your side wins with a chance of about {odds}, by a guess; if you played none, with about {other_odds}.</source>
        <translation>Geschätzt gewinnt deine Seite mit etwa {odds} Wahrscheinlichkeit; ohne Karten wären es etwa {other_odds}.</translation>
    </message>
    <message>
        <source>{askers_told} offer you {share} at the most; here you ask for {million}.</source>
        <extracomment>{askers_told} are several players; {share} is less than {million}</extracomment>
        <translation>{askers_told} bieten dir höchstens {share}; hier verlangst du {million}.</translation>
    </message>
    <message>
        <source>{player} is your richest rival with {money} and would lose the {kept} of the coalition that stands.</source>
        <extracomment>{player} is richer than all other rivals, and is a member of the coalition that stands</extracomment>
        <translation>{player} hat von deinen Rivalen am meisten Geld ({money}) und würde die {kept} der Koalition verlieren, die steht.</translation>
    </message>
    <message>
        <source>{player} must agree, too, for {share} instead of {kept} in the coalition that stands.</source>
        <extracomment>{share} is less than {kept}</extracomment>
        <translation>{player} muss auch zustimmen, für {share} statt {kept} in der Koalition, die steht.</translation>
    </message>
    <message>
        <source>{player}, your richest rival with {money}, gets nothing by it.</source>
        <translation>{player} hat von deinen Rivalen am meisten Geld ({money}) und bekommt dabei nichts.</translation>
    </message>
    <message>
        <source>{proposer} offers you less: {share}.</source>
        <translation>{proposer} bietet dir weniger: {share}.</translation>
    </message>
    <message>
        <source>{proposer} offers you {share} only; here you ask for {million}.</source>
        <translation>{proposer} bietet dir nur {share}; hier verlangst du {million}.</translation>
    </message>
    <message>
        <source>{proposer} offers you {share}, but in a coalition of {other}; here it is one of {height}.</source>
        <translation>{proposer} bietet dir {share}, aber in einer Koalition von {other}; hier ist es eine von {height}.</translation>
    </message>
    <message>
        <source>{proposer} offers you {share}, but there the chance that all agree is only about {odds}, by a guess.</source>
        <translation>{proposer} bietet dir {share}, aber dort stimmen geschätzt nur mit etwa {odds} Wahrscheinlichkeit alle zu.</translation>
    </message>
    <message>
        <source>{proposer} offers you {share}, but there {player}, who has {money}, gets {sum}, here nothing.</source>
        <extracomment>{share} is more than here</extracomment>
        <translation>{proposer} bietet dir {share}, aber dort bekommt {player} (jetzt {money}) {sum}, hier nichts.</translation>
    </message>
    <message>
        <source>{proposer} offers you {share}, but there {player}, who has {money}, gets {sum}, here {rest}.</source>
        <translation>{proposer} bietet dir {share}, aber dort bekommt {player} (jetzt {money}) {sum}, hier {rest}.</translation>
    </message>
    <message>
        <source>{proposer} offers you {share}, less than the {kept} you have in the coalition that stands.</source>
        <extracomment>An offer that waits, beside another coalition; {kept} is more than {share}</extracomment>
        <translation>{proposer} bietet dir {share}, weniger als die {kept}, die du in der Koalition hast, die steht.</translation>
    </message>
    <message>
        <source>{proposer} offers you {share}, too, but there the chance that all agree is only about {odds}, by a guess.</source>
        <extracomment>An offer that waits, beside another one that one is told to accept</extracomment>
        <translation>{proposer} bietet dir auch {share}, aber dort stimmen geschätzt nur mit etwa {odds} Wahrscheinlichkeit alle zu.</translation>
    </message>
    <message>
        <source>{proposer} offers you {share}, too; there {player}, who has {money}, gets {sum}, here nothing.</source>
        <extracomment>{player} gets {sum} in an offer that waits, and nothing in the coalition that the hint is about</extracomment>
        <translation>{proposer} bietet dir auch {share}; dort bekommt {player} (jetzt {money}) {sum}, hier nichts.</translation>
    </message>
    <message>
        <source>{proposer} offers you {share}, too; there {player}, who has {money}, gets {sum}, here {rest}.</source>
        <translation>{proposer} bietet dir auch {share}; dort bekommt {player} (jetzt {money}) {sum}, hier {rest}.</translation>
    </message>
</context>
<context>
    <name>SaludosCounts</name>
    <message>
        <source>Coalitions</source>
        <extracomment>The head of a column of numbers</extracomment>
        <translation>Koalitionen</translation>
    </message>
    <message>
        <source>Favourite partners</source>
        <extracomment>A heading, above those with whom somebody is often in a coalition</extracomment>
        <translation>Liebste Partner</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Die Würfel</translation>
    </message>
</context>
<context>
    <name>SaludosDeed</name>
    <message>
        <source>Attends the council</source>
        <translation>Kommt zur Ratssitzung</translation>
    </message>
    <message>
        <source>Bonus: {amount}</source>
        <translation>Bonus: {amount}</translation>
    </message>
    <message>
        <source>Called the council</source>
        <translation>Ratssitzung einberufen</translation>
    </message>
    <message>
        <source>Councillor: {only_card}</source>
        <translation>Gemeinderat: {only_card}</translation>
    </message>
    <message>
        <source>Councillors: {sum_of}</source>
        <translation>Gemeinderäte: {sum_of}</translation>
    </message>
    <message>
        <source>Did not call the council</source>
        <translation>Ratssitzung nicht einberufen</translation>
    </message>
    <message>
        <source>Discarded a councillor</source>
        <translation>Gemeinderat abgeworfen</translation>
    </message>
    <message>
        <source>Done negotiating</source>
        <translation>Fertig verhandelt</translation>
    </message>
    <message>
        <source>Drew a councillor</source>
        <translation>Gemeinderat gezogen</translation>
    </message>
    <message>
        <source>Drew a journalist</source>
        <translation>Journalist gezogen</translation>
    </message>
    <message>
        <source>Got {amount}</source>
        <translation>Hat {amount} bekommen</translation>
    </message>
    <message>
        <source>Has chosen, face down</source>
        <translation>Hat verdeckt gewählt</translation>
    </message>
    <message>
        <source>Lost {loss}</source>
        <translation>{loss} verloren</translation>
    </message>
    <message>
        <source>Mug at {height}</source>
        <extracomment>The mug and the strength to which it moves</extracomment>
        <translation>Krug auf {height}</translation>
    </message>
    <message>
        <source>Negotiates again</source>
        <translation>Verhandelt wieder</translation>
    </message>
    <message>
        <source>No councillor</source>
        <extracomment>What was shown: &quot;3 + 2 = 5&quot;</extracomment>
        <translation>Kein Gemeinderat</translation>
    </message>
    <message>
        <source>No to {proposer}</source>
        <translation>Nein zu {proposer}</translation>
    </message>
    <message>
        <source>Nothing more to propose</source>
        <translation>Nichts mehr vorzuschlagen</translation>
    </message>
    <message>
        <source>Nothing to lose</source>
        <translation>Nichts zu verlieren</translation>
    </message>
    <message>
        <source>Offers {height} alone</source>
        <extracomment>{height} is the strength of the coalition</extracomment>
        <translation>Bietet allein {height}</translation>
    </message>
    <message>
        <source>Offers {height} with {partners}</source>
        <translation>Bietet {height} mit {partners}</translation>
    </message>
    <message>
        <source>Proposes another split</source>
        <translation>Schlägt eine andere Aufteilung vor</translation>
    </message>
    <message>
        <source>Rolled {pips}: strength {strength}</source>
        <translation>{pips} gewürfelt: Stärke {strength}</translation>
    </message>
    <message>
        <source>Rolls no more</source>
        <translation>Würfelt nicht mehr</translation>
    </message>
    <message>
        <source>Stays out of the council</source>
        <translation>Bleibt der Ratssitzung fern</translation>
    </message>
    <message>
        <source>Withdrew the offer</source>
        <translation>Angebot zurückgezogen</translation>
    </message>
    <message>
        <source>Yes to {proposer}</source>
        <translation>Ja zu {proposer}</translation>
    </message>
    <message>
        <source>{project}: worth {worth}</source>
        <extracomment>What somebody did, on their card: the section drawn from the bag, and what it is worth</extracomment>
        <translation>{project}: {worth}</translation>
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
        <translation>Abgemacht! Der Krug rückt auf {height}. Die Koalition, in Millionen: {split}.</translation>
    </message>
    <message>
        <source>Agreed! The new split, in millions: {split}.</source>
        <translation>Abgemacht! Die neue Aufteilung, in Millionen: {split}.</translation>
    </message>
    <message>
        <source>Cards in the deck: {deck}, needed: {entitled}. Nobody draws a councillor.</source>
        <translation>Karten im Stapel: {deck}, benötigt: {entitled}. Niemand zieht einen Gemeinderat.</translation>
    </message>
    <message>
        <source>Councillors discarded after the council: {number}.</source>
        <translation>Nach der Ratssitzung abgeworfene Gemeinderäte: {number}.</translation>
    </message>
    <message>
        <source>Everybody rolls: {dice}. Strengths: {strengths}.</source>
        <extracomment>{dice} and {strengths} are lists: &quot;Anna (4), Bea (3)&quot;</extracomment>
        <translation>Alle würfeln: {dice}. Stärken: {strengths}.</translation>
    </message>
    <message>
        <source>For {player} only: a councillor of value {only_card} was chosen.</source>
        <translation>Nur für {player}: Gewählt wurde ein Gemeinderat mit dem Wert {only_card}.</translation>
    </message>
    <message>
        <source>For {player} only: no councillor was chosen.</source>
        <translation>Nur für {player}: Es wurde kein Gemeinderat gewählt.</translation>
    </message>
    <message>
        <source>For {player} only: the chosen councillors make {sum_of}.</source>
        <extracomment>{sum_of} is a sum of values: &quot;3 + 2 = 5&quot;</extracomment>
        <translation>Nur für {player}: Die gewählten Gemeinderäte ergeben {sum_of}.</translation>
    </message>
    <message>
        <source>For {player} only: the councillor pushed forward has value {card}.</source>
        <translation>Nur für {player}: Der vorgeschobene Gemeinderat hat den Wert {card}.</translation>
    </message>
    <message>
        <source>For {player} only: the discarded councillor has value {card}.</source>
        <translation>Nur für {player}: Der abgeworfene Gemeinderat hat den Wert {card}.</translation>
    </message>
    <message>
        <source>For {player} only: the new councillor has value {card}.</source>
        <translation>Nur für {player}: Der neue Gemeinderat hat den Wert {card}.</translation>
    </message>
    <message>
        <source>No offer stands: nobody is paid, and everyone draws a councillor.</source>
        <translation>Kein Angebot ist zustande gekommen: Niemand bekommt Geld, und alle ziehen einen Gemeinderat.</translation>
    </message>
    <message>
        <source>Nobody has stronger councillors: {player} gets a bonus of {amount} and is at {money}.</source>
        <translation>Niemand hat stärkere Gemeinderäte: {player} bekommt {amount} Bonus und steht bei {money}.</translation>
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
        <translation>Die Ratssitzung beginnt. Aufteilung in Millionen bei der Koalition: {split}; bei der Opposition: {counter}.</translation>
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
        <translation>Der Krug rückt auf {height}: {player} ganz allein.</translation>
    </message>
    <message>
        <source>The negotiation is over: a coalition at {height}. In millions: {split}.</source>
        <translation>Die Verhandlung ist zu Ende: eine Koalition bei {height}. In Millionen: {split}.</translation>
    </message>
    <message>
        <source>The negotiation is over: {member} stands alone at {height}.</source>
        <translation>Die Verhandlung ist zu Ende: {member} ganz allein bei {height}.</translation>
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
        <translation>{player} wirft einen Gemeinderat ab und würfelt noch einmal. Noch auf der Hand: {cards}.</translation>
    </message>
    <message>
        <source>{player} does not call the council.</source>
        <translation>{player} beruft keine Ratssitzung ein.</translation>
    </message>
    <message>
        <source>{player} draws a councillor. Now in hand: {cards}.</source>
        <translation>{player} zieht einen Gemeinderat. Jetzt auf der Hand: {cards}.</translation>
    </message>
    <message>
        <source>{player} draws a journalist! Every card above the smallest hand ({smallest}) costs a million.</source>
        <translation>{player} zieht einen Journalisten! Jede Karte, die man mehr hat als die kleinste Hand ({smallest}), kostet eine Million.</translation>
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
        <source>{player} offers a coalition of {height} with {partners}. In millions: {split}.</source>
        <extracomment>{split} is a list of millions and players: &quot;4 for Anna, 3 for Bea&quot;</extracomment>
        <translation>{player} bietet {partners} eine Koalition von {height} an. In Millionen: {split}.</translation>
    </message>
    <message>
        <source>{player} offers to stand alone with {height}.</source>
        <translation>{player} bietet an, mit {height} allein zu stehen.</translation>
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
        <translation>{player} zeigt einen Gemeinderat mit dem Wert {only_card}.</translation>
    </message>
    <message>
        <source>{player} shows councillors: {sum_of}.</source>
        <translation>{player} zeigt Gemeinderäte: {sum_of}.</translation>
    </message>
    <message>
        <source>{player} shows no councillor.</source>
        <translation>{player} zeigt keinen Gemeinderat.</translation>
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
    <name>SaludosGuide</name>
    <message>
        <source>A council you can win</source>
        <translation>Eine Ratssitzung, die du gewinnen kannst</translation>
    </message>
    <message>
        <source>A journalist from the bag costs you a million for each card that you hold more than the smallest hand. The match ends with the fourth complete project, or with the second journalist who stays: the richest player wins.</source>
        <translation>Journalisten aus dem Beutel kosten dich eine Million für jede Karte, die du mehr hast als die kleinste Hand. Die Partie endet mit dem vierten fertigen Projekt oder mit dem zweiten Journalisten, der bleibt: Wer dann am meisten Geld hat, gewinnt.</translation>
    </message>
    <message>
        <source>A no is not the end</source>
        <translation>Ein Nein ist nicht das Ende</translation>
    </message>
    <message>
        <source>An offer names a coalition and splits all the millions among its members. The mug shows how strong the coalition is: a new one must be stronger. Once all its members have accepted, the mug moves up there.</source>
        <translation>Ein Angebot nennt eine Koalition und teilt alle Millionen unter ihren Mitgliedern auf. Der Krug zeigt, wie stark die Koalition ist: Eine neue muss stärker sein. Haben alle ihre Mitglieder angenommen, rückt der Krug auf diese Höhe.</translation>
    </message>
    <message>
        <source>Both sides choose cards in secret: their values are added to the mug of the coalition or to the biscuit of the opposition. Choose as many as you like, also none. Then all are turned over, and the side with more is paid.</source>
        <translation>Beide Seiten wählen verdeckt Karten: Deren Werte zählen zum Krug der Koalition oder zum Keks der Opposition. Wähle so viele, wie du willst, auch gar keine. Dann werden alle aufgedeckt, und die Seite mit mehr wird bezahlt.</translation>
    </message>
    <message>
        <source>Enough said?</source>
        <translation>Alles gesagt?</translation>
    </message>
    <message>
        <source>Journalists, and the end</source>
        <translation>Journalisten und das Ende</translation>
    </message>
    <message>
        <source>Make an offer</source>
        <translation>Ein Angebot machen</translation>
    </message>
    <message>
        <source>Money or cards</source>
        <translation>Geld oder Karten</translation>
    </message>
    <message>
        <source>One click makes an offer that is ready below, such as “Likely to be accepted”. Or make one of your own: choose partners and share out the millions. Everybody in it gets at least one million and has to agree.</source>
        <translation>Ein Klick macht eines der fertigen Angebote unten, etwa „Wird wohl angenommen“. Oder mach ein eigenes: Such dir Partner aus und verteil die Millionen. Wer dazugehört, bekommt mindestens eine Million und muss zustimmen.</translation>
    </message>
    <message>
        <source>That is bargaining: whoever says no wants more. Offer them a million or two more, or ask somebody else. You may make three offers before the mug moves.</source>
        <translation>So verhandelt man: Wer Nein sagt, will mehr. Biete eine oder zwei Millionen mehr oder frag jemand anderen. Drei Angebote sind erlaubt, bevor sich der Krug bewegt.</translation>
    </message>
    <message>
        <source>The cards decide</source>
        <translation>Die Karten entscheiden</translation>
    </message>
    <message>
        <source>The council</source>
        <translation>Die Ratssitzung</translation>
    </message>
    <message>
        <source>The mug to beat</source>
        <translation>Den Krug überbieten</translation>
    </message>
    <message>
        <source>The side that won is paid and moves up on the money track. Everyone who was not paid draws a card, and is stronger the next time.</source>
        <translation>Die siegreiche Seite bekommt das Geld und rückt auf der Geldleiste vor. Wer leer ausgeht, zieht eine Karte und ist beim nächsten Mal stärker.</translation>
    </message>
    <message>
        <source>The village builds</source>
        <translation>Das Dorf baut</translation>
    </message>
    <message>
        <source>This section came out of the bag. It is worth its printed number, plus one for each section of its project already there, plus one. Who gets these millions is what you all talk about.</source>
        <translation>Dieser Bauabschnitt kam aus dem Beutel. Sein Wert: die aufgedruckte Zahl, plus eins für jeden Bauabschnitt des Projekts, der schon vorher da war, plus noch eins. Wer diese Millionen bekommt, darüber verhandelt ihr jetzt alle.</translation>
    </message>
    <message>
        <source>This time it is worth a try: the strengths of all who are left out and your own cards are more than the mug. Call the council with a card, or attend it if it is called; you can add your other cards in the end.</source>
        <translation>Diesmal lohnt sich der Versuch: Die Stärken aller, die leer ausgehen, und deine Karten sind zusammen mehr als der Krug. Beruf mit einer Karte die Ratssitzung ein, oder komm, wenn sie einberufen ist; die anderen Karten kannst du am Ende dazulegen.</translation>
    </message>
    <message>
        <source>Whoever has the most money in the end wins. For every section that is built, form a coalition that is strong enough, and bargain for your share.</source>
        <translation>Wer am Ende das meiste Geld hat, gewinnt. Bilde für jeden Bauabschnitt eine Koalition, die stark genug ist, und handle deinen Anteil aus.</translation>
    </message>
    <message>
        <source>Whoever is left out is the opposition. With a card pushed forward they may call the council: there both sides add the values of the cards they choose to their strengths. The coalition wins ties.</source>
        <translation>Wer nicht dabei ist, gehört zur Opposition. Mit einer vorgeschobenen Karte kann sie die Ratssitzung einberufen: Dort zählen beide Seiten die Werte der Karten, die sie wählen, zu ihren Stärken dazu. Bei Gleichstand gewinnt die Koalition.</translation>
    </message>
    <message>
        <source>You are left out, so you may fight for the money: call the council with a card, or attend it with one if somebody else has called it. That pays if your side’s strengths and cards can be more than the mug and theirs. Else stay out and keep your cards.</source>
        <translation>Du gehst leer aus, also darfst du um das Geld kämpfen: Beruf mit einer Karte die Ratssitzung ein, oder komm mit einer Karte, wenn jemand anders sie einberufen hat. Das lohnt sich, wenn eure Stärken und Karten mehr sein können als der Krug und ihre Karten. Sonst bleib weg und behalte deine Karten.</translation>
    </message>
    <message>
        <source>You may make more offers, or accept a better one from others, even if that takes you out of the coalition. Say done when you have nothing more to offer: the negotiation closes when all are done.</source>
        <translation>Du darfst weitere Angebote machen oder ein besseres von anderen annehmen, auch wenn du damit die Koalition verlässt. Drück auf Fertig, wenn du nichts mehr anzubieten hast: Die Verhandlung endet, wenn alle fertig sind.</translation>
    </message>
    <message>
        <source>Your council</source>
        <translation>Deine Ratssitzung</translation>
    </message>
    <message>
        <source>Your strength</source>
        <translation>Deine Stärke</translation>
    </message>
    <message>
        <source>Your strength is your die plus the number of your cards. You may discard a card to roll again, but cards also count in the council. Say ready if you like what you have.</source>
        <translation>Deine Stärke ist dein Würfel plus die Zahl deiner Karten. Du darfst eine Karte abwerfen und noch einmal würfeln, aber auch in der Ratssitzung zählen Karten. Drück auf Fertig, wenn du zufrieden bist.</translation>
    </message>
</context>
<context>
    <name>SaludosLine</name>
    <message>
        <source>Bonus for the strongest councillors</source>
        <translation>Bonus für die stärksten Gemeinderäte</translation>
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
        <source>−1 million</source>
        <extracomment>A loss</extracomment>
        <translation>−1&#xa0;Million</translation>
    </message>
    <message>
        <source>−{number} million</source>
        <extracomment>A loss; {number} is 2 or more</extracomment>
        <translation>−{number}&#xa0;Millionen</translation>
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
        <source>Strength {height} beats the mug at {mug}. The others have {opposition}.</source>
        <extracomment>What an offer would come to; {height} is the strength of all its members together</extracomment>
        <translation>Stärke {height} überbietet den Krug auf {mug}. Die anderen haben {opposition}.</translation>
    </message>
    <message>
        <source>Strength {height} is not enough: {least_height} would beat the mug.</source>
        <extracomment>{least_height} is the least height that beats the mug</extracomment>
        <translation>Stärke {height} reicht nicht: Gegen den Krug sind {least_height} nötig.</translation>
    </message>
    <message>
        <source>Strength {height}, and nobody is left out.</source>
        <translation>Stärke {height}, und alle sind dabei.</translation>
    </message>
    <message>
        <source>Strength {height}. Shared out too much: {excess}.</source>
        <extracomment>{excess} is a sum of money</extracomment>
        <translation>Stärke {height}. Zu viel verteilt: {excess}.</translation>
    </message>
    <message>
        <source>Strength {height}. Still to be shared out: {rest}.</source>
        <extracomment>{rest} is a sum of money</extracomment>
        <translation>Stärke {height}. Noch zu verteilen: {rest}.</translation>
    </message>
    <message>
        <source>Strength {height}. The others have {opposition}.</source>
        <extracomment>Nothing stands yet</extracomment>
        <translation>Stärke {height}. Die anderen haben {opposition}.</translation>
    </message>
    <message>
        <source>Whatever is shown, the coalition wins: it has {coalition}, the opposition {opposition} at the most.</source>
        <extracomment>A council is decided before any card is shown; both are heights</extracomment>
        <translation>Was auch aufgedeckt wird, die Koalition gewinnt: Sie hat {coalition}, die Opposition höchstens {opposition}.</translation>
    </message>
    <message>
        <source>Whatever is shown, the opposition wins: it has {opposition} at the least, the coalition {coalition} at the most.</source>
        <extracomment>A council is decided before any card is shown; both are heights</extracomment>
        <translation>Was auch aufgedeckt wird, die Opposition gewinnt: Sie hat mindestens {opposition}, die Koalition höchstens {coalition}.</translation>
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
    <name>SaludosProgress</name>
    <message>
        <source>Before the first turn</source>
        <extracomment>Nobody has reached into the bag yet</extracomment>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Journalists: {journalists} of {last_journalist}</source>
        <extracomment>Journalists who stay on the board; the last one ends the match</extracomment>
        <translation>Journalisten: {journalists} von {last_journalist}</translation>
    </message>
    <message>
        <source>Projects: {completed} of {last_project}</source>
        <translation>Projekte: {completed} von {last_project}</translation>
    </message>
    <message>
        <source>Sections left: {sections_left}</source>
        <extracomment>Of all projects together</extracomment>
        <translation>Bauabschnitte übrig: {sections_left}</translation>
    </message>
    <message>
        <source>The next project ends the match</source>
        <extracomment>Three projects are complete</extracomment>
        <translation>Das nächste Projekt beendet die Partie</translation>
    </message>
    <message>
        <source>Turn {turn_number}</source>
        <translation>Zug {turn_number}</translation>
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
        <translation>Je ein Gemeinderat: {players}.</translation>
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
        <translation>{player}: Gemeinderäte für die Abstimmung wählen, oder keine.</translation>
    </message>
    <message>
        <source>{player}: discard a card to roll again, or keep your {die}.</source>
        <translation>{player}: eine Karte abwerfen und noch einmal würfeln oder die {die} behalten.</translation>
    </message>
    <message>
        <source>{player}: propose another split, or say that you are ready.</source>
        <translation>{player}: eine andere Aufteilung vorschlagen oder sich fertig melden.</translation>
    </message>
    <message>
        <source>{player}: the coalition pays you {share}. Be done, or offer a stronger one: above {mug}.</source>
        <extracomment>The player is in the coalition that stands; {share} is a sum of money</extracomment>
        <translation>{player}: Die Koalition bringt {share}. Sich fertig melden oder eine stärkere bieten: über {mug}.</translation>
    </message>
    <message>
        <source>{player}: the coalition pays you {share}. Be done, or offer a stronger one: above {mug}. Offers left: {left}.</source>
        <extracomment>{share} is a sum of money, {left} a number</extracomment>
        <translation>{player}: Die Koalition bringt {share}. Sich fertig melden oder eine stärkere bieten: über {mug}. Angebote übrig: {left}.</translation>
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
        <source>{player}: you have no proposal left. Say that you are ready.</source>
        <translation>{player}: kein Vorschlag mehr übrig, also sich fertig melden.</translation>
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
        <source>{player}: {worth} to share out. Beat the mug at {mug}, or be done.</source>
        <translation>{player}: {worth} zu verteilen. Den Krug auf {mug} überbieten oder sich fertig melden.</translation>
    </message>
    <message>
        <source>{player}: {worth} to share out. Beat the mug at {mug}, or be done. Offers left: {left}.</source>
        <translation>{player}: {worth} zu verteilen. Den Krug auf {mug} überbieten oder sich fertig melden. Angebote übrig: {left}.</translation>
    </message>
    <message>
        <source>{player}: {worth} to share out. Make an offer, or be done.</source>
        <extracomment>{worth} is a sum of money</extracomment>
        <translation>{player}: {worth} zu verteilen. Ein Angebot machen oder sich fertig melden.</translation>
    </message>
    <message>
        <source>{player}: {worth} to share out. Make an offer, or be done. Offers left: {left}.</source>
        <extracomment>{worth} is a sum of money, {left} a number</extracomment>
        <translation>{player}: {worth} zu verteilen. Ein Angebot machen oder sich fertig melden. Angebote übrig: {left}.</translation>
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
        <source>Another split, own share {million} (until now {held})</source>
        <extracomment>In the council: {million} is the own share with another split, {held} the one there is</extracomment>
        <translation>Eine andere Aufteilung, eigener Anteil {million} (bisher {held})</translation>
    </message>
    <message>
        <source>Being left out while others share {million}</source>
        <translation>Leer ausgehen, während andere sich {million} teilen</translation>
    </message>
    <message>
        <source>Councillors spent ({cards}, worth {points} in all)</source>
        <extracomment>{cards} is how many, {points} is the sum of their values</extracomment>
        <translation>Eingesetzte Gemeinderäte ({cards}, im Wert von zusammen {points})</translation>
    </message>
    <message>
        <source>Own share, {million} of {worth}</source>
        <extracomment>A part of what a bot expects, in a list; its amount stands beside it</extracomment>
        <translation>Eigener Anteil, {million} von {worth}</translation>
    </message>
    <message>
        <source>Rather a deal than none</source>
        <translation>Lieber eine Einigung als keine</translation>
    </message>
    <message>
        <source>Strength after another roll (now {strength})</source>
        <translation>Stärke nach einem neuen Wurf (jetzt {strength})</translation>
    </message>
    <message>
        <source>The coalition may not last ({chance}%), {mug} against {biscuit}</source>
        <extracomment>{chance} is a percentage: how likely it is that others outbid or overthrow the coalition</extracomment>
        <translation>Die Koalition hält vielleicht nicht ({chance}&#xa0;%), {mug} gegen {biscuit}</translation>
    </message>
    <message>
        <source>The other rivals get {million}</source>
        <translation>Die übrigen Gegner bekommen {million}</translation>
    </message>
    <message>
        <source>What the others may still agree on</source>
        <extracomment>What the rest of the negotiation may bring, while no coalition stands</extracomment>
        <translation>Worauf sich die anderen noch einigen könnten</translation>
    </message>
    <message>
        <source>What the turn promised until now</source>
        <extracomment>The chance to win counts already what the turn is likely to bring; this is what one gives up of it</extracomment>
        <translation>Was der Zug bisher versprach</translation>
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
        <translation>Eine Wahl nennt, wie viele Gemeinderäte mit dem Wert 1, 2 und 3 gespielt werden.</translation>
    </message>
    <message>
        <source>A split has a number for each of the {needed} players, not {number}.</source>
        <translation>Eine Aufteilung nennt {needed} Zahlen, eine für jeden Spieler, nicht {number}.</translation>
    </message>
    <message>
        <source>An offer of {height} is too low: the mug stands at {mug}.</source>
        <translation>Ein Angebot von {height} ist zu niedrig: Der Krug steht auf {mug}.</translation>
    </message>
    <message>
        <source>Councillors to draw: {needed}, not {number}.</source>
        <translation>Zu ziehende Gemeinderäte: {needed}, nicht {number}.</translation>
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
        <translation>Erst müssen die Gemeinderäte gezogen werden.</translation>
    </message>
    <message>
        <source>First the die must be rolled again.</source>
        <translation>Erst muss noch einmal gewürfelt werden.</translation>
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
        <translation>Jetzt nicht: Erst Gemeinderäte für die Abstimmung wählen, oder keine.</translation>
    </message>
    <message>
        <source>Not now: discard a card to roll again, or be ready.</source>
        <translation>Jetzt nicht: Eine Karte abwerfen und noch einmal würfeln oder sich fertig melden!</translation>
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
        <translation>Jetzt nicht: Erst werden die Gemeinderäte gezogen.</translation>
    </message>
    <message>
        <source>Not now: the council discusses the split. Propose, answer or be ready.</source>
        <translation>Jetzt nicht: In der Ratssitzung geht es um die Aufteilung. Vorschlagen, antworten oder sich fertig melden!</translation>
    </message>
    <message>
        <source>Not now: this is the negotiation. Offer, answer or be done.</source>
        <translation>Jetzt nicht: Die Verhandlung läuft. Anbieten, antworten oder sich fertig melden!</translation>
    </message>
    <message>
        <source>Nothing is rolled or drawn now: the players decide.</source>
        <translation>Jetzt wird weder gewürfelt noch gezogen: Die Spieler entscheiden.</translation>
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
        <translation>Im Stapel ist kein Gemeinderat mit dem Wert {card} mehr.</translation>
    </message>
    <message>
        <source>There are not so many councillors of value {card} in this hand.</source>
        <translation>Auf dieser Hand sind nicht so viele Gemeinderäte mit dem Wert {card}.</translation>
    </message>
    <message>
        <source>There is no councillor of value {card} in this hand.</source>
        <translation>Auf dieser Hand ist kein Gemeinderat mit dem Wert {card}.</translation>
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
        <translation>{player} gehört nicht zu diesem Angebot.</translation>
    </message>
    <message>
        <source>{player} has the bag first here, but another player was chosen for it.</source>
        <translation>{player} hat hier zuerst den Beutel, gewählt wurde dafür aber ein anderer Spieler.</translation>
    </message>
    <message>
        <source>{player} is done negotiating until a new offer asks or the mug moves.</source>
        <translation>{player} ist mit dem Verhandeln fertig, bis ein neues Angebot eine Antwort verlangt oder der Krug weiterrückt.</translation>
    </message>
    <message>
        <source>{player} must wait: in the council others discuss the split.</source>
        <translation>{player} muss warten: In der Ratssitzung beraten andere über die Aufteilung.</translation>
    </message>
    <message>
        <source>{player} must wait: others are choosing their councillors.</source>
        <translation>{player} muss warten: Andere wählen ihre Gemeinderäte.</translation>
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
        <translation>Ein Gemeinderat muss gehen: Diese {die} nützt mir nichts.</translation>
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
        <translation>Eine {die}! Die Heiligen meinen es gut mit mir.</translation>
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
        <translation>Zählt ihr nur eure Millionen. Ich zähle meine Gemeinderäte: {cards}.</translation>
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
        <translation>Ich höre ihre Gemeinderäte schon lachen ({cards}). Nur für {price}.</translation>
    </message>
    <message>
        <source>I can hear their councillors laughing ({cards}). This will not last.</source>
        <translation>Ich höre ihre Gemeinderäte schon lachen ({cards}). Das hält nicht lange.</translation>
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
        <translation>Lieber ziehe ich einen Gemeinderat, als {million} zu nehmen.</translation>
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
        <translation>Da ziehe ich lieber einen Gemeinderat. Für {price} natürlich nicht.</translation>
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
    <name>SaludosRulebook</name>
    <message>
        <source>A councillor for the others</source>
        <translation>Ein Gemeinderat für die anderen</translation>
    </message>
    <message>
        <source>A journalist counts</source>
        <translation>Ein Journalist zählt nach</translation>
    </message>
    <message>
        <source>A new split</source>
        <translation>Eine neue Aufteilung</translation>
    </message>
    <message>
        <source>A tile from the bag</source>
        <translation>Ein Plättchen aus dem Beutel</translation>
    </message>
    <message>
        <source>A tile of 4 is drawn, and two sections of its project are already in place: 4 + 2 + 1 = 7 million.</source>
        <translation>Gezogen wird ein Plättchen mit einer 4, und zwei Bauabschnitte des Projekts stehen schon: 4 + 2 + 1 = 7&#xa0;Millionen.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>A turn begins with a tile from the bag. Everybody rolls for strength, and then all negotiate at once. The strongest coalition gets the money, unless the others call the council and outvote it with their councillors. Whoever is not paid draws another councillor: a defeat today makes you stronger tomorrow.</source>
        <translation>Ein Zug beginnt mit einem Plättchen aus dem Beutel. Alle würfeln ihre Stärke aus, und dann verhandeln alle auf einmal. Die stärkste Koalition bekommt das Geld, es sei denn, die anderen berufen die Ratssitzung ein und überstimmen sie mit ihren Gemeinderäten. Alle, die leer ausgehen, ziehen einen weiteren Gemeinderat: Wer heute verliert, ist morgen stärker.</translation>
    </message>
    <message>
        <source>A village builds: a fountain, a library, a market hall, a swimming pool, a stadium and a purification plant. Each section brings millions, for those who agree in time on how to share them.</source>
        <translation>Ein Dorf baut: einen Brunnen, eine Bücherei, eine Markthalle, ein Schwimmbad, ein Stadion und eine Kläranlage. Jeder Bauabschnitt bringt Millionen, und zwar denen, die sich rechtzeitig über die Aufteilung einigen.</translation>
    </message>
    <message>
        <source>A yes is final. A no ends the proposal; to say “ready” while you are asked is a no.</source>
        <translation>Ein Ja ist endgültig. Mit einem Nein ist der Vorschlag vom Tisch; wer „fertig“ sagt, statt zu antworten, sagt damit Nein.</translation>
    </message>
    <message>
        <source>After a journalist</source>
        <translation>Nach einem Journalisten</translation>
    </message>
    <message>
        <source>After the negotiation all players outside the coalition are the opposition. Any of them may call the council by pushing one of their cards forward, face down.</source>
        <translation>Nach der Verhandlung bilden alle Spieler außerhalb der Koalition die Opposition. Jeder von ihnen darf die Ratssitzung einberufen und schiebt dazu eine eigene Karte verdeckt vor.</translation>
    </message>
    <message>
        <source>All cards are shown, those pushed forward too. The values of the coalition’s cards are added to the mug, those of the opposition to the biscuit. The higher side wins; in a tie it is the coalition.</source>
        <translation>Alle Karten werden gezeigt, auch die vorgeschobenen. Die Kartenwerte der Koalition werden zum Krug addiert, die der Opposition zum Keks. Es gewinnt die Seite, die höher steht, bei Gleichstand die Koalition.</translation>
    </message>
    <message>
        <source>All cards used in the council are discarded, whoever has won, and those pushed forward as well.</source>
        <translation>Alle Karten, die in der Ratssitzung eingesetzt wurden, werden abgeworfen, auch die vorgeschobenen, ganz gleich, wer gewonnen hat.</translation>
    </message>
    <message>
        <source>All negotiate at the same time (SA-09).</source>
        <translation>Alle verhandeln gleichzeitig (SA-09).</translation>
    </message>
    <message>
        <source>All others draw a councillor (SA-21).</source>
        <translation>Alle anderen ziehen einen Gemeinderat (SA-21).</translation>
    </message>
    <message>
        <source>All others of the opposition who have a card may attend by pushing one forward, face down, or stay out. They are asked in the same order, also those who did not want to call the council.</source>
        <translation>Alle anderen aus der Opposition, die eine Karte haben, dürfen dazukommen und schieben dafür eine verdeckt vor; oder sie bleiben fern. Gefragt wird in derselben Reihenfolge, auch wer die Ratssitzung nicht einberufen wollte.</translation>
    </message>
    <message>
        <source>An offer for yourself alone stands at once. Any other needs a yes from each of its other members, and a single no ends it. As long as it is open, even somebody who has said yes may still say no.</source>
        <translation>Ein Angebot für sich allein steht sofort. Jedes andere braucht ein Ja von jedem weiteren Mitglied, und mit einem einzigen Nein ist es vom Tisch. Solange es offen ist, darf auch noch Nein sagen, wer schon Ja gesagt hat.</translation>
    </message>
    <message>
        <source>An offer names a coalition, of one player or several, and a split of the whole sum among its members: at least 1 million for each.</source>
        <translation>Ein Angebot nennt eine Koalition aus einem Spieler oder mehreren und eine Aufteilung der ganzen Summe unter ihren Mitgliedern: mindestens 1&#xa0;Million für jedes.</translation>
    </message>
    <message>
        <source>An offer stands as soon as every member has agreed to it. The mug moves to its height, and the earlier coalition is void.</source>
        <translation>Ein Angebot steht, sobald ihm alle Mitglieder zugestimmt haben. Der Krug rückt auf seine Höhe, und die bisherige Koalition gilt nicht mehr.</translation>
    </message>
    <message>
        <source>Anna (9) and Ben (10) have the mug at 19, Clara (9) and David (8) the biscuit at 17. Anna shows 1 + 2, Ben 3 + 3 + 2; Clara shows 1 + 1 + 3, David 1 + 3 + 2 + 3 + 2 + 1. The coalition comes to 19 + 3 + 8 = 30, the opposition to 17 + 5 + 12 = 34: the opposition wins.</source>
        <translation>Anna (9) und Ben (10) haben den Krug auf 19, Clara (9) und David (8) den Keks auf 17. Anna zeigt 1 + 2, Ben 3 + 3 + 2; Clara zeigt 1 + 1 + 3, David 1 + 3 + 2 + 3 + 2 + 1. Die Koalition kommt auf 19 + 3 + 8 = 30, die Opposition auf 17 + 5 + 12 = 34: Die Opposition gewinnt.</translation>
    </message>
    <message>
        <source>Anna has 4 cards and rolls a 3: her strength is 7.</source>
        <translation>Anna hat 4 Karten und würfelt eine 3: Ihre Stärke ist 7.</translation>
    </message>
    <message>
        <source>As often as you like you may discard a card of your choice, face down, and roll again at once. Only the new roll counts, even a worse one, and the discarded card counts no longer.</source>
        <translation>Sooft man will, darf man eine beliebige Karte verdeckt abwerfen und sofort noch einmal würfeln. Nur der neue Wurf zählt, auch ein schlechterer, und die abgeworfene Karte zählt nicht mehr mit.</translation>
    </message>
    <message>
        <source>As soon as an offer stands, all other open offers lapse, and so do the answers to them.</source>
        <translation>Sobald ein Angebot steht, verfallen alle anderen offenen Angebote und mit ihnen die Antworten darauf.</translation>
    </message>
    <message>
        <source>Back into the bag, or not</source>
        <translation>Zurück in den Beutel oder nicht</translation>
    </message>
    <message>
        <source>Ben has 2 cards and rolls a 1: strength 3. He discards one of them and rolls a 4: 1 + 4, strength 5.</source>
        <translation>Ben hat 2 Karten und würfelt eine 1: Stärke 3. Ben wirft eine davon ab und würfelt eine 4: 1 + 4, Stärke 5.</translation>
    </message>
    <message>
        <source>Both sides talk at the same time, and everybody hears it.</source>
        <translation>Beide Seiten reden gleichzeitig, und alle hören es.</translation>
    </message>
    <message>
        <source>Calling the council</source>
        <translation>Die Ratssitzung einberufen</translation>
    </message>
    <message>
        <source>Cards that were used</source>
        <translation>Eingesetzte Karten</translation>
    </message>
    <message>
        <source>Choosing in secret</source>
        <translation>Geheime Wahl</translation>
    </message>
    <message>
        <source>Clara calls the council over 9 million, and David attends: 5 for Clara, who came first, and 4 for David. He proposes 4 for Clara and 5 for himself. She accepts.</source>
        <translation>Clara beruft die Ratssitzung über 9&#xa0;Millionen ein, und David kommt dazu: 5 für Clara, die zuerst kam, und 4 für David. David schlägt 4 für Clara und 5 für sich selbst vor. Clara nimmt an.</translation>
    </message>
    <message>
        <source>Councillor cards</source>
        <translation>Die Gemeinderatskarten</translation>
    </message>
    <message>
        <source>Die and cards</source>
        <translation>Würfel und Karten</translation>
    </message>
    <message>
        <source>Each section is a tile. Its value is the number of sections of its project: those of the Stadium all show a 5. These 21 tiles go into the bag, and 3 journalists with them.</source>
        <translation>Jeder Bauabschnitt ist ein Plättchen. Sein Wert ist die Zahl der Bauabschnitte seines Projekts: Die des Stadions zeigen alle eine 5. Diese 21 Plättchen kommen in den Beutel, dazu 3 Journalisten.</translation>
    </message>
    <message>
        <source>Each side has one open proposal at a time, and each member may make at most 2.</source>
        <translation>Auf jeder Seite ist immer nur ein Vorschlag offen, und jedes Mitglied darf höchstens 2 machen.</translation>
    </message>
    <message>
        <source>Each side settles its split once more. Any member may propose another one, at least 1 million for each, and all members of that side must accept it.</source>
        <translation>Jede Seite handelt ihre Aufteilung noch einmal aus. Jedes Mitglied darf eine andere vorschlagen, mindestens 1&#xa0;Million für jedes, und alle Mitglieder dieser Seite müssen sie annehmen.</translation>
    </message>
    <message>
        <source>Everybody rolls for strength (SA-07).</source>
        <translation>Alle würfeln ihre Stärke aus (SA-07).</translation>
    </message>
    <message>
        <source>Everybody rolls. Your strength is your die plus the number of your cards; what they are worth does not matter here.</source>
        <translation>Alle würfeln. Die eigene Stärke ist die Augenzahl des Würfels plus die Zahl der eigenen Karten; was sie wert sind, spielt hier keine Rolle.</translation>
    </message>
    <message>
        <source>Everyone gets three councillors: a 1, a 2 and a 3. All other cards are shuffled and form the deck.</source>
        <translation>Alle bekommen drei Gemeinderäte: eine 1, eine 2 und eine 3. Alle anderen Karten werden gemischt und bilden den Stapel.</translation>
    </message>
    <message>
        <source>Everyone negotiates at the same time.</source>
        <translation>Alle verhandeln gleichzeitig.</translation>
    </message>
    <message>
        <source>Everyone who was not paid draws a councillor from the deck and looks at it. The cards are dealt clockwise, beginning at the bag holder’s left.</source>
        <translation>Alle, die leer ausgegangen sind, ziehen einen Gemeinderat vom Stapel und sehen ihn sich an. Die Karten werden im Uhrzeigersinn ausgeteilt, beginnend links von dem Spieler mit dem Beutel.</translation>
    </message>
    <message>
        <source>Hands of 3, 6, 3, 4 and 5 cards: these players move back by 0, 3, 0, 1 and 2.</source>
        <translation>Auf der Hand sind 3, 6, 3, 4 und 5 Karten: Diese Spieler rücken um 0, 3, 0, 1 und 2 zurück.</translation>
    </message>
    <message>
        <source>How many and which they are is hidden until all have chosen. A choice is final. Whoever has no card left chooses nothing.</source>
        <translation>Wie viele es sind und welche, bleibt verborgen, bis alle gewählt haben. Eine Wahl ist endgültig. Wer keine Karte mehr hat, wählt nichts.</translation>
    </message>
    <message>
        <source>How many cards you have is known to all, their values only to you.</source>
        <translation>Wie viele Karten man hat, wissen alle; welche Werte sie haben, weiß nur man selbst.</translation>
    </message>
    <message>
        <source>How many you hold makes you strong in the negotiation. What they are worth counts only in the council (SA-18) and for the bonus at the end (SA-28).</source>
        <translation>Viele Karten machen in der Verhandlung stark. Was sie wert sind, zählt nur in der Ratssitzung (SA-18) und für den Bonus am Ende (SA-28).</translation>
    </message>
    <message>
        <source>How you negotiate here</source>
        <translation>So wird hier verhandelt</translation>
    </message>
    <message>
        <source>If it is a section, it is placed, and this is what there is to win, in millions: its value, plus 1 for each section of its project that was there before, plus 1 for itself.</source>
        <translation>Ist es ein Bauabschnitt, wird er gebaut, und zu gewinnen gibt es, in Millionen: seinen Wert, dazu 1 für jeden Bauabschnitt des Projekts, der schon vorher da war, und noch 1 für ihn selbst.</translation>
    </message>
    <message>
        <source>If nobody calls it, or if everyone is in the coalition, the coalition is paid (SA-20).</source>
        <translation>Beruft sie niemand ein oder sind alle in der Koalition, bekommt die Koalition das Geld (SA-20).</translation>
    </message>
    <message>
        <source>If the Fountain is the fourth project, the bonus is 1 million. If it is the Purification Plant, with its sixth section, the bonus is 6 million.</source>
        <translation>Ist der Brunnen das vierte Projekt, beträgt der Bonus 1&#xa0;Million. Ist es der sechste Bauabschnitt der Kläranlage, sind es 6&#xa0;Millionen.</translation>
    </message>
    <message>
        <source>If the deck has too few cards, the discards are shuffled into it first. If there still are too few for everyone who ought to get one, nobody draws.</source>
        <translation>Hat der Stapel zu wenige Karten, werden zuerst die abgeworfenen hineingemischt. Sind es dann immer noch zu wenige für alle, denen eine zusteht, zieht niemand.</translation>
    </message>
    <message>
        <source>If the match goes on, the bag goes to the left.</source>
        <translation>Geht die Partie weiter, wandert der Beutel nach links.</translation>
    </message>
    <message>
        <source>If the section completes the fourth project, the match ends at once (SA-28). Otherwise:</source>
        <translation>Ist mit dem Bauabschnitt das vierte Projekt fertig, endet die Partie sofort (SA-28). Sonst geht es so weiter:</translation>
    </message>
    <message>
        <source>Journalists</source>
        <translation>Journalisten</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Spielmaterial</translation>
    </message>
    <message>
        <source>Mug against biscuit</source>
        <translation>Krug gegen Keks</translation>
    </message>
    <message>
        <source>Negotiation</source>
        <translation>Verhandlung</translation>
    </message>
    <message>
        <source>Nobody is bound: a member of the standing coalition may agree to another offer at any time.</source>
        <translation>Niemand ist gebunden: Auch wer zur aktuellen Koalition gehört, darf jederzeit einem anderen Angebot zustimmen.</translation>
    </message>
    <message>
        <source>Now all members of the coalition and all opponents who attend choose any number of their remaining cards, at the same time and face down. To choose none is fine.</source>
        <translation>Jetzt wählen alle Mitglieder der Koalition und alle Gegner, die gekommen sind, gleichzeitig und verdeckt beliebig viele ihrer übrigen Karten. Auch keine zu wählen ist erlaubt.</translation>
    </message>
    <message>
        <source>Pay and cards</source>
        <translation>Geld und Karten</translation>
    </message>
    <message>
        <source>Projects and journalists</source>
        <translation>Projekte und Journalisten</translation>
    </message>
    <message>
        <source>Rolling again</source>
        <translation>Noch einmal würfeln</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Seven play: three are in the coalition, four in the opposition. Three of the four attend the council and win it. They get the money; the three of the coalition and the fourth opponent draw a card each.</source>
        <translation>Sieben spielen mit: Drei sind in der Koalition, vier in der Opposition. Drei von den vieren kommen zur Ratssitzung und gewinnen sie. Sie bekommen das Geld; die drei aus der Koalition und der vierte Gegner ziehen je eine Karte.</translation>
    </message>
    <message>
        <source>Six projects are to be built: Fountain, Library, Market Hall, Swimming Pool, Stadium and Purification Plant. They have 1, 2, 3, 4, 5 and 6 sections.</source>
        <translation>Sechs Projekte sind zu bauen: Brunnen, Bücherei, Markthalle, Schwimmbad, Stadion und Kläranlage. Sie haben 1, 2, 3, 4, 5 und 6 Bauabschnitte.</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>The bag goes to the left (SA-23).</source>
        <translation>Der Beutel wandert nach links (SA-23).</translation>
    </message>
    <message>
        <source>The bag goes to the left, and the next turn begins.</source>
        <translation>Der Beutel wandert nach links, und der nächste Zug beginnt.</translation>
    </message>
    <message>
        <source>The bag moves on</source>
        <translation>Der Beutel wandert</translation>
    </message>
    <message>
        <source>The biscuit</source>
        <translation>Der Keks</translation>
    </message>
    <message>
        <source>The council</source>
        <translation>Die Ratssitzung</translation>
    </message>
    <message>
        <source>The council may be called (SA-13).</source>
        <translation>Die Ratssitzung kann einberufen werden (SA-13).</translation>
    </message>
    <message>
        <source>The course of a turn</source>
        <translation>Der Ablauf eines Zugs</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The first player holds four cards and has rolled a 3: strength 7. Everyone’s strength stands below their die.</source>
        <translation>Der erste Spieler hat vier Karten und eine 3 gewürfelt: Stärke 7. Bei allen steht die Stärke unter dem Würfel.</translation>
    </message>
    <message>
        <source>The first three councillors</source>
        <translation>Die ersten drei Gemeinderäte</translation>
    </message>
    <message>
        <source>The fourth project</source>
        <translation>Das vierte Projekt</translation>
    </message>
    <message>
        <source>The greatest sum of councillor values brings a bonus: the value of the tile just drawn, in millions, with nothing added. If several players have that sum, each of them gets the whole bonus.</source>
        <translation>Die größte Summe an Gemeinderatswerten bringt einen Bonus: den Wert des eben gezogenen Plättchens, in Millionen und ohne jeden Zuschlag. Haben mehrere Spieler diese Summe, bekommt jeder von ihnen den ganzen Bonus.</translation>
    </message>
    <message>
        <source>The height of an offer is the sum of its members’ strengths. It must be higher than that of the standing offer, which the mug shows; to be as high is not enough.</source>
        <translation>Die Höhe eines Angebots ist die Summe der Stärken seiner Mitglieder. Sie muss über der des aktuellen Angebots liegen, die der Krug anzeigt; gleich hoch genügt nicht.</translation>
    </message>
    <message>
        <source>The members of the winning side move up the money track, each by the share agreed on. If the opposition has won, only those who attended the council are paid.</source>
        <translation>Die Mitglieder der siegreichen Seite rücken auf der Geldleiste vor, jedes um den vereinbarten Anteil. Hat die Opposition gewonnen, bekommen nur die Geld, die zur Ratssitzung gekommen sind.</translation>
    </message>
    <message>
        <source>The money track begins in the corner, at 0. A marker with a small 1 has been around once: add 50 million.</source>
        <translation>Die Geldleiste beginnt in der Ecke, bei 0. Eine Scheibe mit einer kleinen 1 ist schon einmal herum: Dazu kommen 50&#xa0;Millionen.</translation>
    </message>
    <message>
        <source>The money track shows how many millions everyone has. It starts at 0 and has no end: once around the village you go on counting.</source>
        <translation>Die Geldleiste zeigt, wie viele Millionen jeder hat. Sie beginnt bei 0 und hat kein Ende: Wer einmal um das Dorf herum ist, zählt weiter.</translation>
    </message>
    <message>
        <source>The mug moves</source>
        <translation>Der Krug rückt vor</translation>
    </message>
    <message>
        <source>The negotiation is over when all are done.</source>
        <translation>Die Verhandlung ist zu Ende, wenn alle fertig sind.</translation>
    </message>
    <message>
        <source>The offer track shows how strong each side is: the beer mug stands for the coalition, the biscuit for the opposition. And everyone has a die.</source>
        <translation>Die Angebotsleiste zeigt, wie stark jede Seite ist: Der Bierkrug steht für die Koalition, der Keks für die Opposition. Außerdem hat jeder einen Würfel.</translation>
    </message>
    <message>
        <source>The offer track. The coalition has 9 + 10: the mug stands at 19. The opposition has 9 + 8: the biscuit lies at 17.</source>
        <translation>Die Angebotsleiste. Die Koalition hat 9 + 10: Der Krug steht auf 19. Die Opposition hat 9 + 8: Der Keks liegt auf 17.</translation>
    </message>
    <message>
        <source>The printed example says that the last player lays down five cards, but adds up six. The sixth can only be the one pushed forward: it counts.</source>
        <translation>Im gedruckten Beispiel heißt es, der letzte Spieler lege fünf Karten aus, zusammengezählt werden aber sechs. Die sechste kann nur die vorgeschobene sein: Sie zählt mit.</translation>
    </message>
    <message>
        <source>The printed rules do not say in which order this is done. Here all do it at the same time. Whoever says “ready” rolls no more, and that is final; without a card you are ready anyway.</source>
        <translation>In welcher Reihenfolge das geschieht, sagen die gedruckten Regeln nicht. Hier tun es alle gleichzeitig. Wer „fertig“ sagt, würfelt nicht mehr, und dabei bleibt es; ohne Karte ist man ohnehin fertig.</translation>
    </message>
    <message>
        <source>The printed rules do not say what happens if nobody makes an offer that stands. Here there is then no opposition and no council: nobody is paid, and everyone draws a card (SA-22).</source>
        <translation>Was geschieht, wenn niemand ein Angebot zustande bringt, sagen die gedruckten Regeln nicht. Hier gibt es dann keine Opposition und keine Ratssitzung: Niemand bekommt Geld, und alle ziehen eine Karte (SA-22).</translation>
    </message>
    <message>
        <source>The printed rules give the bag to the oldest player. Here chance decides who has it first, unless you choose somebody on the new-match page.</source>
        <translation>Nach den gedruckten Regeln bekommt der älteste Spieler den Beutel. Hier entscheidet der Zufall, wer ihn zuerst hat, es sei denn, man bestimmt jemanden beim Start einer neuen Partie.</translation>
    </message>
    <message>
        <source>The printed rules leave open what holds until then, and how a side comes to terms. Here it goes like this:</source>
        <translation>Was bis dahin gilt und wie eine Seite sich einigt, lassen die gedruckten Regeln offen. Hier geht es so:</translation>
    </message>
    <message>
        <source>The printed rules leave the talk to the table. Here it is made of offers and answers, and this holds for all:</source>
        <translation>Das Reden überlassen die gedruckten Regeln der Tischrunde. Hier besteht es aus Angeboten und Antworten, und für alle gilt:</translation>
    </message>
    <message>
        <source>The printed rules name no limit. Here at most as many attend as there are millions, for each of them must get one. When the council is full, nobody else is asked.</source>
        <translation>Eine Grenze nennen die gedruckten Regeln nicht. Hier kommen höchstens so viele, wie es Millionen gibt, denn jeder muss eine bekommen. Ist die Ratssitzung voll, wird niemand mehr gefragt.</translation>
    </message>
    <message>
        <source>The printed rules name no order. Here the opposition is asked one after the other, beginning at the bag holder’s left. The first to call opens the council; whoever has no card is not asked.</source>
        <translation>Eine Reihenfolge nennen die gedruckten Regeln nicht. Hier wird die Opposition der Reihe nach gefragt, beginnend links von dem Spieler mit dem Beutel. Sobald jemand die Ratssitzung einberuft, beginnt sie; wer keine Karte hat, wird nicht gefragt.</translation>
    </message>
    <message>
        <source>The printed rules name only the fountain and the purification plant. What stands between them in our village is our own choice.</source>
        <translation>Die gedruckten Regeln nennen nur den Brunnen und die Kläranlage. Was in unserem Dorf dazwischen steht, haben wir selbst gewählt.</translation>
    </message>
    <message>
        <source>The same council, all cards face up: the coalition above, the opposition below. Beside each sign is that player’s part of the millions. The mug has come to 30, the biscuit to 34.</source>
        <translation>Dieselbe Ratssitzung, alle Karten aufgedeckt: oben die Koalition, unten die Opposition. Neben jedem Zeichen steht, wie viele Millionen auf diesen Spieler entfallen. Der Krug ist auf 30 gekommen, der Keks auf 34.</translation>
    </message>
    <message>
        <source>The second journalist</source>
        <translation>Der zweite Journalist</translation>
    </message>
    <message>
        <source>The second journalist on the board ends the match. Everyone still moves back (SA-24), and there is no bonus.</source>
        <translation>Der zweite Journalist auf dem Spielplan beendet die Partie. Alle rücken noch zurück (SA-24), und einen Bonus gibt es nicht.</translation>
    </message>
    <message>
        <source>The second section of the Stadium: 5 + 1 + 1 = 7 million.</source>
        <translation>Der zweite Bauabschnitt des Stadions: 5 + 1 + 1 = 7&#xa0;Millionen.</translation>
    </message>
    <message>
        <source>The talk is over when all are ready.</source>
        <translation>Das Gespräch ist zu Ende, wenn alle fertig sind.</translation>
    </message>
    <message>
        <source>The third section of the Swimming Pool: its value is 4, two sections were there before. The plate says what it is worth.</source>
        <translation>Der dritte Bauabschnitt des Schwimmbads: Sein Wert ist 4, zwei Bauabschnitte waren schon da. Auf dem Schild steht, was er einbringt.</translation>
    </message>
    <message>
        <source>The village. A signpost marks each section that is still missing and shows its value; a flag flies over each project that is complete.</source>
        <translation>Das Dorf. Für jeden Bauabschnitt, der noch fehlt, steht ein Schild mit seinem Wert; über jedem fertigen Projekt weht eine Fahne.</translation>
    </message>
    <message>
        <source>The winning side is paid (SA-20).</source>
        <translation>Die siegreiche Seite bekommt das Geld (SA-20).</translation>
    </message>
    <message>
        <source>There are 56 councillor cards: 18 of value 1, 20 of value 2 and 18 of value 3.</source>
        <translation>Es gibt 56 Gemeinderatskarten: 18 mit dem Wert 1, 20 mit dem Wert 2 und 18 mit dem Wert 3.</translation>
    </message>
    <message>
        <source>There are 7 million to win. Strengths: Anna 6, Ben 6, Clara 9, David 6, Eva 5. Clara begins alone: the mug goes to 9. David and Eva agree on 4 million for him and 3 for her: 11. Anna and Ben follow with 3 for her and 4 for him: 12.</source>
        <translation>Zu gewinnen sind 7&#xa0;Millionen. Stärken: Anna 6, Ben 6, Clara 9, David 6, Eva 5. Clara beginnt allein: Der Krug kommt auf 9. David und Eva einigen sich auf 4&#xa0;Millionen für David und 3 für Eva: 11. Anna und Ben folgen mit 3 für Anna und 4 für Ben: 12.</translation>
    </message>
    <message>
        <source>This book follows the French rules of Peter Lewe’s game of 1996, for 4 to 7 players, in our own words. We know no other edition. There everyone talks freely; where we had to turn talk into moves, we say so.</source>
        <translation>Dieses Buch folgt in eigenen Worten den französischen Regeln des Spiels von Peter Lewe aus dem Jahr 1996, für 4 bis 7 Spieler. Eine andere Ausgabe kennen wir nicht. Am Tisch reden dort alle, wie sie wollen; wo wir aus Worten Spielzüge machen mussten, sagen wir es.</translation>
    </message>
    <message>
        <source>Three projects are complete, so the journalist stays, next to the kiosk. A second one would end the match.</source>
        <translation>Drei Projekte sind fertig, darum bleibt der Journalist, gleich neben dem Kiosk. Ein zweiter würde die Partie beenden.</translation>
    </message>
    <message>
        <source>Two offers lie open. At the left of each are its maker and its height, at the right its members and their millions; a tick means yes.</source>
        <translation>Zwei Angebote sind offen. Links steht jeweils, von wem es kommt und wie hoch es ist, rechts stehen die Mitglieder mit ihren Millionen; ein Häkchen bedeutet Ja.</translation>
    </message>
    <message>
        <source>Two tracks and a die each</source>
        <translation>Zwei Leisten und Würfel für alle</translation>
    </message>
    <message>
        <source>Until the mug moves you may make 3 offers, and those you withdraw or replace count too. Until then you may not repeat an offer of yours that was declined: the same members with the same split.</source>
        <translation>Bis der Krug weiterrückt, darf man 3 Angebote machen; zurückgezogene und ersetzte zählen mit. Ein eigenes Angebot, das abgelehnt wurde, darf man bis dahin nicht wiederholen: dieselben Mitglieder mit derselben Aufteilung.</translation>
    </message>
    <message>
        <source>What an offer is</source>
        <translation>Was ein Angebot ist</translation>
    </message>
    <message>
        <source>What the coalition agreed on stands until all its members accept something else. The opposition begins with an even split among those who attend; the odd millions go to those who came first.</source>
        <translation>Was die Koalition vereinbart hat, gilt, bis alle ihre Mitglieder etwas anderes annehmen. Die Opposition beginnt mit einer gleichmäßigen Aufteilung unter denen, die gekommen sind; Millionen, die dabei übrig bleiben, gehen an die, die zuerst kamen.</translation>
    </message>
    <message>
        <source>When a journalist is drawn, there is no negotiation. Everyone compares the number of their cards with the smallest hand at the table and moves back by the difference, but never below 0. You keep your cards.</source>
        <translation>Wird ein Journalist gezogen, gibt es keine Verhandlung. Alle vergleichen die Zahl ihrer Karten mit der kleinsten Hand am Tisch und rücken um die Differenz zurück, aber nie unter 0. Die Karten behält man.</translation>
    </message>
    <message>
        <source>When no offer stands</source>
        <translation>Wenn kein Angebot steht</translation>
    </message>
    <message>
        <source>When nobody wants to roll again, the strengths are fixed for this turn. Cards that leave your hand later do not lower yours.</source>
        <translation>Will niemand mehr würfeln, stehen die Stärken für diesen Zug fest. Wer danach noch Karten aus der Hand gibt, wird dadurch nicht schwächer.</translation>
    </message>
    <message>
        <source>When the council is called, the biscuit goes to the sum of the strengths of the whole opposition. Those who will stay out count as well.</source>
        <translation>Ist die Ratssitzung einberufen, kommt der Keks auf die Summe der Stärken der ganzen Opposition. Auch wer danach fernbleibt, zählt mit.</translation>
    </message>
    <message>
        <source>When the deck runs out</source>
        <translation>Wenn der Stapel ausgeht</translation>
    </message>
    <message>
        <source>When the fourth project is complete, nobody rolls and nobody negotiates. All hands are shown.</source>
        <translation>Ist das vierte Projekt fertig, würfelt niemand, und niemand verhandelt. Alle zeigen ihre Karten.</translation>
    </message>
    <message>
        <source>When the fourth project is complete, or when the second journalist stays on the board, the match ends. Whoever is then furthest on the money track wins.</source>
        <translation>Wenn das vierte Projekt fertig ist oder der zweite Journalist auf dem Spielplan bleibt, endet die Partie. Wer dann auf der Geldleiste am weitesten vorn steht, gewinnt.</translation>
    </message>
    <message>
        <source>Who attends</source>
        <translation>Wer dazukommt</translation>
    </message>
    <message>
        <source>Who is paid</source>
        <translation>Wer das Geld bekommt</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>Whoever has the bag draws a tile. If it is a journalist, see SA-24.</source>
        <translation>Wer den Beutel hat, zieht ein Plättchen. Ist es ein Journalist, geht es bei SA-24 weiter.</translation>
    </message>
    <message>
        <source>Whoever is furthest on the money track wins. If several are equally far, they share the win.</source>
        <translation>Wer auf der Geldleiste am weitesten vorn steht, gewinnt. Stehen mehrere gleich weit vorn, teilen sie sich den Sieg.</translation>
    </message>
    <message>
        <source>Whoever is ready proposes no more, but still answers. A new split takes back every “ready” of that side. A side of one is ready at once.</source>
        <translation>Wer fertig ist, schlägt nichts mehr vor, antwortet aber noch. Mit einer neuen Aufteilung ist auf dieser Seite jedes „fertig“ hinfällig. Eine Seite mit nur einem Mitglied ist sofort fertig.</translation>
    </message>
    <message>
        <source>With Anna or with Ben, David would only come to 12 again, and 12 does not beat 12. With Clara it would be 15, but she asks for 5 million. So he joins Anna and Ben together: 2 million for him, 2 for Anna and 3 for Ben. The mug goes to 18, and nobody beats that.</source>
        <translation>Mit Anna oder mit Ben käme David nur wieder auf 12, und 12 überbietet 12 nicht. Mit Clara wären es 15, doch Clara verlangt 5&#xa0;Millionen. Also tut sich David mit Anna und Ben zusammen: 2&#xa0;Millionen für David, 2 für Anna und 3 für Ben. Der Krug kommt auf 18, und das überbietet niemand.</translation>
    </message>
    <message>
        <source>With fewer than three complete projects the journalist goes back into the bag. Once three are complete, the journalist stays on the board.</source>
        <translation>Bei weniger als drei fertigen Projekten kommt der Journalist zurück in den Beutel. Sobald drei fertig sind, bleibt er auf dem Spielplan.</translation>
    </message>
    <message>
        <source>You may make any offer of which you are a member. One of yours can be open; a new one replaces it, and you may withdraw it.</source>
        <translation>Man darf jedes Angebot machen, zu dem man selbst gehört. Offen sein kann immer nur ein eigenes; ein neues ersetzt es, und man darf es zurückziehen.</translation>
    </message>
    <message>
        <source>You may say “done”. That declines every offer that still waits for your answer, and from then on you start nothing. An offer that asks you takes your “done” back, and when the mug moves, all are back.</source>
        <translation>Man darf „fertig“ sagen. Damit lehnt man jedes Angebot ab, das noch auf die eigene Antwort wartet, und beginnt von da an nichts Neues. Kommt ein Angebot, zu dem man gehört, ist dieses „fertig“ hinfällig, und sobald der Krug weiterrückt, sind alle wieder dabei.</translation>
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
        <source>Coalitions betrayed: {list}.</source>
        <extracomment>{list} is a list of players and numbers: &quot;Anna (2), Bea (1)&quot;</extracomment>
        <translation>Verratene Koalitionen: {list}.</translation>
    </message>
    <message>
        <source>Nobody left a coalition.</source>
        <translation>Niemand hat eine Koalition verlassen.</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Angebote</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Projekte</translation>
    </message>
    <message>
        <source>The quick offer “{kind}” is another one: it goes by how likely the others are to say yes, this hint by the chance to win the match.</source>
        <extracomment>{kind} is what stands on the button of a quick offer: &quot;Likely to be accepted&quot;</extracomment>
        <translation>Das Schnellangebot „{kind}“ ist ein anderes: Es richtet sich danach, wie wahrscheinlich die anderen Ja sagen, dieser Tipp nach der Chance, die Partie zu gewinnen.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Eigene Karten</translation>
    </message>
    <message>
        <source>{player} ({number})</source>
        <extracomment>A player and how often they left a coalition, in a list: &quot;Anna (2), Bea (1)&quot;</extracomment>
        <translation>{player} ({number})</translation>
    </message>
</context>
<context>
    <name>SaludosVerdict</name>
    <message>
        <source>A journalist!</source>
        <translation>Ein Journalist!</translation>
    </message>
    <message>
        <source>In millions: {split}</source>
        <extracomment>{split} is a list of millions and players: &quot;4 for Anna, 3 for Bea&quot;</extracomment>
        <translation>In Millionen: {split}</translation>
    </message>
    <message>
        <source>The coalition holds: {coalition} to {opposition}</source>
        <translation>Die Koalition hält: {coalition} zu {opposition}</translation>
    </message>
    <message>
        <source>The match ends, and the strongest councillors get a bonus</source>
        <translation>Die Partie endet, und die stärksten Gemeinderäte bringen einen Bonus</translation>
    </message>
    <message>
        <source>The opposition takes it: {opposition} to {coalition}</source>
        <translation>Die Opposition siegt: {opposition} zu {coalition}</translation>
    </message>
    <message>
        <source>Whoever has more cards than {number} moves back by the difference</source>
        <extracomment>{number} cards are the smallest hand at the table</extracomment>
        <translation>Wer mehr Karten hat als {number}, geht um die Differenz zurück</translation>
    </message>
    <message>
        <source>{coalition} to {opposition}: a tie goes to the coalition</source>
        <translation>{coalition} zu {opposition}: Bei Gleichstand siegt die Koalition</translation>
    </message>
    <message>
        <source>{project}: the fourth project is complete</source>
        <translation>{project}: Das vierte Projekt ist fertig</translation>
    </message>
</context>
<context>
    <name>SaludosVoice</name>
    <message>
        <source>A council! I love councils! Who has the biscuits?</source>
        <translation>Eine Ratssitzung! Ich liebe Ratssitzungen! Wer hat die Kekse?</translation>
    </message>
    <message>
        <source>A council? I would not miss that for any price.</source>
        <translation>Eine Ratssitzung? Die lasse ich mir um keinen Preis entgehen.</translation>
    </message>
    <message>
        <source>A duet, {partner}? {share} for you, and you take the melody.</source>
        <translation>Ein Duett, {partner}? {share} für dich, und du spielst die Melodie.</translation>
    </message>
    <message>
        <source>A fair seed, {proposer}, but I do not plant below {price}.</source>
        <translation>Ein guter Samen, {proposer}, aber unter {price} pflanze ich nichts.</translation>
    </message>
    <message>
        <source>A hypothesis must be tested. To the council.</source>
        <translation>Eine Hypothese muss geprüft werden. In der Ratssitzung.</translation>
    </message>
    <message>
        <source>A little test, {partner}: is {share} more than nothing?</source>
        <translation>Kleine Prüfung, {partner}: Sind {share} mehr als nichts?</translation>
    </message>
    <message>
        <source>A settlement, {partner}: {share}, without admission of guilt.</source>
        <translation>Ein Vergleich, {partner}: {share}, ohne Schuldeingeständnis.</translation>
    </message>
    <message>
        <source>A slip in the second line, {proposer}. It should read {price}.</source>
        <translation>Ein Fehler in der zweiten Zeile, {proposer}. Dort muss {price} stehen.</translation>
    </message>
    <message>
        <source>A sure thing, {partner}: {share}, and no questions.</source>
        <translation>Eine sichere Sache, {partner}: {share}, und keine Fragen.</translation>
    </message>
    <message>
        <source>A {die}! Applause, please.</source>
        <translation>Eine {die}! Applaus, bitte.</translation>
    </message>
    <message>
        <source>A {die}! As round as a good bun.</source>
        <translation>Eine {die}! So rund wie ein gutes Brötchen.</translation>
    </message>
    <message>
        <source>A {die}! Did you see that? A {die}!</source>
        <translation>Eine {die}! Habt ihr das gesehen? Eine {die}!</translation>
    </message>
    <message>
        <source>A {die}! It could have been less! Well, hardly.</source>
        <translation>Eine {die}! Es hätte weniger sein können! Na ja, kaum.</translation>
    </message>
    <message>
        <source>A {die}! My sunflowers are not taller.</source>
        <translation>Eine {die}! Meine Sonnenblumen sind auch nicht höher.</translation>
    </message>
    <message>
        <source>A {die}! That goes on page one.</source>
        <translation>Eine {die}! Das kommt auf die Titelseite.</translation>
    </message>
    <message>
        <source>A {die}. Above the mean.</source>
        <translation>Eine {die}. Über dem Mittelwert.</translation>
    </message>
    <message>
        <source>A {die}. An old boot on the hook.</source>
        <translation>Eine {die}. Ein alter Stiefel am Haken.</translation>
    </message>
    <message>
        <source>A {die}. Diligence pays.</source>
        <translation>Eine {die}. Fleiß zahlt sich aus.</translation>
    </message>
    <message>
        <source>A {die}. Even the night has its use.</source>
        <translation>Eine {die}. Auch die Nacht hat ihr Gutes.</translation>
    </message>
    <message>
        <source>A {die}. Fair wind.</source>
        <translation>Eine {die}. Guter Wind.</translation>
    </message>
    <message>
        <source>A {die}. High note, and clean.</source>
        <translation>Eine {die}. Hoher Ton, und sauber.</translation>
    </message>
    <message>
        <source>A {die}. I did not even blow on it.</source>
        <translation>Eine {die}. Und ich habe nicht einmal gepustet.</translation>
    </message>
    <message>
        <source>A {die}. I felt it in my ring finger.</source>
        <translation>Eine {die}. Ich habe es im Ringfinger gespürt.</translation>
    </message>
    <message>
        <source>A {die}. I shall appeal.</source>
        <translation>Eine {die}. Ich lege Berufung ein.</translation>
    </message>
    <message>
        <source>A {die}. Let the record show it.</source>
        <translation>Eine {die}. Das bitte zu Protokoll.</translation>
    </message>
    <message>
        <source>A {die}. Page twelve, at the bottom.</source>
        <translation>Eine {die}. Seite zwölf, ganz unten.</translation>
    </message>
    <message>
        <source>A {die}. Slugs again.</source>
        <translation>Eine {die}. Schon wieder Schnecken.</translation>
    </message>
    <message>
        <source>A {die}. Somebody has to be below the mean.</source>
        <translation>Eine {die}. Irgendwer muss unter dem Mittelwert liegen.</translation>
    </message>
    <message>
        <source>A {die}. The ace is elsewhere.</source>
        <translation>Eine {die}. Das Ass steckt woanders.</translation>
    </message>
    <message>
        <source>A {die}. The critics will be cruel.</source>
        <translation>Eine {die}. Die Kritiker werden grausam sein.</translation>
    </message>
    <message>
        <source>A {die}. Unsatisfactory.</source>
        <translation>Eine {die}. Ungenügend.</translation>
    </message>
    <message>
        <source>A {die}. We call that the blues.</source>
        <translation>Eine {die}. Das nennt man Blues.</translation>
    </message>
    <message>
        <source>A {die}. Well, crumbs are bread too.</source>
        <translation>Eine {die}. Na ja, auch Krümel sind Brot.</translation>
    </message>
    <message>
        <source>All aboard for the council.</source>
        <translation>Alle Mann an Bord, Kurs auf die Ratssitzung.</translation>
    </message>
    <message>
        <source>All is as it must be. I close my eyes.</source>
        <translation>Alles ist, wie es sein muss. Ich schließe die Augen.</translation>
    </message>
    <message>
        <source>An exclusive for you, {partner}: {share}.</source>
        <translation>Exklusiv für dich, {partner}: {share}.</translation>
    </message>
    <message>
        <source>Anchor down.</source>
        <translation>Anker geworfen.</translation>
    </message>
    <message>
        <source>Aye, {proposer}.</source>
        <translation>Aye, {proposer}.</translation>
    </message>
    <message>
        <source>Books closed. The lesson is over.</source>
        <translation>Bücher zu. Die Stunde ist aus.</translation>
    </message>
    <message>
        <source>By my reckoning, {partner}, your share is {share}.</source>
        <translation>Nach meiner Rechnung, {partner}, beträgt dein Anteil {share}.</translation>
    </message>
    <message>
        <source>Careless work. Do it again, with {price} for me.</source>
        <translation>Schlampig gerechnet. Noch einmal, mit {price} für mich.</translation>
    </message>
    <message>
        <source>Coats on, everybody. We are going to the council.</source>
        <translation>Mäntel an, alle miteinander. Wir gehen zur Ratssitzung.</translation>
    </message>
    <message>
        <source>Come aboard, {partner}. {share}.</source>
        <translation>Komm an Bord, {partner}. {share}.</translation>
    </message>
    <message>
        <source>Come here, {proposer}, that calls for a biscuit.</source>
        <translation>Komm her, {proposer}, darauf einen Keks.</translation>
    </message>
    <message>
        <source>Correct to the last digit, {proposer}. I agree.</source>
        <translation>Richtig bis zur letzten Stelle, {proposer}. Einverstanden.</translation>
    </message>
    <message>
        <source>Correction of yesterday’s edition, {partner}: I leave you for {million}.</source>
        <translation>Richtigstellung zur gestrigen Ausgabe, {partner}: Ich verlasse dich für {million}.</translation>
    </message>
    <message>
        <source>Curtain! I take my bow.</source>
        <translation>Vorhang! Ich verbeuge mich.</translation>
    </message>
    <message>
        <source>Darling, such a fee? My name on the poster costs {price}.</source>
        <translation>So eine Gage? Mein Name auf dem Plakat kostet {price}.</translation>
    </message>
    <message>
        <source>Deadline! My text is in.</source>
        <translation>Redaktionsschluss! Mein Text ist abgegeben.</translation>
    </message>
    <message>
        <source>Deal! I would have done it for the fun of it.</source>
        <translation>Abgemacht! Ich hätte es auch aus Spaß gemacht.</translation>
    </message>
    <message>
        <source>Dismissed, {proposer}. With costs.</source>
        <translation>Abgewiesen, {proposer}. Mit Kosten.</translation>
    </message>
    <message>
        <source>Do not be cross, {partner}. You still get the biggest slice of cake.</source>
        <translation>Nicht böse sein, {partner}. Das größte Stück Kuchen bleibt für dich.</translation>
    </message>
    <message>
        <source>For {price} I even bake you a cake, {proposer}.</source>
        <extracomment>Mabel, an old lady who bakes, speaks to others at the table</extracomment>
        <translation>Für {price} backe ich dir sogar einen Kuchen, {proposer}.</translation>
    </message>
    <message>
        <source>For {price} I play the part, {proposer}. Not for less.</source>
        <extracomment>Stella, an actress, speaks</extracomment>
        <translation>Für {price} spiele ich die Rolle, {proposer}. Nicht für weniger.</translation>
    </message>
    <message>
        <source>Foul weather, {proposer}. I stay in port.</source>
        <translation>Schlechtes Wetter, {proposer}. Ich bleibe im Hafen.</translation>
    </message>
    <message>
        <source>Full marks, {proposer}.</source>
        <translation>Volle Punktzahl, {proposer}.</translation>
    </message>
    <message>
        <source>Ha! Good one, {proposer}! But no.</source>
        <translation>Ha! Der war gut, {proposer}! Aber nein.</translation>
    </message>
    <message>
        <source>Headline: {proposer} pays {price}! Otherwise there is no story.</source>
        <extracomment>Archie, a young reporter, speaks</extracomment>
        <translation>Schlagzeile: {proposer} zahlt {price}! Sonst gibt es keine Geschichte.</translation>
    </message>
    <message>
        <source>Hop on, {partner}: {share}, and we are off!</source>
        <translation>Steig ein, {partner}: {share}, und ab geht’s!</translation>
    </message>
    <message>
        <source>I am happy! I am always happy!</source>
        <translation>Ich bin zufrieden! Ich bin immer zufrieden!</translation>
    </message>
    <message>
        <source>I change schools, {partner}. Your report is in the drawer.</source>
        <translation>Ich wechsle die Schule, {partner}. Dein Zeugnis liegt in der Schublade.</translation>
    </message>
    <message>
        <source>I decline to testify.</source>
        <translation>Ich verweigere die Aussage.</translation>
    </message>
    <message>
        <source>I fold, {proposer}. Keep your chips.</source>
        <translation>Ich steige aus, {proposer}. Behalt deine Chips.</translation>
    </message>
    <message>
        <source>I have had enough, thank you. It was delicious.</source>
        <translation>Ich bin satt, danke. Es war köstlich.</translation>
    </message>
    <message>
        <source>I have marking to do.</source>
        <translation>Ich habe Hefte zu korrigieren.</translation>
    </message>
    <message>
        <source>I have never played in such a tragedy, {proposer}, and I never will.</source>
        <translation>In so einer Tragödie habe ich nie gespielt, {proposer}, und dabei bleibt es.</translation>
    </message>
    <message>
        <source>I have to be transplanted, {partner}. Nothing personal.</source>
        <translation>Ich muss umgetopft werden, {partner}. Nichts Persönliches.</translation>
    </message>
    <message>
        <source>I hear you, {proposer}. Count me in.</source>
        <translation>Ich höre dich, {proposer}. Zähl mich ein.</translation>
    </message>
    <message>
        <source>I make use of my right of withdrawal, {partner}.</source>
        <translation>Ich mache von meinem Rücktrittsrecht Gebrauch, {partner}.</translation>
    </message>
    <message>
        <source>I mend my nets meanwhile.</source>
        <translation>Ich flicke so lange meine Netze.</translation>
    </message>
    <message>
        <source>I only appear in premieres. Do tell me how it ends.</source>
        <translation>Ich gehe nur zu Premieren. Erzählt mir, wie es ausgeht.</translation>
    </message>
    <message>
        <source>I report from outside. Shout if something happens.</source>
        <translation>Ich berichte von draußen. Ruft, wenn etwas passiert.</translation>
    </message>
    <message>
        <source>I rest for sixteen bars.</source>
        <translation>Sechzehn Takte Pause für mich.</translation>
    </message>
    <message>
        <source>I rest my case.</source>
        <translation>Mein Plädoyer ist beendet.</translation>
    </message>
    <message>
        <source>I see a cloud before this offer. {price} would blow it away.</source>
        <translation>Ich sehe eine Wolke vor diesem Angebot. {price} würden sie vertreiben.</translation>
    </message>
    <message>
        <source>I see you, {proposer}, and raise to {price}.</source>
        <extracomment>Clyde, a gambler, speaks</extracomment>
        <translation>Ich gehe mit, {proposer}, und erhöhe auf {price}.</translation>
    </message>
    <message>
        <source>I see {share} in your palm, {partner}. Shall I look closer?</source>
        <translation>Ich sehe {share} in deiner Hand, {partner}. Soll ich genauer hinsehen?</translation>
    </message>
    <message>
        <source>I will hold your jackets! Good luck, everybody!</source>
        <translation>Ich halte eure Jacken! Viel Glück euch allen!</translation>
    </message>
    <message>
        <source>I will listen to this one from the bar.</source>
        <translation>Das Stück höre ich mir von der Theke aus an.</translation>
    </message>
    <message>
        <source>It was written long ago, {proposer}. I agree.</source>
        <translation>Das stand schon lange geschrieben, {proposer}. Einverstanden.</translation>
    </message>
    <message>
        <source>Last night the moon whispered: {share} for {partner}.</source>
        <translation>Heute Nacht hat der Mond geflüstert: {share} für {partner}.</translation>
    </message>
    <message>
        <source>Let it grow wild for once.</source>
        <translation>Ich lasse es einmal wachsen.</translation>
    </message>
    <message>
        <source>Let us grow something together, {partner}. {share} for you.</source>
        <translation>Lass uns zusammen etwas ziehen, {partner}. {share} für dich.</translation>
    </message>
    <message>
        <source>Let {partner} have {share}. The rest follows.</source>
        <translation>Es seien {share} für {partner}. Der Rest folgt.</translation>
    </message>
    <message>
        <source>Lights, camera, {partner}: {share} for you!</source>
        <translation>Licht, Kamera, {partner}: {share} für dich!</translation>
    </message>
    <message>
        <source>My client asks for {price}. My client is me.</source>
        <extracomment>Vivian, a lawyer, speaks</extracomment>
        <translation>Meine Mandantin verlangt {price}. Die Mandantin bin ich.</translation>
    </message>
    <message>
        <source>My source says you can go up to {price}, {proposer}. True?</source>
        <translation>Meine Quelle sagt, du kannst bis {price} gehen, {proposer}. Stimmt das?</translation>
    </message>
    <message>
        <source>Never marry your first cards, {partner}.</source>
        <translation>Man heiratet nie seine ersten Karten, {partner}.</translation>
    </message>
    <message>
        <source>New key, {partner}. You will hear me from over there.</source>
        <translation>Neue Tonart, {partner}. Du hörst mich dann von da drüben.</translation>
    </message>
    <message>
        <source>Nice try, {proposer}! It runs on {price}, not on less.</source>
        <translation>Netter Versuch, {proposer}! Aber der Motor läuft erst ab {price}.</translation>
    </message>
    <message>
        <source>Nice tune. The solo costs {price}.</source>
        <translation>Hübsche Melodie. Das Solo kostet {price}.</translation>
    </message>
    <message>
        <source>No comment, {proposer}. And that is my comment.</source>
        <translation>Kein Kommentar, {proposer}. Und das ist mein Kommentar.</translation>
    </message>
    <message>
        <source>No objection, {proposer}.</source>
        <translation>Kein Einwand, {proposer}.</translation>
    </message>
    <message>
        <source>No, {proposer}, this dough will not rise.</source>
        <translation>Nein, {proposer}, dieser Teig geht nicht auf.</translation>
    </message>
    <message>
        <source>Not quite, {proposer}. The right answer is {price}.</source>
        <extracomment>Dolores, a retired teacher, speaks</extracomment>
        <translation>Nicht ganz, {proposer}. Die richtige Antwort lautet {price}.</translation>
    </message>
    <message>
        <source>Not tonight. The moon is on the wrong side.</source>
        <translation>Heute nicht. Der Mond steht auf der falschen Seite.</translation>
    </message>
    <message>
        <source>Off the subject, {proposer}. Sit down.</source>
        <translation>Thema verfehlt, {proposer}. Setzen.</translation>
    </message>
    <message>
        <source>Oh no, {partner}, that was you! Sorry! {million} is {million}!</source>
        <translation>O nein, {partner}, das warst ja du! Entschuldige! {million} sind {million}!</translation>
    </message>
    <message>
        <source>One, two, {partner}, {share}. Come in on the beat.</source>
        <translation>Eins, zwei, {partner}, {share}. Einsatz!</translation>
    </message>
    <message>
        <source>Open up the town hall. We need the big stage.</source>
        <translation>Macht das Rathaus auf. Wir brauchen die große Bühne.</translation>
    </message>
    <message>
        <source>Our stars part here, {partner}. Do not blame me, blame Mars.</source>
        <translation>Hier trennen sich unsere Sterne, {partner}. Gib nicht mir die Schuld, sondern Mars.</translation>
    </message>
    <message>
        <source>Paragraph one, {proposer}: nothing below {price}.</source>
        <translation>Paragraf eins, {proposer}: nichts unter {price}.</translation>
    </message>
    <message>
        <source>Pay attention, {partner}: {share} for you. Questions?</source>
        <translation>Aufgepasst, {partner}: {share} für dich. Noch Fragen?</translation>
    </message>
    <message>
        <source>Read it at your leisure, {partner}. Clause three says {share}.</source>
        <translation>Lies in Ruhe, {partner}. In Klausel drei stehen {share}.</translation>
    </message>
    <message>
        <source>Saturn is against it, {proposer}, and so am I.</source>
        <translation>Saturn ist dagegen, {proposer}, und ich auch.</translation>
    </message>
    <message>
        <source>Show me your cards, amigos.</source>
        <translation>Zeigt eure Karten, Amigos.</translation>
    </message>
    <message>
        <source>Sit down, {partner}, have a coffee and {share}.</source>
        <translation>Setz dich, {partner}: ein Kaffee und {share} für dich.</translation>
    </message>
    <message>
        <source>Small fish, {proposer}. Come back with {price}.</source>
        <translation>Kleiner Fisch, {proposer}. Komm wieder mit {price}.</translation>
    </message>
    <message>
        <source>So close, {proposer}! Make it {price} and I am in!</source>
        <extracomment>Gus, a young mechanic, always glad, speaks</extracomment>
        <translation>Knapp daneben, {proposer}! Mach {price} draus, und ich bin dabei!</translation>
    </message>
    <message>
        <source>Solve for me, {proposer}: the result is {price}.</source>
        <extracomment>Otto, a professor of mathematics, speaks</extracomment>
        <translation>Löse die Gleichung, {proposer}: Das Ergebnis ist {price}.</translation>
    </message>
    <message>
        <source>Sorry, {partner}. The tide takes me elsewhere.</source>
        <translation>Tut mir leid, {partner}. Die Flut trägt mich woandershin.</translation>
    </message>
    <message>
        <source>Sown is sown. Now we wait for rain.</source>
        <translation>Gesät ist gesät. Jetzt warten wir auf Regen.</translation>
    </message>
    <message>
        <source>Stop the presses: I agree with {proposer}!</source>
        <translation>Haltet die Druckmaschinen an: Ich bin einer Meinung mit {proposer}!</translation>
    </message>
    <message>
        <source>Tell our readers, {partner}: would you take {share}?</source>
        <translation>Verrate es unseren Lesern, {partner}: Reichen {share}?</translation>
    </message>
    <message>
        <source>That is half a slice, {proposer}. The whole one is {price}.</source>
        <translation>Das ist ein halbes Stück, {proposer}. Ein ganzes kostet {price}.</translation>
    </message>
    <message>
        <source>That needs a conference. To the town hall, in pairs.</source>
        <translation>Das gibt eine Konferenz. Ins Rathaus, in Zweierreihen.</translation>
    </message>
    <message>
        <source>The best players know when to leave the table.</source>
        <translation>Die Besten wissen, wann man vom Tisch aufsteht.</translation>
    </message>
    <message>
        <source>The council was in my cards this morning.</source>
        <translation>Die Ratssitzung lag heute Morgen in meinen Karten.</translation>
    </message>
    <message>
        <source>The outcome is known to me. I need not watch.</source>
        <translation>Der Ausgang ist mir bekannt. Zusehen muss ich nicht.</translation>
    </message>
    <message>
        <source>The second lead is yours, {partner}: {share}, and flowers.</source>
        <translation>Die zweite Hauptrolle gehört dir, {partner}: {share}, und Blumen.</translation>
    </message>
    <message>
        <source>The stars say {price}, {proposer}. I only read them aloud.</source>
        <extracomment>Opal, a woman who reads the stars, speaks</extracomment>
        <translation>Die Sterne sagen {price}, {proposer}. Ich lese nur vor.</translation>
    </message>
    <message>
        <source>The sum is zero on both sides. I put down my chalk.</source>
        <translation>Die Gleichung geht auf. Ich lege die Kreide weg.</translation>
    </message>
    <message>
        <source>The sunny corner of the bed is yours, {partner}: {share}.</source>
        <translation>Die sonnige Ecke im Beet gehört dir, {partner}: {share}.</translation>
    </message>
    <message>
        <source>This has good roots, {proposer}. Agreed.</source>
        <translation>Das hat gute Wurzeln, {proposer}. Einverstanden.</translation>
    </message>
    <message>
        <source>This has no solution, {proposer}. I have proved it.</source>
        <translation>Das hat keine Lösung, {proposer}. Ich habe es bewiesen.</translation>
    </message>
    <message>
        <source>Time to prune. I call the council.</source>
        <translation>Zeit für den Rückschnitt. Auf zur Ratssitzung!</translation>
    </message>
    <message>
        <source>To the town hall! Make way for the leading lady!</source>
        <translation>Ins Rathaus! Platz da für die Hauptdarstellerin!</translation>
    </message>
    <message>
        <source>Too rich for me. I watch your faces instead.</source>
        <translation>Zu teuer für mich. Ich schaue mir lieber eure Gesichter an.</translation>
    </message>
    <message>
        <source>Water it a little more, {proposer}: {price}, and it will bloom.</source>
        <extracomment>Hazel, a gardener, speaks</extracomment>
        <translation>Gieß noch ein wenig nach, {proposer}: Bei {price} blüht es.</translation>
    </message>
    <message>
        <source>We shall see each other before the council.</source>
        <translation>Wir sehen uns in der Ratssitzung.</translation>
    </message>
    <message>
        <source>Weeds, {proposer}. I pull them out.</source>
        <translation>Unkraut, {proposer}. Das zupfe ich aus.</translation>
    </message>
    <message>
        <source>Wrong band, {proposer}.</source>
        <translation>Falsche Kapelle, {proposer}.</translation>
    </message>
    <message>
        <source>You and me, {partner}! {share} for you! What a team!</source>
        <translation>Du und ich, {partner}! {share} für dich! Was für ein Team!</translation>
    </message>
    <message>
        <source>You are a little flat, {proposer}. Play it in {price}.</source>
        <extracomment>Chester, a trumpeter, speaks</extracomment>
        <translation>Du spielst etwas zu tief, {proposer}. Noch mal in {price}.</translation>
    </message>
    <message>
        <source>You are not bluffing, {proposer}. That is new. Agreed.</source>
        <translation>Du bluffst nicht, {proposer}. Das ist neu. Abgemacht.</translation>
    </message>
    <message>
        <source>You go ahead, dears. My bread is in the oven.</source>
        <translation>Geht nur, ihr Lieben. Mein Brot ist im Ofen.</translation>
    </message>
    <message>
        <source>Your left eye twitched, {proposer}. You have {price} for me.</source>
        <translation>Dein linkes Auge hat gezuckt, {proposer}. Du hast {price} für mich.</translation>
    </message>
    <message>
        <source>Your move, {partner}. {share} is on the table.</source>
        <translation>Du bist dran, {partner}. {share} liegen auf dem Tisch.</translation>
    </message>
    <message>
        <source>{million} is greater than {held}, {partner}. That is not betrayal, that is arithmetic.</source>
        <translation>{million} sind mehr als {held}, {partner}. Das ist kein Verrat, das ist Arithmetik.</translation>
    </message>
    <message>
        <source>{million}! This is the best day of my life, {proposer}!</source>
        <translation>{million}! Das ist der schönste Tag meines Lebens, {proposer}!</translation>
    </message>
    <message>
        <source>{million}, and the audience in tears. I accept!</source>
        <translation>{million}, und das Publikum weint. Ich nehme an!</translation>
    </message>
    <message>
        <source>{million}, on the record. Agreed.</source>
        <translation>{million}, das schreibe ich mit. Abgemacht.</translation>
    </message>
    <message>
        <source>{million}. Good catch.</source>
        <translation>{million}. Guter Fang.</translation>
    </message>
    <message>
        <source>{million}. I call.</source>
        <translation>{million}. Ich gehe mit.</translation>
    </message>
    <message>
        <source>{million}. I sign, initialled on every page.</source>
        <translation>{million}. Ich unterschreibe, auf jeder Seite.</translation>
    </message>
    <message>
        <source>{million}. That swings.</source>
        <translation>{million}. Das swingt.</translation>
    </message>
    <message>
        <source>{million}. Very good. See, you can do it.</source>
        <translation>{million}. Sehr gut. Siehst du, es geht doch.</translation>
    </message>
    <message>
        <source>{million}. Which was to be demonstrated.</source>
        <translation>{million}. Was zu beweisen war.</translation>
    </message>
    <message>
        <source>{million}: I dreamed of this number. Yes.</source>
        <translation>{million}: Von dieser Zahl habe ich geträumt. Ja.</translation>
    </message>
    <message>
        <source>{million}: a modest harvest, but a safe one. Yes.</source>
        <translation>{million}: eine kleine Ernte, aber eine sichere. Ja.</translation>
    </message>
    <message>
        <source>{million}? That buys flour for a month. Agreed.</source>
        <translation>{million}? Davon kaufe ich Mehl für einen Monat. Abgemacht.</translation>
    </message>
    <message>
        <source>{partner}, our film is over. The next one pays {million}.</source>
        <translation>{partner}, unser Film ist abgedreht. Der nächste bringt {million}.</translation>
    </message>
    <message>
        <source>{price}. Then I cast off.</source>
        <extracomment>Rufus, a fisherman of few words, speaks</extracomment>
        <translation>{price}. Dann lege ich ab.</translation>
    </message>
    <message>
        <source>{proposer}, you have written me a wonderful scene.</source>
        <translation>{proposer}, du hast mir eine wunderbare Szene geschrieben.</translation>
    </message>
    <message>
        <source>{share} for you, {partner}, fresh from the oven.</source>
        <translation>{share} für dich, {partner}, frisch aus dem Ofen.</translation>
    </message>
    <message>
        <source>{share}, {partner}. The net is full enough for two.</source>
        <translation>{share}, {partner}. Das Netz ist voll genug für zwei.</translation>
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
    <name>SandGlass</name>
    <message>
        <source>At 0:00 open offers lapse: {players}</source>
        <extracomment>{players} have made offers that somebody has yet to answer</extracomment>
        <translation>Um 0:00 verfallen Angebote: {players}</translation>
    </message>
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
        <source>Time is up: open offers lapse</source>
        <extracomment>The sand-glass that ends the talk is empty; nobody can answer what was offered any more</extracomment>
        <translation>Zeit um: Offene Angebote verfallen</translation>
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
        <translation>Wählt alle eigenen Gemeinderäte</translation>
    </message>
    <message>
        <source>No councillor of value {card}</source>
        <translation>Kein Gemeinderat mit dem Wert {card}</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>On a button: no card is played</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>One councillor of value {card} less</source>
        <translation>Ein Gemeinderat mit dem Wert {card} weniger</translation>
    </message>
    <message>
        <source>One councillor of value {card} more</source>
        <translation>Ein Gemeinderat mit dem Wert {card} mehr</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>On a button: the chosen cards are laid on the table, face down</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Takes all your councillors back</source>
        <translation>Nimmt alle eigenen Gemeinderäte zurück</translation>
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
    <name>SealTag</name>
    <message>
        <source>Are the dice fair?</source>
        <extracomment>A button that leads to a page on which all dice of a match can be checked</extracomment>
        <translation>Sind die Würfel fair?</translation>
    </message>
    <message>
        <source>Dice checked: as sealed</source>
        <translation>Würfel geprüft: wie versiegelt</translation>
    </message>
    <message>
        <source>Dice checked: not as sealed</source>
        <translation>Würfel geprüft: nicht wie versiegelt</translation>
    </message>
    <message>
        <source>Dice without a seal</source>
        <translation>Würfel ohne Siegel</translation>
    </message>
    <message>
        <source>Fair dice: seal {seal}…</source>
        <extracomment>The beginning of a long code that was made of the secret seed</extracomment>
        <translation>Faire Würfel: Siegel {seal}…</translation>
    </message>
    <message>
        <source>Seal: {seal}</source>
        <extracomment>The whole code that was made of the secret seed</extracomment>
        <translation>Siegel: {seal}</translation>
    </message>
    <message>
        <source>What this proves, and how the dice came out</source>
        <translation>Was das beweist, und wie die Würfel gefallen sind</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>Suche löschen</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
</context>
<context>
    <name>SeatButton</name>
    <message>
        <source>Speak as {player}</source>
        <extracomment>What pressing the card of a player does, where several people talk at one screen</extracomment>
        <translation>Als {player} sprechen</translation>
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
        <source>Wealth now, with districts, less debts: {wealth}</source>
        <extracomment>What the figure beside a cup on the card of a player means</extracomment>
        <translation>Vermögen jetzt, mit Vierteln, abzüglich Schulden: {wealth}</translation>
    </message>
    <message>
        <source>Wealth now: {wealth}</source>
        <translation>Vermögen jetzt: {wealth}</translation>
    </message>
    <message>
        <source>bids {amount}</source>
        <extracomment>Beside the name of the player whose bid is the highest in this auction</extracomment>
        <translation>bietet {amount}</translation>
    </message>
    <message>
        <source>hidden</source>
        <extracomment>In place of a sum of money that others may not see</extracomment>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>Beside the name of a player who has passed in this auction</extracomment>
        <translation>passt</translation>
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
    <name>SeatEditor</name>
    <message>
        <source>Any colour</source>
        <translation>Farbe egal</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Choose another character</source>
        <translation>Eine andere Figur wählen</translation>
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
        <source>Usual level: {level}.</source>
        <translation>Übliche Spielstärke: {level}.</translation>
    </message>
    <message>
        <source>{player}: another character</source>
        <translation>{player}: eine andere Figur</translation>
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
    <name>SeedBox</name>
    <message>
        <source>A seed to share: others can play the same deal with it</source>
        <translation>Ein Startwert zum Weitergeben: Andere können damit denselben Aufbau spielen</translation>
    </message>
    <message>
        <source>A word of yours</source>
        <translation>Ein Wort der Spieler</translation>
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
        <source>Empty: the seed is drawn in secret when the match begins, sealed, and told at the end. Choose one only to play a deal that others play too.</source>
        <translation>Leer: Der Startwert wird bei Beginn der Partie geheim gezogen, versiegelt und am Ende genannt. Einen zu wählen lohnt nur, wenn andere denselben Aufbau spielen.</translation>
    </message>
    <message>
        <source>It goes into the seal of the dice, so that nobody can have prepared that seal.</source>
        <translation>Es geht in das Siegel der Würfel ein, damit niemand dieses Siegel vorbereitet haben kann.</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Neuer Startwert</translation>
    </message>
    <message>
        <source>Secret dice, sealed when the match begins</source>
        <translation>Geheime Würfelwürfe, versiegelt bei Beginn der Partie</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Seed {seed}, not secret</source>
        <translation>Startwert {seed}, nicht geheim</translation>
    </message>
    <message>
        <source>The same seed deals the same match again, with the same luck. Whoever knows it can find out the dice before they are rolled, so they are not secret.</source>
        <translation>Derselbe Startwert ergibt dieselbe Partie noch einmal, mit demselben Glück. Wer ihn kennt, kann die Würfelwürfe vorher herausfinden; sie sind also nicht geheim.</translation>
    </message>
    <message>
        <source>The seed is a whole number from 0 to {most}.</source>
        <translation>Der Startwert ist eine ganze Zahl von 0 bis {most}.</translation>
    </message>
    <message>
        <source>The word has characters in it that cannot be shown.</source>
        <translation>In dem Wort sind Zeichen, die sich nicht anzeigen lassen.</translation>
    </message>
    <message>
        <source>secret</source>
        <extracomment>What stands in the empty field of the seed</extracomment>
        <translation>geheim</translation>
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
    <name>SettingsPage</name>
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
        <source>Advanced players: 3 in 100 and more</source>
        <translation>Fortgeschrittene: ab 3 von 100</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Asks those who play alone. Where several people play, it can be switched on at the table.</source>
        <translation>Fragt alle, die allein spielen. Spielen mehrere Leute, lässt er sich am Tisch einschalten.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Automatic: normal; at once where the system is set to show little motion</source>
        <translation>Automatisch: normal; sofort, wo im System wenig Bewegung eingestellt ist</translation>
    </message>
    <message>
        <source>Beginners: 10 in 100 and more</source>
        <extracomment>How much a slip must give away of a hundred chances to win</extracomment>
        <translation>Anfänger: ab 10 von 100</translation>
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
        <translation>Unbegrenzt zurücknehmen</translation>
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
        <source>Never</source>
        <translation>Nie</translation>
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
        <source>Practised players: 6 in 100 and more</source>
        <translation>Geübte: ab 6 von 100</translation>
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
        <source>Speed of play</source>
        <translation>Spieltempo</translation>
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
        <source>The coach asks before a costly slip</source>
        <translation>Der Trainer fragt vor einem teuren Fehlgriff</translation>
    </message>
    <message>
        <source>The die rolls by itself</source>
        <translation>Der Würfel rollt von selbst</translation>
    </message>
    <message>
        <source>The only move that is possible is made without a click</source>
        <translation>Der einzig mögliche Zug wird ohne Klick gemacht</translation>
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
    <message>
        <source>{number}%</source>
        <extracomment>How many hundredths, such as 150%</extracomment>
        <translation>{number}&#xa0;%</translation>
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
        <source>One more for me</source>
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
        <source>Buy {bought}</source>
        <translation>{bought} kaufen</translation>
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
        <translation>{a_building} auf Feld {square} bauen</translation>
    </message>
    <message>
        <source>Sell {sold}</source>
        <translation>{sold} verkaufen</translation>
    </message>
    <message>
        <source>Sell {sold} and buy {bought}</source>
        <extracomment>A trade of several companies in a list: &quot;Sell 1 red share and buy 2 blue shares&quot;</extracomment>
        <translation>{sold} verkaufen und {bought} kaufen</translation>
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
    <name>SharkAdvice</name>
    <message>
        <source>After that buy {bought}: {why}.</source>
        <translation>Kauf danach {bought}: {why}.</translation>
    </message>
    <message>
        <source>Also {bought}, so that not everything hangs on {better}.</source>
        <extracomment>{bought} are shares; said after why shares of {better} are bought</extracomment>
        <translation>Dazu {bought}, damit nicht alles an {better} hängt.</translation>
    </message>
    <message>
        <source>Also {bought}: {why}.</source>
        <extracomment>{bought} are shares of several companies; said after why shares of another one are bought</extracomment>
        <translation>Dazu {bought}: {why}.</translation>
    </message>
    <message>
        <source>Also {some_shares}: {why}.</source>
        <extracomment>Said after why shares of another company are bought</extracomment>
        <translation>Dazu {some_shares}: {why}.</translation>
    </message>
    <message>
        <source>Begin with {a_share}: nobody has one yet.</source>
        <translation>Nimm zum Anfang {a_share}: Noch hat niemand eine davon.</translation>
    </message>
    <message>
        <source>Begin with {a_share}: {number} others have one and will let it grow.</source>
        <translation>Nimm zum Anfang {a_share}: {number} andere haben eine und werden sie wachsen lassen.</translation>
    </message>
    <message>
        <source>Begin with {a_share}: {player} has one too and will let it grow.</source>
        <translation>Nimm zum Anfang {a_share}: Auch {player} hat eine und wird sie wachsen lassen.</translation>
    </message>
    <message>
        <source>Better have {bought} than {sold}: the next building can bring you up to {more} that way, and only {gain} the other way.</source>
        <extracomment>{gain} is less than {more}</extracomment>
        <translation>Lieber {bought} haben als {sold}: So kann dir das nächste Gebäude bis zu {more} bringen, sonst nur {gain}.</translation>
    </message>
    <message>
        <source>Better have {bought} than {sold}: with a chance of {odds_of_dice} somebody can drive off {the_chain} before your next turn. You would lose {cost} by it.</source>
        <extracomment>{bought} and {sold} are shares that one would have in the end</extracomment>
        <translation>Lieber {bought} haben als {sold}: Mit {odds_of_dice} Wahrscheinlichkeit kann jemand {the_chain} vor deinem nächsten Zug verdrängen. Du würdest dadurch {cost} verlieren.</translation>
    </message>
    <message>
        <source>Better have {bought} than {sold}: {more_ways} of the {rolls} possible rolls can raise {better}, and only {ways} can raise {company}.</source>
        <extracomment>{ways} is less than {more_ways}</extracomment>
        <translation>Lieber {bought} haben als {sold}: {more_ways} der {rolls} möglichen Würfe können {better} steigen lassen und nur {ways} {company}.</translation>
    </message>
    <message>
        <source>But who is behind must risk something: {player} has {sum_before} in cash and shares, and you have {sum_after}.</source>
        <extracomment>Said after a danger; sums are cash and shares</extracomment>
        <translation>Aber wer hinten liegt, muss etwas wagen: {player} hat {sum_before} an Bargeld und Aktien, und du hast {sum_after}.</translation>
    </message>
    <message>
        <source>Buy no more than that now: unless your building ends the match, you can still buy after it, when you know what has grown.</source>
        <extracomment>The match may end with the building</extracomment>
        <translation>Kauf jetzt nicht mehr als das: Wenn dein Gebäude die Partie nicht beendet, kannst du danach noch kaufen, und dann weißt du, was gewachsen ist.</translation>
    </message>
    <message>
        <source>Buy no more than that now: you can still buy after your building, when you know what has grown.</source>
        <extracomment>Said before the roll, of more shares than are advised</extracomment>
        <translation>Kauf jetzt nicht mehr als das: Nach deinem Gebäude kannst du noch kaufen, und dann weißt du, was gewachsen ist.</translation>
    </message>
    <message>
        <source>Buy {bought}: {why}.</source>
        <translation>Kauf {bought}: {why}.</translation>
    </message>
    <message>
        <source>Cash earns nothing: shares count as much at the end, and each rise pays on them.</source>
        <extracomment>Said for buying shares</extracomment>
        <translation>Bargeld bringt nichts ein: Aktien zählen am Ende ebenso viel, und jeder Anstieg wird auf sie ausgezahlt.</translation>
    </message>
    <message>
        <source>Do not buy {some_shares} instead: the next building cannot raise {company}.</source>
        <translation>Kauf nicht stattdessen {some_shares}: Das nächste Gebäude kann {company} nicht steigen lassen.</translation>
    </message>
    <message>
        <source>Do not buy {some_shares} instead: with a chance of {odds_of_dice} somebody can drive off {the_chain} before your next turn. You would lose {cost} by it.</source>
        <translation>Kauf nicht stattdessen {some_shares}: Mit {odds_of_dice} Wahrscheinlichkeit kann jemand {the_chain} vor deinem nächsten Zug verdrängen. Du würdest dadurch {cost} verlieren.</translation>
    </message>
    <message>
        <source>Do not sell {some_shares}: somebody may drive off {the_chain}, but the next building can also raise {company} from {old} to {top}. Keeping promises more.</source>
        <translation>Verkauf nicht {some_shares}: Jemand könnte {the_chain} verdrängen, aber das nächste Gebäude kann {company} auch von {old} auf {top} steigen lassen. Behalten verspricht mehr.</translation>
    </message>
    <message>
        <source>Do not sell {some_shares}: the next building can raise {company} from {old} to {top}, and you would miss {gain}.</source>
        <translation>Verkauf nicht {some_shares}: Das nächste Gebäude kann {company} von {old} auf {top} steigen lassen, und dir entgingen {gain}.</translation>
    </message>
    <message>
        <source>For the same money you could have {some_shares}, but one building could bring you only {gain} on that instead of {more}.</source>
        <extracomment>{gain} is less than {more}</extracomment>
        <translation>Für dasselbe Geld könntest du {some_shares} haben, aber ein Gebäude könnte dir damit nur {gain} bringen statt {more}.</translation>
    </message>
    <message>
        <source>Hand over {sold}: only all of your shares cover {rest}.</source>
        <translation>Gib {sold} ab: Nur alle deine Aktien zusammen decken {rest}.</translation>
    </message>
    <message>
        <source>Hand over {sold}: that covers {rest}, and no other choice costs you less.</source>
        <translation>Gib {sold} ab: Das deckt {rest}, und keine andere Wahl kostet dich weniger.</translation>
    </message>
    <message>
        <source>Hand over {sold}: that covers {rest}.</source>
        <translation>Gib {sold} ab: Das deckt {rest}.</translation>
    </message>
    <message>
        <source>Handing over {sold} would cost you less now. But the next building could bring you up to {more} on those shares, and only {gain} on what you hand over.</source>
        <translation>{sold} abzugeben würde dich jetzt weniger kosten. Aber das nächste Gebäude könnte dir auf diese Aktien bis zu {more} bringen und auf die, die du abgibst, nur {gain}.</translation>
    </message>
    <message>
        <source>Handing over {sold} would cost you only {less} instead of {amount}, but with what you keep here you are more likely to win.</source>
        <extracomment>{less} is less than {amount}</extracomment>
        <translation>{sold} abzugeben würde dich nur {less} kosten statt {amount}, aber mit dem, was du so behältst, gewinnst du eher.</translation>
    </message>
    <message>
        <source>Handing over {sold} would cost you {less} instead of {amount}, but your chance to win would be no greater.</source>
        <extracomment>{less} is less than {amount}</extracomment>
        <translation>{sold} abzugeben würde dich {less} kosten statt {amount}, aber deine Gewinnchance wäre nicht größer.</translation>
    </message>
    <message>
        <source>If you bought {some_shares} instead, only {ways} of the {rolls} possible rolls could raise {company}; for {better} it is {more_ways}.</source>
        <extracomment>{ways} is less than {more_ways}</extracomment>
        <translation>Wenn du stattdessen {some_shares} kaufst, können nur {ways} der {rolls} möglichen Würfe {company} steigen lassen; bei {better} sind es {more_ways}.</translation>
    </message>
    <message>
        <source>If you bought {some_shares}, you would keep {cash}. That is too little if somebody drives off {the_chain}: you must pay {cost} then.</source>
        <extracomment>{cash} is less than {cost}</extracomment>
        <translation>Wenn du {some_shares} kaufst, behältst du {cash}. Das ist zu wenig, wenn jemand {the_chain} verdrängt: Dann musst du {cost} zahlen.</translation>
    </message>
    <message>
        <source>Keep your shares: with {ways} of the {rolls} possible rolls the next player can raise {company}. At best it goes from {old} to {top}, and you get {gain}.</source>
        <translation>Behalte deine Aktien: Bei {ways} der {rolls} möglichen Würfe kann, wer als Nächstes dran ist, {company} steigen lassen. Bestenfalls geht es von {old} auf {top}, und du bekommst {gain}.</translation>
    </message>
    <message>
        <source>Keep your shares: with {ways} of the {rolls} possible rolls you can raise {company} yourself. At best it goes from {old} to {top}, and your shares bring you {gain}.</source>
        <translation>Behalte deine Aktien: Bei {ways} der {rolls} möglichen Würfe kannst du {company} selbst steigen lassen. Bestenfalls geht es von {old} auf {top}, und deine Aktien bringen dir {gain}.</translation>
    </message>
    <message>
        <source>One building could bring you {gain} at the most with what you sell, and {more} with what you buy.</source>
        <extracomment>{gain} is less than {more}</extracomment>
        <translation>Ein Gebäude könnte dir mit dem, was du verkaufst, höchstens {gain} bringen, und mit dem, was du kaufst, {more}.</translation>
    </message>
    <message>
        <source>Place {a_building} on square {square}: {why}.</source>
        <extracomment>{why} is a sentence of its own: &quot;Red rises from 3 to 5, and you get 11,000 FT&quot;</extracomment>
        <translation>Setz {a_building} auf Feld {square}: {why}.</translation>
    </message>
    <message>
        <source>Rather give away what is in danger: with a chance of {odds_of_dice} somebody can drive off {the_chain} before your next turn. That would cost you {cost} on {some_shares}.</source>
        <translation>Gib lieber weg, was in Gefahr ist: Mit {odds_of_dice} Wahrscheinlichkeit kann jemand {the_chain} vor deinem nächsten Zug verdrängen. Das würde dich für {some_shares} {cost} kosten.</translation>
    </message>
    <message>
        <source>Rather keep what rises more often: {more_ways} of the {rolls} possible rolls can raise {better}, and only {ways} can raise {company}.</source>
        <extracomment>{ways} is less than {more_ways}; {better} is a company whose shares are kept</extracomment>
        <translation>Behalte lieber, was öfter steigt: {more_ways} der {rolls} möglichen Würfe können {better} steigen lassen und nur {ways} {company}.</translation>
    </message>
    <message>
        <source>Rather sell {sold} than {bought}: the next building can bring you up to {more} that way, and only {gain} the other way.</source>
        <extracomment>{gain} is less than {more}</extracomment>
        <translation>Verkauf lieber {sold} als {bought}: So kann dir das nächste Gebäude bis zu {more} bringen, sonst nur {gain}.</translation>
    </message>
    <message>
        <source>Rather sell {sold} than {bought}: with a chance of {odds_of_dice} somebody can drive off {the_chain} before your next turn. You would lose {cost} by it.</source>
        <extracomment>{sold} is what is sold, {bought} is what one would sell instead</extracomment>
        <translation>Verkauf lieber {sold} als {bought}: Mit {odds_of_dice} Wahrscheinlichkeit kann jemand {the_chain} vor deinem nächsten Zug verdrängen. Du würdest dadurch {cost} verlieren.</translation>
    </message>
    <message>
        <source>Rather sell {sold} than {bought}: {more_ways} of the {rolls} possible rolls can raise {better}, and only {ways} can raise {company}.</source>
        <extracomment>{ways} is less than {more_ways}; {better} is a company whose shares are kept</extracomment>
        <translation>Verkauf lieber {sold} als {bought}: {more_ways} der {rolls} möglichen Würfe können {better} steigen lassen und nur {ways} {company}.</translation>
    </message>
    <message>
        <source>Sell {sold} for {amount}, to be able to buy {bought}.</source>
        <extracomment>{sold} and {bought} are shares</extracomment>
        <translation>Verkauf {sold} für {amount}, um {bought} kaufen zu können.</translation>
    </message>
    <message>
        <source>Sell {sold}: {why}.</source>
        <translation>Verkauf {sold}: {why}.</translation>
    </message>
    <message>
        <source>The match ends with this building, and you win with {sum_after} in cash and shares.</source>
        <translation>Die Partie endet mit diesem Gebäude, und du gewinnst mit {sum_after} an Bargeld und Aktien.</translation>
    </message>
    <message>
        <source>The match ends with this building, and {player} wins with {sum_before} in cash and shares.</source>
        <extracomment>{player} is somebody else</extracomment>
        <translation>Die Partie endet mit diesem Gebäude, und {player} gewinnt mit {sum_before} an Bargeld und Aktien.</translation>
    </message>
    <message>
        <source>The risk that remains: with a chance of {odds_of_dice} somebody can drive off {the_chain} before your next turn. That would cost you {cost}, {amount} of it for what you buy.</source>
        <extracomment>{amount} is a part of {cost}</extracomment>
        <translation>Das Risiko, das bleibt: Mit {odds_of_dice} Wahrscheinlichkeit kann jemand {the_chain} vor deinem nächsten Zug verdrängen. Das würde dich {cost} kosten, davon {amount} für das, was du kaufst.</translation>
    </message>
    <message>
        <source>The risk that remains: with a chance of {odds_of_dice} somebody can drive off {the_chain} before your next turn. That would cost you {cost}.</source>
        <extracomment>{odds_of_dice} is a chance in percent</extracomment>
        <translation>Das Risiko, das bleibt: Mit {odds_of_dice} Wahrscheinlichkeit kann jemand {the_chain} vor deinem nächsten Zug verdrängen. Das würde dich {cost} kosten.</translation>
    </message>
    <message>
        <source>The risk that remains: with a chance of {odds_of_dice} somebody can drive off {the_chain} before your next turn. You would have to pay {cost}, and you keep no cash: for that the bank takes shares at half their value.</source>
        <translation>Das Risiko, das bleibt: Mit {odds_of_dice} Wahrscheinlichkeit kann jemand {the_chain} vor deinem nächsten Zug verdrängen. Du müsstest {cost} zahlen und behältst kein Bargeld: Dafür nimmt die Bank Aktien zum halben Wert.</translation>
    </message>
    <message>
        <source>The risk that remains: with a chance of {odds_of_dice} somebody can drive off {the_chain} before your next turn. You would have to pay {cost}, and you keep only {cash} in cash: for what is missing the bank takes shares at half their value.</source>
        <extracomment>{cash} is less than {cost}</extracomment>
        <translation>Das Risiko, das bleibt: Mit {odds_of_dice} Wahrscheinlichkeit kann jemand {the_chain} vor deinem nächsten Zug verdrängen. Du müsstest {cost} zahlen und behältst nur {cash} Bargeld: Für das, was fehlt, nimmt die Bank Aktien zum halben Wert.</translation>
    </message>
    <message>
        <source>To buy {some_shares} instead would be about as good.</source>
        <translation>Stattdessen {some_shares} zu kaufen wäre etwa gleich gut.</translation>
    </message>
    <message>
        <source>To trade no more would be about as good.</source>
        <translation>Nicht mehr zu handeln wäre etwa gleich gut.</translation>
    </message>
    <message>
        <source>Trade no more: keep your {cash}. If somebody drives off {the_chain}, you must pay {cost}.</source>
        <extracomment>{cash} is at least {cost}</extracomment>
        <translation>Handle nicht mehr: Behalte deine {cash}. Wenn jemand {the_chain} verdrängt, musst du {cost} zahlen.</translation>
    </message>
    <message>
        <source>Trade no more: there is nothing that you could buy or sell.</source>
        <translation>Handle nicht mehr: Es gibt nichts, was du kaufen oder verkaufen könntest.</translation>
    </message>
    <message>
        <source>Trade no more: there seems to be no deal that helps you to win.</source>
        <translation>Handle nicht mehr: Offenbar gibt es kein Geschäft, das dir zum Sieg hilft.</translation>
    </message>
    <message>
        <source>Trade no more: you have bought {bought}, and {cash} is left.</source>
        <translation>Handle nicht mehr: Du hast {bought} gekauft, und {cash} sind übrig.</translation>
    </message>
    <message>
        <source>Trade no more: you have no money left for a share, and no sale makes your chance to win greater.</source>
        <translation>Handle nicht mehr: Du hast kein Geld mehr für eine Aktie, und kein Verkauf macht deine Siegchance größer.</translation>
    </message>
    <message>
        <source>Trade no more: you have no money left for a share.</source>
        <translation>Handle nicht mehr: Du hast kein Geld mehr für eine Aktie.</translation>
    </message>
    <message>
        <source>Trade no more: you have sold {sold} and bought {bought}, and {cash} is left.</source>
        <translation>Handle nicht mehr: Du hast {sold} verkauft und {bought} gekauft, und {cash} sind übrig.</translation>
    </message>
    <message>
        <source>Trade no more: you have sold {sold}, and have {cash} in hand.</source>
        <translation>Handle nicht mehr: Du hast {sold} verkauft und jetzt {cash} in der Hand.</translation>
    </message>
    <message>
        <source>Trade no more: you may not buy any more shares this turn, and could not buy back what you sell.</source>
        <translation>Handle nicht mehr: Du darfst in diesem Zug keine Aktien mehr kaufen und könntest Verkauftes nicht zurückkaufen.</translation>
    </message>
    <message>
        <source>Trade no more: you may not buy any more shares this turn, and no sale makes your chance to win greater.</source>
        <translation>Handle nicht mehr: Du darfst in diesem Zug keine Aktien mehr kaufen, und kein Verkauf macht deine Siegchance größer.</translation>
    </message>
    <message>
        <source>Trade no more: {cash} is too little for a share, and no sale makes your chance to win greater.</source>
        <translation>Handle nicht mehr: {cash} reichen für keine Aktie, und kein Verkauf macht deine Siegchance größer.</translation>
    </message>
    <message>
        <source>Trade no more: {cash} is too little for a share.</source>
        <translation>Handle nicht mehr: {cash} reichen für keine Aktie.</translation>
    </message>
    <message>
        <source>Trade nothing before the roll: unless your building ends the match, you can trade after it, when you know what has grown.</source>
        <extracomment>The match may end with the building</extracomment>
        <translation>Handle nicht vor dem Wurf: Wenn dein Gebäude die Partie nicht beendet, kannst du danach handeln, und dann weißt du, was gewachsen ist.</translation>
    </message>
    <message>
        <source>Trade nothing before the roll: you can trade after your building, when you know what has grown.</source>
        <translation>Handle nicht vor dem Wurf: Nach deinem Gebäude kannst du handeln, und dann weißt du, was gewachsen ist.</translation>
    </message>
    <message>
        <source>What is more: {why}.</source>
        <translation>Außerdem: {why}.</translation>
    </message>
    <message>
        <source>Why {bought}: {why}.</source>
        <extracomment>{bought} are all shares that are bought</extracomment>
        <translation>Warum {bought}: {why}.</translation>
    </message>
    <message>
        <source>Why {some_shares}: {why}.</source>
        <translation>Warum {some_shares}: {why}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} no building beside it could raise {company}, here one could raise it to {most}.</source>
        <extracomment>{most} is a value, higher than now</extracomment>
        <translation>Mit Feld {square} für {a_building} könnte kein Gebäude daneben {company} steigen lassen, hier könnte es eines auf {most} bringen.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} one more building beside it could raise {company} only to {top}, here to {most}.</source>
        <extracomment>{most} is a higher value than {top}</extracomment>
        <translation>Mit Feld {square} für {a_building} könnte noch ein Gebäude daneben {company} nur auf {top} bringen, hier auf {most}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} only {ways} of the {rolls} possible rolls could then raise {company} further, here {more_ways}.</source>
        <extracomment>{ways} is less than {more_ways}</extracomment>
        <translation>Mit Feld {square} für {a_building} könnten danach nur {ways} der {rolls} möglichen Würfe {company} weiter steigen lassen, hier {more_ways}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} somebody could drive off its chain before your next turn (chance: {odds_of_dice}), and that would cost you {cost}. On the advised square no single roll can do that.</source>
        <translation>Mit Feld {square} für {a_building} könnte jemand seine Kette vor deinem nächsten Zug verdrängen (Wahrscheinlichkeit: {odds_of_dice}), und das würde dich {cost} kosten. Auf dem empfohlenen Feld schafft das kein einzelner Wurf.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} somebody could drive off {the_chain} before your next turn (chance: {odds_of_dice}), and that would cost you {cost}. With the advised building no single roll can do that.</source>
        <translation>Mit Feld {square} für {a_building} könnte jemand {the_chain} vor deinem nächsten Zug verdrängen (Wahrscheinlichkeit: {odds_of_dice}), und das würde dich {cost} kosten. Mit dem empfohlenen Gebäude schafft das kein einzelner Wurf.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} the chance that somebody can drive off its chain before your next turn is {odds_of_dice}; on the advised square it is only {odds_before}. That would cost you {cost}.</source>
        <extracomment>{odds_of_dice} is a chance in percent, {odds_before} is less</extracomment>
        <translation>Mit Feld {square} für {a_building} ist die Wahrscheinlichkeit, dass jemand seine Kette vor deinem nächsten Zug verdrängen kann, {odds_of_dice}; auf dem empfohlenen Feld ist sie nur {odds_before}. Das würde dich {cost} kosten.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} the chance that somebody can drive off {the_chain} before your next turn is {odds_of_dice}; with the advised building it is only {odds_before}. That would cost you {cost}.</source>
        <extracomment>{odds_of_dice} is a chance in percent, {odds_before} is less</extracomment>
        <translation>Mit Feld {square} für {a_building} ist die Wahrscheinlichkeit, dass jemand {the_chain} vor deinem nächsten Zug verdrängen kann, {odds_of_dice}; mit dem empfohlenen Gebäude ist sie nur {odds_before}. Das würde dich {cost} kosten.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would do about as well.</source>
        <translation>Mit Feld {square} für {a_building} stündest du etwa ebenso gut da.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would do nearly as well.</source>
        <translation>Mit Feld {square} für {a_building} stündest du fast ebenso gut da.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain} and the others together {amount}; here you get {more} and they {less}.</source>
        <extracomment>{gain} and {amount} are what you and the others get there, {more} and {less} what you get here</extracomment>
        <translation>Mit Feld {square} für {a_building} bekämst du {gain} und die anderen zusammen {amount}; hier bekommst du {more} und sie {less}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain} and {player} {amount}; here you get {more} and {player} {less}.</source>
        <extracomment>{gain} and {amount} are what both get there, {more} and {less} what they get here</extracomment>
        <translation>Mit Feld {square} für {a_building} bekämst du {gain} und {player} {amount}; hier bekommst du {more} und {player} {less}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain} instead of {more}.</source>
        <extracomment>{gain} is less than {more}</extracomment>
        <translation>Mit Feld {square} für {a_building} bekämst du {gain} statt {more}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain}, but somebody could drive off its chain before your next turn (chance: {odds_of_dice}), and that would cost you {cost}.</source>
        <extracomment>{gain} is more than what is advised brings at once</extracomment>
        <translation>Mit Feld {square} für {a_building} bekämst du {gain}, aber jemand könnte seine Kette vor deinem nächsten Zug verdrängen (Wahrscheinlichkeit: {odds_of_dice}), und das würde dich {cost} kosten.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain}, but somebody could drive off its chain before your next turn (chance: {odds_of_dice}; on the advised square only {odds_before}), and that would cost you {cost}.</source>
        <extracomment>{odds_of_dice} is a chance in percent, {odds_before} is less</extracomment>
        <translation>Mit Feld {square} für {a_building} bekämst du {gain}, aber jemand könnte seine Kette vor deinem nächsten Zug verdrängen (Wahrscheinlichkeit: {odds_of_dice}; auf dem empfohlenen Feld nur {odds_before}), und das würde dich {cost} kosten.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain}, but somebody could drive off {the_chain} before your next turn (chance: {odds_of_dice}), and that would cost you {cost}.</source>
        <extracomment>{gain} is more than what is advised brings at once</extracomment>
        <translation>Mit Feld {square} für {a_building} bekämst du {gain}, aber jemand könnte {the_chain} vor deinem nächsten Zug verdrängen (Wahrscheinlichkeit: {odds_of_dice}), und das würde dich {cost} kosten.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain}, but somebody could drive off {the_chain} before your next turn (chance: {odds_of_dice}; with the advised building only {odds_before}), and that would cost you {cost}.</source>
        <extracomment>{odds_of_dice} is a chance in percent, {odds_before} is less</extracomment>
        <translation>Mit Feld {square} für {a_building} bekämst du {gain}, aber jemand könnte {the_chain} vor deinem nächsten Zug verdrängen (Wahrscheinlichkeit: {odds_of_dice}; mit dem empfohlenen Gebäude nur {odds_before}), und das würde dich {cost} kosten.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain}, but the match would end, and {player} would win with {amount} in cash and shares.</source>
        <extracomment>{amount} is what the winner then has in cash and shares</extracomment>
        <translation>Mit Feld {square} für {a_building} bekämst du {gain}, aber die Partie wäre zu Ende, und {player} würde mit {amount} an Bargeld und Aktien gewinnen.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain}, but the others together {amount} too.</source>
        <extracomment>{amount} is what all the others get</extracomment>
        <translation>Mit Feld {square} für {a_building} bekämst du {gain}, aber die anderen zusammen auch {amount}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain}, but your chance to win would be no greater.</source>
        <extracomment>{gain} is more than what is advised brings at once</extracomment>
        <translation>Mit Feld {square} für {a_building} bekämst du {gain}, aber deine Siegchance wäre nicht größer.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain}, but your chance to win would be smaller.</source>
        <extracomment>{gain} is more than what is advised brings at once</extracomment>
        <translation>Mit Feld {square} für {a_building} bekämst du {gain}, aber deine Siegchance wäre kleiner.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain}, but {player} {amount} too.</source>
        <translation>Mit Feld {square} für {a_building} bekämst du {gain}, aber {player} auch {amount}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} {player} would pay nothing instead of {loss}.</source>
        <translation>Mit Feld {square} für {a_building} würde {player} nichts zahlen statt {loss}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} {player} would pay only {less} instead of {loss}.</source>
        <extracomment>{less} is less than {loss}</extracomment>
        <translation>Mit Feld {square} für {a_building} würde {player} nur {less} zahlen statt {loss}.</translation>
    </message>
    <message>
        <source>With {sold} you would give away {amount} worth of shares, not {less}.</source>
        <extracomment>{amount} is more than {less}</extracomment>
        <translation>{sold} wären Aktien für {amount}, nicht für {less}.</translation>
    </message>
    <message>
        <source>With {sold} you would miss more: up to {more} by the next building instead of {gain}.</source>
        <extracomment>{sold} are other shares, and {more} is more than {gain}</extracomment>
        <translation>Mit {sold} entginge dir mehr: bis zu {more} beim nächsten Gebäude statt {gain}.</translation>
    </message>
    <message>
        <source>With {ways} of the {rolls} possible rolls the next building can end the match: you have {sum_after} in cash and shares, and {player} has {sum_before}.</source>
        <translation>Bei {ways} der {rolls} möglichen Würfe kann das nächste Gebäude die Partie beenden: Du hast {sum_after} an Bargeld und Aktien und {player} {sum_before}.</translation>
    </message>
    <message>
        <source>With {ways} of the {rolls} possible rolls the next building can then end the match: you have {sum_after} in cash and shares, and {player} has {sum_before}.</source>
        <extracomment>Sums are cash and shares; {ways} of the {rolls} rolls, all as likely</extracomment>
        <translation>Bei {ways} der {rolls} möglichen Würfe kann das nächste Gebäude dann die Partie beenden: Du hast {sum_after} an Bargeld und Aktien und {player} {sum_before}.</translation>
    </message>
    <message>
        <source>You are then ahead with {sum_after} in cash and shares; {player} has {sum_before}.</source>
        <extracomment>Sums are cash and shares</extracomment>
        <translation>Dann liegst du mit {sum_after} an Bargeld und Aktien vorn; {player} hat {sum_before}.</translation>
    </message>
    <message>
        <source>You can hardly win any more: you have {sum_after} in cash and shares, and {player} has {sum_before}.</source>
        <translation>Du kannst kaum noch gewinnen: Du hast {sum_after} an Bargeld und Aktien und {player} {sum_before}.</translation>
    </message>
    <message>
        <source>You can hardly win any more: you then have {sum_after} in cash and shares, and {player} has {sum_before}.</source>
        <extracomment>Sums are cash and shares, when everybody has paid</extracomment>
        <translation>Du kannst kaum noch gewinnen: Du hast dann {sum_after} an Bargeld und Aktien und {player} {sum_before}.</translation>
    </message>
    <message>
        <source>You could buy {some_shares} at the most: with them one building could bring you {gain} instead of {more}.</source>
        <extracomment>{gain} is less than {more}</extracomment>
        <translation>Du könntest höchstens {some_shares} kaufen: Damit könnte dir ein Gebäude {gain} bringen statt {more}.</translation>
    </message>
    <message>
        <source>You get {change} back.</source>
        <translation>Du bekommst {change} zurück.</translation>
    </message>
    <message>
        <source>You keep shares of more companies: of {own}, and if you handed over {sold}, only of {fewer}.</source>
        <extracomment>{own} and {fewer} are numbers of companies, {fewer} the smaller one</extracomment>
        <translation>Du behältst Aktien von mehr Firmen: von {own}, und wenn du {sold} abgibst, nur von {fewer}.</translation>
    </message>
    <message>
        <source>You then have as much as {player}: {sum_after} in cash and shares.</source>
        <translation>Dann hast du ebenso viel wie {player}: {sum_after} an Bargeld und Aktien.</translation>
    </message>
    <message>
        <source>You then have {sum_after} in cash and shares; {player} leads with {sum_before}.</source>
        <translation>Dann hast du {sum_after} an Bargeld und Aktien; {player} führt mit {sum_before}.</translation>
    </message>
    <message>
        <source>after all deals you then have {cash} in cash, and without this sale only {less}</source>
        <extracomment>{less} is less than {cash}</extracomment>
        <translation>Nach allen Geschäften hast du dann {cash} Bargeld und ohne diesen Verkauf nur {less}</translation>
    </message>
    <message>
        <source>it drives {victim_chain} off the map</source>
        <translation>Es verdrängt {victim_chain} von der Weltkarte</translation>
    </message>
    <message>
        <source>it drives {victim_chain} off the map, and {player} is ruined</source>
        <extracomment>{victim_chain} is &quot;a chain of 3 red buildings&quot;</extracomment>
        <translation>Es verdrängt {victim_chain} von der Weltkarte, und {player} ist ruiniert</translation>
    </message>
    <message>
        <source>it drives {victim_chain} off the map, and {player} pays {loss}</source>
        <translation>Es verdrängt {victim_chain} von der Weltkarte, und {player} zahlt {loss}</translation>
    </message>
    <message>
        <source>it drives {victim_chain} off the map. {player} pays {loss} and loses as much again in the value of shares. You pay nothing, but your own shares lose {cost} in value</source>
        <translation>Es verdrängt {victim_chain} von der Weltkarte. {player} zahlt {loss} und verliert noch einmal so viel am Wert der Aktien. Du zahlst nichts, aber deine eigenen Aktien verlieren {cost} an Wert</translation>
    </message>
    <message>
        <source>it stands alone, and you get a bonus of {bonus}</source>
        <translation>Es steht allein, und du bekommst eine Prämie von {bonus}</translation>
    </message>
    <message>
        <source>it stands alone, and you get a bonus of {bonus}; nothing else that you could place brings you more</source>
        <translation>Es steht allein, und du bekommst eine Prämie von {bonus}; nichts anderes, was du setzen könntest, bringt dir mehr</translation>
    </message>
    <message>
        <source>nobody else has shares of {company}, so that only you gain on shares when {company} rises</source>
        <translation>Niemand sonst hat Aktien von {company}, sodass nur du an Aktien verdienst, wenn {company} steigt</translation>
    </message>
    <message>
        <source>now somebody other than {player} can drive off {the_chain} before your next turn. The chance is {odds_of_dice}, and it would cost {player} {cost}</source>
        <translation>Jetzt kann vor deinem nächsten Zug jemand außer {player} {the_chain} verdrängen. Die Wahrscheinlichkeit ist {odds_of_dice}, und es würde {player} {cost} kosten</translation>
    </message>
    <message>
        <source>only {ways} of the {rolls} possible rolls can raise {company}, fewer than for any other company of yours</source>
        <translation>Nur {ways} der {rolls} möglichen Würfe können {company} steigen lassen, weniger als bei jeder anderen deiner Firmen</translation>
    </message>
    <message>
        <source>that is worth more to you than {price} in cash</source>
        <translation>Das ist dir mehr wert als {price} Bargeld</translation>
    </message>
    <message>
        <source>the bonus is {bonus}, and with one more building beside it {company} can rise to {top}</source>
        <translation>Die Prämie beträgt {bonus}, und mit noch einem Gebäude daneben kann {company} auf {top} steigen</translation>
    </message>
    <message>
        <source>the chance that somebody can drive off {the_chain} before your next turn falls from {odds_before} to {odds_of_dice}. That would then cost you {cost}</source>
        <extracomment>{odds_before} is the chance until now, {odds_of_dice} is less</extracomment>
        <translation>Die Wahrscheinlichkeit, dass jemand {the_chain} vor deinem nächsten Zug verdrängen kann, fällt von {odds_before} auf {odds_of_dice}. Das würde dich dann {cost} kosten</translation>
    </message>
    <message>
        <source>the chance that somebody other than {player} can drive off {the_chain} before your next turn grows from {odds_before} to {odds_of_dice}. That would cost {player} {cost}</source>
        <extracomment>{odds_of_dice} is more than {odds_before}</extracomment>
        <translation>Die Wahrscheinlichkeit, dass jemand außer {player} {the_chain} vor deinem nächsten Zug verdrängen kann, steigt von {odds_before} auf {odds_of_dice}. Das würde {player} {cost} kosten</translation>
    </message>
    <message>
        <source>the match ends with it</source>
        <translation>Damit endet die Partie</translation>
    </message>
    <message>
        <source>the match ends, and you win with {sum_after}; the next has {sum_before}</source>
        <extracomment>A sentence after a colon</extracomment>
        <translation>Die Partie endet, und du gewinnst mit {sum_after}; der Nächste hat {sum_before}</translation>
    </message>
    <message>
        <source>the next building cannot raise {company}, whatever is rolled</source>
        <translation>Das nächste Gebäude kann {company} nicht steigen lassen, was auch gewürfelt wird</translation>
    </message>
    <message>
        <source>then you have {cash} in cash, enough for the {cost} that you must pay if somebody drives off {the_chain}</source>
        <translation>Dann hast du {cash} Bargeld, genug für die {cost}, die du zahlen musst, wenn jemand {the_chain} verdrängt</translation>
    </message>
    <message>
        <source>then {ways} of the {rolls} possible rolls can raise a company of which you have shares, and now none</source>
        <translation>Dann können {ways} der {rolls} möglichen Würfe eine Firma steigen lassen, von der du Aktien hast, und jetzt keiner</translation>
    </message>
    <message>
        <source>then {ways} of the {rolls} possible rolls can raise a company of which you have shares, and now only {was}</source>
        <extracomment>{was} is less than {ways}</extracomment>
        <translation>Dann können {ways} der {rolls} möglichen Würfe eine Firma steigen lassen, von der du Aktien hast, und jetzt nur {was}</translation>
    </message>
    <message>
        <source>until now somebody could drive off {the_chain} before your next turn and cost you {cost}. Now no single roll can do that</source>
        <translation>Bisher konnte jemand {the_chain} vor deinem nächsten Zug verdrängen und dich {cost} kosten. Jetzt schafft das kein einzelner Wurf mehr</translation>
    </message>
    <message>
        <source>with a chance of {odds_of_dice} somebody can drive off {the_chain} before your next turn. That would cost you {cost} on {some_shares}</source>
        <translation>Mit {odds_of_dice} Wahrscheinlichkeit kann jemand {the_chain} vor deinem nächsten Zug verdrängen. Das würde dich für {some_shares} {cost} kosten</translation>
    </message>
    <message>
        <source>with that {ways} of the {rolls} possible rolls can raise a company of which you have shares, and without that only {was}</source>
        <extracomment>{was} is less than {ways}; said after &quot;Also 1 blue share&quot;</extracomment>
        <translation>Damit können {ways} der {rolls} möglichen Würfe eine Firma steigen lassen, von der du Aktien hast, und ohne das nur {was}</translation>
    </message>
    <message>
        <source>with what you buy after that, {ways} of the {rolls} possible rolls can raise a company of which you have shares, and now only {was}</source>
        <extracomment>{was} is less than {ways}; said of shares that are sold before others are bought</extracomment>
        <translation>Mit dem, was du danach kaufst, können {ways} der {rolls} möglichen Würfe eine Firma steigen lassen, von der du Aktien hast, und jetzt nur {was}</translation>
    </message>
    <message>
        <source>with {some_shares} more, {ways} of the {rolls} possible rolls can raise a company of which you have shares, and otherwise only {was}</source>
        <extracomment>{was} is less than {ways}; said where shares of several companies are bought</extracomment>
        <translation>Durch {some_shares} mehr können {ways} der {rolls} möglichen Würfe eine Firma steigen lassen, von der du Aktien hast, und sonst nur {was}</translation>
    </message>
    <message>
        <source>with {ways} of the {rolls} possible rolls the next player can raise {company}. At best it goes from {old} to {top}, which brings {gain} on {some_shares}</source>
        <translation>Bei {ways} der {rolls} möglichen Würfe kann, wer als Nächstes dran ist, {company} steigen lassen. Bestenfalls geht es von {old} auf {top}, und das bringt auf {some_shares} {gain}</translation>
    </message>
    <message>
        <source>with {ways} of the {rolls} possible rolls you can raise {company} yourself. At best it goes from {old} to {top}, which brings {gain} on {some_shares}</source>
        <extracomment>{ways} of the {rolls} rolls, all as likely</extracomment>
        <translation>Bei {ways} der {rolls} möglichen Würfe kannst du {company} selbst steigen lassen. Bestenfalls geht es von {old} auf {top}, und das bringt auf {some_shares} {gain}</translation>
    </message>
    <message>
        <source>with {ways} of the {rolls} possible rolls your building can then end the match, and you win; without this trade it is {was} of them</source>
        <extracomment>{was} is less than {ways}; said of shares that are bought before the roll</extracomment>
        <translation>Bei {ways} der {rolls} möglichen Würfe kann dein Gebäude dann die Partie beenden, und du gewinnst; ohne diesen Handel ist es bei {was} davon so</translation>
    </message>
    <message>
        <source>you are ahead with {sum_after}, {player} has {sum_before}, and {amount} in cash cannot fall in value any more</source>
        <extracomment>Sums are cash and shares</extracomment>
        <translation>Du liegst mit {sum_after} vorn, {player} hat {sum_before}, und {amount} Bargeld können nicht mehr an Wert verlieren</translation>
    </message>
    <message>
        <source>you then hold {own_shares}, more than anybody else, and gain most when {company} rises</source>
        <extracomment>{own_shares} is &quot;13 red shares&quot;, shares of {company}</extracomment>
        <translation>Dann hast du {own_shares}, mehr als alle anderen, und verdienst am meisten, wenn {company} steigt</translation>
    </message>
    <message>
        <source>your cash is short. If somebody drives off {the_chain}, you must pay {cost}. After these deals you have {cash}, and for what is missing the bank takes shares at half their value</source>
        <translation>Dein Bargeld ist knapp. Wenn jemand {the_chain} verdrängt, musst du {cost} zahlen. Nach diesen Geschäften hast du {cash}, und für das, was fehlt, nimmt die Bank Aktien zum halben Wert</translation>
    </message>
    <message>
        <source>{amount} in cash is certain, and what shares will bring is not</source>
        <translation>{amount} Bargeld sind sicher, und was Aktien bringen, ist es nicht</translation>
    </message>
    <message>
        <source>{company} falls from {old} to {new}</source>
        <translation>{company} fällt von {old} auf {new}</translation>
    </message>
    <message>
        <source>{company} rises from {old} to {new}, and bonus and shares together bring you {gain}</source>
        <translation>{company} steigt von {old} auf {new}, und Prämie und Aktien bringen dir zusammen {gain}</translation>
    </message>
    <message>
        <source>{company} rises from {old} to {new}, and you get a bonus of {gain}</source>
        <translation>{company} steigt von {old} auf {new}, und du bekommst eine Prämie von {gain}</translation>
    </message>
    <message>
        <source>{company} rises from {old} to {new}, and you get a bonus of {gain}; nothing else that you could place brings you more</source>
        <translation>{company} steigt von {old} auf {new}, und du bekommst eine Prämie von {gain}; nichts anderes, was du setzen könntest, bringt dir mehr</translation>
    </message>
    <message>
        <source>{company} stays at {new}</source>
        <translation>{company} bleibt auf {new}</translation>
    </message>
    <message>
        <source>{company} stays at {new} now, and with one more building beside it can rise to {top}</source>
        <translation>{company} bleibt jetzt auf {new} und kann mit noch einem Gebäude daneben auf {top} steigen</translation>
    </message>
    <message>
        <source>{company} stays at {new}, and nobody earns anything by it</source>
        <translation>{company} bleibt auf {new}, und niemand verdient etwas daran</translation>
    </message>
    <message>
        <source>{player} has {own_shares}, and you then have as many, so that both of you gain the same on shares when {company} rises</source>
        <extracomment>{own_shares} is &quot;13 red shares&quot;, shares of {company}</extracomment>
        <translation>{player} hat {own_shares}, und du hast dann ebenso viele, sodass ihr beide an Aktien gleich viel verdient, wenn {company} steigt</translation>
    </message>
    <message>
        <source>{player} has {own_shares}, and you then have more, so that you gain more on shares than {player} when {company} rises</source>
        <extracomment>{own_shares} is &quot;13 red shares&quot;, shares of {company}</extracomment>
        <translation>{player} hat {own_shares}, und du hast dann mehr, sodass du an Aktien mehr verdienst als {player}, wenn {company} steigt</translation>
    </message>
    <message>
        <source>{player} has {own_shares}; with more of your own {player} gains less on you when {company} rises</source>
        <extracomment>{own_shares} is &quot;13 red shares&quot;, shares of {company}</extracomment>
        <translation>{player} hat {own_shares}; hast du selbst mehr davon, gewinnt {player} dir gegenüber weniger, wenn {company} steigt</translation>
    </message>
    <message>
        <source>{ways} of the {rolls} possible rolls can raise what you buy for it, and only {was} what you sell</source>
        <translation>{ways} der {rolls} möglichen Würfe können steigen lassen, was du dafür kaufst, und nur {was}, was du verkaufst</translation>
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
    <message>
        <source>the blue chain on square {square}</source>
        <translation>die blaue Kette auf Feld {square}</translation>
    </message>
    <message>
        <source>the green chain on square {square}</source>
        <translation>die grüne Kette auf Feld {square}</translation>
    </message>
    <message>
        <source>the lone blue building on square {square}</source>
        <translation>das einzelne blaue Gebäude auf Feld {square}</translation>
    </message>
    <message>
        <source>the lone green building on square {square}</source>
        <translation>das einzelne grüne Gebäude auf Feld {square}</translation>
    </message>
    <message>
        <source>the lone red building on square {square}</source>
        <extracomment>The object of &quot;If somebody drives off the lone red building on square D7&quot;</extracomment>
        <translation>das einzelne rote Gebäude auf Feld {square}</translation>
    </message>
    <message>
        <source>the lone yellow building on square {square}</source>
        <translation>das einzelne gelbe Gebäude auf Feld {square}</translation>
    </message>
    <message>
        <source>the red chain on square {square}</source>
        <extracomment>The object of &quot;If somebody drives off the red chain on square D7&quot;; the square is one of its squares</extracomment>
        <translation>die rote Kette auf Feld {square}</translation>
    </message>
    <message>
        <source>the yellow chain on square {square}</source>
        <translation>die gelbe Kette auf Feld {square}</translation>
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
    <name>SharkCounts</name>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Favourite companies</source>
        <extracomment>A heading, above the companies whose shares somebody likes to buy</extracomment>
        <translation>Liebste Firmen</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>A face of the colour die</extracomment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Shares bought</source>
        <extracomment>The head of a column of numbers</extracomment>
        <translation>Gekaufte Aktien</translation>
    </message>
    <message>
        <source>The colour die</source>
        <translation>Der Farbwürfel</translation>
    </message>
    <message>
        <source>The die of the zones</source>
        <translation>Der Zonenwürfel</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
</context>
<context>
    <name>SharkDeed</name>
    <message>
        <source>Began with {a_share}</source>
        <extracomment>What somebody did, on their card</extracomment>
        <translation>Beginnt mit {a_share}</translation>
    </message>
    <message>
        <source>Bought {some_shares}</source>
        <translation>Gekauft: {some_shares}</translation>
    </message>
    <message>
        <source>Built {a_building} on {square}</source>
        <extracomment>&quot;Built: a red building on D7&quot;</extracomment>
        <translation>Baut {a_building} auf {square}</translation>
    </message>
    <message>
        <source>Had to pay {amount}</source>
        <translation>Musste {amount} zahlen</translation>
    </message>
    <message>
        <source>Handed over {all_shares}</source>
        <translation>Gibt {all_shares} ab</translation>
    </message>
    <message>
        <source>Lost everything and is out</source>
        <translation>Hat alles verloren und ist raus</translation>
    </message>
    <message>
        <source>Rolled {zone_number}</source>
        <translation>{zone_number} gewürfelt</translation>
    </message>
    <message>
        <source>Rolled {zone_number} and Black</source>
        <translation>{zone_number} und Schwarz gewürfelt</translation>
    </message>
    <message>
        <source>Rolled {zone_number} and White</source>
        <translation>{zone_number} und Weiß gewürfelt</translation>
    </message>
    <message>
        <source>Rolled {zone_number} and {face}</source>
        <extracomment>The die for the zone and the company: &quot;Rolled 3 and Red&quot;</extracomment>
        <translation>{zone_number} und {face} gewürfelt</translation>
    </message>
    <message>
        <source>Sold {some_shares}</source>
        <translation>Verkauft: {some_shares}</translation>
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
        <translation>Für keine Firma gibt es {in_zone} ein Feld: Der Zug endet.</translation>
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
        <translation>Für {face} gibt es {in_zone} kein Feld: Der Zug endet.</translation>
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
        <translation>{player} verdient {amount} durch {some_shares}.</translation>
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
        <translation>{player} baut {a_building} auf Feld {square}. Es steht allein.</translation>
    </message>
    <message>
        <source>{player} places {a_building} on square {square}: a chain of {size}.</source>
        <translation>{player} baut {a_building} auf Feld {square}: eine Kette von {size}.</translation>
    </message>
    <message>
        <source>{player} reaches for the dice.</source>
        <translation>{player} greift zu den Würfeln.</translation>
    </message>
    <message>
        <source>{player} rolls a {zone_number} and Black: a building {in_zone} for a company with the fewest on the map.</source>
        <translation>{player} würfelt eine {zone_number} und Schwarz: ein Gebäude {in_zone} für eine Firma mit den wenigsten auf der Weltkarte.</translation>
    </message>
    <message>
        <source>{player} rolls a {zone_number} and Black: a building {in_zone} for any company.</source>
        <translation>{player} würfelt eine {zone_number} und Schwarz: ein Gebäude {in_zone} für eine beliebige Firma.</translation>
    </message>
    <message>
        <source>{player} rolls a {zone_number} and White: a building {in_zone} for any company.</source>
        <translation>{player} würfelt eine {zone_number} und Weiß: ein Gebäude {in_zone} für eine beliebige Firma.</translation>
    </message>
    <message>
        <source>{player} rolls a {zone_number} and {face}: a building {in_zone}.</source>
        <extracomment>&quot;Anna rolls a 3 and Red: a building in Asia.&quot;</extracomment>
        <translation>{player} würfelt eine {zone_number} und {face}: ein Gebäude {in_zone}.</translation>
    </message>
    <message>
        <source>{player} rolls a {zone_number}: a building {in_zone} for any company.</source>
        <translation>{player} würfelt eine {zone_number}: ein Gebäude {in_zone} für eine beliebige Firma.</translation>
    </message>
    <message>
        <source>{player} sells {some_shares} for {amount}.</source>
        <translation>{player} verkauft {some_shares} für {amount}.</translation>
    </message>
</context>
<context>
    <name>SharkGuide</name>
    <message>
        <source>A share costs the value of its company. Buy what you expect to rise, up to five shares a turn: choose how many with + and trade. Or keep your cash and end the turn.</source>
        <translation>Eine Aktie kostet den Wert ihrer Firma. Kauf, was wohl bald steigt, bis zu fünf Aktien pro Zug: Wähl mit +, wie viele, und handle. Oder behalte dein Bargeld und beende den Zug.</translation>
    </message>
    <message>
        <source>Big swallows small</source>
        <translation>Groß schluckt Klein</translation>
    </message>
    <message>
        <source>Buy some shares</source>
        <translation>Aktien kaufen</translation>
    </message>
    <message>
        <source>Four companies build all over the world. Buildings of one colour that touch form a chain: the longer its chains, the more a company is worth. This scale shows the value of each.</source>
        <translation>Vier Firmen bauen in aller Welt. Gebäude einer Farbe, die sich berühren, bilden eine Kette: Je länger ihre Ketten, desto mehr ist eine Firma wert. Diese Skala zeigt den Wert jeder Firma.</translation>
    </message>
    <message>
        <source>How to win</source>
        <translation>So gewinnst du</translation>
    </message>
    <message>
        <source>If the value of the company has risen, your bonus is the new value in thousands of FT; if not, it is 1,000 FT. Then every share brings its owner as much as the value has risen.</source>
        <translation>Ist der Wert der Firma gestiegen, bekommst du als Prämie den neuen Wert in Tausend FT; wenn nicht, sind es 1.000&#xa0;FT. Dann bringt jede Aktie so viel ein, wie der Wert gestiegen ist.</translation>
    </message>
    <message>
        <source>In the end the richest player wins. You own no company, but you can hold shares of all four: your card shows them and your cash in FT, the money of this game.</source>
        <translation>Am Ende gewinnt, wer am reichsten ist. Dir gehört keine Firma, aber du kannst Aktien von allen vieren halten: Deine Karte zeigt sie und dein Bargeld in FT, dem Geld dieses Spiels.</translation>
    </message>
    <message>
        <source>One die names the zone, the other the company; with white or black you choose the company. It is your turn: click on the dice!</source>
        <translation>Ein Würfel nennt die Zone, der andere die Firma; bei Weiß oder Schwarz wählst du die Firma selbst. Du bist an der Reihe: Klick auf die Würfel!</translation>
    </message>
    <message>
        <source>Place a building</source>
        <translation>Ein Gebäude bauen</translation>
    </message>
    <message>
        <source>Right beside another colour you may build only if your chain is then the longer one. The shorter chain vanishes, and everyone else who holds shares of its company pays the loss.</source>
        <translation>Direkt neben einer anderen Farbe darfst du nur bauen, wenn deine Kette dann die längere ist. Die kürzere Kette verschwindet, und alle außer dir, die Aktien dieser Firma haben, zahlen den Verlust.</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>The match ends when a company reaches the value 15 or has used all its 18 buildings. All shares are then sold at their value, and the richest player wins. The stock chart shows which companies have been rising.</source>
        <translation>Die Partie endet, wenn eine Firma den Wert 15 erreicht oder alle ihre 18 Gebäude verbraucht hat. Dann werden alle Aktien zu ihrem Wert verkauft, und das größte Vermögen gewinnt. Die Aktienkurse zeigen, mit welchen Firmen es aufwärtsgeht.</translation>
    </message>
    <message>
        <source>What a company is worth</source>
        <translation>Was eine Firma wert ist</translation>
    </message>
    <message>
        <source>What it brings</source>
        <translation>Was es einbringt</translation>
    </message>
    <message>
        <source>Your building may go on any lit square. Point at a square to see what would come of it, and click to build there.</source>
        <translation>Dein Gebäude darf auf jedes Feld, das leuchtet. Zeig auf ein Feld, um zu sehen, was dabei herauskäme, und klick, um dort zu bauen.</translation>
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
        <extracomment>What somebody gains</extracomment>
        <translation>+{number}&#xa0;FT</translation>
    </message>
    <message>
        <source>{number} FT</source>
        <extracomment>A sum of money, such as 12,000 FT (FT is the money of the game)</extracomment>
        <translation>{number}&#xa0;FT</translation>
    </message>
    <message>
        <source>±{number} FT</source>
        <extracomment>Neither gained nor lost; {number} is 0</extracomment>
        <translation>±{number}&#xa0;FT</translation>
    </message>
    <message>
        <source>−{number} FT</source>
        <extracomment>A debt or a loss
----------
What somebody loses</extracomment>
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
        <translation>Schwarz steht für die Firma mit den wenigsten Gebäuden auf der Weltkarte.</translation>
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
        <source>Five each time</source>
        <extracomment>Shares to buy</extracomment>
        <translation>Fünf jedes Mal</translation>
    </message>
    <message>
        <source>Five in a turn</source>
        <extracomment>Shares to buy</extracomment>
        <translation>Fünf pro Zug</translation>
    </message>
    <message>
        <source>Five in a turn: purchases before and after the roll count together.</source>
        <translation>Fünf pro Zug: Käufe vor und nach dem Würfeln zählen zusammen.</translation>
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
        <source>Shares to buy</source>
        <translation>Aktien beim Kauf</translation>
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
        <source>Driven off the map before your next turn: chance {odds}. {company} would fall by {fall}, and you would pay {cost}.</source>
        <extracomment>{odds} is a chance such as &quot;31%&quot;; {company} is the company of the chain</extracomment>
        <translation>Risiko, vor dem nächsten eigenen Zug von der Weltkarte verdrängt zu werden: {odds}. {company} würde um {fall} fallen, zu zahlen wären {cost}.</translation>
    </message>
    <message>
        <source>Driven off the map before your next turn: chance {odds}. {company} would fall by {fall}.</source>
        <translation>Risiko, vor dem nächsten eigenen Zug von der Weltkarte verdrängt zu werden: {odds}. {company} würde um {fall} fallen.</translation>
    </message>
    <message>
        <source>Driven off the map before your next turn: chance {odds}. {company} would keep its value.</source>
        <translation>Risiko, vor dem nächsten eigenen Zug von der Weltkarte verdrängt zu werden: {odds}. {company} würde den Wert halten.</translation>
    </message>
    <message>
        <source>Drives {a_chain} off the map.</source>
        <extracomment>&quot;Drives a chain of 3 blue buildings off the map.&quot;</extracomment>
        <translation>Verdrängt {a_chain} von der Weltkarte.</translation>
    </message>
    <message>
        <source>Safe: before your next turn no roll can drive this chain off the map.</source>
        <translation>Sicher: Vor dem nächsten eigenen Zug kann kein Wurf diese Kette von der Weltkarte verdrängen.</translation>
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
        <source>{player}: {result} in cash, must sell shares, {wealth_change} in all, shares included.</source>
        <translation>{player}: {result} Bargeld, muss Aktien verkaufen, mit den Aktien insgesamt {wealth_change}.</translation>
    </message>
    <message>
        <source>{player}: {result} in cash, {wealth_change} in all, shares included.</source>
        <extracomment>{wealth_change} is what cash and shares come to together</extracomment>
        <translation>{player}: {result} Bargeld, mit den Aktien insgesamt {wealth_change}.</translation>
    </message>
    <message>
        <source>{player}: {result}, and is ruined.</source>
        <translation>{player}: {result} und damit ruiniert.</translation>
    </message>
    <message>
        <source>{player}: {result}.</source>
        <extracomment>What a player would get or pay: &quot;Bea: −10,000 FT.&quot;</extracomment>
        <translation>{player}: {result}.</translation>
    </message>
    <message>
        <source>{player}: {wealth_change} in shares.</source>
        <extracomment>Nothing is paid, but shares are worth more or less</extracomment>
        <translation>{player}: {wealth_change} in Aktien.</translation>
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
        <source>{cash}. FT is the money of this game.</source>
        <extracomment>{cash} is a sum in words: &quot;Cash: 12,000 FT&quot;</extracomment>
        <translation>{cash}. FT ist das Geld dieses Spiels.</translation>
    </message>
    <message>
        <source>{company}, shares: {number}</source>
        <translation>{company}, Aktien: {number}</translation>
    </message>
</context>
<context>
    <name>SharkProgress</name>
    <message>
        <source>Buildings left: {fewest_left}</source>
        <extracomment>The match ends when a company has no building left; of all companies, the one with the fewest</extracomment>
        <translation>Gebäude übrig: {fewest_left}</translation>
    </message>
    <message>
        <source>Highest value: {highest_value} of {top_value}</source>
        <extracomment>Three or four companies are level</extracomment>
        <translation>Höchster Wert: {highest_value} von {top_value}</translation>
    </message>
    <message>
        <source>Turn {turn_number}</source>
        <translation>Zug {turn_number}</translation>
    </message>
    <message>
        <source>Value: {foremost} {highest_value} of {top_value}</source>
        <extracomment>The match ends when a company reaches {top_value}: &quot;Value: Blue and Red 7 of 15&quot; if these are the best</extracomment>
        <translation>Wert: {foremost} {highest_value} von {top_value}</translation>
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
        <translation>{player}: {only_building} {in_zone} bauen; für keine andere Firma gibt es dort ein Feld.</translation>
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
        <source>Cash at hand ({sum_before}, then {sum_after})</source>
        <translation>Bargeld ({sum_before}, dann {sum_after})</translation>
    </message>
    <message>
        <source>Danger of falls (one building could cost up to {cost})</source>
        <translation>Gefahr von Kursverlusten (ein Gebäude könnte bis zu {cost} kosten)</translation>
    </message>
    <message>
        <source>Own wealth ({sum_before}, then {sum_after})</source>
        <extracomment>A part of what changes the chance to win, in a list; how much it does so stands beside it</extracomment>
        <translation>Eigenes Vermögen ({sum_before}, dann {sum_after})</translation>
    </message>
    <message>
        <source>Position of {player} (wealth {sum_before}, then {sum_after})</source>
        <translation>Lage von {player} (Vermögen {sum_before}, dann {sum_after})</translation>
    </message>
    <message>
        <source>Room to grow for the shares held</source>
        <translation>Wachstumsmöglichkeiten der eigenen Aktien</translation>
    </message>
    <message>
        <source>The coming roll of the dice</source>
        <translation>Der kommende Würfelwurf</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Die Partie endet</translation>
    </message>
    <message>
        <source>The others&apos; next turns</source>
        <extracomment>Of the other players, until it is the bot&apos;s turn again</extracomment>
        <translation>Die nächsten Züge der anderen</translation>
    </message>
    <message>
        <source>The shares held</source>
        <translation>Die eigenen Aktien</translation>
    </message>
    <message>
        <source>Turn order and time left</source>
        <extracomment>Whose turn is next, who may still buy, how much of the match is left</extracomment>
        <translation>Zugfolge und verbleibende Zeit</translation>
    </message>
    <message>
        <source>{player} is ruined</source>
        <translation>{player} ist ruiniert</translation>
    </message>
</context>
<context>
    <name>SharkRefusal</name>
    <message>
        <source>A number of shares is needed for each of the {companies} companies.</source>
        <translation>Für jede der {companies} Firmen muss eine Anzahl von Aktien genannt sein.</translation>
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
        <translation>Man kann nicht mehr Aktien verkaufen, als man besitzt. {company}, eigene Aktien: {held}.</translation>
    </message>
    <message>
        <source>Not now: first choose the shares that cover the loss.</source>
        <translation>Jetzt nicht: Erst die Aktien wählen, die den Verlust decken.</translation>
    </message>
    <message>
        <source>Not now: first come the dice.</source>
        <translation>Jetzt nicht: Erst wird gewürfelt.</translation>
    </message>
    <message>
        <source>Not now: first everyone chooses a share.</source>
        <translation>Jetzt nicht: Erst wählen alle eine Aktie.</translation>
    </message>
    <message>
        <source>Not now: first place the building on the map.</source>
        <translation>Jetzt nicht: Erst das Gebäude auf der Weltkarte bauen.</translation>
    </message>
    <message>
        <source>Not now: this is the time to trade. Buy, sell or go on.</source>
        <translation>Jetzt nicht: Erst wird gehandelt. Kaufen, verkaufen oder weitermachen!</translation>
    </message>
    <message>
        <source>On square {square} this would be a chain of {size} beside a rival chain of {rival}: it must be the larger one.</source>
        <extracomment>{size} and {rival} are numbers of buildings</extracomment>
        <translation>Auf Feld {square} wäre das eine Kette von {size} neben einer fremden Kette von {rival}: Die neue muss die größere sein.</translation>
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
        <translation>Diese Aktien decken {covers}; für {rest} könnte man eine davon behalten.</translation>
    </message>
    <message>
        <source>Variant I begins without shares: none can be dealt.</source>
        <translation>Variante I beginnt ohne Aktien: Ausgeteilt wird keine.</translation>
    </message>
    <message>
        <source>Variant I begins without shares: there is none to choose.</source>
        <translation>Variante I beginnt ohne Aktien: Zu wählen gibt es keine.</translation>
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
    <name>SharkRulebook</name>
    <message>
        <source>A 5 and Green: a green building goes to Africa, on one of the squares that light up.</source>
        <translation>Eine 5 und Grün: Ein grünes Gebäude kommt nach Afrika, auf eines der Felder, die aufleuchten.</translation>
    </message>
    <message>
        <source>A building may stand beside, above or below one of another colour only if its own chain, the new building included, is larger than each rival chain that it touches. Equally large is not enough; a lone building is a chain of 1.</source>
        <translation>Neben, über oder unter einem Gebäude anderer Farbe darf ein Gebäude nur stehen, wenn seine eigene Kette, das neue Gebäude mitgezählt, größer ist als jede fremde Kette, die es berührt. Gleich groß genügt nicht; ein einzelnes Gebäude ist eine Kette von 1.</translation>
    </message>
    <message>
        <source>A company stands at 15.</source>
        <translation>Eine Firma steht bei 15.</translation>
    </message>
    <message>
        <source>A new building may lengthen a chain, or join several chains and lone buildings into one.</source>
        <translation>Ein neues Gebäude kann eine Kette verlängern oder mehrere Ketten und einzelne Gebäude zu einer einzigen verbinden.</translation>
    </message>
    <message>
        <source>A random player is the banker and plays like everyone else. The player to the banker’s left begins, and play goes clockwise.</source>
        <translation>Wer Bankhalter ist, bestimmt der Zufall; der Bankhalter spielt mit wie alle anderen. Es beginnt, wer links vom Bankhalter sitzt; gespielt wird im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>A turn has four steps, in this order:</source>
        <translation>Ein Zug hat vier Schritte, in dieser Reihenfolge:</translation>
    </message>
    <message>
        <source>After the bonus the bank pays all who hold shares of the company that rose: 1,000 FT per share for each step on the scale. Whoever placed the building is paid too.</source>
        <translation>Nach der Prämie zahlt die Bank an alle, die Aktien der gestiegenen Firma haben: 1.000&#xa0;FT pro Aktie für jede Stufe auf der Skala. Auch wer das Gebäude gebaut hat, bekommt diesen Gewinn.</translation>
    </message>
    <message>
        <source>All 18 buildings of a company have been used. Those that were removed count as used, too.</source>
        <translation>Alle 18 Gebäude einer Firma sind verbraucht. Auch die entfernten zählen als verbraucht.</translation>
    </message>
    <message>
        <source>All shareholders get their gains (SH-14).</source>
        <translation>Alle Aktionäre bekommen ihre Gewinne (SH-14).</translation>
    </message>
    <message>
        <source>Anna has 12,000 FT, Ben has 6,000 FT and 2 red shares at 3: both are worth 12,000 FT and win together. Clara, ruined late, is third; David, ruined before her, is fourth.</source>
        <translation>Anna hat 12.000&#xa0;FT, Ben hat 6.000&#xa0;FT und 2 rote Aktien zu 3: Beide kommen auf 12.000&#xa0;FT und gewinnen gemeinsam. Clara, spät ruiniert, kommt auf Platz drei; David, schon vorher ruiniert, auf Platz vier.</translation>
    </message>
    <message>
        <source>Anna’s building lifts Red from 4 to 6. First comes her bonus of 6,000 FT. Then each red share earns 2,000 FT: Anna has 2 of them and gets 4,000 FT, Ben has 5 and gets 10,000 FT.</source>
        <translation>Annas Gebäude hebt Rot von 4 auf 6. Zuerst kommt ihre Prämie von 6.000&#xa0;FT. Dann bringt jede rote Aktie 2.000&#xa0;FT: Anna hat 2 davon und bekommt 4.000&#xa0;FT, Ben hat 5 und bekommt 10.000&#xa0;FT.</translation>
    </message>
    <message>
        <source>Anna’s building makes a yellow chain of 5 one of 6 and removes a blue chain of 2: Yellow rises from 5 to 6, Blue falls from 4 to 2. Anna has 3 yellow and 2 blue shares: she gets a bonus of 6,000 FT, then 3,000 FT, and pays nothing. Ben has 1 yellow and 5 blue shares: he gets 1,000 FT and pays 10,000 FT.</source>
        <translation>Annas Gebäude macht aus einer gelben Kette von 5 eine von 6 und entfernt eine blaue Kette von 2: Gelb steigt von 5 auf 6, Blau fällt von 4 auf 2. Anna hat 3 gelbe und 2 blaue Aktien, bekommt eine Prämie von 6.000&#xa0;FT, danach 3.000&#xa0;FT, und zahlt nichts. Ben hat 1 gelbe und 5 blaue Aktien, bekommt 1.000&#xa0;FT und zahlt 10.000&#xa0;FT.</translation>
    </message>
    <message>
        <source>Any other map will do, too, if it has six zones of 20 squares each.</source>
        <translation>Es darf auch eine andere Weltkarte sein, solange sie sechs Zonen mit je 20 Feldern hat.</translation>
    </message>
    <message>
        <source>Ben owes 7,000 FT and has 2,000 FT in cash: 5,000 FT are missing. He holds 3 red shares at 3 and 3 blue shares at 4. The red ones are worth 9,000 FT; half of that, rounded up, is 5,000 FT: just enough. The blue ones bring 6,000 FT, and 1,000 FT comes back. All 3 red ones and a blue one are too many: Ben could keep the blue one.</source>
        <translation>Ben schuldet 7.000&#xa0;FT und hat 2.000&#xa0;FT Bargeld: 5.000&#xa0;FT fehlen. Ben hat 3 rote Aktien zu 3 und 3 blaue Aktien zu 4. Die roten sind 9.000&#xa0;FT wert; die Hälfte davon, aufgerundet, sind 5.000&#xa0;FT: gerade genug. Die blauen bringen 6.000&#xa0;FT, und 1.000&#xa0;FT kommen zurück. Alle 3 roten und eine blaue sind zu viele: Die blaue könnte Ben behalten.</translation>
    </message>
    <message>
        <source>Black means the company with the fewest buildings on the map at that moment, even if it has none there. If several have equally few, you choose among them; if none of these finds a square, the turn is over (SH-10). White leaves you the choice as ever.</source>
        <translation>Schwarz steht für die Firma, die in diesem Augenblick die wenigsten Gebäude auf der Weltkarte hat, auch wenn sie dort gar keines hat. Haben mehrere gleich wenige, wählt man unter ihnen; gibt es für keine davon ein Feld, ist der Zug vorbei (SH-10). Bei Weiß bleibt die Wahl frei wie immer.</translation>
    </message>
    <message>
        <source>Blue has a chain of 2 and a lone building: value 2. The chain is removed: Blue falls to 1, not to 0.</source>
        <translation>Blau hat eine Kette von 2 und ein einzelnes Gebäude: Wert 2. Die Kette wird entfernt: Blau fällt auf 1, nicht auf 0.</translation>
    </message>
    <message>
        <source>Both are our decisions: the printed rules are silent.</source>
        <translation>Beides haben wir entschieden: Die gedruckten Regeln schweigen dazu.</translation>
    </message>
    <message>
        <source>Buildings of one colour that stand side by side or one above the other form a chain. Corners do not count, and zone lines do not matter.</source>
        <translation>Gebäude einer Farbe, die nebeneinander oder übereinander stehen, bilden eine Kette. Ecken zählen nicht, und die Linien der Zonen spielen keine Rolle.</translation>
    </message>
    <message>
        <source>Chains and values</source>
        <translation>Ketten und Werte</translation>
    </message>
    <message>
        <source>Companies and buildings</source>
        <translation>Firmen und Gebäude</translation>
    </message>
    <message>
        <source>Driving rivals off the map</source>
        <translation>Von der Weltkarte verdrängt</translation>
    </message>
    <message>
        <source>First everything is settled: the bonus, gains, losses and forced sales. After that nobody trades any more.</source>
        <translation>Zuerst wird alles abgerechnet: Prämie, Gewinne, Verluste und Notverkäufe. Danach handelt niemand mehr.</translation>
    </message>
    <message>
        <source>Five shares at most</source>
        <translation>Höchstens fünf Aktien</translation>
    </message>
    <message>
        <source>For this example the French rulebook prints “from 4 to 7”. By its own rule chains of 2 and 3 are worth 5; so it is from 5 to 7.</source>
        <translation>Im französischen Regelheft steht bei diesem Beispiel „von 4 auf 7“. Nach seiner eigenen Regel sind Ketten von 2 und 3 zusammen 5 wert; es muss also von 5 auf 7 heißen.</translation>
    </message>
    <message>
        <source>Forced sale and ruin</source>
        <translation>Notverkauf und Ruin</translation>
    </message>
    <message>
        <source>Four companies put up their buildings all over the world, and you work for all of them: whoever places a building earns a bonus. But the big money is in shares. Buy those of a company that is about to grow, and sell before it is swallowed.</source>
        <translation>Vier Firmen errichten ihre Gebäude in aller Welt, und man arbeitet für sie alle: Wer ein Gebäude baut, verdient eine Prämie. Das große Geld aber steckt in den Aktien. Die Kunst ist, sie zu kaufen, kurz bevor eine Firma wächst, und zu verkaufen, bevor sie geschluckt wird.</translation>
    </message>
    <message>
        <source>Four red buildings form a chain across the line between two zones. The fifth touches it only at a corner: it stands alone, and Red is at 4.</source>
        <translation>Vier rote Gebäude bilden über die Linie zwischen zwei Zonen hinweg eine Kette. Das fünfte berührt sie nur an einer Ecke: Es steht allein, und Rot steht bei 4.</translation>
    </message>
    <message>
        <source>Four steps</source>
        <translation>Vier Schritte</translation>
    </message>
    <message>
        <source>Gains of shareholders</source>
        <translation>Gewinne der Aktionäre</translation>
    </message>
    <message>
        <source>Here, too, the value follows the map. Losing a lone building costs a company nothing as long as others stand.</source>
        <translation>Auch hier richtet sich der Wert nach der Weltkarte. Ein einzelnes Gebäude zu verlieren kostet eine Firma nichts, solange andere stehen.</translation>
    </message>
    <message>
        <source>If even all your shares do not cover the rest, you are ruined: cash and shares go to the bank, and you are out.</source>
        <translation>Decken selbst alle Aktien den Rest nicht, ist man ruiniert: Bargeld und Aktien gehen an die Bank, und man scheidet aus.</translation>
    </message>
    <message>
        <source>If several players owe the bank, they settle one after the other, clockwise, beginning left of the player who placed the building. If only one player is left, the match ends.</source>
        <translation>Haben mehrere Spieler Schulden bei der Bank, zahlen sie nacheinander im Uhrzeigersinn, beginnend links von dem Spieler, der das Gebäude gebaut hat. Bleibt nur ein Spieler übrig, endet die Partie.</translation>
    </message>
    <message>
        <source>If the value does not rise for that reason, there is no bonus. A building that stands alone still earns 1,000 FT.</source>
        <translation>Steigt der Wert aus diesem Grund nicht, gibt es keine Prämie. Ein Gebäude, das allein steht, bringt trotzdem 1.000&#xa0;FT.</translation>
    </message>
    <message>
        <source>If the value of its company rises, the bonus is the new value × 1,000 FT.</source>
        <translation>Steigt der Wert der Firma, ist die Prämie der neue Wert × 1.000&#xa0;FT.</translation>
    </message>
    <message>
        <source>If the value stays the same because the building stands alone, the bonus is 1,000 FT.</source>
        <translation>Bleibt der Wert gleich, weil das Gebäude allein steht, beträgt die Prämie 1.000&#xa0;FT.</translation>
    </message>
    <message>
        <source>If there is no such square, the turn is over: nothing is placed, nothing is paid, and there is no second trading. Where the company is your choice, that happens only if no company finds a square.</source>
        <translation>Gibt es kein solches Feld, ist der Zug vorbei: Nichts wird gebaut, nichts wird gezahlt, und der zweite Handel entfällt. Ist die Firma frei wählbar, geschieht das nur, wenn es für keine Firma ein Feld gibt.</translation>
    </message>
    <message>
        <source>If your cash is less than your loss, all of it goes, and you cover the rest with shares. The bank takes them at half their value as it is now, after the fall. You choose which shares; those of a company at 0 cover nothing.</source>
        <translation>Ist der Verlust größer als das Bargeld, geht das ganze Bargeld an die Bank, und den Rest deckt man mit Aktien. Die Bank nimmt sie zum halben Wert; dabei gilt schon der neue Stand der Skala. Welche Aktien es sind, entscheidet man selbst; Aktien einer Firma, die bei 0 steht, decken nichts.</translation>
    </message>
    <message>
        <source>In the box are cards for 1 share and cards for 5. The bank changes them freely, so only the number of your shares matters. What you sell goes back to the bank and can be bought again.</source>
        <translation>In der Schachtel liegen Karten für 1 Aktie und Karten für 5. Die Bank wechselt sie nach Belieben, darum zählt nur, wie viele Aktien man hat. Was man verkauft, geht zurück an die Bank und kann wieder gekauft werden.</translation>
    </message>
    <message>
        <source>Joining chains can even lower the value. Then the company’s shareholders pay for it (SH-17), all but the player who placed the building.</source>
        <translation>Ketten zu verbinden kann den Wert sogar senken. Dann zahlen die Aktionäre der Firma dafür (SH-17), alle außer dem Spieler, der das Gebäude gebaut hat.</translation>
    </message>
    <message>
        <source>Lone buildings add nothing to that. A company that has only lone buildings stands at 1, however many they are; a company without any building on the map stands at 0.</source>
        <translation>Einzelne Gebäude tragen dazu nichts bei. Eine Firma, die nur einzelne Gebäude hat, steht bei 1, ganz gleich, wie viele es sind; eine Firma ohne Gebäude auf der Weltkarte steht bei 0.</translation>
    </message>
    <message>
        <source>Losses of shareholders</source>
        <translation>Verluste der Aktionäre</translation>
    </message>
    <message>
        <source>Material and set-up</source>
        <translation>Spielmaterial und Aufbau</translation>
    </message>
    <message>
        <source>Money always moves in this order:</source>
        <translation>Das Geld fließt immer in dieser Reihenfolge:</translation>
    </message>
    <message>
        <source>Nobody begins with a share. A chain counts at most 7 towards the value; for driving rivals away (SH-15) all its buildings count.</source>
        <translation>Niemand beginnt mit einer Aktie. Eine Kette zählt höchstens 7 für den Wert; beim Verdrängen von Rivalen (SH-15) zählen alle ihre Gebäude.</translation>
    </message>
    <message>
        <source>Nobody begins with money. Each player is dealt 1 share of a random company.</source>
        <translation>Niemand beginnt mit Geld. Jeder Spieler bekommt 1 Aktie einer zufälligen Firma ausgeteilt.</translation>
    </message>
    <message>
        <source>Nobody gives credit, neither the bank nor the other players, and players do not trade with each other.</source>
        <translation>Niemand gibt Kredit, weder die Bank noch die anderen Spieler, und untereinander handeln die Spieler nicht.</translation>
    </message>
    <message>
        <source>On your turn you may trade, then you roll the dice, place one building and may trade again. Buildings of one colour that touch form chains, and the longer the chains, the more a company is worth. Its shareholders gain when it rises. When a larger chain drives a smaller one off the map, the shareholders of the smaller one pay.</source>
        <translation>Wer an der Reihe ist, darf handeln, würfelt dann, baut ein Gebäude und darf noch einmal handeln. Gebäude einer Farbe, die sich berühren, bilden Ketten, und je länger die Ketten, desto mehr ist eine Firma wert. Steigt sie, verdienen ihre Aktionäre. Verdrängt eine größere Kette eine kleinere von der Weltkarte, zahlen die Aktionäre der kleineren.</translation>
    </message>
    <message>
        <source>One building joins chains of 5 and 4. Of the 10 buildings only 7 count.</source>
        <translation>Ein Gebäude verbindet Ketten von 5 und 4. Von den 10 Gebäuden zählen nur 7.</translation>
    </message>
    <message>
        <source>One red building joins a chain of 2, a lone building and a chain of 3: they are a chain of 7 now. Red rises from 5 to 7, and the bonus is 7,000 FT.</source>
        <translation>Ein rotes Gebäude verbindet eine Kette von 2, ein einzelnes Gebäude und eine Kette von 3: Daraus wird eine Kette von 7. Rot steigt von 5 auf 7, und die Prämie beträgt 7.000&#xa0;FT.</translation>
    </message>
    <message>
        <source>Only one player is left (SH-20).</source>
        <translation>Nur ein Spieler ist noch übrig (SH-20).</translation>
    </message>
    <message>
        <source>Only the number die is rolled. The company is always your choice.</source>
        <translation>Gewürfelt wird nur mit dem Zahlenwürfel. Die Firma ist immer frei wählbar.</translation>
    </message>
    <message>
        <source>Out of the match</source>
        <translation>Aus der Partie ausgeschieden</translation>
    </message>
    <message>
        <source>Place a building (SH-10). Values move, and money follows: first the bonus (SH-13), then all gains (SH-14), then all losses (SH-17).</source>
        <translation>Ein Gebäude bauen (SH-10). Die Werte bewegen sich, und das Geld folgt ihnen: zuerst die Prämie (SH-13), dann alle Gewinne (SH-14), dann alle Verluste (SH-17).</translation>
    </message>
    <message>
        <source>Placing a building</source>
        <translation>Ein Gebäude bauen</translation>
    </message>
    <message>
        <source>Reading the dice</source>
        <translation>Was die Würfel sagen</translation>
    </message>
    <message>
        <source>Red has a chain of 3 and a lone building: value 3. A second building makes the lone one a chain of 2. Now both chains count: Red rises to 5, and the bonus is 5,000 FT.</source>
        <translation>Rot hat eine Kette von 3 und ein einzelnes Gebäude: Wert 3. Ein zweites Gebäude macht aus dem einzelnen eine Kette von 2. Jetzt zählen beide Ketten: Rot steigt auf 5, und die Prämie beträgt 5.000&#xa0;FT.</translation>
    </message>
    <message>
        <source>Red has chains of 5 and 4: value 9. Anna joins them to a chain of 10, which counts 7, and Red falls from 9 to 7. Anna gets no bonus and pays nothing; Ben pays 4,000 FT for 2 red shares.</source>
        <translation>Rot hat Ketten von 5 und 4: Wert 9. Anna verbindet sie zu einer Kette von 10, die 7 zählt, und Rot fällt von 9 auf 7. Anna bekommt keine Prämie und zahlt nichts; Ben hat 2 rote Aktien und zahlt 4.000&#xa0;FT.</translation>
    </message>
    <message>
        <source>Red has one chain of 3. Anna makes it a chain of 4: Red rises from 3 to 4, and the bonus is 4,000 FT.</source>
        <translation>Rot hat nur eine Kette, und zwar von 3. Anna macht daraus eine Kette von 4: Rot steigt von 3 auf 4, und die Prämie beträgt 4.000&#xa0;FT.</translation>
    </message>
    <message>
        <source>Red stands at 3: a red share costs 3,000 FT, and the bank pays 3,000 FT for one.</source>
        <translation>Rot steht bei 3: Eine rote Aktie kostet 3.000&#xa0;FT, und wer eine verkauft, bekommt von der Bank 3.000&#xa0;FT.</translation>
    </message>
    <message>
        <source>Rivals that meet only at a corner leave each other alone.</source>
        <translation>Rivalen, die sich nur an einer Ecke treffen, lassen einander in Ruhe.</translation>
    </message>
    <message>
        <source>Roll both dice (SH-09).</source>
        <translation>Beide Würfel werfen (SH-09).</translation>
    </message>
    <message>
        <source>Sell as many shares as you like, and mix buying and selling in any order.</source>
        <translation>Verkaufen darf man beliebig viele Aktien, und Käufe und Verkäufe dürfen sich beliebig abwechseln.</translation>
    </message>
    <message>
        <source>Several debtors</source>
        <translation>Mehrere Schuldner</translation>
    </message>
    <message>
        <source>Shares of a company at 0 can be neither bought nor sold.</source>
        <translation>Aktien einer Firma, die bei 0 steht, kann man weder kaufen noch verkaufen.</translation>
    </message>
    <message>
        <source>Shares of the companies</source>
        <translation>Die Aktien der Firmen</translation>
    </message>
    <message>
        <source>The French rulebook allows five shares at a time and adds that this holds for both occasions. The reader may ask: five together, or five each time?</source>
        <translation>Das französische Regelheft erlaubt fünf Aktien auf einmal und ergänzt, das gelte für beide Gelegenheiten. Da fragt man sich: fünf zusammen oder jedes Mal fünf?</translation>
    </message>
    <message>
        <source>The French rulebook asks for more buildings of one of the two colours. Its note on missing a turn shows which: the colour you place must have more.</source>
        <translation>Das französische Regelheft verlangt mehr Gebäude von einer der beiden Farben. Von welcher, zeigt seine Anmerkung zum verfallenen Zug: Die Farbe, die man baut, muss mehr haben.</translation>
    </message>
    <message>
        <source>The French rulebook first says that only chains of 7 raise the value, then that a chain of 8 or more stays at 7. We take both to mean: chains count as ever, but only up to 7.</source>
        <translation>Das französische Regelheft sagt erst, nur Ketten von 7 erhöhten den Wert, und dann, eine Kette von 8 oder mehr bleibe bei 7. Wir verstehen beides so: Ketten zählen wie immer, aber nur bis 7.</translation>
    </message>
    <message>
        <source>The French rulebook has the first shares dealt at random, and says in the next sentence that each player chooses a company.</source>
        <translation>Das französische Regelheft lässt die ersten Aktien zufällig austeilen und sagt im nächsten Satz, jeder Spieler wähle eine Firma.</translation>
    </message>
    <message>
        <source>The French rulebook lowers the value by one step for each building removed. With lone buildings that contradicts its own way of counting.</source>
        <translation>Im französischen Regelheft sinkt der Wert für jedes entfernte Gebäude um eine Stufe. Bei einzelnen Gebäuden widerspricht das seiner eigenen Zählweise.</translation>
    </message>
    <message>
        <source>The French rulebook prints a bonus of 2,000 FT in this example. Its rule and its other examples pay the new value: 6,000 FT.</source>
        <translation>Im französischen Regelheft steht bei diesem Beispiel eine Prämie von 2.000&#xa0;FT. Nach seiner Regel und seinen anderen Beispielen ist die Prämie der neue Wert: 6.000&#xa0;FT.</translation>
    </message>
    <message>
        <source>The French rulebook says in one place that there is a bonus only if the value rises. Elsewhere it pays 1,000 FT for every lone building, and so do we.</source>
        <translation>An einer Stelle sagt das französische Regelheft, eine Prämie gebe es nur, wenn der Wert steigt. An einer anderen gibt es 1.000&#xa0;FT für jedes einzeln stehende Gebäude, und so halten wir es auch.</translation>
    </message>
    <message>
        <source>The bank buys all shares at their value. Cash and shares together are your wealth. The richest player wins.</source>
        <translation>Die Bank kauft alle Aktien zu ihrem Wert. Bargeld und Aktien zusammen sind das Vermögen. Das größte gewinnt.</translation>
    </message>
    <message>
        <source>The bank pays a bonus to whoever places a building:</source>
        <translation>Wer ein Gebäude baut, bekommt von der Bank eine Prämie:</translation>
    </message>
    <message>
        <source>The bonus</source>
        <translation>Die Prämie</translation>
    </message>
    <message>
        <source>The bonus is paid (SH-13).</source>
        <translation>Die Prämie wird gezahlt (SH-13).</translation>
    </message>
    <message>
        <source>The building goes on an empty square of the zone, where its neighbours allow it (SH-15). Whoever can build must build.</source>
        <translation>Das Gebäude kommt auf ein leeres Feld der Zone, dorthin, wo seine Nachbarn es zulassen (SH-15). Wer bauen kann, muss bauen.</translation>
    </message>
    <message>
        <source>The building in the middle joins 2, 1 and 3 buildings to a chain of 7.</source>
        <translation>Das Gebäude in der Mitte verbindet 2, 1 und 3 Gebäude zu einer Kette von 7.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The first building of a company lifts it from 0 to 1: the bonus is 1,000 FT.</source>
        <translation>Das erste Gebäude einer Firma hebt sie von 0 auf 1: Die Prämie beträgt 1.000&#xa0;FT.</translation>
    </message>
    <message>
        <source>The first share</source>
        <translation>Die erste Aktie</translation>
    </message>
    <message>
        <source>The forced sale</source>
        <translation>Der Notverkauf</translation>
    </message>
    <message>
        <source>The larger chain wins</source>
        <translation>Die größere Kette gewinnt</translation>
    </message>
    <message>
        <source>The lines between the zones are no obstacle: chains cross them (SH-11).</source>
        <translation>Die Linien zwischen den Zonen sind kein Hindernis: Ketten laufen über sie hinweg (SH-11).</translation>
    </message>
    <message>
        <source>The lone red building becomes a chain of 2: Red rises from 3 to 5.</source>
        <translation>Aus dem einzelnen roten Gebäude wird eine Kette von 2: Rot steigt von 3 auf 5.</translation>
    </message>
    <message>
        <source>The map has 10 rows of 12 squares. They belong to six zones of 20 squares each, 4 wide and 5 high: 1, 2 and 3 lie above, 4, 5 and 6 below. One square takes one building.</source>
        <translation>Die Weltkarte hat 10 Reihen zu je 12 Feldern. Sie gehören zu sechs Zonen mit je 20 Feldern, 4 breit und 5 hoch: 1, 2 und 3 liegen oben, 4, 5 und 6 unten. Auf jedes Feld passt ein Gebäude.</translation>
    </message>
    <message>
        <source>The match ends when a company reaches the value of 15 or has used its last building. Then cash and shares are added up, and the richest player wins.</source>
        <translation>Die Partie endet, wenn eine Firma den Wert 15 erreicht oder ihr letztes Gebäude verbraucht hat. Dann werden Bargeld und Aktien zusammengezählt, und das größte Vermögen gewinnt.</translation>
    </message>
    <message>
        <source>The match ends when one of three things has happened:</source>
        <translation>Die Partie endet, wenn eines von drei Dingen geschehen ist:</translation>
    </message>
    <message>
        <source>The number die names the zone, the colour die the company that builds. On White and on Black the company is your choice.</source>
        <translation>Der Zahlenwürfel nennt die Zone, der Farbwürfel die Firma, die baut. Bei Weiß und bei Schwarz ist die Firma frei wählbar.</translation>
    </message>
    <message>
        <source>The number die shows a zone, 1 to 6. The colour die has six faces too: the four companies, White and Black.</source>
        <translation>Der Zahlenwürfel zeigt eine Zone, 1 bis 6. Auch der Farbwürfel hat sechs Seiten: die vier Firmen, Weiß und Schwarz.</translation>
    </message>
    <message>
        <source>The printed rules count 80 cards but do not say how many there are of which kind. For us it is ten of 1 and ten of 5 for each company, and so 60 shares. If the bank has none left, none can be bought.</source>
        <translation>Die gedruckten Regeln zählen 80 Karten, sagen aber nicht, wie viele es von welcher Sorte gibt. Bei uns sind es für jede Firma zehn zu 1 und zehn zu 5, also 60 Aktien. Hat die Bank keine mehr, kann man keine kaufen.</translation>
    </message>
    <message>
        <source>The printed rules know no ties. With us the same wealth means the same place, the first place too. Ruined players come last, behind all others, and whoever was ruined first at the very end.</source>
        <translation>Einen Gleichstand kennen die gedruckten Regeln nicht. Bei uns bedeutet gleiches Vermögen gleichen Platz, auch ganz vorn. Ruinierte Spieler kommen zuletzt, hinter allen anderen, und wer zuerst ruiniert war, ganz am Ende.</translation>
    </message>
    <message>
        <source>The printed rules only say that less than 1,000 FT is rounded up to 1,000 FT. We add up the shares you hand over, halve the sum and round a half up to the full thousand.</source>
        <translation>Die gedruckten Regeln sagen nur, dass ein Betrag unter 1.000&#xa0;FT auf 1.000&#xa0;FT aufgerundet wird. Wir zählen die abgegebenen Aktien zusammen, halbieren die Summe und runden einen halben Tausender auf den vollen auf.</translation>
    </message>
    <message>
        <source>The printed rules only say that the turn is missed. What you traded before the dice stays as it is.</source>
        <translation>Die gedruckten Regeln sagen nur, dass der Zug verfällt. Was vor dem Würfeln gehandelt wurde, bleibt bestehen.</translation>
    </message>
    <message>
        <source>The rival chains that it touches are removed from the map, and their buildings are out of the match for good.</source>
        <translation>Die fremden Ketten, die es berührt, werden von der Weltkarte entfernt, und ihre Gebäude scheiden endgültig aus der Partie aus.</translation>
    </message>
    <message>
        <source>The scale and the dice</source>
        <translation>Skala und Würfel</translation>
    </message>
    <message>
        <source>The scale shows the value of each company, from 0 to 15. All four begin at 0.</source>
        <translation>Die Skala zeigt den Wert jeder Firma, von 0 bis 15. Alle vier beginnen bei 0.</translation>
    </message>
    <message>
        <source>The scale: Red stands at 9, Blue at 4, Green at 1, Yellow at 6. Below is how many buildings each of them can still place.</source>
        <translation>Die Skala: Rot steht bei 9, Blau bei 4, Grün bei 1, Gelb bei 6. Darunter steht, wie viele Gebäude jede Firma noch bauen kann.</translation>
    </message>
    <message>
        <source>The shareholders of companies that fell pay their losses: 1,000 FT per share for each step on the scale.</source>
        <translation>Die Aktionäre der gefallenen Firmen zahlen ihre Verluste: 1.000&#xa0;FT pro Aktie für jede Stufe auf der Skala.</translation>
    </message>
    <message>
        <source>The six zones of the map have the numbers of the number die.</source>
        <translation>Die sechs Zonen der Weltkarte tragen die Zahlen des Zahlenwürfels.</translation>
    </message>
    <message>
        <source>The value always follows the map. That also settles what happens when buildings are removed (SH-16).</source>
        <translation>Der Wert richtet sich immer nach der Weltkarte. Damit ist auch geklärt, was geschieht, wenn Gebäude entfernt werden (SH-16).</translation>
    </message>
    <message>
        <source>The value is the number of buildings in all chains of 2 or more, added up. It never passes 15.</source>
        <translation>Der Wert ist die Zahl der Gebäude in allen Ketten ab 2, zusammengezählt. Über 15 steigt er nie.</translation>
    </message>
    <message>
        <source>The value of a company</source>
        <translation>Der Wert einer Firma</translation>
    </message>
    <message>
        <source>The values of companies that lost buildings are counted anew (SH-12). Such a company falls to 0 only if none of its buildings is left on the map.</source>
        <translation>Die Werte der Firmen, die Gebäude verloren haben, werden neu berechnet (SH-12). Auf 0 fällt eine solche Firma nur, wenn keines ihrer Gebäude mehr auf der Weltkarte steht.</translation>
    </message>
    <message>
        <source>The victims’ values</source>
        <translation>Die Werte der Opfer</translation>
    </message>
    <message>
        <source>The world map</source>
        <translation>Die Weltkarte</translation>
    </message>
    <message>
        <source>There are four companies, Red, Blue, Green and Yellow, with 18 buildings each. No company belongs to a player: you own your cash and your shares, nothing else.</source>
        <translation>Es gibt vier Firmen, Rot, Blau, Grün und Gelb, mit je 18 Gebäuden. Keine Firma gehört einem Spieler: Man besitzt sein Bargeld und seine Aktien, sonst nichts.</translation>
    </message>
    <message>
        <source>This book tells the rules of Jean Vanaise’s game after its French edition of 1991, for 2 to 6 players, in our own words. Where that edition contradicts itself or leaves something open, we say so.</source>
        <translation>Dieses Buch erzählt in eigenen Worten die Regeln des Spiels von Jean Vanaise nach der französischen Ausgabe von 1991, für 2 bis 6 Spieler. Wo diese Ausgabe sich widerspricht oder etwas offenlässt, sagen wir es.</translation>
    </message>
    <message>
        <source>Trade again, if you like.</source>
        <translation>Noch einmal handeln, wenn man möchte.</translation>
    </message>
    <message>
        <source>Trade, if you like (SH-07).</source>
        <translation>Handeln, wenn man möchte (SH-07).</translation>
    </message>
    <message>
        <source>Trading with the bank</source>
        <translation>Handel mit der Bank</translation>
    </message>
    <message>
        <source>Two variants change this (SH-31, SH-32).</source>
        <translation>Zwei Varianten ändern das (SH-31, SH-32).</translation>
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
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Variants can be combined, except II and III: without a colour die there is no Black.</source>
        <translation>Varianten lassen sich kombinieren, nur II und III nicht: Ohne Farbwürfel gibt es kein Schwarz.</translation>
    </message>
    <message>
        <source>We count both together, as this edition is usually described. On the new-match page you can allow five each time.</source>
        <translation>Wir zählen beide zusammen, so wie diese Ausgabe meist beschrieben wird. Beim Start einer neuen Partie kann man jedes Mal fünf erlauben.</translation>
    </message>
    <message>
        <source>We deal. If you would rather choose, say so on the new-match page: then each player takes a share, clockwise from whoever begins.</source>
        <translation>Bei uns wird ausgeteilt. Wer lieber wählt, stellt das beim Start einer neuen Partie ein: Dann nehmen sich alle der Reihe nach im Uhrzeigersinn eine Aktie; wer beginnt, nimmt zuerst.</translation>
    </message>
    <message>
        <source>What a chain is</source>
        <translation>Was eine Kette ist</translation>
    </message>
    <message>
        <source>What you choose must cover the rest, and no share may be among it that you could do without. What is over comes back as change. If only one choice is possible, you are not asked.</source>
        <translation>Die gewählten Aktien müssen den Rest decken, und keine darf dabei sein, auf die man verzichten könnte. Was zu viel ist, gibt es als Rückgeld heraus. Ist nur eine Wahl möglich, wird nicht gefragt.</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>Wann Schluss ist</translation>
    </message>
    <message>
        <source>Where there is nothing you could buy or sell, that step is left out. So the first turn begins with the dice: all companies still stand at 0.</source>
        <translation>Wo es nichts zu kaufen und nichts zu verkaufen gibt, entfällt der Schritt. Darum beginnt der erste Zug mit den Würfeln: Noch stehen alle Firmen bei 0.</translation>
    </message>
    <message>
        <source>Who has won</source>
        <translation>Wer gewonnen hat</translation>
    </message>
    <message>
        <source>Whoever placed the building pays nothing. If several companies fell, all losses of a player are added up.</source>
        <translation>Wer das Gebäude gebaut hat, zahlt nichts. Sind mehrere Firmen gefallen, werden alle Verluste eines Spielers zusammengezählt.</translation>
    </message>
    <message>
        <source>With the new building the yellow chain is 6 long. The blue chain of 2 beside it goes; the other one stays.</source>
        <translation>Mit dem neuen Gebäude ist die gelbe Kette 6 lang. Die blaue Kette von 2 daneben muss weichen; die andere bleibt.</translation>
    </message>
    <message>
        <source>You may buy at most 5 shares in a turn, of one company or of several, before and after the dice together. Selling does not let you buy more.</source>
        <translation>Pro Zug darf man höchstens 5 Aktien kaufen, von einer Firma oder von mehreren, vor und nach dem Würfeln zusammengenommen. Verkäufe ändern an dieser Grenze nichts.</translation>
    </message>
    <message>
        <source>You trade with the bank, never with another player. The price of a share, bought or sold, is the value of its company × 1,000 FT.</source>
        <translation>Gehandelt wird mit der Bank, nie mit anderen Spielern. Der Preis einer Aktie, beim Kauf wie beim Verkauf, ist der Wert ihrer Firma × 1.000&#xa0;FT.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ein Zug</translation>
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
    <message>
        <source>{company} {number}</source>
        <extracomment>Shares of a company that somebody bought or sold, in a list: &quot;Red +2, Blue −1&quot;</extracomment>
        <translation>{company} {number}</translation>
    </message>
    <message>
        <source>{player} trades: {shares}.</source>
        <extracomment>{shares} is a list of companies and numbers: &quot;Red +2, Blue −1&quot;</extracomment>
        <translation>{player} handelt: {shares}.</translation>
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
    <name>SheetPage</name>
    <message>
        <source>Back</source>
        <extracomment>On a button: to the page that was seen before</extracomment>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>ShelfProgress</name>
    <message>
        <source>Reading the match files</source>
        <translation>Die gespeicherten Partien werden gelesen</translation>
    </message>
    <message>
        <source>Reading the match files: {number} of {total}</source>
        <translation>Die gespeicherten Partien werden gelesen: {number} von {total}</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
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
    <name>SlipBox</name>
    <message>
        <source>Ask me about this again</source>
        <extracomment>The coach asks again before a slip of the same kind in this match</extracomment>
        <translation>Danach wieder fragen</translation>
    </message>
    <message>
        <source>Play it all the same</source>
        <translation>Trotzdem spielen</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>The coach shows what is better</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Sure?</source>
        <extracomment>Heading of the coach&apos;s question before a costly slip</extracomment>
        <translation>Wirklich?</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>What was about to be done is not done</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>This gives away {number} in 100: a chance of {chance} instead of {best}.</source>
        <extracomment>{number} is a whole number, {chance} and {best} are chances such as &quot;31%&quot;</extracomment>
        <translation>Das verschenkt {number} von 100: eine Gewinnchance von {chance} statt {best}.</translation>
    </message>
    <message>
        <source>This lowers the chance to win. By how much is not told here, where all can read it.</source>
        <translation>Das verringert die Gewinnchance. Um wie viel, wird hier, wo alle mitlesen können, nicht verraten.</translation>
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
        <source>{player} is asked</source>
        <extracomment>On the button of a person who does not speak now, but whose answer others wait for</extracomment>
        <translation>{player} ist gefragt</translation>
    </message>
    <message>
        <source>{player} speaks</source>
        <translation>{player} spricht</translation>
    </message>
</context>
<context>
    <name>SpeedButton</name>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Schneller spielen</translation>
    </message>
    <message>
        <source>Play slower</source>
        <translation>Langsamer spielen</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Speed of play: {speed}</source>
        <translation>Spieltempo: {speed}</translation>
    </message>
    <message>
        <source>{what} (keys: {one} and {other})</source>
        <extracomment>After what a button does: the keys that do it</extracomment>
        <translation>{what} (Tasten: {one} und {other})</translation>
    </message>
</context>
<context>
    <name>SquareCard</name>
    <message>
        <source>Cash</source>
        <extracomment>Head of a column: what a building brings or costs a player in cash</extracomment>
        <translation>Bargeld</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Head of a column: the same, with what the player&apos;s shares gain or lose in value</extracomment>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>is ruined</source>
        <extracomment>Below a player&apos;s name</extracomment>
        <translation>ist ruiniert</translation>
    </message>
    <message>
        <source>must sell shares at half their value</source>
        <extracomment>Below a player&apos;s name</extracomment>
        <translation>muss Aktien zum halben Wert verkaufen</translation>
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
        <source>{number}: too few</source>
        <translation>{number}: zu wenige</translation>
    </message>
    <message>
        <source>{sum} ({times} × {value})</source>
        <translation>{sum} ({times} × {value})</translation>
    </message>
</context>
<context>
    <name>StatisticsFilter</name>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Beliebig viele</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>Bots only</source>
        <extracomment>Matches of one person against bots</extracomment>
        <translation>Nur Bots</translation>
    </message>
    <message>
        <source>Bots: {level}</source>
        <translation>Bots: {level}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Other people too</source>
        <extracomment>Matches in which at least two people play</extracomment>
        <translation>Auch andere Menschen</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Fair dice</source>
        <translation>Faire Würfel</translation>
    </message>
    <message>
        <source>How the dice of all matches came out</source>
        <translation>Wie die Würfel aller Partien gefallen sind</translation>
    </message>
    <message>
        <source>Only bots have played to the end so far. Statistics are about people: matches count in which at least one person plays.</source>
        <translation>Bisher haben nur Bots bis zum Ende gespielt. In der Statistik geht es um Menschen: Es zählen Partien, in denen mindestens ein Mensch mitspielt.</translation>
    </message>
    <message>
        <source>Save as a table</source>
        <translation>Als Tabelle speichern</translation>
    </message>
    <message>
        <source>Save as a table…</source>
        <translation>Als Tabelle speichern…</translation>
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
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>The chosen matches as a CSV file</source>
        <translation>Die gewählten Partien als CSV-Datei</translation>
    </message>
    <message>
        <source>There are no such matches.</source>
        <translation>Solche Partien gibt es nicht.</translation>
    </message>
    <message>
        <source>There is nothing to tell yet. Every match that is played to its end counts.</source>
        <translation>Noch gibt es nichts zu berichten. Es zählt jede Partie, die zu Ende gespielt wird.</translation>
    </message>
    <message>
        <source>{name} has not played such a match.</source>
        <translation>{name} hat keine solche Partie gespielt.</translation>
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
        <source>{before} › {after}</source>
        <extracomment>Of a company&apos;s shares: how many the player has now and afterwards, without any word</extracomment>
        <translation>{before} › {after}</translation>
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
    <name>TableNotices</name>
    <message>
        <source>Play on without saving</source>
        <translation>Ohne Speichern weiterspielen</translation>
    </message>
    <message>
        <source>The bot that gives hints did not answer. This hint comes from a quick bot.</source>
        <translation>Der Bot, der Tipps gibt, hat nicht geantwortet. Dieser Tipp kommt von einem schnellen Bot.</translation>
    </message>
    <message>
        <source>The bot that plays {player} did not answer, so a quick bot decided in its place. If that happens again, the match goes on in the same way.</source>
        <translation>Der Bot {player} hat nicht geantwortet, darum hat an seiner Stelle ein schneller Bot entschieden. Geschieht das noch einmal, geht die Partie auf dieselbe Weise weiter.</translation>
    </message>
    <message>
        <source>The sand-glass has run out: open offers lapse ({players}).</source>
        <extracomment>{players} have made offers that nobody can answer any more</extracomment>
        <translation>Die Sanduhr ist abgelaufen: Offene Angebote verfallen ({players}).</translation>
    </message>
    <message>
        <source>The sand-glass has run out: the talk is over.</source>
        <translation>Die Sanduhr ist abgelaufen: Das Gespräch ist zu Ende.</translation>
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
        <source>{players} play this match. What only one of them may see stays hidden until it is asked for.</source>
        <translation>{players} spielen diese Partie. Was nur für eine Person bestimmt ist, bleibt verborgen, bis sie es sehen möchte.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>A die was rolled since, or something was drawn.</source>
        <translation>Seitdem wurde gewürfelt oder etwas gezogen.</translation>
    </message>
    <message>
        <source>Big table</source>
        <extracomment>A view for several people around one screen, in very large letters</extracomment>
        <translation>Großer Tisch</translation>
    </message>
    <message>
        <source>Bots tell their reasons when it is your turn.</source>
        <translation>Bots nennen ihre Gründe, wenn ein Mensch am Zug ist.</translation>
    </message>
    <message>
        <source>Coach</source>
        <extracomment>Asks before a costly slip</extracomment>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Einführung</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Last moves</source>
        <extracomment>Two words beside an icon: marks on the board what the others have done since one&apos;s turn</extracomment>
        <translation>Letzte Züge</translation>
    </message>
    <message>
        <source>Look back</source>
        <extracomment>At the table: shows what happened before, step by step</extracomment>
        <translation>Zurückblicken</translation>
    </message>
    <message>
        <source>Nobody has done anything yet that could be explained.</source>
        <translation>Noch hat niemand etwas getan, was man erklären könnte.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Es ist noch nichts geschehen.</translation>
    </message>
    <message>
        <source>Nothing on the board is new since your turn.</source>
        <translation>Auf dem Spielplan hat sich inzwischen nichts geändert.</translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation>Nichts wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>A word beside an icon: saves a copy of the match</extracomment>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
    <message>
        <source>Something hidden has come to light since.</source>
        <translation>Seitdem ist etwas Verdecktes ans Licht gekommen.</translation>
    </message>
    <message>
        <source>The coach is at your side, and asks before you make a costly slip.</source>
        <translation>Der Trainer ist dabei und fragt vor einem teuren Fehler nach.</translation>
    </message>
    <message>
        <source>The match is not over yet.</source>
        <translation>Die Partie ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>There is nothing of yours to take back yet.</source>
        <translation>Es gibt noch nichts Eigenes zurückzunehmen.</translation>
    </message>
    <message>
        <source>There is nothing to choose here: roll the die, or draw.</source>
        <extracomment>Somebody holds a die, or the bag from which a tile is drawn</extracomment>
        <translation>Hier gibt es nichts zu wählen: erst den Würfel werfen oder ziehen.</translation>
    </message>
    <message>
        <source>There is nothing to decide now.</source>
        <translation>Es gibt gerade nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>What is new is marked when it is your turn.</source>
        <translation>Was neu ist, wird gezeigt, wenn ein Mensch am Zug ist.</translation>
    </message>
    <message>
        <source>What is new on the board</source>
        <translation>Was auf dem Spielplan neu ist</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
</context>
<context>
    <name>TablesCard</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Once all tables have played</source>
        <translation>Sobald alle Tische gespielt haben</translation>
    </message>
    <message>
        <source>Table {number}: {players}. Has not played yet.</source>
        <translation>Tisch {number}: {players}. Hat noch nicht gespielt.</translation>
    </message>
    <message>
        <source>Table {number}: {players}. Has played.</source>
        <translation>Tisch {number}: {players}. Hat gespielt.</translation>
    </message>
    <message>
        <source>Table {number}: {players}. Is playing.</source>
        <translation>Tisch {number}: {players}. Spielt gerade.</translation>
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
        <source>Nobody waits for an answer.</source>
        <translation>Niemand wartet auf eine Antwort.</translation>
    </message>
    <message>
        <source>Nothing would be left for {player}</source>
        <translation>Für {player} bliebe nichts übrig</translation>
    </message>
    <message>
        <source>Somebody waits for an answer. {key} says no, and done.</source>
        <extracomment>{key} is the name of a key</extracomment>
        <translation>Jemand wartet auf eine Antwort. {key} sagt Nein und Fertig.</translation>
    </message>
    <message>
        <source>Whoever belongs to it gets at least a million</source>
        <extracomment>An offer or a split has room for everybody who belongs to it</extracomment>
        <translation>Wer dazugehört, bekommt mindestens eine Million</translation>
    </message>
</context>
<context>
    <name>ThinkingBox</name>
    <message>
        <source>Never mind</source>
        <extracomment>On a button: the hint that the coach is thinking about is not needed</extracomment>
        <translation>Nicht nötig</translation>
    </message>
    <message>
        <source>The coach is thinking…</source>
        <translation>Der Trainer denkt nach …</translation>
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
    <name>TurningPoints</name>
    <message>
        <source>{part}: {player} goes ahead.</source>
        <extracomment>{part} is a part of the match: &quot;Round 7&quot;</extracomment>
        <translation>{part}: {player} geht in Führung.</translation>
    </message>
    <message>
        <source>{player}: the chance to win falls from {before} to {after}.</source>
        <translation>{player}: Die Gewinnchance sinkt von {before} auf {after}.</translation>
    </message>
    <message>
        <source>{player}: the chance to win rises from {before} to {after}.</source>
        <translation>{player}: Die Gewinnchance steigt von {before} auf {after}.</translation>
    </message>
</context>
<context>
    <name>VariantList</name>
    <message>
        <source>Not in play: {variants}</source>
        <extracomment>{variants} is a list of variants that nobody has chosen for this match</extracomment>
        <translation>Nicht im Spiel: {variants}</translation>
    </message>
    <message>
        <source>Played on from step {number} of another match.</source>
        <extracomment>Among the variants of a match: {number} is the step of another match after which this one began</extracomment>
        <translation>Weitergespielt ab Schritt {number} einer anderen Partie.</translation>
    </message>
    <message>
        <source>This game has no variants.</source>
        <translation>Dieses Spiel hat keine Varianten.</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <extracomment>An option of the match and what was chosen: &quot;Hidden money: Yes&quot;</extracomment>
        <translation>{option}: {value}</translation>
    </message>
</context>
<context>
    <name>VariantsFold</name>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
</context>
<context>
    <name>VillageScene</name>
    <message>
        <source>A councillor of value {value}</source>
        <translation>Ein Gemeinderat mit dem Wert {value}</translation>
    </message>
    <message>
        <source>Click to draw a tile</source>
        <translation>Zum Ziehen klicken</translation>
    </message>
    <message>
        <source>Councillors in the deck: {number}</source>
        <translation>Gemeinderäte im Stapel: {number}</translation>
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
        <source>The mug stands at the strength of the coalition, {mug}, the biscuit at that of the opposition, {biscuit}</source>
        <translation>Der Krug steht auf der Stärke der Koalition, {mug}, der Keks auf der der Opposition, {biscuit}</translation>
    </message>
    <message>
        <source>The mug stands at the strength of the coalition, {mug}: who offers more can take its place</source>
        <translation>Der Krug steht auf der Stärke der Koalition, {mug}: Wer mehr bietet, kann an ihre Stelle treten</translation>
    </message>
    <message>
        <source>The mug will stand at the strength of the coalition. There is none yet</source>
        <translation>Der Krug wird auf der Stärke der Koalition stehen. Noch gibt es keine</translation>
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
        <source>{offer}: {split}. Strength {height}.</source>
        <translation>{offer}: {split}. Stärke {height}.</translation>
    </message>
    <message>
        <source>{offer}: {split}. Strength {height}. {answers}.</source>
        <translation>{offer}: {split}. Stärke {height}. {answers}.</translation>
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
        <source>Has the bot decide at once, with the best it has found so far</source>
        <translation>Lässt den Bot sofort entscheiden, mit dem Besten, was er bisher gefunden hat</translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation>Zu Ende spielen</translation>
    </message>
    <message>
        <source>Plays the rest of the match without showing it</source>
        <translation>Spielt den Rest der Partie, ohne ihn zu zeigen</translation>
    </message>
    <message>
        <source>Quick move</source>
        <translation>Schneller Zug</translation>
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
    <name>Whereabouts</name>
    <message>
        <source>Click: the variants in play (key: {key})</source>
        <extracomment>At the end of a tool tip: a click shows what was chosen before this match</extracomment>
        <translation>Klick: die gespielten Varianten (Taste: {key})</translation>
    </message>
    <message>
        <source>The variants in play</source>
        <translation>Die gespielten Varianten</translation>
    </message>
</context>
<context>
    <name>WhyBox</name>
    <message>
        <source>A hint for {player}</source>
        <translation>Ein Tipp für {player}</translation>
    </message>
    <message>
        <source>As the coach sees it, nobody’s chances to win changed by it.</source>
        <translation>Nach Ansicht des Trainers hat das an niemandes Gewinnchancen etwas geändert.</translation>
    </message>
    <message>
        <source>Chance to win now: {chance}</source>
        <extracomment>Above a list of what can be done, each with the chance to win with it; {chance} is the best of them</extracomment>
        <translation>Siegchance jetzt: {chance}</translation>
    </message>
    <message>
        <source>Chance to win until now</source>
        <extracomment>In a list: the chance to win before anything is chosen</extracomment>
        <translation>Siegchance bis jetzt</translation>
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
        <source>Everybody’s chances to win before and after it, as the coach sees them, who may judge otherwise than {player}</source>
        <extracomment>Below the chance that {player}, a bot, has reckoned with</extracomment>
        <translation>Alle Gewinnchancen davor und danach, wie der Trainer sie sieht, der anders urteilen kann als {player}</translation>
    </message>
    <message>
        <source>Hide the figures</source>
        <translation>Zahlen ausblenden</translation>
    </message>
    <message>
        <source>More: the figures behind it</source>
        <translation>Mehr: die Zahlen dahinter</translation>
    </message>
    <message>
        <source>Play all</source>
        <extracomment>Do all that the hint plans, one after the other</extracomment>
        <translation>Alles spielen</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>Do what the hint says</extracomment>
        <translation>So spielen</translation>
    </message>
    <message>
        <source>The coach would have told {player}:</source>
        <extracomment>Above sentences that say &quot;you&quot; to a bot: why it did what it did</extracomment>
        <translation>Der Trainer hätte zu {player} gesagt:</translation>
    </message>
    <message>
        <source>What else there was, and the chance to win with it</source>
        <translation>Was es sonst gab, und die Gewinnchance damit</translation>
    </message>
    <message>
        <source>What it did to everybody’s chances to win, as the coach sees it</source>
        <translation>Was das für alle Gewinnchancen bedeutet, wie der Trainer es sieht</translation>
    </message>
    <message>
        <source>What {player} did</source>
        <translation>Was {player} getan hat</translation>
    </message>
    <message>
        <source>Why {player} did this</source>
        <translation>Warum {player} so gespielt hat</translation>
    </message>
    <message>
        <source>{action} (chosen)</source>
        <extracomment>What the player was about to do, in a list of what can be done: &quot;Pass (chosen)&quot;</extracomment>
        <translation>{action} (gewählt)</translation>
    </message>
    <message>
        <source>{player} reckoned with a chance to win of {chance}</source>
        <extracomment>Above a list of what a bot could do, each with the chance to win with it, as that bot judged it</extracomment>
        <translation>{player} rechnete mit einer Gewinnchance von {chance}</translation>
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
</TS>
