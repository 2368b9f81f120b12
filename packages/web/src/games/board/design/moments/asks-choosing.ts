import { type Moments, momentAfter, momentOfEvent, SIX_PLAYERS } from './tables.ts'

/** Prompts to choose a player, a number of steps, a card or a manhole. */
export const CHOOSING_MOMENTS: Moments = {
  roll: momentAfter([['Ada', 'snail on 12']]),
  'roll-backward': momentAfter([['Ada', 'reverse on 20']], { hands: { Ada: 'reverse, push, snail, ghost' } }),
  'roll-as-a-ghost': momentAfter([['Ada', 'ghost on 20']]),
  'roll-for-an-event': momentAfter([['Ada', 'troublemaker on 32']], {
    hands: { Ada: 'troublemaker, push, snail, ghost' },
  }),
  'roll-by-remote': momentAfter([['Ada', 'remote on 20', 'Dea'], 'lets'], {
    hands: { Ada: 'remote, push, snail, ghost' },
  }),
  'token-remote': momentAfter([['Ada', 'remote on 20']], { hands: { Ada: 'remote, push, snail, ghost' } }),
  'token-swap': momentAfter([['Ada', 'snail on 2', 'roll'], 'lets'], {
    on: { 14: 'swap', 5: 'stop' },
    teleports: { 2: 40 },
    dice: [3],
  }),
  'token-marching-orders': momentOfEvent(3, 'Ada'),
  'token-surprise-party': momentOfEvent(15, 'Fay', { players: SIX_PLAYERS }),
  gift: momentAfter([['Ada', 'snail on 2', 'roll'], 'lets'], { on: { 13: 'gift', 5: 'stop' }, dice: [2] }),
  'gift-among-six': momentAfter([['Ada', 'snail on 2', 'roll'], 'lets'], {
    players: SIX_PLAYERS,
    on: { 13: 'gift', 5: 'stop' },
    dice: [2],
  }),
  magnet: momentAfter([['Ada', 'snail on 2', 'roll'], 'lets'], {
    on: { 12: 'magnet', 5: 'stop over x', 18: 'push backward', 39: 'troublemaker', 23: 'push up' },
    dice: [1],
  }),
  market: momentOfEvent(5, 'Dea', { draw: 'block, push, fuck you, swap, push, stop, skip' }),
  'market-of-six': momentOfEvent(5, 'Fay', {
    players: SIX_PLAYERS,
    draw: 'block, push, fuck you, swap, magnet, stop, skip, push',
  }),
  reorganize: momentOfEvent(18, 'Ada'),
  'reorganize-second': momentOfEvent(18, 'Ada', {}, [['Ada', '1 to 31']]),
}
