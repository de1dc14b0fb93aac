# The rules pages. Each message is a section with its title. $edition is 1 or 2; $players is not known here.

rules-mascarade-aim = Zorg dat je als eerste 13 goudstukken hebt. Je bent wie het masker voor je zegt dat je bent, maar de kaarten worden voortdurend in het geheim gewisseld, dus niemand weet het lang zeker. Het spel eindigt ook als iemand geen goudstukken meer heeft: dan wint de rijkste speler.
    .title = Het doel
rules-mascarade-table = Voor { $edition ->
        [1] 2 tot en met 13
       *[2] 4 tot en met 12
    } spelers; voor een eerste spel raden de spelregels 4 tot en met 8 spelers aan. Iedereen begint met 6 goudstukken en één masker{ $edition ->
        [1] {" "}(twee maskers met 3 spelers, drie met 2)
       *[2] {""}
    }. Alle maskers worden open uitgedeeld, zodat iedereen ze ziet, en dan gedekt gelegd. Goudstukken zijn altijd openbaar. Boetes gaan naar de Rechtbank. In de gewone samenstellingen liggen met 4 spelers twee maskers en met 5 spelers één masker in het midden, bij niemand.
    .title = De tafel
rules-mascarade-turn = De eerste vier beurten van het spel zijn voorbereiding: elk daarvan is Wisselen (of niet). Daarna kies je in je beurt een van drie acties: Wisselen (of niet), Kijken of Aankondigen. Dan is de speler links aan de beurt. { $edition ->
        [1] Is je kaart opengelegd in de beurt vlak voor de jouwe, dan moet je die kaart wisselen, of doen alsof.
       *[2] Is je kaart opengelegd in de beurt vlak voor de jouwe, dan mag je niet Aankondigen.
    }
    .title = Je beurt
rules-mascarade-swap = Neem je kaart en de kaart van een andere speler, of een kaart uit het midden, onder de tafel. Wissel ze of niet, zonder te kijken, en leg ze terug. Alleen jij weet het.
    .title = Wisselen (of niet)
rules-mascarade-look = Kijk in het geheim naar je eigen kaart.
    .title = Kijken
rules-mascarade-announce = Zeg welk masker je bent, waar of niet; het mag elk masker in het spel zijn. Met de klok mee past elke andere speler of claimt hetzelfde masker te zijn. Claimt niemand, dan gebruik je de kracht en wordt er geen kaart opengelegd. Claimt iemand, dan leggen jij en iedereen die claimt de eigen kaart open: wie het masker echt is, gebruikt de kracht ervan. Daarna betaalt ieder van jullie die het niet is 1 goudstuk aan de Rechtbank, en worden de kaarten weer gedekt gelegd.
    .title = Aankondigen
rules-mascarade-powers = Wat elk masker doet, staat hieronder. Wie een schuld niet helemaal kan betalen, betaalt het hele eigen fortuin. Een ster betekent dat de goudstukken van de bank komen.
    .title = Krachten
rules-mascarade-end = Het spel eindigt meteen als iemand 13 goudstukken of meer heeft, als iemand er geen heeft, of als een Oplichter wint. { $edition ->
        [1] Hebben meer spelers er in dezelfde stap 13, dan wint de rijkste van hen.
       *[2] Hebben meer spelers er in dezelfde stap 13, dan delen ze de overwinning.
    } Heeft niemand er 13 en heeft iemand er geen, dan wint de rijkste; wie even rijk is, deelt de overwinning.
    .title = Het einde
rules-mascarade-few = { $edition ->
        [1] Met 3 spelers heeft iedereen twee kaarten, links en rechts; met 2 spelers drie: links, rechts en beschermd. Bij nemen, kijken, aankondigen en claimen gebruik je één ervan en zeg je welke. De andere speler raakt je beschermde kaart nooit aan; zelf mag je ermee wisselen, ernaar kijken en ermee claimen, maar er niet mee aankondigen.
       *[2] De tweede editie is voor 4 tot en met 12 spelers.
    }
    .title = Twee en drie spelers
rules-mascarade-knowing = Openbaar: de verdeling, alle goudstukken, wie welke kaarten nam, wie keek, wat er gezegd is en elke kaart die wordt opengelegd. Geheim: wat iemand zag, en of kaarten echt gewisseld zijn. Aan het einde worden alle kaarten opengelegd.
    .title = Wie weet wat
rules-mascarade-ours = { $edition ->
        [1] De spelregels laten een paar dingen open; zo lezen wij ze. De verplichte wissel mag ook een kaart uit het midden nemen. Buiten je beurt naar je eigen kaart kijken is een optie van de tafel en staat standaard uit. Wie het doet, moet Kijken in de eerste eigen beurt waarin dat mag. Met 2 of 3 spelers mag je zelf zes maskers kiezen, en twee eigen kaarten met elkaar wisselen, ook in de voorbereiding. Het slachtoffer van de Inquisiteur noemt een masker dat meespeelt.
       *[2] De spelregels laten een paar dingen open; zo lezen wij ze. Welke maskers in de samenstellingen A en B zitten, welke een ster hebben en vanaf hoeveel spelers een masker meedoet: de gedrukte bladen en kaarten hebben we niet kunnen zien. Na de Poppenspeler betaal je boetes vanaf de nieuwe plaats, en wie aankondigde kan nog een keer aan de beurt komen. Het slachtoffer van de Goeroe noemt een masker dat meespeelt. Buiten je beurt naar je eigen kaart kijken is een optie van de tafel en staat standaard uit; wie het doet, moet Kijken in de eerste eigen beurt waarin dat mag.
    }
    .title = Wat van ons is
