import { expect, it } from 'vitest'
import { layoutChart, spreadLabels, tickValues } from './score-chart-layout.ts'

it('keeps labels apart and inside', () => {
  for (const wanted of [
    [10, 10, 10, 10],
    [0, 100, 99, 98],
    [50, 20, 49, 51, 50, 100, 100, 100],
  ]) {
    const places = spreadLabels(wanted, 12, 0, 100)
    const sorted = places.toSorted((a, b) => a - b)
    expect(sorted[0]).toBeGreaterThanOrEqual(0)
    expect(sorted.at(-1)).toBeLessThanOrEqual(100)
    sorted.slice(1).forEach((y, i) => {
      expect(y - sorted[i]).toBeGreaterThanOrEqual(12)
    })
  }
})

it('does not move labels that do not overlap', () => {
  expect(spreadLabels([80, 10, 40], 12, 0, 100)).toEqual([80, 10, 40])
})

it('marks round numbers, negative ones too', () => {
  expect(tickValues(0, 154, 3)).toEqual([0, 100])
  expect(tickValues(-10, 137, 4)).toEqual([0, 50, 100])
  expect(tickValues(0, 3, 10)).toEqual([0, 1, 2, 3])
})

it('keeps all points between its edges', () => {
  const {
    xOfRound: x,
    yOfPoints: y,
    left,
    right,
    top,
    bottom,
  } = layoutChart({
    width: 320,
    height: 200,
    labels: 90,
    rounds: 4,
    lowest: -10,
    highest: 160,
  })
  expect([x(0), x(4)]).toEqual([left, right])
  expect([y(-10), y(160)]).toEqual([bottom, top])
})
