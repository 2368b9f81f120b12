import { ALL_SETS, type Moments, momentAfter, momentOfEvent, SUPERCHARGE_SETS } from './tables.ts'

const EDISON = {
  sets: SUPERCHARGE_SETS,
  hands: { Ada: 'edison, red 7, blue 7, green 4, yellow skip, red 10' },
  powers: {
    Ada: 'looping, number-wish!, random-chance',
    Ben: 'open-hands, recycling!',
    Cem: 'black-wish, anti-counter, troublecharger',
  },
}

const UPDATE = {
  sets: SUPERCHARGE_SETS,
  hands: { Ada: 'update, red 7, blue 7, green 4, yellow skip, red 10' },
  powers: { Ada: 'looping, number-wish!, random-chance', Ben: 'open-hands, recycling!' },
  powerPile: 'all-draw-one',
}

const DO_IT_YOURSELF = 'do it yourself, red 7, purple 2, blue 7, green 4, fantastic'

const REWIND = 'red 5, red 3, yellow 3, yellow 6, blue 6, blue 9, green 9, green 1, red 1, red 6'

/** Prompts about power cards, and about effects that may be declined. */
export const POWER_MOMENTS: Moments = {
  'power-edison': momentAfter([['Ada', 'edison', 'Ben', 'Cem']], EDISON),
  'power-edison-second': momentAfter([['Ada', 'edison', 'Ben', 'Cem', '0']], EDISON),
  'power-edison-own': momentAfter([['Ada', 'edison', 'Ada', 'Cem']], EDISON),
  'power-update': momentAfter([['Ada', 'update', 'yes']], UPDATE),

  recharge: momentAfter([['Ada', 'red recharge']], {
    sets: SUPERCHARGE_SETS,
    hands: { Ada: 'red recharge, red 7, blue 7, green 4, yellow skip, red 10' },
    powers: { Ada: 'looping!, number-wish, random-chance!, open-hands!', Ben: 'recycling!' },
  }),

  'another-random-chance': momentAfter([['Ada', 'red 7 with random-chance']], {
    sets: SUPERCHARGE_SETS,
    powers: { Ada: 'random-chance, looping!', Ben: 'open-hands' },
  }),
  'another-random-chance-nothing': momentAfter([['Ada', 'red 7 with random-chance']], {
    sets: ALL_SETS,
    hands: { Ada: 'red 7, curse, fuck you' },
    powers: { Ada: 'random-chance, looping!', Ben: 'open-hands' },
  }),

  'use-update': momentAfter([['Ada', 'update']], UPDATE),
  'use-do-it-yourself-rule-card': momentAfter([['Ada', 'do it yourself']], {
    sets: ALL_SETS,
    rules: 'thirst, sevens',
    hands: { Ada: DO_IT_YOURSELF },
  }),
  'use-do-it-yourself-thief': momentAfter([['Ada', 'do it yourself']], {
    sets: ALL_SETS,
    doItYourself: 'thief',
    hands: { Ada: DO_IT_YOURSELF },
  }),
  'use-do-it-yourself-countered': momentAfter(
    [
      ['Dea', 'do it yourself', 'yes', 'Ada'],
      ['Ada', 'counterattack', 'purple'],
    ],
    {
      sets: ALL_SETS,
      doItYourself: 'gift',
      turn: 'Dea',
      hands: {
        Ada: 'counterattack, red 7, purple 2, blue 7, green 4',
        Dea: 'do it yourself, yellow 1, yellow 2, yellow 8, green 6',
      },
    },
  ),
  'use-exchange-by-rewind': momentOfEvent('rewind', 'Ada', {
    sets: SUPERCHARGE_SETS,
    discard: REWIND,
    draw: 'blue exchange, green 7',
  }),
  'use-fantastic-four-by-rewind': momentOfEvent('rewind', 'Ada', {
    sets: SUPERCHARGE_SETS,
    discard: REWIND,
    draw: 'fantastic four, green 7',
  }),
}
