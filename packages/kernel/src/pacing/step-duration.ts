/**
 * How long a fact takes to be seen, in milliseconds at the normal tempo. A moment has the stage alone: what comes of it
 * is seen after it.
 */
export interface StepDuration {
  readonly ms: number
  readonly isExclusive: boolean
}

const duration = (ms: number): StepDuration => ({ ms, isExclusive: false })

/** For what is only said: it is seen together with something else. */
export const ZERO_DURATION = duration(0)
export const SHORT_DURATION = duration(450)
export const NORMAL_DURATION = duration(900)
/** Somebody does something to somebody else. */
export const LONG_DURATION = duration(1700)

/** For what is seen to move as long as that, and then for a moment lies where it is. */
export const movementDuration = (ms: number): StepDuration => duration(ms + 350)

const READING_BASE_MS = 1500
const READING_MS_PER_CHARACTER = 35
const MAX_READING_MS = 8000

/** As long as it takes to read, in whichever language: the longest of these texts. */
export const readingDuration = (texts: readonly string[]): StepDuration => ({
  ms: Math.min(
    MAX_READING_MS,
    READING_BASE_MS + READING_MS_PER_CHARACTER * Math.max(...texts.map(({ length }) => length)),
  ),
  isExclusive: true,
})

/** How fast a table plays, as a part of the normal time. */
export const TEMPO_FACTORS = { calm: 1.5, normal: 1, brisk: 0.55 } as const
export type Tempo = keyof typeof TEMPO_FACTORS
export const TEMPO_NAMES = Object.keys(TEMPO_FACTORS) as Tempo[]

/** Until then nobody else should have moved on, for who notices a slip. */
export const TAKE_BACK_GRACE_MS = 2000

/** Nobody who looks is left behind further than that, a moment at most: whatever else there is, is skipped. */
export const MAX_PRESENTATION_LAG_MS = 10_000

/** Nobody watches one step longer than that: all of it then goes faster. */
const MAX_STEP_MS = 15_000

/** One of the things that a step tells, one after the other. */
export interface StageStep<T> {
  readonly facts: readonly T[]
  readonly ms: number
  readonly isExclusive: boolean
}

/**
 * What a step tells, act by act; never none, and the last is no moment. How the table lies afterwards is seen with the
 * last. It depends on news alone, so that nobody learns anything from how long it takes.
 */
export function toStageSteps<T>(
  facts: readonly T[],
  beatOf: (fact: T) => StepDuration,
): readonly StageStep<T>[] {
  const acts: { facts: T[]; ms: number; isExclusive: boolean }[] = [{ facts: [], ms: 0, isExclusive: false }]
  for (const fact of facts) {
    const { ms, isExclusive } = beatOf(fact)
    const last = acts.at(-1)!
    if (last.isExclusive || (last.ms > 0 && ms > 0)) acts.push({ facts: [fact], ms, isExclusive })
    else acts[acts.length - 1] = { facts: [...last.facts, fact], ms: last.ms + ms, isExclusive }
  }
  if (acts.at(-1)!.isExclusive) acts.push({ facts: [], ms: 0, isExclusive: false })
  const haste = Math.max(1, totalMs(acts) / MAX_STEP_MS)
  return acts.map((act) => ({ ...act, ms: act.ms / haste }))
}

export const totalMs = (acts: readonly { readonly ms: number }[]): number =>
  acts.reduce((sum, { ms }) => sum + ms, 0)
