import { describe, expect, it } from 'vitest'
import { settingsSchema } from './settings.ts'

describe('Settings', () => {
  it('have a default for all but the number of players', () => {
    expect(settingsSchema.parse({ players: 3 })).toEqual({
      players: 3,
      edition: 'complete',
      sets: ['base'],
      limit: 'medium',
      handSize: 7,
    })
    expect(settingsSchema.safeParse({}).success).toBe(false)
  })

  it.each([
    { players: 2 },
    { players: 8 },
    { handSize: 4 },
    { handSize: 7 },
    { edition: 'original' },
    { edition: 'new' },
    { edition: 'complete' },
    { limit: 'short' },
    { limit: 'long' },
    { limit: 'none' },
    { limit: 1 },
    { limit: 300 },
    { sets: ['base'] },
  ])('allow %o', (some) => {
    expect(settingsSchema.parse({ players: 3, ...some })).toMatchObject(some)
  })

  it.each([
    { players: 1 },
    { players: 9 },
    { players: 2.5 },
    { players: '3' },
    { handSize: 3 },
    { handSize: 8 },
    { edition: 'newest' },
    { limit: 'endless' },
    { limit: 0 },
    { limit: -5 },
    { limit: 99.5 },
    { limit: null },
    { sets: [] },
    { sets: ['base', 'base'] },
    { sets: ['base', 'unheard-of'] },
    { cheats: true },
  ])('refuse %o', (some) => {
    expect(settingsSchema.safeParse({ players: 3, ...some }).success).toBe(false)
  })

  it('makes the same deck of the same sets, in whatever order they are named', () => {
    const { sets } = settingsSchema.parse({ players: 2, sets: ['supercharge', 'base', 'troublemaker'] })
    expect(sets).toEqual(['base', 'troublemaker', 'supercharge'])
  })
})
