# At a keyboard: what `maskenball play`, `watch` and `rules` say besides the game itself.
# Words between backquotes are typed as they are in every language.

play-welcome = Bienvenue au bal. Tape « ? » pour l'aide, `quit` pour arrêter ; rien n'est perdu.
play-company = À la table : { $people }.
play-person-bot = { $person } ({ $level })
play-person-here = { $person } (au clavier)
play-memory = Mémoire : { $level }. { $about }
play-seed = Graine : { $seed }. La même graine distribue les mêmes cartes.
play-compiling = Les bots de niveau { $level } se préparent (une seule fois, moins d'une minute)…
play-your-number = Ta réponse, un numéro ou son texte :
play-option = { $number }  { $option }
play-thinking = { $person } réfléchit…
play-memorise = Retiens qui est qui. Appuie sur Entrée pour retourner les cartes face cachée.
play-peek-hint = Hors de ton tour, tu peux regarder ta propre carte par accident avec `{ $peek }` ; tu devras ensuite Regarder, au premier de tes tours qui le permet.
play-hand-over = Le clavier passe à { $person }. Tous les autres regardent ailleurs.
play-hand-over-ready = { $person }, appuie sur Entrée quand personne d'autre ne regarde.
play-hand-over-done = { $person }, appuie sur Entrée pour cacher ceci.
play-over-saved = La feuille de partie est dans { $file }. Pour la revoir : maskenball replay { $file }
play-saved = Partie sauvegardée dans { $file }.
play-go-on = Pour continuer : maskenball play --resume { $file }
play-resumed = La partie reprend où elle en était : décision { $number }.
play-interrupted = Partie arrêtée. Rien n'est perdu.
play-no-more-input = L'entrée s'arrête ici. Rien n'est perdu.
play-not-a-number = { $number } n'est pas une des réponses : elles vont de 1 à { $last }.
play-not-understood = « { $text } » n'est ici ni une réponse ni une commande. Tape un numéro de 1 à { $last }, ou « ? » pour l'aide.
play-cannot-save = Impossible de sauvegarder dans { $file } : { $why }
play-nothing-yet = Il ne s'est encore rien passé.
play-log-title = Ce qui s'est passé :
play-log-strict = À une table stricte, tu ne vois que ce qui s'est passé depuis ton dernier tour :
play-since = Depuis ta dernière réponse :
play-table-title = La table :
play-deal-title = La donne était :
play-deal-hidden = À cette table, la donne n'est plus montrée ; tu l'as vue une fois.
play-notes-title = Tes notes :
play-notes-none = Tu n'as pas de notes. Écris-en une avec `note` et quelques mots.
play-notes-taken = C'est noté.
play-notes-off = À cette table, il n'y a pas de notes ; niveau de mémoire : { $level }.
play-helper-title = La probabilité de chaque masque à chaque place, d'après tout ce que tu as vu :
play-helper-off = Cette table joue sans l'aide.
play-help-title = Chaque réponse :
play-help-option = { $number }  { $option } : { $help }
play-commands-title = Et aussi, à tout moment :
play-command-help = `?`  ce que signifie chaque réponse
play-command-log = `log`  ce qui s'est passé jusqu'ici
play-command-table = `table`  les pièces, les masques en jeu, à qui c'est le tour
play-command-notes = `notes`  tes notes ; `note MOTS` en ajoute une
play-command-rules = `rules`  les règles ; `rules spy` ce que fait un masque
play-command-save = `save FICHIER`  garder la partie dans un fichier ; il contient toute la vérité, chaque carte comprise
play-command-quit = `quit`  arrêter ; la partie est gardée
play-command-peek = `{ $peek }`  regarder ta propre carte par accident
play-mask-line = { $mask } : { $power }
play-mask-unknown = Il n'y a pas ici de masque nommé « { $text } ».
play-wins-you = Tu as gagné !
play-wins-not = Tu n'as pas gagné cette fois.
watch-title = Les bots jouent. Ctrl-C pour arrêter.
replay-standing = C'est à { $person } de décider : { $answers }
rules-title = Les règles de { $game }
rules-none = Personne n'a écrit ici les règles de { $game }.
rules-title-edition = Les règles de { $game }, { $edition ->
        [1] première
       *[2] deuxième
    } édition
rules-star = ★ rapporte des pièces de la banque
rules-least =
    { $ours ->
        [yes] à partir de { $players } joueurs, nombre fixé par nous
       *[no] à partir de { $players } joueurs
    }
rules-copies =
    { $copies ->
        [one] { $copies } carte
       *[other] { $copies } cartes
    }
rules-other-edition = { $mask } : seulement dans la { $edition ->
        [1] première
       *[2] deuxième
    } édition (--edition { $edition }) :
scenario-sheet = { $players } joueurs : { $masks }
play-nameless = Invité
play-cannot-clear = Ce terminal ne peut pas être effacé : ce qui est dit à une personne reste lisible plus haut pour les autres.
play-helper-partners = Probabilité que chacun soit partenaire, d'après tout ce que tu as vu :
play-command-helper = `helper`  où chaque masque se trouve probablement

# What cannot be at a keyboard, and why.
play-open-elsewhere = Cette partie est ouverte ailleurs : { $file }. Ferme-la d'abord là-bas.
play-no-game = Il n'y a pas de partie à continuer dans { $file }.
play-skipped = { $file } est illisible ; on passe au suivant : { $why }
play-resume-names = Au clavier de cette partie : { $people }. Retire --name.
play-resume-options = Une partie qui continue garde ce qui a été convenu au début. Retire : { $options }.
play-resumed-over = Cette partie est terminée.
play-sheet-level = { $file } : il n'y a pas de niveau « { $level } » (pour { $person }).
play-sheet-keyboard = { $file } : `[Keyboard]` ne nomme personne.
play-why-taken = il y a déjà autre chose
play-why-no-folder = ce dossier n'existe pas
play-lost = Partie arrêtée. Impossible de la sauvegarder : elle est perdue.
play-lost-since = Partie arrêtée. Les derniers coups n'ont pas pu être sauvegardés ; le fichier contient la partie telle qu'elle était avant.
play-welcome-unsaved = Bienvenue au bal. Tape « ? » pour l'aide, `quit` pour arrêter.
play-only-enter = Appuie sur Entrée pour continuer, ou tape « ? » pour l'aide.
play-help-typed = En texte : { $texts }
play-command-table-masquerade = `table`  les piles, le pli, ta main, à qui c'est le tour
play-command-rules-masquerade = `rules`  les règles ; `rules thief` une partie des règles
play-command-helper-masquerade = `helper`  la probabilité que chacun soit partenaire
play-name-unfit = « { $name } » ne peut pas être un nom ici : au plus { $most } caractères, aucun de , # " \ [ ], pas d'espace au bord, et pas `centre`.
play-names-same = Deux personnes à la table ont le même nom.
play-names-unfit = { $names } noms ne vont pas avec --players { $players }.
play-levels-unfit = Niveaux : { $levels }, bots : { $bots }. Donne un niveau pour tous, ou un pour chacun.
play-nobody-called = Personne ici ne s'appelle « { $person } ». À la table : { $people }.
play-seed-unfit = La graine n'est pas un texte lisible (`UTF-8`).

# What `maskenball serve` says.
serve-title = Maskenball est ouvert.
serve-here = Sur cette machine : { $link }
serve-house = Pour tous dans la maison : { $link }
serve-stop = Pour arrêter : Ctrl-C. Les tables sont conservées et reprennent au prochain démarrage.
