import { describe, expect, it } from 'vitest'
import { readPreferences } from './read-preferences.ts'

const usual = readPreferences(null)

describe('Preferences', () => {
  it('are the usual ones at first', () => {
    expect(usual).toMatchObject({ sound: true, notifications: false, theme: 'auto', language: null })
  })

  it('are taken as they were left', () => {
    const left = {
      ...usual,
      name: 'Ada',
      avatar: 7,
      theme: 'dark',
      sort: 'drawn',
      language: 'de',
      sound: false,
    }
    expect(readPreferences(JSON.stringify(left))).toEqual(left)
  })

  it.each(['', '{', 'null', '7', '"dark"', '[true]'])('are the usual ones instead of %j', (text) => {
    expect(readPreferences(text)).toEqual(usual)
  })

  it.each([
    ['a theme nobody has', { theme: 'sepia' }],
    ['an order nobody has', { sort: 'smell' }],
    ['a language nobody speaks', { language: 'toString' }],
    ['a switch that is a word', { sound: 'yes' }],
    ['a face that is no number', { avatar: '7' }],
    ['a face that is no whole number', { avatar: 0.5 }],
    ['a name that is a number', { name: 7 }],
    ['something of another version', { confetti: true }],
  ])('do not take %s, and keep the rest', (_, wrong) => {
    expect(readPreferences(JSON.stringify({ mildNames: true, ...wrong }))).toEqual({
      ...usual,
      mildNames: true,
    })
  })
})
