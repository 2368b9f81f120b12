import type { Answer, Choice } from '../choice/choice.ts'

/** A place at the table, 0 to n − 1 in the normal order of play. */
export type Seat = number

/**
 * How something is asked. A decision is waited for. A reaction can be passed over, and nobody may learn who thinks
 * about it; at a glance, it is one to something that lies there for all to see for a moment, and that moment is all the
 * time there is. What is only acknowledged needs no thought.
 */
export type PromptMode = 'decide' | 'react' | 'glance' | 'acknowledge'

export const isReaction = (manner: PromptMode): boolean => manner === 'react' || manner === 'glance'

/** A question to one seat. `fallback` is the safe answer that is given when time runs out. */
export interface Prompt<Q> {
  readonly seat: Seat
  readonly mode: PromptMode
  readonly question: Q
  readonly choice: Choice
  readonly fallback: Answer
}

/**
 * What a card does, as a generator that reads like its rule. It yields a prompt and is resumed with its answer; it
 * yields a list of prompts, at most one per seat, and is resumed with all answers in the order of that list, when the
 * last has come: until then they are sealed.
 */
export type Script<T, Q> = Generator<Prompt<Q> | readonly Prompt<Q>[], T, unknown>
