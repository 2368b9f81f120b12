import { chatOf, pauseMoments } from '../../../../kit/design/moment.ts'
import { createStagedBot } from '../../../../match-sources/staged-source.ts'
import { type Moments, midRoundScene, momentAfter, momentOfEvent, SIX_PLAYERS } from './tables.ts'

/** Table states that do not depend on the question. */
export const STATE_MOMENTS: Moments = {
  'state-not-your-turn': { setting: midRoundScene({ turn: 'Cem' }) },
  'state-event-of-a-long-name': { setting: midRoundScene({ turn: 'Cem' }), newEvent: 'surprise-party' },
  'state-event-of-many-words': { setting: midRoundScene({ turn: 'Cem' }), newEvent: 'tsunami' },
  'state-others-think-about-a-reaction': momentAfter([['Ada', 'remote on 20', 'Dea']], {
    hands: { Ada: 'remote, push, snail, ghost' },
  }),
  'state-market-of-others': momentOfEvent(5, 'Ada', {
    draw: 'block, push, fuck you, swap, push, stop, skip',
  }),
  ...pauseMoments(midRoundScene),
  'state-chatter': { setting: midRoundScene({ turn: 'Ben' }), chat: chatOf(['Ada', 'Ben', 'Cem', 'Dea']) },
  'state-chatter-of-six': {
    setting: midRoundScene({ players: SIX_PLAYERS, turn: 'Ben' }),
    chat: chatOf(SIX_PLAYERS),
  },
  'state-two-players': { setting: midRoundScene({ players: SIX_PLAYERS.slice(0, 2), turn: 'Ben' }) },
  'state-six-players': { setting: midRoundScene({ players: SIX_PLAYERS, turn: 'Fay' }) },
  'state-away-offline-bot': {
    setting: midRoundScene({ players: SIX_PLAYERS, turn: 'Ben' }),
    playerOverrides: { Cem: { isAway: true }, Dea: { isOnline: false }, Eli: createStagedBot(4) },
  },
  'state-all-at-the-start': {
    setting: midRoundScene({
      players: SIX_PLAYERS,
      turn: 'Ben',
      on: {},
      tokens: Object.fromEntries(SIX_PLAYERS.map((one) => [one, 0])),
    }),
  },
  'state-all-on-one-space': {
    setting: midRoundScene({
      players: SIX_PLAYERS,
      turn: 'Ben',
      tokens: Object.fromEntries(SIX_PLAYERS.map((one) => [one, 28])),
    }),
  },
  'state-draw-pile-almost-empty': { setting: midRoundScene({ turn: 'Ben', draw: { only: 'push, stop' } }) },
  'state-among-bots': {
    setting: midRoundScene({ turn: 'Ben' }),
    playerOverrides: { Ben: createStagedBot(1), Cem: createStagedBot(2), Dea: createStagedBot(3) },
  },
  'state-spectator': { setting: midRoundScene(), viewer: null },
  'state-spectator-shown-hands': { setting: midRoundScene(), viewer: null, openHands: ['Ada', 'Ben'] },
  'state-blind-alley': {
    setting: midRoundScene({
      board: 'blind-alley',
      turn: 'Ben',
      tokens: { Ada: 8, Ben: 15, Cem: 15, Dea: 27 },
      on: { 3: 'push forward', 9: 'push up', 13: 'snail', 20: 'gift' },
    }),
  },
  'state-match-over': momentAfter([['Dea', 'stop on 20', 'roll'], 'lets', 'lets'], {
    turn: 'Dea',
    tokens: { Dea: 47 },
    dice: [6],
    limit: 50,
  }),
}
