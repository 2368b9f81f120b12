import { describe, expect, it } from 'vitest'
import { newCode, readCode } from './codes.ts'

describe('A code', () => {
  it('can be said over the phone', () => {
    for (let i = 0; i < 100; i++) expect(newCode()).toMatch(/^(([bdfgklmnprstvz][aeiou]){2}(-|$)){4}$/)
  })

  it('is not guessed, whatever the number of rooms', () => {
    const codes = Array.from({ length: 2_000 }, newCode)
    const signs = Array.from(codes[0], (_, i) => new Set(codes.map((code) => code[i])).size)
    const possible = signs.reduce((product, size) => product * size, 1)
    expect(possible / 100_000).toBeGreaterThan(5e9)
  })

  it('is another one each time', () => {
    expect(new Set(Array.from({ length: 100 }, newCode)).size).toBe(100)
  })

  it('is read however it is typed', () => {
    const typed = ['bako-timu', 'BAKO-TIMU', 'bakotimu', ' bako timu ', 'ba-ko-ti-mu']
    expect(typed.map(readCode)).toEqual(typed.map(() => 'bako-timu'))
    const long = ['bako-timu-rela-nopi', 'BAKOTIMURELANOPI', 'bako timu rela nopi']
    expect(long.map(readCode)).toEqual(long.map(() => 'bako-timu-rela-nopi'))
    const code = newCode()
    expect(readCode(code)).toBe(code)
  })

  it('is not read from anything else', () => {
    for (const text of ['', 'bako', 'bako-timus', 'bako-timu-rela', 'bako-tim1', '../etc/pw', 'bäko-timu'])
      expect(readCode(text)).toBeNull()
  })
})
