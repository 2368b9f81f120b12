import type { RulesMessages } from '../messages/rules.ts'

export const rulesMessages: RulesMessages = {
  title: 'How it is played',
  lead: 'Two minutes of reading, years of grudges.',
  chapters: {
    goal: {
      title: 'Get rid of everything',
      text: 'Everybody starts with seven cards. Whoever has none left ends the round. What the others still hold counts against them, and the fewest points win.',
    },
    turn: {
      title: 'Same colour or same number',
      text: 'On your turn you play one card that fits the call: the colour, number or symbol of what lies on top. Every colour has a shape, so you can trust your eyes. Play runs anticlockwise.',
    },
    draw: {
      title: 'Can’t or won’t? Draw',
      text: 'You may always draw a card instead, and then play any card that fits, the new one or another, or pass. An empty pile alone ends nothing; but if somebody has to draw from it, the round is over.',
    },
    specials: {
      title: 'Special cards do things',
      text: 'Some go on their colour or their own kind. The all-coloured ones go on anything and let you wish for a colour, Fantastic and Fantastic Four also for a number; only the cactus, Curse, Mimicry and The End have rules of their own. A tap plays a card; hold it, or right-click it, and it tells you what it does.',
    },
    black: {
      title: 'Black cards bring events',
      text: 'Black is no colour: a black card goes on its own number only. Then an event turns up and turns the table over. Read it, gasp, carry on.',
    },
    attacks: {
      title: 'Attack, and be ready',
      text: 'Gift, Exchange, Skip and friends hit somebody of your choice. If you are hit, throw in a Counterattack, wish for a colour and aim the attack at anyone you like. If somebody finishes, a Nice Try makes them draw three. Nobody sees whether you could have.',
    },
    end: {
      title: 'Count and curse',
      text: 'Numbers count what they show, special cards 7, Curse 13, The End 17, the cactus 42. Rounds go on until somebody goes past the limit (in the editions original and new: reaches it); then the lowest total wins.',
    },
  },
  tryIt: 'Try it against bots',
  showCards: 'Look cards up',
  home: 'Back to the start',
}
