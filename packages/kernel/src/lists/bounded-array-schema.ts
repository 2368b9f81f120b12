import { z } from 'zod'

/** The number of validation issues that are reported: more than that nobody reads. */
export const MAX_REPORTED_ISSUES = 20

/**
 * An array schema that stops after the first `MAX_REPORTED_ISSUES` issues. An array of a few hundred characters can
 * have hundreds of issues, and formatting all of them would take the server longer than any other request.
 */
export const boundedArraySchema = <Item extends z.ZodType>(item: Item, min: number, max: number) =>
  z.preprocess((values, context) => {
    // Items of an array that is too long are not validated at all.
    if (Array.isArray(values) && values.length <= max) context.issues.push(...firstIssues(item, values))
    return values
  }, z.array(item).min(min).max(max)) as unknown as z.ZodType<z.output<Item>[], z.input<Item>[]>

function firstIssues(item: z.ZodType, values: readonly unknown[]): z.core.$ZodRawIssue[] {
  const found: z.core.$ZodRawIssue[] = []
  for (let i = 0; i < values.length && found.length < MAX_REPORTED_ISSUES; i++) {
    const { issues } = item._zod.run({ value: values[i], issues: [] }, {}) as z.core.ParsePayload
    found.push(...z.core.util.prefixIssues(i, issues))
  }
  return found.slice(0, MAX_REPORTED_ISSUES)
}
