import type { Question } from '@slapwise/card-game'
import { describe, expect, it } from 'vitest'
import { momentsSuite } from '../../../kit/testing/moments-suite.ts'
import { readFranticState } from '../table/state.ts'
import { MOMENTS } from './moments/index.ts'
import { type Moment, stageMoment } from './stage.ts'

/** All questions: a new one is a type error until it is listed here, and the test fails until it has a moment. */
const ASKS = Object.keys({
  turn: true,
  drawn: true,
  'second-chance': true,
  friend: true,
  victim: true,
  'allot-draws': true,
  give: true,
  discard: true,
  lay: true,
  pick: true,
  receiver: true,
  'hand-out': true,
  wish: true,
  counterattack: true,
  'nice-try': true,
  'lucky-bastard': true,
  imitate: true,
  colour: true,
  steal: true,
  event: true,
  seppuku: true,
  distribute: true,
  giver: true,
  'swap-hands': true,
  recharge: true,
  power: true,
  use: true,
  another: true,
  seen: true,
  'next-round': true,
} satisfies Record<Question['ask'], true>)

const stateOf = (moment: Moment) => readFranticState(stageMoment(moment).state()!)

momentsSuite({ moments: MOMENTS, questionNames: ASKS, createSource: stageMoment })

describe('The states', () => {
  const view = (name: string) => stateOf(MOMENTS[name]).match

  it('show what they are named after', () => {
    expect(view('state-eight-players-many-cards').own.hand).toHaveLength(25)
    expect(view('state-eight-players-many-cards').table.players).toHaveLength(8)
    expect(view('state-not-your-turn').own.prompt).toBeNull()
    expect(view('state-lasting-rules-and-powers').table.ruleCards).toHaveLength(3)
    expect(view('state-open-hands-glass-house').table.players.every(({ openHand }) => openHand)).toBe(true)
    expect(view('state-call-wished-number').table.call).toMatchObject({ number: 7, colour: null })
    expect(view('state-call-colour-and-number').table.call).toMatchObject({ number: 4, colour: 'blue' })
    expect(view('state-call-colour-and-symbol').table.call).toMatchObject({ symbol: 'gift', colour: 'blue' })
    expect(view('state-call-black').table.call.black).toBe(true)
    expect(view('state-call-anything').table.call.anything).toBe(true)
    expect(view('state-direction-turned').table.direction).toBe(-1)
    expect(view('state-draw-pile-almost-empty').table.drawPileSize).toBe(2)
    expect(view('state-spectator').own.seat).toBeNull()
    expect(view('state-presents-lie-face-down').table.players[0].aside).toBe(1)
  })

  it('include a score sheet of four rounds and finished matches', () => {
    expect(view('state-round-over-after-four').table.scoreSheet).toHaveLength(4)
    expect(view('state-round-over-after-four').own.prompt?.question.ask).toBe('next-round')
    for (const name of Object.keys(MOMENTS).filter((one) => one.startsWith('state-')))
      expect(view(name).table.phase === 'over').toBe(name.includes('match-over'))
  })
})
