import type { LuckRank } from '@slapwise/bots'
import { formatSigned } from '@slapwise/kernel'
import type { AnalysisMessages } from '../messages/analysis.ts'

const RANKED_LUCK: Readonly<Record<LuckRank, string>> = {
  best: 'the best luck of the table',
  worst: 'the worst luck of the table',
  middle: 'neither the best nor the worst luck',
  unclear: 'luck like others',
}

export const analysisMessages: AnalysisMessages = {
  title: 'Was that luck?',
  progress: (percent) => `Playing it all again, many times: ${percent}\u00a0%`,
  pause: 'Pause',
  resume: 'Go on',
  failed: 'Something broke. These figures are as far as it got.',
  summary: (name, accuracy, luck, rank) => {
    const had = `had ${RANKED_LUCK[rank]} (${formatSigned(luck.value)}\u00a0±\u00a0${Math.round(luck.margin)} points)`
    if (accuracy === null) return `${name ?? 'You'} ${had}.`
    return `${name ?? 'You'} played ${accuracy.value}\u00a0%\u00a0(±\u00a0${accuracy.margin}) as well as a fiendish bot, and ${had}.`
  },
  isPending: 'Luck and skill come to light when every decision has been weighed.',
  isEstimate:
    'A guess, by playing on from every moment many times. The bot is good, not always right. Differences that could be chance are left out.',
  chances: 'Chance to win',
  accounts: 'Points ahead of the others, and why',
  columns: { player: 'Player', luck: 'Luck', skill: 'Own play', gifts: 'Gifts', result: 'Ahead' },
  columnHint: 'Luck: cards, events, dice, and whom the others picked on. Gifts: mistakes of the others.',
  mistakes: (name) => (name === null ? 'What you might have done' : `What ${name} might have done`),
  noMistakes: 'Nothing that a fiendish bot would surely have done better.',
  given: (name, answer) => `${name ?? 'You'}: ${answer}`,
  better: (answer) => `Better: ${answer}`,
  luck: (name) => (name === null ? 'Your luck, good and bad' : `The luck of ${name}, good and bad`),
  moment: {
    title: (decision, last) => `Decision ${decision} of ${last}`,
    end: 'The end',
    previous: 'The decision before',
    next: 'The next decision',
    noChoice: (name) => `${name} had no choice.`,
    notJudged: (name) => `${name} had a choice. Still being weighed.`,
    sameAnswer: 'A fiendish bot would have done the same.',
    otherAnswer: (answer) => `A fiendish bot: ${answer}.`,
    estimate: (points, margin) => `${formatSigned(points, 1)}\u00a0±\u00a0${margin.toFixed(1)}`,
    besideThat: (estimate) => `${estimate} points compared with that.`,
    couldBeChance: 'Could be chance.',
    luckOf: (name) => `Luck of ${name}`,
  },
  goTo: (decision) => `Go to decision ${decision}`,
}
