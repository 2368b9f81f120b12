import type { Seat } from '../match/script.ts'
import { type StageStep, type StepDuration, toStageSteps } from './step-duration.ts'

/** The part of a game that paces its facts. */
export interface FactPacing<T> {
  stepDuration(fact: T): StepDuration
  affectedSeats(fact: T, actor: Seat | null): readonly Seat[]
}

/** The player for whom a step is presented. */
export interface StepViewer {
  /** Null for a spectator. */
  readonly seat: Seat | null
  /** Whether an answer of this player led to the step. */
  readonly isActor: boolean
}

/** A stage step, and whether something happens to the viewer in it. */
export interface ViewerStageStep<T> extends StageStep<T> {
  readonly concernsViewer: boolean
}

/** Something that happens to the viewer is shown for at least this long. */
export const CONCERNING_MS = 2500

/** The factor on the duration of plain steps among other players. */
const OTHERS_FACTOR = 0.5

/** The stage steps of a journal step in a room: of the same duration for all viewers. */
export function toSharedStageSteps<T>(
  facts: readonly T[],
  pacing: FactPacing<T>,
  viewer: StepViewer,
): readonly ViewerStageStep<T>[] {
  const concerns = concernsOf(pacing, viewer)
  return toStageSteps(facts, (fact) => pacing.stepDuration(fact)).map((step) => ({
    ...step,
    concernsViewer: step.facts.some(concerns),
  }))
}

/**
 * The stage steps of a journal step for the only person at the table: what concerns the viewer stays, what others do
 * among themselves hurries by.
 */
export function toPersonalStageSteps<T>(
  facts: readonly T[],
  pacing: FactPacing<T>,
  viewer: StepViewer,
): readonly ViewerStageStep<T>[] {
  const concerns = concernsOf(pacing, viewer)
  const steps = toStageSteps(facts, (fact): StepDuration => {
    const duration = pacing.stepDuration(fact)
    if (concerns(fact)) return { ...duration, isRoutine: false }
    return duration.isExclusive || viewer.isActor
      ? duration
      : { ...duration, ms: duration.ms * OTHERS_FACTOR }
  }).map((step) => ({ ...step, concernsViewer: step.facts.some(concerns) }))
  // A blow and its consequences are shown together, so only the last of them stays.
  return steps.map((step, i) =>
    step.concernsViewer && !steps[i + 1]?.concernsViewer
      ? { ...step, ms: Math.max(step.ms, CONCERNING_MS) }
      : step,
  )
}

const concernsOf =
  <T>(pacing: FactPacing<T>, { seat, isActor }: StepViewer) =>
  (fact: T): boolean =>
    seat !== null && pacing.affectedSeats(fact, isActor ? seat : null).includes(seat)
