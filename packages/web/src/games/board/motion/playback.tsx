import type { MoveKind, RolledDie, Space, VisibleFact } from '@slapwise/board-game'
import type { Seat } from '@slapwise/kernel'
import { createContext, type ReactNode, useContext, useEffect, useReducer } from 'react'
import { playSounds } from '../../../feedback/play-sounds.ts'
import { useBoardTable } from '../table/board-table-context.tsx'
import { listMotions } from '../table/fact-presentations.ts'
import { type MotionStep, resetsMotion } from './motion-steps.ts'

/** A longer queue is played faster, to fit into this time. */
const MAX_PLAYBACK_MS = 3000

interface PlaybackState {
  /** The facts that were received last. */
  readonly newFacts: readonly VisibleFact[]
  readonly tokens: readonly Space[]
  readonly die: RolledDie | null
  readonly current: MotionStep | null
  readonly queue: readonly MotionStep[]
}

type PlaybackAction =
  | {
      readonly type: 'receive-facts'
      readonly newFacts: readonly VisibleFact[]
      readonly tokens: readonly Space[]
      /** More facts of this step follow, so the table does not have its final state yet. */
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
  { newFacts, tokens, isMidway }: PlaybackAction & { type: 'receive-facts' },
): PlaybackState {
  const steps = newFacts.flatMap(listMotions)
  const isStill = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
  const isPlaying = playing.current !== null || playing.queue.length > 0
  if (isMidway && steps.length === 0) return { ...playing, newFacts }
  if (isStill || newFacts.some(resetsMotion) || (steps.length === 0 && !isPlaying))
    return { newFacts, tokens, die: null, current: null, queue: [] }
  return { ...playing, newFacts, queue: [...playing.queue, ...steps] }
}

const moveToken = (tokens: readonly Space[], step: MotionStep): readonly Space[] =>
  step.kind === 'move' ? tokens.with(step.seat, step.to) : tokens

function advance({ newFacts, tokens, die, queue: [next, ...queue] }: PlaybackState): PlaybackState {
  const now = next ?? null
  return {
    newFacts,
    tokens: now ? moveToken(tokens, now) : tokens,
    die: now?.kind === 'roll' ? now.die : die,
    current: now,
    queue,
  }
}

/** The animated state of the table. Input does not wait for animations. */
export interface Playback {
  readonly tokens: readonly Space[]
  readonly die: RolledDie | null
  readonly isRolling: boolean
  /** The token that is moving. */
  readonly movement: {
    readonly seat: Seat
    readonly how: MoveKind | 'enter-manhole'
    readonly ms: number
  } | null
  readonly isPlaying: boolean
}

const Context = createContext<Playback | null>(null)

export const usePlayback = (): Playback => useContext(Context)!

export function PlaybackProvider({ children }: { readonly children: ReactNode }) {
  const { state, sentAnswer } = useBoardTable()
  const { tokens, die } = state.match.table
  const [playing, dispatch] = useReducer(reducePlayback, null, () => ({
    newFacts: state.newFacts,
    tokens,
    die: null,
    current: null,
    queue: [],
  }))
  const isMidway = state.stageStep?.isLast === false
  if (playing.newFacts !== state.newFacts)
    dispatch({ type: 'receive-facts', newFacts: state.newFacts, tokens, isMidway })
  const { current: currentStep, queue } = playing
  const isPlaying = currentStep !== null || queue.length > 0
  const left = queue.reduce((sum, { ms }) => sum + ms, currentStep?.ms ?? 0)
  const speedUp = Math.max(1, left / (state.stageStep?.durationMs || MAX_PLAYBACK_MS))

  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => dispatch({ type: 'advance' }), (currentStep?.ms ?? 0) / speedUp)
    return () => clearTimeout(timer)
  }, [currentStep, isPlaying])
  useEffect(() => playMotionSound(currentStep), [currentStep])
  // An answer skips the remaining animations.
  useEffect(() => {
    if (sentAnswer !== null) dispatch({ type: 'skip' })
  }, [sentAnswer])

  const shown: Playback = {
    tokens: isPlaying || isMidway ? playing.tokens : tokens,
    die: (isPlaying && playing.die) || die || lastDie(state.log),
    isRolling: currentStep?.kind === 'roll',
    movement: movementOf(currentStep, speedUp),
    isPlaying,
  }
  return <Context.Provider value={shown}>{children}</Context.Provider>
}

function movementOf(now: MotionStep | null, speedUp: number): Playback['movement'] {
  if (now?.kind === 'move') return { seat: now.seat, how: now.how, ms: now.ms / speedUp }
  return now?.kind === 'enter-manhole' ? { seat: now.seat, how: 'enter-manhole', ms: now.ms / speedUp } : null
}

/** The last die of the round: it stays visible until the next roll. */
function lastDie(log: readonly VisibleFact[]): RolledDie | null {
  const fact = log.findLast(({ kind }) => kind === 'rolled' || kind === 'round-began')
  return fact?.kind === 'rolled' ? fact : null
}

function playMotionSound(now: MotionStep | null): void {
  if (now?.kind === 'roll') playSounds('dice')
  if (now?.kind === 'move') playSounds(now.how === 'walk' ? 'step' : 'card-laid')
}
