export type {
  ContractOptions,
  IndistinguishablePair,
  PairedStep,
} from './contract/contract-options.ts'
export { testGameContract } from './contract/game-contract.ts'
export { propertyTestOptions } from './property-test-options.ts'
export {
  arbitraryStartOptions,
  type MatchOf,
  playRandomMatch,
  type RandomStep,
  type StartOptions,
} from './random-match.ts'
