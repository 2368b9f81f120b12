import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AnyGame, AnyMatch } from '../../match/game.ts'
import { propertyTestOptions } from '../property-test-options.ts'
import { arbitraryStartOptions, playRandomMatch, startMatch } from '../random-match.ts'
import type { ContractOptions } from './contract-options.ts'

export function testConservation(game: AnyGame, claims: ContractOptions): void {
  const counted = (match: AnyMatch): string => [...claims.listPieces(match)].sort((a, b) => a - b).join()

  it('No piece is ever lost or duplicated', () => {
    fc.assert(
      fc.property(arbitraryStartOptions(claims.arbitrarySettings), (start) => {
        const all = counted(startMatch(game, start))
        const match = playRandomMatch(game, start, ({ match }) => expect(counted(match)).toBe(all))
        expect(counted(match)).toBe(all)
      }),
      propertyTestOptions(40),
    )
  })
}
