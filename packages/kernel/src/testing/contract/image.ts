import { plainly } from '../../choice/live-prompt.ts'
import { told } from '../../match/fact.ts'
import type { AnyGame, AnyMatch } from '../../match/game.ts'
import type { Seat } from '../../match/script.ts'

export const seatsOf = (game: AnyGame, match: AnyMatch): Seat[] =>
  game.publicView(match).scores.map((_, seat) => seat)

/** All there is to a match, to the byte: its state, and what everybody sees of it. */
export const imageOf = (game: AnyGame, match: AnyMatch): string =>
  JSON.stringify([
    match.rules.pack(match.state),
    match.prompts.map(plainly),
    game.publicView(match),
    game.ownView(match, null),
    ...seatsOf(game, match).map((seat) => game.ownView(match, seat)),
  ])

/** Everything that reaches one player, to the byte. */
export const seenBy = (game: AnyGame, viewer: Seat, match: AnyMatch): string =>
  JSON.stringify([
    game.publicView(match),
    game.ownView(match, viewer),
    match.takeFacts().map((fact) => told(fact, viewer)),
  ])
