import { CARD_SETS } from '@slapwise/card-game'
import { expect, test } from 'vitest'
import { EVENT_DRAWINGS } from './event-drawing.tsx'

test('every event has a drawing, and no drawing is without an event', () => {
  const events = Object.values(CARD_SETS).flatMap((set) => set.events.map((event) => event.id))
  expect(Object.keys(EVENT_DRAWINGS).sort()).toEqual(events.sort())
})
