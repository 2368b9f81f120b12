/**
 * How often a property is tried: a little at every `npm test`, always with the same seed so that a red run means a
 * change; much more, with a new seed each time, in `npm run soak`. A failure prints its seed and path.
 */
export function propertyTestOptions(quick: number): { numRuns: number; seed?: number } {
  const soak = Number(process.env.SLAPWISE_SOAK ?? 0)
  return soak > 0 ? { numRuns: quick * soak } : { numRuns: quick, seed: 1 }
}
