import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createSceneTable } from '../testing/scene-table.ts'
import {
  addKnowers,
  hideAllCards,
  knowersOf,
  packKnowledge,
  restrictKnowers,
  revealAllCards,
  setKnowers,
  unpackKnowledge,
} from './knowledge.ts'
import { allSeats } from './seats.ts'

const PLAYERS = ['Ada', 'Ben', 'Cem', 'Dia', 'Eve', 'Fay', 'Gus', 'Hal']

it('the knowers of a card are independent of those of its neighbours', () => {
  const table = createSceneTable(PLAYERS, {})
  const { cards } = table.setup
  const effects = fc.tuple(
    fc.constantFrom(setKnowers, addKnowers, restrictKnowers),
    fc.constantFrom(...cards),
    fc.nat(allSeats(table)),
  )
  fc.assert(
    fc.property(fc.array(effects, { maxLength: 200 }), (done) => {
      hideAllCards(table)
      const plain = cards.map(() => 0)
      for (const [change, card, seats] of done) {
        change(table, card, seats)
        plain[card] =
          change === setKnowers ? seats : change === addKnowers ? plain[card] | seats : plain[card] & seats
      }
      expect(cards.map((card) => knowersOf(table, card))).toEqual(plain)
      expect(unpackKnowledge(table)).toEqual(plain)
      expect(packKnowledge(plain)).toEqual(table.knownTo)
    }),
  )
})

it('all cards can be revealed', () => {
  const table = createSceneTable(PLAYERS, {})
  revealAllCards(table)
  expect(unpackKnowledge(table)).toEqual(table.setup.cards.map(() => 0b11111111))
})
