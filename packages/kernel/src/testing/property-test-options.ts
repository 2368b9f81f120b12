/**
 * The number of runs of a property test: few in `npm test`, always with the same seed, so that a failure means a
 * change; many with a new seed in `npm run soak`. A failure prints its seed and path.
 */
export function propertyTestOptions(quick: number): { numRuns: number; seed?: number } {
  const soak = Number(process.env.SLAPWISE_SOAK ?? 0)
  return soak > 0 ? { numRuns: quick * soak } : { numRuns: quick, seed: 1 }
}
