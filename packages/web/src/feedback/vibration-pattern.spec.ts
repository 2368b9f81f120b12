import { describe, expect, it } from 'vitest'
import { vibrationPattern } from './vibration-pattern.ts'

const event = { kind: 'event', event: 'mating-season' }

describe('A phone', () => {
  it('shakes twice for whoever is attacked, whatever else happens', () => {
    expect(vibrationPattern([event], true, true)).toHaveLength(3)
  })

  it('shakes once for an event, longer than for a turn', () => {
    const [long] = vibrationPattern([event], false, true)!
    const [short] = vibrationPattern([], false, true)!
    expect(long).toBeGreaterThan(short)
  })

  it('lies still for those who are neither hit nor called', () => {
    expect(vibrationPattern([{ kind: 'attacked' }], false, false)).toBeNull()
  })
})
