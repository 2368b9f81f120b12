import type { SettingsMessages } from '../messages/settings.ts'
import { formatList } from './grammar.ts'

const stillReady = (unready: readonly string[]): string =>
  unready.length === 0
    ? '.'
    : `: ${formatList(unready)}, ${unready.length === 1 ? 'bist du' : 'seid ihr'} noch bereit?`

const has = (by: string | null): string => (by === null ? 'Du hast' : `${by} hat`)

export const settingsMessages: SettingsMessages = {
  title: 'So spielt ihr',
  hostOnlyHint: 'Das bestimmt, wer einlädt.',
  game: 'Spiel',
  timeGroup: 'Tempo',
  pace: 'Zeit zum Denken',
  paces: {
    relaxed: { name: 'gemütlich', description: 'So lange es eben dauert.' },
    normal: { name: 'normal', description: '45 Sekunden pro Entscheidung.' },
    fast: { name: 'schnell', description: '15 Sekunden. Kein Gejammer.' },
    correspondence: { name: 'per Post', description: 'Zwei Tage pro Entscheidung.' },
  },
  tempo: 'So schnell passiert was',
  tempoDescriptions: {
    calm: 'Jeder Schlag zum Geniessen.',
    normal: 'Eins nach dem andern.',
    brisk: 'Für alle, die schon alles gesehen haben.',
  },
  window: {
    name: 'Zeit zum Reagieren',
    description: 'So lange können alle etwas reinwerfen. Für alle gleich, egal, was sie halten.',
    byPace: 'nach dem Tempo',
  },
  seconds: (count) => (count >= 86_400 ? 'ein Tag' : `${count} s`),
  changedNames: {
    game: 'das Spiel',
    pace: 'die Zeit zum Denken',
    window: 'die Zeit zum Reagieren',
    tempo: 'das Tempo der Dinge',
    otherSetting: 'ein Detail',
  },
  describeChange: (by, what, unready) => `${has(by)} ${formatList(what)} geändert${stillReady(unready)}`,
  describeRevertedChange: (by, unready) => `${has(by)} das wieder zurückgestellt${stillReady(unready)}`,
  decrease: (what) => `Weniger: ${what}`,
  increase: (what) => `Mehr: ${what}`,
}
