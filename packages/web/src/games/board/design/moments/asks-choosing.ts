import { after, event, type Moments, SIX } from './tables.ts'

/** Who, how far, which card, which manhole. */
export const CHOOSING: Moments = {
  roll: after([['Ada', 'snail on 12']]),
  'roll-backward': after([['Ada', 'reverse on 20']], { hands: { Ada: 'reverse, push, snail, ghost' } }),
  'roll-as-a-ghost': after([['Ada', 'ghost on 20']]),
  'roll-for-an-event': after([['Ada', 'troublemaker on 32']], {
    hands: { Ada: 'troublemaker, push, snail, ghost' },
  }),
  'roll-by-remote': after([['Ada', 'remote on 20', 'Dea'], 'lets'], {
    hands: { Ada: 'remote, push, snail, ghost' },
  }),
  'token-remote': after([['Ada', 'remote on 20']], { hands: { Ada: 'remote, push, snail, ghost' } }),
  'token-swap': after([['Ada', 'snail on 2', 'roll'], 'lets'], {
    on: { 14: 'swap', 5: 'stop' },
    teleports: { 2: 40 },
    dice: [3],
  }),
  'token-marching-orders': event(3, 'Ada'),
  'token-surprise-party': event(15, 'Fay', { players: SIX }),
  gift: after([['Ada', 'snail on 2', 'roll'], 'lets'], { on: { 13: 'gift', 5: 'stop' }, dice: [2] }),
  'gift-among-six': after([['Ada', 'snail on 2', 'roll'], 'lets'], {
    players: SIX,
    on: { 13: 'gift', 5: 'stop' },
    dice: [2],
  }),
  magnet: after([['Ada', 'snail on 2', 'roll'], 'lets'], {
    on: { 12: 'magnet', 5: 'stop over x', 18: 'push backward', 39: 'troublemaker', 23: 'push up' },
    dice: [1],
  }),
  market: event(5, 'Dea', { draw: 'block, push, fuck you, swap, push, stop, skip' }),
  'market-of-six': event(5, 'Fay', {
    players: SIX,
    draw: 'block, push, fuck you, swap, magnet, stop, skip, push',
  }),
  reorganize: event(18, 'Ada'),
  'reorganize-second': event(18, 'Ada', {}, [['Ada', '1 to 31']]),
}
