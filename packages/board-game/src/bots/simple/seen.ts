import type { Random, Seat } from '@slapwise/kernel'
import type { Setup } from '../../model/setup.ts'
import type { View } from '../../views/view.ts'
import type { Prospects } from './prospect.ts'

/** What it knows when it is asked. */
export interface Seen {
  readonly setup: Setup
  readonly view: View
  readonly seat: Seat
  readonly prospects: Prospects
  readonly random: Random
}

export const rivalsOf = ({ view, seat }: Pick<Seen, 'view' | 'seat'>): Seat[] =>
  view.tokens.flatMap((_, other) => (other === seat ? [] : [other]))
