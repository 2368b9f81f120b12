import type { RulesMessages } from '../messages/rules.ts'

export const rulesMessages: RulesMessages = {
  index: 'Chapters',
  inShort: 'In two minutes',
  inDetail: 'If it comes to a quarrel',
  tryLesson: 'Try it yourself:',
  limits: { caption: 'Recommended limits', players: 'Players' },
  minutes: {
    caption: 'Minutes, roughly',
    length: 'Match',
    rulebooks: 'say the rulebooks',
    bots: 'against three bots',
  },
  tryIt: 'Play against bots',
  lessons: 'Learn by playing',
  showCards: 'Look cards up',
  home: 'To the start',
}
