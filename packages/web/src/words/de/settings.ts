import type { SettingsWords } from '../lexicon/settings.ts'
import { list } from './grammar.ts'

const stillReady = (unready: readonly string[]): string =>
  unready.length === 0
    ? '.'
    : `: ${list(unready)}, ${unready.length === 1 ? 'bist du' : 'seid ihr'} noch bereit?`

const has = (by: string | null): string => (by === null ? 'Du hast' : `${by} hat`)

export const settings: SettingsWords = {
  title: 'So spielt ihr',
  hostOnly: 'Das bestimmt, wer einlädt.',
  game: 'Spiel',
  time: 'Tempo',
  pace: 'Zeit zum Denken',
  paces: {
    relaxed: { name: 'gemütlich', line: 'So lange es eben dauert.' },
    normal: { name: 'normal', line: '45 Sekunden pro Entscheidung.' },
    fast: { name: 'schnell', line: '15 Sekunden. Kein Gejammer.' },
    correspondence: { name: 'per Post', line: 'Zwei Tage pro Entscheidung.' },
  },
  tempo: 'So schnell passiert was',
  tempos: {
    calm: { name: 'ruhig', line: 'Jeder Schlag zum Geniessen.' },
    normal: { name: 'normal', line: 'Eins nach dem andern.' },
    brisk: { name: 'flott', line: 'Für alle, die schon alles gesehen haben.' },
  },
  window: {
    name: 'Zeit zum Reagieren',
    line: 'So lange können alle etwas reinwerfen. Für alle gleich, egal, was sie halten.',
    byPace: 'nach dem Tempo',
  },
  seconds: (count) => (count >= 86_400 ? 'ein Tag' : `${count} s`),
  terms: {
    game: 'das Spiel',
    pace: 'die Zeit zum Denken',
    window: 'die Zeit zum Reagieren',
    tempo: 'das Tempo der Dinge',
    detail: 'ein Detail',
  },
  changed: (by, what, unready) => `${has(by)} ${list(what)} geändert${stillReady(unready)}`,
  changedBack: (by, unready) => `${has(by)} das wieder zurückgestellt${stillReady(unready)}`,
  less: (what) => `Weniger: ${what}`,
  more: (what) => `Mehr: ${what}`,
}
