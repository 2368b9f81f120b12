import type { Told } from '@slapwise/card-game'
import { describe, expect, it } from 'vitest'
import { patternOf } from './pattern-of.ts'

const ADA = 0
const BEN = 1

const attacked: Told = { kind: 'attacked', seat: BEN, card: 'gift', victims: [ADA] }
const event: Told = { kind: 'event', event: 'matingSeason', seat: BEN }

describe('A phone', () => {
  it('shakes twice for whoever is attacked, whatever else happens', () => {
    expect(patternOf([event, attacked], ADA, true)).toHaveLength(3)
  })

  it('shakes once for an event, longer than for a turn', () => {
    const [long] = patternOf([event], ADA, true)!
    const [short] = patternOf([], ADA, true)!
    expect(long).toBeGreaterThan(short)
  })

  it('lies still for those who are neither hit nor called', () => {
    expect(patternOf([attacked], BEN, false)).toBeNull()
    expect(patternOf([attacked], null, false)).toBeNull()
  })
})
