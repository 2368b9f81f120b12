import { expect, it, vi } from 'vitest'

vi.mock('../../../feedback/play-sounds.ts', () => ({ playSounds() {} }))
const { hasTicked } = await import('./use-bomb-tick.ts')

it('ticks when the bomb is armed and with each turn, until it is gone', () => {
  const turnsLeft = [undefined, 3, 3, 2, 1, 0, undefined]
  expect(turnsLeft.slice(1).map((now, i) => hasTicked(turnsLeft[i], now))).toEqual([
    true,
    false,
    true,
    true,
    true,
    false,
  ])
})
