import type { VisibleFact } from '@slapwise/card-game'
import { describe, expect, it } from 'vitest'
import { hitsOfFact, soundOfFact as soundIn, soundsOfFacts } from '../../../table/facts/fact-presentation.ts'
import { FRANTIC_TABLE_GAME } from './table-game.ts'

const { presentations, soundLimits } = FRANTIC_TABLE_GAME

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
  verdicts: null,
  finishers: [],
  hands: [],
  points: [],
  scores: [],
}
const matchOver: VisibleFact = { kind: 'match-over', winners: [BEN] }

describe('Facts of Frantic', () => {
  it('hit the attacked players and nobody else', () => {
    expect(hitsOfFact(attacked, presentations).map(({ victim }) => victim)).toEqual([ADA])
    expect(hitsOfFact(event, presentations)).toEqual([])
  })

  it('have a sound of their own', () => {
    expect([drew, attacked, event].map((fact) => soundOf(fact, ADA))).toEqual(['draw', 'slap', 'stamp'])
  })

  it('play a fanfare for winners and spectators', () => {
    expect([ADA, BEN, null].map((seat) => soundOf(matchOver, seat))).toEqual([null, 'match-won', 'match-won'])
  })

  it('play the sound of a skipped turn only for its player', () => {
    const skipped: VisibleFact = { kind: 'skipped', seat: ADA }
    expect([ADA, BEN].map((seat) => soundOf(skipped, seat))).toEqual(['rejected', null])
  })

  it('play sounds in order', () => {
    expect(soundsOf([attacked, drew, drew], ADA)).toEqual(['slap', 'draw', 'draw'])
  })

  it('play no sound twice if there are too many', () => {
    expect(soundsOf([attacked, drew, drew, drew, drew, event], ADA)).toEqual(['slap', 'draw', 'stamp'])
  })

  it('play only the fanfare if the match is won', () => {
    expect(soundsOf([attacked, roundOver, matchOver], BEN)).toEqual(['match-won'])
    expect(soundsOf([attacked, roundOver, matchOver], ADA)).toEqual(['slap', 'round-over'])
  })
})
