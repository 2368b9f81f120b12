import { type AnyGame, type GameRegistry, Match } from '@slapwise/kernel'
import { rulesFor } from '../../rules-for.ts'

/** Enough for most kinds of prompts to occur. */
const WARM_UP_ANSWERS = 60

/** Plays the opening of a match of each game, so that the code is compiled before the first players come. */
export function warmUpGames(games: GameRegistry): void {
  for (const game of games) playOpening(game)
}

function playOpening(game: AnyGame): void {
  const match = Match.start(rulesFor(game, game.latestRulesVersion, {}, game.minPlayers), 'rehearsal', true)
  for (let answers = 0; answers < WARM_UP_ANSWERS && !match.isOver; answers++) {
    const [{ seat, fallback }] = match.prompts
    match.answer(seat, fallback)
    match.takeFacts()
  }
  Match.restore(match.rules, match.save())
}
