import type { SettingsWords } from '../lexicon/settings.ts'

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
  less: (what) => `Weniger: ${what}`,
  more: (what) => `Mehr: ${what}`,
}
