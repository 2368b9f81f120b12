import { expect, it } from 'vitest'
import { randomHex } from './random-hex.ts'

it('is 32 hex digits, and never the same', () => {
  const drawn = Array.from({ length: 1000 }, randomHex)
  for (const one of drawn) expect(one).toMatch(/^[\da-f]{32}$/)
  expect(new Set(drawn).size).toBe(1000)
})
