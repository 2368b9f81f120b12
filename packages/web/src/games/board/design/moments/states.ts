import { someBot } from '../../../../game/staged.ts'
import { breakMoments } from '../../../../kit/design/moment.ts'
import { after, event, type Moments, SIX, table } from './tables.ts'

/** Ways in which a table can be, whatever is asked. */
export const STATES: Moments = {
  'state-not-your-turn': { setting: table({ turn: 'Cem' }) },
  'state-event-of-a-long-name': { setting: table({ turn: 'Cem' }), event: 'surprise-party' },
  'state-event-of-many-words': { setting: table({ turn: 'Cem' }), event: 'tsunami' },
  'state-others-think-about-a-reaction': after([['Ada', 'remote on 20', 'Dea']], {
    hands: { Ada: 'remote, push, snail, ghost' },
  }),
  'state-market-of-others': event(5, 'Ada', { draw: 'block, push, fuck you, swap, push, stop, skip' }),
  ...breakMoments(table),
  'state-two-players': { setting: table({ players: SIX.slice(0, 2), turn: 'Ben' }) },
  'state-six-players': { setting: table({ players: SIX, turn: 'Fay' }) },
  'state-away-offline-bot': {
    setting: table({ players: SIX, turn: 'Ben' }),
    people: { Cem: { isAway: true }, Dea: { isOnline: false }, Eli: someBot(4) },
  },
  'state-all-at-the-start': {
    setting: table({
      players: SIX,
      turn: 'Ben',
      on: {},
      tokens: Object.fromEntries(SIX.map((one) => [one, 0])),
    }),
  },
  'state-all-on-one-space': {
    setting: table({ players: SIX, turn: 'Ben', tokens: Object.fromEntries(SIX.map((one) => [one, 28])) }),
  },
  'state-draw-pile-almost-empty': { setting: table({ turn: 'Ben', draw: { only: 'push, stop' } }) },
  'state-among-bots': {
    setting: table({ turn: 'Ben' }),
    people: { Ben: someBot(1), Cem: someBot(2), Dea: someBot(3) },
  },
  'state-spectator': { setting: table(), viewer: null },
  'state-spectator-shown-hands': { setting: table(), viewer: null, shows: ['Ada', 'Ben'] },
  'state-blind-alley': {
    setting: table({
      board: 'blind-alley',
      turn: 'Ben',
      tokens: { Ada: 8, Ben: 15, Cem: 15, Dea: 27 },
      on: { 3: 'push forward', 9: 'push up', 13: 'snail', 20: 'gift' },
    }),
  },
  'state-match-over': after([['Dea', 'stop on 20', 'roll'], 'lets', 'lets'], {
    turn: 'Dea',
    tokens: { Dea: 47 },
    dice: [6],
    limit: 50,
  }),
}
