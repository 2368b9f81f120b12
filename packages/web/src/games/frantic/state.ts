import {
  type OwnView,
  type PublicView,
  type Setup,
  settingsSchema,
  setUp,
  type Told,
} from '@slapwise/card-game'
import type { TableView } from '@slapwise/protocol'
import type { TableState } from '../../game/source.ts'

/** The table as the house hands it on, and what Frantic reads in it. */
export interface FranticState extends TableState {
  readonly setup: Setup
  readonly match: Omit<TableView, 'table' | 'own' | 'shown'> & {
    readonly table: PublicView
    readonly own: OwnView
    readonly shown?: Readonly<Record<number, readonly number[]>>
  }
  readonly log: readonly Told[]
  readonly fresh: readonly Told[]
}

const read = new WeakMap<TableState, FranticState>()

/** The same state gives the same object. */
export function franticState(state: TableState): FranticState {
  const known = read.get(state)
  if (known) return known
  const opened = { ...state, setup: setupOf(state) } as FranticState
  read.set(state, opened)
  return opened
}

let last: { readonly key: string; readonly setup: Setup } | null = null

/** Made once for a match: a lot is remembered by it. */
function setupOf({ settings, rules }: TableState): Setup {
  const key = JSON.stringify([settings, rules])
  if (last?.key !== key) last = { key, setup: setUp(settingsSchema.parse(settings), rules) }
  return last.setup
}
