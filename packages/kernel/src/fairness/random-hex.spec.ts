import { expect, it } from 'vitest'
import { randomHex } from './random-hex.ts'

it('randomHex returns 32 hex digits, different each time', () => {
  const drawn = Array.from({ length: 1000 }, randomHex)
  for (const one of drawn) expect(one).toMatch(/^[\da-f]{32}$/)
  expect(new Set(drawn).size).toBe(1000)
})
