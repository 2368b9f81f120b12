import { useState } from 'react'
import { playSounds } from '../feedback/play-sounds.ts'
import { useI18n } from '../i18n/index.tsx'
import type { TableState } from '../match-sources/table-source.ts'
import { type TableContext, useRejectionNote, useTableContext } from '../table/table-context.tsx'
import type { AnyGameState } from './game-state.ts'

/** The reason why a tap was rejected, and the tapped item. */
interface RejectionNote<Thing> {
  readonly text: string
  readonly item: Thing
}

/** The context of a game's table. `Thing` is an item of the reference: a card, an event or a rule. */
export interface GameTable<S extends AnyGameState, Names, Thing> extends TableContext {
  readonly state: S
  readonly setup: S['setup']
  readonly names: Names
  /** The open prompt; null as soon as it is answered, even while the answer is being sent. */
  readonly prompt: S['match']['own']['prompt']
  /** The item whose reference entry is open. */
  readonly explainedItem: Thing | null
  explainItem(thing: Thing | null): void
  readonly rejectionNote: RejectionNote<Thing> | null
  clearRejectionNote(): void
  /** Handles a tap that is not possible now: shows the reason, or else the reference entry of the item. */
  rejectOrExplain(thing: Thing, because: string | null): void
}

interface GameTableHooks<S extends AnyGameState, Names> {
  readState(state: TableState): S
  useNamedSetup(setup: S['setup']): S['setup']
  /** Returns the same object until a name changes. */
  useNames(state: S, setup: S['setup']): Names
}

export function useGameTable<S extends AnyGameState, Names, Thing>({
  readState,
  useNamedSetup,
  useNames,
}: GameTableHooks<S, Names>): GameTable<S, Names, Thing> {
  const { members: company } = useI18n().messages
  const at = useTableContext()
  const state = readState(at.state)
  const setup = useNamedSetup(state.setup)
  const names = useNames(state, setup)
  const [thing, explain] = useState<Thing | null>(null)
  const [note, setNote] = useRejectionNote<RejectionNote<Thing>>(state)
  const look = (tapped: Thing, because: string | null) => {
    const text = state.pauseVote?.isPaused ? company.pausedHint : because
    if (text === null) return explain(tapped)
    playSounds('rejected')
    setNote({ text, item: tapped })
  }
  return {
    ...at,
    state,
    setup,
    names,
    prompt: at.sentAnswer === null ? state.match.own.prompt : null,
    explainedItem: thing,
    explainItem: explain,
    rejectionNote: note,
    clearRejectionNote: () => setNote(null),
    rejectOrExplain: look,
  }
}
