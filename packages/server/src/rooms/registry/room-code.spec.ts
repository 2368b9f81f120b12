import { parseRoomCode } from '@slapwise/protocol'
import { describe, expect, it } from 'vitest'
import { createRoomCode } from './room-code.ts'

describe('A room code', () => {
  it('can be said over the phone', () => {
    for (let i = 0; i < 100; i++) expect(createRoomCode()).toMatch(/^(([bdfgklmnprstvz][aeiou]){2}(-|$)){4}$/)
  })

  it('cannot be guessed, however many rooms there are', () => {
    const codes = Array.from({ length: 2_000 }, createRoomCode)
    const signs = Array.from(codes[0], (_, i) => new Set(codes.map((code) => code[i])).size)
    const possible = signs.reduce((product, size) => product * size, 1)
    expect(possible / 100_000).toBeGreaterThan(5e9)
  })

  it('is different each time', () => {
    expect(new Set(Array.from({ length: 100 }, createRoomCode)).size).toBe(100)
  })

  it('is accepted by the protocol', () => {
    const code = createRoomCode()
    expect(parseRoomCode(code)).toBe(code)
  })
})
