import { z } from 'zod'

/** No more than anybody reads: who sends hundreds of mistakes gets no answer many times as long. */
const FLAWS_TOLD = 20

/** What is wrong with something, for people and for programs. */
export function flawsOf({ issues }: z.ZodError) {
  const told = issues.slice(0, FLAWS_TOLD)
  return {
    message: z.prettifyError(new z.ZodError(told)),
    details: told.map(({ path, message }) => ({ path, message })),
  }
}
