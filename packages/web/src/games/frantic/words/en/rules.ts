import type { RulesWords } from '../lexicon/rules.ts'

export const rules: RulesWords = {
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
      text: 'You may always draw a card instead. If it fits you may play it at once. When the pile is empty, the round is over.',
    },
    specials: {
      title: 'Special cards do things',
      text: 'Some go on their colour, the all-coloured ones go on anything and let you wish for what comes next. Tap a card in the game, and it tells you what it does.',
    },
    black: {
      title: 'Black cards bring events',
      text: 'Black is no colour: a black card goes on its own number only. Then an event turns up and turns the table over. Read it, gasp, carry on.',
    },
    attacks: {
      title: 'Attack, and be ready',
      text: 'Gift, Exchange, Skip and friends hit somebody of your choice. If you are hit, throw in a Counterattack and aim it elsewhere. If somebody finishes, a Nice Try makes them draw three. Nobody sees whether you could have.',
    },
    end: {
      title: 'Count and curse',
      text: 'Numbers count what they show, special cards 7, the cactus 42. Rounds go on until somebody goes past the limit; then the lowest total wins.',
    },
  },
  tryIt: 'Try it against bots',
  home: 'Back to the start',
}
