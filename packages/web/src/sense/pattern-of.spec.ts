import { describe, expect, it } from 'vitest'
import { patternOf } from './pattern-of.ts'

const event = { kind: 'event', event: 'mating-season' }

describe('A phone', () => {
  it('shakes twice for whoever is attacked, whatever else happens', () => {
    expect(patternOf([event], true, true)).toHaveLength(3)
  })

  it('shakes once for an event, longer than for a turn', () => {
    const [long] = patternOf([event], false, true)!
    const [short] = patternOf([], false, true)!
    expect(long).toBeGreaterThan(short)
  })

  it('lies still for those who are neither hit nor called', () => {
    expect(patternOf([{ kind: 'attacked' }], false, false)).toBeNull()
  })
})
