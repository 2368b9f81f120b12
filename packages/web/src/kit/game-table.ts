import { useState } from 'react'
import type { TableState } from '../game/source.ts'
import { play } from '../sense/sound.ts'
import { type AtTable, useAtTable, useRemark } from '../table/at-table.tsx'
import { useSpeech } from '../words/index.tsx'
import type { AnyGameState } from './game-state.ts'

/** Why what was tapped cannot be done, and what was tapped. */
interface Note<Thing> {
  readonly text: string
  readonly thing: Thing
}

/** The context of a game's table. `Thing` is what can be looked up there. */
export interface GameTable<S extends AnyGameState, Names, Thing> extends AtTable {
  readonly state: S
  readonly setup: S['setup']
  readonly names: Names
  /** The open question. One that was answered is not asked any more, even while the answer is on its way. */
  readonly prompt: S['match']['own']['prompt']
  /** The thing that is explained just now. */
  readonly thing: Thing | null
  explain(thing: Thing | null): void
  readonly note: Note<Thing> | null
  forgetNote(): void
  /** Answers a tap that cannot be carried out: with a note why not, or else with an explanation. */
  look(thing: Thing, because: string | null): void
}

interface Reading<S extends AnyGameState, Names> {
  read(state: TableState): S
  useNamedSetup(setup: S['setup']): S['setup']
  /** The same object until something is called otherwise. */
  useNames(state: S, setup: S['setup']): Names
}

export function useGameTable<S extends AnyGameState, Names, Thing>({
  read,
  useNamedSetup,
  useNames,
}: Reading<S, Names>): GameTable<S, Names, Thing> {
  const { company } = useSpeech().words
  const at = useAtTable()
  const state = read(at.state)
  const setup = useNamedSetup(state.setup)
  const names = useNames(state, setup)
  const [thing, explain] = useState<Thing | null>(null)
  const [note, setNote] = useRemark<Note<Thing>>(state)
  const look = (tapped: Thing, because: string | null) => {
    const text = state.pause?.isPaused ? company.handsOff : because
    if (text === null) return explain(tapped)
    play('nope')
    setNote({ text, thing: tapped })
  }
  return {
    ...at,
    state,
    setup,
    names,
    prompt: at.sent === null ? state.match.own.prompt : null,
    thing,
    explain,
    note,
    forgetNote: () => setNote(null),
    look,
  }
}
