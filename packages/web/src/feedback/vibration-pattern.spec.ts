import { describe, expect, it } from 'vitest'
import { vibrationPattern } from './vibration-pattern.ts'

const event = { kind: 'event', event: 'mating-season' }

describe('vibrationPattern', () => {
  it('vibrates twice for an attack, whatever else happens', () => {
    expect(vibrationPattern([event], true, true)).toHaveLength(3)
  })

  it('vibrates once for an event, longer than for a turn', () => {
    const [long] = vibrationPattern([event], false, true)!
    const [short] = vibrationPattern([], false, true)!
    expect(long).toBeGreaterThan(short)
  })

  it('does not vibrate otherwise', () => {
    expect(vibrationPattern([{ kind: 'attacked' }], false, false)).toBeNull()
  })
})
