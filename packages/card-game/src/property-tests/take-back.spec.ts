import type { Seat } from '@slapwise/kernel'
import { arbitraryStartOptions, playRandomMatch, propertyTestOptions } from '@slapwise/kernel/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { franticCardGame } from '../game.ts'
import type { Table } from '../model/table.ts'
import { copyTable } from '../table/copy-table.ts'
import { isCardRevealed, unpackKnowledge } from '../table/knowledge.ts'
import { arbitrarySettings } from '../testing/arbitrary-settings.ts'

/** The table at a decision, and the player who decided. */
interface Moment {
  readonly table: Table
  readonly seat: Seat
}

/** The cards that all players, or `seat`, can see. */
const openTo = (seat: Seat, table: Table): Set<number> =>
  new Set(table.setup.cards.filter((c) => isCardRevealed(table, c) || table.hands[seat].includes(c)))

/** The hidden state that a decision without revelation must not change; the cards in `open` may move. */
function secretsOf(table: Table, open: ReadonlySet<number>): unknown {
  const { drawPile, eventPile, powerPile, rulePile, random, round } = table
  return {
    piles: [drawPile, eventPile, powerPile, rulePile, random, round],
    hidden: [...table.hands, ...table.aside].map((cards) => cards.filter((card) => !open.has(card))),
    known: unpackKnowledge(table).filter((_, card) => !open.has(card)),
    powers: table.powers.map((held) => held.map(({ power }) => power)),
  }
}

it('a decision that can be taken back has not changed anything hidden', () => {
  const counts = [0, 0, 0, 0]
  fc.assert(
    fc.property(arbitraryStartOptions(arbitrarySettings), (start) => {
      let last: Moment | null = null
      playRandomMatch(franticCardGame, start, ({ match, prompt }) => {
        if (last && match.mayTakeBack(last.seat)) {
          const open = openTo(last.seat, last.table)
          expect(secretsOf(match.state, open)).toEqual(secretsOf(last.table, open))
          counts[match.revocableCount]++
        }
        last = { table: copyTable(match.state), seat: prompt.seat }
      })
    }),
    propertyTestOptions(25),
  )
  // Otherwise random play would not cover enough.
  expect(counts[1]).toBeGreaterThan(500)
  expect(counts[2]).toBeGreaterThan(50)
  expect(counts[3]).toBeGreaterThan(5)
})
