import type { Die, Move, Space, Told } from '@slapwise/board-game'
import type { Seat } from '@slapwise/kernel'
import { createContext, type ReactNode, useContext, useEffect, useReducer } from 'react'
import { play } from '../../../sense/sound.ts'
import { useTable } from '../table/at-table.tsx'
import { actsOf } from '../table/facts.ts'
import { type Act, startsAnew } from './acts.ts'

/** Nobody watches longer than that: what is left then goes faster. */
const PATIENCE = 3000

interface Playing {
  /** The step that was heard last. */
  readonly fresh: readonly Told[]
  readonly tokens: readonly Space[]
  readonly die: Die | null
  readonly now: Act | null
  readonly queue: readonly Act[]
}

type Change =
  | {
      readonly do: 'hear'
      readonly fresh: readonly Told[]
      readonly tokens: readonly Space[]
      /** There is more of this step to come: then the table does not lie that way yet. */
      readonly isMidway: boolean
    }
  | { readonly do: 'go-on' | 'skip' }

function change(playing: Playing, change: Change): Playing {
  switch (change.do) {
    case 'hear':
      return hear(playing, change)
    case 'go-on':
      return goOn(playing)
    case 'skip':
      return { ...playing, tokens: playing.queue.reduce(arrived, playing.tokens), now: null, queue: [] }
  }
}

function hear(playing: Playing, { fresh, tokens, isMidway }: Change & { do: 'hear' }): Playing {
  const acts = fresh.flatMap(actsOf)
  const isStill = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
  const isPlaying = playing.now !== null || playing.queue.length > 0
  if (isMidway && acts.length === 0) return { ...playing, fresh }
  if (isStill || fresh.some(startsAnew) || (acts.length === 0 && !isPlaying))
    return { fresh, tokens, die: null, now: null, queue: [] }
  return { ...playing, fresh, queue: [...playing.queue, ...acts] }
}

const arrived = (tokens: readonly Space[], act: Act): readonly Space[] =>
  act.kind === 'go' ? tokens.with(act.seat, act.to) : tokens

function goOn({ fresh, tokens, die, queue: [next, ...queue] }: Playing): Playing {
  const now = next ?? null
  return {
    fresh,
    tokens: now ? arrived(tokens, now) : tokens,
    die: now?.kind === 'roll' ? now.die : die,
    now,
    queue,
  }
}

/** The table as it is shown: what has happened is played step by step, and nothing waits for it. */
export interface Playback {
  readonly tokens: readonly Space[]
  readonly die: Die | null
  readonly isRolling: boolean
  /** Who is under way, and how. */
  readonly moving: { readonly seat: Seat; readonly how: Move | 'sink'; readonly ms: number } | null
  readonly isPlaying: boolean
}

const Context = createContext<Playback | null>(null)

export const usePlayback = (): Playback => useContext(Context)!

export function PlaybackProvider({ children }: { readonly children: ReactNode }) {
  const { state, sent } = useTable()
  const { tokens, die } = state.match.table
  const [playing, dispatch] = useReducer(change, null, () => ({
    fresh: state.fresh,
    tokens,
    die: null,
    now: null,
    queue: [],
  }))
  const isMidway = state.act?.isLast === false
  if (playing.fresh !== state.fresh) dispatch({ do: 'hear', fresh: state.fresh, tokens, isMidway })
  const { now, queue } = playing
  const isPlaying = now !== null || queue.length > 0
  const left = queue.reduce((sum, { ms }) => sum + ms, now?.ms ?? 0)
  const haste = Math.max(1, left / (state.act?.ms || PATIENCE))

  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => dispatch({ do: 'go-on' }), (now?.ms ?? 0) / haste)
    return () => clearTimeout(timer)
  }, [now, isPlaying])
  useEffect(() => hearAct(now), [now])
  // Whoever has answered has seen enough.
  useEffect(() => {
    if (sent !== null) dispatch({ do: 'skip' })
  }, [sent])

  const shown: Playback = {
    tokens: isPlaying || isMidway ? playing.tokens : tokens,
    die: (isPlaying && playing.die) || die || lastDie(state.log),
    isRolling: now?.kind === 'roll',
    moving: movingIn(now, haste),
    isPlaying,
  }
  return <Context.Provider value={shown}>{children}</Context.Provider>
}

function movingIn(now: Act | null, haste: number): Playback['moving'] {
  if (now?.kind === 'go') return { seat: now.seat, how: now.how, ms: now.ms / haste }
  return now?.kind === 'sink' ? { seat: now.seat, how: 'sink', ms: now.ms / haste } : null
}

/** It stays where it fell until somebody takes it. */
function lastDie(log: readonly Told[]): Die | null {
  const told = log.findLast(({ kind }) => kind === 'rolled' || kind === 'round-began')
  return told?.kind === 'rolled' ? told : null
}

function hearAct(now: Act | null): void {
  if (now?.kind === 'roll') play('dice')
  if (now?.kind === 'go') play(now.how === 'walk' ? 'step' : 'lay')
}
