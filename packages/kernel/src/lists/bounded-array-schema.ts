import { z } from 'zod'

/** How many flaws of something are described: no more than anybody reads. */
export const MAX_REPORTED_ISSUES = 20

/**
 * The schema of a list that is not read beyond its first flaws. A few hundred characters can be wrong in hundreds of ways, and
 * describing them all takes a server longer than anything else that it is asked for.
 */
export const boundedArraySchema = <Item extends z.ZodType>(item: Item, least: number, most: number) =>
  z.preprocess((values, context) => {
    // A list that is too long is not read at all.
    if (Array.isArray(values) && values.length <= most) context.issues.push(...firstIssues(item, values))
    return values
  }, z.array(item).min(least).max(most)) as unknown as z.ZodType<z.output<Item>[], z.input<Item>[]>

function firstIssues(item: z.ZodType, values: readonly unknown[]): z.core.$ZodRawIssue[] {
  const flaws: z.core.$ZodRawIssue[] = []
  for (let i = 0; i < values.length && flaws.length < MAX_REPORTED_ISSUES; i++) {
    const { issues } = item._zod.run({ value: values[i], issues: [] }, {}) as z.core.ParsePayload
    flaws.push(...z.core.util.prefixIssues(i, issues))
  }
  return flaws.slice(0, MAX_REPORTED_ISSUES)
}
