import { useState } from 'react'
import { playSounds } from '../feedback/play-sounds.ts'
import { useI18n } from '../i18n/index.tsx'
import type { TableState } from '../match-sources/table-source.ts'
import { type TableContext, useRejectionNote, useTableContext } from '../table/table-context.tsx'
import type { AnyGameState } from './game-state.ts'

/** The reason why a tap was rejected, and the tapped item. */
interface RejectionNote<Item> {
  readonly text: string
  readonly item: Item
}

/** The context of a game's table. `Item` is a kind of reference entry: a card, an event or a rule. */
export interface GameTable<S extends AnyGameState, Names, Item> extends TableContext {
  readonly state: S
  readonly setup: S['setup']
  readonly names: Names
  /** The open prompt; null as soon as it is answered, even while the answer is being sent. */
  readonly prompt: S['match']['own']['prompt']
  /** The item whose reference entry is open. */
  readonly explainedItem: Item | null
  explainItem(item: Item | null): void
  readonly rejectionNote: RejectionNote<Item> | null
  clearRejectionNote(): void
  /** Handles a tap that is not possible now: shows the reason, or else the reference entry of the item. */
  rejectOrExplain(item: Item, reason: string | null): void
}

interface GameTableHooks<S extends AnyGameState, Names> {
  readState(state: TableState): S
  useNamedSetup(setup: S['setup']): S['setup']
  /** Returns the same object until a name changes. */
  useNames(state: S, setup: S['setup']): Names
}

export function useGameTable<S extends AnyGameState, Names, Item>({
  readState,
  useNamedSetup,
  useNames,
}: GameTableHooks<S, Names>): GameTable<S, Names, Item> {
  const { messages } = useI18n()
  const table = useTableContext()
  const state = readState(table.state)
  const setup = useNamedSetup(state.setup)
  const names = useNames(state, setup)
  const [item, setItem] = useState<Item | null>(null)
  const [note, setNote] = useRejectionNote<RejectionNote<Item>>(state)
  const rejectOrExplain = (target: Item, reason: string | null) => {
    const text = state.pauseVote?.isPaused ? messages.members.pausedHint : reason
    if (text === null) return setItem(target)
    playSounds('rejected')
    setNote({ text, item: target })
  }
  return {
    ...table,
    state,
    setup,
    names,
    prompt: table.sentAnswer === null ? state.match.own.prompt : null,
    explainedItem: item,
    explainItem: setItem,
    rejectionNote: note,
    clearRejectionNote: () => setNote(null),
    rejectOrExplain,
  }
}
