import { someBot } from '../../../../game/staged.ts'
import { breakMoments } from '../../../../kit/design/moment.ts'
import { playedOn } from './played-on.ts'
import { ALL, after, EIGHT, event, type Moments, SUPER, TROUBLE, table } from './tables.ts'

const LEAN = {
  Ada: 'red 7, red 2, blue 7, green 4',
  Ben: 'green 2, green 3, blue 8',
  Cem: 'blue 1, blue 2, green 9',
  Dea: 'yellow 1, yellow 2, yellow 8',
}

const POWERS = {
  Ada: 'looping, number-wish!, random-chance',
  Ben: 'open-hands!, recycling!',
  Cem: 'black-wish, anti-counter!, troublecharger',
  Dea: 'special-seal, colour-blockade!',
}

/** Ways in which a table can be, whatever is asked. */
export const STATES: Moments = {
  'state-not-your-turn': { setting: table({ turn: 'Cem' }) },
  'state-event-of-a-long-name': {
    setting: table({ turn: 'Cem', sets: ALL }),
    event: 'crowdfunding',
  },
  'state-event-of-many-words': {
    setting: table({ turn: 'Cem', sets: ALL }),
    event: 'seppuku',
  },
  'state-others-think-about-a-reaction': after([['Ada', 'red gift', 'Ben']]),
  'state-waiting-after-laying': event('gambling-man', 'Dea', {}, [
    ['Ada', 'blue 7'],
    ['Cem', 'blue 2'],
  ]),
  'state-bystander-of-an-attack': after([['Dea', 'red gift', 'Ben'], 'lets'], {
    turn: 'Dea',
    hands: { Dea: 'red gift, yellow 1, yellow 2, yellow 8, green 6' },
  }),
  'state-eight-players-many-cards': {
    setting: table({
      sets: ALL,
      players: EIGHT,
      scores: { Ada: 34, Ben: 51, Cem: 12, Dea: 78, Eli: 0, Fay: 103, Gus: 66, Hal: 9 },
      skipped: ['Gus'],
      hands: {
        Ada: 'red 7, red 2, blue 7, green 4, red gift, yellow skip, fantastic, purple 1, purple 5, purple 9, purple gift, black 8, black 10, red 10, yellow 10, blue 5, green 5, yellow 5, mimicry, curse, edison, update, red-blue colour swap, green thief, fuck you',
      },
      draw: 'green 7, blue 4, red 9',
    }),
  },
  ...breakMoments(table),
  'state-two-players': {
    setting: table({
      players: ['Ada', 'Bartholomew'],
      hands: { Bartholomew: 'green 2, green 3, blue 8, red skip' },
    }),
  },
  'state-skipped-away-offline-bot': {
    setting: table({ players: EIGHT.slice(0, 6), skipped: ['Ben', 'Fay'] }),
    people: {
      Cem: { isAway: true },
      Dea: { isOnline: false },
      Eli: someBot(4),
      Fay: { isBot: true },
    },
  },
  'state-lasting-rules-and-powers': {
    setting: table({
      sets: ALL,
      ruleCards: 3,
      rules: 'high-five, thirst, sevens',
      powers: POWERS,
      lasting: [
        { id: 'time-bomb', turns: [2, 2, 3, 3] },
        { id: 'plus-one', spared: ['Ben'] },
        { id: 'last-chance', spared: ['Ada', 'Cem'] },
        { id: 'parasite' },
        { id: 'colour-blockade', turns: [1], owner: 'Dea', colour: 'purple' },
      ],
    }),
  },
  'state-open-hands-glass-house': { setting: table({ sets: ALL, rules: 'glass-house' }) },
  'state-open-hands-power': {
    setting: table({
      sets: SUPER,
      powers: { Ada: 'looping', Ben: 'open-hands!' },
      lasting: [{ id: 'open-hands', turns: [1], owner: 'Ben' }],
    }),
  },
  'state-time-bomb': { setting: table({ lasting: [{ id: 'time-bomb', turns: [0, 1, 1, 1] }] }) },
  'state-time-bomb-spared': {
    setting: table({ sets: TROUBLE, lasting: [{ id: 'time-bomb', turns: [2, 2, 3, 3], spared: ['Ada'] }] }),
  },
  'state-call-wished-number': after([['Dea', 'fantastic', '7']], {
    turn: 'Dea',
    hands: { Dea: 'fantastic, yellow 1, yellow 2, yellow 8' },
  }),
  'state-call-wished-colour': after([['Dea', 'fantastic', 'blue']], {
    turn: 'Dea',
    hands: { Dea: 'fantastic, yellow 1, yellow 2, yellow 8' },
  }),
  'state-call-colour-and-number': { setting: table({ discard: 'blue 4, green 4, green 1' }) },
  'state-call-colour-and-symbol': { setting: table({ discard: 'blue gift, blue 4, green 4, green 1' }) },
  'state-call-number-of-a-black-card': { setting: table({ discard: 'black 7, red 7' }) },
  'state-call-black': after([['Dea', 'red 8 with black-wish']], {
    sets: SUPER,
    turn: 'Dea',
    powers: { Dea: 'black-wish', Ada: 'looping' },
    hands: { Ada: 'red 7, red 2, blue 7, black 4, black 9, yellow skip, fantastic' },
  }),
  'state-call-anything': { setting: table({ call: 'anything', discard: 'curse', sets: TROUBLE }) },
  'state-direction-turned': {
    setting: table({
      sets: SUPER,
      direction: -1,
      powers: { Ada: 'number-wish', Ben: 'looping!' },
      lasting: [{ id: 'looping', turns: [1], owner: 'Ben' }],
    }),
  },
  'state-clock-running': { setting: table(), clock: { left: 9000, of: 15000 } },
  'state-clock-almost-over': { setting: table(), clock: { left: 1500, of: 15000 } },
  'state-draw-pile-almost-empty': { setting: table({ draw: { only: 'green 7, blue 4' } }) },
  'state-draw-pile-empty': { setting: table({ draw: { only: '' } }) },
  'state-one-card-left': { setting: table({ hands: { Ben: 'green 2', Dea: 'yellow 1' } }) },
  'state-presents-lie-face-down': event('surprise-party', 'Cem', {}, [['Dea', 'black 3', 'Ada']]),
  'state-lucky-at-the-all-seeing-eye': after(
    [
      ['Dea', 'black 5'],
      ['Ada', 'lucky bastard'],
      ['Ben', 'pass'],
      ['Cem', 'pass'],
      ['Ada', 'yellow'],
    ],
    {
      sets: TROUBLE,
      turn: 'Dea',
      events: 'the-all-seeing-eye',
      hands: { Ada: 'lucky bastard, red 7, red 2, blue 7', Dea: 'black 5, yellow 1, yellow 2, green 6' },
    },
  ),
  'state-spectator': { setting: table(), viewer: null },
  'state-spectator-shown-hands': { setting: table(), viewer: null, shows: ['Ada', 'Ben'] },
  'state-spectator-of-a-market': {
    ...event('market', 'Dea', { draw: 'green 7, fantastic four, black 8, yellow 5' }),
    viewer: null,
  },
  'state-round-over-after-four': playedOn(
    { ...table({ limit: 999, scores: {}, hands: LEAN }), handSize: 4 },
    ({ table: { sheet } }) => sheet.length === 4,
  ),
  'state-match-over': playedOn(
    { ...table({ limit: 60, scores: {}, hands: LEAN }), handSize: 4 },
    ({ match }) => match.over,
  ),
  'state-match-over-own-win': {
    ...after([['Ada', 'red 7'], 'lets'], {
      limit: 100,
      scores: { Ada: 34, Ben: 51, Cem: 12, Dea: 78 },
      hands: {
        Ada: 'red 7',
        Cem: 'blue 8, blue 2, counterattack, fuck you',
        Dea: 'red 8, black 9, fantastic',
      },
    }),
    people: { Ada: { name: 'A&B "<3"' }, Cem: someBot(2) },
  },
  'state-match-over-shared': event('doomsday', 'Dea', {
    limit: 100,
    scores: { Ada: 34, Ben: 51, Cem: 34, Dea: 78 },
  }),
  'state-match-over-without-points': after([['Dea', 'red 8'], 'lets'], {
    limit: 'none',
    scores: {},
    turn: 'Dea',
    hands: { Dea: 'red 8' },
  }),
}
