import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AnyGame, AnyMatch } from '../../match/game.ts'
import { propertyTestOptions } from '../property-test-options.ts'
import { arbitraryStartOptions, playRandomMatch, startMatch } from '../random-match.ts'
import type { ContractOptions } from './contract-options.ts'

export function testConservation(game: AnyGame, options: ContractOptions): void {
  const countPieces = (match: AnyMatch): string => [...options.listPieces(match)].sort((a, b) => a - b).join()

  it('No piece is ever lost or duplicated', () => {
    fc.assert(
      fc.property(arbitraryStartOptions(options.arbitrarySettings), (start) => {
        const expected = countPieces(startMatch(game, start))
        const match = playRandomMatch(game, start, ({ match }) => expect(countPieces(match)).toBe(expected))
        expect(countPieces(match)).toBe(expected)
      }),
      propertyTestOptions(40),
    )
  })
}
