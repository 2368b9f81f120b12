import { expect, it } from 'vitest'
import { EVENTS } from '../../setup/events.ts'
import { sceneAfterEvent } from '../../testing/event-scene.ts'
import { EVENT_TOKEN_SHIFTS } from './event-token-shifts.ts'

const TOKENS = [
  { Ada: 20, Ben: 41, Cem: 8 },
  { Ada: 33, Ben: 5, Cem: 33 },
  { Ada: 12, Ben: 30, Cem: 12 },
]

/** Events without dice, whose result is exact. */
const CERTAIN = [
  'epic-fail',
  'earthquake',
  'mexican-standoff',
  'charity',
  'robin-hood',
  'communism',
  'epic-win',
]

it('The token shifts match what events do', () => {
  for (const tokens of TOKENS)
    for (const event of CERTAIN) {
      const s = sceneAfterEvent(event, {
        tokens,
        hands: { Ada: 'skip, skip, skip', Ben: 'x, x, x, x', Cem: 'gift, gift, gift, gift' },
      })
      expect([event, s.table.tokens]).toEqual([
        event,
        EVENT_TOKEN_SHIFTS[event](Object.values(tokens), s.table.teleports, 0),
      ])
    }
})

it('All events with token shifts are covered', () => {
  const ids = EVENTS.map(({ id }) => id)
  for (const event of Object.keys(EVENT_TOKEN_SHIFTS)) expect(ids).toContain(event)
})
