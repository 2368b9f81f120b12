import { createRandom, randomBelow } from '@slapwise/kernel'
import { colors, Game } from 'uno-engine'
import type { NamedWorkload } from '../workload.ts'

/** Without calling “UNO”: that is optional and would only cost the engine time. */
export const unoEngine: NamedWorkload = {
  name: 'uno-engine',
  run() {
    const game = new Game(PLAYERS)
    let moves = 0
    for (;;) {
      const player = game.currentPlayer
      moves += takeTurn(game)
      if (player.hand.length === 0) return moves
    }
  },
}

const PLAYERS = ['Ann', 'Ben', 'Cem', 'Dee']
const random = createRandom('uno-engine')

/** Plays or draws, and after drawing plays or passes. Returns the number of moves. */
function takeTurn(game: Game): number {
  if (playSomething(game)) return 1
  game.draw()
  if (!playSomething(game)) game.pass()
  return 2
}

/** Plays a random playable card or none, with equal probability. */
function playSomething(game: Game): boolean {
  const top = game.discardedCard
  const playable = game.currentPlayer.hand.filter((card) => card.matches(top))
  const card = playable[randomBelow(random, playable.length + 1)]
  if (!card) return false
  if (card.isWildCard()) card.color = colors[randomBelow(random, colors.length)]
  game.play(card)
  return true
}
