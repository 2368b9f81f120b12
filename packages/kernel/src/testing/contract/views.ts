import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toVisibleFact } from '../../match/fact.ts'
import type { AnyGame, AnyMatch } from '../../match/game.ts'
import { isReaction } from '../../match/script.ts'
import { toOwnPrompt } from '../../match/view.ts'
import { propertyTestOptions } from '../property-test-options.ts'
import { arbitraryStartOptions, playRandomMatch } from '../random-match.ts'
import type { ContractOptions } from './contract-options.ts'
import { listSeats } from './fingerprint.ts'

/** What comes over a wire as it was sent: no class, no hole, nothing undefined. */
const expectPlain = (value: unknown) => expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value)

export function testViews(game: AnyGame, { arbitrarySettings }: ContractOptions): void {
  function expectFrame(match: AnyMatch, players: number): void {
    const { round, openPrompts, scores, scoreSheet, winners } = game.publicView(match)
    expect(round).toBe(game.roundNumber(match))
    expect(scores).toHaveLength(players)
    for (const row of scoreSheet) expect(row).toHaveLength(players)
    expect(winners.length > 0).toBe(match.isOver)
    expect(openPrompts.map(({ seat }) => seat)).toEqual(match.prompts.map(({ seat }) => seat))
    for (const { seat, mode, hasAnswered } of openPrompts)
      expect(hasAnswered).toBe(!isReaction(mode) && match.hasAnswered(seat))
  }

  function expectOwn(match: AnyMatch): void {
    expect(game.ownView(match, null)).toMatchObject({ seat: null, prompt: null, mayTakeBack: false })
    for (const seat of listSeats(game, match)) {
      const mayTakeBack = match.mayTakeBack(seat)
      expect(game.ownView(match, seat)).toMatchObject({ seat, prompt: toOwnPrompt(match, seat), mayTakeBack })
    }
  }

  it('Settings, and what is said about them, are plain, and read the same again', () => {
    fc.assert(
      fc.property(arbitrarySettings, (any) => {
        const settings = game.settingsSchema.parse(any)
        expectPlain(settings)
        expectPlain(game.listingDetails(settings))
        expect(game.settingsSchema.parse(settings)).toEqual(settings)
      }),
      propertyTestOptions(20),
    )
  })

  it('Views have their frame, and nobody learns who thinks about a reaction', () => {
    fc.assert(
      fc.property(arbitraryStartOptions(arbitrarySettings), (start) => {
        let round = 0
        const match = playRandomMatch(game, start, ({ match }) => {
          expect(game.roundNumber(match)).toBeGreaterThanOrEqual(round)
          round = game.roundNumber(match)
          expectFrame(match, start.settings.players)
          expectOwn(match)
        })
        expectFrame(match, start.settings.players)
      }),
      propertyTestOptions(10),
    )
  })

  it('Views are plain, for everybody who sees them', () => {
    fc.assert(
      fc.property(arbitraryStartOptions(arbitrarySettings), (start) => {
        playRandomMatch(game, start, ({ match }) => {
          expectPlain(game.publicView(match))
          for (const seat of listSeats(game, match))
            expectPlain([game.ownView(match, seat), game.handView(match, seat)])
        })
      }),
      propertyTestOptions(3),
    )
  })

  it('Facts are plain, for everybody who hears them', () => {
    fc.assert(
      fc.property(arbitraryStartOptions(arbitrarySettings), (start) => {
        const match = playRandomMatch(game, start)
        for (const fact of match.takeFacts())
          for (const viewer of [null, ...listSeats(game, match)]) expectPlain(toVisibleFact(fact, viewer))
      }),
      propertyTestOptions(3),
    )
  })
}
