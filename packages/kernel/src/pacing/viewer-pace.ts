import type { Seat } from '../match/script.ts'
import { SHORT_DURATION, type StageStep, type StepDuration, toStageSteps } from './step-duration.ts'

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
  /** Whether that answer was the only one there was. */
  readonly isAutomatic: boolean
  /** Whether this player wants to see everything that others do, however long it takes. */
  readonly isUnhurried: boolean
  /** Milliseconds at normal tempo since the last decision of this player. */
  readonly waitedMs: number
  /** Milliseconds at normal tempo for which the steps just before this one have concerned the viewer. */
  readonly concernedMs: number
  /** Whether this player has seen an exclusive fact before, and recognises it. */
  isKnown(fact: unknown): boolean
}

/** A stage step, and whether something happens to the viewer in it. */
export interface ViewerStageStep<T> extends StageStep<T> {
  readonly concernsViewer: boolean
}

/** Something that happens to the viewer is shown for at least this long, announcement and outcome together. */
export const CONCERNING_MS = 2500
/** The minimum for an outcome that was announced: even a viewer who has waited for long can read it. */
const MIN_OUTCOME_MS = 1200

/** Durations that depend on how long the viewer has waited for the next decision. */
interface Haste {
  readonly fromMs: number
  /** The factor on the duration of plain steps among other players. */
  readonly othersFactor: number
  /** The factor on moves of the viewer without a choice: on the time before them, and on their duration. */
  readonly automaticFactor: number
  /** The factor on an announcement to the viewer, whose outcome follows. */
  readonly announcementFactor: number
  /** The minimum duration of something that happens to the viewer. */
  readonly concerningMs: number
  /** The same for a short step: a skipped turn was announced long before. */
  readonly concerningShortMs: number
  /** The duration of an event that the viewer knows. */
  readonly knownEventMs: number
}

const PATIENT: Haste = {
  fromMs: 0,
  othersFactor: 0.5,
  automaticFactor: 1,
  announcementFactor: 0.5,
  concerningMs: CONCERNING_MS,
  concerningShortMs: MIN_OUTCOME_MS,
  knownEventMs: 2000,
}
const HURRIED: Haste = {
  ...PATIENT,
  fromMs: 3000,
  othersFactor: 0.25,
  automaticFactor: 0.5,
  concerningShortMs: 800,
}
const URGENT: Haste = {
  ...HURRIED,
  fromMs: 6000,
  othersFactor: 0.1,
  automaticFactor: 0.25,
  announcementFactor: 0.35,
  concerningMs: MIN_OUTCOME_MS,
  knownEventMs: MIN_OUTCOME_MS,
}

/** For players who learn: what others do takes as long as what the viewer does. */
const UNHURRIED: Haste = { ...PATIENT, othersFactor: 1, announcementFactor: 1 }

/** Patience ends: the longer the wait, the less time everything takes. */
const HASTES: readonly Haste[] = [URGENT, HURRIED, PATIENT]

const hasteAfter = (waitedMs: number): Haste => HASTES.find(({ fromMs }) => waitedMs >= fromMs)!

/** The factor on the time before a move without a choice, `waitedMs` after the last decision. */
export const automaticFactorAfter = (waitedMs: number): number => hasteAfter(waitedMs).automaticFactor

/** The stage steps of a journal step in a room: of the same duration for all viewers. */
export function toSharedStageSteps<T>(
  facts: readonly T[],
  pacing: FactPacing<T>,
  viewer: Pick<StepViewer, 'seat' | 'isActor'>,
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
  const haste = viewer.isUnhurried ? UNHURRIED : hasteAfter(viewer.waitedMs)
  const ownFactor = viewer.isAutomatic ? haste.automaticFactor : 1
  const steps = toStageSteps(facts, (fact): StepDuration => {
    const duration = pacing.stepDuration(fact)
    if (duration.isExclusive) return viewer.isKnown(fact) ? { ...duration, ms: haste.knownEventMs } : duration
    if (concerns(fact)) return { ...duration, isRoutine: false }
    return { ...duration, ms: duration.ms * (viewer.isActor ? ownFactor : haste.othersFactor) }
  }).map((step) => ({ ...step, concernsViewer: step.facts.some(concerns) }))
  return prolongConcerningSteps(steps, viewer.concernedMs, haste)
}

/**
 * Something that happens to the viewer stays on stage together with its outcome, so only the last step is prolonged.
 * `concernedMs` has passed since the first of them.
 */
function prolongConcerningSteps<T>(
  steps: readonly ViewerStageStep<T>[],
  concernedMs: number,
  haste: Haste,
): readonly ViewerStageStep<T>[] {
  let shownMs = concernedMs
  return steps.map((step, i) => {
    if (!step.concernsViewer) {
      shownMs = 0
      return step
    }
    const hasOutcome = step.isAnnouncement || steps[i + 1]?.concernsViewer === true
    const isShort = step.ms <= SHORT_DURATION.ms
    const minMs = isShort ? haste.concerningShortMs : Math.max(MIN_OUTCOME_MS, haste.concerningMs - shownMs)
    const ms = hasOutcome ? step.ms * haste.announcementFactor : Math.max(step.ms, minMs)
    shownMs += ms
    return { ...step, ms }
  })
}

const concernsOf =
  <T>(pacing: FactPacing<T>, { seat, isActor }: Pick<StepViewer, 'seat' | 'isActor'>) =>
  (fact: T): boolean =>
    seat !== null && pacing.affectedSeats(fact, isActor ? seat : null).includes(seat)
