import {
  automaticFactorAfter,
  countAnswers,
  isReaction,
  NORMAL_DURATION,
  type Prompt,
} from '@slapwise/kernel'

/** The time before an automatic answer, as a multiple of a normal step: long enough to read why there is no choice. */
const READING_STEPS = 1
/** The same for an acknowledgement, which closes a score sheet or open hands. */
const ACKNOWLEDGEMENT_STEPS = 9

/** Whether a prompt has only one answer. Reactions are passed by the worker. */
export const hasOnlyOneAnswer = ({ choice, mode }: Prompt<unknown>): boolean =>
  !isReaction(mode) && countAnswers(choice) === 1

/** Whether a prompt is a move without a choice, such as a turn in which nothing fits. */
export const isForcedMove = (prompt: Prompt<unknown>): boolean =>
  hasOnlyOneAnswer(prompt) && prompt.mode !== 'acknowledge'

/**
 * Milliseconds until a prompt with only one answer is answered automatically, for a player whose last decision was
 * `waitedMs` ago.
 */
export const autoAnswerDelayMs = (
  { mode }: Prompt<unknown>,
  stepDurationMs: number,
  waitedMs: number,
): number =>
  mode === 'acknowledge'
    ? ACKNOWLEDGEMENT_STEPS * stepDurationMs
    : Math.max(READING_STEPS * stepDurationMs, NORMAL_DURATION.ms) * automaticFactorAfter(waitedMs)
