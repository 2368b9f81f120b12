import type { RulesMessages } from '../messages/rules.ts'

export const rulesMessages: RulesMessages = {
  index: 'Kapitel',
  inShort: 'In zwei Minuten',
  inDetail: 'Falls es Streit gibt',
  tryLesson: 'Probier es aus:',
  limits: { caption: 'Empfohlene Grenzen', players: 'Personen' },
  minutes: {
    caption: 'Ungefähre Minuten',
    length: 'Partie',
    rulebooks: 'laut Regelheften',
    bots: 'gegen drei Bots',
  },
  tryIt: 'Gegen Bots spielen',
  lessons: 'Spielend lernen',
  showCards: 'Karten nachschlagen',
  home: 'Zum Anfang',
}
