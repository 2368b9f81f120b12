import { chatOf, pauseMoments } from '../../../../kit/design/moment.ts'
import { createStagedBot } from '../../../../match-sources/staged-source.ts'
import { momentByPlay } from './moment-by-play.ts'
import {
  ALL_SETS,
  EIGHT_PLAYERS,
  type Moments,
  midRoundScene,
  momentAfter,
  momentOfEvent,
  SUPERCHARGE_SETS,
  TROUBLEMAKER_SETS,
} from './tables.ts'

const SMALL_HANDS = {
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

/** Table states that do not depend on the question. */
export const STATE_MOMENTS: Moments = {
  'state-not-your-turn': { setting: midRoundScene({ turn: 'Cem' }) },
  'state-event-of-a-long-name': {
    setting: midRoundScene({ turn: 'Cem', sets: ALL_SETS }),
    newEvent: 'crowdfunding',
  },
  'state-event-of-many-words': {
    setting: midRoundScene({ turn: 'Cem', sets: ALL_SETS }),
    newEvent: 'seppuku',
  },
  'state-others-think-about-a-reaction': momentAfter([['Ada', 'red gift', 'Ben']]),
  'state-waiting-after-laying': momentOfEvent('gambling-man', 'Dea', {}, [
    ['Ada', 'blue 7'],
    ['Cem', 'blue 2'],
  ]),
  'state-bystander-of-an-attack': momentAfter([['Dea', 'red gift', 'Ben'], 'lets'], {
    turn: 'Dea',
    hands: { Dea: 'red gift, yellow 1, yellow 2, yellow 8, green 6' },
  }),
  'state-eight-players-many-cards': {
    setting: midRoundScene({
      sets: ALL_SETS,
      players: EIGHT_PLAYERS,
      scores: { Ada: 34, Ben: 51, Cem: 12, Dea: 78, Eli: 0, Fay: 103, Gus: 66, Hal: 9 },
      skipped: ['Gus'],
      hands: {
        Ada: 'red 7, red 2, blue 7, green 4, red gift, yellow skip, fantastic, purple 1, purple 5, purple 9, purple gift, black 8, black 10, red 10, yellow 10, blue 5, green 5, yellow 5, mimicry, curse, edison, update, red-blue colour swap, green thief, fuck you',
      },
      draw: 'green 7, blue 4, red 9',
    }),
  },
  ...pauseMoments(midRoundScene),
  'state-chatter': { setting: midRoundScene({}), chat: chatOf(['Ada', 'Ben', 'Cem', 'Dea']) },
  'state-chatter-of-eight': {
    setting: midRoundScene({ players: EIGHT_PLAYERS }),
    chat: chatOf(EIGHT_PLAYERS),
  },
  'state-two-players': {
    setting: midRoundScene({
      players: ['Ada', 'Bartholomew'],
      hands: { Bartholomew: 'green 2, green 3, blue 8, red skip' },
    }),
  },
  'state-skipped-away-offline-bot': {
    setting: midRoundScene({ players: EIGHT_PLAYERS.slice(0, 6), skipped: ['Ben', 'Fay'] }),
    playerOverrides: {
      Cem: { isAway: true },
      Dea: { isOnline: false },
      Eli: createStagedBot(4),
      Fay: { isBot: true },
    },
  },
  'state-lasting-rules-and-powers': {
    setting: midRoundScene({
      sets: ALL_SETS,
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
  'state-open-hands-glass-house': { setting: midRoundScene({ sets: ALL_SETS, rules: 'glass-house' }) },
  'state-open-hands-power': {
    setting: midRoundScene({
      sets: SUPERCHARGE_SETS,
      powers: { Ada: 'looping', Ben: 'open-hands!' },
      lasting: [{ id: 'open-hands', turns: [1], owner: 'Ben' }],
    }),
  },
  'state-time-bomb': { setting: midRoundScene({ lasting: [{ id: 'time-bomb', turns: [0, 1, 1, 1] }] }) },
  'state-time-bomb-spared': {
    setting: midRoundScene({
      sets: TROUBLEMAKER_SETS,
      lasting: [{ id: 'time-bomb', turns: [2, 2, 3, 3], spared: ['Ada'] }],
    }),
  },
  'state-call-wished-number': momentAfter([['Dea', 'fantastic', '7']], {
    turn: 'Dea',
    hands: { Dea: 'fantastic, yellow 1, yellow 2, yellow 8' },
  }),
  'state-call-wished-colour': momentAfter([['Dea', 'fantastic', 'blue']], {
    turn: 'Dea',
    hands: { Dea: 'fantastic, yellow 1, yellow 2, yellow 8' },
  }),
  'state-call-colour-and-number': { setting: midRoundScene({ discard: 'blue 4, green 4, green 1' }) },
  'state-call-colour-and-symbol': {
    setting: midRoundScene({ discard: 'blue gift, blue 4, green 4, green 1' }),
  },
  'state-call-number-of-a-black-card': { setting: midRoundScene({ discard: 'black 7, red 7' }) },
  'state-call-black': momentAfter([['Dea', 'red 8 with black-wish']], {
    sets: SUPERCHARGE_SETS,
    turn: 'Dea',
    powers: { Dea: 'black-wish', Ada: 'looping' },
    hands: { Ada: 'red 7, red 2, blue 7, black 4, black 9, yellow skip, fantastic' },
  }),
  'state-call-anything': {
    setting: midRoundScene({ call: 'anything', discard: 'curse', sets: TROUBLEMAKER_SETS }),
  },
  'state-direction-turned': {
    setting: midRoundScene({
      sets: SUPERCHARGE_SETS,
      direction: -1,
      powers: { Ada: 'number-wish', Ben: 'looping!' },
      lasting: [{ id: 'looping', turns: [1], owner: 'Ben' }],
    }),
  },
  'state-clock-running': { setting: midRoundScene(), clock: { leftMs: 9000, totalMs: 15000 } },
  'state-clock-almost-over': { setting: midRoundScene(), clock: { leftMs: 1500, totalMs: 15000 } },
  'state-draw-pile-almost-empty': { setting: midRoundScene({ draw: { only: 'green 7, blue 4' } }) },
  'state-draw-pile-empty': { setting: midRoundScene({ draw: { only: '' } }) },
  'state-one-card-left': { setting: midRoundScene({ hands: { Ben: 'green 2', Dea: 'yellow 1' } }) },
  'state-presents-lie-face-down': momentOfEvent('surprise-party', 'Cem', {}, [['Dea', 'black 3', 'Ada']]),
  'state-lucky-at-the-all-seeing-eye': momentAfter(
    [
      ['Dea', 'black 5'],
      ['Ada', 'lucky bastard'],
      ['Ben', 'pass'],
      ['Cem', 'pass'],
      ['Ada', 'yellow'],
    ],
    {
      sets: TROUBLEMAKER_SETS,
      turn: 'Dea',
      events: 'the-all-seeing-eye',
      hands: { Ada: 'lucky bastard, red 7, red 2, blue 7', Dea: 'black 5, yellow 1, yellow 2, green 6' },
    },
  ),
  'state-spectator': { setting: midRoundScene(), viewer: null },
  'state-spectator-shown-hands': { setting: midRoundScene(), viewer: null, openHands: ['Ada', 'Ben'] },
  'state-spectator-of-a-market': {
    ...momentOfEvent('market', 'Dea', { draw: 'green 7, fantastic four, black 8, yellow 5' }),
    viewer: null,
  },
  'state-round-over-after-four': momentByPlay(
    { ...midRoundScene({ limit: 999, scores: {}, hands: SMALL_HANDS }), handSize: 4 },
    ({ table: { sheet } }) => sheet.length === 4,
  ),
  'state-match-over': momentByPlay(
    { ...midRoundScene({ limit: 60, scores: {}, hands: SMALL_HANDS }), handSize: 4 },
    ({ match }) => match.isOver,
  ),
  'state-match-over-own-win': {
    ...momentAfter([['Ada', 'red 7'], 'lets'], {
      limit: 100,
      scores: { Ada: 34, Ben: 51, Cem: 12, Dea: 78 },
      hands: {
        Ada: 'red 7',
        Cem: 'blue 8, blue 2, counterattack, fuck you',
        Dea: 'red 8, black 9, fantastic',
      },
    }),
    playerOverrides: { Ada: { name: 'A&B "<3"' }, Cem: createStagedBot(2) },
  },
  'state-match-over-shared': momentOfEvent('doomsday', 'Dea', {
    limit: 100,
    scores: { Ada: 34, Ben: 51, Cem: 34, Dea: 78 },
  }),
  'state-match-over-without-points': momentAfter([['Dea', 'red 8'], 'lets'], {
    limit: 'none',
    scores: {},
    turn: 'Dea',
    hands: { Dea: 'red 8' },
  }),
}
