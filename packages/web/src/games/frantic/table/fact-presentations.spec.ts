import type { VisibleFact } from '@slapwise/card-game'
import { describe, expect, it } from 'vitest'
import { hitsOfFact, soundOfFact as soundIn, soundsOfFacts } from '../../../table/facts/fact-presentation.ts'
import { FRANTIC_GAME } from './table-game.ts'

const { presentations, soundLimits } = FRANTIC_GAME

const soundOf = (fact: VisibleFact, own: number | null) => soundIn(fact, presentations, own)
const soundsOf = (facts: readonly VisibleFact[], own: number | null) =>
  soundsOfFacts(facts, presentations, soundLimits, own)

const ADA = 0
const BEN = 1

const drew: VisibleFact = { kind: 'drew', seat: BEN, count: 1 }
const attacked: VisibleFact = { kind: 'attacked', seat: BEN, card: 'gift', victims: [ADA] }
const event: VisibleFact = { kind: 'event', event: 'matingSeason', seat: BEN }
const roundOver: VisibleFact = {
  kind: 'round-over',
  ending: null,
  finishers: [],
  hands: [],
  points: [],
  scores: [],
}
const matchOver: VisibleFact = { kind: 'match-over', winners: [BEN] }

describe('What happens at the table', () => {
  it('hits whoever is attacked, and nobody else', () => {
    expect(hitsOfFact(attacked, presentations).map(({ victim }) => victim)).toEqual([ADA])
    expect(hitsOfFact(event, presentations)).toEqual([])
  })

  it('sounds like what it is', () => {
    expect([drew, attacked, event].map((fact) => soundOf(fact, ADA))).toEqual(['draw', 'slap', 'stamp'])
  })

  it('is a fanfare for winners, and for those who look on', () => {
    expect([ADA, BEN, null].map((seat) => soundOf(matchOver, seat))).toEqual([null, 'match-won', 'match-won'])
  })

  it('is a pity only for oneself', () => {
    const skipped: VisibleFact = { kind: 'skipped', seat: ADA }
    expect([ADA, BEN].map((seat) => soundOf(skipped, seat))).toEqual(['rejected', null])
  })

  it('is heard in its order', () => {
    expect(soundsOf([attacked, drew, drew], ADA)).toEqual(['slap', 'draw', 'draw'])
  })

  it('is not heard twice if there is too much of it', () => {
    expect(soundsOf([attacked, drew, drew, drew, drew, event], ADA)).toEqual(['slap', 'draw', 'stamp'])
  })

  it('gives way to a fanfare', () => {
    expect(soundsOf([attacked, roundOver, matchOver], BEN)).toEqual(['match-won'])
    expect(soundsOf([attacked, roundOver, matchOver], ADA)).toEqual(['slap', 'round-over'])
  })
})
