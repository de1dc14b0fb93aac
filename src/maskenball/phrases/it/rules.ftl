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
rules-masquerade-aim = Un gioco di prese con partner nascosti, per 3, 4 o 5 giocatori. Due Partner giocano insieme contro gli altri, e nessuno dice chi sono. Le squadre contano i diamanti nelle loro prese.
    .title = Lo scopo
rules-masquerade-cards = Rosso da 1 a 12, e da 1 a 3 in blu, giallo e verde; ogni carta due volte. In 4 o 5 giocatori si tolgono i 12 rossi. La carta bassa batte quella alta, e il rosso è briscola. Venti carte portano un diamante.
    .title = Le carte
rules-masquerade-tricks = Chi apre gioca una carta qualsiasi. In senso orario, ognuno gioca una carta dello stesso colore se ne ha, altrimenti una qualsiasi. Vince il rosso più basso; senza rosso, la carta più bassa del colore di apertura. Di due carte uguali vince la prima, ma il secondo Mago (1 rosso) batte il primo. Chi vince raccoglie la presa e apre la successiva.
    .title = Le prese
rules-masquerade-teams = Chi riceve alla distribuzione un Partner (2 rosso) è nella squadra dei partner, contro tutti gli altri. Se un giocatore li ha entrambi: in 3 giocatori gioca da solo contro due; in 4 o 5 giocatori è suo partner, senza saperlo, chi gli siede a sinistra.
    .title = I partner
rules-masquerade-thief = Se vinci una presa con il Ladro, puoi esaminare il mazzetto di un altro giocatore e prenderne un diamante. Tutti vedono la carta che prendi.
    .title = Il Ladro
rules-masquerade-merchant = Se vinci una presa con il Mercante, puoi scambiare una carta della tua mano con una carta di altro tipo del tuo mazzetto. Nessuno vede quali.
    .title = Il Mercante
rules-masquerade-end = Dopo l'ultima carta ogni squadra conta i propri diamanti. Per vincere ne servono: in 3 giocatori, 6 a chi è da solo o 15 alla coppia; in 4 giocatori, 11 (10 a 10 è un pareggio); in 5 giocatori, 8 alla coppia o 13 ai tre.
    .title = La fine
rules-masquerade-knowing = Pubblico: le carte giocate, chi ha vinto quale presa, quante carte ci sono in ogni mazzetto, e che qualcuno ha rubato o scambiato. Segreto: le mani, che cosa ha visto un Ladro, che cosa ha scambiato un Mercante e chi sta con chi, fino alla fine.
    .title = Chi sa che cosa
rules-masquerade-ours = Il regolamento lascia aperti alcuni punti; questa è la nostra lettura. Le carte: che ognuna ci sia due volte, quali portano un diamante, quali sono il Ladro e il Mercante. Una carta di un terzo colore, né di apertura né rossa, non può vincere. Il Mercante non scambia due carte uguali; gli altri vedono che c'è stato uno scambio, non le carte.
    .title = Che cosa è nostro
