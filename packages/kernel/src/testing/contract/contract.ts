import { describe } from 'vitest'
import type { AnyGame } from '../../match/game.ts'
import type { MatchOf } from '../walk.ts'
import type { Claims } from './claims.ts'
import { ends } from './ends.ts'
import { honest } from './honest.ts'
import { hosting } from './hosting.ts'
import { nonInterference } from './non-interference.ts'
import { nothingLost } from './nothing-lost.ts'
import { recordedMatches } from './recorded.ts'
import { refusal } from './refusal.ts'
import { takeBack } from './take-back.ts'
import { twins } from './twin.ts'
import { views } from './views.ts'

const ARTICLES = {
  twins,
  nonInterference,
  honest,
  nothingLost,
  ends,
  refusal,
  recordedMatches,
  hosting,
  views,
  takeBack,
}

/** What every game has to keep, so that house, bots and people can rely on it. */
export function contractSuite<G extends AnyGame>(game: G, claims: Claims<MatchOf<G>>): void {
  describe(`The contract of ${game.id}`, () => {
    for (const keep of Object.values(ARTICLES)) keep(game, claims)
  })
}
