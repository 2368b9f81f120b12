import { createRandom, randomBelow } from '@slapwise/kernel'
import { colors, Game } from 'uno-engine'
import type { NamedWorkload } from '../workload.ts'

/** Nobody yells: that is voluntary, and would only be more work for the engine. */
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

/** Play or draw, and after drawing play or pass. Returns how many moves that was. */
function takeTurn(game: Game): number {
  if (playSomething(game)) return 1
  game.draw()
  if (!playSomething(game)) game.pass()
  return 2
}

/** Any playable card or none, each with the same chance. */
function playSomething(game: Game): boolean {
  const top = game.discardedCard
  const playable = game.currentPlayer.hand.filter((card) => card.matches(top))
  const card = playable[randomBelow(random, playable.length + 1)]
  if (!card) return false
  if (card.isWildCard()) card.color = colors[randomBelow(random, colors.length)]
  game.play(card)
  return true
}
