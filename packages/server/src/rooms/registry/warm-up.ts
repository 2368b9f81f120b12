import { type AnyGame, type Games, Match } from '@slapwise/kernel'
import { rulesFor } from '../../rules-for.ts'

/** Answers: enough that a few of everything have been given. */
const LONG_ENOUGH = 60

/** The beginning of a match of each game, for nobody: what runs for the first time takes so long that tables would notice. */
export function rehearse(games: Games): void {
  for (const game of games) play(game)
}

function play(game: AnyGame): void {
  const match = Match.start(rulesFor(game, game.version, {}, game.leastPlayers), 'rehearsal', true)
  for (let answers = 0; answers < LONG_ENOUGH && !match.over; answers++) {
    const [{ seat, fallback }] = match.prompts
    match.answer(seat, fallback)
    match.takeFacts()
  }
  Match.restore(match.rules, match.save())
}
