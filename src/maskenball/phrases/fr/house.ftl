# Words of the house: languages, games, levels of bots, memory levels. Terminal and browser share them.

language-name = Français
game-mascarade = Mascarade
game-masquerade = Masquerade
edition = { $edition ->
        [1] Première édition
       *[2] Deuxième édition
    }
scenario-1e-2013 = Les assortiments standard de 2013 (avec l'Espionne à 7 joueurs)
scenario-1e-2014 = Les assortiments standard de 2014 (avec le Fou à 7 joueurs)
scenario-2e-A = Nos propres assortiments pour les premières parties
scenario-2e-B = Nos propres assortiments, plus rusés
deck-default = Notre reconstitution : les diamants sont sur les cartes bleues, jaunes, vertes et sur le 11 rouge
deck-points = Une variante : les diamants sont sur les petites cartes hors atout et sur les rouges de 8 à 11
level-gentle = Tranquille
    .about = Ne dit que ce dont il est sûr. Parfait pour une première partie.
level-steady = Solide
    .about = Calcule ses chances et bluffe quand cela rapporte.
level-cunning = Habile
    .about = Écoute aussi : il remarque qui ment et qui ne ment pas.
level-masterly = Redoutable
    .about = Pense plusieurs tours à l'avance. Difficile à battre.
memory-strict = Stricte
    .about = Tu ne vois que ce qui s'est passé depuis ton dernier tour.
memory-log = Journal
    .about = Tout ce qui s'est dit et fait en public peut être relu.
memory-notes = Notes
    .about = Le journal, la donne et tes propres notes.
memory-helper = Aide
    .about = Pour s'entraîner : la probabilité de chaque masque à chaque place, calculée d'après tout ce que tu as vu.
and-list = { $first } et { $last }
or-list = { $first } ou { $last }
unofficial = Une réalisation non officielle, pour le plaisir et en privé, sans lien avec les éditeurs des jeux.
scenario-verdict = { $cards } masques, { $players } joueurs, édition { $edition } : { $verdict ->
        [yes] jouable.
        [advised] jouable, avec des recommandations :
       *[no] pas jouable, car :
    }

# What any game may say, and all that is said of a game that has no words of its own.
opening-any = { $game }, { $players } joueurs.
event-any = { $you ->
        [yes] Toi : { $text }
       *[no] { $person } : { $text }
    }
event-over-any = La partie est terminée.
question-any = À toi de jouer. Que fais-tu ?
waiting-any = C'est à { $person } de décider.
event-decline = { $you ->
        [yes] Tu renonces.
       *[no] { $person } renonce.
    }
event-winner = Victoire : { $winners }.
event-winners = Victoire partagée : { $winners }.
game-ended =
    { $why ->
        [agreed] Tout le monde a voulu arrêter la partie ici. Personne n'a gagné.
       *[long] Après 2 000 décisions, la partie s'arrête ici. Personne n'a gagné.
    }
