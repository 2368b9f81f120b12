import type { BaseOwnView, BasePublicView, BaseSettings } from '@slapwise/kernel'
import type { RoomMatchView } from '@slapwise/protocol'
import type { TableState } from '../match-sources/table-source.ts'

/** The state of a table in the types of one game, with the setup of the match. */
export interface GameState<Setup, Table extends BasePublicView, Own extends BaseOwnView, Told extends object>
  extends TableState {
  readonly setup: Setup
  readonly match: Omit<RoomMatchView, 'table' | 'own' | 'shownHands'> & {
    readonly table: Table
    readonly own: Own
    /** Cards by seat, for spectators whom a player has shown their hand. */
    readonly shownHands?: Readonly<Record<number, readonly number[]>>
  }
  readonly log: readonly Told[]
  readonly newFacts: readonly Told[]
}

export type AnyGameState = GameState<object, BasePublicView, BaseOwnView, object>

/**
 * Creates a function that casts a table state to the types of a game and adds the setup. The same state gives the same
 * object, and a match has one setup object, because caches use it as key.
 */
export function createStateReader<S extends AnyGameState>(
  setUp: (settings: BaseSettings, rules: number) => S['setup'],
): (state: TableState) => S {
  const read = new WeakMap<TableState, S>()
  let last: { readonly key: string; readonly setup: S['setup'] } | null = null
  const setupOf = ({ settings, rulesVersion }: TableState): S['setup'] => {
    const key = JSON.stringify([settings, rulesVersion])
    if (last?.key !== key) last = { key, setup: setUp(settings, rulesVersion) }
    return last.setup
  }
  return (state) => {
    const known = read.get(state)
    if (known) return known
    const opened = { ...state, setup: setupOf(state) } as S
    read.set(state, opened)
    return opened
  }
}
