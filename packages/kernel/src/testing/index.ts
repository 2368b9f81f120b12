export type { Claims, Pair, Stride } from './contract/claims.ts'
export { contractSuite } from './contract/contract.ts'
export { runs } from './runs.ts'
export { anyStart, type MatchOf, type Start, type Step, walk } from './walk.ts'
