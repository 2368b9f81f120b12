import { decodeFields } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { DIRECTION_NAMES, FORWARD, UP } from '../model/board.ts'
import { createSetup } from '../setup/create-setup.ts'
import { settingsSchema } from '../setup/settings.ts'
import { decodeGift, encodeGift } from '../table/gift.ts'
import { encodePlacedCard } from '../table/placed-card.ts'
import { decodePlacement, encodePlacement } from '../table/placement.ts'
import { decodeRelocation, encodeRelocation } from '../table/relocation.ts'
import { buildCatalogue } from './catalogue.ts'

const setup = createSetup(settingsSchema.parse({ players: 3 }))
const catalogue = buildCatalogue(setup)
const { options, placedCard } = catalogue.encodings

describe('The catalogue of the board game', () => {
  it('describes how to decode numbers with several parts', () => {
    const placement = encodePlacement(setup.kinds.length - 1, setup.street.end, UP)
    expect(decodeFields(options.placement, placement)).toEqual(decodePlacement(placement))
    const gift = encodeGift(5, 3)
    expect(decodeFields(options.gift, gift)).toEqual(decodeGift(gift))
    const { number: teleport, to: space } = decodeRelocation(encodeRelocation(5, 42))
    expect(decodeFields(options.relocation, encodeRelocation(5, 42))).toEqual({ teleport, space })
    expect(decodeFields(placedCard, encodePlacedCard(7, FORWARD))).toEqual({ kind: 7, direction: FORWARD })
  })

  it('has all lists that numbers refer to', () => {
    const lookups = [...Object.values(options), placedCard].flat().flatMap(({ lookup }) => lookup ?? [])
    for (const path of lookups) {
      const list = path
        .split('.')
        .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], catalogue)
      expect([path, Array.isArray(list)]).toEqual([path, true])
    }
  })

  it('describes the board: spaces, walls and the directions that lead on', () => {
    const { board } = catalogue
    expect(board.spaces).toHaveLength(board.end + 1)
    expect(board.walls.length).toBeGreaterThan(0)
    for (const [lower, upper] of board.walls) {
      expect(board.spaces[lower].up).toBe(upper)
      expect(board.spaces[upper].down).toBe(lower)
      expect(board.spaces[lower].directions.map((number) => DIRECTION_NAMES[number])).toContain('up')
    }
    expect(board.teleports).toHaveLength(6)
  })

  it('counts all cards, and has the limit for the number of players', () => {
    expect(catalogue.kinds.reduce((sum, { copies }) => sum + copies, 0)).toBe(setup.cards.length)
    expect([catalogue.players, catalogue.limit]).toEqual([3, setup.limit])
  })
})
