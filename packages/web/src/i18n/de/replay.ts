import { shortDigest } from '@slapwise/kernel'
import type { ReplayMessages } from '../messages/replay.ts'
import { formatList } from './grammar.ts'

export const replayMessages: ReplayMessages = {
  title: 'Rückblick',
  loading: 'Die Partie wird zurückgespult …',
  controls: 'Wiedergabe',
  position: 'Moment der Partie',
  positionValue: (round, index, last) => `Runde ${round}, Entscheidung ${index} von ${last}`,
  progress: (index, last) => `${index} / ${last}`,
  play: 'Abspielen',
  pause: 'Anhalten',
  back: { decision: 'Eine Entscheidung zurück', turn: 'Einen Zug zurück', round: 'Eine Runde zurück' },
  forward: { decision: 'Eine Entscheidung weiter', turn: 'Einen Zug weiter', round: 'Eine Runde weiter' },
  speed: 'Tempo',
  viewer: 'Gesehen von',
  spectator: 'Zuschauer',
  allOpen: 'Alle Karten offen',
  marks: {
    round: 'eine Runde beginnt',
    event: 'ein Ereignis',
    attack: 'ein Angriff',
    finish: 'eine Runde endet',
    mistake: 'ein Fehler, sobald ausgewertet',
  },
  more: 'Mehr',
  backToRoom: 'Zurück in den Raum',
  share: 'Link zu diesem Moment',
  shareHint: 'Führt genau hierher, so wie du es siehst.',
  shareNote: 'Für alle, die im Raum zuschauen dürfen.',
  shareNoteWithMatch:
    'Der Link ist so lang, weil die ganze Partie darin steckt, mit Namen und allen Karten. Kein Server behält sie.',
  tooLongForLink: 'Diese Partie ist zu lang für einen Link. Verschick sie als Datei, die darf alles.',
  close: 'Schliessen',
  save: 'Partie als Datei speichern',
  proof: {
    button: {
      consistent: 'Alles passt zusammen',
      unsure: 'Geben: ohne Beweis',
      changed: 'Da passt etwas nicht!',
    },
    meaning: {
      consistent:
        'Diese Seite hat gerade alles neu gemischt und nachgespielt: Werte, Karten und Ende passen zusammen. So weit kommt auch, wer geduldig fälscht. Vergleich die Prüfzahl unten mit der, die euer Tisch am Ende gesehen hat.',
      unsure:
        'Diese Seite hat gerade alles nachgespielt, und es endet, wie es soll. Dass beim Mischen der Zufall am Werk war, beweist aber nichts: Da hat jemand allein gegeben.',
      changed: 'So wurde das nicht gespielt, oder jemand hatte beim Geben die Finger drin:',
    },
    checks: {
      'server-seed-fits': () => 'Der Wert des Servers ist der, an den er laut Protokoll gebunden war.',
      'seed-follows': ({ contributors }) =>
        contributors === 0
          ? 'Gemischt wurde mit dem Wert des Servers.'
          : `Gemischt wurde mit den Werten des Servers und von ${contributors} ${contributors === 1 ? 'Person, die laut Protokoll daran gebunden war' : 'Leuten, die laut Protokoll daran gebunden waren'}.`,
      'digest-fits': ({ digest }) =>
        `Die Prüfzahl passt zum Inhalt. Sah euer Tisch am Ende dieselbe, wurde nichts geändert: ${shortDigest(digest)}`,
      'same-end': () => 'Nachgespielt endet es gleich.',
      'no-seed-proof': () => 'Woher die Mischung kommt, steht nicht dabei.',
      'wrong-seed-count': () => 'Es gibt nicht für jeden Platz einen Wert.',
      'server-seed-differs': () => 'Der Server hat mit einem anderen Wert gegeben, als er durfte.',
      'seed-differs': () => 'Die Mischung kommt nicht aus diesen Werten.',
      'bot-has-seed': ({ seats }, nameOf) =>
        `Ein Bot hat mitgemischt, und das tun Bots nie: ${formatList(seats.map(nameOf))}.`,
      'player-seed-differs': () => 'Jemand hat einen anderen Wert, als ausgemacht war.',
      'digest-differs': () => 'Die Datei wurde geändert: Die Prüfzahl passt nicht zum Inhalt.',
      'replay-fails': ({ error }) => replayMessages.proof.errors(error),
      'seat-history-differs': () => 'Wer wo sass, passt nicht zu den Entscheidungen.',
      'seeds-left-out': ({ seats }, nameOf) =>
        `Mit dem Wert zu spät und deshalb nicht dabei: ${formatList(seats.map(nameOf))}.`,
      'no-player-seed': () => 'Niemand hat mitgemischt: Der Server hat allein gegeben.',
      'commitments-unseen': () => 'Ob alle sahen, woran sie gebunden waren, wissen nur ihre eigenen Seiten.',
      'seeds-withheld': () => 'Der Server hätte einen Wert zurückhalten können, aber keinen aussuchen.',
      'seat-taken-over': ({ seat }, nameOf) => `${nameOf(seat)} hat den Platz von jemandem übernommen.`,
      'identities-unknown': () => 'Wer hinter den Namen steckt, steht nicht dabei.',
    },
    errors: (error) => {
      switch (error.code) {
        case 'illegal-decision':
          return `Entscheidung ${error.decisionIndex + 1} ist gegen die Regeln. Bis dorthin wird gezeigt.`
        case 'unfinished':
          return 'Die Entscheidungen hören auf, bevor die Partie zu Ende ist.'
        case 'different-end':
          return 'Nachgespielt endet es anders, als im Protokoll steht.'
        default:
          return 'Es lässt sich nicht nachspielen.'
      }
    },
  },
  keys: [
    ['Leertaste', 'abspielen, anhalten'],
    ['← →', 'eine Entscheidung'],
    ['Umschalt ← →  oder  , .', 'ein Zug'],
    ['Strg ← →', 'eine Runde'],
    ['Pos1 Ende', 'Geben, Schluss'],
  ],
  keysTitle: 'Tasten',
  dropTitle: 'Auf eine Partie zurückschauen',
  dropHint: 'Leg die Datei einer Partie hierher. Sie bleibt auf deinem Gerät.',
  chooseFile: 'Datei wählen',
  failures: {
    'too-large': 'Die Datei ist grösser als 2 MB. Eine Partie braucht ein paar Kilobyte.',
    'not-a-match':
      'Das ist keine Partie oder nur der Rest von einer. Eine ganze Sammlung gehört zu Meine Partien.',
    'damaged-link': 'Von diesem Link ist nur ein Teil angekommen. Lass ihn dir nochmals ganz schicken.',
    'unknown-game': 'Eine Partie eines Spiels, das diese Seite nicht kennt. Eine neuere vielleicht.',
    'unknown-rules': 'Gespielt nach neueren Regeln, als diese Seite kennt. Lad sie neu.',
    'bad-settings': 'Mit diesen Einstellungen kann niemand gespielt haben. Die Datei ist beschädigt.',
    'replay-failed': 'Der Rückblick ist gestolpert. Lad die Seite neu, vielleicht steht er wieder auf.',
    'match-gone': 'So eine Partie gibt es hier nicht. Vielleicht läuft sie noch, oder sie wurde weggeräumt.',
    'rate-limited': 'Zu viele wollen gerade zurückschauen. Versuch es in einer Minute nochmals.',
    'unreadable-file': 'Dein Browser kann diese Datei nicht lesen.',
  },
}
