import { expect, it } from 'vitest'
import { bandPath, linePath } from './chance-paths.ts'

const estimate = (chance: number, error: number) => ({
  winProbabilities: [1 - chance, chance],
  winProbabilityErrors: [error, error],
  leads: [0, 0],
  leadErrors: [0, 0],
})

it('A chance is drawn upwards, one unit per state', () => {
  expect(linePath([estimate(0.25, 0), estimate(1, 0)], 1)).toBe('M0 0.7500L1 0.0000')
})

it('The band lies two errors around it, within the chart', () => {
  expect(bandPath([estimate(0.5, 0.1), estimate(0.95, 0.1)], 1)).toBe('M0 0.3000L1 0.0000L1 0.2500L0 0.7000')
})

it('Nothing is drawn before the first estimate', () => {
  expect([linePath([], 0), bandPath([], 0)]).toEqual(['', ''])
})
