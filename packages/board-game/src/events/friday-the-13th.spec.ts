import { expect, it } from 'vitest'
import { sceneAfterEvent } from '../testing/event-scene.ts'

it('Friday the 13th has no effect, and the turn is over', () => {
  const s = sceneAfterEvent('friday-the-13th', { tokens: { Ada: 10, Ben: 20, Cem: 30 } })
  expect(s.factKinds()).toEqual(['placed', 'rolled', 'event', 'drew', 'drew', 'drew', 'turn-began'])
  expect(s.tokens()).toEqual({ Ada: 10, Ben: 20, Cem: 30 })
  expect(s.turn).toBe('Ben')
})
