import type { Answer, Choice } from '../choice/choice.ts'

/** A place at the table: 0 to n − 1 in the normal order of play. */
export type Seat = number

/**
 * The kind of prompt, for clocks and clients.
 *
 * `decide`: the table waits for it. `react`: can be passed, and nobody may learn who considers it. `glance`: a reaction
 * to something that is shown for a moment only, with no more time than that. `acknowledge`: only confirms.
 */
export type PromptMode = 'decide' | 'react' | 'glance' | 'acknowledge'

export const isReaction = (mode: PromptMode): boolean => mode === 'react' || mode === 'glance'

/** A question to one seat. `fallback` is the answer that is given when time runs out. */
export interface Prompt<Q> {
  readonly seat: Seat
  readonly mode: PromptMode
  readonly question: Q
  readonly choice: Choice
  readonly fallback: Answer
}

/**
 * The effect of a card as a generator, so that the code reads like the rule. It yields a prompt and is resumed with its
 * answer. Or it yields a list of prompts, at most one per seat, and is resumed with all answers in the order of that
 * list; until the last is given they are sealed.
 */
export type Script<T, Q> = Generator<Prompt<Q> | readonly Prompt<Q>[], T, unknown>
