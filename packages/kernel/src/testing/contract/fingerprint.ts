import { toPlain } from '../../choice/live-prompt.ts'
import { toVisibleFact } from '../../match/fact.ts'
import type { AnyGame, AnyMatch } from '../../match/game.ts'
import type { Seat } from '../../match/script.ts'

export const listSeats = (game: AnyGame, match: AnyMatch): Seat[] =>
  game.publicView(match).scores.map((_, seat) => seat)

/** All of a match as text: its state and all views. */
export const fingerprintMatch = (game: AnyGame, match: AnyMatch): string =>
  JSON.stringify([
    match.rules.serialize(match.state),
    match.prompts.map(toPlain),
    game.publicView(match),
    game.ownView(match, null),
    ...listSeats(game, match).map((seat) => game.ownView(match, seat)),
  ])

/** All that one viewer sees as text: the views and the facts. */
export const fingerprintView = (game: AnyGame, viewer: Seat, match: AnyMatch): string =>
  JSON.stringify([
    game.publicView(match),
    game.ownView(match, viewer),
    match.takeFacts().map((fact) => toVisibleFact(fact, viewer)),
  ])
