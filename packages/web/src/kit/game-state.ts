import type { BaseOwnView, BasePublicView, BaseSettings } from '@slapwise/kernel'
import type { RoomMatchView } from '@slapwise/protocol'
import type { TableState } from '../match-sources/table-source.ts'

/** The state of a table in the types of one game, with the setup of the match. */
export interface GameState<Setup, Table extends BasePublicView, Own extends BaseOwnView, F extends object>
  extends TableState {
  readonly setup: Setup
  readonly match: Omit<RoomMatchView, 'table' | 'own' | 'shownHands'> & {
    readonly table: Table
    readonly own: Own
    /** Cards by seat, for spectators whom a player has shown their hand. */
    readonly shownHands?: Readonly<Record<number, readonly number[]>>
  }
  readonly log: readonly F[]
  readonly newFacts: readonly F[]
}

export type AnyGameState = GameState<object, BasePublicView, BaseOwnView, object>

/**
 * Creates a function that casts a table state to the types of a game and adds the setup. The same state gives the same
 * object, and a match has one setup object, because caches use it as key.
 */
export function createStateReader<S extends AnyGameState>(
  createSetup: (settings: BaseSettings, rules: number) => S['setup'],
): (state: TableState) => S {
  const cache = new WeakMap<TableState, S>()
  let last: { readonly key: string; readonly setup: S['setup'] } | null = null
  const setupOf = ({ settings, rulesVersion }: TableState): S['setup'] => {
    const key = JSON.stringify([settings, rulesVersion])
    if (last?.key !== key) last = { key, setup: createSetup(settings, rulesVersion) }
    return last.setup
  }
  return (state) => {
    const cached = cache.get(state)
    if (cached) return cached
    const typed = { ...state, setup: setupOf(state) } as S
    cache.set(state, typed)
    return typed
  }
}
