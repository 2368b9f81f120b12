import { countAnswers, isReaction, NORMAL_DURATION, type Prompt } from '@slapwise/kernel'

/** The time before an automatic answer, as a multiple of a normal step: long enough to read why there is no choice. */
const READING_STEPS = 1
/** The same for an acknowledgement, which closes a score sheet or open hands. */
const ACKNOWLEDGEMENT_STEPS = 9

/** Whether a prompt has only one answer. Reactions are passed by the worker. */
export const hasOnlyOneAnswer = ({ choice, mode }: Prompt<unknown>): boolean =>
  !isReaction(mode) && countAnswers(choice) === 1

/** Milliseconds until a prompt with only one answer is answered automatically. */
export const autoAnswerDelayMs = ({ mode }: Prompt<unknown>, stepDurationMs: number): number =>
  mode === 'acknowledge'
    ? ACKNOWLEDGEMENT_STEPS * stepDurationMs
    : Math.max(READING_STEPS * stepDurationMs, NORMAL_DURATION.ms)
