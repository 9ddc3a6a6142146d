<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Big Shot Desktop</source>
        <translation>Informazioni su Big Shot Desktop</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Informazioni su Qt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>It is free software under the MIT licence: use it, change it and pass it on. It comes without any warranty.</source>
        <translation>È software libero con licenza MIT: si può usare, modificare e ridistribuire. Viene fornito senza alcuna garanzia.</translation>
    </message>
    <message>
        <source>It uses Qt {version} and PySide6 under the GNU Lesser General Public License, version 3. They are separate, unchanged libraries, and you may replace them with your own.</source>
        <translation>Usa Qt {version} e PySide6 secondo la GNU Lesser General Public License, versione 3. Sono librerie separate e non modificate, che si possono sostituire con le proprie.</translation>
    </message>
    <message>
        <source>Its letters are Barlow and Big Shot Deco, an adaptation of Josefin Sans; both come under the SIL Open Font License 1.1.</source>
        <translation>I caratteri sono Barlow e Big Shot Deco, un adattamento di Josefin Sans; entrambi sono distribuiti con la SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>This is an unofficial adaptation. It has no connection with the authors or the publishers of the board games; all its texts, boards and pictures are its own.</source>
        <translation>Questo adattamento non è ufficiale e non ha alcun legame con gli autori o gli editori dei giochi da tavolo; ogni testo, ogni tavoliere e ogni immagine è originale.</translation>
    </message>
    <message>
        <source>Three board games for your desktop: alone against bots, or with family and friends around one screen.</source>
        <translation>Tre giochi da tavolo con il computer come tavoliere: in solitario contro i bot, oppure con famiglia e amici attorno a un solo schermo.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versione {version}</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Since your turn: {sentences}</source>
        <extracomment>{sentences} are complete sentences about what others did</extracomment>
        <translation>Nel frattempo: {sentences}</translation>
    </message>
</context>
<context>
    <name>ActionButton</name>
    <message>
        <source>{text} (key: {key})</source>
        <translation>{text} (tasto: {key})</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>It matters little here: your chance to win stays about the same.</source>
        <extracomment>A sentence of a hint; the chances to win are shown below it</extracomment>
        <translation>Qui conta poco: la possibilità di vincere resta più o meno la stessa.</translation>
    </message>
    <message>
        <source>{player} has secrets that are not told here, where all can read them.</source>
        <extracomment>The last sentence of a hint, or of the reasons for a move, where others look on</extracomment>
        <translation>{player} ha segreti che qui, dove tutti possono leggere, non vengono svelati.</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>Accept {share}</source>
        <extracomment>Says yes to an offer; {share} is a number of millions</extracomment>
        <translation>Accetta&#xa0;{share}</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rifiuta</translation>
    </message>
    <message>
        <source>Offers the same with one million more for {player}: {split}</source>
        <translation>Propone lo stesso con un milione in più per {player}: {split}</translation>
    </message>
    <message>
        <source>One more for me</source>
        <extracomment>Beside the yes and no to an offer: asks for a million more</extracomment>
        <translation>Uno in più per me</translation>
    </message>
    <message>
        <source>Says no to {proposer}, which ends the offer</source>
        <translation>Rifiuta l’offerta di {proposer}, che così decade</translation>
    </message>
    <message>
        <source>Says yes to {proposer}: {share} for {player}</source>
        <translation>Accetta l’offerta di {proposer}: {share} per {player}</translation>
    </message>
    <message>
        <source>Takes the offer back</source>
        <translation>Ritira l’offerta</translation>
    </message>
    <message>
        <source>Takes the yes to {proposer} back, which ends the offer</source>
        <translation>Ritira il sì all’offerta di {proposer}, che così decade</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Ripensaci</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Ritira</translation>
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
        <translation>Aggiunge {sum}: l’offerta sarebbe {amount}</translation>
    </message>
    <message>
        <source>From {lowest} to {highest}</source>
        <translation>Da {lowest} a {highest}</translation>
    </message>
    <message>
        <source>Takes you out of this auction</source>
        <translation>Chi passa esce da quest’asta</translation>
    </message>
    <message>
        <source>You could not pay this</source>
        <translation>Denaro insufficiente</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Offerta</translation>
    </message>
</context>
<context>
    <name>AuctionState</name>
    <message>
        <source>Hold to look</source>
        <extracomment>A button that shows a player&apos;s money as long as it is held down</extracomment>
        <translation>Tenere premuto per vedere</translation>
    </message>
    <message>
        <source>On offer</source>
        <extracomment>A heading before the cubes that are auctioned</extracomment>
        <translation>All’asta</translation>
    </message>
    <message>
        <source>Shows the cash as long as it is held</source>
        <translation>Mostra il denaro in mano finché il pulsante è premuto</translation>
    </message>
    <message>
        <source>Standing bid</source>
        <translation>Offerta attuale</translation>
    </message>
    <message>
        <source>Still in</source>
        <extracomment>A heading before the players who have not passed in this auction</extracomment>
        <translation>In gara</translation>
    </message>
    <message>
        <source>Your cash</source>
        <translation>Denaro in mano</translation>
    </message>
    <message>
        <source>Your cash: {cash}</source>
        <translation>Denaro in mano: {cash}</translation>
    </message>
    <message>
        <source>none yet</source>
        <extracomment>In place of the standing bid, before anybody has bid</extracomment>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>{player} has passed</source>
        <translation>{player} ha passato</translation>
    </message>
    <message>
        <source>{player} is still in</source>
        <translation>{player} è ancora in gara</translation>
    </message>
    <message>
        <source>{player} is to speak</source>
        <extracomment>It is this player&apos;s turn to bid or to pass</extracomment>
        <translation>Ora deve parlare {player}</translation>
    </message>
</context>
<context>
    <name>BagPanel</name>
    <message>
        <source>Draw from the bag</source>
        <extracomment>A tile out of a bag: the part of a building that is to be built now, or a journalist</extracomment>
        <translation>Pesca dal sacchetto</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>The usual view</source>
        <extracomment>On a small button: back from the view for several people around one screen</extracomment>
        <translation>La vista consueta</translation>
    </message>
</context>
<context>
    <name>BarChart</name>
    <message>
        <source>expected: {number} each</source>
        <translation>attesi: {number} ciascuno</translation>
    </message>
</context>
<context>
    <name>BigShotAction</name>
    <message>
        <source>Bid {amount}</source>
        <extracomment>What a player could do, in a list or on a button</extracomment>
        <translation>Offri {amount}</translation>
    </message>
    <message>
        <source>Let {colour} pay</source>
        <extracomment>The purse of this colour pays what was bid</extracomment>
        <translation>Fai pagare il {colour}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}</source>
        <extracomment>&quot;Place a red cube in the Grand Hotel&quot;</extracomment>
        <translation>Piazza {a_cube} {in_district}</translation>
    </message>
    <message>
        <source>Take a loan</source>
        <translation>Prendi un prestito</translation>
    </message>
    <message>
        <source>Take a loan for {colour}</source>
        <translation>Prendi un prestito per il {colour}</translation>
    </message>
    <message>
        <source>Take no loan</source>
        <translation>Non prendere prestiti</translation>
    </message>
</context>
<context>
    <name>BigShotAdvice</name>
    <message>
        <source>A bid of {lowest} would be about as good.</source>
        <translation>Un’offerta di {lowest} sarebbe più o meno altrettanto buona.</translation>
    </message>
    <message>
        <source>A bid of {lowest} would leave you {left} for the last round.</source>
        <translation>Un’offerta di {lowest} ti lascerebbe {left} per l’ultimo turno.</translation>
    </message>
    <message>
        <source>A bid of {lowest} would leave you {left} for the {to_come} rounds to come.</source>
        <extracomment>Said against a bid; {to_come} is 2 or more</extracomment>
        <translation>Un’offerta di {lowest} ti lascerebbe {left} per i {to_come} turni che restano.</translation>
    </message>
    <message>
        <source>A bid of {lowest} would take all your money.</source>
        <translation>Un’offerta di {lowest} prenderebbe tutto il tuo denaro.</translation>
    </message>
    <message>
        <source>A loan for {other} would bring only {less}.</source>
        <translation>Un prestito per {other} porterebbe solo {less}.</translation>
    </message>
    <message>
        <source>After a bid of only {lowest} it is likelier that somebody goes further.</source>
        <extracomment>Beside a higher bid</extracomment>
        <translation>Dopo un’offerta di soli {lowest} è più probabile che qualcuno rilanci.</translation>
    </message>
    <message>
        <source>After paying {price}, {player} has nothing left.</source>
        <translation>Se {player} paga {price}, non ha più nulla.</translation>
    </message>
    <message>
        <source>After paying {price}, {player} has {left} left with both colours together.</source>
        <extracomment>The player has two colours</extracomment>
        <translation>Se {player} paga {price}, con i due colori ha ancora {left}.</translation>
    </message>
    <message>
        <source>After paying {price}, {player} has {left} left.</source>
        <translation>Se {player} paga {price}, ha ancora {left}.</translation>
    </message>
    <message>
        <source>As it looks you can hardly win any more, so this choice changes little.</source>
        <extracomment>What is equally good, where all that was weighed comes to the same chance to win</extracomment>
        <translation>A quanto pare non puoi quasi più vincere: questa scelta cambia poco.</translation>
    </message>
    <message>
        <source>At {lowest} you keep {left} for the last round.</source>
        <translation>A {lowest} tieni {left} per l’ultimo turno.</translation>
    </message>
    <message>
        <source>At {lowest} you keep {left} for the {to_come} rounds to come.</source>
        <extracomment>Said of a bid that is advised; {to_come} is 2 or more</extracomment>
        <translation>A {lowest} tieni {left} per i {to_come} turni che restano.</translation>
    </message>
    <message>
        <source>Before this round your chance to win was better: the {price} that you paid cost you more than the cubes bring.</source>
        <extracomment>The chance to win was better before the round; {price} is what the player paid for the cubes</extracomment>
        <translation>Prima di questo turno la tua probabilità di vincere era migliore: i {price} che hai pagato ti costano più di quanto i cubetti rendano.</translation>
    </message>
    <message>
        <source>Before this round your chance to win was better; had you left the cubes to others at that price, it would be as low as now.</source>
        <extracomment>The same where to pass would have come to as much</extracomment>
        <translation>Prima di questo turno la tua probabilità di vincere era migliore; se a questo prezzo avessi lasciato i cubetti ad altri, sarebbe bassa come adesso.</translation>
    </message>
    <message>
        <source>Before this round your chance to win was better; had you left the cubes to others at that price, it would be lower still.</source>
        <extracomment>The same where it would be lower still if the player had passed instead of paying</extracomment>
        <translation>Prima di questo turno la tua probabilità di vincere era migliore; se a questo prezzo avessi lasciato i cubetti ad altri, sarebbe ancora più bassa.</translation>
    </message>
    <message>
        <source>Bid {amount} to drive up the price: if {driven} goes further, {driven} pays more.</source>
        <translation>Offri {amount} per far salire il prezzo: se {driven} va oltre, {driven} pagherà di più.</translation>
    </message>
    <message>
        <source>Bid {amount} to drive up the price: {driven} is likely to go further and then pays more.</source>
        <extracomment>{driven} is a player who should pay more for the cubes</extracomment>
        <translation>Offri {amount} per far salire il prezzo: {driven} andrà probabilmente oltre, e allora pagherà di più.</translation>
    </message>
    <message>
        <source>Bid {amount}, and go up to {limit}, which nobody else can outbid: {why}.</source>
        <extracomment>Nobody else can bid more than {limit}</extracomment>
        <translation>Offri {amount} e sali fino a {limit}, che nessun altro può superare: {why}.</translation>
    </message>
    <message>
        <source>Bid {amount}, and go up to {limit}, with a loan if need be: {why}.</source>
        <translation>Offri {amount} e sali fino a {limit}, se serve con un prestito: {why}.</translation>
    </message>
    <message>
        <source>Bid {amount}, and go up to {limit}: {why}.</source>
        <extracomment>{why} is a sentence of its own: &quot;with 2 black and 1 yellow you take the Docks at once&quot;</extracomment>
        <translation>Offri {amount} e sali fino a {limit}: {why}.</translation>
    </message>
    <message>
        <source>Bid {amount}, but no more: {why}.</source>
        <translation>Offri {amount}, ma non di più: {why}.</translation>
    </message>
    <message>
        <source>Bid {amount}, which nobody else can outbid: {why}.</source>
        <extracomment>Nobody else can bid more than {amount}</extracomment>
        <translation>Offri {amount}, che nessun altro può superare: {why}.</translation>
    </message>
    <message>
        <source>Bid {amount}: {why}.</source>
        <extracomment>What is told to others of a bid</extracomment>
        <translation>Offri {amount}: {why}.</translation>
    </message>
    <message>
        <source>If you pass and {player} gets the cubes, {player} can end your lead {at_district}.</source>
        <translation>Se passi e {player} ottiene i cubetti, {player} può toglierti il primato {at_district}.</translation>
    </message>
    <message>
        <source>If you pass and {player} gets the cubes, {player} can make sure of {the_district}.</source>
        <translation>Se passi e {player} ottiene i cubetti, {player} può assicurarsi {the_district}.</translation>
    </message>
    <message>
        <source>If you pass and {player} gets the cubes, {player} can take the lead {at_district}.</source>
        <translation>Se passi e {player} ottiene i cubetti, {player} può passare in testa {at_district}.</translation>
    </message>
    <message>
        <source>If you pass and {player} gets the cubes, {player} can take {the_district}, where you lead now.</source>
        <translation>Se passi e {player} ottiene i cubetti, {player} può aggiudicarsi {the_district}, dove ora sei in testa.</translation>
    </message>
    <message>
        <source>If you pass and {player} gets the cubes, {player} can win {the_district} with them.</source>
        <translation>Se passi e {player} prende i cubetti, {player} può aggiudicarsi {the_district}.</translation>
    </message>
    <message>
        <source>If you pass now, it looks as if you could hardly win any more.</source>
        <translation>Se passi adesso, a quanto pare non puoi quasi più vincere.</translation>
    </message>
    <message>
        <source>If you pass, {player} gets the cubes for nothing.</source>
        <translation>Se passi, {player} avrà i cubetti per niente.</translation>
    </message>
    <message>
        <source>If you pass, {player} gets the cubes for {price}.</source>
        <translation>Se passi, {player} ottiene i cubetti per {price}.</translation>
    </message>
    <message>
        <source>If you pass, {player} is likely to have the cubes for {price}.</source>
        <translation>Se passi, {player} avrà probabilmente i cubetti per {price}.</translation>
    </message>
    <message>
        <source>If you win {the_district}, it counts {added} for you, because the park beside it is yours.</source>
        <extracomment>A district that the player leads or has</extracomment>
        <translation>Se ti aggiudichi {the_district}, per te vale {added}, perché il parco accanto è tuo.</translation>
    </message>
    <message>
        <source>If {rival} won {the_district}, it would count {added}, because of the park beside it.</source>
        <extracomment>Why it helps that a rival does not have a district; {rival} is a colour and whose it is</extracomment>
        <translation>Se {rival} si aggiudicasse {the_district}, varrebbe {added}, per via del parco accanto.</translation>
    </message>
    <message>
        <source>In an empty district {rival} would take the lead with it.</source>
        <translation>In una proprietà vuota, con questo cubetto passerebbe in testa {rival}.</translation>
    </message>
    <message>
        <source>Let {colour} pay: both hold as much, but the next loan for {other} brings {pays}, for {colour} only {less}.</source>
        <extracomment>Both hold as much; {less} is less than {pays}</extracomment>
        <translation>Fai pagare {colour}: entrambi hanno altrettanto, ma il prossimo prestito rende {pays} per {other} e solo {less} per {colour}.</translation>
    </message>
    <message>
        <source>Let {colour} pay: it then still has {left}; if {other} paid, {other} would have nothing left.</source>
        <translation>Fai pagare {colour}: così gli restano ancora {left}; se pagasse {other}, a {other} non resterebbe nulla.</translation>
    </message>
    <message>
        <source>Let {colour} pay: it then still has {left}; if {other} paid, {other} would have only {spent} left.</source>
        <extracomment>{spent} is less than {left}</extracomment>
        <translation>Fai pagare {colour}: così gli restano ancora {left}; se pagasse {other}, a {other} resterebbero solo {spent}.</translation>
    </message>
    <message>
        <source>Let {colour} pay: no more bids will come, and in the end the money of both colours is added up.</source>
        <translation>Fai pagare {colour}: non ci saranno altre offerte, e alla fine il denaro dei due colori si somma.</translation>
    </message>
    <message>
        <source>Let {colour} pay: then both colours can still bid, with {left} and {rest}. If {other} paid, a bid without a loan could go up to {less}, but {other} would have nothing left.</source>
        <extracomment>{rest} is what {other} has; {less} is the higher bid that would be possible the other way</extracomment>
        <translation>Fai pagare il {colour}: così entrambi i colori possono ancora offrire, con {left} e {rest}. Se pagasse {other}, un’offerta senza prestito potrebbe arrivare a {less}, ma a {other} non resterebbe nulla.</translation>
    </message>
    <message>
        <source>Let {colour} pay: then each of your colours still has {at_least} or more. If {other} paid, a bid without a loan could go up to {less}, but {other} would have only {spent} left.</source>
        <translation>Fai pagare il {colour}: così a ciascuno dei tuoi colori restano almeno {at_least}. Se pagasse {other}, un’offerta senza prestito potrebbe arrivare a {less}, ma a {other} resterebbero solo {spent}.</translation>
    </message>
    <message>
        <source>Let {colour} pay: then {colour} has {left} left, and {other} {rest}.</source>
        <translation>Fai pagare il {colour}: al {colour} restano {left}, e al {other} {rest}.</translation>
    </message>
    <message>
        <source>Let {colour} pay: without a loan your next bid can then go up to {limit}, otherwise only to {less}.</source>
        <translation>Fai pagare il {colour}: senza prestito la tua prossima offerta potrà arrivare a {limit}, altrimenti solo a {less}.</translation>
    </message>
    <message>
        <source>Let {colour} pay: {other} holds as much, and without a loan your next bid can go up to {limit} either way.</source>
        <translation>Fai pagare {colour}: {other} ha altrettanto, e senza prestito la tua prossima offerta può arrivare a {limit} in ogni caso.</translation>
    </message>
    <message>
        <source>No more cubes will come: this way you win with {sum} in the end. With the next best, {player} would win with {rest}.</source>
        <extracomment>In the last round; {player} is somebody else</extracomment>
        <translation>Non arriveranno altri cubetti: così alla fine vinci con {sum}. Con la seconda scelta {player} vincerebbe con {rest}.</translation>
    </message>
    <message>
        <source>Of all the others, {player} has the best chance to win at present.</source>
        <extracomment>Why it helps that {player}, somebody else, does not lead a district</extracomment>
        <translation>Fra tutti gli altri, al momento {player} ha la maggiore probabilità di vincere.</translation>
    </message>
    <message>
        <source>Other places are about as good.</source>
        <translation>Altri posti sono quasi altrettanto buoni.</translation>
    </message>
    <message>
        <source>Pass: a bid of {lowest} would lower your chance to win. What you give up: {why}.</source>
        <translation>Passa: un’offerta di {lowest} ridurrebbe le tue probabilità di vincere. A che cosa rinunci: {why}.</translation>
    </message>
    <message>
        <source>Pass: a bid of {lowest} would not improve your chance to win.</source>
        <translation>Passa: un’offerta di {lowest} non migliorerebbe le tue probabilità di vincere.</translation>
    </message>
    <message>
        <source>Pass: a bid of {lowest} would not improve your chance to win. What you could do with the cubes: {why}.</source>
        <translation>Passa: un’offerta di {lowest} non migliorerebbe le tue probabilità di vincere. Che cosa potresti fare con questi cubetti: {why}.</translation>
    </message>
    <message>
        <source>Pass: a bid of {lowest} would not improve your chance to win. What you give up: {why}.</source>
        <translation>Passa: un’offerta di {lowest} non migliorerebbe le tue probabilità di vincere. A che cosa rinunci: {why}.</translation>
    </message>
    <message>
        <source>Pass: as it looks you can hardly win any more, and these cubes would not change that.</source>
        <translation>Passa: a quanto pare non puoi quasi più vincere, e questi cubetti non cambierebbero nulla.</translation>
    </message>
    <message>
        <source>Pass: as it looks you can hardly win any more, because {player} is likely to outbid you for these cubes.</source>
        <extracomment>{player} is somebody else</extracomment>
        <translation>Passa: a quanto pare non puoi quasi più vincere, perché per questi cubetti {player} offrirà probabilmente più di te.</translation>
    </message>
    <message>
        <source>Pass: as it looks you can hardly win any more, whether you bid or pass.</source>
        <translation>Passa: a quanto pare non puoi quasi più vincere, né con un’offerta né passando.</translation>
    </message>
    <message>
        <source>Pass: in the rounds to come {lowest} will do as much for you as these cubes now. What you give up: {why}.</source>
        <translation>Passa: nei turni che restano {lowest} ti serviranno tanto quanto questi cubetti adesso. A che cosa rinunci: {why}.</translation>
    </message>
    <message>
        <source>Pass: in the rounds to come {lowest} will do more for you than these cubes now. What you give up: {why}.</source>
        <translation>Passa: nei turni che restano {lowest} ti serviranno più di questi cubetti adesso. A che cosa rinunci: {why}.</translation>
    </message>
    <message>
        <source>Pass: with these cubes you cannot take the lead in any district.</source>
        <translation>Passa: con questi cubetti non puoi passare in testa in nessuna proprietà.</translation>
    </message>
    <message>
        <source>Pass: you are almost sure to win, even without these cubes.</source>
        <translation>Passa: vinci quasi di certo, anche senza questi cubetti.</translation>
    </message>
    <message>
        <source>Pass: you cannot pay {lowest}, so nothing else is possible.</source>
        <translation>Passa: non puoi pagare {lowest}, non c’è altro da fare.</translation>
    </message>
    <message>
        <source>Pass: {lowest} is too much for what these cubes could do for you.</source>
        <translation>Passa: {lowest} è troppo per ciò che questi cubetti farebbero per te.</translation>
    </message>
    <message>
        <source>Pass: {lowest} is too much for what these cubes could do. What you could do with them: {why}.</source>
        <translation>Passa: {lowest} è troppo per ciò che questi cubetti farebbero. Che cosa potresti farne: {why}.</translation>
    </message>
    <message>
        <source>Pass: {player} cannot pay {amount}, so the auction must start again.</source>
        <translation>Passa: {player} non può pagare {amount}, l’asta dovrà ricominciare.</translation>
    </message>
    <message>
        <source>Pass: {player} is likely to go further than you should. That is a guess.</source>
        <translation>Passa: {player} andrà probabilmente più in là di quanto convenga a te. È una supposizione.</translation>
    </message>
    <message>
        <source>Pass: {player} is likely to go up to about {limit}, and for more than about {sum} the cubes would lower your chance to win. Both figures are guesses.</source>
        <translation>Passa: {player} arriverà probabilmente a circa {limit}, e a più di circa {sum} i cubetti ridurrebbero le tue probabilità di vincere. Le due cifre sono stime.</translation>
    </message>
    <message>
        <source>Pass: {player} is likely to go up to about {limit}, and you cannot bid more than {sum}. How far {player} goes is a guess.</source>
        <extracomment>{player} is somebody else; {limit} is more than {sum}</extracomment>
        <translation>Passa: {player} arriverà probabilmente a circa {limit}, e tu non puoi offrire più di {sum}. Fin dove arriverà {player} è una supposizione.</translation>
    </message>
    <message>
        <source>Pass: {player} is likely to go up to about {limit}. If you pay more than about {sum}, you will miss that money in the rounds to come. Both figures are guesses.</source>
        <extracomment>{player} is somebody else; {limit} is more than {sum}</extracomment>
        <translation>Passa: {player} arriverà probabilmente a circa {limit}. Se paghi più di circa {sum}, quel denaro ti mancherà nei turni che restano. Le due cifre sono stime.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}, the first of {number}, because no place is better for them: {why}.</source>
        <translation>Piazza {a_cube} {in_district}, il primo di {number}, perché nessun posto è migliore per loro: {why}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}, the first of {number}: {why}.</source>
        <extracomment>{number} cubes of the plan go to this district; {why} is what they do together</extracomment>
        <translation>Piazza {a_cube} {in_district}, il primo di {number}: {why}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: after that you need just {a_missing_cube} more to win the district, because {cancelling} then cancel out and a single cube of {mine} wins.</source>
        <translation>Piazza {a_cube} {in_district}: poi ti manca solo {a_missing_cube} per aggiudicarti la proprietà: allora {cancelling} si annullano, e un solo cubetto del {mine} vince.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: after that you need just {a_missing_cube} more to win the district.</source>
        <extracomment>{a_missing_cube} is a cube of some colour</extracomment>
        <translation>Piazza {a_cube} {in_district}: poi ti manca solo {a_missing_cube} per aggiudicarti la proprietà.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: if {a_missing_cube} comes there later, {cancelling} cancel out, and you lead with a single cube of {mine}.</source>
        <translation>Piazza {a_cube} {in_district}: se poi qualcuno vi aggiunge {a_missing_cube}, {cancelling} si annullano, e sei in testa con un solo cubetto del {mine}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: in the end {rival} does not get the district, and nobody else does.</source>
        <translation>Piazza {a_cube} {in_district}: alla fine {rival} non ottiene la proprietà, e nemmeno altri.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: it is the last round, so with this cube the district is yours and counts {added}.</source>
        <translation>Piazza {a_cube} {in_district}: è l’ultimo turno, e con questo cubetto la proprietà è tua e vale {added}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: it is the last round, so with this cube the park is yours and adds {added} by doubling.</source>
        <translation>Piazza {a_cube} {in_district}: è l’ultimo turno, e con questo cubetto il parco è tuo e aggiunge {added} raddoppiando.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: it is the last round, so with this cube the park is yours: one district more.</source>
        <translation>Piazza {a_cube} {in_district}: è l’ultimo turno, e con questo cubetto il parco è tuo: una proprietà in più.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: nobody can take the district from you any more.</source>
        <translation>Piazza {a_cube} {in_district}: nessuno può più toglierti la proprietà.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: nobody leads there then, but the cube must go somewhere, and no place is better.</source>
        <translation>Piazza {a_cube} {in_district}: lì allora nessuno è in testa, ma il cubetto deve pur andare da qualche parte, e nessun posto è migliore.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: nobody leads there then.</source>
        <translation>Piazza {a_cube} {in_district}: così lì nessuno è in testa.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: the district is yours at once and counts {added}.</source>
        <translation>Piazza {a_cube} {in_district}: la proprietà è subito tua e vale {added}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: the district is yours in any case, and now {mine} gets it, and not {other}.</source>
        <translation>Piazza {a_cube} {in_district}: la proprietà è tua in ogni caso, e ora va al {mine}, e non al {other}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: the district is yours in any case, so the cube does no harm there.</source>
        <translation>Piazza {a_cube} {in_district}: la proprietà è tua in ogni caso: lì il cubetto non fa danni.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: the park is yours at once and adds {added} by doubling.</source>
        <translation>Piazza {a_cube} {in_district}: il parco è subito tuo e aggiunge {added} raddoppiando.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: the park is yours at once and will double every district you win beside it.</source>
        <translation>Piazza {a_cube} {in_district}: il parco è subito tuo e raddoppierà ogni proprietà che vinci lì accanto.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: you lead there as before; the cube must go somewhere, and no place is better.</source>
        <translation>Piazza {a_cube} {in_district}: lì resti in testa; il cubetto deve pur andare da qualche parte, e nessun posto è migliore.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: you lead there instead of {rival}.</source>
        <extracomment>{rival} is a colour and whose it is: &quot;Red (Anna)&quot;</extracomment>
        <translation>Piazza {a_cube} {in_district}: lì passi in testa tu al posto di {rival}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: you lead there with it.</source>
        <translation>Piazza {a_cube} {in_district}: così lì sei in testa.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: you lead there {own} to {next}.</source>
        <translation>Piazza {a_cube} {in_district}: lì sei in testa {own} a {next}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: your lead there is gone, but the cube must go somewhere, and no place is better.</source>
        <translation>Piazza {a_cube} {in_district}: lì non sei più in testa, ma il cubetto deve pur andare da qualche parte, e nessun posto è migliore.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {cancelling} cancel out, and you lead there with a single cube of {mine} instead of {rival}.</source>
        <translation>Piazza {a_cube} {in_district}: {cancelling} si annullano, e lì passi in testa con un solo cubetto del {mine} al posto di {rival}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {cancelling} cancel out, and you lead there with a single cube of {mine}.</source>
        <translation>Piazza {a_cube} {in_district}: {cancelling} si annullano, e lì passi in testa con un solo cubetto del {mine}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {cancelling} cancel out, and you win the district with a single cube of {mine}: it counts {added}.</source>
        <extracomment>{cancelling} is a list of colours that cancel each other out: &quot;Red and Yellow&quot;; {mine} is a colour</extracomment>
        <translation>Piazza {a_cube} {in_district}: {cancelling} si annullano, e ti aggiudichi la proprietà con un solo cubetto del {mine}: vale {added}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {cancelling} cancel out, and you win the park with a single cube of {mine}.</source>
        <translation>Piazza {a_cube} {in_district}: {cancelling} si annullano, e ti aggiudichi il parco con un solo cubetto del {mine}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {cancelling} cancel out, and you win the park with a single cube of {mine}: it adds {added} by doubling.</source>
        <translation>Piazza {a_cube} {in_district}: {cancelling} si annullano, e ti aggiudichi il parco con un solo cubetto del {mine}: aggiunge {added} raddoppiando.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {cancelling} cancel out, and {winner_there} gets the district with a single cube, and not {rival}.</source>
        <translation>Piazza {a_cube} {in_district}: {cancelling} si annullano, e {winner_there} ottiene la proprietà con un solo cubetto, e non {rival}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {cancelling} cancel out, and {winner_there} gets the district with a single cube, and not {rival}. {player} needs two districts with each colour.</source>
        <translation>Piazza {a_cube} {in_district}: {cancelling} si annullano, e {winner_there} ottiene la proprietà con un solo cubetto, e non {rival}. {player} ha bisogno di due proprietà con ciascun colore.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {leader} leads there then, and no longer {rival}.</source>
        <translation>Piazza {a_cube} {in_district}: lì passa in testa {leader}, e non più {rival}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {mine} leads there then instead of {other}, and both are yours; the cube must go somewhere, and no place is better.</source>
        <extracomment>{mine} and {other} are the player&apos;s own two colours</extracomment>
        <translation>Piazza {a_cube} {in_district}: lì passa in testa {mine} al posto di {other}, e sono tuoi tutti e due; il cubetto deve pur andare da qualche parte, e nessun posto è migliore.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {mine} leads there with {own}; the foremost colour that is not yours has {next}.</source>
        <translation>Piazza {a_cube} {in_district}: lì {mine} è in testa con {own}; il primo colore avversario ha {next}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {mine} then has {own} there, and {rival} leads with {most}.</source>
        <translation>Piazza {a_cube} {in_district}: così lì {mine} ne ha {own}, e {rival} è in testa con {most}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {player} has the district for certain, with one colour or the other, so the cube does little harm there.</source>
        <translation>Piazza {a_cube} {in_district}: {player} ha già la proprietà per certo, con un colore o con l’altro: lì il cubetto fa pochi danni.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {rival} has the district for certain, so the cube does no harm there.</source>
        <translation>Piazza {a_cube} {in_district}: {rival} ha già la proprietà per certo: lì il cubetto non fa danni.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {rival} leads there as before, but the cube must go somewhere, and no place is better.</source>
        <translation>Piazza {a_cube} {in_district}: lì {rival} resta in testa, ma il cubetto deve pur andare da qualche parte, e nessun posto è migliore.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {rival} leads there as before, but you have no cube of yours there to lose by it.</source>
        <translation>Piazza {a_cube} {in_district}: lì {rival} resta in testa, ma lì non hai cubetti a cui questo nuoccia.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {rival} leads there with it, but the cube must go somewhere, and no place is better.</source>
        <translation>Piazza {a_cube} {in_district}: così lì passa in testa {rival}, ma il cubetto deve pur andare da qualche parte, e nessun posto è migliore.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {rival} leads there with it, but you have no cube of yours there to lose by it.</source>
        <translation>Piazza {a_cube} {in_district}: così lì passa in testa {rival}, ma lì non hai cubetti a cui questo nuoccia.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {rival} no longer leads there, and nobody else does.</source>
        <translation>Piazza {a_cube} {in_district}: lì {rival} non è più in testa, e nemmeno altri.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {rival} then has the district for certain, but the cube must go somewhere, and no place is better.</source>
        <translation>Piazza {a_cube} {in_district}: così {rival} ha la proprietà per certo, ma il cubetto deve pur andare da qualche parte, e nessun posto è migliore.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {rival} then has the district for certain, but you have no cube of yours there to lose by it.</source>
        <translation>Piazza {a_cube} {in_district}: così {rival} ha la proprietà per certo, ma lì non hai cubetti a cui questo nuoccia.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {winner_there} gets the district, and not {rival}.</source>
        <extracomment>{winner_there} is a colour and whose it is</extracomment>
        <translation>Piazza {a_cube} {in_district}: {winner_there} ottiene la proprietà, e non {rival}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {winner_there} gets the district, and not {rival}. {player} needs two districts with each colour.</source>
        <extracomment>{winner_there} and {rival} are the two colours of {player}</extracomment>
        <translation>Piazza {a_cube} {in_district}: {winner_there} ottiene la proprietà, e non {rival}. {player} ha bisogno di due proprietà con ciascun colore.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {winner_there} gets the district, but the cube must go somewhere, and no place is better.</source>
        <translation>Piazza {a_cube} {in_district}: {winner_there} ottiene la proprietà, ma il cubetto deve pur andare da qualche parte, e nessun posto è migliore.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {winner_there} gets the district, but you have no cube of yours there to lose by it.</source>
        <translation>Piazza {a_cube} {in_district}: {winner_there} ottiene la proprietà, ma lì non hai cubetti a cui questo nuoccia.</translation>
    </message>
    <message>
        <source>Take a loan of {pays} and bid {amount} to drive up the price: {driven} is likely to go further and then pays more.</source>
        <translation>Prendi un prestito di {pays} e offri {amount} per far salire il prezzo: {driven} andrà probabilmente oltre, e allora pagherà di più.</translation>
    </message>
    <message>
        <source>Take a loan of {pays} and go up to {limit}: {why}.</source>
        <translation>Prendi un prestito di {pays} e sali fino a {limit}: {why}.</translation>
    </message>
    <message>
        <source>Take a loan of {pays} for {colour} and bid {amount} to drive up the price: {driven} is likely to go further and then pays more.</source>
        <translation>Prendi un prestito di {pays} per il {colour} e offri {amount} per far salire il prezzo: {driven} andrà probabilmente oltre, e allora pagherà di più.</translation>
    </message>
    <message>
        <source>Take a loan of {pays} for {colour} and go up to {limit}: {why}.</source>
        <translation>Prendi un prestito di {pays} per il {colour} e sali fino a {limit}: {why}.</translation>
    </message>
    <message>
        <source>Take a loan of {pays} for {colour}, then bid {amount} and go up to {limit}: {why}.</source>
        <translation>Prendi un prestito di {pays} per {colour}, poi offri {amount} e sali fino a {limit}: {why}.</translation>
    </message>
    <message>
        <source>Take a loan of {pays} for {colour}, then bid {limit} and no more: {why}.</source>
        <translation>Prendi un prestito di {pays} per {colour}, poi offri {limit}, ma non di più: {why}.</translation>
    </message>
    <message>
        <source>Take a loan of {pays} for {colour}: {why}.</source>
        <translation>Prendi un prestito di {pays} per {colour}: {why}.</translation>
    </message>
    <message>
        <source>Take a loan of {pays}, then bid {amount} and go up to {limit}: {why}.</source>
        <extracomment>{amount} is more than the lowest bid, and less than {limit}</extracomment>
        <translation>Prendi un prestito di {pays}, poi offri {amount} e sali fino a {limit}: {why}.</translation>
    </message>
    <message>
        <source>Take a loan of {pays}, then bid {limit} and no more: {why}.</source>
        <translation>Prendi un prestito di {pays}, poi offri {limit}, ma non di più: {why}.</translation>
    </message>
    <message>
        <source>Take a loan of {pays}: {why}.</source>
        <translation>Prendi un prestito di {pays}: {why}.</translation>
    </message>
    <message>
        <source>Take no loan: it brings {pays} now and costs {debt} at the end, and these cubes are not worth that.</source>
        <translation>Non prendere prestiti: porta {pays} subito e costa {debt} alla fine, e questi cubetti non valgono tanto.</translation>
    </message>
    <message>
        <source>Take no loan: with {cash} you can bid as far as you should.</source>
        <translation>Non prendere prestiti: con {cash} puoi offrire fin dove conviene.</translation>
    </message>
    <message>
        <source>The harm is small there: the district counts only {added}.</source>
        <translation>Lì il danno è piccolo: la proprietà vale solo {added}.</translation>
    </message>
    <message>
        <source>The loan brings {pays} now and costs {debt} at the end.</source>
        <extracomment>{pays} is less than {debt}</extracomment>
        <translation>Il prestito porta {pays} subito e costa {debt} alla fine.</translation>
    </message>
    <message>
        <source>The loan brings {pays} now and costs {debt} at the end; after your first word in this auction you cannot borrow any more.</source>
        <translation>Il prestito porta {pays} subito e costa {debt} alla fine; dopo la tua prima parola in quest’asta non potrai più prenderne.</translation>
    </message>
    <message>
        <source>The next best does less for you: {why}.</source>
        <translation>La seconda scelta ti porta meno: {why}.</translation>
    </message>
    <message>
        <source>The next best is weaker: {why}.</source>
        <translation>La seconda scelta è più debole: {why}.</translation>
    </message>
    <message>
        <source>The next best is worse: {why}.</source>
        <translation>La seconda scelta è peggiore: {why}.</translation>
    </message>
    <message>
        <source>The price may look high, but with these cubes you win more often than if you pass.</source>
        <translation>Il prezzo può sembrare alto, ma con questi cubetti vinci più spesso che se passi.</translation>
    </message>
    <message>
        <source>The risk: if nobody goes further, you get the cubes for {amount}, and that is worse for you than to pass.</source>
        <translation>Il rischio: se nessuno va oltre, ottieni i cubetti per {amount}, e per te è peggio che passare.</translation>
    </message>
    <message>
        <source>The risk: the loan costs {debt} at the end in any case, and if nobody goes further, you get the cubes for {amount}, and that is worse for you than to pass.</source>
        <translation>Il rischio: il prestito costa comunque {debt} alla fine, e se nessuno va oltre, ottieni i cubetti per {amount}, e per te è peggio che passare.</translation>
    </message>
    <message>
        <source>Then both of your colours can bid: {colour} with {sum}, {other} with {rest}.</source>
        <extracomment>{sum} and {rest} are what two colours of one player hold then</extracomment>
        <translation>Così entrambi i tuoi colori possono fare offerte: {colour} con {sum}, {other} con {rest}.</translation>
    </message>
    <message>
        <source>Then the other cubes: {why}.</source>
        <translation>Poi gli altri cubetti: {why}.</translation>
    </message>
    <message>
        <source>To bid {lowest} you would need a loan: {pays} now, and {debt} to pay back at the end.</source>
        <translation>Per offrire {lowest} ti servirebbe un prestito: {pays} subito e {debt} da restituire alla fine.</translation>
    </message>
    <message>
        <source>To lead there, {rival} then needs {most} more cubes instead of {own}.</source>
        <translation>Per passare in testa lì, a {rival} servono poi ancora {most} cubetti invece di {own}.</translation>
    </message>
    <message>
        <source>To pass would be about as good.</source>
        <translation>Passare sarebbe quasi altrettanto buono.</translation>
    </message>
    <message>
        <source>What else these cubes do: {why}.</source>
        <extracomment>Beside what the cubes do above all</extracomment>
        <translation>Che cosa fanno inoltre questi cubetti: {why}.</translation>
    </message>
    <message>
        <source>What these cubes could do for you: {why}.</source>
        <translation>Che cosa potrebbero darti questi cubetti: {why}.</translation>
    </message>
    <message>
        <source>What your cube does: {why}.</source>
        <extracomment>Said against a cube that the player has in mind</extracomment>
        <translation>Che cosa fa il tuo cubetto: {why}.</translation>
    </message>
    <message>
        <source>Which of your colours takes the loan hardly matters.</source>
        <translation>Quale dei tuoi colori prenda il prestito conta poco.</translation>
    </message>
    <message>
        <source>With the loan {colour} holds {sum}; with a loan of its own, {other} would hold only {less}.</source>
        <extracomment>{less} is less than {sum}</extracomment>
        <translation>Con il prestito {colour} ha {sum}; con un prestito per sé, {other} avrebbe solo {less}.</translation>
    </message>
    <message>
        <source>You are almost sure to win, so this choice changes little.</source>
        <translation>Vinci quasi di certo: questa scelta cambia poco.</translation>
    </message>
    <message>
        <source>You then have the two districts that you need to win.</source>
        <translation>Così hai le due proprietà che ti servono per vincere.</translation>
    </message>
    <message>
        <source>Your chance to win hardly depends on it: both ways are about as good.</source>
        <translation>La tua probabilità di vincere ne dipende poco: le due scelte si equivalgono quasi.</translation>
    </message>
    <message>
        <source>it is the last round, and with {part} {the_district} is yours and adds {added} by doubling</source>
        <translation>è l’ultimo turno, e con {part} ti aggiudichi {the_district}: raddoppiando aggiunge {added}</translation>
    </message>
    <message>
        <source>it is the last round, and with {part} {the_district} is yours and counts {added}</source>
        <translation>è l’ultimo turno, e con {part} ti aggiudichi {the_district}: vale {added}</translation>
    </message>
    <message>
        <source>it is the last round, and with {part} {the_district} is yours: one district more</source>
        <translation>è l’ultimo turno, e con {part} ti aggiudichi {the_district}: una proprietà in più</translation>
    </message>
    <message>
        <source>little harm is done with {part} {at_district}, which {player} has for certain with one colour or the other</source>
        <translation>con {part} si fanno pochi danni {at_district}: {player} ha già la proprietà per certo, con un colore o con l’altro</translation>
    </message>
    <message>
        <source>no harm is done with {part} {at_district}, which is yours in any case</source>
        <translation>con {part} non si fanno danni {at_district}: la proprietà è tua in ogni caso</translation>
    </message>
    <message>
        <source>no harm is done with {part} {at_district}, which {rival} has for certain</source>
        <translation>con {part} non si fanno danni {at_district}: {rival} ha già la proprietà per certo</translation>
    </message>
    <message>
        <source>otherwise {player} could end your lead {at_district} with these cubes</source>
        <translation>altrimenti {player} potrebbe toglierti il primato {at_district} con questi cubetti</translation>
    </message>
    <message>
        <source>otherwise {player} could make sure of {the_district} with these cubes</source>
        <translation>altrimenti {player} potrebbe assicurarsi {the_district} con questi cubetti</translation>
    </message>
    <message>
        <source>otherwise {player} could take the lead {at_district} with these cubes</source>
        <translation>altrimenti {player} potrebbe passare in testa {at_district} con questi cubetti</translation>
    </message>
    <message>
        <source>otherwise {player} could win {the_district} with these cubes</source>
        <translation>altrimenti {player} potrebbe aggiudicarsi {the_district} con questi cubetti</translation>
    </message>
    <message>
        <source>that is better than leaving the cubes to {player}</source>
        <translation>è meglio che i cubetti non li abbia {player}</translation>
    </message>
    <message>
        <source>with {part} nobody can take {the_district} from you any more</source>
        <translation>con {part} nessuno può più toglierti {the_district}</translation>
    </message>
    <message>
        <source>with {part} you are there, too, and nobody leads {at_district}</source>
        <translation>con {part} ci sei anche tu, e nessuno è in testa {at_district}</translation>
    </message>
    <message>
        <source>with {part} you lead {at_district}</source>
        <translation>con {part} sei in testa {at_district}</translation>
    </message>
    <message>
        <source>with {part} you lead {at_district} as before</source>
        <translation>con {part} resti in testa {at_district}</translation>
    </message>
    <message>
        <source>with {part} you lead {at_district} as soon as {a_missing_cube} comes there, because {cancelling} then cancel out</source>
        <translation>con {part} sei in testa {at_district} appena qualcuno vi aggiunge {a_missing_cube}: allora {cancelling} si annullano</translation>
    </message>
    <message>
        <source>with {part} you lead {own} to {next} {at_district}</source>
        <translation>con {part} sei in testa {own} a {next} {at_district}</translation>
    </message>
    <message>
        <source>with {part} you take the lead {at_district} from {rival}</source>
        <translation>con {part} passi in testa {at_district} al posto di {rival}</translation>
    </message>
    <message>
        <source>with {part} you take the lead {at_district} from {rival}, {own} to {next}</source>
        <translation>con {part} passi in testa {at_district}, {own} a {next}, al posto di {rival}</translation>
    </message>
    <message>
        <source>with {part} you take {the_district} at once, and it counts {added}</source>
        <extracomment>A sentence after a colon. {part} are cubes: &quot;2 black and 1 yellow&quot;</extracomment>
        <translation>con {part} ti aggiudichi subito {the_district}, che vale {added}</translation>
    </message>
    <message>
        <source>with {part} you take {the_district} at once, which adds {added} by doubling</source>
        <translation>con {part} ti aggiudichi subito {the_district}, che aggiunge {added} raddoppiando</translation>
    </message>
    <message>
        <source>with {part} you take {the_district} at once, which doubles what you win beside it</source>
        <translation>con {part} ti aggiudichi subito {the_district}, che raddoppia ciò che vinci lì accanto</translation>
    </message>
    <message>
        <source>with {part} you take {the_district} at once, which doubles what {mine} wins beside it</source>
        <translation>con {part} ti aggiudichi subito {the_district}, che raddoppia ciò che il {mine} vince lì accanto</translation>
    </message>
    <message>
        <source>with {part} {at_district}, {cancelling} cancel out, and you lead there with a single cube of {mine}</source>
        <translation>con {part} {at_district}, {cancelling} si annullano, e lì un solo cubetto del {mine} ti porta in testa</translation>
    </message>
    <message>
        <source>with {part} {at_district}, {cancelling} cancel out, and you lead there with a single cube of {mine} instead of {rival}</source>
        <translation>con {part} {at_district}, {cancelling} si annullano, e lì un solo cubetto del {mine} ti porta in testa al posto di {rival}</translation>
    </message>
    <message>
        <source>with {part} {at_district}, {cancelling} cancel out, and your single cube of {mine} wins the district, which counts {added}</source>
        <extracomment>{cancelling} is a list of colours that cancel each other out: &quot;Red and Yellow&quot;; {mine} is a colour</extracomment>
        <translation>con {part} {at_district}, {cancelling} si annullano, e il tuo solo cubetto del {mine} si aggiudica la proprietà, che vale {added}</translation>
    </message>
    <message>
        <source>with {part} {at_district}, {cancelling} cancel out, and your single cube of {mine} wins the park</source>
        <translation>con {part} {at_district}, {cancelling} si annullano, e il tuo solo cubetto del {mine} si aggiudica il parco</translation>
    </message>
    <message>
        <source>with {part} {at_district}, {cancelling} cancel out, and your single cube of {mine} wins the park, which adds {added} by doubling</source>
        <translation>con {part} {at_district}, {cancelling} si annullano, e il tuo solo cubetto del {mine} si aggiudica il parco, che aggiunge {added} raddoppiando</translation>
    </message>
    <message>
        <source>with {part} {at_district}, {cancelling} cancel out, and {winner_there} gets the district with a single cube, and not {rival}</source>
        <translation>con {part} {at_district}, {cancelling} si annullano, e {winner_there} si aggiudica la proprietà con un solo cubetto, e non {rival}</translation>
    </message>
    <message>
        <source>with {part} {at_district}, {cancelling} cancel out, and {winner_there} gets the district, and not {rival}; {player} needs two districts with each colour</source>
        <translation>con {part} {at_district}, {cancelling} si annullano, e {winner_there} si aggiudica la proprietà, e non {rival}; {player} ha bisogno di due proprietà con ciascun colore</translation>
    </message>
    <message>
        <source>with {part}, you then need just {a_missing_cube} more to win {the_district}</source>
        <translation>con {part} ti manca solo {a_missing_cube} per aggiudicarti {the_district}</translation>
    </message>
    <message>
        <source>with {part}, you then need just {a_missing_cube} more to win {the_district}: {cancelling} cancel out then, and a single cube of {mine} wins</source>
        <translation>con {part} ti manca solo {a_missing_cube} per aggiudicarti {the_district}: allora {cancelling} si annullano, e un solo cubetto del {mine} vince</translation>
    </message>
    <message>
        <source>with {part}, your lead {at_district} is gone</source>
        <translation>con {part} non sei più in testa {at_district}</translation>
    </message>
    <message>
        <source>with {part}, {leader} leads {at_district}, and no longer {rival}</source>
        <translation>con {part} passa in testa {at_district} {leader}, e non più {rival}</translation>
    </message>
    <message>
        <source>with {part}, {mine} gets {the_district}, which is yours in any case, and not {other}</source>
        <translation>con {part} il {mine} si aggiudica {the_district}, e non il {other}; la proprietà è tua in ogni caso</translation>
    </message>
    <message>
        <source>with {part}, {mine} has {own} {at_district}, and {rival} leads with {most}</source>
        <translation>con {part}, {mine} ne ha {own} {at_district}, e {rival} è in testa con {most}</translation>
    </message>
    <message>
        <source>with {part}, {mine} leads {at_district} instead of {other}, and both are yours</source>
        <extracomment>{mine} and {other} are the player&apos;s own two colours</extracomment>
        <translation>con {part} passa in testa {at_district} {mine} al posto di {other}, e sono tuoi tutti e due</translation>
    </message>
    <message>
        <source>with {part}, {mine} leads {at_district} with {own}; the foremost colour that is not yours has {next}</source>
        <extracomment>{mine} is one of the player&apos;s two colours; the other has cubes there, too</extracomment>
        <translation>con {part}, {mine} è in testa {at_district} con {own}; il primo colore avversario ha {next}</translation>
    </message>
    <message>
        <source>with {part}, {rival} does not get {the_district} in the end</source>
        <translation>con {part} {rival} alla fine non ottiene {the_district}</translation>
    </message>
    <message>
        <source>with {part}, {rival} has {the_district} for certain</source>
        <translation>con {part} {rival} ha per certo {the_district}</translation>
    </message>
    <message>
        <source>with {part}, {rival} leads {at_district}</source>
        <translation>con {part} {rival} passa in testa {at_district}</translation>
    </message>
    <message>
        <source>with {part}, {rival} no longer leads {at_district}</source>
        <translation>con {part} {rival} non è più in testa {at_district}</translation>
    </message>
    <message>
        <source>with {part}, {winner_there} gets {the_district}</source>
        <translation>con {part} {winner_there} ottiene {the_district}</translation>
    </message>
    <message>
        <source>with {part}, {winner_there} gets {the_district}, and not {rival}</source>
        <translation>con {part} {winner_there} si aggiudica {the_district}, e non {rival}</translation>
    </message>
    <message>
        <source>with {part}, {winner_there} gets {the_district}, and not {rival}, and {player} needs two districts with each colour</source>
        <extracomment>{winner_there} and {rival} are the two colours of {player}</extracomment>
        <translation>con {part} {winner_there} si aggiudica {the_district}, e non {rival}; {player} ha bisogno di due proprietà con ciascun colore</translation>
    </message>
    <message>
        <source>{colour} then has the two districts that each of your colours needs for you to win.</source>
        <translation>Così {colour} ha le due proprietà che servono a ciascuno dei tuoi colori per vincere.</translation>
    </message>
    <message>
        <source>{lowest} is all the money you have.</source>
        <translation>{lowest} è tutto il denaro che hai.</translation>
    </message>
    <message>
        <source>{part} will help nobody there: no colour leads {at_district} then</source>
        <translation>con {part} non ci guadagna nessuno: nessun colore è allora in testa {at_district}</translation>
    </message>
    <message>
        <source>{rival} can then no longer win there.</source>
        <extracomment>Why cubes that do the player no good go to this place; {rival} is a colour and whose it is</extracomment>
        <translation>{rival} non può poi più vincere lì.</translation>
    </message>
    <message>
        <source>{rival} leads {at_district} already, so {part} will change little there</source>
        <translation>{rival} è già in testa {at_district}: con {part} cambia poco</translation>
    </message>
</context>
<context>
    <name>BigShotAtDistrict</name>
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
        <extracomment>The end of &quot;you lead in the Grand Hotel&quot;</extracomment>
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
    <name>BigShotCounts</name>
    <message>
        <source>Cubes placed</source>
        <extracomment>The head of a column of numbers</extracomment>
        <translation>Cubetti piazzati</translation>
    </message>
    <message>
        <source>Favourite districts</source>
        <extracomment>A heading, above the districts in which somebody likes to place cubes</extracomment>
        <translation>Proprietà preferite</translation>
    </message>
    <message>
        <source>The die</source>
        <translation>Il dado</translation>
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
    <name>BigShotDeed</name>
    <message>
        <source>Bid: {amount}</source>
        <translation>Offerta: {amount}</translation>
    </message>
    <message>
        <source>Cannot pay {amount}</source>
        <translation>Non può pagare {amount}</translation>
    </message>
    <message>
        <source>Got the cubes for nothing</source>
        <translation>Cubetti presi gratis</translation>
    </message>
    <message>
        <source>Leads round {round}</source>
        <translation>Inizia il turno {round}</translation>
    </message>
    <message>
        <source>Loan for {colour}: {amount}</source>
        <translation>Prestito per {colour}: {amount}</translation>
    </message>
    <message>
        <source>Loan: {amount}</source>
        <extracomment>{amount} is what the loan pays out</extracomment>
        <translation>Prestito: {amount}</translation>
    </message>
    <message>
        <source>No loan</source>
        <translation>Nessun prestito</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Ha passato</translation>
    </message>
    <message>
        <source>Rolled {pips}</source>
        <extracomment>What somebody did, on their card: &quot;Rolled 6 to see who begins&quot;</extracomment>
        <translation>Ha fatto {pips}</translation>
    </message>
    <message>
        <source>Rolled {pips}: field {field}</source>
        <translation>Ha fatto {pips}: casella {field}</translation>
    </message>
    <message>
        <source>Showed all money: {cash}</source>
        <translation>Ha mostrato tutto il denaro: {cash}</translation>
    </message>
    <message>
        <source>Won the auction: {amount}</source>
        <translation>Asta vinta: {amount}</translation>
    </message>
    <message>
        <source>Won the auction: {amount} from {colour}</source>
        <translation>Asta vinta: {amount} di {colour}</translation>
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
    <name>BigShotGuide</name>
    <message>
        <source>A city to buy</source>
        <translation>Una città da comprare</translation>
    </message>
    <message>
        <source>After 18 rounds of auctions the richest player wins, but only with two districts or more. Your card shows your cash, your loans and your districts.</source>
        <translation>Dopo 18 turni d’asta vince il più ricco, ma solo con almeno due proprietà. La tua carta mostra il tuo denaro, i prestiti e le proprietà.</translation>
    </message>
    <message>
        <source>Before the first round everybody rolls, and the highest leads. After that, the leader’s roll moves the broker around the city. Go on: click the die, or the button below.</source>
        <translation>Prima del primo turno tutti tirano, e inizia chi fa il numero più alto. Da lì in poi, chi inizia il turno tira il dado e muove il broker intorno alla città. Coraggio: fai clic sul dado, o sul pulsante qui sotto.</translation>
    </message>
    <message>
        <source>Four cubes for auction</source>
        <translation>Quattro cubetti all’asta</translation>
    </message>
    <message>
        <source>Into the city</source>
        <translation>In città</translation>
    </message>
    <message>
        <source>Once a round you may take a loan. The first pays you $9M, each one after it $1M less, and each costs you $10M at the end. Take one when the cubes are worth it.</source>
        <translation>Una volta per turno puoi prendere un prestito. Con il primo ricevi 9&#xa0;mln&#xa0;$, con ognuno dei successivi 1&#xa0;mln&#xa0;$ in meno del precedente, e alla fine ognuno ti costa 10&#xa0;mln&#xa0;$. Prendilo quando, per quei cubetti, ne vale la pena.</translation>
    </message>
    <message>
        <source>Open the bidding or raise the standing bid, or pass and be out of this auction. The last one left pays the bid to the bank and takes the cubes. Try a small bid first.</source>
        <translation>Apri l’asta o rilancia sull’offerta attuale, oppure passa ed esci da quest’asta. Chi resta per ultimo paga la sua offerta alla banca e prende i cubetti. Per cominciare, prova con una piccola offerta.</translation>
    </message>
    <message>
        <source>Roll the die</source>
        <translation>Tira il dado</translation>
    </message>
    <message>
        <source>Seven cubes, and it is sold</source>
        <translation>Sette cubetti: venduto!</translation>
    </message>
    <message>
        <source>Short of cash?</source>
        <translation>A corto di denaro?</translation>
    </message>
    <message>
        <source>The broker has stopped here, so these four cubes are up for auction. Whoever wins them places them all, whatever their colours: to help their own, or to spoil things for others.</source>
        <translation>Il broker si è fermato qui, e questi quattro cubetti vanno all’asta. Chi li vince li piazza tutti, di qualunque colore siano: per favorire il proprio, o per guastare i piani altrui.</translation>
    </message>
    <message>
        <source>The cubes are yours to place, one after another, in any districts that are not sold. Point at a district to see what would come of it, then click; or choose one below.</source>
        <translation>I cubetti sono tuoi: piazzali uno dopo l’altro nelle proprietà che vuoi, purché non abbiano già il cartello Venduto. Porta il puntatore su una proprietà per vedere che cosa succederebbe, poi fai clic; oppure scegline una qui sotto.</translation>
    </message>
    <message>
        <source>The first district is sold</source>
        <translation>Venduto: la prima proprietà</translation>
    </message>
    <message>
        <source>The sign shows whose it is now, and no more cubes can go there. In the end it brings its owner what its plate shows. You need two districts to win: see where you are ahead.</source>
        <translation>Il cartello mostra di chi è adesso, e non vi entrano più cubetti. Alla fine frutta al proprietario quanto indica la sua targa. Per vincere ti servono due proprietà: guarda dove sei in testa.</translation>
    </message>
    <message>
        <source>Thirteen districts, and you want the best of them. The brass plate shows what a district is worth in millions. A park is worth nothing by itself, but doubles its owner’s districts beside it.</source>
        <translation>Tredici proprietà, e tu vuoi le migliori. La targa d’ottone indica quanto vale una proprietà, in milioni. Un parco da solo non vale nulla, ma raddoppia il valore delle proprietà confinanti di chi lo possiede.</translation>
    </message>
    <message>
        <source>With its seventh cube a district is sold at once to the colour with most cubes in it. Beware of ties: colours tied for the most cancel out, and the next best wins.</source>
        <translation>Il settimo cubetto decide: venduto! La proprietà va subito al colore che vi ha più cubetti. Attenzione alle parità: i colori in testa a pari merito si annullano, e vince il migliore fra gli altri.</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>La tua offerta</translation>
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
    <name>BigShotMoney</name>
    <message>
        <source>${number}M</source>
        <extracomment>A sum of money: {number} whole millions of dollars</extracomment>
        <translation>{number}&#xa0;mln&#xa0;$</translation>
    </message>
    <message>
        <source>−${number}M</source>
        <extracomment>A debt or a loss: {number} whole millions of dollars</extracomment>
        <translation>−{number}&#xa0;mln&#xa0;$</translation>
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
        <translation>Ammesse, poi controllate per tutta la partita</translation>
    </message>
    <message>
        <source>Allowed, then checked for the round</source>
        <extracomment>Bids above one’s cash</extracomment>
        <translation>Ammesse, poi controllate per tutto il turno</translation>
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
        <source>Is everyone’s money hidden from the others?</source>
        <translation>Il denaro è nascosto agli altri?</translation>
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
    <name>BigShotOutcome</name>
    <message>
        <source>1 of another colour: a tie, and nobody gets the district.</source>
        <extracomment>One colour leads, and no other has cubes there</extracomment>
        <translation>Ancora 1 di un altro colore: parità, nessuno ha la proprietà.</translation>
    </message>
    <message>
        <source>No cube has been placed {in_district} yet.</source>
        <extracomment>{in_district} has the form of &quot;Anna places a cube in the Grand Hotel&quot;</extracomment>
        <translation>Ancora nessun cubetto {in_district}.</translation>
    </message>
    <message>
        <source>Nobody owns {the_district}.</source>
        <translation>Nessuno possiede {the_district}.</translation>
    </message>
    <message>
        <source>Nothing that is still to come can turn it.</source>
        <translation>Niente di ciò che deve ancora arrivare può ribaltarlo.</translation>
    </message>
    <message>
        <source>Sold: {owner} gets {the_district} with the most cubes ({worth}).</source>
        <extracomment>What a cube would do. {owner} is a colour and its owner: &quot;White (Anna)&quot;; {worth} is &quot;$21M&quot; or the like</extracomment>
        <translation>Venduto: il {owner} si aggiudica {the_district} con più cubetti di tutti ({worth}).</translation>
    </message>
    <message>
        <source>Sold: {tied} cancel out, and {owner} gets {the_district} with a single cube ({worth}).</source>
        <extracomment>{tied} is a list of colours: &quot;Red and Yellow&quot;</extracomment>
        <translation>Venduto: {tied} si annullano e il {owner} si aggiudica {the_district} con un solo cubetto ({worth}).</translation>
    </message>
    <message>
        <source>{alike} of another colour: a tie, and nobody gets the district.</source>
        <extracomment>{alike} is 2 or 3</extracomment>
        <translation>Ancora {alike} di un altro colore: parità, nessuno ha la proprietà.</translation>
    </message>
    <message>
        <source>{cubes} more, and {owner} is ahead.</source>
        <extracomment>What it takes to put another colour ahead: {cubes} is a list such as &quot;2 red, 1 black&quot;</extracomment>
        <translation>Ancora {cubes}, e {owner} è in testa.</translation>
    </message>
    <message>
        <source>{cubes} more: a tie, and nobody gets the district.</source>
        <extracomment>All colours cancel out then: &quot;1 red more: a tie, …&quot;</extracomment>
        <translation>Ancora {cubes}: parità, nessuno ha la proprietà.</translation>
    </message>
    <message>
        <source>{owner} goes ahead {at_district} ({worth}).</source>
        <extracomment>{at_district} has the form of &quot;Red is ahead in the Grand Hotel&quot;</extracomment>
        <translation>Il {owner} va in testa {at_district} ({worth}).</translation>
    </message>
    <message>
        <source>{owner} is ahead {at_district} ({worth}).</source>
        <translation>Il {owner} è in testa {at_district} ({worth}).</translation>
    </message>
    <message>
        <source>{owner} owns {the_district} ({worth}).</source>
        <translation>Il {owner} possiede {the_district} ({worth}).</translation>
    </message>
    <message>
        <source>{owner} stays ahead {at_district} ({worth}).</source>
        <translation>Il {owner} resta in testa {at_district} ({worth}).</translation>
    </message>
    <message>
        <source>{tied} cancel out: nobody is ahead {at_district}.</source>
        <translation>{tied} si annullano: nessuno è in testa {at_district}.</translation>
    </message>
    <message>
        <source>{tied} cancel out: {owner} is ahead {at_district} ({worth}).</source>
        <translation>{tied} si annullano: il {owner} è in testa {at_district} ({worth}).</translation>
    </message>
</context>
<context>
    <name>BigShotProgress</name>
    <message>
        <source>Before round 1 of {rounds}</source>
        <extracomment>It is rolled who begins</extracomment>
        <translation>Prima del turno 1 di {rounds}</translation>
    </message>
    <message>
        <source>Last round: {round} of {rounds}</source>
        <translation>Ultimo turno: {round} di {rounds}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Turno {round} di {rounds}</translation>
    </message>
    <message>
        <source>{nobodys} belongs to nobody</source>
        <extracomment>In a match of three, beside the round; {nobodys} is a colour: &quot;White belongs to nobody&quot;</extracomment>
        <translation>{nobodys} non è di nessuno</translation>
    </message>
</context>
<context>
    <name>BigShotPrompt</name>
    <message>
        <source>{player}: bid {lowest} or more, or pass.</source>
        <extracomment>{lowest} is an amount of money</extracomment>
        <translation>{player}: offri almeno {lowest} o passa.</translation>
    </message>
    <message>
        <source>{player}: bid {lowest} or pass.</source>
        <translation>{player}: offri {lowest} o passa.</translation>
    </message>
    <message>
        <source>{player}: choose the colour that pays {amount}.</source>
        <translation>{player}: scegli il colore che paga {amount}.</translation>
    </message>
    <message>
        <source>{player}: no higher bid is possible, so pass.</source>
        <translation>{player}: nessuna offerta più alta è possibile; si può solo passare.</translation>
    </message>
    <message>
        <source>{player}: place the cubes from the auction ({cubes}).</source>
        <extracomment>{cubes} is a list of cubes such as &quot;2 red, 1 black&quot;</extracomment>
        <translation>{player}: piazza i cubetti vinti all’asta ({cubes}).</translation>
    </message>
    <message>
        <source>{player}: place the last cube ({cubes}).</source>
        <translation>{player}: piazza l’ultimo cubetto ({cubes}).</translation>
    </message>
    <message>
        <source>{player}: raise to {lowest} or more, or pass.</source>
        <translation>{player}: rilancia ad almeno {lowest} o passa.</translation>
    </message>
    <message>
        <source>{player}: raise to {lowest} or pass.</source>
        <translation>{player}: rilancia a {lowest} o passa.</translation>
    </message>
    <message>
        <source>{player}: take a loan before the auction, or go without.</source>
        <translation>{player}: prendi un prestito prima dell’asta, o fanne a meno.</translation>
    </message>
    <message>
        <source>{player}: too little cash for {lowest}; take a loan first, or pass.</source>
        <extracomment>There is not enough cash for a bid</extracomment>
        <translation>{player}: troppo poco denaro per offrire {lowest}; prendi prima un prestito, o passa.</translation>
    </message>
    <message>
        <source>{roller}: roll the die for the lead.</source>
        <extracomment>What a player must do now: an invitation, the player&apos;s name first</extracomment>
        <translation>{roller}: tira il dado per vedere chi inizia.</translation>
    </message>
    <message>
        <source>{roller}: roll the die to move the broker.</source>
        <translation>{roller}: tira il dado per muovere il broker.</translation>
    </message>
</context>
<context>
    <name>BigShotReason</name>
    <message>
        <source>A park doubles {the_district}</source>
        <translation>Un parco raddoppia {the_district}</translation>
    </message>
    <message>
        <source>A park doubles {the_district} ({colour})</source>
        <translation>Un parco raddoppia {the_district} ({colour})</translation>
    </message>
    <message>
        <source>Blocks {player} from {the_district}</source>
        <extracomment>&quot;Blocks Bea from the Docks&quot;</extracomment>
        <translation>Ostacola {player} nella corsa per {the_district}</translation>
    </message>
    <message>
        <source>Blocks {player} from {the_district} ({colour})</source>
        <translation>Ostacola {player} nella corsa per {the_district} ({colour})</translation>
    </message>
    <message>
        <source>Completes {the_district}</source>
        <extracomment>A part of what a bot expects, in a list; its amount stands beside it</extracomment>
        <translation>Si aggiudica {the_district}</translation>
    </message>
    <message>
        <source>Cost of loan number {number}</source>
        <translation>Costo del prestito n. {number}</translation>
    </message>
    <message>
        <source>Cost of loan number {number} for {colour}</source>
        <translation>Costo del prestito n. {number} per il {colour}</translation>
    </message>
    <message>
        <source>Districts needed to win</source>
        <extracomment>With fewer than two districts nobody can win</extracomment>
        <translation>Proprietà necessarie per vincere</translation>
    </message>
    <message>
        <source>Districts needed to win ({colour})</source>
        <translation>Proprietà necessarie per vincere ({colour})</translation>
    </message>
    <message>
        <source>Doubling by a park</source>
        <translation>Valore raddoppiato da un parco</translation>
    </message>
    <message>
        <source>Doubling by {the_district}</source>
        <extracomment>{the_district} is a park: &quot;Doubling by North Park&quot;</extracomment>
        <translation>Raddoppio con {the_district}</translation>
    </message>
    <message>
        <source>Doubling by {the_district} ({colour})</source>
        <translation>Raddoppio con {the_district} ({colour})</translation>
    </message>
    <message>
        <source>Helps {player} to get {the_district}</source>
        <translation>Aiuta {player} a ottenere {the_district}</translation>
    </message>
    <message>
        <source>Helps {player} to get {the_district} ({colour})</source>
        <translation>Aiuta {player} a ottenere {the_district} ({colour})</translation>
    </message>
    <message>
        <source>Money for later auctions</source>
        <translation>Denaro per le aste successive</translation>
    </message>
    <message>
        <source>Price of the cubes ({price})</source>
        <extracomment>{price} is what they may cost</extracomment>
        <translation>Prezzo dei cubetti ({price})</translation>
    </message>
    <message>
        <source>Prospects for {the_district}</source>
        <extracomment>&quot;Prospects for the Grand Hotel&quot;: how likely it is to be won</extracomment>
        <translation>Possibilità di ottenere {the_district}</translation>
    </message>
    <message>
        <source>Prospects for {the_district} ({colour})</source>
        <translation>Possibilità di ottenere {the_district} ({colour})</translation>
    </message>
    <message>
        <source>The final account</source>
        <translation>Il conteggio finale</translation>
    </message>
    <message>
        <source>The other cubes of the plan</source>
        <translation>Gli altri cubetti del piano</translation>
    </message>
    <message>
        <source>These cubes are no longer to come</source>
        <extracomment>The chance to win counted already that these cubes would come</extracomment>
        <translation>Questi cubetti non devono più arrivare</translation>
    </message>
    <message>
        <source>What loan number {number} allows</source>
        <extracomment>The bids that become possible with it</extracomment>
        <translation>Ciò che permette il prestito n. {number}</translation>
    </message>
    <message>
        <source>What loan number {number} allows {colour}</source>
        <translation>Ciò che il prestito n. {number} permette al {colour}</translation>
    </message>
    <message>
        <source>{colour} completes {the_district}</source>
        <translation>Il {colour} si aggiudica {the_district}</translation>
    </message>
    <message>
        <source>{player} takes {the_district}</source>
        <translation>{player} si aggiudica {the_district}</translation>
    </message>
    <message>
        <source>{player} takes {the_district} ({colour})</source>
        <translation>{player} si aggiudica {the_district} ({colour})</translation>
    </message>
    <message>
        <source>{player} would pay {price} for the cubes</source>
        <extracomment>{price} is a guess</extracomment>
        <translation>{player} pagherebbe {price} per i cubetti</translation>
    </message>
</context>
<context>
    <name>BigShotRefusal</name>
    <message>
        <source>After the overbid every bid is checked: with {cash} in cash, {amount} is too much.</source>
        <translation>Dopo un’offerta oltre il proprio denaro, le successive vengono controllate: con {cash} in mano, un’offerta di {amount} è troppo alta.</translation>
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
        <translation>{loans} prestiti sono il massimo: con un altro la banca non darebbe più nulla.</translation>
    </message>
    <message>
        <source>“{option}” belongs to the expert game, which takes three or four players.</source>
        <translation>«{option}» fa parte del gioco per esperti, per tre o quattro giocatori.</translation>
    </message>
</context>
<context>
    <name>BigShotRulebook</name>
    <message>
        <source>3 red, 3 yellow, 1 white: Red and Yellow cancel out, and White wins with a single cube.</source>
        <translation>3 rossi, 3 gialli, 1 bianco: il Rosso e il Giallo si annullano, e il Bianco vince con un solo cubetto.</translation>
    </message>
    <message>
        <source>72 cubes, 18 in each of the four colours red, yellow, white and black; 30 loan tokens; 13 sold signs; the broker; a six-sided die. Coins and four colour cards complete the box.</source>
        <translation>72 cubetti, 18 per ognuno dei quattro colori: rosso, giallo, bianco e nero; 30 certificati di debito per i prestiti; 13 cartelli Venduto; il broker; un dado a sei facce. Completano la scatola i gettoni e quattro biglietti da visita, uno per colore.</translation>
    </message>
    <message>
        <source>A bid is tested only when it wins, and loans taken in this round stay taken. How long later bids are checked is our reading. No bid may go above $55M, the most one purse can ever hold.</source>
        <translation>Un’offerta viene controllata solo quando vince, e i prestiti presi in questo turno restano validi. Per quanto tempo si controllino le offerte successive è una nostra interpretazione. Nessuna offerta può superare 55&#xa0;mln&#xa0;$, il massimo che una cassa possa mai contenere.</translation>
    </message>
    <message>
        <source>A district holds 2 yellow cubes, 1 red and 1 white. On offer are 2 red cubes, 1 yellow and 1 black. Three players can win the district now: Red with red, red and black (3/2/1/1), Yellow with yellow, red and black (3/2/1/1), and White with red, red and yellow (3/3/1).</source>
        <translation>In una proprietà ci sono 2 cubetti gialli, 1 rosso e 1 bianco. All’asta ci sono 2 cubetti rossi, 1 giallo e 1 nero. Tre giocatori possono aggiudicarsela subito: il Rosso con due rossi e un nero (3/2/1/1), il Giallo con un giallo, un rosso e un nero (3/2/1/1), e il Bianco con due rossi e un giallo (3/3/1).</translation>
    </message>
    <message>
        <source>A district holds at most seven cubes. The seventh decides it at once, before the next cube is placed.</source>
        <translation>Una proprietà contiene al massimo sette cubetti. Il settimo ne decide subito la sorte, prima che si piazzi il cubetto successivo.</translation>
    </message>
    <message>
        <source>A field with its four cubes and the broker.</source>
        <translation>Una casella con i suoi quattro cubetti e il broker.</translation>
    </message>
    <message>
        <source>A park doubles the value of each district beside it that has the same owner. Every other district counts once.</source>
        <translation>Un parco raddoppia il valore di ogni proprietà confinante che appartiene a chi possiede il parco. Ogni altra proprietà conta una volta sola.</translation>
    </message>
    <message>
        <source>A roll of 3: the broker counts fields 3, 5 and 6 and skips the empty ones.</source>
        <translation>Con un 3 il broker conta le caselle 3, 5 e 6 e salta quelle vuote.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>After each round the lead goes to the player on the leader’s left. There are 18 rounds.</source>
        <translation>Alla fine di ogni turno il dado passa a sinistra, e chi lo riceve inizia il turno successivo. I turni sono 18.</translation>
    </message>
    <message>
        <source>After round 18 all fields are empty. Now the districts with one to six cubes are decided as in BS-18: most cubes win, and colours that tie cancel out.</source>
        <translation>Dopo il turno 18 tutte le caselle sono vuote. Ora si assegnano le proprietà che hanno da uno a sei cubetti, come in BS-18: vince chi ha più cubetti, e i colori in parità si annullano.</translation>
    </message>
    <message>
        <source>All three editions limit the parks to one colour; only the Italian one mentions that your own colours can cancel out.</source>
        <translation>Tutte e tre le edizioni limitano i parchi a un colore; solo quella italiana ricorda che anche i propri due colori si annullano, se sono in parità.</translation>
    </message>
    <message>
        <source>Allowed, then checked for the match: the same, but it holds for the rest of the match, and your money stays open.</source>
        <translation>Ammesse, poi controllate per tutta la partita: come sopra, ma vale fino alla fine della partita, e il denaro di chi ha sbagliato resta scoperto.</translation>
    </message>
    <message>
        <source>Allowed, then checked for the round: if such a bid wins, you must show all your money. The auction starts again from the first bidder, with nobody out and no bid. For the rest of the round you cannot bid above your cash.</source>
        <translation>Ammesse, poi controllate per tutto il turno: se vince un’offerta simile, chi l’ha fatta deve mostrare tutto il denaro. L’asta ricomincia da chi parla per primo, con tutti di nuovo in gara e senza offerte. Fino alla fine del turno, chi ha sbagliato non può più offrire oltre il proprio denaro.</translation>
    </message>
    <message>
        <source>Anna has $4M in cash, and Ben has just bid $6M. Anna takes a second loan, which pays $8M, and can now bid from $7M to $12M.</source>
        <translation>Anna ha in mano 4&#xa0;mln&#xa0;$, e Ben ha appena fatto un’offerta di 6&#xa0;mln&#xa0;$. Anna prende il suo secondo prestito, riceve 8&#xa0;mln&#xa0;$ e ora può offrire da 7&#xa0;mln&#xa0;$ a 12&#xa0;mln&#xa0;$.</translation>
    </message>
    <message>
        <source>Anna has $6M with Red and $9M with Black. The limit is $9M. A bid of $5M can be paid by either purse, a bid of $8M by Black alone.</source>
        <translation>Anna ha 6&#xa0;mln&#xa0;$ con il Rosso e 9&#xa0;mln&#xa0;$ con il Nero. Il suo limite è 9&#xa0;mln&#xa0;$. Un’offerta di 5&#xa0;mln&#xa0;$ può pagarla l’una o l’altra cassa, una di 8&#xa0;mln&#xa0;$ solo il Nero.</translation>
    </message>
    <message>
        <source>Ben has $3M in cash, the Grand Hotel (21), the Theatre (16) and two loans: 3 + 21 + 16 − 20 makes $20M.</source>
        <translation>Ben ha in mano 3&#xa0;mln&#xa0;$, il Grand Hotel (21), il Teatro (16) e due prestiti: 3 + 21 + 16 − 20 fa 20&#xa0;mln&#xa0;$.</translation>
    </message>
    <message>
        <source>Ben wins with a bid of $15M but has only $12M. Ben shows the $12M, all players are back in, and the auction of the same four cubes starts again.</source>
        <translation>Ben vince con un’offerta di 15&#xa0;mln&#xa0;$ ma ne ha solo 12. Mostra i suoi 12&#xa0;mln&#xa0;$, tutti tornano in gara e l’asta degli stessi quattro cubetti ricomincia.</translation>
    </message>
    <message>
        <source>Bid or pass</source>
        <translation>Offrire o passare</translation>
    </message>
    <message>
        <source>Bid: any whole number of millions above the standing bid. The first bid is at least $1M.</source>
        <translation>Offrire: un numero intero di milioni, a piacere, superiore all’offerta attuale. La prima offerta è di almeno 1&#xa0;mln&#xa0;$.</translation>
    </message>
    <message>
        <source>Bidding goes clockwise. The player to the leader’s left begins; the leader speaks last. When you speak, you have two choices:</source>
        <translation>Le offerte si fanno in senso orario. Comincia chi siede alla sinistra di chi ha tirato il dado; chi lo ha tirato parla per ultimo. Chi ha la parola ha due possibilità:</translation>
    </message>
    <message>
        <source>Bids above your cash</source>
        <translation>Offerte oltre il proprio denaro</translation>
    </message>
    <message>
        <source>Clara is worth $25M but owns one district. David owns two and ends $4M below zero; nobody else has two. David wins.</source>
        <translation>Clara ha un patrimonio di 25&#xa0;mln&#xa0;$ ma una sola proprietà. David ne ha due e chiude 4&#xa0;mln&#xa0;$ sotto zero; nessun altro ne ha due. Vince David.</translation>
    </message>
    <message>
        <source>Colours, not players</source>
        <translation>Colori, non giocatori</translation>
    </message>
    <message>
        <source>Cubes for nothing</source>
        <translation>Cubetti gratis</translation>
    </message>
    <message>
        <source>Districts belong to colours. Your own two colours cancel out like any others, and a park doubles only neighbours of its own colour.</source>
        <translation>Le proprietà appartengono ai colori. I propri due colori si annullano come tutti gli altri, e un parco raddoppia solo le proprietà confinanti del suo stesso colore.</translation>
    </message>
    <message>
        <source>Eighteen auction fields surround the city, numbered clockwise. Each of them sees one auction in the match.</source>
        <translation>Intorno alla città ci sono diciotto caselle d’asta, numerate in senso orario. Su ognuna, nel corso della partita, si tiene un’asta.</translation>
    </message>
    <message>
        <source>Every loan is a debt of $10M, but the bank keeps a growing part of it. Your first loan pays $9M, the second $8M, the third $7M, and so on; the ninth pays $1M.</source>
        <translation>Ogni prestito è un debito di 10&#xa0;mln&#xa0;$, ma la banca ne trattiene una parte sempre maggiore. Con il primo prestito si ricevono 9&#xa0;mln&#xa0;$, con il secondo 8&#xa0;mln&#xa0;$, con il terzo 7&#xa0;mln&#xa0;$ e così via, fino al nono, con cui si riceve 1&#xa0;mln&#xa0;$.</translation>
    </message>
    <message>
        <source>Every player starts with $10M. The money lies open for all to see, unless you play the expert game with hidden money (BS-50).</source>
        <translation>Ognuno comincia con 10&#xa0;mln&#xa0;$. Il denaro sta scoperto, sotto gli occhi di tutti, tranne nel gioco per esperti con denaro nascosto (BS-50).</translation>
    </message>
    <message>
        <source>Everyone rolls the die, and the highest roll leads the first round. Players who tie for highest roll again among themselves.</source>
        <translation>Tutti tirano il dado, e chi ottiene il numero più alto inizia il primo turno. Se più giocatori ottengono il numero più alto, tirano di nuovo fra loro.</translation>
    </message>
    <message>
        <source>Five rich districts touch no park: the Theatre (16), the Exchange (17), the Boulevard (18), City Hall (19) and the Grand Hotel (21).</source>
        <translation>Cinque ricche proprietà della città non confinano con nessun parco: il Teatro (16), la Borsa (17), il Corso (18), il Municipio (19) e il Grand Hotel (21).</translation>
    </message>
    <message>
        <source>Four cubes per field</source>
        <translation>Quattro cubetti per casella</translation>
    </message>
    <message>
        <source>Four random cubes go on every field. Each field must show at least two colours, never four cubes of one. Every deal that keeps to this is equally likely.</source>
        <translation>Su ogni casella vanno quattro cubetti presi a caso. I colori devono essere almeno due: mai quattro cubetti uguali sulla stessa casella. Ogni distribuzione che rispetta questa condizione è ugualmente probabile.</translation>
    </message>
    <message>
        <source>Hidden money</source>
        <translation>Denaro nascosto</translation>
    </message>
    <message>
        <source>If all the others pass without a single bid, the leader takes the cubes for nothing and need not bid.</source>
        <translation>Se tutti gli altri passano senza che sia stata fatta neanche un’offerta, chi ha tirato il dado prende i cubetti gratis e non deve offrire nulla.</translation>
    </message>
    <message>
        <source>If nobody owns enough districts, nobody wins. The ranking lists first those who do, and after them the others in the same order.</source>
        <translation>Se nessuno ha abbastanza proprietà, non vince nessuno. In classifica viene prima chi ne ha abbastanza; seguono gli altri, ordinati allo stesso modo.</translation>
    </message>
    <message>
        <source>If wealth is equal, these decide:</source>
        <translation>A parità di patrimonio decidono:</translation>
    </message>
    <message>
        <source>If your cash runs out, the bank lends you more, on worse terms each time. In the end you count cash and districts, less your debts. The greatest wealth wins, if its owner has at least two districts.</source>
        <translation>A chi finisce il denaro la banca ne presta altro, ogni volta a condizioni peggiori. Alla fine si sommano denaro e proprietà e si tolgono i debiti. Vince il patrimonio più grande, purché chi lo possiede abbia almeno due proprietà.</translation>
    </message>
    <message>
        <source>In the German and French editions each player decides before their own first bid, and so do we. In the Italian one all loans come before the auction begins.</source>
        <translation>Nelle edizioni tedesca e francese ognuno decide prima della propria prima offerta, e così facciamo noi. In quella italiana tutti i prestiti si prendono prima che l’asta cominci.</translation>
    </message>
    <message>
        <source>In this city no district touches both parks. In a city where one does, it counts four times for an owner of both parks.</source>
        <translation>In questa città nessuna proprietà confina con entrambi i parchi. In una città dove ce n’è una, conta quattro volte per chi la possiede insieme ai due parchi.</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Prestiti</translation>
    </message>
    <message>
        <source>Loans are never repaid during the match. At the end each one costs you $10M (BS-25).</source>
        <translation>I prestiti non si restituiscono mai durante la partita. Alla fine ognuno costa 10&#xa0;mln&#xa0;$ (BS-25).</translation>
    </message>
    <message>
        <source>Loans before the auction</source>
        <translation>Prestiti prima dell’asta</translation>
    </message>
    <message>
        <source>Loans come first</source>
        <translation>Prima i prestiti</translation>
    </message>
    <message>
        <source>Money from the bank</source>
        <translation>Denaro dalla banca</translation>
    </message>
    <message>
        <source>Most cubes win</source>
        <translation>Vince chi ha più cubetti</translation>
    </message>
    <message>
        <source>No edition speaks of ties for the lead; rolling again is our answer.</source>
        <translation>Nessuna edizione dice che cosa fare se il tiro per vedere chi inizia finisce in parità; tirare di nuovo è la nostra soluzione.</translation>
    </message>
    <message>
        <source>No way back</source>
        <translation>Indietro non si torna</translation>
    </message>
    <message>
        <source>Nobody takes a tenth loan: it would pay nothing. And when all 30 loan tokens are gone, nobody can borrow any more.</source>
        <translation>Nessuno può prendere un decimo prestito: la banca non darebbe nulla. E quando i 30 certificati di debito sono finiti, niente più prestiti per nessuno.</translation>
    </message>
    <message>
        <source>North Park doubles Mill Row and the Fish Market for Red. The Station is White’s and counts once.</source>
        <translation>Per il Rosso, il Parco Nord raddoppia Via del Mulino e il Mercato del pesce. La Stazione è del Bianco e conta una volta sola.</translation>
    </message>
    <message>
        <source>North Park touches Mill Row (9), the Fish Market (10) and the Station (11). South Park, in the opposite corner, touches the Brewery (9), the Docks (10) and the Tram Depot (11).</source>
        <translation>Il Parco Nord confina con Via del Mulino (9), il Mercato del pesce (10) e la Stazione (11). Il Parco Sud, nell’angolo opposto, con il Birrificio (9), la Darsena (10) e il Deposito dei tram (11).</translation>
    </message>
    <message>
        <source>Once per round, on any of your turns to speak in the auction, you may take a loan. After that you still bid or pass.</source>
        <translation>Una volta per turno, quando si ha la parola nell’asta, si può prendere un prestito. Dopo bisogna comunque fare un’offerta o passare.</translation>
    </message>
    <message>
        <source>One district, one offer, three endings. The fourth cube goes elsewhere.</source>
        <translation>Una proprietà, un’asta, tre finali. Il quarto cubetto va altrove.</translation>
    </message>
    <message>
        <source>One purse pays</source>
        <translation>Paga una cassa sola</translation>
    </message>
    <message>
        <source>Only the German and French editions mention 18 cubes per colour; the Italian one gives the total of 72.</source>
        <translation>Solo le edizioni tedesca e francese parlano di 18 cubetti per colore; quella italiana ne dà il totale, 72.</translation>
    </message>
    <message>
        <source>Only the German and French editions say that its districts do not count. The Italian one adds that helping it to a district can be a good trick.</source>
        <translation>Solo le edizioni tedesca e francese dicono che le sue proprietà non contano. Quella italiana aggiunge che fargli avere una proprietà può essere una buona mossa.</translation>
    </message>
    <message>
        <source>Only the German and French editions settle ties; the Italian one says nothing of them.</source>
        <translation>Solo le edizioni tedesca e francese risolvono le parità; quella italiana non ne parla.</translation>
    </message>
    <message>
        <source>Only the Italian edition names 2/2/1/1, where single cubes cancel out, too. The German and French ones stop at 2/2/1 and 2/2.</source>
        <translation>Solo l’edizione italiana cita 2/2/1/1, dove si annullano anche i cubetti solitari. Quelle tedesca e francese si fermano a 2/2/1 e 2/2.</translation>
    </message>
    <message>
        <source>Only the Italian edition says outright that the two purses may not be combined.</source>
        <translation>Solo l’edizione italiana dice apertamente che le due casse non si possono sommare.</translation>
    </message>
    <message>
        <source>Only what you have</source>
        <translation>Solo quello che si ha</translation>
    </message>
    <message>
        <source>Parks double</source>
        <translation>I parchi raddoppiano</translation>
    </message>
    <message>
        <source>Pass: you are out of the auction for this round.</source>
        <translation>Passare: si esce dall’asta per questo turno.</translation>
    </message>
    <message>
        <source>Placing the cubes</source>
        <translation>Piazzare i cubetti</translation>
    </message>
    <message>
        <source>Red owns a park and the 9 and the 10 beside it, White owns the 11 beside it. Red’s districts are worth $38M (2 × 9 + 2 × 10), White’s $11M.</source>
        <translation>Il Rosso possiede un parco e, lì accanto, il 9 e il 10; il Bianco possiede l’11, anch’esso confinante. Le proprietà del Rosso valgono 38&#xa0;mln&#xa0;$ (2 × 9 + 2 × 10), quella del Bianco 11&#xa0;mln&#xa0;$.</translation>
    </message>
    <message>
        <source>Refused: nobody can make such a bid (BS-14). This is the usual way.</source>
        <translation>Non ammesse: nessuno può fare un’offerta simile (BS-14). Di solito si gioca così.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Sold!</source>
        <translation>Venduto!</translation>
    </message>
    <message>
        <source>The 1920s: building fever has taken hold of the city. As a speculator you want its best districts, and you win them with cubes of your colour.</source>
        <translation>Anni Venti: in città è scoppiata la febbre del mattone. Chi gioca specula sulle proprietà migliori e le conquista con i cubetti del proprio colore.</translation>
    </message>
    <message>
        <source>The French and Italian editions leave the cubes to chance; the German one asks for any four.</source>
        <translation>Le edizioni francese e italiana affidano i cubetti al caso; quella tedesca ne vuole quattro qualsiasi.</translation>
    </message>
    <message>
        <source>The German and French editions forbid such bids; if one happens, the player shows all the money once. In the Italian edition the money stays open from then on.</source>
        <translation>Le edizioni tedesca e francese vietano queste offerte; se ne capita una, chi l’ha fatta mostra tutto il denaro una sola volta. Nell’edizione italiana il denaro resta scoperto da quel momento in poi.</translation>
    </message>
    <message>
        <source>The German and French editions have the cubes placed one by one; the Italian one does not say so. The order counts when a seventh cube is among them (BS-17).</source>
        <translation>Nelle edizioni tedesca e francese i cubetti si piazzano uno alla volta; quella italiana non lo precisa. L’ordine conta quando uno di loro è il settimo di una proprietà (BS-17).</translation>
    </message>
    <message>
        <source>The German and French editions just say that all the others pass; the Italian one makes clear that nobody has bid.</source>
        <translation>Le edizioni tedesca e francese dicono solo che tutti gli altri passano; quella italiana chiarisce che non devono esserci state offerte.</translation>
    </message>
    <message>
        <source>The German and French editions name the highest roll; the Italian one only has everyone roll.</source>
        <translation>Le edizioni tedesca e francese fanno iniziare il numero più alto; quella italiana si limita a far tirare il dado a tutti.</translation>
    </message>
    <message>
        <source>The German and French editions tell of new districts, the Italian one of a city that rebuilds its centre. In play it is all the same.</source>
        <translation>Le edizioni tedesca e francese parlano di proprietà tutte nuove, quella italiana di una città che rinnova il suo centro. Per il gioco non cambia nulla.</translation>
    </message>
    <message>
        <source>The Grand Hotel before and after the seventh cube: sold to Red.</source>
        <translation>Il Grand Hotel prima e dopo il settimo cubetto: venduto al Rosso.</translation>
    </message>
    <message>
        <source>The Italian edition wants every bid in millions; the German and French ones leave the first amount open.</source>
        <translation>L’edizione italiana vuole ogni offerta in milioni; quelle tedesca e francese non fissano il primo importo.</translation>
    </message>
    <message>
        <source>The auction ends when all but one have passed. That player pays the bid to the bank and takes the four cubes.</source>
        <translation>L’asta finisce quando tutti hanno passato tranne uno. Chi è rimasto in gara paga la sua offerta alla banca e prende i quattro cubetti.</translation>
    </message>
    <message>
        <source>The board shows a city of 13 districts. Eleven bear a number: their value in millions of dollars. The two parks, marked ×2, have no value of their own but double their neighbours (BS-24). They count as districts like the others.</source>
        <translation>Il tavoliere rappresenta una città con 13 proprietà. Undici portano un numero: è il loro valore in milioni di dollari. I due parchi, contrassegnati da ×2, non hanno un valore proprio, ma raddoppiano quello delle proprietà confinanti (BS-24). Contano come proprietà a tutti gli effetti.</translation>
    </message>
    <message>
        <source>The broker may start on any field.</source>
        <translation>Il broker può partire da qualsiasi casella.</translation>
    </message>
    <message>
        <source>The broker moves</source>
        <translation>Il broker si muove</translation>
    </message>
    <message>
        <source>The broker stands on field 1; fields 2 and 4 are empty. A roll of 3 counts fields 3, 5 and 6, and the broker stops on field 6.</source>
        <translation>Il broker sta sulla casella 1; le caselle 2 e 4 sono vuote. Con un 3 si contano le caselle 3, 5 e 6, e il broker si ferma sulla casella 6.</translation>
    </message>
    <message>
        <source>The city and the box</source>
        <translation>La città e il contenuto della scatola</translation>
    </message>
    <message>
        <source>The city: 13 districts inside a ring of 18 auction fields. The broker stands on one of them.</source>
        <translation>La città: 13 proprietà circondate da un anello di 18 caselle d’asta. Su una di queste sta il broker.</translation>
    </message>
    <message>
        <source>The colour with the most cubes wins the district. Colours that tie for the most cancel out, and the district goes to the best of the rest.</source>
        <translation>Si aggiudica la proprietà il colore con più cubetti. I colori in testa a parità di cubetti si annullano, e la proprietà va al migliore fra quelli che restano.</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>La fine della partita</translation>
    </message>
    <message>
        <source>The expert game</source>
        <translation>Il gioco per esperti</translation>
    </message>
    <message>
        <source>The expert game is for three or four players. Each of its three changes can be chosen alone on the new-match page.</source>
        <translation>Il gioco per esperti è per tre o quattro giocatori. Ognuna delle sue tre modifiche si può scegliere da sola nella pagina della nuova partita.</translation>
    </message>
    <message>
        <source>The four colour cards are shuffled and dealt, so chance decides your colour; on the new-match page you can fix it. What your colour wins is yours, whoever placed the cubes.</source>
        <translation>I quattro biglietti da visita, uno per colore, si mescolano e si distribuiscono: decide il caso, ma nella pagina della nuova partita ogni colore si può anche fissare. Ciò che un colore conquista è di chi gioca con quel colore, chiunque abbia piazzato i cubetti.</translation>
    </message>
    <message>
        <source>The fourth colour</source>
        <translation>Il quarto colore</translation>
    </message>
    <message>
        <source>The last districts</source>
        <translation>Le ultime proprietà</translation>
    </message>
    <message>
        <source>The last one in</source>
        <translation>L’ultimo in gara</translation>
    </message>
    <message>
        <source>The leader rolls the die and moves the broker that many fields clockwise, starting with the next one. Empty fields are not counted. The four cubes where the broker stops are auctioned.</source>
        <translation>Chi inizia tira il dado e muove il broker in senso orario di altrettante caselle, a partire dalla successiva. Le caselle vuote non si contano. I quattro cubetti della casella in cui il broker si ferma vanno all’asta.</translation>
    </message>
    <message>
        <source>The match lasts 18 rounds. In each, the broker stops on a field, and the four cubes there are auctioned. Whoever bids most places them in the districts, rivals’ cubes as well as their own. The seventh cube decides a district: most cubes win it, but colours that tie cancel out.</source>
        <translation>La partita dura 18 turni. In ciascuno il broker si ferma su una casella, e i quattro cubetti che vi si trovano vanno all’asta. Chi offre di più li piazza nelle proprietà, i propri come quelli dei rivali. Il settimo cubetto decide la sorte di una proprietà: se l’aggiudica chi ha più cubetti, ma i colori in parità si annullano.</translation>
    </message>
    <message>
        <source>The next leader</source>
        <translation>Chi inizia dopo</translation>
    </message>
    <message>
        <source>The order is that of the German and French editions. The Italian one names none and puts the loans at the start of the round.</source>
        <translation>L’ordine è quello delle edizioni tedesca e francese. L’italiana non ne indica nessuno e mette i prestiti all’inizio del turno.</translation>
    </message>
    <message>
        <source>The printed rules do not say how many players the expert game takes. With two, money lies open and loans have their own rule (BS-40, BS-41), so we leave it out there.</source>
        <translation>Le regole stampate non dicono per quanti giocatori sia il gioco per esperti. In due il denaro sta scoperto e i prestiti hanno una regola propria (BS-40, BS-41): perciò in quel caso non lo prevediamo.</translation>
    </message>
    <message>
        <source>The printed rules do not say who chooses the field. Here chance does, unless you set it on the new-match page.</source>
        <translation>Le regole stampate non dicono chi sceglie la casella. Qui decide il caso, a meno che non la si scelga nella pagina della nuova partita.</translation>
    </message>
    <message>
        <source>The printed rules offer a loan to players who cannot bid any higher. Here you may also borrow while your cash would still do.</source>
        <translation>Le regole stampate propongono un prestito a chi non può offrire di più. Qui si può prendere un prestito anche quando il denaro basterebbe ancora.</translation>
    </message>
    <message>
        <source>The printed rules set neither limit.</source>
        <translation>Le regole stampate non pongono nessuno dei due limiti.</translation>
    </message>
    <message>
        <source>The ring of fields</source>
        <translation>L’anello di caselle</translation>
    </message>
    <message>
        <source>The seventh cube</source>
        <translation>Il settimo cubetto</translation>
    </message>
    <message>
        <source>The text of the printed rules does not say what lies where. Values and neighbours follow published descriptions of the board; the names are our own.</source>
        <translation>Il testo delle regole stampate non dice dove si trovi ogni cosa. Valori e confini seguono le descrizioni pubblicate del tavoliere; i nomi sono nostri.</translation>
    </message>
    <message>
        <source>The winning colour keeps one cube in the district, with a sold sign. The other six leave the game. No cube may enter this district any more.</source>
        <translation>Il colore vincente lascia nella proprietà un solo cubetto, con il cartello Venduto. Gli altri sei escono dal gioco. In questa proprietà non può più entrare nessun cubetto.</translation>
    </message>
    <message>
        <source>Thirteen districts</source>
        <translation>Tredici proprietà</translation>
    </message>
    <message>
        <source>This book tells the rules of Alex Randolph’s game of 2001, for 2 to 4 players, in our own words. Where its German, French and Italian editions differ or leave something open, we say so.</source>
        <translation>Questo libretto espone, con parole nostre, le regole del gioco di Alex Randolph del 2001, da 2 a 4 giocatori. Dove le edizioni tedesca, francese e italiana differiscono o lasciano qualcosa in sospeso, lo diciamo.</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>In tre</translation>
    </message>
    <message>
        <source>Ties and ranking</source>
        <translation>Parità e classifica</translation>
    </message>
    <message>
        <source>To win you must own at least two districts; parks count. Among those who do, the greatest wealth wins, even below zero.</source>
        <translation>Per vincere bisogna possedere almeno due proprietà; i parchi contano. Fra chi ci è riuscito vince il patrimonio più grande, anche se è sotto zero.</translation>
    </message>
    <message>
        <source>To win you need at least two districts with each of your colours. The wealth of both colours is added up.</source>
        <translation>Per vincere servono almeno due proprietà con ciascuno dei propri colori. I patrimoni dei due colori si sommano.</translation>
    </message>
    <message>
        <source>Two colours each</source>
        <translation>Due colori a testa</translation>
    </message>
    <message>
        <source>Two districts per colour</source>
        <translation>Due proprietà per colore</translation>
    </message>
    <message>
        <source>Two districts to win</source>
        <translation>Due proprietà per vincere</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>In due</translation>
    </message>
    <message>
        <source>Values and neighbours</source>
        <translation>Valori e confini</translation>
    </message>
    <message>
        <source>We let players who are still tied share the win and the rank: 1, 1, 3. The printed rules do not speak of them, nor of doubling in a tie, nor of a match in which nobody owns enough.</source>
        <translation>Se la parità rimane, da noi si condividono vittoria e posto in classifica: 1, 1, 3. Le regole stampate non parlano di questo caso, né del raddoppio in caso di parità, né di una partita in cui nessuno ha abbastanza proprietà.</translation>
    </message>
    <message>
        <source>Wealth is your cash plus the value of your districts, less $10M for each loan. It may fall below zero.</source>
        <translation>Il patrimonio è il denaro in mano più il valore delle proprietà, meno 10&#xa0;mln&#xa0;$ per ogni prestito. Può scendere sotto zero.</translation>
    </message>
    <message>
        <source>What happens to a bid that you cannot pay? There are three ways:</source>
        <translation>Che cosa succede con un’offerta che non si può pagare? Si può giocare in tre modi:</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Che cosa c’è nella scatola</translation>
    </message>
    <message>
        <source>What your loans pay, from the first to the ninth. The bank keeps the rest of the $10M.</source>
        <translation>Quanto si riceve con i prestiti, dal primo al nono. Il resto dei 10&#xa0;mln&#xa0;$ lo trattiene la banca.</translation>
    </message>
    <message>
        <source>When few fields still have cubes, the broker may come past the same one more than once.</source>
        <translation>Quando le caselle con cubetti sono ormai poche, il broker può ripassare più volte dalla stessa.</translation>
    </message>
    <message>
        <source>When the bank stops lending</source>
        <translation>Quando la banca chiude lo sportello</translation>
    </message>
    <message>
        <source>When the broker has stopped, each player in turn takes a loan or goes without, starting on the leader’s left. Once the auction has begun, there are no more loans.</source>
        <translation>Quando il broker si è fermato, a turno ognuno prende un prestito o ne fa a meno, a cominciare da chi siede alla sinistra di chi ha tirato il dado. Una volta aperta l’asta, niente più prestiti.</translation>
    </message>
    <message>
        <source>Where that leaves no single best colour, nobody gets the district. Nobody gets an empty one either.</source>
        <translation>Dove nessun colore prevale da solo, la proprietà non va a nessuno. Lo stesso vale per una proprietà vuota.</translation>
    </message>
    <message>
        <source>Where the broker starts</source>
        <translation>Dove parte il broker</translation>
    </message>
    <message>
        <source>Who leads first</source>
        <translation>Chi inizia</translation>
    </message>
    <message>
        <source>Whoever won the auction places the four cubes one after another, in any districts that are not sold: all in one, or spread out. All four must be placed, rivals’ cubes too. There is always room: 72 cubes, 91 places.</source>
        <translation>Chi ha vinto l’asta piazza i quattro cubetti uno dopo l’altro, in proprietà a sua scelta che non hanno ancora il cartello Venduto: tutti in una sola o sparsi in più d’una. Vanno piazzati tutti e quattro, anche quelli dei rivali. Lo spazio non manca mai: 72 cubetti, 91 posti.</translation>
    </message>
    <message>
        <source>Winning a district</source>
        <translation>Aggiudicarsi una proprietà</translation>
    </message>
    <message>
        <source>With 2/1/1, or with one cube alone, the majority wins. With 2/2/1 it is the single cube. With 1/1, 2/2, 3/3 and 2/2/1/1 nobody gets the district.</source>
        <translation>Con 2/1/1, o con un unico cubetto, vince la maggioranza. Con 2/2/1 vince il cubetto solitario. Con 1/1, 2/2, 3/3 e 2/2/1/1 la proprietà non va a nessuno.</translation>
    </message>
    <message>
        <source>With hidden money you see only your own. Everything that moves money stays public, so a good memory can follow it.</source>
        <translation>Con il denaro nascosto ognuno vede solo il proprio. Tutto ciò che muove denaro resta pubblico: chi ha buona memoria può tenere il conto.</translation>
    </message>
    <message>
        <source>With seven cubes this happens in two cases only, 3/3/1 and 2/2/2/1: the single cube wins.</source>
        <translation>Con sette cubetti succede in due soli casi, 3/3/1 e 2/2/2/1: vince il cubetto solitario.</translation>
    </message>
    <message>
        <source>With three players one colour is left over (BS-30); with two, each has two colours (BS-40).</source>
        <translation>In tre avanza un colore (BS-30); in due, ognuno gioca con due colori (BS-40).</translation>
    </message>
    <message>
        <source>With three players the fourth colour is nobody’s: it has no money and makes no bids. Its cubes are auctioned and placed like all others. It can win districts; these count for no one.</source>
        <translation>In tre, il quarto colore è il morto: non ha denaro e non fa offerte. I suoi cubetti vanno all’asta e si piazzano come tutti gli altri. Può aggiudicarsi proprietà, che però non contano per nessuno.</translation>
    </message>
    <message>
        <source>With two players each has two colours, and $10M for each of them. The two purses stay apart and lie open.</source>
        <translation>In due, ognuno gioca con due colori e riceve 10&#xa0;mln&#xa0;$ per ciascuno. Le due casse restano separate e scoperte.</translation>
    </message>
    <message>
        <source>You can bid as much as your fuller purse holds. If you win, you choose which colour pays, never both together, and then place the cubes. If only one purse can pay, it does.</source>
        <translation>Si può offrire fino a quanto contiene la propria cassa più ricca. Chi vince sceglie quale colore paga, mai i due insieme, e poi piazza i cubetti. Se può pagare una cassa sola, paga quella.</translation>
    </message>
    <message>
        <source>You cannot bid more than the cash you have. If it is not enough for a higher bid, pass, or take a loan first (BS-20).</source>
        <translation>Non si può offrire più denaro di quanto se ne ha. A chi non ne ha abbastanza per un’offerta più alta non resta che passare, o prendere prima un prestito (BS-20).</translation>
    </message>
    <message>
        <source>You may borrow only before your first bid or pass in the auction: for either colour or both, once per colour and round. Each colour counts its own loans (BS-20).</source>
        <translation>I prestiti si prendono solo prima della propria prima offerta all’asta, o prima di passare: per l’uno o per l’altro colore o per entrambi, una volta per colore e per turno. Ogni colore conta i propri prestiti (BS-20).</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>Il proprio colore</translation>
    </message>
    <message>
        <source>Your first $10M</source>
        <translation>I primi 10&#xa0;mln&#xa0;$</translation>
    </message>
    <message>
        <source>Your wealth</source>
        <translation>Il patrimonio</translation>
    </message>
    <message>
        <source>first, more districts;</source>
        <translation>prima il maggior numero di proprietà;</translation>
    </message>
    <message>
        <source>then the most valuable single district, as it was scored, doubling included.</source>
        <translation>poi la singola proprietà di maggior valore, così come è stata conteggiata, raddoppio compreso.</translation>
    </message>
</context>
<context>
    <name>BigShotSetup</name>
    <message>
        <source>The broker starts on</source>
        <translation>Partenza del broker</translation>
    </message>
    <message>
        <source>any field</source>
        <translation>casella a caso</translation>
    </message>
    <message>
        <source>field {number}</source>
        <translation>casella {number}</translation>
    </message>
</context>
<context>
    <name>BigShotStanding</name>
    <message>
        <source>too few districts</source>
        <extracomment>Below the place and the total of somebody who could not win</extracomment>
        <translation>troppo poche proprietà</translation>
    </message>
    <message>
        <source>{rank}. {player}: {total}, but too few districts to win</source>
        <extracomment>Fewer than two districts (with each colour, if there are two): the fortune does not count</extracomment>
        <translation>{rank}. {player}: {total}, ma troppo poche proprietà per vincere</translation>
    </message>
</context>
<context>
    <name>BigShotStory</name>
    <message>
        <source>{part}, the best deal: {player} pays nothing and wins {value} ({districts}).</source>
        <extracomment>{part} is a part of the match (&quot;Round 7&quot;), {districts} a list of names</extracomment>
        <translation>{part}, l’affare migliore: {player} non paga nulla e guadagna {value} ({districts}).</translation>
    </message>
    <message>
        <source>{part}, the best deal: {player} pays {price} and wins {value} ({districts}).</source>
        <extracomment>{part} is a part of the match (&quot;Round 7&quot;), {districts} a list of names</extracomment>
        <translation>{part}, l’affare migliore: {player} paga {price} e guadagna {value} ({districts}).</translation>
    </message>
    <message>
        <source>{players} have the same total, {sum}, and as many districts. The better place goes to {first} with the most valuable single one: {more} to {less}.</source>
        <extracomment>{players} are two players: &quot;Anna and Bea&quot;; {first} is one of them</extracomment>
        <translation>{players} hanno lo stesso totale, {sum}, e altrettante proprietà. Il posto migliore è di {first} con quella di maggior valore: {more} contro {less}.</translation>
    </message>
    <message>
        <source>{players} have the same total, {sum}, and as many districts. {winner} wins with the most valuable single one: {more} to {less}.</source>
        <extracomment>{players} is a list of players: &quot;Anna and Bea&quot;</extracomment>
        <translation>{players} hanno lo stesso totale, {sum}, e altrettante proprietà. {winner} vince con quella di maggior valore: {more} contro {less}.</translation>
    </message>
    <message>
        <source>{players} have the same total, {sum}. The better place goes to {first} with more districts: {more} to {less}.</source>
        <extracomment>{players} are two players: &quot;Anna and Bea&quot;; {first} is one of them</extracomment>
        <translation>{players} hanno lo stesso totale: {sum}. Il posto migliore è di {first} con più proprietà: {more} contro {less}.</translation>
    </message>
    <message>
        <source>{players} have the same total, {sum}. {winner} wins with more districts: {more} to {less}.</source>
        <extracomment>{players} is a list of players: &quot;Anna and Bea&quot;</extracomment>
        <translation>{players} hanno lo stesso totale: {sum}. {winner} vince con più proprietà: {more} contro {less}.</translation>
    </message>
</context>
<context>
    <name>BigShotTable</name>
    <message>
        <source>Auction fields</source>
        <translation>Caselle dell’asta</translation>
    </message>
    <message>
        <source>Districts</source>
        <translation>Proprietà</translation>
    </message>
    <message>
        <source>Final account: {sentence}</source>
        <extracomment>{sentence} tells who gets a district when the match is over</extracomment>
        <translation>Conteggio finale: {sentence}</translation>
    </message>
    <message>
        <source>The cash does not suffice for this bid. It is shown as long as the button is held; bid less, or pass.</source>
        <translation>Questa offerta supera il denaro in mano, che il pulsante mostra finché lo si tiene premuto; offrire di meno o passare.</translation>
    </message>
    <message>
        <source>The marks on the board show where these cubes would go: {places}.</source>
        <extracomment>{places} is a list: &quot;2 black and 1 yellow in the Docks, 1 red in South Park&quot;</extracomment>
        <translation>I segni sul tavoliere mostrano dove andrebbero questi cubetti: {places}.</translation>
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
        <translation>{leader} supera {owner}: {district}.</translation>
    </message>
    <message>
        <source>{player} gets the cubes for nothing and places them: {districts}.</source>
        <extracomment>Nobody has bid; {districts} is a list of districts</extracomment>
        <translation>{player} ottiene i cubetti gratis e li piazza: {districts}.</translation>
    </message>
    <message>
        <source>{player} gets the cubes for {amount} and places them: {districts}.</source>
        <extracomment>Who got the cubes of an auction; {districts} is a list of districts</extracomment>
        <translation>{player} ottiene i cubetti per {amount} e li piazza: {districts}.</translation>
    </message>
    <message>
        <source>{player} makes it a tie; {owner} is no longer ahead: {district}.</source>
        <translation>{player} toglie il primato a {owner}, e ora lì nessuno è in vantaggio: {district}.</translation>
    </message>
    <message>
        <source>{player} places cubes: {districts}.</source>
        <extracomment>{districts} is a list of districts</extracomment>
        <translation>{player} piazza dei cubetti: {districts}.</translation>
    </message>
    <message>
        <source>{player} puts {owner} ahead: {district}.</source>
        <translation>{player} porta {owner} in vantaggio: {district}.</translation>
    </message>
    <message>
        <source>{player} takes a loan.</source>
        <translation>{player} prende un prestito.</translation>
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
    <name>BigShotVerdict</name>
    <message>
        <source>Worth {value}</source>
        <translation>Vale {value}</translation>
    </message>
    <message>
        <source>{district}: sold to {winner}</source>
        <extracomment>{winner} is a colour and its player: &quot;Red (Anna)&quot;</extracomment>
        <translation>{district}: venduto a {winner}</translation>
    </message>
    <message>
        <source>{district}: to nobody</source>
        <extracomment>In the final account, of a district where the cubes cancel out</extracomment>
        <translation>{district}: a nessuno</translation>
    </message>
    <message>
        <source>{district}: to {winner}</source>
        <extracomment>In the final account; {winner} is a colour and its player: &quot;Red (Anna)&quot;</extracomment>
        <translation>{district}: a {winner}</translation>
    </message>
</context>
<context>
    <name>BigShotWorth</name>
    <message>
        <source>a park</source>
        <translation>un parco</translation>
    </message>
    <message>
        <source>a park that doubles {amount}</source>
        <extracomment>{amount} is the value of the colour&apos;s districts beside the park</extracomment>
        <translation>un parco che raddoppia {amount}</translation>
    </message>
    <message>
        <source>{amount}</source>
        <extracomment>What a district is worth to a colour, in brackets: {amount} is a sum of money</extracomment>
        <translation>{amount}</translation>
    </message>
    <message>
        <source>{amount} with a park</source>
        <translation>{amount} grazie a un parco</translation>
    </message>
    <message>
        <source>{amount} with both parks</source>
        <translation>{amount} grazie a entrambi i parchi</translation>
    </message>
</context>
<context>
    <name>BoardCommands</name>
    <message>
        <source>Account</source>
        <extracomment>A word beside an icon: the final account of a match</extracomment>
        <translation>Conteggio</translation>
    </message>
    <message>
        <source>Board as a table</source>
        <translation>Tavoliere come tabella</translation>
    </message>
    <message>
        <source>Final account</source>
        <translation>Conteggio finale</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>A word beside an icon: the keys that work now</extracomment>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Keys that work now</source>
        <translation>Tasti attivi ora</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>A word beside an icon: the board as a table</extracomment>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>The board is not in sight.</source>
        <translation>Il tavoliere non è in vista.</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Tutto il tavoliere</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ingrandisci</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Riduci</translation>
    </message>
</context>
<context>
    <name>BoardTables</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Tables of the board</source>
        <translation>Tabelle del tavoliere</translation>
    </message>
    <message>
        <source>{table}: nothing yet</source>
        <extracomment>In a table of the board that has no rows; {table} is its title, such as &quot;Offers&quot;</extracomment>
        <translation>{table}: ancora niente</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>A picture of the board. Press F6 to have the same as a table.</source>
        <translation>Un’immagine del tavoliere. Il tasto F6 lo mostra come tabella.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tavoliere</translation>
    </message>
</context>
<context>
    <name>BuildingPanel</name>
    <message>
        <source>Square</source>
        <translation>Casella</translation>
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
        <translation>Invio: sì</translation>
    </message>
    <message>
        <source>In hand: {number}</source>
        <extracomment>How many councillors of a value a player holds</extracomment>
        <translation>In mano: {number}</translation>
    </message>
</context>
<context>
    <name>ChainsModel</name>
    <message>
        <source>Chain</source>
        <translation>Catena</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Rischio</translation>
    </message>
    <message>
        <source>Costs you</source>
        <translation>Da pagare</translation>
    </message>
    <message>
        <source>How likely it is to be swallowed before your next turn</source>
        <translation>La probabilità che venga divorata prima del proprio prossimo turno</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Lunghezza</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Caselle</translation>
    </message>
    <message>
        <source>Value falls by</source>
        <translation>Calo di valore</translation>
    </message>
</context>
<context>
    <name>Character</name>
    <message>
        <source>A baker who feeds friend and foe.</source>
        <extracomment>Mabel, an old lady, in one line</extracomment>
        <translation>Una fornaia che sfama amici e nemici.</translation>
    </message>
    <message>
        <source>A fisherman of few words.</source>
        <extracomment>Rufus, a man, in one line</extracomment>
        <translation>Un pescatore di poche parole.</translation>
    </message>
    <message>
        <source>A gambler who has heard every bluff.</source>
        <extracomment>Clyde, a man, in one line</extracomment>
        <translation>Un giocatore d’azzardo che ha sentito ogni bluff.</translation>
    </message>
    <message>
        <source>A gardener with patience and sharp shears.</source>
        <extracomment>Hazel, a woman, in one line</extracomment>
        <translation>Una giardiniera paziente, con le cesoie affilate.</translation>
    </message>
    <message>
        <source>A lawyer who reads the small print first.</source>
        <extracomment>Vivian, a woman, in one line</extracomment>
        <translation>Un’avvocata che legge prima le clausole in piccolo.</translation>
    </message>
    <message>
        <source>A mechanic who is glad of everything, even his own mistakes.</source>
        <extracomment>Gus, a young man, in one line</extracomment>
        <translation>Un meccanico contento di tutto, perfino dei propri errori.</translation>
    </message>
    <message>
        <source>A professor who wants to see the proof.</source>
        <extracomment>Otto, an elderly man, in one line</extracomment>
        <translation>Un professore che vuole vedere la dimostrazione.</translation>
    </message>
    <message>
        <source>A reporter who hears headlines everywhere.</source>
        <extracomment>Archie, a young man, in one line</extracomment>
        <translation>Un cronista che sente titoli di giornale ovunque.</translation>
    </message>
    <message>
        <source>A retired teacher who still gives marks for everything.</source>
        <extracomment>Dolores, an elderly lady, in one line</extracomment>
        <translation>Una maestra in pensione che dà ancora voti a tutto.</translation>
    </message>
    <message>
        <source>A trumpeter who never misses the beat.</source>
        <extracomment>Chester, a man, in one line</extracomment>
        <translation>Un trombettista che non perde mai il ritmo.</translation>
    </message>
    <message>
        <source>An actress to whom every deal is a scene.</source>
        <extracomment>Stella, a woman, in one line</extracomment>
        <translation>Un’attrice per cui ogni affare è una scena.</translation>
    </message>
    <message>
        <source>Darling, this is my entrance.</source>
        <translation>Tesoro, questa è la mia entrata in scena.</translation>
    </message>
    <message>
        <source>Easy now. The rests are music too.</source>
        <translation>Calma. Anche le pause sono musica.</translation>
    </message>
    <message>
        <source>Eat something first, dear. Then we count.</source>
        <extracomment>Something that Mabel would say</extracomment>
        <translation>Prima mangia qualcosa, caro. Poi si fanno i conti.</translation>
    </message>
    <message>
        <source>Good things grow slowly.</source>
        <translation>Le cose buone crescono piano.</translation>
    </message>
    <message>
        <source>I saw all of this in a dream.</source>
        <translation>Ho visto tutto questo in sogno.</translation>
    </message>
    <message>
        <source>May I quote you on that?</source>
        <translation>Posso citarla?</translation>
    </message>
    <message>
        <source>Objection. And I have more of them.</source>
        <translation>Obiezione. E ne ho delle altre.</translation>
    </message>
    <message>
        <source>Reads the stars, and now and then the table.</source>
        <extracomment>Opal, a woman, in one line</extracomment>
        <translation>Legge le stelle, e ogni tanto anche il tavolo.</translation>
    </message>
    <message>
        <source>Sit up straight, and try again.</source>
        <translation>Schiena dritta, e riprova.</translation>
    </message>
    <message>
        <source>That can be calculated.</source>
        <translation>Questo si può calcolare.</translation>
    </message>
    <message>
        <source>The wind is turning.</source>
        <translation>Il vento sta girando.</translation>
    </message>
    <message>
        <source>What a move! Whose was it?</source>
        <translation>Che mossa! Di chi era?</translation>
    </message>
    <message>
        <source>Your eyebrows have told me everything.</source>
        <translation>Le sue sopracciglia mi hanno detto tutto.</translation>
    </message>
</context>
<context>
    <name>CharacterPicker</name>
    <message>
        <source>Characters</source>
        <translation>Personaggi</translation>
    </message>
</context>
<context>
    <name>ChartBox</name>
    <message>
        <source>Chart</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Disegni</translation>
    </message>
    <message>
        <source>Nothing is drawn here: in this match the players hide from each other what they have.</source>
        <translation>Qui non è tracciato nulla: in questa partita i giocatori si nascondono a vicenda ciò che hanno.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Immagini</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Salva il grafico</translation>
    </message>
    <message>
        <source>Save the chart…</source>
        <translation>Salva il grafico…</translation>
    </message>
    <message>
        <source>Show as</source>
        <translation>Mostra come</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabella</translation>
    </message>
</context>
<context>
    <name>CityScene</name>
    <message>
        <source>Click to roll the die</source>
        <translation>Fai clic per tirare il dado</translation>
    </message>
    <message>
        <source>Field {number}</source>
        <translation>Casella {number}</translation>
    </message>
    <message>
        <source>Field {number}: a roll of {pips} leads here</source>
        <translation>Casella {number}: ci si arriva con un {pips}</translation>
    </message>
    <message>
        <source>No sale</source>
        <translation>Invenduto</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Venduto</translation>
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
        <translation>{player} sta per parlare</translation>
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
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>CourseCard</name>
    <message>
        <source>Before the first match</source>
        <translation>Prima della prima partita</translation>
    </message>
    <message>
        <source>By equal chances</source>
        <translation>A parità di probabilità</translation>
    </message>
    <message>
        <source>Match {number}: {game}, {date}</source>
        <translation>Partita {number}: {game}, {date}</translation>
    </message>
    <message>
        <source>Matches, the latest on the right</source>
        <translation>Partite, la più recente a destra</translation>
    </message>
    <message>
        <source>Matches: {played}. Won: {won}. If all players always had the same chance, the average number of wins would be {expected}, and in 95 of 100 such series it would lie between {low} and {high}.</source>
        <translation>Partite: {played}. Vinte: {won}. Se tutti i giocatori avessero sempre la stessa probabilità, il numero medio di vittorie sarebbe {expected}, e in 95 serie simili su 100 sarebbe tra {low} e {high}.</translation>
    </message>
    <message>
        <source>That can be luck: it says little about skill.</source>
        <translation>Può essere fortuna, e dice poco sulla bravura.</translation>
    </message>
    <message>
        <source>That is less than bad luck explains.</source>
        <translation>È meno di quanto la sfortuna spieghi.</translation>
    </message>
    <message>
        <source>That is more than luck explains.</source>
        <translation>È più di quanto la fortuna spieghi.</translation>
    </message>
    <message>
        <source>Wins, match by match</source>
        <translation>Vittorie, partita per partita</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <extracomment>Two sentences</extracomment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{name}: wins and luck</source>
        <translation>{name}: vittorie e fortuna</translation>
    </message>
</context>
<context>
    <name>CoverPanel</name>
    <message>
        <source>Brings exactly the {rest} owed.</source>
        <translation>Copre esattamente la somma da pagare: {rest}.</translation>
    </message>
    <message>
        <source>Brings {covers} for the {rest} owed; change {change}.</source>
        <translation>Ricavo {covers} per {rest} da pagare, resto {change}.</translation>
    </message>
    <message>
        <source>Brings {covers} for the {rest} owed; you could keep {shares}.</source>
        <extracomment>{shares} are some shares of one company: &quot;You could keep 1 red share&quot;</extracomment>
        <translation>Ricavo {covers} per {rest} da pagare. È possibile tenere {shares}.</translation>
    </message>
    <message>
        <source>Brings {covers} of the {rest} owed; {missing} is missing.</source>
        <translation>Coperti {covers} su {rest}: mancano ancora {missing}.</translation>
    </message>
    <message>
        <source>Choose yourself</source>
        <translation>Altra scelta</translation>
    </message>
    <message>
        <source>Just enough</source>
        <extracomment>A heading before choices of shares that cover a loss</extracomment>
        <translation>Quanto basta</translation>
    </message>
    <message>
        <source>Sell these</source>
        <translation>Vendi queste</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <extracomment>Goes back to the choices of shares that just cover a loss</extracomment>
        <translation>Proposte</translation>
    </message>
    <message>
        <source>half of {worth}</source>
        <extracomment>What the bank gives for shares in a forced sale: half of a sum</extracomment>
        <translation>metà di {worth}</translation>
    </message>
    <message>
        <source>half of {worth}, change {change}</source>
        <extracomment>The same, and what it pays back of that</extracomment>
        <translation>metà di {worth}, resto {change}</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Continue playing</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Every action is on the disk before it is shown, so nothing is lost. You can go on playing, or quit and continue later from the home page. The report below helps to mend the fault.</source>
        <translation>Ogni azione è sul disco prima ancora di essere mostrata: nulla è andato perduto. Si può continuare a giocare, oppure uscire e riprendere più tardi dalla Home. Il rapporto qui sotto aiuta a correggere l’errore.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Salva rapporto…</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Salva il rapporto</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Qualcosa è andato storto</translation>
    </message>
    <message>
        <source>Something went wrong; your match is safe</source>
        <translation>Qualcosa è andato storto, ma la partita è al sicuro</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>A decision was taken back: you decide again.</source>
        <extracomment>Before what a player is called to the screen for</extracomment>
        <translation>Una decisione è stata annullata: decidi di nuovo tu.</translation>
    </message>
    <message>
        <source>I’m here</source>
        <extracomment>The answer to &quot;Anna, are you there?&quot;</extracomment>
        <translation>Eccomi</translation>
    </message>
    <message>
        <source>Leave the match</source>
        <extracomment>Leaves a match that has secrets of others</extracomment>
        <translation>Lascia la partita</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Goes back to the table: the player who is called is not there, or does not want to see their secrets now</extracomment>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>This match is not over and has secrets of {players}.</source>
        <translation>Questa partita non è finita e contiene segreti di {players}.</translation>
    </message>
    <message>
        <source>What follows is for your eyes only.</source>
        <translation>Solo per i tuoi occhi.</translation>
    </message>
    <message>
        <source>You choose the councillors you play, and nobody else may see them.</source>
        <translation>Scegli i consiglieri che giochi, e nessun altro deve vederli.</translation>
    </message>
    <message>
        <source>You look at your cards, and nobody else may see them.</source>
        <translation>Guarda le tue carte: nessun altro deve vederle.</translation>
    </message>
    <message>
        <source>You may call the council against the coalition ({players}).</source>
        <extracomment>{players} is the coalition: one player or several</extracomment>
        <translation>Puoi convocare il consiglio comunale contro la coalizione ({players}).</translation>
    </message>
    <message>
        <source>{caller} has called the council: it decides whether the coalition ({players}) holds.</source>
        <extracomment>{caller} is a player; {players} is the coalition: one player or several</extracomment>
        <translation>{caller} ha convocato il consiglio comunale: decide se la coalizione ({players}) regge.</translation>
    </message>
    <message>
        <source>{player}, are you there?</source>
        <translation>{player}, ci sei?</translation>
    </message>
</context>
<context>
    <name>DieBox</name>
    <message>
        <source>Rolls: {number}. Of 100 such runs of fair dice, about {share} are at least as uneven as this one: nothing unusual.</source>
        <translation>Tiri: {number}. Su 100 serie simili di dadi equi, circa {share} sono irregolari almeno quanto questa: niente di insolito.</translation>
    </message>
    <message>
        <source>Rolls: {number}. Of 100 such runs of fair dice, about {share} are at least as uneven as this one: unusual, but of many runs some always are.</source>
        <translation>Tiri: {number}. Su 100 serie simili di dadi equi, circa {share} sono irregolari almeno quanto questa: insolito, ma tra tante serie qualcuna lo è sempre.</translation>
    </message>
    <message>
        <source>Rolls: {number}. Of 100 such runs of fair dice, fewer than one is as uneven as this one. That is rare; if it stays so over many matches, these dice are not fair.</source>
        <translation>Tiri: {number}. Su 100 serie simili di dadi equi, meno di una è irregolare quanto questa. È raro; se resta così per molte partite, questi dadi non sono equi.</translation>
    </message>
    <message>
        <source>Rolls: {number}. That is too few to tell anything.</source>
        <translation>Tiri: {number}. Sono troppo pochi per dire qualcosa.</translation>
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
        <translation>Un parco: raddoppia le proprietà confinanti di chi lo possiede</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Chiusa</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Cubetti</translation>
    </message>
    <message>
        <source>District</source>
        <translation>Proprietà</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vuota</translation>
    </message>
    <message>
        <source>Nobody’s</source>
        <translation>Di nessuno</translation>
    </message>
    <message>
        <source>Sold: {colour}</source>
        <translation>Venduta: {colour}</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Situazione</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Parità</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>{colour} is ahead</source>
        <translation>{colour} in testa</translation>
    </message>
    <message>
        <source>{number} of {most}</source>
        <translation>{number} di {most}</translation>
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
        <translation>Meglio piazzato</translation>
    </message>
    <message>
        <source>Matches together</source>
        <translation>Partite insieme</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Won by the other</source>
        <extracomment>The head of a column: how often the other person won</extracomment>
        <translation>Vinte dall’altro</translation>
    </message>
    <message>
        <source>Worse placed</source>
        <translation>Peggio piazzato</translation>
    </message>
    <message>
        <source>{name} against other people</source>
        <translation>{name} contro altre persone</translation>
    </message>
</context>
<context>
    <name>DuplicateEveningPage</name>
    <message>
        <source>A new evening…</source>
        <translation>Una nuova serata…</translation>
    </message>
    <message>
        <source>Ahead of the average</source>
        <extracomment>The head of a column: by how much somebody did better than others in the same seat</extracomment>
        <translation>Sopra la media</translation>
    </message>
    <message>
        <source>Duplicate evening</source>
        <translation>Serata duplicata</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Serata</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Dimentica</translation>
    </message>
    <message>
        <source>Forget this evening</source>
        <translation>Dimentica questa serata</translation>
    </message>
    <message>
        <source>Forget this evening? Its tables are not compared any more. Its matches stay.</source>
        <translation>Dimenticare questa serata? I suoi tavoli non saranno più confrontati. Le partite restano.</translation>
    </message>
    <message>
        <source>Forget this evening…</source>
        <translation>Dimentica questa serata…</translation>
    </message>
    <message>
        <source>Its matches stay where they are</source>
        <translation>Le sue partite restano dove sono</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Mantieni</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Posto {number}</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Fianco a fianco</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Tavolo {number}</translation>
    </message>
    <message>
        <source>The average is that of all who sat in the same seat, at the tables that have played.</source>
        <translation>La media è quella di tutti coloro che sedevano allo stesso posto, ai tavoli che hanno giocato.</translation>
    </message>
    <message>
        <source>The tables</source>
        <translation>I tavoli</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Who did better with the same luck</source>
        <translation>Chi ha fatto meglio con la stessa fortuna</translation>
    </message>
    <message>
        <source>{game}, {date}, tables: {number}</source>
        <extracomment>A duplicate evening: its game, its date, and how many tables it has</extracomment>
        <translation>{game}, {date}, tavoli: {number}</translation>
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
        <translation>F7 riporta al conto finale</translation>
    </message>
    <message>
        <source>Final account</source>
        <translation>Conteggio finale</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Guarda il tavoliere</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Once all tables of the evening have played this deal</source>
        <extracomment>Why a match cannot be watched again, nor its deal be played again</extracomment>
        <translation>Quando tutti i tavoli della serata avranno giocato questa partita</translation>
    </message>
    <message>
        <source>Play the same deal again</source>
        <translation>Rigioca la stessa partita</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>On a button: another match with the same people</extracomment>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salva una copia…</translation>
    </message>
    <message>
        <source>The match step by step; a click on the chart leads to that moment</source>
        <translation>La partita passo per passo; un clic sul grafico porta a quel momento</translation>
    </message>
    <message>
        <source>The same players and variants, a new deal</source>
        <translation>Gli stessi giocatori e le stesse varianti, una nuova distribuzione</translation>
    </message>
    <message>
        <source>The same players, the same deal, the same dice: this time they are known, not secret</source>
        <translation>Stessi giocatori, stessa distribuzione, stessi dadi: questa volta noti, non segreti</translation>
    </message>
    <message>
        <source>To the evening</source>
        <extracomment>On a button: to the page of the duplicate evening that the match is part of</extracomment>
        <translation>Alla serata</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <extracomment>On a button: shows the match from its start, step by step</extracomment>
        <translation>Rivedi la partita</translation>
    </message>
    <message>
        <source>Which table plays next, and who did better</source>
        <translation>Quale tavolo gioca dopo, e chi ha fatto meglio</translation>
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
        <translation>Fai offerte all’asta, piazza i cubetti e aggiudicati le proprietà migliori della città.</translation>
    </message>
    <message>
        <source>Build companies, trade their shares and swallow the weaker ones.</source>
        <translation>Fai crescere le società, compra e vendi le loro azioni e divora le più deboli.</translation>
    </message>
    <message>
        <source>Haggle, share and vote while a village is being built over.</source>
        <translation>Tratta, spartisci e vota mentre un paese si riempie di cantieri.</translation>
    </message>
</context>
<context>
    <name>EveningForm</name>
    <message>
        <source>A new duplicate evening</source>
        <translation>Una nuova serata duplicata</translation>
    </message>
    <message>
        <source>Another table</source>
        <translation>Un altro tavolo</translation>
    </message>
    <message>
        <source>At table {number} somebody has no name yet.</source>
        <translation>Al tavolo {number} manca ancora un nome.</translation>
    </message>
    <message>
        <source>Begin the evening</source>
        <translation>Inizia la serata</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>How many of them are people?</source>
        <extracomment>Before a choice of numbers: how many people sit at each table; bots are the others</extracomment>
        <translation>Quante di loro sono persone?</translation>
    </message>
    <message>
        <source>How many play?</source>
        <translation>Quanti giocano?</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In an empty field, until somebody writes a name into it</extracomment>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Numero di giocatori</translation>
    </message>
    <message>
        <source>Several tables play the same deal with the same dice, one after the other; the others do not look. In the end everybody is compared with those who sat in the same seat. Bots take the seats that are left, the same ones at every table.</source>
        <translation>Più tavoli giocano la stessa distribuzione con gli stessi dadi, uno dopo l’altro; gli altri non guardano. Alla fine ognuno è confrontato con chi sedeva allo stesso posto. I posti liberi li occupano dei bot, gli stessi a ogni tavolo.</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Tavolo {number}</translation>
    </message>
    <message>
        <source>Table {number} does not play</source>
        <translation>Il tavolo {number} non gioca</translation>
    </message>
    <message>
        <source>Table {table}, player {seat}</source>
        <translation>Tavolo {table}, giocatore {seat}</translation>
    </message>
    <message>
        <source>The name {name} cannot be used.</source>
        <translation>Il nome {name} non si può usare.</translation>
    </message>
    <message>
        <source>Two tables are the same.</source>
        <translation>Due tavoli sono uguali.</translation>
    </message>
    <message>
        <source>{name} sits twice at one table.</source>
        <translation>{name} siede due volte allo stesso tavolo.</translation>
    </message>
</context>
<context>
    <name>EveningQuestion</name>
    <message>
        <source>Do not look</source>
        <translation>Non guardare</translation>
    </message>
    <message>
        <source>Duplicate evening</source>
        <translation>Serata duplicata</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>This deal belongs to a duplicate evening that is not over. It is still to be played by: {players}. Whoever plays it should not look. Look at the match all the same?</source>
        <translation>Questa distribuzione fa parte di una serata duplicata che non è finita. Devono ancora giocarla: {players}. Chi deve ancora giocarla non dovrebbe guardare. Guardare lo stesso la partita?</translation>
    </message>
</context>
<context>
    <name>EveningTag</name>
    <message>
        <source>Duplicate evening, table {number}</source>
        <extracomment>Marks a match that several tables play with the same deal</extracomment>
        <translation>Serata duplicata, tavolo {number}</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>The match is over: {winners} share the win!</source>
        <translation>La partita è finita: {winners} si dividono la vittoria!</translation>
    </message>
    <message>
        <source>The match is over: {winners} wins!</source>
        <translation>La partita è finita: vince {winners}!</translation>
    </message>
</context>
<context>
    <name>EverybodyCard</name>
    <message>
        <source>Average place</source>
        <translation>Posizione media</translation>
    </message>
    <message>
        <source>Best total</source>
        <translation>Miglior totale</translation>
    </message>
    <message>
        <source>By equal chances</source>
        <translation>A parità di probabilità</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>What luck explains</source>
        <extracomment>The head of a column: between which numbers of wins 95 of 100 series of equal chances lie</extracomment>
        <translation>Ciò che spiega la fortuna</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>da {low} a {high}</translation>
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
        <translation>Buona pesca.</translation>
    </message>
    <message>
        <source>A slice for me, at last.</source>
        <translation>Finalmente una fetta per me.</translation>
    </message>
    <message>
        <source>And that was the high note.</source>
        <extracomment>Chester, a trumpeter, after a success</extracomment>
        <translation>Ed ecco la nota alta.</translation>
    </message>
    <message>
        <source>And the audience rises. Thank you, darlings.</source>
        <translation>E la sala si alza in piedi. Grazie, tesori.</translation>
    </message>
    <message>
        <source>Bang! There goes the gearbox!</source>
        <extracomment>Gus, a young mechanic, always glad, after a loss</extracomment>
        <translation>Bum! Ecco che salta il cambio!</translation>
    </message>
    <message>
        <source>Curtain! Somebody, the curtain!</source>
        <translation>Sipario! Qualcuno chiuda il sipario!</translation>
    </message>
    <message>
        <source>Did you see that? I did that!</source>
        <translation>Avete visto? Sono stato io!</translation>
    </message>
    <message>
        <source>Exactly as on page forty of my notes.</source>
        <translation>Esattamente come a pagina quaranta dei miei appunti.</translation>
    </message>
    <message>
        <source>Extra, extra: local man makes good!</source>
        <translation>Edizione straordinaria: ragazzo del posto fa fortuna!</translation>
    </message>
    <message>
        <source>Flowers? For me? You should not have.</source>
        <extracomment>Stella, an actress, after a success</extracomment>
        <translation>Fiori? Per me? Non dovevate.</translation>
    </message>
    <message>
        <source>Full marks. One may applaud.</source>
        <extracomment>Dolores, a retired teacher, after a success</extracomment>
        <translation>Dieci e lode. Si può applaudire.</translation>
    </message>
    <message>
        <source>Ha! Caught me fair and square!</source>
        <translation>Ah! Stavolta mi avete fregato!</translation>
    </message>
    <message>
        <source>I felt a cold breath. It was this.</source>
        <extracomment>Opal, a woman who reads the stars, after a loss</extracomment>
        <translation>Ho sentito un soffio gelido. Era questo.</translation>
    </message>
    <message>
        <source>I have been waiting for that one all night.</source>
        <extracomment>Clyde, a gambler, after a success</extracomment>
        <translation>La aspettavo da tutta la sera.</translation>
    </message>
    <message>
        <source>I shall have a word with your parents.</source>
        <translation>Ne parlerò con i vostri genitori.</translation>
    </message>
    <message>
        <source>I want that on the record.</source>
        <translation>Voglio che sia messo a verbale.</translation>
    </message>
    <message>
        <source>Interesting. An outlier.</source>
        <extracomment>Otto, an elderly professor, after a loss</extracomment>
        <translation>Interessante. Un’eccezione.</translation>
    </message>
    <message>
        <source>It got away.</source>
        <extracomment>Rufus, a fisherman of few words, after a loss</extracomment>
        <translation>È scappato.</translation>
    </message>
    <message>
        <source>It runs! It really runs!</source>
        <extracomment>Gus, a young mechanic, always glad, after a success</extracomment>
        <translation>Funziona! Funziona davvero!</translation>
    </message>
    <message>
        <source>Jupiter is in my house. And now this.</source>
        <translation>Giove è nella mia casa. E ora anche questo.</translation>
    </message>
    <message>
        <source>Look at that, dears, it has risen!</source>
        <extracomment>Mabel, an old lady who bakes, after a success</extracomment>
        <translation>Guardate, cari miei, è lievitato!</translation>
    </message>
    <message>
        <source>Mercury again. Always Mercury.</source>
        <translation>Di nuovo Mercurio. Sempre Mercurio.</translation>
    </message>
    <message>
        <source>My model knew nothing of this.</source>
        <translation>Il mio modello non lo prevedeva.</translation>
    </message>
    <message>
        <source>Never mind, I shall bake another.</source>
        <translation>Pazienza, ne inforno un altro.</translation>
    </message>
    <message>
        <source>No comment, please.</source>
        <translation>Nessun commento, grazie.</translation>
    </message>
    <message>
        <source>No further questions.</source>
        <translation>Nessun’altra domanda.</translation>
    </message>
    <message>
        <source>Oh dear. That one is burnt.</source>
        <extracomment>Mabel, an old lady who bakes, after a loss</extracomment>
        <translation>Ahimè. Questo si è bruciato.</translation>
    </message>
    <message>
        <source>One has to know when to fold.</source>
        <extracomment>Clyde, a gambler, after a loss</extracomment>
        <translation>Bisogna sapere quando lasciare.</translation>
    </message>
    <message>
        <source>Ouch. Wrong key.</source>
        <extracomment>Chester, a trumpeter, after a loss</extracomment>
        <translation>Ahi. Nota stonata.</translation>
    </message>
    <message>
        <source>Page eleven. Very small print.</source>
        <extracomment>Archie, a young reporter, after a loss</extracomment>
        <translation>Pagina undici. In caratteri minuscoli.</translation>
    </message>
    <message>
        <source>Pruned. It will grow again, and stronger.</source>
        <translation>Potato. Ricrescerà, e più forte.</translation>
    </message>
    <message>
        <source>Right on the beat.</source>
        <translation>Proprio a tempo.</translation>
    </message>
    <message>
        <source>Rough sea today.</source>
        <translation>Mare grosso, oggi.</translation>
    </message>
    <message>
        <source>Slugs. There is always a slug.</source>
        <extracomment>Hazel, a gardener, after a loss</extracomment>
        <translation>Lumache. C’è sempre una lumaca.</translation>
    </message>
    <message>
        <source>Sown in spring, picked today.</source>
        <extracomment>Hazel, a gardener, after a success</extracomment>
        <translation>Seminato in primavera, raccolto oggi.</translation>
    </message>
    <message>
        <source>Stop the presses, that is my front page!</source>
        <extracomment>Archie, a young reporter, after a success</extracomment>
        <translation>Fermate le rotative, questa è la mia prima pagina!</translation>
    </message>
    <message>
        <source>That is the blues, friends.</source>
        <translation>Questo è il blues, amici.</translation>
    </message>
    <message>
        <source>The evidence speaks for itself.</source>
        <extracomment>Vivian, a lawyer, after a success</extracomment>
        <translation>Le prove parlano da sole.</translation>
    </message>
    <message>
        <source>The house always wins. Today I am the house.</source>
        <translation>Il banco vince sempre. Oggi il banco sono io.</translation>
    </message>
    <message>
        <source>The nets are full.</source>
        <translation>Le reti sono piene.</translation>
    </message>
    <message>
        <source>The stars promised it this morning.</source>
        <extracomment>Opal, a woman who reads the stars, after a success</extracomment>
        <translation>Le stelle lo avevano promesso stamattina.</translation>
    </message>
    <message>
        <source>There you see what homework is good for.</source>
        <translation>Ecco a che cosa servono i compiti.</translation>
    </message>
    <message>
        <source>They have cut my best scene!</source>
        <extracomment>Stella, an actress, after a loss</extracomment>
        <translation>Mi hanno tagliato la scena migliore!</translation>
    </message>
    <message>
        <source>We shall appeal.</source>
        <extracomment>Vivian, a lawyer, after a loss</extracomment>
        <translation>Faremo ricorso.</translation>
    </message>
    <message>
        <source>Which was to be proved.</source>
        <extracomment>Otto, an elderly professor, after a success</extracomment>
        <translation>Come volevasi dimostrare.</translation>
    </message>
    <message>
        <source>Who did that? Hands up.</source>
        <extracomment>Dolores, a retired teacher, after a loss</extracomment>
        <translation>Chi è stato? Su la mano.</translation>
    </message>
    <message>
        <source>You have been reading my face.</source>
        <translation>Mi avete letto in faccia.</translation>
    </message>
    <message>
        <source>You see? One only has to water it.</source>
        <translation>Visto? Basta annaffiare.</translation>
    </message>
</context>
<context>
    <name>FairDicePage</name>
    <message>
        <source>A seed that somebody chose, and a deal that is played again, were known before. Then there is no seal, and the dice are not secret. Bots never know the seed.</source>
        <translation>Un codice scelto da qualcuno e una distribuzione rigiocata erano noti prima. Allora non c’è sigillo e i dadi non sono segreti. I bot non conoscono mai il codice.</translation>
    </message>
    <message>
        <source>Before the first die is rolled, the program draws a large number by chance, the seed. All dice and draws of the match follow from it.</source>
        <translation>Prima del primo tiro di dado il programma estrae a caso un grande numero, il codice. Tutti i dadi e le estrazioni della partita derivano da esso.</translation>
    </message>
    <message>
        <source>Checked: this is the seed that was sealed, and all dice and draws since then came from it.</source>
        <translation>Controllato: è il codice che era stato sigillato, e tutti i dadi e le estrazioni da allora ne derivano.</translation>
    </message>
    <message>
        <source>Checked: this is the seed that was sealed. Every die and every draw came from it, {number} in all.</source>
        <translation>Controllato: è il codice che era stato sigillato. Ogni dado e ogni estrazione ne derivano, {number} in tutto.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copy all this, to keep it or to check it</source>
        <translation>Copia tutto questo, per conservarlo o controllarlo</translation>
    </message>
    <message>
        <source>Fair dice</source>
        <translation>Dadi equi</translation>
    </message>
    <message>
        <source>It keeps the seed to itself and shows its seal: 64 digits and letters, worked out from the seed, the set-up and, if you like, a word of yours. Nobody can find the seed from the seal, and nobody can find a second seed that has the same seal. Write the seal down, or take a picture of it.</source>
        <translation>Tiene per sé il codice e ne mostra il sigillo: 64 cifre e lettere calcolate dal codice, dalla preparazione e, volendo, da una parola dei giocatori. Nessuno può risalire dal sigillo al codice, né trovare un secondo codice con lo stesso sigillo. Il sigillo si può annotare, o fotografare.</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation>Non si è ancora tirato nessun dado.</translation>
    </message>
    <message>
        <source>Seal: {seal}</source>
        <translation>Sigillo: {seal}</translation>
    </message>
    <message>
        <source>Seed: {seed}</source>
        <translation>Codice: {seed}</translation>
    </message>
    <message>
        <source>Seed: {seed}, salt: {salt}</source>
        <translation>Codice: {seed}, aggiunta: {salt}</translation>
    </message>
    <message>
        <source>The check failed: this match is not as it was sealed.</source>
        <translation>Il controllo è fallito: questa partita non è come era stata sigillata.</translation>
    </message>
    <message>
        <source>The deal, too, came from the seed.</source>
        <translation>Anche la distribuzione deriva dal codice.</translation>
    </message>
    <message>
        <source>The dice of all match files</source>
        <translation>I dadi di tutte le partite salvate</translation>
    </message>
    <message>
        <source>The dice of all match files are being counted.</source>
        <translation>Si stanno contando i dadi di tutti i file delle partite.</translation>
    </message>
    <message>
        <source>The dice of this match</source>
        <translation>I dadi di questa partita</translation>
    </message>
    <message>
        <source>The dice of this match so far</source>
        <translation>I dadi di questa partita finora</translation>
    </message>
    <message>
        <source>The line is where all would be if each came up equally often.</source>
        <translation>La linea è dove sarebbero tutti se ogni faccia uscisse ugualmente spesso.</translation>
    </message>
    <message>
        <source>The seal of this match</source>
        <translation>Il sigillo di questa partita</translation>
    </message>
    <message>
        <source>The seed is told when the match is over.</source>
        <translation>Il codice viene rivelato alla fine della partita.</translation>
    </message>
    <message>
        <source>There is no match file with dice yet. A match counts once it is over and has been put away.</source>
        <translation>Non c’è ancora un file di partita con dei dadi. Una partita conta quando è finita ed è stata riposta.</translation>
    </message>
    <message>
        <source>This match has no seal: its seed was chosen, its deal was played before, or its file is older than seals. Whoever knows the seed can find out the dice, so they are not secret.</source>
        <translation>Questa partita non ha sigillo: il suo codice è stato scelto, la sua distribuzione è già stata giocata, o il suo file è più vecchio dei sigilli. Chi conosce il codice può scoprire i dadi, che quindi non sono segreti.</translation>
    </message>
    <message>
        <source>This match was taken up from a file. Actions before the seal was made: {number}.</source>
        <translation>Questa partita è stata ripresa da un file. Azioni prima del sigillo: {number}.</translation>
    </message>
    <message>
        <source>What was chosen before the match, such as colours, does not come from the seed; the seal covers it too.</source>
        <translation>Ciò che è stato scelto prima della partita, come i colori, non viene dal codice; il sigillo comprende anche questo.</translation>
    </message>
    <message>
        <source>When the match is over, the seed is told. Now everybody can see that it is the one that was sealed, and that every die came from it: neither the program nor a player has changed anything in between. The program checks it whenever a match is opened, and refuses a file that was changed.</source>
        <translation>Quando la partita è finita, il codice viene rivelato. Ora tutti possono vedere che è quello sigillato e che ogni dado ne deriva: né il programma né un giocatore ha cambiato qualcosa nel frattempo. Il programma lo controlla ogni volta che si apre una partita e rifiuta un file modificato.</translation>
    </message>
    <message>
        <source>Why you can trust the dice</source>
        <translation>Perché ci si può fidare dei dadi</translation>
    </message>
    <message>
        <source>Your word: {word}</source>
        <translation>La parola dei giocatori: {word}</translation>
    </message>
</context>
<context>
    <name>FavouritesCard</name>
    <message>
        <source>Matches as the top choice</source>
        <extracomment>The head of a column: in how many matches this was chosen most often</extracomment>
        <translation>Partite come prima scelta</translation>
    </message>
    <message>
        <source>Won among those matches</source>
        <extracomment>The head of a column: how many of the matches in the column before were won</extracomment>
        <translation>Vinte tra queste</translation>
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
        <translation>Una prima partita, con una guida al fianco</translation>
    </message>
    <message>
        <source>Choose who plays, and how</source>
        <translation>Scegli chi gioca e come</translation>
    </message>
    <message>
        <source>For {least} to {most} players</source>
        <translation>Da {least} a {most} giocatori</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Impara a giocare</translation>
    </message>
    <message>
        <source>Learn to play {game}</source>
        <translation>Impara a giocare a {game}</translation>
    </message>
    <message>
        <source>New match of {game}</source>
        <translation>Nuova partita a {game}</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nuova partita…</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Gioca a {game}</translation>
    </message>
    <message>
        <source>Quick match</source>
        <translation>Partita veloce</translation>
    </message>
    <message>
        <source>You against three bots, right now</source>
        <translation>Subito una partita contro tre bot</translation>
    </message>
</context>
<context>
    <name>GroupRow</name>
    <message>
        <source>As last time</source>
        <translation>Come l’ultima volta</translation>
    </message>
    <message>
        <source>Forget this group</source>
        <translation>Dimentica questo gruppo</translation>
    </message>
    <message>
        <source>Forget {group}</source>
        <translation>Dimentica {group}</translation>
    </message>
    <message>
        <source>Gives the people at this table a name, to play together again</source>
        <translation>Dà un nome a chi siede a questo tavolo, per giocare ancora insieme</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserva</translation>
    </message>
    <message>
        <source>Keep as a group…</source>
        <translation>Conserva come gruppo…</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>Nome del gruppo</translation>
    </message>
    <message>
        <source>Sunday with Grandma</source>
        <translation>Domenica con la nonna</translation>
    </message>
    <message>
        <source>The people of this group, and the variants they play this game with</source>
        <translation>Le persone di questo gruppo, e le varianti con cui fanno questo gioco</translation>
    </message>
    <message>
        <source>The same people and variants as in the last match</source>
        <translation>Le stesse persone e varianti dell’ultima partita</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Back</source>
        <extracomment>To the step of the guide that was shown before</extracomment>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>End the guide</source>
        <translation>Chiudi la guida</translation>
    </message>
    <message>
        <source>More later: the guide goes on when something new comes up.</source>
        <translation>Il resto più tardi: la guida continua quando c’è qualcosa di nuovo.</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>To the next step of the guide</extracomment>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Opens the rulebook there</source>
        <translation>Apre il regolamento a questa regola</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <extracomment>A button that opens the rulebook there: &quot;Rule BS-11&quot;</extracomment>
        <translation>Regola {rule}</translation>
    </message>
    <message>
        <source>Step {number}</source>
        <extracomment>Of a guide: &quot;Step 2&quot;</extracomment>
        <translation>Passo {number}</translation>
    </message>
    <message>
        <source>That was all. The match goes on, and it is yours: H gives you a hint, and F1 opens the rulebook.</source>
        <translation>È tutto. La partita continua, ed è tua: H ti dà un suggerimento e F1 apre il regolamento.</translation>
    </message>
    <message>
        <source>The guide goes on when you have made this move.</source>
        <translation>La guida continua quando avrai fatto questa mossa.</translation>
    </message>
    <message>
        <source>The match goes on without it</source>
        <translation>La partita continua senza guida</translation>
    </message>
    <message>
        <source>There are {most} at most: what does not come up is left out.</source>
        <extracomment>Of the steps of a guide</extracomment>
        <translation>Sono al massimo {most}: ciò che non capita viene tralasciato.</translation>
    </message>
    <message>
        <source>This colour and this sign are yours. H gives you a hint, Ctrl+Z takes your last move back.</source>
        <translation>Questo colore e questo segno sono tuoi. H ti dà un suggerimento, Ctrl+Z annulla la tua ultima mossa.</translation>
    </message>
    <message>
        <source>What you play for</source>
        <translation>Per che cosa si gioca</translation>
    </message>
    <message>
        <source>You know enough to play</source>
        <translation>Ne sai abbastanza per giocare</translation>
    </message>
</context>
<context>
    <name>HandModel</name>
    <message>
        <source>Chosen</source>
        <translation>Scelti</translation>
    </message>
    <message>
        <source>Councillors</source>
        <translation>Consiglieri</translation>
    </message>
    <message>
        <source>Councillors of value {value}</source>
        <translation>Consiglieri di valore {value}</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Coperti</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>In mano</translation>
    </message>
    <message>
        <source>Pushed forward</source>
        <translation>Messi avanti</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>Hidden</source>
        <translation>Nascosto</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizio</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>A match file from anywhere</source>
        <translation>Un file di partita, ovunque si trovi</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Duplicate evening: one deal for all</source>
        <translation>Serata duplicata: stessa partenza per tutti</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Match files</source>
        <translation>Partite salvate</translation>
    </message>
    <message>
        <source>Matches kept on this computer</source>
        <translation>Le partite conservate su questo computer</translation>
    </message>
    <message>
        <source>Open a match…</source>
        <translation>Apri una partita…</translation>
    </message>
    <message>
        <source>Rulebooks</source>
        <translation>Regolamenti</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Several tables play the same deal: who does better with the same luck?</source>
        <translation>Più tavoli giocano la stessa distribuzione: chi fa meglio con la stessa fortuna?</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>The rules of all games (F1)</source>
        <translation>Le regole di tutti i giochi (F1)</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versione {version}</translation>
    </message>
</context>
<context>
    <name>KeysCard</name>
    <message>
        <source>At any time</source>
        <translation>In ogni momento</translation>
    </message>
    <message>
        <source>Keys that work now</source>
        <translation>Tasti attivi ora</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Does anything that is allowed.</source>
        <translation>Fa una qualunque delle mosse permesse.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Plays as well as it can, and takes the most time for it.</source>
        <translation>Gioca meglio che può, e per farlo si prende più tempo di tutti.</translation>
    </message>
    <message>
        <source>Plays sensibly, but misjudges and slips.</source>
        <translation>Gioca con criterio, ma a volte valuta male e sbaglia.</translation>
    </message>
    <message>
        <source>Plays soundly, without looking far ahead.</source>
        <translation>Gioca in modo solido, senza guardare molto avanti.</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>How well a bot plays, from the weakest to the strongest</extracomment>
        <translation>A caso</translation>
    </message>
    <message>
        <source>Thinks ahead before every decision.</source>
        <translation>Guarda avanti prima di ogni decisione.</translation>
    </message>
</context>
<context>
    <name>LineChart</name>
    <message>
        <source>Chart</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Press the left and right arrow keys to hear the figures.</source>
        <translation>Con i tasti freccia sinistra e destra si ascoltano i valori.</translation>
    </message>
</context>
<context>
    <name>LoanButtons</name>
    <message>
        <source>pays {paid} now, costs {debt} at the end</source>
        <extracomment>Of a loan: what it pays and what it costs, below &quot;Take a loan&quot;</extracomment>
        <translation>{paid} subito, {debt} da restituire alla fine</translation>
    </message>
</context>
<context>
    <name>LoanPanel</name>
    <message>
        <source>Hold to look</source>
        <extracomment>A button that shows a player&apos;s money as long as it is held down</extracomment>
        <translation>Tenere premuto per vedere</translation>
    </message>
    <message>
        <source>Shows the cash as long as it is held</source>
        <translation>Mostra il denaro in mano finché il pulsante è premuto</translation>
    </message>
</context>
<context>
    <name>LogDelegate</name>
    <message>
        <source>Folds what belongs to it into this line (key: Left)</source>
        <translation>Racchiude in questa riga ciò che ne fa parte (tasto: freccia sinistra)</translation>
    </message>
    <message>
        <source>Lines that belong to it: {number}. Shows them (key: Right)</source>
        <extracomment>{number} is how many lines of the log are not shown</extracomment>
        <translation>Righe che ne fanno parte: {number}. Le mostra (tasto: freccia destra)</translation>
    </message>
    <message>
        <source>Rule {rule} in the rulebook (key: F1)</source>
        <translation>Regola {rule} nel regolamento (tasto: F1)</translation>
    </message>
    <message>
        <source>What did this do to everybody’s chances? (key: W)</source>
        <translation>Che effetto ha avuto sulle probabilità di ciascuno? (tasto: W)</translation>
    </message>
    <message>
        <source>Why did the bot do this? (key: W)</source>
        <translation>Perché il bot ha giocato così? (tasto: W)</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Rule {rule}</source>
        <extracomment>{rule} is the number of a rule</extracomment>
        <translation>Regola {rule}</translation>
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
        <translation>Torna al presente</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Follows what happens (key: End)</source>
        <translation>Segue ciò che accade (tasto: Fine)</translation>
    </message>
    <message>
        <source>Hide what belongs to it</source>
        <extracomment>In the menu of a line of the log: shows or hides the lines that belong to it</extracomment>
        <translation>Nascondi ciò che ne fa parte</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Show all of it</source>
        <translation>Mostra tutto</translation>
    </message>
    <message>
        <source>What it did to everybody’s chances</source>
        <extracomment>In the menu of a line of the log that tells what a person did</extracomment>
        <translation>L’effetto sulle probabilità di ciascuno</translation>
    </message>
    <message>
        <source>What the bot thought</source>
        <translation>Che cosa ha pensato il bot</translation>
    </message>
    <message>
        <source>Why? Rule {rule}</source>
        <extracomment>Opens the rulebook at the rule that a line of the log comes from</extracomment>
        <translation>Perché? Regola {rule}</translation>
    </message>
</context>
<context>
    <name>LotsModel</name>
    <message>
        <source>Broker</source>
        <translation>Broker</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vuota</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Casella</translation>
    </message>
    <message>
        <source>Field {number}</source>
        <translation>Casella {number}</translation>
    </message>
    <message>
        <source>On offer</source>
        <translation>All’asta</translation>
    </message>
    <message>
        <source>Reached with a roll of {number}</source>
        <translation>Il broker ci arriva con un {number}</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Situazione</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Fair dice</source>
        <translation>Dadi equi</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Open a match…</source>
        <translation>Apri una partita…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Impostazioni…</translation>
    </message>
    <message>
        <source>The texts for {language} are missing or damaged, so this is English.</source>
        <translation>Lingua {language}: i testi mancano o sono danneggiati, perciò il programma è in inglese.</translation>
    </message>
    <message>
        <source>Words beside the icons</source>
        <translation>Parole accanto alle icone</translation>
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
        <translation>{where}: il contenuto non è come dovrebbe essere.</translation>
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
    <name>MarketModel</name>
    <message>
        <source>A share costs {price}</source>
        <translation>Un’azione costa {price}</translation>
    </message>
    <message>
        <source>Buildings left</source>
        <translation>Edifici rimasti</translation>
    </message>
    <message>
        <source>Buildings on the map</source>
        <translation>Edifici sulla mappa</translation>
    </message>
    <message>
        <source>Chains</source>
        <translation>Catene</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Società</translation>
    </message>
    <message>
        <source>No shares are traded at value 0</source>
        <translation>A valore 0 le azioni non si comprano e non si vendono</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Shares in the bank</source>
        <translation>Azioni in banca</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
</context>
<context>
    <name>MatchFilesModel</name>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Esito</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Non ha vinto nessuno</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Non finita</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Won by {players}</source>
        <translation>Vittoria di {players}</translation>
    </message>
    <message>
        <source>{ending} (played on from step {number})</source>
        <extracomment>How a match ended that began as another one was after a step: &quot;Won by Anna (played on from step 112)&quot;</extracomment>
        <translation>{ending} (continuata dal passo {number})</translation>
    </message>
</context>
<context>
    <name>MatchFilesPage</name>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Delete a match</source>
        <translation>Elimina una partita</translation>
    </message>
    <message>
        <source>Delete this match for good?</source>
        <translation>Eliminare definitivamente questa partita?</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Elimina…</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserva</translation>
    </message>
    <message>
        <source>Match files</source>
        <translation>Partite salvate</translation>
    </message>
    <message>
        <source>No match has been put away yet. A match that is over is kept here.</source>
        <translation>Ancora nessuna partita archiviata. Ogni partita finita viene conservata qui.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Apri un altro file…</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Mostra la cartella</translation>
    </message>
</context>
<context>
    <name>MatchOpener</name>
    <message>
        <source>Matches (*{extension})</source>
        <translation>Partite (*{extension})</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>The match is being opened…</source>
        <translation>La partita si sta aprendo…</translation>
    </message>
    <message>
        <source>The match is saved: {path}</source>
        <extracomment>{path} is where a player wanted a match to be kept as a file</extracomment>
        <translation>La partita è salvata: {path}</translation>
    </message>
    <message>
        <source>The table is being laid…</source>
        <translation>Il tavolo si prepara…</translation>
    </message>
    <message>
        <source>This match is not being saved. {reason} You can still save a copy elsewhere.</source>
        <translation>Questa partita non viene salvata. {reason} Se ne può comunque salvare una copia altrove.</translation>
    </message>
    <message>
        <source>{game} with {players} is among the match files now.</source>
        <translation>{game} con {players} si trova ora tra le partite salvate.</translation>
    </message>
</context>
<context>
    <name>MatchStory</name>
    <message>
        <source>{part}, the best deal: {player} gains {amount}.</source>
        <extracomment>{part} is a part of the match: &quot;Round 7&quot;</extracomment>
        <translation>{part}, l’affare migliore: {player} guadagna {amount}.</translation>
    </message>
    <message>
        <source>{part}, the hardest blow: {player} loses {amount}.</source>
        <extracomment>{part} is a part of the match: &quot;Round 7&quot;</extracomment>
        <translation>{part}, il colpo più duro: {player} perde {amount}.</translation>
    </message>
    <message>
        <source>{part}, the turning point: {player} catches up and is not overtaken any more.</source>
        <extracomment>{part} is a part of the match: &quot;Round 7&quot;</extracomment>
        <translation>{part}, la svolta: {player} raggiunge la testa e nessuno passa più avanti.</translation>
    </message>
    <message>
        <source>{part}, the turning point: {player} goes ahead and stays ahead.</source>
        <extracomment>{part} is a part of the match: &quot;Round 7&quot;</extracomment>
        <translation>{part}, la svolta: {player} passa in testa e ci resta.</translation>
    </message>
    <message>
        <source>{players} have the same total, {sum}, and share the win.</source>
        <extracomment>{players} are those who share the win: &quot;Anna and Bea&quot;</extracomment>
        <translation>{players} hanno lo stesso totale, {sum}, e si dividono la vittoria.</translation>
    </message>
    <message>
        <source>{player} comes fifth.</source>
        <translation>{player} finisce al quinto posto.</translation>
    </message>
    <message>
        <source>{player} comes fourth.</source>
        <translation>{player} finisce al quarto posto.</translation>
    </message>
    <message>
        <source>{player} comes second.</source>
        <translation>{player} finisce al secondo posto.</translation>
    </message>
    <message>
        <source>{player} comes seventh.</source>
        <translation>{player} finisce al settimo posto.</translation>
    </message>
    <message>
        <source>{player} comes sixth.</source>
        <translation>{player} finisce al sesto posto.</translation>
    </message>
    <message>
        <source>{player} comes third.</source>
        <translation>{player} finisce al terzo posto.</translation>
    </message>
    <message>
        <source>{player} was ahead from first to last.</source>
        <translation>In testa dall’inizio alla fine: {player}.</translation>
    </message>
    <message>
        <source>{player} was in front for longest, and yet did not win.</source>
        <translation>Nessuno è stato in testa più a lungo di {player}, che però non ha vinto.</translation>
    </message>
    <message>
        <source>{player} wins by {gap} over {other}.</source>
        <translation>{player} vince con {gap} di vantaggio su {other}.</translation>
    </message>
    <message>
        <source>{player}: fifth, {gap} behind {winner}.</source>
        <translation>{player}: al quinto posto, a {gap} da {winner}.</translation>
    </message>
    <message>
        <source>{player}: fourth, {gap} behind {winner}.</source>
        <translation>{player}: al quarto posto, a {gap} da {winner}.</translation>
    </message>
    <message>
        <source>{player}: second, {gap} behind {winner}.</source>
        <translation>{player}: al secondo posto, a {gap} da {winner}.</translation>
    </message>
    <message>
        <source>{player}: seventh, {gap} behind {winner}.</source>
        <translation>{player}: al settimo posto, a {gap} da {winner}.</translation>
    </message>
    <message>
        <source>{player}: sixth, {gap} behind {winner}.</source>
        <translation>{player}: al sesto posto, a {gap} da {winner}.</translation>
    </message>
    <message>
        <source>{player}: third, {gap} behind {winner}.</source>
        <translation>{player}: al terzo posto, a {gap} da {winner}.</translation>
    </message>
</context>
<context>
    <name>MemberTile</name>
    <message>
        <source>What is left for {player}</source>
        <translation>Quel che resta per {player}</translation>
    </message>
    <message>
        <source>{player} gets what the others leave</source>
        <translation>{player} riceve quel che lasciano gli altri</translation>
    </message>
    <message>
        <source>{player} is on this side</source>
        <extracomment>A player who belongs to the same side of the council</extracomment>
        <translation>{player} sta da questa parte</translation>
    </message>
    <message>
        <source>{player}, strength {strength}: in or out</source>
        <extracomment>A button that takes a player into an offer, or out of it</extracomment>
        <translation>{player}, forza {strength}: dentro o fuori</translation>
    </message>
    <message>
        <source>{player}: one million less</source>
        <translation>{player}: un milione in meno</translation>
    </message>
    <message>
        <source>{player}: one million more</source>
        <translation>{player}: un milione in più</translation>
    </message>
    <message>
        <source>{player}: share in millions</source>
        <extracomment>The name of a field with − and +</extracomment>
        <translation>{player}: quota in milioni</translation>
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
        <translation>Tutti gli altri hanno finito: così si chiude la trattativa</translation>
    </message>
    <message>
        <source>Alone</source>
        <extracomment>A quick offer without any partner</extracomment>
        <translation>Per conto mio</translation>
    </message>
    <message>
        <source>Decline and done</source>
        <translation>No, basta così</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Says that a player has nothing more to offer</extracomment>
        <translation>Basta così</translation>
    </message>
    <message>
        <source>Harder to beat</source>
        <extracomment>A quick offer with stronger partners, which is harder to beat</extracomment>
        <translation>Più difficile da battere</translation>
    </message>
    <message>
        <source>Likely to be accepted</source>
        <extracomment>A quick offer to the partners who ask for the least; they are likely to say yes</extracomment>
        <translation>Probabilmente accettata</translation>
    </message>
    <message>
        <source>Makes this offer to all who are in it</source>
        <translation>Fa questa offerta a chi ne fa parte</translation>
    </message>
    <message>
        <source>Mug {mug}</source>
        <extracomment>The height of the offer that stands, before its split</extracomment>
        <translation>Boccale a {mug}</translation>
    </message>
    <message>
        <source>No coalition yet</source>
        <translation>Ancora nessuna coalizione</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Offri</translation>
    </message>
    <message>
        <source>Offer of your own</source>
        <translation>Fai un’offerta</translation>
    </message>
    <message>
        <source>Offers nothing more until somebody asks or the mug moves</source>
        <translation>Non offre più, finché non riceve un’offerta o il boccale non si muove</translation>
    </message>
    <message>
        <source>One more for them</source>
        <extracomment>A quick offer to those who refused the last one, with one million more for them</extracomment>
        <translation>Uno in più per loro</translation>
    </message>
    <message>
        <source>So strong is the coalition that stands. A new offer has to be stronger.</source>
        <translation>È la forza della coalizione in carica. Una nuova offerta deve essere più forte.</translation>
    </message>
    <message>
        <source>Tick who shall share.</source>
        <extracomment>Before anything is drafted: players are ticked who are to have a share of an offer</extracomment>
        <translation>Spunta con chi dividere.</translation>
    </message>
    <message>
        <source>What they ask for</source>
        <extracomment>A quick offer to those who refused the last one, with as many millions more as they asked for</extracomment>
        <translation>Quanto chiedono</translation>
    </message>
    <message>
        <source>ends the negotiation</source>
        <translation>chiude la trattativa</translation>
    </message>
    <message>
        <source>{worth} to split</source>
        <extracomment>{worth} is a sum of money</extracomment>
        <translation>{worth} da spartire</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Deal and begin</source>
        <translation>Distribuisce tutto e dà inizio alla partita</translation>
    </message>
    <message>
        <source>How many play?</source>
        <translation>In quanti si gioca?</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>New match: {game}</source>
        <translation>Nuova partita: {game}</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Numero di giocatori</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one another name.</source>
        <translation>Due giocatori si chiamano {name}. Uno dei due deve cambiare nome.</translation>
    </message>
</context>
<context>
    <name>NextCard</name>
    <message>
        <source>Table {number} begins</source>
        <translation>Il tavolo {number} comincia</translation>
    </message>
    <message>
        <source>Table {number} goes on</source>
        <translation>Il tavolo {number} continua</translation>
    </message>
    <message>
        <source>Table {number} is playing: {players}</source>
        <translation>Sta giocando il tavolo {number}: {players}</translation>
    </message>
    <message>
        <source>Table {number} plays next: {players}</source>
        <translation>Ora gioca il tavolo {number}: {players}</translation>
    </message>
    <message>
        <source>Whoever has seen a table play knows the dice: those who wait do not look.</source>
        <translation>Chi ha visto giocare un tavolo conosce i dadi: chi aspetta non guarda.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Dismiss</source>
        <translation>Chiudi l’avviso</translation>
    </message>
</context>
<context>
    <name>OfferCard</name>
    <message>
        <source>Strength {height}</source>
        <extracomment>Of all who belong to an offer, together; the mug moves there if they agree</extracomment>
        <translation>Forza {height}</translation>
    </message>
    <message>
        <source>declined by {player}</source>
        <extracomment>Beside the name of who made the offer: who has said no to it</extracomment>
        <translation>rifiutata da {player}</translation>
    </message>
    <message>
        <source>{player} has refused what {proposer} offered</source>
        <translation>{player} ha rifiutato l’offerta di {proposer}</translation>
    </message>
    <message>
        <source>{player} makes an offer</source>
        <translation>{player} fa un’offerta</translation>
    </message>
    <message>
        <source>{split}. Asked: {players}</source>
        <extracomment>{split} is a list of millions and players: &quot;4 for Anna, 3 for Bea&quot;</extracomment>
        <translation>{split}. In attesa di {players}</translation>
    </message>
</context>
<context>
    <name>OffersModel</name>
    <message>
        <source>Answers</source>
        <translation>Risposte</translation>
    </message>
    <message>
        <source>New split by {player}</source>
        <translation>Nuova spartizione di {player}</translation>
    </message>
    <message>
        <source>Nobody is asked</source>
        <translation>Nessuno deve rispondere</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Offerta</translation>
    </message>
    <message>
        <source>Offer by {player}</source>
        <translation>Offerta di {player}</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Spartizione</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Accordo attuale</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Forza</translation>
    </message>
    <message>
        <source>The opposition</source>
        <translation>L’opposizione</translation>
    </message>
    <message>
        <source>{player} agreed</source>
        <translation>{player} ha accettato</translation>
    </message>
    <message>
        <source>{player} is asked</source>
        <translation>{player} deve rispondere</translation>
    </message>
</context>
<context>
    <name>OpenMatchCard</name>
    <message>
        <source>A match last played {when}</source>
        <translation>Una partita giocata l’ultima volta: {when}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Continue {game} with {players}</source>
        <translation>Continua {game} con {players}</translation>
    </message>
    <message>
        <source>Keep for later</source>
        <translation>Tieni per dopo</translation>
    </message>
    <message>
        <source>Keep {game} with {players} for later</source>
        <translation>Tieni {game} con {players} per dopo</translation>
    </message>
    <message>
        <source>Last played {when}</source>
        <translation>Giocata l’ultima volta: {when}</translation>
    </message>
    <message>
        <source>Moves the match from here to the match files; it can be gone on with from there</source>
        <translation>Sposta la partita da qui alle partite salvate; da lì si può riprendere</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation>Aperta in un’altra finestra</translation>
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
        <translation>Partite in corso</translation>
    </message>
    <message>
        <source>Show more open matches: {number}</source>
        <translation>Mostra altre partite in corso: {number}</translation>
    </message>
</context>
<context>
    <name>OptionBox</name>
    <message>
        <source>{option} – off</source>
        <extracomment>A variant that is not played, which may be called &quot;Variant III: no colour die&quot;</extracomment>
        <translation>{option} – no</translation>
    </message>
    <message>
        <source>{option} – on</source>
        <extracomment>A variant that is played, which may be called &quot;Variant III: no colour die&quot;</extracomment>
        <translation>{option} – sì</translation>
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
        <translation>Torna al conteggio finale (F7)</translation>
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
        <translation>La cassa contiene {before} ora e {after} dopo il pagamento</translation>
    </message>
    <message>
        <source>{before}, then {after}</source>
        <translation>{before}, poi {after}</translation>
    </message>
</context>
<context>
    <name>PeopleCard</name>
    <message>
        <source>All names as in the files</source>
        <translation>Tutti i nomi come nei file</translation>
    </message>
    <message>
        <source>Another name, or that of somebody else in this list: then the two are one person. Only the statistics change; match files stay as they are.</source>
        <translation>Un altro nome, o quello di qualcun altro di questo elenco: allora i due sono la stessa persona. Cambiano solo le statistiche; i file delle partite restano come sono.</translation>
    </message>
    <message>
        <source>Is the same person</source>
        <extracomment>On a button: two names belong to one person</extracomment>
        <translation>È la stessa persona</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Mantieni</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Escludi</translation>
    </message>
    <message>
        <source>Leave out a person</source>
        <translation>Escludere qualcuno</translation>
    </message>
    <message>
        <source>Leave out…</source>
        <translation>Escludi…</translation>
    </message>
    <message>
        <source>Leave {name} out of the statistics? Match files stay as they are.</source>
        <translation>Escludere {name} dalle statistiche? I file delle partite restano come sono.</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nuovo nome</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>The name {name}</source>
        <translation>Il nome {name}</translation>
    </message>
    <message>
        <source>{name} and {other} played in the same match: they are two people.</source>
        <translation>{name} e {other} hanno giocato nella stessa partita: sono due persone.</translation>
    </message>
</context>
<context>
    <name>Phrase</name>
    <message>
        <source>+{number}%</source>
        <extracomment>By how much that is more likely than before</extracomment>
        <translation>+{number}%</translation>
    </message>
    <message>
        <source>A slip on purpose: bots of this level make such mistakes.</source>
        <extracomment>A remark on what a bot did: it saw something better</extracomment>
        <translation>Un errore voluto: a questo livello i bot ne fanno.</translation>
    </message>
    <message>
        <source>All councillors are turned over.</source>
        <extracomment>In the council, when everybody has chosen</extracomment>
        <translation>Tutti i consiglieri vengono scoperti.</translation>
    </message>
    <message>
        <source>Alternative: {action}, {worth}</source>
        <extracomment>What a bot could have done instead: &quot;Alternative: Pass, +$2M&quot;</extracomment>
        <translation>Alternativa: {action}, {worth}</translation>
    </message>
    <message>
        <source>At the top</source>
        <extracomment>The outermost place in a data file, where others are called lots[3] or city.districts</extracomment>
        <translation>Al primo livello</translation>
    </message>
    <message>
        <source>Cards are dealt.</source>
        <translation>Si distribuiscono le carte.</translation>
    </message>
    <message>
        <source>Everybody rolls.</source>
        <extracomment>All players roll a die at the same time</extracomment>
        <translation>Tutti tirano il dado.</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <extracomment>How far a match is, in a game that has no words of its own for it</extracomment>
        <translation>Mossa {number}</translation>
    </message>
    <message>
        <source>No alternative was weighed.</source>
        <extracomment>A remark on what a bot did: there was nothing to choose, or it did not think</extracomment>
        <translation>Non sono state valutate alternative.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>A player without a name</extracomment>
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>The match is waiting.</source>
        <extracomment>Something could not be saved, and play waits</extracomment>
        <translation>La partita è in attesa.</translation>
    </message>
    <message>
        <source>The other reasons lie face down.</source>
        <extracomment>A remark on why a bot did something: part of the reasons must not be told</extracomment>
        <translation>Gli altri motivi restano coperti.</translation>
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
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{out} is out. {player} is still thinking.</source>
        <extracomment>The same, while the only person at the table has had to leave the match and looks on</extracomment>
        <translation>{out} è fuori gioco. {player} sta ancora pensando.</translation>
    </message>
    <message>
        <source>{out} is out. {player} is thinking.</source>
        <extracomment>The same, while the only person at the table has had to leave the match and looks on</extracomment>
        <translation>{out} è fuori gioco. {player} sta pensando.</translation>
    </message>
    <message>
        <source>{players} are ahead</source>
        <extracomment>{players} are several names: who would win now, together</extracomment>
        <translation>{players} sono in testa</translation>
    </message>
    <message>
        <source>{players} is ahead</source>
        <extracomment>{players} is one name: whoever would win now</extracomment>
        <translation>{players} è in testa</translation>
    </message>
    <message>
        <source>{player} is still thinking.</source>
        <extracomment>A bot has been thinking for some time</extracomment>
        <translation>{player} sta ancora pensando.</translation>
    </message>
    <message>
        <source>{player} is thinking.</source>
        <extracomment>A bot is to act</extracomment>
        <translation>{player} sta pensando.</translation>
    </message>
    <message>
        <source>{player} reaches into the bag.</source>
        <extracomment>A player is about to draw a tile from the felt bag</extracomment>
        <translation>{player} mette la mano nel sacchetto.</translation>
    </message>
    <message>
        <source>{player} rolls.</source>
        <extracomment>One die, or two, are about to roll by themselves</extracomment>
        <translation>{player} tira.</translation>
    </message>
    <message>
        <source>{player}: it is your turn.</source>
        <extracomment>What a player must do now, where the game has no words of its own for it</extracomment>
        <translation>È il turno di {player}.</translation>
    </message>
    <message>
        <source>{player}: only one move is possible.</source>
        <extracomment>A move is made for a person because no other is possible</extracomment>
        <translation>{player}: è possibile una sola mossa.</translation>
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
        <translation>{some} e {last}</translation>
    </message>
    <message>
        <source>{some}, {next}</source>
        <extracomment>A list, all but its last: {some} is the list so far</extracomment>
        <translation>{some}, {next}</translation>
    </message>
    <message>
        <source>±{number}%</source>
        <extracomment>{number} is 0</extracomment>
        <translation>±{number}%</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <extracomment>What somebody says aloud, in the quotation marks of the language</extracomment>
        <translation>«{words}»</translation>
    </message>
    <message>
        <source>−{number}%</source>
        <extracomment>By how much that is less likely than before</extracomment>
        <translation>−{number}%</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>{colour}, cubes: {number}</source>
        <translation>{colour}, cubetti: {number}</translation>
    </message>
</context>
<context>
    <name>PlacementPanel</name>
    <message>
        <source>Place</source>
        <translation>Piazza</translation>
    </message>
</context>
<context>
    <name>PlacingPanel</name>
    <message>
        <source>District</source>
        <translation>Proprietà</translation>
    </message>
    <message>
        <source>{colour} × {number}</source>
        <translation>{colour} × {number}</translation>
    </message>
    <message>
        <source>{colour}, cubes to place: {number}</source>
        <translation>{colour}, cubetti da piazzare: {number}</translation>
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
        <translation>Ora</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sul tavolo</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>A new match begins as the other one was after step {number}. The other one stays as it is.</source>
        <extracomment>{number} is how many steps of the match before are taken over</extracomment>
        <translation>Una nuova partita comincia da dove era l’altra dopo il passo {number}. L’altra resta com’è.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Dice:</source>
        <translation>Dadi:</translation>
    </message>
    <message>
        <source>New ones</source>
        <translation>Nuovi</translation>
    </message>
    <message>
        <source>Nobody knows how they will fall.</source>
        <translation>Nessuno sa come cadranno.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Gioca il seguito</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>The dice of this match cannot fall again from here.</source>
        <translation>Da qui i dadi di questa partita non possono cadere di nuovo allo stesso modo.</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>Gli stessi</translation>
    </message>
    <message>
        <source>They fall as in the match before, as long as as many are rolled: no secret.</source>
        <translation>Cadono come nella partita di prima, finché se ne tirano altrettanti: non sono segreti.</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one another name.</source>
        <translation>Due giocatori si chiamano {name}. Uno dei due deve cambiare nome.</translation>
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
        <translation>Denaro</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Districts</source>
        <translation>Proprietà</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Nascosto</translation>
    </message>
    <message>
        <source>Last action</source>
        <translation>Ultima azione</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Prestiti</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Patrimonio</translation>
    </message>
</context>
<context>
    <name>PricesModel</name>
    <message>
        <source>Company values</source>
        <translation>Valore delle società</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>A process that played matches was ended from outside, so the simulation is incomplete.</source>
        <translation>Un processo che giocava partite è stato terminato dall’esterno: la simulazione è incompleta.</translation>
    </message>
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
        <translation>Impossibile salvare «{path}»: il disco è di sola lettura. Salva altrove.</translation>
    </message>
    <message>
        <source>The board “{board}” of {title} cannot be used. {reason}</source>
        <translation>Il tavoliere «{board}» di {title} è inutilizzabile. {reason}</translation>
    </message>
    <message>
        <source>The disk is full: “{path}” was not saved. Make room, then try again.</source>
        <translation>Il disco è pieno: «{path}» non è stato salvato. Libera un po’ di spazio e riprova.</translation>
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
        <translation>Il sistema non permette l’accesso a «{path}». Scegli un altro posto.</translation>
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
        <translation>Questo file viene da una versione più recente di Big Shot Desktop (formato {theirs}; questa arriva a {ours}). Aggiorna il programma per aprirlo.</translation>
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
        <source>This file is damaged and cannot be read (line {line}, column {column}).</source>
        <translation>Questo file è danneggiato e non si può leggere (riga {line}, colonna {column}).</translation>
    </message>
    <message>
        <source>This file is nested too deeply: {most} levels are the limit.</source>
        <translation>Questo file ha troppi livelli annidati: {most} al massimo.</translation>
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
        <source>This match was changed after its dice were sealed: its seed, its set-up or its word is another now.</source>
        <translation>Questa partita è stata modificata dopo che i suoi dadi erano stati sigillati: il codice, la preparazione o la parola è cambiata.</translation>
    </message>
    <message>
        <source>This match was changed: action {number} is not what its sealed seed gives there.</source>
        <translation>Questa partita è stata modificata: l’azione {number} non è quella che il codice sigillato dà in quel punto.</translation>
    </message>
    <message>
        <source>This version of the program knows no game “{game}”.</source>
        <translation>Questa versione del programma non conosce il gioco «{game}».</translation>
    </message>
    <message>
        <source>{number} actions are too many: no match can have more than {most}.</source>
        <translation>{number} azioni sono troppe: nessuna partita può averne più di {most}.</translation>
    </message>
    <message>
        <source>{title} has no board “{board}”.</source>
        <extracomment>{title} is a game: &quot;Big Shot&quot;</extracomment>
        <translation>{title} non ha un tavoliere «{board}».</translation>
    </message>
    <message>
        <source>“{path}” already exists. Choose another name.</source>
        <translation>«{path}» esiste già. Scegli un altro nome.</translation>
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
    <name>ProjectsModel</name>
    <message>
        <source>At stake now: {worth}</source>
        <translation>Ora in palio: {worth}</translation>
    </message>
    <message>
        <source>Being built</source>
        <translation>In costruzione</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Completato</translation>
    </message>
    <message>
        <source>Next section is worth</source>
        <translation>La prossima sezione vale</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Non iniziato</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Progetto</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sezioni</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>There is none</source>
        <translation>Non ce n’è</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} di {all}</translation>
    </message>
</context>
<context>
    <name>PushPanel</name>
    <message>
        <source>Attend</source>
        <extracomment>On a button with a councillor on it, where there is little room: this one attends the council</extracomment>
        <translation>Partecipa</translation>
    </message>
    <message>
        <source>Attend with a {card}</source>
        <extracomment>On a button: a councillor attends the council that somebody called; {card} is 1, 2 or 3</extracomment>
        <translation>Partecipa con un {card}</translation>
    </message>
    <message>
        <source>Before the cards it is a tie, and ties go to the coalition.</source>
        <translation>Prima delle carte è parità, e in parità vince la coalizione.</translation>
    </message>
    <message>
        <source>Before the cards your side is {number} ahead.</source>
        <translation>Prima delle carte l’opposizione è avanti di {number}.</translation>
    </message>
    <message>
        <source>Before the cards your side is {number} behind.</source>
        <translation>Prima delle carte l’opposizione è indietro di {number}.</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>On a button with a councillor on it, where there is little room: this one calls the council</extracomment>
        <translation>Convoca</translation>
    </message>
    <message>
        <source>Call with a {card}</source>
        <extracomment>On a button: a councillor calls the council; {card} is 1, 2 or 3</extracomment>
        <translation>Convoca con un {card}</translation>
    </message>
    <message>
        <source>Coalition: {mug}. Opposition, all of you together: {biscuit}.</source>
        <translation>Coalizione: {mug}. Opposizione, tutta insieme: {biscuit}.</translation>
    </message>
    <message>
        <source>Do not call</source>
        <translation>Non convocare</translation>
    </message>
    <message>
        <source>Stay out</source>
        <translation>Resta fuori</translation>
    </message>
    <message>
        <source>{worth} to win, shared by all who attend.</source>
        <translation>In palio {worth}, da spartire fra chi partecipa.</translation>
    </message>
    <message>
        <source>{worth} to win; split evenly with those here, you would get {share}.</source>
        <translation>In palio {worth}; in parti uguali con chi c’è già, la propria quota sarebbe di {share}.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Unità</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Cartella di file</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>C&amp;erca in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo di file:</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>A hunch</source>
        <extracomment>What a weak bot feels without a reason</extracomment>
        <translation>Una sensazione</translation>
    </message>
    <message>
        <source>Many small things together</source>
        <translation>Tante piccole cose insieme</translation>
    </message>
    <message>
        <source>Thinking ahead</source>
        <extracomment>A part of what a bot expects; its amount stands beside it</extracomment>
        <translation>Uno sguardo avanti</translation>
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
        <source>The die shows 1 to 6, never {pips}.</source>
        <translation>Il dado dà un numero da 1 a 6, mai {pips}.</translation>
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
    <name>RemarkableCard</name>
    <message>
        <source>Look at it</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Matches to look at again</source>
        <translation>Partite da rivedere</translation>
    </message>
    <message>
        <source>the closest: {sum} ahead</source>
        <translation>la più combattuta: {sum} di vantaggio</translation>
    </message>
    <message>
        <source>the longest: {number} actions</source>
        <translation>la più lunga: {number} azioni</translation>
    </message>
    <message>
        <source>the only match so far</source>
        <extracomment>In place of what is special about a match: there is no other one of this game</extracomment>
        <translation>l’unica partita finora</translation>
    </message>
    <message>
        <source>the richest: {sum}</source>
        <translation>la più ricca: {sum}</translation>
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
        <translation>Una nuova partita che continua da questa posizione (tasto: P)</translation>
    </message>
    <message>
        <source>As {player} saw it</source>
        <extracomment>In a list of whose secrets are seen: {player} is the name of one</extracomment>
        <translation>Come l’ha vista {player}</translation>
    </message>
    <message>
        <source>Drag, click or turn the wheel; marks are where somebody goes ahead</source>
        <translation>Trascina, fai clic o gira la rotella; i segni indicano dove cambia chi è in testa</translation>
    </message>
    <message>
        <source>Drag, click or turn the wheel; marks are where the chances to win changed most</source>
        <translation>Trascinare, fare clic o girare la rotellina; i segni indicano dove le probabilità di vittoria sono cambiate di più</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>Punto della partita</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>On a button: a new match that begins as this one was here</extracomment>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>Step {step} of {number}</source>
        <extracomment>Where we are in a match that is looked at step by step</extracomment>
        <translation>Passo {step} di {number}</translation>
    </message>
    <message>
        <source>What is seen:</source>
        <extracomment>Before a choice: without secrets, or as one of the players saw it</extracomment>
        <translation>Che cosa si vede:</translation>
    </message>
    <message>
        <source>Whose secrets are seen</source>
        <translation>Di chi si vedono i segreti</translation>
    </message>
    <message>
        <source>Without secrets</source>
        <translation>Senza segreti</translation>
    </message>
</context>
<context>
    <name>ReplayOpener</name>
    <message>
        <source>The match is being opened…</source>
        <translation>La partita si sta aprendo…</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Back to now</source>
        <translation>Torna al presente</translation>
    </message>
    <message>
        <source>Back to where you came from (key: Esc)</source>
        <translation>Torna alla pagina precedente (tasto: Esc)</translation>
    </message>
    <message>
        <source>Chart</source>
        <extracomment>A word beside an icon: the chart of a match</extracomment>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Chart of the match</source>
        <translation>Grafico della partita</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>On a button: leaves a match that was looked at</extracomment>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>A word beside an icon: a new match goes on from the position that is shown</extracomment>
        <translation>Gioca il seguito</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>The match after this one</source>
        <translation>La partita successiva</translation>
    </message>
    <message>
        <source>The match before this one</source>
        <translation>La partita precedente</translation>
    </message>
    <message>
        <source>The match begins.</source>
        <translation>La partita comincia.</translation>
    </message>
    <message>
        <source>The match is not over yet.</source>
        <translation>La partita non è ancora finita.</translation>
    </message>
    <message>
        <source>The match is over here: go back to play on.</source>
        <translation>Qui la partita è finita: per continuare bisogna tornare indietro.</translation>
    </message>
    <message>
        <source>There is no other match on that side.</source>
        <translation>Non ci sono altre partite da quella parte.</translation>
    </message>
    <message>
        <source>To the match that is being played (key: Esc)</source>
        <translation>Alla partita in corso (tasto: Esc)</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
</context>
<context>
    <name>ReplayWays</name>
    <message>
        <source>A step back</source>
        <translation>Un passo indietro</translation>
    </message>
    <message>
        <source>A step on</source>
        <translation>Un passo avanti</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>Un turno indietro</translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation>Un turno avanti</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>On a button: the match stops going on by itself, or begins to</extracomment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>To the next turning point</source>
        <translation>Alla svolta successiva</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>To the turning point before</source>
        <translation>Alla svolta precedente</translation>
    </message>
    <message>
        <source>{name} (key: {key})</source>
        <extracomment>A button&apos;s name, and the key that does the same</extracomment>
        <translation>{name} (tasto: {key})</translation>
    </message>
</context>
<context>
    <name>RerollPanel</name>
    <message>
        <source>Die {die} + cards {cards} = strength {strength}. A {least} or more makes you stronger.</source>
        <translation>Dado {die} + carte {cards} = forza {strength}. Da {least} in su, la forza aumenta.</translation>
    </message>
    <message>
        <source>Die {die} + cards {cards} = strength {strength}. Another roll cannot make you stronger.</source>
        <translation>Dado {die} + carte {cards} = forza {strength}. Un altro tiro non può aumentarla.</translation>
    </message>
    <message>
        <source>Die {die} + cards {cards} = strength {strength}. Only a {least} makes you stronger.</source>
        <translation>Dado {die} + carte {cards} = forza {strength}. Aumenta solo con un {least}.</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>On a button with a councillor on it, where there is little room: this one goes away for another roll</extracomment>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Discard a {card}</source>
        <extracomment>On a button: the card goes away for another roll; {card} is 1, 2 or 3</extracomment>
        <translation>Scarta un {card}</translation>
    </message>
    <message>
        <source>Look at my cards to discard one</source>
        <extracomment>On a button: one&apos;s cards are seen behind the curtain, and one of them can be given up there for another roll</extracomment>
        <translation>Guarda le mie carte per scartarne una</translation>
    </message>
    <message>
        <source>No more rolls this turn</source>
        <translation>Niente più tiri in questo turno</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Va bene così</translation>
    </message>
    <message>
        <source>Strength of the others</source>
        <extracomment>A heading before the names and strengths of the other players</extracomment>
        <translation>Forza degli altri</translation>
    </message>
    <message>
        <source>{player} rolls</source>
        <extracomment>A player whose die has not come to rest yet</extracomment>
        <translation>{player} tira</translation>
    </message>
    <message>
        <source>{player} {strength}</source>
        <extracomment>A player and their strength: &quot;Bea 8&quot;</extracomment>
        <translation>{player} {strength}</translation>
    </message>
    <message>
        <source>{player}: die {die} + cards {cards} = strength {strength}</source>
        <translation>{player}: dado {die} + carte {cards} = forza {strength}</translation>
    </message>
    <message>
        <source>{player}: die {die} + cards {cards} = strength {strength}; ready</source>
        <translation>{player}: dado {die} + carte {cards} = forza {strength}; a posto</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>The evening goes to {players}</source>
        <extracomment>Who has won a duplicate evening: {players} is one name, or a list</extracomment>
        <translation>La serata è di {players}</translation>
    </message>
    <message>
        <source>With the same luck all did equally well</source>
        <translation>Con la stessa fortuna tutti hanno fatto altrettanto bene</translation>
    </message>
    <message>
        <source>{sum} more than the average of the same seat.</source>
        <extracomment>By how much somebody did better than others in the same seat</extracomment>
        <translation>{sum} in più della media dello stesso posto.</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>Roll the dice</source>
        <translation>Tira i dadi</translation>
    </message>
    <message>
        <source>Roll the die</source>
        <translation>Tira il dado</translation>
    </message>
</context>
<context>
    <name>RuleLink</name>
    <message>
        <source>Rule {rule}</source>
        <translation>Regola {rule}</translation>
    </message>
    <message>
        <source>Rule {rule} in the rulebook</source>
        <translation>Regola {rule} nel regolamento</translation>
    </message>
</context>
<context>
    <name>RulebookPage</name>
    <message>
        <source>Editions</source>
        <translation>Edizioni</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Esempio</translation>
    </message>
    <message>
        <source>Our ruling</source>
        <translation>La nostra scelta</translation>
    </message>
</context>
<context>
    <name>RulebookWindow</name>
    <message numerus="yes">
        <source>%Ln section(s)</source>
        <translation>
            <numerusform>%Ln paragrafo</numerusform>
            <numerusform>%Ln paragrafi</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Nothing in this book has all of these words.</source>
        <translation>Nessun paragrafo di questo libretto contiene tutte queste parole.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salva come PDF…</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>Salva le regole</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvato come {file}.</translation>
    </message>
    <message>
        <source>The game in short</source>
        <translation>Il gioco in breve</translation>
    </message>
    <message>
        <source>{game} – Rules</source>
        <translation>{game} – Regole</translation>
    </message>
</context>
<context>
    <name>SaludosAction</name>
    <message>
        <source>Choose councillors face down</source>
        <extracomment>It is not to be seen which councillors, nor how many</extracomment>
        <translation>Scegli i consiglieri a carte coperte</translation>
    </message>
    <message>
        <source>Discard a card and roll again</source>
        <extracomment>The same, when it is not to be seen which card</extracomment>
        <translation>Scarta una carta e tira di nuovo</translation>
    </message>
    <message>
        <source>Discard a {card} and roll again</source>
        <extracomment>What a player could do, in a list or on a button; {card} is 1, 2 or 3</extracomment>
        <translation>Scarta un {card} e tira di nuovo</translation>
    </message>
    <message>
        <source>Make an offer alone</source>
        <translation>Fai un’offerta senza soci</translation>
    </message>
    <message>
        <source>Offer {split} (in millions)</source>
        <extracomment>{split} is a list of millions and players: &quot;4 for Anna, 3 for Bea&quot;</extracomment>
        <translation>Offri {split} (in milioni)</translation>
    </message>
    <message>
        <source>Play a councillor of value {only_card}</source>
        <translation>Gioca un consigliere di valore {only_card}</translation>
    </message>
    <message>
        <source>Play councillors worth {sum_of}</source>
        <extracomment>{sum_of} is a sum of values: &quot;3 + 2 = 5&quot;</extracomment>
        <translation>Gioca consiglieri che danno {sum_of}</translation>
    </message>
    <message>
        <source>Play no councillor</source>
        <translation>Non giocare nessun consigliere</translation>
    </message>
    <message>
        <source>Propose {split} (in millions)</source>
        <translation>Proponi {split} (in milioni)</translation>
    </message>
    <message>
        <source>Push a card forward for the council</source>
        <translation>Metti avanti una carta per il consiglio comunale</translation>
    </message>
    <message>
        <source>Push a {card} forward for the council</source>
        <extracomment>Calls the council, or attends it</extracomment>
        <translation>Metti avanti un {card} per il consiglio comunale</translation>
    </message>
    <message>
        <source>Push no card forward for the council</source>
        <extracomment>Does not call the council, or does not attend it</extracomment>
        <translation>Non mettere avanti carte per il consiglio comunale</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>No more rolls, or no more proposals in the council</extracomment>
        <translation>Va bene così</translation>
    </message>
    <message>
        <source>Say no to {proposer}</source>
        <translation>Rifiuta la proposta di {proposer}</translation>
    </message>
    <message>
        <source>Say yes to {proposer}</source>
        <extracomment>{proposer} made an offer, or proposed a split in the council</extracomment>
        <translation>Accetta la proposta di {proposer}</translation>
    </message>
    <message>
        <source>Stop negotiating</source>
        <translation>Smetti di trattare</translation>
    </message>
    <message>
        <source>Withdraw the offer</source>
        <translation>Ritira l’offerta</translation>
    </message>
</context>
<context>
    <name>SaludosAdvice</name>
    <message>
        <source>A yes would end your own offer, which is still open: {told_split}.</source>
        <extracomment>{told_split} is a list of millions and players: &quot;4 for Anna, 3 for Bea&quot;</extracomment>
        <translation>Un sì farebbe cadere la tua offerta, che è ancora aperta: {told_split}.</translation>
    </message>
    <message>
        <source>A {card} counts more in the council than a {lower}, and you win more often with it.</source>
        <extracomment>{lower} is a card, too; both are in hand</extracomment>
        <translation>Nel consiglio comunale un {card} conta più di un {lower}, e con quello vinci più spesso.</translation>
    </message>
    <message>
        <source>All agree to it with a chance of about {odds}, by a guess; to the offer of {proposer} only with about {other_odds}.</source>
        <extracomment>An offer with one&apos;s own share in it, that was told of before, beside that of {proposer}</extracomment>
        <translation>A occhio e croce tutti la accettano con una probabilità del {odds}; l’offerta di {proposer} solo del {other_odds}.</translation>
    </message>
    <message>
        <source>All agree with a chance of about {odds}, by a guess; it is the last offer you may make for now.</source>
        <translation>A occhio e croce tutti accettano con una probabilità del {odds}; è l’ultima offerta che puoi fare per ora.</translation>
    </message>
    <message>
        <source>All agree with a chance of only about {odds}, by a guess; after a refusal all stays as it is.</source>
        <translation>A occhio e croce tutti accettano solo con una probabilità del {odds}; dopo un rifiuto tutto resta com’è.</translation>
    </message>
    <message>
        <source>An offer of yours would hardly change your chance to win.</source>
        <translation>Una tua offerta non cambierebbe quasi la tua possibilità di vincere.</translation>
    </message>
    <message>
        <source>Another split would hardly change your chance to win.</source>
        <translation>Un’altra spartizione non cambierebbe quasi la tua possibilità di vincere.</translation>
    </message>
    <message>
        <source>But a card pushed forward would bring you {million} for sure, if nobody else comes: the cards of the coalition count {most} at the most.</source>
        <extracomment>{most} is what the hidden cards of the coalition count at the most</extracomment>
        <translation>Ma una carta spinta avanti ti porterebbe di sicuro {million}, se non viene nessun altro: le carte della coalizione valgono al massimo {most}.</translation>
    </message>
    <message>
        <source>But a card pushed forward would bring you {million} for sure: the cards of the coalition count {most} at the most.</source>
        <extracomment>Nobody else can come</extracomment>
        <translation>Ma una carta spinta avanti ti porterebbe di sicuro {million}: le carte della coalizione valgono al massimo {most}.</translation>
    </message>
    <message>
        <source>But with a card pushed forward you would be paid if the opposition wins: a chance of about {odds}, by a guess.</source>
        <translation>Ma con una carta spinta avanti riceveresti una quota se vince l’opposizione: a occhio e croce con una probabilità del {odds}.</translation>
    </message>
    <message>
        <source>Cards can still bring money: whoever holds the strongest councillors when the fourth project is finished gets a bonus.</source>
        <translation>Le carte possono ancora rendere denaro: chi ha i consiglieri più forti quando è finito il quarto progetto riceve un bonus.</translation>
    </message>
    <message>
        <source>Cards in hand are a risk: you have {number}, the smallest hand {least}, and if a journalist came now it would cost you {million}.</source>
        <extracomment>{number} and {least} are numbers of cards</extracomment>
        <translation>Le carte in mano sono un rischio: ne hai {number}, la mano più piccola {least}, e se ora venisse un giornalista ti costerebbe {million}.</translation>
    </message>
    <message>
        <source>Careful: the others have {others} together and can still outbid {height}.</source>
        <extracomment>{height} is less than {others}</extracomment>
        <translation>Attenzione: gli altri insieme hanno {others} e possono ancora superare {height}.</translation>
    </message>
    <message>
        <source>Careful: {proposer} offers others a coalition of {other} without you, which would beat it.</source>
        <translation>Attenzione: {proposer} offre ad altri una coalizione di {other} senza di te, che la supererebbe.</translation>
    </message>
    <message>
        <source>Careful: {proposer} offers others a coalition of {other} without you; if that stands first, this offer lapses.</source>
        <translation>Attenzione: {proposer} offre ad altri una coalizione di {other} senza di te; se entra in carica per prima, questa offerta decade.</translation>
    </message>
    <message>
        <source>Careful: {proposer} offers others a coalition of {other} without you; if that stands first, you lose your {kept}.</source>
        <translation>Attenzione: {proposer} offre ad altri una coalizione di {other} senza di te; se entra in carica per prima, perdi i tuoi {kept}.</translation>
    </message>
    <message>
        <source>Discard a {card} and roll again, or leave it at that: no roll would make you stronger and {worse} of 6 weaker, but your hand would get smaller, and your chance to win is about the same either way.</source>
        <translation>Scarta un {card} e tira di nuovo, oppure lascia così: nessun tiro ti renderebbe più forte e {worse} su 6 più debole, ma la tua mano si ridurrebbe, e la tua possibilità di vincere è più o meno la stessa in entrambi i casi.</translation>
    </message>
    <message>
        <source>Discard a {card} and roll again, or leave it at that: {ways} of 6 rolls would make you stronger, {worse} weaker, and your chance to win is about the same either way.</source>
        <translation>Scarta un {card} e tira di nuovo, oppure lascia così: su 6 tiri possibili {ways} in meglio e {worse} in peggio, e la tua possibilità di vincere è più o meno la stessa in entrambi i casi.</translation>
    </message>
    <message>
        <source>Discard a {card} and roll again: no roll makes you stronger and {worse} of 6 weaker, but your hand gets smaller.</source>
        <translation>Scarta un {card} e tira di nuovo: nessun tiro ti rende più forte e {worse} su 6 più debole, ma la tua mano si riduce.</translation>
    </message>
    <message>
        <source>Discard a {card} and roll again: your hand gets smaller; {ways} of 6 rolls would make you stronger, {worse} weaker.</source>
        <translation>Scarta un {card} e tira di nuovo: la tua mano si riduce; su 6 tiri possibili {ways} in meglio e {worse} in peggio.</translation>
    </message>
    <message>
        <source>Discard a {card} and roll again: {ways} of 6 rolls would make you stronger than with your {die} now, {worse} weaker.</source>
        <extracomment>{ways} is 1 to 4; {card} is 1, 2 or 3</extracomment>
        <translation>Scarta un {card} e tira di nuovo: rispetto al tuo {die} di ora, su 6 tiri possibili {ways} in meglio e {worse} in peggio.</translation>
    </message>
    <message>
        <source>Even with a card pushed forward the opposition would win with a chance of only about {odds}, by a guess.</source>
        <translation>Anche con una carta spinta avanti l’opposizione vincerebbe, a occhio e croce, solo con una probabilità del {odds}.</translation>
    </message>
    <message>
        <source>If you show your cards for it, your side wins with a chance of about {odds}, by a guess.</source>
        <translation>Se in cambio mostri le tue carte, a occhio e croce la tua parte vince con una probabilità del {odds}.</translation>
    </message>
    <message>
        <source>If you use {played} of your cards there, your hand is the smallest after the draw ({left} instead of {more}), and a journalist would cost the others {million} in all instead of {kept}.</source>
        <extracomment>{played} is a number of cards, 1 or more</extracomment>
        <translation>Se lì usi {played} delle tue carte, dopo aver pescato la tua mano è la più piccola ({left} invece di {more}), e un giornalista costerebbe agli altri {million} in tutto invece di {kept}.</translation>
    </message>
    <message>
        <source>If your side wins, you get {million}.</source>
        <translation>Se la tua parte vince, ricevi {million}.</translation>
    </message>
    <message>
        <source>If your side wins, you get {share}, and your hand is the smallest with {left} instead of {more}: a journalist would cost the others {million} in all instead of {kept}.</source>
        <translation>Se la tua parte vince, ricevi {share} e la tua mano è la più piccola con {left} invece di {more}: un giornalista costerebbe agli altri {million} in tutto invece di {kept}.</translation>
    </message>
    <message>
        <source>If your side wins, you get {share}; but if you keep your cards you hold {number} then, the smallest hand {least}, and a journalist would cost you {million}.</source>
        <translation>Se la tua parte vince, ricevi {share}; ma se tieni le tue carte ne hai allora {number}, la mano più piccola {least}, e un giornalista ti costerebbe {million}.</translation>
    </message>
    <message>
        <source>In the coalition that stands you have only {kept}.</source>
        <translation>Nella coalizione attuale hai solo {kept}.</translation>
    </message>
    <message>
        <source>In the coalition that stands you have {kept}, but {mug} is easier to outbid than {height}.</source>
        <extracomment>{height} is more than {mug}</extracomment>
        <translation>Nella coalizione attuale hai {kept}, ma {mug} è più facile da superare di {height}.</translation>
    </message>
    <message>
        <source>Leave it at that: no roll could make you stronger, as it costs a card.</source>
        <translation>Lascia così: nessun tiro ti renderebbe più forte, perché costa una carta.</translation>
    </message>
    <message>
        <source>Leave it at that: only {ways} of 6 rolls would make you stronger, and each costs a card.</source>
        <translation>Lascia così: solo {ways} tiri su 6 ti renderebbero più forte, e ognuno costa una carta.</translation>
    </message>
    <message>
        <source>Leave it at that: you have no card to discard.</source>
        <translation>Lascia così: non hai una carta da scartare.</translation>
    </message>
    <message>
        <source>Leave it at that: {ways} of 6 rolls would make you stronger, but the card would be gone for good.</source>
        <extracomment>{ways} is 3 or 4</extracomment>
        <translation>Lascia così: {ways} tiri su 6 ti renderebbero più forte, ma la carta sarebbe persa per sempre.</translation>
    </message>
    <message>
        <source>Leave the split as it is: you get {kept} if your side wins.</source>
        <translation>Lascia la spartizione com’è: ricevi {kept} se la tua parte vince.</translation>
    </message>
    <message>
        <source>Make an offer alone: no coalition stands yet, and all {worth} are yours if nobody beats your {height}.</source>
        <translation>Fai un’offerta senza alleati: non c’è ancora nessuna coalizione, e tutti i {worth} sono tuoi se nessuno supera i tuoi {height}.</translation>
    </message>
    <message>
        <source>Make an offer alone: your {height} beats the mug at {mug}, and all {worth} are yours.</source>
        <translation>Fai un’offerta da solo: i tuoi {height} superano il boccale a {mug}, e tutti i {worth} sono tuoi.</translation>
    </message>
    <message>
        <source>No other opponent has a card, so the council cannot be won.</source>
        <translation>Nessun altro nell’opposizione ha carte, quindi il consiglio comunale non si può vincere.</translation>
    </message>
    <message>
        <source>Of the others {player} has the least money ({money}): nobody else’s share does you so little harm.</source>
        <translation>Tra gli altri, {player} ha meno denaro ({money}): nessun’altra quota ti danneggia così poco.</translation>
    </message>
    <message>
        <source>Of your hand you keep {number}, worth {points}.</source>
        <translation>Della tua mano ne tieni {number}, per {points}.</translation>
    </message>
    <message>
        <source>Offer {told_split}: you get {million}, and nothing stands against your {height} yet.</source>
        <translation>Offri {told_split}: ricevi {million}, e nulla si oppone ancora ai vostri {height}.</translation>
    </message>
    <message>
        <source>Offer {told_split}: you get {million}, and with {height} you are stronger together than all the others ({others}).</source>
        <extracomment>{told_split} is a list of millions and players: &quot;4 for Anna, 3 for Bea&quot;; {height} is a number</extracomment>
        <translation>Offri {told_split}: ricevi {million}, e con {height} insieme siete più forti di tutti gli altri ({others}).</translation>
    </message>
    <message>
        <source>Offer {told_split}: you get {million}, and with {height} you beat the mug at {mug}.</source>
        <translation>Offri {told_split}: ricevi {million}, e con {height} superate il boccale a {mug}.</translation>
    </message>
    <message>
        <source>One partner alone cannot topple it: even with one of yours the others cannot beat {height}.</source>
        <translation>Un alleato da solo non può rovesciarla: anche con uno dei tuoi gli altri non possono superare {height}.</translation>
    </message>
    <message>
        <source>Other offers that you could make would be about as good.</source>
        <translation>Altre offerte che potresti fare sarebbero più o meno altrettanto buone.</translation>
    </message>
    <message>
        <source>Others must still agree; the chance for that is about {odds}, by a guess.</source>
        <translation>Altri devono ancora accettare; a occhio e croce la probabilità è del {odds}.</translation>
    </message>
    <message>
        <source>Play a councillor of value {told_cards}: without cards both sides are even.</source>
        <translation>Gioca un consigliere di valore {told_cards}: senza carte le due parti sono pari.</translation>
    </message>
    <message>
        <source>Play a councillor of value {told_cards}: without cards your side is {lead_points} ahead, and this keeps it safer.</source>
        <extracomment>{told_cards} is the value of one card</extracomment>
        <translation>Gioca un consigliere di valore {told_cards}: senza carte la tua parte è avanti di {lead_points}, e così è più sicura.</translation>
    </message>
    <message>
        <source>Play a councillor of value {told_cards}: without cards your side is {lead_points} behind.</source>
        <translation>Gioca un consigliere di valore {told_cards}: senza carte la tua parte è indietro di {lead_points}.</translation>
    </message>
    <message>
        <source>Play a councillor of value {told_cards}: your side cannot win any more, so all this does is make your hand smaller.</source>
        <translation>Gioca un consigliere di valore {told_cards}: la tua parte non può più vincere, così si riduce solo la tua mano.</translation>
    </message>
    <message>
        <source>Play a councillor of value {told_cards}: your side is {lead_points} ahead without it, but this makes your hand smaller and the lead safer.</source>
        <translation>Gioca un consigliere di valore {told_cards}: la tua parte è avanti di {lead_points} anche senza, ma così la tua mano si riduce e il vantaggio è più sicuro.</translation>
    </message>
    <message>
        <source>Play a councillor of value {told_cards}: your side wins in any case, so all this does is make your hand smaller.</source>
        <translation>Gioca un consigliere di valore {told_cards}: la tua parte vince in ogni caso, così si riduce solo la tua mano.</translation>
    </message>
    <message>
        <source>Play councillors worth {told_cards}: without cards both sides are even.</source>
        <translation>Gioca consiglieri per {told_cards}: senza carte le due parti sono pari.</translation>
    </message>
    <message>
        <source>Play councillors worth {told_cards}: without cards your side is {lead_points} ahead, and this keeps it safer.</source>
        <extracomment>{points} are the values of the cards to be played, {lead_points} is a difference of strengths</extracomment>
        <translation>Gioca consiglieri per {told_cards}: senza carte la tua parte è avanti di {lead_points}, e così è più sicura.</translation>
    </message>
    <message>
        <source>Play councillors worth {told_cards}: without cards your side is {lead_points} behind.</source>
        <translation>Gioca consiglieri per {told_cards}: senza carte la tua parte è indietro di {lead_points}.</translation>
    </message>
    <message>
        <source>Play councillors worth {told_cards}: your side cannot win any more, so all this does is make your hand smaller.</source>
        <translation>Gioca consiglieri per {told_cards}: la tua parte non può più vincere, così si riduce solo la tua mano.</translation>
    </message>
    <message>
        <source>Play councillors worth {told_cards}: your side is {lead_points} ahead without them, but this makes your hand smaller and the lead safer.</source>
        <translation>Gioca consiglieri per {told_cards}: la tua parte è avanti di {lead_points} anche senza, ma così la tua mano si riduce e il vantaggio è più sicuro.</translation>
    </message>
    <message>
        <source>Play councillors worth {told_cards}: your side wins in any case, so all this does is make your hand smaller.</source>
        <extracomment>{most} is what the hidden cards of the other side count at the most</extracomment>
        <translation>Gioca consiglieri per {told_cards}: la tua parte vince in ogni caso, così si riduce solo la tua mano.</translation>
    </message>
    <message>
        <source>Play no councillor: both sides are even without cards, and what you hold promises more later.</source>
        <translation>Non giocare consiglieri: senza carte le due parti sono pari, e ciò che hai promette di più in seguito.</translation>
    </message>
    <message>
        <source>Play no councillor: without cards your side is {lead_points} ahead, and what you hold promises more later.</source>
        <translation>Non giocare consiglieri: senza carte la tua parte è avanti di {lead_points}, e ciò che hai promette di più in seguito.</translation>
    </message>
    <message>
        <source>Play no councillor: without cards your side is {lead_points} behind, and what you hold promises more later.</source>
        <translation>Non giocare consiglieri: senza carte la tua parte è indietro di {lead_points}, e ciò che hai promette di più in seguito.</translation>
    </message>
    <message>
        <source>Play no councillor: your side is {lead_points} ahead, and the cards of the others count {most} at the most, so it wins in any case.</source>
        <translation>Non giocare nessun consigliere: la tua parte è avanti di {lead_points}, e le carte degli altri valgono al massimo {most}; quindi vince in ogni caso.</translation>
    </message>
    <message>
        <source>Play no councillor: your side is {lead_points} behind, and all its cards count {most} at the most, so it cannot win.</source>
        <extracomment>{most} is what all cards of one’s own side count at the most</extracomment>
        <translation>Non giocare nessun consigliere: la tua parte è indietro di {lead_points}, e tutte le sue carte valgono al massimo {most}; quindi non può vincere.</translation>
    </message>
    <message>
        <source>Propose {told_split}: for {million} instead of {kept} it is worth showing your cards, and that helps all of your side.</source>
        <translation>Proponi {told_split}: per {million} invece di {kept} vale la pena di mostrare le tue carte, e questo aiuta tutta la tua parte.</translation>
    </message>
    <message>
        <source>Propose {told_split}: if your side wins, you get {million} instead of {kept}.</source>
        <extracomment>It is unlikely that one’s side wins, or the other split is no better</extracomment>
        <translation>Proponi {told_split}: se vince la tua parte, ricevi {million} invece di {kept}.</translation>
    </message>
    <message>
        <source>Push a {card} forward or no card at all: the council can hardly be won, and your chance to win is about the same either way.</source>
        <translation>Spingi avanti un {card} oppure nessuna carta: è difficile vincere il consiglio comunale, e la tua possibilità di vincere è più o meno la stessa in entrambi i casi.</translation>
    </message>
    <message>
        <source>Push a {card} forward or no card at all: the council cannot be won, and your chance to win is about the same either way.</source>
        <translation>Spingi avanti un {card} oppure nessuna carta: il consiglio comunale non si può vincere, e la tua possibilità di vincere è più o meno la stessa in entrambi i casi.</translation>
    </message>
    <message>
        <source>Push a {card} forward to make your hand smaller: the council can hardly be won, but all cards that are used there leave your hand.</source>
        <translation>Spingi avanti un {card} per ridurre la tua mano: è difficile vincere il consiglio comunale, ma tutte le carte usate lì lasciano la tua mano.</translation>
    </message>
    <message>
        <source>Push a {card} forward to make your hand smaller: the council cannot be won, but all cards that are used there leave your hand.</source>
        <translation>Spingi avanti un {card} per ridurre la tua mano: il consiglio comunale non si può vincere, ma tutte le carte usate lì lasciano la tua mano.</translation>
    </message>
    <message>
        <source>Push a {card} forward: the opposition is ahead with {biscuit} against {mug}, and your cards count {points}.</source>
        <translation>Spingi avanti un {card}: l’opposizione è avanti con {biscuit} contro {mug}, e le tue carte contano {points}.</translation>
    </message>
    <message>
        <source>Push a {card} forward: the opposition must show {need} more than the coalition, and your cards count {points}.</source>
        <extracomment>{points} are the values of one&apos;s cards</extracomment>
        <translation>Spingi avanti un {card}: l’opposizione deve mostrare {need} più della coalizione, e le tue carte contano {points}.</translation>
    </message>
    <message>
        <source>Push a {card} forward: the opposition must show {need} more than the coalition; your cards count {points}, and the other opponents hold {number} cards.</source>
        <extracomment>{number} is how many cards other opponents have</extracomment>
        <translation>Spingi avanti un {card}: l’opposizione deve mostrare {need} più della coalizione; le tue carte valgono {points}, e gli altri oppositori hanno {number} carte.</translation>
    </message>
    <message>
        <source>Push no card forward: the opposition must show {need} more than the coalition, and your cards count only {points}.</source>
        <translation>Non spingere avanti nessuna carta: l’opposizione deve mostrare {need} più della coalizione, e le tue carte contano solo {points}.</translation>
    </message>
    <message>
        <source>Push no card forward: you draw one instead and hold {more} at the end of the turn, not {left}, which makes you stronger in the turns to come.</source>
        <extracomment>{more} and {left} are numbers of cards</extracomment>
        <translation>Non spingere avanti nessuna carta: ne peschi invece una e alla fine del turno ne hai {more} anziché {left}, il che ti rende più forte nei turni successivi.</translation>
    </message>
    <message>
        <source>Push no card forward: your cards, worth {points}, promise you more if you keep them.</source>
        <translation>Non spingere avanti nessuna carta: le tue carte, che valgono {points}, promettono di più se le tieni.</translation>
    </message>
    <message>
        <source>Say no more: you have agreed to the offer of {proposer}, with {million} for you.</source>
        <translation>Non dire altro: hai accettato {million}, l’offerta che {proposer} ha fatto.</translation>
    </message>
    <message>
        <source>Say no more: your offer with {million} for you is open, and the others must answer.</source>
        <translation>Non dire altro: la tua offerta con {million} per te è aperta, e tocca agli altri rispondere.</translation>
    </message>
    <message>
        <source>Say no to {askers_told} and stop negotiating: none of them offers you more than {million}, and you have {kept} in the coalition that stands.</source>
        <extracomment>{askers_told} are several players</extracomment>
        <translation>Rifiuta ciò che offrono {askers_told} e smetti di trattare: nessuno di loro ti offre più di {million}, e nella coalizione attuale hai {kept}.</translation>
    </message>
    <message>
        <source>Say no to {askers_told} and stop negotiating: none of them offers you more than {million}, and your chance to win would not grow.</source>
        <translation>Rifiuta ciò che offrono {askers_told} e smetti di trattare: nessuno di loro ti offre più di {million}, e la tua possibilità di vincere non crescerebbe.</translation>
    </message>
    <message>
        <source>Say no to {askers_told} and stop negotiating: none of them offers you more than {million}, and your own offer, with {share} for you, is still open.</source>
        <extracomment>{share} is more than {million}</extracomment>
        <translation>Rifiuta ciò che offrono {askers_told} e smetti di trattare: nessuno di loro ti offre più di {million}, e la tua offerta, con {share} per te, è ancora aperta.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: the coalition that stands gives you {kept}, too.</source>
        <translation>Rifiuta ciò che offre {proposer} e smetti di trattare: anche la coalizione attuale ti dà {kept}.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: to say yes, even with {million} for you, would make your chance to win smaller.</source>
        <translation>Rifiuta ciò che offre {proposer} e smetti di trattare: accettare, anche con {million} per te, ridurrebbe la tua possibilità di vincere.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: to say yes, with {million} for you and {share} for {player}, would make your chance to win smaller.</source>
        <translation>Rifiuta ciò che offre {proposer} e smetti di trattare: accettare, con {million} per te e {share} per {player}, ridurrebbe la tua possibilità di vincere.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: to say yes, with {million} for you and {share} for {player}, would not make your chance to win greater.</source>
        <translation>Rifiuta ciò che offre {proposer} e smetti di trattare: accettare, con {million} per te e {share} per {player}, non aumenterebbe la tua possibilità di vincere.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: to say yes, with {million} for you, would not make your chance to win greater.</source>
        <translation>Rifiuta ciò che offre {proposer} e smetti di trattare: accettare, con {million} per te, non aumenterebbe la tua possibilità di vincere.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: with {million} instead of the {kept} you have in the coalition that stands, your chance to win would be about the same.</source>
        <translation>Rifiuta ciò che offre {proposer} e smetti di trattare: con {million} invece dei {kept} che hai nella coalizione attuale, la tua possibilità di vincere sarebbe più o meno la stessa.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: you would get {million} instead of {kept}, but that coalition would be toppled with a chance of about {odds}, by a guess, yours with about {other_odds}.</source>
        <extracomment>{odds} is greater than {other_odds}; {million} is more than {kept}</extracomment>
        <translation>Rifiuta ciò che offre {proposer} e smetti di trattare: avresti {million} invece di {kept}, ma a occhio e croce quella coalizione cadrebbe con una probabilità del {odds}, la tua con una del {other_odds}.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: your {kept} in the coalition that stands promise more than {million}.</source>
        <translation>Rifiuta ciò che offre {proposer} e smetti di trattare: i tuoi {kept} nella coalizione in carica promettono più di {million}.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: {million} is more than your {kept} in the coalition that stands, but your chance to win would not grow.</source>
        <extracomment>{million} is more than {kept}</extracomment>
        <translation>Rifiuta ciò che offre {proposer} e smetti di trattare: {million} sono più dei tuoi {kept} nella coalizione attuale, ma la possibilità di vincere non crescerebbe.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: {proposer} gives you {million}, and you have agreed to the offer of {player}, with as much for you.</source>
        <translation>Rifiuta ciò che offre {proposer} e smetti di trattare: {proposer} ti dà {million}, e hai accettato l’offerta di {player}, con altrettanto per te.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: {proposer} gives you {million}, and you have agreed to the offer of {player}, with {share} for you.</source>
        <extracomment>{share} is more than {million}</extracomment>
        <translation>Rifiuta ciò che offre {proposer} e smetti di trattare: {proposer} ti dà {million}, e hai accettato l’offerta di {player}, con {share} per te.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: {proposer} gives you {million}, and your own offer, with as much for you, is still open.</source>
        <translation>Rifiuta ciò che offre {proposer} e smetti di trattare: {proposer} ti dà {million}, e la tua offerta, con altrettanto per te, è ancora aperta.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: {proposer} gives you {million}, and your own offer, with {share} for you, is still open.</source>
        <extracomment>{share} is more than {million}</extracomment>
        <translation>Rifiuta ciò che offre {proposer} e smetti di trattare: {proposer} ti dà {million}, e la tua offerta, con {share} per te, è ancora aperta.</translation>
    </message>
    <message>
        <source>Say no to {proposer}: you would get only {million} instead of {kept}.</source>
        <translation>Rifiuta ciò che offre {proposer}: avresti solo {million} invece di {kept}.</translation>
    </message>
    <message>
        <source>Say no to {proposer}: you would get {million} as before, and others more.</source>
        <translation>Rifiuta ciò che offre {proposer}: avresti {million} come prima, e altri di più.</translation>
    </message>
    <message>
        <source>Say no to {proposer}: you would get {million} instead of {kept}, but your chance to win would not grow.</source>
        <translation>Rifiuta ciò che offre {proposer}: avresti {million} invece di {kept}, ma la tua possibilità di vincere non crescerebbe.</translation>
    </message>
    <message>
        <source>Say yes or no to {proposer}: you get {million} as before, and your chance to win is about the same either way.</source>
        <translation>Accetta o rifiuta ciò che offre {proposer}: ricevi {million} come prima, e la tua possibilità di vincere è più o meno la stessa in entrambi i casi.</translation>
    </message>
    <message>
        <source>Say yes or no to {proposer}: you would get {million} instead of {kept}, but your chance to win is about the same either way.</source>
        <translation>Accetta o rifiuta ciò che offre {proposer}: avresti {million} invece di {kept}, ma la tua possibilità di vincere è più o meno la stessa in entrambi i casi.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you get {million} instead of the {kept} that you have now.</source>
        <extracomment>{kept} is less than {million}</extracomment>
        <translation>Accetta ciò che offre {proposer}: ricevi {million} invece dei {kept} che hai ora.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you get {million} instead of {kept}, but in a coalition of {height}; the one that stands has only {mug}.</source>
        <extracomment>{kept} is more than {million}</extracomment>
        <translation>Accetta ciò che offre {proposer}: ricevi {million} invece di {kept}, ma in una coalizione di {height}; quella attuale ha solo {mug}.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you get {million} instead of {kept}, but with more to win {proposer} is likely to show more cards, by a guess.</source>
        <translation>Accetta ciò che offre {proposer}: ricevi {million} invece di {kept}, ma con più da guadagnare {proposer}, a occhio e croce, mostrerà più carte.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you get {million} instead of {kept}, but your chance to win gets greater, by a guess.</source>
        <translation>Accetta ciò che offre {proposer}: ricevi {million} invece di {kept}, ma a occhio e croce la tua possibilità di vincere cresce.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you get {million} instead of {kept}.</source>
        <translation>Accetta ciò che offre {proposer}: ricevi {million} invece di {kept}.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you get {million} of {worth}, and there seems to be nothing better for you.</source>
        <translation>Accetta ciò che offre {proposer}: ricevi {million} su {worth}, e a quanto pare per te non c’è niente di meglio.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you get {million}, and with {height} you are stronger together than all the others ({others}).</source>
        <translation>Accetta ciò che offre {proposer}: ricevi {million}, e con {height} insieme siete più forti di tutti gli altri ({others}).</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you keep your {kept}, and {player}, who has {money}, gets nothing instead of {sum}.</source>
        <extracomment>{sum} is what {player} has in the coalition that stands</extracomment>
        <translation>Accetta ciò che offre {proposer}: conservi {kept}, e {player}, che ha {money}, non riceve nulla invece di {sum}.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you keep your {kept}, and {player}, who has {money}, gets {rest} instead of {sum}.</source>
        <translation>Accetta ciò che offre {proposer}: conservi {kept}, e {player}, che ha {money}, riceve {rest} invece di {sum}.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you keep your {million}, and with more to win {proposer} is likely to show more cards, by a guess.</source>
        <translation>Accetta ciò che offre {proposer}: tieni i tuoi {million}, e con più da guadagnare {proposer}, a occhio e croce, mostrerà più carte.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you keep your {million}, and your chance to win gets greater, by a guess.</source>
        <translation>Accetta ciò che offre {proposer}: tieni i tuoi {million}, e a occhio e croce la tua possibilità di vincere cresce.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you keep {million}, at a height of {height} instead of {mug}.</source>
        <translation>Accetta ciò che offre {proposer}: tieni {million}, a un’altezza di {height} invece di {mug}.</translation>
    </message>
    <message>
        <source>Stop negotiating: no offer of yours could beat the mug at {mug}.</source>
        <translation>Smetti di trattare: nessuna tua offerta può superare il boccale a {mug}.</translation>
    </message>
    <message>
        <source>Stop negotiating: there seems to be no offer you could make that helps you to win.</source>
        <translation>Smetti di trattare: a quanto pare nessuna offerta che potresti fare ti aiuta a vincere.</translation>
    </message>
    <message>
        <source>Stop negotiating: to wait for the offers of the others promises as much as any of yours.</source>
        <translation>Smetti di trattare: aspettare le offerte degli altri promette quanto qualsiasi tua offerta.</translation>
    </message>
    <message>
        <source>Stop negotiating: you have made all the offers you may make.</source>
        <translation>Smetti di trattare: hai fatto tutte le offerte permesse.</translation>
    </message>
    <message>
        <source>Stop negotiating: your coalition stands at {height} against {others}, with {million} for you.</source>
        <translation>Smetti di trattare: la tua coalizione è in carica con {height} contro {others}, con {million} per te.</translation>
    </message>
    <message>
        <source>The chance that all agree is about {odds}, by a guess.</source>
        <extracomment>{odds} is a percentage</extracomment>
        <translation>Secondo una stima tutti accettano con una probabilità di circa il {odds}.</translation>
    </message>
    <message>
        <source>The chance that all agree is about {odds}, by a guess; other offers of yours would be about as good.</source>
        <translation>A occhio e croce tutti accettano con una probabilità del {odds}; altre tue offerte sarebbero più o meno altrettanto buone.</translation>
    </message>
    <message>
        <source>The chance that all agree is about {odds}, by a guess; the other things you could do would be about as good.</source>
        <translation>A occhio e croce tutti accettano con una probabilità del {odds}; ciò che altrimenti potresti fare sarebbe più o meno altrettanto buono.</translation>
    </message>
    <message>
        <source>The chance that all agree is about {odds}, by a guess; to say no to {proposer} would be about as good.</source>
        <translation>A occhio e croce tutti accettano con una probabilità del {odds}; rifiutare ciò che offre {proposer} sarebbe più o meno altrettanto buono.</translation>
    </message>
    <message>
        <source>The chance that all agree is about {odds}, by a guess; to say yes to {proposer} would be about as good.</source>
        <extracomment>{odds} is a percentage</extracomment>
        <translation>A occhio e croce tutti accettano con una probabilità del {odds}; accettare ciò che offre {proposer} sarebbe più o meno altrettanto buono.</translation>
    </message>
    <message>
        <source>The chance that all agree is about {odds}, by a guess; to stop negotiating would be about as good.</source>
        <translation>A occhio e croce tutti accettano con una probabilità del {odds}; smettere di trattare sarebbe più o meno altrettanto buono.</translation>
    </message>
    <message>
        <source>The chance that the opposition wins is about {odds}, by a guess.</source>
        <translation>A occhio e croce l’opposizione vince con una probabilità del {odds}.</translation>
    </message>
    <message>
        <source>The chance that the opposition wins is about {odds}, by a guess; alone you cannot win, so you would share the {worth} with whoever comes, too.</source>
        <translation>A occhio e croce l’opposizione vince con una probabilità del {odds}; da soli non si può vincere, quindi dividi i {worth} con chi viene con te.</translation>
    </message>
    <message>
        <source>The chance that the opposition wins is about {odds}, by a guess; if nobody else comes, you then get all {worth}.</source>
        <translation>A occhio e croce l’opposizione vince con una probabilità del {odds}; se non viene nessun altro, allora ricevi tutti i {worth}.</translation>
    </message>
    <message>
        <source>The chance that the opposition wins is about {odds}, by a guess; if nobody else comes, you then get {million} of {worth}.</source>
        <extracomment>{odds} is a percentage</extracomment>
        <translation>A occhio e croce l’opposizione vince con una probabilità del {odds}; se non viene nessun altro, allora ricevi {million} su {worth}.</translation>
    </message>
    <message>
        <source>The chance that the opposition wins is about {odds}, by a guess; you then get all {worth}.</source>
        <translation>A occhio e croce l’opposizione vince con una probabilità del {odds}; allora ricevi tutti i {worth}.</translation>
    </message>
    <message>
        <source>The chance that the opposition wins is about {odds}, by a guess; you then get {million} of {worth}.</source>
        <extracomment>Nobody else can come</extracomment>
        <translation>A occhio e croce l’opposizione vince con una probabilità del {odds}; allora ricevi {million} su {worth}.</translation>
    </message>
    <message>
        <source>The coalition that stands gives you {kept}, too.</source>
        <translation>Anche la coalizione attuale ti dà {kept}.</translation>
    </message>
    <message>
        <source>The coalition that stands gives you {kept}, too; there {player}, who has {money}, gets {sum}, here nothing.</source>
        <translation>Anche la coalizione attuale ti dà {kept}; lì {player} (ora {money}) riceve {sum}, qui nulla.</translation>
    </message>
    <message>
        <source>The coalition that stands gives you {kept}, too; there {player}, who has {money}, gets {sum}, here {rest}.</source>
        <translation>Anche la coalizione attuale ti dà {kept}; lì {player} (ora {money}) riceve {sum}, qui {rest}.</translation>
    </message>
    <message>
        <source>The danger: the others beat {height} if they win {player} over with more than {share}.</source>
        <translation>Il pericolo: gli altri superano {height} se attirano {player} con più di {share}.</translation>
    </message>
    <message>
        <source>The open offer from {proposer}, a coalition of {other} without you, lapses with it.</source>
        <extracomment>An offer that stands makes all other open offers lapse</extracomment>
        <translation>Così decade l’offerta in sospeso di {proposer}, una coalizione di {other} senza di te.</translation>
    </message>
    <message>
        <source>The opposition wins for sure, as the cards of the coalition count {most} at the most; if nobody else comes, you get all {worth}.</source>
        <translation>L’opposizione vince di sicuro, perché le carte della coalizione valgono al massimo {most}; se non viene nessun altro, ricevi tutti i {worth}.</translation>
    </message>
    <message>
        <source>The opposition wins for sure, as the cards of the coalition count {most} at the most; if nobody else comes, you get {million} of {worth}.</source>
        <extracomment>{most} is what the hidden cards of the coalition count at the most</extracomment>
        <translation>L’opposizione vince di sicuro, perché le carte della coalizione valgono al massimo {most}; se non viene nessun altro, ricevi {million} su {worth}.</translation>
    </message>
    <message>
        <source>The opposition wins for sure, as the cards of the coalition count {most} at the most; you get all {worth}.</source>
        <translation>L’opposizione vince di sicuro, perché le carte della coalizione valgono al massimo {most}; ricevi tutti i {worth}.</translation>
    </message>
    <message>
        <source>The opposition wins for sure, as the cards of the coalition count {most} at the most; you get {million} of {worth}.</source>
        <translation>L’opposizione vince di sicuro, perché le carte della coalizione valgono al massimo {most}; ricevi {million} su {worth}.</translation>
    </message>
    <message>
        <source>The other opponents can add {most} at the most, so the council cannot be won.</source>
        <extracomment>{most} are points</extracomment>
        <translation>Gli altri dell’opposizione possono aggiungere al massimo {most}, quindi il consiglio comunale non si può vincere.</translation>
    </message>
    <message>
        <source>The other things you could do would be about as good.</source>
        <translation>Ciò che altrimenti potresti fare sarebbe più o meno altrettanto buono.</translation>
    </message>
    <message>
        <source>To ask for {share} is weaker: all would agree with a chance of about {odds}.</source>
        <translation>Chiedere {share} è più debole: tutti accetterebbero con una probabilità di circa il {odds}.</translation>
    </message>
    <message>
        <source>To discard a {card} and roll again would be about as good.</source>
        <extracomment>Other cards of the same hand would be worse to discard</extracomment>
        <translation>Scartare un {card} e tirare di nuovo sarebbe quasi altrettanto buono.</translation>
    </message>
    <message>
        <source>To offer {told_split} would be about as good.</source>
        <extracomment>{told_split} is a list of millions and players: &quot;4 for Anna, 3 for Bea&quot;</extracomment>
        <translation>Offrire {told_split} sarebbe più o meno altrettanto buono.</translation>
    </message>
    <message>
        <source>To play councillors would hardly change your chance to win.</source>
        <translation>Giocare consiglieri non cambierebbe quasi la tua possibilità di vincere.</translation>
    </message>
    <message>
        <source>To push a card forward would hardly change your chance to win.</source>
        <translation>Spingere avanti una carta non cambierebbe quasi la tua possibilità di vincere.</translation>
    </message>
    <message>
        <source>To push a {lower} forward would be about as good.</source>
        <translation>Spingere avanti un {lower} sarebbe quasi altrettanto buono.</translation>
    </message>
    <message>
        <source>To roll again costs a card and would hardly change your chance to win.</source>
        <translation>Tirare di nuovo costa una carta e non cambierebbe quasi la tua possibilità di vincere.</translation>
    </message>
    <message>
        <source>To say no to {proposer} would be about as good.</source>
        <translation>Rifiutare ciò che offre {proposer} sarebbe più o meno altrettanto buono.</translation>
    </message>
    <message>
        <source>To say yes to {proposer} would be about as good.</source>
        <translation>Accettare ciò che offre {proposer} sarebbe più o meno altrettanto buono.</translation>
    </message>
    <message>
        <source>When you have drawn a card, your hand is the smallest with {left} instead of {more}, and a journalist would cost the others {million} in all instead of {kept}.</source>
        <translation>Dopo che hai pescato una carta, la tua mano è la più piccola con {left} invece di {more}, e un giornalista costerebbe agli altri {million} in tutto invece di {kept}.</translation>
    </message>
    <message>
        <source>Which of your cards you discard makes hardly any difference.</source>
        <translation>Quale delle tue carte scarti non fa quasi differenza.</translation>
    </message>
    <message>
        <source>Who is not paid draws a card when the turn ends.</source>
        <translation>Chi non viene pagato pesca una carta alla fine del turno.</translation>
    </message>
    <message>
        <source>Who is not paid draws a card, and each card makes you stronger in the turns to come.</source>
        <extracomment>Why cards are kept though the council is likely won</extracomment>
        <translation>Chi non viene pagato pesca una carta, e ogni carta ti rende più forte nei turni successivi.</translation>
    </message>
    <message>
        <source>Who is not paid draws a card: if you use none you hold {number} then, the smallest hand {least}, and a journalist would cost you {million}.</source>
        <extracomment>{number} and {least} are numbers of cards at the end of the turn</extracomment>
        <translation>Chi non viene pagato pesca una carta: se non ne usi nessuna, poi ne hai {number}, la mano più piccola {least}, e un giornalista ti costerebbe {million}.</translation>
    </message>
    <message>
        <source>Why {player} may agree: {share} here, and nothing in the coalition that stands.</source>
        <translation>Perché {player} può accettare: {share} qui, e nulla nella coalizione attuale.</translation>
    </message>
    <message>
        <source>Why {player} may agree: {share} here, and {kept} in the coalition that stands.</source>
        <extracomment>{share} is more than {kept}</extracomment>
        <translation>Perché {player} può accettare: {share} qui, e {kept} nella coalizione attuale.</translation>
    </message>
    <message>
        <source>With a 6 you would have {best}; the next strongest has {others} now.</source>
        <translation>Con un 6 avresti {best}; il più forte dopo di te ora ha {others}.</translation>
    </message>
    <message>
        <source>With a 6 you would have {best}; the strongest has {others} now.</source>
        <extracomment>{best} is the strength with a 6</extracomment>
        <translation>Con un 6 avresti {best}; il più forte ora ha {others}.</translation>
    </message>
    <message>
        <source>With {strength} nobody is stronger than you.</source>
        <translation>Con {strength} nessuno è più forte di te.</translation>
    </message>
    <message>
        <source>With {strength} you are the strongest; the next has {others}.</source>
        <translation>Con {strength} nessuno ti eguaglia; il prossimo ha {others}.</translation>
    </message>
    <message>
        <source>You are the only opponent, so the council cannot be won.</source>
        <translation>Sei da solo nell’opposizione, quindi il consiglio comunale non si può vincere.</translation>
    </message>
    <message>
        <source>You can still call the council: the opposition has {others} against {mug}.</source>
        <translation>Puoi ancora convocare il consiglio comunale: l’opposizione ha {others} contro {mug}.</translation>
    </message>
    <message>
        <source>You can still call the council; there the opposition must show {need} points more than the coalition.</source>
        <extracomment>{need} is a number of points, 2 or more</extracomment>
        <translation>Puoi ancora convocare il consiglio comunale; lì l’opposizione deve mostrare {need} punti più della coalizione.</translation>
    </message>
    <message>
        <source>You could ask for {share} yourself, but all would agree with a chance of about {odds}.</source>
        <translation>Potresti chiedere {share}, ma tutti accetterebbero con una probabilità di circa il {odds}.</translation>
    </message>
    <message>
        <source>You get {million} in any case.</source>
        <translation>Ricevi {million} in ogni caso.</translation>
    </message>
    <message>
        <source>You get {share} in any case, but if you keep your cards you hold {number}, the smallest hand {least}, and a journalist would cost you {million}.</source>
        <extracomment>{share} is what one gets</extracomment>
        <translation>Ricevi {share} in ogni caso, ma se tieni le tue carte ne hai {number}, la mano più piccola {least}, e un giornalista ti costerebbe {million}.</translation>
    </message>
    <message>
        <source>You have agreed to the offer of {player}, too, with {share} for you: the first that all agree to will stand.</source>
        <translation>Hai accettato anche l’offerta di {player}, con {share} per te: vale la prima che tutti accettano.</translation>
    </message>
    <message>
        <source>You have no card to call the council with.</source>
        <translation>Non hai carte con cui convocare il consiglio comunale.</translation>
    </message>
    <message>
        <source>You have {strength}, and the strongest has {others}.</source>
        <translation>Hai {strength}, e il più forte ha {others}.</translation>
    </message>
    <message>
        <source>You may as well leave it at that: your chance to win would be about the same.</source>
        <translation>Puoi anche lasciare così: la tua possibilità di vincere sarebbe più o meno la stessa.</translation>
    </message>
    <message>
        <source>You may as well play no councillor: your chance to win would be about the same.</source>
        <translation>Puoi anche non giocare consiglieri: la tua possibilità di vincere sarebbe più o meno la stessa.</translation>
    </message>
    <message>
        <source>You may as well push no card forward: your chance to win would be about the same.</source>
        <translation>Puoi anche non spingere avanti nessuna carta: la tua possibilità di vincere sarebbe più o meno la stessa.</translation>
    </message>
    <message>
        <source>You may as well stop negotiating: your chance to win would be about the same.</source>
        <translation>Puoi anche smettere di trattare: la tua possibilità di vincere sarebbe più o meno la stessa.</translation>
    </message>
    <message>
        <source>Your hand is then the smallest with {left} instead of {more}, and a journalist would cost the others {million} in all instead of {kept}.</source>
        <extracomment>{left} and {more} are numbers of cards; {million} is more than {kept}</extracomment>
        <translation>La tua mano è allora la più piccola con {left} invece di {more}, e un giornalista costerebbe agli altri {million} in tutto invece di {kept}.</translation>
    </message>
    <message>
        <source>Your own offer, with {share} for you, stays open, too: the first that all agree to will stand.</source>
        <extracomment>One is told to say yes to an offer with less than {share}, to which others must still agree</extracomment>
        <translation>Anche la tua offerta, con {share} per te, resta aperta: vale la prima che tutti accettano.</translation>
    </message>
    <message>
        <source>Your side wins with a chance of about {odds}, by a guess.</source>
        <extracomment>{odds} and {other_odds} are percentages</extracomment>
        <translation>A occhio e croce la tua parte vince con una probabilità del {odds}.</translation>
    </message>
    <message>
        <source>Your side wins with a chance of about {odds}, by a guess; if you played a councillor of value {told_cards}, with about {other_odds}.</source>
        <extracomment>{told_cards} is the value of one card</extracomment>
        <translation>A occhio e croce la tua parte vince con una probabilità del {odds}; giocando un consigliere di valore {told_cards}, del {other_odds}.</translation>
    </message>
    <message>
        <source>Your side wins with a chance of about {odds}, by a guess; if you played cards worth {told_cards}, with about {other_odds}.</source>
        <extracomment>{told_cards} are values of cards that could be played: &quot;3 + 2 = 5&quot;</extracomment>
        <translation>A occhio e croce la tua parte vince con una probabilità del {odds}; giocando carte per {told_cards}, del {other_odds}.</translation>
    </message>
    <message>
        <source>Your side wins with a chance of about {odds}, by a guess; if you played none, with about {other_odds}.</source>
        <translation>A occhio e croce la tua parte vince con una probabilità del {odds}; senza giocare carte, del {other_odds}.</translation>
    </message>
    <message>
        <source>{askers_told} offer you {share} at the most; here you ask for {million}.</source>
        <extracomment>{askers_told} are several players; {share} is less than {million}</extracomment>
        <translation>{askers_told} ti fanno offerte di {share} al massimo; qui chiedi {million}.</translation>
    </message>
    <message>
        <source>{player} is your richest rival with {money} and would lose the {kept} of the coalition that stands.</source>
        <extracomment>{player} is richer than all other rivals, and is a member of the coalition that stands</extracomment>
        <translation>{player}, il tuo rivale più ricco con {money}, perderebbe i {kept} della coalizione attuale.</translation>
    </message>
    <message>
        <source>{player} must agree, too, for {share} instead of {kept} in the coalition that stands.</source>
        <extracomment>{share} is less than {kept}</extracomment>
        <translation>Deve accettare anche {player}, per {share} invece di {kept} nella coalizione attuale.</translation>
    </message>
    <message>
        <source>{player}, your richest rival with {money}, gets nothing by it.</source>
        <translation>{player}, il tuo rivale più ricco con {money}, non ne ricava nulla.</translation>
    </message>
    <message>
        <source>{proposer} offers you less: {share}.</source>
        <translation>{proposer} ti offre di meno: {share}.</translation>
    </message>
    <message>
        <source>{proposer} offers you {share} only; here you ask for {million}.</source>
        <translation>{proposer} ti offre solo {share}; qui chiedi {million}.</translation>
    </message>
    <message>
        <source>{proposer} offers you {share}, but in a coalition of {other}; here it is one of {height}.</source>
        <translation>{proposer} ti offre {share}, ma in una coalizione di {other}; qui è di {height}.</translation>
    </message>
    <message>
        <source>{proposer} offers you {share}, but there the chance that all agree is only about {odds}, by a guess.</source>
        <translation>{proposer} ti offre {share}, ma lì, a occhio e croce, tutti accettano solo con una probabilità del {odds}.</translation>
    </message>
    <message>
        <source>{proposer} offers you {share}, but there {player}, who has {money}, gets {sum}, here nothing.</source>
        <extracomment>{share} is more than here</extracomment>
        <translation>{proposer} ti offre {share}, ma lì {player} (ora {money}) riceve {sum}, qui nulla.</translation>
    </message>
    <message>
        <source>{proposer} offers you {share}, but there {player}, who has {money}, gets {sum}, here {rest}.</source>
        <translation>{proposer} ti offre {share}, ma lì {player} (ora {money}) riceve {sum}, qui {rest}.</translation>
    </message>
    <message>
        <source>{proposer} offers you {share}, less than the {kept} you have in the coalition that stands.</source>
        <extracomment>An offer that waits, beside another coalition; {kept} is more than {share}</extracomment>
        <translation>{proposer} ti offre {share}, meno dei {kept} che hai nella coalizione attuale.</translation>
    </message>
    <message>
        <source>{proposer} offers you {share}, too, but there the chance that all agree is only about {odds}, by a guess.</source>
        <extracomment>An offer that waits, beside another one that one is told to accept</extracomment>
        <translation>Anche {proposer} ti offre {share}, ma lì, a occhio e croce, tutti accettano solo con una probabilità del {odds}.</translation>
    </message>
    <message>
        <source>{proposer} offers you {share}, too; there {player}, who has {money}, gets {sum}, here nothing.</source>
        <extracomment>{player} gets {sum} in an offer that waits, and nothing in the coalition that the hint is about</extracomment>
        <translation>Anche {proposer} ti offre {share}; lì {player} (ora {money}) riceve {sum}, qui nulla.</translation>
    </message>
    <message>
        <source>{proposer} offers you {share}, too; there {player}, who has {money}, gets {sum}, here {rest}.</source>
        <translation>Anche {proposer} ti offre {share}; lì {player} (ora {money}) riceve {sum}, qui {rest}.</translation>
    </message>
</context>
<context>
    <name>SaludosCounts</name>
    <message>
        <source>Coalitions</source>
        <extracomment>The head of a column of numbers</extracomment>
        <translation>Coalizioni</translation>
    </message>
    <message>
        <source>Favourite partners</source>
        <extracomment>A heading, above those with whom somebody is often in a coalition</extracomment>
        <translation>Alleati preferiti</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>I dadi</translation>
    </message>
</context>
<context>
    <name>SaludosDeed</name>
    <message>
        <source>Attends the council</source>
        <translation>Partecipa al consiglio comunale</translation>
    </message>
    <message>
        <source>Bonus: {amount}</source>
        <translation>Bonus: {amount}</translation>
    </message>
    <message>
        <source>Called the council</source>
        <translation>Ha convocato il consiglio comunale</translation>
    </message>
    <message>
        <source>Councillor: {only_card}</source>
        <translation>Consigliere: {only_card}</translation>
    </message>
    <message>
        <source>Councillors: {sum_of}</source>
        <translation>Consiglieri: {sum_of}</translation>
    </message>
    <message>
        <source>Did not call the council</source>
        <translation>Non ha convocato il consiglio comunale</translation>
    </message>
    <message>
        <source>Discarded a councillor</source>
        <translation>Ha scartato un consigliere</translation>
    </message>
    <message>
        <source>Done negotiating</source>
        <translation>Ha finito di trattare</translation>
    </message>
    <message>
        <source>Drew a councillor</source>
        <translation>Ha pescato un consigliere</translation>
    </message>
    <message>
        <source>Drew a journalist</source>
        <translation>Ha pescato un giornalista</translation>
    </message>
    <message>
        <source>Got {amount}</source>
        <translation>Ha ricevuto {amount}</translation>
    </message>
    <message>
        <source>Has chosen, face down</source>
        <translation>Ha scelto, a carte coperte</translation>
    </message>
    <message>
        <source>Lost {loss}</source>
        <translation>Ha perso {loss}</translation>
    </message>
    <message>
        <source>Mug at {height}</source>
        <extracomment>The mug and the strength to which it moves</extracomment>
        <translation>Boccale a {height}</translation>
    </message>
    <message>
        <source>Negotiates again</source>
        <translation>Tratta di nuovo</translation>
    </message>
    <message>
        <source>No councillor</source>
        <extracomment>What was shown: &quot;3 + 2 = 5&quot;</extracomment>
        <translation>Nessun consigliere</translation>
    </message>
    <message>
        <source>No to {proposer}</source>
        <translation>No, {proposer}</translation>
    </message>
    <message>
        <source>Nothing more to propose</source>
        <translation>Nient’altro da proporre</translation>
    </message>
    <message>
        <source>Nothing to lose</source>
        <translation>Niente da perdere</translation>
    </message>
    <message>
        <source>Offers {height} alone</source>
        <extracomment>{height} is the strength of the coalition</extracomment>
        <translation>Offre {height} senza soci</translation>
    </message>
    <message>
        <source>Offers {height} with {partners}</source>
        <translation>Offre {height} con {partners}</translation>
    </message>
    <message>
        <source>Proposes another split</source>
        <translation>Propone un’altra spartizione</translation>
    </message>
    <message>
        <source>Rolled {pips}: strength {strength}</source>
        <translation>Ha fatto {pips}: forza {strength}</translation>
    </message>
    <message>
        <source>Rolls no more</source>
        <translation>Non tira più</translation>
    </message>
    <message>
        <source>Stays out of the council</source>
        <translation>Resta fuori dal consiglio comunale</translation>
    </message>
    <message>
        <source>Withdrew the offer</source>
        <translation>Ha ritirato l’offerta</translation>
    </message>
    <message>
        <source>Yes to {proposer}</source>
        <translation>Sì, {proposer}</translation>
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
        <translation>Parità, {coalition} a {opposition}: vince la coalizione. In milioni: {split}.</translation>
    </message>
    <message>
        <source>Agreed! The mug moves to {height}. The coalition, in millions: {split}.</source>
        <translation>Affare fatto! Il boccale va a {height}. La coalizione, in milioni: {split}.</translation>
    </message>
    <message>
        <source>Agreed! The new split, in millions: {split}.</source>
        <translation>Affare fatto! La nuova spartizione, in milioni: {split}.</translation>
    </message>
    <message>
        <source>Cards in the deck: {deck}, needed: {entitled}. Nobody draws a councillor.</source>
        <translation>Carte nel mazzo: {deck}, necessarie: {entitled}. Nessuno pesca un consigliere.</translation>
    </message>
    <message>
        <source>Councillors discarded after the council: {number}.</source>
        <translation>Consiglieri scartati dopo il consiglio comunale: {number}.</translation>
    </message>
    <message>
        <source>Everybody rolls: {dice}. Strengths: {strengths}.</source>
        <extracomment>{dice} and {strengths} are lists: &quot;Anna (4), Bea (3)&quot;</extracomment>
        <translation>Tutti tirano il dado: {dice}. Forze: {strengths}.</translation>
    </message>
    <message>
        <source>For {player} only: a councillor of value {only_card} was chosen.</source>
        <translation>Solo per {player}: è stato scelto un consigliere di valore {only_card}.</translation>
    </message>
    <message>
        <source>For {player} only: no councillor was chosen.</source>
        <translation>Solo per {player}: non è stato scelto nessun consigliere.</translation>
    </message>
    <message>
        <source>For {player} only: the chosen councillors make {sum_of}.</source>
        <extracomment>{sum_of} is a sum of values: &quot;3 + 2 = 5&quot;</extracomment>
        <translation>Solo per {player}: i consiglieri scelti danno {sum_of}.</translation>
    </message>
    <message>
        <source>For {player} only: the councillor pushed forward has value {card}.</source>
        <translation>Solo per {player}: il consigliere messo avanti ha valore {card}.</translation>
    </message>
    <message>
        <source>For {player} only: the discarded councillor has value {card}.</source>
        <translation>Solo per {player}: il consigliere scartato ha valore {card}.</translation>
    </message>
    <message>
        <source>For {player} only: the new councillor has value {card}.</source>
        <translation>Solo per {player}: il nuovo consigliere ha valore {card}.</translation>
    </message>
    <message>
        <source>No offer stands: nobody is paid, and everyone draws a councillor.</source>
        <translation>Nessuna offerta è andata in porto: nessuno incassa, e tutti pescano un consigliere.</translation>
    </message>
    <message>
        <source>Nobody has stronger councillors: {player} gets a bonus of {amount} and is at {money}.</source>
        <translation>Nessuno ha consiglieri più forti: {player} riceve un bonus di {amount} e sale a {money}.</translation>
    </message>
    <message>
        <source>The bag goes to {player}.</source>
        <translation>{player} riceve il sacchetto.</translation>
    </message>
    <message>
        <source>The biscuit goes to {height}, the strength of the whole opposition.</source>
        <translation>Il biscotto va a {height}, la forza di tutta l’opposizione.</translation>
    </message>
    <message>
        <source>The coalition wins by {coalition} to {opposition}. In millions: {split}.</source>
        <translation>La coalizione vince per {coalition} a {opposition}. In milioni: {split}.</translation>
    </message>
    <message>
        <source>The council meets. In millions, the coalition: {split}; the opposition: {counter}.</source>
        <translation>Il consiglio comunale si riunisce. In milioni, la coalizione: {split}; l’opposizione: {counter}.</translation>
    </message>
    <message>
        <source>The discards are shuffled into the deck. Cards in the deck: {deck}.</source>
        <translation>Gli scarti vengono mescolati nel mazzo. Carte nel mazzo: {deck}.</translation>
    </message>
    <message>
        <source>The journalist goes back into the bag.</source>
        <translation>Il giornalista torna nel sacchetto.</translation>
    </message>
    <message>
        <source>The journalist stays on the board: the next one ends the match.</source>
        <translation>Il giornalista resta sul tavoliere: il prossimo chiude la partita.</translation>
    </message>
    <message>
        <source>The mug moves to {height}: {player} stands alone.</source>
        <translation>Il boccale va a {height}: {player} fa da sé.</translation>
    </message>
    <message>
        <source>The negotiation is over: a coalition at {height}. In millions: {split}.</source>
        <translation>La trattativa è finita: una coalizione a {height}. In milioni: {split}.</translation>
    </message>
    <message>
        <source>The negotiation is over: {member} stands alone at {height}.</source>
        <translation>La trattativa è finita: {member} fa da sé, a {height}.</translation>
    </message>
    <message>
        <source>The open offer from {player} lapses.</source>
        <translation>L’offerta in sospeso di {player} decade.</translation>
    </message>
    <message>
        <source>The opposition wins by {opposition} to {coalition}! In millions: {split}.</source>
        <translation>L’opposizione vince per {opposition} a {coalition}! In milioni: {split}.</translation>
    </message>
    <message>
        <source>The second journalist is on the board: the match ends without a bonus.</source>
        <translation>Il secondo giornalista è sul tavoliere: la partita finisce senza bonus.</translation>
    </message>
    <message>
        <source>The strengths are fixed: {strengths}. Let the negotiation begin!</source>
        <translation>Le forze sono fissate: {strengths}. Si apre la trattativa!</translation>
    </message>
    <message>
        <source>With the new split {player} may propose again.</source>
        <translation>Con la nuova spartizione {player} può proporre di nuovo.</translation>
    </message>
    <message>
        <source>{player} attends the council and pushes a card forward. Left in hand: {cards}.</source>
        <translation>{player} partecipa al consiglio comunale e mette avanti una carta. Ancora in mano: {cards}.</translation>
    </message>
    <message>
        <source>{player} calls the council and pushes a card forward. Left in hand: {cards}.</source>
        <translation>{player} convoca il consiglio comunale e mette avanti una carta. Ancora in mano: {cards}.</translation>
    </message>
    <message>
        <source>{player} discards a councillor to roll again. Left in hand: {cards}.</source>
        <translation>{player} scarta un consigliere e tira di nuovo. Ancora in mano: {cards}.</translation>
    </message>
    <message>
        <source>{player} does not call the council.</source>
        <translation>{player} non convoca il consiglio comunale.</translation>
    </message>
    <message>
        <source>{player} draws a councillor. Now in hand: {cards}.</source>
        <translation>{player} pesca un consigliere. Ora in mano: {cards}.</translation>
    </message>
    <message>
        <source>{player} draws a journalist! Every card above the smallest hand ({smallest}) costs a million.</source>
        <translation>{player} pesca un giornalista! Ogni carta oltre la mano più piccola ({smallest}) costa un milione.</translation>
    </message>
    <message>
        <source>{player} draws from the bag: {project}, section {sections} of {value}, worth {worth}.</source>
        <extracomment>&quot;Anna draws from the bag: Stadium, section 2 of 5, worth 7 million.&quot;</extracomment>
        <translation>{player} pesca dal sacchetto: {project}, sezione {sections} di {value}, del valore di {worth}.</translation>
    </message>
    <message>
        <source>{player} drops the open offer ({split}) for a new one.</source>
        <translation>{player} lascia l’offerta in sospeso ({split}) per una nuova.</translation>
    </message>
    <message>
        <source>{player} gets {amount} and is at {money}.</source>
        <translation>{player} riceve {amount} e sale a {money}.</translation>
    </message>
    <message>
        <source>{player} has a hand of {cards}, but nothing to lose.</source>
        <translation>{player} ha una mano di {cards}, ma niente da perdere.</translation>
    </message>
    <message>
        <source>{player} has a hand of {cards}, loses {loss} and is at {money}.</source>
        <translation>{player} ha una mano di {cards}, perde {loss} e scende a {money}.</translation>
    </message>
    <message>
        <source>{player} has chosen, face down.</source>
        <translation>{player} ha scelto, a carte coperte.</translation>
    </message>
    <message>
        <source>{player} has nothing more to propose.</source>
        <translation>{player} non ha altro da proporre.</translation>
    </message>
    <message>
        <source>{player} is back in the negotiation.</source>
        <translation>{player} rientra nella trattativa.</translation>
    </message>
    <message>
        <source>{player} is done negotiating.</source>
        <translation>{player} ha finito di trattare.</translation>
    </message>
    <message>
        <source>{player} offers a coalition of {height} with {partners}. In millions: {split}.</source>
        <extracomment>{split} is a list of millions and players: &quot;4 for Anna, 3 for Bea&quot;</extracomment>
        <translation>{player} offre una coalizione da {height} con {partners}. In milioni: {split}.</translation>
    </message>
    <message>
        <source>{player} offers to stand alone with {height}.</source>
        <translation>{player} offre {height} senza soci.</translation>
    </message>
    <message>
        <source>{player} proposes another split, in millions: {split}.</source>
        <translation>{player} propone un’altra spartizione, in milioni: {split}.</translation>
    </message>
    <message>
        <source>{player} rolls a {pips} and now has strength {strength}.</source>
        <translation>{player} fa {pips} e ora ha forza {strength}.</translation>
    </message>
    <message>
        <source>{player} rolls no more.</source>
        <translation>{player} non tira più.</translation>
    </message>
    <message>
        <source>{player} says no to {proposer}: the offer is off.</source>
        <translation>{player} rifiuta l’offerta di {proposer}: non se ne fa nulla.</translation>
    </message>
    <message>
        <source>{player} says no to {proposer}: the split stays as it is.</source>
        <translation>{player} rifiuta la proposta di {proposer}: la spartizione resta com’è.</translation>
    </message>
    <message>
        <source>{player} says yes to {proposer}.</source>
        <extracomment>{proposer} is the player who made the offer</extracomment>
        <translation>{player} accetta la proposta di {proposer}.</translation>
    </message>
    <message>
        <source>{player} shows a councillor of value {only_card}.</source>
        <translation>{player} mostra un consigliere di valore {only_card}.</translation>
    </message>
    <message>
        <source>{player} shows councillors: {sum_of}.</source>
        <translation>{player} mostra i consiglieri: {sum_of}.</translation>
    </message>
    <message>
        <source>{player} shows no councillor.</source>
        <translation>{player} non mostra nessun consigliere.</translation>
    </message>
    <message>
        <source>{player} stays out of the council.</source>
        <translation>{player} resta fuori dal consiglio comunale.</translation>
    </message>
    <message>
        <source>{player} withdraws the offer.</source>
        <translation>{player} ritira l’offerta.</translation>
    </message>
    <message>
        <source>{project}: complete! Project number {completed} ends the match.</source>
        <translation>Progetto completato: {project}! Il progetto numero {completed} chiude la partita.</translation>
    </message>
    <message>
        <source>{project}: complete! That is project number {completed}; number {last_project} ends the match.</source>
        <translation>Progetto completato: {project}! È il numero {completed}; il numero {last_project} chiude la partita.</translation>
    </message>
</context>
<context>
    <name>SaludosGuide</name>
    <message>
        <source>A council you can win</source>
        <translation>Un consiglio comunale che puoi vincere</translation>
    </message>
    <message>
        <source>A journalist from the bag costs you a million for each card that you hold more than the smallest hand. The match ends with the fourth complete project, or with the second journalist who stays: the richest player wins.</source>
        <translation>Un giornalista pescato dal sacchetto ti costa un milione per ogni carta che hai in più rispetto alla mano più piccola. La partita finisce con il quarto progetto completo, o con il secondo giornalista che resta: vince chi ha più milioni.</translation>
    </message>
    <message>
        <source>A no is not the end</source>
        <translation>Un no non è la fine</translation>
    </message>
    <message>
        <source>An offer names a coalition and splits all the millions among its members. The mug shows how strong the coalition is: a new one must be stronger. Once all its members have accepted, the mug moves up there.</source>
        <translation>Un’offerta indica una coalizione e spartisce tutti i milioni fra i suoi membri. Il boccale mostra quanto è forte la coalizione: una nuova deve essere più forte. Quando tutti i suoi membri hanno accettato, il boccale sale fin lì.</translation>
    </message>
    <message>
        <source>Both sides choose cards in secret: their values are added to the mug of the coalition or to the biscuit of the opposition. Choose as many as you like, also none. Then all are turned over, and the side with more is paid.</source>
        <translation>Le due parti scelgono carte in segreto: i loro valori si sommano al boccale della coalizione o al biscotto dell’opposizione. Scegline quante vuoi, anche nessuna. Poi si scoprono tutte, e la parte che ha di più viene pagata.</translation>
    </message>
    <message>
        <source>Enough said?</source>
        <translation>Detto tutto?</translation>
    </message>
    <message>
        <source>Journalists, and the end</source>
        <translation>I giornalisti, e la fine</translation>
    </message>
    <message>
        <source>Make an offer</source>
        <translation>Fai un’offerta</translation>
    </message>
    <message>
        <source>Money or cards</source>
        <translation>Denaro o carte</translation>
    </message>
    <message>
        <source>One click makes an offer that is ready below, such as “Likely to be accepted”. Or make one of your own: choose partners and share out the millions. Everybody in it gets at least one million and has to agree.</source>
        <translation>Con un clic fai una delle offerte già pronte qui sotto, per esempio «Probabilmente accettata». Oppure fanne una tua: scegli i soci e dividi i milioni. Chi ne fa parte riceve almeno un milione e deve essere d’accordo.</translation>
    </message>
    <message>
        <source>That is bargaining: whoever says no wants more. Offer them a million or two more, or ask somebody else. You may make three offers before the mug moves.</source>
        <translation>Così si tratta: chi dice di no vuole di più. Offri uno o due milioni in più, o chiedi a qualcun altro. Puoi fare tre offerte prima che il boccale si muova.</translation>
    </message>
    <message>
        <source>The cards decide</source>
        <translation>Decidono le carte</translation>
    </message>
    <message>
        <source>The council</source>
        <translation>Il consiglio comunale</translation>
    </message>
    <message>
        <source>The mug to beat</source>
        <translation>Il boccale da superare</translation>
    </message>
    <message>
        <source>The side that won is paid and moves up on the money track. Everyone who was not paid draws a card, and is stronger the next time.</source>
        <translation>La parte che ha vinto incassa e avanza sul tracciato del denaro. Chi non ha incassato pesca una carta, e la prossima volta è più forte.</translation>
    </message>
    <message>
        <source>The village builds</source>
        <translation>Il paese costruisce</translation>
    </message>
    <message>
        <source>This section came out of the bag. It is worth its printed number, plus one for each section of its project already there, plus one. Who gets these millions is what you all talk about.</source>
        <translation>Questa sezione è uscita dal sacchetto. Vale il numero stampato, più uno per ogni sezione del suo progetto già presente, più uno. A chi andranno questi milioni? È di questo che si discute.</translation>
    </message>
    <message>
        <source>This time it is worth a try: the strengths of all who are left out and your own cards are more than the mug. Call the council with a card, or attend it if it is called; you can add your other cards in the end.</source>
        <translation>Questa volta vale la pena provare: le forze di tutti gli esclusi e le tue carte superano il boccale. Convoca il consiglio comunale con una carta, o partecipa se è convocato; le altre carte potrai aggiungerle alla fine.</translation>
    </message>
    <message>
        <source>Whoever has the most money in the end wins. For every section that is built, form a coalition that is strong enough, and bargain for your share.</source>
        <translation>Vince chi alla fine ha più denaro. Per ogni sezione costruita forma una coalizione abbastanza forte e contratta la tua quota.</translation>
    </message>
    <message>
        <source>Whoever is left out is the opposition. With a card pushed forward they may call the council: there both sides add the values of the cards they choose to their strengths. The coalition wins ties.</source>
        <translation>Chi resta fuori è all’opposizione. Mettendo avanti una carta può convocare il consiglio comunale: lì le due parti aggiungono alle loro forze i valori delle carte che scelgono. In parità vince la coalizione.</translation>
    </message>
    <message>
        <source>You are left out, so you may fight for the money: call the council with a card, or attend it with one if somebody else has called it. That pays if your side’s strengths and cards can be more than the mug and theirs. Else stay out and keep your cards.</source>
        <translation>Sei rimasto fuori, quindi puoi lottare per il denaro: convoca il consiglio comunale con una carta, o partecipa con una carta se l’ha convocato qualcun altro. Conviene se le forze e le carte della tua parte possono superare il boccale e le loro. Altrimenti restane fuori e tieni le carte.</translation>
    </message>
    <message>
        <source>You may make more offers, or accept a better one from others, even if that takes you out of the coalition. Say done when you have nothing more to offer: the negotiation closes when all are done.</source>
        <translation>Puoi fare altre offerte o accettarne una migliore, anche lasciando la coalizione. Quando non hai altro da offrire, scegli Basta così: la trattativa si chiude quando tutti hanno finito.</translation>
    </message>
    <message>
        <source>Your council</source>
        <translation>Il tuo consiglio comunale</translation>
    </message>
    <message>
        <source>Your strength</source>
        <translation>La tua forza</translation>
    </message>
    <message>
        <source>Your strength is your die plus the number of your cards. You may discard a card to roll again, but cards also count in the council. Say ready if you like what you have.</source>
        <translation>La tua forza è il tuo dado più il numero delle tue carte. Puoi scartare una carta e tirare di nuovo, ma le carte contano anche in consiglio comunale. Se ti basta quello che hai, conferma con Va bene così.</translation>
    </message>
</context>
<context>
    <name>SaludosLine</name>
    <message>
        <source>Bonus for the strongest councillors</source>
        <translation>Bonus per i consiglieri più forti</translation>
    </message>
    <message>
        <source>Lost to the journalists</source>
        <translation>Perdite dovute ai giornalisti</translation>
    </message>
    <message>
        <source>Shares of building projects</source>
        <extracomment>A line of the final account; its amount stands beside it</extracomment>
        <translation>Quote dei progetti edilizi</translation>
    </message>
</context>
<context>
    <name>SaludosMoney</name>
    <message>
        <source>0 million</source>
        <extracomment>A sum of money in words, as three texts, as languages differ about 0, 1 and more</extracomment>
        <translation>0&#xa0;milioni</translation>
    </message>
    <message>
        <source>1 million</source>
        <translation>1&#xa0;milione</translation>
    </message>
    <message>
        <source>{number} million</source>
        <extracomment>{number} is 2 or more</extracomment>
        <translation>{number}&#xa0;milioni</translation>
    </message>
    <message>
        <source>−1 million</source>
        <extracomment>A loss</extracomment>
        <translation>−1&#xa0;milione</translation>
    </message>
    <message>
        <source>−{number} million</source>
        <extracomment>A loss; {number} is 2 or more</extracomment>
        <translation>−{number}&#xa0;milioni</translation>
    </message>
</context>
<context>
    <name>SaludosOption</name>
    <message>
        <source>By chance</source>
        <extracomment>The bag at the start</extracomment>
        <translation>A caso</translation>
    </message>
    <message>
        <source>Chance decides who has the bag.</source>
        <translation>Il caso decide chi comincia con il sacchetto.</translation>
    </message>
    <message>
        <source>The bag at the start</source>
        <translation>Il sacchetto all’inizio</translation>
    </message>
    <message>
        <source>Who has the bag first?</source>
        <translation>Chi comincia con il sacchetto?</translation>
    </message>
    <message>
        <source>{starter}</source>
        <extracomment>The bag at the start: a player</extracomment>
        <translation>{starter}</translation>
    </message>
    <message>
        <source>{starter} has the bag first.</source>
        <translation>{starter} comincia con il sacchetto.</translation>
    </message>
</context>
<context>
    <name>SaludosOutcome</name>
    <message>
        <source>Strength {height} beats the mug at {mug}. The others have {opposition}.</source>
        <extracomment>What an offer would come to; {height} is the strength of all its members together</extracomment>
        <translation>Forza {height}: supera il boccale a {mug}. Gli altri hanno {opposition}.</translation>
    </message>
    <message>
        <source>Strength {height} is not enough: {least_height} would beat the mug.</source>
        <extracomment>{least_height} is the least height that beats the mug</extracomment>
        <translation>Forza {height}: non basta, per superare il boccale serve {least_height}.</translation>
    </message>
    <message>
        <source>Strength {height}, and nobody is left out.</source>
        <translation>Forza {height}, e nessuno resta fuori.</translation>
    </message>
    <message>
        <source>Strength {height}. Shared out too much: {excess}.</source>
        <extracomment>{excess} is a sum of money</extracomment>
        <translation>Forza {height}. Milioni di troppo nella spartizione: {excess}.</translation>
    </message>
    <message>
        <source>Strength {height}. Still to be shared out: {rest}.</source>
        <extracomment>{rest} is a sum of money</extracomment>
        <translation>Forza {height}. Ancora da spartire: {rest}.</translation>
    </message>
    <message>
        <source>Strength {height}. The others have {opposition}.</source>
        <extracomment>Nothing stands yet</extracomment>
        <translation>Forza {height}. Gli altri hanno {opposition}.</translation>
    </message>
    <message>
        <source>Whatever is shown, the coalition wins: it has {coalition}, the opposition {opposition} at the most.</source>
        <extracomment>A council is decided before any card is shown; both are heights</extracomment>
        <translation>Qualunque carta si mostri, la coalizione vince: ha {coalition}, l’opposizione al massimo {opposition}.</translation>
    </message>
    <message>
        <source>Whatever is shown, the opposition wins: it has {opposition} at the least, the coalition {coalition} at the most.</source>
        <extracomment>A council is decided before any card is shown; both are heights</extracomment>
        <translation>Qualunque carta si mostri, l’opposizione vince: ha almeno {opposition}, la coalizione al massimo {coalition}.</translation>
    </message>
</context>
<context>
    <name>SaludosPart</name>
    <message>
        <source>{number} for {player}</source>
        <extracomment>One part of a split, in a list: &quot;4 for Anna, 3 for Bea&quot;</extracomment>
        <translation>{number} per {player}</translation>
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
        <translation>Carte</translation>
    </message>
    <message>
        <source>Cards: {number}</source>
        <translation>Carte: {number}</translation>
    </message>
    <message>
        <source>Coalition</source>
        <translation>Coalizione</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Dado</translation>
    </message>
    <message>
        <source>Die: {number}</source>
        <translation>Dado: {number}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Ha finito</translation>
    </message>
    <message>
        <source>Has chosen</source>
        <translation>Ha scelto</translation>
    </message>
    <message>
        <source>Has the bag</source>
        <translation>Ha il sacchetto</translation>
    </message>
    <message>
        <source>In the council</source>
        <translation>In consiglio comunale</translation>
    </message>
    <message>
        <source>Is asked</source>
        <translation>Deve rispondere</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Denaro</translation>
    </message>
    <message>
        <source>Money: {money}, place {place}</source>
        <translation>Denaro: {money}, posizione {place}</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Niente</translation>
    </message>
    <message>
        <source>Opposition</source>
        <translation>Opposizione</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>A posto</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Stays out</source>
        <translation>Resta fuori</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Forza</translation>
    </message>
    <message>
        <source>Strength: {number}</source>
        <translation>Forza: {number}</translation>
    </message>
    <message>
        <source>{number} M</source>
        <extracomment>So many millions, in short</extracomment>
        <translation>{number}&#xa0;mln</translation>
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
        <translation>Prima del primo turno</translation>
    </message>
    <message>
        <source>Journalists: {journalists} of {last_journalist}</source>
        <extracomment>Journalists who stay on the board; the last one ends the match</extracomment>
        <translation>Giornalisti: {journalists} di {last_journalist}</translation>
    </message>
    <message>
        <source>Projects: {completed} of {last_project}</source>
        <translation>Progetti: {completed} di {last_project}</translation>
    </message>
    <message>
        <source>Sections left: {sections_left}</source>
        <extracomment>Of all projects together</extracomment>
        <translation>Sezioni rimaste: {sections_left}</translation>
    </message>
    <message>
        <source>The next project ends the match</source>
        <extracomment>Three projects are complete</extracomment>
        <translation>Il prossimo progetto chiude la partita</translation>
    </message>
    <message>
        <source>Turn {turn_number}</source>
        <translation>Turno {turn_number}</translation>
    </message>
</context>
<context>
    <name>SaludosProject</name>
    <message>
        <source>Fountain</source>
        <extracomment>A building project; this one has 1 section, the next 2, the last 6</extracomment>
        <translation>Fontana</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Market Hall</source>
        <translation>Mercato coperto</translation>
    </message>
    <message>
        <source>Purification Plant</source>
        <translation>Depuratore</translation>
    </message>
    <message>
        <source>Stadium</source>
        <translation>Stadio</translation>
    </message>
    <message>
        <source>Swimming Pool</source>
        <translation>Piscina</translation>
    </message>
</context>
<context>
    <name>SaludosPrompt</name>
    <message>
        <source>A councillor each: {players}.</source>
        <extracomment>{players} is one player or several</extracomment>
        <translation>Un consigliere a testa: {players}.</translation>
    </message>
    <message>
        <source>Everybody rolls.</source>
        <translation>Tutti tirano il dado.</translation>
    </message>
    <message>
        <source>{holder}: draw from the bag.</source>
        <extracomment>What a player must do now: an invitation, the player&apos;s name first</extracomment>
        <translation>{holder}: pesca dal sacchetto.</translation>
    </message>
    <message>
        <source>{players} rolls again.</source>
        <extracomment>{players} is a single player</extracomment>
        <translation>{players} tira di nuovo.</translation>
    </message>
    <message>
        <source>{player}: attend the council with a card, or stay out. Already there: {attending}.</source>
        <translation>{player}: partecipa al consiglio comunale con una carta, o restane fuori. Già in aula: {attending}.</translation>
    </message>
    <message>
        <source>{player}: call the council with a card, or let it be.</source>
        <translation>{player}: convoca il consiglio comunale con una carta, o lascia perdere.</translation>
    </message>
    <message>
        <source>{player}: choose the councillors you play, or none.</source>
        <translation>{player}: scegli i consiglieri da giocare, o nessuno.</translation>
    </message>
    <message>
        <source>{player}: discard a card to roll again, or keep your {die}.</source>
        <translation>{player}: scarta una carta per tirare di nuovo, o tieni il dado com’è ({die}).</translation>
    </message>
    <message>
        <source>{player}: propose another split, or say that you are ready.</source>
        <translation>{player}: proponi un’altra spartizione, o di’ che va bene così.</translation>
    </message>
    <message>
        <source>{player}: the coalition pays you {share}. Be done, or offer a stronger one: above {mug}.</source>
        <extracomment>The player is in the coalition that stands; {share} is a sum of money</extracomment>
        <translation>{player}: la parte nella coalizione è di {share}. Di’ basta, o fai un’offerta più forte: oltre {mug}.</translation>
    </message>
    <message>
        <source>{player}: the coalition pays you {share}. Be done, or offer a stronger one: above {mug}. Offers left: {left}.</source>
        <extracomment>{share} is a sum of money, {left} a number</extracomment>
        <translation>{player}: la parte nella coalizione è di {share}. Di’ basta, o fai un’offerta più forte: oltre {mug}. Offerte rimaste: {left}.</translation>
    </message>
    <message>
        <source>{player}: wait for the answers to the open proposal.</source>
        <translation>{player}: attendi le risposte alla proposta in sospeso.</translation>
    </message>
    <message>
        <source>{player}: you have agreed. Wait for the others, or think again.</source>
        <extracomment>The player has said yes to an offer, and others have not yet</extracomment>
        <translation>{player}: il sì è già dato. Attendi gli altri, o ripensaci.</translation>
    </message>
    <message>
        <source>{player}: you have no offer left until the mug moves.</source>
        <translation>{player}: offerte esaurite finché il boccale non si muove.</translation>
    </message>
    <message>
        <source>{player}: you have no proposal left. Say that you are ready.</source>
        <translation>{player}: proposte esaurite. Non resta che dire: va bene così.</translation>
    </message>
    <message>
        <source>{player}: your offer is open. Wait for the answers, or withdraw it.</source>
        <extracomment>The player&apos;s own offer is open</extracomment>
        <translation>{player}: l’offerta è in sospeso. Attendi le risposte, o ritirala.</translation>
    </message>
    <message>
        <source>{player}: {askers} wait for your answer.</source>
        <extracomment>{askers} is a list of players</extracomment>
        <translation>{player}: {askers} attendono una risposta.</translation>
    </message>
    <message>
        <source>{player}: {askers} waits for your answer.</source>
        <extracomment>{askers} is a single player</extracomment>
        <translation>{player}: {askers} attende una risposta.</translation>
    </message>
    <message>
        <source>{player}: {opener} proposes another split and waits for your answer.</source>
        <extracomment>{opener} is a player</extracomment>
        <translation>{player}: {opener} propone un’altra spartizione e attende una risposta.</translation>
    </message>
    <message>
        <source>{player}: {worth} to share out. Beat the mug at {mug}, or be done.</source>
        <translation>{player}: {worth} da spartire. Supera il boccale a {mug}, o di’ basta.</translation>
    </message>
    <message>
        <source>{player}: {worth} to share out. Beat the mug at {mug}, or be done. Offers left: {left}.</source>
        <translation>{player}: {worth} da spartire. Supera il boccale a {mug}, o di’ basta. Offerte rimaste: {left}.</translation>
    </message>
    <message>
        <source>{player}: {worth} to share out. Make an offer, or be done.</source>
        <extracomment>{worth} is a sum of money</extracomment>
        <translation>{player}: {worth} da spartire. Fai un’offerta, o di’ basta.</translation>
    </message>
    <message>
        <source>{player}: {worth} to share out. Make an offer, or be done. Offers left: {left}.</source>
        <extracomment>{worth} is a sum of money, {left} a number</extracomment>
        <translation>{player}: {worth} da spartire. Fai un’offerta, o di’ basta. Offerte rimaste: {left}.</translation>
    </message>
</context>
<context>
    <name>SaludosReason</name>
    <message>
        <source>A council that the opposition wins ({chance}%)</source>
        <extracomment>{chance} is a percentage</extracomment>
        <translation>Un consiglio comunale vinto dall’opposizione ({chance}%)</translation>
    </message>
    <message>
        <source>Another split, own share {million} (until now {held})</source>
        <extracomment>In the council: {million} is the own share with another split, {held} the one there is</extracomment>
        <translation>Un’altra spartizione, quota propria {million} (finora {held})</translation>
    </message>
    <message>
        <source>Being left out while others share {million}</source>
        <translation>Restare fuori mentre altri si spartiscono {million}</translation>
    </message>
    <message>
        <source>Councillors spent ({cards}, worth {points} in all)</source>
        <extracomment>{cards} is how many, {points} is the sum of their values</extracomment>
        <translation>Consiglieri impiegati ({cards}, per un valore totale di {points})</translation>
    </message>
    <message>
        <source>Own share, {million} of {worth}</source>
        <extracomment>A part of what a bot expects, in a list; its amount stands beside it</extracomment>
        <translation>La propria quota, {million} su {worth}</translation>
    </message>
    <message>
        <source>Rather a deal than none</source>
        <translation>Meglio un accordo che niente</translation>
    </message>
    <message>
        <source>Strength after another roll (now {strength})</source>
        <translation>Forza dopo un nuovo tiro (ora {strength})</translation>
    </message>
    <message>
        <source>The coalition may not last ({chance}%), {mug} against {biscuit}</source>
        <extracomment>{chance} is a percentage: how likely it is that others outbid or overthrow the coalition</extracomment>
        <translation>La coalizione potrebbe non reggere ({chance}%), {mug} contro {biscuit}</translation>
    </message>
    <message>
        <source>The other rivals get {million}</source>
        <translation>Gli altri avversari ricevono {million}</translation>
    </message>
    <message>
        <source>What the others may still agree on</source>
        <extracomment>What the rest of the negotiation may bring, while no coalition stands</extracomment>
        <translation>Ciò su cui gli altri possono ancora accordarsi</translation>
    </message>
    <message>
        <source>What the turn promised until now</source>
        <extracomment>The chance to win counts already what the turn is likely to bring; this is what one gives up of it</extracomment>
        <translation>Ciò che il turno prometteva finora</translation>
    </message>
    <message>
        <source>{player} may refuse {million} (agreement {chance}%)</source>
        <extracomment>{chance} is a percentage: how likely it is that all accept</extracomment>
        <translation>{player} potrebbe rifiutare {million} (accordo {chance}%)</translation>
    </message>
    <message>
        <source>{player}, the closest to winning, gets {million}</source>
        <translation>{player}, con le migliori possibilità di vittoria, riceve {million}</translation>
    </message>
</context>
<context>
    <name>SaludosRefusal</name>
    <message>
        <source>A choice says how many councillors of 1, of 2 and of 3 are played.</source>
        <translation>Una scelta dice quanti consiglieri da 1, da 2 e da 3 si giocano.</translation>
    </message>
    <message>
        <source>A split has a number for each of the {needed} players, not {number}.</source>
        <translation>Una spartizione ha {needed} numeri, uno per giocatore, non {number}.</translation>
    </message>
    <message>
        <source>An offer of {height} is too low: the mug stands at {mug}.</source>
        <translation>Un’offerta di {height} è troppo bassa: il boccale è a {mug}.</translation>
    </message>
    <message>
        <source>Councillors to draw: {needed}, not {number}.</source>
        <translation>Consiglieri da pescare: {needed}, non {number}.</translation>
    </message>
    <message>
        <source>Everybody rolls: there must be {needed} dice, not {number}.</source>
        <translation>Tutti tirano: ci vogliono {needed} dadi, non {number}.</translation>
    </message>
    <message>
        <source>First a tile must be drawn from the bag.</source>
        <translation>Prima bisogna pescare una tessera dal sacchetto.</translation>
    </message>
    <message>
        <source>First everybody must roll.</source>
        <translation>Prima tutti devono tirare il dado.</translation>
    </message>
    <message>
        <source>First the councillors must be drawn.</source>
        <translation>Prima bisogna pescare i consiglieri.</translation>
    </message>
    <message>
        <source>First the die must be rolled again.</source>
        <translation>Prima bisogna tirare di nuovo il dado.</translation>
    </message>
    <message>
        <source>No journalist is left in the bag.</source>
        <translation>Nel sacchetto non resta nessun giornalista.</translation>
    </message>
    <message>
        <source>Not now: attend the council with a card, or stay out.</source>
        <translation>Non ora: si partecipa al consiglio comunale con una carta, o se ne resta fuori.</translation>
    </message>
    <message>
        <source>Not now: call the council with a card, or let it be.</source>
        <translation>Non ora: si convoca il consiglio comunale con una carta, o si lascia perdere.</translation>
    </message>
    <message>
        <source>Not now: choose councillors to play, or none.</source>
        <translation>Non ora: bisogna scegliere i consiglieri da giocare, o nessuno.</translation>
    </message>
    <message>
        <source>Not now: discard a card to roll again, or be ready.</source>
        <translation>Non ora: si può scartare una carta e tirare di nuovo, oppure fermarsi.</translation>
    </message>
    <message>
        <source>Not now: first a tile is drawn from the bag.</source>
        <translation>Non ora: prima si pesca una tessera dal sacchetto.</translation>
    </message>
    <message>
        <source>Not now: first everybody rolls.</source>
        <translation>Non ora: prima tutti tirano il dado.</translation>
    </message>
    <message>
        <source>Not now: first the councillors are drawn.</source>
        <translation>Non ora: prima si pescano i consiglieri.</translation>
    </message>
    <message>
        <source>Not now: the council discusses the split. Propose, answer or be ready.</source>
        <translation>Non ora: il consiglio comunale discute la spartizione. Si può proporre, rispondere o chiudere.</translation>
    </message>
    <message>
        <source>Not now: this is the negotiation. Offer, answer or be done.</source>
        <translation>Non ora: la trattativa è in corso. Si può offrire, rispondere o chiudere.</translation>
    </message>
    <message>
        <source>Nothing is rolled or drawn now: the players decide.</source>
        <translation>Ora non si tira e non si pesca: decidono i giocatori.</translation>
    </message>
    <message>
        <source>Only one die is rolled again, not {number}.</source>
        <translation>Si tira di nuovo un solo dado, non {number}.</translation>
    </message>
    <message>
        <source>The answer to a proposal comes from the others.</source>
        <translation>A una proposta rispondono gli altri.</translation>
    </message>
    <message>
        <source>The answer to an offer comes from the others.</source>
        <translation>A un’offerta rispondono gli altri.</translation>
    </message>
    <message>
        <source>The bag has no tile of value {value}.</source>
        <translation>Nel sacchetto non c’è una tessera di valore {value}.</translation>
    </message>
    <message>
        <source>The council is full: no more than {most} can attend, as each must get a million.</source>
        <translation>Il consiglio comunale è al completo: non più di {most}, perché ognuno deve ricevere un milione.</translation>
    </message>
    <message>
        <source>The deck has no councillor of value {card} left.</source>
        <translation>Nel mazzo non resta nessun consigliere di valore {card}.</translation>
    </message>
    <message>
        <source>There are not so many councillors of value {card} in this hand.</source>
        <translation>In questa mano non ci sono così tanti consiglieri di valore {card}.</translation>
    </message>
    <message>
        <source>There is no councillor of value {card} in this hand.</source>
        <translation>In questa mano non c’è nessun consigliere di valore {card}.</translation>
    </message>
    <message>
        <source>There is no player {starter_number} for the bag: {players_given} are playing.</source>
        <translation>Non c’è un giocatore {starter_number} per il sacchetto: si gioca in {players_given}.</translation>
    </message>
    <message>
        <source>This offer was declined: it has to wait until the mug moves.</source>
        <translation>Questa offerta è stata rifiutata: deve aspettare che il boccale si muova.</translation>
    </message>
    <message>
        <source>This split adds up to {sum}, but there is {worth} to split.</source>
        <translation>Questa spartizione dà in tutto {sum}, ma da spartire ci sono {worth}.</translation>
    </message>
    <message>
        <source>This split stands already: only another one can be proposed.</source>
        <translation>Questa spartizione vale già: se ne può proporre solo un’altra.</translation>
    </message>
    <message>
        <source>{most} offers are the limit until the mug moves.</source>
        <translation>{most} offerte sono il massimo finché il boccale non si muove.</translation>
    </message>
    <message>
        <source>{most} proposals each are the limit in a council.</source>
        <translation>{most} proposte a testa sono il massimo in un consiglio comunale.</translation>
    </message>
    <message>
        <source>{player} cannot get {share}: everyone on this side gets at least {least_share}.</source>
        <translation>{player} non può ricevere {share}: da questa parte ognuno riceve almeno {least_share}.</translation>
    </message>
    <message>
        <source>{player} cannot get {share}: whoever joins gets at least {least_share}.</source>
        <translation>{player} non può ricevere {share}: chi partecipa riceve almeno {least_share}.</translation>
    </message>
    <message>
        <source>{player} does not belong to this side of the council.</source>
        <translation>{player} non sta da questa parte nel consiglio comunale.</translation>
    </message>
    <message>
        <source>{player} has chosen already, and that is final.</source>
        <translation>{player} ha già scelto, ed è definitivo.</translation>
    </message>
    <message>
        <source>{player} has no part in this offer.</source>
        <translation>{player} non fa parte di questa offerta.</translation>
    </message>
    <message>
        <source>{player} has the bag first here, but another player was chosen for it.</source>
        <translation>Qui {player} comincia con il sacchetto, ma era stato scelto un altro giocatore.</translation>
    </message>
    <message>
        <source>{player} is done negotiating until a new offer asks or the mug moves.</source>
        <translation>Per {player} la trattativa è chiusa, finché una nuova offerta non la riapre o il boccale non si muove.</translation>
    </message>
    <message>
        <source>{player} must wait: in the council others discuss the split.</source>
        <translation>{player} deve aspettare: in consiglio comunale altri discutono la spartizione.</translation>
    </message>
    <message>
        <source>{player} must wait: others are choosing their councillors.</source>
        <translation>{player} deve aspettare: altri stanno scegliendo i loro consiglieri.</translation>
    </message>
    <message>
        <source>{player} must wait: others are still negotiating.</source>
        <translation>{player} deve aspettare: altri stanno ancora trattando.</translation>
    </message>
    <message>
        <source>{player} must wait: others may still roll again.</source>
        <translation>{player} deve aspettare: altri possono ancora tirare di nuovo.</translation>
    </message>
    <message>
        <source>{player} proposes no more until there is a new split.</source>
        <translation>{player} non propone più nulla fino a una nuova spartizione.</translation>
    </message>
    <message>
        <source>{player} rolls no more, and that is final.</source>
        <translation>{player} non tira più, ed è definitivo.</translation>
    </message>
    <message>
        <source>{project}: no section of it is left in the bag.</source>
        <translation>{project}: nel sacchetto non ne resta nessuna sezione.</translation>
    </message>
    <message>
        <source>{proposer} has an open proposal: it needs its answers first.</source>
        <translation>{proposer} ha una proposta in sospeso: prima bisogna rispondere.</translation>
    </message>
    <message>
        <source>{proposer} has no open offer.</source>
        <extracomment>{proposer} is a player</extracomment>
        <translation>{proposer} non ha offerte in sospeso.</translation>
    </message>
    <message>
        <source>{proposer} has no open proposal.</source>
        <translation>{proposer} non ha proposte in sospeso.</translation>
    </message>
    <message>
        <source>{proposer} has that yes already, and in the council it is final.</source>
        <translation>{proposer} ha già avuto questo sì, e in consiglio comunale è definitivo.</translation>
    </message>
    <message>
        <source>{proposer} has that yes already.</source>
        <translation>{proposer} ha già avuto questo sì.</translation>
    </message>
</context>
<context>
    <name>SaludosRemark</name>
    <message>
        <source>A councillor must go: this {die} is no use to me.</source>
        <translation>Un consigliere torna a casa: di questo {die} non so che farmene.</translation>
    </message>
    <message>
        <source>A pleasure, {proposer}.</source>
        <translation>Con piacere, {proposer}.</translation>
    </message>
    <message>
        <source>A small coffee is a coffee too. Agreed, {proposer}.</source>
        <translation>Anche un caffè ristretto è un caffè. Ci sto, {proposer}.</translation>
    </message>
    <message>
        <source>A {die}! The saints are with me.</source>
        <translation>Un {die}! I santi mi vogliono bene.</translation>
    </message>
    <message>
        <source>A {die}. It will have to do.</source>
        <translation>Un {die}. Me lo farò bastare.</translation>
    </message>
    <message>
        <source>A {die}? Once more, please.</source>
        <extracomment>{die} is what the die shows</extracomment>
        <translation>Un {die}? Da capo, per favore.</translation>
    </message>
    <message>
        <source>Agreed: {million} for me.</source>
        <extracomment>{million} is a sum of money: &quot;3 million&quot;</extracomment>
        <translation>D’accordo: {million} per me.</translation>
    </message>
    <message>
        <source>All right, {partner}: {share} instead of {before}.</source>
        <extracomment>{before} is what {partner} has refused</extracomment>
        <translation>E va bene, {partner}: {share} invece di {before}.</translation>
    </message>
    <message>
        <source>Ask me again with {about}, {proposer}, and we shall see.</source>
        <translation>Riprova con {about}, {proposer}, e ne riparliamo.</translation>
    </message>
    <message>
        <source>Better {million} than nothing. Agreed.</source>
        <translation>Meglio {million} che un pugno di mosche. Ci sto.</translation>
    </message>
    <message>
        <source>Better {share} than nothing, {partner}.</source>
        <translation>Meglio {share} che niente, {partner}.</translation>
    </message>
    <message>
        <source>Count again, {proposer}: {without} without me. I come for {price}.</source>
        <translation>Rifai i conti, {proposer}: senza di me ci si ferma a {without}. Vengo per {price}.</translation>
    </message>
    <message>
        <source>Count your millions. I count my councillors: {cards}.</source>
        <extracomment>{cards} is a number</extracomment>
        <translation>Contatevi i milioni. Io mi conto i consiglieri: {cards}.</translation>
    </message>
    <message>
        <source>Do not ask me why, {proposer}: no.</source>
        <extracomment>No reason at all</extracomment>
        <translation>Non chiedermi perché, {proposer}: no e basta.</translation>
    </message>
    <message>
        <source>First an answer to my own offer, {proposer}.</source>
        <translation>Prima una risposta alla mia offerta, {proposer}.</translation>
    </message>
    <message>
        <source>Gladly: {theirs_sum} would only spoil {rival}.</source>
        <extracomment>{rival} would have got {theirs_sum}</extracomment>
        <translation>Volentieri: con {theirs_sum}, {rival} prenderebbe il vizio.</translation>
    </message>
    <message>
        <source>I build this one alone, amigos.</source>
        <translation>Questa me la costruisco per conto mio, amigos.</translation>
    </message>
    <message>
        <source>I can hear their councillors laughing ({cards}). Only for {price}.</source>
        <translation>Sento già ridere i loro consiglieri ({cards}). Ci sto solo per {price}.</translation>
    </message>
    <message>
        <source>I can hear their councillors laughing ({cards}). This will not last.</source>
        <translation>Sento già ridere i loro consiglieri ({cards}). Questa storia non dura.</translation>
    </message>
    <message>
        <source>I have a better idea, {proposer}.</source>
        <translation>Ho un’idea migliore, {proposer}.</translation>
    </message>
    <message>
        <source>I have a better idea, {proposer}. Unless you give me {price}.</source>
        <translation>Ho un’idea migliore, {proposer}. A meno che tu non me ne dia {price}.</translation>
    </message>
    <message>
        <source>I have given {partner} my word.</source>
        <translation>{partner} ha già la mia parola.</translation>
    </message>
    <message>
        <source>I have {held} all to myself. Less than {price} is no offer.</source>
        <translation>Ne ho {held} tutti per me. Meno di {price} non è un’offerta.</translation>
    </message>
    <message>
        <source>I have {held} already with {partner}, and there I stay.</source>
        <translation>Con {partner} ne ho già {held}, e lì resto.</translation>
    </message>
    <message>
        <source>I have {held} already with {partner}. {price} would tempt me.</source>
        <extracomment>{held} is a number of millions, the speaker&apos;s share of the coalition that stands</extracomment>
        <translation>Con {partner} ne ho già {held}. Per {price} cadrei in tentazione.</translation>
    </message>
    <message>
        <source>I keep my {held}, {proposer}.</source>
        <translation>{held} per me, {proposer}, e non si discute.</translation>
    </message>
    <message>
        <source>I smell a trick, {proposer}. We leave it at {held} for me.</source>
        <translation>Qui gatta ci cova, {proposer}. Restiamo a {held} per me.</translation>
    </message>
    <message>
        <source>I would rather draw a councillor than take {million}.</source>
        <translation>Per {million}? Piuttosto mi pesco un consigliere.</translation>
    </message>
    <message>
        <source>If nobody builds, everybody draws. Fine by me.</source>
        <translation>Se non costruisce nessuno, pescano tutti. A me va benissimo.</translation>
    </message>
    <message>
        <source>Leave some on the plate, {proposer}: {price} would do.</source>
        <translation>Lascia qualcosa nel piatto, {proposer}: con {price} mi accontento.</translation>
    </message>
    <message>
        <source>Let them have their {worth}.</source>
        <extracomment>{worth} is a sum of money</extracomment>
        <translation>Che si godano i loro {worth}.</translation>
    </message>
    <message>
        <source>My grandmother would ask for {price}, and so do I.</source>
        <translation>Mia nonna chiederebbe {price}, e io ho preso da lei.</translation>
    </message>
    <message>
        <source>My last offer, {partner}: {share} for you.</source>
        <translation>Ultima offerta, {partner}: {share} per te.</translation>
    </message>
    <message>
        <source>My left knee says no, and it is never wrong.</source>
        <translation>Il mio ginocchio sinistro dice di no, e non sbaglia mai.</translation>
    </message>
    <message>
        <source>Not for {million}. Around {about} I might begin to listen.</source>
        <extracomment>{about} is a number of millions</extracomment>
        <translation>Per {million} non ci sento. Verso {about} mi torna l’udito.</translation>
    </message>
    <message>
        <source>Not for {million}. For {price}, with pleasure.</source>
        <extracomment>{million} is a sum of money: &quot;3 million&quot;</extracomment>
        <translation>Per {million} no. Per {price}, con piacere.</translation>
    </message>
    <message>
        <source>Not in this company, {proposer}.</source>
        <translation>Con questa compagnia no, {proposer}.</translation>
    </message>
    <message>
        <source>Not so fast, amigos. To the town hall!</source>
        <translation>Piano, amigos. Tutti in municipio!</translation>
    </message>
    <message>
        <source>Not today, {proposer}. It is too hot.</source>
        <translation>Oggi no, {proposer}. Fa troppo caldo.</translation>
    </message>
    <message>
        <source>Not with {rival} at the table, {proposer}.</source>
        <translation>Allo stesso tavolo con {rival}? No, {proposer}.</translation>
    </message>
    <message>
        <source>Nothing personal, {partner}. {proposer} has the better friends.</source>
        <translation>Niente di personale, {partner}. {proposer} ha amici migliori.</translation>
    </message>
    <message>
        <source>Only {held} for you, {partner}? I offer {share}.</source>
        <translation>Solo {held} per te, {partner}? La mia offerta: {share}.</translation>
    </message>
    <message>
        <source>So be it. Another coffee, please!</source>
        <translation>E così sia. Un altro caffè, per favore!</translation>
    </message>
    <message>
        <source>Sorry, {partner}: {million} is more than {held}.</source>
        <extracomment>The speaker leaves {partner} for another coalition: &quot;5 is more than 4&quot;</extracomment>
        <translation>Scusa, {partner}: {million} sono più di {held}.</translation>
    </message>
    <message>
        <source>That makes {number} of us.</source>
        <extracomment>{number} is how many opponents attend then</extracomment>
        <translation>E con me siamo in {number}.</translation>
    </message>
    <message>
        <source>Then I would rather draw a councillor. For {price} I would not.</source>
        <translation>Piuttosto mi pesco un consigliere. Con {price} cambio idea.</translation>
    </message>
    <message>
        <source>Then it is {million} instead of {held}. Agreed.</source>
        <translation>Allora {million} invece di {held}. Ci sto.</translation>
    </message>
    <message>
        <source>Together we make {height}. Nobody beats that without one of us.</source>
        <translation>Insieme facciamo {height}. Se restiamo uniti, non ci batte nessuno.</translation>
    </message>
    <message>
        <source>Wait for me, I am coming too!</source>
        <translation>Aspettatemi, vengo anch’io!</translation>
    </message>
    <message>
        <source>What do you say to {share}, {partner}?</source>
        <translation>Che ne dici di {share}, {partner}?</translation>
    </message>
    <message>
        <source>Why share? I have {held} all to myself.</source>
        <translation>E perché dividere? Ne ho {held} tutti per me.</translation>
    </message>
    <message>
        <source>Without me you reach {without}. Keep that in mind, {proposer}.</source>
        <translation>Senza di me ci si ferma a {without}. Tienilo a mente, {proposer}.</translation>
    </message>
    <message>
        <source>Without me. I have tomatoes to water.</source>
        <translation>Senza di me. Ho i pomodori da annaffiare.</translation>
    </message>
    <message>
        <source>You are {lead} ahead of me, {proposer}. I help you for {price}.</source>
        <extracomment>{lead} is a sum of money: so much more than the speaker has</extracomment>
        <translation>Hai {lead} più di me, {proposer}. Ti aiuto per {price}.</translation>
    </message>
    <message>
        <source>You are {lead} ahead of me, {proposer}. Walk alone.</source>
        <translation>Hai {lead} più di me, {proposer}. Cammina con le tue gambe.</translation>
    </message>
    <message>
        <source>You need me, {proposer}, and I need {price}.</source>
        <translation>Tu hai bisogno di me, {proposer}, e io di {price}.</translation>
    </message>
    <message>
        <source>{height} against {biscuit}, and they have cards ({cards}). For that risk I want {price}.</source>
        <extracomment>{height} and {biscuit} are the strengths of both sides, {cards} is a number</extracomment>
        <translation>{height} contro {biscuit}, e quelli hanno carte ({cards}). Per il rischio voglio {price}.</translation>
    </message>
    <message>
        <source>{height} against {biscuit}: that is a wall. Agreed.</source>
        <translation>{height} contro {biscuit}: una muraglia. Ci sto.</translation>
    </message>
    <message>
        <source>{height} for us, {biscuit} for all the others. Well, {partner}?</source>
        <translation>{height} noi, {biscuit} tutti gli altri. Allora, {partner}?</translation>
    </message>
    <message>
        <source>{height} will be outbid before the coffee is cold.</source>
        <translation>{height}? Ci superano prima che si freddi il caffè.</translation>
    </message>
    <message>
        <source>{height}, all by myself. And {million}, all for myself.</source>
        <translation>{height}, con le mie sole forze. E {million}, tutti per me.</translation>
    </message>
    <message>
        <source>{held} for me. I have nothing to add.</source>
        <translation>{held} per me. Non ho altro da aggiungere.</translation>
    </message>
    <message>
        <source>{million} instead of {held}, for the sake of peace.</source>
        <extracomment>Another split in the council: &quot;4 instead of 3&quot;</extracomment>
        <translation>{million} invece di {held}, per amor di pace.</translation>
    </message>
    <message>
        <source>{million} instead of {held}? How kind of you, {proposer}.</source>
        <translation>{million} invece di {held}? Ma che gentilezza, {proposer}.</translation>
    </message>
    <message>
        <source>{million}? Here is my hand, {proposer}.</source>
        <translation>{million}? Qua la mano, {proposer}.</translation>
    </message>
    <message>
        <source>{mug} against {biscuit}? Let the council decide.</source>
        <extracomment>{mug} and {biscuit} are the strengths of both sides</extracomment>
        <translation>{mug} contro {biscuit}? Decida il consiglio comunale.</translation>
    </message>
    <message>
        <source>{partner} gives me {held}. You would have to give me {price}.</source>
        <translation>{partner} me ne dà {held}. Tu dovresti darmene {price}.</translation>
    </message>
    <message>
        <source>{partner} will never say yes to {theirs_sum}.</source>
        <translation>Per {theirs_sum}, {partner} non dirà mai di sì.</translation>
    </message>
    <message>
        <source>{partner} will never say yes to {theirs_sum}. And I want {price}.</source>
        <extracomment>{partner} is another player, who is offered the sum of money {theirs_sum}</extracomment>
        <translation>Per {theirs_sum}, {partner} non dirà mai di sì. E io ne voglio {price}.</translation>
    </message>
    <message>
        <source>{partner}, my heart is yours. My vote costs {million}.</source>
        <translation>{partner}, il mio cuore è tuo. Il mio voto costa {million}.</translation>
    </message>
    <message>
        <source>{partner}, sit down here with me: {share} for you.</source>
        <translation>{partner}, siediti qui con me: {share} per te.</translation>
    </message>
    <message>
        <source>{price} and I forget my own plan, {proposer}.</source>
        <translation>Con {price} mi scordo il mio piano, {proposer}.</translation>
    </message>
    <message>
        <source>{price} is my price: without me you reach {without}.</source>
        <extracomment>A player at the table speaks, warm and a little cunning; {price} is a number of millions, as in &quot;9 is my price&quot;; the listener&apos;s coalition reaches strength {without}, which is not enough</extracomment>
        <translation>Il mio prezzo è {price}: senza di me ci si ferma a {without}.</translation>
    </message>
    <message>
        <source>{share} for you, {partner}. Or shall {rival} take {theirs_sum} home?</source>
        <extracomment>{rival} gets {theirs_sum} as things stand</extracomment>
        <translation>{share} per te, {partner}. O vuoi che {rival} si porti a casa {theirs_sum}?</translation>
    </message>
    <message>
        <source>{share} for you, {partner}. Shall we shake hands on it?</source>
        <extracomment>{share} is a sum of money: &quot;3 million&quot;</extracomment>
        <translation>{share} per te, {partner}. Ci diamo la mano?</translation>
    </message>
    <message>
        <source>{share} instead of {held}, {partner}: think of your family.</source>
        <extracomment>{held} is the share of {partner} now</extracomment>
        <translation>{share} invece di {held}, {partner}: pensa alla famiglia.</translation>
    </message>
    <message>
        <source>{share} is not much, {partner}, but it is yours.</source>
        <translation>Non è molto, {partner}, ma è roba tua: {share}.</translation>
    </message>
    <message>
        <source>{theirs_sum} for {rival}, of all people? Then {price} for me.</source>
        <extracomment>{rival} is a player who would get the sum of money {theirs_sum}</extracomment>
        <translation>{theirs_sum} proprio per {rival}? Allora {price} per me.</translation>
    </message>
    <message>
        <source>{theirs} for you, {proposer}? Eat it alone.</source>
        <translation>{theirs} per te, {proposer}? Buon appetito, ma senza di me.</translation>
    </message>
    <message>
        <source>{theirs} for you, {proposer}? Make it {price} for me.</source>
        <extracomment>{theirs} is a number of millions, the listener&apos;s share</extracomment>
        <translation>{theirs} per te, {proposer}? Facciamo {price} per me.</translation>
    </message>
</context>
<context>
    <name>SaludosRulebook</name>
    <message>
        <source>A councillor for the others</source>
        <translation>Un consigliere per gli altri</translation>
    </message>
    <message>
        <source>A journalist counts</source>
        <translation>Il giornalista fa i conti</translation>
    </message>
    <message>
        <source>A new split</source>
        <translation>Una nuova spartizione</translation>
    </message>
    <message>
        <source>A tile from the bag</source>
        <translation>Una tessera dal sacchetto</translation>
    </message>
    <message>
        <source>A tile of 4 is drawn, and two sections of its project are already in place: 4 + 2 + 1 = 7 million.</source>
        <translation>Si pesca una tessera da 4, e due sezioni del suo progetto sono già al loro posto: 4 + 2 + 1 = 7 milioni.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>A turn begins with a tile from the bag. Everybody rolls for strength, and then all negotiate at once. The strongest coalition gets the money, unless the others call the council and outvote it with their councillors. Whoever is not paid draws another councillor: a defeat today makes you stronger tomorrow.</source>
        <translation>Un turno comincia con una tessera pescata dal sacchetto. Tutti tirano il dado per stabilire la propria forza, poi trattano, tutti insieme. La coalizione più forte prende il denaro, a meno che gli altri non convochino il consiglio comunale e la mettano in minoranza con i loro consiglieri. Chi resta a mani vuote pesca un altro consigliere: chi perde oggi sarà più forte domani.</translation>
    </message>
    <message>
        <source>A village builds: a fountain, a library, a market hall, a swimming pool, a stadium and a purification plant. Each section brings millions, for those who agree in time on how to share them.</source>
        <translation>Un paese costruisce: una fontana, una biblioteca, un mercato coperto, una piscina, uno stadio e un depuratore. Ogni sezione porta milioni a chi si accorda in tempo su come spartirseli.</translation>
    </message>
    <message>
        <source>A yes is final. A no ends the proposal; to say “ready” while you are asked is a no.</source>
        <translation>Un sì è definitivo. Un no fa cadere la proposta; dire «va bene così» quando si deve rispondere equivale a un no.</translation>
    </message>
    <message>
        <source>After a journalist</source>
        <translation>Dopo un giornalista</translation>
    </message>
    <message>
        <source>After the negotiation all players outside the coalition are the opposition. Any of them may call the council by pushing one of their cards forward, face down.</source>
        <translation>Dopo la trattativa, tutti i giocatori fuori dalla coalizione formano l’opposizione. Chiunque di loro può convocare il consiglio comunale, mettendo avanti a carte coperte uno dei propri consiglieri.</translation>
    </message>
    <message>
        <source>All cards are shown, those pushed forward too. The values of the coalition’s cards are added to the mug, those of the opposition to the biscuit. The higher side wins; in a tie it is the coalition.</source>
        <translation>Si scoprono tutte le carte, anche quelle messe avanti. I valori delle carte della coalizione si aggiungono al boccale, quelli dell’opposizione al biscotto. Vince la parte che arriva più in alto; in parità, la coalizione.</translation>
    </message>
    <message>
        <source>All cards used in the council are discarded, whoever has won, and those pushed forward as well.</source>
        <translation>Tutte le carte usate nel consiglio comunale vengono scartate, chiunque abbia vinto, comprese quelle messe avanti.</translation>
    </message>
    <message>
        <source>All negotiate at the same time (SA-09).</source>
        <translation>Tutti trattano insieme (SA-09).</translation>
    </message>
    <message>
        <source>All others draw a councillor (SA-21).</source>
        <translation>Tutti gli altri pescano un consigliere (SA-21).</translation>
    </message>
    <message>
        <source>All others of the opposition who have a card may attend by pushing one forward, face down, or stay out. They are asked in the same order, also those who did not want to call the council.</source>
        <translation>Tutti gli altri dell’opposizione che hanno una carta possono partecipare, mettendone avanti una a carte coperte, o restare fuori. Si chiede nello stesso ordine, anche a chi non ha voluto convocare il consiglio comunale.</translation>
    </message>
    <message>
        <source>An offer for yourself alone stands at once. Any other needs a yes from each of its other members, and a single no ends it. As long as it is open, even somebody who has said yes may still say no.</source>
        <translation>Un’offerta senza soci vale subito. Ogni altra ha bisogno del sì di tutti gli altri membri, e basta un solo no a farla cadere. Finché è in sospeso, anche chi ha detto sì può ancora dire no.</translation>
    </message>
    <message>
        <source>An offer names a coalition, of one player or several, and a split of the whole sum among its members: at least 1 million for each.</source>
        <translation>Un’offerta indica una coalizione, di uno o più giocatori, e una spartizione dell’intera somma fra i suoi membri: almeno 1 milione a testa.</translation>
    </message>
    <message>
        <source>An offer stands as soon as every member has agreed to it. The mug moves to its height, and the earlier coalition is void.</source>
        <translation>Un’offerta va in porto non appena tutti i suoi membri l’hanno accettata. Il boccale sale fino alla sua forza, e la coalizione precedente si scioglie.</translation>
    </message>
    <message>
        <source>Anna (9) and Ben (10) have the mug at 19, Clara (9) and David (8) the biscuit at 17. Anna shows 1 + 2, Ben 3 + 3 + 2; Clara shows 1 + 1 + 3, David 1 + 3 + 2 + 3 + 2 + 1. The coalition comes to 19 + 3 + 8 = 30, the opposition to 17 + 5 + 12 = 34: the opposition wins.</source>
        <translation>Anna (9) e Ben (10) hanno il boccale a 19, Clara (9) e David (8) il biscotto a 17. Anna mostra 1 + 2, Ben 3 + 3 + 2; Clara mostra 1 + 1 + 3, David 1 + 3 + 2 + 3 + 2 + 1. La coalizione arriva a 19 + 3 + 8 = 30, l’opposizione a 17 + 5 + 12 = 34: vince l’opposizione.</translation>
    </message>
    <message>
        <source>Anna has 4 cards and rolls a 3: her strength is 7.</source>
        <translation>Anna ha 4 carte e fa 3: la sua forza è 7.</translation>
    </message>
    <message>
        <source>As often as you like you may discard a card of your choice, face down, and roll again at once. Only the new roll counts, even a worse one, and the discarded card counts no longer.</source>
        <translation>Si può scartare a carte coperte un consigliere a scelta e tirare subito di nuovo, quante volte si vuole. Conta solo il nuovo tiro, anche se è peggiore, e la carta scartata non conta più.</translation>
    </message>
    <message>
        <source>As soon as an offer stands, all other open offers lapse, and so do the answers to them.</source>
        <translation>Appena un’offerta va in porto, tutte le altre offerte in sospeso decadono, e con loro le risposte già date.</translation>
    </message>
    <message>
        <source>Back into the bag, or not</source>
        <translation>Di nuovo nel sacchetto, o no</translation>
    </message>
    <message>
        <source>Ben has 2 cards and rolls a 1: strength 3. He discards one of them and rolls a 4: 1 + 4, strength 5.</source>
        <translation>Ben ha 2 carte e fa 1: forza 3. Ne scarta una e fa 4: 1 + 4, forza 5.</translation>
    </message>
    <message>
        <source>Both sides talk at the same time, and everybody hears it.</source>
        <translation>Le due parti discutono nello stesso momento, e tutti sentono tutto.</translation>
    </message>
    <message>
        <source>Calling the council</source>
        <translation>Convocare il consiglio comunale</translation>
    </message>
    <message>
        <source>Cards that were used</source>
        <translation>Le carte usate</translation>
    </message>
    <message>
        <source>Choosing in secret</source>
        <translation>Scegliere in segreto</translation>
    </message>
    <message>
        <source>Clara calls the council over 9 million, and David attends: 5 for Clara, who came first, and 4 for David. He proposes 4 for Clara and 5 for himself. She accepts.</source>
        <translation>Clara convoca il consiglio comunale con 9 milioni in palio, e David partecipa: 5 per Clara, che è arrivata prima, e 4 per David. David propone 4 per Clara e 5 per sé. Clara accetta.</translation>
    </message>
    <message>
        <source>Councillor cards</source>
        <translation>Le carte dei consiglieri</translation>
    </message>
    <message>
        <source>Die and cards</source>
        <translation>Dado e carte</translation>
    </message>
    <message>
        <source>Each section is a tile. Its value is the number of sections of its project: those of the Stadium all show a 5. These 21 tiles go into the bag, and 3 journalists with them.</source>
        <translation>Ogni sezione è una tessera. Il suo valore è il numero di sezioni del suo progetto: quelle dello Stadio, per esempio, mostrano tutte un 5. Queste 21 tessere vanno nel sacchetto, insieme a 3 giornalisti.</translation>
    </message>
    <message>
        <source>Each side has one open proposal at a time, and each member may make at most 2.</source>
        <translation>Ogni parte ha una sola proposta in sospeso alla volta, e ogni membro può farne al massimo 2.</translation>
    </message>
    <message>
        <source>Each side settles its split once more. Any member may propose another one, at least 1 million for each, and all members of that side must accept it.</source>
        <translation>Ogni parte ridiscute la sua spartizione. Ogni membro può proporne un’altra, con almeno 1 milione a testa, e tutti i membri di quella parte devono accettarla.</translation>
    </message>
    <message>
        <source>Everybody rolls for strength (SA-07).</source>
        <translation>Tutti tirano il dado per stabilire la propria forza (SA-07).</translation>
    </message>
    <message>
        <source>Everybody rolls. Your strength is your die plus the number of your cards; what they are worth does not matter here.</source>
        <translation>Tutti tirano il dado. La forza di ognuno è il suo dado più il numero delle sue carte; quanto valgono, qui non conta.</translation>
    </message>
    <message>
        <source>Everyone gets three councillors: a 1, a 2 and a 3. All other cards are shuffled and form the deck.</source>
        <translation>Ognuno riceve tre consiglieri: un 1, un 2 e un 3. Tutte le altre carte si mescolano e formano il mazzo.</translation>
    </message>
    <message>
        <source>Everyone negotiates at the same time.</source>
        <translation>Tutti trattano nello stesso momento.</translation>
    </message>
    <message>
        <source>Everyone who was not paid draws a councillor from the deck and looks at it. The cards are dealt clockwise, beginning at the bag holder’s left.</source>
        <translation>Chi non ha incassato pesca un consigliere dal mazzo e lo guarda. Le carte si distribuiscono in senso orario, a cominciare dalla sinistra di chi ha il sacchetto.</translation>
    </message>
    <message>
        <source>Hands of 3, 6, 3, 4 and 5 cards: these players move back by 0, 3, 0, 1 and 2.</source>
        <translation>Mani di 3, 6, 3, 4 e 5 carte: si arretra rispettivamente di 0, 3, 0, 1 e 2.</translation>
    </message>
    <message>
        <source>How many and which they are is hidden until all have chosen. A choice is final. Whoever has no card left chooses nothing.</source>
        <translation>Quanti e quali sono resta nascosto finché non hanno scelto tutti. Una scelta è definitiva. Chi non ha più carte non sceglie nulla.</translation>
    </message>
    <message>
        <source>How many cards you have is known to all, their values only to you.</source>
        <translation>Quante carte ha ognuno lo sanno tutti; quanto valgono, solo chi le ha in mano.</translation>
    </message>
    <message>
        <source>How many you hold makes you strong in the negotiation. What they are worth counts only in the council (SA-18) and for the bonus at the end (SA-28).</source>
        <translation>Nella trattativa è il loro numero a dare forza. Il loro valore conta solo nel consiglio comunale (SA-18) e per il bonus finale (SA-28).</translation>
    </message>
    <message>
        <source>How you negotiate here</source>
        <translation>Come si tratta qui</translation>
    </message>
    <message>
        <source>If it is a section, it is placed, and this is what there is to win, in millions: its value, plus 1 for each section of its project that was there before, plus 1 for itself.</source>
        <translation>Se è una sezione, la si mette al suo posto. Ecco quanto si può vincere, in milioni: il suo valore, più 1 per ogni sezione del suo progetto che c’era già, più 1 per quella appena pescata.</translation>
    </message>
    <message>
        <source>If nobody calls it, or if everyone is in the coalition, the coalition is paid (SA-20).</source>
        <translation>Se nessuno lo convoca, o se tutti sono nella coalizione, la coalizione incassa (SA-20).</translation>
    </message>
    <message>
        <source>If the Fountain is the fourth project, the bonus is 1 million. If it is the Purification Plant, with its sixth section, the bonus is 6 million.</source>
        <translation>Se il quarto progetto è la Fontana, il bonus è di 1 milione. Se è il Depuratore, con la sua sesta sezione, il bonus è di 6 milioni.</translation>
    </message>
    <message>
        <source>If the deck has too few cards, the discards are shuffled into it first. If there still are too few for everyone who ought to get one, nobody draws.</source>
        <translation>Se nel mazzo ci sono troppo poche carte, prima vi si mescolano gli scarti. Se ancora non bastano per tutti quelli che dovrebbero riceverne una, nessuno pesca.</translation>
    </message>
    <message>
        <source>If the match goes on, the bag goes to the left.</source>
        <translation>Se la partita continua, il sacchetto passa a sinistra.</translation>
    </message>
    <message>
        <source>If the section completes the fourth project, the match ends at once (SA-28). Otherwise:</source>
        <translation>Se la sezione completa il quarto progetto, la partita finisce subito (SA-28). Altrimenti:</translation>
    </message>
    <message>
        <source>Journalists</source>
        <translation>I giornalisti</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Materiale</translation>
    </message>
    <message>
        <source>Mug against biscuit</source>
        <translation>Boccale contro biscotto</translation>
    </message>
    <message>
        <source>Negotiation</source>
        <translation>La trattativa</translation>
    </message>
    <message>
        <source>Nobody is bound: a member of the standing coalition may agree to another offer at any time.</source>
        <translation>Nessuno è vincolato: chi fa parte della coalizione attuale può accettare un’altra offerta in qualsiasi momento.</translation>
    </message>
    <message>
        <source>Now all members of the coalition and all opponents who attend choose any number of their remaining cards, at the same time and face down. To choose none is fine.</source>
        <translation>Ora tutti i membri della coalizione e tutti gli oppositori che partecipano scelgono, nello stesso momento e a carte coperte, quanti vogliono dei consiglieri rimasti. Si può anche non sceglierne nessuno.</translation>
    </message>
    <message>
        <source>Pay and cards</source>
        <translation>Incassi e carte</translation>
    </message>
    <message>
        <source>Projects and journalists</source>
        <translation>Progetti e giornalisti</translation>
    </message>
    <message>
        <source>Rolling again</source>
        <translation>Tirare di nuovo</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Seven play: three are in the coalition, four in the opposition. Three of the four attend the council and win it. They get the money; the three of the coalition and the fourth opponent draw a card each.</source>
        <translation>Si gioca in sette: tre sono nella coalizione, quattro all’opposizione. Tre dei quattro partecipano al consiglio comunale e vincono. Il denaro va a loro; i tre della coalizione e il quarto dell’opposizione pescano una carta a testa.</translation>
    </message>
    <message>
        <source>Six projects are to be built: Fountain, Library, Market Hall, Swimming Pool, Stadium and Purification Plant. They have 1, 2, 3, 4, 5 and 6 sections.</source>
        <translation>Si realizzano sei progetti: Fontana, Biblioteca, Mercato coperto, Piscina, Stadio e Depuratore. Hanno 1, 2, 3, 4, 5 e 6 sezioni.</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>La forza</translation>
    </message>
    <message>
        <source>The bag goes to the left (SA-23).</source>
        <translation>Il sacchetto passa a sinistra (SA-23).</translation>
    </message>
    <message>
        <source>The bag goes to the left, and the next turn begins.</source>
        <translation>Il sacchetto passa a sinistra, e comincia il turno successivo.</translation>
    </message>
    <message>
        <source>The bag moves on</source>
        <translation>Il sacchetto passa di mano</translation>
    </message>
    <message>
        <source>The biscuit</source>
        <translation>Il biscotto</translation>
    </message>
    <message>
        <source>The council</source>
        <translation>Il consiglio comunale</translation>
    </message>
    <message>
        <source>The council may be called (SA-13).</source>
        <translation>Si può convocare il consiglio comunale (SA-13).</translation>
    </message>
    <message>
        <source>The course of a turn</source>
        <translation>Come si svolge un turno</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>The first player holds four cards and has rolled a 3: strength 7. Everyone’s strength stands below their die.</source>
        <translation>Il primo giocatore ha quattro carte in mano e ha fatto 3: forza 7. La forza di ognuno è scritta sotto il suo dado.</translation>
    </message>
    <message>
        <source>The first three councillors</source>
        <translation>I primi tre consiglieri</translation>
    </message>
    <message>
        <source>The fourth project</source>
        <translation>Il quarto progetto</translation>
    </message>
    <message>
        <source>The greatest sum of councillor values brings a bonus: the value of the tile just drawn, in millions, with nothing added. If several players have that sum, each of them gets the whole bonus.</source>
        <translation>La somma più alta dei valori dei consiglieri porta un bonus: il valore della tessera appena pescata, in milioni, senza aggiungere nulla. Se più giocatori hanno quella somma, ognuno riceve il bonus intero.</translation>
    </message>
    <message>
        <source>The height of an offer is the sum of its members’ strengths. It must be higher than that of the standing offer, which the mug shows; to be as high is not enough.</source>
        <translation>La forza di un’offerta è la somma delle forze dei suoi membri. Deve superare quella dell’offerta attuale, indicata dal boccale; pareggiarla non basta.</translation>
    </message>
    <message>
        <source>The members of the winning side move up the money track, each by the share agreed on. If the opposition has won, only those who attended the council are paid.</source>
        <translation>I membri della parte vincente avanzano sul tracciato del denaro, ognuno della quota pattuita. Se ha vinto l’opposizione, incassa solo chi ha partecipato al consiglio comunale.</translation>
    </message>
    <message>
        <source>The money track begins in the corner, at 0. A marker with a small 1 has been around once: add 50 million.</source>
        <translation>Il tracciato del denaro comincia nell’angolo, a 0. Un segnalino con un piccolo 1 ha già fatto un giro: si aggiungono 50 milioni.</translation>
    </message>
    <message>
        <source>The money track shows how many millions everyone has. It starts at 0 and has no end: once around the village you go on counting.</source>
        <translation>Il tracciato del denaro indica quanti milioni ha ognuno. Parte da 0 e non ha fine: dopo un giro del paese si continua a contare.</translation>
    </message>
    <message>
        <source>The mug moves</source>
        <translation>Il boccale si muove</translation>
    </message>
    <message>
        <source>The negotiation is over when all are done.</source>
        <translation>La trattativa è finita quando tutti hanno detto basta.</translation>
    </message>
    <message>
        <source>The offer track shows how strong each side is: the beer mug stands for the coalition, the biscuit for the opposition. And everyone has a die.</source>
        <translation>Il tracciato delle offerte indica quanto è forte ciascuna parte: il boccale di birra sta per la coalizione, il biscotto per l’opposizione. E ognuno ha un dado.</translation>
    </message>
    <message>
        <source>The offer track. The coalition has 9 + 10: the mug stands at 19. The opposition has 9 + 8: the biscuit lies at 17.</source>
        <translation>Il tracciato delle offerte. La coalizione ha 9 + 10: il boccale è a 19. L’opposizione ha 9 + 8: il biscotto è a 17.</translation>
    </message>
    <message>
        <source>The printed example says that the last player lays down five cards, but adds up six. The sixth can only be the one pushed forward: it counts.</source>
        <translation>L’esempio stampato dice che l’ultimo giocatore mette giù cinque carte, ma ne somma sei. La sesta non può essere che quella messa avanti: dunque conta.</translation>
    </message>
    <message>
        <source>The printed rules do not say in which order this is done. Here all do it at the same time. Whoever says “ready” rolls no more, and that is final; without a card you are ready anyway.</source>
        <translation>Le regole stampate non dicono in che ordine si fa. Qui lo fanno tutti insieme. Chi dice «va bene così» non tira più, ed è definitivo; chi non ha carte è a posto comunque.</translation>
    </message>
    <message>
        <source>The printed rules do not say what happens if nobody makes an offer that stands. Here there is then no opposition and no council: nobody is paid, and everyone draws a card (SA-22).</source>
        <translation>Le regole stampate non dicono che cosa succede se nessuna offerta va in porto. Qui, allora, non ci sono né opposizione né consiglio comunale: nessuno incassa, e tutti pescano una carta (SA-22).</translation>
    </message>
    <message>
        <source>The printed rules give the bag to the oldest player. Here chance decides who has it first, unless you choose somebody on the new-match page.</source>
        <translation>Le regole stampate danno il sacchetto alla persona più anziana. Qui chi comincia con il sacchetto lo decide il caso, a meno che non si scelga qualcuno nella pagina della nuova partita.</translation>
    </message>
    <message>
        <source>The printed rules leave open what holds until then, and how a side comes to terms. Here it goes like this:</source>
        <translation>Le regole stampate non dicono che cosa vale fino a quel momento, né come una parte si mette d’accordo. Qui si fa così:</translation>
    </message>
    <message>
        <source>The printed rules leave the talk to the table. Here it is made of offers and answers, and this holds for all:</source>
        <translation>Le regole stampate lasciano che al tavolo si parli liberamente. Qui si parla per offerte e risposte, e per tutti vale quanto segue:</translation>
    </message>
    <message>
        <source>The printed rules name no limit. Here at most as many attend as there are millions, for each of them must get one. When the council is full, nobody else is asked.</source>
        <translation>Le regole stampate non indicano un limite. Qui può partecipare al massimo un giocatore per ogni milione in palio, perché ognuno deve riceverne uno. Quando il consiglio comunale è al completo, non si chiede più a nessuno.</translation>
    </message>
    <message>
        <source>The printed rules name no order. Here the opposition is asked one after the other, beginning at the bag holder’s left. The first to call opens the council; whoever has no card is not asked.</source>
        <translation>Le regole stampate non indicano un ordine. Qui l’opposizione viene interpellata un giocatore dopo l’altro, a cominciare dalla sinistra di chi ha il sacchetto. La prima convocazione apre il consiglio comunale; a chi non ha carte non si chiede nulla.</translation>
    </message>
    <message>
        <source>The printed rules name only the fountain and the purification plant. What stands between them in our village is our own choice.</source>
        <translation>Le regole stampate nominano solo la fontana e il depuratore. Quello che nel nostro paese sta in mezzo l’abbiamo scelto noi.</translation>
    </message>
    <message>
        <source>The same council, all cards face up: the coalition above, the opposition below. Beside each sign is that player’s part of the millions. The mug has come to 30, the biscuit to 34.</source>
        <translation>Lo stesso consiglio comunale, a carte scoperte: sopra la coalizione, sotto l’opposizione. Accanto a ogni segno stanno i milioni che toccano a quel giocatore. Il boccale è arrivato a 30, il biscotto a 34.</translation>
    </message>
    <message>
        <source>The second journalist</source>
        <translation>Il secondo giornalista</translation>
    </message>
    <message>
        <source>The second journalist on the board ends the match. Everyone still moves back (SA-24), and there is no bonus.</source>
        <translation>Il secondo giornalista sul tavoliere chiude la partita. Si arretra comunque (SA-24), e non c’è bonus.</translation>
    </message>
    <message>
        <source>The second section of the Stadium: 5 + 1 + 1 = 7 million.</source>
        <translation>La seconda sezione dello Stadio: 5 + 1 + 1 = 7 milioni.</translation>
    </message>
    <message>
        <source>The talk is over when all are ready.</source>
        <translation>La discussione finisce quando tutti sono a posto.</translation>
    </message>
    <message>
        <source>The third section of the Swimming Pool: its value is 4, two sections were there before. The plate says what it is worth.</source>
        <translation>La terza sezione della Piscina: il suo valore è 4, e due sezioni c’erano già. La targa dice quanto si vince.</translation>
    </message>
    <message>
        <source>The village. A signpost marks each section that is still missing and shows its value; a flag flies over each project that is complete.</source>
        <translation>Il paese. Un cartello segna ogni sezione che manca ancora e ne indica il valore; su ogni progetto completo sventola una bandiera.</translation>
    </message>
    <message>
        <source>The winning side is paid (SA-20).</source>
        <translation>La parte vincente incassa (SA-20).</translation>
    </message>
    <message>
        <source>There are 56 councillor cards: 18 of value 1, 20 of value 2 and 18 of value 3.</source>
        <translation>Le carte dei consiglieri sono 56: 18 di valore 1, 20 di valore 2 e 18 di valore 3.</translation>
    </message>
    <message>
        <source>There are 7 million to win. Strengths: Anna 6, Ben 6, Clara 9, David 6, Eva 5. Clara begins alone: the mug goes to 9. David and Eva agree on 4 million for him and 3 for her: 11. Anna and Ben follow with 3 for her and 4 for him: 12.</source>
        <translation>Ci sono 7 milioni da vincere. Forze: Anna 6, Ben 6, Clara 9, David 6, Eva 5. Clara comincia senza soci: il boccale va a 9. David ed Eva si accordano su 4 milioni per David e 3 per Eva: 11. Anna e Ben rispondono con 3 per Anna e 4 per Ben: 12.</translation>
    </message>
    <message>
        <source>This book follows the French rules of Peter Lewe’s game of 1996, for 4 to 7 players, in our own words. We know no other edition. There everyone talks freely; where we had to turn talk into moves, we say so.</source>
        <translation>Questo libretto segue, con parole nostre, le regole francesi del gioco di Peter Lewe del 1996, da 4 a 7 giocatori. Altre edizioni non ne conosciamo. Al tavolo si parla liberamente; dove abbiamo dovuto trasformare le parole in mosse, lo diciamo.</translation>
    </message>
    <message>
        <source>Three projects are complete, so the journalist stays, next to the kiosk. A second one would end the match.</source>
        <translation>Tre progetti sono completi: il giornalista resta, accanto all’edicola. Un secondo chiuderebbe la partita.</translation>
    </message>
    <message>
        <source>Two offers lie open. At the left of each are its maker and its height, at the right its members and their millions; a tick means yes.</source>
        <translation>Due offerte in sospeso. A sinistra di ognuna, chi la fa e la sua forza; a destra, i membri e i loro milioni; un segno di spunta vuol dire sì.</translation>
    </message>
    <message>
        <source>Two tracks and a die each</source>
        <translation>Due tracciati e un dado a testa</translation>
    </message>
    <message>
        <source>Until the mug moves you may make 3 offers, and those you withdraw or replace count too. Until then you may not repeat an offer of yours that was declined: the same members with the same split.</source>
        <translation>Finché il boccale non si muove, ognuno può fare 3 offerte, e contano anche quelle ritirate o sostituite. Fino ad allora nessuno può ripetere una propria offerta che è stata rifiutata: stessi membri e stessa spartizione.</translation>
    </message>
    <message>
        <source>What an offer is</source>
        <translation>Che cos’è un’offerta</translation>
    </message>
    <message>
        <source>What the coalition agreed on stands until all its members accept something else. The opposition begins with an even split among those who attend; the odd millions go to those who came first.</source>
        <translation>L’accordo della coalizione vale finché tutti i suoi membri non ne accettano un altro. L’opposizione comincia con una spartizione in parti uguali fra chi partecipa; i milioni che avanzano vanno a chi è arrivato prima.</translation>
    </message>
    <message>
        <source>When a journalist is drawn, there is no negotiation. Everyone compares the number of their cards with the smallest hand at the table and moves back by the difference, but never below 0. You keep your cards.</source>
        <translation>Quando si pesca un giornalista, non c’è trattativa. Ognuno confronta il numero delle proprie carte con la mano più piccola del tavolo e arretra della differenza, ma mai sotto 0. Le carte restano in mano.</translation>
    </message>
    <message>
        <source>When no offer stands</source>
        <translation>Se nessuna offerta va in porto</translation>
    </message>
    <message>
        <source>When nobody wants to roll again, the strengths are fixed for this turn. Cards that leave your hand later do not lower yours.</source>
        <translation>Quando nessuno vuole più tirare, le forze sono fissate per questo turno. Le carte che più tardi escono dalla mano non le abbassano.</translation>
    </message>
    <message>
        <source>When the council is called, the biscuit goes to the sum of the strengths of the whole opposition. Those who will stay out count as well.</source>
        <translation>Quando si convoca il consiglio comunale, il biscotto va alla somma delle forze di tutta l’opposizione. Conta anche chi poi ne resterà fuori.</translation>
    </message>
    <message>
        <source>When the deck runs out</source>
        <translation>Quando il mazzo finisce</translation>
    </message>
    <message>
        <source>When the fourth project is complete, nobody rolls and nobody negotiates. All hands are shown.</source>
        <translation>Quando il quarto progetto è completo, non si tira e non si tratta più. Tutti mostrano la mano.</translation>
    </message>
    <message>
        <source>When the fourth project is complete, or when the second journalist stays on the board, the match ends. Whoever is then furthest on the money track wins.</source>
        <translation>Quando il quarto progetto è completo, o quando il secondo giornalista resta sul tavoliere, la partita finisce. Vince chi in quel momento è più avanti sul tracciato del denaro.</translation>
    </message>
    <message>
        <source>Who attends</source>
        <translation>Chi partecipa</translation>
    </message>
    <message>
        <source>Who is paid</source>
        <translation>Chi incassa</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Chi vince</translation>
    </message>
    <message>
        <source>Whoever has the bag draws a tile. If it is a journalist, see SA-24.</source>
        <translation>Chi ha il sacchetto pesca una tessera. Se è un giornalista, vedi SA-24.</translation>
    </message>
    <message>
        <source>Whoever is furthest on the money track wins. If several are equally far, they share the win.</source>
        <translation>Vince chi è più avanti sul tracciato del denaro. Se più giocatori sono alla pari, condividono la vittoria.</translation>
    </message>
    <message>
        <source>Whoever is ready proposes no more, but still answers. A new split takes back every “ready” of that side. A side of one is ready at once.</source>
        <translation>Chi è a posto non propone più, ma risponde ancora. Una nuova spartizione annulla ogni «va bene così» di quella parte. Una parte di un solo membro è subito a posto.</translation>
    </message>
    <message>
        <source>With Anna or with Ben, David would only come to 12 again, and 12 does not beat 12. With Clara it would be 15, but she asks for 5 million. So he joins Anna and Ben together: 2 million for him, 2 for Anna and 3 for Ben. The mug goes to 18, and nobody beats that.</source>
        <translation>Con Anna o con Ben, David arriverebbe di nuovo solo a 12, e 12 non batte 12. Con Clara farebbe 15, ma lei chiede 5 milioni. Così David si unisce ad Anna e Ben insieme: 2 milioni per David, 2 per Anna e 3 per Ben. Il boccale va a 18, e nessuno fa di meglio.</translation>
    </message>
    <message>
        <source>With fewer than three complete projects the journalist goes back into the bag. Once three are complete, the journalist stays on the board.</source>
        <translation>Con meno di tre progetti completi il giornalista torna nel sacchetto. Se invece ce ne sono già tre, il giornalista resta sul tavoliere.</translation>
    </message>
    <message>
        <source>You may make any offer of which you are a member. One of yours can be open; a new one replaces it, and you may withdraw it.</source>
        <translation>Si può fare qualsiasi offerta di cui si fa parte. Ognuno può averne una sola in sospeso; una nuova la sostituisce, e la si può ritirare.</translation>
    </message>
    <message>
        <source>You may say “done”. That declines every offer that still waits for your answer, and from then on you start nothing. An offer that asks you takes your “done” back, and when the mug moves, all are back.</source>
        <translation>Si può dire «basta così». Chi lo dice rifiuta ogni offerta che attende ancora la sua risposta, e da quel momento non propone più nulla. Ricevere un’offerta annulla il proprio «basta così», e quando il boccale si muove rientrano tutti nella trattativa.</translation>
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
        <translation>Perdite per i giornalisti</translation>
    </message>
    <message>
        <source>Shares of projects</source>
        <translation>Quote dei progetti</translation>
    </message>
</context>
<context>
    <name>SaludosTable</name>
    <message>
        <source>Coalitions betrayed: {list}.</source>
        <extracomment>{list} is a list of players and numbers: &quot;Anna (2), Bea (1)&quot;</extracomment>
        <translation>Coalizioni tradite: {list}.</translation>
    </message>
    <message>
        <source>Nobody left a coalition.</source>
        <translation>Nessuno ha lasciato una coalizione.</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Offerte</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Progetti</translation>
    </message>
    <message>
        <source>The quick offer “{kind}” is another one: it goes by how likely the others are to say yes, this hint by the chance to win the match.</source>
        <extracomment>{kind} is what stands on the button of a quick offer: &quot;Likely to be accepted&quot;</extracomment>
        <translation>L’offerta rapida «{kind}» è un’altra: punta al sì degli altri, questo suggerimento alla possibilità di vincere la partita.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Carte in mano</translation>
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
        <translation>Un giornalista!</translation>
    </message>
    <message>
        <source>In millions: {split}</source>
        <extracomment>{split} is a list of millions and players: &quot;4 for Anna, 3 for Bea&quot;</extracomment>
        <translation>In milioni: {split}</translation>
    </message>
    <message>
        <source>The coalition holds: {coalition} to {opposition}</source>
        <translation>La coalizione regge: {coalition} a {opposition}</translation>
    </message>
    <message>
        <source>The match ends, and the strongest councillors get a bonus</source>
        <translation>La partita finisce, e i consiglieri più forti portano un bonus</translation>
    </message>
    <message>
        <source>The opposition takes it: {opposition} to {coalition}</source>
        <translation>Vince l’opposizione: {opposition} a {coalition}</translation>
    </message>
    <message>
        <source>Whoever has more cards than {number} moves back by the difference</source>
        <extracomment>{number} cards are the smallest hand at the table</extracomment>
        <translation>Chi ha più carte di {number} arretra della differenza</translation>
    </message>
    <message>
        <source>{coalition} to {opposition}: a tie goes to the coalition</source>
        <translation>{coalition} a {opposition}: in parità vince la coalizione</translation>
    </message>
    <message>
        <source>{project}: the fourth project is complete</source>
        <translation>{project}: il quarto progetto è completo</translation>
    </message>
</context>
<context>
    <name>SaludosVoice</name>
    <message>
        <source>A council! I love councils! Who has the biscuits?</source>
        <translation>Un consiglio comunale! Che bello! Chi ha i biscotti?</translation>
    </message>
    <message>
        <source>A council? I would not miss that for any price.</source>
        <translation>Un consiglio comunale? Non me lo perderei per niente al mondo.</translation>
    </message>
    <message>
        <source>A duet, {partner}? {share} for you, and you take the melody.</source>
        <translation>Un duetto, {partner}? {share} per te, e fai tu la melodia.</translation>
    </message>
    <message>
        <source>A fair seed, {proposer}, but I do not plant below {price}.</source>
        <translation>Bel seme, {proposer}, ma sotto {price} non pianto niente.</translation>
    </message>
    <message>
        <source>A hypothesis must be tested. To the council.</source>
        <translation>Un’ipotesi va verificata. In consiglio comunale.</translation>
    </message>
    <message>
        <source>A little test, {partner}: is {share} more than nothing?</source>
        <translation>Piccola verifica, {partner}: {share} sono più di niente?</translation>
    </message>
    <message>
        <source>A settlement, {partner}: {share}, without admission of guilt.</source>
        <translation>Un accordo, {partner}: {share}, senza ammissioni di colpa.</translation>
    </message>
    <message>
        <source>A slip in the second line, {proposer}. It should read {price}.</source>
        <translation>Un errore alla seconda riga, {proposer}. Dovrebbe essere {price}.</translation>
    </message>
    <message>
        <source>A sure thing, {partner}: {share}, and no questions.</source>
        <translation>Un colpo sicuro, {partner}: {share}, e niente domande.</translation>
    </message>
    <message>
        <source>A {die}! Applause, please.</source>
        <translation>Un {die}! Applausi, prego.</translation>
    </message>
    <message>
        <source>A {die}! As round as a good bun.</source>
        <translation>Un {die}! Tondo come una brioche.</translation>
    </message>
    <message>
        <source>A {die}! Did you see that? A {die}!</source>
        <translation>Un {die}! Avete visto? Un {die}!</translation>
    </message>
    <message>
        <source>A {die}! It could have been less! Well, hardly.</source>
        <translation>Un {die}! Poteva andare peggio! Beh, di poco.</translation>
    </message>
    <message>
        <source>A {die}! My sunflowers are not taller.</source>
        <translation>Un {die}! I miei girasoli non sono più alti.</translation>
    </message>
    <message>
        <source>A {die}! That goes on page one.</source>
        <translation>Un {die}! Questo va in prima pagina.</translation>
    </message>
    <message>
        <source>A {die}. Above the mean.</source>
        <translation>Un {die}. Sopra la media.</translation>
    </message>
    <message>
        <source>A {die}. An old boot on the hook.</source>
        <translation>Un {die}. Uno scarpone all’amo.</translation>
    </message>
    <message>
        <source>A {die}. Diligence pays.</source>
        <translation>Un {die}. Lo studio paga.</translation>
    </message>
    <message>
        <source>A {die}. Even the night has its use.</source>
        <translation>Un {die}. Anche la notte serve a qualcosa.</translation>
    </message>
    <message>
        <source>A {die}. Fair wind.</source>
        <translation>Un {die}. Vento in poppa.</translation>
    </message>
    <message>
        <source>A {die}. High note, and clean.</source>
        <translation>Un {die}. Nota alta, e pulita.</translation>
    </message>
    <message>
        <source>A {die}. I did not even blow on it.</source>
        <translation>Un {die}. E non ci ho nemmeno soffiato sopra.</translation>
    </message>
    <message>
        <source>A {die}. I felt it in my ring finger.</source>
        <translation>Un {die}. Lo sentivo nell’anulare.</translation>
    </message>
    <message>
        <source>A {die}. I shall appeal.</source>
        <translation>Un {die}. Farò ricorso.</translation>
    </message>
    <message>
        <source>A {die}. Let the record show it.</source>
        <translation>Un {die}. Si metta agli atti.</translation>
    </message>
    <message>
        <source>A {die}. Page twelve, at the bottom.</source>
        <translation>Un {die}. Pagina dodici, in fondo.</translation>
    </message>
    <message>
        <source>A {die}. Slugs again.</source>
        <translation>Un {die}. Di nuovo le lumache.</translation>
    </message>
    <message>
        <source>A {die}. Somebody has to be below the mean.</source>
        <translation>Un {die}. Qualcuno sotto la media ci deve stare.</translation>
    </message>
    <message>
        <source>A {die}. The ace is elsewhere.</source>
        <translation>Un {die}. L’asso è altrove.</translation>
    </message>
    <message>
        <source>A {die}. The critics will be cruel.</source>
        <translation>Un {die}. La critica sarà crudele.</translation>
    </message>
    <message>
        <source>A {die}. Unsatisfactory.</source>
        <translation>Un {die}. Insufficiente.</translation>
    </message>
    <message>
        <source>A {die}. We call that the blues.</source>
        <translation>Un {die}. Questo si chiama blues.</translation>
    </message>
    <message>
        <source>A {die}. Well, crumbs are bread too.</source>
        <translation>Un {die}. Pazienza, anche le briciole sono pane.</translation>
    </message>
    <message>
        <source>All aboard for the council.</source>
        <translation>Tutti a bordo, rotta sul consiglio comunale.</translation>
    </message>
    <message>
        <source>All is as it must be. I close my eyes.</source>
        <translation>Tutto è come deve essere. Chiudo gli occhi.</translation>
    </message>
    <message>
        <source>An exclusive for you, {partner}: {share}.</source>
        <translation>Un’esclusiva per te, {partner}: {share}.</translation>
    </message>
    <message>
        <source>Anchor down.</source>
        <translation>Getto l’àncora.</translation>
    </message>
    <message>
        <source>Aye, {proposer}.</source>
        <translation>Ci sto, {proposer}.</translation>
    </message>
    <message>
        <source>Books closed. The lesson is over.</source>
        <translation>Chiudete i libri. La lezione è finita.</translation>
    </message>
    <message>
        <source>By my reckoning, {partner}, your share is {share}.</source>
        <translation>Secondo i miei calcoli, {partner}, la tua parte è {share}.</translation>
    </message>
    <message>
        <source>Careless work. Do it again, with {price} for me.</source>
        <translation>Compito svogliato. Da rifare, con {price} per me.</translation>
    </message>
    <message>
        <source>Coats on, everybody. We are going to the council.</source>
        <translation>Mettetevi il cappotto, si va in consiglio comunale.</translation>
    </message>
    <message>
        <source>Come aboard, {partner}. {share}.</source>
        <translation>Sali a bordo, {partner}. {share}.</translation>
    </message>
    <message>
        <source>Come here, {proposer}, that calls for a biscuit.</source>
        <translation>Vieni qui, {proposer}, ci vuole un biscotto.</translation>
    </message>
    <message>
        <source>Correct to the last digit, {proposer}. I agree.</source>
        <translation>Esatto fino all’ultima cifra, {proposer}. Accetto.</translation>
    </message>
    <message>
        <source>Correction of yesterday’s edition, {partner}: I leave you for {million}.</source>
        <translation>Errata corrige di ieri, {partner}: ti lascio per {million}.</translation>
    </message>
    <message>
        <source>Curtain! I take my bow.</source>
        <translation>Sipario! Faccio l’inchino.</translation>
    </message>
    <message>
        <source>Darling, such a fee? My name on the poster costs {price}.</source>
        <translation>Un cachet così? Il mio nome sul cartellone costa {price}.</translation>
    </message>
    <message>
        <source>Deadline! My text is in.</source>
        <translation>Si va in stampa! Il mio pezzo è consegnato.</translation>
    </message>
    <message>
        <source>Deal! I would have done it for the fun of it.</source>
        <translation>Affare fatto! L’avrei fatto anche solo per divertirmi.</translation>
    </message>
    <message>
        <source>Dismissed, {proposer}. With costs.</source>
        <translation>Respinto, {proposer}. Con le spese.</translation>
    </message>
    <message>
        <source>Do not be cross, {partner}. You still get the biggest slice of cake.</source>
        <translation>Non te la prendere, {partner}: la fetta di torta più grande resta tua.</translation>
    </message>
    <message>
        <source>For {price} I even bake you a cake, {proposer}.</source>
        <extracomment>Mabel, an old lady who bakes, speaks to others at the table</extracomment>
        <translation>Per {price} ti faccio anche una torta, {proposer}.</translation>
    </message>
    <message>
        <source>For {price} I play the part, {proposer}. Not for less.</source>
        <extracomment>Stella, an actress, speaks</extracomment>
        <translation>Per {price} recito la parte, {proposer}. Non per meno.</translation>
    </message>
    <message>
        <source>Foul weather, {proposer}. I stay in port.</source>
        <translation>Brutto tempo, {proposer}. Resto in porto.</translation>
    </message>
    <message>
        <source>Full marks, {proposer}.</source>
        <translation>Il massimo dei voti, {proposer}.</translation>
    </message>
    <message>
        <source>Ha! Good one, {proposer}! But no.</source>
        <translation>Ah! Questa è bella, {proposer}! Però no.</translation>
    </message>
    <message>
        <source>Headline: {proposer} pays {price}! Otherwise there is no story.</source>
        <extracomment>Archie, a young reporter, speaks</extracomment>
        <translation>Titolo: {proposer} paga {price}! Altrimenti niente articolo.</translation>
    </message>
    <message>
        <source>Hop on, {partner}: {share}, and we are off!</source>
        <translation>Salta su, {partner}: {share} e si parte!</translation>
    </message>
    <message>
        <source>I am happy! I am always happy!</source>
        <translation>Sono contento! Io sono sempre contento!</translation>
    </message>
    <message>
        <source>I change schools, {partner}. Your report is in the drawer.</source>
        <translation>Cambio scuola, {partner}. La tua pagella è nel cassetto.</translation>
    </message>
    <message>
        <source>I decline to testify.</source>
        <translation>Mi avvalgo della facoltà di non rispondere.</translation>
    </message>
    <message>
        <source>I fold, {proposer}. Keep your chips.</source>
        <translation>Passo la mano, {proposer}. Tieniti le fiches.</translation>
    </message>
    <message>
        <source>I have had enough, thank you. It was delicious.</source>
        <translation>Sono sazia, grazie. Era squisito.</translation>
    </message>
    <message>
        <source>I have marking to do.</source>
        <translation>Ho compiti da correggere.</translation>
    </message>
    <message>
        <source>I have never played in such a tragedy, {proposer}, and I never will.</source>
        <translation>Non ho mai recitato in una tragedia simile, {proposer}, e non comincio ora.</translation>
    </message>
    <message>
        <source>I have to be transplanted, {partner}. Nothing personal.</source>
        <translation>Devo essere trapiantata, {partner}. Niente di personale.</translation>
    </message>
    <message>
        <source>I hear you, {proposer}. Count me in.</source>
        <translation>Ti sento, {proposer}. Contate pure su di me.</translation>
    </message>
    <message>
        <source>I make use of my right of withdrawal, {partner}.</source>
        <translation>Esercito il diritto di recesso, {partner}.</translation>
    </message>
    <message>
        <source>I mend my nets meanwhile.</source>
        <translation>Intanto rammendo le reti.</translation>
    </message>
    <message>
        <source>I only appear in premieres. Do tell me how it ends.</source>
        <translation>Io vengo solo alle prime. Raccontatemi come finisce.</translation>
    </message>
    <message>
        <source>I report from outside. Shout if something happens.</source>
        <translation>Seguo da fuori. Gridate se succede qualcosa.</translation>
    </message>
    <message>
        <source>I rest for sixteen bars.</source>
        <translation>Sedici battute di pausa per me.</translation>
    </message>
    <message>
        <source>I rest my case.</source>
        <translation>Ho concluso la mia arringa.</translation>
    </message>
    <message>
        <source>I see a cloud before this offer. {price} would blow it away.</source>
        <translation>Vedo una nuvola davanti a questa offerta. {price} la scaccerebbe.</translation>
    </message>
    <message>
        <source>I see you, {proposer}, and raise to {price}.</source>
        <extracomment>Clyde, a gambler, speaks</extracomment>
        <translation>Ti vedo, {proposer}, e rilancio a {price}.</translation>
    </message>
    <message>
        <source>I see {share} in your palm, {partner}. Shall I look closer?</source>
        <translation>Vedo {share} nella tua mano, {partner}. Guardo meglio?</translation>
    </message>
    <message>
        <source>I will hold your jackets! Good luck, everybody!</source>
        <translation>Vi tengo le giacche! In bocca al lupo a tutti!</translation>
    </message>
    <message>
        <source>I will listen to this one from the bar.</source>
        <translation>Questa la ascolto dal banco.</translation>
    </message>
    <message>
        <source>It was written long ago, {proposer}. I agree.</source>
        <translation>Era scritto da tempo, {proposer}. Accetto.</translation>
    </message>
    <message>
        <source>Last night the moon whispered: {share} for {partner}.</source>
        <translation>Stanotte la luna ha sussurrato: {share} per {partner}.</translation>
    </message>
    <message>
        <source>Let it grow wild for once.</source>
        <translation>Per una volta lascio crescere.</translation>
    </message>
    <message>
        <source>Let us grow something together, {partner}. {share} for you.</source>
        <translation>Coltiviamo qualcosa insieme, {partner}. {share} per te.</translation>
    </message>
    <message>
        <source>Let {partner} have {share}. The rest follows.</source>
        <translation>Siano {share} per {partner}. Il resto segue.</translation>
    </message>
    <message>
        <source>Lights, camera, {partner}: {share} for you!</source>
        <translation>Luci, camera, {partner}: {share} per te!</translation>
    </message>
    <message>
        <source>My client asks for {price}. My client is me.</source>
        <extracomment>Vivian, a lawyer, speaks</extracomment>
        <translation>La mia cliente chiede {price}. La mia cliente sono io.</translation>
    </message>
    <message>
        <source>My source says you can go up to {price}, {proposer}. True?</source>
        <translation>La mia fonte dice che puoi arrivare a {price}, {proposer}. È vero?</translation>
    </message>
    <message>
        <source>Never marry your first cards, {partner}.</source>
        <translation>Mai innamorarsi delle prime carte, {partner}.</translation>
    </message>
    <message>
        <source>New key, {partner}. You will hear me from over there.</source>
        <translation>Cambio tonalità, {partner}. Mi sentirai da laggiù.</translation>
    </message>
    <message>
        <source>Nice try, {proposer}! It runs on {price}, not on less.</source>
        <translation>Bel tentativo, {proposer}! Ma si viaggia solo con {price}.</translation>
    </message>
    <message>
        <source>Nice tune. The solo costs {price}.</source>
        <translation>Bel pezzo. L’assolo costa {price}.</translation>
    </message>
    <message>
        <source>No comment, {proposer}. And that is my comment.</source>
        <translation>No comment, {proposer}. Ed è il mio commento.</translation>
    </message>
    <message>
        <source>No objection, {proposer}.</source>
        <translation>Nessuna obiezione, {proposer}.</translation>
    </message>
    <message>
        <source>No, {proposer}, this dough will not rise.</source>
        <translation>No, {proposer}, questa pasta non lievita.</translation>
    </message>
    <message>
        <source>Not quite, {proposer}. The right answer is {price}.</source>
        <extracomment>Dolores, a retired teacher, speaks</extracomment>
        <translation>Non proprio, {proposer}. La risposta giusta è {price}.</translation>
    </message>
    <message>
        <source>Not tonight. The moon is on the wrong side.</source>
        <translation>Non stasera. La luna è dalla parte sbagliata.</translation>
    </message>
    <message>
        <source>Off the subject, {proposer}. Sit down.</source>
        <translation>Fuori tema, {proposer}. A posto.</translation>
    </message>
    <message>
        <source>Oh no, {partner}, that was you! Sorry! {million} is {million}!</source>
        <translation>Oh no, {partner}, eri tu! Scusa! {million} sono {million}!</translation>
    </message>
    <message>
        <source>One, two, {partner}, {share}. Come in on the beat.</source>
        <translation>Uno, due, {partner}, {share}. Entra a tempo.</translation>
    </message>
    <message>
        <source>Open up the town hall. We need the big stage.</source>
        <translation>Aprite il municipio. Ci serve il palco grande.</translation>
    </message>
    <message>
        <source>Our stars part here, {partner}. Do not blame me, blame Mars.</source>
        <translation>Le nostre stelle si separano, {partner}. Prenditela con Marte, non con me.</translation>
    </message>
    <message>
        <source>Paragraph one, {proposer}: nothing below {price}.</source>
        <translation>Articolo uno, {proposer}: niente sotto {price}.</translation>
    </message>
    <message>
        <source>Pay attention, {partner}: {share} for you. Questions?</source>
        <translation>Attenzione, {partner}: {share} per te. Domande?</translation>
    </message>
    <message>
        <source>Read it at your leisure, {partner}. Clause three says {share}.</source>
        <translation>Leggi con calma, {partner}. La clausola tre dice {share}.</translation>
    </message>
    <message>
        <source>Saturn is against it, {proposer}, and so am I.</source>
        <translation>Saturno è contrario, {proposer}, e io pure.</translation>
    </message>
    <message>
        <source>Show me your cards, amigos.</source>
        <translation>Fatemi vedere le carte, amigos.</translation>
    </message>
    <message>
        <source>Sit down, {partner}, have a coffee and {share}.</source>
        <translation>Siediti, {partner}: un caffè e {share}.</translation>
    </message>
    <message>
        <source>Small fish, {proposer}. Come back with {price}.</source>
        <translation>Pesce piccolo, {proposer}. Torna con {price}.</translation>
    </message>
    <message>
        <source>So close, {proposer}! Make it {price} and I am in!</source>
        <extracomment>Gus, a young mechanic, always glad, speaks</extracomment>
        <translation>Ci sei quasi, {proposer}! Facciamo {price} e ci sto!</translation>
    </message>
    <message>
        <source>Solve for me, {proposer}: the result is {price}.</source>
        <extracomment>Otto, a professor of mathematics, speaks</extracomment>
        <translation>Risolvi l’equazione, {proposer}: il risultato è {price}.</translation>
    </message>
    <message>
        <source>Sorry, {partner}. The tide takes me elsewhere.</source>
        <translation>Mi spiace, {partner}. La marea mi porta altrove.</translation>
    </message>
    <message>
        <source>Sown is sown. Now we wait for rain.</source>
        <translation>Quel che è seminato è seminato. Ora si aspetta la pioggia.</translation>
    </message>
    <message>
        <source>Stop the presses: I agree with {proposer}!</source>
        <translation>Fermate le rotative: sono d’accordo con {proposer}!</translation>
    </message>
    <message>
        <source>Tell our readers, {partner}: would you take {share}?</source>
        <translation>Dillo ai nostri lettori, {partner}: {share} bastano?</translation>
    </message>
    <message>
        <source>That is half a slice, {proposer}. The whole one is {price}.</source>
        <translation>È mezza fetta, {proposer}. Quella intera fa {price}.</translation>
    </message>
    <message>
        <source>That needs a conference. To the town hall, in pairs.</source>
        <translation>Ci vuole un consiglio di classe. In municipio, in fila per due.</translation>
    </message>
    <message>
        <source>The best players know when to leave the table.</source>
        <translation>I migliori sanno quando alzarsi dal tavolo.</translation>
    </message>
    <message>
        <source>The council was in my cards this morning.</source>
        <translation>Il consiglio comunale era nelle mie carte stamattina.</translation>
    </message>
    <message>
        <source>The outcome is known to me. I need not watch.</source>
        <translation>L’esito mi è noto. Non serve assistere.</translation>
    </message>
    <message>
        <source>The second lead is yours, {partner}: {share}, and flowers.</source>
        <translation>La seconda parte è tua, {partner}: {share}, e i fiori.</translation>
    </message>
    <message>
        <source>The stars say {price}, {proposer}. I only read them aloud.</source>
        <extracomment>Opal, a woman who reads the stars, speaks</extracomment>
        <translation>Le stelle dicono {price}, {proposer}. Io leggo soltanto.</translation>
    </message>
    <message>
        <source>The sum is zero on both sides. I put down my chalk.</source>
        <translation>L’equazione è in equilibrio. Poso il gesso.</translation>
    </message>
    <message>
        <source>The sunny corner of the bed is yours, {partner}: {share}.</source>
        <translation>L’angolo soleggiato è tuo, {partner}: {share}.</translation>
    </message>
    <message>
        <source>This has good roots, {proposer}. Agreed.</source>
        <translation>Questo ha buone radici, {proposer}. D’accordo.</translation>
    </message>
    <message>
        <source>This has no solution, {proposer}. I have proved it.</source>
        <translation>Non c’è soluzione, {proposer}. L’ho dimostrato.</translation>
    </message>
    <message>
        <source>Time to prune. I call the council.</source>
        <translation>È ora di potare. Al consiglio comunale!</translation>
    </message>
    <message>
        <source>To the town hall! Make way for the leading lady!</source>
        <translation>In municipio! Fate largo alla protagonista!</translation>
    </message>
    <message>
        <source>Too rich for me. I watch your faces instead.</source>
        <translation>Troppo caro per me. Mi guardo le vostre facce.</translation>
    </message>
    <message>
        <source>Water it a little more, {proposer}: {price}, and it will bloom.</source>
        <extracomment>Hazel, a gardener, speaks</extracomment>
        <translation>Annaffia ancora un po’, {proposer}: con {price} fiorisce.</translation>
    </message>
    <message>
        <source>We shall see each other before the council.</source>
        <translation>Ci vediamo davanti al consiglio comunale.</translation>
    </message>
    <message>
        <source>Weeds, {proposer}. I pull them out.</source>
        <translation>Erbacce, {proposer}. Io le strappo.</translation>
    </message>
    <message>
        <source>Wrong band, {proposer}.</source>
        <translation>Orchestra sbagliata, {proposer}.</translation>
    </message>
    <message>
        <source>You and me, {partner}! {share} for you! What a team!</source>
        <translation>Io e te, {partner}! {share} per te! Che squadra!</translation>
    </message>
    <message>
        <source>You are a little flat, {proposer}. Play it in {price}.</source>
        <extracomment>Chester, a trumpeter, speaks</extracomment>
        <translation>Sei un po’ calante, {proposer}. Rifalla a {price}.</translation>
    </message>
    <message>
        <source>You are not bluffing, {proposer}. That is new. Agreed.</source>
        <translation>Non stai bluffando, {proposer}. È una novità. D’accordo.</translation>
    </message>
    <message>
        <source>You go ahead, dears. My bread is in the oven.</source>
        <translation>Andate pure, ho il pane in forno.</translation>
    </message>
    <message>
        <source>Your left eye twitched, {proposer}. You have {price} for me.</source>
        <translation>Ti è tremato l’occhio sinistro, {proposer}. Hai {price} per me.</translation>
    </message>
    <message>
        <source>Your move, {partner}. {share} is on the table.</source>
        <translation>Tocca a te, {partner}. {share} sul tavolo.</translation>
    </message>
    <message>
        <source>{million} is greater than {held}, {partner}. That is not betrayal, that is arithmetic.</source>
        <translation>{million} sono più di {held}, {partner}. Non è tradimento, è aritmetica.</translation>
    </message>
    <message>
        <source>{million}! This is the best day of my life, {proposer}!</source>
        <translation>{million}! È il giorno più bello della mia vita, {proposer}!</translation>
    </message>
    <message>
        <source>{million}, and the audience in tears. I accept!</source>
        <translation>{million}, e il pubblico in lacrime. Accetto!</translation>
    </message>
    <message>
        <source>{million}, on the record. Agreed.</source>
        <translation>{million}, e lo metto a verbale. D’accordo.</translation>
    </message>
    <message>
        <source>{million}. Good catch.</source>
        <translation>{million}. Buona pesca.</translation>
    </message>
    <message>
        <source>{million}. I call.</source>
        <translation>{million}. Vedo.</translation>
    </message>
    <message>
        <source>{million}. I sign, initialled on every page.</source>
        <translation>{million}. Firmo, e siglo ogni pagina.</translation>
    </message>
    <message>
        <source>{million}. That swings.</source>
        <translation>{million}. Questo ha swing.</translation>
    </message>
    <message>
        <source>{million}. Very good. See, you can do it.</source>
        <translation>{million}. Molto bene. Vedi che ci riesci?</translation>
    </message>
    <message>
        <source>{million}. Which was to be demonstrated.</source>
        <translation>{million}. Come volevasi dimostrare.</translation>
    </message>
    <message>
        <source>{million}: I dreamed of this number. Yes.</source>
        <translation>{million}: ho sognato questo numero. Sì.</translation>
    </message>
    <message>
        <source>{million}: a modest harvest, but a safe one. Yes.</source>
        <translation>{million}: un raccolto modesto, ma sicuro. Sì.</translation>
    </message>
    <message>
        <source>{million}? That buys flour for a month. Agreed.</source>
        <translation>{million}? Ci compro farina per un mese. D’accordo.</translation>
    </message>
    <message>
        <source>{partner}, our film is over. The next one pays {million}.</source>
        <translation>{partner}, il nostro film è finito. Il prossimo paga {million}.</translation>
    </message>
    <message>
        <source>{price}. Then I cast off.</source>
        <extracomment>Rufus, a fisherman of few words, speaks</extracomment>
        <translation>{price}. Poi mollo gli ormeggi.</translation>
    </message>
    <message>
        <source>{proposer}, you have written me a wonderful scene.</source>
        <translation>{proposer}, mi hai scritto una scena meravigliosa.</translation>
    </message>
    <message>
        <source>{share} for you, {partner}, fresh from the oven.</source>
        <translation>{share} per te, {partner}, appena sfornati.</translation>
    </message>
    <message>
        <source>{share}, {partner}. The net is full enough for two.</source>
        <translation>{share}, {partner}. La rete è piena abbastanza per due.</translation>
    </message>
</context>
<context>
    <name>SaludosWealth</name>
    <message>
        <source>Money over the turns</source>
        <translation>Denaro turno per turno</translation>
    </message>
</context>
<context>
    <name>SandGlass</name>
    <message>
        <source>At 0:00 open offers lapse: {players}</source>
        <extracomment>{players} have made offers that somebody has yet to answer</extracomment>
        <translation>A 0:00 decadono le offerte: {players}</translation>
    </message>
    <message>
        <source>Sand-glass: {time} left</source>
        <extracomment>The sand-glass that ends the talk; {time} is minutes and seconds: &quot;1:05&quot;</extracomment>
        <translation>Clessidra: ancora {time}</translation>
    </message>
    <message>
        <source>Time is up</source>
        <extracomment>The sand-glass that ends the talk is empty</extracomment>
        <translation>Il tempo è scaduto</translation>
    </message>
    <message>
        <source>Time is up: open offers lapse</source>
        <extracomment>The sand-glass that ends the talk is empty; nobody can answer what was offered any more</extracomment>
        <translation>Tempo scaduto: le offerte aperte decadono</translation>
    </message>
</context>
<context>
    <name>SealPanel</name>
    <message>
        <source>All</source>
        <extracomment>On a button: all cards are played</extracomment>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>All cards are shown at once. A tie goes to the coalition.</source>
        <translation>Le carte si scoprono tutte insieme. In parità vince la coalizione.</translation>
    </message>
    <message>
        <source>Chooses all your councillors</source>
        <translation>Sceglie tutti i consiglieri in mano</translation>
    </message>
    <message>
        <source>No councillor of value {card}</source>
        <translation>Nessun consigliere di valore {card}</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>On a button: no card is played</extracomment>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>One councillor of value {card} less</source>
        <translation>Un consigliere di valore {card} in meno</translation>
    </message>
    <message>
        <source>One councillor of value {card} more</source>
        <translation>Un consigliere di valore {card} in più</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>On a button: the chosen cards are laid on the table, face down</extracomment>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Takes all your councillors back</source>
        <translation>Riprende in mano tutti i consiglieri</translation>
    </message>
    <message>
        <source>The biscuit would lie at {own}, against {other} and the cards of others.</source>
        <translation>Il biscotto andrebbe a {own}, contro {other} e le carte degli altri.</translation>
    </message>
    <message>
        <source>The mug would stand at {own}, against {other} and the cards of others.</source>
        <translation>Il boccale andrebbe a {own}, contro {other} e le carte degli altri.</translation>
    </message>
    <message>
        <source>The {card} that you pushed forward counts. A tie goes to the coalition.</source>
        <translation>La carta messa avanti ({card}) conta. In parità vince la coalizione.</translation>
    </message>
    <message>
        <source>no card</source>
        <extracomment>On a button, under &quot;Play&quot;</extracomment>
        <translation>nessuna carta</translation>
    </message>
    <message>
        <source>{chosen} of {held}</source>
        <extracomment>How many of a player&apos;s councillors of one value are chosen: &quot;2 of 3&quot;</extracomment>
        <translation>{chosen} di {held}</translation>
    </message>
</context>
<context>
    <name>SealTag</name>
    <message>
        <source>Are the dice fair?</source>
        <extracomment>A button that leads to a page on which all dice of a match can be checked</extracomment>
        <translation>I dadi sono equi?</translation>
    </message>
    <message>
        <source>Dice checked: as sealed</source>
        <translation>Dadi controllati: come sigillati</translation>
    </message>
    <message>
        <source>Dice checked: not as sealed</source>
        <translation>Dadi controllati: non come sigillati</translation>
    </message>
    <message>
        <source>Dice without a seal</source>
        <translation>Dadi senza sigillo</translation>
    </message>
    <message>
        <source>Fair dice: seal {seal}…</source>
        <extracomment>The beginning of a long code that was made of the secret seed</extracomment>
        <translation>Dadi equi: sigillo {seal}…</translation>
    </message>
    <message>
        <source>Seal: {seal}</source>
        <extracomment>The whole code that was made of the secret seed</extracomment>
        <translation>Sigillo: {seal}</translation>
    </message>
    <message>
        <source>What this proves, and how the dice came out</source>
        <translation>Che cosa dimostra, e come sono usciti i dadi</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>Cancella la ricerca</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
</context>
<context>
    <name>SeatButton</name>
    <message>
        <source>Speak as {player}</source>
        <extracomment>What pressing the card of a player does, where several people talk at one screen</extracomment>
        <translation>Parla come {player}</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Cash: {cash}</source>
        <translation>Denaro: {cash}</translation>
    </message>
    <message>
        <source>Leads this round</source>
        <translation>Chi inizia questo turno</translation>
    </message>
    <message>
        <source>Loans: {number}, each {debt} to repay</source>
        <translation>Prestiti: {number}, per ognuno {debt} da restituire</translation>
    </message>
    <message>
        <source>No district yet</source>
        <translation>Ancora nessuna proprietà</translation>
    </message>
    <message>
        <source>Owns: {districts}</source>
        <translation>Possiede: {districts}</translation>
    </message>
    <message>
        <source>Wealth now, with districts, less debts: {wealth}</source>
        <extracomment>What the figure beside a cup on the card of a player means</extracomment>
        <translation>Patrimonio attuale, con le proprietà, meno i debiti: {wealth}</translation>
    </message>
    <message>
        <source>Wealth now: {wealth}</source>
        <translation>Patrimonio attuale: {wealth}</translation>
    </message>
    <message>
        <source>bids {amount}</source>
        <extracomment>Beside the name of the player whose bid is the highest in this auction</extracomment>
        <translation>offre {amount}</translation>
    </message>
    <message>
        <source>hidden</source>
        <extracomment>In place of a sum of money that others may not see</extracomment>
        <translation>nascosto</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>Beside the name of a player who has passed in this auction</extracomment>
        <translation>passa</translation>
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
        <translation>Colore a caso</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Choose another character</source>
        <translation>Scegli un altro personaggio</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Usual level: {level}.</source>
        <translation>Livello abituale: {level}.</translation>
    </message>
    <message>
        <source>{player}: another character</source>
        <translation>{player}: un altro personaggio</translation>
    </message>
    <message>
        <source>{player}: colour</source>
        <translation>{player}: colore</translation>
    </message>
    <message>
        <source>{player}: level</source>
        <translation>{player}: livello</translation>
    </message>
    <message>
        <source>{player}: name</source>
        <translation>{player}: nome</translation>
    </message>
</context>
<context>
    <name>SeedBox</name>
    <message>
        <source>A seed to share: others can play the same deal with it</source>
        <translation>Un codice da condividere: con esso altri possono giocare la stessa distribuzione</translation>
    </message>
    <message>
        <source>A word of yours</source>
        <translation>Una parola dei giocatori</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copy the seed, to give it to somebody</source>
        <translation>Copia il codice, per darlo a qualcuno</translation>
    </message>
    <message>
        <source>Empty: the seed is drawn in secret when the match begins, sealed, and told at the end. Choose one only to play a deal that others play too.</source>
        <translation>Vuoto: il codice viene estratto in segreto all’inizio della partita, sigillato e rivelato alla fine. Sceglierne uno serve solo per giocare una distribuzione che giocano anche altri.</translation>
    </message>
    <message>
        <source>It goes into the seal of the dice, so that nobody can have prepared that seal.</source>
        <translation>Entra nel sigillo dei dadi, così che nessuno possa aver preparato quel sigillo.</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Nuovo codice</translation>
    </message>
    <message>
        <source>Secret dice, sealed when the match begins</source>
        <translation>Dadi segreti, sigillati all’inizio della partita</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Codice</translation>
    </message>
    <message>
        <source>Seed {seed}, not secret</source>
        <translation>Codice {seed}, non segreto</translation>
    </message>
    <message>
        <source>The same seed deals the same match again, with the same luck. Whoever knows it can find out the dice before they are rolled, so they are not secret.</source>
        <translation>Lo stesso codice ridà la stessa partita, con la stessa fortuna. Chi lo conosce può scoprire i dadi prima che siano tirati, quindi non sono segreti.</translation>
    </message>
    <message>
        <source>The seed is a whole number from 0 to {most}.</source>
        <translation>Il codice è un numero intero da 0 a {most}.</translation>
    </message>
    <message>
        <source>The word has characters in it that cannot be shown.</source>
        <translation>La parola contiene caratteri che non si possono mostrare.</translation>
    </message>
    <message>
        <source>secret</source>
        <extracomment>What stands in the empty field of the seed</extracomment>
        <translation>segreto</translation>
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
        <translation>1 minuto</translation>
    </message>
    <message>
        <source>2 minutes</source>
        <translation>2 minuti</translation>
    </message>
    <message>
        <source>3 minutes</source>
        <translation>3 minuti</translation>
    </message>
    <message>
        <source>Advanced players: 3 in 100 and more</source>
        <translation>Giocatori esperti: da 3 su 100</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Asks those who play alone. Where several people play, it can be switched on at the table.</source>
        <translation>Per chi gioca da solo. Se giocano più persone, si attiva al tavolo.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Immediata</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatica</translation>
    </message>
    <message>
        <source>Automatic: normal; at once where the system is set to show little motion</source>
        <translation>Automatica: normale; immediata se il sistema è impostato per mostrare pochi movimenti</translation>
    </message>
    <message>
        <source>Beginners: 10 in 100 and more</source>
        <extracomment>How much a slip must give away of a hundred chances to win</extracomment>
        <translation>Principianti: da 10 su 100</translation>
    </message>
    <message>
        <source>Bots wait before they speak first</source>
        <translation>Attesa prima che parlino i bot</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Valori predefiniti</translation>
    </message>
    <message>
        <source>Dice and discoveries can be taken back too, as long as no other person plays.</source>
        <translation>Si possono annullare anche i tiri dei dadi e le scoperte, purché non giochi nessun’altra persona.</translation>
    </message>
    <message>
        <source>Everything as it was at first</source>
        <translation>Tutto com’era all’inizio</translation>
    </message>
    <message>
        <source>Everything as it was before</source>
        <translation>Tutto com’era prima</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Free undo</source>
        <translation>Annullamento illimitato</translation>
    </message>
    <message>
        <source>Half a minute</source>
        <translation>Mezzo minuto</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>In games in which everybody may speak at once: Saludos Amigos.</source>
        <translation>Nei giochi in cui tutti possono parlare insieme: Saludos Amigos.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Lingua e aspetto</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>No sound can be heard: the system’s sound library is missing.</source>
        <translation>Non si sente nulla: manca la libreria audio del sistema.</translation>
    </message>
    <message>
        <source>No sound can be heard: this computer has no loudspeaker or headphones.</source>
        <translation>Non si sente nulla: questo computer non ha né altoparlanti né cuffie.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Pause after a bot’s action</source>
        <translation>Pausa dopo l’azione di un bot</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Riproduci i suoni</translation>
    </message>
    <message>
        <source>Practised players: 6 in 100 and more</source>
        <translation>Giocatori pratici: da 6 su 100</translation>
    </message>
    <message>
        <source>Sand-glass for the talk</source>
        <translation>Clessidra per la trattativa</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Audio</translation>
    </message>
    <message>
        <source>Speed of play</source>
        <translation>Velocità di gioco</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Talk at the table</source>
        <translation>Trattative al tavolo</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>The coach asks before a costly slip</source>
        <translation>L’allenatore chiede prima di un errore costoso</translation>
    </message>
    <message>
        <source>The die rolls by itself</source>
        <translation>Il dado si tira da solo</translation>
    </message>
    <message>
        <source>The only move that is possible is made without a click</source>
        <translation>L’unica mossa possibile si fa senza clic</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>This is how large everything is written.</source>
        <translation>Tutti i testi sono grandi così.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>{number} s</source>
        <translation>{number}&#xa0;s</translation>
    </message>
    <message>
        <source>{number}%</source>
        <extracomment>How many hundredths, such as 150%</extracomment>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>SettlePanel</name>
    <message>
        <source>Coalition {height}</source>
        <extracomment>The side of the council at the mug; {height} is where the mug stands</extracomment>
        <translation>Coalizione a {height}</translation>
    </message>
    <message>
        <source>Decline and ready</source>
        <translation>No, va bene così</translation>
    </message>
    <message>
        <source>Even</source>
        <extracomment>A quick proposal: everybody on a side gets the same</extracomment>
        <translation>In parti uguali</translation>
    </message>
    <message>
        <source>Everyone on this side must agree to a new split.</source>
        <translation>Da questa parte tutti devono accettare una nuova spartizione.</translation>
    </message>
    <message>
        <source>Leaves the split as it stands</source>
        <translation>Lascia la spartizione com’è</translation>
    </message>
    <message>
        <source>One more for me</source>
        <extracomment>A quick proposal: one million more for the player who makes it</extracomment>
        <translation>Uno in più per me</translation>
    </message>
    <message>
        <source>Opposition {height}</source>
        <extracomment>The side of the council at the biscuit; {height} is where the biscuit stands</extracomment>
        <translation>Opposizione a {height}</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Proponi</translation>
    </message>
    <message>
        <source>Propose a split</source>
        <translation>Proponi una spartizione</translation>
    </message>
    <message>
        <source>Proposes this split to your own side</source>
        <translation>Propone questa spartizione alla propria parte</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>Says that a player proposes no other split</extracomment>
        <translation>Va bene così</translation>
    </message>
</context>
<context>
    <name>SharkAction</name>
    <message>
        <source>Begin with {a_share}</source>
        <extracomment>What a player could do, in a list or on a button: &quot;Begin with a red share&quot;</extracomment>
        <translation>Comincia con {a_share}</translation>
    </message>
    <message>
        <source>Buy {bought}</source>
        <translation>Compra {bought}</translation>
    </message>
    <message>
        <source>Buy {some_shares}</source>
        <extracomment>&quot;Buy 3 red shares&quot;</extracomment>
        <translation>Compra {some_shares}</translation>
    </message>
    <message>
        <source>Hand over {all_shares}</source>
        <extracomment>To cover a loss: &quot;Hand over 2 red shares and 1 blue share&quot;</extracomment>
        <translation>Cedi {all_shares}</translation>
    </message>
    <message>
        <source>Place {a_building} on square {square}</source>
        <extracomment>&quot;Place a red building on square D7&quot;</extracomment>
        <translation>Piazza {a_building} sulla casella {square}</translation>
    </message>
    <message>
        <source>Sell {sold}</source>
        <translation>Vendi {sold}</translation>
    </message>
    <message>
        <source>Sell {sold} and buy {bought}</source>
        <extracomment>A trade of several companies in a list: &quot;Sell 1 red share and buy 2 blue shares&quot;</extracomment>
        <translation>Vendi {sold} e compra {bought}</translation>
    </message>
    <message>
        <source>Sell {some_shares}</source>
        <translation>Vendi {some_shares}</translation>
    </message>
    <message>
        <source>Trade no more</source>
        <translation>Non comprare né vendere altro</translation>
    </message>
</context>
<context>
    <name>SharkAdvice</name>
    <message>
        <source>After that buy {bought}: {why}.</source>
        <translation>Poi compra {bought}: {why}.</translation>
    </message>
    <message>
        <source>Also {bought}, so that not everything hangs on {better}.</source>
        <extracomment>{bought} are shares; said after why shares of {better} are bought</extracomment>
        <translation>E anche {bought}, perché non tutto dipenda da {better}.</translation>
    </message>
    <message>
        <source>Also {bought}: {why}.</source>
        <extracomment>{bought} are shares of several companies; said after why shares of another one are bought</extracomment>
        <translation>E anche {bought}: {why}.</translation>
    </message>
    <message>
        <source>Also {some_shares}: {why}.</source>
        <extracomment>Said after why shares of another company are bought</extracomment>
        <translation>E anche {some_shares}: {why}.</translation>
    </message>
    <message>
        <source>Begin with {a_share}: nobody has one yet.</source>
        <translation>Comincia con {a_share}: nessuno ne ha ancora.</translation>
    </message>
    <message>
        <source>Begin with {a_share}: {number} others have one and will let it grow.</source>
        <translation>Comincia con {a_share}: altri {number} ne hanno una e la faranno crescere.</translation>
    </message>
    <message>
        <source>Begin with {a_share}: {player} has one too and will let it grow.</source>
        <translation>Comincia con {a_share}: anche {player} ne ha una e la farà crescere.</translation>
    </message>
    <message>
        <source>Better have {bought} than {sold}: the next building can bring you up to {more} that way, and only {gain} the other way.</source>
        <extracomment>{gain} is less than {more}</extracomment>
        <translation>Meglio avere {bought} che {sold}: il prossimo edificio può renderti così fino a {more}, altrimenti solo {gain}.</translation>
    </message>
    <message>
        <source>Better have {bought} than {sold}: with a chance of {odds_of_dice} somebody can drive off {the_chain} before your next turn. You would lose {cost} by it.</source>
        <extracomment>{bought} and {sold} are shares that one would have in the end</extracomment>
        <translation>Meglio avere {bought} che {sold}: con una probabilità del {odds_of_dice} qualcuno può cancellare {the_chain} prima del tuo prossimo turno. Ci perderesti {cost}.</translation>
    </message>
    <message>
        <source>Better have {bought} than {sold}: {more_ways} of the {rolls} possible rolls can raise {better}, and only {ways} can raise {company}.</source>
        <extracomment>{ways} is less than {more_ways}</extracomment>
        <translation>Meglio avere {bought} che {sold}: {more_ways} dei {rolls} tiri possibili possono far salire {better}, e solo {ways} {company}.</translation>
    </message>
    <message>
        <source>But who is behind must risk something: {player} has {sum_before} in cash and shares, and you have {sum_after}.</source>
        <extracomment>Said after a danger; sums are cash and shares</extracomment>
        <translation>Ma chi è indietro deve rischiare qualcosa: {player} ha {sum_before} in denaro e azioni, e tu hai {sum_after}.</translation>
    </message>
    <message>
        <source>Buy no more than that now: unless your building ends the match, you can still buy after it, when you know what has grown.</source>
        <extracomment>The match may end with the building</extracomment>
        <translation>Per ora non comprare di più: se il tuo edificio non mette fine alla partita, puoi ancora comprare dopo, quando sai che cosa è cresciuto.</translation>
    </message>
    <message>
        <source>Buy no more than that now: you can still buy after your building, when you know what has grown.</source>
        <extracomment>Said before the roll, of more shares than are advised</extracomment>
        <translation>Per ora non comprare di più: puoi ancora comprare dopo il tuo edificio, quando sai che cosa è cresciuto.</translation>
    </message>
    <message>
        <source>Buy {bought}: {why}.</source>
        <translation>Compra {bought}: {why}.</translation>
    </message>
    <message>
        <source>Cash earns nothing: shares count as much at the end, and each rise pays on them.</source>
        <extracomment>Said for buying shares</extracomment>
        <translation>Il denaro in mano non rende nulla: le azioni contano altrettanto alla fine, e ogni rialzo paga.</translation>
    </message>
    <message>
        <source>Do not buy {some_shares} instead: the next building cannot raise {company}.</source>
        <translation>Non comprare invece {some_shares}: il prossimo edificio non può far salire {company}.</translation>
    </message>
    <message>
        <source>Do not buy {some_shares} instead: with a chance of {odds_of_dice} somebody can drive off {the_chain} before your next turn. You would lose {cost} by it.</source>
        <translation>Non comprare invece {some_shares}: con una probabilità del {odds_of_dice} qualcuno può cancellare {the_chain} prima del tuo prossimo turno. Ci perderesti {cost}.</translation>
    </message>
    <message>
        <source>Do not sell {some_shares}: somebody may drive off {the_chain}, but the next building can also raise {company} from {old} to {top}. Keeping promises more.</source>
        <translation>Non vendere {some_shares}: qualcuno potrebbe cancellare {the_chain}, ma il prossimo edificio può anche far salire {company} da {old} a {top}. Tenere promette di più.</translation>
    </message>
    <message>
        <source>Do not sell {some_shares}: the next building can raise {company} from {old} to {top}, and you would miss {gain}.</source>
        <translation>Non vendere {some_shares}: il prossimo edificio può far salire {company} da {old} a {top}, e perderesti {gain}.</translation>
    </message>
    <message>
        <source>For the same money you could have {some_shares}, but one building could bring you only {gain} on that instead of {more}.</source>
        <extracomment>{gain} is less than {more}</extracomment>
        <translation>Con lo stesso denaro potresti avere {some_shares}, ma così un edificio potrebbe renderti solo {gain} invece di {more}.</translation>
    </message>
    <message>
        <source>Hand over {sold}: only all of your shares cover {rest}.</source>
        <translation>Cedi {sold}: solo tutte le tue azioni coprono {rest}.</translation>
    </message>
    <message>
        <source>Hand over {sold}: that covers {rest}, and no other choice costs you less.</source>
        <translation>Cedi {sold}: questo copre {rest}, e nessun’altra scelta ti costa meno.</translation>
    </message>
    <message>
        <source>Hand over {sold}: that covers {rest}.</source>
        <translation>Cedi {sold}: questo copre {rest}.</translation>
    </message>
    <message>
        <source>Handing over {sold} would cost you less now. But the next building could bring you up to {more} on those shares, and only {gain} on what you hand over.</source>
        <translation>Cedere {sold} ti costerebbe meno adesso. Ma il prossimo edificio potrebbe renderti fino a {more} su quelle azioni, e solo {gain} su ciò che cedi.</translation>
    </message>
    <message>
        <source>Handing over {sold} would cost you only {less} instead of {amount}, but with what you keep here you are more likely to win.</source>
        <extracomment>{less} is less than {amount}</extracomment>
        <translation>Cedere {sold} ti costerebbe solo {less} invece di {amount}, ma con ciò che tieni così hai più probabilità di vincere.</translation>
    </message>
    <message>
        <source>Handing over {sold} would cost you {less} instead of {amount}, but your chance to win would be no greater.</source>
        <extracomment>{less} is less than {amount}</extracomment>
        <translation>Cedere {sold} ti costerebbe {less} invece di {amount}, ma la tua probabilità di vincere non sarebbe maggiore.</translation>
    </message>
    <message>
        <source>If you bought {some_shares} instead, only {ways} of the {rolls} possible rolls could raise {company}; for {better} it is {more_ways}.</source>
        <extracomment>{ways} is less than {more_ways}</extracomment>
        <translation>Se comprassi invece {some_shares}, solo {ways} dei {rolls} tiri possibili potrebbero far salire {company}; per {better} sono {more_ways}.</translation>
    </message>
    <message>
        <source>If you bought {some_shares}, you would keep {cash}. That is too little if somebody drives off {the_chain}: you must pay {cost} then.</source>
        <extracomment>{cash} is less than {cost}</extracomment>
        <translation>Se comprassi {some_shares}, ti resterebbero {cash}. È troppo poco se qualcuno cancella {the_chain}: dovresti pagare {cost}.</translation>
    </message>
    <message>
        <source>Keep your shares: with {ways} of the {rolls} possible rolls the next player can raise {company}. At best it goes from {old} to {top}, and you get {gain}.</source>
        <translation>Tieni le tue azioni: con {ways} dei {rolls} tiri possibili chi gioca dopo di te può far salire {company}. Al meglio passa da {old} a {top}, e ricevi {gain}.</translation>
    </message>
    <message>
        <source>Keep your shares: with {ways} of the {rolls} possible rolls you can raise {company} yourself. At best it goes from {old} to {top}, and your shares bring you {gain}.</source>
        <translation>Tieni le tue azioni: con {ways} dei {rolls} tiri possibili puoi far salire tu {company}. Al meglio passa da {old} a {top}, e le tue azioni ti rendono {gain}.</translation>
    </message>
    <message>
        <source>One building could bring you {gain} at the most with what you sell, and {more} with what you buy.</source>
        <extracomment>{gain} is less than {more}</extracomment>
        <translation>Un edificio potrebbe renderti al massimo {gain} con ciò che vendi, e {more} con ciò che compri.</translation>
    </message>
    <message>
        <source>Place {a_building} on square {square}: {why}.</source>
        <extracomment>{why} is a sentence of its own: &quot;Red rises from 3 to 5, and you get 11,000 FT&quot;</extracomment>
        <translation>Piazza {a_building} sulla casella {square}: {why}.</translation>
    </message>
    <message>
        <source>Rather give away what is in danger: with a chance of {odds_of_dice} somebody can drive off {the_chain} before your next turn. That would cost you {cost} on {some_shares}.</source>
        <translation>Cedi piuttosto ciò che è in pericolo: con una probabilità del {odds_of_dice} qualcuno può cancellare {the_chain} prima del tuo prossimo turno. Ti costerebbe {cost} per {some_shares}.</translation>
    </message>
    <message>
        <source>Rather keep what rises more often: {more_ways} of the {rolls} possible rolls can raise {better}, and only {ways} can raise {company}.</source>
        <extracomment>{ways} is less than {more_ways}; {better} is a company whose shares are kept</extracomment>
        <translation>Tieni piuttosto ciò che sale più spesso: {more_ways} dei {rolls} tiri possibili possono far salire {better}, e solo {ways} {company}.</translation>
    </message>
    <message>
        <source>Rather sell {sold} than {bought}: the next building can bring you up to {more} that way, and only {gain} the other way.</source>
        <extracomment>{gain} is less than {more}</extracomment>
        <translation>Vendi piuttosto {sold} che {bought}: il prossimo edificio può renderti così fino a {more}, altrimenti solo {gain}.</translation>
    </message>
    <message>
        <source>Rather sell {sold} than {bought}: with a chance of {odds_of_dice} somebody can drive off {the_chain} before your next turn. You would lose {cost} by it.</source>
        <extracomment>{sold} is what is sold, {bought} is what one would sell instead</extracomment>
        <translation>Vendi piuttosto {sold} che {bought}: con una probabilità del {odds_of_dice} qualcuno può cancellare {the_chain} prima del tuo prossimo turno. Ci perderesti {cost}.</translation>
    </message>
    <message>
        <source>Rather sell {sold} than {bought}: {more_ways} of the {rolls} possible rolls can raise {better}, and only {ways} can raise {company}.</source>
        <extracomment>{ways} is less than {more_ways}; {better} is a company whose shares are kept</extracomment>
        <translation>Vendi piuttosto {sold} che {bought}: {more_ways} dei {rolls} tiri possibili possono far salire {better}, e solo {ways} {company}.</translation>
    </message>
    <message>
        <source>Sell {sold} for {amount}, to be able to buy {bought}.</source>
        <extracomment>{sold} and {bought} are shares</extracomment>
        <translation>Vendi {sold} per {amount}, per poter comprare {bought}.</translation>
    </message>
    <message>
        <source>Sell {sold}: {why}.</source>
        <translation>Vendi {sold}: {why}.</translation>
    </message>
    <message>
        <source>The match ends with this building, and you win with {sum_after} in cash and shares.</source>
        <translation>La partita finisce con questo edificio, e tu vinci con {sum_after} in denaro e azioni.</translation>
    </message>
    <message>
        <source>The match ends with this building, and {player} wins with {sum_before} in cash and shares.</source>
        <extracomment>{player} is somebody else</extracomment>
        <translation>La partita finisce con questo edificio, e {player} vince con {sum_before} in denaro e azioni.</translation>
    </message>
    <message>
        <source>The risk that remains: with a chance of {odds_of_dice} somebody can drive off {the_chain} before your next turn. That would cost you {cost}, {amount} of it for what you buy.</source>
        <extracomment>{amount} is a part of {cost}</extracomment>
        <translation>Il rischio che resta: con una probabilità del {odds_of_dice} qualcuno può cancellare {the_chain} prima del tuo prossimo turno. Ti costerebbe {cost}, di cui {amount} per ciò che compri.</translation>
    </message>
    <message>
        <source>The risk that remains: with a chance of {odds_of_dice} somebody can drive off {the_chain} before your next turn. That would cost you {cost}.</source>
        <extracomment>{odds_of_dice} is a chance in percent</extracomment>
        <translation>Il rischio che resta: con una probabilità del {odds_of_dice} qualcuno può cancellare {the_chain} prima del tuo prossimo turno. Ti costerebbe {cost}.</translation>
    </message>
    <message>
        <source>The risk that remains: with a chance of {odds_of_dice} somebody can drive off {the_chain} before your next turn. You would have to pay {cost}, and you keep no cash: for that the bank takes shares at half their value.</source>
        <translation>Il rischio che resta: con una probabilità del {odds_of_dice} qualcuno può cancellare {the_chain} prima del tuo prossimo turno. Dovresti pagare {cost}, e non ti resta nulla in mano: per questo la banca prende azioni a metà del loro valore.</translation>
    </message>
    <message>
        <source>The risk that remains: with a chance of {odds_of_dice} somebody can drive off {the_chain} before your next turn. You would have to pay {cost}, and you keep only {cash} in cash: for what is missing the bank takes shares at half their value.</source>
        <extracomment>{cash} is less than {cost}</extracomment>
        <translation>Il rischio che resta: con una probabilità del {odds_of_dice} qualcuno può cancellare {the_chain} prima del tuo prossimo turno. Dovresti pagare {cost}, e in mano ti restano solo {cash}: per ciò che manca la banca prende azioni a metà del loro valore.</translation>
    </message>
    <message>
        <source>To buy {some_shares} instead would be about as good.</source>
        <translation>Comprare invece {some_shares} sarebbe quasi altrettanto buono.</translation>
    </message>
    <message>
        <source>To trade no more would be about as good.</source>
        <translation>Non trattare più sarebbe quasi altrettanto buono.</translation>
    </message>
    <message>
        <source>Trade no more: keep your {cash}. If somebody drives off {the_chain}, you must pay {cost}.</source>
        <extracomment>{cash} is at least {cost}</extracomment>
        <translation>Non trattare più: tieni i tuoi {cash}. Se qualcuno cancella {the_chain}, devi pagare {cost}.</translation>
    </message>
    <message>
        <source>Trade no more: there is nothing that you could buy or sell.</source>
        <translation>Non scambiare altro: non c’è nulla che tu possa comprare o vendere.</translation>
    </message>
    <message>
        <source>Trade no more: there seems to be no deal that helps you to win.</source>
        <translation>Non trattare più: a quanto pare nessun affare ti aiuta a vincere.</translation>
    </message>
    <message>
        <source>Trade no more: you have bought {bought}, and {cash} is left.</source>
        <translation>Non scambiare altro: hai comprato {bought}, e ti restano {cash}.</translation>
    </message>
    <message>
        <source>Trade no more: you have no money left for a share, and no sale makes your chance to win greater.</source>
        <translation>Non trattare più: non hai più denaro per un’azione, e nessuna vendita aumenta la tua possibilità di vincere.</translation>
    </message>
    <message>
        <source>Trade no more: you have no money left for a share.</source>
        <translation>Non trattare più: non hai più denaro per un’azione.</translation>
    </message>
    <message>
        <source>Trade no more: you have sold {sold} and bought {bought}, and {cash} is left.</source>
        <translation>Non scambiare altro: hai venduto {sold} e comprato {bought}, e ti restano {cash}.</translation>
    </message>
    <message>
        <source>Trade no more: you have sold {sold}, and have {cash} in hand.</source>
        <translation>Non scambiare altro: hai venduto {sold}, e hai in mano {cash}.</translation>
    </message>
    <message>
        <source>Trade no more: you may not buy any more shares this turn, and could not buy back what you sell.</source>
        <translation>Non trattare più: in questo turno non puoi comprare altre azioni, e non potresti ricomprare ciò che vendi.</translation>
    </message>
    <message>
        <source>Trade no more: you may not buy any more shares this turn, and no sale makes your chance to win greater.</source>
        <translation>Non trattare più: in questo turno non puoi comprare altre azioni, e nessuna vendita aumenta la tua possibilità di vincere.</translation>
    </message>
    <message>
        <source>Trade no more: {cash} is too little for a share, and no sale makes your chance to win greater.</source>
        <translation>Non trattare più: {cash} non bastano per un’azione, e nessuna vendita aumenta la tua possibilità di vincere.</translation>
    </message>
    <message>
        <source>Trade no more: {cash} is too little for a share.</source>
        <translation>Non trattare più: {cash} non bastano per un’azione.</translation>
    </message>
    <message>
        <source>Trade nothing before the roll: unless your building ends the match, you can trade after it, when you know what has grown.</source>
        <extracomment>The match may end with the building</extracomment>
        <translation>Non trattare prima del tiro: se il tuo edificio non mette fine alla partita, puoi farlo dopo, quando sai che cosa è cresciuto.</translation>
    </message>
    <message>
        <source>Trade nothing before the roll: you can trade after your building, when you know what has grown.</source>
        <translation>Non trattare prima del tiro: puoi farlo dopo il tuo edificio, quando sai che cosa è cresciuto.</translation>
    </message>
    <message>
        <source>What is more: {why}.</source>
        <translation>Inoltre: {why}.</translation>
    </message>
    <message>
        <source>Why {bought}: {why}.</source>
        <extracomment>{bought} are all shares that are bought</extracomment>
        <translation>Perché {bought}: {why}.</translation>
    </message>
    <message>
        <source>Why {some_shares}: {why}.</source>
        <translation>Perché {some_shares}: {why}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} no building beside it could raise {company}, here one could raise it to {most}.</source>
        <extracomment>{most} is a value, higher than now</extracomment>
        <translation>Con {a_building} sulla casella {square} nessun edificio accanto potrebbe far salire {company}, qui uno potrebbe portarlo a {most}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} one more building beside it could raise {company} only to {top}, here to {most}.</source>
        <extracomment>{most} is a higher value than {top}</extracomment>
        <translation>Con {a_building} sulla casella {square} un altro edificio accanto farebbe salire {company} solo a {top}, qui a {most}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} only {ways} of the {rolls} possible rolls could then raise {company} further, here {more_ways}.</source>
        <extracomment>{ways} is less than {more_ways}</extracomment>
        <translation>Con {a_building} sulla casella {square} poi solo {ways} dei {rolls} tiri possibili potrebbero far salire ancora {company}, qui {more_ways}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} somebody could drive off its chain before your next turn (chance: {odds_of_dice}), and that would cost you {cost}. On the advised square no single roll can do that.</source>
        <translation>Con {a_building} sulla casella {square} qualcuno potrebbe cancellare la sua catena prima del tuo prossimo turno (probabilità: {odds_of_dice}), e ti costerebbe {cost}. Sulla casella consigliata nessun tiro da solo basta.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} somebody could drive off {the_chain} before your next turn (chance: {odds_of_dice}), and that would cost you {cost}. With the advised building no single roll can do that.</source>
        <translation>Con {a_building} sulla casella {square} qualcuno potrebbe cancellare {the_chain} prima del tuo prossimo turno (probabilità: {odds_of_dice}), e ti costerebbe {cost}. Con l’edificio consigliato nessun tiro da solo basta.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} the chance that somebody can drive off its chain before your next turn is {odds_of_dice}; on the advised square it is only {odds_before}. That would cost you {cost}.</source>
        <extracomment>{odds_of_dice} is a chance in percent, {odds_before} is less</extracomment>
        <translation>Con {a_building} sulla casella {square} la probabilità che qualcuno possa cancellare la sua catena prima del tuo prossimo turno è del {odds_of_dice}; sulla casella consigliata è solo del {odds_before}. Ti costerebbe {cost}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} the chance that somebody can drive off {the_chain} before your next turn is {odds_of_dice}; with the advised building it is only {odds_before}. That would cost you {cost}.</source>
        <extracomment>{odds_of_dice} is a chance in percent, {odds_before} is less</extracomment>
        <translation>Con {a_building} sulla casella {square} la probabilità che qualcuno possa cancellare {the_chain} prima del tuo prossimo turno è del {odds_of_dice}; con l’edificio consigliato è solo del {odds_before}. Ti costerebbe {cost}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would do about as well.</source>
        <translation>Con {a_building} sulla casella {square} andrebbe più o meno altrettanto bene.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would do nearly as well.</source>
        <translation>Con {a_building} sulla casella {square} andrebbe quasi altrettanto bene.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain} and the others together {amount}; here you get {more} and they {less}.</source>
        <extracomment>{gain} and {amount} are what you and the others get there, {more} and {less} what you get here</extracomment>
        <translation>Con {a_building} sulla casella {square} avresti {gain} e tutti gli altri insieme {amount}; qui hai {more} e loro {less}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain} and {player} {amount}; here you get {more} and {player} {less}.</source>
        <extracomment>{gain} and {amount} are what both get there, {more} and {less} what they get here</extracomment>
        <translation>Con {a_building} sulla casella {square} avresti {gain} e {player} {amount}; qui hai {more} e {player} {less}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain} instead of {more}.</source>
        <extracomment>{gain} is less than {more}</extracomment>
        <translation>Con {a_building} sulla casella {square} avresti {gain} invece di {more}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain}, but somebody could drive off its chain before your next turn (chance: {odds_of_dice}), and that would cost you {cost}.</source>
        <extracomment>{gain} is more than what is advised brings at once</extracomment>
        <translation>Con {a_building} sulla casella {square} avresti {gain}, ma qualcuno potrebbe cancellare la sua catena prima del tuo prossimo turno (probabilità: {odds_of_dice}), e ti costerebbe {cost}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain}, but somebody could drive off its chain before your next turn (chance: {odds_of_dice}; on the advised square only {odds_before}), and that would cost you {cost}.</source>
        <extracomment>{odds_of_dice} is a chance in percent, {odds_before} is less</extracomment>
        <translation>Con {a_building} sulla casella {square} avresti {gain}, ma qualcuno potrebbe cancellare la sua catena prima del tuo prossimo turno (probabilità: {odds_of_dice}; sulla casella consigliata solo {odds_before}), e ti costerebbe {cost}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain}, but somebody could drive off {the_chain} before your next turn (chance: {odds_of_dice}), and that would cost you {cost}.</source>
        <extracomment>{gain} is more than what is advised brings at once</extracomment>
        <translation>Con {a_building} sulla casella {square} avresti {gain}, ma qualcuno potrebbe cancellare {the_chain} prima del tuo prossimo turno (probabilità: {odds_of_dice}), e ti costerebbe {cost}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain}, but somebody could drive off {the_chain} before your next turn (chance: {odds_of_dice}; with the advised building only {odds_before}), and that would cost you {cost}.</source>
        <extracomment>{odds_of_dice} is a chance in percent, {odds_before} is less</extracomment>
        <translation>Con {a_building} sulla casella {square} avresti {gain}, ma qualcuno potrebbe cancellare {the_chain} prima del tuo prossimo turno (probabilità: {odds_of_dice}; con l’edificio consigliato solo {odds_before}), e ti costerebbe {cost}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain}, but the match would end, and {player} would win with {amount} in cash and shares.</source>
        <extracomment>{amount} is what the winner then has in cash and shares</extracomment>
        <translation>Con {a_building} sulla casella {square} avresti {gain}, ma la partita sarebbe finita, e {player} vincerebbe con {amount} in denaro e azioni.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain}, but the others together {amount} too.</source>
        <extracomment>{amount} is what all the others get</extracomment>
        <translation>Con {a_building} sulla casella {square} avresti {gain}, ma tutti gli altri insieme avrebbero anche {amount}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain}, but your chance to win would be no greater.</source>
        <extracomment>{gain} is more than what is advised brings at once</extracomment>
        <translation>Con {a_building} sulla casella {square} avresti {gain}, ma la tua possibilità di vincere non sarebbe maggiore.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain}, but your chance to win would be smaller.</source>
        <extracomment>{gain} is more than what is advised brings at once</extracomment>
        <translation>Con {a_building} sulla casella {square} avresti {gain}, ma la tua possibilità di vincere sarebbe minore.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain}, but {player} {amount} too.</source>
        <translation>Con {a_building} sulla casella {square} avresti {gain}, ma {player} avrebbe anche {amount}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} {player} would pay nothing instead of {loss}.</source>
        <translation>Con {a_building} sulla casella {square} {player} non pagherebbe nulla invece di {loss}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} {player} would pay only {less} instead of {loss}.</source>
        <extracomment>{less} is less than {loss}</extracomment>
        <translation>Con {a_building} sulla casella {square} {player} pagherebbe solo {less} invece di {loss}.</translation>
    </message>
    <message>
        <source>With {sold} you would give away {amount} worth of shares, not {less}.</source>
        <extracomment>{amount} is more than {less}</extracomment>
        <translation>Con {sold} daresti via azioni per {amount}, e non per {less}.</translation>
    </message>
    <message>
        <source>With {sold} you would miss more: up to {more} by the next building instead of {gain}.</source>
        <extracomment>{sold} are other shares, and {more} is more than {gain}</extracomment>
        <translation>Con {sold} perderesti di più: fino a {more} con il prossimo edificio invece di {gain}.</translation>
    </message>
    <message>
        <source>With {ways} of the {rolls} possible rolls the next building can end the match: you have {sum_after} in cash and shares, and {player} has {sum_before}.</source>
        <translation>Con {ways} dei {rolls} tiri possibili il prossimo edificio può chiudere la partita: tu hai {sum_after} in denaro e azioni e {player} ha {sum_before}.</translation>
    </message>
    <message>
        <source>With {ways} of the {rolls} possible rolls the next building can then end the match: you have {sum_after} in cash and shares, and {player} has {sum_before}.</source>
        <extracomment>Sums are cash and shares; {ways} of the {rolls} rolls, all as likely</extracomment>
        <translation>Con {ways} dei {rolls} tiri possibili il prossimo edificio può allora chiudere la partita: tu hai {sum_after} in denaro e azioni e {player} ha {sum_before}.</translation>
    </message>
    <message>
        <source>You are then ahead with {sum_after} in cash and shares; {player} has {sum_before}.</source>
        <extracomment>Sums are cash and shares</extracomment>
        <translation>Sei allora in testa con {sum_after} in denaro e azioni; {player} ha {sum_before}.</translation>
    </message>
    <message>
        <source>You can hardly win any more: you have {sum_after} in cash and shares, and {player} has {sum_before}.</source>
        <translation>Ormai puoi vincere a malapena: tu hai {sum_after} in denaro e azioni e {player} ha {sum_before}.</translation>
    </message>
    <message>
        <source>You can hardly win any more: you then have {sum_after} in cash and shares, and {player} has {sum_before}.</source>
        <extracomment>Sums are cash and shares, when everybody has paid</extracomment>
        <translation>Ormai puoi vincere a malapena: tu hai allora {sum_after} in denaro e azioni e {player} ha {sum_before}.</translation>
    </message>
    <message>
        <source>You could buy {some_shares} at the most: with them one building could bring you {gain} instead of {more}.</source>
        <extracomment>{gain} is less than {more}</extracomment>
        <translation>Potresti comprare al massimo {some_shares}: con queste un edificio potrebbe renderti {gain} invece di {more}.</translation>
    </message>
    <message>
        <source>You get {change} back.</source>
        <translation>Ti vengono resi {change}.</translation>
    </message>
    <message>
        <source>You keep shares of more companies: of {own}, and if you handed over {sold}, only of {fewer}.</source>
        <extracomment>{own} and {fewer} are numbers of companies, {fewer} the smaller one</extracomment>
        <translation>Tieni azioni di più società: di {own}, e se cedessi {sold}, solo di {fewer}.</translation>
    </message>
    <message>
        <source>You then have as much as {player}: {sum_after} in cash and shares.</source>
        <translation>Hai allora quanto {player}: {sum_after} in denaro e azioni.</translation>
    </message>
    <message>
        <source>You then have {sum_after} in cash and shares; {player} leads with {sum_before}.</source>
        <translation>Hai allora {sum_after} in denaro e azioni; {player} è in testa con {sum_before}.</translation>
    </message>
    <message>
        <source>after all deals you then have {cash} in cash, and without this sale only {less}</source>
        <extracomment>{less} is less than {cash}</extracomment>
        <translation>dopo tutte le trattative hai allora {cash} in mano, e senza questa vendita solo {less}</translation>
    </message>
    <message>
        <source>it drives {victim_chain} off the map</source>
        <translation>cancella {victim_chain} dalla mappa</translation>
    </message>
    <message>
        <source>it drives {victim_chain} off the map, and {player} is ruined</source>
        <extracomment>{victim_chain} is &quot;a chain of 3 red buildings&quot;</extracomment>
        <translation>cancella {victim_chain} dalla mappa, e {player} va in bancarotta</translation>
    </message>
    <message>
        <source>it drives {victim_chain} off the map, and {player} pays {loss}</source>
        <translation>cancella {victim_chain} dalla mappa, e {player} paga {loss}</translation>
    </message>
    <message>
        <source>it drives {victim_chain} off the map. {player} pays {loss} and loses as much again in the value of shares. You pay nothing, but your own shares lose {cost} in value</source>
        <translation>cancella {victim_chain} dalla mappa. {player} paga {loss}, e le sue azioni perdono altrettanto valore. Tu non paghi nulla, ma le tue azioni perdono {cost} di valore</translation>
    </message>
    <message>
        <source>it stands alone, and you get a bonus of {bonus}</source>
        <translation>resta isolato, e ricevi un premio di {bonus}</translation>
    </message>
    <message>
        <source>it stands alone, and you get a bonus of {bonus}; nothing else that you could place brings you more</source>
        <translation>resta isolato, e ricevi un premio di {bonus}; nient’altro di ciò che potresti piazzare ti rende di più</translation>
    </message>
    <message>
        <source>nobody else has shares of {company}, so that only you gain on shares when {company} rises</source>
        <translation>nessun altro ha azioni di {company}, così che solo le tue azioni rendono quando {company} sale</translation>
    </message>
    <message>
        <source>now somebody other than {player} can drive off {the_chain} before your next turn. The chance is {odds_of_dice}, and it would cost {player} {cost}</source>
        <translation>ora qualcuno diverso da {player} può cancellare {the_chain} prima del tuo prossimo turno. La probabilità è del {odds_of_dice}, e {player} perderebbe {cost}</translation>
    </message>
    <message>
        <source>only {ways} of the {rolls} possible rolls can raise {company}, fewer than for any other company of yours</source>
        <translation>solo {ways} dei {rolls} tiri possibili possono far salire {company}, meno che per ogni altra tua società</translation>
    </message>
    <message>
        <source>that is worth more to you than {price} in cash</source>
        <translation>per te vale più di {price} in denaro</translation>
    </message>
    <message>
        <source>the bonus is {bonus}, and with one more building beside it {company} can rise to {top}</source>
        <translation>il premio è di {bonus}, e con un altro edificio accanto {company} può salire a {top}</translation>
    </message>
    <message>
        <source>the chance that somebody can drive off {the_chain} before your next turn falls from {odds_before} to {odds_of_dice}. That would then cost you {cost}</source>
        <extracomment>{odds_before} is the chance until now, {odds_of_dice} is less</extracomment>
        <translation>la probabilità che qualcuno possa cancellare {the_chain} prima del tuo prossimo turno scende dal {odds_before} al {odds_of_dice}. Allora ti costerebbe {cost}</translation>
    </message>
    <message>
        <source>the chance that somebody other than {player} can drive off {the_chain} before your next turn grows from {odds_before} to {odds_of_dice}. That would cost {player} {cost}</source>
        <extracomment>{odds_of_dice} is more than {odds_before}</extracomment>
        <translation>la probabilità che qualcuno diverso da {player} possa cancellare {the_chain} prima del tuo prossimo turno sale dal {odds_before} al {odds_of_dice}. {player} perderebbe {cost}</translation>
    </message>
    <message>
        <source>the match ends with it</source>
        <translation>così la partita finisce</translation>
    </message>
    <message>
        <source>the match ends, and you win with {sum_after}; the next has {sum_before}</source>
        <extracomment>A sentence after a colon</extracomment>
        <translation>la partita finisce, e vinci con {sum_after}; il secondo ha {sum_before}</translation>
    </message>
    <message>
        <source>the next building cannot raise {company}, whatever is rolled</source>
        <translation>il prossimo edificio non può far salire {company}, qualunque sia il tiro</translation>
    </message>
    <message>
        <source>then you have {cash} in cash, enough for the {cost} that you must pay if somebody drives off {the_chain}</source>
        <translation>poi hai {cash} in mano, abbastanza per i {cost} che devi pagare se qualcuno cancella {the_chain}</translation>
    </message>
    <message>
        <source>then {ways} of the {rolls} possible rolls can raise a company of which you have shares, and now none</source>
        <translation>poi {ways} dei {rolls} tiri possibili possono far salire una società di cui hai azioni, e adesso nessuno</translation>
    </message>
    <message>
        <source>then {ways} of the {rolls} possible rolls can raise a company of which you have shares, and now only {was}</source>
        <extracomment>{was} is less than {ways}</extracomment>
        <translation>poi {ways} dei {rolls} tiri possibili possono far salire una società di cui hai azioni, e adesso solo {was}</translation>
    </message>
    <message>
        <source>until now somebody could drive off {the_chain} before your next turn and cost you {cost}. Now no single roll can do that</source>
        <translation>finora qualcuno poteva cancellare {the_chain} prima del tuo prossimo turno, e ti sarebbe costato {cost}. Ora nessun tiro da solo basta</translation>
    </message>
    <message>
        <source>with a chance of {odds_of_dice} somebody can drive off {the_chain} before your next turn. That would cost you {cost} on {some_shares}</source>
        <translation>con una probabilità del {odds_of_dice} qualcuno può cancellare {the_chain} prima del tuo prossimo turno. Ti costerebbe {cost} per {some_shares}</translation>
    </message>
    <message>
        <source>with that {ways} of the {rolls} possible rolls can raise a company of which you have shares, and without that only {was}</source>
        <extracomment>{was} is less than {ways}; said after &quot;Also 1 blue share&quot;</extracomment>
        <translation>così {ways} dei {rolls} tiri possibili possono far salire una società di cui hai azioni, e altrimenti solo {was}</translation>
    </message>
    <message>
        <source>with what you buy after that, {ways} of the {rolls} possible rolls can raise a company of which you have shares, and now only {was}</source>
        <extracomment>{was} is less than {ways}; said of shares that are sold before others are bought</extracomment>
        <translation>con quello che compri dopo, {ways} dei {rolls} tiri possibili possono far salire una società di cui hai azioni, e adesso solo {was}</translation>
    </message>
    <message>
        <source>with {some_shares} more, {ways} of the {rolls} possible rolls can raise a company of which you have shares, and otherwise only {was}</source>
        <extracomment>{was} is less than {ways}; said where shares of several companies are bought</extracomment>
        <translation>con {some_shares} in più {ways} dei {rolls} tiri possibili possono far salire una società di cui hai azioni, e altrimenti solo {was}</translation>
    </message>
    <message>
        <source>with {ways} of the {rolls} possible rolls the next player can raise {company}. At best it goes from {old} to {top}, which brings {gain} on {some_shares}</source>
        <translation>con {ways} dei {rolls} tiri possibili chi gioca dopo di te può far salire {company}. Al meglio passa da {old} a {top}, e rende {gain} su {some_shares}</translation>
    </message>
    <message>
        <source>with {ways} of the {rolls} possible rolls you can raise {company} yourself. At best it goes from {old} to {top}, which brings {gain} on {some_shares}</source>
        <extracomment>{ways} of the {rolls} rolls, all as likely</extracomment>
        <translation>con {ways} dei {rolls} tiri possibili puoi far salire tu {company}. Al meglio passa da {old} a {top}, e rende {gain} su {some_shares}</translation>
    </message>
    <message>
        <source>with {ways} of the {rolls} possible rolls your building can then end the match, and you win; without this trade it is {was} of them</source>
        <extracomment>{was} is less than {ways}; said of shares that are bought before the roll</extracomment>
        <translation>con {ways} dei {rolls} tiri possibili il tuo edificio può allora chiudere la partita, e vinci tu; senza queste trattative ci riesci solo con {was} di essi</translation>
    </message>
    <message>
        <source>you are ahead with {sum_after}, {player} has {sum_before}, and {amount} in cash cannot fall in value any more</source>
        <extracomment>Sums are cash and shares</extracomment>
        <translation>sei in testa con {sum_after}, {player} ha {sum_before}, e {amount} in denaro non possono più perdere valore</translation>
    </message>
    <message>
        <source>you then hold {own_shares}, more than anybody else, and gain most when {company} rises</source>
        <extracomment>{own_shares} is &quot;13 red shares&quot;, shares of {company}</extracomment>
        <translation>hai allora {own_shares}, più di chiunque altro, e guadagni più di tutti quando {company} sale</translation>
    </message>
    <message>
        <source>your cash is short. If somebody drives off {the_chain}, you must pay {cost}. After these deals you have {cash}, and for what is missing the bank takes shares at half their value</source>
        <translation>hai troppo poco in mano. Se qualcuno cancella {the_chain}, devi pagare {cost}. Dopo queste trattative hai {cash}, e per ciò che manca la banca prende azioni a metà del loro valore</translation>
    </message>
    <message>
        <source>{amount} in cash is certain, and what shares will bring is not</source>
        <translation>{amount} in denaro sono sicuri, e ciò che renderanno le azioni no</translation>
    </message>
    <message>
        <source>{company} falls from {old} to {new}</source>
        <translation>{company} scende da {old} a {new}</translation>
    </message>
    <message>
        <source>{company} rises from {old} to {new}, and bonus and shares together bring you {gain}</source>
        <translation>{company} sale da {old} a {new}, e premio e azioni insieme ti rendono {gain}</translation>
    </message>
    <message>
        <source>{company} rises from {old} to {new}, and you get a bonus of {gain}</source>
        <translation>{company} sale da {old} a {new}, e ricevi un premio di {gain}</translation>
    </message>
    <message>
        <source>{company} rises from {old} to {new}, and you get a bonus of {gain}; nothing else that you could place brings you more</source>
        <translation>{company} sale da {old} a {new}, e ricevi un premio di {gain}; nient’altro di ciò che potresti piazzare ti rende di più</translation>
    </message>
    <message>
        <source>{company} stays at {new}</source>
        <translation>{company} resta a {new}</translation>
    </message>
    <message>
        <source>{company} stays at {new} now, and with one more building beside it can rise to {top}</source>
        <translation>{company} resta per ora a {new}, e con un altro edificio accanto può salire a {top}</translation>
    </message>
    <message>
        <source>{company} stays at {new}, and nobody earns anything by it</source>
        <translation>{company} resta a {new}, e nessuno ci guadagna nulla</translation>
    </message>
    <message>
        <source>{player} has {own_shares}, and you then have as many, so that both of you gain the same on shares when {company} rises</source>
        <extracomment>{own_shares} is &quot;13 red shares&quot;, shares of {company}</extracomment>
        <translation>{player} ha {own_shares}, e allora tu ne hai altrettante, così che le azioni rendono lo stesso a tutti e due quando {company} sale</translation>
    </message>
    <message>
        <source>{player} has {own_shares}, and you then have more, so that you gain more on shares than {player} when {company} rises</source>
        <extracomment>{own_shares} is &quot;13 red shares&quot;, shares of {company}</extracomment>
        <translation>{player} ha {own_shares}, e allora ne hai di più, così che le tue azioni rendono più di quelle di {player} quando {company} sale</translation>
    </message>
    <message>
        <source>{player} has {own_shares}; with more of your own {player} gains less on you when {company} rises</source>
        <extracomment>{own_shares} is &quot;13 red shares&quot;, shares of {company}</extracomment>
        <translation>{player} ha {own_shares}; se ne hai di più anche tu, {player} guadagna meno su di te quando {company} sale</translation>
    </message>
    <message>
        <source>{ways} of the {rolls} possible rolls can raise what you buy for it, and only {was} what you sell</source>
        <translation>{ways} dei {rolls} tiri possibili possono far salire ciò che compri in cambio, e solo {was} ciò che vendi</translation>
    </message>
</context>
<context>
    <name>SharkBuilding</name>
    <message>
        <source>a blue building</source>
        <translation>un edificio blu</translation>
    </message>
    <message>
        <source>a green building</source>
        <translation>un edificio verde</translation>
    </message>
    <message>
        <source>a red building</source>
        <extracomment>The object of &quot;Anna places a red building on square D7&quot;</extracomment>
        <translation>un edificio rosso</translation>
    </message>
    <message>
        <source>a yellow building</source>
        <translation>un edificio giallo</translation>
    </message>
</context>
<context>
    <name>SharkChain</name>
    <message>
        <source>a chain of {number} blue buildings</source>
        <translation>una catena di {number} edifici blu</translation>
    </message>
    <message>
        <source>a chain of {number} green buildings</source>
        <translation>una catena di {number} edifici verdi</translation>
    </message>
    <message>
        <source>a chain of {number} red buildings</source>
        <extracomment>The object of &quot;Drives a chain of 3 red buildings off the map&quot;; {number} is 2 or more</extracomment>
        <translation>una catena di {number} edifici rossi</translation>
    </message>
    <message>
        <source>a chain of {number} yellow buildings</source>
        <translation>una catena di {number} edifici gialli</translation>
    </message>
    <message>
        <source>a lone blue building</source>
        <translation>un edificio blu isolato</translation>
    </message>
    <message>
        <source>a lone green building</source>
        <translation>un edificio verde isolato</translation>
    </message>
    <message>
        <source>a lone red building</source>
        <extracomment>The object of &quot;Drives a lone red building off the map&quot;</extracomment>
        <translation>un edificio rosso isolato</translation>
    </message>
    <message>
        <source>a lone yellow building</source>
        <translation>un edificio giallo isolato</translation>
    </message>
    <message>
        <source>the blue chain on square {square}</source>
        <translation>la catena blu della casella {square}</translation>
    </message>
    <message>
        <source>the green chain on square {square}</source>
        <translation>la catena verde della casella {square}</translation>
    </message>
    <message>
        <source>the lone blue building on square {square}</source>
        <translation>l’edificio blu isolato della casella {square}</translation>
    </message>
    <message>
        <source>the lone green building on square {square}</source>
        <translation>l’edificio verde isolato della casella {square}</translation>
    </message>
    <message>
        <source>the lone red building on square {square}</source>
        <extracomment>The object of &quot;If somebody drives off the lone red building on square D7&quot;</extracomment>
        <translation>l’edificio rosso isolato della casella {square}</translation>
    </message>
    <message>
        <source>the lone yellow building on square {square}</source>
        <translation>l’edificio giallo isolato della casella {square}</translation>
    </message>
    <message>
        <source>the red chain on square {square}</source>
        <extracomment>The object of &quot;If somebody drives off the red chain on square D7&quot;; the square is one of its squares</extracomment>
        <translation>la catena rossa della casella {square}</translation>
    </message>
    <message>
        <source>the yellow chain on square {square}</source>
        <translation>la catena gialla della casella {square}</translation>
    </message>
</context>
<context>
    <name>SharkCompany</name>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>A company, by its colour: &quot;Red rises from 3 to 5&quot;</extracomment>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Giallo</translation>
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
        <translation>Nero</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Favourite companies</source>
        <extracomment>A heading, above the companies whose shares somebody likes to buy</extracomment>
        <translation>Società preferite</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>A face of the colour die</extracomment>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Shares bought</source>
        <extracomment>The head of a column of numbers</extracomment>
        <translation>Azioni comprate</translation>
    </message>
    <message>
        <source>The colour die</source>
        <translation>Il dado dei colori</translation>
    </message>
    <message>
        <source>The die of the zones</source>
        <translation>Il dado delle zone</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Giallo</translation>
    </message>
</context>
<context>
    <name>SharkDeed</name>
    <message>
        <source>Began with {a_share}</source>
        <extracomment>What somebody did, on their card</extracomment>
        <translation>Comincia con {a_share}</translation>
    </message>
    <message>
        <source>Bought {some_shares}</source>
        <translation>Acquisto: {some_shares}</translation>
    </message>
    <message>
        <source>Built {a_building} on {square}</source>
        <extracomment>&quot;Built: a red building on D7&quot;</extracomment>
        <translation>Ha piazzato {a_building} in {square}</translation>
    </message>
    <message>
        <source>Had to pay {amount}</source>
        <translation>Ha dovuto pagare {amount}</translation>
    </message>
    <message>
        <source>Handed over {all_shares}</source>
        <translation>Cede {all_shares}</translation>
    </message>
    <message>
        <source>Lost everything and is out</source>
        <translation>Ha perso tutto: fuori gioco</translation>
    </message>
    <message>
        <source>Rolled {zone_number}</source>
        <translation>Ha fatto {zone_number}</translation>
    </message>
    <message>
        <source>Rolled {zone_number} and Black</source>
        <translation>Ha fatto {zone_number} e Nero</translation>
    </message>
    <message>
        <source>Rolled {zone_number} and White</source>
        <translation>Ha fatto {zone_number} e Bianco</translation>
    </message>
    <message>
        <source>Rolled {zone_number} and {face}</source>
        <extracomment>The die for the zone and the company: &quot;Rolled 3 and Red&quot;</extracomment>
        <translation>Ha fatto {zone_number} e {face}</translation>
    </message>
    <message>
        <source>Sold {some_shares}</source>
        <translation>Vendita: {some_shares}</translation>
    </message>
</context>
<context>
    <name>SharkEvent</name>
    <message>
        <source>Everyone else is ruined: {player} is the last one left.</source>
        <translation>Tutti gli altri sono in bancarotta: resta solo {player}.</translation>
    </message>
    <message>
        <source>No company finds a square {in_zone}: the turn ends.</source>
        <translation>Nessuna società trova una casella {in_zone}: il turno finisce.</translation>
    </message>
    <message>
        <source>There is no square {in_zone} for a company with the fewest buildings: the turn ends.</source>
        <translation>Non c’è nessuna casella {in_zone} per una società con il minor numero di edifici: il turno finisce.</translation>
    </message>
    <message>
        <source>Turn {turn_number}: {player}.</source>
        <translation>Turno {turn_number}: {player}.</translation>
    </message>
    <message>
        <source>{company} falls from {old} to {new}.</source>
        <translation>Il {company} scende da {old} a {new}.</translation>
    </message>
    <message>
        <source>{company} has used its last building: the match ends.</source>
        <translation>Il {company} ha usato l’ultimo edificio: la partita finisce.</translation>
    </message>
    <message>
        <source>{company} loses a chain of {chain}: the larger chain drives it off the map.</source>
        <extracomment>{chain} is the number of its buildings</extracomment>
        <translation>Il {company} perde una catena di {chain}: una catena più lunga la cancella dalla mappa.</translation>
    </message>
    <message>
        <source>{company} loses a lone building: the larger chain drives it off the map.</source>
        <translation>Il {company} perde un edificio isolato: una catena più lunga lo cancella dalla mappa.</translation>
    </message>
    <message>
        <source>{company} reaches {value}, the top of the scale: the match ends.</source>
        <translation>Il {company} raggiunge {value}, la cima della scala: la partita finisce.</translation>
    </message>
    <message>
        <source>{company} rises from {old} to {new}.</source>
        <translation>Il {company} sale da {old} a {new}.</translation>
    </message>
    <message>
        <source>{face} finds no square {in_zone}: the turn ends.</source>
        <translation>Il {face} non trova nessuna casella {in_zone}: il turno finisce.</translation>
    </message>
    <message>
        <source>{player} begins with {a_share}.</source>
        <translation>{player} comincia con {a_share}.</translation>
    </message>
    <message>
        <source>{player} buys {some_shares} for {amount}.</source>
        <extracomment>&quot;Anna buys 3 red shares for 12,000 FT.&quot;</extracomment>
        <translation>{player} compra {some_shares} per {amount}.</translation>
    </message>
    <message>
        <source>{player} cannot pay the last {rest}, loses everything and is out.</source>
        <translation>{player} non può pagare gli ultimi {rest}, perde tutto ed esce dalla partita.</translation>
    </message>
    <message>
        <source>{player} earns {amount} on {some_shares}.</source>
        <extracomment>&quot;Anna earns 6,000 FT on 3 red shares.&quot;</extracomment>
        <translation>{player} incassa {amount} per {some_shares}.</translation>
    </message>
    <message>
        <source>{player} ends the turn.</source>
        <translation>{player} conclude il turno.</translation>
    </message>
    <message>
        <source>{player} gets a bonus of {amount}.</source>
        <translation>{player} riceve un premio di {amount}.</translation>
    </message>
    <message>
        <source>{player} hands over {all_shares} for {proceeds}, half the value, and gets {change} back.</source>
        <translation>{player} cede {all_shares} a metà valore, per {proceeds}, e riceve {change} di resto.</translation>
    </message>
    <message>
        <source>{player} hands over {all_shares} for {proceeds}, half the value.</source>
        <extracomment>&quot;Bea hands over 2 red shares and 1 blue share for 7,000 FT, half their value.&quot;</extracomment>
        <translation>{player} cede {all_shares} a metà valore, per {proceeds}.</translation>
    </message>
    <message>
        <source>{player} owes the bank {amount} for {loser}.</source>
        <translation>{player} deve {amount} alla banca per il {loser}.</translation>
    </message>
    <message>
        <source>{player} owes the bank {amount}: {losses}.</source>
        <extracomment>{losses} is a list of companies and sums: &quot;Red 4,000 FT, Blue 6,000 FT&quot;</extracomment>
        <translation>{player} deve {amount} alla banca: {losses}.</translation>
    </message>
    <message>
        <source>{player} pays {amount} and still owes {rest}.</source>
        <translation>{player} paga {amount} e deve ancora {rest}.</translation>
    </message>
    <message>
        <source>{player} pays {amount}.</source>
        <translation>{player} paga {amount}.</translation>
    </message>
    <message>
        <source>{player} places {a_building} on square {square}. It stands alone.</source>
        <extracomment>&quot;Anna places a red building on square D7. It stands alone.&quot;</extracomment>
        <translation>{player} piazza {a_building} sulla casella {square}. È isolato.</translation>
    </message>
    <message>
        <source>{player} places {a_building} on square {square}: a chain of {size}.</source>
        <translation>{player} piazza {a_building} sulla casella {square}: una catena di {size}.</translation>
    </message>
    <message>
        <source>{player} reaches for the dice.</source>
        <translation>{player} prende i dadi.</translation>
    </message>
    <message>
        <source>{player} rolls a {zone_number} and Black: a building {in_zone} for a company with the fewest on the map.</source>
        <translation>{player} fa {zone_number} e Nero: un edificio {in_zone} per una società che ne ha il minor numero sulla mappa.</translation>
    </message>
    <message>
        <source>{player} rolls a {zone_number} and Black: a building {in_zone} for any company.</source>
        <translation>{player} fa {zone_number} e Nero: un edificio {in_zone} per una società a scelta.</translation>
    </message>
    <message>
        <source>{player} rolls a {zone_number} and White: a building {in_zone} for any company.</source>
        <translation>{player} fa {zone_number} e Bianco: un edificio {in_zone} per una società a scelta.</translation>
    </message>
    <message>
        <source>{player} rolls a {zone_number} and {face}: a building {in_zone}.</source>
        <extracomment>&quot;Anna rolls a 3 and Red: a building in Asia.&quot;</extracomment>
        <translation>{player} fa {zone_number} e {face}: un edificio {in_zone}.</translation>
    </message>
    <message>
        <source>{player} rolls a {zone_number}: a building {in_zone} for any company.</source>
        <translation>{player} fa {zone_number}: un edificio {in_zone} per una società a scelta.</translation>
    </message>
    <message>
        <source>{player} sells {some_shares} for {amount}.</source>
        <translation>{player} vende {some_shares} per {amount}.</translation>
    </message>
</context>
<context>
    <name>SharkGuide</name>
    <message>
        <source>A share costs the value of its company. Buy what you expect to rise, up to five shares a turn: choose how many with + and trade. Or keep your cash and end the turn.</source>
        <translation>Un’azione costa quanto il valore della sua società. Compra quelle che secondo te saliranno, fino a cinque azioni per turno: scegli quante con + e conferma. Oppure tieni il tuo denaro e finisci il turno.</translation>
    </message>
    <message>
        <source>Big swallows small</source>
        <translation>Pesce grande mangia pesce piccolo</translation>
    </message>
    <message>
        <source>Buy some shares</source>
        <translation>Compra qualche azione</translation>
    </message>
    <message>
        <source>Four companies build all over the world. Buildings of one colour that touch form a chain: the longer its chains, the more a company is worth. This scale shows the value of each.</source>
        <translation>Quattro società costruiscono in tutto il mondo. Gli edifici dello stesso colore che si toccano formano una catena: più lunghe sono le catene di una società, più questa vale. Questa scala mostra il valore di ognuna.</translation>
    </message>
    <message>
        <source>How to win</source>
        <translation>Come si vince</translation>
    </message>
    <message>
        <source>If the value of the company has risen, your bonus is the new value in thousands of FT; if not, it is 1,000 FT. Then every share brings its owner as much as the value has risen.</source>
        <translation>Se il valore della società è salito, il tuo premio è il nuovo valore in migliaia di FT; altrimenti è di 1.000&#xa0;FT. Poi ogni azione rende a chi la possiede quanto è salito il valore.</translation>
    </message>
    <message>
        <source>In the end the richest player wins. You own no company, but you can hold shares of all four: your card shows them and your cash in FT, the money of this game.</source>
        <translation>Alla fine vince il più ricco. Nessuna società è tua, ma puoi avere azioni di tutte e quattro: la tua carta le mostra, insieme al denaro in FT, la moneta di questo gioco.</translation>
    </message>
    <message>
        <source>One die names the zone, the other the company; with white or black you choose the company. It is your turn: click on the dice!</source>
        <translation>Un dado indica la zona, l’altro la società; con Bianco o Nero la società la scegli tu. È il tuo turno: fai clic sui dadi!</translation>
    </message>
    <message>
        <source>Place a building</source>
        <translation>Piazza un edificio</translation>
    </message>
    <message>
        <source>Right beside another colour you may build only if your chain is then the longer one. The shorter chain vanishes, and everyone else who holds shares of its company pays the loss.</source>
        <translation>Accanto a un altro colore puoi costruire solo se con il nuovo edificio la tua catena è la più lunga. La catena più corta sparisce, e chiunque altro abbia azioni della sua società paga la perdita.</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Tira i dadi</translation>
    </message>
    <message>
        <source>The match ends when a company reaches the value 15 or has used all its 18 buildings. All shares are then sold at their value, and the richest player wins. The stock chart shows which companies have been rising.</source>
        <translation>La partita finisce quando una società raggiunge il valore 15 o ha usato tutti i suoi 18 edifici. Allora tutte le azioni si vendono al loro valore, e vince il patrimonio più grande. Il grafico delle quotazioni mostra quali società stanno salendo.</translation>
    </message>
    <message>
        <source>What a company is worth</source>
        <translation>Quanto vale una società</translation>
    </message>
    <message>
        <source>What it brings</source>
        <translation>Quanto rende</translation>
    </message>
    <message>
        <source>Your building may go on any lit square. Point at a square to see what would come of it, and click to build there.</source>
        <translation>Il tuo edificio può andare su qualsiasi casella illuminata. Porta il puntatore su una casella per vedere che cosa succederebbe, e fai clic per costruire lì.</translation>
    </message>
</context>
<context>
    <name>SharkInZone</name>
    <message>
        <source>in Africa</source>
        <translation>in Africa</translation>
    </message>
    <message>
        <source>in Asia</source>
        <translation>in Asia</translation>
    </message>
    <message>
        <source>in Europe</source>
        <translation>in Europa</translation>
    </message>
    <message>
        <source>in North America</source>
        <extracomment>The end of &quot;a building in Asia&quot;</extracomment>
        <translation>in Nordamerica</translation>
    </message>
    <message>
        <source>in Oceania</source>
        <translation>in Oceania</translation>
    </message>
    <message>
        <source>in South America</source>
        <translation>in Sudamerica</translation>
    </message>
    <message>
        <source>in zone {number}</source>
        <translation>nella zona {number}</translation>
    </message>
    <message>
        <source>in {name}</source>
        <translation>nella zona {name}</translation>
    </message>
</context>
<context>
    <name>SharkLine</name>
    <message>
        <source>Cash</source>
        <extracomment>A line of the final account; its amount stands beside it</extracomment>
        <translation>Denaro</translation>
    </message>
    <message>
        <source>Ruined</source>
        <translation>Bancarotta</translation>
    </message>
    <message>
        <source>{some_shares} at {price_each}</source>
        <extracomment>&quot;3 red shares at 4,000 FT&quot;</extracomment>
        <translation>{some_shares} a {price_each}</translation>
    </message>
</context>
<context>
    <name>SharkMalformed</name>
    <message>
        <source>{where}: rows and columns must make up a map of {number} squares.</source>
        <extracomment>{where} is a place in a data file, such as squares[3]</extracomment>
        <translation>{where}: righe e colonne devono formare una mappa di {number} caselle.</translation>
    </message>
    <message>
        <source>{where}: this must be a row of {number} zone numbers, each 1 to 6.</source>
        <translation>{where}: deve essere una riga di {number} numeri di zona, ognuno da 1 a 6.</translation>
    </message>
    <message>
        <source>{where}: zone {number} must have {most} squares.</source>
        <extracomment>{number} is the number of a zone, {most} how many squares it must have</extracomment>
        <translation>{where}: la zona {number} deve avere {most} caselle.</translation>
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
        <translation>&lt;1%</translation>
    </message>
    <message>
        <source>&gt;99%</source>
        <translation>&gt;99%</translation>
    </message>
    <message>
        <source>{number}%</source>
        <extracomment>A chance in whole percent: {number} is 0 to 100</extracomment>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>SharkOption</name>
    <message>
        <source>7 at most</source>
        <extracomment>Variant I</extracomment>
        <translation>7 al massimo</translation>
    </message>
    <message>
        <source>A chain counts 7 at most, so joining chains can cost value. Nobody begins with a share.</source>
        <translation>Una catena conta al massimo 7: unire catene può quindi costare valore. Si comincia senza azioni.</translation>
    </message>
    <message>
        <source>Any</source>
        <extracomment>Variant II</extracomment>
        <translation>A scelta</translation>
    </message>
    <message>
        <source>Black leaves the choice of company to the player, like White.</source>
        <translation>Il Nero lascia scegliere la società, come il Bianco.</translation>
    </message>
    <message>
        <source>Black means the company with the fewest buildings on the map.</source>
        <translation>Il Nero indica la società con il minor numero di edifici sulla mappa.</translation>
    </message>
    <message>
        <source>Chosen</source>
        <extracomment>First share</extracomment>
        <translation>Scelta</translation>
    </message>
    <message>
        <source>Dealt</source>
        <extracomment>First share</extracomment>
        <translation>Distribuita</translation>
    </message>
    <message>
        <source>Every building of a chain counts towards the value of its company.</source>
        <translation>Ogni edificio di una catena conta per il valore della sua società.</translation>
    </message>
    <message>
        <source>Everyone chooses a share, one after the other.</source>
        <translation>A turno, ognuno sceglie un’azione.</translation>
    </message>
    <message>
        <source>Everyone is dealt a share at random.</source>
        <translation>Ognuno riceve un’azione a caso.</translation>
    </message>
    <message>
        <source>First share</source>
        <translation>Prima azione</translation>
    </message>
    <message>
        <source>Five before the roll, and five more after the building is placed.</source>
        <translation>Cinque prima del tiro e altre cinque dopo aver piazzato l’edificio.</translation>
    </message>
    <message>
        <source>Five each time</source>
        <extracomment>Shares to buy</extracomment>
        <translation>Cinque ogni volta</translation>
    </message>
    <message>
        <source>Five in a turn</source>
        <extracomment>Shares to buy</extracomment>
        <translation>Cinque per turno</translation>
    </message>
    <message>
        <source>Five in a turn: purchases before and after the roll count together.</source>
        <translation>Cinque per turno: gli acquisti prima e dopo il tiro contano insieme.</translation>
    </message>
    <message>
        <source>Free choice</source>
        <extracomment>Variant III</extracomment>
        <translation>La libera scelta</translation>
    </message>
    <message>
        <source>How much of a long chain counts?</source>
        <translation>Quanto conta una catena lunga?</translation>
    </message>
    <message>
        <source>How often may five shares be bought?</source>
        <translation>Quante volte si possono comprare cinque azioni?</translation>
    </message>
    <message>
        <source>Only the zone is rolled; the company is always the player’s choice.</source>
        <translation>Il dado dà solo la zona; la società è sempre a scelta.</translation>
    </message>
    <message>
        <source>Shares to buy</source>
        <translation>Azioni da comprare</translation>
    </message>
    <message>
        <source>The colour die</source>
        <extracomment>Variant III</extracomment>
        <translation>Il dado dei colori</translation>
    </message>
    <message>
        <source>The colour die names the company, or leaves the choice to the player.</source>
        <translation>Il dado dei colori indica la società o lascia la scelta.</translation>
    </message>
    <message>
        <source>The smallest</source>
        <extracomment>Variant II</extracomment>
        <translation>La più piccola</translation>
    </message>
    <message>
        <source>The whole chain</source>
        <extracomment>Variant I</extracomment>
        <translation>Tutta la catena</translation>
    </message>
    <message>
        <source>Variant I: chains up to 7</source>
        <translation>Variante I: catene fino a 7</translation>
    </message>
    <message>
        <source>Variant II: Black for the smallest</source>
        <translation>Variante II: Nero per la più piccola</translation>
    </message>
    <message>
        <source>Variant III: no colour die</source>
        <translation>Variante III: senza dado dei colori</translation>
    </message>
    <message>
        <source>What decides which company builds?</source>
        <translation>Che cosa decide quale società costruisce?</translation>
    </message>
    <message>
        <source>Which company builds when the colour die shows Black?</source>
        <translation>Quale società costruisce quando il dado dei colori dà Nero?</translation>
    </message>
    <message>
        <source>Which share does everyone begin with?</source>
        <translation>Con quale azione si comincia?</translation>
    </message>
</context>
<context>
    <name>SharkOutcome</name>
    <message>
        <source>Chains join, {company} falls from {old} to {new}; no bonus.</source>
        <extracomment>A variant: chains that join can count less than before</extracomment>
        <translation>Le catene si uniscono, il {company} scende da {old} a {new}; nessun premio.</translation>
    </message>
    <message>
        <source>Chains join, {company} falls from {old} to {new}; no bonus. The match ends.</source>
        <translation>Le catene si uniscono, il {company} scende da {old} a {new}; nessun premio. La partita finisce.</translation>
    </message>
    <message>
        <source>Driven off the map before your next turn: chance {odds}. {company} would fall by {fall}, and you would pay {cost}.</source>
        <extracomment>{odds} is a chance such as &quot;31%&quot;; {company} is the company of the chain</extracomment>
        <translation>Rischio di essere cancellata dalla mappa prima del proprio prossimo turno: {odds}. Il {company} scenderebbe di {fall} e bisognerebbe pagare {cost}.</translation>
    </message>
    <message>
        <source>Driven off the map before your next turn: chance {odds}. {company} would fall by {fall}.</source>
        <translation>Rischio di essere cancellata dalla mappa prima del proprio prossimo turno: {odds}. Il {company} scenderebbe di {fall}.</translation>
    </message>
    <message>
        <source>Driven off the map before your next turn: chance {odds}. {company} would keep its value.</source>
        <translation>Rischio di essere cancellata dalla mappa prima del proprio prossimo turno: {odds}. Il {company} manterrebbe il suo valore.</translation>
    </message>
    <message>
        <source>Drives {a_chain} off the map.</source>
        <extracomment>&quot;Drives a chain of 3 blue buildings off the map.&quot;</extracomment>
        <translation>Cancella dalla mappa {a_chain}.</translation>
    </message>
    <message>
        <source>Safe: before your next turn no roll can drive this chain off the map.</source>
        <translation>Al sicuro: prima del proprio prossimo turno nessun tiro può cancellare questa catena dalla mappa.</translation>
    </message>
    <message>
        <source>The building stands alone, {company} stays at {new}; bonus {bonus}.</source>
        <translation>L’edificio è isolato, il {company} resta a {new}; premio {bonus}.</translation>
    </message>
    <message>
        <source>The building stands alone, {company} stays at {new}; bonus {bonus}. The match ends.</source>
        <translation>L’edificio è isolato, il {company} resta a {new}; premio {bonus}. La partita finisce.</translation>
    </message>
    <message>
        <source>{company} falls from {old} to {new}.</source>
        <translation>Il {company} scende da {old} a {new}.</translation>
    </message>
    <message>
        <source>{company} rises from {old} to {new}.</source>
        <extracomment>What becomes of another company&apos;s value</extracomment>
        <translation>Il {company} sale da {old} a {new}.</translation>
    </message>
    <message>
        <source>{company} rises from {old} to {new}; bonus {bonus}.</source>
        <extracomment>What a building would do: &quot;Red rises from 3 to 5; bonus 5,000 FT.&quot;</extracomment>
        <translation>Il {company} sale da {old} a {new}; premio {bonus}.</translation>
    </message>
    <message>
        <source>{company} rises from {old} to {new}; bonus {bonus}. The match ends.</source>
        <translation>Il {company} sale da {old} a {new}; premio {bonus}. La partita finisce.</translation>
    </message>
    <message>
        <source>{company} stays at {new}; no bonus.</source>
        <extracomment>A variant: more buildings of a long chain add nothing to the value</extracomment>
        <translation>Il {company} resta a {new}; nessun premio.</translation>
    </message>
    <message>
        <source>{company} stays at {new}; no bonus. The match ends.</source>
        <translation>Il {company} resta a {new}; nessun premio. La partita finisce.</translation>
    </message>
    <message>
        <source>{player}: {result} in cash, must sell shares, {wealth_change} in all, shares included.</source>
        <translation>{player}: {result} in denaro, deve vendere azioni, {wealth_change} in tutto, azioni comprese.</translation>
    </message>
    <message>
        <source>{player}: {result} in cash, {wealth_change} in all, shares included.</source>
        <extracomment>{wealth_change} is what cash and shares come to together</extracomment>
        <translation>{player}: {result} in denaro, {wealth_change} in tutto, azioni comprese.</translation>
    </message>
    <message>
        <source>{player}: {result}, and is ruined.</source>
        <translation>{player}: {result}, ed è bancarotta.</translation>
    </message>
    <message>
        <source>{player}: {result}.</source>
        <extracomment>What a player would get or pay: &quot;Bea: −10,000 FT.&quot;</extracomment>
        <translation>{player}: {result}.</translation>
    </message>
    <message>
        <source>{player}: {wealth_change} in shares.</source>
        <extracomment>Nothing is paid, but shares are worth more or less</extracomment>
        <translation>{player}: {wealth_change} in azioni.</translation>
    </message>
</context>
<context>
    <name>SharkPlayers</name>
    <message>
        <source>Brown</source>
        <translation>Marrone</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grigio</translation>
    </message>
    <message>
        <source>No shares</source>
        <translation>Nessuna azione</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Arancione</translation>
    </message>
    <message>
        <source>Owns: {shares}</source>
        <translation>Possiede: {shares}</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Viola</translation>
    </message>
    <message>
        <source>Ruined</source>
        <translation>Bancarotta</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Petrolio</translation>
    </message>
    <message>
        <source>{cash}. FT is the money of this game.</source>
        <extracomment>{cash} is a sum in words: &quot;Cash: 12,000 FT&quot;</extracomment>
        <translation>{cash}. FT è il denaro di questo gioco.</translation>
    </message>
    <message>
        <source>{company}, shares: {number}</source>
        <translation>{company}, azioni: {number}</translation>
    </message>
</context>
<context>
    <name>SharkProgress</name>
    <message>
        <source>Buildings left: {fewest_left}</source>
        <extracomment>The match ends when a company has no building left; of all companies, the one with the fewest</extracomment>
        <translation>Edifici rimasti: {fewest_left}</translation>
    </message>
    <message>
        <source>Highest value: {highest_value} of {top_value}</source>
        <extracomment>Three or four companies are level</extracomment>
        <translation>Valore più alto: {highest_value} di {top_value}</translation>
    </message>
    <message>
        <source>Turn {turn_number}</source>
        <translation>Turno {turn_number}</translation>
    </message>
    <message>
        <source>Value: {foremost} {highest_value} of {top_value}</source>
        <extracomment>The match ends when a company reaches {top_value}: &quot;Value: Blue and Red 7 of 15&quot; if these are the best</extracomment>
        <translation>Valore: {foremost} {highest_value} di {top_value}</translation>
    </message>
</context>
<context>
    <name>SharkPrompt</name>
    <message>
        <source>{player}: Black lets you choose a company with the fewest buildings on the map; place its building {in_zone}.</source>
        <extracomment>A variant: black stands for the company with the fewest buildings on the map; there are several</extracomment>
        <translation>{player}: il Nero lascia scegliere fra le società con il minor numero di edifici sulla mappa; piazza l’edificio {in_zone}.</translation>
    </message>
    <message>
        <source>{player}: Black lets you choose the company; place its building {in_zone}.</source>
        <translation>{player}: il Nero lascia scegliere la società; piazza l’edificio {in_zone}.</translation>
    </message>
    <message>
        <source>{player}: White lets you choose the company; place its building {in_zone}.</source>
        <extracomment>The colour die shows white</extracomment>
        <translation>{player}: il Bianco lascia scegliere la società; piazza l’edificio {in_zone}.</translation>
    </message>
    <message>
        <source>{player}: choose a company for your first share.</source>
        <translation>{player}: scegli una società per la prima azione.</translation>
    </message>
    <message>
        <source>{player}: choose the company and place its building {in_zone}.</source>
        <extracomment>There is no colour die</extracomment>
        <translation>{player}: scegli la società e piazza l’edificio {in_zone}.</translation>
    </message>
    <message>
        <source>{player}: nothing is left to trade, so end the turn.</source>
        <translation>{player}: niente da comprare o vendere; si può solo finire il turno.</translation>
    </message>
    <message>
        <source>{player}: nothing is left to trade, so roll.</source>
        <translation>{player}: niente da comprare o vendere; si può solo tirare.</translation>
    </message>
    <message>
        <source>{player}: place {only_building} {in_zone}. Black stands for the company with the fewest buildings on the map.</source>
        <extracomment>The same, and only one company can be meant</extracomment>
        <translation>{player}: piazza {only_building} {in_zone}. Il Nero indica la società con meno edifici sulla mappa.</translation>
    </message>
    <message>
        <source>{player}: place {only_building} {in_zone}; no other company finds a square there.</source>
        <extracomment>The player may choose, but only one company finds a square</extracomment>
        <translation>{player}: piazza {only_building} {in_zone}; nessun’altra società vi trova una casella.</translation>
    </message>
    <message>
        <source>{player}: place {rolled_building} {in_zone}.</source>
        <extracomment>&quot;Anna: place a red building in Asia.&quot;</extracomment>
        <translation>{player}: piazza {rolled_building} {in_zone}.</translation>
    </message>
    <message>
        <source>{player}: sell shares at half their value to cover {rest}.</source>
        <extracomment>{rest} is a sum of money</extracomment>
        <translation>{player}: vendi azioni a metà valore per coprire {rest}.</translation>
    </message>
    <message>
        <source>{player}: sell shares if you like, then end the turn.</source>
        <translation>{player}: vendi azioni a piacere, poi finisci il turno.</translation>
    </message>
    <message>
        <source>{player}: sell shares if you like, then roll.</source>
        <translation>{player}: vendi azioni a piacere, poi tira.</translation>
    </message>
    <message>
        <source>{player}: trade if you like, then end the turn.</source>
        <extracomment>After the placement</extracomment>
        <translation>{player}: compra e vendi a piacere, poi finisci il turno.</translation>
    </message>
    <message>
        <source>{player}: trade if you like, then roll.</source>
        <extracomment>Before the roll</extracomment>
        <translation>{player}: compra e vendi a piacere, poi tira.</translation>
    </message>
    <message>
        <source>{roller}: roll the dice.</source>
        <extracomment>What a player must do now: an invitation, the player&apos;s name first</extracomment>
        <translation>{roller}: tira i dadi.</translation>
    </message>
    <message>
        <source>{roller}: roll the die.</source>
        <translation>{roller}: tira il dado.</translation>
    </message>
</context>
<context>
    <name>SharkReason</name>
    <message>
        <source>Cash at hand ({sum_before}, then {sum_after})</source>
        <translation>Denaro in mano ({sum_before}, poi {sum_after})</translation>
    </message>
    <message>
        <source>Danger of falls (one building could cost up to {cost})</source>
        <translation>Rischio di ribassi (un solo edificio potrebbe costare fino a {cost})</translation>
    </message>
    <message>
        <source>Own wealth ({sum_before}, then {sum_after})</source>
        <extracomment>A part of what changes the chance to win, in a list; how much it does so stands beside it</extracomment>
        <translation>Patrimonio proprio ({sum_before}, poi {sum_after})</translation>
    </message>
    <message>
        <source>Position of {player} (wealth {sum_before}, then {sum_after})</source>
        <translation>Situazione di {player} (patrimonio {sum_before}, poi {sum_after})</translation>
    </message>
    <message>
        <source>Room to grow for the shares held</source>
        <translation>Possibilità di rialzo delle azioni possedute</translation>
    </message>
    <message>
        <source>The coming roll of the dice</source>
        <translation>Il prossimo lancio di dadi</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>La partita finisce</translation>
    </message>
    <message>
        <source>The others&apos; next turns</source>
        <extracomment>Of the other players, until it is the bot&apos;s turn again</extracomment>
        <translation>I prossimi turni degli altri</translation>
    </message>
    <message>
        <source>The shares held</source>
        <translation>Le azioni possedute</translation>
    </message>
    <message>
        <source>Turn order and time left</source>
        <extracomment>Whose turn is next, who may still buy, how much of the match is left</extracomment>
        <translation>Ordine di turno e tempo rimasto</translation>
    </message>
    <message>
        <source>{player} is ruined</source>
        <translation>{player} è in bancarotta</translation>
    </message>
</context>
<context>
    <name>SharkRefusal</name>
    <message>
        <source>A number of shares is needed for each of the {companies} companies.</source>
        <translation>Serve un numero di azioni per ognuna delle {companies} società.</translation>
    </message>
    <message>
        <source>Each of the {number} players must be dealt one share of a company.</source>
        <extracomment>{number} is 2 to 6</extracomment>
        <translation>Ognuno dei {number} giocatori deve ricevere un’azione di una società.</translation>
    </message>
    <message>
        <source>In this match the first shares are chosen: none can be dealt.</source>
        <translation>In questa partita le prime azioni si scelgono: non se ne distribuiscono.</translation>
    </message>
    <message>
        <source>Nobody can sell more shares than they own. {company}, shares owned: {held}.</source>
        <translation>Non si possono vendere più azioni di quante se ne hanno. {company}, azioni in mano: {held}.</translation>
    </message>
    <message>
        <source>Not now: first choose the shares that cover the loss.</source>
        <translation>Non ora: prima bisogna scegliere le azioni che coprono la perdita.</translation>
    </message>
    <message>
        <source>Not now: first come the dice.</source>
        <translation>Non ora: prima i dadi.</translation>
    </message>
    <message>
        <source>Not now: first everyone chooses a share.</source>
        <translation>Non ora: prima ognuno sceglie un’azione.</translation>
    </message>
    <message>
        <source>Not now: first place the building on the map.</source>
        <translation>Non ora: prima bisogna piazzare l’edificio sulla mappa.</translation>
    </message>
    <message>
        <source>Not now: this is the time to trade. Buy, sell or go on.</source>
        <translation>Non ora: è il momento della Borsa. Si può comprare, vendere o proseguire.</translation>
    </message>
    <message>
        <source>On square {square} this would be a chain of {size} beside a rival chain of {rival}: it must be the larger one.</source>
        <extracomment>{size} and {rival} are numbers of buildings</extracomment>
        <translation>Sulla casella {square} sarebbe una catena di {size} accanto a una catena rivale di {rival}: deve essere la più lunga.</translation>
    </message>
    <message>
        <source>Shares are traded from 1 upwards: {number} makes no sense.</source>
        <translation>Si compra o si vende almeno 1 azione: {number} non ha senso.</translation>
    </message>
    <message>
        <source>Square {square} is taken: a building needs an empty one.</source>
        <translation>La casella {square} è occupata: l’edificio va su una casella vuota.</translation>
    </message>
    <message>
        <source>Square {square} lies {in_zone}, but the building belongs {in_rolled}.</source>
        <extracomment>&quot;Square D7 lies in Asia, but the building belongs in Africa.&quot;</extracomment>
        <translation>La casella {square} è {in_zone}, ma l’edificio va piazzato {in_rolled}.</translation>
    </message>
    <message>
        <source>That would be too many: the limit is {limit} shares. Left to buy: {left}.</source>
        <translation>Sarebbero troppe: al massimo {limit} azioni. Ancora possibili: {left}.</translation>
    </message>
    <message>
        <source>The bank has too few of these shares: {number} wanted, {left} left.</source>
        <translation>La banca ha troppo poche di queste azioni: richiesta {number}, disponibilità {left}.</translation>
    </message>
    <message>
        <source>The banker must be one of the players.</source>
        <translation>Il banchiere deve essere uno dei giocatori.</translation>
    </message>
    <message>
        <source>The colour die shows Black: {company} cannot build, others have fewer buildings on the map.</source>
        <translation>Il dado dei colori dà Nero: il {company} non può costruire, altri hanno meno edifici sulla mappa.</translation>
    </message>
    <message>
        <source>The colour die shows {face}: {company} cannot build now.</source>
        <translation>Il dado dei colori dà {face}: il {company} non può costruire.</translation>
    </message>
    <message>
        <source>The dice are not rolled now: it is {turn}’s turn.</source>
        <translation>Ora non si tirano i dadi: deve giocare {turn}.</translation>
    </message>
    <message>
        <source>The dice must be rolled first.</source>
        <translation>Prima bisogna tirare i dadi.</translation>
    </message>
    <message>
        <source>The dice show a zone from 1 to 6 and one of six colours, nothing else.</source>
        <translation>I dadi danno una zona da 1 a 6 e uno di sei colori, nient’altro.</translation>
    </message>
    <message>
        <source>The map has no square number {square_number}.</source>
        <translation>La mappa non ha una casella numero {square_number}.</translation>
    </message>
    <message>
        <source>There is no company number {company_number}.</source>
        <translation>Non c’è una società numero {company_number}.</translation>
    </message>
    <message>
        <source>These shares cover only {covers}, and the loss is still {rest}.</source>
        <translation>Queste azioni coprono solo {covers}, e la perdita è ancora di {rest}.</translation>
    </message>
    <message>
        <source>These shares cover {covers}; for {rest} one of them can stay.</source>
        <translation>Queste azioni coprono {covers}; per {rest} se ne può tenere una.</translation>
    </message>
    <message>
        <source>Variant I begins without shares: none can be dealt.</source>
        <translation>La variante I comincia senza azioni: non se ne distribuiscono.</translation>
    </message>
    <message>
        <source>Variant I begins without shares: there is none to choose.</source>
        <translation>La variante I comincia senza azioni: non ce ne sono da scegliere.</translation>
    </message>
    <message>
        <source>Variant III has no colour die: only a zone from 1 to 6 is rolled.</source>
        <translation>La variante III è senza dado dei colori: si tira solo la zona, da 1 a 6.</translation>
    </message>
    <message>
        <source>With {cash} in cash, {price} is too much: the bank gives no credit.</source>
        <translation>Con {cash} in mano, {price} sono troppi: la banca non fa credito.</translation>
    </message>
    <message>
        <source>{company} stands at 0: for now its shares are not traded.</source>
        <translation>Il {company} è a 0: per ora le sue azioni non si comprano e non si vendono.</translation>
    </message>
    <message>
        <source>{company} stands at 0: its shares cover nothing.</source>
        <translation>Il {company} è a 0: le sue azioni non coprono nulla.</translation>
    </message>
    <message>
        <source>“{option}” and “{other}” exclude each other.</source>
        <translation>«{option}» e «{other}» si escludono a vicenda.</translation>
    </message>
</context>
<context>
    <name>SharkRulebook</name>
    <message>
        <source>A 5 and Green: a green building goes to Africa, on one of the squares that light up.</source>
        <translation>Un 5 e Verde: un edificio verde va in Africa, su una delle caselle illuminate.</translation>
    </message>
    <message>
        <source>A building may stand beside, above or below one of another colour only if its own chain, the new building included, is larger than each rival chain that it touches. Equally large is not enough; a lone building is a chain of 1.</source>
        <translation>Un edificio può stare accanto, sopra o sotto a uno di un altro colore solo se la sua catena, nuovo edificio compreso, è più lunga di ogni catena rivale che tocca. La stessa lunghezza non basta; un edificio isolato è una catena di 1.</translation>
    </message>
    <message>
        <source>A company stands at 15.</source>
        <translation>Una società è a 15.</translation>
    </message>
    <message>
        <source>A new building may lengthen a chain, or join several chains and lone buildings into one.</source>
        <translation>Un nuovo edificio può allungare una catena, oppure riunire in una sola più catene ed edifici isolati.</translation>
    </message>
    <message>
        <source>A random player is the banker and plays like everyone else. The player to the banker’s left begins, and play goes clockwise.</source>
        <translation>Un giocatore scelto a caso fa il banchiere, e gioca come tutti gli altri. Comincia chi siede alla sua sinistra, e si prosegue in senso orario.</translation>
    </message>
    <message>
        <source>A turn has four steps, in this order:</source>
        <translation>Un turno ha quattro fasi, in quest’ordine:</translation>
    </message>
    <message>
        <source>After the bonus the bank pays all who hold shares of the company that rose: 1,000 FT per share for each step on the scale. Whoever placed the building is paid too.</source>
        <translation>Dopo il premio la banca paga chiunque abbia azioni della società che è salita: 1.000&#xa0;FT ad azione per ogni gradino della scala. Riceve la sua parte anche chi ha piazzato l’edificio.</translation>
    </message>
    <message>
        <source>All 18 buildings of a company have been used. Those that were removed count as used, too.</source>
        <translation>Una società ha usato tutti i suoi 18 edifici. Anche quelli tolti dalla mappa contano come usati.</translation>
    </message>
    <message>
        <source>All shareholders get their gains (SH-14).</source>
        <translation>Tutti gli azionisti ricevono i loro guadagni (SH-14).</translation>
    </message>
    <message>
        <source>Anna has 12,000 FT, Ben has 6,000 FT and 2 red shares at 3: both are worth 12,000 FT and win together. Clara, ruined late, is third; David, ruined before her, is fourth.</source>
        <translation>Anna ha 12.000&#xa0;FT, Ben ha 6.000&#xa0;FT e 2 azioni rosse a 3: entrambi hanno un patrimonio di 12.000&#xa0;FT e vincono insieme. Clara, finita in bancarotta più tardi, è terza; David, che ci era finito prima di lei, è quarto.</translation>
    </message>
    <message>
        <source>Anna’s building lifts Red from 4 to 6. First comes her bonus of 6,000 FT. Then each red share earns 2,000 FT: Anna has 2 of them and gets 4,000 FT, Ben has 5 and gets 10,000 FT.</source>
        <translation>L’edificio di Anna porta il Rosso da 4 a 6. Prima viene il suo premio di 6.000&#xa0;FT. Poi ogni azione rossa rende 2.000&#xa0;FT: Anna ne ha 2 e riceve 4.000&#xa0;FT, Ben ne ha 5 e riceve 10.000&#xa0;FT.</translation>
    </message>
    <message>
        <source>Anna’s building makes a yellow chain of 5 one of 6 and removes a blue chain of 2: Yellow rises from 5 to 6, Blue falls from 4 to 2. Anna has 3 yellow and 2 blue shares: she gets a bonus of 6,000 FT, then 3,000 FT, and pays nothing. Ben has 1 yellow and 5 blue shares: he gets 1,000 FT and pays 10,000 FT.</source>
        <translation>L’edificio di Anna porta una catena gialla da 5 a 6 e cancella una catena blu di 2: il Giallo sale da 5 a 6, il Blu scende da 4 a 2. Anna ha 3 azioni gialle e 2 blu: riceve un premio di 6.000&#xa0;FT, poi 3.000&#xa0;FT, e non paga nulla. Ben ha 1 azione gialla e 5 blu: riceve 1.000&#xa0;FT e paga 10.000&#xa0;FT.</translation>
    </message>
    <message>
        <source>Any other map will do, too, if it has six zones of 20 squares each.</source>
        <translation>Va bene anche qualsiasi altra mappa, purché abbia sei zone di 20 caselle ciascuna.</translation>
    </message>
    <message>
        <source>Ben owes 7,000 FT and has 2,000 FT in cash: 5,000 FT are missing. He holds 3 red shares at 3 and 3 blue shares at 4. The red ones are worth 9,000 FT; half of that, rounded up, is 5,000 FT: just enough. The blue ones bring 6,000 FT, and 1,000 FT comes back. All 3 red ones and a blue one are too many: Ben could keep the blue one.</source>
        <translation>Ben deve 7.000&#xa0;FT e ha in mano 2.000&#xa0;FT: mancano 5.000&#xa0;FT. Possiede 3 azioni rosse a 3 e 3 azioni blu a 4. Le rosse valgono 9.000&#xa0;FT; la metà, arrotondata per eccesso, è 5.000&#xa0;FT: giusto quanto basta. Le blu fruttano 6.000&#xa0;FT, e 1.000&#xa0;FT tornano come resto. Tutte e 3 le rosse più una blu sono troppe: Ben potrebbe tenersi la blu.</translation>
    </message>
    <message>
        <source>Black means the company with the fewest buildings on the map at that moment, even if it has none there. If several have equally few, you choose among them; if none of these finds a square, the turn is over (SH-10). White leaves you the choice as ever.</source>
        <translation>Il Nero indica la società che in quel momento ha meno edifici sulla mappa, anche se non ne ha nessuno. Se sono più d’una alla pari, si sceglie fra quelle; se nessuna di loro trova una casella, il turno è finito (SH-10). Il Bianco lascia la scelta come sempre.</translation>
    </message>
    <message>
        <source>Blue has a chain of 2 and a lone building: value 2. The chain is removed: Blue falls to 1, not to 0.</source>
        <translation>Il Blu ha una catena di 2 e un edificio isolato: valore 2. La catena viene tolta: il Blu scende a 1, non a 0.</translation>
    </message>
    <message>
        <source>Both are our decisions: the printed rules are silent.</source>
        <translation>Entrambe sono scelte nostre: le regole stampate non ne parlano.</translation>
    </message>
    <message>
        <source>Buildings of one colour that stand side by side or one above the other form a chain. Corners do not count, and zone lines do not matter.</source>
        <translation>Gli edifici dello stesso colore che stanno uno accanto all’altro o uno sopra l’altro formano una catena. Gli angoli non contano, i confini di zona nemmeno.</translation>
    </message>
    <message>
        <source>Chains and values</source>
        <translation>Catene e valori</translation>
    </message>
    <message>
        <source>Companies and buildings</source>
        <translation>Società ed edifici</translation>
    </message>
    <message>
        <source>Driving rivals off the map</source>
        <translation>Cancellare i rivali dalla mappa</translation>
    </message>
    <message>
        <source>First everything is settled: the bonus, gains, losses and forced sales. After that nobody trades any more.</source>
        <translation>Prima si regolano tutti i conti: il premio, i guadagni, le perdite e le vendite forzate. Poi nessuno compra o vende più.</translation>
    </message>
    <message>
        <source>Five shares at most</source>
        <translation>Cinque azioni al massimo</translation>
    </message>
    <message>
        <source>For this example the French rulebook prints “from 4 to 7”. By its own rule chains of 2 and 3 are worth 5; so it is from 5 to 7.</source>
        <translation>Per questo esempio il regolamento francese riporta «da 4 a 7». Ma secondo la sua stessa regola una catena di 2 e una di 3 valgono insieme 5: si sale dunque da 5 a 7.</translation>
    </message>
    <message>
        <source>Forced sale and ruin</source>
        <translation>Vendita forzata e bancarotta</translation>
    </message>
    <message>
        <source>Four companies put up their buildings all over the world, and you work for all of them: whoever places a building earns a bonus. But the big money is in shares. Buy those of a company that is about to grow, and sell before it is swallowed.</source>
        <translation>Quattro società costruiscono edifici in tutto il mondo, e si lavora per tutte e quattro: chi piazza un edificio guadagna un premio. Ma il denaro vero si fa con le azioni: comprare quelle di una società che sta per crescere, e vendere prima che venga divorata.</translation>
    </message>
    <message>
        <source>Four red buildings form a chain across the line between two zones. The fifth touches it only at a corner: it stands alone, and Red is at 4.</source>
        <translation>Quattro edifici rossi formano una catena attraverso il confine fra due zone. Il quinto la tocca solo con un angolo: è isolato, e il Rosso è a 4.</translation>
    </message>
    <message>
        <source>Four steps</source>
        <translation>Quattro fasi</translation>
    </message>
    <message>
        <source>Gains of shareholders</source>
        <translation>I guadagni degli azionisti</translation>
    </message>
    <message>
        <source>Here, too, the value follows the map. Losing a lone building costs a company nothing as long as others stand.</source>
        <translation>Anche qui il valore segue la mappa. Perdere un edificio isolato non costa nulla a una società, finché ne ha altri in piedi.</translation>
    </message>
    <message>
        <source>If even all your shares do not cover the rest, you are ruined: cash and shares go to the bank, and you are out.</source>
        <translation>Se neppure tutte le azioni coprono la somma mancante, è la bancarotta: denaro e azioni vanno alla banca, e si esce dalla partita.</translation>
    </message>
    <message>
        <source>If several players owe the bank, they settle one after the other, clockwise, beginning left of the player who placed the building. If only one player is left, the match ends.</source>
        <translation>Se più giocatori sono in debito con la banca, saldano uno dopo l’altro, in senso orario, a cominciare dalla sinistra di chi ha piazzato l’edificio. Se resta un solo giocatore, la partita finisce.</translation>
    </message>
    <message>
        <source>If the value does not rise for that reason, there is no bonus. A building that stands alone still earns 1,000 FT.</source>
        <translation>Se per questo motivo il valore non sale, non c’è premio. Un edificio isolato rende comunque 1.000&#xa0;FT.</translation>
    </message>
    <message>
        <source>If the value of its company rises, the bonus is the new value × 1,000 FT.</source>
        <translation>Se il valore della sua società sale, il premio è il nuovo valore × 1.000&#xa0;FT.</translation>
    </message>
    <message>
        <source>If the value stays the same because the building stands alone, the bonus is 1,000 FT.</source>
        <translation>Se il valore resta uguale perché l’edificio è isolato, il premio è di 1.000&#xa0;FT.</translation>
    </message>
    <message>
        <source>If there is no such square, the turn is over: nothing is placed, nothing is paid, and there is no second trading. Where the company is your choice, that happens only if no company finds a square.</source>
        <translation>Se non c’è una casella adatta, il turno è finito: non si piazza nulla, non si paga nulla e non si torna a comprare e vendere. Quando la società è a scelta, succede solo se nessuna società trova una casella.</translation>
    </message>
    <message>
        <source>If your cash is less than your loss, all of it goes, and you cover the rest with shares. The bank takes them at half their value as it is now, after the fall. You choose which shares; those of a company at 0 cover nothing.</source>
        <translation>Se il denaro in mano non basta per la perdita, se ne va tutto, e la somma mancante si copre con azioni. La banca le prende a metà del loro valore attuale, cioè dopo il calo. Quali azioni cedere lo sceglie chi deve pagare; quelle di una società a 0 non coprono nulla.</translation>
    </message>
    <message>
        <source>In the box are cards for 1 share and cards for 5. The bank changes them freely, so only the number of your shares matters. What you sell goes back to the bank and can be bought again.</source>
        <translation>Nella scatola ci sono carte da 1 azione e carte da 5. La banca le cambia liberamente: conta quindi solo quante azioni si hanno. Quelle vendute tornano alla banca e si possono ricomprare.</translation>
    </message>
    <message>
        <source>Joining chains can even lower the value. Then the company’s shareholders pay for it (SH-17), all but the player who placed the building.</source>
        <translation>Unire catene può addirittura abbassare il valore. Allora pagano gli azionisti della società (SH-17), tutti tranne chi ha piazzato l’edificio.</translation>
    </message>
    <message>
        <source>Lone buildings add nothing to that. A company that has only lone buildings stands at 1, however many they are; a company without any building on the map stands at 0.</source>
        <translation>Gli edifici isolati non aggiungono nulla. Una società che ha solo edifici isolati è a 1, non importa quanti siano; una società senza edifici sulla mappa è a 0.</translation>
    </message>
    <message>
        <source>Losses of shareholders</source>
        <translation>Le perdite degli azionisti</translation>
    </message>
    <message>
        <source>Material and set-up</source>
        <translation>Materiale e preparazione</translation>
    </message>
    <message>
        <source>Money always moves in this order:</source>
        <translation>Il denaro si muove sempre in quest’ordine:</translation>
    </message>
    <message>
        <source>Nobody begins with a share. A chain counts at most 7 towards the value; for driving rivals away (SH-15) all its buildings count.</source>
        <translation>Si comincia senza azioni. Per il valore una catena conta al massimo 7; per cancellare i rivali (SH-15) contano tutti i suoi edifici.</translation>
    </message>
    <message>
        <source>Nobody begins with money. Each player is dealt 1 share of a random company.</source>
        <translation>Si comincia senza denaro. Ognuno riceve 1 azione di una società a caso.</translation>
    </message>
    <message>
        <source>Nobody gives credit, neither the bank nor the other players, and players do not trade with each other.</source>
        <translation>Nessuno fa credito, né la banca né gli altri giocatori, e fra giocatori non si compra e non si vende.</translation>
    </message>
    <message>
        <source>On your turn you may trade, then you roll the dice, place one building and may trade again. Buildings of one colour that touch form chains, and the longer the chains, the more a company is worth. Its shareholders gain when it rises. When a larger chain drives a smaller one off the map, the shareholders of the smaller one pay.</source>
        <translation>Nel proprio turno si può comprare e vendere, poi si tirano i dadi, si piazza un edificio e si può di nuovo comprare e vendere. Gli edifici dello stesso colore che si toccano formano catene, e più lunghe sono le catene, più vale la società. Quando sale, i suoi azionisti guadagnano. Quando una catena più lunga ne cancella dalla mappa una più corta, a pagare sono gli azionisti di quella più corta.</translation>
    </message>
    <message>
        <source>One building joins chains of 5 and 4. Of the 10 buildings only 7 count.</source>
        <translation>Un edificio unisce catene di 5 e di 4. Dei 10 edifici ne contano solo 7.</translation>
    </message>
    <message>
        <source>One red building joins a chain of 2, a lone building and a chain of 3: they are a chain of 7 now. Red rises from 5 to 7, and the bonus is 7,000 FT.</source>
        <translation>Un edificio rosso unisce una catena di 2, un edificio isolato e una catena di 3: ora sono una catena di 7. Il Rosso sale da 5 a 7, e il premio è di 7.000&#xa0;FT.</translation>
    </message>
    <message>
        <source>Only one player is left (SH-20).</source>
        <translation>Resta un solo giocatore (SH-20).</translation>
    </message>
    <message>
        <source>Only the number die is rolled. The company is always your choice.</source>
        <translation>Si tira solo il dado numerico. La società è sempre a scelta.</translation>
    </message>
    <message>
        <source>Out of the match</source>
        <translation>Fuori dalla partita</translation>
    </message>
    <message>
        <source>Place a building (SH-10). Values move, and money follows: first the bonus (SH-13), then all gains (SH-14), then all losses (SH-17).</source>
        <translation>Piazzare un edificio (SH-10). I valori si muovono, e il denaro li segue: prima il premio (SH-13), poi tutti i guadagni (SH-14), infine tutte le perdite (SH-17).</translation>
    </message>
    <message>
        <source>Placing a building</source>
        <translation>Piazzare un edificio</translation>
    </message>
    <message>
        <source>Reading the dice</source>
        <translation>Leggere i dadi</translation>
    </message>
    <message>
        <source>Red has a chain of 3 and a lone building: value 3. A second building makes the lone one a chain of 2. Now both chains count: Red rises to 5, and the bonus is 5,000 FT.</source>
        <translation>Il Rosso ha una catena di 3 e un edificio isolato: valore 3. Con un secondo edificio, quello isolato diventa una catena di 2. Ora contano entrambe le catene: il Rosso sale a 5, e il premio è di 5.000&#xa0;FT.</translation>
    </message>
    <message>
        <source>Red has chains of 5 and 4: value 9. Anna joins them to a chain of 10, which counts 7, and Red falls from 9 to 7. Anna gets no bonus and pays nothing; Ben pays 4,000 FT for 2 red shares.</source>
        <translation>Il Rosso ha catene di 5 e di 4: valore 9. Anna le unisce in una catena di 10, che conta 7, e il Rosso scende da 9 a 7. Anna non riceve nessun premio e non paga nulla; Ben paga 4.000&#xa0;FT per 2 azioni rosse.</translation>
    </message>
    <message>
        <source>Red has one chain of 3. Anna makes it a chain of 4: Red rises from 3 to 4, and the bonus is 4,000 FT.</source>
        <translation>Il Rosso ha una catena di 3. Anna ne fa una catena di 4: il Rosso sale da 3 a 4, e il premio è di 4.000&#xa0;FT.</translation>
    </message>
    <message>
        <source>Red stands at 3: a red share costs 3,000 FT, and the bank pays 3,000 FT for one.</source>
        <translation>Il Rosso è a 3: un’azione rossa costa 3.000&#xa0;FT, e chi ne vende una riceve dalla banca 3.000&#xa0;FT.</translation>
    </message>
    <message>
        <source>Rivals that meet only at a corner leave each other alone.</source>
        <translation>I rivali che si toccano solo con un angolo si lasciano in pace.</translation>
    </message>
    <message>
        <source>Roll both dice (SH-09).</source>
        <translation>Tirare i due dadi (SH-09).</translation>
    </message>
    <message>
        <source>Sell as many shares as you like, and mix buying and selling in any order.</source>
        <translation>Si possono vendere tutte le azioni che si vuole, e alternare acquisti e vendite in qualsiasi ordine.</translation>
    </message>
    <message>
        <source>Several debtors</source>
        <translation>Più debitori</translation>
    </message>
    <message>
        <source>Shares of a company at 0 can be neither bought nor sold.</source>
        <translation>Le azioni di una società a 0 non si possono né comprare né vendere.</translation>
    </message>
    <message>
        <source>Shares of the companies</source>
        <translation>Le azioni delle società</translation>
    </message>
    <message>
        <source>The French rulebook allows five shares at a time and adds that this holds for both occasions. The reader may ask: five together, or five each time?</source>
        <translation>Il regolamento francese permette cinque azioni alla volta, e aggiunge che il limite vale per entrambe le occasioni. Viene da chiedersi: cinque in tutto, o cinque ogni volta?</translation>
    </message>
    <message>
        <source>The French rulebook asks for more buildings of one of the two colours. Its note on missing a turn shows which: the colour you place must have more.</source>
        <translation>Il regolamento francese vuole che uno dei due colori abbia più edifici. La nota sul turno perso chiarisce quale: il colore che si sta piazzando.</translation>
    </message>
    <message>
        <source>The French rulebook first says that only chains of 7 raise the value, then that a chain of 8 or more stays at 7. We take both to mean: chains count as ever, but only up to 7.</source>
        <translation>Il regolamento francese dice prima che solo le catene di 7 fanno salire il valore, poi che una catena di 8 o più resta a 7. Noi lo intendiamo così: le catene contano come sempre, ma solo fino a 7.</translation>
    </message>
    <message>
        <source>The French rulebook has the first shares dealt at random, and says in the next sentence that each player chooses a company.</source>
        <translation>Il regolamento francese fa distribuire a caso le prime azioni, e nella frase successiva dice che ognuno sceglie una società.</translation>
    </message>
    <message>
        <source>The French rulebook lowers the value by one step for each building removed. With lone buildings that contradicts its own way of counting.</source>
        <translation>Il regolamento francese abbassa il valore di un gradino per ogni edificio tolto. Con gli edifici isolati ciò contraddice il suo stesso modo di contare.</translation>
    </message>
    <message>
        <source>The French rulebook prints a bonus of 2,000 FT in this example. Its rule and its other examples pay the new value: 6,000 FT.</source>
        <translation>In questo esempio il regolamento francese riporta un premio di 2.000&#xa0;FT. La sua regola e gli altri esempi pagano il nuovo valore: 6.000&#xa0;FT.</translation>
    </message>
    <message>
        <source>The French rulebook says in one place that there is a bonus only if the value rises. Elsewhere it pays 1,000 FT for every lone building, and so do we.</source>
        <translation>Il regolamento francese dice in un punto che c’è un premio solo se il valore sale. Altrove paga 1.000&#xa0;FT per ogni edificio isolato, e così facciamo noi.</translation>
    </message>
    <message>
        <source>The bank buys all shares at their value. Cash and shares together are your wealth. The richest player wins.</source>
        <translation>La banca compra tutte le azioni al loro valore. Denaro e azioni insieme sono il patrimonio. Vince il patrimonio più grande.</translation>
    </message>
    <message>
        <source>The bank pays a bonus to whoever places a building:</source>
        <translation>La banca paga un premio a chi piazza un edificio:</translation>
    </message>
    <message>
        <source>The bonus</source>
        <translation>Il premio</translation>
    </message>
    <message>
        <source>The bonus is paid (SH-13).</source>
        <translation>Si paga il premio (SH-13).</translation>
    </message>
    <message>
        <source>The building goes on an empty square of the zone, where its neighbours allow it (SH-15). Whoever can build must build.</source>
        <translation>L’edificio va su una casella vuota della zona, dove i vicini lo permettono (SH-15). Chi può costruire deve farlo.</translation>
    </message>
    <message>
        <source>The building in the middle joins 2, 1 and 3 buildings to a chain of 7.</source>
        <translation>L’edificio nel mezzo unisce 2, 1 e 3 edifici in una catena di 7.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>The first building of a company lifts it from 0 to 1: the bonus is 1,000 FT.</source>
        <translation>Il primo edificio di una società la porta da 0 a 1: il premio è di 1.000&#xa0;FT.</translation>
    </message>
    <message>
        <source>The first share</source>
        <translation>La prima azione</translation>
    </message>
    <message>
        <source>The forced sale</source>
        <translation>La vendita forzata</translation>
    </message>
    <message>
        <source>The larger chain wins</source>
        <translation>Vince la catena più lunga</translation>
    </message>
    <message>
        <source>The lines between the zones are no obstacle: chains cross them (SH-11).</source>
        <translation>I confini tra le zone non sono un ostacolo: le catene li attraversano (SH-11).</translation>
    </message>
    <message>
        <source>The lone red building becomes a chain of 2: Red rises from 3 to 5.</source>
        <translation>L’edificio rosso isolato diventa una catena di 2: il Rosso sale da 3 a 5.</translation>
    </message>
    <message>
        <source>The map has 10 rows of 12 squares. They belong to six zones of 20 squares each, 4 wide and 5 high: 1, 2 and 3 lie above, 4, 5 and 6 below. One square takes one building.</source>
        <translation>La mappa ha 10 righe di 12 caselle. Le caselle formano sei zone di 20, larghe 4 e alte 5: in alto 1, 2 e 3, in basso 4, 5 e 6. In una casella sta un solo edificio.</translation>
    </message>
    <message>
        <source>The match ends when a company reaches the value of 15 or has used its last building. Then cash and shares are added up, and the richest player wins.</source>
        <translation>La partita finisce quando una società raggiunge il valore 15 o ha usato il suo ultimo edificio. Allora si sommano denaro e azioni, e vince il patrimonio più grande.</translation>
    </message>
    <message>
        <source>The match ends when one of three things has happened:</source>
        <translation>La partita finisce quando è successa una di queste tre cose:</translation>
    </message>
    <message>
        <source>The number die names the zone, the colour die the company that builds. On White and on Black the company is your choice.</source>
        <translation>Il dado numerico indica la zona, il dado dei colori la società che costruisce. Con il Bianco e con il Nero la società è a scelta.</translation>
    </message>
    <message>
        <source>The number die shows a zone, 1 to 6. The colour die has six faces too: the four companies, White and Black.</source>
        <translation>Il dado numerico indica una zona, da 1 a 6. Anche il dado dei colori ha sei facce: le quattro società, il Bianco e il Nero.</translation>
    </message>
    <message>
        <source>The printed rules count 80 cards but do not say how many there are of which kind. For us it is ten of 1 and ten of 5 for each company, and so 60 shares. If the bank has none left, none can be bought.</source>
        <translation>Le regole stampate parlano di 80 carte, ma non dicono quante di ogni tipo. Per noi sono dieci da 1 e dieci da 5 per ogni società, cioè 60 azioni. Se la banca non ne ha più, non se ne possono comprare.</translation>
    </message>
    <message>
        <source>The printed rules know no ties. With us the same wealth means the same place, the first place too. Ruined players come last, behind all others, and whoever was ruined first at the very end.</source>
        <translation>Le regole stampate non prevedono parità. Da noi lo stesso patrimonio dà lo stesso posto, anche il primo. Chi è in bancarotta viene dopo tutti gli altri, e all’ultimo posto chi ci è finito per primo.</translation>
    </message>
    <message>
        <source>The printed rules only say that less than 1,000 FT is rounded up to 1,000 FT. We add up the shares you hand over, halve the sum and round a half up to the full thousand.</source>
        <translation>Le regole stampate dicono solo che gli importi sotto 1.000&#xa0;FT si arrotondano a 1.000&#xa0;FT. Noi sommiamo le azioni cedute, dimezziamo la somma e arrotondiamo un eventuale mezzo migliaio al migliaio superiore.</translation>
    </message>
    <message>
        <source>The printed rules only say that the turn is missed. What you traded before the dice stays as it is.</source>
        <translation>Le regole stampate dicono solo che il turno è perso. Quello che si è comprato o venduto prima dei dadi resta com’è.</translation>
    </message>
    <message>
        <source>The rival chains that it touches are removed from the map, and their buildings are out of the match for good.</source>
        <translation>Le catene rivali che tocca vengono tolte dalla mappa, e i loro edifici escono definitivamente dalla partita.</translation>
    </message>
    <message>
        <source>The scale and the dice</source>
        <translation>La scala e i dadi</translation>
    </message>
    <message>
        <source>The scale shows the value of each company, from 0 to 15. All four begin at 0.</source>
        <translation>La scala indica il valore di ogni società, da 0 a 15. Tutte e quattro partono da 0.</translation>
    </message>
    <message>
        <source>The scale: Red stands at 9, Blue at 4, Green at 1, Yellow at 6. Below is how many buildings each of them can still place.</source>
        <translation>La scala: il Rosso è a 9, il Blu a 4, il Verde a 1, il Giallo a 6. Sotto, quanti edifici può ancora piazzare ciascuna società.</translation>
    </message>
    <message>
        <source>The shareholders of companies that fell pay their losses: 1,000 FT per share for each step on the scale.</source>
        <translation>Gli azionisti delle società che sono scese pagano le loro perdite: 1.000&#xa0;FT ad azione per ogni gradino della scala.</translation>
    </message>
    <message>
        <source>The six zones of the map have the numbers of the number die.</source>
        <translation>Le sei zone della mappa portano i numeri del dado numerico.</translation>
    </message>
    <message>
        <source>The value always follows the map. That also settles what happens when buildings are removed (SH-16).</source>
        <translation>Il valore segue sempre la mappa. Così è chiaro anche che cosa succede quando degli edifici vengono tolti (SH-16).</translation>
    </message>
    <message>
        <source>The value is the number of buildings in all chains of 2 or more, added up. It never passes 15.</source>
        <translation>Il valore è il numero complessivo di edifici in tutte le catene di 2 o più. Non supera mai 15.</translation>
    </message>
    <message>
        <source>The value of a company</source>
        <translation>Il valore di una società</translation>
    </message>
    <message>
        <source>The values of companies that lost buildings are counted anew (SH-12). Such a company falls to 0 only if none of its buildings is left on the map.</source>
        <translation>I valori delle società che hanno perso edifici si ricalcolano (SH-12). Una di queste società scende a 0 solo se sulla mappa non le resta nessun edificio.</translation>
    </message>
    <message>
        <source>The victims’ values</source>
        <translation>I valori delle vittime</translation>
    </message>
    <message>
        <source>The world map</source>
        <translation>La mappa del mondo</translation>
    </message>
    <message>
        <source>There are four companies, Red, Blue, Green and Yellow, with 18 buildings each. No company belongs to a player: you own your cash and your shares, nothing else.</source>
        <translation>Le società sono quattro, il Rosso, il Blu, il Verde e il Giallo, con 18 edifici ciascuna. Nessuna società appartiene a un giocatore: ognuno possiede il proprio denaro e le proprie azioni, nient’altro.</translation>
    </message>
    <message>
        <source>This book tells the rules of Jean Vanaise’s game after its French edition of 1991, for 2 to 6 players, in our own words. Where that edition contradicts itself or leaves something open, we say so.</source>
        <translation>Questo libretto espone, con parole nostre, le regole del gioco di Jean Vanaise secondo l’edizione francese del 1991, da 2 a 6 giocatori. Dove questa si contraddice o lascia qualcosa in sospeso, lo diciamo.</translation>
    </message>
    <message>
        <source>Trade again, if you like.</source>
        <translation>Comprare e vendere di nuovo, a piacere.</translation>
    </message>
    <message>
        <source>Trade, if you like (SH-07).</source>
        <translation>Comprare e vendere, a piacere (SH-07).</translation>
    </message>
    <message>
        <source>Trading with the bank</source>
        <translation>Comprare e vendere in banca</translation>
    </message>
    <message>
        <source>Two variants change this (SH-31, SH-32).</source>
        <translation>Due varianti cambiano questa regola (SH-31, SH-32).</translation>
    </message>
    <message>
        <source>Variant I: chains up to 7</source>
        <translation>Variante I: catene fino a 7</translation>
    </message>
    <message>
        <source>Variant II: Black for the smallest</source>
        <translation>Variante II: Nero per la più piccola</translation>
    </message>
    <message>
        <source>Variant III: no colour die</source>
        <translation>Variante III: senza dado dei colori</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianti</translation>
    </message>
    <message>
        <source>Variants can be combined, except II and III: without a colour die there is no Black.</source>
        <translation>Le varianti si possono combinare, tranne la II e la III: senza dado dei colori non c’è il Nero.</translation>
    </message>
    <message>
        <source>We count both together, as this edition is usually described. On the new-match page you can allow five each time.</source>
        <translation>Noi contiamo insieme le due occasioni, come nelle descrizioni abituali di questa edizione. Nella pagina della nuova partita si possono ammettere cinque azioni ogni volta.</translation>
    </message>
    <message>
        <source>We deal. If you would rather choose, say so on the new-match page: then each player takes a share, clockwise from whoever begins.</source>
        <translation>Noi le distribuiamo. Chi preferisce scegliere lo indica nella pagina della nuova partita: allora ognuno prende un’azione, in senso orario a partire da chi comincia.</translation>
    </message>
    <message>
        <source>What a chain is</source>
        <translation>Che cos’è una catena</translation>
    </message>
    <message>
        <source>What you choose must cover the rest, and no share may be among it that you could do without. What is over comes back as change. If only one choice is possible, you are not asked.</source>
        <translation>Le azioni scelte devono coprire la somma mancante, e fra loro non deve essercene nessuna di cui si potrebbe fare a meno. Quello che avanza torna come resto. Se la scelta possibile è una sola, non viene chiesto nulla.</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>Quando finisce</translation>
    </message>
    <message>
        <source>Where there is nothing you could buy or sell, that step is left out. So the first turn begins with the dice: all companies still stand at 0.</source>
        <translation>Se non c’è niente da comprare o da vendere, la fase si salta. Perciò il primo turno comincia dai dadi: tutte le società sono ancora a 0.</translation>
    </message>
    <message>
        <source>Who has won</source>
        <translation>Chi ha vinto</translation>
    </message>
    <message>
        <source>Whoever placed the building pays nothing. If several companies fell, all losses of a player are added up.</source>
        <translation>Chi ha piazzato l’edificio non paga nulla. Se sono scese più società, le perdite di ogni giocatore si sommano.</translation>
    </message>
    <message>
        <source>With the new building the yellow chain is 6 long. The blue chain of 2 beside it goes; the other one stays.</source>
        <translation>Con il nuovo edificio la catena gialla è lunga 6. La catena blu di 2 che le sta accanto sparisce; l’altra resta.</translation>
    </message>
    <message>
        <source>You may buy at most 5 shares in a turn, of one company or of several, before and after the dice together. Selling does not let you buy more.</source>
        <translation>In un turno si possono comprare al massimo 5 azioni, di una società o di più d’una, contando insieme gli acquisti prima e dopo i dadi. Vendere non dà diritto a comprarne altre.</translation>
    </message>
    <message>
        <source>You trade with the bank, never with another player. The price of a share, bought or sold, is the value of its company × 1,000 FT.</source>
        <translation>Si compra e si vende solo con la banca, mai con un altro giocatore. Il prezzo di un’azione, che la si compri o la si venda, è il valore della sua società × 1.000&#xa0;FT.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il turno</translation>
    </message>
</context>
<context>
    <name>SharkShares</name>
    <message>
        <source>1 blue share</source>
        <translation>1 azione blu</translation>
    </message>
    <message>
        <source>1 green share</source>
        <translation>1 azione verde</translation>
    </message>
    <message>
        <source>1 red share</source>
        <extracomment>The object of &quot;Anna buys 1 red share for 4,000 FT&quot;</extracomment>
        <translation>1 azione rossa</translation>
    </message>
    <message>
        <source>1 yellow share</source>
        <translation>1 azione gialla</translation>
    </message>
    <message>
        <source>a blue share</source>
        <translation>un’azione blu</translation>
    </message>
    <message>
        <source>a green share</source>
        <translation>un’azione verde</translation>
    </message>
    <message>
        <source>a red share</source>
        <extracomment>The object of &quot;Anna begins with a red share&quot;</extracomment>
        <translation>un’azione rossa</translation>
    </message>
    <message>
        <source>a yellow share</source>
        <translation>un’azione gialla</translation>
    </message>
    <message>
        <source>{number} blue shares</source>
        <translation>{number} azioni blu</translation>
    </message>
    <message>
        <source>{number} green shares</source>
        <translation>{number} azioni verdi</translation>
    </message>
    <message>
        <source>{number} red shares</source>
        <extracomment>{number} is 2 to 60, rarely 0</extracomment>
        <translation>{number} azioni rosse</translation>
    </message>
    <message>
        <source>{number} yellow shares</source>
        <translation>{number} azioni gialle</translation>
    </message>
</context>
<context>
    <name>SharkStanding</name>
    <message>
        <source>{rank}. {player}: ruined</source>
        <extracomment>A player who could not pay and had to leave the match</extracomment>
        <translation>{rank}. {player}: bancarotta</translation>
    </message>
</context>
<context>
    <name>SharkStandings</name>
    <message>
        <source>{number} for {sum}</source>
        <translation>{number} per {sum}</translation>
    </message>
    <message>
        <source>{sign} {company} at {value}</source>
        <translation>{sign} {company} a {value}</translation>
    </message>
</context>
<context>
    <name>SharkTable</name>
    <message>
        <source>Chains</source>
        <translation>Catene</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Società</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Caselle</translation>
    </message>
    <message>
        <source>Stock chart</source>
        <translation>Quotazioni</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Minacce</translation>
    </message>
    <message>
        <source>{company} {number}</source>
        <extracomment>Shares of a company that somebody bought or sold, in a list: &quot;Red +2, Blue −1&quot;</extracomment>
        <translation>{company} {number}</translation>
    </message>
    <message>
        <source>{player} trades: {shares}.</source>
        <extracomment>{shares} is a list of companies and numbers: &quot;Red +2, Blue −1&quot;</extracomment>
        <translation>{player} negozia: {shares}.</translation>
    </message>
</context>
<context>
    <name>SharkWealth</name>
    <message>
        <source>Wealth over the turns</source>
        <translation>Patrimonio turno per turno</translation>
    </message>
</context>
<context>
    <name>SharkZone</name>
    <message>
        <source>Africa</source>
        <translation>Africa</translation>
    </message>
    <message>
        <source>Asia</source>
        <translation>Asia</translation>
    </message>
    <message>
        <source>Europe</source>
        <translation>Europa</translation>
    </message>
    <message>
        <source>North America</source>
        <translation>Nordamerica</translation>
    </message>
    <message>
        <source>Oceania</source>
        <translation>Oceania</translation>
    </message>
    <message>
        <source>South America</source>
        <translation>Sudamerica</translation>
    </message>
    <message>
        <source>Zone {number}</source>
        <extracomment>A zone while nobody knows which map it belongs to</extracomment>
        <translation>Zona {number}</translation>
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
        <translation>Indietro</translation>
    </message>
</context>
<context>
    <name>ShelfProgress</name>
    <message>
        <source>Reading the match files</source>
        <translation>Lettura delle partite salvate</translation>
    </message>
    <message>
        <source>Reading the match files: {number} of {total}</source>
        <translation>Lettura delle partite salvate: {number} di {total}</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Log</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Players or log</source>
        <translation>Giocatori o cronaca</translation>
    </message>
</context>
<context>
    <name>SlipBox</name>
    <message>
        <source>Ask me about this again</source>
        <extracomment>The coach asks again before a slip of the same kind in this match</extracomment>
        <translation>Chiedere di nuovo in futuro</translation>
    </message>
    <message>
        <source>Play it all the same</source>
        <translation>Gioca lo stesso</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>The coach shows what is better</extracomment>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Sure?</source>
        <extracomment>Heading of the coach&apos;s question before a costly slip</extracomment>
        <translation>Davvero?</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>What was about to be done is not done</extracomment>
        <translation>Annulla la mossa</translation>
    </message>
    <message>
        <source>This gives away {number} in 100: a chance of {chance} instead of {best}.</source>
        <extracomment>{number} is a whole number, {chance} and {best} are chances such as &quot;31%&quot;</extracomment>
        <translation>Così si regalano {number} probabilità su 100: {chance} di vincere invece di {best}.</translation>
    </message>
    <message>
        <source>This lowers the chance to win. By how much is not told here, where all can read it.</source>
        <translation>Così le probabilità di vincere diminuiscono. Di quanto, non lo si dice qui, dove tutti possono leggerlo.</translation>
    </message>
</context>
<context>
    <name>SpeakerBar</name>
    <message>
        <source>Hide my cards</source>
        <translation>Nascondi le mie carte</translation>
    </message>
    <message>
        <source>Look at my cards</source>
        <translation>Guarda le mie carte</translation>
    </message>
    <message>
        <source>Who speaks</source>
        <extracomment>A heading before the names of players: one of them is pressed in</extracomment>
        <translation>Chi parla</translation>
    </message>
    <message>
        <source>{player} has nothing to say now</source>
        <extracomment>Of a player who has said that they are done</extracomment>
        <translation>{player} ora non ha niente da dire</translation>
    </message>
    <message>
        <source>{player} is asked</source>
        <extracomment>On the button of a person who does not speak now, but whose answer others wait for</extracomment>
        <translation>{player} deve rispondere</translation>
    </message>
    <message>
        <source>{player} speaks</source>
        <translation>Parla {player}</translation>
    </message>
</context>
<context>
    <name>SpeedButton</name>
    <message>
        <source>At once</source>
        <translation>Immediata</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Gioca più velocemente</translation>
    </message>
    <message>
        <source>Play slower</source>
        <translation>Gioca più lentamente</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Speed of play: {speed}</source>
        <translation>Velocità di gioco: {speed}</translation>
    </message>
    <message>
        <source>{what} (keys: {one} and {other})</source>
        <extracomment>After what a button does: the keys that do it</extracomment>
        <translation>{what} (tasti: {one} e {other})</translation>
    </message>
</context>
<context>
    <name>SquareCard</name>
    <message>
        <source>Cash</source>
        <extracomment>Head of a column: what a building brings or costs a player in cash</extracomment>
        <translation>Denaro</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Head of a column: the same, with what the player&apos;s shares gain or lose in value</extracomment>
        <translation>In tutto</translation>
    </message>
    <message>
        <source>is ruined</source>
        <extracomment>Below a player&apos;s name</extracomment>
        <translation>va in bancarotta</translation>
    </message>
    <message>
        <source>must sell shares at half their value</source>
        <extracomment>Below a player&apos;s name</extracomment>
        <translation>deve vendere azioni a metà del loro valore</translation>
    </message>
</context>
<context>
    <name>SquaresModel</name>
    <message>
        <source>Building</source>
        <translation>Edificio</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vuota</translation>
    </message>
    <message>
        <source>Length of its chain</source>
        <translation>Lunghezza della catena</translation>
    </message>
    <message>
        <source>No chain</source>
        <translation>Nessuna catena</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Casella</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zona</translation>
    </message>
    <message>
        <source>{company}: in a chain of {number}</source>
        <translation>{company}: in una catena di {number}</translation>
    </message>
    <message>
        <source>{company}: stands alone</source>
        <translation>{company}: edificio isolato</translation>
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
        <translation>{rank}. {player}: {total}, ma non può vincere</translation>
    </message>
</context>
<context>
    <name>StandingsModel</name>
    <message>
        <source>Cash</source>
        <translation>Denaro</translation>
    </message>
    <message>
        <source>Districts owned</source>
        <translation>Numero di proprietà</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Prestiti</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niente</translation>
    </message>
    <message>
        <source>Park</source>
        <translation>Parco</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>{number}: too few</source>
        <translation>{number}: troppo poche</translation>
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
        <translation>Contro</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Qualsiasi numero</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Chiunque</translation>
    </message>
    <message>
        <source>Bots only</source>
        <extracomment>Matches of one person against bots</extracomment>
        <translation>Solo bot</translation>
    </message>
    <message>
        <source>Bots: {level}</source>
        <translation>Bot: {level}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Other people too</source>
        <extracomment>Matches in which at least two people play</extracomment>
        <translation>Anche altre persone</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Fair dice</source>
        <translation>Dadi equi</translation>
    </message>
    <message>
        <source>How the dice of all matches came out</source>
        <translation>Come sono usciti i dadi di tutte le partite</translation>
    </message>
    <message>
        <source>Only bots have played to the end so far. Statistics are about people: matches count in which at least one person plays.</source>
        <translation>Finora solo i bot hanno giocato fino alla fine. Le statistiche riguardano le persone: contano le partite a cui partecipa almeno una persona.</translation>
    </message>
    <message>
        <source>Save as a table</source>
        <translation>Salva come tabella</translation>
    </message>
    <message>
        <source>Save as a table…</source>
        <translation>Salva come tabella…</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Salva il grafico</translation>
    </message>
    <message>
        <source>Save the chart…</source>
        <translation>Salva il grafico…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>The chosen matches as a CSV file</source>
        <translation>Le partite scelte in un file CSV</translation>
    </message>
    <message>
        <source>There are no such matches.</source>
        <translation>Non ci sono partite così.</translation>
    </message>
    <message>
        <source>There is nothing to tell yet. Every match that is played to its end counts.</source>
        <translation>Non c’è ancora nulla da raccontare. Conta ogni partita giocata fino alla fine.</translation>
    </message>
    <message>
        <source>{name} has not played such a match.</source>
        <translation>{name} non ha giocato partite così.</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Yours: {before} › {after}</source>
        <extracomment>Of a company&apos;s shares: how many the player has now and afterwards</extracomment>
        <translation>In mano: {before} › {after}</translation>
    </message>
    <message>
        <source>Yours: {shares}</source>
        <extracomment>Of a company&apos;s shares: how many the player has</extracomment>
        <translation>In mano: {shares}</translation>
    </message>
    <message>
        <source>{before} › {after}</source>
        <extracomment>Of a company&apos;s shares: how many the player has now and afterwards, without any word</extracomment>
        <translation>{before} › {after}</translation>
    </message>
    <message>
        <source>{company}: a share is worth {value}</source>
        <translation>{company}: un’azione vale {value}</translation>
    </message>
    <message>
        <source>{company}: number of shares</source>
        <extracomment>The name of a field with − and +</extracomment>
        <translation>{company}: numero di azioni</translation>
    </message>
    <message>
        <source>{company}: one share less</source>
        <translation>{company}: un’azione in meno</translation>
    </message>
    <message>
        <source>{company}: one share more</source>
        <translation>{company}: un’azione in più</translation>
    </message>
</context>
<context>
    <name>TableNotices</name>
    <message>
        <source>Play on without saving</source>
        <translation>Continua senza salvare</translation>
    </message>
    <message>
        <source>The bot that gives hints did not answer. This hint comes from a quick bot.</source>
        <translation>Il bot che dà i suggerimenti non ha risposto. Questo suggerimento viene da un bot rapido.</translation>
    </message>
    <message>
        <source>The bot that plays {player} did not answer, so a quick bot decided in its place. If that happens again, the match goes on in the same way.</source>
        <translation>Il bot {player} non ha risposto: un bot rapido ha deciso al suo posto. Se succede di nuovo, la partita continua allo stesso modo.</translation>
    </message>
    <message>
        <source>The sand-glass has run out: open offers lapse ({players}).</source>
        <extracomment>{players} have made offers that nobody can answer any more</extracomment>
        <translation>La clessidra è scaduta: le offerte aperte decadono ({players}).</translation>
    </message>
    <message>
        <source>The sand-glass has run out: the talk is over.</source>
        <translation>La clessidra è scaduta: la trattativa è finita.</translation>
    </message>
    <message>
        <source>This could not be saved, so it has not happened yet. {reason}</source>
        <translation>Salvataggio non riuscito: l’azione non è ancora avvenuta. {reason}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>{players} play this match. What only one of them may see stays hidden until it is asked for.</source>
        <translation>{players} giocano questa partita. Ciò che può vedere una sola persona resta nascosto finché non lo chiede.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>A die was rolled since, or something was drawn.</source>
        <translation>Nel frattempo è stato tirato un dado o pescato qualcosa.</translation>
    </message>
    <message>
        <source>Big table</source>
        <extracomment>A view for several people around one screen, in very large letters</extracomment>
        <translation>Tavolo grande</translation>
    </message>
    <message>
        <source>Bots tell their reasons when it is your turn.</source>
        <translation>I bot dicono le loro ragioni quando una persona è di turno.</translation>
    </message>
    <message>
        <source>Coach</source>
        <extracomment>Asks before a costly slip</extracomment>
        <translation>Allenatore</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guida</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Last moves</source>
        <extracomment>Two words beside an icon: marks on the board what the others have done since one&apos;s turn</extracomment>
        <translation>Ultime mosse</translation>
    </message>
    <message>
        <source>Look back</source>
        <extracomment>At the table: shows what happened before, step by step</extracomment>
        <translation>Guarda indietro</translation>
    </message>
    <message>
        <source>Nobody has done anything yet that could be explained.</source>
        <translation>Nessuno ha ancora fatto qualcosa che si possa spiegare.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Non è ancora successo niente.</translation>
    </message>
    <message>
        <source>Nothing on the board is new since your turn.</source>
        <translation>Nel frattempo sul tavoliere non è cambiato niente.</translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation>Niente è stato annullato.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>A word beside an icon: saves a copy of the match</extracomment>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salva una copia…</translation>
    </message>
    <message>
        <source>Something hidden has come to light since.</source>
        <translation>Nel frattempo è venuto alla luce qualcosa di nascosto.</translation>
    </message>
    <message>
        <source>The coach is at your side, and asks before you make a costly slip.</source>
        <translation>L’allenatore è presente e chiede conferma prima di un errore costoso.</translation>
    </message>
    <message>
        <source>The match is not over yet.</source>
        <translation>La partita non è ancora finita.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>There is nothing of yours to take back yet.</source>
        <translation>Non c’è ancora nulla di proprio da annullare.</translation>
    </message>
    <message>
        <source>There is nothing to choose here: roll the die, or draw.</source>
        <extracomment>Somebody holds a die, or the bag from which a tile is drawn</extracomment>
        <translation>Qui non c’è niente da scegliere: tira il dado, o pesca.</translation>
    </message>
    <message>
        <source>There is nothing to decide now.</source>
        <translation>Ora non c’è niente da decidere.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>What is new is marked when it is your turn.</source>
        <translation>Le novità vengono mostrate quando una persona è di turno.</translation>
    </message>
    <message>
        <source>What is new on the board</source>
        <translation>Che cosa c’è di nuovo sul tavoliere</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
</context>
<context>
    <name>TablesCard</name>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Once all tables have played</source>
        <translation>Quando tutti i tavoli avranno giocato</translation>
    </message>
    <message>
        <source>Table {number}: {players}. Has not played yet.</source>
        <translation>Tavolo {number}: {players}. Non ha ancora giocato.</translation>
    </message>
    <message>
        <source>Table {number}: {players}. Has played.</source>
        <translation>Tavolo {number}: {players}. Ha giocato.</translation>
    </message>
    <message>
        <source>Table {number}: {players}. Is playing.</source>
        <translation>Tavolo {number}: {players}. Sta giocando.</translation>
    </message>
</context>
<context>
    <name>TalkPanel</name>
    <message>
        <source>Back</source>
        <extracomment>Goes from what one has in mind back to what the others say</extracomment>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Nobody waits for an answer.</source>
        <translation>Nessuno aspetta una risposta.</translation>
    </message>
    <message>
        <source>Nothing would be left for {player}</source>
        <translation>Non resterebbe niente per {player}</translation>
    </message>
    <message>
        <source>Somebody waits for an answer. {key} says no, and done.</source>
        <extracomment>{key} is the name of a key</extracomment>
        <translation>Qualcuno aspetta una risposta. {key} dice no e chiude.</translation>
    </message>
    <message>
        <source>Whoever belongs to it gets at least a million</source>
        <extracomment>An offer or a split has room for everybody who belongs to it</extracomment>
        <translation>Chi ne fa parte riceve almeno un milione</translation>
    </message>
</context>
<context>
    <name>ThinkingBox</name>
    <message>
        <source>Never mind</source>
        <extracomment>On a button: the hint that the coach is thinking about is not needed</extracomment>
        <translation>Lascia stare</translation>
    </message>
    <message>
        <source>The coach is thinking…</source>
        <translation>L’allenatore sta pensando…</translation>
    </message>
</context>
<context>
    <name>TradePanel</name>
    <message>
        <source>Buys and sells what is noted down</source>
        <translation>Compra e vende le azioni indicate</translation>
    </message>
    <message>
        <source>Cash: {before} › {after}</source>
        <extracomment>The player&apos;s cash before and after trading</extracomment>
        <translation>Denaro: {before} › {after}</translation>
    </message>
    <message>
        <source>Cash: {cash}</source>
        <extracomment>{cash} is a sum</extracomment>
        <translation>Denaro: {cash}</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finisci il turno</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Tira i dadi</translation>
    </message>
    <message>
        <source>Roll the die</source>
        <translation>Tira il dado</translation>
    </message>
    <message>
        <source>Shares you may still buy: {left} of {limit}</source>
        <translation>Azioni acquistabili: {left} su {limit}</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Conferma</translation>
    </message>
    <message>
        <source>Trade and end the turn</source>
        <translation>Conferma e finisci il turno</translation>
    </message>
    <message>
        <source>Trade and roll</source>
        <translation>Conferma e tira</translation>
    </message>
    <message>
        <source>brings {amount}</source>
        <extracomment>What selling shares brings in</extracomment>
        <translation>ricavo {amount}</translation>
    </message>
    <message>
        <source>costs {amount}</source>
        <translation>costo {amount}</translation>
    </message>
</context>
<context>
    <name>TurnHistory</name>
    <message>
        <source>After turn {number}</source>
        <translation>Dopo il turno {number}</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Turno {number}</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turni</translation>
    </message>
</context>
<context>
    <name>TurningPoints</name>
    <message>
        <source>{part}: {player} goes ahead.</source>
        <extracomment>{part} is a part of the match: &quot;Round 7&quot;</extracomment>
        <translation>{part}: {player} passa in testa.</translation>
    </message>
    <message>
        <source>{player}: the chance to win falls from {before} to {after}.</source>
        <translation>{player}: le probabilità di vittoria scendono da {before} a {after}.</translation>
    </message>
    <message>
        <source>{player}: the chance to win rises from {before} to {after}.</source>
        <translation>{player}: le probabilità di vittoria salgono da {before} a {after}.</translation>
    </message>
</context>
<context>
    <name>VariantList</name>
    <message>
        <source>Not in play: {variants}</source>
        <extracomment>{variants} is a list of variants that nobody has chosen for this match</extracomment>
        <translation>Non in gioco: {variants}</translation>
    </message>
    <message>
        <source>Played on from step {number} of another match.</source>
        <extracomment>Among the variants of a match: {number} is the step of another match after which this one began</extracomment>
        <translation>Continuata dal passo {number} di un’altra partita.</translation>
    </message>
    <message>
        <source>This game has no variants.</source>
        <translation>Questo gioco non ha varianti.</translation>
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
        <translation>Cambia</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianti</translation>
    </message>
</context>
<context>
    <name>VillageScene</name>
    <message>
        <source>A councillor of value {value}</source>
        <translation>Un consigliere di valore {value}</translation>
    </message>
    <message>
        <source>Click to draw a tile</source>
        <translation>Fai clic per pescare una tessera</translation>
    </message>
    <message>
        <source>Councillors in the deck: {number}</source>
        <translation>Consiglieri nel mazzo: {number}</translation>
    </message>
    <message>
        <source>Discarded: {number}</source>
        <translation>Scartati: {number}</translation>
    </message>
    <message>
        <source>Journalists who stay: {number}</source>
        <translation>Giornalisti sul tavoliere: {number}</translation>
    </message>
    <message>
        <source>The mug stands at the strength of the coalition, {mug}, the biscuit at that of the opposition, {biscuit}</source>
        <translation>Il boccale è alla forza della coalizione, {mug}, il biscotto a quella dell’opposizione, {biscuit}</translation>
    </message>
    <message>
        <source>The mug stands at the strength of the coalition, {mug}: who offers more can take its place</source>
        <translation>Il boccale è alla forza della coalizione, {mug}: chi offre di più può prenderne il posto</translation>
    </message>
    <message>
        <source>The mug will stand at the strength of the coalition. There is none yet</source>
        <translation>Il boccale starà alla forza della coalizione. Non ce n’è ancora nessuna</translation>
    </message>
    <message>
        <source>Tiles in the bag: {number}. It is with {player}.</source>
        <translation>{player} ha il sacchetto. Tessere rimaste: {number}.</translation>
    </message>
    <message>
        <source>{millions} M</source>
        <translation>{millions}&#xa0;mln</translation>
    </message>
    <message>
        <source>{offer}: {split}. Strength {height}.</source>
        <translation>{offer}: {split}. Forza {height}.</translation>
    </message>
    <message>
        <source>{offer}: {split}. Strength {height}. {answers}.</source>
        <translation>{offer}: {split}. Forza {height}. {answers}.</translation>
    </message>
    <message>
        <source>{player} has {money}</source>
        <translation>{player} ha {money}</translation>
    </message>
    <message>
        <source>{player}: die {die}, cards {cards}, strength {strength}</source>
        <translation>{player}: dado {die}, carte {cards}, forza {strength}</translation>
    </message>
    <message>
        <source>{project}, sections: {sections}. {state}.</source>
        <translation>{project}, sezioni: {sections}. {state}.</translation>
    </message>
</context>
<context>
    <name>WatchPanel</name>
    <message>
        <source>Has the bot decide at once, with the best it has found so far</source>
        <translation>Fa decidere subito il bot, con il meglio che ha trovato finora</translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation>Gioca fino alla fine</translation>
    </message>
    <message>
        <source>Plays the rest of the match without showing it</source>
        <translation>Gioca il resto della partita senza mostrarlo</translation>
    </message>
    <message>
        <source>Quick move</source>
        <translation>Mossa rapida</translation>
    </message>
    <message>
        <source>Shows at once what is happening, without waiting</source>
        <translation>Mostra subito quel che succede, senza attese</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
</context>
<context>
    <name>WealthModel</name>
    <message>
        <source>After round {number}</source>
        <translation>Dopo il turno {number}</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Turno {number}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Wealth over the rounds</source>
        <translation>Patrimonio turno per turno</translation>
    </message>
</context>
<context>
    <name>Whereabouts</name>
    <message>
        <source>Click: the variants in play (key: {key})</source>
        <extracomment>At the end of a tool tip: a click shows what was chosen before this match</extracomment>
        <translation>Clic: le varianti in gioco (tasto: {key})</translation>
    </message>
    <message>
        <source>The variants in play</source>
        <translation>Le varianti in gioco</translation>
    </message>
</context>
<context>
    <name>WhyBox</name>
    <message>
        <source>A hint for {player}</source>
        <translation>Un suggerimento per {player}</translation>
    </message>
    <message>
        <source>As the coach sees it, nobody’s chances to win changed by it.</source>
        <translation>Secondo l’allenatore, le probabilità di vittoria di nessuno sono cambiate.</translation>
    </message>
    <message>
        <source>Chance to win now: {chance}</source>
        <extracomment>Above a list of what can be done, each with the chance to win with it; {chance} is the best of them</extracomment>
        <translation>Possibilità di vincere ora: {chance}</translation>
    </message>
    <message>
        <source>Chance to win until now</source>
        <extracomment>In a list: the chance to win before anything is chosen</extracomment>
        <translation>Possibilità di vincere finora</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Close (key: Esc)</source>
        <translation>Chiudi (tasto: Esc)</translation>
    </message>
    <message>
        <source>Everybody’s chances to win before and after it, as the coach sees them, who may judge otherwise than {player}</source>
        <extracomment>Below the chance that {player}, a bot, has reckoned with</extracomment>
        <translation>Le probabilità di vittoria di tutti prima e dopo, secondo l’allenatore, che può vederla diversamente da {player}</translation>
    </message>
    <message>
        <source>Hide the figures</source>
        <translation>Nascondi le cifre</translation>
    </message>
    <message>
        <source>More: the figures behind it</source>
        <translation>Altro: le cifre</translation>
    </message>
    <message>
        <source>Play all</source>
        <extracomment>Do all that the hint plans, one after the other</extracomment>
        <translation>Gioca tutto</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>Do what the hint says</extracomment>
        <translation>Gioca così</translation>
    </message>
    <message>
        <source>The coach would have told {player}:</source>
        <extracomment>Above sentences that say &quot;you&quot; to a bot: why it did what it did</extracomment>
        <translation>Il consiglio dell’allenatore per {player}:</translation>
    </message>
    <message>
        <source>What else there was, and the chance to win with it</source>
        <translation>Che cos’altro c’era, e la probabilità di vincere</translation>
    </message>
    <message>
        <source>What it did to everybody’s chances to win, as the coach sees it</source>
        <translation>Che effetto ha avuto sulle probabilità di vittoria di tutti, secondo l’allenatore</translation>
    </message>
    <message>
        <source>What {player} did</source>
        <translation>Che cosa ha fatto {player}</translation>
    </message>
    <message>
        <source>Why {player} did this</source>
        <translation>Perché {player} ha giocato così</translation>
    </message>
    <message>
        <source>{action} (chosen)</source>
        <extracomment>What the player was about to do, in a list of what can be done: &quot;Pass (chosen)&quot;</extracomment>
        <translation>{action} (scelto)</translation>
    </message>
    <message>
        <source>{player} reckoned with a chance to win of {chance}</source>
        <extracomment>Above a list of what a bot could do, each with the chance to win with it, as that bot judged it</extracomment>
        <translation>{player} contava su una probabilità di vittoria di {chance}</translation>
    </message>
</context>
<context>
    <name>WorldScene</name>
    <message>
        <source>Click to roll the dice</source>
        <translation>Fai clic per tirare i dadi</translation>
    </message>
    <message>
        <source>Click to roll the die</source>
        <translation>Fai clic per tirare il dado</translation>
    </message>
    <message>
        <source>No open square</source>
        <translation>Nessuna casella adatta</translation>
    </message>
    <message>
        <source>{company}: value {value}, buildings left: {left}</source>
        <translation>{company}: valore {value}, edifici rimasti: {left}</translation>
    </message>
    <message>
        <source>{player} is ruined</source>
        <translation>{player} in bancarotta</translation>
    </message>
    <message>
        <source>{square}, {zone}: {standing}</source>
        <translation>{square}, {zone}: {standing}</translation>
    </message>
</context>
</TS>
