import type { RolledDie, MoveKind, Space, VisibleFact } from '@slapwise/board-game'
import type { Seat } from '@slapwise/kernel'
import { createContext, type ReactNode, useContext, useEffect, useReducer } from 'react'
import { playSounds } from '../../../feedback/play-sounds.ts'
import { useBoardTable } from '../table/board-table-context.tsx'
import { listMotions } from '../table/fact-presentations.ts'
import { type MotionStep, resetsMotion } from './motion-steps.ts'

/** Nobody watches longer than that: what is left then goes faster. */
const MAX_PLAYBACK_MS = 3000

interface PlaybackState {
  /** The step that was heard last. */
  readonly fresh: readonly VisibleFact[]
  readonly tokens: readonly Space[]
  readonly die: RolledDie | null
  readonly current: MotionStep | null
  readonly queue: readonly MotionStep[]
}

type PlaybackAction =
  | {
      readonly type: 'receive-facts'
      readonly fresh: readonly VisibleFact[]
      readonly tokens: readonly Space[]
      /** There is more of this step to come: then the table does not lie that way yet. */
      readonly isMidway: boolean
    }
  | { readonly type: 'advance' | 'skip' }

function reducePlayback(playing: PlaybackState, action: PlaybackAction): PlaybackState {
  switch (action.type) {
    case 'receive-facts':
      return receiveFacts(playing, action)
    case 'advance':
      return advance(playing)
    case 'skip':
      return { ...playing, tokens: playing.queue.reduce(moveToken, playing.tokens), current: null, queue: [] }
  }
}

function receiveFacts(
  playing: PlaybackState,
  { fresh, tokens, isMidway }: PlaybackAction & { type: 'receive-facts' },
): PlaybackState {
  const acts = fresh.flatMap(listMotions)
  const isStill = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
  const isPlaying = playing.current !== null || playing.queue.length > 0
  if (isMidway && acts.length === 0) return { ...playing, fresh }
  if (isStill || fresh.some(resetsMotion) || (acts.length === 0 && !isPlaying))
    return { fresh, tokens, die: null, current: null, queue: [] }
  return { ...playing, fresh, queue: [...playing.queue, ...acts] }
}

const moveToken = (tokens: readonly Space[], act: MotionStep): readonly Space[] =>
  act.kind === 'move' ? tokens.with(act.seat, act.to) : tokens

function advance({ fresh, tokens, die, queue: [next, ...queue] }: PlaybackState): PlaybackState {
  const now = next ?? null
  return {
    fresh,
    tokens: now ? moveToken(tokens, now) : tokens,
    die: now?.kind === 'roll' ? now.die : die,
    current: now,
    queue,
  }
}

/** The table as it is shown: what has happened is played step by step, and nothing waits for it. */
export interface Playback {
  readonly tokens: readonly Space[]
  readonly die: RolledDie | null
  readonly isRolling: boolean
  /** Who is under way, and how. */
  readonly movement: { readonly seat: Seat; readonly how: MoveKind | 'enter-manhole'; readonly ms: number } | null
  readonly isPlaying: boolean
}

const Context = createContext<Playback | null>(null)

export const usePlayback = (): Playback => useContext(Context)!

export function PlaybackProvider({ children }: { readonly children: ReactNode }) {
  const { state, sentAnswer: sent } = useBoardTable()
  const { tokens, die } = state.match.table
  const [playing, dispatch] = useReducer(reducePlayback, null, () => ({
    fresh: state.newFacts,
    tokens,
    die: null,
    current: null,
    queue: [],
  }))
  const isMidway = state.stageStep?.isLast === false
  if (playing.fresh !== state.newFacts)
    dispatch({ type: 'receive-facts', fresh: state.newFacts, tokens, isMidway })
  const { current: now, queue } = playing
  const isPlaying = now !== null || queue.length > 0
  const left = queue.reduce((sum, { ms }) => sum + ms, now?.ms ?? 0)
  const haste = Math.max(1, left / (state.stageStep?.durationMs || MAX_PLAYBACK_MS))

  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => dispatch({ type: 'advance' }), (now?.ms ?? 0) / haste)
    return () => clearTimeout(timer)
  }, [now, isPlaying])
  useEffect(() => playMotionSound(now), [now])
  // Whoever has answered has seen enough.
  useEffect(() => {
    if (sent !== null) dispatch({ type: 'skip' })
  }, [sent])

  const shown: Playback = {
    tokens: isPlaying || isMidway ? playing.tokens : tokens,
    die: (isPlaying && playing.die) || die || lastDie(state.log),
    isRolling: now?.kind === 'roll',
    movement: movementOf(now, haste),
    isPlaying,
  }
  return <Context.Provider value={shown}>{children}</Context.Provider>
}

function movementOf(now: MotionStep | null, haste: number): Playback['movement'] {
  if (now?.kind === 'move') return { seat: now.seat, how: now.how, ms: now.ms / haste }
  return now?.kind === 'enter-manhole' ? { seat: now.seat, how: 'enter-manhole', ms: now.ms / haste } : null
}

/** It stays where it fell until somebody takes it. */
function lastDie(log: readonly VisibleFact[]): RolledDie | null {
  const told = log.findLast(({ kind }) => kind === 'rolled' || kind === 'round-began')
  return told?.kind === 'rolled' ? told : null
}

function playMotionSound(now: MotionStep | null): void {
  if (now?.kind === 'roll') playSounds('dice')
  if (now?.kind === 'move') playSounds(now.how === 'walk' ? 'step' : 'card-laid')
}
