import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Table } from '../model/table.ts'
import { anyMatch, walk } from '../testing/walk.ts'
import { runs } from './runs.ts'

const allCards = ({ hands, aside, drawPile, discardPile, display }: Table): number[] =>
  [...hands.flat(), ...aside.flat(), ...drawPile, ...discardPile, ...display].sort((a, b) => a - b)

it('No card is ever lost or doubled, and every random match ends', () => {
  fc.assert(
    fc.property(anyMatch, (start) => {
      const match = walk(start, ({ match }) => {
        const { faces, events } = match.state.setup
        expect(allCards(match.state)).toEqual(faces.map((_, card) => card))
        const { eventPile, usedEvents, shownEvents } = match.state
        const all = [...eventPile, ...usedEvents, ...shownEvents].sort((a, b) => a - b)
        expect(all).toEqual(events.map((_, event) => event))
        const { powers, powerPile, setup } = match.state
        const held = powers.flat().map(({ power }) => power)
        expect([...held, ...powerPile].sort((a, b) => a - b)).toEqual(setup.powerNumbers)
      })
      expect(match.state.winners.length).toBeGreaterThan(0)
    }),
    runs(40),
  )
})
