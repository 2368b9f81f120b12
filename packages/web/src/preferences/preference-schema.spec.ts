import { describe, expect, it } from 'vitest'
import { PREFERENCE_SCHEMA, parseStoredPreferences, readPreferences } from './preference-schema.ts'

const read = (text: string | null) => readPreferences(text, PREFERENCE_SCHEMA)

const usual = read(null)

describe('Preferences', () => {
  it('are the defaults at first', () => {
    expect(usual).toMatchObject({ sound: true, notifications: false, theme: 'auto', language: null })
  })

  it('are read as they were stored', () => {
    const left = { ...usual, name: 'Ada', avatar: 7, theme: 'dark', language: 'de', sound: false }
    expect(read(JSON.stringify(left))).toEqual(left)
  })

  it.each(['', '{', 'null', '7', '"dark"', '[true]'])('are the defaults if the stored text is %j', (text) => {
    expect(read(text)).toEqual(usual)
  })

  it.each([
    ['an unknown theme', { theme: 'sepia' }],
    ['an unknown language', { language: 'toString' }],
    ['a switch that is a string', { sound: 'yes' }],
    ['a face that is a string', { avatar: '7' }],
    ['a face that is a fraction', { avatar: 0.5 }],
    ['introductions that are no lists', { introduced: { frantic: 'gift' } }],
    ['a name that is a number', { name: 7 }],
    ['a preference of a game or another version', { sort: 'drawn' }],
  ])('ignore %s, and keep the rest', (_, wrong) => {
    expect(read(JSON.stringify({ mildNames: true, ...wrong }))).toEqual({ ...usual, mildNames: true })
  })

  it('are stored together with those of games', () => {
    expect(parseStoredPreferences('{"sort":"drawn","sound":false}')).toEqual({ sort: 'drawn', sound: false })
  })
})
