export type {
  ContractOptions as Claims,
  IndistinguishablePair as Pair,
  PairedStep as Stride,
} from './contract/contract-options.ts'
export { testGameContract as contractSuite } from './contract/game-contract.ts'
export { propertyTestOptions as runs } from './property-test-options.ts'
export {
  arbitraryStartOptions as anyStart,
  type MatchOf,
  playRandomMatch as walk,
  type RandomStep as Step,
  type StartOptions as Start,
} from './random-match.ts'
