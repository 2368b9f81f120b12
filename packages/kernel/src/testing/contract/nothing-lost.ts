import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AnyGame, AnyMatch } from '../../match/game.ts'
import { runs } from '../runs.ts'
import { anyStart, begin, walk } from '../walk.ts'
import type { Claims } from './claims.ts'

export function nothingLost(game: AnyGame, claims: Claims): void {
  const counted = (match: AnyMatch): string => [...claims.census(match)].sort((a, b) => a - b).join()

  it('Nothing is ever lost or doubled', () => {
    fc.assert(
      fc.property(anyStart(claims.anySettings), (start) => {
        const all = counted(begin(game, start))
        const match = walk(game, start, ({ match }) => expect(counted(match)).toBe(all))
        expect(counted(match)).toBe(all)
      }),
      runs(40),
    )
  })
}
