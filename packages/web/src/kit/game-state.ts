import type { BaseOwnView, BasePublicView, BaseSettings } from '@slapwise/kernel'
import type { RoomMatchView } from '@slapwise/protocol'
import type { TableState } from '../match-sources/table-source.ts'

/** The state of a table in the types of the game that is played there, and the setup of the match. */
export interface GameState<Setup, Table extends BasePublicView, Own extends BaseOwnView, Told extends object>
  extends TableState {
  readonly setup: Setup
  readonly match: Omit<RoomMatchView, 'table' | 'own' | 'shownHands'> & {
    readonly table: Table
    readonly own: Own
    /** The hands that their owners let a spectator see. */
    readonly shownHands?: Readonly<Record<number, readonly number[]>>
  }
  readonly log: readonly Told[]
  readonly newFacts: readonly Told[]
}

export type AnyGameState = GameState<object, BasePublicView, BaseOwnView, object>

/**
 * Reads a state in the types of a game; the same state gives the same object. The setup is made once for a match, since
 * a lot is remembered by it.
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
