# The first screen, the invitation, gathering at a table, and what a host chooses.

home-tagline = Twee kaartspellen met maskers. Eén link, geen account.
home-name = Je naam
home-nameless = Gast
home-open = Een tafel openen
home-join = Meedoen met code
home-code = Code of link
home-go = Ga
home-alone = Alleen spelen
home-learn = Leer het spel
home-rules = Regels
join-title = { $host } nodigt je uit voor het bal
join-about =
    { $game ->
        [masquerade] Masquerade
       *[mascarade] Mascarade, { $edition ->
            [1] eerste
           *[2] tweede
        } editie
    }, { $players } spelers.
join-sit = Ga zitten
invite-join = Wie deze link heeft, kan gaan zitten en meespelen.
invite-watch = Wie deze link heeft, kan kijken en ziet geen geheim.
invite-share = Link delen
invite-copied = Gekopieerd
invite-qr = De link als code voor telefoons
gather-title = Wie zit er aan tafel?
gather-empty = Lege stoel
gather-you = jij
gather-host = nodigt uit
gather-bot = Een bot voor deze stoel
gather-bot-level = Bot: { $level }
gather-nobody = Nog niemand
gather-sit = Ga hier zitten
gather-remove = De stoel van { $name } vrijmaken
gather-fill =
    { $n ->
        [one] Een bot voor de lege stoel
       *[other] Bots voor { $n } lege stoelen
    }
gather-start = Kaarten delen
gather-start-bots = Delen, met bots
gather-waiting = { $name } deelt de kaarten als iedereen er is.
gather-leave = De tafel verlaten
gather-rules = Wat er gespeeld wordt
option-game = Spel
option-mascarade = bluf en geheugen
option-masquerade = slagen met verborgen partners
option-edition = Editie
option-players = Spelers
option-memory = Geheugen
option-masks = Maskers in het spel
option-own-masks = Zelf kiezen
option-own-about = { $n } kaarten gekozen.
option-add-mask = Eén erbij: { $mask }
option-remove-mask = Eén eraf: { $mask }
option-deck = Waar de diamanten liggen
option-more = Meer keuzes
option-clock = Klok
option-no-clock = Geen: we zijn onder vrienden
option-seconds = { $n } seconden per beslissing
option-clock-about = Hij begint bij elke beslissing opnieuw. Is de tijd om: passen, kijken of het toeval.
option-contest = Claims
option-contest-lodged = Vooraf antwoorden mag
option-contest-live = Iedereen antwoordt op zijn beurt
option-first = Eerste beurt
option-first-drawn = Geloot
option-seat = Stoel { $n }
option-chat = Chat
option-accidents = Per ongeluk kijken
    .about = Wie buiten de eigen beurt naar een eigen kaart kijkt, moet in de eigen volgende beurt Kijken.
option-home-made = Zelfgemaakte maskers
    .about = Maskers die je zelf hebt geschreven, als TOML-bestand. Ze liggen met de andere in de doos en reizen mee met het spelverslag.
option-home-made-file = Kies een bestand
option-home-made-text = Zelfgemaakte maskers als tekst
menu-light = Licht
menu-light-system = Zoals het systeem
menu-light-night = Nacht
menu-light-day = Dag
menu-away = Wie weg is
menu-hand-over = Een bot speelt verder voor { $name }
menu-commitment = Het delen is verzegeld: niemand kan de kaarten kiezen. Na het spel kan iedereen dat met dit getal nagaan.
menu-quick = Snelle bewegingen
home-watch = Bots kijken
menu-sounds = Geluiden
