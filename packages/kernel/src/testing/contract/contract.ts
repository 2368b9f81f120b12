import { describe } from 'vitest'
import type { AnyGame } from '../../match/game.ts'
import type { MatchOf } from '../walk.ts'
import type { ContractOptions } from './claims.ts'
import { testTermination } from './ends.ts'
import { testBotHonesty } from './honest.ts'
import { testHost } from './hosting.ts'
import { testNonInterference } from './non-interference.ts'
import { testConservation } from './nothing-lost.ts'
import { testRecordedMatches } from './recorded.ts'
import { testIllegalAnswers } from './refusal.ts'
import { testTakeBack } from './take-back.ts'
import { testCopies } from './twin.ts'
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
