/** The time for which a fact is shown, in milliseconds at normal tempo. */
export interface StepDuration {
  readonly ms: number
  /** Whether it is shown alone: its consequences follow after it. */
  readonly isExclusive: boolean
  /** Whether it joins others of this sort before it: a run of draws and passes is one movement. */
  readonly isRoutine: boolean
  /** Whether it announces something whose outcome follows: an attack. */
  readonly isAnnouncement: boolean
}

const duration = (ms: number): StepDuration => ({
  ms,
  isExclusive: false,
  isRoutine: false,
  isAnnouncement: false,
})

/** The duration of facts that only add a line to the log: they are shown together with the next visible fact. */
export const ZERO_DURATION = duration(0)
export const SHORT_DURATION = duration(450)
export const NORMAL_DURATION = duration(900)
/** The duration of draws and passes, of which a turn may have several. */
export const ROUTINE_DURATION: StepDuration = { ...NORMAL_DURATION, isRoutine: true }
/** The duration of an attack. */
export const ATTACK_DURATION: StepDuration = { ...duration(1700), isAnnouncement: true }
export const LONG_DURATION = duration(1700)

/** The duration of a moment that has the stage alone, such as several players who finish at once. */
export const MOMENT_DURATION: StepDuration = { ...duration(2500), isExclusive: true }

/** The duration of a movement of `ms` milliseconds, plus a short rest at its end. */
export const movementDuration = (ms: number): StepDuration => duration(ms + 350)

const READING_BASE_MS = 1500
const READING_MS_PER_CHARACTER = 35
const MAX_READING_MS = 8000

/** The time to read the longest of these texts, one per language, so that it does not depend on the language. */
export const readingDuration = (texts: readonly string[]): StepDuration => ({
  ms: Math.min(
    MAX_READING_MS,
    READING_BASE_MS + READING_MS_PER_CHARACTER * Math.max(...texts.map(({ length }) => length)),
  ),
  isExclusive: true,
  isRoutine: false,
  isAnnouncement: false,
})

/**
 * The presentation of a client lags behind the match by at most this, plus one exclusive step; further steps are
 * skipped.
 */
export const MAX_PRESENTATION_LAG_MS = 10_000

/** The maximum duration of one journal step: longer ones are sped up. */
const MAX_STEP_MS = 15_000

/** Facts of a journal step that are shown together. */
export interface StageStep<T> extends StepDuration {
  readonly facts: readonly T[]
}

/**
 * Splits the facts of a journal step into stage steps: at least one, and the last one is not exclusive, since it shows
 * the resulting table. Depends on public parts only, so that the duration reveals nothing.
 */
export function toStageSteps<T>(
  facts: readonly T[],
  durationOf: (fact: T) => StepDuration,
): readonly StageStep<T>[] {
  const steps: StageStep<T>[] = [{ facts: [], ...ZERO_DURATION }]
  for (const fact of facts) {
    const next = durationOf(fact)
    const last = steps.at(-1)!
    if (isShownWith(last, next))
      steps[steps.length - 1] = {
        facts: [...last.facts, fact],
        ms: Math.max(last.ms, next.ms),
        isExclusive: next.isExclusive,
        isRoutine: last.isRoutine || next.isRoutine,
        isAnnouncement: last.isAnnouncement || next.isAnnouncement,
      }
    else steps.push({ facts: [fact], ...next })
  }
  if (steps.at(-1)!.isExclusive) steps.push({ facts: [], ...ZERO_DURATION })
  const speedUp = Math.max(1, totalMs(steps) / MAX_STEP_MS)
  return steps.map((step) => ({ ...step, ms: step.ms / speedUp }))
}

/** Whether a fact is shown together with the facts before it. */
const isShownWith = (before: StepDuration, next: StepDuration): boolean =>
  !before.isExclusive && (before.ms === 0 || next.ms === 0 || (before.isRoutine && next.isRoutine))

export const totalMs = (steps: readonly { readonly ms: number }[]): number =>
  steps.reduce((sum, { ms }) => sum + ms, 0)
