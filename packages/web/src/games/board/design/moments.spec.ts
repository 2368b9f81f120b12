import type { Question } from '@slapwise/board-game'
import { describe, expect, it } from 'vitest'
import { momentsSuite } from '../../../kit/testing/moments-suite.ts'
import { readBoardState } from '../table/state.ts'
import { MOMENTS } from './moments/index.ts'
import { type Moment, stageMoment } from './stage.ts'

/** All questions: a new one is a type error until it is listed here, and the test fails until it has a moment. */
const ASKS = Object.keys({
  'set-up': true,
  turn: true,
  roll: true,
  token: true,
  gift: true,
  magnet: true,
  lay: true,
  restock: true,
  market: true,
  reorganize: true,
  block: true,
  're-roll': true,
  'nice-try': true,
  'next-round': true,
} satisfies Record<Question['ask'], true>)

const stateOf = (moment: Moment) => readBoardState(stageMoment(moment).state()!)

momentsSuite({ moments: MOMENTS, questionNames: ASKS, createSource: stageMoment })

it.each(Object.keys(MOMENTS).filter((name) => name.startsWith('state-')))('%s has no open prompt', (name) => {
  expect(stateOf(MOMENTS[name]).match.own.prompt).toBeNull()
})

describe('The states', () => {
  const view = (name: string) => stateOf(MOMENTS[name]).match

  it('show what they are named after', () => {
    expect(view('state-six-players').table.tokens).toHaveLength(6)
    expect(view('state-all-on-one-space').table.tokens).toEqual([28, 28, 28, 28, 28, 28])
    expect(view('state-market-of-others').table.display).toHaveLength(4)
    expect(view('state-draw-pile-almost-empty').table.drawPileSize).toBe(2)
    expect(view('state-spectator').own.seat).toBeNull()
    expect(view('state-match-over').table.phase).toBe('over')
  })
})
