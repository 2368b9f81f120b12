import { decodeFields } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { createSetup } from '../setup/create-setup.ts'
import { settingsSchema } from '../setup/settings.ts'
import { decodeCard, decodePowerSlot } from '../table/powers.ts'
import { buildCatalogue } from './catalogue.ts'

const sets = ['base', 'troublemaker', 'supercharge', 'pandora']
const setup = createSetup(settingsSchema.parse({ players: 5, sets }))
const catalogue = buildCatalogue(setup)

describe('The catalogue of the card game', () => {
  it('describes how to decode a card together with a power card', () => {
    for (const answer of [17, 17 + 256, 3 + 512])
      expect(decodeFields(catalogue.encodings.options.card, answer)).toEqual({
        card: decodeCard(answer),
        power: decodePowerSlot(answer) + 1,
      })
  })

  it('fits all cards into the field for a card', () => {
    const [{ size }] = catalogue.encodings.options.card
    expect(catalogue.cards.length).toBeLessThanOrEqual(size!)
  })

  it('counts all cards, and has the limit for the number of players', () => {
    expect(catalogue.faces.reduce((sum, { copies }) => sum + copies, 0)).toBe(catalogue.cards.length)
    expect([catalogue.players, catalogue.limit]).toEqual([5, setup.limit])
  })
})
