import { expect, it } from 'vitest'
import { MOMENTS } from '../design/moments/index.ts'
import { stageMoment } from '../design/stage.ts'
import { readFranticState } from '../table/state.ts'
import { findPowerObstacle } from './power-obstacle.ts'

it.each([
  ['turn-with-powers', [null, null, 'spent']],
  ['drawn-with-powers', [null, null, 'spent']],
  ['recharge', ['spent', 'not-now', 'spent', 'spent']],
])('says why a power card cannot be used: %s', (name, obstacles) => {
  const state = readFranticState(stageMoment(MOMENTS[name]).state()!)
  expect(state.match.own.powers.map((_, slot) => findPowerObstacle(state, slot))).toEqual(obstacles)
})
