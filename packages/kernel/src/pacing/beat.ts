/**
 * How long a fact takes to be seen, in milliseconds at the normal tempo. A moment has the stage alone: what comes of it
 * is seen after it.
 */
export interface Beat {
  readonly ms: number
  readonly isMoment: boolean
}

const lasting = (ms: number): Beat => ({ ms, isMoment: false })

/** For what is only said: it is seen together with something else. */
export const UNSEEN = lasting(0)
export const BRIEF = lasting(450)
export const PLAIN = lasting(900)
/** Somebody does something to somebody else. */
export const BLOW = lasting(1700)

/** For what is seen to move as long as that, and then for a moment lies where it is. */
export const moving = (ms: number): Beat => lasting(ms + 350)

const SETTLING = 1500
const PER_LETTER = 35
const LONGEST_MOMENT = 8000

/** As long as it takes to read, in whichever language: the longest of these texts. */
export const moment = (texts: readonly string[]): Beat => ({
  ms: Math.min(LONGEST_MOMENT, SETTLING + PER_LETTER * Math.max(...texts.map(({ length }) => length))),
  isMoment: true,
})

/** How fast a table plays, as a part of the normal time. */
export const TEMPOS = { calm: 1.5, normal: 1, brisk: 0.55 } as const
export type Tempo = keyof typeof TEMPOS
export const TEMPO_NAMES = Object.keys(TEMPOS) as Tempo[]

/** Until then nobody else should have moved on, for who notices a slip. */
export const TAKE_BACK = 2000

/** Nobody who looks is left behind further than that, a moment at most: whatever else there is, is skipped. */
export const PATIENCE = 10_000

/** Nobody watches one step longer than that: all of it then goes faster. */
const LONGEST_STEP = 15_000

/** One of the things that a step tells, one after the other. */
export interface Act<T> {
  readonly facts: readonly T[]
  readonly ms: number
  readonly isMoment: boolean
}

/**
 * What a step tells, act by act; never none, and the last is no moment. How the table lies afterwards is seen with the
 * last. It depends on news alone, so that nobody learns anything from how long it takes.
 */
export function actsOf<T>(facts: readonly T[], beatOf: (fact: T) => Beat): readonly Act<T>[] {
  const acts: { facts: T[]; ms: number; isMoment: boolean }[] = [{ facts: [], ms: 0, isMoment: false }]
  for (const fact of facts) {
    const { ms, isMoment } = beatOf(fact)
    const last = acts.at(-1)!
    if (last.isMoment || (last.ms > 0 && ms > 0)) acts.push({ facts: [fact], ms, isMoment })
    else acts[acts.length - 1] = { facts: [...last.facts, fact], ms: last.ms + ms, isMoment }
  }
  if (acts.at(-1)!.isMoment) acts.push({ facts: [], ms: 0, isMoment: false })
  const haste = Math.max(1, totalOf(acts) / LONGEST_STEP)
  return acts.map((act) => ({ ...act, ms: act.ms / haste }))
}

export const totalOf = (acts: readonly { readonly ms: number }[]): number =>
  acts.reduce((sum, { ms }) => sum + ms, 0)
