import type { Call, FaceIndex, Needs, Setup } from '@slapwise/card-game'
import { blackChip, colourChip } from './cards.ts'
import { titleOf } from './titles.ts'

/** What may be played now, in words. `top` is the card on the pile: what it does not call for itself is a wish. */
export function callWords(setup: Setup, call: Call, top: FaceIndex): string {
  if (call.anything) return 'anything'
  if (call.black) return `${blackChip()} or an open-wish card`
  const { colour, number, symbol } = call
  const parts = [colour && colourChip(colour), number, symbol && titleOf(setup, symbol)]
  const [first, ...others] = parts.filter((part) => part !== null)
  if (others.length > 0) return [first, ...others].join(' or ')
  return setup.prints[top].call === null ? `wish: ${first}` : `${first} or an open-wish card`
}

/** What would fit now, in words. */
export function needsWords(setup: Setup, { colour, number, symbol, black, openWish }: Needs): string {
  const parts = [colour && colourChip(colour), number, symbol && titleOf(setup, symbol), black && blackChip()]
  const fitting = [...parts.filter(Boolean), ...(openWish ? ['an open-wish card'] : [])]
  return fitting.length === 0 ? 'nothing does now' : `it takes ${fitting.join(' or ')}`
}
