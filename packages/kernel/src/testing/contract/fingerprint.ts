import { toPlain } from '../../choice/live-prompt.ts'
import { toVisibleFact } from '../../match/fact.ts'
import type { AnyGame, AnyMatch } from '../../match/game.ts'
import type { Seat } from '../../match/script.ts'

export const listSeats = (game: AnyGame, match: AnyMatch): Seat[] =>
  game.publicView(match).scores.map((_, seat) => seat)

/** All there is to a match, to the byte: its state, and what everybody sees of it. */
export const fingerprintMatch = (game: AnyGame, match: AnyMatch): string =>
  JSON.stringify([
    match.rules.serialize(match.state),
    match.prompts.map(toPlain),
    game.publicView(match),
    game.ownView(match, null),
    ...listSeats(game, match).map((seat) => game.ownView(match, seat)),
  ])

/** Everything that reaches one player, to the byte. */
export const fingerprintView = (game: AnyGame, viewer: Seat, match: AnyMatch): string =>
  JSON.stringify([
    game.publicView(match),
    game.ownView(match, viewer),
    match.takeFacts().map((fact) => toVisibleFact(fact, viewer)),
  ])
