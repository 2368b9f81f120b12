import type { HistoryMessages } from '../messages/history.ts'
import { formatList } from './grammar.ts'

const countMatches = (count: number): string => `${count} ${count === 1 ? 'Partie' : 'Partien'}`

export const historyMessages: HistoryMessages = {
  title: 'Meine Partien',
  matches: 'Alle Partien',
  none: 'Keine Vorstrafen. Verdächtig.',
  noneHint:
    'Spiel eine Partie zu Ende, gegen Bots oder mit anderen, dann liegt sie hier: wer dabei war, wer wen getroffen hat und ob es Glück war.',
  playNow: 'Das lässt sich ändern',
  against: (others) => (others.length === 0 ? 'allein' : `mit ${formatList(others)}`),
  place: (place, players) => `Platz ${place} von ${players}`,
  won: 'Gewonnen',
  playedOn: 'aus einem Rückblick weitergespielt: zählt nicht',
  recordGone: 'nur das Ergebnis ist noch da',
  inRoom: (code) => `Raum ${code}`,
  delete: (when) => `Partie vom ${when} löschen`,
  deleteQuestion: 'So tun, als wäre nichts gewesen?',
  deleteConfirm: 'Löschen',
  keep: 'Behalten',
  deleteAll: 'Alles löschen',
  deleteAllQuestion: (count) =>
    `${countMatches(count)} von diesem Gerät löschen? Das lässt sich nicht zurücknehmen.`,
  showMore: (hidden) => `${hidden} weitere zeigen`,
  figures: 'Der Schaden bisher',
  figureLabels: {
    matches: 'Partien',
    wins: 'Gewonnen',
    rounds: 'Runden',
    place: 'Platz im Schnitt',
    beaten: 'Andere abgehängt',
    luck: 'Glück',
    nemesis: 'Erzfeind',
    victim: 'Lieblingsopfer',
  },
  averagePlace: (place, players) => `${place} von ${players}`,
  notAnalysed: 'noch nicht analysiert',
  luckOf: (points, analysed) => `${points} Punkte pro Partie, in ${analysed} analysierten`,
  nobody: 'noch niemand',
  hits: (name, perMatch, matches) => `${name}: ${perMatch} Treffer pro Partie, in ${countMatches(matches)}`,
  stillCounting: (count) => `Treffer und Runden von ${countMatches(count)} werden noch gezählt …`,
  notCounted: (count) => `Treffer und Runden von ${countMatches(count)} lassen sich nicht zählen.`,
  chart: 'Partie für Partie',
  chartLabel: (matches, beaten) =>
    `Der Anteil der anderen, die du abgehängt hast, in den letzten ${countMatches(matches)}; im Schnitt ${beaten}.`,
  chartFirst: 'Erste',
  chartLast: 'Letzte',
  chartHint: 'Ein Punkt ist eine Partie, die Linie der Schnitt der letzten zehn.',
  luckChart: 'Glück, Partie für Partie',
  luckChartLabel: (matches, points) =>
    `Dein Glück in den letzten ${countMatches(matches)}, die analysiert sind; im Schnitt ${points} Punkte.`,
  luckChartHint: 'Über der Linie: Glück gehabt. Darunter: eine gute Ausrede.',
  filter: {
    game: 'Spiel und Schachtel',
    allGames: 'Alle Spiele',
    anySets: (game) => `${game}: alles`,
    period: 'Zeitraum',
    periods: { all: 'Seit jeher', year: 'Letzte 12 Monate', month: 'Letzte 30 Tage', week: 'Letzte 7 Tage' },
    nothingFound: 'Nichts aktenkundig. Wie praktisch.',
  },
  analysis: {
    start: (count) => (count === 1 ? 'Die letzte Partie analysieren' : `Die letzten ${count} analysieren`),
    running: (number, total, percent) => `Partie ${number} von ${total}: ${percent}\u00a0%`,
    stop: 'Genug',
    failed: (count) => `${countMatches(count)} ${count === 1 ? 'liess' : 'liessen'} sich nicht analysieren.`,
  },
  byGame: 'Nach Spiel und Schachtel',
  export: 'Als Datei speichern',
  import: 'Aus einer Datei dazulegen',
  openMatch: 'Datei einer Partie öffnen',
  fileHint: 'All das liegt auf diesem Gerät. Mit einer Datei kommt es auf ein anderes.',
  imported: (added, known) =>
    `${countMatches(added)} dazugelegt${known > 0 ? `, ${known} ${known === 1 ? 'war' : 'waren'} schon da` : ''}.`,
  importFailures: {
    'too-large': () => 'Die Datei ist grösser als 100 MB. So viel hat niemand gespielt.',
    unreadable: () => 'Dein Browser kann diese Datei nicht lesen.',
    'not-a-history': () =>
      'Das sind keine gespeicherten Partien. Such eine Datei namens slapwise-history; die Datei einer einzelnen Partie lässt sich öffnen.',
    'newer-version': () =>
      'Die Datei ist von einer neueren Seite. Lad diese neu, und versuch es noch einmal.',
    damaged: (line) => `Zeile ${line} der Datei ist beschädigt, darum kam nichts dazu.`,
  },
  storageFull: 'Auf diesem Gerät ist kein Platz mehr: Lösch ein paar Partien oder schaff anderswo Platz.',
  storageDenied: 'Dein Browser lässt Seiten nichts aufbewahren, darum gibt es hier keine Partien.',
  serverUnreachable: 'Der Server antwortet nicht: Partien von anderen Geräten fehlen vielleicht.',
}
