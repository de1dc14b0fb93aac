# Learning: a first game with a coach, and the rules to read.

learn-title = Je eerste bal
learn-about = Eén heel spel Mascarade, ongeveer tien minuten, tegen drie rustige bots. Alles wordt uitgelegd als het voor het eerst gebeurt.
learn-begin = Neem plaats
learn-go-on = Ga verder met het spel
learn-anew = Begin opnieuw
learn-rather-rules = Ik lees liever de regels
learn-coach = Uitleg
learn-got-it = Begrepen
learn-skip = Geen uitleg meer
learn-progress = { $seen } van { $all } uitgelegd
learn-done = Dat was je eerste bal
learn-done-about = Je hebt gezien waar het om gaat. De rest is lef, geheugen en een stalen gezicht.
learn-missed = Kwam deze keer niet voor:
learn-friends = Open een tafel voor vrienden
learn-look-back = Zie wat er echt gebeurde
learn-again = Nog een keer

# What the coach says. $person did it; $you says whether that is the reader.
learn-tip-deal = Eén keer liggen alle maskers open. Onthoud wie je bent, en zoveel mogelijk van de anderen: straks ligt elke kaart gedekt.
    .title = De verdeling
learn-tip-prepare = In de eerste vier beurten mag maar één ding: neem je eigen kaart en een andere onder de tafel, en wissel ze of niet. Nu al is niemand meer zeker.
    .title = Voorbereiding
learn-tip-hands = Niemand ziet je handen. Kruis de kaarten of laat ze, zo vaak je wilt, en leg ze dan terug. Alleen jij weet hoe ze liggen: onthoud het.
    .title = Onder de tafel
learn-tip-turn = Vanaf nu kies je uit drie acties. Niet zeker wie je bent? Kijken. De anderen in de war brengen? Wisselen, of doen alsof. Zeker of dapper? Aankondigen.
    .title = Jouw beurt
learn-tip-look = { $you ->
        [yes] Alleen jij hebt je kaart gezien. Maar iedereen heeft gezien dat je keek.
       *[no] { $person } heeft naar de eigen kaart gekeken. Wat het was, blijft geheim, maar nu is iemand aan deze tafel ergens zeker van.
    }
    .title = Kijken
learn-tip-announce = { $you ->
        [yes] Je hebt gezegd wie je bent, waar of niet. Nu mag iedereen om de beurt zeggen: dat ben ik!
       *[no] { $person } zegt: “Ik ben { $mask_the }.” Het kan waar zijn of niet, en niemand hoeft het zeker te weten. Nu mag iedereen om de beurt zeggen: dat ben ik!
    }
    .title = Een aankondiging
learn-tip-contest = Passen kost je niets. Of zeg dat jij ook { $mask_the } bent: dan worden er kaarten opengelegd. Is het waar, dan is de kracht van jou. Zo niet, dan betaal je 1 goudstuk.
    .title = Jij wordt gevraagd
learn-tip-ahead = Je bent nog niet gevraagd, maar je kunt al zeggen wat je zult antwoorden. Niemand komt het te weten voordat jij aan de beurt bent.
    .title = Vooraf antwoorden
learn-tip-reveal = Meer dan één zei het, dus worden hun kaarten opengelegd. Wie het masker echt is, gebruikt de kracht. De anderen betalen 1 goudstuk boete. Dan worden de kaarten weer gedekt gelegd.
    .title = Maskers af!
learn-tip-power = Wat { $mask_the } doet: { $power }
    .title = Een kracht
learn-tip-court = Boetes gaan naar de Rechtbank, de leeuw in het midden. Wie de Rechter is, of ervoor gehouden wordt, neemt ze allemaal.
    .title = De Rechtbank
learn-tip-bound = Je kaart is net opengelegd, dus iedereen kent hem. Daarom moet je nu wisselen, of doen alsof.
    .title = Iedereen weet het
learn-tip-win = Wie 13 goudstukken heeft, wint meteen. Heeft iemand er geen meer, dan is het spel ook voorbij en wint de rijkste. Houd de goudstukken dus in het oog.
    .title = Hoe je wint

# The rules to read.
rules-masks-of-edition = De maskers van deze editie
rules-masks-others = De andere maskers van deze editie
