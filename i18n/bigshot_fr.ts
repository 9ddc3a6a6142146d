<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Big Shot Desktop</source>
        <translation>À propos de Big Shot Desktop</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>À propos de Qt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>It is free software under the MIT licence: use it, change it and pass it on. It comes without any warranty.</source>
        <translation>C’est un logiciel libre sous licence MIT&#xa0;: chacun peut l’utiliser, le modifier et le transmettre. Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>It uses Qt {version} and PySide6 under the GNU Lesser General Public License, version 3. They are separate, unchanged libraries, and you may replace them with your own.</source>
        <translation>Il utilise Qt {version} et PySide6 sous licence GNU LGPL (Lesser General Public License), version 3. Ce sont des bibliothèques séparées et inchangées, que chacun peut remplacer par les siennes.</translation>
    </message>
    <message>
        <source>Its letters are Barlow and Big Shot Deco, an adaptation of Josefin Sans; both come under the SIL Open Font License 1.1.</source>
        <translation>Ses polices de caractères sont Barlow et Big Shot Deco, une adaptation de Josefin Sans&#x202f;; toutes deux sont sous licence SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>This is an unofficial adaptation. It has no connection with the authors or the publishers of the board games; all its texts, boards and pictures are its own.</source>
        <translation>Cette adaptation n’est pas officielle. Elle n’a aucun lien avec les auteurs ni avec les éditeurs des jeux de plateau&#x202f;; ses textes, ses plateaux et ses images lui sont propres.</translation>
    </message>
    <message>
        <source>Three board games for your desktop: alone against bots, or with family and friends around one screen.</source>
        <translation>Trois jeux de plateau sur ordinateur&#xa0;: en solo contre des bots, ou en famille et entre amis autour d’un même écran.</translation>
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
        <translation>Entre-temps&#xa0;: {sentences}</translation>
    </message>
</context>
<context>
    <name>ActionButton</name>
    <message>
        <source>{text} (key: {key})</source>
        <translation>{text} (touche&#xa0;: {key})</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>It matters little here: your chance to win stays about the same.</source>
        <extracomment>A sentence of a hint; the chances to win are shown below it</extracomment>
        <translation>Ici, peu importe&#xa0;: les chances de gagner restent à peu près les mêmes.</translation>
    </message>
    <message>
        <source>{player} has secrets that are not told here, where all can read them.</source>
        <extracomment>The last sentence of a hint, or of the reasons for a move, where others look on</extracomment>
        <translation>{player} a des secrets qui ne sont pas dits ici, où tout le monde peut les lire.</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>Accept {share}</source>
        <extracomment>Says yes to an offer; {share} is a number of millions</extracomment>
        <translation>Accepter {share}</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Offers the same with one million more for {player}: {split}</source>
        <translation>Propose la même chose avec un million de plus pour {player}&#xa0;: {split}</translation>
    </message>
    <message>
        <source>One more for me</source>
        <extracomment>Beside the yes and no to an offer: asks for a million more</extracomment>
        <translation>Un de plus pour moi</translation>
    </message>
    <message>
        <source>Says no to {proposer}, which ends the offer</source>
        <translation>Dit non à {proposer}&#xa0;: l’offre tombe à l’eau</translation>
    </message>
    <message>
        <source>Says yes to {proposer}: {share} for {player}</source>
        <translation>Dit oui à {proposer}&#xa0;: {share} pour {player}</translation>
    </message>
    <message>
        <source>Takes the offer back</source>
        <translation>Retire l’offre</translation>
    </message>
    <message>
        <source>Takes the yes to {proposer} back, which ends the offer</source>
        <translation>Revient sur le oui donné à {proposer}&#xa0;: l’offre tombe à l’eau</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Se raviser</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirer</translation>
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
        <translation>Ajoute {sum}&#xa0;: l’offre serait de {amount}</translation>
    </message>
    <message>
        <source>From {lowest} to {highest}</source>
        <translation>De {lowest} à {highest}</translation>
    </message>
    <message>
        <source>Takes you out of this auction</source>
        <translation>Qui passe ne participe plus à ces enchères</translation>
    </message>
    <message>
        <source>You could not pay this</source>
        <translation>Dépasse l’argent en main</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Montant de l’offre</translation>
    </message>
</context>
<context>
    <name>AuctionState</name>
    <message>
        <source>Hold to look</source>
        <extracomment>A button that shows a player&apos;s money as long as it is held down</extracomment>
        <translation>Maintenir pour voir</translation>
    </message>
    <message>
        <source>On offer</source>
        <extracomment>A heading before the cubes that are auctioned</extracomment>
        <translation>Aux enchères</translation>
    </message>
    <message>
        <source>Shows the cash as long as it is held</source>
        <translation>Montre l’argent en main tant que le bouton est maintenu</translation>
    </message>
    <message>
        <source>Standing bid</source>
        <translation>Offre à battre</translation>
    </message>
    <message>
        <source>Still in</source>
        <extracomment>A heading before the players who have not passed in this auction</extracomment>
        <translation>En lice</translation>
    </message>
    <message>
        <source>Your cash</source>
        <translation>Argent en main</translation>
    </message>
    <message>
        <source>Your cash: {cash}</source>
        <translation>Argent en main&#xa0;: {cash}</translation>
    </message>
    <message>
        <source>none yet</source>
        <extracomment>In place of the standing bid, before anybody has bid</extracomment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>{player} has passed</source>
        <translation>{player} a passé</translation>
    </message>
    <message>
        <source>{player} is still in</source>
        <translation>{player} est encore en lice</translation>
    </message>
    <message>
        <source>{player} is to speak</source>
        <extracomment>It is this player&apos;s turn to bid or to pass</extracomment>
        <translation>C’est à {player} de parler</translation>
    </message>
</context>
<context>
    <name>BagPanel</name>
    <message>
        <source>Draw from the bag</source>
        <extracomment>A tile out of a bag: the part of a building that is to be built now, or a journalist</extracomment>
        <translation>Tirer une tuile</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>The usual view</source>
        <extracomment>On a small button: back from the view for several people around one screen</extracomment>
        <translation>La vue habituelle</translation>
    </message>
</context>
<context>
    <name>BarChart</name>
    <message>
        <source>expected: {number} each</source>
        <translation>attendu&#xa0;: {number} chacun</translation>
    </message>
</context>
<context>
    <name>BigShotAction</name>
    <message>
        <source>Bid {amount}</source>
        <extracomment>What a player could do, in a list or on a button</extracomment>
        <translation>Offrir {amount}</translation>
    </message>
    <message>
        <source>Let {colour} pay</source>
        <extracomment>The purse of this colour pays what was bid</extracomment>
        <translation>Faire payer {colour}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}</source>
        <extracomment>&quot;Place a red cube in the Grand Hotel&quot;</extracomment>
        <translation>Placer {a_cube} {in_district}</translation>
    </message>
    <message>
        <source>Take a loan</source>
        <translation>Faire un emprunt</translation>
    </message>
    <message>
        <source>Take a loan for {colour}</source>
        <translation>Faire un emprunt pour {colour}</translation>
    </message>
    <message>
        <source>Take no loan</source>
        <translation>Ne pas faire d’emprunt</translation>
    </message>
</context>
<context>
    <name>BigShotAdvice</name>
    <message>
        <source>A bid of {lowest} would be about as good.</source>
        <translation>Une offre de {lowest} serait à peu près aussi bonne.</translation>
    </message>
    <message>
        <source>A bid of {lowest} would leave you {left} for the last round.</source>
        <translation>Une offre de {lowest} vous laisserait {left} pour le dernier tour.</translation>
    </message>
    <message>
        <source>A bid of {lowest} would leave you {left} for the {to_come} rounds to come.</source>
        <extracomment>Said against a bid; {to_come} is 2 or more</extracomment>
        <translation>Une offre de {lowest} vous laisserait {left} pour les {to_come} tours qui restent.</translation>
    </message>
    <message>
        <source>A bid of {lowest} would take all your money.</source>
        <translation>Une offre de {lowest} prendrait tout votre argent.</translation>
    </message>
    <message>
        <source>A loan for {other} would bring only {less}.</source>
        <translation>Un emprunt pour {other} ne rapporterait que {less}.</translation>
    </message>
    <message>
        <source>After a bid of only {lowest} it is likelier that somebody goes further.</source>
        <extracomment>Beside a higher bid</extracomment>
        <translation>Après une offre de {lowest} seulement, quelqu’un risque davantage de monter.</translation>
    </message>
    <message>
        <source>After paying {price}, {player} has nothing left.</source>
        <translation>Après avoir payé {price}, {player} n’a plus rien.</translation>
    </message>
    <message>
        <source>After paying {price}, {player} has {left} left with both colours together.</source>
        <extracomment>The player has two colours</extracomment>
        <translation>Après avoir payé {price}, {player} a encore {left} avec ses deux couleurs.</translation>
    </message>
    <message>
        <source>After paying {price}, {player} has {left} left.</source>
        <translation>Après avoir payé {price}, {player} a encore {left}.</translation>
    </message>
    <message>
        <source>As it looks you can hardly win any more, so this choice changes little.</source>
        <extracomment>What is equally good, where all that was weighed comes to the same chance to win</extracomment>
        <translation>Apparemment, vous ne pouvez plus guère gagner&#xa0;: ce choix change peu de chose.</translation>
    </message>
    <message>
        <source>At {lowest} you keep {left} for the last round.</source>
        <translation>À {lowest}, vous gardez {left} pour le dernier tour.</translation>
    </message>
    <message>
        <source>At {lowest} you keep {left} for the {to_come} rounds to come.</source>
        <extracomment>Said of a bid that is advised; {to_come} is 2 or more</extracomment>
        <translation>À {lowest}, vous gardez {left} pour les {to_come} tours qui restent.</translation>
    </message>
    <message>
        <source>Before this round your chance to win was better: the {price} that you paid cost you more than the cubes bring.</source>
        <extracomment>The chance to win was better before the round; {price} is what the player paid for the cubes</extracomment>
        <translation>Avant ce tour, vos chances de gagner étaient meilleures&#xa0;: les {price} payés vous coûtent plus que ces pions ne rapportent.</translation>
    </message>
    <message>
        <source>Before this round your chance to win was better; had you left the cubes to others at that price, it would be as low as now.</source>
        <extracomment>The same where to pass would have come to as much</extracomment>
        <translation>Avant ce tour, vos chances de gagner étaient meilleures&#x202f;; si vous aviez laissé ces pions à d’autres à ce prix, elles seraient aussi faibles que maintenant.</translation>
    </message>
    <message>
        <source>Before this round your chance to win was better; had you left the cubes to others at that price, it would be lower still.</source>
        <extracomment>The same where it would be lower still if the player had passed instead of paying</extracomment>
        <translation>Avant ce tour, vos chances de gagner étaient meilleures&#x202f;; si vous aviez laissé ces pions à d’autres à ce prix, elles seraient encore plus faibles.</translation>
    </message>
    <message>
        <source>Bid {amount} to drive up the price: if {driven} goes further, {driven} pays more.</source>
        <translation>Offrez {amount} pour faire monter le prix&#xa0;: si {driven} va plus loin, {driven} paiera plus cher.</translation>
    </message>
    <message>
        <source>Bid {amount} to drive up the price: {driven} is likely to go further and then pays more.</source>
        <extracomment>{driven} is a player who should pay more for the cubes</extracomment>
        <translation>Offrez {amount} pour faire monter le prix&#xa0;: {driven} ira sans doute plus loin, et paiera alors plus cher.</translation>
    </message>
    <message>
        <source>Bid {amount}, and go up to {limit}, which nobody else can outbid: {why}.</source>
        <extracomment>Nobody else can bid more than {limit}</extracomment>
        <translation>Offrez {amount}, et montez jusqu’à {limit}, que personne d’autre ne peut dépasser&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Bid {amount}, and go up to {limit}, with a loan if need be: {why}.</source>
        <translation>Offrez {amount}, et montez jusqu’à {limit}, s’il le faut avec un emprunt&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Bid {amount}, and go up to {limit}: {why}.</source>
        <extracomment>{why} is a sentence of its own: &quot;with 2 black and 1 yellow you take the Docks at once&quot;</extracomment>
        <translation>Offrez {amount}, et montez jusqu’à {limit}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Bid {amount}, but no more: {why}.</source>
        <translation>Offrez {amount}, mais pas plus&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Bid {amount}, which nobody else can outbid: {why}.</source>
        <extracomment>Nobody else can bid more than {amount}</extracomment>
        <translation>Offrez {amount}, que personne d’autre ne peut dépasser&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Bid {amount}: {why}.</source>
        <extracomment>What is told to others of a bid</extracomment>
        <translation>Offrez {amount}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>If you pass and {player} gets the cubes, {player} can end your lead {at_district}.</source>
        <translation>Si vous passez et si les pions vont à {player}, {player} peut vous prendre la tête {at_district}.</translation>
    </message>
    <message>
        <source>If you pass and {player} gets the cubes, {player} can make sure of {the_district}.</source>
        <translation>Si vous passez et si les pions vont à {player}, {player} peut s’assurer {the_district}.</translation>
    </message>
    <message>
        <source>If you pass and {player} gets the cubes, {player} can take the lead {at_district}.</source>
        <translation>Si vous passez et si les pions vont à {player}, {player} peut passer en tête {at_district}.</translation>
    </message>
    <message>
        <source>If you pass and {player} gets the cubes, {player} can take {the_district}, where you lead now.</source>
        <translation>Si vous passez et si les pions vont à {player}, {player} peut remporter {the_district}, où vous êtes en tête.</translation>
    </message>
    <message>
        <source>If you pass and {player} gets the cubes, {player} can win {the_district} with them.</source>
        <translation>Si vous passez et si les pions vont à {player}, {player} peut ainsi remporter {the_district}.</translation>
    </message>
    <message>
        <source>If you pass now, it looks as if you could hardly win any more.</source>
        <translation>Si vous passez maintenant, il semble que vous ne puissiez plus guère gagner.</translation>
    </message>
    <message>
        <source>If you pass, {player} gets the cubes for nothing.</source>
        <translation>Si vous passez, {player} aura les pions pour rien.</translation>
    </message>
    <message>
        <source>If you pass, {player} gets the cubes for {price}.</source>
        <translation>Si vous passez, les pions vont à {player} pour {price}.</translation>
    </message>
    <message>
        <source>If you pass, {player} is likely to have the cubes for {price}.</source>
        <translation>Si vous passez, {player} aura sans doute les pions pour {price}.</translation>
    </message>
    <message>
        <source>If you win {the_district}, it counts {added} for you, because the park beside it is yours.</source>
        <extracomment>A district that the player leads or has</extracomment>
        <translation>Si vous remportez {the_district}, cela compte {added} pour vous, car le parc voisin est à vous.</translation>
    </message>
    <message>
        <source>If {rival} won {the_district}, it would count {added}, because of the park beside it.</source>
        <extracomment>Why it helps that a rival does not have a district; {rival} is a colour and whose it is</extracomment>
        <translation>Si {rival} remportait {the_district}, cela compterait {added}, à cause du parc voisin.</translation>
    </message>
    <message>
        <source>In an empty district {rival} would take the lead with it.</source>
        <translation>Dans un quartier vide, {rival} passerait en tête avec ce pion.</translation>
    </message>
    <message>
        <source>Let {colour} pay: both hold as much, but the next loan for {other} brings {pays}, for {colour} only {less}.</source>
        <extracomment>Both hold as much; {less} is less than {pays}</extracomment>
        <translation>Faites payer {colour}&#xa0;: les deux ont autant, mais le prochain emprunt rapporte {pays} pour {other} et seulement {less} pour {colour}.</translation>
    </message>
    <message>
        <source>Let {colour} pay: it then still has {left}; if {other} paid, {other} would have nothing left.</source>
        <translation>Faites payer {colour}, qui garde alors {left}&#x202f;; si {other} payait, {other} n’aurait plus rien.</translation>
    </message>
    <message>
        <source>Let {colour} pay: it then still has {left}; if {other} paid, {other} would have only {spent} left.</source>
        <extracomment>{spent} is less than {left}</extracomment>
        <translation>Faites payer {colour}, qui garde alors {left}&#x202f;; si {other} payait, {other} n’aurait plus que {spent}.</translation>
    </message>
    <message>
        <source>Let {colour} pay: no more bids will come, and in the end the money of both colours is added up.</source>
        <translation>Faites payer {colour}&#xa0;: il n’y aura plus d’offres, et à la fin l’argent des deux couleurs est additionné.</translation>
    </message>
    <message>
        <source>Let {colour} pay: then both colours can still bid, with {left} and {rest}. If {other} paid, a bid without a loan could go up to {less}, but {other} would have nothing left.</source>
        <extracomment>{rest} is what {other} has; {less} is the higher bid that would be possible the other way</extracomment>
        <translation>Faites payer {colour}&#xa0;: vos deux couleurs peuvent alors encore offrir, avec {left} et {rest}. Si {other} payait, une offre sans emprunt pourrait aller jusqu’à {less}, mais {other} n’aurait plus rien.</translation>
    </message>
    <message>
        <source>Let {colour} pay: then each of your colours still has {at_least} or more. If {other} paid, a bid without a loan could go up to {less}, but {other} would have only {spent} left.</source>
        <translation>Faites payer {colour}&#xa0;: chacune de vos couleurs garde alors au moins {at_least}. Si {other} payait, une offre sans emprunt pourrait aller jusqu’à {less}, mais {other} n’aurait plus que {spent}.</translation>
    </message>
    <message>
        <source>Let {colour} pay: then {colour} has {left} left, and {other} {rest}.</source>
        <translation>Faites payer {colour}&#xa0;: il reste alors {left} à {colour}, et {rest} à {other}.</translation>
    </message>
    <message>
        <source>Let {colour} pay: without a loan your next bid can then go up to {limit}, otherwise only to {less}.</source>
        <translation>Faites payer {colour}&#xa0;: sans emprunt, votre prochaine offre pourra aller jusqu’à {limit}, sinon seulement jusqu’à {less}.</translation>
    </message>
    <message>
        <source>Let {colour} pay: {other} holds as much, and without a loan your next bid can go up to {limit} either way.</source>
        <translation>Laissez payer {colour}&#xa0;: {other} a autant, et sans emprunt votre prochaine offre peut aller jusqu’à {limit} dans les deux cas.</translation>
    </message>
    <message>
        <source>No more cubes will come: this way you win with {sum} in the end. With the next best, {player} would win with {rest}.</source>
        <extracomment>In the last round; {player} is somebody else</extracomment>
        <translation>Il ne viendra plus de pions&#xa0;: ainsi, vous gagnez à la fin avec {sum}. Avec le deuxième choix, {player} gagnerait avec {rest}.</translation>
    </message>
    <message>
        <source>Of all the others, {player} has the best chance to win at present.</source>
        <extracomment>Why it helps that {player}, somebody else, does not lead a district</extracomment>
        <translation>Parmi tous les autres, {player} a actuellement les meilleures chances de gagner.</translation>
    </message>
    <message>
        <source>Other places are about as good.</source>
        <translation>D’autres places sont à peu près aussi bonnes.</translation>
    </message>
    <message>
        <source>Pass: a bid of {lowest} would lower your chance to win. What you give up: {why}.</source>
        <translation>Passez&#xa0;: une offre de {lowest} réduirait vos chances de gagner. Ce que vous laissez&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Pass: a bid of {lowest} would not improve your chance to win.</source>
        <translation>Passez&#xa0;: une offre de {lowest} n’améliorerait pas vos chances de gagner.</translation>
    </message>
    <message>
        <source>Pass: a bid of {lowest} would not improve your chance to win. What you could do with the cubes: {why}.</source>
        <translation>Passez&#xa0;: une offre de {lowest} n’améliorerait pas vos chances de gagner. Ce que vous pourriez faire de ces pions&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Pass: a bid of {lowest} would not improve your chance to win. What you give up: {why}.</source>
        <translation>Passez&#xa0;: une offre de {lowest} n’améliorerait pas vos chances de gagner. Ce que vous laissez&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Pass: as it looks you can hardly win any more, and these cubes would not change that.</source>
        <translation>Passez&#xa0;: apparemment, vous ne pouvez plus guère gagner, et ces pions n’y changeraient rien.</translation>
    </message>
    <message>
        <source>Pass: as it looks you can hardly win any more, because {player} is likely to outbid you for these cubes.</source>
        <extracomment>{player} is somebody else</extracomment>
        <translation>Passez&#xa0;: apparemment, vous ne pouvez plus guère gagner, car {player} ira sans doute plus haut que vous pour ces pions.</translation>
    </message>
    <message>
        <source>Pass: as it looks you can hardly win any more, whether you bid or pass.</source>
        <translation>Passez&#xa0;: apparemment, vous ne pouvez plus guère gagner, que vous fassiez une offre ou non.</translation>
    </message>
    <message>
        <source>Pass: in the rounds to come {lowest} will do as much for you as these cubes now. What you give up: {why}.</source>
        <translation>Passez&#xa0;: dans les tours qui restent, {lowest} vous serviront autant que ces pions maintenant. Ce que vous laissez&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Pass: in the rounds to come {lowest} will do more for you than these cubes now. What you give up: {why}.</source>
        <translation>Passez&#xa0;: dans les tours qui restent, {lowest} vous serviront mieux que ces pions maintenant. Ce que vous laissez&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Pass: with these cubes you cannot take the lead in any district.</source>
        <translation>Passez&#xa0;: avec ces pions, vous ne pouvez prendre la tête dans aucun quartier.</translation>
    </message>
    <message>
        <source>Pass: you are almost sure to win, even without these cubes.</source>
        <translation>Passez&#xa0;: vous êtes presque sûr de gagner, même sans ces pions.</translation>
    </message>
    <message>
        <source>Pass: you cannot pay {lowest}, so nothing else is possible.</source>
        <translation>Passez&#xa0;: vous ne pouvez pas payer {lowest}, il n’y a rien d’autre à faire.</translation>
    </message>
    <message>
        <source>Pass: {lowest} is too much for what these cubes could do for you.</source>
        <translation>Passez&#xa0;: {lowest}, c’est trop pour ce que ces pions feraient pour vous.</translation>
    </message>
    <message>
        <source>Pass: {lowest} is too much for what these cubes could do. What you could do with them: {why}.</source>
        <translation>Passez&#xa0;: {lowest}, c’est trop pour ce que ces pions feraient. Ce que vous pourriez en faire&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Pass: {player} cannot pay {amount}, so the auction must start again.</source>
        <translation>Passez&#xa0;: {player} ne peut pas payer {amount}, les enchères devront recommencer.</translation>
    </message>
    <message>
        <source>Pass: {player} is likely to go further than you should. That is a guess.</source>
        <translation>Passez&#xa0;: {player} ira sans doute plus loin que vous ne devriez aller. C’est une supposition.</translation>
    </message>
    <message>
        <source>Pass: {player} is likely to go up to about {limit}, and for more than about {sum} the cubes would lower your chance to win. Both figures are guesses.</source>
        <translation>Passez&#xa0;: {player} ira sans doute jusqu’à {limit} environ, et à plus de {sum} environ, les pions réduiraient vos chances de gagner. Ces deux chiffres sont des estimations.</translation>
    </message>
    <message>
        <source>Pass: {player} is likely to go up to about {limit}, and you cannot bid more than {sum}. How far {player} goes is a guess.</source>
        <extracomment>{player} is somebody else; {limit} is more than {sum}</extracomment>
        <translation>Passez&#xa0;: {player} ira sans doute jusqu’à {limit} environ, et vous ne pouvez pas offrir plus de {sum}. Jusqu’où ira {player}, c’est une supposition.</translation>
    </message>
    <message>
        <source>Pass: {player} is likely to go up to about {limit}. If you pay more than about {sum}, you will miss that money in the rounds to come. Both figures are guesses.</source>
        <extracomment>{player} is somebody else; {limit} is more than {sum}</extracomment>
        <translation>Passez&#xa0;: {player} ira sans doute jusqu’à {limit} environ. Si vous payez plus de {sum} environ, cet argent vous manquera dans les tours qui restent. Ces deux chiffres sont des estimations.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}, the first of {number}, because no place is better for them: {why}.</source>
        <translation>Placez {a_cube} {in_district}, le premier de {number}, car aucune place n’est meilleure pour eux&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}, the first of {number}: {why}.</source>
        <extracomment>{number} cubes of the plan go to this district; {why} is what they do together</extracomment>
        <translation>Placez {a_cube} {in_district}, le premier de {number}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: after that you need just {a_missing_cube} more to win the district, because {cancelling} then cancel out and a single cube of {mine} wins.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: ensuite, il ne vous faut plus qu’{a_missing_cube} pour remporter le quartier&#xa0;: alors {cancelling} se neutralisent, et un seul pion de {mine} l’emporte.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: after that you need just {a_missing_cube} more to win the district.</source>
        <extracomment>{a_missing_cube} is a cube of some colour</extracomment>
        <translation>Placez {a_cube} {in_district}&#xa0;: ensuite, il ne vous faut plus qu’{a_missing_cube} pour remporter le quartier.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: if {a_missing_cube} comes there later, {cancelling} cancel out, and you lead with a single cube of {mine}.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: si l’on y ajoute plus tard {a_missing_cube}, {cancelling} se neutralisent, et vous y êtes en tête avec un seul pion de {mine}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: in the end {rival} does not get the district, and nobody else does.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: à la fin, {rival} n’obtient pas le quartier, ni personne d’autre.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: it is the last round, so with this cube the district is yours and counts {added}.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: c’est le dernier tour, et avec ce pion le quartier est à vous et compte {added}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: it is the last round, so with this cube the park is yours and adds {added} by doubling.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: c’est le dernier tour, et avec ce pion le parc est à vous et ajoute {added} en doublant.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: it is the last round, so with this cube the park is yours: one district more.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: c’est le dernier tour, et avec ce pion le parc est à vous&#xa0;: un quartier de plus.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: nobody can take the district from you any more.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: plus personne ne peut vous prendre le quartier.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: nobody leads there then, but the cube must go somewhere, and no place is better.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: personne n’y est alors en tête, mais il faut bien mettre ce pion quelque part, et aucune place n’est meilleure.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: nobody leads there then.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: plus personne n’y est en tête.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: the district is yours at once and counts {added}.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: le quartier est aussitôt à vous et compte {added}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: the district is yours in any case, and now {mine} gets it, and not {other}.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: le quartier est à vous de toute façon, et maintenant il va à {mine}, et non à {other}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: the district is yours in any case, so the cube does no harm there.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: le quartier est à vous de toute façon&#xa0;: ce pion n’y fait pas de mal.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: the park is yours at once and adds {added} by doubling.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: le parc est aussitôt à vous et ajoute {added} en doublant.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: the park is yours at once and will double every district you win beside it.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: le parc est aussitôt à vous et doublera chaque quartier que vous remportez à côté.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: you lead there as before; the cube must go somewhere, and no place is better.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: vous y restez en tête, mais il faut bien mettre ce pion quelque part, et aucune place n’est meilleure.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: you lead there instead of {rival}.</source>
        <extracomment>{rival} is a colour and whose it is: &quot;Red (Anna)&quot;</extracomment>
        <translation>Placez {a_cube} {in_district}&#xa0;: vous y prenez la tête à la place de {rival}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: you lead there with it.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: vous y prenez la tête.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: you lead there {own} to {next}.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: vous y menez {own} à {next}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: your lead there is gone, but the cube must go somewhere, and no place is better.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: vous n’y êtes plus en tête, mais il faut bien mettre ce pion quelque part, et aucune place n’est meilleure.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {cancelling} cancel out, and you lead there with a single cube of {mine} instead of {rival}.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: {cancelling} se neutralisent, et vous y prenez la tête avec un seul pion de {mine} à la place de {rival}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {cancelling} cancel out, and you lead there with a single cube of {mine}.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: {cancelling} se neutralisent, et vous y prenez la tête avec un seul pion de {mine}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {cancelling} cancel out, and you win the district with a single cube of {mine}: it counts {added}.</source>
        <extracomment>{cancelling} is a list of colours that cancel each other out: &quot;Red and Yellow&quot;; {mine} is a colour</extracomment>
        <translation>Placez {a_cube} {in_district}&#xa0;: {cancelling} se neutralisent, et vous remportez le quartier avec un seul pion de {mine}&#xa0;: il compte {added}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {cancelling} cancel out, and you win the park with a single cube of {mine}.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: {cancelling} se neutralisent, et vous remportez le parc avec un seul pion de {mine}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {cancelling} cancel out, and you win the park with a single cube of {mine}: it adds {added} by doubling.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: {cancelling} se neutralisent, et vous remportez le parc avec un seul pion de {mine}&#xa0;: il ajoute {added} en doublant.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {cancelling} cancel out, and {winner_there} gets the district with a single cube, and not {rival}.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: {cancelling} se neutralisent, et {winner_there} obtient le quartier avec un seul pion, et non {rival}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {cancelling} cancel out, and {winner_there} gets the district with a single cube, and not {rival}. {player} needs two districts with each colour.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: {cancelling} se neutralisent, et {winner_there} obtient le quartier avec un seul pion, et non {rival}. Il faut à {player} deux quartiers avec chaque couleur.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {leader} leads there then, and no longer {rival}.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: c’est alors {leader} qui y est en tête, et non plus {rival}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {mine} leads there then instead of {other}, and both are yours; the cube must go somewhere, and no place is better.</source>
        <extracomment>{mine} and {other} are the player&apos;s own two colours</extracomment>
        <translation>Placez {a_cube} {in_district}&#xa0;: c’est alors {mine} qui y est en tête à la place de {other}, et les deux sont à vous&#x202f;; il faut bien mettre ce pion quelque part, et aucune place n’est meilleure.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {mine} leads there with {own}; the foremost colour that is not yours has {next}.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: {mine} y est en tête avec {own}&#x202f;; la première couleur adverse a {next}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {mine} then has {own} there, and {rival} leads with {most}.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: {mine} y en a alors {own}, et {rival} est en tête avec {most}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {player} has the district for certain, with one colour or the other, so the cube does little harm there.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: {player} aura de toute façon le quartier, avec une couleur ou l’autre&#xa0;: ce pion n’y fait guère de mal.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {rival} has the district for certain, so the cube does no harm there.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: {rival} est sûr d’avoir le quartier&#xa0;: ce pion n’y fait pas de mal.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {rival} leads there as before, but the cube must go somewhere, and no place is better.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: {rival} y reste en tête, mais il faut bien mettre ce pion quelque part, et aucune place n’est meilleure.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {rival} leads there as before, but you have no cube of yours there to lose by it.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: {rival} y reste en tête, mais vous n’y avez aucun pion à qui cela nuise.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {rival} leads there with it, but the cube must go somewhere, and no place is better.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: {rival} y passe en tête, mais il faut bien mettre ce pion quelque part, et aucune place n’est meilleure.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {rival} leads there with it, but you have no cube of yours there to lose by it.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: {rival} y passe en tête, mais vous n’y avez aucun pion à qui cela nuise.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {rival} no longer leads there, and nobody else does.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: {rival} n’y est plus en tête, ni personne d’autre.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {rival} then has the district for certain, but the cube must go somewhere, and no place is better.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: {rival} est alors sûr d’avoir le quartier, mais il faut bien mettre ce pion quelque part, et aucune place n’est meilleure.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {rival} then has the district for certain, but you have no cube of yours there to lose by it.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: {rival} est alors sûr d’avoir le quartier, mais vous n’y avez aucun pion à qui cela nuise.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {winner_there} gets the district, and not {rival}.</source>
        <extracomment>{winner_there} is a colour and whose it is</extracomment>
        <translation>Placez {a_cube} {in_district}&#xa0;: {winner_there} obtient le quartier, et non {rival}.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {winner_there} gets the district, and not {rival}. {player} needs two districts with each colour.</source>
        <extracomment>{winner_there} and {rival} are the two colours of {player}</extracomment>
        <translation>Placez {a_cube} {in_district}&#xa0;: {winner_there} obtient le quartier, et non {rival}. Il faut à {player} deux quartiers avec chaque couleur.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {winner_there} gets the district, but the cube must go somewhere, and no place is better.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: {winner_there} obtient le quartier, mais il faut bien mettre ce pion quelque part, et aucune place n’est meilleure.</translation>
    </message>
    <message>
        <source>Place {a_cube} {in_district}: {winner_there} gets the district, but you have no cube of yours there to lose by it.</source>
        <translation>Placez {a_cube} {in_district}&#xa0;: {winner_there} obtient le quartier, mais vous n’y avez aucun pion à qui cela nuise.</translation>
    </message>
    <message>
        <source>Take a loan of {pays} and bid {amount} to drive up the price: {driven} is likely to go further and then pays more.</source>
        <translation>Faites un emprunt de {pays} et offrez {amount} pour faire monter le prix&#xa0;: {driven} ira sans doute plus loin, et paiera alors plus cher.</translation>
    </message>
    <message>
        <source>Take a loan of {pays} and go up to {limit}: {why}.</source>
        <translation>Faites un emprunt de {pays} et montez jusqu’à {limit}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Take a loan of {pays} for {colour} and bid {amount} to drive up the price: {driven} is likely to go further and then pays more.</source>
        <translation>Faites un emprunt de {pays} pour {colour} et offrez {amount} pour faire monter le prix&#xa0;: {driven} ira sans doute plus loin, et paiera alors plus cher.</translation>
    </message>
    <message>
        <source>Take a loan of {pays} for {colour} and go up to {limit}: {why}.</source>
        <translation>Faites un emprunt de {pays} pour {colour} et montez jusqu’à {limit}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Take a loan of {pays} for {colour}, then bid {amount} and go up to {limit}: {why}.</source>
        <translation>Faites un emprunt de {pays} pour {colour}, puis offrez {amount} et montez jusqu’à {limit}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Take a loan of {pays} for {colour}, then bid {limit} and no more: {why}.</source>
        <translation>Faites un emprunt de {pays} pour {colour}, puis offrez {limit}, mais pas plus&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Take a loan of {pays} for {colour}: {why}.</source>
        <translation>Faites un emprunt de {pays} pour {colour}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Take a loan of {pays}, then bid {amount} and go up to {limit}: {why}.</source>
        <extracomment>{amount} is more than the lowest bid, and less than {limit}</extracomment>
        <translation>Faites un emprunt de {pays}, puis offrez {amount} et montez jusqu’à {limit}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Take a loan of {pays}, then bid {limit} and no more: {why}.</source>
        <translation>Faites un emprunt de {pays}, puis offrez {limit}, mais pas plus&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Take a loan of {pays}: {why}.</source>
        <translation>Faites un emprunt de {pays}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Take no loan: it brings {pays} now and costs {debt} at the end, and these cubes are not worth that.</source>
        <translation>Ne faites pas d’emprunt&#xa0;: il rapporte {pays} maintenant et coûte {debt} à la fin, et ces pions ne valent pas cela.</translation>
    </message>
    <message>
        <source>Take no loan: with {cash} you can bid as far as you should.</source>
        <translation>Ne faites pas d’emprunt&#xa0;: avec {cash}, vous pouvez offrir autant qu’il le faut.</translation>
    </message>
    <message>
        <source>The harm is small there: the district counts only {added}.</source>
        <translation>Le mal y est petit&#xa0;: le quartier ne compte que {added}.</translation>
    </message>
    <message>
        <source>The loan brings {pays} now and costs {debt} at the end.</source>
        <extracomment>{pays} is less than {debt}</extracomment>
        <translation>L’emprunt rapporte {pays} maintenant et coûte {debt} à la fin.</translation>
    </message>
    <message>
        <source>The loan brings {pays} now and costs {debt} at the end; after your first word in this auction you cannot borrow any more.</source>
        <translation>L’emprunt rapporte {pays} maintenant et coûte {debt} à la fin&#x202f;; une fois que vous aurez parlé dans ces enchères, vous ne pourrez plus emprunter.</translation>
    </message>
    <message>
        <source>The next best does less for you: {why}.</source>
        <translation>Le deuxième choix vous apporte moins&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The next best is weaker: {why}.</source>
        <translation>Le deuxième choix est moins bon&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The next best is worse: {why}.</source>
        <translation>Le deuxième choix est plus mauvais&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The price may look high, but with these cubes you win more often than if you pass.</source>
        <translation>Le prix peut sembler élevé, mais avec ces pions vous gagnez plus souvent que si vous passez.</translation>
    </message>
    <message>
        <source>The risk: if nobody goes further, you get the cubes for {amount}, and that is worse for you than to pass.</source>
        <translation>Le risque&#xa0;: si personne ne va plus loin, vous avez les pions pour {amount}, et c’est moins bon pour vous que de passer.</translation>
    </message>
    <message>
        <source>The risk: the loan costs {debt} at the end in any case, and if nobody goes further, you get the cubes for {amount}, and that is worse for you than to pass.</source>
        <translation>Le risque&#xa0;: l’emprunt coûte de toute façon {debt} à la fin, et si personne ne va plus loin, vous avez les pions pour {amount}, ce qui est moins bon pour vous que de passer.</translation>
    </message>
    <message>
        <source>Then both of your colours can bid: {colour} with {sum}, {other} with {rest}.</source>
        <extracomment>{sum} and {rest} are what two colours of one player hold then</extracomment>
        <translation>Alors vos deux couleurs peuvent offrir&#xa0;: {colour} avec {sum}, {other} avec {rest}.</translation>
    </message>
    <message>
        <source>Then the other cubes: {why}.</source>
        <translation>Ensuite les autres pions&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>To bid {lowest} you would need a loan: {pays} now, and {debt} to pay back at the end.</source>
        <translation>Pour offrir {lowest}, il vous faudrait un emprunt&#xa0;: {pays} maintenant, et {debt} à rendre à la fin.</translation>
    </message>
    <message>
        <source>To lead there, {rival} then needs {most} more cubes instead of {own}.</source>
        <translation>Pour y être en tête, il faut alors à {rival} encore {most} pions au lieu de {own}.</translation>
    </message>
    <message>
        <source>To pass would be about as good.</source>
        <translation>Passer serait à peu près aussi bon.</translation>
    </message>
    <message>
        <source>What else these cubes do: {why}.</source>
        <extracomment>Beside what the cubes do above all</extracomment>
        <translation>Ce que ces pions font d’autre&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>What these cubes could do for you: {why}.</source>
        <translation>Ce que ces pions pourraient vous apporter&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>What your cube does: {why}.</source>
        <extracomment>Said against a cube that the player has in mind</extracomment>
        <translation>Ce que fait votre pion&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Which of your colours takes the loan hardly matters.</source>
        <translation>Peu importe laquelle de vos couleurs emprunte.</translation>
    </message>
    <message>
        <source>With the loan {colour} holds {sum}; with a loan of its own, {other} would hold only {less}.</source>
        <extracomment>{less} is less than {sum}</extracomment>
        <translation>Avec l’emprunt, {colour} a {sum}&#x202f;; avec un emprunt pour cette couleur, {other} n’aurait que {less}.</translation>
    </message>
    <message>
        <source>You are almost sure to win, so this choice changes little.</source>
        <translation>Vous êtes presque sûr de gagner&#xa0;: ce choix change peu de chose.</translation>
    </message>
    <message>
        <source>You then have the two districts that you need to win.</source>
        <translation>Vous avez alors les deux quartiers qu’il vous faut pour gagner.</translation>
    </message>
    <message>
        <source>Your chance to win hardly depends on it: both ways are about as good.</source>
        <translation>Vos chances de gagner n’en dépendent guère&#xa0;: les deux se valent à peu près.</translation>
    </message>
    <message>
        <source>it is the last round, and with {part} {the_district} is yours and adds {added} by doubling</source>
        <translation>c’est le dernier tour, et avec {part} vous remportez {the_district}, ce qui ajoute {added} en doublant</translation>
    </message>
    <message>
        <source>it is the last round, and with {part} {the_district} is yours and counts {added}</source>
        <translation>c’est le dernier tour, et avec {part} vous remportez {the_district}, ce qui compte {added}</translation>
    </message>
    <message>
        <source>it is the last round, and with {part} {the_district} is yours: one district more</source>
        <translation>c’est le dernier tour, et avec {part} vous remportez {the_district}&#xa0;: un quartier de plus</translation>
    </message>
    <message>
        <source>little harm is done with {part} {at_district}, which {player} has for certain with one colour or the other</source>
        <translation>avec {part}, on ne fait guère de mal {at_district}&#xa0;: {player} aura de toute façon le quartier, avec une couleur ou l’autre</translation>
    </message>
    <message>
        <source>no harm is done with {part} {at_district}, which is yours in any case</source>
        <translation>avec {part}, on ne fait pas de mal {at_district}&#xa0;: le quartier est à vous de toute façon</translation>
    </message>
    <message>
        <source>no harm is done with {part} {at_district}, which {rival} has for certain</source>
        <translation>avec {part}, on ne fait pas de mal {at_district}&#xa0;: {rival} est sûr d’avoir le quartier</translation>
    </message>
    <message>
        <source>otherwise {player} could end your lead {at_district} with these cubes</source>
        <translation>sinon, {player} pourrait vous prendre la tête {at_district} avec ces pions</translation>
    </message>
    <message>
        <source>otherwise {player} could make sure of {the_district} with these cubes</source>
        <translation>sinon, {player} pourrait s’assurer {the_district} avec ces pions</translation>
    </message>
    <message>
        <source>otherwise {player} could take the lead {at_district} with these cubes</source>
        <translation>sinon, {player} pourrait passer en tête {at_district} avec ces pions</translation>
    </message>
    <message>
        <source>otherwise {player} could win {the_district} with these cubes</source>
        <translation>sinon, {player} pourrait remporter {the_district} avec ces pions</translation>
    </message>
    <message>
        <source>that is better than leaving the cubes to {player}</source>
        <translation>cela vaut mieux que de laisser les pions à {player}</translation>
    </message>
    <message>
        <source>with {part} nobody can take {the_district} from you any more</source>
        <translation>avec {part}, plus personne ne peut vous prendre {the_district}</translation>
    </message>
    <message>
        <source>with {part} you are there, too, and nobody leads {at_district}</source>
        <translation>avec {part}, vous y êtes aussi, et personne n’est en tête {at_district}</translation>
    </message>
    <message>
        <source>with {part} you lead {at_district}</source>
        <translation>avec {part}, vous êtes en tête {at_district}</translation>
    </message>
    <message>
        <source>with {part} you lead {at_district} as before</source>
        <translation>avec {part}, vous restez en tête {at_district}</translation>
    </message>
    <message>
        <source>with {part} you lead {at_district} as soon as {a_missing_cube} comes there, because {cancelling} then cancel out</source>
        <translation>avec {part}, vous êtes en tête {at_district} dès que l’on y ajoute {a_missing_cube}&#xa0;: alors {cancelling} se neutralisent</translation>
    </message>
    <message>
        <source>with {part} you lead {own} to {next} {at_district}</source>
        <translation>avec {part}, vous menez {own} à {next} {at_district}</translation>
    </message>
    <message>
        <source>with {part} you take the lead {at_district} from {rival}</source>
        <translation>avec {part}, vous prenez la tête {at_district}, et {rival} la perd</translation>
    </message>
    <message>
        <source>with {part} you take the lead {at_district} from {rival}, {own} to {next}</source>
        <translation>avec {part}, vous prenez la tête {at_district}, {own} à {next}, et {rival} la perd</translation>
    </message>
    <message>
        <source>with {part} you take {the_district} at once, and it counts {added}</source>
        <extracomment>A sentence after a colon. {part} are cubes: &quot;2 black and 1 yellow&quot;</extracomment>
        <translation>avec {part}, vous remportez aussitôt {the_district}, qui compte {added}</translation>
    </message>
    <message>
        <source>with {part} you take {the_district} at once, which adds {added} by doubling</source>
        <translation>avec {part}, vous remportez aussitôt {the_district}, ce qui ajoute {added} en doublant</translation>
    </message>
    <message>
        <source>with {part} you take {the_district} at once, which doubles what you win beside it</source>
        <translation>avec {part}, vous remportez aussitôt {the_district}, qui double ce que vous remportez à côté</translation>
    </message>
    <message>
        <source>with {part} you take {the_district} at once, which doubles what {mine} wins beside it</source>
        <translation>avec {part}, vous remportez aussitôt {the_district}, qui double ce que {mine} remporte à côté</translation>
    </message>
    <message>
        <source>with {part} {at_district}, {cancelling} cancel out, and you lead there with a single cube of {mine}</source>
        <translation>avec {part} {at_district}, {cancelling} se neutralisent, et un seul pion de {mine} vous y met en tête</translation>
    </message>
    <message>
        <source>with {part} {at_district}, {cancelling} cancel out, and you lead there with a single cube of {mine} instead of {rival}</source>
        <translation>avec {part} {at_district}, {cancelling} se neutralisent, et un seul pion de {mine} vous y met en tête à la place de {rival}</translation>
    </message>
    <message>
        <source>with {part} {at_district}, {cancelling} cancel out, and your single cube of {mine} wins the district, which counts {added}</source>
        <extracomment>{cancelling} is a list of colours that cancel each other out: &quot;Red and Yellow&quot;; {mine} is a colour</extracomment>
        <translation>avec {part} {at_district}, {cancelling} se neutralisent, et votre seul pion de {mine} remporte le quartier, qui compte {added}</translation>
    </message>
    <message>
        <source>with {part} {at_district}, {cancelling} cancel out, and your single cube of {mine} wins the park</source>
        <translation>avec {part} {at_district}, {cancelling} se neutralisent, et votre seul pion de {mine} remporte le parc</translation>
    </message>
    <message>
        <source>with {part} {at_district}, {cancelling} cancel out, and your single cube of {mine} wins the park, which adds {added} by doubling</source>
        <translation>avec {part} {at_district}, {cancelling} se neutralisent, et votre seul pion de {mine} remporte le parc, ce qui ajoute {added} en doublant</translation>
    </message>
    <message>
        <source>with {part} {at_district}, {cancelling} cancel out, and {winner_there} gets the district with a single cube, and not {rival}</source>
        <translation>avec {part} {at_district}, {cancelling} se neutralisent, et {winner_there} remporte le quartier avec un seul pion, et non {rival}</translation>
    </message>
    <message>
        <source>with {part} {at_district}, {cancelling} cancel out, and {winner_there} gets the district, and not {rival}; {player} needs two districts with each colour</source>
        <translation>avec {part} {at_district}, {cancelling} se neutralisent, et {winner_there} remporte le quartier, et non {rival}&#x202f;; il faut à {player} deux quartiers avec chaque couleur</translation>
    </message>
    <message>
        <source>with {part}, you then need just {a_missing_cube} more to win {the_district}</source>
        <translation>avec {part}, il ne vous faut plus qu’{a_missing_cube} pour remporter {the_district}</translation>
    </message>
    <message>
        <source>with {part}, you then need just {a_missing_cube} more to win {the_district}: {cancelling} cancel out then, and a single cube of {mine} wins</source>
        <translation>avec {part}, il ne vous faut plus qu’{a_missing_cube} pour remporter {the_district}&#xa0;: alors {cancelling} se neutralisent, et un seul pion de {mine} l’emporte</translation>
    </message>
    <message>
        <source>with {part}, your lead {at_district} is gone</source>
        <translation>avec {part}, vous n’êtes plus en tête {at_district}</translation>
    </message>
    <message>
        <source>with {part}, {leader} leads {at_district}, and no longer {rival}</source>
        <translation>avec {part}, c’est {leader} qui est en tête {at_district}, et non plus {rival}</translation>
    </message>
    <message>
        <source>with {part}, {mine} gets {the_district}, which is yours in any case, and not {other}</source>
        <translation>avec {part}, {mine} obtient {the_district}, et non {other}&#x202f;; le quartier est à vous de toute façon</translation>
    </message>
    <message>
        <source>with {part}, {mine} has {own} {at_district}, and {rival} leads with {most}</source>
        <translation>avec {part}, {mine} en a {own} {at_district}, et {rival} est en tête avec {most}</translation>
    </message>
    <message>
        <source>with {part}, {mine} leads {at_district} instead of {other}, and both are yours</source>
        <extracomment>{mine} and {other} are the player&apos;s own two colours</extracomment>
        <translation>avec {part}, c’est {mine} qui est en tête {at_district} à la place de {other}, et les deux sont à vous</translation>
    </message>
    <message>
        <source>with {part}, {mine} leads {at_district} with {own}; the foremost colour that is not yours has {next}</source>
        <extracomment>{mine} is one of the player&apos;s two colours; the other has cubes there, too</extracomment>
        <translation>avec {part}, {mine} est en tête {at_district} avec {own}&#x202f;; la première couleur adverse a {next}</translation>
    </message>
    <message>
        <source>with {part}, {rival} does not get {the_district} in the end</source>
        <translation>avec {part}, {rival} n’obtient pas {the_district} à la fin</translation>
    </message>
    <message>
        <source>with {part}, {rival} has {the_district} for certain</source>
        <translation>avec {part}, {rival} est sûr d’avoir {the_district}</translation>
    </message>
    <message>
        <source>with {part}, {rival} leads {at_district}</source>
        <translation>avec {part}, {rival} passe en tête {at_district}</translation>
    </message>
    <message>
        <source>with {part}, {rival} no longer leads {at_district}</source>
        <translation>avec {part}, {rival} n’est plus en tête {at_district}</translation>
    </message>
    <message>
        <source>with {part}, {winner_there} gets {the_district}</source>
        <translation>avec {part}, {winner_there} obtient {the_district}</translation>
    </message>
    <message>
        <source>with {part}, {winner_there} gets {the_district}, and not {rival}</source>
        <translation>avec {part}, {winner_there} remporte {the_district}, et non {rival}</translation>
    </message>
    <message>
        <source>with {part}, {winner_there} gets {the_district}, and not {rival}, and {player} needs two districts with each colour</source>
        <extracomment>{winner_there} and {rival} are the two colours of {player}</extracomment>
        <translation>avec {part}, {winner_there} remporte {the_district}, et non {rival}&#x202f;; il faut à {player} deux quartiers avec chaque couleur</translation>
    </message>
    <message>
        <source>{colour} then has the two districts that each of your colours needs for you to win.</source>
        <translation>{colour} a alors les deux quartiers qu’il faut à chacune de vos couleurs pour que vous gagniez.</translation>
    </message>
    <message>
        <source>{lowest} is all the money you have.</source>
        <translation>{lowest}, c’est tout l’argent que vous avez.</translation>
    </message>
    <message>
        <source>{part} will help nobody there: no colour leads {at_district} then</source>
        <translation>avec {part}, personne n’y gagne&#xa0;: aucune couleur n’est alors en tête {at_district}</translation>
    </message>
    <message>
        <source>{rival} can then no longer win there.</source>
        <extracomment>Why cubes that do the player no good go to this place; {rival} is a colour and whose it is</extracomment>
        <translation>{rival} ne peut alors plus y gagner.</translation>
    </message>
    <message>
        <source>{rival} leads {at_district} already, so {part} will change little there</source>
        <translation>{rival} est déjà en tête {at_district}&#xa0;: avec {part}, peu de chose change</translation>
    </message>
</context>
<context>
    <name>BigShotAtDistrict</name>
    <message>
        <source>in City Hall</source>
        <translation>à l’Hôtel de ville</translation>
    </message>
    <message>
        <source>in Mill Row</source>
        <translation>dans la Rue du Moulin</translation>
    </message>
    <message>
        <source>in North Park</source>
        <extracomment>The end of &quot;you lead in the Grand Hotel&quot;</extracomment>
        <translation>dans le Parc Nord</translation>
    </message>
    <message>
        <source>in South Park</source>
        <translation>dans le Parc Sud</translation>
    </message>
    <message>
        <source>in district {number}</source>
        <translation>dans le quartier {number}</translation>
    </message>
    <message>
        <source>in the Brewery</source>
        <translation>à la Brasserie</translation>
    </message>
    <message>
        <source>in the Docks</source>
        <translation>sur les Docks</translation>
    </message>
    <message>
        <source>in the Exchange</source>
        <translation>à la Bourse</translation>
    </message>
    <message>
        <source>in the Fish Market</source>
        <translation>au Marché aux poissons</translation>
    </message>
    <message>
        <source>in the Grand Hotel</source>
        <translation>au Grand Hôtel</translation>
    </message>
    <message>
        <source>in the Station</source>
        <translation>à la Gare</translation>
    </message>
    <message>
        <source>in the Theatre</source>
        <translation>au Théâtre</translation>
    </message>
    <message>
        <source>in the Tram Depot</source>
        <translation>au Dépôt des trams</translation>
    </message>
    <message>
        <source>in {name}</source>
        <translation>dans le quartier {name}</translation>
    </message>
    <message>
        <source>on the Boulevard</source>
        <translation>sur le Boulevard</translation>
    </message>
</context>
<context>
    <name>BigShotColour</name>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>A colour as a party of the game: &quot;Red takes the Grand Hotel&quot;</extracomment>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>{colour} (nobody’s)</source>
        <extracomment>The colour without a player in a game of three: &quot;Black (nobody’s)&quot;</extracomment>
        <translation>{colour} (joueur fictif)</translation>
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
        <translation>Pions placés</translation>
    </message>
    <message>
        <source>Favourite districts</source>
        <extracomment>A heading, above the districts in which somebody likes to place cubes</extracomment>
        <translation>Quartiers favoris</translation>
    </message>
    <message>
        <source>The die</source>
        <translation>Le dé</translation>
    </message>
</context>
<context>
    <name>BigShotCube</name>
    <message>
        <source>a black cube</source>
        <translation>un pion noir</translation>
    </message>
    <message>
        <source>a red cube</source>
        <extracomment>The object of &quot;Anna places a red cube in the Grand Hotel&quot;</extracomment>
        <translation>un pion rouge</translation>
    </message>
    <message>
        <source>a white cube</source>
        <translation>un pion blanc</translation>
    </message>
    <message>
        <source>a yellow cube</source>
        <translation>un pion jaune</translation>
    </message>
</context>
<context>
    <name>BigShotCubes</name>
    <message>
        <source>1 black</source>
        <translation>1 noir</translation>
    </message>
    <message>
        <source>1 red</source>
        <extracomment>A part of a list of cubes: &quot;2 yellow, 1 red&quot;</extracomment>
        <translation>1 rouge</translation>
    </message>
    <message>
        <source>1 white</source>
        <translation>1 blanc</translation>
    </message>
    <message>
        <source>1 yellow</source>
        <translation>1 jaune</translation>
    </message>
    <message>
        <source>{number} black</source>
        <translation>{number} noirs</translation>
    </message>
    <message>
        <source>{number} red</source>
        <extracomment>{number} is 2 to 7</extracomment>
        <translation>{number} rouges</translation>
    </message>
    <message>
        <source>{number} white</source>
        <translation>{number} blancs</translation>
    </message>
    <message>
        <source>{number} yellow</source>
        <translation>{number} jaunes</translation>
    </message>
</context>
<context>
    <name>BigShotDeed</name>
    <message>
        <source>Bid: {amount}</source>
        <translation>Offre&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>Cannot pay {amount}</source>
        <translation>Ne peut pas payer {amount}</translation>
    </message>
    <message>
        <source>Got the cubes for nothing</source>
        <translation>Pions pris sans payer</translation>
    </message>
    <message>
        <source>Leads round {round}</source>
        <translation>Meneur du tour {round}</translation>
    </message>
    <message>
        <source>Loan for {colour}: {amount}</source>
        <translation>Emprunt pour {colour}&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>Loan: {amount}</source>
        <extracomment>{amount} is what the loan pays out</extracomment>
        <translation>Emprunt&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>No loan</source>
        <translation>Pas d’emprunt</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>A passé</translation>
    </message>
    <message>
        <source>Rolled {pips}</source>
        <extracomment>What somebody did, on their card: &quot;Rolled 6 to see who begins&quot;</extracomment>
        <translation>A fait {pips}</translation>
    </message>
    <message>
        <source>Rolled {pips}: field {field}</source>
        <translation>A fait {pips}&#xa0;: case {field}</translation>
    </message>
    <message>
        <source>Showed all money: {cash}</source>
        <translation>A montré tout son argent&#xa0;: {cash}</translation>
    </message>
    <message>
        <source>Won the auction: {amount}</source>
        <translation>Enchères remportées&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>Won the auction: {amount} from {colour}</source>
        <translation>Enchères remportées&#xa0;: {amount} de {colour}</translation>
    </message>
    <message>
        <source>{colour}: {district}</source>
        <extracomment>{colour} of a cube, and where it went</extracomment>
        <translation>{colour}&#xa0;: {district}</translation>
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
        <translation>Brasserie</translation>
    </message>
    <message>
        <source>City Hall</source>
        <translation>Hôtel de ville</translation>
    </message>
    <message>
        <source>District {number}</source>
        <extracomment>A district while nobody knows which city it belongs to</extracomment>
        <translation>Quartier {number}</translation>
    </message>
    <message>
        <source>Docks</source>
        <translation>Docks</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Bourse</translation>
    </message>
    <message>
        <source>Fish Market</source>
        <translation>Marché aux poissons</translation>
    </message>
    <message>
        <source>Grand Hotel</source>
        <translation>Grand Hôtel</translation>
    </message>
    <message>
        <source>Mill Row</source>
        <translation>Rue du Moulin</translation>
    </message>
    <message>
        <source>North Park</source>
        <translation>Parc Nord</translation>
    </message>
    <message>
        <source>South Park</source>
        <translation>Parc Sud</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>Gare</translation>
    </message>
    <message>
        <source>Theatre</source>
        <translation>Théâtre</translation>
    </message>
    <message>
        <source>Tram Depot</source>
        <translation>Dépôt des trams</translation>
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
        <translation>Égalité&#xa0;: {players} relancent le dé.</translation>
    </message>
    <message>
        <source>Nobody bids: {player} takes the cubes for nothing.</source>
        <translation>Aucune offre&#xa0;: {player} prend les pions sans rien payer.</translation>
    </message>
    <message>
        <source>Nobody takes {the_district}: not a single cube went there.</source>
        <translation>Personne ne remporte {the_district}&#xa0;: il ne s’y trouve pas un seul pion.</translation>
    </message>
    <message>
        <source>Nobody takes {the_district}: the cubes cancel out ({cubes}).</source>
        <translation>Personne ne remporte {the_district}&#xa0;: les pions se neutralisent ({cubes}).</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: {player} leads.</source>
        <translation>Tour {round} sur {rounds}, meneur&#xa0;: {player}.</translation>
    </message>
    <message>
        <source>Sold! {rivals} cancel out; {winner} takes {the_district} with a single cube.</source>
        <extracomment>{rivals} is a list of colours: &quot;Red and Yellow&quot;</extracomment>
        <translation>Vendu&#x202f;! {rivals} se neutralisent&#x202f;; {winner} remporte {the_district} avec un seul pion.</translation>
    </message>
    <message>
        <source>Sold! {winner} takes {the_district} unopposed.</source>
        <translation>Vendu&#x202f;! {winner} remporte {the_district} sans rival.</translation>
    </message>
    <message>
        <source>Sold! {winner} takes {the_district} with the most cubes.</source>
        <extracomment>{winner} is a colour and its owner: &quot;White (Anna)&quot;</extracomment>
        <translation>Vendu&#x202f;! {winner} remporte {the_district} avec le plus de pions.</translation>
    </message>
    <message>
        <source>The match is over, and nobody wins: no player owns enough districts.</source>
        <translation>La partie est finie et personne ne gagne&#xa0;: aucun joueur ne possède assez de quartiers.</translation>
    </message>
    <message>
        <source>{player} bids {amount}.</source>
        <translation>{player} offre {amount}.</translation>
    </message>
    <message>
        <source>{player} cannot pay the winning bid of {amount}: the auction starts again.</source>
        <translation>{player} ne peut pas payer son offre de {amount}&#xa0;: les enchères recommencent.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} passe.</translation>
    </message>
    <message>
        <source>{player} places {a_cube} {in_district} (now {cubes}).</source>
        <extracomment>&quot;Anna places a red cube in the Grand Hotel (now 2 red, 1 black).&quot;</extracomment>
        <translation>{player} place {a_cube} {in_district} (à présent {cubes}).</translation>
    </message>
    <message>
        <source>{player} puts all the money on the table: {cash}.</source>
        <translation>{player} met tout son argent sur la table&#xa0;: {cash}.</translation>
    </message>
    <message>
        <source>{player} rolls a {pips} for the lead.</source>
        <translation>{player} lance le dé pour désigner le meneur&#xa0;: {pips}.</translation>
    </message>
    <message>
        <source>{player} rolls a {pips}; the broker stops on field {field}. Up for auction: {lot}.</source>
        <extracomment>{lot} and {cubes} are lists of cubes such as &quot;2 red, 1 black&quot;</extracomment>
        <translation>{player} fait {pips}&#x202f;; le promoteur s’arrête sur la case {field}. Aux enchères&#xa0;: {lot}.</translation>
    </message>
    <message>
        <source>{player} takes loan number {number} for {colour}: {amount} now, {debt} to repay at the end.</source>
        <translation>{player} emprunte (n°&#xa0;{number}) pour {colour}&#xa0;: {amount} tout de suite, {debt} à rendre à la fin.</translation>
    </message>
    <message>
        <source>{player} takes loan number {number}: {amount} now, {debt} to repay at the end.</source>
        <extracomment>{amount} is what the loan pays out, {debt} what it costs at the end</extracomment>
        <translation>{player} emprunte (n°&#xa0;{number})&#xa0;: {amount} tout de suite, {debt} à rendre à la fin.</translation>
    </message>
    <message>
        <source>{player} takes no loan.</source>
        <translation>{player} ne fait pas d’emprunt.</translation>
    </message>
    <message>
        <source>{player} wins the auction for {amount}.</source>
        <translation>{player} remporte les enchères pour {amount}.</translation>
    </message>
    <message>
        <source>{player} wins the auction; {colour} pays {amount}.</source>
        <translation>{player} remporte les enchères&#x202f;; {colour} paie {amount}.</translation>
    </message>
    <message>
        <source>{rivals} cancel out; {winner} takes {the_district} with a single cube.</source>
        <translation>{rivals} se neutralisent&#x202f;; {winner} remporte {the_district} avec un seul pion.</translation>
    </message>
    <message>
        <source>{winner} takes {the_district} unopposed: {cubes}.</source>
        <translation>{winner} remporte {the_district} sans rival&#xa0;: {cubes}.</translation>
    </message>
    <message>
        <source>{winner} takes {the_district} with the most cubes: {cubes}.</source>
        <translation>{winner} remporte {the_district} avec le plus de pions&#xa0;: {cubes}.</translation>
    </message>
</context>
<context>
    <name>BigShotGuide</name>
    <message>
        <source>A city to buy</source>
        <translation>Une ville à acheter</translation>
    </message>
    <message>
        <source>After 18 rounds of auctions the richest player wins, but only with two districts or more. Your card shows your cash, your loans and your districts.</source>
        <translation>Après 18 tours d’enchères, le plus riche gagne, mais à condition d’avoir au moins deux quartiers. Votre carte montre votre argent, vos emprunts et vos quartiers.</translation>
    </message>
    <message>
        <source>Before the first round everybody rolls, and the highest leads. After that, the leader’s roll moves the broker around the city. Go on: click the die, or the button below.</source>
        <translation>Avant le premier tour, chacun lance le dé, et le plus fort résultat désigne le meneur. Ensuite, c’est le dé du meneur qui fait avancer le promoteur autour de la ville. Allez-y&#xa0;: cliquez sur le dé ou sur le bouton ci-dessous.</translation>
    </message>
    <message>
        <source>Four cubes for auction</source>
        <translation>Quatre pions aux enchères</translation>
    </message>
    <message>
        <source>Into the city</source>
        <translation>Les pions entrent en ville</translation>
    </message>
    <message>
        <source>Once a round you may take a loan. The first pays you $9M, each one after it $1M less, and each costs you $10M at the end. Take one when the cubes are worth it.</source>
        <translation>Une fois par tour, vous pouvez faire un emprunt. Le premier vous rapporte 9&#xa0;M$, les suivants 1&#xa0;M$ de moins à chaque fois, et chacun vous coûte 10&#xa0;M$ à la fin. Empruntez quand les pions en valent la peine.</translation>
    </message>
    <message>
        <source>Open the bidding or raise the standing bid, or pass and be out of this auction. The last one left pays the bid to the bank and takes the cubes. Try a small bid first.</source>
        <translation>Ouvrez les enchères ou dépassez l’offre à battre, ou passez&#xa0;: vous quittez alors ces enchères. Le dernier en lice paie son offre à la banque et prend les pions. Commencez par une petite offre.</translation>
    </message>
    <message>
        <source>Roll the die</source>
        <translation>Lancez le dé</translation>
    </message>
    <message>
        <source>Seven cubes, and it is sold</source>
        <translation>Sept pions, et c’est vendu</translation>
    </message>
    <message>
        <source>Short of cash?</source>
        <translation>À court d’argent&#x202f;?</translation>
    </message>
    <message>
        <source>The broker has stopped here, so these four cubes are up for auction. Whoever wins them places them all, whatever their colours: to help their own, or to spoil things for others.</source>
        <translation>Le promoteur s’est arrêté ici&#xa0;: ces quatre pions sont donc mis aux enchères. Qui les remporte les place tous, quelle que soit leur couleur, pour aider la sienne ou pour gêner les autres.</translation>
    </message>
    <message>
        <source>The cubes are yours to place, one after another, in any districts that are not sold. Point at a district to see what would come of it, then click; or choose one below.</source>
        <translation>À vous de placer les pions, l’un après l’autre, dans les quartiers de votre choix qui ne sont pas encore vendus. Survolez un quartier pour voir ce que cela donnerait, puis cliquez&#x202f;; ou choisissez-en un ci-dessous.</translation>
    </message>
    <message>
        <source>The first district is sold</source>
        <translation>Le premier quartier est vendu</translation>
    </message>
    <message>
        <source>The sign shows whose it is now, and no more cubes can go there. In the end it brings its owner what its plate shows. You need two districts to win: see where you are ahead.</source>
        <translation>Le panneau montre à qui il est maintenant, et plus aucun pion n’y entre. À la fin, il rapporte à son propriétaire ce qu’indique sa plaque. Il vous faut deux quartiers pour gagner&#xa0;: voyez où vous êtes en tête.</translation>
    </message>
    <message>
        <source>Thirteen districts, and you want the best of them. The brass plate shows what a district is worth in millions. A park is worth nothing by itself, but doubles its owner’s districts beside it.</source>
        <translation>Treize quartiers, et il vous faut les meilleurs. La plaque de laiton indique ce que vaut un quartier, en millions. Un parc ne vaut rien par lui-même, mais double les quartiers voisins de son propriétaire.</translation>
    </message>
    <message>
        <source>With its seventh cube a district is sold at once to the colour with most cubes in it. Beware of ties: colours tied for the most cancel out, and the next best wins.</source>
        <translation>Au septième pion, un quartier est aussitôt vendu à la couleur qui y a le plus de pions. Gare aux égalités&#xa0;: les couleurs à égalité en tête se neutralisent, et la meilleure des autres l’emporte.</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Votre offre</translation>
    </message>
</context>
<context>
    <name>BigShotInDistrict</name>
    <message>
        <source>in City Hall</source>
        <translation>à l’Hôtel de ville</translation>
    </message>
    <message>
        <source>in Mill Row</source>
        <translation>dans la Rue du Moulin</translation>
    </message>
    <message>
        <source>in North Park</source>
        <extracomment>The end of &quot;Anna places a red cube in the Grand Hotel&quot;</extracomment>
        <translation>dans le Parc Nord</translation>
    </message>
    <message>
        <source>in South Park</source>
        <translation>dans le Parc Sud</translation>
    </message>
    <message>
        <source>in district {number}</source>
        <translation>dans le quartier {number}</translation>
    </message>
    <message>
        <source>in the Brewery</source>
        <translation>à la Brasserie</translation>
    </message>
    <message>
        <source>in the Docks</source>
        <translation>sur les Docks</translation>
    </message>
    <message>
        <source>in the Exchange</source>
        <translation>à la Bourse</translation>
    </message>
    <message>
        <source>in the Fish Market</source>
        <translation>au Marché aux poissons</translation>
    </message>
    <message>
        <source>in the Grand Hotel</source>
        <translation>au Grand Hôtel</translation>
    </message>
    <message>
        <source>in the Station</source>
        <translation>à la Gare</translation>
    </message>
    <message>
        <source>in the Theatre</source>
        <translation>au Théâtre</translation>
    </message>
    <message>
        <source>in the Tram Depot</source>
        <translation>au Dépôt des trams</translation>
    </message>
    <message>
        <source>in {name}</source>
        <translation>dans le quartier {name}</translation>
    </message>
    <message>
        <source>on the Boulevard</source>
        <translation>sur le Boulevard</translation>
    </message>
</context>
<context>
    <name>BigShotLine</name>
    <message>
        <source>Cash</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Cash ({colour})</source>
        <translation>Argent ({colour})</translation>
    </message>
    <message>
        <source>Loans ({colour}), {number} × {debt}</source>
        <translation>Emprunts ({colour}), {number} × {debt}</translation>
    </message>
    <message>
        <source>Loans, {number} × {debt}</source>
        <extracomment>&quot;Loans, 2 × $10M&quot;</extracomment>
        <translation>Emprunts, {number} × {debt}</translation>
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
        <translation>{district} ({colour}), valeur doublée par le parc</translation>
    </message>
    <message>
        <source>{district} ({colour}), × {times} with both parks</source>
        <translation>{district} ({colour}), × {times} avec les deux parcs</translation>
    </message>
    <message>
        <source>{district}, doubled by the park</source>
        <translation>{district}, valeur doublée par le parc</translation>
    </message>
    <message>
        <source>{district}, × {times} with both parks</source>
        <translation>{district}, × {times} avec les deux parcs</translation>
    </message>
</context>
<context>
    <name>BigShotMalformed</name>
    <message>
        <source>{where}: a park can only double districts that have a value.</source>
        <translation>{where}&#xa0;: un parc ne peut doubler que des quartiers qui ont une valeur.</translation>
    </message>
    <message>
        <source>{where}: a park must double at least one district.</source>
        <translation>{where}&#xa0;: un parc doit doubler au moins un quartier.</translation>
    </message>
    <message>
        <source>{where}: the city must have parks, {number} in all.</source>
        <extracomment>{where} is a place in a data file, such as districts[3].doubles</extracomment>
        <translation>{where}&#xa0;: la ville doit compter {number} parcs.</translation>
    </message>
</context>
<context>
    <name>BigShotMoney</name>
    <message>
        <source>${number}M</source>
        <extracomment>A sum of money: {number} whole millions of dollars</extracomment>
        <translation>{number}&#xa0;M$</translation>
    </message>
    <message>
        <source>−${number}M</source>
        <extracomment>A debt or a loss: {number} whole millions of dollars</extracomment>
        <translation>−{number}&#xa0;M$</translation>
    </message>
</context>
<context>
    <name>BigShotOption</name>
    <message>
        <source>All the money lies open on the table.</source>
        <translation>Tout l’argent est visible sur la table.</translation>
    </message>
    <message>
        <source>Allowed, then checked for the match</source>
        <extracomment>Bids above one’s cash</extracomment>
        <translation>Autorisées, puis contrôlées pendant la partie</translation>
    </message>
    <message>
        <source>Allowed, then checked for the round</source>
        <extracomment>Bids above one’s cash</extracomment>
        <translation>Autorisées, puis contrôlées pendant le tour</translation>
    </message>
    <message>
        <source>Before the auction</source>
        <extracomment>Loans</extracomment>
        <translation>Avant les enchères</translation>
    </message>
    <message>
        <source>Bids above one’s cash</source>
        <translation>Offres au-delà de l’argent en main</translation>
    </message>
    <message>
        <source>During the auction</source>
        <extracomment>Loans</extracomment>
        <translation>Pendant les enchères</translation>
    </message>
    <message>
        <source>Everyone decides in turn before the first bid; after that, no loans.</source>
        <translation>Chacun décide à son tour avant la première offre&#x202f;; ensuite, on ne fait plus d’emprunt.</translation>
    </message>
    <message>
        <source>Hidden money</source>
        <translation>Argent caché</translation>
    </message>
    <message>
        <source>Is everyone’s money hidden from the others?</source>
        <translation>L’argent est-il caché aux autres&#x202f;?</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Emprunts</translation>
    </message>
    <message>
        <source>May players bid more than they can pay?</source>
        <translation>Peut-on offrir plus qu’on ne peut payer&#x202f;?</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Hidden money</extracomment>
        <translation>Non</translation>
    </message>
    <message>
        <source>Nobody can bid more than the cash in hand.</source>
        <translation>Personne ne peut offrir plus que l’argent en main.</translation>
    </message>
    <message>
        <source>Once a round, whenever it is the player’s turn to bid.</source>
        <translation>Une fois par tour, au moment de faire une offre.</translation>
    </message>
    <message>
        <source>Players see their own money only; a good memory knows the rest.</source>
        <translation>Chacun ne voit que son argent&#x202f;; une bonne mémoire fait le reste.</translation>
    </message>
    <message>
        <source>Refused</source>
        <extracomment>Bids above one’s cash</extracomment>
        <translation>Refusées</translation>
    </message>
    <message>
        <source>When does the bank lend money?</source>
        <translation>Quand la banque prête-t-elle de l’argent&#x202f;?</translation>
    </message>
    <message>
        <source>Whoever wins and cannot pay shows all their money, the auction starts again, and from then on their money lies open and their bids are checked.</source>
        <translation>Qui l’emporte sans pouvoir payer montre tout son argent, les enchères recommencent, et dès lors son argent reste visible et toutes ses offres sont contrôlées.</translation>
    </message>
    <message>
        <source>Whoever wins and cannot pay shows all their money, the auction starts again, and their bids are checked for the rest of the round.</source>
        <translation>Qui l’emporte sans pouvoir payer montre tout son argent, les enchères recommencent, et ses offres sont contrôlées jusqu’à la fin du tour.</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Hidden money</extracomment>
        <translation>Oui</translation>
    </message>
</context>
<context>
    <name>BigShotOutcome</name>
    <message>
        <source>1 of another colour: a tie, and nobody gets the district.</source>
        <extracomment>One colour leads, and no other has cubes there</extracomment>
        <translation>Encore 1 d’une autre couleur&#xa0;: égalité, personne n’a le quartier.</translation>
    </message>
    <message>
        <source>No cube has been placed {in_district} yet.</source>
        <extracomment>{in_district} has the form of &quot;Anna places a cube in the Grand Hotel&quot;</extracomment>
        <translation>Aucun pion n’a encore été placé {in_district}.</translation>
    </message>
    <message>
        <source>Nobody owns {the_district}.</source>
        <translation>Personne ne possède {the_district}.</translation>
    </message>
    <message>
        <source>Nothing that is still to come can turn it.</source>
        <translation>Rien de ce qui reste à venir ne peut renverser cela.</translation>
    </message>
    <message>
        <source>Sold: {owner} gets {the_district} with the most cubes ({worth}).</source>
        <extracomment>What a cube would do. {owner} is a colour and its owner: &quot;White (Anna)&quot;; {worth} is &quot;$21M&quot; or the like</extracomment>
        <translation>Vendu&#xa0;: {owner} remporte {the_district} avec le plus de pions ({worth}).</translation>
    </message>
    <message>
        <source>Sold: {tied} cancel out, and {owner} gets {the_district} with a single cube ({worth}).</source>
        <extracomment>{tied} is a list of colours: &quot;Red and Yellow&quot;</extracomment>
        <translation>Vendu&#xa0;: {tied} se neutralisent, et {owner} remporte {the_district} avec un seul pion ({worth}).</translation>
    </message>
    <message>
        <source>{alike} of another colour: a tie, and nobody gets the district.</source>
        <extracomment>{alike} is 2 or 3</extracomment>
        <translation>Encore {alike} d’une autre couleur&#xa0;: égalité, personne n’a le quartier.</translation>
    </message>
    <message>
        <source>{cubes} more, and {owner} is ahead.</source>
        <extracomment>What it takes to put another colour ahead: {cubes} is a list such as &quot;2 red, 1 black&quot;</extracomment>
        <translation>Encore {cubes}, et {owner} est en tête.</translation>
    </message>
    <message>
        <source>{cubes} more: a tie, and nobody gets the district.</source>
        <extracomment>All colours cancel out then: &quot;1 red more: a tie, …&quot;</extracomment>
        <translation>Encore {cubes}&#xa0;: égalité, personne n’a le quartier.</translation>
    </message>
    <message>
        <source>{owner} goes ahead {at_district} ({worth}).</source>
        <extracomment>{at_district} has the form of &quot;Red is ahead in the Grand Hotel&quot;</extracomment>
        <translation>{owner} passe en tête {at_district} ({worth}).</translation>
    </message>
    <message>
        <source>{owner} is ahead {at_district} ({worth}).</source>
        <translation>{owner} est en tête {at_district} ({worth}).</translation>
    </message>
    <message>
        <source>{owner} owns {the_district} ({worth}).</source>
        <translation>{owner} possède {the_district} ({worth}).</translation>
    </message>
    <message>
        <source>{owner} stays ahead {at_district} ({worth}).</source>
        <translation>{owner} reste en tête {at_district} ({worth}).</translation>
    </message>
    <message>
        <source>{tied} cancel out: nobody is ahead {at_district}.</source>
        <translation>{tied} se neutralisent&#xa0;: personne n’est en tête {at_district}.</translation>
    </message>
    <message>
        <source>{tied} cancel out: {owner} is ahead {at_district} ({worth}).</source>
        <translation>{tied} se neutralisent&#xa0;: {owner} est en tête {at_district} ({worth}).</translation>
    </message>
</context>
<context>
    <name>BigShotProgress</name>
    <message>
        <source>Before round 1 of {rounds}</source>
        <extracomment>It is rolled who begins</extracomment>
        <translation>Avant le tour 1 sur {rounds}</translation>
    </message>
    <message>
        <source>Last round: {round} of {rounds}</source>
        <translation>Dernier tour&#xa0;: {round} sur {rounds}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Tour {round} sur {rounds}</translation>
    </message>
    <message>
        <source>{nobodys} belongs to nobody</source>
        <extracomment>In a match of three, beside the round; {nobodys} is a colour: &quot;White belongs to nobody&quot;</extracomment>
        <translation>{nobodys} n’est à personne</translation>
    </message>
</context>
<context>
    <name>BigShotPrompt</name>
    <message>
        <source>{player}: bid {lowest} or more, or pass.</source>
        <extracomment>{lowest} is an amount of money</extracomment>
        <translation>{player}&#xa0;: offrir {lowest} ou plus, ou passer.</translation>
    </message>
    <message>
        <source>{player}: bid {lowest} or pass.</source>
        <translation>{player}&#xa0;: offrir {lowest} ou passer.</translation>
    </message>
    <message>
        <source>{player}: choose the colour that pays {amount}.</source>
        <translation>{player}&#xa0;: choisir la couleur qui paie {amount}.</translation>
    </message>
    <message>
        <source>{player}: no higher bid is possible, so pass.</source>
        <translation>{player}&#xa0;: plus d’offre possible, il faut passer.</translation>
    </message>
    <message>
        <source>{player}: place the cubes from the auction ({cubes}).</source>
        <extracomment>{cubes} is a list of cubes such as &quot;2 red, 1 black&quot;</extracomment>
        <translation>{player}&#xa0;: placer les pions remportés aux enchères ({cubes}).</translation>
    </message>
    <message>
        <source>{player}: place the last cube ({cubes}).</source>
        <translation>{player}&#xa0;: placer le dernier pion ({cubes}).</translation>
    </message>
    <message>
        <source>{player}: raise to {lowest} or more, or pass.</source>
        <translation>{player}&#xa0;: monter à {lowest} ou plus, ou passer.</translation>
    </message>
    <message>
        <source>{player}: raise to {lowest} or pass.</source>
        <translation>{player}&#xa0;: monter à {lowest} ou passer.</translation>
    </message>
    <message>
        <source>{player}: take a loan before the auction, or go without.</source>
        <translation>{player}&#xa0;: faire un emprunt avant les enchères, ou y renoncer.</translation>
    </message>
    <message>
        <source>{player}: too little cash for {lowest}; take a loan first, or pass.</source>
        <extracomment>There is not enough cash for a bid</extracomment>
        <translation>{player}&#xa0;: trop peu d’argent pour offrir {lowest}&#x202f;; faire d’abord un emprunt, ou passer.</translation>
    </message>
    <message>
        <source>{roller}: roll the die for the lead.</source>
        <extracomment>What a player must do now: an invitation, the player&apos;s name first</extracomment>
        <translation>{roller}&#xa0;: lancer le dé pour désigner le meneur.</translation>
    </message>
    <message>
        <source>{roller}: roll the die to move the broker.</source>
        <translation>{roller}&#xa0;: lancer le dé pour déplacer le promoteur.</translation>
    </message>
</context>
<context>
    <name>BigShotReason</name>
    <message>
        <source>A park doubles {the_district}</source>
        <translation>Un parc double {the_district}</translation>
    </message>
    <message>
        <source>A park doubles {the_district} ({colour})</source>
        <translation>Un parc double {the_district} ({colour})</translation>
    </message>
    <message>
        <source>Blocks {player} from {the_district}</source>
        <extracomment>&quot;Blocks Bea from the Docks&quot;</extracomment>
        <translation>Dispute {the_district} à {player}</translation>
    </message>
    <message>
        <source>Blocks {player} from {the_district} ({colour})</source>
        <translation>Dispute {the_district} à {player} ({colour})</translation>
    </message>
    <message>
        <source>Completes {the_district}</source>
        <extracomment>A part of what a bot expects, in a list; its amount stands beside it</extracomment>
        <translation>Remporte {the_district}</translation>
    </message>
    <message>
        <source>Cost of loan number {number}</source>
        <translation>Coût de l’emprunt n°&#xa0;{number}</translation>
    </message>
    <message>
        <source>Cost of loan number {number} for {colour}</source>
        <translation>Coût de l’emprunt n°&#xa0;{number} pour {colour}</translation>
    </message>
    <message>
        <source>Districts needed to win</source>
        <extracomment>With fewer than two districts nobody can win</extracomment>
        <translation>Quartiers nécessaires pour gagner</translation>
    </message>
    <message>
        <source>Districts needed to win ({colour})</source>
        <translation>Quartiers nécessaires pour gagner ({colour})</translation>
    </message>
    <message>
        <source>Doubling by a park</source>
        <translation>Valeur doublée par un parc</translation>
    </message>
    <message>
        <source>Doubling by {the_district}</source>
        <extracomment>{the_district} is a park: &quot;Doubling by North Park&quot;</extracomment>
        <translation>Valeur doublée par {the_district}</translation>
    </message>
    <message>
        <source>Doubling by {the_district} ({colour})</source>
        <translation>Valeur doublée par {the_district} ({colour})</translation>
    </message>
    <message>
        <source>Helps {player} to get {the_district}</source>
        <translation>Aide {player} à obtenir {the_district}</translation>
    </message>
    <message>
        <source>Helps {player} to get {the_district} ({colour})</source>
        <translation>Aide {player} à obtenir {the_district} ({colour})</translation>
    </message>
    <message>
        <source>Money for later auctions</source>
        <translation>Argent pour les enchères suivantes</translation>
    </message>
    <message>
        <source>Price of the cubes ({price})</source>
        <extracomment>{price} is what they may cost</extracomment>
        <translation>Prix des pions ({price})</translation>
    </message>
    <message>
        <source>Prospects for {the_district}</source>
        <extracomment>&quot;Prospects for the Grand Hotel&quot;: how likely it is to be won</extracomment>
        <translation>Chances d’obtenir {the_district}</translation>
    </message>
    <message>
        <source>Prospects for {the_district} ({colour})</source>
        <translation>Chances d’obtenir {the_district} ({colour})</translation>
    </message>
    <message>
        <source>The final account</source>
        <translation>Le décompte final</translation>
    </message>
    <message>
        <source>The other cubes of the plan</source>
        <translation>Les autres pions du plan</translation>
    </message>
    <message>
        <source>These cubes are no longer to come</source>
        <extracomment>The chance to win counted already that these cubes would come</extracomment>
        <translation>Ces pions ne sont plus à venir</translation>
    </message>
    <message>
        <source>What loan number {number} allows</source>
        <extracomment>The bids that become possible with it</extracomment>
        <translation>Ce que permet l’emprunt n° {number}</translation>
    </message>
    <message>
        <source>What loan number {number} allows {colour}</source>
        <translation>Ce que l’emprunt n° {number} permet à {colour}</translation>
    </message>
    <message>
        <source>{colour} completes {the_district}</source>
        <translation>{colour} remporte {the_district}</translation>
    </message>
    <message>
        <source>{player} takes {the_district}</source>
        <translation>{player} remporte {the_district}</translation>
    </message>
    <message>
        <source>{player} takes {the_district} ({colour})</source>
        <translation>{player} remporte {the_district} ({colour})</translation>
    </message>
    <message>
        <source>{player} would pay {price} for the cubes</source>
        <extracomment>{price} is a guess</extracomment>
        <translation>{player} paierait {price} pour les pions</translation>
    </message>
</context>
<context>
    <name>BigShotRefusal</name>
    <message>
        <source>After the overbid every bid is checked: with {cash} in cash, {amount} is too much.</source>
        <translation>Après une offre sans provision, chaque offre est contrôlée&#xa0;: avec {cash} en main, {amount}, c’est trop.</translation>
    </message>
    <message>
        <source>Already sold: no more cubes {in_district}.</source>
        <translation>Déjà vendu&#xa0;: on ne place plus de pions {in_district}.</translation>
    </message>
    <message>
        <source>Each of the two players needs two colours that the other does not have.</source>
        <translation>Chacun des deux joueurs doit avoir deux couleurs que l’autre n’a pas.</translation>
    </message>
    <message>
        <source>Each player needs one colour that no other player has.</source>
        <translation>Chaque joueur doit avoir une couleur qu’aucun autre n’a.</translation>
    </message>
    <message>
        <source>Field {field} must hold {lot_size} cubes of two colours or more.</source>
        <translation>La case {field} doit porter {lot_size} pions d’au moins deux couleurs.</translation>
    </message>
    <message>
        <source>In this match there are no loans once the auction has begun.</source>
        <translation>Dans cette partie, on ne peut plus faire d’emprunt une fois les enchères commencées.</translation>
    </message>
    <message>
        <source>Nobody can ever own more than {highest}: {amount} is too much.</source>
        <translation>Personne ne peut jamais avoir plus de {highest}&#xa0;: {amount}, c’est trop.</translation>
    </message>
    <message>
        <source>Not now: before the auction everyone takes a loan or goes without.</source>
        <translation>Pas maintenant&#xa0;: avant les enchères, chacun choisit de faire un emprunt ou non.</translation>
    </message>
    <message>
        <source>Not now: first choose the colour that pays.</source>
        <translation>Pas maintenant&#xa0;: il faut d’abord choisir la couleur qui paie.</translation>
    </message>
    <message>
        <source>Not now: first place the cubes from the auction.</source>
        <translation>Pas maintenant&#xa0;: il faut d’abord placer les pions remportés aux enchères.</translation>
    </message>
    <message>
        <source>Not now: the die decides who leads.</source>
        <translation>Pas maintenant&#xa0;: le dé désigne le meneur.</translation>
    </message>
    <message>
        <source>Not now: the die moves the broker.</source>
        <translation>Pas maintenant&#xa0;: le dé déplace le promoteur.</translation>
    </message>
    <message>
        <source>Not now: this is the auction. Bid or pass.</source>
        <translation>Pas maintenant&#xa0;: les enchères sont en cours. Il faut faire une offre ou passer.</translation>
    </message>
    <message>
        <source>One loan per round is the limit.</source>
        <translation>Un seul emprunt par tour.</translation>
    </message>
    <message>
        <source>Players borrow and pay with their own two colours only.</source>
        <translation>On n’emprunte et on ne paie qu’avec ses deux couleurs.</translation>
    </message>
    <message>
        <source>Players borrow for their own colour only.</source>
        <translation>On n’emprunte que pour sa propre couleur.</translation>
    </message>
    <message>
        <source>The bank has no loan tokens left: nobody can borrow any more.</source>
        <translation>La banque n’a plus de jetons Emprunt&#xa0;: plus personne ne peut emprunter.</translation>
    </message>
    <message>
        <source>The broker stands on one of the fields 1 to {fields}; there is no field {field}.</source>
        <translation>Le promoteur se tient sur l’une des cases 1 à {fields}&#x202f;; il n’y a pas de case {field}.</translation>
    </message>
    <message>
        <source>The city has no district number {district_number}.</source>
        <translation>La ville n’a pas de quartier numéro {district_number}.</translation>
    </message>
    <message>
        <source>The fuller purse holds {cash}: a bid of {amount} is too high, for one purse pays alone.</source>
        <translation>La caisse la mieux garnie contient {cash}&#xa0;: une offre de {amount} est trop élevée, car une seule caisse doit la payer.</translation>
    </message>
    <message>
        <source>This purse holds {cash} and cannot pay {amount}. The other one must.</source>
        <translation>Cette caisse contient {cash} et ne peut pas payer {amount}. C’est à l’autre de le faire.</translation>
    </message>
    <message>
        <source>Too late for a loan: with two players it comes before one’s first bid or pass.</source>
        <translation>Trop tard pour un emprunt&#xa0;: à deux, on emprunte avant de faire sa première offre ou de passer.</translation>
    </message>
    <message>
        <source>With {cash} in cash, a bid of {amount} is too high. Bid less, pass, or first take a loan if the bank still lends.</source>
        <translation>Avec {cash} en main, une offre de {amount} est trop élevée. Il faut offrir moins, passer, ou d’abord faire un emprunt si la banque prête encore.</translation>
    </message>
    <message>
        <source>{amount} is not enough: the next bid is at least {lowest}.</source>
        <translation>{amount}, c’est trop peu&#xa0;: la prochaine offre doit être d’au moins {lowest}.</translation>
    </message>
    <message>
        <source>{colour} already has a loan this round: one per colour is the limit.</source>
        <translation>{colour} a déjà fait un emprunt ce tour-ci&#xa0;: un seul par couleur.</translation>
    </message>
    <message>
        <source>{colour}: no such cube is left to place.</source>
        <translation>{colour}&#xa0;: il ne reste pas de pion de cette couleur à placer.</translation>
    </message>
    <message>
        <source>{colour}: there must be {cubes_per_colour} cubes of each colour, not {number}.</source>
        <translation>{colour}&#xa0;: il faut {cubes_per_colour} pions de chaque couleur, et non {number}.</translation>
    </message>
    <message>
        <source>{loans} loans are the limit: the next would pay nothing.</source>
        <translation>{loans} emprunts, c’est le maximum&#xa0;: le suivant ne rapporterait rien.</translation>
    </message>
    <message>
        <source>“{option}” belongs to the expert game, which takes three or four players.</source>
        <translation>«&#xa0;{option}&#xa0;» fait partie du jeu pour joueurs confirmés, qui se joue à trois ou à quatre.</translation>
    </message>
</context>
<context>
    <name>BigShotRulebook</name>
    <message>
        <source>3 red, 3 yellow, 1 white: Red and Yellow cancel out, and White wins with a single cube.</source>
        <translation>3 rouges, 3 jaunes, 1 blanc&#xa0;: Rouge et Jaune se neutralisent, et Blanc l’emporte avec un seul pion.</translation>
    </message>
    <message>
        <source>72 cubes, 18 in each of the four colours red, yellow, white and black; 30 loan tokens; 13 sold signs; the broker; a six-sided die. Coins and four colour cards complete the box.</source>
        <translation>72 pions, soit 18 dans chacune des quatre couleurs, rouge, jaune, blanc et noir&#x202f;; 30 jetons Emprunt&#x202f;; 13 écriteaux Vendu&#x202f;; le promoteur&#x202f;; un dé à six faces. Des pièces et quatre cartes de visite, une par couleur, complètent la boîte.</translation>
    </message>
    <message>
        <source>A bid is tested only when it wins, and loans taken in this round stay taken. How long later bids are checked is our reading. No bid may go above $55M, the most one purse can ever hold.</source>
        <translation>Une offre n’est vérifiée que si elle l’emporte, et les emprunts faits pendant ce tour ne sont pas annulés. La durée du contrôle des offres suivantes relève de notre interprétation. Aucune offre ne peut dépasser 55&#xa0;M$, le plus qu’une caisse puisse jamais contenir.</translation>
    </message>
    <message>
        <source>A district holds 2 yellow cubes, 1 red and 1 white. On offer are 2 red cubes, 1 yellow and 1 black. Three players can win the district now: Red with red, red and black (3/2/1/1), Yellow with yellow, red and black (3/2/1/1), and White with red, red and yellow (3/3/1).</source>
        <translation>Un quartier contient 2 pions jaunes, 1 rouge et 1 blanc. Aux enchères&#xa0;: 2 pions rouges, 1 jaune et 1 noir. Trois joueurs peuvent alors remporter le quartier&#xa0;: Rouge avec rouge, rouge et noir (3/2/1/1), Jaune avec jaune, rouge et noir (3/2/1/1), et Blanc avec rouge, rouge et jaune (3/3/1).</translation>
    </message>
    <message>
        <source>A district holds at most seven cubes. The seventh decides it at once, before the next cube is placed.</source>
        <translation>Un quartier reçoit au plus sept pions. Le septième décide aussitôt de son sort, avant que le pion suivant soit placé.</translation>
    </message>
    <message>
        <source>A field with its four cubes and the broker.</source>
        <translation>Une case avec ses quatre pions, et le promoteur.</translation>
    </message>
    <message>
        <source>A park doubles the value of each district beside it that has the same owner. Every other district counts once.</source>
        <translation>Un parc double la valeur de chaque quartier voisin qui a le même propriétaire. Tout autre quartier ne compte qu’une fois.</translation>
    </message>
    <message>
        <source>A roll of 3: the broker counts fields 3, 5 and 6 and skips the empty ones.</source>
        <translation>Un 3 au dé&#xa0;: le promoteur compte les cases 3, 5 et 6 et saute celles qui sont vides.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>After each round the lead goes to the player on the leader’s left. There are 18 rounds.</source>
        <translation>Après chaque tour, le voisin de gauche du meneur prend le relais. La partie compte 18 tours.</translation>
    </message>
    <message>
        <source>After round 18 all fields are empty. Now the districts with one to six cubes are decided as in BS-18: most cubes win, and colours that tie cancel out.</source>
        <translation>Après le dix-huitième tour, toutes les cases sont vides. On attribue maintenant les quartiers qui contiennent de un à six pions, selon BS-18&#xa0;: la majorité l’emporte, et les couleurs à égalité se neutralisent.</translation>
    </message>
    <message>
        <source>All three editions limit the parks to one colour; only the Italian one mentions that your own colours can cancel out.</source>
        <translation>Les trois éditions limitent les parcs à une couleur&#x202f;; seule l’italienne signale les cas où les couleurs d’un même joueur se neutralisent.</translation>
    </message>
    <message>
        <source>Allowed, then checked for the match: the same, but it holds for the rest of the match, and your money stays open.</source>
        <translation>Autorisées, puis contrôlées pendant la partie&#xa0;: la même chose, mais jusqu’à la fin de la partie, et l’argent du joueur en cause reste visible.</translation>
    </message>
    <message>
        <source>Allowed, then checked for the round: if such a bid wins, you must show all your money. The auction starts again from the first bidder, with nobody out and no bid. For the rest of the round you cannot bid above your cash.</source>
        <translation>Autorisées, puis contrôlées pendant le tour&#xa0;: si une telle offre l’emporte, il faut montrer tout son argent. Les enchères repartent du premier à parler, sans offre et avec tout le monde en lice. Jusqu’à la fin du tour, on ne peut plus offrir au-delà de son argent en main.</translation>
    </message>
    <message>
        <source>Anna has $4M in cash, and Ben has just bid $6M. Anna takes a second loan, which pays $8M, and can now bid from $7M to $12M.</source>
        <translation>Anna a 4&#xa0;M$ en main, et Ben vient d’offrir 6&#xa0;M$. Anna fait son deuxième emprunt, qui rapporte 8&#xa0;M$, et peut maintenant offrir de 7&#xa0;M$ à 12&#xa0;M$.</translation>
    </message>
    <message>
        <source>Anna has $6M with Red and $9M with Black. The limit is $9M. A bid of $5M can be paid by either purse, a bid of $8M by Black alone.</source>
        <translation>Anna a 6&#xa0;M$ avec Rouge et 9&#xa0;M$ avec Noir. La limite est de 9&#xa0;M$. Une offre de 5&#xa0;M$ peut être payée par l’une ou l’autre caisse, une offre de 8&#xa0;M$ par Noir seulement.</translation>
    </message>
    <message>
        <source>Ben has $3M in cash, the Grand Hotel (21), the Theatre (16) and two loans: 3 + 21 + 16 − 20 makes $20M.</source>
        <translation>Ben a 3&#xa0;M$ en main, le Grand Hôtel (21), le Théâtre (16) et deux emprunts&#xa0;: 3 + 21 + 16 − 20 font 20&#xa0;M$.</translation>
    </message>
    <message>
        <source>Ben wins with a bid of $15M but has only $12M. Ben shows the $12M, all players are back in, and the auction of the same four cubes starts again.</source>
        <translation>Ben l’emporte avec une offre de 15&#xa0;M$, mais n’a que 12&#xa0;M$. Ben montre ses 12&#xa0;M$, tout le monde est de nouveau en lice, et les enchères recommencent pour les quatre mêmes pions.</translation>
    </message>
    <message>
        <source>Bid or pass</source>
        <translation>Offrir ou passer</translation>
    </message>
    <message>
        <source>Bid: any whole number of millions above the standing bid. The first bid is at least $1M.</source>
        <translation>Faire une offre&#xa0;: un nombre entier de millions, supérieur à l’offre à battre. La première offre est d’au moins 1&#xa0;M$.</translation>
    </message>
    <message>
        <source>Bidding goes clockwise. The player to the leader’s left begins; the leader speaks last. When you speak, you have two choices:</source>
        <translation>On parle dans le sens des aiguilles d’une montre. Le joueur à gauche du meneur commence&#x202f;; le meneur parle en dernier. Chacun, quand vient son tour, a le choix&#xa0;:</translation>
    </message>
    <message>
        <source>Bids above your cash</source>
        <translation>Offres au-delà de l’argent en main</translation>
    </message>
    <message>
        <source>Clara is worth $25M but owns one district. David owns two and ends $4M below zero; nobody else has two. David wins.</source>
        <translation>Clara a un capital de 25&#xa0;M$, mais un seul quartier. David en a deux et finit 4&#xa0;M$ au-dessous de zéro&#x202f;; personne d’autre n’en a deux. David gagne.</translation>
    </message>
    <message>
        <source>Colours, not players</source>
        <translation>Des couleurs, pas des joueurs</translation>
    </message>
    <message>
        <source>Cubes for nothing</source>
        <translation>Des pions gratuits</translation>
    </message>
    <message>
        <source>Districts belong to colours. Your own two colours cancel out like any others, and a park doubles only neighbours of its own colour.</source>
        <translation>Les quartiers appartiennent aux couleurs. Les deux couleurs d’un joueur se neutralisent comme n’importe quelles autres, et un parc ne double que les voisins de sa propre couleur.</translation>
    </message>
    <message>
        <source>Eighteen auction fields surround the city, numbered clockwise. Each of them sees one auction in the match.</source>
        <translation>Dix-huit cases d’enchères entourent la ville, numérotées dans le sens des aiguilles d’une montre. Au cours de la partie, chacune accueille une seule fois les enchères.</translation>
    </message>
    <message>
        <source>Every loan is a debt of $10M, but the bank keeps a growing part of it. Your first loan pays $9M, the second $8M, the third $7M, and so on; the ninth pays $1M.</source>
        <translation>Chaque emprunt est une dette de 10&#xa0;M$, mais la banque en garde une part de plus en plus grosse. Le premier emprunt d’un joueur rapporte 9&#xa0;M$, le deuxième 8&#xa0;M$, le troisième 7&#xa0;M$, et ainsi de suite&#x202f;; le neuvième rapporte 1&#xa0;M$.</translation>
    </message>
    <message>
        <source>Every player starts with $10M. The money lies open for all to see, unless you play the expert game with hidden money (BS-50).</source>
        <translation>Chaque joueur commence avec 10&#xa0;M$. L’argent est posé à la vue de tous, sauf dans le jeu pour joueurs confirmés avec argent caché (BS-50).</translation>
    </message>
    <message>
        <source>Everyone rolls the die, and the highest roll leads the first round. Players who tie for highest roll again among themselves.</source>
        <translation>Tout le monde lance le dé, et le plus fort résultat désigne le meneur du premier tour. En cas d’égalité en tête, les ex æquo relancent le dé entre eux.</translation>
    </message>
    <message>
        <source>Five rich districts touch no park: the Theatre (16), the Exchange (17), the Boulevard (18), City Hall (19) and the Grand Hotel (21).</source>
        <translation>Cinq quartiers de prix ne touchent aucun parc&#xa0;: le Théâtre (16), la Bourse (17), le Boulevard (18), l’Hôtel de ville (19) et le Grand Hôtel (21).</translation>
    </message>
    <message>
        <source>Four cubes per field</source>
        <translation>Quatre pions par case</translation>
    </message>
    <message>
        <source>Four random cubes go on every field. Each field must show at least two colours, never four cubes of one. Every deal that keeps to this is equally likely.</source>
        <translation>On pose quatre pions pris au hasard sur chaque case. Une case doit montrer au moins deux couleurs, jamais quatre pions de la même. Toutes les répartitions qui s’y conforment sont également probables.</translation>
    </message>
    <message>
        <source>Hidden money</source>
        <translation>Argent caché</translation>
    </message>
    <message>
        <source>If all the others pass without a single bid, the leader takes the cubes for nothing and need not bid.</source>
        <translation>Si tous les autres passent sans qu’une seule offre ait été faite, le meneur prend les pions sans rien payer&#x202f;; il n’a pas besoin de faire d’offre.</translation>
    </message>
    <message>
        <source>If nobody owns enough districts, nobody wins. The ranking lists first those who do, and after them the others in the same order.</source>
        <translation>Si personne ne possède assez de quartiers, personne ne gagne. Le classement donne d’abord ceux qui en ont assez, puis les autres dans le même ordre.</translation>
    </message>
    <message>
        <source>If wealth is equal, these decide:</source>
        <translation>À capital égal, on départage ainsi&#xa0;:</translation>
    </message>
    <message>
        <source>If your cash runs out, the bank lends you more, on worse terms each time. In the end you count cash and districts, less your debts. The greatest wealth wins, if its owner has at least two districts.</source>
        <translation>Quand l’argent vient à manquer, la banque en prête, à des conditions chaque fois plus dures. À la fin, on additionne argent et quartiers, et on retranche les dettes. Le plus gros capital gagne, pourvu que son propriétaire possède au moins deux quartiers.</translation>
    </message>
    <message>
        <source>In the German and French editions each player decides before their own first bid, and so do we. In the Italian one all loans come before the auction begins.</source>
        <translation>Dans les éditions allemande et française, chacun décide avant sa propre première offre&#x202f;; nous faisons de même. Dans l’italienne, tous les emprunts se font avant le début des enchères.</translation>
    </message>
    <message>
        <source>In this city no district touches both parks. In a city where one does, it counts four times for an owner of both parks.</source>
        <translation>Dans cette ville, aucun quartier ne touche les deux parcs. Dans une ville qui en aurait un, il compterait quatre fois si son propriétaire possédait les deux parcs.</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Emprunts</translation>
    </message>
    <message>
        <source>Loans are never repaid during the match. At the end each one costs you $10M (BS-25).</source>
        <translation>Un emprunt ne se rembourse jamais en cours de partie. À la fin, chacun coûte 10&#xa0;M$ (BS-25).</translation>
    </message>
    <message>
        <source>Loans before the auction</source>
        <translation>Emprunts avant les enchères</translation>
    </message>
    <message>
        <source>Loans come first</source>
        <translation>Les emprunts d’abord</translation>
    </message>
    <message>
        <source>Money from the bank</source>
        <translation>L’argent de la banque</translation>
    </message>
    <message>
        <source>Most cubes win</source>
        <translation>Le plus grand nombre de pions l’emporte</translation>
    </message>
    <message>
        <source>No edition speaks of ties for the lead; rolling again is our answer.</source>
        <translation>Aucune édition ne dit que faire en cas d’égalité pour désigner le meneur&#x202f;; relancer, c’est notre choix.</translation>
    </message>
    <message>
        <source>No way back</source>
        <translation>Pas de retour en arrière</translation>
    </message>
    <message>
        <source>Nobody takes a tenth loan: it would pay nothing. And when all 30 loan tokens are gone, nobody can borrow any more.</source>
        <translation>Personne ne fait de dixième emprunt&#xa0;: il ne rapporterait rien. Et quand les 30 jetons Emprunt ont tous été pris, plus personne ne peut emprunter.</translation>
    </message>
    <message>
        <source>North Park doubles Mill Row and the Fish Market for Red. The Station is White’s and counts once.</source>
        <translation>Pour Rouge, le Parc Nord double la Rue du Moulin et le Marché aux poissons. La Gare est à Blanc et ne compte qu’une fois.</translation>
    </message>
    <message>
        <source>North Park touches Mill Row (9), the Fish Market (10) and the Station (11). South Park, in the opposite corner, touches the Brewery (9), the Docks (10) and the Tram Depot (11).</source>
        <translation>Le Parc Nord touche la Rue du Moulin (9), le Marché aux poissons (10) et la Gare (11). Le Parc Sud, dans le coin opposé, touche la Brasserie (9), les Docks (10) et le Dépôt des trams (11).</translation>
    </message>
    <message>
        <source>Once per round, on any of your turns to speak in the auction, you may take a loan. After that you still bid or pass.</source>
        <translation>Une fois par tour, quand on a la parole pendant les enchères, on peut faire un emprunt. Il reste ensuite à faire une offre ou à passer.</translation>
    </message>
    <message>
        <source>One district, one offer, three endings. The fourth cube goes elsewhere.</source>
        <translation>Un quartier, quatre pions aux enchères, trois issues. Le quatrième pion va ailleurs.</translation>
    </message>
    <message>
        <source>One purse pays</source>
        <translation>Une seule caisse paie</translation>
    </message>
    <message>
        <source>Only the German and French editions mention 18 cubes per colour; the Italian one gives the total of 72.</source>
        <translation>Seules les éditions allemande et française précisent qu’il y a 18 pions par couleur&#x202f;; l’italienne donne le total de 72.</translation>
    </message>
    <message>
        <source>Only the German and French editions say that its districts do not count. The Italian one adds that helping it to a district can be a good trick.</source>
        <translation>Seules les éditions allemande et française disent que ses quartiers ne comptent pas. L’italienne ajoute que l’aider à obtenir un quartier peut être une bonne ruse.</translation>
    </message>
    <message>
        <source>Only the German and French editions settle ties; the Italian one says nothing of them.</source>
        <translation>Seules les éditions allemande et française départagent les ex æquo&#x202f;; l’italienne n’en dit rien.</translation>
    </message>
    <message>
        <source>Only the Italian edition names 2/2/1/1, where single cubes cancel out, too. The German and French ones stop at 2/2/1 and 2/2.</source>
        <translation>Seule l’édition italienne cite 2/2/1/1, où les pions uniques se neutralisent eux aussi. L’allemande et la française s’arrêtent à 2/2/1 et 2/2.</translation>
    </message>
    <message>
        <source>Only the Italian edition says outright that the two purses may not be combined.</source>
        <translation>Seule l’édition italienne dit en toutes lettres qu’on ne peut pas réunir les deux caisses.</translation>
    </message>
    <message>
        <source>Only what you have</source>
        <translation>Pas plus que ce qu’on a</translation>
    </message>
    <message>
        <source>Parks double</source>
        <translation>Les parcs doublent</translation>
    </message>
    <message>
        <source>Pass: you are out of the auction for this round.</source>
        <translation>Passer&#xa0;: on ne participe plus aux enchères de ce tour.</translation>
    </message>
    <message>
        <source>Placing the cubes</source>
        <translation>Placer les pions</translation>
    </message>
    <message>
        <source>Red owns a park and the 9 and the 10 beside it, White owns the 11 beside it. Red’s districts are worth $38M (2 × 9 + 2 × 10), White’s $11M.</source>
        <translation>Rouge possède un parc ainsi que le 9 et le 10 qui le touchent&#x202f;; Blanc possède le 11, qui le touche aussi. Les quartiers de Rouge valent 38&#xa0;M$ (2 × 9 + 2 × 10), celui de Blanc 11&#xa0;M$.</translation>
    </message>
    <message>
        <source>Refused: nobody can make such a bid (BS-14). This is the usual way.</source>
        <translation>Refusées&#xa0;: personne ne peut faire une telle offre (BS-14). C’est la règle habituelle.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Sold!</source>
        <translation>Vendu&#x202f;!</translation>
    </message>
    <message>
        <source>The 1920s: building fever has taken hold of the city. As a speculator you want its best districts, and you win them with cubes of your colour.</source>
        <translation>Années 1920&#xa0;: la fièvre de la construction a gagné la ville. Chacun, en spéculateur avisé, en convoite les meilleurs quartiers et s’en empare avec les pions de sa couleur.</translation>
    </message>
    <message>
        <source>The French and Italian editions leave the cubes to chance; the German one asks for any four.</source>
        <translation>Les éditions française et italienne s’en remettent au hasard pour les pions&#x202f;; l’allemande en demande quatre, n’importe lesquels.</translation>
    </message>
    <message>
        <source>The German and French editions forbid such bids; if one happens, the player shows all the money once. In the Italian edition the money stays open from then on.</source>
        <translation>Les éditions allemande et française interdisent de telles offres&#x202f;; s’il s’en produit une, le joueur montre une fois tout son argent. Dans l’édition italienne, l’argent reste dès lors visible.</translation>
    </message>
    <message>
        <source>The German and French editions have the cubes placed one by one; the Italian one does not say so. The order counts when a seventh cube is among them (BS-17).</source>
        <translation>Les éditions allemande et française font placer les pions un par un&#x202f;; l’italienne ne le dit pas. L’ordre compte dès qu’un septième pion est du nombre (BS-17).</translation>
    </message>
    <message>
        <source>The German and French editions just say that all the others pass; the Italian one makes clear that nobody has bid.</source>
        <translation>Les éditions allemande et française disent simplement que tous les autres passent&#x202f;; l’italienne précise que personne n’a fait d’offre.</translation>
    </message>
    <message>
        <source>The German and French editions name the highest roll; the Italian one only has everyone roll.</source>
        <translation>Les éditions allemande et française donnent la main au plus fort résultat&#x202f;; l’italienne se contente de faire lancer le dé à tous.</translation>
    </message>
    <message>
        <source>The German and French editions tell of new districts, the Italian one of a city that rebuilds its centre. In play it is all the same.</source>
        <translation>Les éditions allemande et française parlent de quartiers neufs, l’italienne d’une ville qui rebâtit son centre. Pour le jeu, cela ne change rien.</translation>
    </message>
    <message>
        <source>The Grand Hotel before and after the seventh cube: sold to Red.</source>
        <translation>Le Grand Hôtel avant et après le septième pion&#xa0;: vendu à Rouge.</translation>
    </message>
    <message>
        <source>The Italian edition wants every bid in millions; the German and French ones leave the first amount open.</source>
        <translation>L’édition italienne veut toutes les offres en millions&#x202f;; l’allemande et la française laissent libre le premier montant.</translation>
    </message>
    <message>
        <source>The auction ends when all but one have passed. That player pays the bid to the bank and takes the four cubes.</source>
        <translation>Les enchères prennent fin dès qu’il ne reste qu’un joueur en lice. Il paie son offre à la banque et prend les quatre pions.</translation>
    </message>
    <message>
        <source>The board shows a city of 13 districts. Eleven bear a number: their value in millions of dollars. The two parks, marked ×2, have no value of their own but double their neighbours (BS-24). They count as districts like the others.</source>
        <translation>Le plateau montre une ville de 13 quartiers. Onze d’entre eux portent un nombre&#xa0;: leur valeur en millions de dollars. Les deux parcs, marqués ×2, ne valent rien par eux-mêmes, mais doublent leurs voisins (BS-24). Ils comptent comme des quartiers à part entière.</translation>
    </message>
    <message>
        <source>The broker may start on any field.</source>
        <translation>Le promoteur peut partir de n’importe quelle case.</translation>
    </message>
    <message>
        <source>The broker moves</source>
        <translation>Le promoteur se déplace</translation>
    </message>
    <message>
        <source>The broker stands on field 1; fields 2 and 4 are empty. A roll of 3 counts fields 3, 5 and 6, and the broker stops on field 6.</source>
        <translation>Le promoteur est sur la case 1&#x202f;; les cases 2 et 4 sont vides. Avec un 3 au dé, on compte les cases 3, 5 et 6&#xa0;: le promoteur s’arrête sur la case 6.</translation>
    </message>
    <message>
        <source>The city and the box</source>
        <translation>La ville et la boîte</translation>
    </message>
    <message>
        <source>The city: 13 districts inside a ring of 18 auction fields. The broker stands on one of them.</source>
        <translation>La ville&#xa0;: 13 quartiers au milieu d’un anneau de 18 cases d’enchères. Le promoteur se tient sur l’une d’elles.</translation>
    </message>
    <message>
        <source>The colour with the most cubes wins the district. Colours that tie for the most cancel out, and the district goes to the best of the rest.</source>
        <translation>La couleur qui a le plus de pions remporte le quartier. Si plusieurs couleurs sont à égalité en tête, elles se neutralisent, et le quartier revient à la meilleure des autres.</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>La fin de la partie</translation>
    </message>
    <message>
        <source>The expert game</source>
        <translation>Le jeu pour joueurs confirmés</translation>
    </message>
    <message>
        <source>The expert game is for three or four players. Each of its three changes can be chosen alone on the new-match page.</source>
        <translation>Le jeu pour joueurs confirmés se joue à trois ou à quatre. Sur la page Nouvelle partie, on peut choisir séparément chacun de ses trois changements.</translation>
    </message>
    <message>
        <source>The four colour cards are shuffled and dealt, so chance decides your colour; on the new-match page you can fix it. What your colour wins is yours, whoever placed the cubes.</source>
        <translation>Les quatre cartes de visite, une par couleur, sont mélangées puis distribuées&#xa0;: c’est le hasard qui décide, mais on peut aussi fixer les couleurs sur la page Nouvelle partie. Ce que remporte une couleur appartient à son joueur, peu importe qui a placé les pions.</translation>
    </message>
    <message>
        <source>The fourth colour</source>
        <translation>La quatrième couleur</translation>
    </message>
    <message>
        <source>The last districts</source>
        <translation>Les derniers quartiers</translation>
    </message>
    <message>
        <source>The last one in</source>
        <translation>Le dernier en lice</translation>
    </message>
    <message>
        <source>The leader rolls the die and moves the broker that many fields clockwise, starting with the next one. Empty fields are not counted. The four cubes where the broker stops are auctioned.</source>
        <translation>Le meneur lance le dé et fait avancer le promoteur d’autant de cases dans le sens des aiguilles d’une montre, en comptant à partir de la suivante. Les cases vides ne comptent pas. Là où le promoteur s’arrête, les quatre pions sont mis aux enchères.</translation>
    </message>
    <message>
        <source>The match lasts 18 rounds. In each, the broker stops on a field, and the four cubes there are auctioned. Whoever bids most places them in the districts, rivals’ cubes as well as their own. The seventh cube decides a district: most cubes win it, but colours that tie cancel out.</source>
        <translation>La partie dure 18 tours. À chaque tour, le promoteur s’arrête sur une case, et les quatre pions qui s’y trouvent sont mis aux enchères. Qui fait la plus forte offre les place dans les quartiers, pions adverses compris. Le septième pion décide du sort d’un quartier&#xa0;: la couleur la plus présente le remporte, mais les couleurs à égalité se neutralisent.</translation>
    </message>
    <message>
        <source>The next leader</source>
        <translation>Le meneur suivant</translation>
    </message>
    <message>
        <source>The order is that of the German and French editions. The Italian one names none and puts the loans at the start of the round.</source>
        <translation>L’ordre est celui des éditions allemande et française. L’italienne n’en donne pas et place les emprunts au début du tour.</translation>
    </message>
    <message>
        <source>The printed rules do not say how many players the expert game takes. With two, money lies open and loans have their own rule (BS-40, BS-41), so we leave it out there.</source>
        <translation>Les règles imprimées ne disent pas à combien se joue le jeu pour joueurs confirmés. À deux, l’argent est visible et les emprunts ont leur propre règle (BS-40, BS-41)&#xa0;: nous ne l’y proposons donc pas.</translation>
    </message>
    <message>
        <source>The printed rules do not say who chooses the field. Here chance does, unless you set it on the new-match page.</source>
        <translation>Les règles imprimées ne disent pas qui choisit la case. Ici, c’est le hasard, à moins qu’on ne la fixe sur la page Nouvelle partie.</translation>
    </message>
    <message>
        <source>The printed rules offer a loan to players who cannot bid any higher. Here you may also borrow while your cash would still do.</source>
        <translation>Les règles imprimées proposent un emprunt à qui ne peut plus faire d’offre plus élevée. Ici, on peut aussi emprunter quand l’argent en main suffirait encore.</translation>
    </message>
    <message>
        <source>The printed rules set neither limit.</source>
        <translation>Les règles imprimées ne fixent aucune de ces deux limites.</translation>
    </message>
    <message>
        <source>The ring of fields</source>
        <translation>L’anneau des cases</translation>
    </message>
    <message>
        <source>The seventh cube</source>
        <translation>Le septième pion</translation>
    </message>
    <message>
        <source>The text of the printed rules does not say what lies where. Values and neighbours follow published descriptions of the board; the names are our own.</source>
        <translation>Le texte des règles imprimées ne dit pas comment la ville est disposée. Valeurs et voisinages suivent des descriptions publiées du plateau&#x202f;; les noms sont de nous.</translation>
    </message>
    <message>
        <source>The winning colour keeps one cube in the district, with a sold sign. The other six leave the game. No cube may enter this district any more.</source>
        <translation>La couleur gagnante garde un pion dans le quartier, avec un écriteau Vendu. Les six autres sont retirés du jeu. Plus aucun pion ne peut entrer dans ce quartier.</translation>
    </message>
    <message>
        <source>Thirteen districts</source>
        <translation>Treize quartiers</translation>
    </message>
    <message>
        <source>This book tells the rules of Alex Randolph’s game of 2001, for 2 to 4 players, in our own words. Where its German, French and Italian editions differ or leave something open, we say so.</source>
        <translation>Ce livret expose, avec nos propres mots, les règles du jeu d’Alex Randolph, paru en 2001, pour 2 à 4 joueurs. Là où ses éditions allemande, française et italienne diffèrent ou laissent une question ouverte, nous le disons.</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>À trois joueurs</translation>
    </message>
    <message>
        <source>Ties and ranking</source>
        <translation>Égalités et classement</translation>
    </message>
    <message>
        <source>To win you must own at least two districts; parks count. Among those who do, the greatest wealth wins, even below zero.</source>
        <translation>Pour gagner, il faut posséder au moins deux quartiers&#x202f;; les parcs comptent. Parmi les joueurs qui en ont assez, le plus gros capital l’emporte, même au-dessous de zéro.</translation>
    </message>
    <message>
        <source>To win you need at least two districts with each of your colours. The wealth of both colours is added up.</source>
        <translation>Pour gagner, il faut au moins deux quartiers avec chacune de ses couleurs. Le capital des deux couleurs s’additionne.</translation>
    </message>
    <message>
        <source>Two colours each</source>
        <translation>Deux couleurs chacun</translation>
    </message>
    <message>
        <source>Two districts per colour</source>
        <translation>Deux quartiers par couleur</translation>
    </message>
    <message>
        <source>Two districts to win</source>
        <translation>Deux quartiers pour gagner</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>À deux joueurs</translation>
    </message>
    <message>
        <source>Values and neighbours</source>
        <translation>Valeurs et voisins</translation>
    </message>
    <message>
        <source>We let players who are still tied share the win and the rank: 1, 1, 3. The printed rules do not speak of them, nor of doubling in a tie, nor of a match in which nobody owns enough.</source>
        <translation>Chez nous, les joueurs encore à égalité se partagent la victoire et le rang&#xa0;: 1, 1, 3. Les règles imprimées ne parlent ni d’eux, ni de valeurs doublées en cas d’égalité, ni d’une partie où personne n’a assez de quartiers.</translation>
    </message>
    <message>
        <source>Wealth is your cash plus the value of your districts, less $10M for each loan. It may fall below zero.</source>
        <translation>Le capital, c’est l’argent en main plus la valeur des quartiers, moins 10&#xa0;M$ par emprunt. Il peut tomber au-dessous de zéro.</translation>
    </message>
    <message>
        <source>What happens to a bid that you cannot pay? There are three ways:</source>
        <translation>Que devient une offre qu’on ne peut pas payer&#x202f;? Il y a trois possibilités&#xa0;:</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Ce que contient la boîte</translation>
    </message>
    <message>
        <source>What your loans pay, from the first to the ninth. The bank keeps the rest of the $10M.</source>
        <translation>Ce que rapportent les emprunts, du premier au neuvième. La banque garde le reste des 10&#xa0;M$.</translation>
    </message>
    <message>
        <source>When few fields still have cubes, the broker may come past the same one more than once.</source>
        <translation>Quand peu de cases portent encore des pions, le promoteur peut passer plusieurs fois par la même.</translation>
    </message>
    <message>
        <source>When the bank stops lending</source>
        <translation>Quand la banque ne prête plus</translation>
    </message>
    <message>
        <source>When the broker has stopped, each player in turn takes a loan or goes without, starting on the leader’s left. Once the auction has begun, there are no more loans.</source>
        <translation>Quand le promoteur s’est arrêté, chacun à son tour fait un emprunt ou y renonce, en commençant à gauche du meneur. Une fois les enchères ouvertes, on ne fait plus d’emprunt.</translation>
    </message>
    <message>
        <source>Where that leaves no single best colour, nobody gets the district. Nobody gets an empty one either.</source>
        <translation>Si aucune couleur n’en ressort seule en tête, personne ne reçoit le quartier. Un quartier vide ne revient à personne non plus.</translation>
    </message>
    <message>
        <source>Where the broker starts</source>
        <translation>Le départ du promoteur</translation>
    </message>
    <message>
        <source>Who leads first</source>
        <translation>Le premier meneur</translation>
    </message>
    <message>
        <source>Whoever won the auction places the four cubes one after another, in any districts that are not sold: all in one, or spread out. All four must be placed, rivals’ cubes too. There is always room: 72 cubes, 91 places.</source>
        <translation>Qui a remporté les enchères place les quatre pions l’un après l’autre dans des quartiers de son choix, pourvu qu’ils ne soient pas vendus&#xa0;: tous dans le même, ou répartis entre plusieurs. Il faut placer les quatre, pions adverses compris. Il y a toujours de la place&#xa0;: 72 pions pour 91 emplacements.</translation>
    </message>
    <message>
        <source>Winning a district</source>
        <translation>Remporter un quartier</translation>
    </message>
    <message>
        <source>With 2/1/1, or with one cube alone, the majority wins. With 2/2/1 it is the single cube. With 1/1, 2/2, 3/3 and 2/2/1/1 nobody gets the district.</source>
        <translation>Avec 2/1/1, ou avec un pion tout seul, la majorité l’emporte. Avec 2/2/1, c’est le pion unique. Avec 1/1, 2/2, 3/3 et 2/2/1/1, personne ne reçoit le quartier.</translation>
    </message>
    <message>
        <source>With hidden money you see only your own. Everything that moves money stays public, so a good memory can follow it.</source>
        <translation>Quand l’argent est caché, chacun ne voit que le sien. Tout ce qui fait entrer ou sortir de l’argent reste public&#xa0;: une bonne mémoire peut donc suivre.</translation>
    </message>
    <message>
        <source>With seven cubes this happens in two cases only, 3/3/1 and 2/2/2/1: the single cube wins.</source>
        <translation>Avec sept pions, cela n’arrive que dans deux cas, 3/3/1 et 2/2/2/1&#xa0;: le pion unique l’emporte.</translation>
    </message>
    <message>
        <source>With three players one colour is left over (BS-30); with two, each has two colours (BS-40).</source>
        <translation>À trois, il reste une couleur (BS-30)&#x202f;; à deux, chacun en a deux (BS-40).</translation>
    </message>
    <message>
        <source>With three players the fourth colour is nobody’s: it has no money and makes no bids. Its cubes are auctioned and placed like all others. It can win districts; these count for no one.</source>
        <translation>À trois, la quatrième couleur est celle d’un joueur fictif&#xa0;: il n’a pas d’argent et ne fait pas d’offre. Ses pions sont mis aux enchères et placés comme tous les autres. Il peut remporter des quartiers&#x202f;; ceux-ci ne comptent pour personne.</translation>
    </message>
    <message>
        <source>With two players each has two colours, and $10M for each of them. The two purses stay apart and lie open.</source>
        <translation>À deux, chacun joue avec deux couleurs, et 10&#xa0;M$ pour chacune. Les deux caisses restent séparées et visibles.</translation>
    </message>
    <message>
        <source>You can bid as much as your fuller purse holds. If you win, you choose which colour pays, never both together, and then place the cubes. If only one purse can pay, it does.</source>
        <translation>On peut offrir autant que contient la mieux garnie de ses deux caisses. Qui l’emporte choisit la couleur qui paie, jamais les deux ensemble, puis place les pions. Si une seule caisse peut payer, c’est elle qui paie.</translation>
    </message>
    <message>
        <source>You cannot bid more than the cash you have. If it is not enough for a higher bid, pass, or take a loan first (BS-20).</source>
        <translation>On ne peut pas offrir plus que l’argent qu’on a en main. S’il ne suffit pas pour une offre plus élevée, il faut passer, ou d’abord faire un emprunt (BS-20).</translation>
    </message>
    <message>
        <source>You may borrow only before your first bid or pass in the auction: for either colour or both, once per colour and round. Each colour counts its own loans (BS-20).</source>
        <translation>On ne peut emprunter qu’avant de faire sa première offre aux enchères ou de passer&#xa0;: pour l’une des deux couleurs ou pour les deux, une fois par couleur et par tour. Chaque couleur compte ses propres emprunts (BS-20).</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>La couleur de chacun</translation>
    </message>
    <message>
        <source>Your first $10M</source>
        <translation>10&#xa0;M$ pour commencer</translation>
    </message>
    <message>
        <source>Your wealth</source>
        <translation>Le capital</translation>
    </message>
    <message>
        <source>first, more districts;</source>
        <translation>d’abord, le plus grand nombre de quartiers&#x202f;;</translation>
    </message>
    <message>
        <source>then the most valuable single district, as it was scored, doubling included.</source>
        <translation>ensuite, le quartier le plus précieux tel qu’il a été compté, valeur doublée comprise.</translation>
    </message>
</context>
<context>
    <name>BigShotSetup</name>
    <message>
        <source>The broker starts on</source>
        <translation>Départ du promoteur</translation>
    </message>
    <message>
        <source>any field</source>
        <translation>case au hasard</translation>
    </message>
    <message>
        <source>field {number}</source>
        <translation>case {number}</translation>
    </message>
</context>
<context>
    <name>BigShotStanding</name>
    <message>
        <source>too few districts</source>
        <extracomment>Below the place and the total of somebody who could not win</extracomment>
        <translation>trop peu de quartiers</translation>
    </message>
    <message>
        <source>{rank}. {player}: {total}, but too few districts to win</source>
        <extracomment>Fewer than two districts (with each colour, if there are two): the fortune does not count</extracomment>
        <translation>{rank}. {player}&#xa0;: {total}, mais trop peu de quartiers pour gagner</translation>
    </message>
</context>
<context>
    <name>BigShotStory</name>
    <message>
        <source>{part}, the best deal: {player} pays nothing and wins {value} ({districts}).</source>
        <extracomment>{part} is a part of the match (&quot;Round 7&quot;), {districts} a list of names</extracomment>
        <translation>{part}, la meilleure affaire&#xa0;: {player} ne paie rien et gagne {value} ({districts}).</translation>
    </message>
    <message>
        <source>{part}, the best deal: {player} pays {price} and wins {value} ({districts}).</source>
        <extracomment>{part} is a part of the match (&quot;Round 7&quot;), {districts} a list of names</extracomment>
        <translation>{part}, la meilleure affaire&#xa0;: {player} paie {price} et gagne {value} ({districts}).</translation>
    </message>
    <message>
        <source>{players} have the same total, {sum}, and as many districts. The better place goes to {first} with the most valuable single one: {more} to {less}.</source>
        <extracomment>{players} are two players: &quot;Anna and Bea&quot;; {first} is one of them</extracomment>
        <translation>{players} ont le même total, {sum}, et autant de quartiers. La meilleure place revient à {first} grâce au quartier le plus précieux&#xa0;: {more} contre {less}.</translation>
    </message>
    <message>
        <source>{players} have the same total, {sum}, and as many districts. {winner} wins with the most valuable single one: {more} to {less}.</source>
        <extracomment>{players} is a list of players: &quot;Anna and Bea&quot;</extracomment>
        <translation>{players} ont le même total, {sum}, et autant de quartiers. {winner} l’emporte grâce au quartier le plus précieux&#xa0;: {more} contre {less}.</translation>
    </message>
    <message>
        <source>{players} have the same total, {sum}. The better place goes to {first} with more districts: {more} to {less}.</source>
        <extracomment>{players} are two players: &quot;Anna and Bea&quot;; {first} is one of them</extracomment>
        <translation>{players} ont le même total&#xa0;: {sum}. La meilleure place revient à {first} avec plus de quartiers&#xa0;: {more} contre {less}.</translation>
    </message>
    <message>
        <source>{players} have the same total, {sum}. {winner} wins with more districts: {more} to {less}.</source>
        <extracomment>{players} is a list of players: &quot;Anna and Bea&quot;</extracomment>
        <translation>{players} ont le même total&#xa0;: {sum}. {winner} l’emporte avec plus de quartiers&#xa0;: {more} contre {less}.</translation>
    </message>
</context>
<context>
    <name>BigShotTable</name>
    <message>
        <source>Auction fields</source>
        <translation>Cases d’enchères</translation>
    </message>
    <message>
        <source>Districts</source>
        <translation>Quartiers</translation>
    </message>
    <message>
        <source>Final account: {sentence}</source>
        <extracomment>{sentence} tells who gets a district when the match is over</extracomment>
        <translation>Décompte final&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>The cash does not suffice for this bid. It is shown as long as the button is held; bid less, or pass.</source>
        <translation>Cette offre dépasse l’argent en main, que le bouton montre tant qu’il est maintenu&#x202f;; il faut offrir moins ou passer.</translation>
    </message>
    <message>
        <source>The marks on the board show where these cubes would go: {places}.</source>
        <extracomment>{places} is a list: &quot;2 black and 1 yellow in the Docks, 1 red in South Park&quot;</extracomment>
        <translation>Les marques sur le plateau montrent où iraient ces pions&#xa0;: {places}.</translation>
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
        <translation>{leader} dépasse {owner}&#xa0;: {district}.</translation>
    </message>
    <message>
        <source>{player} gets the cubes for nothing and places them: {districts}.</source>
        <extracomment>Nobody has bid; {districts} is a list of districts</extracomment>
        <translation>{player} obtient les pions pour rien et les place&#xa0;: {districts}.</translation>
    </message>
    <message>
        <source>{player} gets the cubes for {amount} and places them: {districts}.</source>
        <extracomment>Who got the cubes of an auction; {districts} is a list of districts</extracomment>
        <translation>{player} obtient les pions pour {amount} et les place&#xa0;: {districts}.</translation>
    </message>
    <message>
        <source>{player} makes it a tie; {owner} is no longer ahead: {district}.</source>
        <translation>{player} prive {owner} de la première place, et plus personne n’y est en tête&#xa0;: {district}.</translation>
    </message>
    <message>
        <source>{player} places cubes: {districts}.</source>
        <extracomment>{districts} is a list of districts</extracomment>
        <translation>{player} place des pions&#xa0;: {districts}.</translation>
    </message>
    <message>
        <source>{player} puts {owner} ahead: {district}.</source>
        <translation>{player} fait passer {owner} devant&#xa0;: {district}.</translation>
    </message>
    <message>
        <source>{player} takes a loan.</source>
        <translation>{player} fait un emprunt.</translation>
    </message>
</context>
<context>
    <name>BigShotTheDistrict</name>
    <message>
        <source>City Hall</source>
        <translation>l’Hôtel de ville</translation>
    </message>
    <message>
        <source>Mill Row</source>
        <translation>la Rue du Moulin</translation>
    </message>
    <message>
        <source>North Park</source>
        <extracomment>The object of &quot;Red takes the Grand Hotel&quot;</extracomment>
        <translation>le Parc Nord</translation>
    </message>
    <message>
        <source>South Park</source>
        <translation>le Parc Sud</translation>
    </message>
    <message>
        <source>district {number}</source>
        <translation>le quartier {number}</translation>
    </message>
    <message>
        <source>the Boulevard</source>
        <translation>le Boulevard</translation>
    </message>
    <message>
        <source>the Brewery</source>
        <translation>la Brasserie</translation>
    </message>
    <message>
        <source>the Docks</source>
        <translation>les Docks</translation>
    </message>
    <message>
        <source>the Exchange</source>
        <translation>la Bourse</translation>
    </message>
    <message>
        <source>the Fish Market</source>
        <translation>le Marché aux poissons</translation>
    </message>
    <message>
        <source>the Grand Hotel</source>
        <translation>le Grand Hôtel</translation>
    </message>
    <message>
        <source>the Station</source>
        <translation>la Gare</translation>
    </message>
    <message>
        <source>the Theatre</source>
        <translation>le Théâtre</translation>
    </message>
    <message>
        <source>the Tram Depot</source>
        <translation>le Dépôt des trams</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>le quartier {name}</translation>
    </message>
</context>
<context>
    <name>BigShotVerdict</name>
    <message>
        <source>Worth {value}</source>
        <translation>Valeur&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{district}: sold to {winner}</source>
        <extracomment>{winner} is a colour and its player: &quot;Red (Anna)&quot;</extracomment>
        <translation>{district}&#xa0;: vendu à {winner}</translation>
    </message>
    <message>
        <source>{district}: to nobody</source>
        <extracomment>In the final account, of a district where the cubes cancel out</extracomment>
        <translation>{district}&#xa0;: à personne</translation>
    </message>
    <message>
        <source>{district}: to {winner}</source>
        <extracomment>In the final account; {winner} is a colour and its player: &quot;Red (Anna)&quot;</extracomment>
        <translation>{district}&#xa0;: à {winner}</translation>
    </message>
</context>
<context>
    <name>BigShotWorth</name>
    <message>
        <source>a park</source>
        <translation>un parc</translation>
    </message>
    <message>
        <source>a park that doubles {amount}</source>
        <extracomment>{amount} is the value of the colour&apos;s districts beside the park</extracomment>
        <translation>un parc qui rapporte {amount}</translation>
    </message>
    <message>
        <source>{amount}</source>
        <extracomment>What a district is worth to a colour, in brackets: {amount} is a sum of money</extracomment>
        <translation>{amount}</translation>
    </message>
    <message>
        <source>{amount} with a park</source>
        <translation>{amount} grâce à un parc</translation>
    </message>
    <message>
        <source>{amount} with both parks</source>
        <translation>{amount} grâce aux deux parcs</translation>
    </message>
</context>
<context>
    <name>BoardCommands</name>
    <message>
        <source>Account</source>
        <extracomment>A word beside an icon: the final account of a match</extracomment>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Board as a table</source>
        <translation>Plateau sous forme de tableau</translation>
    </message>
    <message>
        <source>Final account</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>A word beside an icon: the keys that work now</extracomment>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Keys that work now</source>
        <translation>Touches utiles maintenant</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>A word beside an icon: the board as a table</extracomment>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>The board is not in sight.</source>
        <translation>Le plateau n’est pas visible.</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Plateau entier</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
</context>
<context>
    <name>BoardTables</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Tables of the board</source>
        <translation>Tableaux du plateau</translation>
    </message>
    <message>
        <source>{table}: nothing yet</source>
        <extracomment>In a table of the board that has no rows; {table} is its title, such as &quot;Offers&quot;</extracomment>
        <translation>{table}&#xa0;: rien pour l’instant</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>A picture of the board. Press F6 to have the same as a table.</source>
        <translation>Une image du plateau. La touche F6 l’affiche sous forme de tableau.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>BuildingPanel</name>
    <message>
        <source>Square</source>
        <translation>Case</translation>
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
        <translation>Entrée&#xa0;: oui</translation>
    </message>
    <message>
        <source>In hand: {number}</source>
        <extracomment>How many councillors of a value a player holds</extracomment>
        <translation>En main&#xa0;: {number}</translation>
    </message>
</context>
<context>
    <name>ChainsModel</name>
    <message>
        <source>Chain</source>
        <translation>Chaîne</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Risque</translation>
    </message>
    <message>
        <source>Costs you</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>How likely it is to be swallowed before your next turn</source>
        <translation>Probabilité qu’elle soit avalée avant qu’on rejoue</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Value falls by</source>
        <translation>Baisse de valeur</translation>
    </message>
</context>
<context>
    <name>Character</name>
    <message>
        <source>A baker who feeds friend and foe.</source>
        <extracomment>Mabel, an old lady, in one line</extracomment>
        <translation>Une boulangère qui nourrit amis et ennemis.</translation>
    </message>
    <message>
        <source>A fisherman of few words.</source>
        <extracomment>Rufus, a man, in one line</extracomment>
        <translation>Un pêcheur avare de paroles.</translation>
    </message>
    <message>
        <source>A gambler who has heard every bluff.</source>
        <extracomment>Clyde, a man, in one line</extracomment>
        <translation>Un joueur qui a entendu tous les bluffs.</translation>
    </message>
    <message>
        <source>A gardener with patience and sharp shears.</source>
        <extracomment>Hazel, a woman, in one line</extracomment>
        <translation>Une jardinière patiente, au sécateur bien affûté.</translation>
    </message>
    <message>
        <source>A lawyer who reads the small print first.</source>
        <extracomment>Vivian, a woman, in one line</extracomment>
        <translation>Une avocate qui lit d’abord les petits caractères.</translation>
    </message>
    <message>
        <source>A mechanic who is glad of everything, even his own mistakes.</source>
        <extracomment>Gus, a young man, in one line</extracomment>
        <translation>Un mécanicien que tout réjouit, même ses propres erreurs.</translation>
    </message>
    <message>
        <source>A professor who wants to see the proof.</source>
        <extracomment>Otto, an elderly man, in one line</extracomment>
        <translation>Un professeur qui veut voir la preuve.</translation>
    </message>
    <message>
        <source>A reporter who hears headlines everywhere.</source>
        <extracomment>Archie, a young man, in one line</extracomment>
        <translation>Un reporter qui entend des gros titres partout.</translation>
    </message>
    <message>
        <source>A retired teacher who still gives marks for everything.</source>
        <extracomment>Dolores, an elderly lady, in one line</extracomment>
        <translation>Une institutrice à la retraite qui note encore tout.</translation>
    </message>
    <message>
        <source>A trumpeter who never misses the beat.</source>
        <extracomment>Chester, a man, in one line</extracomment>
        <translation>Un trompettiste qui ne perd jamais le rythme.</translation>
    </message>
    <message>
        <source>An actress to whom every deal is a scene.</source>
        <extracomment>Stella, a woman, in one line</extracomment>
        <translation>Une actrice pour qui tout marché est une scène.</translation>
    </message>
    <message>
        <source>Darling, this is my entrance.</source>
        <translation>Mon chou, c’est mon entrée en scène.</translation>
    </message>
    <message>
        <source>Easy now. The rests are music too.</source>
        <translation>Tout doux. Les silences sont aussi de la musique.</translation>
    </message>
    <message>
        <source>Eat something first, dear. Then we count.</source>
        <extracomment>Something that Mabel would say</extracomment>
        <translation>Mange d’abord, mon petit. On comptera après.</translation>
    </message>
    <message>
        <source>Good things grow slowly.</source>
        <translation>Les bonnes choses poussent lentement.</translation>
    </message>
    <message>
        <source>I saw all of this in a dream.</source>
        <translation>J’ai vu tout cela en rêve.</translation>
    </message>
    <message>
        <source>May I quote you on that?</source>
        <translation>Je peux vous citer&#x202f;?</translation>
    </message>
    <message>
        <source>Objection. And I have more of them.</source>
        <translation>Objection. Et j’en ai d’autres.</translation>
    </message>
    <message>
        <source>Reads the stars, and now and then the table.</source>
        <extracomment>Opal, a woman, in one line</extracomment>
        <translation>Elle lit dans les étoiles, et parfois dans le jeu des autres.</translation>
    </message>
    <message>
        <source>Sit up straight, and try again.</source>
        <translation>Tiens-toi droit et recommence.</translation>
    </message>
    <message>
        <source>That can be calculated.</source>
        <translation>Cela se calcule.</translation>
    </message>
    <message>
        <source>The wind is turning.</source>
        <translation>Le vent tourne.</translation>
    </message>
    <message>
        <source>What a move! Whose was it?</source>
        <translation>Quel coup&#x202f;! C’était de qui&#x202f;?</translation>
    </message>
    <message>
        <source>Your eyebrows have told me everything.</source>
        <translation>Vos sourcils m’ont tout dit.</translation>
    </message>
</context>
<context>
    <name>CharacterPicker</name>
    <message>
        <source>Characters</source>
        <translation>Personnages</translation>
    </message>
</context>
<context>
    <name>ChartBox</name>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Dessins</translation>
    </message>
    <message>
        <source>Nothing is drawn here: in this match the players hide from each other what they have.</source>
        <translation>Rien n’est tracé ici&#xa0;: dans cette partie, les joueurs se cachent ce qu’ils possèdent.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Enregistrer le graphique</translation>
    </message>
    <message>
        <source>Save the chart…</source>
        <translation>Enregistrer le graphique…</translation>
    </message>
    <message>
        <source>Show as</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
</context>
<context>
    <name>CityScene</name>
    <message>
        <source>Click to roll the die</source>
        <translation>Cliquer pour lancer le dé</translation>
    </message>
    <message>
        <source>Field {number}</source>
        <translation>Case {number}</translation>
    </message>
    <message>
        <source>Field {number}: a roll of {pips} leads here</source>
        <translation>Case {number}&#xa0;: un {pips} au dé mène ici</translation>
    </message>
    <message>
        <source>No sale</source>
        <translation>Invendu</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Vendu</translation>
    </message>
    <message>
        <source>{district}: {standing}</source>
        <translation>{district}&#xa0;: {standing}</translation>
    </message>
</context>
<context>
    <name>ClockStrip</name>
    <message>
        <source>{player} is about to speak</source>
        <extracomment>A bot that has waited for people to speak first</extracomment>
        <translation>{player} va parler</translation>
    </message>
</context>
<context>
    <name>ColourSwatches</name>
    <message>
        <source>{name}: {choice}</source>
        <translation>{name}&#xa0;: {choice}</translation>
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
        <translation>Avant la première partie</translation>
    </message>
    <message>
        <source>By equal chances</source>
        <translation>À chances égales</translation>
    </message>
    <message>
        <source>Match {number}: {game}, {date}</source>
        <translation>Partie {number}&#xa0;: {game}, {date}</translation>
    </message>
    <message>
        <source>Matches, the latest on the right</source>
        <translation>Parties, la plus récente à droite</translation>
    </message>
    <message>
        <source>Matches: {played}. Won: {won}. If all players always had the same chance, the average number of wins would be {expected}, and in 95 of 100 such series it would lie between {low} and {high}.</source>
        <translation>Parties&#xa0;: {played}. Gagnées&#xa0;: {won}. Si tous les joueurs avaient toujours la même chance, le nombre moyen de victoires serait de {expected}, et dans 95 séries semblables sur 100 il serait entre {low} et {high}.</translation>
    </message>
    <message>
        <source>That can be luck: it says little about skill.</source>
        <translation>Cela peut être la chance, et en dit peu sur le talent.</translation>
    </message>
    <message>
        <source>That is less than bad luck explains.</source>
        <translation>C’est moins que ce que la malchance explique.</translation>
    </message>
    <message>
        <source>That is more than luck explains.</source>
        <translation>C’est plus que ce que la chance explique.</translation>
    </message>
    <message>
        <source>Wins, match by match</source>
        <translation>Victoires, partie après partie</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <extracomment>Two sentences</extracomment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{name}: wins and luck</source>
        <translation>{name}&#xa0;: victoires et chance</translation>
    </message>
</context>
<context>
    <name>CoverPanel</name>
    <message>
        <source>Brings exactly the {rest} owed.</source>
        <translation>Couvre exactement les {rest} à payer.</translation>
    </message>
    <message>
        <source>Brings {covers} for the {rest} owed; change {change}.</source>
        <translation>Rapporte {covers} pour {rest} à payer, monnaie&#xa0;: {change}.</translation>
    </message>
    <message>
        <source>Brings {covers} for the {rest} owed; you could keep {shares}.</source>
        <extracomment>{shares} are some shares of one company: &quot;You could keep 1 red share&quot;</extracomment>
        <translation>Rapporte {covers} pour {rest} à payer. On peut garder {shares}.</translation>
    </message>
    <message>
        <source>Brings {covers} of the {rest} owed; {missing} is missing.</source>
        <translation>Rapporte {covers} sur {rest}&#xa0;: il manque encore {missing}.</translation>
    </message>
    <message>
        <source>Choose yourself</source>
        <translation>Choisir soi-même</translation>
    </message>
    <message>
        <source>Just enough</source>
        <extracomment>A heading before choices of shares that cover a loss</extracomment>
        <translation>Juste assez</translation>
    </message>
    <message>
        <source>Sell these</source>
        <translation>Vendre</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <extracomment>Goes back to the choices of shares that just cover a loss</extracomment>
        <translation>Suggestions</translation>
    </message>
    <message>
        <source>half of {worth}</source>
        <extracomment>What the bank gives for shares in a forced sale: half of a sum</extracomment>
        <translation>moitié de {worth}</translation>
    </message>
    <message>
        <source>half of {worth}, change {change}</source>
        <extracomment>The same, and what it pays back of that</extracomment>
        <translation>moitié de {worth}, monnaie {change}</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Continue playing</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Every action is on the disk before it is shown, so nothing is lost. You can go on playing, or quit and continue later from the home page. The report below helps to mend the fault.</source>
        <translation>Chaque action est enregistrée sur le disque avant d’être montrée&#xa0;: rien n’est perdu. On peut continuer à jouer, ou quitter et reprendre plus tard depuis la page d’accueil. Le rapport ci-dessous aide à corriger l’erreur.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Enregistrer le rapport…</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Une erreur s’est produite</translation>
    </message>
    <message>
        <source>Something went wrong; your match is safe</source>
        <translation>Une erreur s’est produite&#x202f;; la partie est intacte</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>A decision was taken back: you decide again.</source>
        <extracomment>Before what a player is called to the screen for</extracomment>
        <translation>Une décision a été annulée&#xa0;: c’est à vous de décider de nouveau.</translation>
    </message>
    <message>
        <source>I’m here</source>
        <extracomment>The answer to &quot;Anna, are you there?&quot;</extracomment>
        <translation>Je suis là</translation>
    </message>
    <message>
        <source>Leave the match</source>
        <extracomment>Leaves a match that has secrets of others</extracomment>
        <translation>Quitter la partie</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Goes back to the table: the player who is called is not there, or does not want to see their secrets now</extracomment>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>This match is not over and has secrets of {players}.</source>
        <translation>Cette partie n’est pas terminée et contient des secrets (joueurs&#xa0;: {players}).</translation>
    </message>
    <message>
        <source>What follows is for your eyes only.</source>
        <translation>La suite ne regarde que vous.</translation>
    </message>
    <message>
        <source>You choose the councillors you play, and nobody else may see them.</source>
        <translation>Vous choisissez les conseillers que vous jouez, et personne d’autre ne doit les voir.</translation>
    </message>
    <message>
        <source>You look at your cards, and nobody else may see them.</source>
        <translation>Vous regardez vos cartes, et personne d’autre ne doit les voir.</translation>
    </message>
    <message>
        <source>You may call the council against the coalition ({players}).</source>
        <extracomment>{players} is the coalition: one player or several</extracomment>
        <translation>Vous pouvez convoquer le conseil municipal contre la coalition ({players}).</translation>
    </message>
    <message>
        <source>{caller} has called the council: it decides whether the coalition ({players}) holds.</source>
        <extracomment>{caller} is a player; {players} is the coalition: one player or several</extracomment>
        <translation>{caller} a convoqué le conseil municipal&#xa0;: il décide si la coalition ({players}) tient.</translation>
    </message>
    <message>
        <source>{player}, are you there?</source>
        <translation>{player}, vous êtes là&#x202f;?</translation>
    </message>
</context>
<context>
    <name>DieBox</name>
    <message>
        <source>Rolls: {number}. Of 100 such runs of fair dice, about {share} are at least as uneven as this one: nothing unusual.</source>
        <translation>Jets&#xa0;: {number}. Sur 100 séries semblables de dés équitables, environ {share} sont au moins aussi inégales que celle-ci&#xa0;: rien d’inhabituel.</translation>
    </message>
    <message>
        <source>Rolls: {number}. Of 100 such runs of fair dice, about {share} are at least as uneven as this one: unusual, but of many runs some always are.</source>
        <translation>Jets&#xa0;: {number}. Sur 100 séries semblables de dés équitables, environ {share} sont au moins aussi inégales que celle-ci&#xa0;: inhabituel, mais parmi beaucoup de séries il y en a toujours.</translation>
    </message>
    <message>
        <source>Rolls: {number}. Of 100 such runs of fair dice, fewer than one is as uneven as this one. That is rare; if it stays so over many matches, these dice are not fair.</source>
        <translation>Jets&#xa0;: {number}. Sur 100 séries semblables de dés équitables, moins d’une est aussi inégale que celle-ci. C’est rare&#x202f;; si cela reste ainsi au fil de nombreuses parties, ces dés ne sont pas équitables.</translation>
    </message>
    <message>
        <source>Rolls: {number}. That is too few to tell anything.</source>
        <translation>Jets&#xa0;: {number}. C’est trop peu pour en dire quoi que ce soit.</translation>
    </message>
    <message>
        <source>{game}: {die}</source>
        <translation>{game}&#xa0;: {die}</translation>
    </message>
</context>
<context>
    <name>DistrictsModel</name>
    <message>
        <source>A park: doubles its owner’s districts beside it</source>
        <translation>Un parc&#xa0;: double les quartiers voisins de son propriétaire</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Fermé</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>District</source>
        <translation>Quartier</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vide</translation>
    </message>
    <message>
        <source>Nobody’s</source>
        <translation>À personne</translation>
    </message>
    <message>
        <source>Sold: {colour}</source>
        <translation>Vendu&#xa0;: {colour}</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Situation</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>{colour} is ahead</source>
        <translation>{colour} en tête</translation>
    </message>
    <message>
        <source>{number} of {most}</source>
        <translation>{number} sur {most}</translation>
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
        <translation>Mieux classé</translation>
    </message>
    <message>
        <source>Matches together</source>
        <translation>Parties ensemble</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Won by the other</source>
        <extracomment>The head of a column: how often the other person won</extracomment>
        <translation>Gagnées par l’autre</translation>
    </message>
    <message>
        <source>Worse placed</source>
        <translation>Moins bien classé</translation>
    </message>
    <message>
        <source>{name} against other people</source>
        <translation>{name} contre d’autres personnes</translation>
    </message>
</context>
<context>
    <name>DuplicateEveningPage</name>
    <message>
        <source>A new evening…</source>
        <translation>Une nouvelle soirée…</translation>
    </message>
    <message>
        <source>Ahead of the average</source>
        <extracomment>The head of a column: by how much somebody did better than others in the same seat</extracomment>
        <translation>D’avance sur la moyenne</translation>
    </message>
    <message>
        <source>Duplicate evening</source>
        <translation>Soirée duplicate</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Soirée</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Forget this evening</source>
        <translation>Oublier cette soirée</translation>
    </message>
    <message>
        <source>Forget this evening? Its tables are not compared any more. Its matches stay.</source>
        <translation>Oublier cette soirée&#x202f;? Ses tables ne seront plus comparées. Les parties restent.</translation>
    </message>
    <message>
        <source>Forget this evening…</source>
        <translation>Oublier cette soirée…</translation>
    </message>
    <message>
        <source>Its matches stay where they are</source>
        <translation>Ses parties restent où elles sont</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Siège</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Siège {number}</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Table {number}</translation>
    </message>
    <message>
        <source>The average is that of all who sat in the same seat, at the tables that have played.</source>
        <translation>La moyenne est celle de tous ceux qui occupaient le même siège, aux tables qui ont joué.</translation>
    </message>
    <message>
        <source>The tables</source>
        <translation>Les tables</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Who did better with the same luck</source>
        <translation>Qui a fait mieux avec la même chance</translation>
    </message>
    <message>
        <source>{game}, {date}, tables: {number}</source>
        <extracomment>A duplicate evening: its game, its date, and how many tables it has</extracomment>
        <translation>{game}, {date}, tables&#xa0;: {number}</translation>
    </message>
    <message>
        <source>{player}: {sum}</source>
        <translation>{player}&#xa0;: {sum}</translation>
    </message>
</context>
<context>
    <name>EndSheet</name>
    <message>
        <source>F7 leads back to the final account</source>
        <translation>F7 ramène au décompte final</translation>
    </message>
    <message>
        <source>Final account</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Regarder le plateau</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Once all tables of the evening have played this deal</source>
        <extracomment>Why a match cannot be watched again, nor its deal be played again</extracomment>
        <translation>Quand toutes les tables de la soirée auront joué cette donne</translation>
    </message>
    <message>
        <source>Play the same deal again</source>
        <translation>Rejouer la même donne</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>On a button: another match with the same people</extracomment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>The match step by step; a click on the chart leads to that moment</source>
        <translation>La partie coup par coup&#x202f;; un clic sur le graphique mène à ce moment</translation>
    </message>
    <message>
        <source>The same players and variants, a new deal</source>
        <translation>Les mêmes joueurs et variantes, une nouvelle donne</translation>
    </message>
    <message>
        <source>The same players, the same deal, the same dice: this time they are known, not secret</source>
        <translation>Les mêmes joueurs, la même donne, les mêmes dés&#xa0;: cette fois connus, pas secrets</translation>
    </message>
    <message>
        <source>To the evening</source>
        <extracomment>On a button: to the page of the duplicate evening that the match is part of</extracomment>
        <translation>Vers la soirée</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <extracomment>On a button: shows the match from its start, step by step</extracomment>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Which table plays next, and who did better</source>
        <translation>Quelle table joue ensuite, et qui a fait mieux</translation>
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
        <translation>Remporter les enchères, placer ses pions et s’emparer des meilleurs quartiers de la ville.</translation>
    </message>
    <message>
        <source>Build companies, trade their shares and swallow the weaker ones.</source>
        <translation>Bâtir des sociétés, acheter et vendre leurs actions, et avaler les plus faibles.</translation>
    </message>
    <message>
        <source>Haggle, share and vote while a village is being built over.</source>
        <translation>Marchander, partager et voter, pendant qu’un village se couvre de chantiers.</translation>
    </message>
</context>
<context>
    <name>EveningForm</name>
    <message>
        <source>A new duplicate evening</source>
        <translation>Une nouvelle soirée duplicate</translation>
    </message>
    <message>
        <source>Another table</source>
        <translation>Une table de plus</translation>
    </message>
    <message>
        <source>At table {number} somebody has no name yet.</source>
        <translation>À la table {number}, il manque encore un nom.</translation>
    </message>
    <message>
        <source>Begin the evening</source>
        <translation>Commencer la soirée</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>How many of them are people?</source>
        <extracomment>Before a choice of numbers: how many people sit at each table; bots are the others</extracomment>
        <translation>Combien de personnes parmi eux&#x202f;?</translation>
    </message>
    <message>
        <source>How many play?</source>
        <translation>Combien de joueurs&#x202f;?</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In an empty field, until somebody writes a name into it</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Several tables play the same deal with the same dice, one after the other; the others do not look. In the end everybody is compared with those who sat in the same seat. Bots take the seats that are left, the same ones at every table.</source>
        <translation>Plusieurs tables jouent la même donne avec les mêmes dés, l’une après l’autre&#x202f;; les autres ne regardent pas. À la fin, chacun est comparé à ceux qui occupaient le même siège. Des bots prennent les sièges libres, les mêmes à chaque table.</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Table {number}</translation>
    </message>
    <message>
        <source>Table {number} does not play</source>
        <translation>La table {number} ne joue pas</translation>
    </message>
    <message>
        <source>Table {table}, player {seat}</source>
        <translation>Table {table}, joueur {seat}</translation>
    </message>
    <message>
        <source>The name {name} cannot be used.</source>
        <translation>Le nom {name} ne peut pas être utilisé.</translation>
    </message>
    <message>
        <source>Two tables are the same.</source>
        <translation>Deux tables sont identiques.</translation>
    </message>
    <message>
        <source>{name} sits twice at one table.</source>
        <translation>{name} est assis deux fois à une table.</translation>
    </message>
</context>
<context>
    <name>EveningQuestion</name>
    <message>
        <source>Do not look</source>
        <translation>Ne pas regarder</translation>
    </message>
    <message>
        <source>Duplicate evening</source>
        <translation>Soirée duplicate</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>This deal belongs to a duplicate evening that is not over. It is still to be played by: {players}. Whoever plays it should not look. Look at the match all the same?</source>
        <translation>Cette donne fait partie d’une soirée duplicate qui n’est pas terminée. Elle reste à jouer par&#xa0;: {players}. Qui doit encore la jouer ne devrait pas regarder. Regarder la partie quand même&#x202f;?</translation>
    </message>
</context>
<context>
    <name>EveningTag</name>
    <message>
        <source>Duplicate evening, table {number}</source>
        <extracomment>Marks a match that several tables play with the same deal</extracomment>
        <translation>Soirée duplicate, table {number}</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>The match is over: {winners} share the win!</source>
        <translation>La partie est finie&#xa0;: {winners} se partagent la victoire&#x202f;!</translation>
    </message>
    <message>
        <source>The match is over: {winners} wins!</source>
        <translation>La partie est finie&#xa0;: {winners} gagne&#x202f;!</translation>
    </message>
</context>
<context>
    <name>EverybodyCard</name>
    <message>
        <source>Average place</source>
        <translation>Rang moyen</translation>
    </message>
    <message>
        <source>Best total</source>
        <translation>Meilleur total</translation>
    </message>
    <message>
        <source>By equal chances</source>
        <translation>À chances égales</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>What luck explains</source>
        <extracomment>The head of a column: between which numbers of wins 95 of 100 series of equal chances lie</extracomment>
        <translation>Ce que la chance explique</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} à {high}</translation>
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
        <translation>Belle prise.</translation>
    </message>
    <message>
        <source>A slice for me, at last.</source>
        <translation>Enfin une part pour moi.</translation>
    </message>
    <message>
        <source>And that was the high note.</source>
        <extracomment>Chester, a trumpeter, after a success</extracomment>
        <translation>Et voilà la note haute.</translation>
    </message>
    <message>
        <source>And the audience rises. Thank you, darlings.</source>
        <translation>Et la salle se lève. Merci, mes chéris.</translation>
    </message>
    <message>
        <source>Bang! There goes the gearbox!</source>
        <extracomment>Gus, a young mechanic, always glad, after a loss</extracomment>
        <translation>Crac&#x202f;! Ma boîte de vitesses vient de lâcher&#x202f;!</translation>
    </message>
    <message>
        <source>Curtain! Somebody, the curtain!</source>
        <translation>Rideau&#x202f;! Qu’on baisse le rideau&#x202f;!</translation>
    </message>
    <message>
        <source>Did you see that? I did that!</source>
        <translation>Vous avez vu ça&#x202f;? C’était moi&#x202f;!</translation>
    </message>
    <message>
        <source>Exactly as on page forty of my notes.</source>
        <translation>Exactement comme à la page quarante de mes notes.</translation>
    </message>
    <message>
        <source>Extra, extra: local man makes good!</source>
        <translation>Édition spéciale&#xa0;: un gars du coin fait fortune&#x202f;!</translation>
    </message>
    <message>
        <source>Flowers? For me? You should not have.</source>
        <extracomment>Stella, an actress, after a success</extracomment>
        <translation>Des fleurs&#x202f;? Pour moi&#x202f;? Il ne fallait pas.</translation>
    </message>
    <message>
        <source>Full marks. One may applaud.</source>
        <extracomment>Dolores, a retired teacher, after a success</extracomment>
        <translation>Vingt sur vingt. On peut applaudir.</translation>
    </message>
    <message>
        <source>Ha! Caught me fair and square!</source>
        <translation>Ha&#x202f;! Là, vous m’avez bien eu&#x202f;!</translation>
    </message>
    <message>
        <source>I felt a cold breath. It was this.</source>
        <extracomment>Opal, a woman who reads the stars, after a loss</extracomment>
        <translation>J’ai senti un souffle froid. C’était cela.</translation>
    </message>
    <message>
        <source>I have been waiting for that one all night.</source>
        <extracomment>Clyde, a gambler, after a success</extracomment>
        <translation>J’attendais celle-là depuis le début de la soirée.</translation>
    </message>
    <message>
        <source>I shall have a word with your parents.</source>
        <translation>Je vais en parler à vos parents.</translation>
    </message>
    <message>
        <source>I want that on the record.</source>
        <translation>Je veux que cela figure au dossier.</translation>
    </message>
    <message>
        <source>Interesting. An outlier.</source>
        <extracomment>Otto, an elderly professor, after a loss</extracomment>
        <translation>Intéressant. Une exception.</translation>
    </message>
    <message>
        <source>It got away.</source>
        <extracomment>Rufus, a fisherman of few words, after a loss</extracomment>
        <translation>Il s’est échappé.</translation>
    </message>
    <message>
        <source>It runs! It really runs!</source>
        <extracomment>Gus, a young mechanic, always glad, after a success</extracomment>
        <translation>Ça tourne&#x202f;! Ça tourne vraiment&#x202f;!</translation>
    </message>
    <message>
        <source>Jupiter is in my house. And now this.</source>
        <translation>Jupiter est dans ma maison. Et maintenant ceci.</translation>
    </message>
    <message>
        <source>Look at that, dears, it has risen!</source>
        <extracomment>Mabel, an old lady who bakes, after a success</extracomment>
        <translation>Regardez, mes chéris, ça a levé&#x202f;!</translation>
    </message>
    <message>
        <source>Mercury again. Always Mercury.</source>
        <translation>Encore Mercure. Toujours Mercure.</translation>
    </message>
    <message>
        <source>My model knew nothing of this.</source>
        <translation>Mon modèle ignorait cela.</translation>
    </message>
    <message>
        <source>Never mind, I shall bake another.</source>
        <translation>Tant pis, j’en referai un autre.</translation>
    </message>
    <message>
        <source>No comment, please.</source>
        <translation>Sans commentaire, merci.</translation>
    </message>
    <message>
        <source>No further questions.</source>
        <translation>Plus de questions.</translation>
    </message>
    <message>
        <source>Oh dear. That one is burnt.</source>
        <extracomment>Mabel, an old lady who bakes, after a loss</extracomment>
        <translation>Oh là là. Celui-là a brûlé.</translation>
    </message>
    <message>
        <source>One has to know when to fold.</source>
        <extracomment>Clyde, a gambler, after a loss</extracomment>
        <translation>Il faut savoir se coucher à temps.</translation>
    </message>
    <message>
        <source>Ouch. Wrong key.</source>
        <extracomment>Chester, a trumpeter, after a loss</extracomment>
        <translation>Aïe. Fausse note.</translation>
    </message>
    <message>
        <source>Page eleven. Very small print.</source>
        <extracomment>Archie, a young reporter, after a loss</extracomment>
        <translation>Page onze. En tout petit.</translation>
    </message>
    <message>
        <source>Pruned. It will grow again, and stronger.</source>
        <translation>Taillé. Cela repoussera, et plus fort.</translation>
    </message>
    <message>
        <source>Right on the beat.</source>
        <translation>Pile sur le temps.</translation>
    </message>
    <message>
        <source>Rough sea today.</source>
        <translation>Grosse mer, aujourd’hui.</translation>
    </message>
    <message>
        <source>Slugs. There is always a slug.</source>
        <extracomment>Hazel, a gardener, after a loss</extracomment>
        <translation>Des limaces. Il y a toujours une limace.</translation>
    </message>
    <message>
        <source>Sown in spring, picked today.</source>
        <extracomment>Hazel, a gardener, after a success</extracomment>
        <translation>Semé au printemps, cueilli aujourd’hui.</translation>
    </message>
    <message>
        <source>Stop the presses, that is my front page!</source>
        <extracomment>Archie, a young reporter, after a success</extracomment>
        <translation>Arrêtez les rotatives, voilà ma une&#x202f;!</translation>
    </message>
    <message>
        <source>That is the blues, friends.</source>
        <translation>C’est ça, le blues, les amis.</translation>
    </message>
    <message>
        <source>The evidence speaks for itself.</source>
        <extracomment>Vivian, a lawyer, after a success</extracomment>
        <translation>Les preuves parlent d’elles-mêmes.</translation>
    </message>
    <message>
        <source>The house always wins. Today I am the house.</source>
        <translation>La banque gagne toujours. Aujourd’hui, la banque, c’est moi.</translation>
    </message>
    <message>
        <source>The nets are full.</source>
        <translation>Les filets sont pleins.</translation>
    </message>
    <message>
        <source>The stars promised it this morning.</source>
        <extracomment>Opal, a woman who reads the stars, after a success</extracomment>
        <translation>Les étoiles l’avaient promis ce matin.</translation>
    </message>
    <message>
        <source>There you see what homework is good for.</source>
        <translation>Vous voyez à quoi servent les devoirs.</translation>
    </message>
    <message>
        <source>They have cut my best scene!</source>
        <extracomment>Stella, an actress, after a loss</extracomment>
        <translation>On a coupé ma plus belle scène&#x202f;!</translation>
    </message>
    <message>
        <source>We shall appeal.</source>
        <extracomment>Vivian, a lawyer, after a loss</extracomment>
        <translation>Nous ferons appel.</translation>
    </message>
    <message>
        <source>Which was to be proved.</source>
        <extracomment>Otto, an elderly professor, after a success</extracomment>
        <translation>Ce qu’il fallait démontrer.</translation>
    </message>
    <message>
        <source>Who did that? Hands up.</source>
        <extracomment>Dolores, a retired teacher, after a loss</extracomment>
        <translation>Qui a fait ça&#x202f;? Levez la main.</translation>
    </message>
    <message>
        <source>You have been reading my face.</source>
        <translation>Vous avez lu sur mon visage.</translation>
    </message>
    <message>
        <source>You see? One only has to water it.</source>
        <translation>Vous voyez&#x202f;? Il suffit d’arroser.</translation>
    </message>
</context>
<context>
    <name>FairDicePage</name>
    <message>
        <source>A seed that somebody chose, and a deal that is played again, were known before. Then there is no seal, and the dice are not secret. Bots never know the seed.</source>
        <translation>Une graine que quelqu’un a choisie et une donne rejouée étaient connues d’avance. Il n’y a alors pas de sceau, et les dés ne sont pas secrets. Les bots ne connaissent jamais la graine.</translation>
    </message>
    <message>
        <source>Before the first die is rolled, the program draws a large number by chance, the seed. All dice and draws of the match follow from it.</source>
        <translation>Avant le premier jet de dé, le programme tire au hasard un grand nombre, la graine. Tous les dés et tirages de la partie en découlent.</translation>
    </message>
    <message>
        <source>Checked: this is the seed that was sealed, and all dice and draws since then came from it.</source>
        <translation>Vérifié&#xa0;: c’est bien la graine scellée, et tous les dés et tirages depuis lors en proviennent.</translation>
    </message>
    <message>
        <source>Checked: this is the seed that was sealed. Every die and every draw came from it, {number} in all.</source>
        <translation>Vérifié&#xa0;: c’est bien la graine scellée. Chaque dé et chaque tirage en provient, {number} en tout.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy all this, to keep it or to check it</source>
        <translation>Copier tout cela, pour le garder ou le vérifier</translation>
    </message>
    <message>
        <source>Fair dice</source>
        <translation>Dés équitables</translation>
    </message>
    <message>
        <source>It keeps the seed to itself and shows its seal: 64 digits and letters, worked out from the seed, the set-up and, if you like, a word of yours. Nobody can find the seed from the seal, and nobody can find a second seed that has the same seal. Write the seal down, or take a picture of it.</source>
        <translation>Il garde la graine pour lui et montre son sceau&#xa0;: 64 chiffres et lettres calculés à partir de la graine, de la mise en place et, au besoin, d’un mot des joueurs. Personne ne peut retrouver la graine à partir du sceau, ni trouver une seconde graine qui ait le même sceau. Le sceau peut être noté, ou photographié.</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation>Aucun dé n’a encore été lancé.</translation>
    </message>
    <message>
        <source>Seal: {seal}</source>
        <translation>Sceau&#xa0;: {seal}</translation>
    </message>
    <message>
        <source>Seed: {seed}</source>
        <translation>Graine&#xa0;: {seed}</translation>
    </message>
    <message>
        <source>Seed: {seed}, salt: {salt}</source>
        <translation>Graine&#xa0;: {seed}, sel&#xa0;: {salt}</translation>
    </message>
    <message>
        <source>The check failed: this match is not as it was sealed.</source>
        <translation>La vérification a échoué&#xa0;: cette partie n’est pas telle qu’elle a été scellée.</translation>
    </message>
    <message>
        <source>The deal, too, came from the seed.</source>
        <translation>La donne provient elle aussi de la graine.</translation>
    </message>
    <message>
        <source>The dice of all match files</source>
        <translation>Les dés de toutes les parties enregistrées</translation>
    </message>
    <message>
        <source>The dice of all match files are being counted.</source>
        <translation>Les dés de tous les fichiers de parties sont en train d’être comptés.</translation>
    </message>
    <message>
        <source>The dice of this match</source>
        <translation>Les dés de cette partie</translation>
    </message>
    <message>
        <source>The dice of this match so far</source>
        <translation>Les dés de cette partie jusqu’ici</translation>
    </message>
    <message>
        <source>The line is where all would be if each came up equally often.</source>
        <translation>La ligne est là où tous seraient si chaque face sortait aussi souvent.</translation>
    </message>
    <message>
        <source>The seal of this match</source>
        <translation>Le sceau de cette partie</translation>
    </message>
    <message>
        <source>The seed is told when the match is over.</source>
        <translation>La graine sera révélée à la fin de la partie.</translation>
    </message>
    <message>
        <source>There is no match file with dice yet. A match counts once it is over and has been put away.</source>
        <translation>Il n’y a pas encore de fichier de partie avec des dés. Une partie compte une fois finie et rangée.</translation>
    </message>
    <message>
        <source>This match has no seal: its seed was chosen, its deal was played before, or its file is older than seals. Whoever knows the seed can find out the dice, so they are not secret.</source>
        <translation>Cette partie n’a pas de sceau&#xa0;: sa graine a été choisie, sa donne a déjà été jouée, ou son fichier est plus ancien que les sceaux. Qui connaît la graine peut découvrir les dés&#x202f;; ils ne sont donc pas secrets.</translation>
    </message>
    <message>
        <source>This match was taken up from a file. Actions before the seal was made: {number}.</source>
        <translation>Cette partie a été reprise d’un fichier. Actions avant le sceau&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>What was chosen before the match, such as colours, does not come from the seed; the seal covers it too.</source>
        <translation>Ce qui a été choisi avant la partie, comme les couleurs, ne vient pas de la graine&#x202f;; le sceau le comprend aussi.</translation>
    </message>
    <message>
        <source>When the match is over, the seed is told. Now everybody can see that it is the one that was sealed, and that every die came from it: neither the program nor a player has changed anything in between. The program checks it whenever a match is opened, and refuses a file that was changed.</source>
        <translation>À la fin de la partie, la graine est révélée. Chacun peut alors voir que c’est bien celle qui a été scellée et que chaque dé en provient&#xa0;: ni le programme ni un joueur n’a rien changé entre-temps. Le programme le vérifie à chaque ouverture d’une partie et refuse un fichier modifié.</translation>
    </message>
    <message>
        <source>Why you can trust the dice</source>
        <translation>Pourquoi se fier aux dés</translation>
    </message>
    <message>
        <source>Your word: {word}</source>
        <translation>Le mot des joueurs&#xa0;: {word}</translation>
    </message>
</context>
<context>
    <name>FavouritesCard</name>
    <message>
        <source>Matches as the top choice</source>
        <extracomment>The head of a column: in how many matches this was chosen most often</extracomment>
        <translation>Parties comme premier choix</translation>
    </message>
    <message>
        <source>Won among those matches</source>
        <extracomment>The head of a column: how many of the matches in the column before were won</extracomment>
        <translation>Gagnées parmi elles</translation>
    </message>
    <message>
        <source>{game}: {favourites}</source>
        <translation>{game}&#xa0;: {favourites}</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>A first match, with a guide at your side</source>
        <translation>Une première partie, guidée pas à pas</translation>
    </message>
    <message>
        <source>Choose who plays, and how</source>
        <translation>Choisir qui joue, et comment</translation>
    </message>
    <message>
        <source>For {least} to {most} players</source>
        <translation>De {least} à {most} joueurs</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Apprendre à jouer</translation>
    </message>
    <message>
        <source>Learn to play {game}</source>
        <translation>Apprendre à jouer à {game}</translation>
    </message>
    <message>
        <source>New match of {game}</source>
        <translation>Nouvelle partie de {game}</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Jouer à {game}</translation>
    </message>
    <message>
        <source>Quick match</source>
        <translation>Partie rapide</translation>
    </message>
    <message>
        <source>You against three bots, right now</source>
        <translation>Tout de suite, contre trois bots</translation>
    </message>
</context>
<context>
    <name>GroupRow</name>
    <message>
        <source>As last time</source>
        <translation>Comme la dernière fois</translation>
    </message>
    <message>
        <source>Forget this group</source>
        <translation>Oublier ce groupe</translation>
    </message>
    <message>
        <source>Forget {group}</source>
        <translation>Oublier {group}</translation>
    </message>
    <message>
        <source>Gives the people at this table a name, to play together again</source>
        <translation>Donne un nom aux gens de cette table, pour rejouer ensemble</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Keep as a group…</source>
        <translation>Garder comme groupe…</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>Nom du groupe</translation>
    </message>
    <message>
        <source>Sunday with Grandma</source>
        <translation>Dimanche chez Mamie</translation>
    </message>
    <message>
        <source>The people of this group, and the variants they play this game with</source>
        <translation>Les gens de ce groupe, et leurs variantes pour ce jeu</translation>
    </message>
    <message>
        <source>The same people and variants as in the last match</source>
        <translation>Les mêmes gens et les mêmes variantes que dans la dernière partie</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Back</source>
        <extracomment>To the step of the guide that was shown before</extracomment>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>End the guide</source>
        <translation>Quitter le guide</translation>
    </message>
    <message>
        <source>More later: the guide goes on when something new comes up.</source>
        <translation>La suite plus tard&#xa0;: le guide reprend dès qu’il y a du nouveau.</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>To the next step of the guide</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Opens the rulebook there</source>
        <translation>Ouvre les règles à cet endroit</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <extracomment>A button that opens the rulebook there: &quot;Rule BS-11&quot;</extracomment>
        <translation>Règle {rule}</translation>
    </message>
    <message>
        <source>Step {number}</source>
        <extracomment>Of a guide: &quot;Step 2&quot;</extracomment>
        <translation>Étape {number}</translation>
    </message>
    <message>
        <source>That was all. The match goes on, and it is yours: H gives you a hint, and F1 opens the rulebook.</source>
        <translation>C’est tout. La partie continue, et elle est à vous&#xa0;: H vous donne un conseil, et F1 ouvre les règles.</translation>
    </message>
    <message>
        <source>The guide goes on when you have made this move.</source>
        <translation>Le guide reprend dès que vous aurez joué ce coup.</translation>
    </message>
    <message>
        <source>The match goes on without it</source>
        <translation>La partie continue sans guide</translation>
    </message>
    <message>
        <source>There are {most} at most: what does not come up is left out.</source>
        <extracomment>Of the steps of a guide</extracomment>
        <translation>Il y en a {most} au plus&#xa0;: ce qui ne se présente pas est laissé de côté.</translation>
    </message>
    <message>
        <source>This colour and this sign are yours. H gives you a hint, Ctrl+Z takes your last move back.</source>
        <translation>Cette couleur et ce signe sont les vôtres. H vous donne un conseil, Ctrl+Z annule votre dernier coup.</translation>
    </message>
    <message>
        <source>What you play for</source>
        <translation>Le but du jeu</translation>
    </message>
    <message>
        <source>You know enough to play</source>
        <translation>Vous en savez assez pour jouer</translation>
    </message>
</context>
<context>
    <name>HandModel</name>
    <message>
        <source>Chosen</source>
        <translation>Choisis</translation>
    </message>
    <message>
        <source>Councillors</source>
        <translation>Conseillers</translation>
    </message>
    <message>
        <source>Councillors of value {value}</source>
        <translation>Conseillers de valeur {value}</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Face cachée</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>En main</translation>
    </message>
    <message>
        <source>Pushed forward</source>
        <translation>Avancés</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>Hidden</source>
        <translation>Caché</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>A match file from anywhere</source>
        <translation>Un fichier de partie, où qu’il se trouve</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Duplicate evening: one deal for all</source>
        <translation>Soirée duplicate&#xa0;: même donne pour tous</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Match files</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Matches kept on this computer</source>
        <translation>Parties conservées sur cet ordinateur</translation>
    </message>
    <message>
        <source>Open a match…</source>
        <translation>Ouvrir une partie…</translation>
    </message>
    <message>
        <source>Rulebooks</source>
        <translation>Règles des jeux</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Several tables play the same deal: who does better with the same luck?</source>
        <translation>Plusieurs tables jouent la même donne&#xa0;: qui fait mieux avec la même chance&#x202f;?</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>The rules of all games (F1)</source>
        <translation>Les règles de tous les jeux (F1)</translation>
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
        <translation>À tout moment</translation>
    </message>
    <message>
        <source>Keys that work now</source>
        <translation>Touches utiles maintenant</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Does anything that is allowed.</source>
        <translation>Joue n’importe quel coup permis.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Plays as well as it can, and takes the most time for it.</source>
        <translation>Joue le mieux possible, au prix des plus longues réflexions.</translation>
    </message>
    <message>
        <source>Plays sensibly, but misjudges and slips.</source>
        <translation>Joue avec bon sens, mais fait des erreurs de jugement et des bévues.</translation>
    </message>
    <message>
        <source>Plays soundly, without looking far ahead.</source>
        <translation>Joue solidement, sans voir très loin.</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>How well a bot plays, from the weakest to the strongest</extracomment>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Thinks ahead before every decision.</source>
        <translation>Pense aux coups suivants avant chaque décision.</translation>
    </message>
</context>
<context>
    <name>LineChart</name>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Press the left and right arrow keys to hear the figures.</source>
        <translation>Les flèches gauche et droite font entendre les chiffres.</translation>
    </message>
</context>
<context>
    <name>LoanButtons</name>
    <message>
        <source>pays {paid} now, costs {debt} at the end</source>
        <extracomment>Of a loan: what it pays and what it costs, below &quot;Take a loan&quot;</extracomment>
        <translation>{paid} tout de suite, {debt} à rendre à la fin</translation>
    </message>
</context>
<context>
    <name>LoanPanel</name>
    <message>
        <source>Hold to look</source>
        <extracomment>A button that shows a player&apos;s money as long as it is held down</extracomment>
        <translation>Maintenir pour voir</translation>
    </message>
    <message>
        <source>Shows the cash as long as it is held</source>
        <translation>Montre l’argent en main tant que le bouton est maintenu</translation>
    </message>
</context>
<context>
    <name>LogDelegate</name>
    <message>
        <source>Folds what belongs to it into this line (key: Left)</source>
        <translation>Replie dans cette ligne ce qui en fait partie (touche&#xa0;: flèche gauche)</translation>
    </message>
    <message>
        <source>Lines that belong to it: {number}. Shows them (key: Right)</source>
        <extracomment>{number} is how many lines of the log are not shown</extracomment>
        <translation>Lignes qui en font partie&#xa0;: {number}. Les affiche (touche&#xa0;: flèche droite)</translation>
    </message>
    <message>
        <source>Rule {rule} in the rulebook (key: F1)</source>
        <translation>Lire la règle {rule} (touche&#xa0;: F1)</translation>
    </message>
    <message>
        <source>What did this do to everybody’s chances? (key: W)</source>
        <translation>Quel effet sur les chances de chacun&#x202f;? (touche&#xa0;: W)</translation>
    </message>
    <message>
        <source>Why did the bot do this? (key: W)</source>
        <translation>Pourquoi le bot a-t-il joué ainsi&#x202f;? (touche&#xa0;: W)</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Rule {rule}</source>
        <extracomment>{rule} is the number of a rule</extracomment>
        <translation>Règle {rule}</translation>
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
        <translation>Revenir au présent</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Follows what happens (key: End)</source>
        <translation>Suit ce qui se passe (touche&#xa0;: Fin)</translation>
    </message>
    <message>
        <source>Hide what belongs to it</source>
        <extracomment>In the menu of a line of the log: shows or hides the lines that belong to it</extracomment>
        <translation>Masquer ce qui en fait partie</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Show all of it</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>What it did to everybody’s chances</source>
        <extracomment>In the menu of a line of the log that tells what a person did</extracomment>
        <translation>L’effet sur les chances de chacun</translation>
    </message>
    <message>
        <source>What the bot thought</source>
        <translation>Ce que pensait le bot</translation>
    </message>
    <message>
        <source>Why? Rule {rule}</source>
        <extracomment>Opens the rulebook at the rule that a line of the log comes from</extracomment>
        <translation>Pourquoi&#x202f;? Règle {rule}</translation>
    </message>
</context>
<context>
    <name>LotsModel</name>
    <message>
        <source>Broker</source>
        <translation>Promoteur</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vide</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Field {number}</source>
        <translation>Case {number}</translation>
    </message>
    <message>
        <source>On offer</source>
        <translation>Aux enchères</translation>
    </message>
    <message>
        <source>Reached with a roll of {number}</source>
        <translation>Un {number} au dé y mène</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Situation</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Fair dice</source>
        <translation>Dés équitables</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Open a match…</source>
        <translation>Ouvrir une partie…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Paramètres…</translation>
    </message>
    <message>
        <source>The texts for {language} are missing or damaged, so this is English.</source>
        <translation>Les textes de cette langue ({language}) manquent ou sont endommagés&#xa0;: l’anglais les remplace.</translation>
    </message>
    <message>
        <source>Words beside the icons</source>
        <translation>Mots à côté des icônes</translation>
    </message>
</context>
<context>
    <name>Malformed</name>
    <message>
        <source>{where}: no action is called that.</source>
        <translation>{where}&#xa0;: aucune action ne porte ce nom.</translation>
    </message>
    <message>
        <source>{where}: no name may appear twice.</source>
        <translation>{where}&#xa0;: aucun nom ne peut apparaître deux fois.</translation>
    </message>
    <message>
        <source>{where}: there is no such entry.</source>
        <translation>{where}&#xa0;: cette entrée n’existe pas.</translation>
    </message>
    <message>
        <source>{where}: these are too many entries.</source>
        <translation>{where}&#xa0;: il y a trop d’entrées.</translation>
    </message>
    <message>
        <source>{where}: this entry is missing.</source>
        <translation>{where}&#xa0;: cette entrée manque.</translation>
    </message>
    <message>
        <source>{where}: this is not as it should be.</source>
        <translation>{where}&#xa0;: ce n’est pas ce qu’il faut.</translation>
    </message>
    <message>
        <source>{where}: this must be a list of entries, {number} in all.</source>
        <translation>{where}&#xa0;: il faut une liste de {number} entrées.</translation>
    </message>
    <message>
        <source>{where}: this must be a list of whole numbers, {number} in all.</source>
        <translation>{where}&#xa0;: il faut une liste de {number} nombres entiers.</translation>
    </message>
    <message>
        <source>{where}: this must be a list of whole numbers.</source>
        <translation>{where}&#xa0;: il faut une liste de nombres entiers.</translation>
    </message>
    <message>
        <source>{where}: this must be a list.</source>
        <translation>{where}&#xa0;: il faut une liste.</translation>
    </message>
    <message>
        <source>{where}: this must be a name of at most {number} ordinary characters.</source>
        <extracomment>{number} is how many characters it may have</extracomment>
        <translation>{where}&#xa0;: il faut un nom d’au plus {number} caractères ordinaires.</translation>
    </message>
    <message>
        <source>{where}: this must be a set of named entries.</source>
        <translation>{where}&#xa0;: il faut un ensemble d’entrées nommées.</translation>
    </message>
    <message>
        <source>{where}: this must be a text.</source>
        <translation>{where}&#xa0;: il faut un texte.</translation>
    </message>
    <message>
        <source>{where}: this must be a whole number.</source>
        <extracomment>{where} is a place in a data file, such as lots[3]</extracomment>
        <translation>{where}&#xa0;: il faut un nombre entier.</translation>
    </message>
    <message>
        <source>{where}: this must be an action, an undo or a redo.</source>
        <translation>{where}&#xa0;: il faut une action, une annulation ou un rétablissement.</translation>
    </message>
    <message>
        <source>{where}: this must be from {least} to {most}.</source>
        <translation>{where}&#xa0;: il faut une valeur de {least} à {most}.</translation>
    </message>
    <message>
        <source>{where}: this must be the level of a bot.</source>
        <extracomment>How well a bot plays</extracomment>
        <translation>{where}&#xa0;: il faut le niveau d’un bot.</translation>
    </message>
    <message>
        <source>{where}: this must be true or false.</source>
        <translation>{where}&#xa0;: il faut true ou false.</translation>
    </message>
    <message>
        <source>{where}: this must be {number}.</source>
        <translation>{where}&#xa0;: il faut {number}.</translation>
    </message>
    <message>
        <source>{where}: this must be “human” or “bot”.</source>
        <translation>{where}&#xa0;: il faut «&#xa0;human&#xa0;» ou «&#xa0;bot&#xa0;».</translation>
    </message>
</context>
<context>
    <name>MarketModel</name>
    <message>
        <source>A share costs {price}</source>
        <translation>Une action coûte {price}</translation>
    </message>
    <message>
        <source>Buildings left</source>
        <translation>Immeubles restants</translation>
    </message>
    <message>
        <source>Buildings on the map</source>
        <translation>Immeubles en place</translation>
    </message>
    <message>
        <source>Chains</source>
        <translation>Chaînes</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Société</translation>
    </message>
    <message>
        <source>No shares are traded at value 0</source>
        <translation>À la valeur 0, ni achat ni vente d’actions</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Shares in the bank</source>
        <translation>Actions en banque</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
</context>
<context>
    <name>MatchFilesModel</name>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Aucun vainqueur</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Inachevée</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Won by {players}</source>
        <translation>Gagnée par {players}</translation>
    </message>
    <message>
        <source>{ending} (played on from step {number})</source>
        <extracomment>How a match ended that began as another one was after a step: &quot;Won by Anna (played on from step 112)&quot;</extracomment>
        <translation>{ending} (continuée à partir de l’étape {number})</translation>
    </message>
</context>
<context>
    <name>MatchFilesPage</name>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete a match</source>
        <translation>Supprimer une partie</translation>
    </message>
    <message>
        <source>Delete this match for good?</source>
        <translation>Supprimer définitivement cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>Match files</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>No match has been put away yet. A match that is over is kept here.</source>
        <translation>Aucune partie n’est encore rangée ici. Chaque partie finie y sera conservée.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Ouvrir un autre fichier…</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Afficher le dossier</translation>
    </message>
</context>
<context>
    <name>MatchOpener</name>
    <message>
        <source>Matches (*{extension})</source>
        <translation>Parties (*{extension})</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>The match is being opened…</source>
        <translation>La partie est en cours d’ouverture…</translation>
    </message>
    <message>
        <source>The match is saved: {path}</source>
        <extracomment>{path} is where a player wanted a match to be kept as a file</extracomment>
        <translation>La partie est enregistrée&#xa0;: {path}</translation>
    </message>
    <message>
        <source>The table is being laid…</source>
        <translation>La table se prépare…</translation>
    </message>
    <message>
        <source>This match is not being saved. {reason} You can still save a copy elsewhere.</source>
        <translation>Cette partie n’est pas enregistrée. {reason} Vous pouvez tout de même en enregistrer une copie ailleurs.</translation>
    </message>
    <message>
        <source>{game} with {players} is among the match files now.</source>
        <translation>{game} avec {players} se trouve maintenant parmi les parties enregistrées.</translation>
    </message>
</context>
<context>
    <name>MatchStory</name>
    <message>
        <source>{part}, the best deal: {player} gains {amount}.</source>
        <extracomment>{part} is a part of the match: &quot;Round 7&quot;</extracomment>
        <translation>{part}, la meilleure affaire&#xa0;: {player} gagne {amount}.</translation>
    </message>
    <message>
        <source>{part}, the hardest blow: {player} loses {amount}.</source>
        <extracomment>{part} is a part of the match: &quot;Round 7&quot;</extracomment>
        <translation>{part}, le coup le plus dur&#xa0;: {player} perd {amount}.</translation>
    </message>
    <message>
        <source>{part}, the turning point: {player} catches up and is not overtaken any more.</source>
        <extracomment>{part} is a part of the match: &quot;Round 7&quot;</extracomment>
        <translation>{part}, le tournant&#xa0;: {player} revient à égalité et plus personne ne passe devant.</translation>
    </message>
    <message>
        <source>{part}, the turning point: {player} goes ahead and stays ahead.</source>
        <extracomment>{part} is a part of the match: &quot;Round 7&quot;</extracomment>
        <translation>{part}, le tournant&#xa0;: {player} prend la tête et la garde.</translation>
    </message>
    <message>
        <source>{players} have the same total, {sum}, and share the win.</source>
        <extracomment>{players} are those who share the win: &quot;Anna and Bea&quot;</extracomment>
        <translation>{players} ont le même total, {sum}, et se partagent la victoire.</translation>
    </message>
    <message>
        <source>{player} comes fifth.</source>
        <translation>{player} finit cinquième.</translation>
    </message>
    <message>
        <source>{player} comes fourth.</source>
        <translation>{player} finit quatrième.</translation>
    </message>
    <message>
        <source>{player} comes second.</source>
        <translation>{player} finit deuxième.</translation>
    </message>
    <message>
        <source>{player} comes seventh.</source>
        <translation>{player} finit septième.</translation>
    </message>
    <message>
        <source>{player} comes sixth.</source>
        <translation>{player} finit sixième.</translation>
    </message>
    <message>
        <source>{player} comes third.</source>
        <translation>{player} finit troisième.</translation>
    </message>
    <message>
        <source>{player} was ahead from first to last.</source>
        <translation>{player} a mené du début à la fin.</translation>
    </message>
    <message>
        <source>{player} was in front for longest, and yet did not win.</source>
        <translation>{player} a été le plus longtemps en tête, sans gagner pour autant.</translation>
    </message>
    <message>
        <source>{player} wins by {gap} over {other}.</source>
        <translation>{player} gagne avec {gap} d’avance sur {other}.</translation>
    </message>
    <message>
        <source>{player}: fifth, {gap} behind {winner}.</source>
        <translation>{player}&#xa0;: cinquième, à {gap} de {winner}.</translation>
    </message>
    <message>
        <source>{player}: fourth, {gap} behind {winner}.</source>
        <translation>{player}&#xa0;: quatrième, à {gap} de {winner}.</translation>
    </message>
    <message>
        <source>{player}: second, {gap} behind {winner}.</source>
        <translation>{player}&#xa0;: deuxième, à {gap} de {winner}.</translation>
    </message>
    <message>
        <source>{player}: seventh, {gap} behind {winner}.</source>
        <translation>{player}&#xa0;: septième, à {gap} de {winner}.</translation>
    </message>
    <message>
        <source>{player}: sixth, {gap} behind {winner}.</source>
        <translation>{player}&#xa0;: sixième, à {gap} de {winner}.</translation>
    </message>
    <message>
        <source>{player}: third, {gap} behind {winner}.</source>
        <translation>{player}&#xa0;: troisième, à {gap} de {winner}.</translation>
    </message>
</context>
<context>
    <name>MemberTile</name>
    <message>
        <source>What is left for {player}</source>
        <translation>Ce qui reste pour {player}</translation>
    </message>
    <message>
        <source>{player} gets what the others leave</source>
        <translation>{player} reçoit ce que les autres laissent</translation>
    </message>
    <message>
        <source>{player} is on this side</source>
        <extracomment>A player who belongs to the same side of the council</extracomment>
        <translation>{player} est dans ce camp</translation>
    </message>
    <message>
        <source>{player}, strength {strength}: in or out</source>
        <extracomment>A button that takes a player into an offer, or out of it</extracomment>
        <translation>{player}, force {strength}&#xa0;: ajouter ou retirer</translation>
    </message>
    <message>
        <source>{player}: one million less</source>
        <translation>{player}&#xa0;: un million de moins</translation>
    </message>
    <message>
        <source>{player}: one million more</source>
        <translation>{player}&#xa0;: un million de plus</translation>
    </message>
    <message>
        <source>{player}: share in millions</source>
        <extracomment>The name of a field with − and +</extracomment>
        <translation>{player}&#xa0;: part en millions</translation>
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
        <translation>Tous les autres ont fini&#xa0;: cela clôt la négociation</translation>
    </message>
    <message>
        <source>Alone</source>
        <extracomment>A quick offer without any partner</extracomment>
        <translation>En solo</translation>
    </message>
    <message>
        <source>Decline and done</source>
        <translation>Refuser, j’ai fini</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Says that a player has nothing more to offer</extracomment>
        <translation>J’ai fini</translation>
    </message>
    <message>
        <source>Harder to beat</source>
        <extracomment>A quick offer with stronger partners, which is harder to beat</extracomment>
        <translation>Plus difficile à battre</translation>
    </message>
    <message>
        <source>Likely to be accepted</source>
        <extracomment>A quick offer to the partners who ask for the least; they are likely to say yes</extracomment>
        <translation>Sera sans doute acceptée</translation>
    </message>
    <message>
        <source>Makes this offer to all who are in it</source>
        <translation>Soumet cette offre à tous ses membres</translation>
    </message>
    <message>
        <source>Mug {mug}</source>
        <extracomment>The height of the offer that stands, before its split</extracomment>
        <translation>Chope à {mug}</translation>
    </message>
    <message>
        <source>No coalition yet</source>
        <translation>Pas encore de coalition</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Proposer</translation>
    </message>
    <message>
        <source>Offer of your own</source>
        <translation>Faire une offre</translation>
    </message>
    <message>
        <source>Offers nothing more until somebody asks or the mug moves</source>
        <translation>Ne propose plus rien, à moins qu’une autre offre n’arrive ou que la chope n’avance</translation>
    </message>
    <message>
        <source>One more for them</source>
        <extracomment>A quick offer to those who refused the last one, with one million more for them</extracomment>
        <translation>Un de plus pour eux</translation>
    </message>
    <message>
        <source>So strong is the coalition that stands. A new offer has to be stronger.</source>
        <translation>C’est la force de la coalition en place. Une nouvelle offre doit être plus forte.</translation>
    </message>
    <message>
        <source>Tick who shall share.</source>
        <extracomment>Before anything is drafted: players are ticked who are to have a share of an offer</extracomment>
        <translation>Cochez avec qui partager.</translation>
    </message>
    <message>
        <source>What they ask for</source>
        <extracomment>A quick offer to those who refused the last one, with as many millions more as they asked for</extracomment>
        <translation>Autant que demandé</translation>
    </message>
    <message>
        <source>ends the negotiation</source>
        <translation>clôt la négociation</translation>
    </message>
    <message>
        <source>{worth} to split</source>
        <extracomment>{worth} is a sum of money</extracomment>
        <translation>{worth} à partager</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Deal and begin</source>
        <translation>Tout mettre en place et commencer la partie</translation>
    </message>
    <message>
        <source>How many play?</source>
        <translation>Combien de joueurs&#x202f;?</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>New match: {game}</source>
        <translation>Nouvelle partie&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one another name.</source>
        <translation>Deux joueurs s’appellent {name}. Il faut changer l’un des deux noms.</translation>
    </message>
</context>
<context>
    <name>NextCard</name>
    <message>
        <source>Table {number} begins</source>
        <translation>La table {number} commence</translation>
    </message>
    <message>
        <source>Table {number} goes on</source>
        <translation>La table {number} continue</translation>
    </message>
    <message>
        <source>Table {number} is playing: {players}</source>
        <translation>La table {number} est en train de jouer&#xa0;: {players}</translation>
    </message>
    <message>
        <source>Table {number} plays next: {players}</source>
        <translation>Au tour de la table {number}&#xa0;: {players}</translation>
    </message>
    <message>
        <source>Whoever has seen a table play knows the dice: those who wait do not look.</source>
        <translation>Qui a vu jouer une table connaît les dés&#xa0;: ceux qui attendent ne regardent pas.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>OfferCard</name>
    <message>
        <source>Strength {height}</source>
        <extracomment>Of all who belong to an offer, together; the mug moves there if they agree</extracomment>
        <translation>Force {height}</translation>
    </message>
    <message>
        <source>declined by {player}</source>
        <extracomment>Beside the name of who made the offer: who has said no to it</extracomment>
        <translation>refusée par {player}</translation>
    </message>
    <message>
        <source>{player} has refused what {proposer} offered</source>
        <translation>{player} a refusé l’offre faite par {proposer}</translation>
    </message>
    <message>
        <source>{player} makes an offer</source>
        <translation>{player} fait une offre</translation>
    </message>
    <message>
        <source>{split}. Asked: {players}</source>
        <extracomment>{split} is a list of millions and players: &quot;4 for Anna, 3 for Bea&quot;</extracomment>
        <translation>{split}. Réponse attendue&#xa0;: {players}</translation>
    </message>
</context>
<context>
    <name>OffersModel</name>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>New split by {player}</source>
        <translation>Partage proposé par {player}</translation>
    </message>
    <message>
        <source>Nobody is asked</source>
        <translation>Aucune réponse attendue</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Offre</translation>
    </message>
    <message>
        <source>Offer by {player}</source>
        <translation>Offre faite par {player}</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Partage</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>En place</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>The opposition</source>
        <translation>L’opposition</translation>
    </message>
    <message>
        <source>{player} agreed</source>
        <translation>{player} a dit oui</translation>
    </message>
    <message>
        <source>{player} is asked</source>
        <translation>{player} doit répondre</translation>
    </message>
</context>
<context>
    <name>OpenMatchCard</name>
    <message>
        <source>A match last played {when}</source>
        <translation>Une partie interrompue le {when}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Continue {game} with {players}</source>
        <translation>Reprendre {game} avec {players}</translation>
    </message>
    <message>
        <source>Keep for later</source>
        <translation>Garder pour plus tard</translation>
    </message>
    <message>
        <source>Keep {game} with {players} for later</source>
        <translation>Garder {game} avec {players} pour plus tard</translation>
    </message>
    <message>
        <source>Last played {when}</source>
        <translation>Interrompue le {when}</translation>
    </message>
    <message>
        <source>Moves the match from here to the match files; it can be gone on with from there</source>
        <translation>Déplace la partie d’ici vers les parties enregistrées&#x202f;; on peut l’y reprendre</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation>Ouverte dans une autre fenêtre</translation>
    </message>
    <message>
        <source>{game}: {players}</source>
        <translation>{game}&#xa0;: {players}</translation>
    </message>
</context>
<context>
    <name>OpenMatches</name>
    <message>
        <source>Continue where you left off</source>
        <translation>Reprendre une partie en cours</translation>
    </message>
    <message>
        <source>Show more open matches: {number}</source>
        <translation>Afficher d’autres parties en cours&#xa0;: {number}</translation>
    </message>
</context>
<context>
    <name>OptionBox</name>
    <message>
        <source>{option} – off</source>
        <extracomment>A variant that is not played, which may be called &quot;Variant III: no colour die&quot;</extracomment>
        <translation>{option} – non</translation>
    </message>
    <message>
        <source>{option} – on</source>
        <extracomment>A variant that is played, which may be called &quot;Variant III: no colour die&quot;</extracomment>
        <translation>{option} – oui</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}&#xa0;: {value}</translation>
    </message>
</context>
<context>
    <name>OtherBooks</name>
    <message>
        <source>{game}: {sections}</source>
        <extracomment>Another rulebook in which something was found, and in how many sections</extracomment>
        <translation>{game}&#xa0;: {sections}</translation>
    </message>
</context>
<context>
    <name>OverPanel</name>
    <message>
        <source>Back to the final account (F7)</source>
        <translation>Retour au décompte final (F7)</translation>
    </message>
</context>
<context>
    <name>PageFrame</name>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}&#xa0;: {problem}</translation>
    </message>
</context>
<context>
    <name>PayPanel</name>
    <message>
        <source>The purse holds {before} now and {after} afterwards</source>
        <translation>La caisse passe de {before} à {after}</translation>
    </message>
    <message>
        <source>{before}, then {after}</source>
        <translation>{before}, puis {after}</translation>
    </message>
</context>
<context>
    <name>PeopleCard</name>
    <message>
        <source>All names as in the files</source>
        <translation>Tous les noms comme dans les fichiers</translation>
    </message>
    <message>
        <source>Another name, or that of somebody else in this list: then the two are one person. Only the statistics change; match files stay as they are.</source>
        <translation>Un autre nom, ou celui de quelqu’un d’autre de cette liste&#xa0;: les deux sont alors une seule personne. Seules les statistiques changent&#x202f;; les fichiers des parties restent tels quels.</translation>
    </message>
    <message>
        <source>Is the same person</source>
        <extracomment>On a button: two names belong to one person</extracomment>
        <translation>Est la même personne</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Laisser de côté</translation>
    </message>
    <message>
        <source>Leave out a person</source>
        <translation>Laisser quelqu’un de côté</translation>
    </message>
    <message>
        <source>Leave out…</source>
        <translation>Laisser de côté…</translation>
    </message>
    <message>
        <source>Leave {name} out of the statistics? Match files stay as they are.</source>
        <translation>Laisser {name} hors des statistiques&#x202f;? Les fichiers des parties restent tels quels.</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nouveau nom</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>The name {name}</source>
        <translation>Le nom {name}</translation>
    </message>
    <message>
        <source>{name} and {other} played in the same match: they are two people.</source>
        <translation>{name} et {other} ont joué dans la même partie&#xa0;: ce sont deux personnes.</translation>
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
        <translation>Une erreur voulue&#xa0;: les bots de ce niveau en font de pareilles.</translation>
    </message>
    <message>
        <source>All councillors are turned over.</source>
        <extracomment>In the council, when everybody has chosen</extracomment>
        <translation>Tous les conseillers sont retournés.</translation>
    </message>
    <message>
        <source>Alternative: {action}, {worth}</source>
        <extracomment>What a bot could have done instead: &quot;Alternative: Pass, +$2M&quot;</extracomment>
        <translation>Autre choix&#xa0;: {action}, {worth}</translation>
    </message>
    <message>
        <source>At the top</source>
        <extracomment>The outermost place in a data file, where others are called lots[3] or city.districts</extracomment>
        <translation>Au premier niveau</translation>
    </message>
    <message>
        <source>Cards are dealt.</source>
        <translation>On distribue les cartes.</translation>
    </message>
    <message>
        <source>Everybody rolls.</source>
        <extracomment>All players roll a die at the same time</extracomment>
        <translation>Tout le monde lance le dé.</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <extracomment>How far a match is, in a game that has no words of its own for it</extracomment>
        <translation>Coup {number}</translation>
    </message>
    <message>
        <source>No alternative was weighed.</source>
        <extracomment>A remark on what a bot did: there was nothing to choose, or it did not think</extracomment>
        <translation>Aucun autre choix n’a été envisagé.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>A player without a name</extracomment>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>The match is waiting.</source>
        <extracomment>Something could not be saved, and play waits</extracomment>
        <translation>La partie est en attente.</translation>
    </message>
    <message>
        <source>The other reasons lie face down.</source>
        <extracomment>A remark on why a bot did something: part of the reasons must not be told</extracomment>
        <translation>Les autres raisons restent face cachée.</translation>
    </message>
    <message>
        <source>{action}: {worth}</source>
        <extracomment>An action, and how likely one is to win with it: &quot;Bid $7M: 34%&quot;</extracomment>
        <translation>{action}&#xa0;: {worth}</translation>
    </message>
    <message>
        <source>{item}: {amount}</source>
        <extracomment>A line of the final account: what for, and how much</extracomment>
        <translation>{item}&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <extracomment>How likely it is to win, in hundredths: &quot;34%&quot;, with the space that is usual before the sign</extracomment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{out} is out. {player} is still thinking.</source>
        <extracomment>The same, while the only person at the table has had to leave the match and looks on</extracomment>
        <translation>{out} est hors jeu. {player} réfléchit encore.</translation>
    </message>
    <message>
        <source>{out} is out. {player} is thinking.</source>
        <extracomment>The same, while the only person at the table has had to leave the match and looks on</extracomment>
        <translation>{out} est hors jeu. {player} réfléchit.</translation>
    </message>
    <message>
        <source>{players} are ahead</source>
        <extracomment>{players} are several names: who would win now, together</extracomment>
        <translation>{players} en tête</translation>
    </message>
    <message>
        <source>{players} is ahead</source>
        <extracomment>{players} is one name: whoever would win now</extracomment>
        <translation>{players} en tête</translation>
    </message>
    <message>
        <source>{player} is still thinking.</source>
        <extracomment>A bot has been thinking for some time</extracomment>
        <translation>{player} réfléchit encore.</translation>
    </message>
    <message>
        <source>{player} is thinking.</source>
        <extracomment>A bot is to act</extracomment>
        <translation>{player} réfléchit.</translation>
    </message>
    <message>
        <source>{player} reaches into the bag.</source>
        <extracomment>A player is about to draw a tile from the felt bag</extracomment>
        <translation>{player} plonge la main dans le sac.</translation>
    </message>
    <message>
        <source>{player} rolls.</source>
        <extracomment>One die, or two, are about to roll by themselves</extracomment>
        <translation>{player} s’apprête à lancer.</translation>
    </message>
    <message>
        <source>{player}: it is your turn.</source>
        <extracomment>What a player must do now, where the game has no words of its own for it</extracomment>
        <translation>{player} doit jouer.</translation>
    </message>
    <message>
        <source>{player}: only one move is possible.</source>
        <extracomment>A move is made for a person because no other is possible</extracomment>
        <translation>{player}&#xa0;: un seul coup est possible.</translation>
    </message>
    <message>
        <source>{reason}: {worth}</source>
        <extracomment>A part of what a bot expects: &quot;Cost of loan number 3: -$3M&quot;</extracomment>
        <translation>{reason}&#xa0;: {worth}</translation>
    </message>
    <message>
        <source>{sentence} ({rule})</source>
        <extracomment>Why something is not allowed, a whole sentence, and the number of the rule that says so</extracomment>
        <translation>{sentence} ({rule})</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <extracomment>The end of a list: &quot;Anna, Bea and Carl&quot;</extracomment>
        <translation>{some} et {last}</translation>
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
        <translation>«&#xa0;{words}&#xa0;»</translation>
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
        <translation>{colour}, pions&#xa0;: {number}</translation>
    </message>
</context>
<context>
    <name>PlacementPanel</name>
    <message>
        <source>Place</source>
        <translation>Placer</translation>
    </message>
</context>
<context>
    <name>PlacingPanel</name>
    <message>
        <source>District</source>
        <translation>Quartier</translation>
    </message>
    <message>
        <source>{colour} × {number}</source>
        <translation>{colour} × {number}</translation>
    </message>
    <message>
        <source>{colour}, cubes to place: {number}</source>
        <translation>{colour}, pions à placer&#xa0;: {number}</translation>
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
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>A new match begins as the other one was after step {number}. The other one stays as it is.</source>
        <extracomment>{number} is how many steps of the match before are taken over</extracomment>
        <translation>Une nouvelle partie commence là où l’autre en était après l’étape {number}. L’autre reste comme elle est.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Dice:</source>
        <translation>Dés&#xa0;:</translation>
    </message>
    <message>
        <source>New ones</source>
        <translation>Nouveaux</translation>
    </message>
    <message>
        <source>Nobody knows how they will fall.</source>
        <translation>Personne ne sait comment ils tomberont.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Jouer la suite</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>The dice of this match cannot fall again from here.</source>
        <translation>À partir d’ici, les dés de cette partie ne peuvent pas retomber de la même façon.</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>Les mêmes</translation>
    </message>
    <message>
        <source>They fall as in the match before, as long as as many are rolled: no secret.</source>
        <translation>Ils tombent comme dans la partie d’avant, tant qu’on en lance autant&#xa0;: ils n’ont rien de secret.</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one another name.</source>
        <translation>Deux joueurs s’appellent {name}. Il faut changer l’un des deux noms.</translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message>
        <source>Bot: {level}</source>
        <translation>Bot&#xa0;: {level}</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Districts</source>
        <translation>Quartiers</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Caché</translation>
    </message>
    <message>
        <source>Last action</source>
        <translation>Dernière action</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Emprunts</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Capital</translation>
    </message>
</context>
<context>
    <name>PricesModel</name>
    <message>
        <source>Company values</source>
        <translation>La valeur des sociétés</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>A process that played matches was ended from outside, so the simulation is incomplete.</source>
        <translation>Un processus qui jouait des parties a été arrêté de l’extérieur&#xa0;: la simulation est incomplète.</translation>
    </message>
    <message>
        <source>Action {number} of this match breaks rule {rule}. {reason}</source>
        <translation>L’action {number} de cette partie enfreint la règle {rule}. {reason}</translation>
    </message>
    <message>
        <source>No match can begin like this. {reason}</source>
        <translation>Une partie ne peut pas commencer ainsi. {reason}</translation>
    </message>
    <message>
        <source>Nothing can be saved at “{path}”: the disk is read-only. Save elsewhere.</source>
        <translation>Impossible d’enregistrer «&#xa0;{path}&#xa0;»&#xa0;: le disque est en lecture seule. Enregistrez ailleurs.</translation>
    </message>
    <message>
        <source>The board “{board}” of {title} cannot be used. {reason}</source>
        <translation>Le plateau «&#xa0;{board}&#xa0;» de {title} est inutilisable. {reason}</translation>
    </message>
    <message>
        <source>The disk is full: “{path}” was not saved. Make room, then try again.</source>
        <translation>Le disque est plein&#xa0;: «&#xa0;{path}&#xa0;» n’a pas été enregistré. Libérez de la place, puis réessayez.</translation>
    </message>
    <message>
        <source>The journal “{path}” is damaged from line {line} on. The match goes on from the last action before that.</source>
        <translation>Le journal «&#xa0;{path}&#xa0;» est endommagé à partir de la ligne {line}. La partie reprend après la dernière action qui précède.</translation>
    </message>
    <message>
        <source>The journal “{path}” is damaged from the start: no match can be recovered.</source>
        <translation>Le journal «&#xa0;{path}&#xa0;» est endommagé dès le début&#xa0;: aucune partie ne peut être récupérée.</translation>
    </message>
    <message>
        <source>The result in this file does not follow from its actions.</source>
        <translation>Le résultat inscrit dans ce fichier ne correspond pas à ses actions.</translation>
    </message>
    <message>
        <source>The set-up of this match breaks rule {rule}. {reason}</source>
        <translation>La mise en place de cette partie enfreint la règle {rule}. {reason}</translation>
    </message>
    <message>
        <source>The setting “{name}” makes no sense and is back to its default.</source>
        <translation>Le réglage «&#xa0;{name}&#xa0;» n’avait pas de sens&#x202f;; sa valeur par défaut est rétablie.</translation>
    </message>
    <message>
        <source>The system does not permit access to “{path}”. Choose another place.</source>
        <translation>Le système interdit l’accès à «&#xa0;{path}&#xa0;». Choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>There is no file “{path}”.</source>
        <translation>Le fichier «&#xa0;{path}&#xa0;» n’existe pas.</translation>
    </message>
    <message>
        <source>There is no folder “{path}”.</source>
        <translation>Le dossier «&#xa0;{path}&#xa0;» n’existe pas.</translation>
    </message>
    <message>
        <source>There is no match in the journal “{path}”.</source>
        <translation>Il n’y a pas de partie dans le journal «&#xa0;{path}&#xa0;».</translation>
    </message>
    <message>
        <source>There is no match in this file: it lacks the mark “{expected}”.</source>
        <translation>Il n’y a pas de partie dans ce fichier&#xa0;: la marque «&#xa0;{expected}&#xa0;» manque.</translation>
    </message>
    <message>
        <source>This file comes from a newer Big Shot Desktop (format {theirs}, and this one knows up to {ours}). Update the program to open it.</source>
        <extracomment>{theirs} and {ours} are versions of the file format: 3, 2</extracomment>
        <translation>Ce fichier vient d’une version plus récente de Big Shot Desktop (format {theirs}&#x202f;; celle-ci s’arrête à {ours}). Mettez le programme à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>This file contains broken characters.</source>
        <translation>Ce fichier contient des caractères corrompus.</translation>
    </message>
    <message>
        <source>This file contains the entry “{key}” twice in one place.</source>
        <translation>Ce fichier contient deux fois l’entrée «&#xa0;{key}&#xa0;» au même endroit.</translation>
    </message>
    <message>
        <source>This file contains too many entries: {most} are the limit.</source>
        <translation>Ce fichier contient trop d’entrées&#xa0;: {most} au maximum.</translation>
    </message>
    <message>
        <source>This file contains {number}. Only whole numbers of ordinary size belong here.</source>
        <translation>Ce fichier contient {number}. Seuls des nombres entiers de taille ordinaire y ont leur place.</translation>
    </message>
    <message>
        <source>This file does not contain what it should. {reason}</source>
        <extracomment>{reason} is a sentence of its own</extracomment>
        <translation>Ce fichier ne contient pas ce qu’il devrait. {reason}</translation>
    </message>
    <message>
        <source>This file is damaged and cannot be read (line {line}, column {column}).</source>
        <translation>Ce fichier est endommagé et ne peut pas être lu (ligne {line}, colonne {column}).</translation>
    </message>
    <message>
        <source>This file is nested too deeply: {most} levels are the limit.</source>
        <translation>Ce fichier est trop imbriqué&#xa0;: {most} niveaux au maximum.</translation>
    </message>
    <message>
        <source>This is not a text file, or it is damaged (byte {byte}).</source>
        <translation>Ce n’est pas un fichier texte, ou il est endommagé (octet {byte}).</translation>
    </message>
    <message>
        <source>This match file is damaged or was changed: its checksum is wrong.</source>
        <translation>Ce fichier de partie est endommagé ou a été modifié&#xa0;: sa somme de contrôle est fausse.</translation>
    </message>
    <message>
        <source>This match is already open in another window (journal “{path}”).</source>
        <translation>Cette partie est déjà ouverte dans une autre fenêtre (journal «&#xa0;{path}&#xa0;»).</translation>
    </message>
    <message>
        <source>This match was changed after its dice were sealed: its seed, its set-up or its word is another now.</source>
        <translation>Cette partie a été modifiée après que ses dés ont été scellés&#xa0;: sa graine, sa mise en place ou son mot n’est plus le même.</translation>
    </message>
    <message>
        <source>This match was changed: action {number} is not what its sealed seed gives there.</source>
        <translation>Cette partie a été modifiée&#xa0;: l’action {number} n’est pas ce que sa graine scellée donne à cet endroit.</translation>
    </message>
    <message>
        <source>This version of the program knows no game “{game}”.</source>
        <translation>Cette version du programme ne connaît pas le jeu «&#xa0;{game}&#xa0;».</translation>
    </message>
    <message>
        <source>{number} actions are too many: no match can have more than {most}.</source>
        <translation>{number} actions, c’est trop&#xa0;: aucune partie ne peut en avoir plus de {most}.</translation>
    </message>
    <message>
        <source>{title} has no board “{board}”.</source>
        <extracomment>{title} is a game: &quot;Big Shot&quot;</extracomment>
        <translation>{title} n’a pas de plateau «&#xa0;{board}&#xa0;».</translation>
    </message>
    <message>
        <source>“{path}” already exists. Choose another name.</source>
        <translation>«&#xa0;{path}&#xa0;» existe déjà. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>“{path}” cannot be read or saved. The system says: {error}.</source>
        <extracomment>{error} is the operating system&apos;s own message</extracomment>
        <translation>Impossible de lire ou d’enregistrer «&#xa0;{path}&#xa0;». Le système répond&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>“{path}” is not a file.</source>
        <translation>«&#xa0;{path}&#xa0;» n’est pas un fichier.</translation>
    </message>
    <message>
        <source>“{path}” is too large: {kilobytes} KB is the limit.</source>
        <translation>«&#xa0;{path}&#xa0;» est trop volumineux&#xa0;: {kilobytes} Ko au maximum.</translation>
    </message>
</context>
<context>
    <name>ProjectsModel</name>
    <message>
        <source>At stake now: {worth}</source>
        <translation>En jeu maintenant&#xa0;: {worth}</translation>
    </message>
    <message>
        <source>Being built</source>
        <translation>En travaux</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Next section is worth</source>
        <translation>Valeur de la prochaine section</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Pas commencé</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projet</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>There is none</source>
        <translation>Il n’y en a plus</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} sur {all}</translation>
    </message>
</context>
<context>
    <name>PushPanel</name>
    <message>
        <source>Attend</source>
        <extracomment>On a button with a councillor on it, where there is little room: this one attends the council</extracomment>
        <translation>Y assister</translation>
    </message>
    <message>
        <source>Attend with a {card}</source>
        <extracomment>On a button: a councillor attends the council that somebody called; {card} is 1, 2 or 3</extracomment>
        <translation>Y assister avec un {card}</translation>
    </message>
    <message>
        <source>Before the cards it is a tie, and ties go to the coalition.</source>
        <translation>Avant les cartes, il y a égalité, et l’égalité profite à la coalition.</translation>
    </message>
    <message>
        <source>Before the cards your side is {number} ahead.</source>
        <translation>Avant les cartes, l’opposition a {number} d’avance.</translation>
    </message>
    <message>
        <source>Before the cards your side is {number} behind.</source>
        <translation>Avant les cartes, l’opposition a {number} de retard.</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>On a button with a councillor on it, where there is little room: this one calls the council</extracomment>
        <translation>Convoquer</translation>
    </message>
    <message>
        <source>Call with a {card}</source>
        <extracomment>On a button: a councillor calls the council; {card} is 1, 2 or 3</extracomment>
        <translation>Convoquer avec un {card}</translation>
    </message>
    <message>
        <source>Coalition: {mug}. Opposition, all of you together: {biscuit}.</source>
        <translation>Coalition&#xa0;: {mug}. Opposition, tous ensemble&#xa0;: {biscuit}.</translation>
    </message>
    <message>
        <source>Do not call</source>
        <translation>Ne pas convoquer</translation>
    </message>
    <message>
        <source>Stay out</source>
        <translation>S’abstenir</translation>
    </message>
    <message>
        <source>{worth} to win, shared by all who attend.</source>
        <translation>{worth} à gagner, à partager entre tous les présents.</translation>
    </message>
    <message>
        <source>{worth} to win; split evenly with those here, you would get {share}.</source>
        <translation>{worth} à gagner&#x202f;; à parts égales avec ceux qui sont là, cela ferait {share}.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Dossier de fichiers</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Chercher dans&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Type de fichiers&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>A hunch</source>
        <extracomment>What a weak bot feels without a reason</extracomment>
        <translation>Intuition</translation>
    </message>
    <message>
        <source>Many small things together</source>
        <translation>De nombreux petits effets réunis</translation>
    </message>
    <message>
        <source>Thinking ahead</source>
        <extracomment>A part of what a bot expects; its amount stands beside it</extracomment>
        <translation>Anticipation</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>It is {turn}’s turn, not {player}’s.</source>
        <translation>C’est à {turn} de jouer, pas à {player}.</translation>
    </message>
    <message>
        <source>The die is not rolled now: it is {turn}’s turn.</source>
        <translation>On ne lance pas le dé maintenant&#xa0;: c’est à {turn} de jouer.</translation>
    </message>
    <message>
        <source>The die must be rolled first.</source>
        <translation>Il faut d’abord lancer le dé.</translation>
    </message>
    <message>
        <source>The die shows 1 to 6, never {pips}.</source>
        <translation>Le dé donne de 1 à 6, jamais {pips}.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The option “{option_code}” cannot be set to “{value}”.</source>
        <translation>L’option «&#xa0;{option_code}&#xa0;» n’accepte pas la valeur «&#xa0;{value}&#xa0;».</translation>
    </message>
    <message>
        <source>This game has no option “{option_code}”.</source>
        <translation>Ce jeu n’a pas d’option «&#xa0;{option_code}&#xa0;».</translation>
    </message>
    <message>
        <source>This game is for {least} to {most} players, not for {players_given}.</source>
        <translation>Ce jeu est pour {least} à {most} joueurs, pas pour {players_given}.</translation>
    </message>
</context>
<context>
    <name>RemarkableCard</name>
    <message>
        <source>Look at it</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Matches to look at again</source>
        <translation>Parties à revoir</translation>
    </message>
    <message>
        <source>the closest: {sum} ahead</source>
        <translation>la plus serrée&#xa0;: {sum} d’avance</translation>
    </message>
    <message>
        <source>the longest: {number} actions</source>
        <translation>la plus longue&#xa0;: {number} actions</translation>
    </message>
    <message>
        <source>the only match so far</source>
        <extracomment>In place of what is special about a match: there is no other one of this game</extracomment>
        <translation>la seule partie jusqu’ici</translation>
    </message>
    <message>
        <source>the richest: {sum}</source>
        <translation>la plus riche&#xa0;: {sum}</translation>
    </message>
    <message>
        <source>{game}, {what}</source>
        <extracomment>A game, and what is special about one of its matches</extracomment>
        <translation>{game}, {what}</translation>
    </message>
    <message>
        <source>{what} ({date}: {players})</source>
        <extracomment>What is special about a match; when it was played, and by whom</extracomment>
        <translation>{what} ({date}&#xa0;: {players})</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>A new match that goes on from this position (key: P)</source>
        <translation>Une nouvelle partie qui continue à partir de cette position (touche&#xa0;: P)</translation>
    </message>
    <message>
        <source>As {player} saw it</source>
        <extracomment>In a list of whose secrets are seen: {player} is the name of one</extracomment>
        <translation>Comme {player} l’a vue</translation>
    </message>
    <message>
        <source>Drag, click or turn the wheel; marks are where somebody goes ahead</source>
        <translation>Glisser, cliquer ou tourner la molette&#x202f;; les marques indiquent où la tête change</translation>
    </message>
    <message>
        <source>Drag, click or turn the wheel; marks are where the chances to win changed most</source>
        <translation>Faire glisser, cliquer ou tourner la molette&#x202f;; les repères indiquent où les chances de gagner ont le plus changé</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>Endroit dans la partie</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>On a button: a new match that begins as this one was here</extracomment>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Step {step} of {number}</source>
        <extracomment>Where we are in a match that is looked at step by step</extracomment>
        <translation>Étape {step} sur {number}</translation>
    </message>
    <message>
        <source>What is seen:</source>
        <extracomment>Before a choice: without secrets, or as one of the players saw it</extracomment>
        <translation>Ce qui se voit&#xa0;:</translation>
    </message>
    <message>
        <source>Whose secrets are seen</source>
        <translation>Les secrets de qui sont visibles</translation>
    </message>
    <message>
        <source>Without secrets</source>
        <translation>Sans les secrets</translation>
    </message>
</context>
<context>
    <name>ReplayOpener</name>
    <message>
        <source>The match is being opened…</source>
        <translation>La partie est en cours d’ouverture…</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Back to now</source>
        <translation>Revenir au présent</translation>
    </message>
    <message>
        <source>Back to where you came from (key: Esc)</source>
        <translation>Retour à la page précédente (touche&#xa0;: Échap)</translation>
    </message>
    <message>
        <source>Chart</source>
        <extracomment>A word beside an icon: the chart of a match</extracomment>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Chart of the match</source>
        <translation>Graphique de la partie</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>On a button: leaves a match that was looked at</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>A word beside an icon: a new match goes on from the position that is shown</extracomment>
        <translation>Jouer la suite</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>The match after this one</source>
        <translation>La partie suivante</translation>
    </message>
    <message>
        <source>The match before this one</source>
        <translation>La partie précédente</translation>
    </message>
    <message>
        <source>The match begins.</source>
        <translation>La partie commence.</translation>
    </message>
    <message>
        <source>The match is not over yet.</source>
        <translation>La partie n’est pas encore terminée.</translation>
    </message>
    <message>
        <source>The match is over here: go back to play on.</source>
        <translation>Ici, la partie est terminée&#xa0;: pour continuer, revenir en arrière.</translation>
    </message>
    <message>
        <source>There is no other match on that side.</source>
        <translation>Il n’y a pas d’autre partie de ce côté.</translation>
    </message>
    <message>
        <source>To the match that is being played (key: Esc)</source>
        <translation>Vers la partie en cours (touche&#xa0;: Échap)</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
</context>
<context>
    <name>ReplayWays</name>
    <message>
        <source>A step back</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <source>A step on</source>
        <translation>Une étape en avant</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>Un tour en arrière</translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation>Un tour en avant</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>On a button: the match stops going on by itself, or begins to</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Vers la fin</translation>
    </message>
    <message>
        <source>To the next turning point</source>
        <translation>Au tournant suivant</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Vers le début</translation>
    </message>
    <message>
        <source>To the turning point before</source>
        <translation>Au tournant précédent</translation>
    </message>
    <message>
        <source>{name} (key: {key})</source>
        <extracomment>A button&apos;s name, and the key that does the same</extracomment>
        <translation>{name} (touche&#xa0;: {key})</translation>
    </message>
</context>
<context>
    <name>RerollPanel</name>
    <message>
        <source>Die {die} + cards {cards} = strength {strength}. A {least} or more makes you stronger.</source>
        <translation>Dé {die} + cartes {cards} = force {strength}. Il faut un {least} ou plus pour gagner en force.</translation>
    </message>
    <message>
        <source>Die {die} + cards {cards} = strength {strength}. Another roll cannot make you stronger.</source>
        <translation>Dé {die} + cartes {cards} = force {strength}. Relancer ne peut pas donner plus de force.</translation>
    </message>
    <message>
        <source>Die {die} + cards {cards} = strength {strength}. Only a {least} makes you stronger.</source>
        <translation>Dé {die} + cartes {cards} = force {strength}. Il faut un {least} pour gagner en force.</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>On a button with a councillor on it, where there is little room: this one goes away for another roll</extracomment>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Discard a {card}</source>
        <extracomment>On a button: the card goes away for another roll; {card} is 1, 2 or 3</extracomment>
        <translation>Défausser un {card}</translation>
    </message>
    <message>
        <source>Look at my cards to discard one</source>
        <extracomment>On a button: one&apos;s cards are seen behind the curtain, and one of them can be given up there for another roll</extracomment>
        <translation>Voir mes cartes pour en défausser une</translation>
    </message>
    <message>
        <source>No more rolls this turn</source>
        <translation>Ne relance plus ce tour-ci</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>S’en tenir là</translation>
    </message>
    <message>
        <source>Strength of the others</source>
        <extracomment>A heading before the names and strengths of the other players</extracomment>
        <translation>Force des autres</translation>
    </message>
    <message>
        <source>{player} rolls</source>
        <extracomment>A player whose die has not come to rest yet</extracomment>
        <translation>{player} lance le dé</translation>
    </message>
    <message>
        <source>{player} {strength}</source>
        <extracomment>A player and their strength: &quot;Bea 8&quot;</extracomment>
        <translation>{player} {strength}</translation>
    </message>
    <message>
        <source>{player}: die {die} + cards {cards} = strength {strength}</source>
        <translation>{player}&#xa0;: dé {die} + cartes {cards} = force {strength}</translation>
    </message>
    <message>
        <source>{player}: die {die} + cards {cards} = strength {strength}; ready</source>
        <translation>{player}&#xa0;: dé {die} + cartes {cards} = force {strength}&#x202f;; ne relance plus</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>The evening goes to {players}</source>
        <extracomment>Who has won a duplicate evening: {players} is one name, or a list</extracomment>
        <translation>La soirée revient à {players}</translation>
    </message>
    <message>
        <source>With the same luck all did equally well</source>
        <translation>Avec la même chance, tous ont fait aussi bien</translation>
    </message>
    <message>
        <source>{sum} more than the average of the same seat.</source>
        <extracomment>By how much somebody did better than others in the same seat</extracomment>
        <translation>{sum} de plus que la moyenne du même siège.</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>Roll the dice</source>
        <translation>Lancer les dés</translation>
    </message>
    <message>
        <source>Roll the die</source>
        <translation>Lancer le dé</translation>
    </message>
</context>
<context>
    <name>RuleLink</name>
    <message>
        <source>Rule {rule}</source>
        <translation>Règle {rule}</translation>
    </message>
    <message>
        <source>Rule {rule} in the rulebook</source>
        <translation>Lire la règle {rule}</translation>
    </message>
</context>
<context>
    <name>RulebookPage</name>
    <message>
        <source>Editions</source>
        <translation>Éditions</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>Our ruling</source>
        <translation>Notre choix</translation>
    </message>
</context>
<context>
    <name>RulebookWindow</name>
    <message numerus="yes">
        <source>%Ln section(s)</source>
        <translation>
            <numerusform>%Ln section</numerusform>
            <numerusform>%Ln sections</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Nothing in this book has all of these words.</source>
        <translation>Aucun passage de ces règles ne contient tous ces mots.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>Enregistrer les règles</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
        <source>The game in short</source>
        <translation>Le jeu en bref</translation>
    </message>
    <message>
        <source>{game} – Rules</source>
        <translation>{game} – Règles</translation>
    </message>
</context>
<context>
    <name>SaludosAction</name>
    <message>
        <source>Choose councillors face down</source>
        <extracomment>It is not to be seen which councillors, nor how many</extracomment>
        <translation>Choisir des conseillers, face cachée</translation>
    </message>
    <message>
        <source>Discard a card and roll again</source>
        <extracomment>The same, when it is not to be seen which card</extracomment>
        <translation>Défausser une carte et relancer le dé</translation>
    </message>
    <message>
        <source>Discard a {card} and roll again</source>
        <extracomment>What a player could do, in a list or on a button; {card} is 1, 2 or 3</extracomment>
        <translation>Défausser un {card} et relancer le dé</translation>
    </message>
    <message>
        <source>Make an offer alone</source>
        <translation>Faire une offre sans partenaire</translation>
    </message>
    <message>
        <source>Offer {split} (in millions)</source>
        <extracomment>{split} is a list of millions and players: &quot;4 for Anna, 3 for Bea&quot;</extracomment>
        <translation>Proposer {split} (en millions)</translation>
    </message>
    <message>
        <source>Play a councillor of value {only_card}</source>
        <translation>Jouer un conseiller de valeur {only_card}</translation>
    </message>
    <message>
        <source>Play councillors worth {sum_of}</source>
        <extracomment>{sum_of} is a sum of values: &quot;3 + 2 = 5&quot;</extracomment>
        <translation>Jouer des conseillers qui font {sum_of}</translation>
    </message>
    <message>
        <source>Play no councillor</source>
        <translation>Ne jouer aucun conseiller</translation>
    </message>
    <message>
        <source>Propose {split} (in millions)</source>
        <translation>Proposer {split} (en millions)</translation>
    </message>
    <message>
        <source>Push a card forward for the council</source>
        <translation>Avancer une carte pour le conseil municipal</translation>
    </message>
    <message>
        <source>Push a {card} forward for the council</source>
        <extracomment>Calls the council, or attends it</extracomment>
        <translation>Avancer un {card} pour le conseil municipal</translation>
    </message>
    <message>
        <source>Push no card forward for the council</source>
        <extracomment>Does not call the council, or does not attend it</extracomment>
        <translation>N’avancer aucune carte pour le conseil municipal</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>No more rolls, or no more proposals in the council</extracomment>
        <translation>S’en tenir là</translation>
    </message>
    <message>
        <source>Say no to {proposer}</source>
        <translation>Dire non à {proposer}</translation>
    </message>
    <message>
        <source>Say yes to {proposer}</source>
        <extracomment>{proposer} made an offer, or proposed a split in the council</extracomment>
        <translation>Dire oui à {proposer}</translation>
    </message>
    <message>
        <source>Stop negotiating</source>
        <translation>Cesser de négocier</translation>
    </message>
    <message>
        <source>Withdraw the offer</source>
        <translation>Retirer l’offre</translation>
    </message>
</context>
<context>
    <name>SaludosAdvice</name>
    <message>
        <source>A yes would end your own offer, which is still open: {told_split}.</source>
        <extracomment>{told_split} is a list of millions and players: &quot;4 for Anna, 3 for Bea&quot;</extracomment>
        <translation>Un oui mettrait fin à votre propre offre, encore ouverte&#xa0;: {told_split}.</translation>
    </message>
    <message>
        <source>A {card} counts more in the council than a {lower}, and you win more often with it.</source>
        <extracomment>{lower} is a card, too; both are in hand</extracomment>
        <translation>Au conseil municipal, un {card} compte plus qu’un {lower}, et vous gagnez plus souvent avec lui.</translation>
    </message>
    <message>
        <source>All agree to it with a chance of about {odds}, by a guess; to the offer of {proposer} only with about {other_odds}.</source>
        <extracomment>An offer with one&apos;s own share in it, that was told of before, beside that of {proposer}</extracomment>
        <translation>À vue de nez, tous l’accepteront avec {odds} de chances&#x202f;; l’offre faite par {proposer}, avec {other_odds} seulement.</translation>
    </message>
    <message>
        <source>All agree with a chance of about {odds}, by a guess; it is the last offer you may make for now.</source>
        <translation>À vue de nez, tous acceptent avec {odds} de chances&#x202f;; c’est la dernière offre permise pour l’instant.</translation>
    </message>
    <message>
        <source>All agree with a chance of only about {odds}, by a guess; after a refusal all stays as it is.</source>
        <translation>À vue de nez, tous n’acceptent qu’avec {odds} de chances&#x202f;; après un refus, rien ne change.</translation>
    </message>
    <message>
        <source>An offer of yours would hardly change your chance to win.</source>
        <translation>Une offre de votre part ne changerait guère vos chances de gagner.</translation>
    </message>
    <message>
        <source>Another split would hardly change your chance to win.</source>
        <translation>Un autre partage ne changerait guère vos chances de gagner.</translation>
    </message>
    <message>
        <source>But a card pushed forward would bring you {million} for sure, if nobody else comes: the cards of the coalition count {most} at the most.</source>
        <extracomment>{most} is what the hidden cards of the coalition count at the most</extracomment>
        <translation>Mais une carte avancée vous rapporterait à coup sûr {million}, si personne d’autre ne vient&#xa0;: les cartes de la coalition comptent {most} au plus.</translation>
    </message>
    <message>
        <source>But a card pushed forward would bring you {million} for sure: the cards of the coalition count {most} at the most.</source>
        <extracomment>Nobody else can come</extracomment>
        <translation>Mais une carte avancée vous rapporterait à coup sûr {million}&#xa0;: les cartes de la coalition comptent {most} au plus.</translation>
    </message>
    <message>
        <source>But with a card pushed forward you would be paid if the opposition wins: a chance of about {odds}, by a guess.</source>
        <translation>Mais avec une carte avancée, vous auriez une part si l’opposition gagne&#xa0;: à vue de nez, {odds} de chances.</translation>
    </message>
    <message>
        <source>Cards can still bring money: whoever holds the strongest councillors when the fourth project is finished gets a bonus.</source>
        <translation>Les cartes peuvent encore rapporter de l’argent&#xa0;: qui a les conseillers les plus forts quand le quatrième projet est achevé reçoit une bonification.</translation>
    </message>
    <message>
        <source>Cards in hand are a risk: you have {number}, the smallest hand {least}, and if a journalist came now it would cost you {million}.</source>
        <extracomment>{number} and {least} are numbers of cards</extracomment>
        <translation>Les cartes en main sont un risque&#xa0;: vous en avez {number}, la plus petite main {least}, et si un journaliste venait maintenant, cela vous coûterait {million}.</translation>
    </message>
    <message>
        <source>Careful: the others have {others} together and can still outbid {height}.</source>
        <extracomment>{height} is less than {others}</extracomment>
        <translation>Attention&#xa0;: les autres ont {others} ensemble et peuvent encore dépasser {height}.</translation>
    </message>
    <message>
        <source>Careful: {proposer} offers others a coalition of {other} without you, which would beat it.</source>
        <translation>Attention&#xa0;: {proposer} propose à d’autres une coalition de {other} sans vous, qui la dépasserait.</translation>
    </message>
    <message>
        <source>Careful: {proposer} offers others a coalition of {other} without you; if that stands first, this offer lapses.</source>
        <translation>Attention&#xa0;: {proposer} propose à d’autres une coalition de {other} sans vous&#x202f;; si elle est en place la première, cette offre-ci tombe.</translation>
    </message>
    <message>
        <source>Careful: {proposer} offers others a coalition of {other} without you; if that stands first, you lose your {kept}.</source>
        <translation>Attention&#xa0;: {proposer} propose à d’autres une coalition de {other} sans vous&#x202f;; si elle est en place la première, vous perdez vos {kept}.</translation>
    </message>
    <message>
        <source>Discard a {card} and roll again, or leave it at that: no roll would make you stronger and {worse} of 6 weaker, but your hand would get smaller, and your chance to win is about the same either way.</source>
        <translation>Défaussez un {card} et relancez, ou restez-en là&#xa0;: aucun jet ne vous rendrait plus fort et {worse} sur 6 vous affaibliraient, mais votre main diminuerait, et vos chances de gagner sont à peu près les mêmes dans les deux cas.</translation>
    </message>
    <message>
        <source>Discard a {card} and roll again, or leave it at that: {ways} of 6 rolls would make you stronger, {worse} weaker, and your chance to win is about the same either way.</source>
        <translation>Défaussez un {card} et relancez, ou restez-en là&#xa0;: sur 6 jets possibles, {ways} en mieux et {worse} en moins bien, et vos chances de gagner sont à peu près les mêmes dans les deux cas.</translation>
    </message>
    <message>
        <source>Discard a {card} and roll again: no roll makes you stronger and {worse} of 6 weaker, but your hand gets smaller.</source>
        <translation>Défaussez un {card} et relancez&#xa0;: aucun jet ne vous rend plus fort et {worse} sur 6 vous affaiblissent, mais votre main diminue.</translation>
    </message>
    <message>
        <source>Discard a {card} and roll again: your hand gets smaller; {ways} of 6 rolls would make you stronger, {worse} weaker.</source>
        <translation>Défaussez un {card} et relancez&#xa0;: votre main diminue&#x202f;; sur 6 jets possibles, {ways} en mieux et {worse} en moins bien.</translation>
    </message>
    <message>
        <source>Discard a {card} and roll again: {ways} of 6 rolls would make you stronger than with your {die} now, {worse} weaker.</source>
        <extracomment>{ways} is 1 to 4; {card} is 1, 2 or 3</extracomment>
        <translation>Défaussez un {card} et relancez&#xa0;: par rapport à votre {die}, sur 6 jets possibles, {ways} en mieux et {worse} en moins bien.</translation>
    </message>
    <message>
        <source>Even with a card pushed forward the opposition would win with a chance of only about {odds}, by a guess.</source>
        <translation>Même avec une carte avancée, l’opposition ne gagnerait, à vue de nez, qu’avec {odds} de chances.</translation>
    </message>
    <message>
        <source>If you show your cards for it, your side wins with a chance of about {odds}, by a guess.</source>
        <translation>Si vous montrez vos cartes en échange, votre camp gagne à vue de nez avec {odds} de chances.</translation>
    </message>
    <message>
        <source>If you use {played} of your cards there, your hand is the smallest after the draw ({left} instead of {more}), and a journalist would cost the others {million} in all instead of {kept}.</source>
        <extracomment>{played} is a number of cards, 1 or more</extracomment>
        <translation>Si vous y employez {played} de vos cartes, votre main est la plus petite après la pioche ({left} au lieu de {more}), et un journaliste coûterait aux autres {million} en tout au lieu de {kept}.</translation>
    </message>
    <message>
        <source>If your side wins, you get {million}.</source>
        <translation>Si votre camp gagne, vous recevez {million}.</translation>
    </message>
    <message>
        <source>If your side wins, you get {share}, and your hand is the smallest with {left} instead of {more}: a journalist would cost the others {million} in all instead of {kept}.</source>
        <translation>Si votre camp gagne, vous recevez {share} et votre main est la plus petite avec {left} au lieu de {more}&#xa0;: un journaliste coûterait aux autres {million} en tout au lieu de {kept}.</translation>
    </message>
    <message>
        <source>If your side wins, you get {share}; but if you keep your cards you hold {number} then, the smallest hand {least}, and a journalist would cost you {million}.</source>
        <translation>Si votre camp gagne, vous recevez {share}&#x202f;; mais si vous gardez vos cartes, vous en avez alors {number}, la plus petite main {least}, et un journaliste vous coûterait {million}.</translation>
    </message>
    <message>
        <source>In the coalition that stands you have only {kept}.</source>
        <translation>Dans la coalition en place, vous n’avez que {kept}.</translation>
    </message>
    <message>
        <source>In the coalition that stands you have {kept}, but {mug} is easier to outbid than {height}.</source>
        <extracomment>{height} is more than {mug}</extracomment>
        <translation>Dans la coalition en place, vous avez {kept}, mais {mug} est plus facile à dépasser que {height}.</translation>
    </message>
    <message>
        <source>Leave it at that: no roll could make you stronger, as it costs a card.</source>
        <translation>Restez-en là&#xa0;: aucun jet ne rendrait plus fort, car il coûte une carte.</translation>
    </message>
    <message>
        <source>Leave it at that: only {ways} of 6 rolls would make you stronger, and each costs a card.</source>
        <translation>Restez-en là&#xa0;: seuls {ways} jets sur 6 rendraient plus fort, et chacun coûte une carte.</translation>
    </message>
    <message>
        <source>Leave it at that: you have no card to discard.</source>
        <translation>Restez-en là&#xa0;: il n’y a aucune carte pour la défausse.</translation>
    </message>
    <message>
        <source>Leave it at that: {ways} of 6 rolls would make you stronger, but the card would be gone for good.</source>
        <extracomment>{ways} is 3 or 4</extracomment>
        <translation>Restez-en là&#xa0;: {ways} jets sur 6 rendraient plus fort, mais la carte serait perdue pour de bon.</translation>
    </message>
    <message>
        <source>Leave the split as it is: you get {kept} if your side wins.</source>
        <translation>Gardez le partage tel quel&#xa0;: vous recevez {kept} si votre camp gagne.</translation>
    </message>
    <message>
        <source>Make an offer alone: no coalition stands yet, and all {worth} are yours if nobody beats your {height}.</source>
        <translation>Faites une offre sans partenaire&#xa0;: aucune coalition n’est en place, et les {worth} sont pour vous si personne ne dépasse vos {height}.</translation>
    </message>
    <message>
        <source>Make an offer alone: your {height} beats the mug at {mug}, and all {worth} are yours.</source>
        <translation>Faites une offre sans partenaire&#xa0;: vos {height} dépassent la chope, à {mug}, et les {worth} sont pour vous.</translation>
    </message>
    <message>
        <source>No other opponent has a card, so the council cannot be won.</source>
        <translation>Personne d’autre dans l’opposition n’a de carte&#xa0;: le conseil municipal ne peut pas être gagné.</translation>
    </message>
    <message>
        <source>Of the others {player} has the least money ({money}): nobody else’s share does you so little harm.</source>
        <translation>Parmi les autres, {player} a le moins d’argent ({money})&#xa0;: aucune autre part ne vous nuit aussi peu.</translation>
    </message>
    <message>
        <source>Of your hand you keep {number}, worth {points}.</source>
        <translation>De votre main, vous gardez {number} cartes, pour {points}.</translation>
    </message>
    <message>
        <source>Offer {told_split}: you get {million}, and nothing stands against your {height} yet.</source>
        <translation>Proposez {told_split}&#xa0;: vous recevez {million}, et rien ne s’oppose encore à vos {height}.</translation>
    </message>
    <message>
        <source>Offer {told_split}: you get {million}, and with {height} you are stronger together than all the others ({others}).</source>
        <extracomment>{told_split} is a list of millions and players: &quot;4 for Anna, 3 for Bea&quot;; {height} is a number</extracomment>
        <translation>Proposez {told_split}&#xa0;: vous recevez {million}, et avec {height} vous êtes ensemble plus forts que tous les autres ({others}).</translation>
    </message>
    <message>
        <source>Offer {told_split}: you get {million}, and with {height} you beat the mug at {mug}.</source>
        <translation>Proposez {told_split}&#xa0;: vous recevez {million}, et avec {height} vous dépassez la chope, à {mug}.</translation>
    </message>
    <message>
        <source>One partner alone cannot topple it: even with one of yours the others cannot beat {height}.</source>
        <translation>Un partenaire seul ne peut pas la renverser&#xa0;: même avec un des vôtres, les autres ne peuvent pas dépasser {height}.</translation>
    </message>
    <message>
        <source>Other offers that you could make would be about as good.</source>
        <translation>D’autres offres de votre part seraient à peu près aussi bonnes.</translation>
    </message>
    <message>
        <source>Others must still agree; the chance for that is about {odds}, by a guess.</source>
        <translation>D’autres doivent encore accepter&#x202f;; à vue de nez, il y a {odds} de chances.</translation>
    </message>
    <message>
        <source>Play a councillor of value {told_cards}: without cards both sides are even.</source>
        <translation>Jouez un conseiller de valeur {told_cards}&#xa0;: sans les cartes, les deux camps sont à égalité.</translation>
    </message>
    <message>
        <source>Play a councillor of value {told_cards}: without cards your side is {lead_points} ahead, and this keeps it safer.</source>
        <extracomment>{told_cards} is the value of one card</extracomment>
        <translation>Jouez un conseiller de valeur {told_cards}&#xa0;: sans les cartes, votre camp a {lead_points} d’avance, et c’est plus sûr ainsi.</translation>
    </message>
    <message>
        <source>Play a councillor of value {told_cards}: without cards your side is {lead_points} behind.</source>
        <translation>Jouez un conseiller de valeur {told_cards}&#xa0;: sans les cartes, votre camp a {lead_points} de retard.</translation>
    </message>
    <message>
        <source>Play a councillor of value {told_cards}: your side cannot win any more, so all this does is make your hand smaller.</source>
        <translation>Jouez un conseiller de valeur {told_cards}&#xa0;: votre camp ne peut plus gagner, cela ne fait que réduire votre main.</translation>
    </message>
    <message>
        <source>Play a councillor of value {told_cards}: your side is {lead_points} ahead without it, but this makes your hand smaller and the lead safer.</source>
        <translation>Jouez un conseiller de valeur {told_cards}&#xa0;: votre camp a {lead_points} d’avance sans lui, mais cela réduit votre main et rend l’avance plus sûre.</translation>
    </message>
    <message>
        <source>Play a councillor of value {told_cards}: your side wins in any case, so all this does is make your hand smaller.</source>
        <translation>Jouez un conseiller de valeur {told_cards}&#xa0;: votre camp gagne de toute façon, cela ne fait que réduire votre main.</translation>
    </message>
    <message>
        <source>Play councillors worth {told_cards}: without cards both sides are even.</source>
        <translation>Jouez des conseillers pour {told_cards}&#xa0;: sans les cartes, les deux camps sont à égalité.</translation>
    </message>
    <message>
        <source>Play councillors worth {told_cards}: without cards your side is {lead_points} ahead, and this keeps it safer.</source>
        <extracomment>{points} are the values of the cards to be played, {lead_points} is a difference of strengths</extracomment>
        <translation>Jouez des conseillers pour {told_cards}&#xa0;: sans les cartes, votre camp a {lead_points} d’avance, et c’est plus sûr ainsi.</translation>
    </message>
    <message>
        <source>Play councillors worth {told_cards}: without cards your side is {lead_points} behind.</source>
        <translation>Jouez des conseillers pour {told_cards}&#xa0;: sans les cartes, votre camp a {lead_points} de retard.</translation>
    </message>
    <message>
        <source>Play councillors worth {told_cards}: your side cannot win any more, so all this does is make your hand smaller.</source>
        <translation>Jouez des conseillers pour {told_cards}&#xa0;: votre camp ne peut plus gagner, cela ne fait que réduire votre main.</translation>
    </message>
    <message>
        <source>Play councillors worth {told_cards}: your side is {lead_points} ahead without them, but this makes your hand smaller and the lead safer.</source>
        <translation>Jouez des conseillers pour {told_cards}&#xa0;: votre camp a {lead_points} d’avance sans eux, mais cela réduit votre main et rend l’avance plus sûre.</translation>
    </message>
    <message>
        <source>Play councillors worth {told_cards}: your side wins in any case, so all this does is make your hand smaller.</source>
        <extracomment>{most} is what the hidden cards of the other side count at the most</extracomment>
        <translation>Jouez des conseillers pour {told_cards}&#xa0;: votre camp gagne de toute façon, cela ne fait que réduire votre main.</translation>
    </message>
    <message>
        <source>Play no councillor: both sides are even without cards, and what you hold promises more later.</source>
        <translation>Ne jouez aucun conseiller&#xa0;: sans les cartes, les deux camps sont à égalité, et votre main promet plus pour la suite.</translation>
    </message>
    <message>
        <source>Play no councillor: without cards your side is {lead_points} ahead, and what you hold promises more later.</source>
        <translation>Ne jouez aucun conseiller&#xa0;: sans les cartes, votre camp a {lead_points} d’avance, et votre main promet plus pour la suite.</translation>
    </message>
    <message>
        <source>Play no councillor: without cards your side is {lead_points} behind, and what you hold promises more later.</source>
        <translation>Ne jouez aucun conseiller&#xa0;: sans les cartes, votre camp a {lead_points} de retard, et votre main promet plus pour la suite.</translation>
    </message>
    <message>
        <source>Play no councillor: your side is {lead_points} ahead, and the cards of the others count {most} at the most, so it wins in any case.</source>
        <translation>Ne jouez aucun conseiller&#xa0;: votre camp a {lead_points} d’avance, et les cartes des autres comptent {most} au plus&#x202f;; il gagne donc de toute façon.</translation>
    </message>
    <message>
        <source>Play no councillor: your side is {lead_points} behind, and all its cards count {most} at the most, so it cannot win.</source>
        <extracomment>{most} is what all cards of one’s own side count at the most</extracomment>
        <translation>Ne jouez aucun conseiller&#xa0;: votre camp a {lead_points} de retard, et toutes ses cartes comptent {most} au plus&#x202f;; il ne peut donc pas gagner.</translation>
    </message>
    <message>
        <source>Propose {told_split}: for {million} instead of {kept} it is worth showing your cards, and that helps all of your side.</source>
        <translation>Proposez {told_split}&#xa0;: pour {million} au lieu de {kept}, montrer vos cartes en vaut la peine, et cela aide tout votre camp.</translation>
    </message>
    <message>
        <source>Propose {told_split}: if your side wins, you get {million} instead of {kept}.</source>
        <extracomment>It is unlikely that one’s side wins, or the other split is no better</extracomment>
        <translation>Proposez {told_split}&#xa0;: si votre camp gagne, vous recevez {million} au lieu de {kept}.</translation>
    </message>
    <message>
        <source>Push a {card} forward or no card at all: the council can hardly be won, and your chance to win is about the same either way.</source>
        <translation>Avancez un {card} ou aucune carte&#xa0;: le conseil municipal ne peut guère être gagné, et vos chances de gagner sont à peu près les mêmes dans les deux cas.</translation>
    </message>
    <message>
        <source>Push a {card} forward or no card at all: the council cannot be won, and your chance to win is about the same either way.</source>
        <translation>Avancez un {card} ou aucune carte&#xa0;: le conseil municipal ne peut pas être gagné, et vos chances de gagner sont à peu près les mêmes dans les deux cas.</translation>
    </message>
    <message>
        <source>Push a {card} forward to make your hand smaller: the council can hardly be won, but all cards that are used there leave your hand.</source>
        <translation>Avancez un {card} pour réduire votre main&#xa0;: le conseil municipal ne peut guère être gagné, mais toutes les cartes employées là quittent votre main.</translation>
    </message>
    <message>
        <source>Push a {card} forward to make your hand smaller: the council cannot be won, but all cards that are used there leave your hand.</source>
        <translation>Avancez un {card} pour réduire votre main&#xa0;: le conseil municipal ne peut pas être gagné, mais toutes les cartes employées là quittent votre main.</translation>
    </message>
    <message>
        <source>Push a {card} forward: the opposition is ahead with {biscuit} against {mug}, and your cards count {points}.</source>
        <translation>Avancez un {card}&#xa0;: l’opposition est devant avec {biscuit} contre {mug}, et vos cartes comptent {points}.</translation>
    </message>
    <message>
        <source>Push a {card} forward: the opposition must show {need} more than the coalition, and your cards count {points}.</source>
        <extracomment>{points} are the values of one&apos;s cards</extracomment>
        <translation>Avancez un {card}&#xa0;: l’opposition doit montrer {need} de plus que la coalition, et vos cartes comptent {points}.</translation>
    </message>
    <message>
        <source>Push a {card} forward: the opposition must show {need} more than the coalition; your cards count {points}, and the other opponents hold {number} cards.</source>
        <extracomment>{number} is how many cards other opponents have</extracomment>
        <translation>Avancez un {card}&#xa0;: l’opposition doit montrer {need} de plus que la coalition&#x202f;; vos cartes comptent {points}, et les autres opposants ont {number} cartes.</translation>
    </message>
    <message>
        <source>Push no card forward: the opposition must show {need} more than the coalition, and your cards count only {points}.</source>
        <translation>N’avancez aucune carte&#xa0;: l’opposition doit montrer {need} de plus que la coalition, et vos cartes ne comptent que {points}.</translation>
    </message>
    <message>
        <source>Push no card forward: you draw one instead and hold {more} at the end of the turn, not {left}, which makes you stronger in the turns to come.</source>
        <extracomment>{more} and {left} are numbers of cards</extracomment>
        <translation>N’avancez aucune carte&#xa0;: vous en piochez une à la place et en avez {more} à la fin du tour au lieu de {left}, ce qui vous rend plus fort aux tours suivants.</translation>
    </message>
    <message>
        <source>Push no card forward: your cards, worth {points}, promise you more if you keep them.</source>
        <translation>N’avancez aucune carte&#xa0;: vos cartes, qui comptent {points}, promettent plus si elles restent en main.</translation>
    </message>
    <message>
        <source>Say no more: you have agreed to the offer of {proposer}, with {million} for you.</source>
        <translation>N’ajoutez rien&#xa0;: vous avez accepté une offre faite par {proposer}, avec {million} pour vous.</translation>
    </message>
    <message>
        <source>Say no more: your offer with {million} for you is open, and the others must answer.</source>
        <translation>N’ajoutez rien&#xa0;: votre offre avec {million} pour vous est ouverte, et c’est aux autres de répondre.</translation>
    </message>
    <message>
        <source>Say no to {askers_told} and stop negotiating: none of them offers you more than {million}, and you have {kept} in the coalition that stands.</source>
        <extracomment>{askers_told} are several players</extracomment>
        <translation>Dites non à {askers_told} et arrêtez là&#xa0;: personne ne vous propose plus que {million}, et vous avez {kept} dans la coalition en place.</translation>
    </message>
    <message>
        <source>Say no to {askers_told} and stop negotiating: none of them offers you more than {million}, and your chance to win would not grow.</source>
        <translation>Dites non à {askers_told} et arrêtez là&#xa0;: personne ne vous propose plus que {million}, et vos chances de gagner n’augmenteraient pas.</translation>
    </message>
    <message>
        <source>Say no to {askers_told} and stop negotiating: none of them offers you more than {million}, and your own offer, with {share} for you, is still open.</source>
        <extracomment>{share} is more than {million}</extracomment>
        <translation>Dites non à {askers_told} et arrêtez là&#xa0;: personne ne vous propose plus que {million}, et votre propre offre, avec {share} pour vous, est encore ouverte.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: the coalition that stands gives you {kept}, too.</source>
        <translation>Dites non à {proposer} et arrêtez là&#xa0;: la coalition en place vous donne aussi {kept}.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: to say yes, even with {million} for you, would make your chance to win smaller.</source>
        <translation>Dites non à {proposer} et arrêtez là&#xa0;: dire oui, même avec {million} pour vous, réduirait vos chances de gagner.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: to say yes, with {million} for you and {share} for {player}, would make your chance to win smaller.</source>
        <translation>Dites non à {proposer} et arrêtez là&#xa0;: dire oui, avec {million} pour vous et {share} pour {player}, réduirait vos chances de gagner.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: to say yes, with {million} for you and {share} for {player}, would not make your chance to win greater.</source>
        <translation>Dites non à {proposer} et arrêtez là&#xa0;: dire oui, avec {million} pour vous et {share} pour {player}, n’augmenterait pas vos chances de gagner.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: to say yes, with {million} for you, would not make your chance to win greater.</source>
        <translation>Dites non à {proposer} et arrêtez là&#xa0;: dire oui, avec {million} pour vous, n’augmenterait pas vos chances de gagner.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: with {million} instead of the {kept} you have in the coalition that stands, your chance to win would be about the same.</source>
        <translation>Dites non à {proposer} et arrêtez là&#xa0;: avec {million} au lieu des {kept} que vous avez dans la coalition en place, vos chances de gagner seraient à peu près les mêmes.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: you would get {million} instead of {kept}, but that coalition would be toppled with a chance of about {odds}, by a guess, yours with about {other_odds}.</source>
        <extracomment>{odds} is greater than {other_odds}; {million} is more than {kept}</extracomment>
        <translation>Dites non à {proposer} et arrêtez là&#xa0;: vous auriez {million} au lieu de {kept}, mais, à vue de nez, cette coalition serait renversée avec {odds} de chances, la vôtre avec {other_odds}.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: your {kept} in the coalition that stands promise more than {million}.</source>
        <translation>Dites non à {proposer} et arrêtez là&#xa0;: vos {kept} dans la coalition en place promettent plus que {million}.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: {million} is more than your {kept} in the coalition that stands, but your chance to win would not grow.</source>
        <extracomment>{million} is more than {kept}</extracomment>
        <translation>Dites non à {proposer} et arrêtez là&#xa0;: {million}, c’est plus que vos {kept} dans la coalition en place, mais vos chances de gagner n’augmenteraient pas.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: {proposer} gives you {million}, and you have agreed to the offer of {player}, with as much for you.</source>
        <translation>Dites non à {proposer} et arrêtez là&#xa0;: {proposer} vous donne {million}, et vous avez accepté une offre faite par {player}, avec autant pour vous.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: {proposer} gives you {million}, and you have agreed to the offer of {player}, with {share} for you.</source>
        <extracomment>{share} is more than {million}</extracomment>
        <translation>Dites non à {proposer} et arrêtez là&#xa0;: {proposer} vous donne {million}, et vous avez accepté une offre faite par {player}, avec {share} pour vous.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: {proposer} gives you {million}, and your own offer, with as much for you, is still open.</source>
        <translation>Dites non à {proposer} et arrêtez là&#xa0;: {proposer} vous donne {million}, et votre propre offre, avec autant pour vous, est encore ouverte.</translation>
    </message>
    <message>
        <source>Say no to {proposer} and stop negotiating: {proposer} gives you {million}, and your own offer, with {share} for you, is still open.</source>
        <extracomment>{share} is more than {million}</extracomment>
        <translation>Dites non à {proposer} et arrêtez là&#xa0;: {proposer} vous donne {million}, et votre propre offre, avec {share} pour vous, est encore ouverte.</translation>
    </message>
    <message>
        <source>Say no to {proposer}: you would get only {million} instead of {kept}.</source>
        <translation>Dites non à {proposer}&#xa0;: vous n’auriez que {million} au lieu de {kept}.</translation>
    </message>
    <message>
        <source>Say no to {proposer}: you would get {million} as before, and others more.</source>
        <translation>Dites non à {proposer}&#xa0;: vous auriez {million} comme avant, et d’autres davantage.</translation>
    </message>
    <message>
        <source>Say no to {proposer}: you would get {million} instead of {kept}, but your chance to win would not grow.</source>
        <translation>Dites non à {proposer}&#xa0;: vous auriez {million} au lieu de {kept}, mais vos chances de gagner n’augmenteraient pas.</translation>
    </message>
    <message>
        <source>Say yes or no to {proposer}: you get {million} as before, and your chance to win is about the same either way.</source>
        <translation>Dites oui ou non à {proposer}&#xa0;: vous recevez {million} comme avant, et vos chances de gagner sont à peu près les mêmes dans les deux cas.</translation>
    </message>
    <message>
        <source>Say yes or no to {proposer}: you would get {million} instead of {kept}, but your chance to win is about the same either way.</source>
        <translation>Dites oui ou non à {proposer}&#xa0;: vous auriez {million} au lieu de {kept}, mais vos chances de gagner sont à peu près les mêmes dans les deux cas.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you get {million} instead of the {kept} that you have now.</source>
        <extracomment>{kept} is less than {million}</extracomment>
        <translation>Dites oui à {proposer}&#xa0;: vous recevez {million} au lieu des {kept} que vous avez maintenant.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you get {million} instead of {kept}, but in a coalition of {height}; the one that stands has only {mug}.</source>
        <extracomment>{kept} is more than {million}</extracomment>
        <translation>Dites oui à {proposer}&#xa0;: vous recevez {million} au lieu de {kept}, mais dans une coalition de {height}&#x202f;; celle en place n’a que {mug}.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you get {million} instead of {kept}, but with more to win {proposer} is likely to show more cards, by a guess.</source>
        <translation>Dites oui à {proposer}&#xa0;: vous recevez {million} au lieu de {kept}, mais avec plus à gagner, {proposer} montrera sans doute plus de cartes, à vue de nez.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you get {million} instead of {kept}, but your chance to win gets greater, by a guess.</source>
        <translation>Dites oui à {proposer}&#xa0;: vous recevez {million} au lieu de {kept}, mais à vue de nez vos chances de gagner augmentent.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you get {million} instead of {kept}.</source>
        <translation>Dites oui à {proposer}&#xa0;: vous recevez {million} au lieu de {kept}.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you get {million} of {worth}, and there seems to be nothing better for you.</source>
        <translation>Dites oui à {proposer}&#xa0;: vous recevez {million} sur {worth}, et il ne semble y avoir rien de mieux pour vous.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you get {million}, and with {height} you are stronger together than all the others ({others}).</source>
        <translation>Dites oui à {proposer}&#xa0;: vous recevez {million}, et avec {height} vous êtes ensemble plus forts que tous les autres ({others}).</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you keep your {kept}, and {player}, who has {money}, gets nothing instead of {sum}.</source>
        <extracomment>{sum} is what {player} has in the coalition that stands</extracomment>
        <translation>Dites oui à {proposer}&#xa0;: vous gardez {kept}, et {player}, qui a {money}, ne reçoit rien au lieu de {sum}.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you keep your {kept}, and {player}, who has {money}, gets {rest} instead of {sum}.</source>
        <translation>Dites oui à {proposer}&#xa0;: vous gardez {kept}, et {player}, qui a {money}, reçoit {rest} au lieu de {sum}.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you keep your {million}, and with more to win {proposer} is likely to show more cards, by a guess.</source>
        <translation>Dites oui à {proposer}&#xa0;: vous gardez vos {million}, et avec plus à gagner, {proposer} montrera sans doute plus de cartes, à vue de nez.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you keep your {million}, and your chance to win gets greater, by a guess.</source>
        <translation>Dites oui à {proposer}&#xa0;: vous gardez vos {million}, et à vue de nez vos chances de gagner augmentent.</translation>
    </message>
    <message>
        <source>Say yes to {proposer}: you keep {million}, at a height of {height} instead of {mug}.</source>
        <translation>Dites oui à {proposer}&#xa0;: vous gardez {million}, à une hauteur de {height} au lieu de {mug}.</translation>
    </message>
    <message>
        <source>Stop negotiating: no offer of yours could beat the mug at {mug}.</source>
        <translation>Arrêtez de négocier&#xa0;: aucune offre de votre part ne peut dépasser la chope, à {mug}.</translation>
    </message>
    <message>
        <source>Stop negotiating: there seems to be no offer you could make that helps you to win.</source>
        <translation>Arrêtez de négocier&#xa0;: aucune offre que vous pourriez faire ne semble vous aider à gagner.</translation>
    </message>
    <message>
        <source>Stop negotiating: to wait for the offers of the others promises as much as any of yours.</source>
        <translation>Arrêtez de négocier&#xa0;: attendre les offres des autres promet autant que n’importe laquelle des vôtres.</translation>
    </message>
    <message>
        <source>Stop negotiating: you have made all the offers you may make.</source>
        <translation>Arrêtez de négocier&#xa0;: vous avez fait toutes les offres permises.</translation>
    </message>
    <message>
        <source>Stop negotiating: your coalition stands at {height} against {others}, with {million} for you.</source>
        <translation>Arrêtez de négocier&#xa0;: votre coalition est en place à {height} contre {others}, avec {million} pour vous.</translation>
    </message>
    <message>
        <source>The chance that all agree is about {odds}, by a guess.</source>
        <extracomment>{odds} is a percentage</extracomment>
        <translation>D’après une estimation, tous accepteront avec environ {odds} de chances.</translation>
    </message>
    <message>
        <source>The chance that all agree is about {odds}, by a guess; other offers of yours would be about as good.</source>
        <translation>À vue de nez, tous acceptent avec {odds} de chances&#x202f;; d’autres offres de votre part seraient à peu près aussi bonnes.</translation>
    </message>
    <message>
        <source>The chance that all agree is about {odds}, by a guess; the other things you could do would be about as good.</source>
        <translation>À vue de nez, tous acceptent avec {odds} de chances&#x202f;; ce que vous pourriez faire d’autre serait à peu près aussi bon.</translation>
    </message>
    <message>
        <source>The chance that all agree is about {odds}, by a guess; to say no to {proposer} would be about as good.</source>
        <translation>À vue de nez, tous acceptent avec {odds} de chances&#x202f;; dire non à {proposer} serait à peu près aussi bon.</translation>
    </message>
    <message>
        <source>The chance that all agree is about {odds}, by a guess; to say yes to {proposer} would be about as good.</source>
        <extracomment>{odds} is a percentage</extracomment>
        <translation>À vue de nez, tous acceptent avec {odds} de chances&#x202f;; dire oui à {proposer} serait à peu près aussi bon.</translation>
    </message>
    <message>
        <source>The chance that all agree is about {odds}, by a guess; to stop negotiating would be about as good.</source>
        <translation>À vue de nez, tous acceptent avec {odds} de chances&#x202f;; arrêter là serait à peu près aussi bon.</translation>
    </message>
    <message>
        <source>The chance that the opposition wins is about {odds}, by a guess.</source>
        <translation>À vue de nez, l’opposition gagne avec {odds} de chances.</translation>
    </message>
    <message>
        <source>The chance that the opposition wins is about {odds}, by a guess; alone you cannot win, so you would share the {worth} with whoever comes, too.</source>
        <translation>À vue de nez, l’opposition gagne avec {odds} de chances&#x202f;; à vous seul, vous ne pouvez pas gagner&#xa0;: vous partageriez donc les {worth} avec ceux qui viennent aussi.</translation>
    </message>
    <message>
        <source>The chance that the opposition wins is about {odds}, by a guess; if nobody else comes, you then get all {worth}.</source>
        <translation>À vue de nez, l’opposition gagne avec {odds} de chances&#x202f;; si personne d’autre ne vient, vous recevez alors les {worth} en entier.</translation>
    </message>
    <message>
        <source>The chance that the opposition wins is about {odds}, by a guess; if nobody else comes, you then get {million} of {worth}.</source>
        <extracomment>{odds} is a percentage</extracomment>
        <translation>À vue de nez, l’opposition gagne avec {odds} de chances&#x202f;; si personne d’autre ne vient, vous recevez alors {million} sur {worth}.</translation>
    </message>
    <message>
        <source>The chance that the opposition wins is about {odds}, by a guess; you then get all {worth}.</source>
        <translation>À vue de nez, l’opposition gagne avec {odds} de chances&#x202f;; vous recevez alors les {worth} en entier.</translation>
    </message>
    <message>
        <source>The chance that the opposition wins is about {odds}, by a guess; you then get {million} of {worth}.</source>
        <extracomment>Nobody else can come</extracomment>
        <translation>À vue de nez, l’opposition gagne avec {odds} de chances&#x202f;; vous recevez alors {million} sur {worth}.</translation>
    </message>
    <message>
        <source>The coalition that stands gives you {kept}, too.</source>
        <translation>La coalition en place vous donne aussi {kept}.</translation>
    </message>
    <message>
        <source>The coalition that stands gives you {kept}, too; there {player}, who has {money}, gets {sum}, here nothing.</source>
        <translation>La coalition en place vous donne aussi {kept}&#x202f;; là, {player} (à {money}) reçoit {sum}, ici rien.</translation>
    </message>
    <message>
        <source>The coalition that stands gives you {kept}, too; there {player}, who has {money}, gets {sum}, here {rest}.</source>
        <translation>La coalition en place vous donne aussi {kept}&#x202f;; là, {player} (à {money}) reçoit {sum}, ici {rest}.</translation>
    </message>
    <message>
        <source>The danger: the others beat {height} if they win {player} over with more than {share}.</source>
        <translation>Le danger&#xa0;: les autres dépassent {height} s’ils attirent {player} avec plus de {share}.</translation>
    </message>
    <message>
        <source>The open offer from {proposer}, a coalition of {other} without you, lapses with it.</source>
        <extracomment>An offer that stands makes all other open offers lapse</extracomment>
        <translation>L’offre en attente faite par {proposer}, une coalition de {other} sans vous, tombe ainsi.</translation>
    </message>
    <message>
        <source>The opposition wins for sure, as the cards of the coalition count {most} at the most; if nobody else comes, you get all {worth}.</source>
        <translation>L’opposition gagne à coup sûr, car les cartes de la coalition comptent {most} au plus&#x202f;; si personne d’autre ne vient, vous recevez les {worth} en entier.</translation>
    </message>
    <message>
        <source>The opposition wins for sure, as the cards of the coalition count {most} at the most; if nobody else comes, you get {million} of {worth}.</source>
        <extracomment>{most} is what the hidden cards of the coalition count at the most</extracomment>
        <translation>L’opposition gagne à coup sûr, car les cartes de la coalition comptent {most} au plus&#x202f;; si personne d’autre ne vient, vous recevez {million} sur {worth}.</translation>
    </message>
    <message>
        <source>The opposition wins for sure, as the cards of the coalition count {most} at the most; you get all {worth}.</source>
        <translation>L’opposition gagne à coup sûr, car les cartes de la coalition comptent {most} au plus&#x202f;; vous recevez les {worth} en entier.</translation>
    </message>
    <message>
        <source>The opposition wins for sure, as the cards of the coalition count {most} at the most; you get {million} of {worth}.</source>
        <translation>L’opposition gagne à coup sûr, car les cartes de la coalition comptent {most} au plus&#x202f;; vous recevez {million} sur {worth}.</translation>
    </message>
    <message>
        <source>The other opponents can add {most} at the most, so the council cannot be won.</source>
        <extracomment>{most} are points</extracomment>
        <translation>Les autres de l’opposition peuvent ajouter {most} au plus&#xa0;: le conseil municipal ne peut pas être gagné.</translation>
    </message>
    <message>
        <source>The other things you could do would be about as good.</source>
        <translation>Ce que vous pourriez faire d’autre serait à peu près aussi bon.</translation>
    </message>
    <message>
        <source>To ask for {share} is weaker: all would agree with a chance of about {odds}.</source>
        <translation>Demander {share} est moins bon&#xa0;: tous accepteraient avec environ {odds} de chances.</translation>
    </message>
    <message>
        <source>To discard a {card} and roll again would be about as good.</source>
        <extracomment>Other cards of the same hand would be worse to discard</extracomment>
        <translation>Défausser un {card} et relancer serait à peu près aussi bon.</translation>
    </message>
    <message>
        <source>To offer {told_split} would be about as good.</source>
        <extracomment>{told_split} is a list of millions and players: &quot;4 for Anna, 3 for Bea&quot;</extracomment>
        <translation>Proposer {told_split} serait à peu près aussi bon.</translation>
    </message>
    <message>
        <source>To play councillors would hardly change your chance to win.</source>
        <translation>Jouer des conseillers ne changerait guère vos chances de gagner.</translation>
    </message>
    <message>
        <source>To push a card forward would hardly change your chance to win.</source>
        <translation>Avancer une carte ne changerait guère vos chances de gagner.</translation>
    </message>
    <message>
        <source>To push a {lower} forward would be about as good.</source>
        <translation>Avancer un {lower} serait à peu près aussi bon.</translation>
    </message>
    <message>
        <source>To roll again costs a card and would hardly change your chance to win.</source>
        <translation>Relancer coûte une carte et ne changerait guère vos chances de gagner.</translation>
    </message>
    <message>
        <source>To say no to {proposer} would be about as good.</source>
        <translation>Dire non à {proposer} serait à peu près aussi bon.</translation>
    </message>
    <message>
        <source>To say yes to {proposer} would be about as good.</source>
        <translation>Dire oui à {proposer} serait à peu près aussi bon.</translation>
    </message>
    <message>
        <source>When you have drawn a card, your hand is the smallest with {left} instead of {more}, and a journalist would cost the others {million} in all instead of {kept}.</source>
        <translation>Après avoir pioché une carte, votre main est la plus petite avec {left} au lieu de {more}, et un journaliste coûterait aux autres {million} en tout au lieu de {kept}.</translation>
    </message>
    <message>
        <source>Which of your cards you discard makes hardly any difference.</source>
        <translation>Peu importe laquelle de vos cartes vous défaussez.</translation>
    </message>
    <message>
        <source>Who is not paid draws a card when the turn ends.</source>
        <translation>Qui n’est pas payé pioche une carte à la fin du tour.</translation>
    </message>
    <message>
        <source>Who is not paid draws a card, and each card makes you stronger in the turns to come.</source>
        <extracomment>Why cards are kept though the council is likely won</extracomment>
        <translation>Qui n’est pas payé pioche une carte, et chaque carte vous rend plus fort aux tours suivants.</translation>
    </message>
    <message>
        <source>Who is not paid draws a card: if you use none you hold {number} then, the smallest hand {least}, and a journalist would cost you {million}.</source>
        <extracomment>{number} and {least} are numbers of cards at the end of the turn</extracomment>
        <translation>Qui n’est pas payé pioche une carte&#xa0;: si vous n’en employez aucune, vous en avez alors {number}, la plus petite main {least}, et un journaliste vous coûterait {million}.</translation>
    </message>
    <message>
        <source>Why {player} may agree: {share} here, and nothing in the coalition that stands.</source>
        <translation>Pourquoi {player} peut accepter&#xa0;: {share} ici, et rien dans la coalition en place.</translation>
    </message>
    <message>
        <source>Why {player} may agree: {share} here, and {kept} in the coalition that stands.</source>
        <extracomment>{share} is more than {kept}</extracomment>
        <translation>Pourquoi {player} peut accepter&#xa0;: {share} ici, et {kept} dans la coalition en place.</translation>
    </message>
    <message>
        <source>With a 6 you would have {best}; the next strongest has {others} now.</source>
        <translation>Avec un 6 vous auriez {best}&#x202f;; le plus fort après vous a maintenant {others}.</translation>
    </message>
    <message>
        <source>With a 6 you would have {best}; the strongest has {others} now.</source>
        <extracomment>{best} is the strength with a 6</extracomment>
        <translation>Avec un 6, vous auriez {best}&#x202f;; le plus fort a {others} pour l’instant.</translation>
    </message>
    <message>
        <source>With {strength} nobody is stronger than you.</source>
        <translation>Avec {strength}, personne n’est plus fort que vous.</translation>
    </message>
    <message>
        <source>With {strength} you are the strongest; the next has {others}.</source>
        <translation>Avec {strength}, personne ne vous égale, et le suivant a {others}.</translation>
    </message>
    <message>
        <source>You are the only opponent, so the council cannot be won.</source>
        <translation>Vous êtes seul dans l’opposition&#xa0;: le conseil municipal ne peut pas être gagné.</translation>
    </message>
    <message>
        <source>You can still call the council: the opposition has {others} against {mug}.</source>
        <translation>Vous pouvez encore convoquer le conseil municipal&#xa0;: l’opposition a {others} contre {mug}.</translation>
    </message>
    <message>
        <source>You can still call the council; there the opposition must show {need} points more than the coalition.</source>
        <extracomment>{need} is a number of points, 2 or more</extracomment>
        <translation>Vous pouvez encore convoquer le conseil municipal, où l’opposition doit montrer {need} points de plus que la coalition.</translation>
    </message>
    <message>
        <source>You could ask for {share} yourself, but all would agree with a chance of about {odds}.</source>
        <translation>Vous pourriez demander {share}, mais tous n’accepteraient qu’avec environ {odds} de chances.</translation>
    </message>
    <message>
        <source>You get {million} in any case.</source>
        <translation>Vous recevez {million} de toute façon.</translation>
    </message>
    <message>
        <source>You get {share} in any case, but if you keep your cards you hold {number}, the smallest hand {least}, and a journalist would cost you {million}.</source>
        <extracomment>{share} is what one gets</extracomment>
        <translation>Vous recevez {share} de toute façon, mais si vous gardez vos cartes, vous en avez {number}, la plus petite main {least}, et un journaliste vous coûterait {million}.</translation>
    </message>
    <message>
        <source>You have agreed to the offer of {player}, too, with {share} for you: the first that all agree to will stand.</source>
        <translation>Vous avez aussi accepté une offre faite par {player}, avec {share} pour vous&#xa0;: la première que tous acceptent sera en place.</translation>
    </message>
    <message>
        <source>You have no card to call the council with.</source>
        <translation>Vous n’avez aucune carte pour convoquer le conseil municipal.</translation>
    </message>
    <message>
        <source>You have {strength}, and the strongest has {others}.</source>
        <translation>Vous avez {strength}, et le plus fort a {others}.</translation>
    </message>
    <message>
        <source>You may as well leave it at that: your chance to win would be about the same.</source>
        <translation>Vous pouvez aussi bien en rester là&#xa0;: votre chance de gagner serait à peu près la même.</translation>
    </message>
    <message>
        <source>You may as well play no councillor: your chance to win would be about the same.</source>
        <translation>Vous pouvez aussi bien ne jouer aucun conseiller&#xa0;: votre chance de gagner serait à peu près la même.</translation>
    </message>
    <message>
        <source>You may as well push no card forward: your chance to win would be about the same.</source>
        <translation>Vous pouvez aussi bien n’avancer aucune carte&#xa0;: votre chance de gagner serait à peu près la même.</translation>
    </message>
    <message>
        <source>You may as well stop negotiating: your chance to win would be about the same.</source>
        <translation>Vous pouvez aussi bien arrêter de négocier&#xa0;: votre chance de gagner serait à peu près la même.</translation>
    </message>
    <message>
        <source>Your hand is then the smallest with {left} instead of {more}, and a journalist would cost the others {million} in all instead of {kept}.</source>
        <extracomment>{left} and {more} are numbers of cards; {million} is more than {kept}</extracomment>
        <translation>Votre main est alors la plus petite avec {left} au lieu de {more}, et un journaliste coûterait aux autres {million} en tout au lieu de {kept}.</translation>
    </message>
    <message>
        <source>Your own offer, with {share} for you, stays open, too: the first that all agree to will stand.</source>
        <extracomment>One is told to say yes to an offer with less than {share}, to which others must still agree</extracomment>
        <translation>Votre propre offre, avec {share} pour vous, reste ouverte aussi&#xa0;: la première que tous acceptent sera en place.</translation>
    </message>
    <message>
        <source>Your side wins with a chance of about {odds}, by a guess.</source>
        <extracomment>{odds} and {other_odds} are percentages</extracomment>
        <translation>À vue de nez, votre camp gagne avec {odds} de chances.</translation>
    </message>
    <message>
        <source>Your side wins with a chance of about {odds}, by a guess; if you played a councillor of value {told_cards}, with about {other_odds}.</source>
        <extracomment>{told_cards} is the value of one card</extracomment>
        <translation>À vue de nez, votre camp gagne avec {odds} de chances&#x202f;; en jouant un conseiller de valeur {told_cards}, avec {other_odds}.</translation>
    </message>
    <message>
        <source>Your side wins with a chance of about {odds}, by a guess; if you played cards worth {told_cards}, with about {other_odds}.</source>
        <extracomment>{told_cards} are values of cards that could be played: &quot;3 + 2 = 5&quot;</extracomment>
        <translation>À vue de nez, votre camp gagne avec {odds} de chances&#x202f;; en jouant des cartes pour {told_cards}, avec {other_odds}.</translation>
    </message>
    <message>
        <source>Your side wins with a chance of about {odds}, by a guess; if you played none, with about {other_odds}.</source>
        <translation>À vue de nez, votre camp gagne avec {odds} de chances&#x202f;; sans jouer de carte, avec {other_odds}.</translation>
    </message>
    <message>
        <source>{askers_told} offer you {share} at the most; here you ask for {million}.</source>
        <extracomment>{askers_told} are several players; {share} is less than {million}</extracomment>
        <translation>{askers_told} vous proposent {share} au plus&#x202f;; ici, vous demandez {million}.</translation>
    </message>
    <message>
        <source>{player} is your richest rival with {money} and would lose the {kept} of the coalition that stands.</source>
        <extracomment>{player} is richer than all other rivals, and is a member of the coalition that stands</extracomment>
        <translation>{player}, votre rival le plus riche avec {money}, perdrait les {kept} de la coalition en place.</translation>
    </message>
    <message>
        <source>{player} must agree, too, for {share} instead of {kept} in the coalition that stands.</source>
        <extracomment>{share} is less than {kept}</extracomment>
        <translation>{player} doit accepter aussi, pour {share} au lieu de {kept} dans la coalition en place.</translation>
    </message>
    <message>
        <source>{player}, your richest rival with {money}, gets nothing by it.</source>
        <translation>{player}, votre rival le plus riche avec {money}, n’y gagne rien.</translation>
    </message>
    <message>
        <source>{proposer} offers you less: {share}.</source>
        <translation>{proposer} vous propose moins&#xa0;: {share}.</translation>
    </message>
    <message>
        <source>{proposer} offers you {share} only; here you ask for {million}.</source>
        <translation>{proposer} ne vous offre que {share}, et ici vous demandez {million}.</translation>
    </message>
    <message>
        <source>{proposer} offers you {share}, but in a coalition of {other}; here it is one of {height}.</source>
        <translation>{proposer} vous offre {share}, mais dans une coalition de {other}&#x202f;; ici, elle est de {height}.</translation>
    </message>
    <message>
        <source>{proposer} offers you {share}, but there the chance that all agree is only about {odds}, by a guess.</source>
        <translation>{proposer} vous propose {share}, mais là, à vue de nez, tous n’accepteront qu’avec {odds} de chances.</translation>
    </message>
    <message>
        <source>{proposer} offers you {share}, but there {player}, who has {money}, gets {sum}, here nothing.</source>
        <extracomment>{share} is more than here</extracomment>
        <translation>{proposer} vous propose {share}, mais là, {player} (à {money}) reçoit {sum}, ici rien.</translation>
    </message>
    <message>
        <source>{proposer} offers you {share}, but there {player}, who has {money}, gets {sum}, here {rest}.</source>
        <translation>{proposer} vous propose {share}, mais là, {player} (à {money}) reçoit {sum}, ici {rest}.</translation>
    </message>
    <message>
        <source>{proposer} offers you {share}, less than the {kept} you have in the coalition that stands.</source>
        <extracomment>An offer that waits, beside another coalition; {kept} is more than {share}</extracomment>
        <translation>{proposer} vous propose {share}, moins que les {kept} que vous avez dans la coalition en place.</translation>
    </message>
    <message>
        <source>{proposer} offers you {share}, too, but there the chance that all agree is only about {odds}, by a guess.</source>
        <extracomment>An offer that waits, beside another one that one is told to accept</extracomment>
        <translation>{proposer} vous propose aussi {share}, mais là, à vue de nez, tous n’accepteront qu’avec {odds} de chances.</translation>
    </message>
    <message>
        <source>{proposer} offers you {share}, too; there {player}, who has {money}, gets {sum}, here nothing.</source>
        <extracomment>{player} gets {sum} in an offer that waits, and nothing in the coalition that the hint is about</extracomment>
        <translation>{proposer} vous propose aussi {share}&#x202f;; là, {player} (à {money}) reçoit {sum}, ici rien.</translation>
    </message>
    <message>
        <source>{proposer} offers you {share}, too; there {player}, who has {money}, gets {sum}, here {rest}.</source>
        <translation>{proposer} vous propose aussi {share}&#x202f;; là, {player} (à {money}) reçoit {sum}, ici {rest}.</translation>
    </message>
</context>
<context>
    <name>SaludosCounts</name>
    <message>
        <source>Coalitions</source>
        <extracomment>The head of a column of numbers</extracomment>
        <translation>Coalitions</translation>
    </message>
    <message>
        <source>Favourite partners</source>
        <extracomment>A heading, above those with whom somebody is often in a coalition</extracomment>
        <translation>Partenaires favoris</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Les dés</translation>
    </message>
</context>
<context>
    <name>SaludosDeed</name>
    <message>
        <source>Attends the council</source>
        <translation>Assiste au conseil municipal</translation>
    </message>
    <message>
        <source>Bonus: {amount}</source>
        <translation>Bonification&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>Called the council</source>
        <translation>A convoqué le conseil municipal</translation>
    </message>
    <message>
        <source>Councillor: {only_card}</source>
        <translation>Conseiller&#xa0;: {only_card}</translation>
    </message>
    <message>
        <source>Councillors: {sum_of}</source>
        <translation>Conseillers&#xa0;: {sum_of}</translation>
    </message>
    <message>
        <source>Did not call the council</source>
        <translation>N’a pas convoqué le conseil municipal</translation>
    </message>
    <message>
        <source>Discarded a councillor</source>
        <translation>A défaussé un conseiller</translation>
    </message>
    <message>
        <source>Done negotiating</source>
        <translation>A fini de négocier</translation>
    </message>
    <message>
        <source>Drew a councillor</source>
        <translation>A pioché un conseiller</translation>
    </message>
    <message>
        <source>Drew a journalist</source>
        <translation>A tiré un journaliste</translation>
    </message>
    <message>
        <source>Got {amount}</source>
        <translation>A reçu {amount}</translation>
    </message>
    <message>
        <source>Has chosen, face down</source>
        <translation>A choisi, face cachée</translation>
    </message>
    <message>
        <source>Lost {loss}</source>
        <translation>A perdu {loss}</translation>
    </message>
    <message>
        <source>Mug at {height}</source>
        <extracomment>The mug and the strength to which it moves</extracomment>
        <translation>Chope à {height}</translation>
    </message>
    <message>
        <source>Negotiates again</source>
        <translation>Négocie de nouveau</translation>
    </message>
    <message>
        <source>No councillor</source>
        <extracomment>What was shown: &quot;3 + 2 = 5&quot;</extracomment>
        <translation>Aucun conseiller</translation>
    </message>
    <message>
        <source>No to {proposer}</source>
        <translation>Non à {proposer}</translation>
    </message>
    <message>
        <source>Nothing more to propose</source>
        <translation>Plus rien à proposer</translation>
    </message>
    <message>
        <source>Nothing to lose</source>
        <translation>Rien à perdre</translation>
    </message>
    <message>
        <source>Offers {height} alone</source>
        <extracomment>{height} is the strength of the coalition</extracomment>
        <translation>Propose {height} sans partenaire</translation>
    </message>
    <message>
        <source>Offers {height} with {partners}</source>
        <translation>Propose {height} avec {partners}</translation>
    </message>
    <message>
        <source>Proposes another split</source>
        <translation>Propose un autre partage</translation>
    </message>
    <message>
        <source>Rolled {pips}: strength {strength}</source>
        <translation>A fait {pips}&#xa0;: force {strength}</translation>
    </message>
    <message>
        <source>Rolls no more</source>
        <translation>Ne relance plus</translation>
    </message>
    <message>
        <source>Stays out of the council</source>
        <translation>N’assiste pas au conseil municipal</translation>
    </message>
    <message>
        <source>Withdrew the offer</source>
        <translation>A retiré son offre</translation>
    </message>
    <message>
        <source>Yes to {proposer}</source>
        <translation>Oui à {proposer}</translation>
    </message>
    <message>
        <source>{project}: worth {worth}</source>
        <extracomment>What somebody did, on their card: the section drawn from the bag, and what it is worth</extracomment>
        <translation>{project}&#xa0;: {worth}</translation>
    </message>
</context>
<context>
    <name>SaludosEvent</name>
    <message>
        <source>A tie, {coalition} to {opposition}: the coalition wins. In millions: {split}.</source>
        <translation>Égalité, {coalition} à {opposition}&#xa0;: la coalition gagne. En millions&#xa0;: {split}.</translation>
    </message>
    <message>
        <source>Agreed! The mug moves to {height}. The coalition, in millions: {split}.</source>
        <translation>Marché conclu&#x202f;! La chope passe à {height}. La coalition, en millions&#xa0;: {split}.</translation>
    </message>
    <message>
        <source>Agreed! The new split, in millions: {split}.</source>
        <translation>Marché conclu&#x202f;! Le nouveau partage, en millions&#xa0;: {split}.</translation>
    </message>
    <message>
        <source>Cards in the deck: {deck}, needed: {entitled}. Nobody draws a councillor.</source>
        <translation>Cartes dans la pioche&#xa0;: {deck}, il en faudrait {entitled}. Personne ne pioche de conseiller.</translation>
    </message>
    <message>
        <source>Councillors discarded after the council: {number}.</source>
        <translation>Conseillers défaussés après le conseil municipal&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>Everybody rolls: {dice}. Strengths: {strengths}.</source>
        <extracomment>{dice} and {strengths} are lists: &quot;Anna (4), Bea (3)&quot;</extracomment>
        <translation>Tout le monde lance le dé&#xa0;: {dice}. Forces&#xa0;: {strengths}.</translation>
    </message>
    <message>
        <source>For {player} only: a councillor of value {only_card} was chosen.</source>
        <translation>Pour {player} seulement&#xa0;: un conseiller de valeur {only_card} a été choisi.</translation>
    </message>
    <message>
        <source>For {player} only: no councillor was chosen.</source>
        <translation>Pour {player} seulement&#xa0;: aucun conseiller n’a été choisi.</translation>
    </message>
    <message>
        <source>For {player} only: the chosen councillors make {sum_of}.</source>
        <extracomment>{sum_of} is a sum of values: &quot;3 + 2 = 5&quot;</extracomment>
        <translation>Pour {player} seulement&#xa0;: les conseillers choisis font {sum_of}.</translation>
    </message>
    <message>
        <source>For {player} only: the councillor pushed forward has value {card}.</source>
        <translation>Pour {player} seulement&#xa0;: le conseiller avancé est de valeur {card}.</translation>
    </message>
    <message>
        <source>For {player} only: the discarded councillor has value {card}.</source>
        <translation>Pour {player} seulement&#xa0;: le conseiller défaussé est de valeur {card}.</translation>
    </message>
    <message>
        <source>For {player} only: the new councillor has value {card}.</source>
        <translation>Pour {player} seulement&#xa0;: le nouveau conseiller est de valeur {card}.</translation>
    </message>
    <message>
        <source>No offer stands: nobody is paid, and everyone draws a councillor.</source>
        <translation>Aucune offre n’est en place&#xa0;: personne n’est payé, et chacun pioche un conseiller municipal.</translation>
    </message>
    <message>
        <source>Nobody has stronger councillors: {player} gets a bonus of {amount} and is at {money}.</source>
        <translation>Personne n’a de conseillers plus forts&#xa0;: {player} reçoit une bonification de {amount} et avance à {money}.</translation>
    </message>
    <message>
        <source>The bag goes to {player}.</source>
        <translation>Le sac passe à {player}.</translation>
    </message>
    <message>
        <source>The biscuit goes to {height}, the strength of the whole opposition.</source>
        <translation>Le biscuit est placé sur {height}, la force de toute l’opposition.</translation>
    </message>
    <message>
        <source>The coalition wins by {coalition} to {opposition}. In millions: {split}.</source>
        <translation>La coalition gagne par {coalition} à {opposition}. En millions&#xa0;: {split}.</translation>
    </message>
    <message>
        <source>The council meets. In millions, the coalition: {split}; the opposition: {counter}.</source>
        <translation>Le conseil municipal se réunit. En millions, la coalition&#xa0;: {split}&#x202f;; l’opposition&#xa0;: {counter}.</translation>
    </message>
    <message>
        <source>The discards are shuffled into the deck. Cards in the deck: {deck}.</source>
        <translation>Les cartes défaussées sont mélangées à la pioche. Cartes dans la pioche&#xa0;: {deck}.</translation>
    </message>
    <message>
        <source>The journalist goes back into the bag.</source>
        <translation>Le journaliste retourne dans le sac.</translation>
    </message>
    <message>
        <source>The journalist stays on the board: the next one ends the match.</source>
        <translation>Le journaliste reste sur le plateau&#xa0;: le prochain met fin à la partie.</translation>
    </message>
    <message>
        <source>The mug moves to {height}: {player} stands alone.</source>
        <translation>La chope passe à {height}&#xa0;: {player} fait cavalier seul.</translation>
    </message>
    <message>
        <source>The negotiation is over: a coalition at {height}. In millions: {split}.</source>
        <translation>La négociation est finie&#xa0;: une coalition à {height}. En millions&#xa0;: {split}.</translation>
    </message>
    <message>
        <source>The negotiation is over: {member} stands alone at {height}.</source>
        <translation>La négociation est finie&#xa0;: {member} fait cavalier seul, à {height}.</translation>
    </message>
    <message>
        <source>The open offer from {player} lapses.</source>
        <translation>L’offre en attente faite par {player} tombe.</translation>
    </message>
    <message>
        <source>The opposition wins by {opposition} to {coalition}! In millions: {split}.</source>
        <translation>L’opposition gagne par {opposition} à {coalition}&#x202f;! En millions&#xa0;: {split}.</translation>
    </message>
    <message>
        <source>The second journalist is on the board: the match ends without a bonus.</source>
        <translation>Le deuxième journaliste est sur le plateau&#xa0;: la partie se termine sans bonification.</translation>
    </message>
    <message>
        <source>The strengths are fixed: {strengths}. Let the negotiation begin!</source>
        <translation>Les forces sont fixées&#xa0;: {strengths}. Place à la négociation&#x202f;!</translation>
    </message>
    <message>
        <source>With the new split {player} may propose again.</source>
        <translation>Avec le nouveau partage, {player} peut de nouveau faire des propositions.</translation>
    </message>
    <message>
        <source>{player} attends the council and pushes a card forward. Left in hand: {cards}.</source>
        <translation>{player} assiste au conseil municipal et avance une carte. Encore en main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{player} calls the council and pushes a card forward. Left in hand: {cards}.</source>
        <translation>{player} convoque le conseil municipal et avance une carte. Encore en main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{player} discards a councillor to roll again. Left in hand: {cards}.</source>
        <translation>{player} défausse un conseiller municipal et relance le dé. Encore en main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{player} does not call the council.</source>
        <translation>{player} ne convoque pas le conseil municipal.</translation>
    </message>
    <message>
        <source>{player} draws a councillor. Now in hand: {cards}.</source>
        <translation>{player} pioche un conseiller municipal. Maintenant en main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{player} draws a journalist! Every card above the smallest hand ({smallest}) costs a million.</source>
        <translation>{player} tire un journaliste&#x202f;! Chaque carte au-delà de la plus petite main ({smallest}) coûte un million.</translation>
    </message>
    <message>
        <source>{player} draws from the bag: {project}, section {sections} of {value}, worth {worth}.</source>
        <extracomment>&quot;Anna draws from the bag: Stadium, section 2 of 5, worth 7 million.&quot;</extracomment>
        <translation>{player} tire du sac&#xa0;: {project}, section {sections} sur {value}, d’une valeur de {worth}.</translation>
    </message>
    <message>
        <source>{player} drops the open offer ({split}) for a new one.</source>
        <translation>{player} abandonne l’offre en attente ({split}) pour une nouvelle.</translation>
    </message>
    <message>
        <source>{player} gets {amount} and is at {money}.</source>
        <translation>{player} reçoit {amount} et avance à {money}.</translation>
    </message>
    <message>
        <source>{player} has a hand of {cards}, but nothing to lose.</source>
        <translation>{player} a une main de {cards}, mais rien à perdre.</translation>
    </message>
    <message>
        <source>{player} has a hand of {cards}, loses {loss} and is at {money}.</source>
        <translation>{player} a une main de {cards}, perd {loss} et recule à {money}.</translation>
    </message>
    <message>
        <source>{player} has chosen, face down.</source>
        <translation>{player} a fait son choix, face cachée.</translation>
    </message>
    <message>
        <source>{player} has nothing more to propose.</source>
        <translation>{player} n’a plus rien à proposer.</translation>
    </message>
    <message>
        <source>{player} is back in the negotiation.</source>
        <translation>{player} revient dans la négociation.</translation>
    </message>
    <message>
        <source>{player} is done negotiating.</source>
        <translation>{player} a fini de négocier.</translation>
    </message>
    <message>
        <source>{player} offers a coalition of {height} with {partners}. In millions: {split}.</source>
        <extracomment>{split} is a list of millions and players: &quot;4 for Anna, 3 for Bea&quot;</extracomment>
        <translation>{player} propose une coalition à {height} avec {partners}. En millions&#xa0;: {split}.</translation>
    </message>
    <message>
        <source>{player} offers to stand alone with {height}.</source>
        <translation>{player} propose {height} sans partenaire.</translation>
    </message>
    <message>
        <source>{player} proposes another split, in millions: {split}.</source>
        <translation>{player} propose un autre partage, en millions&#xa0;: {split}.</translation>
    </message>
    <message>
        <source>{player} rolls a {pips} and now has strength {strength}.</source>
        <translation>{player} fait {pips} et a maintenant une force de {strength}.</translation>
    </message>
    <message>
        <source>{player} rolls no more.</source>
        <translation>{player} ne relance plus.</translation>
    </message>
    <message>
        <source>{player} says no to {proposer}: the offer is off.</source>
        <translation>{player} dit non à {proposer}&#xa0;: l’offre tombe à l’eau.</translation>
    </message>
    <message>
        <source>{player} says no to {proposer}: the split stays as it is.</source>
        <translation>{player} dit non à {proposer}&#xa0;: le partage reste tel quel.</translation>
    </message>
    <message>
        <source>{player} says yes to {proposer}.</source>
        <extracomment>{proposer} is the player who made the offer</extracomment>
        <translation>{player} dit oui à {proposer}.</translation>
    </message>
    <message>
        <source>{player} shows a councillor of value {only_card}.</source>
        <translation>{player} montre un conseiller de valeur {only_card}.</translation>
    </message>
    <message>
        <source>{player} shows councillors: {sum_of}.</source>
        <translation>{player} montre ses conseillers&#xa0;: {sum_of}.</translation>
    </message>
    <message>
        <source>{player} shows no councillor.</source>
        <translation>{player} ne montre aucun conseiller.</translation>
    </message>
    <message>
        <source>{player} stays out of the council.</source>
        <translation>{player} n’assiste pas au conseil municipal.</translation>
    </message>
    <message>
        <source>{player} withdraws the offer.</source>
        <translation>{player} retire son offre.</translation>
    </message>
    <message>
        <source>{project}: complete! Project number {completed} ends the match.</source>
        <translation>Projet terminé&#xa0;: {project}&#x202f;! Le projet numéro {completed} met fin à la partie.</translation>
    </message>
    <message>
        <source>{project}: complete! That is project number {completed}; number {last_project} ends the match.</source>
        <translation>Projet terminé&#xa0;: {project}&#x202f;! C’est le numéro {completed}&#x202f;; le numéro {last_project} met fin à la partie.</translation>
    </message>
</context>
<context>
    <name>SaludosGuide</name>
    <message>
        <source>A council you can win</source>
        <translation>Un conseil municipal que vous pouvez gagner</translation>
    </message>
    <message>
        <source>A journalist from the bag costs you a million for each card that you hold more than the smallest hand. The match ends with the fourth complete project, or with the second journalist who stays: the richest player wins.</source>
        <translation>Chaque journaliste tiré du sac vous coûte un million par carte que vous avez de plus que la plus petite main. La partie prend fin avec le quatrième projet terminé, ou avec le deuxième journaliste qui reste sur le plateau&#xa0;: le plus riche gagne.</translation>
    </message>
    <message>
        <source>A no is not the end</source>
        <translation>Un non n’est pas la fin</translation>
    </message>
    <message>
        <source>An offer names a coalition and splits all the millions among its members. The mug shows how strong the coalition is: a new one must be stronger. Once all its members have accepted, the mug moves up there.</source>
        <translation>Une offre nomme une coalition et partage tous les millions entre ses membres. La chope montre la force de la coalition&#xa0;: une nouvelle doit être plus forte. Dès que tous ses membres ont accepté, la chope avance jusque-là.</translation>
    </message>
    <message>
        <source>Both sides choose cards in secret: their values are added to the mug of the coalition or to the biscuit of the opposition. Choose as many as you like, also none. Then all are turned over, and the side with more is paid.</source>
        <translation>Les deux camps choisissent des cartes en secret&#xa0;: leurs valeurs s’ajoutent à la chope de la coalition ou au biscuit de l’opposition. Choisissez-en autant que vous voulez, ou aucune. Puis toutes se retournent, et le camp qui a le plus est payé.</translation>
    </message>
    <message>
        <source>Enough said?</source>
        <translation>Tout est dit&#x202f;?</translation>
    </message>
    <message>
        <source>Journalists, and the end</source>
        <translation>Les journalistes, et la fin</translation>
    </message>
    <message>
        <source>Make an offer</source>
        <translation>Faites une offre</translation>
    </message>
    <message>
        <source>Money or cards</source>
        <translation>De l’argent ou des cartes</translation>
    </message>
    <message>
        <source>One click makes an offer that is ready below, such as “Likely to be accepted”. Or make one of your own: choose partners and share out the millions. Everybody in it gets at least one million and has to agree.</source>
        <translation>Un clic suffit pour une offre toute prête, en bas, comme «&#xa0;Sera sans doute acceptée&#xa0;». Ou faites la vôtre&#xa0;: choisissez vos partenaires et répartissez les millions. Chaque membre reçoit au moins un million et doit être d’accord.</translation>
    </message>
    <message>
        <source>That is bargaining: whoever says no wants more. Offer them a million or two more, or ask somebody else. You may make three offers before the mug moves.</source>
        <translation>C’est le marchandage&#xa0;: qui dit non veut davantage. Offrez un ou deux millions de plus, ou demandez à quelqu’un d’autre. Trois offres sont permises avant que la chope ne bouge.</translation>
    </message>
    <message>
        <source>The cards decide</source>
        <translation>Les cartes décident</translation>
    </message>
    <message>
        <source>The council</source>
        <translation>Le conseil municipal</translation>
    </message>
    <message>
        <source>The mug to beat</source>
        <translation>La chope à dépasser</translation>
    </message>
    <message>
        <source>The side that won is paid and moves up on the money track. Everyone who was not paid draws a card, and is stronger the next time.</source>
        <translation>Le camp qui a gagné est payé et avance sur la piste d’argent. Qui n’a pas été payé pioche une carte, et aura plus de force la prochaine fois.</translation>
    </message>
    <message>
        <source>The village builds</source>
        <translation>Un village en chantier</translation>
    </message>
    <message>
        <source>This section came out of the bag. It is worth its printed number, plus one for each section of its project already there, plus one. Who gets these millions is what you all talk about.</source>
        <translation>Cette section sort du sac. Elle vaut le nombre qu’elle porte, plus un pour chaque section de son projet déjà en place, plus un. Qui recevra ces millions&#x202f;? Tout le monde en discute.</translation>
    </message>
    <message>
        <source>This time it is worth a try: the strengths of all who are left out and your own cards are more than the mug. Call the council with a card, or attend it if it is called; you can add your other cards in the end.</source>
        <translation>Cette fois, cela vaut la peine d’essayer&#xa0;: les forces de tous les exclus et vos cartes dépassent la chope. Convoquez le conseil municipal avec une carte, ou assistez-y s’il est convoqué&#x202f;; vous pourrez ajouter vos autres cartes à la fin.</translation>
    </message>
    <message>
        <source>Whoever has the most money in the end wins. For every section that is built, form a coalition that is strong enough, and bargain for your share.</source>
        <translation>Qui a le plus d’argent à la fin gagne. Pour chaque section construite, formez une coalition assez forte et négociez votre part.</translation>
    </message>
    <message>
        <source>Whoever is left out is the opposition. With a card pushed forward they may call the council: there both sides add the values of the cards they choose to their strengths. The coalition wins ties.</source>
        <translation>Les joueurs restés à l’écart forment l’opposition. En avançant une carte, chacun d’eux peut convoquer le conseil municipal&#xa0;: les deux camps y ajoutent à leurs forces la valeur des cartes qu’ils choisissent. L’égalité profite à la coalition.</translation>
    </message>
    <message>
        <source>You are left out, so you may fight for the money: call the council with a card, or attend it with one if somebody else has called it. That pays if your side’s strengths and cards can be more than the mug and theirs. Else stay out and keep your cards.</source>
        <translation>Vous êtes exclu, alors vous pouvez vous battre pour l’argent&#xa0;: convoquez le conseil municipal avec une carte, ou assistez-y avec une carte si quelqu’un d’autre l’a convoqué. Cela vaut la peine si les forces et les cartes de votre camp peuvent dépasser la chope et les leurs. Sinon, n’y allez pas et gardez vos cartes.</translation>
    </message>
    <message>
        <source>You may make more offers, or accept a better one from others, even if that takes you out of the coalition. Say done when you have nothing more to offer: the negotiation closes when all are done.</source>
        <translation>Vous pouvez faire d’autres offres, ou en accepter une meilleure, même si elle vous fait quitter la coalition. Cliquez sur J’ai fini quand vous n’avez plus rien à proposer&#xa0;: la négociation est close quand tous ont fini.</translation>
    </message>
    <message>
        <source>Your council</source>
        <translation>Votre conseil municipal</translation>
    </message>
    <message>
        <source>Your strength</source>
        <translation>Votre force</translation>
    </message>
    <message>
        <source>Your strength is your die plus the number of your cards. You may discard a card to roll again, but cards also count in the council. Say ready if you like what you have.</source>
        <translation>Votre force, c’est votre dé plus le nombre de vos cartes. Vous pouvez défausser une carte pour relancer le dé, mais les cartes comptent aussi au conseil municipal. Cliquez sur S’en tenir là si le résultat vous plaît.</translation>
    </message>
</context>
<context>
    <name>SaludosLine</name>
    <message>
        <source>Bonus for the strongest councillors</source>
        <translation>Bonification pour les conseillers les plus forts</translation>
    </message>
    <message>
        <source>Lost to the journalists</source>
        <translation>Perdu à cause des journalistes</translation>
    </message>
    <message>
        <source>Shares of building projects</source>
        <extracomment>A line of the final account; its amount stands beside it</extracomment>
        <translation>Parts des projets de construction</translation>
    </message>
</context>
<context>
    <name>SaludosMoney</name>
    <message>
        <source>0 million</source>
        <extracomment>A sum of money in words, as three texts, as languages differ about 0, 1 and more</extracomment>
        <translation>0&#xa0;million</translation>
    </message>
    <message>
        <source>1 million</source>
        <translation>1&#xa0;million</translation>
    </message>
    <message>
        <source>{number} million</source>
        <extracomment>{number} is 2 or more</extracomment>
        <translation>{number}&#xa0;millions</translation>
    </message>
    <message>
        <source>−1 million</source>
        <extracomment>A loss</extracomment>
        <translation>−1&#xa0;million</translation>
    </message>
    <message>
        <source>−{number} million</source>
        <extracomment>A loss; {number} is 2 or more</extracomment>
        <translation>−{number}&#xa0;millions</translation>
    </message>
</context>
<context>
    <name>SaludosOption</name>
    <message>
        <source>By chance</source>
        <extracomment>The bag at the start</extracomment>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Chance decides who has the bag.</source>
        <translation>Le hasard décide qui a le sac.</translation>
    </message>
    <message>
        <source>The bag at the start</source>
        <translation>Le sac au départ</translation>
    </message>
    <message>
        <source>Who has the bag first?</source>
        <translation>Qui a le sac en premier&#x202f;?</translation>
    </message>
    <message>
        <source>{starter}</source>
        <extracomment>The bag at the start: a player</extracomment>
        <translation>{starter}</translation>
    </message>
    <message>
        <source>{starter} has the bag first.</source>
        <translation>{starter} a le sac en premier.</translation>
    </message>
</context>
<context>
    <name>SaludosOutcome</name>
    <message>
        <source>Strength {height} beats the mug at {mug}. The others have {opposition}.</source>
        <extracomment>What an offer would come to; {height} is the strength of all its members together</extracomment>
        <translation>Force {height}&#xa0;: de quoi dépasser la chope (à {mug}). Les autres ont {opposition}.</translation>
    </message>
    <message>
        <source>Strength {height} is not enough: {least_height} would beat the mug.</source>
        <extracomment>{least_height} is the least height that beats the mug</extracomment>
        <translation>Force {height}&#xa0;: trop peu, il faut {least_height} pour dépasser la chope.</translation>
    </message>
    <message>
        <source>Strength {height}, and nobody is left out.</source>
        <translation>Force {height}, et personne ne reste à l’écart.</translation>
    </message>
    <message>
        <source>Strength {height}. Shared out too much: {excess}.</source>
        <extracomment>{excess} is a sum of money</extracomment>
        <translation>Force {height}. Distribué en trop&#xa0;: {excess}.</translation>
    </message>
    <message>
        <source>Strength {height}. Still to be shared out: {rest}.</source>
        <extracomment>{rest} is a sum of money</extracomment>
        <translation>Force {height}. Reste à distribuer&#xa0;: {rest}.</translation>
    </message>
    <message>
        <source>Strength {height}. The others have {opposition}.</source>
        <extracomment>Nothing stands yet</extracomment>
        <translation>Force {height}. Les autres ont {opposition}.</translation>
    </message>
    <message>
        <source>Whatever is shown, the coalition wins: it has {coalition}, the opposition {opposition} at the most.</source>
        <extracomment>A council is decided before any card is shown; both are heights</extracomment>
        <translation>Quoi qu’on montre, la coalition gagne&#xa0;: elle a {coalition}, l’opposition au plus {opposition}.</translation>
    </message>
    <message>
        <source>Whatever is shown, the opposition wins: it has {opposition} at the least, the coalition {coalition} at the most.</source>
        <extracomment>A council is decided before any card is shown; both are heights</extracomment>
        <translation>Quoi qu’on montre, l’opposition gagne&#xa0;: elle a au moins {opposition}, la coalition au plus {coalition}.</translation>
    </message>
</context>
<context>
    <name>SaludosPart</name>
    <message>
        <source>{number} for {player}</source>
        <extracomment>One part of a split, in a list: &quot;4 for Anna, 3 for Bea&quot;</extracomment>
        <translation>{number} pour {player}</translation>
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
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Cards: {number}</source>
        <translation>Cartes&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Coalition</source>
        <translation>Coalition</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Dé</translation>
    </message>
    <message>
        <source>Die: {number}</source>
        <translation>Dé&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>A fini</translation>
    </message>
    <message>
        <source>Has chosen</source>
        <translation>A choisi</translation>
    </message>
    <message>
        <source>Has the bag</source>
        <translation>A le sac</translation>
    </message>
    <message>
        <source>In the council</source>
        <translation>Au conseil municipal</translation>
    </message>
    <message>
        <source>Is asked</source>
        <translation>Doit répondre</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Money: {money}, place {place}</source>
        <translation>Argent&#xa0;: {money}, rang {place}</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Opposition</source>
        <translation>Opposition</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>A fini</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Stays out</source>
        <translation>S’abstient</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Strength: {number}</source>
        <translation>Force&#xa0;: {number}</translation>
    </message>
    <message>
        <source>{number} M</source>
        <extracomment>So many millions, in short</extracomment>
        <translation>{number}&#xa0;M</translation>
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
        <translation>Avant le premier tour</translation>
    </message>
    <message>
        <source>Journalists: {journalists} of {last_journalist}</source>
        <extracomment>Journalists who stay on the board; the last one ends the match</extracomment>
        <translation>Journalistes&#xa0;: {journalists} sur {last_journalist}</translation>
    </message>
    <message>
        <source>Projects: {completed} of {last_project}</source>
        <translation>Projets&#xa0;: {completed} sur {last_project}</translation>
    </message>
    <message>
        <source>Sections left: {sections_left}</source>
        <extracomment>Of all projects together</extracomment>
        <translation>Sections restantes&#xa0;: {sections_left}</translation>
    </message>
    <message>
        <source>The next project ends the match</source>
        <extracomment>Three projects are complete</extracomment>
        <translation>Le prochain projet met fin à la partie</translation>
    </message>
    <message>
        <source>Turn {turn_number}</source>
        <translation>Tour {turn_number}</translation>
    </message>
</context>
<context>
    <name>SaludosProject</name>
    <message>
        <source>Fountain</source>
        <extracomment>A building project; this one has 1 section, the next 2, the last 6</extracomment>
        <translation>Fontaine</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Market Hall</source>
        <translation>Marché couvert</translation>
    </message>
    <message>
        <source>Purification Plant</source>
        <translation>Station d’épuration</translation>
    </message>
    <message>
        <source>Stadium</source>
        <translation>Stade</translation>
    </message>
    <message>
        <source>Swimming Pool</source>
        <translation>Piscine</translation>
    </message>
</context>
<context>
    <name>SaludosPrompt</name>
    <message>
        <source>A councillor each: {players}.</source>
        <extracomment>{players} is one player or several</extracomment>
        <translation>Un nouveau conseiller pour {players}.</translation>
    </message>
    <message>
        <source>Everybody rolls.</source>
        <translation>Tout le monde lance le dé.</translation>
    </message>
    <message>
        <source>{holder}: draw from the bag.</source>
        <extracomment>What a player must do now: an invitation, the player&apos;s name first</extracomment>
        <translation>{holder}&#xa0;: tirer une tuile du sac.</translation>
    </message>
    <message>
        <source>{players} rolls again.</source>
        <extracomment>{players} is a single player</extracomment>
        <translation>{players} relance le dé.</translation>
    </message>
    <message>
        <source>{player}: attend the council with a card, or stay out. Already there: {attending}.</source>
        <translation>{player}&#xa0;: assister au conseil municipal avec une carte, ou s’abstenir. Déjà là&#xa0;: {attending}.</translation>
    </message>
    <message>
        <source>{player}: call the council with a card, or let it be.</source>
        <translation>{player}&#xa0;: convoquer le conseil municipal avec une carte, ou y renoncer.</translation>
    </message>
    <message>
        <source>{player}: choose the councillors you play, or none.</source>
        <translation>{player}&#xa0;: choisir les conseillers à jouer, ou aucun.</translation>
    </message>
    <message>
        <source>{player}: discard a card to roll again, or keep your {die}.</source>
        <translation>{player}&#xa0;: défausser une carte pour relancer le dé, ou garder ce {die}.</translation>
    </message>
    <message>
        <source>{player}: propose another split, or say that you are ready.</source>
        <translation>{player}&#xa0;: proposer un autre partage, ou s’en tenir là.</translation>
    </message>
    <message>
        <source>{player}: the coalition pays you {share}. Be done, or offer a stronger one: above {mug}.</source>
        <extracomment>The player is in the coalition that stands; {share} is a sum of money</extracomment>
        <translation>{player}&#xa0;: la coalition rapporte {share}. Finir, ou en proposer une plus forte (plus de {mug}).</translation>
    </message>
    <message>
        <source>{player}: the coalition pays you {share}. Be done, or offer a stronger one: above {mug}. Offers left: {left}.</source>
        <extracomment>{share} is a sum of money, {left} a number</extracomment>
        <translation>{player}&#xa0;: la coalition rapporte {share}. Finir, ou en proposer une plus forte (plus de {mug}). Offres restantes&#xa0;: {left}.</translation>
    </message>
    <message>
        <source>{player}: wait for the answers to the open proposal.</source>
        <translation>{player}&#xa0;: attendre les réponses à la proposition en cours.</translation>
    </message>
    <message>
        <source>{player}: you have agreed. Wait for the others, or think again.</source>
        <extracomment>The player has said yes to an offer, and others have not yet</extracomment>
        <translation>{player}&#xa0;: c’est oui. Attendre les autres, ou se raviser.</translation>
    </message>
    <message>
        <source>{player}: you have no offer left until the mug moves.</source>
        <translation>{player}&#xa0;: plus d’offre possible tant que la chope n’avance pas.</translation>
    </message>
    <message>
        <source>{player}: you have no proposal left. Say that you are ready.</source>
        <translation>{player}&#xa0;: plus de proposition possible, il faut s’en tenir là.</translation>
    </message>
    <message>
        <source>{player}: your offer is open. Wait for the answers, or withdraw it.</source>
        <extracomment>The player&apos;s own offer is open</extracomment>
        <translation>{player}&#xa0;: l’offre est faite. Attendre les réponses, ou la retirer.</translation>
    </message>
    <message>
        <source>{player}: {askers} wait for your answer.</source>
        <extracomment>{askers} is a list of players</extracomment>
        <translation>{player}&#xa0;: {askers} attendent une réponse.</translation>
    </message>
    <message>
        <source>{player}: {askers} waits for your answer.</source>
        <extracomment>{askers} is a single player</extracomment>
        <translation>{player}&#xa0;: {askers} attend une réponse.</translation>
    </message>
    <message>
        <source>{player}: {opener} proposes another split and waits for your answer.</source>
        <extracomment>{opener} is a player</extracomment>
        <translation>{player}&#xa0;: {opener} propose un autre partage et attend une réponse.</translation>
    </message>
    <message>
        <source>{player}: {worth} to share out. Beat the mug at {mug}, or be done.</source>
        <translation>{player}&#xa0;: {worth} à partager. Dépasser la chope (à {mug}), ou finir.</translation>
    </message>
    <message>
        <source>{player}: {worth} to share out. Beat the mug at {mug}, or be done. Offers left: {left}.</source>
        <translation>{player}&#xa0;: {worth} à partager. Dépasser la chope (à {mug}), ou finir. Offres restantes&#xa0;: {left}.</translation>
    </message>
    <message>
        <source>{player}: {worth} to share out. Make an offer, or be done.</source>
        <extracomment>{worth} is a sum of money</extracomment>
        <translation>{player}&#xa0;: {worth} à partager. Faire une offre, ou finir.</translation>
    </message>
    <message>
        <source>{player}: {worth} to share out. Make an offer, or be done. Offers left: {left}.</source>
        <extracomment>{worth} is a sum of money, {left} a number</extracomment>
        <translation>{player}&#xa0;: {worth} à partager. Faire une offre, ou finir. Offres restantes&#xa0;: {left}.</translation>
    </message>
</context>
<context>
    <name>SaludosReason</name>
    <message>
        <source>A council that the opposition wins ({chance}%)</source>
        <extracomment>{chance} is a percentage</extracomment>
        <translation>Un conseil municipal gagné par l’opposition ({chance}&#xa0;%)</translation>
    </message>
    <message>
        <source>Another split, own share {million} (until now {held})</source>
        <extracomment>In the council: {million} is the own share with another split, {held} the one there is</extracomment>
        <translation>Un autre partage, part propre {million} (jusqu’ici {held})</translation>
    </message>
    <message>
        <source>Being left out while others share {million}</source>
        <translation>Rester à l’écart pendant que d’autres se partagent {million}</translation>
    </message>
    <message>
        <source>Councillors spent ({cards}, worth {points} in all)</source>
        <extracomment>{cards} is how many, {points} is the sum of their values</extracomment>
        <translation>Conseillers dépensés ({cards}, d’une valeur totale de {points})</translation>
    </message>
    <message>
        <source>Own share, {million} of {worth}</source>
        <extracomment>A part of what a bot expects, in a list; its amount stands beside it</extracomment>
        <translation>Sa propre part, {million} sur {worth}</translation>
    </message>
    <message>
        <source>Rather a deal than none</source>
        <translation>Mieux vaut un accord que rien</translation>
    </message>
    <message>
        <source>Strength after another roll (now {strength})</source>
        <translation>Force après un nouveau lancer (à présent {strength})</translation>
    </message>
    <message>
        <source>The coalition may not last ({chance}%), {mug} against {biscuit}</source>
        <extracomment>{chance} is a percentage: how likely it is that others outbid or overthrow the coalition</extracomment>
        <translation>La coalition peut ne pas tenir ({chance}&#xa0;%), {mug} contre {biscuit}</translation>
    </message>
    <message>
        <source>The other rivals get {million}</source>
        <translation>Les autres adversaires reçoivent {million}</translation>
    </message>
    <message>
        <source>What the others may still agree on</source>
        <extracomment>What the rest of the negotiation may bring, while no coalition stands</extracomment>
        <translation>Ce dont les autres peuvent encore convenir</translation>
    </message>
    <message>
        <source>What the turn promised until now</source>
        <extracomment>The chance to win counts already what the turn is likely to bring; this is what one gives up of it</extracomment>
        <translation>Ce que le tour promettait jusqu’ici</translation>
    </message>
    <message>
        <source>{player} may refuse {million} (agreement {chance}%)</source>
        <extracomment>{chance} is a percentage: how likely it is that all accept</extracomment>
        <translation>{player} pourrait refuser {million} (accord {chance}&#xa0;%)</translation>
    </message>
    <message>
        <source>{player}, the closest to winning, gets {million}</source>
        <translation>{player}, au plus près de la victoire, reçoit {million}</translation>
    </message>
</context>
<context>
    <name>SaludosRefusal</name>
    <message>
        <source>A choice says how many councillors of 1, of 2 and of 3 are played.</source>
        <translation>Un choix dit combien de conseillers de 1, de 2 et de 3 sont joués.</translation>
    </message>
    <message>
        <source>A split has a number for each of the {needed} players, not {number}.</source>
        <translation>Un partage comprend un nombre par joueur, soit {needed}, et non {number}.</translation>
    </message>
    <message>
        <source>An offer of {height} is too low: the mug stands at {mug}.</source>
        <translation>Une offre de {height} est trop basse&#xa0;: la chope est à {mug}.</translation>
    </message>
    <message>
        <source>Councillors to draw: {needed}, not {number}.</source>
        <translation>Conseillers à piocher&#xa0;: {needed}, et non {number}.</translation>
    </message>
    <message>
        <source>Everybody rolls: there must be {needed} dice, not {number}.</source>
        <translation>Tout le monde lance le dé&#xa0;: il faut {needed} dés, et non {number}.</translation>
    </message>
    <message>
        <source>First a tile must be drawn from the bag.</source>
        <translation>Il faut d’abord tirer une tuile du sac.</translation>
    </message>
    <message>
        <source>First everybody must roll.</source>
        <translation>Tout le monde doit d’abord lancer le dé.</translation>
    </message>
    <message>
        <source>First the councillors must be drawn.</source>
        <translation>Il faut d’abord piocher les conseillers.</translation>
    </message>
    <message>
        <source>First the die must be rolled again.</source>
        <translation>Il faut d’abord relancer le dé.</translation>
    </message>
    <message>
        <source>No journalist is left in the bag.</source>
        <translation>Il ne reste aucun journaliste dans le sac.</translation>
    </message>
    <message>
        <source>Not now: attend the council with a card, or stay out.</source>
        <translation>Pas maintenant&#xa0;: il faut assister au conseil municipal avec une carte, ou s’abstenir.</translation>
    </message>
    <message>
        <source>Not now: call the council with a card, or let it be.</source>
        <translation>Pas maintenant&#xa0;: il faut convoquer le conseil municipal avec une carte, ou y renoncer.</translation>
    </message>
    <message>
        <source>Not now: choose councillors to play, or none.</source>
        <translation>Pas maintenant&#xa0;: il faut choisir des conseillers à jouer, ou aucun.</translation>
    </message>
    <message>
        <source>Not now: discard a card to roll again, or be ready.</source>
        <translation>Pas maintenant&#xa0;: on peut défausser une carte pour relancer le dé, ou s’en tenir là.</translation>
    </message>
    <message>
        <source>Not now: first a tile is drawn from the bag.</source>
        <translation>Pas maintenant&#xa0;: on tire d’abord une tuile du sac.</translation>
    </message>
    <message>
        <source>Not now: first everybody rolls.</source>
        <translation>Pas maintenant&#xa0;: d’abord, tout le monde lance le dé.</translation>
    </message>
    <message>
        <source>Not now: first the councillors are drawn.</source>
        <translation>Pas maintenant&#xa0;: on pioche d’abord les conseillers.</translation>
    </message>
    <message>
        <source>Not now: the council discusses the split. Propose, answer or be ready.</source>
        <translation>Pas maintenant&#xa0;: le conseil municipal discute du partage. On peut proposer, répondre ou s’en tenir là.</translation>
    </message>
    <message>
        <source>Not now: this is the negotiation. Offer, answer or be done.</source>
        <translation>Pas maintenant&#xa0;: la négociation est en cours. On peut proposer, répondre ou finir.</translation>
    </message>
    <message>
        <source>Nothing is rolled or drawn now: the players decide.</source>
        <translation>Ni lancer ni tirage maintenant&#xa0;: les joueurs décident.</translation>
    </message>
    <message>
        <source>Only one die is rolled again, not {number}.</source>
        <translation>On ne relance qu’un seul dé, et non {number}.</translation>
    </message>
    <message>
        <source>The answer to a proposal comes from the others.</source>
        <translation>Ce sont les autres qui répondent à une proposition.</translation>
    </message>
    <message>
        <source>The answer to an offer comes from the others.</source>
        <translation>Ce sont les autres qui répondent à une offre.</translation>
    </message>
    <message>
        <source>The bag has no tile of value {value}.</source>
        <translation>Le sac n’a pas de tuile de valeur {value}.</translation>
    </message>
    <message>
        <source>The council is full: no more than {most} can attend, as each must get a million.</source>
        <translation>Le conseil municipal est complet&#xa0;: pas plus de {most}, car chacun doit recevoir un million.</translation>
    </message>
    <message>
        <source>The deck has no councillor of value {card} left.</source>
        <translation>Il ne reste dans la pioche aucun conseiller de valeur {card}.</translation>
    </message>
    <message>
        <source>There are not so many councillors of value {card} in this hand.</source>
        <translation>Il n’y a pas autant de conseillers de valeur {card} dans cette main.</translation>
    </message>
    <message>
        <source>There is no councillor of value {card} in this hand.</source>
        <translation>Il n’y a pas de conseiller de valeur {card} dans cette main.</translation>
    </message>
    <message>
        <source>There is no player {starter_number} for the bag: {players_given} are playing.</source>
        <translation>Il n’y a pas de joueur {starter_number} pour le sac&#xa0;: il n’y en a que {players_given}.</translation>
    </message>
    <message>
        <source>This offer was declined: it has to wait until the mug moves.</source>
        <translation>Cette offre a été refusée&#xa0;: elle doit attendre que la chope avance.</translation>
    </message>
    <message>
        <source>This split adds up to {sum}, but there is {worth} to split.</source>
        <translation>Ce partage fait {sum} en tout, mais il y a {worth} à partager.</translation>
    </message>
    <message>
        <source>This split stands already: only another one can be proposed.</source>
        <translation>Ce partage est déjà en place&#xa0;: on ne peut qu’en proposer un autre.</translation>
    </message>
    <message>
        <source>{most} offers are the limit until the mug moves.</source>
        <translation>{most} offres, c’est le maximum tant que la chope n’avance pas.</translation>
    </message>
    <message>
        <source>{most} proposals each are the limit in a council.</source>
        <translation>{most} propositions par personne, c’est le maximum dans un conseil municipal.</translation>
    </message>
    <message>
        <source>{player} cannot get {share}: everyone on this side gets at least {least_share}.</source>
        <translation>{player} ne peut pas recevoir {share}&#xa0;: dans ce camp, chacun reçoit au moins {least_share}.</translation>
    </message>
    <message>
        <source>{player} cannot get {share}: whoever joins gets at least {least_share}.</source>
        <translation>{player} ne peut pas recevoir {share}&#xa0;: qui participe reçoit au moins {least_share}.</translation>
    </message>
    <message>
        <source>{player} does not belong to this side of the council.</source>
        <translation>{player} n’est pas de ce camp au conseil municipal.</translation>
    </message>
    <message>
        <source>{player} has chosen already, and that is final.</source>
        <translation>{player} a déjà choisi, et c’est définitif.</translation>
    </message>
    <message>
        <source>{player} has no part in this offer.</source>
        <translation>{player} ne fait pas partie de cette offre.</translation>
    </message>
    <message>
        <source>{player} has the bag first here, but another player was chosen for it.</source>
        <translation>{player} a ici le sac en premier, mais c’est un autre joueur qui a été choisi.</translation>
    </message>
    <message>
        <source>{player} is done negotiating until a new offer asks or the mug moves.</source>
        <translation>{player} a fini de négocier jusqu’à ce qu’une nouvelle offre l’y invite ou que la chope avance.</translation>
    </message>
    <message>
        <source>{player} must wait: in the council others discuss the split.</source>
        <translation>{player} doit attendre&#xa0;: au conseil municipal, d’autres discutent du partage.</translation>
    </message>
    <message>
        <source>{player} must wait: others are choosing their councillors.</source>
        <translation>{player} doit attendre&#xa0;: d’autres choisissent leurs conseillers.</translation>
    </message>
    <message>
        <source>{player} must wait: others are still negotiating.</source>
        <translation>{player} doit attendre&#xa0;: d’autres négocient encore.</translation>
    </message>
    <message>
        <source>{player} must wait: others may still roll again.</source>
        <translation>{player} doit attendre&#xa0;: d’autres peuvent encore relancer le dé.</translation>
    </message>
    <message>
        <source>{player} proposes no more until there is a new split.</source>
        <translation>{player} ne propose plus rien avant un nouveau partage.</translation>
    </message>
    <message>
        <source>{player} rolls no more, and that is final.</source>
        <translation>{player} ne relance plus, et c’est définitif.</translation>
    </message>
    <message>
        <source>{project}: no section of it is left in the bag.</source>
        <translation>{project}&#xa0;: il n’en reste aucune section dans le sac.</translation>
    </message>
    <message>
        <source>{proposer} has an open proposal: it needs its answers first.</source>
        <translation>{proposer} a une proposition en attente&#xa0;: il faut d’abord y répondre.</translation>
    </message>
    <message>
        <source>{proposer} has no open offer.</source>
        <extracomment>{proposer} is a player</extracomment>
        <translation>{proposer} n’a pas d’offre en attente.</translation>
    </message>
    <message>
        <source>{proposer} has no open proposal.</source>
        <translation>{proposer} n’a pas de proposition en attente.</translation>
    </message>
    <message>
        <source>{proposer} has that yes already, and in the council it is final.</source>
        <translation>{proposer} a déjà eu ce oui, et au conseil municipal il est définitif.</translation>
    </message>
    <message>
        <source>{proposer} has that yes already.</source>
        <translation>{proposer} a déjà eu ce oui.</translation>
    </message>
</context>
<context>
    <name>SaludosRemark</name>
    <message>
        <source>A councillor must go: this {die} is no use to me.</source>
        <translation>Un conseiller prend la porte&#xa0;: ce {die} ne me sert à rien.</translation>
    </message>
    <message>
        <source>A pleasure, {proposer}.</source>
        <translation>Tout le plaisir est pour moi, {proposer}.</translation>
    </message>
    <message>
        <source>A small coffee is a coffee too. Agreed, {proposer}.</source>
        <translation>Un petit café, c’est toujours un café. D’accord, {proposer}.</translation>
    </message>
    <message>
        <source>A {die}! The saints are with me.</source>
        <translation>Un {die}&#x202f;! Les saints sont avec moi.</translation>
    </message>
    <message>
        <source>A {die}. It will have to do.</source>
        <translation>Un {die}. Il faudra faire avec.</translation>
    </message>
    <message>
        <source>A {die}? Once more, please.</source>
        <extracomment>{die} is what the die shows</extracomment>
        <translation>Un {die}&#x202f;? Allez, encore une fois.</translation>
    </message>
    <message>
        <source>Agreed: {million} for me.</source>
        <extracomment>{million} is a sum of money: &quot;3 million&quot;</extracomment>
        <translation>D’accord&#xa0;: {million} pour moi.</translation>
    </message>
    <message>
        <source>All right, {partner}: {share} instead of {before}.</source>
        <extracomment>{before} is what {partner} has refused</extracomment>
        <translation>Bon, d’accord, {partner}&#xa0;: {share} au lieu de {before}.</translation>
    </message>
    <message>
        <source>Ask me again with {about}, {proposer}, and we shall see.</source>
        <translation>Reviens me voir avec {about}, {proposer}, et on en reparle.</translation>
    </message>
    <message>
        <source>Better {million} than nothing. Agreed.</source>
        <translation>Mieux vaut {million} que rien. D’accord.</translation>
    </message>
    <message>
        <source>Better {share} than nothing, {partner}.</source>
        <translation>{share}, c’est mieux que rien, {partner}.</translation>
    </message>
    <message>
        <source>Count again, {proposer}: {without} without me. I come for {price}.</source>
        <translation>Recompte, {proposer}&#xa0;: sans moi, ça fait {without}. Pour {price}, je viens.</translation>
    </message>
    <message>
        <source>Count your millions. I count my councillors: {cards}.</source>
        <extracomment>{cards} is a number</extracomment>
        <translation>Comptez vos millions. Moi, je compte mes conseillers&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Do not ask me why, {proposer}: no.</source>
        <extracomment>No reason at all</extracomment>
        <translation>Ne me demande pas pourquoi, {proposer}&#xa0;: c’est non.</translation>
    </message>
    <message>
        <source>First an answer to my own offer, {proposer}.</source>
        <translation>D’abord une réponse à mon offre, {proposer}.</translation>
    </message>
    <message>
        <source>Gladly: {theirs_sum} would only spoil {rival}.</source>
        <extracomment>{rival} would have got {theirs_sum}</extracomment>
        <translation>Volontiers&#xa0;: avec {theirs_sum}, {rival} prendrait la grosse tête.</translation>
    </message>
    <message>
        <source>I build this one alone, amigos.</source>
        <translation>Ce chantier-là, je m’en charge sans vous, amigos.</translation>
    </message>
    <message>
        <source>I can hear their councillors laughing ({cards}). Only for {price}.</source>
        <translation>J’entends d’ici rire leurs conseillers ({cards}). Pas à moins de {price}.</translation>
    </message>
    <message>
        <source>I can hear their councillors laughing ({cards}). This will not last.</source>
        <translation>J’entends d’ici rire leurs conseillers ({cards}). Ça ne tiendra pas.</translation>
    </message>
    <message>
        <source>I have a better idea, {proposer}.</source>
        <translation>J’ai une meilleure idée, {proposer}.</translation>
    </message>
    <message>
        <source>I have a better idea, {proposer}. Unless you give me {price}.</source>
        <translation>J’ai une meilleure idée, {proposer}. Sauf si tu me donnes {price}.</translation>
    </message>
    <message>
        <source>I have given {partner} my word.</source>
        <translation>J’ai donné ma parole à {partner}.</translation>
    </message>
    <message>
        <source>I have {held} all to myself. Less than {price} is no offer.</source>
        <translation>J’en ai {held} rien que pour moi. À moins de {price}, ce n’est pas une offre.</translation>
    </message>
    <message>
        <source>I have {held} already with {partner}, and there I stay.</source>
        <translation>Avec {partner}, j’en ai déjà {held}, et j’y reste.</translation>
    </message>
    <message>
        <source>I have {held} already with {partner}. {price} would tempt me.</source>
        <extracomment>{held} is a number of millions, the speaker&apos;s share of the coalition that stands</extracomment>
        <translation>Avec {partner}, j’en ai déjà {held}. Pour {price}, je me laisserais tenter.</translation>
    </message>
    <message>
        <source>I keep my {held}, {proposer}.</source>
        <translation>{held} pour moi, {proposer}, et je n’en démords pas.</translation>
    </message>
    <message>
        <source>I smell a trick, {proposer}. We leave it at {held} for me.</source>
        <translation>Ça sent le coup fourré, {proposer}. On en reste à {held} pour moi.</translation>
    </message>
    <message>
        <source>I would rather draw a councillor than take {million}.</source>
        <translation>Plutôt piocher un conseiller que prendre {million}.</translation>
    </message>
    <message>
        <source>If nobody builds, everybody draws. Fine by me.</source>
        <translation>Si personne ne bâtit, tout le monde pioche. Ça me va.</translation>
    </message>
    <message>
        <source>Leave some on the plate, {proposer}: {price} would do.</source>
        <translation>Laisses-en un peu dans le plat, {proposer}&#xa0;: {price}, ça m’irait.</translation>
    </message>
    <message>
        <source>Let them have their {worth}.</source>
        <extracomment>{worth} is a sum of money</extracomment>
        <translation>{worth}&#x202f;? Grand bien leur fasse.</translation>
    </message>
    <message>
        <source>My grandmother would ask for {price}, and so do I.</source>
        <translation>Ma grand-mère demanderait {price}, et je tiens d’elle.</translation>
    </message>
    <message>
        <source>My last offer, {partner}: {share} for you.</source>
        <translation>Ma dernière offre, {partner}&#xa0;: {share} pour toi.</translation>
    </message>
    <message>
        <source>My left knee says no, and it is never wrong.</source>
        <translation>Mon genou gauche dit non, et il ne se trompe jamais.</translation>
    </message>
    <message>
        <source>Not for {million}. Around {about} I might begin to listen.</source>
        <extracomment>{about} is a number of millions</extracomment>
        <translation>Pas pour {million}. Vers {about}, je tendrais peut-être l’oreille.</translation>
    </message>
    <message>
        <source>Not for {million}. For {price}, with pleasure.</source>
        <extracomment>{million} is a sum of money: &quot;3 million&quot;</extracomment>
        <translation>Pas pour {million}. Pour {price}, avec plaisir.</translation>
    </message>
    <message>
        <source>Not in this company, {proposer}.</source>
        <translation>Pas en pareille compagnie, {proposer}.</translation>
    </message>
    <message>
        <source>Not so fast, amigos. To the town hall!</source>
        <translation>Pas si vite, amigos. Tous à la mairie&#x202f;!</translation>
    </message>
    <message>
        <source>Not today, {proposer}. It is too hot.</source>
        <translation>Pas aujourd’hui, {proposer}. Il fait trop chaud.</translation>
    </message>
    <message>
        <source>Not with {rival} at the table, {proposer}.</source>
        <translation>Pas avec {rival} à la même table, {proposer}.</translation>
    </message>
    <message>
        <source>Nothing personal, {partner}. {proposer} has the better friends.</source>
        <translation>Rien de personnel, {partner}. {proposer} a de meilleurs amis.</translation>
    </message>
    <message>
        <source>Only {held} for you, {partner}? I offer {share}.</source>
        <translation>{held} pour toi, {partner}, et c’est tout&#x202f;? Moi, j’offre {share}.</translation>
    </message>
    <message>
        <source>So be it. Another coffee, please!</source>
        <translation>Ainsi soit-il. Un autre café, s’il vous plaît&#x202f;!</translation>
    </message>
    <message>
        <source>Sorry, {partner}: {million} is more than {held}.</source>
        <extracomment>The speaker leaves {partner} for another coalition: &quot;5 is more than 4&quot;</extracomment>
        <translation>Pardon, {partner}&#xa0;: {million}, c’est plus que {held}.</translation>
    </message>
    <message>
        <source>That makes {number} of us.</source>
        <extracomment>{number} is how many opponents attend then</extracomment>
        <translation>Avec moi, on est {number}.</translation>
    </message>
    <message>
        <source>Then I would rather draw a councillor. For {price} I would not.</source>
        <translation>Dans ce cas, je préfère piocher un conseiller. Sauf pour {price}.</translation>
    </message>
    <message>
        <source>Then it is {million} instead of {held}. Agreed.</source>
        <translation>Alors {million} au lieu de {held}. D’accord.</translation>
    </message>
    <message>
        <source>Together we make {height}. Nobody beats that without one of us.</source>
        <translation>Ensemble, on fait {height}. Sans l’un de nous, personne ne fait mieux.</translation>
    </message>
    <message>
        <source>Wait for me, I am coming too!</source>
        <translation>Attendez-moi, j’arrive&#x202f;!</translation>
    </message>
    <message>
        <source>What do you say to {share}, {partner}?</source>
        <translation>{share}, {partner}, ça te dit&#x202f;?</translation>
    </message>
    <message>
        <source>Why share? I have {held} all to myself.</source>
        <translation>Partager&#x202f;? Et pourquoi&#x202f;? J’en ai {held} rien que pour moi.</translation>
    </message>
    <message>
        <source>Without me you reach {without}. Keep that in mind, {proposer}.</source>
        <translation>Sans moi, vous faites {without}. Penses-y, {proposer}.</translation>
    </message>
    <message>
        <source>Without me. I have tomatoes to water.</source>
        <translation>Sans moi. J’ai mes tomates à arroser.</translation>
    </message>
    <message>
        <source>You are {lead} ahead of me, {proposer}. I help you for {price}.</source>
        <extracomment>{lead} is a sum of money: so much more than the speaker has</extracomment>
        <translation>Tu as {lead} d’avance sur moi, {proposer}. Pour {price}, je t’aide.</translation>
    </message>
    <message>
        <source>You are {lead} ahead of me, {proposer}. Walk alone.</source>
        <translation>Tu as {lead} d’avance sur moi, {proposer}. Continue sans moi.</translation>
    </message>
    <message>
        <source>You need me, {proposer}, and I need {price}.</source>
        <translation>Tu as besoin de moi, {proposer}, et moi, il m’en faut {price}.</translation>
    </message>
    <message>
        <source>{height} against {biscuit}, and they have cards ({cards}). For that risk I want {price}.</source>
        <extracomment>{height} and {biscuit} are the strengths of both sides, {cards} is a number</extracomment>
        <translation>{height} contre {biscuit}, et ils ont des cartes ({cards}). Un risque pareil, ça se paie&#xa0;: {price}.</translation>
    </message>
    <message>
        <source>{height} against {biscuit}: that is a wall. Agreed.</source>
        <translation>{height} contre {biscuit}&#xa0;: c’est du béton. D’accord.</translation>
    </message>
    <message>
        <source>{height} for us, {biscuit} for all the others. Well, {partner}?</source>
        <translation>{height} pour nous, {biscuit} pour tous les autres. Alors, {partner}&#x202f;?</translation>
    </message>
    <message>
        <source>{height} will be outbid before the coffee is cold.</source>
        <translation>{height}&#x202f;? D’autres feront mieux avant que le café soit froid.</translation>
    </message>
    <message>
        <source>{height}, all by myself. And {million}, all for myself.</source>
        <translation>{height}, sans l’aide de personne. Et {million}, rien que pour moi.</translation>
    </message>
    <message>
        <source>{held} for me. I have nothing to add.</source>
        <translation>{held} pour moi. Je n’ai rien à ajouter.</translation>
    </message>
    <message>
        <source>{million} instead of {held}, for the sake of peace.</source>
        <extracomment>Another split in the council: &quot;4 instead of 3&quot;</extracomment>
        <translation>{million} au lieu de {held}, pour avoir la paix.</translation>
    </message>
    <message>
        <source>{million} instead of {held}? How kind of you, {proposer}.</source>
        <translation>{million} au lieu de {held}&#x202f;? C’est bien aimable, {proposer}.</translation>
    </message>
    <message>
        <source>{million}? Here is my hand, {proposer}.</source>
        <translation>{million}&#x202f;? Voici ma main, {proposer}&#xa0;: tope là&#x202f;!</translation>
    </message>
    <message>
        <source>{mug} against {biscuit}? Let the council decide.</source>
        <extracomment>{mug} and {biscuit} are the strengths of both sides</extracomment>
        <translation>{mug} contre {biscuit}&#x202f;? Que le conseil municipal tranche.</translation>
    </message>
    <message>
        <source>{partner} gives me {held}. You would have to give me {price}.</source>
        <translation>Avec {partner}, j’en ai {held}. Avec toi, il m’en faudrait {price}.</translation>
    </message>
    <message>
        <source>{partner} will never say yes to {theirs_sum}.</source>
        <translation>Pour {theirs_sum}, {partner} ne dira jamais oui.</translation>
    </message>
    <message>
        <source>{partner} will never say yes to {theirs_sum}. And I want {price}.</source>
        <extracomment>{partner} is another player, who is offered the sum of money {theirs_sum}</extracomment>
        <translation>Pour {theirs_sum}, {partner} ne dira jamais oui. Et moi, j’en veux {price}.</translation>
    </message>
    <message>
        <source>{partner}, my heart is yours. My vote costs {million}.</source>
        <translation>{partner}, mon cœur est à toi. Ma voix, elle, coûte {million}.</translation>
    </message>
    <message>
        <source>{partner}, sit down here with me: {share} for you.</source>
        <translation>{partner}, viens t’asseoir près de moi&#xa0;: {share} pour toi.</translation>
    </message>
    <message>
        <source>{price} and I forget my own plan, {proposer}.</source>
        <translation>{price}, et j’oublie mon petit plan, {proposer}.</translation>
    </message>
    <message>
        <source>{price} is my price: without me you reach {without}.</source>
        <extracomment>A player at the table speaks, warm and a little cunning; {price} is a number of millions, as in &quot;9 is my price&quot;; the listener&apos;s coalition reaches strength {without}, which is not enough</extracomment>
        <translation>{price}, c’est mon prix&#xa0;: sans moi, vous faites {without}.</translation>
    </message>
    <message>
        <source>{share} for you, {partner}. Or shall {rival} take {theirs_sum} home?</source>
        <extracomment>{rival} gets {theirs_sum} as things stand</extracomment>
        <translation>{share} pour toi, {partner}. Ou faut-il laisser {rival} rentrer avec {theirs_sum}&#x202f;?</translation>
    </message>
    <message>
        <source>{share} for you, {partner}. Shall we shake hands on it?</source>
        <extracomment>{share} is a sum of money: &quot;3 million&quot;</extracomment>
        <translation>{share} pour toi, {partner}. On tope&#x202f;?</translation>
    </message>
    <message>
        <source>{share} instead of {held}, {partner}: think of your family.</source>
        <extracomment>{held} is the share of {partner} now</extracomment>
        <translation>{share} au lieu de {held}, {partner}&#xa0;: pense à ta famille.</translation>
    </message>
    <message>
        <source>{share} is not much, {partner}, but it is yours.</source>
        <translation>{share}, ce n’est pas grand-chose, {partner}, mais c’est à toi.</translation>
    </message>
    <message>
        <source>{theirs_sum} for {rival}, of all people? Then {price} for me.</source>
        <extracomment>{rival} is a player who would get the sum of money {theirs_sum}</extracomment>
        <translation>{theirs_sum}, et pour {rival}, par-dessus le marché&#x202f;? Alors {price} pour moi.</translation>
    </message>
    <message>
        <source>{theirs} for you, {proposer}? Eat it alone.</source>
        <translation>{theirs} pour toi, {proposer}&#x202f;? Bon appétit, mais sans moi.</translation>
    </message>
    <message>
        <source>{theirs} for you, {proposer}? Make it {price} for me.</source>
        <extracomment>{theirs} is a number of millions, the listener&apos;s share</extracomment>
        <translation>{theirs} pour toi, {proposer}&#x202f;? Alors disons {price} pour moi.</translation>
    </message>
</context>
<context>
    <name>SaludosRulebook</name>
    <message>
        <source>A councillor for the others</source>
        <translation>Un conseiller pour les autres</translation>
    </message>
    <message>
        <source>A journalist counts</source>
        <translation>Un journaliste fait les comptes</translation>
    </message>
    <message>
        <source>A new split</source>
        <translation>Un nouveau partage</translation>
    </message>
    <message>
        <source>A tile from the bag</source>
        <translation>Une tuile tirée du sac</translation>
    </message>
    <message>
        <source>A tile of 4 is drawn, and two sections of its project are already in place: 4 + 2 + 1 = 7 million.</source>
        <translation>On tire une tuile de 4, et deux sections de son projet sont déjà en place&#xa0;: 4 + 2 + 1 = 7&#xa0;millions.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>A turn begins with a tile from the bag. Everybody rolls for strength, and then all negotiate at once. The strongest coalition gets the money, unless the others call the council and outvote it with their councillors. Whoever is not paid draws another councillor: a defeat today makes you stronger tomorrow.</source>
        <translation>Un tour commence par une tuile tirée du sac. Tout le monde lance le dé pour connaître sa force, puis tous négocient en même temps. La coalition la plus forte reçoit l’argent, à moins que les autres ne convoquent le conseil municipal et ne la renversent avec leurs conseillers. Qui n’est pas payé pioche un conseiller de plus&#xa0;: une défaite aujourd’hui, c’est de la force pour demain.</translation>
    </message>
    <message>
        <source>A village builds: a fountain, a library, a market hall, a swimming pool, a stadium and a purification plant. Each section brings millions, for those who agree in time on how to share them.</source>
        <translation>Un village en chantier&#xa0;: une fontaine, une bibliothèque, un marché couvert, une piscine, un stade et une station d’épuration. Chaque section rapporte des millions à ceux qui s’entendent à temps sur la façon de les partager.</translation>
    </message>
    <message>
        <source>A yes is final. A no ends the proposal; to say “ready” while you are asked is a no.</source>
        <translation>Un oui est définitif. Un non met fin à la proposition&#x202f;; choisir «&#xa0;S’en tenir là&#xa0;» quand on doit répondre, c’est dire non.</translation>
    </message>
    <message>
        <source>After a journalist</source>
        <translation>Après un journaliste</translation>
    </message>
    <message>
        <source>After the negotiation all players outside the coalition are the opposition. Any of them may call the council by pushing one of their cards forward, face down.</source>
        <translation>Après la négociation, tous les joueurs hors de la coalition forment l’opposition. Chacun d’eux peut convoquer le conseil municipal en avançant une de ses cartes, face cachée.</translation>
    </message>
    <message>
        <source>All cards are shown, those pushed forward too. The values of the coalition’s cards are added to the mug, those of the opposition to the biscuit. The higher side wins; in a tie it is the coalition.</source>
        <translation>Toutes les cartes sont montrées, y compris celles qu’on a avancées. Les valeurs des cartes de la coalition s’ajoutent à la chope, celles de l’opposition au biscuit. Le camp le plus haut gagne&#x202f;; à égalité, c’est la coalition.</translation>
    </message>
    <message>
        <source>All cards used in the council are discarded, whoever has won, and those pushed forward as well.</source>
        <translation>Toutes les cartes utilisées au conseil municipal sont défaussées, quel que soit le camp gagnant, y compris celles qu’on a avancées.</translation>
    </message>
    <message>
        <source>All negotiate at the same time (SA-09).</source>
        <translation>Tous négocient en même temps (SA-09).</translation>
    </message>
    <message>
        <source>All others draw a councillor (SA-21).</source>
        <translation>Tous les autres piochent un conseiller (SA-21).</translation>
    </message>
    <message>
        <source>All others of the opposition who have a card may attend by pushing one forward, face down, or stay out. They are asked in the same order, also those who did not want to call the council.</source>
        <translation>Tous les autres membres de l’opposition qui ont une carte peuvent assister au conseil municipal en avançant une carte, face cachée, ou s’abstenir. On les interroge dans le même ordre, y compris ceux qui n’ont pas voulu le convoquer.</translation>
    </message>
    <message>
        <source>An offer for yourself alone stands at once. Any other needs a yes from each of its other members, and a single no ends it. As long as it is open, even somebody who has said yes may still say no.</source>
        <translation>Une offre sans partenaire est aussitôt en place. Pour toute autre, il faut le oui de chacun des autres membres, et un seul non y met fin. Tant qu’elle est en attente, on peut encore dire non, même après avoir dit oui.</translation>
    </message>
    <message>
        <source>An offer names a coalition, of one player or several, and a split of the whole sum among its members: at least 1 million for each.</source>
        <translation>Une offre nomme une coalition, d’un ou de plusieurs joueurs, et un partage de toute la somme entre ses membres&#xa0;: au moins 1&#xa0;million pour chacun.</translation>
    </message>
    <message>
        <source>An offer stands as soon as every member has agreed to it. The mug moves to its height, and the earlier coalition is void.</source>
        <translation>Une offre est en place dès que tous ses membres l’ont acceptée. La chope avance jusqu’à son total, et la coalition précédente est dissoute.</translation>
    </message>
    <message>
        <source>Anna (9) and Ben (10) have the mug at 19, Clara (9) and David (8) the biscuit at 17. Anna shows 1 + 2, Ben 3 + 3 + 2; Clara shows 1 + 1 + 3, David 1 + 3 + 2 + 3 + 2 + 1. The coalition comes to 19 + 3 + 8 = 30, the opposition to 17 + 5 + 12 = 34: the opposition wins.</source>
        <translation>Anna (9) et Ben (10) ont la chope à 19, Clara (9) et David (8) le biscuit à 17. Anna montre 1 + 2, Ben 3 + 3 + 2&#x202f;; Clara montre 1 + 1 + 3, David 1 + 3 + 2 + 3 + 2 + 1. La coalition arrive à 19 + 3 + 8 = 30, l’opposition à 17 + 5 + 12 = 34&#xa0;: l’opposition gagne.</translation>
    </message>
    <message>
        <source>Anna has 4 cards and rolls a 3: her strength is 7.</source>
        <translation>Anna a 4 cartes et fait 3&#xa0;: sa force est de 7.</translation>
    </message>
    <message>
        <source>As often as you like you may discard a card of your choice, face down, and roll again at once. Only the new roll counts, even a worse one, and the discarded card counts no longer.</source>
        <translation>Aussi souvent qu’on le souhaite, on peut défausser une carte de son choix, face cachée, et relancer aussitôt le dé. Seul le nouveau lancer compte, même moins bon, et la carte défaussée ne compte plus.</translation>
    </message>
    <message>
        <source>As soon as an offer stands, all other open offers lapse, and so do the answers to them.</source>
        <translation>Dès qu’une offre est en place, toutes les autres offres alors en attente tombent, et avec elles les réponses données.</translation>
    </message>
    <message>
        <source>Back into the bag, or not</source>
        <translation>De retour dans le sac, ou non</translation>
    </message>
    <message>
        <source>Ben has 2 cards and rolls a 1: strength 3. He discards one of them and rolls a 4: 1 + 4, strength 5.</source>
        <translation>Ben a 2 cartes et fait 1&#xa0;: force 3. Ben en défausse une et fait 4&#xa0;: 1 + 4, force 5.</translation>
    </message>
    <message>
        <source>Both sides talk at the same time, and everybody hears it.</source>
        <translation>Les deux camps discutent en même temps, et tout le monde entend.</translation>
    </message>
    <message>
        <source>Calling the council</source>
        <translation>Convoquer le conseil municipal</translation>
    </message>
    <message>
        <source>Cards that were used</source>
        <translation>Les cartes utilisées</translation>
    </message>
    <message>
        <source>Choosing in secret</source>
        <translation>Choisir en secret</translation>
    </message>
    <message>
        <source>Clara calls the council over 9 million, and David attends: 5 for Clara, who came first, and 4 for David. He proposes 4 for Clara and 5 for himself. She accepts.</source>
        <translation>Clara convoque le conseil municipal pour 9&#xa0;millions, et David y assiste&#xa0;: 5 pour Clara, arrivée en premier, et 4 pour David. David propose l’inverse&#xa0;: 4 pour Clara et 5 pour David. Clara accepte.</translation>
    </message>
    <message>
        <source>Councillor cards</source>
        <translation>Les cartes Conseiller</translation>
    </message>
    <message>
        <source>Die and cards</source>
        <translation>Dé et cartes</translation>
    </message>
    <message>
        <source>Each section is a tile. Its value is the number of sections of its project: those of the Stadium all show a 5. These 21 tiles go into the bag, and 3 journalists with them.</source>
        <translation>Chaque section est une tuile. Sa valeur est le nombre de sections de son projet&#xa0;: celles du Stade portent toutes un 5. Ces 21 tuiles vont dans le sac, et 3 journalistes avec elles.</translation>
    </message>
    <message>
        <source>Each side has one open proposal at a time, and each member may make at most 2.</source>
        <translation>Chaque camp n’a qu’une proposition en attente à la fois, et chaque membre peut en faire au plus 2.</translation>
    </message>
    <message>
        <source>Each side settles its split once more. Any member may propose another one, at least 1 million for each, and all members of that side must accept it.</source>
        <translation>Chaque camp fixe de nouveau son partage. Tout membre peut en proposer un autre, avec au moins 1&#xa0;million pour chacun, et tous les membres de ce camp doivent l’accepter.</translation>
    </message>
    <message>
        <source>Everybody rolls for strength (SA-07).</source>
        <translation>Tout le monde lance le dé pour connaître sa force (SA-07).</translation>
    </message>
    <message>
        <source>Everybody rolls. Your strength is your die plus the number of your cards; what they are worth does not matter here.</source>
        <translation>Tout le monde lance son dé. La force de chacun est son dé plus le nombre de ses cartes&#x202f;; leur valeur n’entre pas en compte ici.</translation>
    </message>
    <message>
        <source>Everyone gets three councillors: a 1, a 2 and a 3. All other cards are shuffled and form the deck.</source>
        <translation>Chacun reçoit trois conseillers&#xa0;: un 1, un 2 et un 3. Toutes les autres cartes sont mélangées et forment la pioche.</translation>
    </message>
    <message>
        <source>Everyone negotiates at the same time.</source>
        <translation>Tout le monde négocie en même temps.</translation>
    </message>
    <message>
        <source>Everyone who was not paid draws a councillor from the deck and looks at it. The cards are dealt clockwise, beginning at the bag holder’s left.</source>
        <translation>Quiconque n’a pas été payé prend un conseiller dans la pioche et le regarde. Les cartes sont données dans le sens des aiguilles d’une montre, en commençant à gauche du joueur qui a le sac.</translation>
    </message>
    <message>
        <source>Hands of 3, 6, 3, 4 and 5 cards: these players move back by 0, 3, 0, 1 and 2.</source>
        <translation>Des mains de 3, 6, 3, 4 et 5 cartes&#xa0;: ces joueurs reculent respectivement de 0, 3, 0, 1 et 2 cases.</translation>
    </message>
    <message>
        <source>How many and which they are is hidden until all have chosen. A choice is final. Whoever has no card left chooses nothing.</source>
        <translation>Leur nombre et leur valeur restent cachés jusqu’à ce que tous aient choisi. Un choix est définitif. Qui n’a plus de carte ne choisit rien.</translation>
    </message>
    <message>
        <source>How many cards you have is known to all, their values only to you.</source>
        <translation>Chacun sait combien de cartes ont les autres, mais ne connaît que la valeur des siennes.</translation>
    </message>
    <message>
        <source>How many you hold makes you strong in the negotiation. What they are worth counts only in the council (SA-18) and for the bonus at the end (SA-28).</source>
        <translation>C’est leur nombre qui donne de la force dans la négociation. Leur valeur ne compte qu’au conseil municipal (SA-18) et pour la bonification de la fin (SA-28).</translation>
    </message>
    <message>
        <source>How you negotiate here</source>
        <translation>Comment on négocie ici</translation>
    </message>
    <message>
        <source>If it is a section, it is placed, and this is what there is to win, in millions: its value, plus 1 for each section of its project that was there before, plus 1 for itself.</source>
        <translation>Si c’est une section, elle est mise en place, et voici ce qu’il y a à gagner, en millions&#xa0;: sa valeur, plus 1 pour chaque section de son projet qui était déjà là, plus 1 pour elle-même.</translation>
    </message>
    <message>
        <source>If nobody calls it, or if everyone is in the coalition, the coalition is paid (SA-20).</source>
        <translation>Si personne ne le convoque, ou si tout le monde est dans la coalition, la coalition est payée (SA-20).</translation>
    </message>
    <message>
        <source>If the Fountain is the fourth project, the bonus is 1 million. If it is the Purification Plant, with its sixth section, the bonus is 6 million.</source>
        <translation>Avec la Fontaine pour quatrième projet, la bonification se monte à 1&#xa0;million&#x202f;; avec la sixième section de la Station d’épuration, à 6&#xa0;millions.</translation>
    </message>
    <message>
        <source>If the deck has too few cards, the discards are shuffled into it first. If there still are too few for everyone who ought to get one, nobody draws.</source>
        <translation>Si la pioche n’a pas assez de cartes, on y mélange d’abord les cartes défaussées. S’il n’y en a toujours pas assez pour tous ceux qui devraient en recevoir une, personne ne pioche.</translation>
    </message>
    <message>
        <source>If the match goes on, the bag goes to the left.</source>
        <translation>Si la partie continue, le sac passe à gauche.</translation>
    </message>
    <message>
        <source>If the section completes the fourth project, the match ends at once (SA-28). Otherwise:</source>
        <translation>Si la section achève le quatrième projet, la partie se termine aussitôt (SA-28). Sinon&#xa0;:</translation>
    </message>
    <message>
        <source>Journalists</source>
        <translation>Journalistes</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Matériel</translation>
    </message>
    <message>
        <source>Mug against biscuit</source>
        <translation>Chope contre biscuit</translation>
    </message>
    <message>
        <source>Negotiation</source>
        <translation>Négociation</translation>
    </message>
    <message>
        <source>Nobody is bound: a member of the standing coalition may agree to another offer at any time.</source>
        <translation>Personne n’est lié&#xa0;: un membre de la coalition en place peut à tout moment accepter une autre offre.</translation>
    </message>
    <message>
        <source>Now all members of the coalition and all opponents who attend choose any number of their remaining cards, at the same time and face down. To choose none is fine.</source>
        <translation>Tous les membres de la coalition et tous les opposants présents choisissent maintenant autant de leurs cartes restantes qu’ils veulent, en même temps et face cachée. On peut très bien n’en choisir aucune.</translation>
    </message>
    <message>
        <source>Pay and cards</source>
        <translation>Paiement et cartes</translation>
    </message>
    <message>
        <source>Projects and journalists</source>
        <translation>Projets et journalistes</translation>
    </message>
    <message>
        <source>Rolling again</source>
        <translation>Relancer le dé</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Seven play: three are in the coalition, four in the opposition. Three of the four attend the council and win it. They get the money; the three of the coalition and the fourth opponent draw a card each.</source>
        <translation>On joue à sept&#xa0;: trois sont dans la coalition, quatre dans l’opposition. Trois des quatre assistent au conseil municipal et l’emportent. À eux l’argent&#x202f;; les trois de la coalition et le quatrième opposant piochent une carte chacun.</translation>
    </message>
    <message>
        <source>Six projects are to be built: Fountain, Library, Market Hall, Swimming Pool, Stadium and Purification Plant. They have 1, 2, 3, 4, 5 and 6 sections.</source>
        <translation>Il y a six projets à construire&#xa0;: Fontaine, Bibliothèque, Marché couvert, Piscine, Stade et Station d’épuration. Ils comptent 1, 2, 3, 4, 5 et 6 sections.</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>La force</translation>
    </message>
    <message>
        <source>The bag goes to the left (SA-23).</source>
        <translation>Le sac passe à gauche (SA-23).</translation>
    </message>
    <message>
        <source>The bag goes to the left, and the next turn begins.</source>
        <translation>Le sac passe à gauche, et le tour suivant commence.</translation>
    </message>
    <message>
        <source>The bag moves on</source>
        <translation>Le sac change de mains</translation>
    </message>
    <message>
        <source>The biscuit</source>
        <translation>Le biscuit</translation>
    </message>
    <message>
        <source>The council</source>
        <translation>Le conseil municipal</translation>
    </message>
    <message>
        <source>The council may be called (SA-13).</source>
        <translation>Le conseil municipal peut être convoqué (SA-13).</translation>
    </message>
    <message>
        <source>The course of a turn</source>
        <translation>Le déroulement d’un tour</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>The first player holds four cards and has rolled a 3: strength 7. Everyone’s strength stands below their die.</source>
        <translation>Le premier joueur a quatre cartes et a fait 3&#xa0;: force 7. La force de chacun est inscrite sous son dé.</translation>
    </message>
    <message>
        <source>The first three councillors</source>
        <translation>Les trois premiers conseillers</translation>
    </message>
    <message>
        <source>The fourth project</source>
        <translation>Le quatrième projet</translation>
    </message>
    <message>
        <source>The greatest sum of councillor values brings a bonus: the value of the tile just drawn, in millions, with nothing added. If several players have that sum, each of them gets the whole bonus.</source>
        <translation>On additionne la valeur des conseillers de chacun&#xa0;: le plus fort total rapporte une bonification égale à la valeur de la tuile qui vient d’être tirée, en millions, sans rien y ajouter. Si plusieurs joueurs ont ce total, chacun d’eux reçoit la bonification entière.</translation>
    </message>
    <message>
        <source>The height of an offer is the sum of its members’ strengths. It must be higher than that of the standing offer, which the mug shows; to be as high is not enough.</source>
        <translation>Le total d’une offre est la somme des forces de ses membres. Il doit dépasser celui de l’offre en place, que montre la chope&#x202f;; l’égaler ne suffit pas.</translation>
    </message>
    <message>
        <source>The members of the winning side move up the money track, each by the share agreed on. If the opposition has won, only those who attended the council are paid.</source>
        <translation>Les membres du camp gagnant avancent sur la piste d’argent, chacun de la part convenue. Si l’opposition a gagné, seuls ceux qui ont assisté au conseil municipal sont payés.</translation>
    </message>
    <message>
        <source>The money track begins in the corner, at 0. A marker with a small 1 has been around once: add 50 million.</source>
        <translation>La piste d’argent part du coin, à 0. Un pion marqué d’un petit 1 a déjà fait un tour&#xa0;: il faut lui ajouter 50&#xa0;millions.</translation>
    </message>
    <message>
        <source>The money track shows how many millions everyone has. It starts at 0 and has no end: once around the village you go on counting.</source>
        <translation>La piste d’argent montre combien de millions chacun possède. Elle part de 0 et n’a pas de fin&#xa0;: après un tour du village, on continue de compter.</translation>
    </message>
    <message>
        <source>The mug moves</source>
        <translation>La chope avance</translation>
    </message>
    <message>
        <source>The negotiation is over when all are done.</source>
        <translation>La négociation est close quand tous ont fini.</translation>
    </message>
    <message>
        <source>The offer track shows how strong each side is: the beer mug stands for the coalition, the biscuit for the opposition. And everyone has a die.</source>
        <translation>La piste des offres montre la force de chaque camp&#xa0;: la chope de bière est celle de la coalition, le biscuit celui de l’opposition. Et chacun a un dé.</translation>
    </message>
    <message>
        <source>The offer track. The coalition has 9 + 10: the mug stands at 19. The opposition has 9 + 8: the biscuit lies at 17.</source>
        <translation>La piste des offres. La coalition a 9 + 10&#xa0;: la chope est à 19. L’opposition a 9 + 8&#xa0;: le biscuit est à 17.</translation>
    </message>
    <message>
        <source>The printed example says that the last player lays down five cards, but adds up six. The sixth can only be the one pushed forward: it counts.</source>
        <translation>L’exemple imprimé dit que le dernier joueur pose cinq cartes, mais en additionne six. La sixième ne peut être que la carte avancée&#xa0;: elle compte.</translation>
    </message>
    <message>
        <source>The printed rules do not say in which order this is done. Here all do it at the same time. Whoever says “ready” rolls no more, and that is final; without a card you are ready anyway.</source>
        <translation>Les règles imprimées ne disent pas dans quel ordre cela se fait. Ici, tous le font en même temps. Qui choisit «&#xa0;S’en tenir là&#xa0;» ne relance plus, et c’est définitif&#x202f;; sans carte, on s’en tient là de toute façon.</translation>
    </message>
    <message>
        <source>The printed rules do not say what happens if nobody makes an offer that stands. Here there is then no opposition and no council: nobody is paid, and everyone draws a card (SA-22).</source>
        <translation>Les règles imprimées ne disent pas ce qui se passe si la négociation se termine sans offre en place. Ici, il n’y a alors ni opposition ni conseil municipal&#xa0;: personne n’est payé, et chacun pioche une carte (SA-22).</translation>
    </message>
    <message>
        <source>The printed rules give the bag to the oldest player. Here chance decides who has it first, unless you choose somebody on the new-match page.</source>
        <translation>Les règles imprimées donnent le sac au plus âgé. Ici, le hasard décide qui l’a en premier, à moins qu’on ne choisisse quelqu’un sur la page Nouvelle partie.</translation>
    </message>
    <message>
        <source>The printed rules leave open what holds until then, and how a side comes to terms. Here it goes like this:</source>
        <translation>Les règles imprimées ne disent pas ce qui vaut jusque-là, ni comment un camp se met d’accord. Ici, cela se passe ainsi&#xa0;:</translation>
    </message>
    <message>
        <source>The printed rules leave the talk to the table. Here it is made of offers and answers, and this holds for all:</source>
        <translation>Les règles imprimées laissent la discussion libre. Ici, elle se compose d’offres et de réponses, et ceci vaut pour tous&#xa0;:</translation>
    </message>
    <message>
        <source>The printed rules name no limit. Here at most as many attend as there are millions, for each of them must get one. When the council is full, nobody else is asked.</source>
        <translation>Les règles imprimées ne fixent pas de limite. Ici, il y a au plus autant de présents que de millions, car chacun doit en recevoir un. Quand le conseil municipal est complet, on n’interroge plus personne.</translation>
    </message>
    <message>
        <source>The printed rules name no order. Here the opposition is asked one after the other, beginning at the bag holder’s left. The first to call opens the council; whoever has no card is not asked.</source>
        <translation>Les règles imprimées ne donnent pas d’ordre. Ici, on interroge l’opposition joueur par joueur, en commençant à gauche du joueur qui a le sac. Le premier à dire oui ouvre le conseil municipal&#x202f;; qui n’a pas de carte n’est pas interrogé.</translation>
    </message>
    <message>
        <source>The printed rules name only the fountain and the purification plant. What stands between them in our village is our own choice.</source>
        <translation>Les règles imprimées ne nomment que la fontaine et l’usine de purification, notre station d’épuration. Ce qui se dresse entre les deux dans notre village est de notre choix.</translation>
    </message>
    <message>
        <source>The same council, all cards face up: the coalition above, the opposition below. Beside each sign is that player’s part of the millions. The mug has come to 30, the biscuit to 34.</source>
        <translation>Le même conseil municipal, toutes les cartes face visible&#xa0;: la coalition en haut, l’opposition en bas. À côté de chaque signe figurent les millions qui reviennent à ce joueur. La chope est arrivée à 30, le biscuit à 34.</translation>
    </message>
    <message>
        <source>The second journalist</source>
        <translation>Le deuxième journaliste</translation>
    </message>
    <message>
        <source>The second journalist on the board ends the match. Everyone still moves back (SA-24), and there is no bonus.</source>
        <translation>Le deuxième journaliste sur le plateau met fin à la partie. Tout le monde recule une dernière fois (SA-24), et il n’y a pas de bonification.</translation>
    </message>
    <message>
        <source>The second section of the Stadium: 5 + 1 + 1 = 7 million.</source>
        <translation>La deuxième section du Stade&#xa0;: 5 + 1 + 1 = 7&#xa0;millions.</translation>
    </message>
    <message>
        <source>The talk is over when all are ready.</source>
        <translation>La discussion est close quand tous s’en tiennent là.</translation>
    </message>
    <message>
        <source>The third section of the Swimming Pool: its value is 4, two sections were there before. The plate says what it is worth.</source>
        <translation>La troisième section de la Piscine&#xa0;: sa valeur est de 4, deux sections étaient déjà là. La plaque indique combien elle rapporte.</translation>
    </message>
    <message>
        <source>The village. A signpost marks each section that is still missing and shows its value; a flag flies over each project that is complete.</source>
        <translation>Le village. Un panneau marque chaque section qui manque encore et montre sa valeur&#x202f;; un drapeau flotte sur chaque projet terminé.</translation>
    </message>
    <message>
        <source>The winning side is paid (SA-20).</source>
        <translation>Le camp gagnant est payé (SA-20).</translation>
    </message>
    <message>
        <source>There are 56 councillor cards: 18 of value 1, 20 of value 2 and 18 of value 3.</source>
        <translation>Il y a 56 cartes Conseiller&#xa0;: 18 de valeur 1, 20 de valeur 2 et 18 de valeur 3.</translation>
    </message>
    <message>
        <source>There are 7 million to win. Strengths: Anna 6, Ben 6, Clara 9, David 6, Eva 5. Clara begins alone: the mug goes to 9. David and Eva agree on 4 million for him and 3 for her: 11. Anna and Ben follow with 3 for her and 4 for him: 12.</source>
        <translation>Il y a 7&#xa0;millions à gagner. Forces&#xa0;: Anna 6, Ben 6, Clara 9, David 6, Eva 5. Clara commence sans partenaire&#xa0;: la chope passe à 9. David et Eva s’entendent sur 4&#xa0;millions pour David et 3 pour Eva&#xa0;: 11. Anna et Ben suivent, avec 3 pour Anna et 4 pour Ben&#xa0;: 12.</translation>
    </message>
    <message>
        <source>This book follows the French rules of Peter Lewe’s game of 1996, for 4 to 7 players, in our own words. We know no other edition. There everyone talks freely; where we had to turn talk into moves, we say so.</source>
        <translation>Ce livret suit, avec nos propres mots, la règle française du jeu de Peter Lewe (1996), pour 4 à 7 joueurs. Nous n’en connaissons pas d’autre édition. On y discute librement&#x202f;; là où il nous a fallu transformer la discussion en coups à jouer, nous le disons.</translation>
    </message>
    <message>
        <source>Three projects are complete, so the journalist stays, next to the kiosk. A second one would end the match.</source>
        <translation>Trois projets sont terminés&#xa0;: le journaliste reste donc, à côté du kiosque. Un deuxième mettrait fin à la partie.</translation>
    </message>
    <message>
        <source>Two offers lie open. At the left of each are its maker and its height, at the right its members and their millions; a tick means yes.</source>
        <translation>Deux offres sont en attente. À gauche de chacune, qui l’a faite et son total&#x202f;; à droite, ses membres et leurs millions. Une coche veut dire oui.</translation>
    </message>
    <message>
        <source>Two tracks and a die each</source>
        <translation>Deux pistes et un dé par personne</translation>
    </message>
    <message>
        <source>Until the mug moves you may make 3 offers, and those you withdraw or replace count too. Until then you may not repeat an offer of yours that was declined: the same members with the same split.</source>
        <translation>Tant que la chope n’avance pas, chacun peut faire 3 offres&#x202f;; celles qu’on retire ou remplace comptent aussi. Jusque-là, personne ne peut refaire une de ses offres qui a été refusée&#xa0;: les mêmes membres avec le même partage.</translation>
    </message>
    <message>
        <source>What an offer is</source>
        <translation>Ce qu’est une offre</translation>
    </message>
    <message>
        <source>What the coalition agreed on stands until all its members accept something else. The opposition begins with an even split among those who attend; the odd millions go to those who came first.</source>
        <translation>Le partage convenu par la coalition reste en place jusqu’à ce que tous ses membres en acceptent un autre. L’opposition commence par un partage égal entre les présents&#x202f;; les millions qui restent vont aux premiers arrivés.</translation>
    </message>
    <message>
        <source>When a journalist is drawn, there is no negotiation. Everyone compares the number of their cards with the smallest hand at the table and moves back by the difference, but never below 0. You keep your cards.</source>
        <translation>Quand un journaliste est tiré, il n’y a pas de négociation. Chacun compare le nombre de ses cartes à la plus petite main de la table et recule de la différence, mais jamais au-dessous de 0. On garde ses cartes.</translation>
    </message>
    <message>
        <source>When no offer stands</source>
        <translation>Quand aucune offre n’est en place</translation>
    </message>
    <message>
        <source>When nobody wants to roll again, the strengths are fixed for this turn. Cards that leave your hand later do not lower yours.</source>
        <translation>Quand plus personne ne veut relancer, les forces sont fixées pour ce tour. Les cartes qui quittent la main par la suite ne les font pas baisser.</translation>
    </message>
    <message>
        <source>When the council is called, the biscuit goes to the sum of the strengths of the whole opposition. Those who will stay out count as well.</source>
        <translation>Quand le conseil municipal est convoqué, le biscuit est placé sur la somme des forces de toute l’opposition. Ceux qui s’abstiendront comptent aussi.</translation>
    </message>
    <message>
        <source>When the deck runs out</source>
        <translation>Quand la pioche s’épuise</translation>
    </message>
    <message>
        <source>When the fourth project is complete, nobody rolls and nobody negotiates. All hands are shown.</source>
        <translation>Quand le quatrième projet est terminé, personne ne lance le dé et personne ne négocie. Toutes les mains sont montrées.</translation>
    </message>
    <message>
        <source>When the fourth project is complete, or when the second journalist stays on the board, the match ends. Whoever is then furthest on the money track wins.</source>
        <translation>Quand le quatrième projet est terminé, ou quand le deuxième journaliste reste sur le plateau, la partie prend fin. La victoire revient à qui est alors le plus loin sur la piste d’argent.</translation>
    </message>
    <message>
        <source>Who attends</source>
        <translation>Qui assiste au conseil municipal</translation>
    </message>
    <message>
        <source>Who is paid</source>
        <translation>Qui est payé</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Qui gagne</translation>
    </message>
    <message>
        <source>Whoever has the bag draws a tile. If it is a journalist, see SA-24.</source>
        <translation>Qui a le sac tire une tuile. Si c’est un journaliste, voir SA-24.</translation>
    </message>
    <message>
        <source>Whoever is furthest on the money track wins. If several are equally far, they share the win.</source>
        <translation>La victoire revient à qui est le plus loin sur la piste d’argent. Si plusieurs y sont à égalité, ils se partagent la victoire.</translation>
    </message>
    <message>
        <source>Whoever is ready proposes no more, but still answers. A new split takes back every “ready” of that side. A side of one is ready at once.</source>
        <translation>Qui s’en tient là ne propose plus rien, mais répond encore. Un nouveau partage annule chaque «&#xa0;S’en tenir là&#xa0;» de ce camp. Un camp d’une seule personne s’en tient là d’office.</translation>
    </message>
    <message>
        <source>With Anna or with Ben, David would only come to 12 again, and 12 does not beat 12. With Clara it would be 15, but she asks for 5 million. So he joins Anna and Ben together: 2 million for him, 2 for Anna and 3 for Ben. The mug goes to 18, and nobody beats that.</source>
        <translation>Avec Anna ou avec Ben, David n’arriverait de nouveau qu’à 12, et 12 ne bat pas 12. Avec Clara, ce serait 15, mais Clara demande 5&#xa0;millions. David rejoint donc Anna et Ben ensemble&#xa0;: 2&#xa0;millions pour David, 2 pour Anna et 3 pour Ben. La chope passe à 18, et personne ne fait mieux.</translation>
    </message>
    <message>
        <source>With fewer than three complete projects the journalist goes back into the bag. Once three are complete, the journalist stays on the board.</source>
        <translation>Tant que moins de trois projets sont terminés, le journaliste retourne dans le sac. Dès qu’il y en a trois, le journaliste reste sur le plateau.</translation>
    </message>
    <message>
        <source>You may make any offer of which you are a member. One of yours can be open; a new one replaces it, and you may withdraw it.</source>
        <translation>On peut faire toute offre dont on est membre. Chacun ne peut en avoir qu’une en attente&#x202f;; une nouvelle la remplace, et on peut la retirer.</translation>
    </message>
    <message>
        <source>You may say “done”. That declines every offer that still waits for your answer, and from then on you start nothing. An offer that asks you takes your “done” back, and when the mug moves, all are back.</source>
        <translation>On peut choisir «&#xa0;J’ai fini&#xa0;». C’est refuser toutes les offres auxquelles on n’a pas encore répondu et, dès lors, ne plus rien proposer. Une offre reçue après coup annule ce «&#xa0;J’ai fini&#xa0;», et quand la chope avance, tout le monde est de retour.</translation>
    </message>
</context>
<context>
    <name>SaludosStandings</name>
    <message>
        <source>Bonus</source>
        <translation>Bonification</translation>
    </message>
    <message>
        <source>Lost to journalists</source>
        <translation>Perdu (journalistes)</translation>
    </message>
    <message>
        <source>Shares of projects</source>
        <translation>Parts des projets</translation>
    </message>
</context>
<context>
    <name>SaludosTable</name>
    <message>
        <source>Coalitions betrayed: {list}.</source>
        <extracomment>{list} is a list of players and numbers: &quot;Anna (2), Bea (1)&quot;</extracomment>
        <translation>Coalitions trahies&#xa0;: {list}.</translation>
    </message>
    <message>
        <source>Nobody left a coalition.</source>
        <translation>Personne n’a quitté de coalition.</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Offres</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Projets</translation>
    </message>
    <message>
        <source>The quick offer “{kind}” is another one: it goes by how likely the others are to say yes, this hint by the chance to win the match.</source>
        <extracomment>{kind} is what stands on the button of a quick offer: &quot;Likely to be accepted&quot;</extracomment>
        <translation>L’offre rapide «&#xa0;{kind}&#xa0;» en est une autre&#xa0;: elle vise l’accord des autres, cette astuce les chances de gagner la partie.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Cartes en main</translation>
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
        <translation>Un journaliste&#x202f;!</translation>
    </message>
    <message>
        <source>In millions: {split}</source>
        <extracomment>{split} is a list of millions and players: &quot;4 for Anna, 3 for Bea&quot;</extracomment>
        <translation>En millions&#xa0;: {split}</translation>
    </message>
    <message>
        <source>The coalition holds: {coalition} to {opposition}</source>
        <translation>La coalition tient&#xa0;: {coalition} à {opposition}</translation>
    </message>
    <message>
        <source>The match ends, and the strongest councillors get a bonus</source>
        <translation>La partie s’achève, et les conseillers les plus forts valent une bonification</translation>
    </message>
    <message>
        <source>The opposition takes it: {opposition} to {coalition}</source>
        <translation>L’opposition l’emporte&#xa0;: {opposition} à {coalition}</translation>
    </message>
    <message>
        <source>Whoever has more cards than {number} moves back by the difference</source>
        <extracomment>{number} cards are the smallest hand at the table</extracomment>
        <translation>Qui a plus de cartes que {number} recule de la différence</translation>
    </message>
    <message>
        <source>{coalition} to {opposition}: a tie goes to the coalition</source>
        <translation>{coalition} à {opposition}&#xa0;: égalité, la coalition l’emporte</translation>
    </message>
    <message>
        <source>{project}: the fourth project is complete</source>
        <translation>{project}&#xa0;: le quatrième projet est terminé</translation>
    </message>
</context>
<context>
    <name>SaludosVoice</name>
    <message>
        <source>A council! I love councils! Who has the biscuits?</source>
        <translation>Un conseil municipal&#x202f;! J’adore&#x202f;! Qui a les biscuits&#x202f;?</translation>
    </message>
    <message>
        <source>A council? I would not miss that for any price.</source>
        <translation>Un conseil municipal&#x202f;? Je ne raterais ça pour rien au monde.</translation>
    </message>
    <message>
        <source>A duet, {partner}? {share} for you, and you take the melody.</source>
        <translation>Un duo, {partner}&#x202f;? {share} pour toi, et tu prends la mélodie.</translation>
    </message>
    <message>
        <source>A fair seed, {proposer}, but I do not plant below {price}.</source>
        <translation>Belle graine, {proposer}, mais je ne plante rien sous {price}.</translation>
    </message>
    <message>
        <source>A hypothesis must be tested. To the council.</source>
        <translation>Une hypothèse se vérifie. Au conseil municipal.</translation>
    </message>
    <message>
        <source>A little test, {partner}: is {share} more than nothing?</source>
        <translation>Petite interrogation, {partner}&#xa0;: {share}, est-ce plus que rien&#x202f;?</translation>
    </message>
    <message>
        <source>A settlement, {partner}: {share}, without admission of guilt.</source>
        <translation>Un arrangement, {partner}&#xa0;: {share}, sans reconnaissance de torts.</translation>
    </message>
    <message>
        <source>A slip in the second line, {proposer}. It should read {price}.</source>
        <translation>Une erreur à la deuxième ligne, {proposer}. Il faut lire {price}.</translation>
    </message>
    <message>
        <source>A sure thing, {partner}: {share}, and no questions.</source>
        <translation>Un coup sûr, {partner}&#xa0;: {share}, et pas de questions.</translation>
    </message>
    <message>
        <source>A {die}! Applause, please.</source>
        <translation>Un {die}&#x202f;! Applaudissements, s’il vous plaît.</translation>
    </message>
    <message>
        <source>A {die}! As round as a good bun.</source>
        <translation>Un {die}&#x202f;! Rond comme une bonne brioche.</translation>
    </message>
    <message>
        <source>A {die}! Did you see that? A {die}!</source>
        <translation>Un {die}&#x202f;! Vous avez vu ça&#x202f;? Un {die}&#x202f;!</translation>
    </message>
    <message>
        <source>A {die}! It could have been less! Well, hardly.</source>
        <translation>Un {die}&#x202f;! Ça aurait pu être moins&#x202f;! Enfin, de peu.</translation>
    </message>
    <message>
        <source>A {die}! My sunflowers are not taller.</source>
        <translation>Un {die}&#x202f;! Mes tournesols ne montent pas plus haut.</translation>
    </message>
    <message>
        <source>A {die}! That goes on page one.</source>
        <translation>Un {die}&#x202f;! En première page.</translation>
    </message>
    <message>
        <source>A {die}. Above the mean.</source>
        <translation>Un {die}. Au-dessus de la moyenne.</translation>
    </message>
    <message>
        <source>A {die}. An old boot on the hook.</source>
        <translation>Un {die}. Une vieille botte à l’hameçon.</translation>
    </message>
    <message>
        <source>A {die}. Diligence pays.</source>
        <translation>Un {die}. Le travail paie.</translation>
    </message>
    <message>
        <source>A {die}. Even the night has its use.</source>
        <translation>Un {die}. Même la nuit a son utilité.</translation>
    </message>
    <message>
        <source>A {die}. Fair wind.</source>
        <translation>Un {die}. Bon vent.</translation>
    </message>
    <message>
        <source>A {die}. High note, and clean.</source>
        <translation>Un {die}. Une note haute, et bien nette.</translation>
    </message>
    <message>
        <source>A {die}. I did not even blow on it.</source>
        <translation>Un {die}. Et je n’ai même pas soufflé dessus.</translation>
    </message>
    <message>
        <source>A {die}. I felt it in my ring finger.</source>
        <translation>Un {die}. Je le sentais dans mon annulaire.</translation>
    </message>
    <message>
        <source>A {die}. I shall appeal.</source>
        <translation>Un {die}. Je ferai appel.</translation>
    </message>
    <message>
        <source>A {die}. Let the record show it.</source>
        <translation>Un {die}. Qu’on le consigne au procès-verbal.</translation>
    </message>
    <message>
        <source>A {die}. Page twelve, at the bottom.</source>
        <translation>Un {die}. Page douze, tout en bas.</translation>
    </message>
    <message>
        <source>A {die}. Slugs again.</source>
        <translation>Un {die}. Encore les limaces.</translation>
    </message>
    <message>
        <source>A {die}. Somebody has to be below the mean.</source>
        <translation>Un {die}. Il faut bien quelqu’un sous la moyenne.</translation>
    </message>
    <message>
        <source>A {die}. The ace is elsewhere.</source>
        <translation>Un {die}. L’as est ailleurs.</translation>
    </message>
    <message>
        <source>A {die}. The critics will be cruel.</source>
        <translation>Un {die}. La critique sera cruelle.</translation>
    </message>
    <message>
        <source>A {die}. Unsatisfactory.</source>
        <translation>Un {die}. Insuffisant.</translation>
    </message>
    <message>
        <source>A {die}. We call that the blues.</source>
        <translation>Un {die}. On appelle ça le blues.</translation>
    </message>
    <message>
        <source>A {die}. Well, crumbs are bread too.</source>
        <translation>Un {die}. Bah, les miettes, c’est aussi du pain.</translation>
    </message>
    <message>
        <source>All aboard for the council.</source>
        <translation>Tout le monde à bord, cap sur le conseil municipal.</translation>
    </message>
    <message>
        <source>All is as it must be. I close my eyes.</source>
        <translation>Tout est comme il se doit. Je ferme les yeux.</translation>
    </message>
    <message>
        <source>An exclusive for you, {partner}: {share}.</source>
        <translation>Une exclusivité pour toi, {partner}&#xa0;: {share}.</translation>
    </message>
    <message>
        <source>Anchor down.</source>
        <translation>Ancre jetée.</translation>
    </message>
    <message>
        <source>Aye, {proposer}.</source>
        <translation>Ça marche, {proposer}.</translation>
    </message>
    <message>
        <source>Books closed. The lesson is over.</source>
        <translation>Fermez vos livres. La leçon est finie.</translation>
    </message>
    <message>
        <source>By my reckoning, {partner}, your share is {share}.</source>
        <translation>D’après mes calculs, {partner}, ta part est de {share}.</translation>
    </message>
    <message>
        <source>Careless work. Do it again, with {price} for me.</source>
        <translation>Travail bâclé. À refaire, avec {price} pour moi.</translation>
    </message>
    <message>
        <source>Coats on, everybody. We are going to the council.</source>
        <translation>Enfilez vos manteaux, on va au conseil municipal.</translation>
    </message>
    <message>
        <source>Come aboard, {partner}. {share}.</source>
        <translation>Monte à bord, {partner}. {share}.</translation>
    </message>
    <message>
        <source>Come here, {proposer}, that calls for a biscuit.</source>
        <translation>Viens ici, {proposer}, ça mérite un biscuit.</translation>
    </message>
    <message>
        <source>Correct to the last digit, {proposer}. I agree.</source>
        <translation>Exact jusqu’au dernier chiffre, {proposer}. J’accepte.</translation>
    </message>
    <message>
        <source>Correction of yesterday’s edition, {partner}: I leave you for {million}.</source>
        <translation>Rectificatif à l’édition d’hier, {partner}&#xa0;: je te quitte pour {million}.</translation>
    </message>
    <message>
        <source>Curtain! I take my bow.</source>
        <translation>Rideau&#x202f;! Je salue.</translation>
    </message>
    <message>
        <source>Darling, such a fee? My name on the poster costs {price}.</source>
        <translation>Un cachet pareil&#x202f;? Mon nom sur l’affiche coûte {price}.</translation>
    </message>
    <message>
        <source>Deadline! My text is in.</source>
        <translation>C’est le bouclage&#x202f;! Mon papier est rendu.</translation>
    </message>
    <message>
        <source>Deal! I would have done it for the fun of it.</source>
        <translation>Marché conclu&#x202f;! Je l’aurais fait pour rire.</translation>
    </message>
    <message>
        <source>Dismissed, {proposer}. With costs.</source>
        <translation>Rejeté, {proposer}. Avec frais.</translation>
    </message>
    <message>
        <source>Do not be cross, {partner}. You still get the biggest slice of cake.</source>
        <translation>Ne m’en veux pas, {partner}&#xa0;: le plus gros morceau de gâteau reste pour toi.</translation>
    </message>
    <message>
        <source>For {price} I even bake you a cake, {proposer}.</source>
        <extracomment>Mabel, an old lady who bakes, speaks to others at the table</extracomment>
        <translation>Pour {price}, je te fais même un gâteau, {proposer}.</translation>
    </message>
    <message>
        <source>For {price} I play the part, {proposer}. Not for less.</source>
        <extracomment>Stella, an actress, speaks</extracomment>
        <translation>Pour {price}, je joue le rôle, {proposer}. Pas pour moins.</translation>
    </message>
    <message>
        <source>Foul weather, {proposer}. I stay in port.</source>
        <translation>Sale temps, {proposer}. Je reste au port.</translation>
    </message>
    <message>
        <source>Full marks, {proposer}.</source>
        <translation>La note maximale, {proposer}.</translation>
    </message>
    <message>
        <source>Ha! Good one, {proposer}! But no.</source>
        <translation>Ha&#x202f;! Elle est bonne, {proposer}&#x202f;! Mais non.</translation>
    </message>
    <message>
        <source>Headline: {proposer} pays {price}! Otherwise there is no story.</source>
        <extracomment>Archie, a young reporter, speaks</extracomment>
        <translation>Gros titre&#xa0;: {proposer} paie {price}&#x202f;! Sinon, pas d’article.</translation>
    </message>
    <message>
        <source>Hop on, {partner}: {share}, and we are off!</source>
        <translation>Monte, {partner}&#xa0;: {share}, et on démarre&#x202f;!</translation>
    </message>
    <message>
        <source>I am happy! I am always happy!</source>
        <translation>Je suis content&#x202f;! Je suis toujours content&#x202f;!</translation>
    </message>
    <message>
        <source>I change schools, {partner}. Your report is in the drawer.</source>
        <translation>Je change d’école, {partner}. Ton bulletin est dans le tiroir.</translation>
    </message>
    <message>
        <source>I decline to testify.</source>
        <translation>Je refuse de témoigner.</translation>
    </message>
    <message>
        <source>I fold, {proposer}. Keep your chips.</source>
        <translation>Je me couche, {proposer}. Garde tes jetons.</translation>
    </message>
    <message>
        <source>I have had enough, thank you. It was delicious.</source>
        <translation>J’ai assez mangé, merci. C’était délicieux.</translation>
    </message>
    <message>
        <source>I have marking to do.</source>
        <translation>J’ai des copies à corriger.</translation>
    </message>
    <message>
        <source>I have never played in such a tragedy, {proposer}, and I never will.</source>
        <translation>Je n’ai jamais joué pareille tragédie, {proposer}, et ça ne changera pas.</translation>
    </message>
    <message>
        <source>I have to be transplanted, {partner}. Nothing personal.</source>
        <translation>Il faut me replanter ailleurs, {partner}. Rien de personnel.</translation>
    </message>
    <message>
        <source>I hear you, {proposer}. Count me in.</source>
        <translation>Je t’entends, {proposer}. Compte sur moi.</translation>
    </message>
    <message>
        <source>I make use of my right of withdrawal, {partner}.</source>
        <translation>J’exerce mon droit de rétractation, {partner}.</translation>
    </message>
    <message>
        <source>I mend my nets meanwhile.</source>
        <translation>En attendant, je répare mes filets.</translation>
    </message>
    <message>
        <source>I only appear in premieres. Do tell me how it ends.</source>
        <translation>Je ne viens qu’aux premières. Racontez-moi la fin.</translation>
    </message>
    <message>
        <source>I report from outside. Shout if something happens.</source>
        <translation>Je couvre l’affaire de dehors. Criez s’il se passe quelque chose.</translation>
    </message>
    <message>
        <source>I rest for sixteen bars.</source>
        <translation>Seize mesures de silence pour moi.</translation>
    </message>
    <message>
        <source>I rest my case.</source>
        <translation>Ma plaidoirie est terminée.</translation>
    </message>
    <message>
        <source>I see a cloud before this offer. {price} would blow it away.</source>
        <translation>Je vois un nuage devant cette offre. {price} le chasserait.</translation>
    </message>
    <message>
        <source>I see you, {proposer}, and raise to {price}.</source>
        <extracomment>Clyde, a gambler, speaks</extracomment>
        <translation>Je te suis, {proposer}, et je relance à {price}.</translation>
    </message>
    <message>
        <source>I see {share} in your palm, {partner}. Shall I look closer?</source>
        <translation>Je vois {share} dans ta main, {partner}. Je regarde de plus près&#x202f;?</translation>
    </message>
    <message>
        <source>I will hold your jackets! Good luck, everybody!</source>
        <translation>Je garde vos vestes&#x202f;! Bonne chance à tout le monde&#x202f;!</translation>
    </message>
    <message>
        <source>I will listen to this one from the bar.</source>
        <translation>Celui-là, je l’écoute du comptoir.</translation>
    </message>
    <message>
        <source>It was written long ago, {proposer}. I agree.</source>
        <translation>C’était écrit depuis longtemps, {proposer}. J’accepte.</translation>
    </message>
    <message>
        <source>Last night the moon whispered: {share} for {partner}.</source>
        <translation>Cette nuit, la lune a murmuré&#xa0;: {share} pour {partner}.</translation>
    </message>
    <message>
        <source>Let it grow wild for once.</source>
        <translation>Laissons pousser, pour une fois.</translation>
    </message>
    <message>
        <source>Let us grow something together, {partner}. {share} for you.</source>
        <translation>Faisons pousser quelque chose ensemble, {partner}. {share} pour toi.</translation>
    </message>
    <message>
        <source>Let {partner} have {share}. The rest follows.</source>
        <translation>Soit {share} pour {partner}. Le reste s’ensuit.</translation>
    </message>
    <message>
        <source>Lights, camera, {partner}: {share} for you!</source>
        <translation>Lumière, caméra, {partner}&#xa0;: {share} pour toi&#x202f;!</translation>
    </message>
    <message>
        <source>My client asks for {price}. My client is me.</source>
        <extracomment>Vivian, a lawyer, speaks</extracomment>
        <translation>Ma cliente demande {price}. Ma cliente, c’est moi.</translation>
    </message>
    <message>
        <source>My source says you can go up to {price}, {proposer}. True?</source>
        <translation>D’après ma source, tu peux monter à {price}, {proposer}. C’est vrai&#x202f;?</translation>
    </message>
    <message>
        <source>Never marry your first cards, {partner}.</source>
        <translation>On n’épouse pas ses premières cartes, {partner}.</translation>
    </message>
    <message>
        <source>New key, {partner}. You will hear me from over there.</source>
        <translation>Changement de tonalité, {partner}. Tu m’entendras de là-bas.</translation>
    </message>
    <message>
        <source>Nice try, {proposer}! It runs on {price}, not on less.</source>
        <translation>Bien essayé, {proposer}&#x202f;! Mais ça ne roule qu’avec {price}.</translation>
    </message>
    <message>
        <source>Nice tune. The solo costs {price}.</source>
        <translation>Joli morceau. Le solo coûte {price}.</translation>
    </message>
    <message>
        <source>No comment, {proposer}. And that is my comment.</source>
        <translation>Sans commentaire, {proposer}. Et c’est tout mon commentaire.</translation>
    </message>
    <message>
        <source>No objection, {proposer}.</source>
        <translation>Pas d’objection, {proposer}.</translation>
    </message>
    <message>
        <source>No, {proposer}, this dough will not rise.</source>
        <translation>Non, {proposer}, cette pâte ne lèvera pas.</translation>
    </message>
    <message>
        <source>Not quite, {proposer}. The right answer is {price}.</source>
        <extracomment>Dolores, a retired teacher, speaks</extracomment>
        <translation>Pas tout à fait, {proposer}. La bonne réponse est {price}.</translation>
    </message>
    <message>
        <source>Not tonight. The moon is on the wrong side.</source>
        <translation>Pas ce soir. La lune est du mauvais côté.</translation>
    </message>
    <message>
        <source>Off the subject, {proposer}. Sit down.</source>
        <translation>Hors sujet, {proposer}. Va t’asseoir.</translation>
    </message>
    <message>
        <source>Oh no, {partner}, that was you! Sorry! {million} is {million}!</source>
        <translation>Oh non, {partner}, c’était toi&#x202f;! Désolé&#x202f;! {million}, c’est {million}&#x202f;!</translation>
    </message>
    <message>
        <source>One, two, {partner}, {share}. Come in on the beat.</source>
        <translation>Un, deux, {partner}, {share}. Entre en mesure.</translation>
    </message>
    <message>
        <source>Open up the town hall. We need the big stage.</source>
        <translation>Ouvrez la mairie. Il nous faut la grande scène.</translation>
    </message>
    <message>
        <source>Our stars part here, {partner}. Do not blame me, blame Mars.</source>
        <translation>Nos étoiles se séparent ici, {partner}. Prends-t’en à Mars, pas à moi.</translation>
    </message>
    <message>
        <source>Paragraph one, {proposer}: nothing below {price}.</source>
        <translation>Article premier, {proposer}&#xa0;: rien au-dessous de {price}.</translation>
    </message>
    <message>
        <source>Pay attention, {partner}: {share} for you. Questions?</source>
        <translation>Écoute bien, {partner}&#xa0;: {share} pour toi. Des questions&#x202f;?</translation>
    </message>
    <message>
        <source>Read it at your leisure, {partner}. Clause three says {share}.</source>
        <translation>Lis à ton aise, {partner}. La clause trois dit {share}.</translation>
    </message>
    <message>
        <source>Saturn is against it, {proposer}, and so am I.</source>
        <translation>Saturne est contre, {proposer}, et moi aussi.</translation>
    </message>
    <message>
        <source>Show me your cards, amigos.</source>
        <translation>Montrez-moi vos cartes, amigos.</translation>
    </message>
    <message>
        <source>Sit down, {partner}, have a coffee and {share}.</source>
        <translation>Assieds-toi, {partner}&#xa0;: un café et {share}.</translation>
    </message>
    <message>
        <source>Small fish, {proposer}. Come back with {price}.</source>
        <translation>Du menu fretin, {proposer}. Reviens avec {price}.</translation>
    </message>
    <message>
        <source>So close, {proposer}! Make it {price} and I am in!</source>
        <extracomment>Gus, a young mechanic, always glad, speaks</extracomment>
        <translation>Presque, {proposer}&#x202f;! Mets {price} et j’en suis&#x202f;!</translation>
    </message>
    <message>
        <source>Solve for me, {proposer}: the result is {price}.</source>
        <extracomment>Otto, a professor of mathematics, speaks</extracomment>
        <translation>Résous l’équation, {proposer}&#xa0;: le résultat est {price}.</translation>
    </message>
    <message>
        <source>Sorry, {partner}. The tide takes me elsewhere.</source>
        <translation>Désolé, {partner}. La marée m’emporte ailleurs.</translation>
    </message>
    <message>
        <source>Sown is sown. Now we wait for rain.</source>
        <translation>Ce qui est semé est semé. Attendons la pluie.</translation>
    </message>
    <message>
        <source>Stop the presses: I agree with {proposer}!</source>
        <translation>Arrêtez les rotatives&#xa0;: je suis d’accord avec {proposer}&#x202f;!</translation>
    </message>
    <message>
        <source>Tell our readers, {partner}: would you take {share}?</source>
        <translation>Dis à nos lecteurs, {partner}&#xa0;: {share}, ça t’irait&#x202f;?</translation>
    </message>
    <message>
        <source>That is half a slice, {proposer}. The whole one is {price}.</source>
        <translation>C’est une demi-part, {proposer}. La part entière, c’est {price}.</translation>
    </message>
    <message>
        <source>That needs a conference. To the town hall, in pairs.</source>
        <translation>Il faut un conseil de classe. À la mairie, en rang par deux.</translation>
    </message>
    <message>
        <source>The best players know when to leave the table.</source>
        <translation>Les meilleurs savent quand quitter la table.</translation>
    </message>
    <message>
        <source>The council was in my cards this morning.</source>
        <translation>Le conseil municipal était dans mes cartes ce matin.</translation>
    </message>
    <message>
        <source>The outcome is known to me. I need not watch.</source>
        <translation>L’issue m’est connue. Inutile d’y assister.</translation>
    </message>
    <message>
        <source>The second lead is yours, {partner}: {share}, and flowers.</source>
        <translation>Le second rôle est pour toi, {partner}&#xa0;: {share}, et des fleurs.</translation>
    </message>
    <message>
        <source>The stars say {price}, {proposer}. I only read them aloud.</source>
        <extracomment>Opal, a woman who reads the stars, speaks</extracomment>
        <translation>Les étoiles disent {price}, {proposer}. Moi, je ne fais que lire.</translation>
    </message>
    <message>
        <source>The sum is zero on both sides. I put down my chalk.</source>
        <translation>L’équation est équilibrée. Je pose ma craie.</translation>
    </message>
    <message>
        <source>The sunny corner of the bed is yours, {partner}: {share}.</source>
        <translation>Le coin ensoleillé est pour toi, {partner}&#xa0;: {share}.</translation>
    </message>
    <message>
        <source>This has good roots, {proposer}. Agreed.</source>
        <translation>Voilà qui a de bonnes racines, {proposer}. D’accord.</translation>
    </message>
    <message>
        <source>This has no solution, {proposer}. I have proved it.</source>
        <translation>Il n’y a pas de solution, {proposer}. Je l’ai démontré.</translation>
    </message>
    <message>
        <source>Time to prune. I call the council.</source>
        <translation>Il est temps de tailler. Au conseil municipal&#x202f;!</translation>
    </message>
    <message>
        <source>To the town hall! Make way for the leading lady!</source>
        <translation>À la mairie&#x202f;! Place à la vedette&#x202f;!</translation>
    </message>
    <message>
        <source>Too rich for me. I watch your faces instead.</source>
        <translation>Trop cher pour moi. Je regarde vos têtes.</translation>
    </message>
    <message>
        <source>Water it a little more, {proposer}: {price}, and it will bloom.</source>
        <extracomment>Hazel, a gardener, speaks</extracomment>
        <translation>Arrose encore un peu, {proposer}&#xa0;: à {price}, ça fleurit.</translation>
    </message>
    <message>
        <source>We shall see each other before the council.</source>
        <translation>Nous nous verrons devant le conseil municipal.</translation>
    </message>
    <message>
        <source>Weeds, {proposer}. I pull them out.</source>
        <translation>De la mauvaise herbe, {proposer}. Je l’arrache.</translation>
    </message>
    <message>
        <source>Wrong band, {proposer}.</source>
        <translation>Ce n’est pas mon orchestre, {proposer}.</translation>
    </message>
    <message>
        <source>You and me, {partner}! {share} for you! What a team!</source>
        <translation>Toi et moi, {partner}&#x202f;! {share} pour toi&#x202f;! Quelle équipe&#x202f;!</translation>
    </message>
    <message>
        <source>You are a little flat, {proposer}. Play it in {price}.</source>
        <extracomment>Chester, a trumpeter, speaks</extracomment>
        <translation>Tu joues un peu bas, {proposer}. Reprends à {price}.</translation>
    </message>
    <message>
        <source>You are not bluffing, {proposer}. That is new. Agreed.</source>
        <translation>Tu ne bluffes pas, {proposer}. C’est nouveau. D’accord.</translation>
    </message>
    <message>
        <source>You go ahead, dears. My bread is in the oven.</source>
        <translation>Allez-y sans moi, mon pain est au four.</translation>
    </message>
    <message>
        <source>Your left eye twitched, {proposer}. You have {price} for me.</source>
        <translation>Ton œil gauche a cligné, {proposer}. Tu as {price} pour moi.</translation>
    </message>
    <message>
        <source>Your move, {partner}. {share} is on the table.</source>
        <translation>À toi, {partner}. {share} sur la table.</translation>
    </message>
    <message>
        <source>{million} is greater than {held}, {partner}. That is not betrayal, that is arithmetic.</source>
        <translation>{million}, c’est plus que {held}, {partner}. Ce n’est pas trahir, c’est compter.</translation>
    </message>
    <message>
        <source>{million}! This is the best day of my life, {proposer}!</source>
        <translation>{million}&#x202f;! C’est le plus beau jour de ma vie, {proposer}&#x202f;!</translation>
    </message>
    <message>
        <source>{million}, and the audience in tears. I accept!</source>
        <translation>{million}, et le public en larmes. J’accepte&#x202f;!</translation>
    </message>
    <message>
        <source>{million}, on the record. Agreed.</source>
        <translation>{million}, et je le note. D’accord.</translation>
    </message>
    <message>
        <source>{million}. Good catch.</source>
        <translation>{million}. Bonne pêche.</translation>
    </message>
    <message>
        <source>{million}. I call.</source>
        <translation>{million}. Je suis.</translation>
    </message>
    <message>
        <source>{million}. I sign, initialled on every page.</source>
        <translation>{million}. Je signe, et je paraphe chaque page.</translation>
    </message>
    <message>
        <source>{million}. That swings.</source>
        <translation>{million}. Ça swingue.</translation>
    </message>
    <message>
        <source>{million}. Very good. See, you can do it.</source>
        <translation>{million}. Très bien. Tu vois, quand tu veux.</translation>
    </message>
    <message>
        <source>{million}. Which was to be demonstrated.</source>
        <translation>{million}. Ce qu’il fallait démontrer.</translation>
    </message>
    <message>
        <source>{million}: I dreamed of this number. Yes.</source>
        <translation>{million}&#xa0;: j’ai rêvé de ce chiffre. Oui.</translation>
    </message>
    <message>
        <source>{million}: a modest harvest, but a safe one. Yes.</source>
        <translation>{million}&#xa0;: une petite récolte, mais sûre. Oui.</translation>
    </message>
    <message>
        <source>{million}? That buys flour for a month. Agreed.</source>
        <translation>{million}&#x202f;? De quoi acheter de la farine pour un mois. D’accord.</translation>
    </message>
    <message>
        <source>{partner}, our film is over. The next one pays {million}.</source>
        <translation>{partner}, notre film est fini. Le prochain rapporte {million}.</translation>
    </message>
    <message>
        <source>{price}. Then I cast off.</source>
        <extracomment>Rufus, a fisherman of few words, speaks</extracomment>
        <translation>{price}. Alors je largue les amarres.</translation>
    </message>
    <message>
        <source>{proposer}, you have written me a wonderful scene.</source>
        <translation>{proposer}, tu m’as écrit une scène magnifique.</translation>
    </message>
    <message>
        <source>{share} for you, {partner}, fresh from the oven.</source>
        <translation>{share} pour toi, {partner}&#xa0;: ça sort tout juste du four.</translation>
    </message>
    <message>
        <source>{share}, {partner}. The net is full enough for two.</source>
        <translation>{share}, {partner}. Le filet est assez plein pour deux.</translation>
    </message>
</context>
<context>
    <name>SaludosWealth</name>
    <message>
        <source>Money over the turns</source>
        <translation>L’argent au fil des tours</translation>
    </message>
</context>
<context>
    <name>SandGlass</name>
    <message>
        <source>At 0:00 open offers lapse: {players}</source>
        <extracomment>{players} have made offers that somebody has yet to answer</extracomment>
        <translation>Le temps écoulé, ces offres tombent&#xa0;: {players}</translation>
    </message>
    <message>
        <source>Sand-glass: {time} left</source>
        <extracomment>The sand-glass that ends the talk; {time} is minutes and seconds: &quot;1:05&quot;</extracomment>
        <translation>Sablier&#xa0;: encore {time}</translation>
    </message>
    <message>
        <source>Time is up</source>
        <extracomment>The sand-glass that ends the talk is empty</extracomment>
        <translation>Le temps est écoulé</translation>
    </message>
    <message>
        <source>Time is up: open offers lapse</source>
        <extracomment>The sand-glass that ends the talk is empty; nobody can answer what was offered any more</extracomment>
        <translation>Temps écoulé&#xa0;: les offres en cours tombent</translation>
    </message>
</context>
<context>
    <name>SealPanel</name>
    <message>
        <source>All</source>
        <extracomment>On a button: all cards are played</extracomment>
        <translation>Tous</translation>
    </message>
    <message>
        <source>All cards are shown at once. A tie goes to the coalition.</source>
        <translation>Toutes les cartes sont révélées en même temps. L’égalité profite à la coalition.</translation>
    </message>
    <message>
        <source>Chooses all your councillors</source>
        <translation>Choisit tous les conseillers en main</translation>
    </message>
    <message>
        <source>No councillor of value {card}</source>
        <translation>Aucun conseiller de valeur {card}</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>On a button: no card is played</extracomment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>One councillor of value {card} less</source>
        <translation>Un conseiller de valeur {card} de moins</translation>
    </message>
    <message>
        <source>One councillor of value {card} more</source>
        <translation>Un conseiller de valeur {card} de plus</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>On a button: the chosen cards are laid on the table, face down</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Takes all your councillors back</source>
        <translation>Reprend tous les conseillers choisis</translation>
    </message>
    <message>
        <source>The biscuit would lie at {own}, against {other} and the cards of others.</source>
        <translation>Le biscuit serait à {own}, contre {other} et les cartes des autres.</translation>
    </message>
    <message>
        <source>The mug would stand at {own}, against {other} and the cards of others.</source>
        <translation>La chope serait à {own}, contre {other} et les cartes des autres.</translation>
    </message>
    <message>
        <source>The {card} that you pushed forward counts. A tie goes to the coalition.</source>
        <translation>Le {card} déjà avancé compte aussi. L’égalité profite à la coalition.</translation>
    </message>
    <message>
        <source>no card</source>
        <extracomment>On a button, under &quot;Play&quot;</extracomment>
        <translation>aucune carte</translation>
    </message>
    <message>
        <source>{chosen} of {held}</source>
        <extracomment>How many of a player&apos;s councillors of one value are chosen: &quot;2 of 3&quot;</extracomment>
        <translation>{chosen} sur {held}</translation>
    </message>
</context>
<context>
    <name>SealTag</name>
    <message>
        <source>Are the dice fair?</source>
        <extracomment>A button that leads to a page on which all dice of a match can be checked</extracomment>
        <translation>Les dés sont-ils équitables&#x202f;?</translation>
    </message>
    <message>
        <source>Dice checked: as sealed</source>
        <translation>Dés vérifiés&#xa0;: conformes au sceau</translation>
    </message>
    <message>
        <source>Dice checked: not as sealed</source>
        <translation>Dés vérifiés&#xa0;: non conformes au sceau</translation>
    </message>
    <message>
        <source>Dice without a seal</source>
        <translation>Dés sans sceau</translation>
    </message>
    <message>
        <source>Fair dice: seal {seal}…</source>
        <extracomment>The beginning of a long code that was made of the secret seed</extracomment>
        <translation>Dés équitables&#xa0;: sceau {seal}…</translation>
    </message>
    <message>
        <source>Seal: {seal}</source>
        <extracomment>The whole code that was made of the secret seed</extracomment>
        <translation>Sceau&#xa0;: {seal}</translation>
    </message>
    <message>
        <source>What this proves, and how the dice came out</source>
        <translation>Ce que cela prouve, et comment les dés sont tombés</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
</context>
<context>
    <name>SeatButton</name>
    <message>
        <source>Speak as {player}</source>
        <extracomment>What pressing the card of a player does, where several people talk at one screen</extracomment>
        <translation>Donner la parole à {player}</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Cash: {cash}</source>
        <translation>Argent&#xa0;: {cash}</translation>
    </message>
    <message>
        <source>Leads this round</source>
        <translation>Meneur de ce tour</translation>
    </message>
    <message>
        <source>Loans: {number}, each {debt} to repay</source>
        <translation>Emprunts&#xa0;: {number}, avec {debt} à rendre pour chacun</translation>
    </message>
    <message>
        <source>No district yet</source>
        <translation>Pas encore de quartier</translation>
    </message>
    <message>
        <source>Owns: {districts}</source>
        <translation>Possède&#xa0;: {districts}</translation>
    </message>
    <message>
        <source>Wealth now, with districts, less debts: {wealth}</source>
        <extracomment>What the figure beside a cup on the card of a player means</extracomment>
        <translation>Capital actuel, quartiers compris, dettes déduites&#xa0;: {wealth}</translation>
    </message>
    <message>
        <source>Wealth now: {wealth}</source>
        <translation>Capital actuel&#xa0;: {wealth}</translation>
    </message>
    <message>
        <source>bids {amount}</source>
        <extracomment>Beside the name of the player whose bid is the highest in this auction</extracomment>
        <translation>offre {amount}</translation>
    </message>
    <message>
        <source>hidden</source>
        <extracomment>In place of a sum of money that others may not see</extracomment>
        <translation>caché</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>Beside the name of a player who has passed in this auction</extracomment>
        <translation>passe</translation>
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
        <translation>Couleur au hasard</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Choose another character</source>
        <translation>Choisir un autre personnage</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Usual level: {level}.</source>
        <translation>Niveau habituel&#xa0;: {level}.</translation>
    </message>
    <message>
        <source>{player}: another character</source>
        <translation>{player}&#xa0;: un autre personnage</translation>
    </message>
    <message>
        <source>{player}: colour</source>
        <translation>{player}&#xa0;: couleur</translation>
    </message>
    <message>
        <source>{player}: level</source>
        <translation>{player}&#xa0;: niveau</translation>
    </message>
    <message>
        <source>{player}: name</source>
        <translation>{player}&#xa0;: nom</translation>
    </message>
</context>
<context>
    <name>SeedBox</name>
    <message>
        <source>A seed to share: others can play the same deal with it</source>
        <translation>Une graine à partager&#xa0;: d’autres peuvent jouer la même donne avec elle</translation>
    </message>
    <message>
        <source>A word of yours</source>
        <translation>Un mot des joueurs</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the seed, to give it to somebody</source>
        <translation>Copier la graine pour la donner à quelqu’un</translation>
    </message>
    <message>
        <source>Empty: the seed is drawn in secret when the match begins, sealed, and told at the end. Choose one only to play a deal that others play too.</source>
        <translation>Vide&#xa0;: la graine est tirée en secret au début de la partie, scellée, puis révélée à la fin. En choisir une ne sert qu’à jouer une donne que d’autres jouent aussi.</translation>
    </message>
    <message>
        <source>It goes into the seal of the dice, so that nobody can have prepared that seal.</source>
        <translation>Il entre dans le sceau des dés, pour que personne n’ait pu préparer ce sceau.</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Nouvelle graine</translation>
    </message>
    <message>
        <source>Secret dice, sealed when the match begins</source>
        <translation>Dés secrets, scellés au début de la partie</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Seed {seed}, not secret</source>
        <translation>Graine {seed}, pas secrète</translation>
    </message>
    <message>
        <source>The same seed deals the same match again, with the same luck. Whoever knows it can find out the dice before they are rolled, so they are not secret.</source>
        <translation>La même graine redonne la même partie, avec la même chance. Qui la connaît peut découvrir les dés avant qu’ils soient lancés&#x202f;; ils ne sont donc pas secrets.</translation>
    </message>
    <message>
        <source>The seed is a whole number from 0 to {most}.</source>
        <translation>La graine est un nombre entier de 0 à {most}.</translation>
    </message>
    <message>
        <source>The word has characters in it that cannot be shown.</source>
        <translation>Le mot contient des caractères qui ne peuvent pas être affichés.</translation>
    </message>
    <message>
        <source>secret</source>
        <extracomment>What stands in the empty field of the seed</extracomment>
        <translation>secrète</translation>
    </message>
</context>
<context>
    <name>Segments</name>
    <message>
        <source>{name}: {choice}</source>
        <extracomment>One of several choices, read out: what is chosen, and this choice</extracomment>
        <translation>{name}&#xa0;: {choice}</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>1 minute</source>
        <translation>1&#xa0;minute</translation>
    </message>
    <message>
        <source>2 minutes</source>
        <translation>2&#xa0;minutes</translation>
    </message>
    <message>
        <source>3 minutes</source>
        <translation>3&#xa0;minutes</translation>
    </message>
    <message>
        <source>Advanced players: 3 in 100 and more</source>
        <translation>Joueurs avancés&#xa0;: dès 3 sur 100</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Asks those who play alone. Where several people play, it can be switched on at the table.</source>
        <translation>Pour qui joue seul. Si plusieurs personnes jouent, il s’active à la table.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Immédiate</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Automatic: normal; at once where the system is set to show little motion</source>
        <translation>Automatique&#xa0;: normale&#x202f;; immédiate si le système est réglé pour montrer peu de mouvements</translation>
    </message>
    <message>
        <source>Beginners: 10 in 100 and more</source>
        <extracomment>How much a slip must give away of a hundred chances to win</extracomment>
        <translation>Débutants&#xa0;: dès 10 sur 100</translation>
    </message>
    <message>
        <source>Bots wait before they speak first</source>
        <translation>Pause avant qu’un bot parle en premier</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Dice and discoveries can be taken back too, as long as no other person plays.</source>
        <translation>On peut aussi revenir sur un lancer de dés ou un secret dévoilé, tant qu’aucun autre humain ne joue.</translation>
    </message>
    <message>
        <source>Everything as it was at first</source>
        <translation>Rétablir tous les paramètres d’origine</translation>
    </message>
    <message>
        <source>Everything as it was before</source>
        <translation>Tout laisser comme avant</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Free undo</source>
        <translation>Annulation illimitée</translation>
    </message>
    <message>
        <source>Half a minute</source>
        <translation>Une demi-minute</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>In games in which everybody may speak at once: Saludos Amigos.</source>
        <translation>Pour les jeux où tout le monde peut parler en même temps&#xa0;: Saludos Amigos.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Langue et apparence</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>No sound can be heard: the system’s sound library is missing.</source>
        <translation>Aucun son possible&#xa0;: la bibliothèque audio du système manque.</translation>
    </message>
    <message>
        <source>No sound can be heard: this computer has no loudspeaker or headphones.</source>
        <translation>Aucun son possible&#xa0;: cet ordinateur n’a ni haut-parleur ni casque.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
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
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Pause after a bot’s action</source>
        <translation>Pause après l’action d’un bot</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Activer les sons</translation>
    </message>
    <message>
        <source>Practised players: 6 in 100 and more</source>
        <translation>Joueurs habitués&#xa0;: dès 6 sur 100</translation>
    </message>
    <message>
        <source>Sand-glass for the talk</source>
        <translation>Sablier pour la discussion</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Speed of play</source>
        <translation>Vitesse de jeu</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Talk at the table</source>
        <translation>Discussion à la table</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>The coach asks before a costly slip</source>
        <translation>L’entraîneur demande avant un faux pas coûteux</translation>
    </message>
    <message>
        <source>The die rolls by itself</source>
        <translation>Le dé se lance tout seul</translation>
    </message>
    <message>
        <source>The only move that is possible is made without a click</source>
        <translation>Le seul coup possible est joué sans clic</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>This is how large everything is written.</source>
        <translation>Tout s’écrit à cette taille.</translation>
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
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>SettlePanel</name>
    <message>
        <source>Coalition {height}</source>
        <extracomment>The side of the council at the mug; {height} is where the mug stands</extracomment>
        <translation>Coalition à {height}</translation>
    </message>
    <message>
        <source>Decline and ready</source>
        <translation>Non, s’en tenir là</translation>
    </message>
    <message>
        <source>Even</source>
        <extracomment>A quick proposal: everybody on a side gets the same</extracomment>
        <translation>Parts égales</translation>
    </message>
    <message>
        <source>Everyone on this side must agree to a new split.</source>
        <translation>Dans ce camp, tout le monde doit accepter un nouveau partage.</translation>
    </message>
    <message>
        <source>Leaves the split as it stands</source>
        <translation>Laisse le partage tel quel</translation>
    </message>
    <message>
        <source>One more for me</source>
        <extracomment>A quick proposal: one million more for the player who makes it</extracomment>
        <translation>Un de plus pour moi</translation>
    </message>
    <message>
        <source>Opposition {height}</source>
        <extracomment>The side of the council at the biscuit; {height} is where the biscuit stands</extracomment>
        <translation>Opposition à {height}</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Proposer</translation>
    </message>
    <message>
        <source>Propose a split</source>
        <translation>Proposer un partage</translation>
    </message>
    <message>
        <source>Proposes this split to your own side</source>
        <translation>Propose ce partage à son camp</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>Says that a player proposes no other split</extracomment>
        <translation>S’en tenir là</translation>
    </message>
</context>
<context>
    <name>SharkAction</name>
    <message>
        <source>Begin with {a_share}</source>
        <extracomment>What a player could do, in a list or on a button: &quot;Begin with a red share&quot;</extracomment>
        <translation>Commencer avec {a_share}</translation>
    </message>
    <message>
        <source>Buy {bought}</source>
        <translation>Acheter {bought}</translation>
    </message>
    <message>
        <source>Buy {some_shares}</source>
        <extracomment>&quot;Buy 3 red shares&quot;</extracomment>
        <translation>Acheter {some_shares}</translation>
    </message>
    <message>
        <source>Hand over {all_shares}</source>
        <extracomment>To cover a loss: &quot;Hand over 2 red shares and 1 blue share&quot;</extracomment>
        <translation>Céder {all_shares}</translation>
    </message>
    <message>
        <source>Place {a_building} on square {square}</source>
        <extracomment>&quot;Place a red building on square D7&quot;</extracomment>
        <translation>Placer {a_building} sur la case {square}</translation>
    </message>
    <message>
        <source>Sell {sold}</source>
        <translation>Vendre {sold}</translation>
    </message>
    <message>
        <source>Sell {sold} and buy {bought}</source>
        <extracomment>A trade of several companies in a list: &quot;Sell 1 red share and buy 2 blue shares&quot;</extracomment>
        <translation>Vendre {sold} et acheter {bought}</translation>
    </message>
    <message>
        <source>Sell {some_shares}</source>
        <translation>Vendre {some_shares}</translation>
    </message>
    <message>
        <source>Trade no more</source>
        <translation>Ne plus acheter ni vendre</translation>
    </message>
</context>
<context>
    <name>SharkAdvice</name>
    <message>
        <source>After that buy {bought}: {why}.</source>
        <translation>Achetez ensuite {bought}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Also {bought}, so that not everything hangs on {better}.</source>
        <extracomment>{bought} are shares; said after why shares of {better} are bought</extracomment>
        <translation>Et aussi {bought}, pour que tout ne dépende pas de {better}.</translation>
    </message>
    <message>
        <source>Also {bought}: {why}.</source>
        <extracomment>{bought} are shares of several companies; said after why shares of another one are bought</extracomment>
        <translation>Et aussi {bought}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Also {some_shares}: {why}.</source>
        <extracomment>Said after why shares of another company are bought</extracomment>
        <translation>Et aussi {some_shares}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Begin with {a_share}: nobody has one yet.</source>
        <translation>Commencez avec {a_share}&#xa0;: personne n’en a encore.</translation>
    </message>
    <message>
        <source>Begin with {a_share}: {number} others have one and will let it grow.</source>
        <translation>Commencez avec {a_share}&#xa0;: {number} autres en ont une et la feront monter.</translation>
    </message>
    <message>
        <source>Begin with {a_share}: {player} has one too and will let it grow.</source>
        <translation>Commencez avec {a_share}&#xa0;: {player} en a une aussi et la fera monter.</translation>
    </message>
    <message>
        <source>Better have {bought} than {sold}: the next building can bring you up to {more} that way, and only {gain} the other way.</source>
        <extracomment>{gain} is less than {more}</extracomment>
        <translation>Mieux vaut avoir {bought} que {sold}&#xa0;: le prochain immeuble peut ainsi vous rapporter jusqu’à {more}, et sinon {gain} seulement.</translation>
    </message>
    <message>
        <source>Better have {bought} than {sold}: with a chance of {odds_of_dice} somebody can drive off {the_chain} before your next turn. You would lose {cost} by it.</source>
        <extracomment>{bought} and {sold} are shares that one would have in the end</extracomment>
        <translation>Mieux vaut avoir {bought} que {sold}&#xa0;: avec {odds_of_dice} de chances, quelqu’un peut rayer de la carte {the_chain} avant votre prochain tour. Vous y perdriez {cost}.</translation>
    </message>
    <message>
        <source>Better have {bought} than {sold}: {more_ways} of the {rolls} possible rolls can raise {better}, and only {ways} can raise {company}.</source>
        <extracomment>{ways} is less than {more_ways}</extracomment>
        <translation>Mieux vaut avoir {bought} que {sold}&#xa0;: {more_ways} des {rolls} jets possibles peuvent faire monter {better}, et seulement {ways} {company}.</translation>
    </message>
    <message>
        <source>But who is behind must risk something: {player} has {sum_before} in cash and shares, and you have {sum_after}.</source>
        <extracomment>Said after a danger; sums are cash and shares</extracomment>
        <translation>Mais quand on est derrière, il faut risquer quelque chose&#xa0;: {player} a {sum_before} en argent et en actions, et vous avez {sum_after}.</translation>
    </message>
    <message>
        <source>Buy no more than that now: unless your building ends the match, you can still buy after it, when you know what has grown.</source>
        <extracomment>The match may end with the building</extracomment>
        <translation>N’achetez pas plus pour l’instant&#xa0;: si votre immeuble ne termine pas la partie, vous pourrez encore acheter ensuite, en sachant ce qui a grandi.</translation>
    </message>
    <message>
        <source>Buy no more than that now: you can still buy after your building, when you know what has grown.</source>
        <extracomment>Said before the roll, of more shares than are advised</extracomment>
        <translation>N’achetez pas plus pour l’instant&#xa0;: vous pourrez encore acheter après votre immeuble, en sachant ce qui a grandi.</translation>
    </message>
    <message>
        <source>Buy {bought}: {why}.</source>
        <translation>Achetez {bought}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Cash earns nothing: shares count as much at the end, and each rise pays on them.</source>
        <extracomment>Said for buying shares</extracomment>
        <translation>L’argent en main ne rapporte rien&#xa0;: les actions comptent autant à la fin, et chaque hausse rapporte.</translation>
    </message>
    <message>
        <source>Do not buy {some_shares} instead: the next building cannot raise {company}.</source>
        <translation>N’achetez pas plutôt {some_shares}&#xa0;: le prochain immeuble ne peut pas faire monter {company}.</translation>
    </message>
    <message>
        <source>Do not buy {some_shares} instead: with a chance of {odds_of_dice} somebody can drive off {the_chain} before your next turn. You would lose {cost} by it.</source>
        <translation>N’achetez pas plutôt {some_shares}&#xa0;: avec {odds_of_dice} de chances, quelqu’un peut rayer de la carte {the_chain} avant votre prochain tour. Vous y perdriez {cost}.</translation>
    </message>
    <message>
        <source>Do not sell {some_shares}: somebody may drive off {the_chain}, but the next building can also raise {company} from {old} to {top}. Keeping promises more.</source>
        <translation>Ne vendez pas {some_shares}&#xa0;: quelqu’un pourrait rayer de la carte {the_chain}, mais le prochain immeuble peut aussi faire monter {company} de {old} à {top}. Garder promet davantage.</translation>
    </message>
    <message>
        <source>Do not sell {some_shares}: the next building can raise {company} from {old} to {top}, and you would miss {gain}.</source>
        <translation>Ne vendez pas {some_shares}&#xa0;: le prochain immeuble peut faire monter {company} de {old} à {top}, et vous manqueriez {gain}.</translation>
    </message>
    <message>
        <source>For the same money you could have {some_shares}, but one building could bring you only {gain} on that instead of {more}.</source>
        <extracomment>{gain} is less than {more}</extracomment>
        <translation>Pour le même argent, vous pourriez avoir {some_shares}, mais un immeuble ne pourrait vous rapporter ainsi que {gain} au lieu de {more}.</translation>
    </message>
    <message>
        <source>Hand over {sold}: only all of your shares cover {rest}.</source>
        <translation>Cédez {sold}&#xa0;: seules toutes vos actions couvrent {rest}.</translation>
    </message>
    <message>
        <source>Hand over {sold}: that covers {rest}, and no other choice costs you less.</source>
        <translation>Cédez {sold}&#xa0;: cela couvre {rest}, et aucun autre choix ne vous coûte moins.</translation>
    </message>
    <message>
        <source>Hand over {sold}: that covers {rest}.</source>
        <translation>Cédez {sold}&#xa0;: cela couvre {rest}.</translation>
    </message>
    <message>
        <source>Handing over {sold} would cost you less now. But the next building could bring you up to {more} on those shares, and only {gain} on what you hand over.</source>
        <translation>Céder {sold} vous coûterait moins maintenant. Mais le prochain immeuble pourrait vous rapporter jusqu’à {more} sur ces actions, et seulement {gain} sur ce que vous cédez.</translation>
    </message>
    <message>
        <source>Handing over {sold} would cost you only {less} instead of {amount}, but with what you keep here you are more likely to win.</source>
        <extracomment>{less} is less than {amount}</extracomment>
        <translation>Céder {sold} ne vous coûterait que {less} au lieu de {amount}, mais avec ce que vous gardez ainsi, vous avez plus de chances de gagner.</translation>
    </message>
    <message>
        <source>Handing over {sold} would cost you {less} instead of {amount}, but your chance to win would be no greater.</source>
        <extracomment>{less} is less than {amount}</extracomment>
        <translation>Céder {sold} vous coûterait {less} au lieu de {amount}, mais vos chances de gagner n’en seraient pas plus grandes.</translation>
    </message>
    <message>
        <source>If you bought {some_shares} instead, only {ways} of the {rolls} possible rolls could raise {company}; for {better} it is {more_ways}.</source>
        <extracomment>{ways} is less than {more_ways}</extracomment>
        <translation>Si vous achetiez plutôt {some_shares}, seuls {ways} des {rolls} jets possibles pourraient faire monter {company}&#x202f;; pour {better}, il y en a {more_ways}.</translation>
    </message>
    <message>
        <source>If you bought {some_shares}, you would keep {cash}. That is too little if somebody drives off {the_chain}: you must pay {cost} then.</source>
        <extracomment>{cash} is less than {cost}</extracomment>
        <translation>Si vous achetiez {some_shares}, il vous resterait {cash}. C’est trop peu si quelqu’un raye de la carte {the_chain}&#xa0;: vous devriez alors payer {cost}.</translation>
    </message>
    <message>
        <source>Keep your shares: with {ways} of the {rolls} possible rolls the next player can raise {company}. At best it goes from {old} to {top}, and you get {gain}.</source>
        <translation>Gardez vos actions&#xa0;: avec {ways} des {rolls} jets possibles, le joueur suivant peut faire monter {company}. Au mieux, la valeur passe de {old} à {top}, et vous recevez {gain}.</translation>
    </message>
    <message>
        <source>Keep your shares: with {ways} of the {rolls} possible rolls you can raise {company} yourself. At best it goes from {old} to {top}, and your shares bring you {gain}.</source>
        <translation>Gardez vos actions&#xa0;: avec {ways} des {rolls} jets possibles, vous pouvez faire monter vous-même {company}. Au mieux, la valeur passe de {old} à {top}, et vos actions vous rapportent {gain}.</translation>
    </message>
    <message>
        <source>One building could bring you {gain} at the most with what you sell, and {more} with what you buy.</source>
        <extracomment>{gain} is less than {more}</extracomment>
        <translation>Un immeuble pourrait vous rapporter au plus {gain} avec ce que vous vendez, et {more} avec ce que vous achetez.</translation>
    </message>
    <message>
        <source>Place {a_building} on square {square}: {why}.</source>
        <extracomment>{why} is a sentence of its own: &quot;Red rises from 3 to 5, and you get 11,000 FT&quot;</extracomment>
        <translation>Placez {a_building} sur la case {square}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Rather give away what is in danger: with a chance of {odds_of_dice} somebody can drive off {the_chain} before your next turn. That would cost you {cost} on {some_shares}.</source>
        <translation>Cédez plutôt ce qui est en danger&#xa0;: avec {odds_of_dice} de chances, quelqu’un peut rayer de la carte {the_chain} avant votre prochain tour. Cela vous coûterait {cost} pour {some_shares}.</translation>
    </message>
    <message>
        <source>Rather keep what rises more often: {more_ways} of the {rolls} possible rolls can raise {better}, and only {ways} can raise {company}.</source>
        <extracomment>{ways} is less than {more_ways}; {better} is a company whose shares are kept</extracomment>
        <translation>Gardez plutôt ce qui monte plus souvent&#xa0;: {more_ways} des {rolls} jets possibles peuvent faire monter {better}, et seulement {ways} {company}.</translation>
    </message>
    <message>
        <source>Rather sell {sold} than {bought}: the next building can bring you up to {more} that way, and only {gain} the other way.</source>
        <extracomment>{gain} is less than {more}</extracomment>
        <translation>Vendez plutôt {sold} que {bought}&#xa0;: le prochain immeuble peut ainsi vous rapporter jusqu’à {more}, et sinon {gain} seulement.</translation>
    </message>
    <message>
        <source>Rather sell {sold} than {bought}: with a chance of {odds_of_dice} somebody can drive off {the_chain} before your next turn. You would lose {cost} by it.</source>
        <extracomment>{sold} is what is sold, {bought} is what one would sell instead</extracomment>
        <translation>Vendez plutôt {sold} que {bought}&#xa0;: avec {odds_of_dice} de chances, quelqu’un peut rayer de la carte {the_chain} avant votre prochain tour. Vous y perdriez {cost}.</translation>
    </message>
    <message>
        <source>Rather sell {sold} than {bought}: {more_ways} of the {rolls} possible rolls can raise {better}, and only {ways} can raise {company}.</source>
        <extracomment>{ways} is less than {more_ways}; {better} is a company whose shares are kept</extracomment>
        <translation>Vendez plutôt {sold} que {bought}&#xa0;: {more_ways} des {rolls} jets possibles peuvent faire monter {better}, et seulement {ways} {company}.</translation>
    </message>
    <message>
        <source>Sell {sold} for {amount}, to be able to buy {bought}.</source>
        <extracomment>{sold} and {bought} are shares</extracomment>
        <translation>Vendez {sold} pour {amount}, afin de pouvoir acheter {bought}.</translation>
    </message>
    <message>
        <source>Sell {sold}: {why}.</source>
        <translation>Vendez {sold}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The match ends with this building, and you win with {sum_after} in cash and shares.</source>
        <translation>La partie se termine avec cet immeuble, et vous gagnez avec {sum_after} en argent et en actions.</translation>
    </message>
    <message>
        <source>The match ends with this building, and {player} wins with {sum_before} in cash and shares.</source>
        <extracomment>{player} is somebody else</extracomment>
        <translation>La partie se termine avec cet immeuble, et {player} gagne avec {sum_before} en argent et en actions.</translation>
    </message>
    <message>
        <source>The risk that remains: with a chance of {odds_of_dice} somebody can drive off {the_chain} before your next turn. That would cost you {cost}, {amount} of it for what you buy.</source>
        <extracomment>{amount} is a part of {cost}</extracomment>
        <translation>Le risque qui reste&#xa0;: avec {odds_of_dice} de chances, quelqu’un peut rayer de la carte {the_chain} avant votre prochain tour. Cela vous coûterait {cost}, dont {amount} pour ce que vous achetez.</translation>
    </message>
    <message>
        <source>The risk that remains: with a chance of {odds_of_dice} somebody can drive off {the_chain} before your next turn. That would cost you {cost}.</source>
        <extracomment>{odds_of_dice} is a chance in percent</extracomment>
        <translation>Le risque qui reste&#xa0;: avec {odds_of_dice} de chances, quelqu’un peut rayer de la carte {the_chain} avant votre prochain tour. Cela vous coûterait {cost}.</translation>
    </message>
    <message>
        <source>The risk that remains: with a chance of {odds_of_dice} somebody can drive off {the_chain} before your next turn. You would have to pay {cost}, and you keep no cash: for that the bank takes shares at half their value.</source>
        <translation>Le risque qui reste&#xa0;: avec {odds_of_dice} de chances, quelqu’un peut rayer de la carte {the_chain} avant votre prochain tour. Vous devriez payer {cost}, et vous ne gardez rien en main&#xa0;: pour cela, la banque prend des actions à la moitié de leur valeur.</translation>
    </message>
    <message>
        <source>The risk that remains: with a chance of {odds_of_dice} somebody can drive off {the_chain} before your next turn. You would have to pay {cost}, and you keep only {cash} in cash: for what is missing the bank takes shares at half their value.</source>
        <extracomment>{cash} is less than {cost}</extracomment>
        <translation>Le risque qui reste&#xa0;: avec {odds_of_dice} de chances, quelqu’un peut rayer de la carte {the_chain} avant votre prochain tour. Vous devriez payer {cost}, et vous ne gardez que {cash} en main&#xa0;: pour ce qui manque, la banque prend des actions à la moitié de leur valeur.</translation>
    </message>
    <message>
        <source>To buy {some_shares} instead would be about as good.</source>
        <translation>Acheter plutôt {some_shares} serait à peu près aussi bon.</translation>
    </message>
    <message>
        <source>To trade no more would be about as good.</source>
        <translation>Ne plus rien échanger serait à peu près aussi bon.</translation>
    </message>
    <message>
        <source>Trade no more: keep your {cash}. If somebody drives off {the_chain}, you must pay {cost}.</source>
        <extracomment>{cash} is at least {cost}</extracomment>
        <translation>N’échangez plus&#xa0;: gardez vos {cash}. Si quelqu’un raye de la carte {the_chain}, vous devez payer {cost}.</translation>
    </message>
    <message>
        <source>Trade no more: there is nothing that you could buy or sell.</source>
        <translation>N’échangez plus rien&#xa0;: il n’y a rien que vous puissiez acheter ou vendre.</translation>
    </message>
    <message>
        <source>Trade no more: there seems to be no deal that helps you to win.</source>
        <translation>N’échangez plus&#xa0;: aucune affaire ne semble vous aider à gagner.</translation>
    </message>
    <message>
        <source>Trade no more: you have bought {bought}, and {cash} is left.</source>
        <translation>N’échangez plus rien&#xa0;: vous avez acheté {bought}, et il vous reste {cash}.</translation>
    </message>
    <message>
        <source>Trade no more: you have no money left for a share, and no sale makes your chance to win greater.</source>
        <translation>N’échangez plus&#xa0;: vous n’avez plus d’argent pour une action, et aucune vente n’augmente vos chances de gagner.</translation>
    </message>
    <message>
        <source>Trade no more: you have no money left for a share.</source>
        <translation>N’échangez plus&#xa0;: vous n’avez plus d’argent pour une action.</translation>
    </message>
    <message>
        <source>Trade no more: you have sold {sold} and bought {bought}, and {cash} is left.</source>
        <translation>N’échangez plus rien&#xa0;: vous avez vendu {sold} et acheté {bought}, et il vous reste {cash}.</translation>
    </message>
    <message>
        <source>Trade no more: you have sold {sold}, and have {cash} in hand.</source>
        <translation>N’échangez plus rien&#xa0;: vous avez vendu {sold}, et vous avez {cash} en main.</translation>
    </message>
    <message>
        <source>Trade no more: you may not buy any more shares this turn, and could not buy back what you sell.</source>
        <translation>N’échangez plus&#xa0;: vous ne pouvez plus acheter d’actions ce tour-ci, et ne pourriez pas racheter ce que vous vendez.</translation>
    </message>
    <message>
        <source>Trade no more: you may not buy any more shares this turn, and no sale makes your chance to win greater.</source>
        <translation>N’échangez plus&#xa0;: vous ne pouvez plus acheter d’actions ce tour-ci, et aucune vente n’augmente vos chances de gagner.</translation>
    </message>
    <message>
        <source>Trade no more: {cash} is too little for a share, and no sale makes your chance to win greater.</source>
        <translation>N’échangez plus&#xa0;: {cash} ne suffisent pas pour une action, et aucune vente n’augmente vos chances de gagner.</translation>
    </message>
    <message>
        <source>Trade no more: {cash} is too little for a share.</source>
        <translation>N’échangez plus&#xa0;: {cash} ne suffisent pas pour une action.</translation>
    </message>
    <message>
        <source>Trade nothing before the roll: unless your building ends the match, you can trade after it, when you know what has grown.</source>
        <extracomment>The match may end with the building</extracomment>
        <translation>N’échangez rien avant le jet&#xa0;: si votre immeuble ne termine pas la partie, vous pourrez le faire ensuite, en sachant ce qui a grandi.</translation>
    </message>
    <message>
        <source>Trade nothing before the roll: you can trade after your building, when you know what has grown.</source>
        <translation>N’échangez rien avant le jet&#xa0;: vous pourrez le faire après votre immeuble, en sachant ce qui a grandi.</translation>
    </message>
    <message>
        <source>What is more: {why}.</source>
        <translation>De plus&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Why {bought}: {why}.</source>
        <extracomment>{bought} are all shares that are bought</extracomment>
        <translation>Pourquoi {bought}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Why {some_shares}: {why}.</source>
        <translation>Pourquoi {some_shares}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} no building beside it could raise {company}, here one could raise it to {most}.</source>
        <extracomment>{most} is a value, higher than now</extracomment>
        <translation>Avec {a_building} sur la case {square}, aucun immeuble à côté ne pourrait faire monter {company}, ici un immeuble pourrait le faire monter à {most}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} one more building beside it could raise {company} only to {top}, here to {most}.</source>
        <extracomment>{most} is a higher value than {top}</extracomment>
        <translation>Avec {a_building} sur la case {square}, un immeuble de plus à côté ne ferait monter {company} qu’à {top}, ici à {most}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} only {ways} of the {rolls} possible rolls could then raise {company} further, here {more_ways}.</source>
        <extracomment>{ways} is less than {more_ways}</extracomment>
        <translation>Avec {a_building} sur la case {square}, seuls {ways} des {rolls} jets possibles pourraient ensuite faire encore monter {company}, ici {more_ways}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} somebody could drive off its chain before your next turn (chance: {odds_of_dice}), and that would cost you {cost}. On the advised square no single roll can do that.</source>
        <translation>Avec {a_building} sur la case {square}, quelqu’un pourrait rayer sa chaîne de la carte avant votre prochain tour (risque&#xa0;: {odds_of_dice}), et cela vous coûterait {cost}. Sur la case conseillée, aucun jet seul n’y suffit.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} somebody could drive off {the_chain} before your next turn (chance: {odds_of_dice}), and that would cost you {cost}. With the advised building no single roll can do that.</source>
        <translation>Avec {a_building} sur la case {square}, quelqu’un pourrait rayer de la carte {the_chain} avant votre prochain tour (risque&#xa0;: {odds_of_dice}), et cela vous coûterait {cost}. Avec l’immeuble conseillé, aucun jet seul n’y suffit.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} the chance that somebody can drive off its chain before your next turn is {odds_of_dice}; on the advised square it is only {odds_before}. That would cost you {cost}.</source>
        <extracomment>{odds_of_dice} is a chance in percent, {odds_before} is less</extracomment>
        <translation>Avec {a_building} sur la case {square}, le risque que quelqu’un puisse rayer sa chaîne de la carte avant votre prochain tour est de {odds_of_dice}&#x202f;; sur la case conseillée, il n’est que de {odds_before}. Cela vous coûterait {cost}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} the chance that somebody can drive off {the_chain} before your next turn is {odds_of_dice}; with the advised building it is only {odds_before}. That would cost you {cost}.</source>
        <extracomment>{odds_of_dice} is a chance in percent, {odds_before} is less</extracomment>
        <translation>Avec {a_building} sur la case {square}, le risque que quelqu’un puisse rayer de la carte {the_chain} avant votre prochain tour est de {odds_of_dice}&#x202f;; avec l’immeuble conseillé, il n’est que de {odds_before}. Cela vous coûterait {cost}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would do about as well.</source>
        <translation>Avec {a_building} sur la case {square}, ce serait à peu près aussi bien.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would do nearly as well.</source>
        <translation>Avec {a_building} sur la case {square}, ce serait presque aussi bien.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain} and the others together {amount}; here you get {more} and they {less}.</source>
        <extracomment>{gain} and {amount} are what you and the others get there, {more} and {less} what you get here</extracomment>
        <translation>Avec {a_building} sur la case {square}, vous auriez {gain} et tous les autres ensemble {amount}&#x202f;; ici, vous avez {more} et eux {less}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain} and {player} {amount}; here you get {more} and {player} {less}.</source>
        <extracomment>{gain} and {amount} are what both get there, {more} and {less} what they get here</extracomment>
        <translation>Avec {a_building} sur la case {square}, vous auriez {gain} et {player} {amount}&#x202f;; ici, vous avez {more} et {player} {less}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain} instead of {more}.</source>
        <extracomment>{gain} is less than {more}</extracomment>
        <translation>Avec {a_building} sur la case {square}, vous auriez {gain} au lieu de {more}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain}, but somebody could drive off its chain before your next turn (chance: {odds_of_dice}), and that would cost you {cost}.</source>
        <extracomment>{gain} is more than what is advised brings at once</extracomment>
        <translation>Avec {a_building} sur la case {square}, vous auriez {gain}, mais quelqu’un pourrait rayer sa chaîne de la carte avant votre prochain tour (risque&#xa0;: {odds_of_dice}), et cela vous coûterait {cost}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain}, but somebody could drive off its chain before your next turn (chance: {odds_of_dice}; on the advised square only {odds_before}), and that would cost you {cost}.</source>
        <extracomment>{odds_of_dice} is a chance in percent, {odds_before} is less</extracomment>
        <translation>Avec {a_building} sur la case {square}, vous auriez {gain}, mais quelqu’un pourrait rayer sa chaîne de la carte avant votre prochain tour (risque&#xa0;: {odds_of_dice}&#x202f;; sur la case conseillée, seulement {odds_before}), et cela vous coûterait {cost}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain}, but somebody could drive off {the_chain} before your next turn (chance: {odds_of_dice}), and that would cost you {cost}.</source>
        <extracomment>{gain} is more than what is advised brings at once</extracomment>
        <translation>Avec {a_building} sur la case {square}, vous auriez {gain}, mais quelqu’un pourrait rayer de la carte {the_chain} avant votre prochain tour (risque&#xa0;: {odds_of_dice}), et cela vous coûterait {cost}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain}, but somebody could drive off {the_chain} before your next turn (chance: {odds_of_dice}; with the advised building only {odds_before}), and that would cost you {cost}.</source>
        <extracomment>{odds_of_dice} is a chance in percent, {odds_before} is less</extracomment>
        <translation>Avec {a_building} sur la case {square}, vous auriez {gain}, mais quelqu’un pourrait rayer de la carte {the_chain} avant votre prochain tour (risque&#xa0;: {odds_of_dice}&#x202f;; avec l’immeuble conseillé, seulement {odds_before}), et cela vous coûterait {cost}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain}, but the match would end, and {player} would win with {amount} in cash and shares.</source>
        <extracomment>{amount} is what the winner then has in cash and shares</extracomment>
        <translation>Avec {a_building} sur la case {square}, vous auriez {gain}, mais la partie serait finie, et {player} gagnerait avec {amount} en argent et en actions.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain}, but the others together {amount} too.</source>
        <extracomment>{amount} is what all the others get</extracomment>
        <translation>Avec {a_building} sur la case {square}, vous auriez {gain}, mais tous les autres ensemble auraient aussi {amount}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain}, but your chance to win would be no greater.</source>
        <extracomment>{gain} is more than what is advised brings at once</extracomment>
        <translation>Avec {a_building} sur la case {square}, vous auriez {gain}, mais vos chances de gagner ne seraient pas plus grandes.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain}, but your chance to win would be smaller.</source>
        <extracomment>{gain} is more than what is advised brings at once</extracomment>
        <translation>Avec {a_building} sur la case {square}, vous auriez {gain}, mais vos chances de gagner seraient plus petites.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} you would get {gain}, but {player} {amount} too.</source>
        <translation>Avec {a_building} sur la case {square}, vous auriez {gain}, mais {player} aurait aussi {amount}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} {player} would pay nothing instead of {loss}.</source>
        <translation>Avec {a_building} sur la case {square}, {player} ne paierait rien au lieu de {loss}.</translation>
    </message>
    <message>
        <source>With {a_building} on square {square} {player} would pay only {less} instead of {loss}.</source>
        <extracomment>{less} is less than {loss}</extracomment>
        <translation>Avec {a_building} sur la case {square}, {player} ne paierait que {less} au lieu de {loss}.</translation>
    </message>
    <message>
        <source>With {sold} you would give away {amount} worth of shares, not {less}.</source>
        <extracomment>{amount} is more than {less}</extracomment>
        <translation>Avec {sold}, vous donneriez des actions pour {amount}, et non pour {less}.</translation>
    </message>
    <message>
        <source>With {sold} you would miss more: up to {more} by the next building instead of {gain}.</source>
        <extracomment>{sold} are other shares, and {more} is more than {gain}</extracomment>
        <translation>Avec {sold}, vous perdriez davantage&#xa0;: jusqu’à {more} au prochain immeuble au lieu de {gain}.</translation>
    </message>
    <message>
        <source>With {ways} of the {rolls} possible rolls the next building can end the match: you have {sum_after} in cash and shares, and {player} has {sum_before}.</source>
        <translation>Avec {ways} des {rolls} jets possibles, le prochain immeuble peut mettre fin à la partie&#xa0;: vous avez {sum_after} en argent et en actions, et {player} a {sum_before}.</translation>
    </message>
    <message>
        <source>With {ways} of the {rolls} possible rolls the next building can then end the match: you have {sum_after} in cash and shares, and {player} has {sum_before}.</source>
        <extracomment>Sums are cash and shares; {ways} of the {rolls} rolls, all as likely</extracomment>
        <translation>Avec {ways} des {rolls} jets possibles, le prochain immeuble peut alors mettre fin à la partie&#xa0;: vous avez {sum_after} en argent et en actions, et {player} a {sum_before}.</translation>
    </message>
    <message>
        <source>You are then ahead with {sum_after} in cash and shares; {player} has {sum_before}.</source>
        <extracomment>Sums are cash and shares</extracomment>
        <translation>Vous êtes alors en tête avec {sum_after} en argent et en actions&#x202f;; {player} a {sum_before}.</translation>
    </message>
    <message>
        <source>You can hardly win any more: you have {sum_after} in cash and shares, and {player} has {sum_before}.</source>
        <translation>Vous ne pouvez presque plus gagner&#xa0;: vous avez {sum_after} en argent et en actions, et {player} a {sum_before}.</translation>
    </message>
    <message>
        <source>You can hardly win any more: you then have {sum_after} in cash and shares, and {player} has {sum_before}.</source>
        <extracomment>Sums are cash and shares, when everybody has paid</extracomment>
        <translation>Vous ne pouvez presque plus gagner&#xa0;: vous avez alors {sum_after} en argent et en actions, et {player} a {sum_before}.</translation>
    </message>
    <message>
        <source>You could buy {some_shares} at the most: with them one building could bring you {gain} instead of {more}.</source>
        <extracomment>{gain} is less than {more}</extracomment>
        <translation>Vous pourriez acheter au plus {some_shares}&#xa0;: avec cela, un immeuble pourrait vous rapporter {gain} au lieu de {more}.</translation>
    </message>
    <message>
        <source>You get {change} back.</source>
        <translation>On vous rend {change}.</translation>
    </message>
    <message>
        <source>You keep shares of more companies: of {own}, and if you handed over {sold}, only of {fewer}.</source>
        <extracomment>{own} and {fewer} are numbers of companies, {fewer} the smaller one</extracomment>
        <translation>Vous gardez des actions de plus de sociétés&#xa0;: de {own}, et si vous cédiez {sold}, de {fewer} seulement.</translation>
    </message>
    <message>
        <source>You then have as much as {player}: {sum_after} in cash and shares.</source>
        <translation>{player} et vous avez alors autant&#xa0;: {sum_after} en argent et en actions.</translation>
    </message>
    <message>
        <source>You then have {sum_after} in cash and shares; {player} leads with {sum_before}.</source>
        <translation>Vous avez alors {sum_after} en argent et en actions&#x202f;; {player} mène avec {sum_before}.</translation>
    </message>
    <message>
        <source>after all deals you then have {cash} in cash, and without this sale only {less}</source>
        <extracomment>{less} is less than {cash}</extracomment>
        <translation>après tous les échanges, vous avez alors {cash} en main, et sans cette vente seulement {less}</translation>
    </message>
    <message>
        <source>it drives {victim_chain} off the map</source>
        <translation>il raye {victim_chain} de la carte</translation>
    </message>
    <message>
        <source>it drives {victim_chain} off the map, and {player} is ruined</source>
        <extracomment>{victim_chain} is &quot;a chain of 3 red buildings&quot;</extracomment>
        <translation>il raye {victim_chain} de la carte, et {player} fait faillite</translation>
    </message>
    <message>
        <source>it drives {victim_chain} off the map, and {player} pays {loss}</source>
        <translation>il raye {victim_chain} de la carte, et {player} paie {loss}</translation>
    </message>
    <message>
        <source>it drives {victim_chain} off the map. {player} pays {loss} and loses as much again in the value of shares. You pay nothing, but your own shares lose {cost} in value</source>
        <translation>il raye {victim_chain} de la carte. {player} paie {loss}, et ses actions perdent autant de valeur. Vous ne payez rien, mais vos propres actions perdent {cost} de valeur</translation>
    </message>
    <message>
        <source>it stands alone, and you get a bonus of {bonus}</source>
        <translation>il reste isolé, et vous recevez une prime de {bonus}</translation>
    </message>
    <message>
        <source>it stands alone, and you get a bonus of {bonus}; nothing else that you could place brings you more</source>
        <translation>il reste isolé, et vous recevez une prime de {bonus}&#x202f;; rien d’autre de ce que vous pourriez placer ne vous rapporte plus</translation>
    </message>
    <message>
        <source>nobody else has shares of {company}, so that only you gain on shares when {company} rises</source>
        <translation>personne d’autre n’a d’actions de {company}, si bien que seules vos actions rapportent quand {company} monte</translation>
    </message>
    <message>
        <source>now somebody other than {player} can drive off {the_chain} before your next turn. The chance is {odds_of_dice}, and it would cost {player} {cost}</source>
        <translation>maintenant quelqu’un, {player} mis à part, peut rayer de la carte {the_chain} avant votre prochain tour. Le risque est de {odds_of_dice}, et cela coûterait {cost} à {player}</translation>
    </message>
    <message>
        <source>only {ways} of the {rolls} possible rolls can raise {company}, fewer than for any other company of yours</source>
        <translation>seuls {ways} des {rolls} jets possibles peuvent faire monter {company}, moins que pour toute autre de vos sociétés</translation>
    </message>
    <message>
        <source>that is worth more to you than {price} in cash</source>
        <translation>cela vaut plus pour vous que {price} en argent</translation>
    </message>
    <message>
        <source>the bonus is {bonus}, and with one more building beside it {company} can rise to {top}</source>
        <translation>la prime est de {bonus}, et avec un immeuble de plus à côté {company} peut monter à {top}</translation>
    </message>
    <message>
        <source>the chance that somebody can drive off {the_chain} before your next turn falls from {odds_before} to {odds_of_dice}. That would then cost you {cost}</source>
        <extracomment>{odds_before} is the chance until now, {odds_of_dice} is less</extracomment>
        <translation>le risque que quelqu’un puisse rayer de la carte {the_chain} avant votre prochain tour tombe de {odds_before} à {odds_of_dice}. Cela vous coûterait alors {cost}</translation>
    </message>
    <message>
        <source>the chance that somebody other than {player} can drive off {the_chain} before your next turn grows from {odds_before} to {odds_of_dice}. That would cost {player} {cost}</source>
        <extracomment>{odds_of_dice} is more than {odds_before}</extracomment>
        <translation>le risque que quelqu’un, {player} mis à part, puisse rayer de la carte {the_chain} avant votre prochain tour monte de {odds_before} à {odds_of_dice}. Cela coûterait {cost} à {player}</translation>
    </message>
    <message>
        <source>the match ends with it</source>
        <translation>la partie se termine ainsi</translation>
    </message>
    <message>
        <source>the match ends, and you win with {sum_after}; the next has {sum_before}</source>
        <extracomment>A sentence after a colon</extracomment>
        <translation>la partie se termine, et vous gagnez avec {sum_after}, contre {sum_before} pour le deuxième</translation>
    </message>
    <message>
        <source>the next building cannot raise {company}, whatever is rolled</source>
        <translation>le prochain immeuble ne peut pas faire monter {company}, quel que soit le jet</translation>
    </message>
    <message>
        <source>then you have {cash} in cash, enough for the {cost} that you must pay if somebody drives off {the_chain}</source>
        <translation>alors vous avez {cash} en main, assez pour les {cost} que vous devez payer si quelqu’un raye de la carte {the_chain}</translation>
    </message>
    <message>
        <source>then {ways} of the {rolls} possible rolls can raise a company of which you have shares, and now none</source>
        <translation>alors {ways} des {rolls} jets possibles peuvent faire monter une société dont vous avez des actions, et maintenant aucun</translation>
    </message>
    <message>
        <source>then {ways} of the {rolls} possible rolls can raise a company of which you have shares, and now only {was}</source>
        <extracomment>{was} is less than {ways}</extracomment>
        <translation>alors {ways} des {rolls} jets possibles peuvent faire monter une société dont vous avez des actions, et maintenant seulement {was}</translation>
    </message>
    <message>
        <source>until now somebody could drive off {the_chain} before your next turn and cost you {cost}. Now no single roll can do that</source>
        <translation>jusqu’ici quelqu’un pouvait rayer de la carte {the_chain} avant votre prochain tour, ce qui vous coûterait {cost}. Maintenant, aucun jet seul n’y suffit</translation>
    </message>
    <message>
        <source>with a chance of {odds_of_dice} somebody can drive off {the_chain} before your next turn. That would cost you {cost} on {some_shares}</source>
        <translation>avec {odds_of_dice} de chances, quelqu’un peut rayer de la carte {the_chain} avant votre prochain tour. Cela vous coûterait {cost} pour {some_shares}</translation>
    </message>
    <message>
        <source>with that {ways} of the {rolls} possible rolls can raise a company of which you have shares, and without that only {was}</source>
        <extracomment>{was} is less than {ways}; said after &quot;Also 1 blue share&quot;</extracomment>
        <translation>avec cela, {ways} des {rolls} jets possibles peuvent faire monter une société dont vous avez des actions, et sans cela seulement {was}</translation>
    </message>
    <message>
        <source>with what you buy after that, {ways} of the {rolls} possible rolls can raise a company of which you have shares, and now only {was}</source>
        <extracomment>{was} is less than {ways}; said of shares that are sold before others are bought</extracomment>
        <translation>avec ce que vous achetez ensuite, {ways} des {rolls} jets possibles peuvent faire monter une société dont vous avez des actions, et maintenant seulement {was}</translation>
    </message>
    <message>
        <source>with {some_shares} more, {ways} of the {rolls} possible rolls can raise a company of which you have shares, and otherwise only {was}</source>
        <extracomment>{was} is less than {ways}; said where shares of several companies are bought</extracomment>
        <translation>avec {some_shares} de plus, {ways} des {rolls} jets possibles peuvent faire monter une société dont vous avez des actions, et sinon seulement {was}</translation>
    </message>
    <message>
        <source>with {ways} of the {rolls} possible rolls the next player can raise {company}. At best it goes from {old} to {top}, which brings {gain} on {some_shares}</source>
        <translation>avec {ways} des {rolls} jets possibles, le joueur suivant peut faire monter {company}. Au mieux, la valeur passe de {old} à {top}, ce qui rapporte {gain} sur {some_shares}</translation>
    </message>
    <message>
        <source>with {ways} of the {rolls} possible rolls you can raise {company} yourself. At best it goes from {old} to {top}, which brings {gain} on {some_shares}</source>
        <extracomment>{ways} of the {rolls} rolls, all as likely</extracomment>
        <translation>avec {ways} des {rolls} jets possibles, vous pouvez faire monter vous-même {company}. Au mieux, la valeur passe de {old} à {top}, ce qui rapporte {gain} sur {some_shares}</translation>
    </message>
    <message>
        <source>with {ways} of the {rolls} possible rolls your building can then end the match, and you win; without this trade it is {was} of them</source>
        <extracomment>{was} is less than {ways}; said of shares that are bought before the roll</extracomment>
        <translation>avec {ways} des {rolls} jets possibles, votre immeuble peut alors mettre fin à la partie, et vous gagnez&#x202f;; sans ces échanges, c’est avec {was} d’entre eux</translation>
    </message>
    <message>
        <source>you are ahead with {sum_after}, {player} has {sum_before}, and {amount} in cash cannot fall in value any more</source>
        <extracomment>Sums are cash and shares</extracomment>
        <translation>vous êtes en tête avec {sum_after}, {player} a {sum_before}, et {amount} en argent ne peuvent plus perdre de leur valeur</translation>
    </message>
    <message>
        <source>you then hold {own_shares}, more than anybody else, and gain most when {company} rises</source>
        <extracomment>{own_shares} is &quot;13 red shares&quot;, shares of {company}</extracomment>
        <translation>vous avez alors {own_shares}, plus que tous les autres, et c’est vous qui gagnez le plus quand {company} monte</translation>
    </message>
    <message>
        <source>your cash is short. If somebody drives off {the_chain}, you must pay {cost}. After these deals you have {cash}, and for what is missing the bank takes shares at half their value</source>
        <translation>vous avez trop peu en main. Si quelqu’un raye de la carte {the_chain}, vous devez payer {cost}. Après ces échanges vous avez {cash}, et pour ce qui manque la banque prend des actions à la moitié de leur valeur</translation>
    </message>
    <message>
        <source>{amount} in cash is certain, and what shares will bring is not</source>
        <translation>{amount} en argent, c’est sûr&#x202f;; ce que les actions rapporteront ne l’est pas</translation>
    </message>
    <message>
        <source>{company} falls from {old} to {new}</source>
        <translation>{company} baisse de {old} à {new}</translation>
    </message>
    <message>
        <source>{company} rises from {old} to {new}, and bonus and shares together bring you {gain}</source>
        <translation>{company} monte de {old} à {new}, et la prime et vos actions vous rapportent ensemble {gain}</translation>
    </message>
    <message>
        <source>{company} rises from {old} to {new}, and you get a bonus of {gain}</source>
        <translation>{company} monte de {old} à {new}, et vous recevez une prime de {gain}</translation>
    </message>
    <message>
        <source>{company} rises from {old} to {new}, and you get a bonus of {gain}; nothing else that you could place brings you more</source>
        <translation>{company} monte de {old} à {new}, et vous recevez une prime de {gain}&#x202f;; rien d’autre de ce que vous pourriez placer ne vous rapporte plus</translation>
    </message>
    <message>
        <source>{company} stays at {new}</source>
        <translation>{company} reste à {new}</translation>
    </message>
    <message>
        <source>{company} stays at {new} now, and with one more building beside it can rise to {top}</source>
        <translation>{company} reste à {new} pour l’instant, et avec un immeuble de plus à côté peut monter à {top}</translation>
    </message>
    <message>
        <source>{company} stays at {new}, and nobody earns anything by it</source>
        <translation>{company} reste à {new}, et personne n’y gagne rien</translation>
    </message>
    <message>
        <source>{player} has {own_shares}, and you then have as many, so that both of you gain the same on shares when {company} rises</source>
        <extracomment>{own_shares} is &quot;13 red shares&quot;, shares of {company}</extracomment>
        <translation>{player} a {own_shares}, et vous en avez alors autant, si bien que les actions rapportent autant à vous deux quand {company} monte</translation>
    </message>
    <message>
        <source>{player} has {own_shares}, and you then have more, so that you gain more on shares than {player} when {company} rises</source>
        <extracomment>{own_shares} is &quot;13 red shares&quot;, shares of {company}</extracomment>
        <translation>{player} a {own_shares}, et vous en avez alors plus, si bien que vos actions vous rapportent plus qu’à {player} quand {company} monte</translation>
    </message>
    <message>
        <source>{player} has {own_shares}; with more of your own {player} gains less on you when {company} rises</source>
        <extracomment>{own_shares} is &quot;13 red shares&quot;, shares of {company}</extracomment>
        <translation>{player} a {own_shares}&#x202f;; si vous en avez plus vous-même, {player} gagne moins par rapport à vous quand {company} monte</translation>
    </message>
    <message>
        <source>{ways} of the {rolls} possible rolls can raise what you buy for it, and only {was} what you sell</source>
        <translation>{ways} des {rolls} jets possibles peuvent faire monter ce que vous achetez à la place, et seulement {was} ce que vous vendez</translation>
    </message>
</context>
<context>
    <name>SharkBuilding</name>
    <message>
        <source>a blue building</source>
        <translation>un immeuble bleu</translation>
    </message>
    <message>
        <source>a green building</source>
        <translation>un immeuble vert</translation>
    </message>
    <message>
        <source>a red building</source>
        <extracomment>The object of &quot;Anna places a red building on square D7&quot;</extracomment>
        <translation>un immeuble rouge</translation>
    </message>
    <message>
        <source>a yellow building</source>
        <translation>un immeuble jaune</translation>
    </message>
</context>
<context>
    <name>SharkChain</name>
    <message>
        <source>a chain of {number} blue buildings</source>
        <translation>une chaîne de {number} immeubles bleus</translation>
    </message>
    <message>
        <source>a chain of {number} green buildings</source>
        <translation>une chaîne de {number} immeubles verts</translation>
    </message>
    <message>
        <source>a chain of {number} red buildings</source>
        <extracomment>The object of &quot;Drives a chain of 3 red buildings off the map&quot;; {number} is 2 or more</extracomment>
        <translation>une chaîne de {number} immeubles rouges</translation>
    </message>
    <message>
        <source>a chain of {number} yellow buildings</source>
        <translation>une chaîne de {number} immeubles jaunes</translation>
    </message>
    <message>
        <source>a lone blue building</source>
        <translation>un immeuble bleu isolé</translation>
    </message>
    <message>
        <source>a lone green building</source>
        <translation>un immeuble vert isolé</translation>
    </message>
    <message>
        <source>a lone red building</source>
        <extracomment>The object of &quot;Drives a lone red building off the map&quot;</extracomment>
        <translation>un immeuble rouge isolé</translation>
    </message>
    <message>
        <source>a lone yellow building</source>
        <translation>un immeuble jaune isolé</translation>
    </message>
    <message>
        <source>the blue chain on square {square}</source>
        <translation>la chaîne bleue de la case {square}</translation>
    </message>
    <message>
        <source>the green chain on square {square}</source>
        <translation>la chaîne verte de la case {square}</translation>
    </message>
    <message>
        <source>the lone blue building on square {square}</source>
        <translation>l’immeuble bleu isolé de la case {square}</translation>
    </message>
    <message>
        <source>the lone green building on square {square}</source>
        <translation>l’immeuble vert isolé de la case {square}</translation>
    </message>
    <message>
        <source>the lone red building on square {square}</source>
        <extracomment>The object of &quot;If somebody drives off the lone red building on square D7&quot;</extracomment>
        <translation>l’immeuble rouge isolé de la case {square}</translation>
    </message>
    <message>
        <source>the lone yellow building on square {square}</source>
        <translation>l’immeuble jaune isolé de la case {square}</translation>
    </message>
    <message>
        <source>the red chain on square {square}</source>
        <extracomment>The object of &quot;If somebody drives off the red chain on square D7&quot;; the square is one of its squares</extracomment>
        <translation>la chaîne rouge de la case {square}</translation>
    </message>
    <message>
        <source>the yellow chain on square {square}</source>
        <translation>la chaîne jaune de la case {square}</translation>
    </message>
</context>
<context>
    <name>SharkCompany</name>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>A company, by its colour: &quot;Red rises from 3 to 5&quot;</extracomment>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
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
        <translation>Noir</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Favourite companies</source>
        <extracomment>A heading, above the companies whose shares somebody likes to buy</extracomment>
        <translation>Sociétés favorites</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>A face of the colour die</extracomment>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Shares bought</source>
        <extracomment>The head of a column of numbers</extracomment>
        <translation>Actions achetées</translation>
    </message>
    <message>
        <source>The colour die</source>
        <translation>Le dé à couleurs</translation>
    </message>
    <message>
        <source>The die of the zones</source>
        <translation>Le dé des zones</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
</context>
<context>
    <name>SharkDeed</name>
    <message>
        <source>Began with {a_share}</source>
        <extracomment>What somebody did, on their card</extracomment>
        <translation>Commence avec {a_share}</translation>
    </message>
    <message>
        <source>Bought {some_shares}</source>
        <translation>Achat&#xa0;: {some_shares}</translation>
    </message>
    <message>
        <source>Built {a_building} on {square}</source>
        <extracomment>&quot;Built: a red building on D7&quot;</extracomment>
        <translation>A placé {a_building} en {square}</translation>
    </message>
    <message>
        <source>Had to pay {amount}</source>
        <translation>A dû payer {amount}</translation>
    </message>
    <message>
        <source>Handed over {all_shares}</source>
        <translation>Cède {all_shares}</translation>
    </message>
    <message>
        <source>Lost everything and is out</source>
        <translation>A tout perdu&#xa0;: hors jeu</translation>
    </message>
    <message>
        <source>Rolled {zone_number}</source>
        <translation>A fait {zone_number}</translation>
    </message>
    <message>
        <source>Rolled {zone_number} and Black</source>
        <translation>A fait {zone_number} et Noir</translation>
    </message>
    <message>
        <source>Rolled {zone_number} and White</source>
        <translation>A fait {zone_number} et Blanc</translation>
    </message>
    <message>
        <source>Rolled {zone_number} and {face}</source>
        <extracomment>The die for the zone and the company: &quot;Rolled 3 and Red&quot;</extracomment>
        <translation>A fait {zone_number} et {face}</translation>
    </message>
    <message>
        <source>Sold {some_shares}</source>
        <translation>Vente&#xa0;: {some_shares}</translation>
    </message>
</context>
<context>
    <name>SharkEvent</name>
    <message>
        <source>Everyone else is ruined: {player} is the last one left.</source>
        <translation>Tous les autres ont fait faillite&#xa0;: {player} reste en lice.</translation>
    </message>
    <message>
        <source>No company finds a square {in_zone}: the turn ends.</source>
        <translation>Aucune société ne trouve de case {in_zone}&#xa0;: le tour se termine.</translation>
    </message>
    <message>
        <source>There is no square {in_zone} for a company with the fewest buildings: the turn ends.</source>
        <translation>Parmi les sociétés qui ont le moins d’immeubles, aucune ne trouve de case {in_zone}&#xa0;: le tour se termine.</translation>
    </message>
    <message>
        <source>Turn {turn_number}: {player}.</source>
        <translation>Tour {turn_number}&#xa0;: {player}.</translation>
    </message>
    <message>
        <source>{company} falls from {old} to {new}.</source>
        <translation>{company} descend de {old} à {new}.</translation>
    </message>
    <message>
        <source>{company} has used its last building: the match ends.</source>
        <translation>{company} a utilisé son dernier immeuble&#xa0;: la partie se termine.</translation>
    </message>
    <message>
        <source>{company} loses a chain of {chain}: the larger chain drives it off the map.</source>
        <extracomment>{chain} is the number of its buildings</extracomment>
        <translation>{company} perd une chaîne de {chain}&#xa0;: une chaîne plus longue la raye de la carte.</translation>
    </message>
    <message>
        <source>{company} loses a lone building: the larger chain drives it off the map.</source>
        <translation>{company} perd un immeuble isolé&#xa0;: une chaîne plus longue le raye de la carte.</translation>
    </message>
    <message>
        <source>{company} reaches {value}, the top of the scale: the match ends.</source>
        <translation>{company} atteint {value}, le sommet de l’échelle&#xa0;: la partie se termine.</translation>
    </message>
    <message>
        <source>{company} rises from {old} to {new}.</source>
        <translation>{company} monte de {old} à {new}.</translation>
    </message>
    <message>
        <source>{face} finds no square {in_zone}: the turn ends.</source>
        <translation>{face} ne trouve aucune case {in_zone}&#xa0;: le tour se termine.</translation>
    </message>
    <message>
        <source>{player} begins with {a_share}.</source>
        <translation>{player} commence avec {a_share}.</translation>
    </message>
    <message>
        <source>{player} buys {some_shares} for {amount}.</source>
        <extracomment>&quot;Anna buys 3 red shares for 12,000 FT.&quot;</extracomment>
        <translation>{player} achète {some_shares} pour {amount}.</translation>
    </message>
    <message>
        <source>{player} cannot pay the last {rest}, loses everything and is out.</source>
        <translation>{player} ne peut pas payer les derniers {rest}, perd tout et quitte la partie.</translation>
    </message>
    <message>
        <source>{player} earns {amount} on {some_shares}.</source>
        <extracomment>&quot;Anna earns 6,000 FT on 3 red shares.&quot;</extracomment>
        <translation>{player} touche {amount} pour {some_shares}.</translation>
    </message>
    <message>
        <source>{player} ends the turn.</source>
        <translation>{player} termine son tour.</translation>
    </message>
    <message>
        <source>{player} gets a bonus of {amount}.</source>
        <translation>{player} reçoit une prime de {amount}.</translation>
    </message>
    <message>
        <source>{player} hands over {all_shares} for {proceeds}, half the value, and gets {change} back.</source>
        <translation>{player} cède {all_shares} pour la moitié de la valeur, soit {proceeds}, et récupère {change}.</translation>
    </message>
    <message>
        <source>{player} hands over {all_shares} for {proceeds}, half the value.</source>
        <extracomment>&quot;Bea hands over 2 red shares and 1 blue share for 7,000 FT, half their value.&quot;</extracomment>
        <translation>{player} cède {all_shares} pour la moitié de la valeur, soit {proceeds}.</translation>
    </message>
    <message>
        <source>{player} owes the bank {amount} for {loser}.</source>
        <translation>{player} doit {amount} à la banque pour {loser}.</translation>
    </message>
    <message>
        <source>{player} owes the bank {amount}: {losses}.</source>
        <extracomment>{losses} is a list of companies and sums: &quot;Red 4,000 FT, Blue 6,000 FT&quot;</extracomment>
        <translation>{player} doit {amount} à la banque&#xa0;: {losses}.</translation>
    </message>
    <message>
        <source>{player} pays {amount} and still owes {rest}.</source>
        <translation>{player} paie {amount} et doit encore {rest}.</translation>
    </message>
    <message>
        <source>{player} pays {amount}.</source>
        <translation>{player} paie {amount}.</translation>
    </message>
    <message>
        <source>{player} places {a_building} on square {square}. It stands alone.</source>
        <extracomment>&quot;Anna places a red building on square D7. It stands alone.&quot;</extracomment>
        <translation>{player} place {a_building} sur la case {square}. Il est isolé.</translation>
    </message>
    <message>
        <source>{player} places {a_building} on square {square}: a chain of {size}.</source>
        <translation>{player} place {a_building} sur la case {square}&#xa0;: une chaîne de {size}.</translation>
    </message>
    <message>
        <source>{player} reaches for the dice.</source>
        <translation>{player} prend les dés.</translation>
    </message>
    <message>
        <source>{player} rolls a {zone_number} and Black: a building {in_zone} for a company with the fewest on the map.</source>
        <translation>{player} fait {zone_number} et Noir&#xa0;: un immeuble {in_zone} pour une société parmi celles qui en ont le moins sur la mappemonde.</translation>
    </message>
    <message>
        <source>{player} rolls a {zone_number} and Black: a building {in_zone} for any company.</source>
        <translation>{player} fait {zone_number} et Noir&#xa0;: un immeuble {in_zone} pour la société de son choix.</translation>
    </message>
    <message>
        <source>{player} rolls a {zone_number} and White: a building {in_zone} for any company.</source>
        <translation>{player} fait {zone_number} et Blanc&#xa0;: un immeuble {in_zone} pour la société de son choix.</translation>
    </message>
    <message>
        <source>{player} rolls a {zone_number} and {face}: a building {in_zone}.</source>
        <extracomment>&quot;Anna rolls a 3 and Red: a building in Asia.&quot;</extracomment>
        <translation>{player} fait {zone_number} et {face}&#xa0;: un immeuble {in_zone}.</translation>
    </message>
    <message>
        <source>{player} rolls a {zone_number}: a building {in_zone} for any company.</source>
        <translation>{player} fait {zone_number}&#xa0;: un immeuble {in_zone} pour la société de son choix.</translation>
    </message>
    <message>
        <source>{player} sells {some_shares} for {amount}.</source>
        <translation>{player} vend {some_shares} pour {amount}.</translation>
    </message>
</context>
<context>
    <name>SharkGuide</name>
    <message>
        <source>A share costs the value of its company. Buy what you expect to rise, up to five shares a turn: choose how many with + and trade. Or keep your cash and end the turn.</source>
        <translation>Une action coûte la valeur de sa société. Achetez celles que vous pensez voir monter, cinq au plus par tour&#xa0;: choisissez combien avec +, puis validez. Ou gardez votre argent et finissez le tour.</translation>
    </message>
    <message>
        <source>Big swallows small</source>
        <translation>Les gros avalent les petits</translation>
    </message>
    <message>
        <source>Buy some shares</source>
        <translation>Achetez des actions</translation>
    </message>
    <message>
        <source>Four companies build all over the world. Buildings of one colour that touch form a chain: the longer its chains, the more a company is worth. This scale shows the value of each.</source>
        <translation>Quatre sociétés construisent dans le monde entier. Les immeubles d’une même couleur qui se touchent forment une chaîne&#xa0;: plus ses chaînes sont longues, plus une société vaut cher. Cette échelle montre la valeur de chacune.</translation>
    </message>
    <message>
        <source>How to win</source>
        <translation>Comment gagner</translation>
    </message>
    <message>
        <source>If the value of the company has risen, your bonus is the new value in thousands of FT; if not, it is 1,000 FT. Then every share brings its owner as much as the value has risen.</source>
        <translation>Si la valeur de la société a monté, votre prime est la nouvelle valeur en milliers de FT&#x202f;; sinon, elle est de 1&#x202f;000&#xa0;FT. Ensuite, chaque action rapporte à son propriétaire ce que la valeur a gagné.</translation>
    </message>
    <message>
        <source>In the end the richest player wins. You own no company, but you can hold shares of all four: your card shows them and your cash in FT, the money of this game.</source>
        <translation>À la fin, le plus riche gagne. Aucune société n’est à vous, mais vous pouvez avoir des actions des quatre&#xa0;: votre carte les montre, avec votre argent en FT, la monnaie de ce jeu.</translation>
    </message>
    <message>
        <source>One die names the zone, the other the company; with white or black you choose the company. It is your turn: click on the dice!</source>
        <translation>Un dé désigne la zone, l’autre la société&#x202f;; avec blanc ou noir, vous choisissez la société. C’est votre tour&#xa0;: cliquez sur les dés&#x202f;!</translation>
    </message>
    <message>
        <source>Place a building</source>
        <translation>Placez un immeuble</translation>
    </message>
    <message>
        <source>Right beside another colour you may build only if your chain is then the longer one. The shorter chain vanishes, and everyone else who holds shares of its company pays the loss.</source>
        <translation>Tout contre une autre couleur, vous ne pouvez construire que si votre chaîne est alors la plus longue. La plus courte disparaît, et tous les autres actionnaires de sa société paient la perte.</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Lancez les dés</translation>
    </message>
    <message>
        <source>The match ends when a company reaches the value 15 or has used all its 18 buildings. All shares are then sold at their value, and the richest player wins. The stock chart shows which companies have been rising.</source>
        <translation>La partie se termine quand une société atteint la valeur 15 ou a utilisé ses 18 immeubles. Toutes les actions sont alors vendues à leur valeur, et le plus riche gagne. Les cours boursiers montrent quelles sociétés ont monté.</translation>
    </message>
    <message>
        <source>What a company is worth</source>
        <translation>Ce que vaut une société</translation>
    </message>
    <message>
        <source>What it brings</source>
        <translation>Ce que cela rapporte</translation>
    </message>
    <message>
        <source>Your building may go on any lit square. Point at a square to see what would come of it, and click to build there.</source>
        <translation>Votre immeuble peut aller sur n’importe quelle case éclairée. Survolez une case pour voir ce que cela donnerait, et cliquez pour y construire.</translation>
    </message>
</context>
<context>
    <name>SharkInZone</name>
    <message>
        <source>in Africa</source>
        <translation>en Afrique</translation>
    </message>
    <message>
        <source>in Asia</source>
        <translation>en Asie</translation>
    </message>
    <message>
        <source>in Europe</source>
        <translation>en Europe</translation>
    </message>
    <message>
        <source>in North America</source>
        <extracomment>The end of &quot;a building in Asia&quot;</extracomment>
        <translation>en Amérique du Nord</translation>
    </message>
    <message>
        <source>in Oceania</source>
        <translation>en Océanie</translation>
    </message>
    <message>
        <source>in South America</source>
        <translation>en Amérique du Sud</translation>
    </message>
    <message>
        <source>in zone {number}</source>
        <translation>dans la zone {number}</translation>
    </message>
    <message>
        <source>in {name}</source>
        <translation>dans la zone {name}</translation>
    </message>
</context>
<context>
    <name>SharkLine</name>
    <message>
        <source>Cash</source>
        <extracomment>A line of the final account; its amount stands beside it</extracomment>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Ruined</source>
        <translation>Faillite</translation>
    </message>
    <message>
        <source>{some_shares} at {price_each}</source>
        <extracomment>&quot;3 red shares at 4,000 FT&quot;</extracomment>
        <translation>{some_shares} à {price_each}</translation>
    </message>
</context>
<context>
    <name>SharkMalformed</name>
    <message>
        <source>{where}: rows and columns must make up a map of {number} squares.</source>
        <extracomment>{where} is a place in a data file, such as squares[3]</extracomment>
        <translation>{where}&#xa0;: lignes et colonnes doivent former une mappemonde de {number} cases.</translation>
    </message>
    <message>
        <source>{where}: this must be a row of {number} zone numbers, each 1 to 6.</source>
        <translation>{where}&#xa0;: il faut une ligne de {number} numéros de zone, chacun de 1 à 6.</translation>
    </message>
    <message>
        <source>{where}: zone {number} must have {most} squares.</source>
        <extracomment>{number} is the number of a zone, {most} how many squares it must have</extracomment>
        <translation>{where}&#xa0;: la zone {number} doit avoir {most} cases.</translation>
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
        <translation>&lt;&#x202f;1&#xa0;%</translation>
    </message>
    <message>
        <source>&gt;99%</source>
        <translation>&gt;&#x202f;99&#xa0;%</translation>
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
        <translation>7 au plus</translation>
    </message>
    <message>
        <source>A chain counts 7 at most, so joining chains can cost value. Nobody begins with a share.</source>
        <translation>Une chaîne compte 7 au plus&#xa0;: relier des chaînes peut donc coûter de la valeur. Personne ne commence avec une action.</translation>
    </message>
    <message>
        <source>Any</source>
        <extracomment>Variant II</extracomment>
        <translation>Au choix</translation>
    </message>
    <message>
        <source>Black leaves the choice of company to the player, like White.</source>
        <translation>Noir laisse le choix de la société, comme Blanc.</translation>
    </message>
    <message>
        <source>Black means the company with the fewest buildings on the map.</source>
        <translation>Noir désigne la société qui a le moins d’immeubles sur la mappemonde.</translation>
    </message>
    <message>
        <source>Chosen</source>
        <extracomment>First share</extracomment>
        <translation>Choisie</translation>
    </message>
    <message>
        <source>Dealt</source>
        <extracomment>First share</extracomment>
        <translation>Distribuée</translation>
    </message>
    <message>
        <source>Every building of a chain counts towards the value of its company.</source>
        <translation>Chaque immeuble d’une chaîne compte dans la valeur de sa société.</translation>
    </message>
    <message>
        <source>Everyone chooses a share, one after the other.</source>
        <translation>Chacun choisit une action, l’un après l’autre.</translation>
    </message>
    <message>
        <source>Everyone is dealt a share at random.</source>
        <translation>Chacun reçoit une action au hasard.</translation>
    </message>
    <message>
        <source>First share</source>
        <translation>Première action</translation>
    </message>
    <message>
        <source>Five before the roll, and five more after the building is placed.</source>
        <translation>Cinq avant le lancer, et encore cinq une fois l’immeuble placé.</translation>
    </message>
    <message>
        <source>Five each time</source>
        <extracomment>Shares to buy</extracomment>
        <translation>Cinq chaque fois</translation>
    </message>
    <message>
        <source>Five in a turn</source>
        <extracomment>Shares to buy</extracomment>
        <translation>Cinq par tour</translation>
    </message>
    <message>
        <source>Five in a turn: purchases before and after the roll count together.</source>
        <translation>Cinq par tour&#xa0;: les achats avant et après le lancer comptent ensemble.</translation>
    </message>
    <message>
        <source>Free choice</source>
        <extracomment>Variant III</extracomment>
        <translation>Le libre choix</translation>
    </message>
    <message>
        <source>How much of a long chain counts?</source>
        <translation>Jusqu’où compte une longue chaîne&#x202f;?</translation>
    </message>
    <message>
        <source>How often may five shares be bought?</source>
        <translation>Combien de fois peut-on acheter cinq actions&#x202f;?</translation>
    </message>
    <message>
        <source>Only the zone is rolled; the company is always the player’s choice.</source>
        <translation>Le dé ne donne que la zone&#x202f;; la société est toujours au choix.</translation>
    </message>
    <message>
        <source>Shares to buy</source>
        <translation>Actions à acheter</translation>
    </message>
    <message>
        <source>The colour die</source>
        <extracomment>Variant III</extracomment>
        <translation>Le dé à couleurs</translation>
    </message>
    <message>
        <source>The colour die names the company, or leaves the choice to the player.</source>
        <translation>Le dé à couleurs désigne la société, ou laisse le choix.</translation>
    </message>
    <message>
        <source>The smallest</source>
        <extracomment>Variant II</extracomment>
        <translation>La plus petite</translation>
    </message>
    <message>
        <source>The whole chain</source>
        <extracomment>Variant I</extracomment>
        <translation>Toute la chaîne</translation>
    </message>
    <message>
        <source>Variant I: chains up to 7</source>
        <translation>Variante I&#xa0;: chaînes jusqu’à 7</translation>
    </message>
    <message>
        <source>Variant II: Black for the smallest</source>
        <translation>Variante II&#xa0;: Noir pour la plus petite</translation>
    </message>
    <message>
        <source>Variant III: no colour die</source>
        <translation>Variante III&#xa0;: sans dé à couleurs</translation>
    </message>
    <message>
        <source>What decides which company builds?</source>
        <translation>Qu’est-ce qui désigne la société qui construit&#x202f;?</translation>
    </message>
    <message>
        <source>Which company builds when the colour die shows Black?</source>
        <translation>Quelle société construit quand le dé à couleurs donne Noir&#x202f;?</translation>
    </message>
    <message>
        <source>Which share does everyone begin with?</source>
        <translation>Avec quelle action commence-t-on&#x202f;?</translation>
    </message>
</context>
<context>
    <name>SharkOutcome</name>
    <message>
        <source>Chains join, {company} falls from {old} to {new}; no bonus.</source>
        <extracomment>A variant: chains that join can count less than before</extracomment>
        <translation>Des chaînes se rejoignent, {company} descend de {old} à {new}&#x202f;; pas de prime.</translation>
    </message>
    <message>
        <source>Chains join, {company} falls from {old} to {new}; no bonus. The match ends.</source>
        <translation>Des chaînes se rejoignent, {company} descend de {old} à {new}&#x202f;; pas de prime. La partie se termine.</translation>
    </message>
    <message>
        <source>Driven off the map before your next turn: chance {odds}. {company} would fall by {fall}, and you would pay {cost}.</source>
        <extracomment>{odds} is a chance such as &quot;31%&quot;; {company} is the company of the chain</extracomment>
        <translation>Risque d’être rayée de la carte avant qu’on joue son prochain tour&#xa0;: {odds}. {company} baisserait de {fall}, soit {cost} à payer.</translation>
    </message>
    <message>
        <source>Driven off the map before your next turn: chance {odds}. {company} would fall by {fall}.</source>
        <translation>Risque d’être rayée de la carte avant qu’on joue son prochain tour&#xa0;: {odds}. {company} baisserait de {fall}.</translation>
    </message>
    <message>
        <source>Driven off the map before your next turn: chance {odds}. {company} would keep its value.</source>
        <translation>Risque d’être rayée de la carte avant qu’on joue son prochain tour&#xa0;: {odds}. {company} garderait sa valeur.</translation>
    </message>
    <message>
        <source>Drives {a_chain} off the map.</source>
        <extracomment>&quot;Drives a chain of 3 blue buildings off the map.&quot;</extracomment>
        <translation>Raye {a_chain} de la carte.</translation>
    </message>
    <message>
        <source>Safe: before your next turn no roll can drive this chain off the map.</source>
        <translation>Hors de danger&#xa0;: avant qu’on joue son prochain tour, aucun lancer ne peut rayer cette chaîne de la carte.</translation>
    </message>
    <message>
        <source>The building stands alone, {company} stays at {new}; bonus {bonus}.</source>
        <translation>L’immeuble est isolé, {company} reste à {new}&#x202f;; prime de {bonus}.</translation>
    </message>
    <message>
        <source>The building stands alone, {company} stays at {new}; bonus {bonus}. The match ends.</source>
        <translation>L’immeuble est isolé, {company} reste à {new}&#x202f;; prime de {bonus}. La partie se termine.</translation>
    </message>
    <message>
        <source>{company} falls from {old} to {new}.</source>
        <translation>{company} descend de {old} à {new}.</translation>
    </message>
    <message>
        <source>{company} rises from {old} to {new}.</source>
        <extracomment>What becomes of another company&apos;s value</extracomment>
        <translation>{company} monte de {old} à {new}.</translation>
    </message>
    <message>
        <source>{company} rises from {old} to {new}; bonus {bonus}.</source>
        <extracomment>What a building would do: &quot;Red rises from 3 to 5; bonus 5,000 FT.&quot;</extracomment>
        <translation>{company} monte de {old} à {new}&#x202f;; prime de {bonus}.</translation>
    </message>
    <message>
        <source>{company} rises from {old} to {new}; bonus {bonus}. The match ends.</source>
        <translation>{company} monte de {old} à {new}&#x202f;; prime de {bonus}. La partie se termine.</translation>
    </message>
    <message>
        <source>{company} stays at {new}; no bonus.</source>
        <extracomment>A variant: more buildings of a long chain add nothing to the value</extracomment>
        <translation>{company} reste à {new}&#x202f;; pas de prime.</translation>
    </message>
    <message>
        <source>{company} stays at {new}; no bonus. The match ends.</source>
        <translation>{company} reste à {new}&#x202f;; pas de prime. La partie se termine.</translation>
    </message>
    <message>
        <source>{player}: {result} in cash, must sell shares, {wealth_change} in all, shares included.</source>
        <translation>{player}&#xa0;: {result} en argent, doit vendre des actions, {wealth_change} en tout, actions comprises.</translation>
    </message>
    <message>
        <source>{player}: {result} in cash, {wealth_change} in all, shares included.</source>
        <extracomment>{wealth_change} is what cash and shares come to together</extracomment>
        <translation>{player}&#xa0;: {result} en argent, {wealth_change} en tout, actions comprises.</translation>
    </message>
    <message>
        <source>{player}: {result}, and is ruined.</source>
        <translation>{player}&#xa0;: {result}, et fait faillite.</translation>
    </message>
    <message>
        <source>{player}: {result}.</source>
        <extracomment>What a player would get or pay: &quot;Bea: −10,000 FT.&quot;</extracomment>
        <translation>{player}&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>{player}: {wealth_change} in shares.</source>
        <extracomment>Nothing is paid, but shares are worth more or less</extracomment>
        <translation>{player}&#xa0;: {wealth_change} en actions.</translation>
    </message>
</context>
<context>
    <name>SharkPlayers</name>
    <message>
        <source>Brown</source>
        <translation>Marron</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>No shares</source>
        <translation>Aucune action</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Owns: {shares}</source>
        <translation>Possède&#xa0;: {shares}</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Ruined</source>
        <translation>Faillite</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Turquoise</translation>
    </message>
    <message>
        <source>{cash}. FT is the money of this game.</source>
        <extracomment>{cash} is a sum in words: &quot;Cash: 12,000 FT&quot;</extracomment>
        <translation>{cash}. Le FT est l’argent de ce jeu.</translation>
    </message>
    <message>
        <source>{company}, shares: {number}</source>
        <translation>{company}, actions&#xa0;: {number}</translation>
    </message>
</context>
<context>
    <name>SharkProgress</name>
    <message>
        <source>Buildings left: {fewest_left}</source>
        <extracomment>The match ends when a company has no building left; of all companies, the one with the fewest</extracomment>
        <translation>Immeubles restants&#xa0;: {fewest_left}</translation>
    </message>
    <message>
        <source>Highest value: {highest_value} of {top_value}</source>
        <extracomment>Three or four companies are level</extracomment>
        <translation>Valeur la plus haute&#xa0;: {highest_value} sur {top_value}</translation>
    </message>
    <message>
        <source>Turn {turn_number}</source>
        <translation>Tour {turn_number}</translation>
    </message>
    <message>
        <source>Value: {foremost} {highest_value} of {top_value}</source>
        <extracomment>The match ends when a company reaches {top_value}: &quot;Value: Blue and Red 7 of 15&quot; if these are the best</extracomment>
        <translation>Valeur&#xa0;: {foremost} {highest_value} sur {top_value}</translation>
    </message>
</context>
<context>
    <name>SharkPrompt</name>
    <message>
        <source>{player}: Black lets you choose a company with the fewest buildings on the map; place its building {in_zone}.</source>
        <extracomment>A variant: black stands for the company with the fewest buildings on the map; there are several</extracomment>
        <translation>{player}&#xa0;: Noir laisse le choix entre les sociétés qui ont le moins d’immeubles sur la mappemonde&#x202f;; placer un immeuble {in_zone}.</translation>
    </message>
    <message>
        <source>{player}: Black lets you choose the company; place its building {in_zone}.</source>
        <translation>{player}&#xa0;: Noir laisse le choix de la société&#x202f;; placer un immeuble {in_zone}.</translation>
    </message>
    <message>
        <source>{player}: White lets you choose the company; place its building {in_zone}.</source>
        <extracomment>The colour die shows white</extracomment>
        <translation>{player}&#xa0;: Blanc laisse le choix de la société&#x202f;; placer un immeuble {in_zone}.</translation>
    </message>
    <message>
        <source>{player}: choose a company for your first share.</source>
        <translation>{player}&#xa0;: choisir une société pour sa première action.</translation>
    </message>
    <message>
        <source>{player}: choose the company and place its building {in_zone}.</source>
        <extracomment>There is no colour die</extracomment>
        <translation>{player}&#xa0;: choisir la société et placer un immeuble {in_zone}.</translation>
    </message>
    <message>
        <source>{player}: nothing is left to trade, so end the turn.</source>
        <translation>{player}&#xa0;: rien à acheter ni à vendre, il faut finir le tour.</translation>
    </message>
    <message>
        <source>{player}: nothing is left to trade, so roll.</source>
        <translation>{player}&#xa0;: rien à acheter ni à vendre, il ne reste qu’à lancer.</translation>
    </message>
    <message>
        <source>{player}: place {only_building} {in_zone}. Black stands for the company with the fewest buildings on the map.</source>
        <extracomment>The same, and only one company can be meant</extracomment>
        <translation>{player}&#xa0;: placer {only_building} {in_zone}. Noir désigne la société qui a le moins d’immeubles sur la mappemonde.</translation>
    </message>
    <message>
        <source>{player}: place {only_building} {in_zone}; no other company finds a square there.</source>
        <extracomment>The player may choose, but only one company finds a square</extracomment>
        <translation>{player}&#xa0;: placer {only_building} {in_zone}&#x202f;; aucune autre société n’y trouve de case.</translation>
    </message>
    <message>
        <source>{player}: place {rolled_building} {in_zone}.</source>
        <extracomment>&quot;Anna: place a red building in Asia.&quot;</extracomment>
        <translation>{player}&#xa0;: placer {rolled_building} {in_zone}.</translation>
    </message>
    <message>
        <source>{player}: sell shares at half their value to cover {rest}.</source>
        <extracomment>{rest} is a sum of money</extracomment>
        <translation>{player}&#xa0;: vendre des actions à la moitié de leur valeur pour couvrir {rest}.</translation>
    </message>
    <message>
        <source>{player}: sell shares if you like, then end the turn.</source>
        <translation>{player}&#xa0;: vendre des actions à son gré, puis finir le tour.</translation>
    </message>
    <message>
        <source>{player}: sell shares if you like, then roll.</source>
        <translation>{player}&#xa0;: vendre des actions à son gré, puis lancer.</translation>
    </message>
    <message>
        <source>{player}: trade if you like, then end the turn.</source>
        <extracomment>After the placement</extracomment>
        <translation>{player}&#xa0;: acheter ou vendre à son gré, puis finir le tour.</translation>
    </message>
    <message>
        <source>{player}: trade if you like, then roll.</source>
        <extracomment>Before the roll</extracomment>
        <translation>{player}&#xa0;: acheter ou vendre à son gré, puis lancer.</translation>
    </message>
    <message>
        <source>{roller}: roll the dice.</source>
        <extracomment>What a player must do now: an invitation, the player&apos;s name first</extracomment>
        <translation>{roller}&#xa0;: lancer les dés.</translation>
    </message>
    <message>
        <source>{roller}: roll the die.</source>
        <translation>{roller}&#xa0;: lancer le dé.</translation>
    </message>
</context>
<context>
    <name>SharkReason</name>
    <message>
        <source>Cash at hand ({sum_before}, then {sum_after})</source>
        <translation>Argent liquide ({sum_before}, puis {sum_after})</translation>
    </message>
    <message>
        <source>Danger of falls (one building could cost up to {cost})</source>
        <translation>Risque de baisse (un seul immeuble pourrait coûter jusqu’à {cost})</translation>
    </message>
    <message>
        <source>Own wealth ({sum_before}, then {sum_after})</source>
        <extracomment>A part of what changes the chance to win, in a list; how much it does so stands beside it</extracomment>
        <translation>Fortune propre ({sum_before}, puis {sum_after})</translation>
    </message>
    <message>
        <source>Position of {player} (wealth {sum_before}, then {sum_after})</source>
        <translation>{player} (fortune {sum_before}, puis {sum_after})</translation>
    </message>
    <message>
        <source>Room to grow for the shares held</source>
        <translation>Possibilités de hausse des actions détenues</translation>
    </message>
    <message>
        <source>The coming roll of the dice</source>
        <translation>Le prochain lancer de dés</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>La partie se termine</translation>
    </message>
    <message>
        <source>The others&apos; next turns</source>
        <extracomment>Of the other players, until it is the bot&apos;s turn again</extracomment>
        <translation>Les prochains tours des autres</translation>
    </message>
    <message>
        <source>The shares held</source>
        <translation>Les actions détenues</translation>
    </message>
    <message>
        <source>Turn order and time left</source>
        <extracomment>Whose turn is next, who may still buy, how much of the match is left</extracomment>
        <translation>Ordre du tour et temps restant</translation>
    </message>
    <message>
        <source>{player} is ruined</source>
        <translation>{player} fait faillite</translation>
    </message>
</context>
<context>
    <name>SharkRefusal</name>
    <message>
        <source>A number of shares is needed for each of the {companies} companies.</source>
        <translation>Il faut un nombre d’actions pour chacune des {companies} sociétés.</translation>
    </message>
    <message>
        <source>Each of the {number} players must be dealt one share of a company.</source>
        <extracomment>{number} is 2 to 6</extracomment>
        <translation>Chacun des {number} joueurs doit recevoir une action d’une société.</translation>
    </message>
    <message>
        <source>In this match the first shares are chosen: none can be dealt.</source>
        <translation>Dans cette partie, les premières actions sont choisies&#xa0;: on n’en distribue pas.</translation>
    </message>
    <message>
        <source>Nobody can sell more shares than they own. {company}, shares owned: {held}.</source>
        <translation>On ne peut pas vendre plus d’actions qu’on n’en a. {company}, actions en main&#xa0;: {held}.</translation>
    </message>
    <message>
        <source>Not now: first choose the shares that cover the loss.</source>
        <translation>Pas maintenant&#xa0;: il faut d’abord choisir les actions qui couvrent la perte.</translation>
    </message>
    <message>
        <source>Not now: first come the dice.</source>
        <translation>Pas maintenant&#xa0;: d’abord les dés.</translation>
    </message>
    <message>
        <source>Not now: first everyone chooses a share.</source>
        <translation>Pas maintenant&#xa0;: d’abord, chacun choisit une action.</translation>
    </message>
    <message>
        <source>Not now: first place the building on the map.</source>
        <translation>Pas maintenant&#xa0;: il faut d’abord placer l’immeuble sur la mappemonde.</translation>
    </message>
    <message>
        <source>Not now: this is the time to trade. Buy, sell or go on.</source>
        <translation>Pas maintenant&#xa0;: c’est le moment de la Bourse. On peut acheter, vendre ou continuer.</translation>
    </message>
    <message>
        <source>On square {square} this would be a chain of {size} beside a rival chain of {rival}: it must be the larger one.</source>
        <extracomment>{size} and {rival} are numbers of buildings</extracomment>
        <translation>Sur la case {square}, ce serait une chaîne de {size} à côté d’une chaîne rivale de {rival}&#xa0;: la première doit être la plus longue.</translation>
    </message>
    <message>
        <source>Shares are traded from 1 upwards: {number} makes no sense.</source>
        <translation>On achète ou vend au moins 1 action&#xa0;: {number} n’a pas de sens.</translation>
    </message>
    <message>
        <source>Square {square} is taken: a building needs an empty one.</source>
        <translation>La case {square} est occupée&#xa0;: l’immeuble doit aller sur une case vide.</translation>
    </message>
    <message>
        <source>Square {square} lies {in_zone}, but the building belongs {in_rolled}.</source>
        <extracomment>&quot;Square D7 lies in Asia, but the building belongs in Africa.&quot;</extracomment>
        <translation>La case {square} est {in_zone}, mais l’immeuble doit aller {in_rolled}.</translation>
    </message>
    <message>
        <source>That would be too many: the limit is {limit} shares. Left to buy: {left}.</source>
        <translation>Ce serait trop&#xa0;: {limit} actions au maximum. Encore possible&#xa0;: {left}.</translation>
    </message>
    <message>
        <source>The bank has too few of these shares: {number} wanted, {left} left.</source>
        <translation>La banque n’a pas assez de ces actions&#xa0;: il en faut {number}, il en reste {left}.</translation>
    </message>
    <message>
        <source>The banker must be one of the players.</source>
        <translation>Le banquier doit être l’un des joueurs.</translation>
    </message>
    <message>
        <source>The colour die shows Black: {company} cannot build, others have fewer buildings on the map.</source>
        <translation>Le dé à couleurs donne Noir&#xa0;: {company} ne peut pas construire, d’autres ont moins d’immeubles sur la mappemonde.</translation>
    </message>
    <message>
        <source>The colour die shows {face}: {company} cannot build now.</source>
        <translation>Le dé à couleurs donne {face}&#xa0;: {company} ne peut pas construire.</translation>
    </message>
    <message>
        <source>The dice are not rolled now: it is {turn}’s turn.</source>
        <translation>On ne lance pas les dés maintenant&#xa0;: c’est à {turn} de jouer.</translation>
    </message>
    <message>
        <source>The dice must be rolled first.</source>
        <translation>Il faut d’abord lancer les dés.</translation>
    </message>
    <message>
        <source>The dice show a zone from 1 to 6 and one of six colours, nothing else.</source>
        <translation>Les dés donnent une zone de 1 à 6 et une couleur parmi six, rien d’autre.</translation>
    </message>
    <message>
        <source>The map has no square number {square_number}.</source>
        <translation>La mappemonde n’a pas de case numéro {square_number}.</translation>
    </message>
    <message>
        <source>There is no company number {company_number}.</source>
        <translation>Il n’y a pas de société numéro {company_number}.</translation>
    </message>
    <message>
        <source>These shares cover only {covers}, and the loss is still {rest}.</source>
        <translation>Ces actions ne couvrent que {covers}, et la perte est encore de {rest}.</translation>
    </message>
    <message>
        <source>These shares cover {covers}; for {rest} one of them can stay.</source>
        <translation>Ces actions couvrent {covers}&#x202f;; pour {rest}, on peut en garder une.</translation>
    </message>
    <message>
        <source>Variant I begins without shares: none can be dealt.</source>
        <translation>La variante I commence sans actions&#xa0;: on n’en distribue pas.</translation>
    </message>
    <message>
        <source>Variant I begins without shares: there is none to choose.</source>
        <translation>La variante I commence sans actions&#xa0;: il n’y en a pas à choisir.</translation>
    </message>
    <message>
        <source>Variant III has no colour die: only a zone from 1 to 6 is rolled.</source>
        <translation>La variante III se joue sans dé à couleurs&#xa0;: on ne tire qu’une zone de 1 à 6.</translation>
    </message>
    <message>
        <source>With {cash} in cash, {price} is too much: the bank gives no credit.</source>
        <translation>Avec {cash} en main, {price}, c’est trop&#xa0;: la banque ne fait pas crédit.</translation>
    </message>
    <message>
        <source>{company} stands at 0: for now its shares are not traded.</source>
        <translation>{company} est à 0&#xa0;: pour l’instant, ses actions ne s’achètent ni ne se vendent.</translation>
    </message>
    <message>
        <source>{company} stands at 0: its shares cover nothing.</source>
        <translation>{company} est à 0&#xa0;: ses actions ne couvrent rien.</translation>
    </message>
    <message>
        <source>“{option}” and “{other}” exclude each other.</source>
        <translation>«&#xa0;{option}&#xa0;» et «&#xa0;{other}&#xa0;» s’excluent.</translation>
    </message>
</context>
<context>
    <name>SharkRulebook</name>
    <message>
        <source>A 5 and Green: a green building goes to Africa, on one of the squares that light up.</source>
        <translation>Un 5 et Vert&#xa0;: un immeuble vert va en Afrique, sur l’une des cases éclairées.</translation>
    </message>
    <message>
        <source>A building may stand beside, above or below one of another colour only if its own chain, the new building included, is larger than each rival chain that it touches. Equally large is not enough; a lone building is a chain of 1.</source>
        <translation>Un immeuble ne peut se trouver à côté, au-dessus ou au-dessous d’un immeuble d’une autre couleur que si sa propre chaîne, nouvel immeuble compris, est plus longue que chacune des chaînes rivales qu’il touche. La même longueur ne suffit pas&#x202f;; un immeuble isolé est une chaîne de 1.</translation>
    </message>
    <message>
        <source>A company stands at 15.</source>
        <translation>Une société est à 15.</translation>
    </message>
    <message>
        <source>A new building may lengthen a chain, or join several chains and lone buildings into one.</source>
        <translation>Un nouvel immeuble peut allonger une chaîne, ou réunir en une seule plusieurs chaînes et immeubles isolés.</translation>
    </message>
    <message>
        <source>A random player is the banker and plays like everyone else. The player to the banker’s left begins, and play goes clockwise.</source>
        <translation>Le hasard désigne le banquier, qui joue comme les autres. Le joueur à sa gauche commence, et on joue dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>A turn has four steps, in this order:</source>
        <translation>Un tour comprend quatre étapes, dans cet ordre&#xa0;:</translation>
    </message>
    <message>
        <source>After the bonus the bank pays all who hold shares of the company that rose: 1,000 FT per share for each step on the scale. Whoever placed the building is paid too.</source>
        <translation>Après la prime, la banque paie tous ceux qui ont des actions de la société en hausse&#xa0;: 1&#x202f;000&#xa0;FT par action pour chaque degré gagné sur l’échelle. Qui a placé l’immeuble y a droit aussi.</translation>
    </message>
    <message>
        <source>All 18 buildings of a company have been used. Those that were removed count as used, too.</source>
        <translation>Les 18 immeubles d’une société ont tous été utilisés. Ceux qui ont été retirés comptent aussi comme utilisés.</translation>
    </message>
    <message>
        <source>All shareholders get their gains (SH-14).</source>
        <translation>Tous les actionnaires touchent leurs gains (SH-14).</translation>
    </message>
    <message>
        <source>Anna has 12,000 FT, Ben has 6,000 FT and 2 red shares at 3: both are worth 12,000 FT and win together. Clara, ruined late, is third; David, ruined before her, is fourth.</source>
        <translation>Anna a 12&#x202f;000&#xa0;FT, Ben a 6&#x202f;000&#xa0;FT et 2 actions rouges à 3&#xa0;: avec 12&#x202f;000&#xa0;FT de part et d’autre, ils gagnent ensemble. Clara, en faillite vers la fin, est troisième&#x202f;; David, en faillite avant Clara, est quatrième.</translation>
    </message>
    <message>
        <source>Anna’s building lifts Red from 4 to 6. First comes her bonus of 6,000 FT. Then each red share earns 2,000 FT: Anna has 2 of them and gets 4,000 FT, Ben has 5 and gets 10,000 FT.</source>
        <translation>L’immeuble placé par Anna fait monter Rouge de 4 à 6. D’abord vient sa prime de 6&#x202f;000&#xa0;FT. Puis chaque action rouge rapporte 2&#x202f;000&#xa0;FT&#xa0;: Anna en a 2 et touche 4&#x202f;000&#xa0;FT, Ben en a 5 et touche 10&#x202f;000&#xa0;FT.</translation>
    </message>
    <message>
        <source>Anna’s building makes a yellow chain of 5 one of 6 and removes a blue chain of 2: Yellow rises from 5 to 6, Blue falls from 4 to 2. Anna has 3 yellow and 2 blue shares: she gets a bonus of 6,000 FT, then 3,000 FT, and pays nothing. Ben has 1 yellow and 5 blue shares: he gets 1,000 FT and pays 10,000 FT.</source>
        <translation>L’immeuble placé par Anna porte une chaîne jaune de 5 à 6 et fait retirer une chaîne bleue de 2&#xa0;: Jaune monte de 5 à 6, Bleu descend de 4 à 2. Anna a 3 actions jaunes et 2 bleues&#xa0;: d’abord une prime de 6&#x202f;000&#xa0;FT, puis 3&#x202f;000&#xa0;FT, et rien à payer. Ben a 1 action jaune et 5 bleues&#xa0;: 1&#x202f;000&#xa0;FT à toucher, puis 10&#x202f;000&#xa0;FT à payer.</translation>
    </message>
    <message>
        <source>Any other map will do, too, if it has six zones of 20 squares each.</source>
        <translation>Toute autre mappemonde convient aussi, pourvu qu’elle ait six zones de 20 cases chacune.</translation>
    </message>
    <message>
        <source>Ben owes 7,000 FT and has 2,000 FT in cash: 5,000 FT are missing. He holds 3 red shares at 3 and 3 blue shares at 4. The red ones are worth 9,000 FT; half of that, rounded up, is 5,000 FT: just enough. The blue ones bring 6,000 FT, and 1,000 FT comes back. All 3 red ones and a blue one are too many: Ben could keep the blue one.</source>
        <translation>Ben doit 7&#x202f;000&#xa0;FT et a 2&#x202f;000&#xa0;FT en main&#xa0;: il manque 5&#x202f;000&#xa0;FT. Ben a 3 actions rouges à 3 et 3 actions bleues à 4. Les rouges valent 9&#x202f;000&#xa0;FT&#x202f;; la moitié, arrondie au millier supérieur, fait 5&#x202f;000&#xa0;FT&#xa0;: juste assez. Les bleues rapportent 6&#x202f;000&#xa0;FT, et 1&#x202f;000&#xa0;FT sont rendus. Les 3 rouges et une bleue, c’est trop&#xa0;: Ben pourrait garder la bleue.</translation>
    </message>
    <message>
        <source>Black means the company with the fewest buildings on the map at that moment, even if it has none there. If several have equally few, you choose among them; if none of these finds a square, the turn is over (SH-10). White leaves you the choice as ever.</source>
        <translation>Noir désigne la société qui a le moins d’immeubles sur la mappemonde à ce moment-là, même si elle n’en a aucun. Si plusieurs en ont aussi peu, on choisit parmi elles&#x202f;; si aucune de celles-ci ne trouve de case, le tour est terminé (SH-10). Blanc laisse le choix, comme toujours.</translation>
    </message>
    <message>
        <source>Blue has a chain of 2 and a lone building: value 2. The chain is removed: Blue falls to 1, not to 0.</source>
        <translation>Bleu a une chaîne de 2 et un immeuble isolé&#xa0;: valeur 2. La chaîne est retirée&#xa0;: Bleu descend à 1, pas à 0.</translation>
    </message>
    <message>
        <source>Both are our decisions: the printed rules are silent.</source>
        <translation>Nous en avons décidé ainsi dans les deux cas&#xa0;: les règles imprimées n’en disent rien.</translation>
    </message>
    <message>
        <source>Buildings of one colour that stand side by side or one above the other form a chain. Corners do not count, and zone lines do not matter.</source>
        <translation>Des immeubles d’une même couleur placés côte à côte ou l’un au-dessus de l’autre forment une chaîne. Les coins ne comptent pas, et les limites de zone n’y font rien.</translation>
    </message>
    <message>
        <source>Chains and values</source>
        <translation>Chaînes et valeurs</translation>
    </message>
    <message>
        <source>Companies and buildings</source>
        <translation>Sociétés et immeubles</translation>
    </message>
    <message>
        <source>Driving rivals off the map</source>
        <translation>Rayer ses rivaux de la carte</translation>
    </message>
    <message>
        <source>First everything is settled: the bonus, gains, losses and forced sales. After that nobody trades any more.</source>
        <translation>On règle d’abord tout&#xa0;: prime, gains, pertes et ventes forcées. Après quoi plus personne n’achète ni ne vend.</translation>
    </message>
    <message>
        <source>Five shares at most</source>
        <translation>Cinq actions au plus</translation>
    </message>
    <message>
        <source>For this example the French rulebook prints “from 4 to 7”. By its own rule chains of 2 and 3 are worth 5; so it is from 5 to 7.</source>
        <translation>Pour cet exemple, le livret français donne «&#xa0;de 4 à 7&#xa0;». Selon sa propre règle, des chaînes de 2 et de 3 valent 5&#x202f;; il faut donc lire de 5 à 7.</translation>
    </message>
    <message>
        <source>Forced sale and ruin</source>
        <translation>Vente forcée et faillite</translation>
    </message>
    <message>
        <source>Four companies put up their buildings all over the world, and you work for all of them: whoever places a building earns a bonus. But the big money is in shares. Buy those of a company that is about to grow, and sell before it is swallowed.</source>
        <translation>Quatre sociétés bâtissent dans le monde entier, et l’on travaille pour toutes&#xa0;: qui place un immeuble touche une prime. Mais l’argent, le vrai, se gagne avec les actions. Il s’agit d’acheter celles d’une société sur le point de grandir, et de vendre avant qu’elle soit avalée.</translation>
    </message>
    <message>
        <source>Four red buildings form a chain across the line between two zones. The fifth touches it only at a corner: it stands alone, and Red is at 4.</source>
        <translation>Quatre immeubles rouges forment une chaîne à cheval sur deux zones. Le cinquième ne la touche que par un coin&#xa0;: il est isolé, et Rouge est à 4.</translation>
    </message>
    <message>
        <source>Four steps</source>
        <translation>Quatre étapes</translation>
    </message>
    <message>
        <source>Gains of shareholders</source>
        <translation>Les gains des actionnaires</translation>
    </message>
    <message>
        <source>Here, too, the value follows the map. Losing a lone building costs a company nothing as long as others stand.</source>
        <translation>Là aussi, la valeur suit la mappemonde. Perdre un immeuble isolé ne coûte rien à une société tant qu’elle en a d’autres en place.</translation>
    </message>
    <message>
        <source>If even all your shares do not cover the rest, you are ruined: cash and shares go to the bank, and you are out.</source>
        <translation>Qui ne peut pas couvrir le reste, même avec toutes ses actions, fait faillite&#xa0;: argent et actions vont à la banque, et la partie s’arrête là pour ce joueur.</translation>
    </message>
    <message>
        <source>If several players owe the bank, they settle one after the other, clockwise, beginning left of the player who placed the building. If only one player is left, the match ends.</source>
        <translation>Si plusieurs joueurs ont une dette envers la banque, ils règlent l’un après l’autre, dans le sens des aiguilles d’une montre, en commençant à gauche du joueur qui a placé l’immeuble. S’il ne reste qu’un joueur, la partie se termine.</translation>
    </message>
    <message>
        <source>If the value does not rise for that reason, there is no bonus. A building that stands alone still earns 1,000 FT.</source>
        <translation>Si pour cette raison la valeur ne monte pas, il n’y a pas de prime. Un immeuble isolé rapporte toujours 1&#x202f;000&#xa0;FT.</translation>
    </message>
    <message>
        <source>If the value of its company rises, the bonus is the new value × 1,000 FT.</source>
        <translation>Si la valeur de la société monte, la prime est la nouvelle valeur × 1&#x202f;000&#xa0;FT.</translation>
    </message>
    <message>
        <source>If the value stays the same because the building stands alone, the bonus is 1,000 FT.</source>
        <translation>Si la valeur reste la même parce que l’immeuble est isolé, la prime est de 1&#x202f;000&#xa0;FT.</translation>
    </message>
    <message>
        <source>If there is no such square, the turn is over: nothing is placed, nothing is paid, and there is no second trading. Where the company is your choice, that happens only if no company finds a square.</source>
        <translation>Si aucune case ne convient, le tour est terminé&#xa0;: rien n’est placé, rien n’est payé, et il n’y a pas de seconde occasion d’acheter ou de vendre. Quand la société est au choix, cela n’arrive que si aucune société ne trouve de case.</translation>
    </message>
    <message>
        <source>If your cash is less than your loss, all of it goes, and you cover the rest with shares. The bank takes them at half their value as it is now, after the fall. You choose which shares; those of a company at 0 cover nothing.</source>
        <translation>Si l’argent en main ne suffit pas à payer la perte, on le donne tout entier et on couvre le reste avec des actions. La banque les prend à la moitié de leur valeur du moment, après la baisse. On choisit lesquelles&#x202f;; celles d’une société à 0 ne couvrent rien.</translation>
    </message>
    <message>
        <source>In the box are cards for 1 share and cards for 5. The bank changes them freely, so only the number of your shares matters. What you sell goes back to the bank and can be bought again.</source>
        <translation>La boîte contient des cartes de 1 action et des cartes de 5. La banque les change à volonté&#xa0;: seul compte donc le nombre d’actions. Ce qu’on vend retourne à la banque et peut être racheté.</translation>
    </message>
    <message>
        <source>Joining chains can even lower the value. Then the company’s shareholders pay for it (SH-17), all but the player who placed the building.</source>
        <translation>Relier des chaînes peut même faire baisser la valeur. Les actionnaires de la société paient alors (SH-17), sauf le joueur qui a placé l’immeuble.</translation>
    </message>
    <message>
        <source>Lone buildings add nothing to that. A company that has only lone buildings stands at 1, however many they are; a company without any building on the map stands at 0.</source>
        <translation>Les immeubles isolés n’y ajoutent rien. Une société qui n’a que des immeubles isolés est à 1, quel que soit leur nombre&#x202f;; une société sans aucun immeuble sur la mappemonde est à 0.</translation>
    </message>
    <message>
        <source>Losses of shareholders</source>
        <translation>Les pertes des actionnaires</translation>
    </message>
    <message>
        <source>Material and set-up</source>
        <translation>Matériel et mise en place</translation>
    </message>
    <message>
        <source>Money always moves in this order:</source>
        <translation>L’argent circule toujours dans cet ordre&#xa0;:</translation>
    </message>
    <message>
        <source>Nobody begins with a share. A chain counts at most 7 towards the value; for driving rivals away (SH-15) all its buildings count.</source>
        <translation>Personne ne commence avec une action. Pour la valeur, une chaîne compte au plus 7&#x202f;; pour évincer des rivaux (SH-15), tous ses immeubles comptent.</translation>
    </message>
    <message>
        <source>Nobody begins with money. Each player is dealt 1 share of a random company.</source>
        <translation>Personne ne commence avec de l’argent. Chaque joueur reçoit 1 action d’une société tirée au hasard.</translation>
    </message>
    <message>
        <source>Nobody gives credit, neither the bank nor the other players, and players do not trade with each other.</source>
        <translation>Personne ne fait crédit, ni la banque ni les autres joueurs, et les joueurs n’achètent ni ne vendent rien entre eux.</translation>
    </message>
    <message>
        <source>On your turn you may trade, then you roll the dice, place one building and may trade again. Buildings of one colour that touch form chains, and the longer the chains, the more a company is worth. Its shareholders gain when it rises. When a larger chain drives a smaller one off the map, the shareholders of the smaller one pay.</source>
        <translation>À son tour, on peut acheter et vendre, puis on lance les dés, on place un immeuble, et on peut de nouveau acheter et vendre. Les immeubles d’une même couleur qui se touchent forment des chaînes, et plus les chaînes sont longues, plus une société vaut cher. Quand elle monte, ses actionnaires y gagnent. Quand une chaîne en raye une plus courte de la carte, les actionnaires de la plus courte paient.</translation>
    </message>
    <message>
        <source>One building joins chains of 5 and 4. Of the 10 buildings only 7 count.</source>
        <translation>Un immeuble relie des chaînes de 5 et de 4. Sur les 10 immeubles, 7 seulement comptent.</translation>
    </message>
    <message>
        <source>One red building joins a chain of 2, a lone building and a chain of 3: they are a chain of 7 now. Red rises from 5 to 7, and the bonus is 7,000 FT.</source>
        <translation>Un immeuble rouge relie une chaîne de 2, un immeuble isolé et une chaîne de 3&#xa0;: il y a maintenant une chaîne de 7. Rouge monte de 5 à 7, et la prime est de 7&#x202f;000&#xa0;FT.</translation>
    </message>
    <message>
        <source>Only one player is left (SH-20).</source>
        <translation>Il ne reste qu’un joueur (SH-20).</translation>
    </message>
    <message>
        <source>Only the number die is rolled. The company is always your choice.</source>
        <translation>On ne lance que le dé à chiffres. La société est toujours au choix.</translation>
    </message>
    <message>
        <source>Out of the match</source>
        <translation>Hors de la partie</translation>
    </message>
    <message>
        <source>Place a building (SH-10). Values move, and money follows: first the bonus (SH-13), then all gains (SH-14), then all losses (SH-17).</source>
        <translation>Placer un immeuble (SH-10). Les valeurs bougent, et l’argent suit&#xa0;: d’abord la prime (SH-13), puis tous les gains (SH-14), puis toutes les pertes (SH-17).</translation>
    </message>
    <message>
        <source>Placing a building</source>
        <translation>Placer un immeuble</translation>
    </message>
    <message>
        <source>Reading the dice</source>
        <translation>Lire les dés</translation>
    </message>
    <message>
        <source>Red has a chain of 3 and a lone building: value 3. A second building makes the lone one a chain of 2. Now both chains count: Red rises to 5, and the bonus is 5,000 FT.</source>
        <translation>Rouge a une chaîne de 3 et un immeuble isolé&#xa0;: valeur 3. Un second immeuble fait de l’immeuble isolé une chaîne de 2. Les deux chaînes comptent à présent&#xa0;: Rouge monte à 5, et la prime est de 5&#x202f;000&#xa0;FT.</translation>
    </message>
    <message>
        <source>Red has chains of 5 and 4: value 9. Anna joins them to a chain of 10, which counts 7, and Red falls from 9 to 7. Anna gets no bonus and pays nothing; Ben pays 4,000 FT for 2 red shares.</source>
        <translation>Rouge a des chaînes de 5 et de 4&#xa0;: valeur 9. Anna les réunit en une chaîne de 10, qui compte 7, et Rouge descend de 9 à 7. Anna n’a pas de prime et ne paie rien&#x202f;; Ben paie 4&#x202f;000&#xa0;FT pour 2 actions rouges.</translation>
    </message>
    <message>
        <source>Red has one chain of 3. Anna makes it a chain of 4: Red rises from 3 to 4, and the bonus is 4,000 FT.</source>
        <translation>Rouge a une seule chaîne, de 3. Anna en fait une chaîne de 4&#xa0;: Rouge monte de 3 à 4, et la prime est de 4&#x202f;000&#xa0;FT.</translation>
    </message>
    <message>
        <source>Red stands at 3: a red share costs 3,000 FT, and the bank pays 3,000 FT for one.</source>
        <translation>Rouge est à 3&#xa0;: une action rouge coûte 3&#x202f;000&#xa0;FT, et la banque la rachète pour 3&#x202f;000&#xa0;FT.</translation>
    </message>
    <message>
        <source>Rivals that meet only at a corner leave each other alone.</source>
        <translation>Des rivaux qui ne se touchent que par un coin se laissent en paix.</translation>
    </message>
    <message>
        <source>Roll both dice (SH-09).</source>
        <translation>Lancer les deux dés (SH-09).</translation>
    </message>
    <message>
        <source>Sell as many shares as you like, and mix buying and selling in any order.</source>
        <translation>On vend autant d’actions qu’on veut, et on alterne achats et ventes à sa guise.</translation>
    </message>
    <message>
        <source>Several debtors</source>
        <translation>Plusieurs débiteurs</translation>
    </message>
    <message>
        <source>Shares of a company at 0 can be neither bought nor sold.</source>
        <translation>Les actions d’une société à 0 ne peuvent être ni achetées ni vendues.</translation>
    </message>
    <message>
        <source>Shares of the companies</source>
        <translation>Les actions des sociétés</translation>
    </message>
    <message>
        <source>The French rulebook allows five shares at a time and adds that this holds for both occasions. The reader may ask: five together, or five each time?</source>
        <translation>Le livret français permet cinq actions à la fois, et ajoute que cela vaut pour les deux occasions. De quoi se demander&#xa0;: cinq en tout, ou cinq chaque fois&#x202f;?</translation>
    </message>
    <message>
        <source>The French rulebook asks for more buildings of one of the two colours. Its note on missing a turn shows which: the colour you place must have more.</source>
        <translation>Le livret français exige que l’une des deux couleurs ait plus d’immeubles que l’autre. Sa remarque sur le tour perdu montre laquelle&#xa0;: celle que l’on place.</translation>
    </message>
    <message>
        <source>The French rulebook first says that only chains of 7 raise the value, then that a chain of 8 or more stays at 7. We take both to mean: chains count as ever, but only up to 7.</source>
        <translation>Le livret français dit d’abord que seules des chaînes de 7 font monter la valeur, puis qu’une chaîne de 8 ou plus reste à 7. Nous le comprenons ainsi&#xa0;: les chaînes comptent comme toujours, mais jusqu’à 7 seulement.</translation>
    </message>
    <message>
        <source>The French rulebook has the first shares dealt at random, and says in the next sentence that each player chooses a company.</source>
        <translation>Le livret français fait distribuer les premières actions au hasard, puis dit, dès la phrase suivante, que chaque joueur choisit sa société.</translation>
    </message>
    <message>
        <source>The French rulebook lowers the value by one step for each building removed. With lone buildings that contradicts its own way of counting.</source>
        <translation>Le livret français fait baisser la valeur d’un degré par immeuble retiré. Avec des immeubles isolés, cela contredit sa propre façon de compter.</translation>
    </message>
    <message>
        <source>The French rulebook prints a bonus of 2,000 FT in this example. Its rule and its other examples pay the new value: 6,000 FT.</source>
        <translation>Dans cet exemple, le livret français donne une prime de 2&#x202f;000&#xa0;FT. Selon sa règle et ses autres exemples, la prime est la nouvelle valeur&#xa0;: 6&#x202f;000&#xa0;FT.</translation>
    </message>
    <message>
        <source>The French rulebook says in one place that there is a bonus only if the value rises. Elsewhere it pays 1,000 FT for every lone building, and so do we.</source>
        <translation>Le livret français dit à un endroit qu’il n’y a de prime que si la valeur monte. Ailleurs, il paie 1&#x202f;000&#xa0;FT pour chaque immeuble isolé&#x202f;; nous aussi.</translation>
    </message>
    <message>
        <source>The bank buys all shares at their value. Cash and shares together are your wealth. The richest player wins.</source>
        <translation>La banque rachète toutes les actions à leur valeur. Argent et actions réunis font le capital de chacun. Le plus riche gagne.</translation>
    </message>
    <message>
        <source>The bank pays a bonus to whoever places a building:</source>
        <translation>La banque verse une prime à qui place un immeuble&#xa0;:</translation>
    </message>
    <message>
        <source>The bonus</source>
        <translation>La prime</translation>
    </message>
    <message>
        <source>The bonus is paid (SH-13).</source>
        <translation>La prime est versée (SH-13).</translation>
    </message>
    <message>
        <source>The building goes on an empty square of the zone, where its neighbours allow it (SH-15). Whoever can build must build.</source>
        <translation>L’immeuble va sur une case vide de la zone, là où ses voisins le permettent (SH-15). Qui peut construire doit construire.</translation>
    </message>
    <message>
        <source>The building in the middle joins 2, 1 and 3 buildings to a chain of 7.</source>
        <translation>L’immeuble du milieu réunit 2, 1 et 3 immeubles en une chaîne de 7.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>The first building of a company lifts it from 0 to 1: the bonus is 1,000 FT.</source>
        <translation>Le premier immeuble d’une société la fait passer de 0 à 1&#xa0;: la prime est de 1&#x202f;000&#xa0;FT.</translation>
    </message>
    <message>
        <source>The first share</source>
        <translation>La première action</translation>
    </message>
    <message>
        <source>The forced sale</source>
        <translation>La vente forcée</translation>
    </message>
    <message>
        <source>The larger chain wins</source>
        <translation>La chaîne la plus longue l’emporte</translation>
    </message>
    <message>
        <source>The lines between the zones are no obstacle: chains cross them (SH-11).</source>
        <translation>Les limites entre les zones ne sont pas un obstacle&#xa0;: les chaînes les franchissent (SH-11).</translation>
    </message>
    <message>
        <source>The lone red building becomes a chain of 2: Red rises from 3 to 5.</source>
        <translation>L’immeuble rouge isolé devient une chaîne de 2&#xa0;: Rouge monte de 3 à 5.</translation>
    </message>
    <message>
        <source>The map has 10 rows of 12 squares. They belong to six zones of 20 squares each, 4 wide and 5 high: 1, 2 and 3 lie above, 4, 5 and 6 below. One square takes one building.</source>
        <translation>La mappemonde compte 10 lignes de 12 cases. Elles se répartissent en six zones de 20 cases chacune, 4 en largeur et 5 en hauteur&#xa0;: 1, 2 et 3 en haut, 4, 5 et 6 en bas. Une case reçoit un seul immeuble.</translation>
    </message>
    <message>
        <source>The match ends when a company reaches the value of 15 or has used its last building. Then cash and shares are added up, and the richest player wins.</source>
        <translation>La partie se termine quand une société atteint la valeur 15 ou a utilisé son dernier immeuble. On additionne alors argent et actions, et le plus riche gagne.</translation>
    </message>
    <message>
        <source>The match ends when one of three things has happened:</source>
        <translation>La partie se termine dans l’un de ces trois cas&#xa0;:</translation>
    </message>
    <message>
        <source>The number die names the zone, the colour die the company that builds. On White and on Black the company is your choice.</source>
        <translation>Le dé à chiffres désigne la zone, le dé à couleurs la société qui construit. Avec Blanc ou Noir, on choisit la société.</translation>
    </message>
    <message>
        <source>The number die shows a zone, 1 to 6. The colour die has six faces too: the four companies, White and Black.</source>
        <translation>Le dé à chiffres donne une zone, de 1 à 6. Le dé à couleurs a lui aussi six faces&#xa0;: les quatre sociétés, Blanc et Noir.</translation>
    </message>
    <message>
        <source>The printed rules count 80 cards but do not say how many there are of which kind. For us it is ten of 1 and ten of 5 for each company, and so 60 shares. If the bank has none left, none can be bought.</source>
        <translation>Les règles imprimées annoncent 80 cartes, sans dire combien de chaque sorte. Pour nous, il y en a dix de 1 et dix de 5 par société, soit 60 actions. Quand la banque n’en a plus, on ne peut plus en acheter.</translation>
    </message>
    <message>
        <source>The printed rules know no ties. With us the same wealth means the same place, the first place too. Ruined players come last, behind all others, and whoever was ruined first at the very end.</source>
        <translation>Les règles imprimées ne disent rien des égalités. Chez nous, à capital égal, rang égal, même pour la première place. Les joueurs en faillite viennent derrière tous les autres, et le premier à avoir fait faillite ferme la marche.</translation>
    </message>
    <message>
        <source>The printed rules only say that less than 1,000 FT is rounded up to 1,000 FT. We add up the shares you hand over, halve the sum and round a half up to the full thousand.</source>
        <translation>Les règles imprimées disent seulement qu’une somme inférieure à 1&#x202f;000&#xa0;FT est arrondie à 1&#x202f;000&#xa0;FT. Nous additionnons la valeur des actions cédées, prenons la moitié de la somme et arrondissons un demi-millier au millier supérieur.</translation>
    </message>
    <message>
        <source>The printed rules only say that the turn is missed. What you traded before the dice stays as it is.</source>
        <translation>Les règles imprimées disent seulement que le tour est perdu. Les achats et les ventes d’avant les dés restent valables.</translation>
    </message>
    <message>
        <source>The rival chains that it touches are removed from the map, and their buildings are out of the match for good.</source>
        <translation>Les chaînes rivales qu’il touche sont retirées de la mappemonde, et leurs immeubles sortent de la partie pour de bon.</translation>
    </message>
    <message>
        <source>The scale and the dice</source>
        <translation>L’échelle et les dés</translation>
    </message>
    <message>
        <source>The scale shows the value of each company, from 0 to 15. All four begin at 0.</source>
        <translation>L’échelle indique la valeur de chaque société, de 0 à 15. Toutes les quatre commencent à 0.</translation>
    </message>
    <message>
        <source>The scale: Red stands at 9, Blue at 4, Green at 1, Yellow at 6. Below is how many buildings each of them can still place.</source>
        <translation>L’échelle&#xa0;: Rouge est à 9, Bleu à 4, Vert à 1, Jaune à 6. En dessous, le nombre d’immeubles que chaque société peut encore placer.</translation>
    </message>
    <message>
        <source>The shareholders of companies that fell pay their losses: 1,000 FT per share for each step on the scale.</source>
        <translation>Les actionnaires des sociétés en baisse paient leurs pertes&#xa0;: 1&#x202f;000&#xa0;FT par action pour chaque degré perdu sur l’échelle.</translation>
    </message>
    <message>
        <source>The six zones of the map have the numbers of the number die.</source>
        <translation>Les six zones de la mappemonde portent les numéros du dé à chiffres.</translation>
    </message>
    <message>
        <source>The value always follows the map. That also settles what happens when buildings are removed (SH-16).</source>
        <translation>La valeur suit toujours la mappemonde. Cela règle aussi ce qui se passe quand des immeubles sont retirés (SH-16).</translation>
    </message>
    <message>
        <source>The value is the number of buildings in all chains of 2 or more, added up. It never passes 15.</source>
        <translation>La valeur est le nombre total d’immeubles dans toutes les chaînes de 2 ou plus. Elle ne dépasse jamais 15.</translation>
    </message>
    <message>
        <source>The value of a company</source>
        <translation>La valeur d’une société</translation>
    </message>
    <message>
        <source>The values of companies that lost buildings are counted anew (SH-12). Such a company falls to 0 only if none of its buildings is left on the map.</source>
        <translation>On recompte la valeur des sociétés qui ont perdu des immeubles (SH-12). Une telle société ne tombe à 0 que s’il ne lui reste aucun immeuble sur la mappemonde.</translation>
    </message>
    <message>
        <source>The victims’ values</source>
        <translation>La valeur des victimes</translation>
    </message>
    <message>
        <source>The world map</source>
        <translation>La mappemonde</translation>
    </message>
    <message>
        <source>There are four companies, Red, Blue, Green and Yellow, with 18 buildings each. No company belongs to a player: you own your cash and your shares, nothing else.</source>
        <translation>Il y a quatre sociétés, Rouge, Bleu, Vert et Jaune, avec 18 immeubles chacune. Aucune société n’appartient à un joueur&#xa0;: on possède son argent et ses actions, rien d’autre.</translation>
    </message>
    <message>
        <source>This book tells the rules of Jean Vanaise’s game after its French edition of 1991, for 2 to 6 players, in our own words. Where that edition contradicts itself or leaves something open, we say so.</source>
        <translation>Ce livret expose, avec nos propres mots, les règles du jeu de Jean Vanaise d’après l’édition française de 1991, pour 2 à 6 joueurs. Là où celle-ci se contredit ou laisse une question ouverte, nous le disons.</translation>
    </message>
    <message>
        <source>Trade again, if you like.</source>
        <translation>Acheter et vendre de nouveau, si on le souhaite.</translation>
    </message>
    <message>
        <source>Trade, if you like (SH-07).</source>
        <translation>Acheter et vendre, si on le souhaite (SH-07).</translation>
    </message>
    <message>
        <source>Trading with the bank</source>
        <translation>Acheter et vendre à la banque</translation>
    </message>
    <message>
        <source>Two variants change this (SH-31, SH-32).</source>
        <translation>Deux variantes en décident autrement (SH-31, SH-32).</translation>
    </message>
    <message>
        <source>Variant I: chains up to 7</source>
        <translation>Variante I&#xa0;: chaînes jusqu’à 7</translation>
    </message>
    <message>
        <source>Variant II: Black for the smallest</source>
        <translation>Variante II&#xa0;: Noir pour la plus petite</translation>
    </message>
    <message>
        <source>Variant III: no colour die</source>
        <translation>Variante III&#xa0;: sans dé à couleurs</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Variants can be combined, except II and III: without a colour die there is no Black.</source>
        <translation>Les variantes peuvent se combiner, sauf II et III&#xa0;: sans dé à couleurs, pas de Noir.</translation>
    </message>
    <message>
        <source>We count both together, as this edition is usually described. On the new-match page you can allow five each time.</source>
        <translation>Nous comptons les deux ensemble, comme on décrit d’ordinaire cette édition. Sur la page Nouvelle partie, on peut en autoriser cinq chaque fois.</translation>
    </message>
    <message>
        <source>We deal. If you would rather choose, say so on the new-match page: then each player takes a share, clockwise from whoever begins.</source>
        <translation>Chez nous, on distribue. Qui préfère choisir l’indique sur la page Nouvelle partie&#xa0;: chacun prend alors une action, dans le sens des aiguilles d’une montre à partir du premier joueur.</translation>
    </message>
    <message>
        <source>What a chain is</source>
        <translation>Ce qu’est une chaîne</translation>
    </message>
    <message>
        <source>What you choose must cover the rest, and no share may be among it that you could do without. What is over comes back as change. If only one choice is possible, you are not asked.</source>
        <translation>Les actions choisies doivent couvrir le reste, sans qu’aucune soit de trop. Ce qui dépasse est rendu en monnaie. Si un seul choix est possible, aucune question n’est posée.</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>Quand la partie se termine</translation>
    </message>
    <message>
        <source>Where there is nothing you could buy or sell, that step is left out. So the first turn begins with the dice: all companies still stand at 0.</source>
        <translation>Quand il n’y a rien à acheter ni à vendre, l’étape est sautée. Le tout premier tour commence donc par les dés&#xa0;: toutes les sociétés sont encore à 0.</translation>
    </message>
    <message>
        <source>Who has won</source>
        <translation>Qui a gagné</translation>
    </message>
    <message>
        <source>Whoever placed the building pays nothing. If several companies fell, all losses of a player are added up.</source>
        <translation>Qui a placé l’immeuble ne paie rien. Si plusieurs sociétés ont baissé, toutes les pertes d’un joueur s’additionnent.</translation>
    </message>
    <message>
        <source>With the new building the yellow chain is 6 long. The blue chain of 2 beside it goes; the other one stays.</source>
        <translation>Avec le nouvel immeuble, la chaîne jaune compte 6 immeubles. La chaîne bleue de 2 placée à côté disparaît&#x202f;; l’autre reste.</translation>
    </message>
    <message>
        <source>You may buy at most 5 shares in a turn, of one company or of several, before and after the dice together. Selling does not let you buy more.</source>
        <translation>On peut acheter au plus 5 actions par tour, d’une ou de plusieurs sociétés, en comptant ensemble les achats d’avant et d’après les dés. Vendre ne permet pas d’acheter davantage.</translation>
    </message>
    <message>
        <source>You trade with the bank, never with another player. The price of a share, bought or sold, is the value of its company × 1,000 FT.</source>
        <translation>On achète et on vend à la banque, jamais à un autre joueur. Le prix d’une action, à l’achat comme à la vente, est la valeur de sa société × 1&#x202f;000&#xa0;FT.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Le tour d’un joueur</translation>
    </message>
</context>
<context>
    <name>SharkShares</name>
    <message>
        <source>1 blue share</source>
        <translation>1 action bleue</translation>
    </message>
    <message>
        <source>1 green share</source>
        <translation>1 action verte</translation>
    </message>
    <message>
        <source>1 red share</source>
        <extracomment>The object of &quot;Anna buys 1 red share for 4,000 FT&quot;</extracomment>
        <translation>1 action rouge</translation>
    </message>
    <message>
        <source>1 yellow share</source>
        <translation>1 action jaune</translation>
    </message>
    <message>
        <source>a blue share</source>
        <translation>une action bleue</translation>
    </message>
    <message>
        <source>a green share</source>
        <translation>une action verte</translation>
    </message>
    <message>
        <source>a red share</source>
        <extracomment>The object of &quot;Anna begins with a red share&quot;</extracomment>
        <translation>une action rouge</translation>
    </message>
    <message>
        <source>a yellow share</source>
        <translation>une action jaune</translation>
    </message>
    <message>
        <source>{number} blue shares</source>
        <translation>{number} actions bleues</translation>
    </message>
    <message>
        <source>{number} green shares</source>
        <translation>{number} actions vertes</translation>
    </message>
    <message>
        <source>{number} red shares</source>
        <extracomment>{number} is 2 to 60, rarely 0</extracomment>
        <translation>{number} actions rouges</translation>
    </message>
    <message>
        <source>{number} yellow shares</source>
        <translation>{number} actions jaunes</translation>
    </message>
</context>
<context>
    <name>SharkStanding</name>
    <message>
        <source>{rank}. {player}: ruined</source>
        <extracomment>A player who could not pay and had to leave the match</extracomment>
        <translation>{rank}. {player}&#xa0;: faillite</translation>
    </message>
</context>
<context>
    <name>SharkStandings</name>
    <message>
        <source>{number} for {sum}</source>
        <translation>{number} pour {sum}</translation>
    </message>
    <message>
        <source>{sign} {company} at {value}</source>
        <translation>{sign} {company} à {value}</translation>
    </message>
</context>
<context>
    <name>SharkTable</name>
    <message>
        <source>Chains</source>
        <translation>Chaînes</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Sociétés</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Stock chart</source>
        <translation>Cours boursiers</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Menaces</translation>
    </message>
    <message>
        <source>{company} {number}</source>
        <extracomment>Shares of a company that somebody bought or sold, in a list: &quot;Red +2, Blue −1&quot;</extracomment>
        <translation>{company} {number}</translation>
    </message>
    <message>
        <source>{player} trades: {shares}.</source>
        <extracomment>{shares} is a list of companies and numbers: &quot;Red +2, Blue −1&quot;</extracomment>
        <translation>{player} négocie&#xa0;: {shares}.</translation>
    </message>
</context>
<context>
    <name>SharkWealth</name>
    <message>
        <source>Wealth over the turns</source>
        <translation>Le capital au fil des tours</translation>
    </message>
</context>
<context>
    <name>SharkZone</name>
    <message>
        <source>Africa</source>
        <translation>Afrique</translation>
    </message>
    <message>
        <source>Asia</source>
        <translation>Asie</translation>
    </message>
    <message>
        <source>Europe</source>
        <translation>Europe</translation>
    </message>
    <message>
        <source>North America</source>
        <translation>Amérique du Nord</translation>
    </message>
    <message>
        <source>Oceania</source>
        <translation>Océanie</translation>
    </message>
    <message>
        <source>South America</source>
        <translation>Amérique du Sud</translation>
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
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>ShelfProgress</name>
    <message>
        <source>Reading the match files</source>
        <translation>Lecture des parties enregistrées</translation>
    </message>
    <message>
        <source>Reading the match files: {number} of {total}</source>
        <translation>Lecture des parties enregistrées&#xa0;: {number} sur {total}</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Log</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Players or log</source>
        <translation>Joueurs ou historique</translation>
    </message>
</context>
<context>
    <name>SlipBox</name>
    <message>
        <source>Ask me about this again</source>
        <extracomment>The coach asks again before a slip of the same kind in this match</extracomment>
        <translation>Le redemander à l’avenir</translation>
    </message>
    <message>
        <source>Play it all the same</source>
        <translation>Jouer quand même</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>The coach shows what is better</extracomment>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Sure?</source>
        <extracomment>Heading of the coach&apos;s question before a costly slip</extracomment>
        <translation>Vraiment&#x202f;?</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>What was about to be done is not done</extracomment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>This gives away {number} in 100: a chance of {chance} instead of {best}.</source>
        <extracomment>{number} is a whole number, {chance} and {best} are chances such as &quot;31%&quot;</extracomment>
        <translation>Cela coûte {number} chances sur 100&#xa0;: {chance} de gagner au lieu de {best}.</translation>
    </message>
    <message>
        <source>This lowers the chance to win. By how much is not told here, where all can read it.</source>
        <translation>Cela diminue les chances de gagner. De combien, ce n’est pas dit ici, où tous peuvent le lire.</translation>
    </message>
</context>
<context>
    <name>SpeakerBar</name>
    <message>
        <source>Hide my cards</source>
        <translation>Cacher mes cartes</translation>
    </message>
    <message>
        <source>Look at my cards</source>
        <translation>Voir mes cartes</translation>
    </message>
    <message>
        <source>Who speaks</source>
        <extracomment>A heading before the names of players: one of them is pressed in</extracomment>
        <translation>Qui parle&#x202f;?</translation>
    </message>
    <message>
        <source>{player} has nothing to say now</source>
        <extracomment>Of a player who has said that they are done</extracomment>
        <translation>{player} n’a rien à dire pour l’instant</translation>
    </message>
    <message>
        <source>{player} is asked</source>
        <extracomment>On the button of a person who does not speak now, but whose answer others wait for</extracomment>
        <translation>{player} doit répondre</translation>
    </message>
    <message>
        <source>{player} speaks</source>
        <translation>{player} prend la parole</translation>
    </message>
</context>
<context>
    <name>SpeedButton</name>
    <message>
        <source>At once</source>
        <translation>Immédiate</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Jouer plus vite</translation>
    </message>
    <message>
        <source>Play slower</source>
        <translation>Jouer plus lentement</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Speed of play: {speed}</source>
        <translation>Vitesse de jeu&#xa0;: {speed}</translation>
    </message>
    <message>
        <source>{what} (keys: {one} and {other})</source>
        <extracomment>After what a button does: the keys that do it</extracomment>
        <translation>{what} (touches&#xa0;: {one} et {other})</translation>
    </message>
</context>
<context>
    <name>SquareCard</name>
    <message>
        <source>Cash</source>
        <extracomment>Head of a column: what a building brings or costs a player in cash</extracomment>
        <translation>Argent</translation>
    </message>
    <message>
        <source>In all</source>
        <extracomment>Head of a column: the same, with what the player&apos;s shares gain or lose in value</extracomment>
        <translation>En tout</translation>
    </message>
    <message>
        <source>is ruined</source>
        <extracomment>Below a player&apos;s name</extracomment>
        <translation>fait faillite</translation>
    </message>
    <message>
        <source>must sell shares at half their value</source>
        <extracomment>Below a player&apos;s name</extracomment>
        <translation>doit vendre des actions à la moitié de leur valeur</translation>
    </message>
</context>
<context>
    <name>SquaresModel</name>
    <message>
        <source>Building</source>
        <translation>Immeuble</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vide</translation>
    </message>
    <message>
        <source>Length of its chain</source>
        <translation>Longueur de chaîne</translation>
    </message>
    <message>
        <source>No chain</source>
        <translation>Aucune chaîne</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>{company}: in a chain of {number}</source>
        <translation>{company}, chaîne de {number}</translation>
    </message>
    <message>
        <source>{company}: stands alone</source>
        <translation>{company}, immeuble isolé</translation>
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
        <translation>{rank}. {player}&#xa0;: {total}</translation>
    </message>
    <message>
        <source>{rank}. {player}: {total}, but cannot win</source>
        <translation>{rank}. {player}&#xa0;: {total}, mais ne peut pas gagner</translation>
    </message>
</context>
<context>
    <name>StandingsModel</name>
    <message>
        <source>Cash</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Districts owned</source>
        <translation>Quartiers acquis</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Emprunts</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Park</source>
        <translation>Parc</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>{number}: too few</source>
        <translation>{number}&#xa0;: trop peu</translation>
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
        <translation>Contre</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>N’importe combien</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>N’importe qui</translation>
    </message>
    <message>
        <source>Bots only</source>
        <extracomment>Matches of one person against bots</extracomment>
        <translation>Seulement des bots</translation>
    </message>
    <message>
        <source>Bots: {level}</source>
        <translation>Bots&#xa0;: {level}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Other people too</source>
        <extracomment>Matches in which at least two people play</extracomment>
        <translation>D’autres personnes aussi</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Fair dice</source>
        <translation>Dés équitables</translation>
    </message>
    <message>
        <source>How the dice of all matches came out</source>
        <translation>Comment les dés de toutes les parties sont tombés</translation>
    </message>
    <message>
        <source>Only bots have played to the end so far. Statistics are about people: matches count in which at least one person plays.</source>
        <translation>Jusqu’ici, seuls des bots ont joué jusqu’au bout. Les statistiques portent sur les personnes&#xa0;: comptent les parties auxquelles participe au moins une personne.</translation>
    </message>
    <message>
        <source>Save as a table</source>
        <translation>Enregistrer comme tableau</translation>
    </message>
    <message>
        <source>Save as a table…</source>
        <translation>Enregistrer comme tableau…</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Enregistrer le graphique</translation>
    </message>
    <message>
        <source>Save the chart…</source>
        <translation>Enregistrer le graphique…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>The chosen matches as a CSV file</source>
        <translation>Les parties choisies dans un fichier CSV</translation>
    </message>
    <message>
        <source>There are no such matches.</source>
        <translation>Il n’y a pas de telles parties.</translation>
    </message>
    <message>
        <source>There is nothing to tell yet. Every match that is played to its end counts.</source>
        <translation>Il n’y a encore rien à raconter. Chaque partie jouée jusqu’au bout compte.</translation>
    </message>
    <message>
        <source>{name} has not played such a match.</source>
        <translation>{name} n’a pas joué de telle partie.</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Yours: {before} › {after}</source>
        <extracomment>Of a company&apos;s shares: how many the player has now and afterwards</extracomment>
        <translation>En main&#xa0;: {before} › {after}</translation>
    </message>
    <message>
        <source>Yours: {shares}</source>
        <extracomment>Of a company&apos;s shares: how many the player has</extracomment>
        <translation>En main&#xa0;: {shares}</translation>
    </message>
    <message>
        <source>{before} › {after}</source>
        <extracomment>Of a company&apos;s shares: how many the player has now and afterwards, without any word</extracomment>
        <translation>{before} › {after}</translation>
    </message>
    <message>
        <source>{company}: a share is worth {value}</source>
        <translation>{company}&#xa0;: une action vaut {value}</translation>
    </message>
    <message>
        <source>{company}: number of shares</source>
        <extracomment>The name of a field with − and +</extracomment>
        <translation>{company}&#xa0;: nombre d’actions</translation>
    </message>
    <message>
        <source>{company}: one share less</source>
        <translation>{company}&#xa0;: une action de moins</translation>
    </message>
    <message>
        <source>{company}: one share more</source>
        <translation>{company}&#xa0;: une action de plus</translation>
    </message>
</context>
<context>
    <name>TableNotices</name>
    <message>
        <source>Play on without saving</source>
        <translation>Continuer sans enregistrer</translation>
    </message>
    <message>
        <source>The bot that gives hints did not answer. This hint comes from a quick bot.</source>
        <translation>Le bot qui donne les astuces n’a pas répondu. Cette astuce vient d’un bot rapide.</translation>
    </message>
    <message>
        <source>The bot that plays {player} did not answer, so a quick bot decided in its place. If that happens again, the match goes on in the same way.</source>
        <translation>Le bot {player} n’a pas répondu&#xa0;: un bot rapide a décidé à sa place. Si cela se reproduit, la partie continuera de la même façon.</translation>
    </message>
    <message>
        <source>The sand-glass has run out: open offers lapse ({players}).</source>
        <extracomment>{players} have made offers that nobody can answer any more</extracomment>
        <translation>Le sablier s’est écoulé&#xa0;: les offres en cours tombent ({players}).</translation>
    </message>
    <message>
        <source>The sand-glass has run out: the talk is over.</source>
        <translation>Le sablier s’est écoulé&#xa0;: la discussion est terminée.</translation>
    </message>
    <message>
        <source>This could not be saved, so it has not happened yet. {reason}</source>
        <translation>Cette action n’a pas pu être enregistrée&#xa0;: elle n’a donc pas encore eu lieu. {reason}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>{players} play this match. What only one of them may see stays hidden until it is asked for.</source>
        <translation>{players} jouent cette partie. Ce qu’une seule personne peut voir reste caché jusqu’à ce qu’elle le demande.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>A die was rolled since, or something was drawn.</source>
        <translation>Depuis, un dé a été lancé ou quelque chose a été tiré.</translation>
    </message>
    <message>
        <source>Big table</source>
        <extracomment>A view for several people around one screen, in very large letters</extracomment>
        <translation>Grande table</translation>
    </message>
    <message>
        <source>Bots tell their reasons when it is your turn.</source>
        <translation>Les bots donnent leurs raisons quand une personne doit jouer.</translation>
    </message>
    <message>
        <source>Coach</source>
        <extracomment>Asks before a costly slip</extracomment>
        <translation>Entraîneur</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Astuce</translation>
    </message>
    <message>
        <source>Last moves</source>
        <extracomment>Two words beside an icon: marks on the board what the others have done since one&apos;s turn</extracomment>
        <translation>Derniers coups</translation>
    </message>
    <message>
        <source>Look back</source>
        <extracomment>At the table: shows what happened before, step by step</extracomment>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Nobody has done anything yet that could be explained.</source>
        <translation>Personne n’a encore rien fait qui puisse être expliqué.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Il ne s’est encore rien passé.</translation>
    </message>
    <message>
        <source>Nothing on the board is new since your turn.</source>
        <translation>Entre-temps, rien n’a changé sur le plateau.</translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation>Rien n’a été annulé.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>A word beside an icon: saves a copy of the match</extracomment>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Something hidden has come to light since.</source>
        <translation>Depuis, quelque chose de caché a été révélé.</translation>
    </message>
    <message>
        <source>The coach is at your side, and asks before you make a costly slip.</source>
        <translation>L’entraîneur est là et demande confirmation avant une erreur coûteuse.</translation>
    </message>
    <message>
        <source>The match is not over yet.</source>
        <translation>La partie n’est pas encore terminée.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>There is nothing of yours to take back yet.</source>
        <translation>Il n’y a encore aucun coup d’ici à annuler.</translation>
    </message>
    <message>
        <source>There is nothing to choose here: roll the die, or draw.</source>
        <extracomment>Somebody holds a die, or the bag from which a tile is drawn</extracomment>
        <translation>Il n’y a rien à choisir ici&#xa0;: lancez le dé, ou piochez.</translation>
    </message>
    <message>
        <source>There is nothing to decide now.</source>
        <translation>Il n’y a rien à décider maintenant.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>What is new is marked when it is your turn.</source>
        <translation>Ce qui est nouveau est montré quand une personne doit jouer.</translation>
    </message>
    <message>
        <source>What is new on the board</source>
        <translation>Ce qui est nouveau sur le plateau</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
</context>
<context>
    <name>TablesCard</name>
    <message>
        <source>Continue</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Once all tables have played</source>
        <translation>Une fois que toutes les tables ont joué</translation>
    </message>
    <message>
        <source>Table {number}: {players}. Has not played yet.</source>
        <translation>Table {number}&#xa0;: {players}. N’a pas encore joué.</translation>
    </message>
    <message>
        <source>Table {number}: {players}. Has played.</source>
        <translation>Table {number}&#xa0;: {players}. A joué.</translation>
    </message>
    <message>
        <source>Table {number}: {players}. Is playing.</source>
        <translation>Table {number}&#xa0;: {players}. Est en train de jouer.</translation>
    </message>
</context>
<context>
    <name>TalkPanel</name>
    <message>
        <source>Back</source>
        <extracomment>Goes from what one has in mind back to what the others say</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Nobody waits for an answer.</source>
        <translation>Personne n’attend de réponse.</translation>
    </message>
    <message>
        <source>Nothing would be left for {player}</source>
        <translation>Il ne resterait rien pour {player}</translation>
    </message>
    <message>
        <source>Somebody waits for an answer. {key} says no, and done.</source>
        <extracomment>{key} is the name of a key</extracomment>
        <translation>Quelqu’un attend une réponse. {key} dit non et termine.</translation>
    </message>
    <message>
        <source>Whoever belongs to it gets at least a million</source>
        <extracomment>An offer or a split has room for everybody who belongs to it</extracomment>
        <translation>Qui participe reçoit au moins un million</translation>
    </message>
</context>
<context>
    <name>ThinkingBox</name>
    <message>
        <source>Never mind</source>
        <extracomment>On a button: the hint that the coach is thinking about is not needed</extracomment>
        <translation>Pas la peine</translation>
    </message>
    <message>
        <source>The coach is thinking…</source>
        <translation>L’entraîneur réfléchit…</translation>
    </message>
</context>
<context>
    <name>TradePanel</name>
    <message>
        <source>Buys and sells what is noted down</source>
        <translation>Achète et vend les actions indiquées</translation>
    </message>
    <message>
        <source>Cash: {before} › {after}</source>
        <extracomment>The player&apos;s cash before and after trading</extracomment>
        <translation>Argent&#xa0;: {before} › {after}</translation>
    </message>
    <message>
        <source>Cash: {cash}</source>
        <extracomment>{cash} is a sum</extracomment>
        <translation>Argent&#xa0;: {cash}</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Lancer les dés</translation>
    </message>
    <message>
        <source>Roll the die</source>
        <translation>Lancer le dé</translation>
    </message>
    <message>
        <source>Shares you may still buy: {left} of {limit}</source>
        <translation>Achats restants&#xa0;: {left} sur {limit}</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Trade and end the turn</source>
        <translation>Valider et finir le tour</translation>
    </message>
    <message>
        <source>Trade and roll</source>
        <translation>Valider et lancer</translation>
    </message>
    <message>
        <source>brings {amount}</source>
        <extracomment>What selling shares brings in</extracomment>
        <translation>rapporte {amount}</translation>
    </message>
    <message>
        <source>costs {amount}</source>
        <translation>coûte {amount}</translation>
    </message>
</context>
<context>
    <name>TurnHistory</name>
    <message>
        <source>After turn {number}</source>
        <translation>Après le tour {number}</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Au départ</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Tour {number}</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
</context>
<context>
    <name>TurningPoints</name>
    <message>
        <source>{part}: {player} goes ahead.</source>
        <extracomment>{part} is a part of the match: &quot;Round 7&quot;</extracomment>
        <translation>{part}&#xa0;: {player} prend la tête.</translation>
    </message>
    <message>
        <source>{player}: the chance to win falls from {before} to {after}.</source>
        <translation>{player}&#xa0;: les chances de gagner tombent de {before} à {after}.</translation>
    </message>
    <message>
        <source>{player}: the chance to win rises from {before} to {after}.</source>
        <translation>{player}&#xa0;: les chances de gagner passent de {before} à {after}.</translation>
    </message>
</context>
<context>
    <name>VariantList</name>
    <message>
        <source>Not in play: {variants}</source>
        <extracomment>{variants} is a list of variants that nobody has chosen for this match</extracomment>
        <translation>Pas en jeu&#xa0;: {variants}</translation>
    </message>
    <message>
        <source>Played on from step {number} of another match.</source>
        <extracomment>Among the variants of a match: {number} is the step of another match after which this one began</extracomment>
        <translation>Continuée à partir de l’étape {number} d’une autre partie.</translation>
    </message>
    <message>
        <source>This game has no variants.</source>
        <translation>Ce jeu n’a pas de variantes.</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <extracomment>An option of the match and what was chosen: &quot;Hidden money: Yes&quot;</extracomment>
        <translation>{option}&#xa0;: {value}</translation>
    </message>
</context>
<context>
    <name>VariantsFold</name>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
</context>
<context>
    <name>VillageScene</name>
    <message>
        <source>A councillor of value {value}</source>
        <translation>Un conseiller de valeur {value}</translation>
    </message>
    <message>
        <source>Click to draw a tile</source>
        <translation>Cliquer pour tirer une tuile</translation>
    </message>
    <message>
        <source>Councillors in the deck: {number}</source>
        <translation>Conseillers dans la pioche&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Discarded: {number}</source>
        <translation>Cartes défaussées&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Journalists who stay: {number}</source>
        <translation>Journalistes restés sur le plateau&#xa0;: {number}</translation>
    </message>
    <message>
        <source>The mug stands at the strength of the coalition, {mug}, the biscuit at that of the opposition, {biscuit}</source>
        <translation>La chope est à la force de la coalition, {mug}, le biscuit à celle de l’opposition, {biscuit}</translation>
    </message>
    <message>
        <source>The mug stands at the strength of the coalition, {mug}: who offers more can take its place</source>
        <translation>La chope est à la force de la coalition, {mug}&#xa0;: qui offre plus peut prendre sa place</translation>
    </message>
    <message>
        <source>The mug will stand at the strength of the coalition. There is none yet</source>
        <translation>La chope sera à la force de la coalition. Il n’y en a pas encore</translation>
    </message>
    <message>
        <source>Tiles in the bag: {number}. It is with {player}.</source>
        <translation>Tuiles dans le sac&#xa0;: {number}. C’est {player} qui l’a.</translation>
    </message>
    <message>
        <source>{millions} M</source>
        <translation>{millions}&#xa0;M</translation>
    </message>
    <message>
        <source>{offer}: {split}. Strength {height}.</source>
        <translation>{offer}&#xa0;: {split}. Force {height}.</translation>
    </message>
    <message>
        <source>{offer}: {split}. Strength {height}. {answers}.</source>
        <translation>{offer}&#xa0;: {split}. Force {height}. {answers}.</translation>
    </message>
    <message>
        <source>{player} has {money}</source>
        <translation>{player} a {money}</translation>
    </message>
    <message>
        <source>{player}: die {die}, cards {cards}, strength {strength}</source>
        <translation>{player}&#xa0;: dé {die}, cartes {cards}, force {strength}</translation>
    </message>
    <message>
        <source>{project}, sections: {sections}. {state}.</source>
        <translation>{project}, sections&#xa0;: {sections}. {state}.</translation>
    </message>
</context>
<context>
    <name>WatchPanel</name>
    <message>
        <source>Has the bot decide at once, with the best it has found so far</source>
        <translation>Fait décider le bot tout de suite, avec ce qu’il a trouvé de mieux jusqu’ici</translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation>Jouer jusqu’au bout</translation>
    </message>
    <message>
        <source>Plays the rest of the match without showing it</source>
        <translation>Joue le reste de la partie sans le montrer</translation>
    </message>
    <message>
        <source>Quick move</source>
        <translation>Coup rapide</translation>
    </message>
    <message>
        <source>Shows at once what is happening, without waiting</source>
        <translation>Montre aussitôt ce qui se passe, sans attendre</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Accélérer</translation>
    </message>
</context>
<context>
    <name>WealthModel</name>
    <message>
        <source>After round {number}</source>
        <translation>Après le tour {number}</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Au départ</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Tour {number}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Wealth over the rounds</source>
        <translation>Le capital au fil des tours</translation>
    </message>
</context>
<context>
    <name>Whereabouts</name>
    <message>
        <source>Click: the variants in play (key: {key})</source>
        <extracomment>At the end of a tool tip: a click shows what was chosen before this match</extracomment>
        <translation>Clic&#xa0;: les variantes jouées (touche&#xa0;: {key})</translation>
    </message>
    <message>
        <source>The variants in play</source>
        <translation>Les variantes jouées</translation>
    </message>
</context>
<context>
    <name>WhyBox</name>
    <message>
        <source>A hint for {player}</source>
        <translation>Une astuce pour {player}</translation>
    </message>
    <message>
        <source>As the coach sees it, nobody’s chances to win changed by it.</source>
        <translation>Selon l’entraîneur, cela n’a changé les chances de gagner de personne.</translation>
    </message>
    <message>
        <source>Chance to win now: {chance}</source>
        <extracomment>Above a list of what can be done, each with the chance to win with it; {chance} is the best of them</extracomment>
        <translation>Chances de gagner maintenant&#xa0;: {chance}</translation>
    </message>
    <message>
        <source>Chance to win until now</source>
        <extracomment>In a list: the chance to win before anything is chosen</extracomment>
        <translation>Chances de gagner jusqu’ici</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close (key: Esc)</source>
        <translation>Fermer (touche&#xa0;: Échap)</translation>
    </message>
    <message>
        <source>Everybody’s chances to win before and after it, as the coach sees them, who may judge otherwise than {player}</source>
        <extracomment>Below the chance that {player}, a bot, has reckoned with</extracomment>
        <translation>Les chances de gagner de tous avant et après, selon l’entraîneur ({player} a pu en juger autrement)</translation>
    </message>
    <message>
        <source>Hide the figures</source>
        <translation>Masquer les chiffres</translation>
    </message>
    <message>
        <source>More: the figures behind it</source>
        <translation>Plus&#xa0;: les chiffres</translation>
    </message>
    <message>
        <source>Play all</source>
        <extracomment>Do all that the hint plans, one after the other</extracomment>
        <translation>Tout jouer</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>Do what the hint says</extracomment>
        <translation>Jouer ce coup</translation>
    </message>
    <message>
        <source>The coach would have told {player}:</source>
        <extracomment>Above sentences that say &quot;you&quot; to a bot: why it did what it did</extracomment>
        <translation>L’entraîneur aurait dit à {player}&#xa0;:</translation>
    </message>
    <message>
        <source>What else there was, and the chance to win with it</source>
        <translation>Ce qui était possible aussi, et les chances de gagner</translation>
    </message>
    <message>
        <source>What it did to everybody’s chances to win, as the coach sees it</source>
        <translation>L’effet sur les chances de gagner de tous, selon l’entraîneur</translation>
    </message>
    <message>
        <source>What {player} did</source>
        <translation>Ce qu’a fait {player}</translation>
    </message>
    <message>
        <source>Why {player} did this</source>
        <translation>Pourquoi {player} a joué ainsi</translation>
    </message>
    <message>
        <source>{action} (chosen)</source>
        <extracomment>What the player was about to do, in a list of what can be done: &quot;Pass (chosen)&quot;</extracomment>
        <translation>{action} (choisi)</translation>
    </message>
    <message>
        <source>{player} reckoned with a chance to win of {chance}</source>
        <extracomment>Above a list of what a bot could do, each with the chance to win with it, as that bot judged it</extracomment>
        <translation>{player} comptait sur une chance de gagner de {chance}</translation>
    </message>
</context>
<context>
    <name>WorldScene</name>
    <message>
        <source>Click to roll the dice</source>
        <translation>Cliquer pour lancer les dés</translation>
    </message>
    <message>
        <source>Click to roll the die</source>
        <translation>Cliquer pour lancer le dé</translation>
    </message>
    <message>
        <source>No open square</source>
        <translation>Aucune case possible</translation>
    </message>
    <message>
        <source>{company}: value {value}, buildings left: {left}</source>
        <translation>{company}&#xa0;: valeur {value}, immeubles restants&#xa0;: {left}</translation>
    </message>
    <message>
        <source>{player} is ruined</source>
        <translation>{player} fait faillite</translation>
    </message>
    <message>
        <source>{square}, {zone}: {standing}</source>
        <translation>{square}, {zone}&#xa0;: {standing}</translation>
    </message>
</context>
</TS>
