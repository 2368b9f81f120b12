import type { Setup, View } from '@slapwise/card-game'
import { titleOf } from './titles.ts'

type Held = View['powers'][number]

/** A power card as its owner sees it. */
export const heldPower = (setup: Setup, { power, open }: Held): string =>
  `${titleOf(setup, power)}${open ? ' (spent)' : ''}`
