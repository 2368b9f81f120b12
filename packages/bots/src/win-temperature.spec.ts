import { expect, it } from 'vitest'
import { winTemperature } from './win-temperature.ts'

it('A lead says less the more points are missing to the limit', () => {
  const spread = { lastRound: 20, variancePerPoint: 100 }
  expect(winTemperature(0, spread)).toBe(20)
  expect(winTemperature(-7, spread)).toBe(20)
  expect(winTemperature(15, spread)).toBe(20)
  expect(winTemperature(36, spread)).toBe(50)
})
