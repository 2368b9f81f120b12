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
import { testTakeBack } from './take-back.ts'
import { testTermination } from './termination.ts'
import { testViews } from './views.ts'

const TEST_GROUPS = {
  twins: testCopies,
  nonInterference: testNonInterference,
  honest: testBotHonesty,
  nothingLost: testConservation,
  ends: testTermination,
  refusal: testIllegalAnswers,
  recordedMatches: testRecordedMatches,
  hosting: testHost,
  views: testViews,
  takeBack: testTakeBack,
}

/** What every game has to keep, so that house, bots and people can rely on it. */
export function testGameContract<G extends AnyGame>(game: G, claims: ContractOptions<MatchOf<G>>): void {
  describe(`The contract of ${game.id}`, () => {
    for (const keep of Object.values(TEST_GROUPS)) keep(game, claims)
  })
}
