import type { SettingsMessages } from '../messages/settings.ts'

export const settingsMessages: SettingsMessages = {
  presets: {
    first: { name: 'First time', description: 'Base game, short, no hurry.' },
    usual: { name: 'The usual', description: 'Base game, at full length.' },
    all: { name: 'Everything', description: 'Every box, every card. You asked for it.' },
  },
  groups: { cards: 'Cards', length: 'Length', house: 'House rules' },
  sets: { name: 'Boxes', description: 'What is shuffled together.' },
  setDescriptions: {
    base: 'Always in.',
    troublemaker: 'More attacks, nastier events.',
    supercharge: 'Power cards to play along.',
    pandora: 'Purple, and rule cards.',
  },
  edition: 'Edition',
  editions: {
    original: {
      name: 'original',
      description: 'The match ends when somebody reaches the limit; Gambling Man goes by colour.',
    },
    new: { name: 'new', description: 'The match ends when somebody reaches the limit.' },
    complete: { name: 'complete', description: 'The match ends when somebody goes past the limit.' },
  },
  purple: {
    name: 'Purple',
    description: 'As one colour more, or in place of one that stays in the box.',
  },
  length: {
    name: 'The limit',
    descriptions: {
      'limit-reached': 'Somebody reaches it, and the match is over. Bigger tables have a lower one.',
      'limit-exceeded': 'Somebody goes past it, and the match is over. Bigger tables have a lower one.',
    },
  },
  customLimit: {
    name: 'A limit to your taste',
    description: 'Ten points are over in no time, a thousand take all night.',
    label: 'own limit',
  },
  handSize: { name: 'Cards to start with', description: 'Fewer cards, faster rounds.' },
  ruleCards: {
    name: 'Rule cards a round',
    description: 'Drawn at the start; each changes a rule for that round.',
  },
  houseCards: {
    name: 'Rule cards in the pile',
    description: 'Those you switch off never turn up.',
    count: (on, of) => `${on} of ${of}`,
  },
  customRuleCards: {
    name: 'Rule cards of your own',
    description: 'Write one, and it goes into the pile as well.',
    write: 'Write a rule card',
    cardName: 'Its name',
    cardText: 'What it says',
    changes: 'What it changes',
    save: 'Into the pile',
    cancel: 'Never mind',
    remove: (name) => `Throw ${name} out`,
  },
  ruleParameters: {
    niceTryDraws: 'Nice Try: cards to draw',
    giftCards: 'Gift: cards handed over',
    fantasticFourDraws: 'Fantastic Four: cards shared out',
    eventsPerBlackCard: 'Events for a black card',
    turnDraws: 'Cards drawn on your turn',
    handSize: 'Cards dealt to everybody',
    swapNumber: 'Playing this number swaps hands',
    pointsFactor: 'Points count times',
    openHands: 'All hands lie open',
    clockwise: 'Play goes clockwise',
    colourWishesOnly: 'Wishes for colours only',
    eventsTurnRound: 'Events turn the direction',
    noCounterattack: 'No Counterattack thrown in',
    bringAFriend: 'Two cards of one number at once',
  },
  doItYourself: {
    description: 'What this blank card does at your table.',
  },
  pandorasBox: {
    description: 'What this event does at your table.',
  },
  settingErrors: {
    sets: 'The base game is always in.',
    limit: 'From 1 to 9999 points.',
    handSize: 'From four to seven cards.',
    purple: 'The purple cards are in Pandora’s Box.',
    ruleCards: 'There are not that many rule cards in the pile. Switch some on.',
    withoutRuleCards: 'There is no such rule card.',
    ownRuleCards: 'A rule card needs a name and has to change something.',
    doItYourself: 'That card is not in your boxes.',
    pandorasBox: 'That event is not in your boxes.',
  },
}
