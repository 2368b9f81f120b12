import { MAX_REPORTED_ISSUES } from '@slapwise/kernel'
import { z } from 'zod'

/**
 * Describes validation errors for people and programs. Lists only the first ones, so that a reply is not many times as
 * long as its request.
 */
export function formatZodIssues({ issues }: z.ZodError) {
  const issuesShown = issues.slice(0, MAX_REPORTED_ISSUES)
  return {
    message: z.prettifyError(new z.ZodError(issuesShown)),
    details: issuesShown.map(({ path, message }) => ({ path, message })),
  }
}
