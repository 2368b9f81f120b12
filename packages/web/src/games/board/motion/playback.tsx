import type { Die, Move, Space, Told } from '@slapwise/board-game'
import type { Seat } from '@slapwise/kernel'
import { createContext, type ReactNode, useContext, useEffect, useReducer } from 'react'
import { preferences } from '../../../preferences.ts'
import { play } from '../../../sense/sound.ts'
import { useTable } from '../at-table.tsx'
import { type Act, actsOf, startsAnew } from './acts.ts'

/** As long as the shell shows an event by itself. */
const EVENT = 2600

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
  | { readonly do: 'hear'; readonly fresh: readonly Told[]; readonly tokens: readonly Space[] }
  | { readonly do: 'go-on' | 'skip' }

function change(playing: Playing, change: Change): Playing {
  switch (change.do) {
    case 'hear':
      return hear(playing, change.fresh, change.tokens)
    case 'go-on':
      return goOn(playing)
    case 'skip':
      return { ...playing, now: null, queue: [] }
  }
}

function hear(playing: Playing, fresh: readonly Told[], tokens: readonly Space[]): Playing {
  const acts = fresh.flatMap((told) => actsOf(told, preferences.get().eventPanels ? EVENT : 0))
  const isStill = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
  const isPlaying = playing.now !== null || playing.queue.length > 0
  if (isStill || fresh.some(startsAnew) || (acts.length === 0 && !isPlaying))
    return { fresh, tokens, die: null, now: null, queue: [] }
  return { ...playing, fresh, queue: [...playing.queue, ...acts] }
}

function goOn({ fresh, tokens, die, queue: [next, ...queue] }: Playing): Playing {
  const now = next ?? null
  return {
    fresh,
    tokens: now?.kind === 'go' ? tokens.with(now.seat, now.to) : tokens,
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
  if (playing.fresh !== state.fresh) dispatch({ do: 'hear', fresh: state.fresh, tokens })
  const { now, queue } = playing
  const isPlaying = now !== null || queue.length > 0
  const left = queue.reduce((sum, { ms }) => sum + ms, now?.ms ?? 0)
  const haste = Math.max(1, left / PATIENCE)

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
  useEndOfEvent(now, () => dispatch({ do: 'go-on' }))

  const shown: Playback = {
    tokens: isPlaying ? playing.tokens : tokens,
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

/** An event that is tapped away is over for the table too. */
function useEndOfEvent(now: Act | null, end: () => void): void {
  const isEvent = now?.kind === 'wait' && now.is === 'event'
  useEffect(() => {
    if (!isEvent) return
    const tap = ({ target }: MouseEvent) => (target as Element).closest('.event-panel') && end()
    addEventListener('click', tap, true)
    return () => removeEventListener('click', tap, true)
  }, [isEvent])
}
