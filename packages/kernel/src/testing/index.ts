export type { ContractOptions as Claims, IndistinguishablePair as Pair, PairedStep as Stride } from './contract/claims.ts'
export { testGameContract as contractSuite } from './contract/contract.ts'
export { propertyTestOptions as runs } from './runs.ts'
export { arbitraryStartOptions as anyStart, type MatchOf, type StartOptions as Start, type RandomStep as Step, playRandomMatch as walk } from './walk.ts'
