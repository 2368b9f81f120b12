import {
  type OwnView,
  type PublicView,
  type Settings,
  type Setup,
  setUp,
  type Told,
  USUAL,
} from '@slapwise/board-game'
import type { TableView } from '@slapwise/protocol'
import type { TableState } from '../../game/source.ts'

/** The table as the house hands it on, and what the board game reads in it. */
export interface BoardState extends TableState {
  readonly setup: Setup
  readonly match: Omit<TableView, 'table' | 'own' | 'shown'> & {
    readonly table: PublicView
    readonly own: OwnView
    /** The hands that their owners let a spectator see. */
    readonly shown?: Readonly<Record<number, readonly number[]>>
  }
  readonly log: readonly Told[]
  readonly fresh: readonly Told[]
}

const read = new WeakMap<TableState, BoardState>()

/** The same state gives the same object. */
export function boardState(state: TableState): BoardState {
  const known = read.get(state)
  if (known) return known
  const opened = { ...state, setup: setupOf(state) } as BoardState
  read.set(state, opened)
  return opened
}

let last: { readonly key: string; readonly setup: Setup } | null = null

/**
 * Made once for a match: a lot is remembered by it. Whoever deals has judged these settings; the page does without what
 * it takes to judge them.
 */
function setupOf({ settings }: TableState): Setup {
  const key = JSON.stringify(settings)
  if (last?.key !== key) last = { key, setup: setUp({ ...USUAL, ...(settings as Settings) }) }
  return last.setup
}
