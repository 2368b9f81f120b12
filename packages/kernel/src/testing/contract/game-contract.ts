import { describe } from 'vitest'
import type { AnyGame } from '../../match/game.ts'
import type { MatchOf } from '../random-match.ts'
import { testBotHonesty } from './bot-honesty.ts'
import { testConservation } from './conservation.ts'
import type { ContractOptions } from './contract-options.ts'
import { testCopies } from './copies.ts'
import { testHost } from './host.ts'
import { testIllegalAnswers } from './illegal-answers.ts'
import { testNonInterference } from './non-interference.ts'
import { testRecordedMatches } from './recorded-matches.ts'
import { testReplay } from './replay.ts'
import { testTakeBack } from './take-back.ts'
import { testTermination } from './termination.ts'
import { testViews } from './views.ts'

const TEST_GROUPS = [
  testCopies,
  testNonInterference,
  testBotHonesty,
  testConservation,
  testTermination,
  testIllegalAnswers,
  testRecordedMatches,
  testReplay,
  testHost,
  testViews,
  testTakeBack,
]

/** Tests the properties that the server, bots and clients rely on in every game. */
export function testGameContract<G extends AnyGame>(game: G, options: ContractOptions<MatchOf<G>>): void {
  describe(`The game contract of ${game.id}`, () => {
    for (const testGroup of TEST_GROUPS) testGroup(game, options)
  })
}
