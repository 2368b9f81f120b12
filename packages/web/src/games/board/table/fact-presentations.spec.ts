import type { VisibleFact } from '@slapwise/board-game'
import { describe, expect, it } from 'vitest'
import { hitsOfFact, soundOfFact as soundIn, soundsOfFacts } from '../../../table/facts/fact-presentation.ts'
import { BOARD_TABLE_GAME } from './table-game.ts'

const { presentations, soundLimits } = BOARD_TABLE_GAME

const soundOf = (fact: VisibleFact, own: number | null) => soundIn(fact, presentations, own)
const soundsOf = (facts: readonly VisibleFact[], own: number | null) =>
  soundsOfFacts(facts, presentations, soundLimits, own)

const ADA = 0
const BEN = 1

const placed: VisibleFact = { kind: 'placed', seat: BEN, card: 4, space: 12, direction: 1 }
const attacked: VisibleFact = { kind: 'attacked', seat: BEN, card: 'swap', victim: ADA, steps: null }
const event: VisibleFact = { kind: 'event', event: 'market', seat: BEN }
const matchOver: VisibleFact = { kind: 'match-over', winners: [BEN] }

describe('Facts of the board game', () => {
  it('have a sound of their own', () => {
    expect([placed, attacked, event].map((fact) => soundOf(fact, ADA))).toEqual([
      'card-laid',
      'slap',
      'stamp',
    ])
  })

  it('play each sound once, in order', () => {
    expect(soundsOf([attacked, placed, placed], ADA)).toEqual(['slap', 'card-laid'])
  })

  it('leave the sounds of dice and steps to the animation', () => {
    const rolled: VisibleFact = { kind: 'rolled', seat: BEN, sides: 6, value: 3 }
    const moved: VisibleFact = { kind: 'moved', seat: BEN, how: 'walk', path: [1, 2], source: null }
    expect(soundsOf([rolled, moved], ADA)).toEqual([])
  })

  it('play only the fanfare if the match is won', () => {
    expect(soundsOf([attacked, matchOver], BEN)).toEqual(['match-won'])
    expect(soundsOf([attacked, matchOver], ADA)).toEqual(['slap'])
  })

  it('hit the attacked players and nobody else', () => {
    expect(hitsOfFact(attacked, presentations).map(({ victim }) => victim)).toEqual([ADA])
    expect(hitsOfFact(event, presentations)).toEqual([])
  })
})
