import type { SettingsMessages } from '../messages/settings.ts'
import { formatList } from './grammar.ts'

const stillReady = (unready: readonly string[]): string =>
  unready.length === 0 ? '.' : `: ${formatList(unready)}, are you still ready?`

export const settingsMessages: SettingsMessages = {
  title: 'How you play',
  hostOnlyHint: 'The host sets this.',
  game: 'Game',
  timeGroup: 'Pace',
  pace: 'Time to think',
  paces: {
    relaxed: { name: 'relaxed', description: 'As long as it takes.' },
    normal: { name: 'normal', description: '45 seconds for a decision.' },
    fast: { name: 'fast', description: '15 seconds. No whining.' },
    correspondence: { name: 'by post', description: 'Two days for a decision.' },
  },
  tempo: 'How fast things happen',
  tempoDescriptions: {
    calm: 'Every blow can be savoured.',
    normal: 'One thing after the other.',
    brisk: 'For those who have seen it all.',
  },
  window: {
    name: 'Time to react',
    description: 'How long everybody can throw something in. The same for all, whatever they hold.',
    byPace: 'goes with the pace',
  },
  seconds: (count) => (count >= 86_400 ? 'a day' : `${count} s`),
  changedNames: {
    game: 'the game',
    pace: 'the time to think',
    window: 'the time to react',
    tempo: 'how fast things happen',
    otherSetting: 'a detail',
  },
  describeChange: (by, what, unready) => `${by ?? 'You'} changed ${formatList(what)}${stillReady(unready)}`,
  describeRevertedChange: (by, unready) => `${by ?? 'You'} changed it back${stillReady(unready)}`,
  decrease: (what) => `Less: ${what}`,
  increase: (what) => `More: ${what}`,
}
