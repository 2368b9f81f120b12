import { describe, expect, it } from 'vitest'
import { newCode, readCode } from './codes.ts'

describe('A code', () => {
  it('can be said over the phone', () => {
    for (let i = 0; i < 100; i++)
      expect(newCode()).toMatch(/^([bdfgklmnprstvz][aeiou]){2}-([bdfgklmnprstvz][aeiou]){2}$/)
  })

  it('is another one each time', () => {
    expect(new Set(Array.from({ length: 100 }, newCode)).size).toBe(100)
  })

  it('is read however it is typed', () => {
    const typed = ['bako-timu', 'BAKO-TIMU', 'bakotimu', ' bako timu ', 'ba-ko-ti-mu']
    expect(typed.map(readCode)).toEqual(typed.map(() => 'bako-timu'))
    expect(readCode(newCode())).not.toBeNull()
  })

  it('is not read from anything else', () => {
    for (const text of ['', 'bako', 'bako-timus', 'bako-tim1', '../etc/pw', 'bäko-timu'])
      expect(readCode(text)).toBeNull()
  })
})
