export type { Claims, Pair, Stride } from './claims.ts'
export { contractSuite } from './contract.ts'
export { runs } from './runs.ts'
export { anyStart, type MatchOf, type Start, type Step, walk } from './walk.ts'
