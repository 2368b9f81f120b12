import { CARD_SET_NAMES, createMatch } from '@slapwise/card-game'
import type { AnyMatch } from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { isPlainOpening } from './is-plain-opening.ts'

it('is a coloured number, after which the first player can play a card', () => {
  const matches = Array.from({ length: 60 }, (_, i) =>
    createMatch({ players: 4, sets: [...CARD_SET_NAMES] }, `opening ${i}`),
  )
  const plain = matches.filter((match) => isPlainOpening(match as unknown as AnyMatch))
  for (const { state, prompts } of plain) {
    const { kind, colour } = state.setup.faces[state.discardPile.at(-1)!]
    expect([kind.id, state.call.colour]).toEqual(['number', colour])
    expect(prompts.map(({ seat }) => seat)).toEqual([state.turn])
    expect(state.turn).not.toBe(state.dealer)
  }
  // Some deals have such an opening, so that a few attempts are enough, and others have none.
  expect(plain.length).toBeGreaterThan(10)
  expect(plain.length).toBeLessThan(50)
})
