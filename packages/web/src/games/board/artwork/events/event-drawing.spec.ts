import { EVENTS } from '@slapwise/board-game'
import { expect, test } from 'vitest'
import { EVENT_DRAWINGS } from './event-drawing.tsx'

test('every event has a drawing, and no drawing is without an event', () => {
  expect(Object.keys(EVENT_DRAWINGS).sort()).toEqual(EVENTS.map(({ id }) => id).sort())
})
