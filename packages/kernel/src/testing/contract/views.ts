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

/** Survives JSON unchanged: no class instances, no holes, no `undefined`. */
const expectPlain = (value: unknown) => expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value)

export function testViews(game: AnyGame, { arbitrarySettings }: ContractOptions): void {
  function expectBaseView(match: AnyMatch, players: number): void {
    const { round, openPrompts, scores, scoreSheet, winners } = game.publicView(match)
    expect(round).toBe(game.roundNumber(match))
    expect(scores).toHaveLength(players)
    for (const row of scoreSheet) expect(row).toHaveLength(players)
    expect(winners.length > 0).toBe(match.isOver)
    expect(openPrompts.map(({ seat }) => seat)).toEqual(match.prompts.map(({ seat }) => seat))
    for (const { seat, mode, hasAnswered } of openPrompts)
      expect(hasAnswered).toBe(!isReaction(mode) && match.hasAnswered(seat))
  }

  function expectOwnView(match: AnyMatch): void {
    expect(game.ownView(match, null)).toMatchObject({ seat: null, prompt: null, mayTakeBack: false })
    for (const seat of listSeats(game, match)) {
      const mayTakeBack = match.mayTakeBack(seat)
      expect(game.ownView(match, seat)).toMatchObject({ seat, prompt: toOwnPrompt(match, seat), mayTakeBack })
    }
  }

  it('Settings and their listing details are plain data, and parse to the same settings', () => {
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

  it('Views have the base fields, and reveal nobody who considers a reaction', () => {
    fc.assert(
      fc.property(arbitraryStartOptions(arbitrarySettings), (start) => {
        let round = 0
        const match = playRandomMatch(game, start, ({ match }) => {
          expect(game.roundNumber(match)).toBeGreaterThanOrEqual(round)
          round = game.roundNumber(match)
          expectBaseView(match, start.settings.players)
          expectOwnView(match)
        })
        expectBaseView(match, start.settings.players)
      }),
      propertyTestOptions(10),
    )
  })

  it('Views are plain data for every viewer', () => {
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

  it('Facts are plain data for every viewer', () => {
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
