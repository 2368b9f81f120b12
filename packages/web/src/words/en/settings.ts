import type { SettingsWords } from '../lexicon/settings.ts'
import { list } from './grammar.ts'

const stillReady = (unready: readonly string[]): string =>
  unready.length === 0 ? '.' : `: ${list(unready)}, are you still ready?`

export const settings: SettingsWords = {
  title: 'How you play',
  hostOnly: 'The host sets this.',
  game: 'Game',
  time: 'Pace',
  pace: 'Time to think',
  paces: {
    relaxed: { name: 'relaxed', line: 'As long as it takes.' },
    normal: { name: 'normal', line: '45 seconds for a decision.' },
    fast: { name: 'fast', line: '15 seconds. No whining.' },
    correspondence: { name: 'by post', line: 'Two days for a decision.' },
  },
  tempo: 'How fast things happen',
  tempos: {
    calm: { name: 'calm', line: 'Every blow can be savoured.' },
    normal: { name: 'normal', line: 'One thing after the other.' },
    brisk: { name: 'brisk', line: 'For those who have seen it all.' },
  },
  window: {
    name: 'Time to react',
    line: 'How long everybody can throw something in. The same for all, whatever they hold.',
    byPace: 'goes with the pace',
  },
  seconds: (count) => (count >= 86_400 ? 'a day' : `${count} s`),
  terms: {
    game: 'the game',
    pace: 'the time to think',
    window: 'the time to react',
    tempo: 'how fast things happen',
    detail: 'a detail',
  },
  changed: (by, what, unready) => `${by ?? 'You'} changed ${list(what)}${stillReady(unready)}`,
  changedBack: (by, unready) => `${by ?? 'You'} changed it back${stillReady(unready)}`,
  less: (what) => `Less: ${what}`,
  more: (what) => `More: ${what}`,
}
