# The first screen, the invitation, gathering at a table, and what a host chooses.

home-tagline = Two card games of masks. One link, no account.
home-name = Your name
home-nameless = Guest
home-open = Open a table
home-join = Join by code
home-code = Code or link
home-go = Go
home-alone = Play alone
home-learn = Learn to play
home-rules = Rules
join-title = { $host } invites you to the ball
join-about =
    { $game ->
        [masquerade] Masquerade
       *[mascarade] Mascarade, { $edition ->
            [1] first
           *[2] second
        } edition
    }, { $players } players.
join-sit = Sit down
invite-join = Who has this link can sit down and play.
invite-watch = Who has this link can watch, and sees no secret.
invite-share = Share the link
invite-copied = Copied
invite-qr = The link as a code for phones
gather-title = Who sits at the table?
gather-empty = Empty chair
gather-you = you
gather-host = host
gather-bot = A bot for this chair
gather-bot-level = Bot: { $level }
gather-nobody = Nobody yet
gather-sit = Sit here
gather-remove = Free the chair of { $name }
gather-fill =
    { $n ->
        [one] A bot for the empty chair
       *[other] Bots for { $n } empty chairs
    }
gather-start = Deal the cards
gather-start-bots = Deal, with bots
gather-waiting = { $name } will deal when everybody is here.
gather-leave = Leave the table
gather-rules = What is played
option-game = Game
option-mascarade = bluff and memory
option-masquerade = tricks with hidden partners
option-edition = Edition
option-players = Players
option-memory = Memory
option-masks = Masks in play
option-own-masks = Choose them yourself
option-own-about = { $n } cards chosen.
option-add-mask = One more: { $mask }
option-remove-mask = One less: { $mask }
option-deck = Where the diamonds lie
option-more = More choices
option-clock = Clock
option-no-clock = None: we are among friends
option-seconds = { $n } seconds for each decision
option-clock-about = It starts anew for each decision. When time is up: pass, Look, or a choice by chance.
option-contest = Claims
option-contest-lodged = Answers can be given ahead
option-contest-live = Everybody answers when asked
option-first = First turn
option-first-drawn = Drawn with the deal
option-seat = Chair { $n }
option-chat = Chat
option-accidents = Accidental looks
    .about = Whoever looks at a card of their own outside their turn must Look on their next turn.
option-home-made = Home-made masks
    .about = Masks that you have written yourself, as a TOML file. They lie in the box with the others and travel with the score sheet.
option-home-made-file = Choose a file
option-home-made-text = Home-made masks as text
menu-light = Light
menu-light-system = As the system
menu-light-night = Night
menu-light-day = Day
menu-away = Who is away
menu-hand-over = A bot plays on for { $name }
menu-commitment = The deal is sealed: nobody can choose the cards. When the game is over, everybody can check it with this number.
menu-quick = Quick movements
home-watch = Watch bots
menu-sounds = Sounds
