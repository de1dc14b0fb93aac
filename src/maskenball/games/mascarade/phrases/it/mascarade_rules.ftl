# The rules pages. Each message is a section with its title. $edition is 1 or 2; $players is not known here.

rules-mascarade-aim = Cerca di avere 13 monete prima di tutti gli altri. La maschera davanti a te dice chi sei, ma le carte si scambiano di continuo in segreto, perciò nessuno resta sicuro a lungo. La partita finisce anche quando qualcuno non ha più monete: allora vince il giocatore più ricco.
    .title = Lo scopo
rules-mascarade-table = Da { $edition ->
        [1] 2 a 13
       *[2] 4 a 12
    } giocatori; per la prima partita i regolamenti consigliano di essere da 4 a 8. Ognuno comincia con 6 monete e una maschera{ $edition ->
        [1] {" "}(due maschere in 3 giocatori, tre in 2)
       *[2] {""}
    }. Tutte le maschere si distribuiscono scoperte, così che tutti le vedano, poi si coprono. Le monete sono sempre pubbliche. Le multe vanno al Tribunale. Con le maschere abituali, in 4 giocatori due maschere stanno al centro e in 5 una, davanti a nessuno.
    .title = Il tavolo
rules-mascarade-turn = I primi quattro turni della partita sono di preparazione: in ciascuno si può solo Scambiare (o no). Dopo, nel tuo turno, scegli una di tre azioni: Scambiare, Guardare o Dichiarare. Poi tocca al giocatore a sinistra. { $edition ->
        [1] Se la tua carta è stata scoperta nel turno appena prima del tuo, devi scambiare quella carta, o fingere di farlo.
       *[2] Se la tua carta è stata scoperta nel turno appena prima del tuo, non puoi Dichiarare.
    }
    .title = Il tuo turno
rules-mascarade-swap = Prendi sotto il tavolo la tua carta e quella di un altro giocatore, oppure una del centro. Senza guardarle, scambiale o no, e rimettile sul tavolo. Lo sai solo tu.
    .title = Scambiare (o no)
rules-mascarade-look = Guarda in segreto la tua carta.
    .title = Guardare
rules-mascarade-announce = Di' quale maschera sei, vero o no; può essere qualsiasi maschera in gioco. In senso orario, ogni altro giocatore passa oppure rivendica la stessa maschera. Se nessuno rivendica, usi il potere e nessuna carta viene scoperta. Se qualcuno rivendica, tu e chi ha rivendicato scoprite tutti la vostra carta: chi è davvero quella maschera ne usa il potere. Poi ognuno di voi che non lo è paga 1 moneta al Tribunale, e le carte vengono coperte di nuovo.
    .title = Dichiarare
rules-mascarade-powers = Che cosa fa ogni maschera è spiegato qui sotto. Chi deve più di quanto ha paga quello che ha. Una stella significa che le monete vengono dalla banca.
    .title = I poteri
rules-mascarade-end = La partita finisce subito quando qualcuno ha 13 monete o più, quando qualcuno non ne ha più, o quando vince un Baro. { $edition ->
        [1] Se più giocatori ne hanno 13 nello stesso passo, vince il più ricco di loro.
       *[2] Se più giocatori ne hanno 13 nello stesso passo, condividono la vittoria.
    } Se nessuno ne ha 13 e qualcuno non ne ha più, vince il più ricco; a parità, la vittoria è condivisa.
    .title = La fine
rules-mascarade-few = { $edition ->
        [1] In 3 giocatori ognuno ha due carte, sinistra e destra; in 2 giocatori tre: sinistra, destra e protetta. Ne prendi o guardi una, oppure con una dichiari o rivendichi, e dici quale. L'altro giocatore non tocca mai la tua carta protetta; tu puoi usarla per scambiare, guardarla e usarla per rivendicare, ma non per dichiarare.
       *[2] La seconda edizione è da 4 a 12 giocatori.
    }
    .title = In due e in tre
rules-mascarade-knowing = Pubblico: la distribuzione, tutte le monete, chi ha preso quali carte, chi ha guardato, che cosa è stato detto e ogni carta che viene scoperta. Segreto: che cosa ha visto qualcuno e se le carte sono state davvero scambiate. Alla fine si scoprono tutte le carte.
    .title = Chi sa che cosa
rules-mascarade-ours = { $edition ->
        [1] I regolamenti lasciano aperti alcuni punti; questa è la nostra lettura. Lo scambio obbligato può prendere anche una carta del centro. Guardare la propria carta fuori dal proprio turno è un'opzione del tavolo, disattivata, se non la si sceglie. Chi lo ha fatto deve Guardare, nel suo primo turno che lo permette. In 2 o 3 giocatori si possono scegliere da sé sei maschere, e scambiare tra loro due delle proprie carte, anche nella preparazione. La vittima dell'Inquisitore nomina una maschera in gioco.
       *[2] I regolamenti lasciano aperti alcuni punti; questa è la nostra lettura. Quali maschere formano le serie A e B, quali hanno una stella e da quanti giocatori in su una maschera si usa: i fogli e le carte stampate non li abbiamo visti. Dopo il Burattinaio le multe si pagano dal nuovo posto, e chi ha dichiarato può avere un altro turno. La vittima del Guru nomina una maschera in gioco. Guardare la propria carta fuori dal proprio turno è un'opzione del tavolo, disattivata, se non la si sceglie; chi lo ha fatto deve Guardare, nel suo primo turno che lo permette.
    }
    .title = Che cosa è nostro
