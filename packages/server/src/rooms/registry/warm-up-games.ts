import { type AnyGame, type GameRegistry, Match } from '@slapwise/kernel'
import { rulesFor } from '../../rules-for.ts'

/** Answers: enough that a few of everything have been given. */
const WARM_UP_ANSWERS = 60

/** The beginning of a match of each game, for nobody: what runs for the first time takes so long that tables would notice. */
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
