import type { Told } from '@slapwise/card-game'
import { describe, expect, it } from 'vitest'
import { hitsOfFact, soundOfFact as soundIn, soundsOfFacts } from '../../../table/facts/fact-presentation.ts'
import { FRANTIC_GAME } from './table-game.ts'

const { presentations: facts, soundLimits: soundMix } = FRANTIC_GAME

const soundOf = (told: Told, own: number | null) => soundIn(told, facts, own)
const soundsOf = (told: readonly Told[], own: number | null) => soundsOfFacts(told, facts, soundMix, own)

const ADA = 0
const BEN = 1

const drew: Told = { kind: 'drew', seat: BEN, count: 1 }
const attacked: Told = { kind: 'attacked', seat: BEN, card: 'gift', victims: [ADA] }
const event: Told = { kind: 'event', event: 'matingSeason', seat: BEN }
const roundOver: Told = { kind: 'round-over', ending: null, finishers: [], hands: [], points: [], scores: [] }
const matchOver: Told = { kind: 'match-over', winners: [BEN] }

describe('What happens at the table', () => {
  it('hits whoever is attacked, and nobody else', () => {
    expect(hitsOfFact(attacked, facts).map(({ victim: on }) => on)).toEqual([ADA])
    expect(hitsOfFact(event, facts)).toEqual([])
  })

  it('sounds like what it is', () => {
    expect([drew, attacked, event].map((told) => soundOf(told, ADA))).toEqual(['draw', 'slap', 'stamp'])
  })

  it('is a fanfare for winners, and for those who look on', () => {
    expect([ADA, BEN, null].map((seat) => soundOf(matchOver, seat))).toEqual([null, 'match-won', 'match-won'])
  })

  it('is a pity only for oneself', () => {
    const skipped: Told = { kind: 'skipped', seat: ADA }
    expect([ADA, BEN].map((seat) => soundOf(skipped, seat))).toEqual(['nope', null])
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
