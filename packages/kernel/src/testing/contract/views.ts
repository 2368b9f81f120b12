import fc from 'fast-check'
import { expect, it } from 'vitest'
import { told } from '../../match/fact.ts'
import type { AnyGame, AnyMatch } from '../../match/game.ts'
import { isReaction } from '../../match/script.ts'
import { promptIn } from '../../match/view.ts'
import { runs } from '../runs.ts'
import { anyStart, walk } from '../walk.ts'
import type { Claims } from './claims.ts'
import { seatsOf } from './image.ts'

/** What comes over a wire as it was sent: no class, no hole, nothing undefined. */
const expectPlain = (value: unknown) => expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value)

export function views(game: AnyGame, { anySettings }: Claims): void {
  function expectFrame(match: AnyMatch, players: number): void {
    const { round, waiting, scores, sheet, winners } = game.publicView(match)
    expect(round).toBe(game.roundOf(match))
    expect(scores).toHaveLength(players)
    for (const row of sheet) expect(row).toHaveLength(players)
    expect(winners.length > 0).toBe(match.over)
    expect(waiting.map(({ seat }) => seat)).toEqual(match.prompts.map(({ seat }) => seat))
    for (const { seat, manner, answered } of waiting)
      expect(answered).toBe(!isReaction(manner) && match.hasAnswered(seat))
  }

  function expectOwn(match: AnyMatch): void {
    expect(game.ownView(match, null)).toMatchObject({ seat: null, prompt: null, mayTakeBack: false })
    for (const seat of seatsOf(game, match)) {
      const mayTakeBack = match.mayTakeBack(seat)
      expect(game.ownView(match, seat)).toMatchObject({ seat, prompt: promptIn(match, seat), mayTakeBack })
    }
  }

  it('Settings, and what is said about them, are plain, and read the same again', () => {
    fc.assert(
      fc.property(anySettings, (any) => {
        const settings = game.settings.parse(any)
        expectPlain(settings)
        expectPlain(game.listing(settings))
        expect(game.settings.parse(settings)).toEqual(settings)
      }),
      runs(20),
    )
  })

  it('Views have their frame, and nobody learns who thinks about a reaction', () => {
    fc.assert(
      fc.property(anyStart(anySettings), (start) => {
        let round = 0
        const match = walk(game, start, ({ match }) => {
          expect(game.roundOf(match)).toBeGreaterThanOrEqual(round)
          round = game.roundOf(match)
          expectFrame(match, start.settings.players)
          expectOwn(match)
        })
        expectFrame(match, start.settings.players)
      }),
      runs(10),
    )
  })

  it('Views are plain, for everybody who sees them', () => {
    fc.assert(
      fc.property(anyStart(anySettings), (start) => {
        walk(game, start, ({ match }) => {
          expectPlain(game.publicView(match))
          for (const seat of seatsOf(game, match))
            expectPlain([game.ownView(match, seat), game.handOf(match, seat)])
        })
      }),
      runs(3),
    )
  })

  it('Facts are plain, for everybody who hears them', () => {
    fc.assert(
      fc.property(anyStart(anySettings), (start) => {
        const match = walk(game, start)
        for (const fact of match.takeFacts())
          for (const viewer of [null, ...seatsOf(game, match)]) expectPlain(told(fact, viewer))
      }),
      runs(3),
    )
  })
}
