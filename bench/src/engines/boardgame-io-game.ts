import { createRequire } from 'node:module'
import type { Game } from 'boardgame.io'
import { CARDS, canFollow, eightOf, HAND_SIZE, isEight, SEATS, SUITS } from './crazy-eights-rules.ts'

/** The package exports folders, which ES modules cannot import. */
type CoreEntry = typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' }})
const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core') as CoreEntry

export interface CrazyEightsState {
  readonly pile: number[]
  readonly hands: number[][]
  top: number
  drawn: boolean
}

export const crazyEightsGame: Game<CrazyEightsState> = {
  name: 'crazy-eights',
  setup({ random }) {
    const pile = random.Shuffle(Array.from({ length: CARDS }, (_, card) => card))
    const hands = Array.from({ length: SEATS }, () => pile.splice(-HAND_SIZE))
    return { hands, top: pile.pop()!, pile, drawn: false }
  },
  // Faster than the event `endTurn`, which creates an error each time for its stack.
  turn: { endIf: ({ G, ctx }) => ctx.numMoves! > 0 && !G.drawn },
  moves: {
    play({ G, playerID, events }, place: number, suit: number) {
      const hand = G.hands[Number(playerID)]
      const card = hand[place]
      if (!canFollow(card, G.top)) return INVALID_MOVE
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

type Move = readonly [name: 'play' | 'draw' | 'pass', ...args: number[]]

/** A random possible move. */
export function chooseRandomMove(
  { hands, top, drawn }: CrazyEightsState,
  seat: number,
  pick: (n: number) => number,
): Move {
  const playable: number[] = []
  hands[seat].forEach((card, place) => {
    if (canFollow(card, top)) playable.push(place)
  })
  const picked = pick(playable.length + 1)
  if (picked < playable.length) return ['play', playable[picked], pick(SUITS)]
  return drawn ? ['pass'] : ['draw']
}
