import { createRequire } from 'node:module'
import { below, seeded } from '@slapwise/kernel'
import type { Game } from 'boardgame.io'
import type { Contestant } from '../workload.ts'
import { CARDS, eightOf, follows, HAND_SIZE, isEight, SEATS, SUITS } from './crazy-eights.ts'

/** Otherwise it checks in every move whether the state is serializable. */
process.env.NODE_ENV = 'production'

/** Its entries are folders, which cannot be imported. */
type ClientEntry = typeof import('boardgame.io/client', { with: { 'resolution-mode': 'require' }})
type CoreEntry = typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' }})
const require = createRequire(import.meta.url)
const { Client } = require('boardgame.io/client') as ClientEntry
const { INVALID_MOVE } = require('boardgame.io/core') as CoreEntry

/** Its headless client, used as its documentation shows. */
export const boardgameIo: Contestant = {
  name: 'boardgame.io',
  run() {
    const client = Client({ game, numPlayers: SEATS, debug: false })
    let moves = 0
    for (;;) {
      const { G, ctx } = client.getState()!
      if (ctx.gameover) return moves
      makeMove(G, Number(ctx.currentPlayer), client.moves)
      moves++
    }
  },
}

interface Table {
  readonly pile: number[]
  readonly hands: number[][]
  top: number
  drawn: boolean
}

const game: Game<Table> = {
  setup({ random }) {
    const pile = random.Shuffle(Array.from({ length: CARDS }, (_, card) => card))
    const hands = Array.from({ length: SEATS }, () => pile.splice(-HAND_SIZE))
    return { hands, top: pile.pop()!, pile, drawn: false }
  },
  // Faster than the event `endTurn`, which creates an error each time to have its stack.
  turn: { endIf: ({ G, ctx }) => ctx.numMoves! > 0 && !G.drawn },
  moves: {
    play({ G, playerID, events }, place: number, suit: number) {
      const hand = G.hands[Number(playerID)]
      const card = hand[place]
      if (!follows(card, G.top)) return INVALID_MOVE
      const last = hand.pop()!
      if (place < hand.length) hand[place] = last
      G.top = isEight(card) ? eightOf(suit) : card
      G.drawn = false
      if (hand.length === 0) events.endGame(true)
    },
    draw({ G, playerID, events }) {
      if (G.drawn) return INVALID_MOVE
      const card = G.pile.pop()
      if (card === undefined) events.endGame(true)
      else {
        G.hands[Number(playerID)].push(card)
        G.drawn = true
      }
    },
    pass({ G }) {
      if (!G.drawn) return INVALID_MOVE
      G.drawn = false
    },
  },
}

const random = seeded('boardgame.io')

type Moves = Record<string, (...args: number[]) => void>

function makeMove({ hands, top, drawn }: Table, seat: number, moves: Moves): void {
  const playable: number[] = []
  hands[seat].forEach((card, place) => {
    if (follows(card, top)) playable.push(place)
  })
  const pick = below(random, playable.length + 1)
  if (pick < playable.length) moves.play(playable[pick], below(random, SUITS))
  else if (drawn) moves.pass()
  else moves.draw()
}
