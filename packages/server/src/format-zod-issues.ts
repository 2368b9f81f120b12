import { MAX_REPORTED_ISSUES } from '@slapwise/kernel'
import { z } from 'zod'

/** What is wrong with something, for people and for programs; an answer is not to be many times as long as the request. */
export function formatZodIssues({ issues }: z.ZodError) {
  const told = issues.slice(0, MAX_REPORTED_ISSUES)
  return {
    message: z.prettifyError(new z.ZodError(told)),
    details: told.map(({ path, message }) => ({ path, message })),
  }
}
