import fc from 'fast-check'
import { expect, it } from 'vitest'
import { setTable } from '../testing/set-table.ts'
import {
  confine,
  gathered,
  hideAll,
  knowersOf,
  learn,
  revealAll,
  setKnowers,
  spreadOut,
} from './knowledge.ts'
import { everyone } from './seats.ts'

const PLAYERS = ['Ada', 'Ben', 'Cem', 'Dia', 'Eve', 'Fay', 'Gus', 'Hal']

it('What is known of a card is its own, whatever becomes of its neighbours', () => {
  const table = setTable(PLAYERS, {})
  const { cards } = table.setup
  const deeds = fc.tuple(
    fc.constantFrom(setKnowers, learn, confine),
    fc.constantFrom(...cards),
    fc.nat(everyone(table)),
  )
  fc.assert(
    fc.property(fc.array(deeds, { maxLength: 200 }), (done) => {
      hideAll(table)
      const plain = cards.map(() => 0)
      for (const [deed, card, seats] of done) {
        deed(table, card, seats)
        plain[card] = deed === setKnowers ? seats : deed === learn ? plain[card] | seats : plain[card] & seats
      }
      expect(cards.map((card) => knowersOf(table, card))).toEqual(plain)
      expect(spreadOut(table)).toEqual(plain)
      expect(gathered(plain)).toEqual(table.knownTo)
    }),
  )
})

it('All of it can be revealed', () => {
  const table = setTable(PLAYERS, {})
  revealAll(table)
  expect(spreadOut(table)).toEqual(table.setup.cards.map(() => 0b11111111))
})
