import type { CliMessages, MemberMessage } from './messages.ts'

const list = new Intl.ListFormat('de')

const memberMessage =
  (theirs: string, yours: string): MemberMessage =>
  (name) =>
    name === null ? yours : `${name} ${theirs}`

const countingExample = (count: number): string => Array.from({ length: count }, (_, i) => i + 1).join(' ')

export const de: CliMessages = {
  language: 'de',
  formatList: (names) => list.format(names),
  ask: {
    help: [
      '  3             wählt, was diese Nummer hat',
      '  2 5           mehrere Nummern, wo mehrere gefragt sind',
      '  back          nimmt deine letzte Entscheidung zurück, solange nichts aufgedeckt wurde und niemand sonst dran war',
      '  Enter         der Tisch noch einmal',
      '  q             Schluss',
    ],
    nothingToTakeBack: 'Jetzt gibt es nichts zurückzunehmen.',
    unknownOption: (typed) => `«${typed}» gibt es hier nicht. ? hilft.`,
    ambiguousOption: (options) => `Welche? ${options.join(', ')}`,
    wrongCount: (count, example) => `Das braucht ${count} verschiedene Nummern, etwa: ${example}`,
    wrongSum: (sum, total) => `Das macht zusammen ${sum}. Es müssen ${total} sein.`,
    wrongReceivers: (left, example) => `Für jede jemanden, höchstens ${left}; oder: alle ${example}`,
    someExample: (count) => `etwa ${countingExample(count)}`,
    allotmentExample: (first, last, total) =>
      `alles: 2, eins ums andere: 1 1 2 2, oder: ${first} ${total - 1} ${last} 1`,
    receiversExample: 'oder mehrere: 1 2 2, oder: alle 1',
    askReceiver: (item) => `${item} geht an`,
    pressEnter: (what) => `Enter: ${what}`,
    cannotReact: 'da kannst du nichts machen; Enter',
  },
  play: {
    welcome: 'Slapwise. ? hilft, q hört auf.',
    goodbye: 'Schon weg? Die Bots werden über dich reden.',
    confirmQuit: 'Aufstehen? j steht auf, Enter spielt weiter',
    yesInputs: ['j', 'ja', 'y'],
    matchKept: 'Die Partie bleibt liegen: slapwise play nimmt sie wieder auf.',
    matchNotKept: (reason) => `Diese Partie lässt sich nicht für später aufheben. ${reason}`,
    askResume: (what, names) =>
      `Du hast eine Partie liegen lassen (${what}; ${list.format(names)}). Enter nimmt sie auf, n wirft sie weg für eine neue`,
    repeatWithSeed: (seed) => `Dieselbe Partie noch einmal: dieselben Optionen und --seed ${seed}`,
    you: 'Du',
    playerName: (number) => `Platz ${number}`,
    passKeyboard: (name) => `Gib die Tastatur an ${name} weiter, dann Enter`,
  },
  room: {
    askName: 'Dein Name',
    roomTitle: (code) => `Raum ${code}`,
    hostHelp: (levels) => [
      '  b, b STUFE    ein Bot setzt sich; u schickt den letzten weg',
      ...levels,
      '  s             los',
      '  set X Y       etwa: set limit none, set pace relaxed',
      '  g SPIEL       ein anderes Spiel; g allein nennt sie',
      '  kick NAME     zeigt jemandem die Tür, nach einer Rückfrage',
    ],
    lobbyHelp: [
      '  r             bereit, oder doch nicht',
      '  /text         sagt allen etwas',
      '  Enter         wer da ist',
      '  q             Schluss',
    ],
    tableHelp: [
      '  /text         sagt allen etwas',
      '  h, n          während andere warten, ob du etwas reinwirfst: wartet auf mich; still, nicht mehr in dieser Runde',
      '  p             stimmt für eine Pause oder fürs Weiterspielen, oder doch nicht; pause auch, während du gefragt bist',
      '  t, t 2        ohne Platz: nimmt einen von einem Bot oder von jemandem, der weg ist, oder bittet darum',
      '  give NAME 2   als Host: gibt jemandem ohne Platz einen; refuse NAME sagt nein',
      '  set takeover  als Host: anybody, ask oder nobody darf in einer Partie Plätze übernehmen',
    ],
    unknownCommand: (line) => `«${line}» kenne ich nicht. ? hilft.`,
    hostPrompt: 'b für einen Bot, s für los, ? für mehr',
    spectatorPrompt: 'Alle Plätze sind besetzt; du schaust zu',
    readyPrompt: 'Du bist bereit; der Host ist am Zug. ? für mehr',
    notReadyPrompt: 'Enter, wenn du bereit bist, ? für mehr',
    noFreeSeat: 'Alle Plätze sind besetzt.',
    noBotToRemove: 'Hier ist kein Bot.',
    unknownGame: (ids) => `Welches denn? ${ids.map((id) => `g ${id}`).join(', ')}`,
    unknownMember: (name) => `Niemand hier heisst «${name}».`,
    confirmKick: (name) => `${name} wegschicken? j schickt weg, Enter lässt bleiben`,
    recordAddress: (address) => `Zum Nachspielen oder Prüfen: ${address}`,
    hostPromptAfterMatch: (willing) =>
      willing.length === 0
        ? 'm für noch eine Partie, q für Schluss'
        : `${list.format(willing)} ${willing.length === 1 ? 'will' : 'wollen'} noch eine Partie: m fängt an, q für Schluss`,
    playerPromptAfterMatch: (isWilling) =>
      isWilling
        ? 'Du willst noch eine Partie; der Host fängt an. m, wenn doch nicht, q für Schluss'
        : 'm, wenn du noch eine Partie willst, q für Schluss',
    spectatorPromptAfterMatch: 'Der Host ist am Zug; q für Schluss',
    afterMatchHelp: 'm, q oder /text',
    rejoinCommand: (url, code) => `Zurück an deinen Platz: slapwise play --url ${url} --room ${code}`,
    connectionLost: 'Die Verbindung ist weg. Sie kommt von selbst wieder …',
    reconnected: 'Wieder verbunden.',
    roomClosed: 'Dieser Raum ist zu.',
    serverStopping: 'Der Server macht kurz Pause.',
    committed: (commitment) => `Die Karten sind versiegelt: ${commitment}`,
    deal: {
      fair: 'Fair gegeben: geprüft. Ein Wert von dir steckt drin, alle waren an ihren gebunden, bevor einer zu sehen war, und alles ist, wie du es gesehen hast.',
      omitted: (names) => `Mit dem Wert zu spät und deshalb nicht dabei: ${names}.`,
      unverified: {
        'server-only':
          'Der Server hat allein gegeben: Niemand hat einen Wert beigesteuert, es gibt nichts zu prüfen.',
        'seed-left-out': 'Ob fair gegeben wurde, ist nicht sicher: Dein eigener Wert kam zu spät und fehlt.',
        'not-observed': 'Ob fair gegeben wurde, ist nicht sicher: Dieses Terminal hat nicht alles gesehen.',
      },
      unfair: (reason) => `NICHT FAIR GEGEBEN: ${reason} Trau diesem Server nicht.`,
      why: {
        record: 'Es gibt kein brauchbares Protokoll der Partie.',
        digest: 'Das Protokoll passt nicht zu seiner Prüfzahl.',
        seed: 'Die Karten kommen nicht aus dem, woran der Server gebunden war.',
        commitments: 'Im Protokoll stehen andere Zusagen, als zu sehen waren.',
        bots: 'Ein Bot hat einen Wert beigesteuert, und das tun Bots nie: Jemand hatte die Wahl.',
        terms: 'Im Protokoll stehen andere Regeln oder Einstellungen, als ausgemacht war.',
        replay: 'Das Protokoll lässt sich nicht nachspielen.',
        cards: 'Du hattest andere Karten, als sich aus allem ergeben.',
        end: 'Das Protokoll endet anders, als du es gesehen hast.',
        names: 'Im Protokoll stehen andere Namen.',
      },
      notChecked: {
        rules: 'Nicht geprüft: Dieses Terminal kennt die Regeln nicht.',
        record: 'Nicht geprüft: Das Protokoll der Partie ist nicht gekommen.',
      },
      digest: (spoken) => `Die Prüfzahl der Partie, für alle dieselbe: ${spoken}`,
    },
    missedUpdates: 'Inzwischen ist viel passiert.',
    notYourTurn: 'Du bist gerade nicht dran.',
    botPlaysForYou: 'Ein Bot spielt für dich: Enter, und du bist zurück',
    paused: (tally) =>
      `Der Tisch macht Pause${tally ? ` (fürs Weiterspielen: ${tally})` : ''}: p fürs Weiterspielen`,
    notInPause: 'In der Pause spielt niemand. p stimmt fürs Weiterspielen.',
    waiting: 'Einen Moment',
    waitingFor: (names) => `Es überlegt: ${names}`,
    holdOnHint: 'h wartet',
    quietHint: 'n still',
    memberRemarks: {
      you: 'du',
      host: 'Host',
      bot: (level) => `Bot, ${level}`,
      away: 'weg',
      ready: 'bereit',
      notReady: 'noch nicht bereit',
    },
    spectators: (names) => `Es schaut zu: ${names}`,
    pace: (pace, window) => `Tempo ${pace}, ${window} s zum Reinwerfen`,
    terms: {
      game: 'das Spiel',
      gameName: (id) => id,
      pace: 'das Tempo',
      paceName: (pace) => pace,
      window: 'die Zeit zum Reinwerfen',
      seconds: (count) => `${count} s`,
      tempo: 'den Takt',
      tempoName: (tempo) => tempo,
      otherSetting: 'ein Detail',
    },
    settingsChanged: (by, what, unready) => {
      const stillReady = unready.length === 1 ? 'bist du noch bereit?' : 'seid ihr noch bereit?'
      const question = unready.length === 0 ? '.' : `: ${list.format(unready)}, ${stillReady}`
      return `${by === null ? 'Du hast' : `${by} hat`} ${list.format(what)} geändert${question}`
    },
    tally: (count, needed) => `${count} von ${needed} nötigen`,
    agreeHint: 'p stimmt zu',
    changes: {
      connected: (name) => `${name} ist da.`,
      disconnected: (name) => `${name} hat die Verbindung verloren.`,
      joined: (name) => `${name} kommt herein.`,
      left: (name) => `${name} ist gegangen.`,
      renamed: (was, name) => `${was} heisst jetzt ${name}.`,
      host: memberMessage('ist jetzt der Host.', 'Du bist jetzt der Host.'),
      paused: 'Der Tisch macht Pause.',
      resumed: 'Es geht weiter.',
      votedFor: {
        pause: memberMessage('will eine Pause', 'Du willst eine Pause'),
        resume: memberMessage('will weiterspielen', 'Du willst weiterspielen'),
        rematch: memberMessage('will noch eine Partie', 'Du willst noch eine Partie'),
      },
      withdrewVote: {
        pause: memberMessage('will doch keine Pause.', 'Du willst doch keine Pause.'),
        resume: memberMessage(
          'will lieber noch nicht weiterspielen.',
          'Du willst lieber noch nicht weiterspielen.',
        ),
        rematch: memberMessage('will doch keine Partie mehr.', 'Du willst doch keine Partie mehr.'),
      },
      botAdded: 'Ein Bot setzt sich.',
      botRemoved: 'Ein Bot steht auf.',
      away: memberMessage('ist weg; ein Bot spielt weiter.', 'Ein Bot spielt für dich, solange du weg bist.'),
      returned: memberMessage('ist zurück.', 'Du bist zurück.'),
      satDown: memberMessage('setzt sich.', 'Du setzt dich.'),
      ready: memberMessage('ist bereit.', 'Du bist bereit.'),
      notReady: memberMessage('ist doch nicht bereit.', 'Du bist doch nicht bereit.'),
    },
    tooManyPlayers: (most, names) =>
      `Das spielt man mit höchstens ${most} Leuten. Aufstehen müsste: ${list.format(names)}.`,
    seats: {
      canTake: (seats) => `Du schaust zu. Platz nehmen mit t und der Nummer: ${seats}`,
      canAsk: (seats) => `Du schaust zu. Um einen Platz bitten mit t und der Nummer: ${seats}`,
      asked: (name) => `Du willst auf den Platz von ${name}; der Host entscheidet. t: doch nicht`,
      refused: 'Das war ein Nein. Geniess die Aussicht',
      noSeat: 'Du schaust zu. Kein Platz ist frei',
      playedBy: (name) => `${name} spielt für dich: Enter, und du bist zurück`,
      requested: (name, of) => `${name} will auf den Platz von ${of}.`,
      requestedFromHost: (name, of) =>
        `${name} will auf den Platz von ${of}: give ${name} oder refuse ${name}.`,
      askWhichSeat: (seats) =>
        seats.length === 0
          ? 'Es gibt keinen Platz zu vergeben.'
          : `Welcher Platz? Mit Nummer: ${seats.join(', ')}`,
    },
    errors: {
      'rate-limited': 'Langsam! Das war zu viel auf einmal.',
      'quota-exceeded': 'Für diese Stunde ist genug gespeichert. Versuch es später nochmal.',
      'room-damaged':
        'Was von diesem Raum gespeichert ist, ist beschädigt. Sag es denen, die den Server betreiben.',
      'no-such-room': 'Diesen Raum gibt es nicht.',
      'room-locked': 'Der Host lässt niemanden mehr herein.',
      'room-full': 'Da ist kein Platz mehr.',
      'room-closed': 'Dieser Raum ist zu.',
      'name-taken': 'So heisst hier schon jemand.',
      'seat-taken': 'Da sitzt schon jemand.',
      'seat-refused': 'In dieser Partie bekommst du keinen Platz.',
      'other-hand-seen': 'Wer in eine Hand geschaut hat, spielt in dieser Partie keine andere.',
      'no-such-seat': 'Diesen Platz gibt es nicht.',
      'not-seated': 'Dafür brauchst du einen Platz.',
      'not-host': 'Das darf nur der Host.',
      'not-in-lobby': 'Das geht nur vor einer Partie.',
      'not-playing': 'Gerade wird nicht gespielt.',
      'not-ready': 'Noch sind nicht alle bereit.',
      'too-few-players': 'Dafür seid ihr zu wenige.',
      'too-many-players': 'Dafür seid ihr zu viele.',
      'no-such-vote': 'Darüber wird gerade nicht abgestimmt.',
      'no-such-game': 'Dieses Spiel kennt der Server nicht.',
      'no-such-bot': 'So einen Bot gibt es nicht.',
      'bad-settings': 'So lässt sich das nicht spielen.',
      'stale-prompt': 'Zu spät: Die Frage ist vorbei.',
      'not-asked': 'Du bist nicht gefragt.',
      'outcome-unknown': 'Ob das schon erledigt ist, weiss niemand mehr. Schau nach, und versuch es nochmal.',
      'take-back-expired': 'Das lässt sich nicht mehr zurücknehmen.',
      'illegal-answer': 'Das erlauben die Regeln nicht.',
      'not-stored': 'Der Server konnte das nicht festhalten.',
      'server-stopping': 'Der Server macht kurz Pause.',
    },
  },
  replay: {
    nextPrompt: 'Enter für die nächste Entscheidung, ? für mehr',
    help: [
      '  Enter         die nächste Entscheidung',
      '  b             eine zurück',
      '  r 2           an den Anfang von Runde 2',
      '  /geschenk     dorthin, wo als Nächstes davon die Rede ist: ein Ereignis, eine Karte, ein Name',
      '  q             ans Ende',
    ],
    unknownRound: (round) => `Runde ${round} gab es nie.`,
    textNotFound: (words) => `Von „${words}“ ist ab hier nicht mehr die Rede.`,
    position: (number, total) => `${number} von ${total}`,
    players: 'Am Tisch',
    settings: 'Gespielt',
    rounds: 'Runden',
    scores: 'Punkte',
    takeover: (name, decision) => `ab Entscheidung ${decision} ${name}`,
    winners: (count) => (count > 1 ? 'Es gewinnen' : 'Es gewinnt'),
    sameResult: 'Dasselbe Ende: ja',
  },
  report: {
    matches: 'Partien',
    deals: 'Kartenverteilungen',
    rounds: 'Runden',
    answers: 'Antworten',
    realChoices: '… mit einer Wahl',
    longestMatch: 'Längste Partie',
    seconds: 'Sekunden',
    answersPerSecond: 'Antworten je Sekunde',
    digest: 'Prüfsumme',
    bot: 'Bot',
    seats: 'Plätze',
    wins: 'Partien gewonnen',
    roundsWon: 'Runden gewonnen',
    points: 'Punkte je Partie',
    stoppedEarly: 'Vorzeitig Schluss: Das ist, was da ist.',
  },
  lab: {
    matchesPerVariant: 'Partien je Variante',
    unchanged: 'wie es ist',
    length: { title: 'In einer Partie', rounds: 'Runden', turns: 'Züge', answers: 'Antworten' },
    differenceTo: (variant) => `Mehr als ${variant}`,
  },
  page: {
    arenaTitle: 'Die Arena',
    labTitle: 'Das Labor',
    arenaSize: (games, deals) =>
      `${games.toLocaleString('de-CH')} Partien: ${deals.toLocaleString('de-CH')} Kartenverteilungen, jede von jedem Platz aus.`,
    baseSettings: (played) => `Wo nichts anderes steht: ${played}`,
    differenceNote: (variant) =>
      `Klein steht, wie viel mehr es ist als mit ${variant}; fett, wo das sicher ist.`,
    expectedNote:
      'Gestrichelt: was gewonnen würde, wenn niemand besser wäre als sonst jemand. Wer einen Sieg teilt, hat einen Teil davon.',
    intervalNote:
      '± und Fühler: Da drin liegt die Wahrheit in 95 von 100 Fällen. Nur Kartenverteilungen zählen als unabhängig.',
    reproduceNote: 'Dasselbe noch einmal:',
  },
}
