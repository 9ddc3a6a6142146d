<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
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
        <source>The match is over: {winners} share the win!</source>
        <translation>La partie est finie&#xa0;: {winners} se partagent la victoire&#x202f;!</translation>
    </message>
    <message>
        <source>The match is over: {winners} wins!</source>
        <translation>La partie est finie&#xa0;: {winners} gagne&#x202f;!</translation>
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
        <translation>{player} fait son emprunt n° {number} pour {colour}&#xa0;: {amount} tout de suite, {debt} à rendre à la fin.</translation>
    </message>
    <message>
        <source>{player} takes loan number {number}: {amount} now, {debt} to repay at the end.</source>
        <extracomment>{amount} is what the loan pays out, {debt} what it costs at the end</extracomment>
        <translation>{player} fait son emprunt n° {number}&#xa0;: {amount} tout de suite, {debt} à rendre à la fin.</translation>
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
        <translation>Offres au-delà de son argent</translation>
    </message>
    <message>
        <source>Do players see each other’s money?</source>
        <translation>Voit-on l’argent des autres&#x202f;?</translation>
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
        <translation>Chacun ne voit que son argent&#x202f;; une bonne mémoire sait le reste.</translation>
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
        <source>The die shows 1 to 6, never {pips}.</source>
        <translation>Le dé donne de 1 à 6, jamais {pips}.</translation>
    </message>
    <message>
        <source>The fuller purse holds {cash}: a bid of {amount} is too high, for one purse pays alone.</source>
        <translation>La caisse la mieux garnie contient {cash}&#xa0;: une offre de {amount} est trop élevée, car une caisse paie seule.</translation>
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
        <translation>«&#xa0;{option}&#xa0;» fait partie du jeu pour joueurs confirmés, à trois ou quatre.</translation>
    </message>
</context>
<context>
    <name>BigShotStanding</name>
    <message>
        <source>{rank}. {player}: {total}, but too few districts to win</source>
        <extracomment>Fewer than two districts (with each colour, if there are two): the fortune does not count</extracomment>
        <translation>{rank}. {player}&#xa0;: {total}, mais trop peu de quartiers pour gagner</translation>
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
    <name>Money</name>
    <message>
        <source>${number}M</source>
        <extracomment>A sum of money: {number} whole millions of dollars</extracomment>
        <translation>{number}&#xa0;M$</translation>
    </message>
    <message>
        <source>-${number}M</source>
        <extracomment>A debt or a loss: {number} whole millions of dollars</extracomment>
        <translation>−{number}&#xa0;M$</translation>
    </message>
</context>
<context>
    <name>Phrase</name>
    <message>
        <source>At the top</source>
        <extracomment>The outermost place in a data file, where others are called lots[3] or city.districts</extracomment>
        <translation>Au premier niveau</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>A player without a name</extracomment>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>{item}: {amount}</source>
        <extracomment>A line of the final account: what for, and how much</extracomment>
        <translation>{item}&#xa0;: {amount}</translation>
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
</context>
<context>
    <name>Problem</name>
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
        <source>This file is damaged: line {line}, column {column} makes no sense.</source>
        <translation>Ce fichier est endommagé&#xa0;: la ligne {line}, colonne {column}, n’a pas de sens.</translation>
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
        <source>This version of the program knows no game “{game}”.</source>
        <translation>Cette version du programme ne connaît pas de jeu «&#xa0;{game}&#xa0;».</translation>
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
</TS>
