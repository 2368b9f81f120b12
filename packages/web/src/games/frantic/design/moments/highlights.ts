import type { Moment } from '../stage.ts'
import { type MomentSteps, type Moments, momentAfter, TROUBLEMAKER_SETS } from './tables.ts'

const REST = 'yellow 1, yellow 2, yellow 8, green 6, green 3'

/** Dea, who sits before Ada, does something to her with this card. */
const deaPlays = (card: string, steps: MomentSteps, newFactCount: number, setting = {}): Moment => ({
  ...momentAfter(steps, { turn: 'Dea', hands: { Dea: `${card}, ${REST}` }, ...setting }),
  newFactCount,
})

const GIFT: MomentSteps = [['Dea', 'red gift', 'Ada'], 'lets', ['Dea', 'yellow 1, green 6']]
const FOUR: MomentSteps = [['Dea', 'fantastic four', { Ada: 4 }], 'lets', ['Dea', 'blue']]

/** Something that has just happened to the viewer, and the recap of it. */
export const HIGHLIGHT_MOMENTS: Moments = {
  'state-highlight-attack': deaPlays('red gift', [['Dea', 'red gift', 'Ada'], 'lets'], 1),
  'state-highlight-gift': deaPlays('red gift', GIFT, 2),
  'state-highlight-thief': deaPlays(
    'red thief',
    [['Dea', 'red thief', 'Ada'], 'lets', ['Dea', 'red 7, fantastic']],
    3,
    { sets: TROUBLEMAKER_SETS },
  ),
  'state-highlight-fantastic-four': deaPlays('fantastic four', FOUR, 3),
  'state-highlight-skip': deaPlays('red skip', [['Dea', 'red skip', 'Ada'], 'lets'], 3, {
    hands: { Dea: `red skip, ${REST}`, Ben: 'green 2, blue 8, yellow 6, fantastic' },
  }),
  'state-highlight-exchange': deaPlays(
    'red exchange',
    [['Dea', 'red exchange', 'Ada'], 'lets', ['Dea', 'yellow 1, green 6']],
    3,
  ),
  'turn-after-a-gift': deaPlays('red gift', GIFT, 0),
  'turn-after-fantastic-four': deaPlays('fantastic four', FOUR, 0),
  'state-last-card': deaPlays('red 9', [['Dea', 'red 9']], 1, {
    hands: { Dea: 'red 9, yellow 1' },
    dealer: 'Cem',
  }),
  'state-nice-try-thrown': {
    ...momentAfter(
      [
        ['Dea', 'red 9'],
        ['Ada', 'pass'],
        ['Cem', 'pass'],
        ['Ben', 'nice try'],
        ['Ben', 'blue'],
      ],
      {
        sets: TROUBLEMAKER_SETS,
        turn: 'Dea',
        hands: { Dea: 'red 9', Ben: 'nice try, green 2, blue 8' },
      },
    ),
    newFactCount: 3,
  },
  'state-all-out-at-once': {
    ...momentAfter([['Ada', 'black 5'], 'lets'], {
      hands: { Ada: 'black 5', Ben: 'blue 2, red 2', Cem: 'green 3', Dea: 'yellow 8' },
      events: 'mating-season',
      limit: 300,
    }),
    newFactCount: 1,
  },
}
