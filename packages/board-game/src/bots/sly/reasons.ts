import type { Term, TermEvaluator, WeighedReason } from '@slapwise/bots'
import type { Seat } from '@slapwise/kernel'
import type { Space } from '../../model/board.ts'
import type { KindIndex } from '../../model/card-kind.ts'
import type { DieSides } from '../../model/question.ts'

/** How the token of the player moves in a turn. */
export type TurnMove = 'walk' | 'stay' | 'remote' | 'event' | 'back' | 'ghost' | 'jump'

/** The terms and rules that the policies decide by, with the facts that their sentences name. */
export type BoardReason =
  /** It is the only legal answer. */
  | { readonly id: 'only' }
  /** The move of the turn with this card; `seat` is the token that Remote would move. */
  | { readonly id: 'move'; readonly card: KindIndex; readonly move: TurnMove; readonly seat: Seat }
  /** A card that is worth more in hand than on the board, or that costs points in hand. */
  | { readonly id: 'keeping'; readonly card: KindIndex }
  /** A card in hand, of those to choose from. */
  | { readonly id: 'taking'; readonly card: KindIndex }
  /** A changed space on the way of the own token. */
  | { readonly id: 'own-way'; readonly space: Space; readonly change: SpaceChange }
  | { readonly id: 'their-way'; readonly space: Space; readonly change: SpaceChange; readonly seat: Seat }
  /** A swap with `seat`: the own token goes to `space`, or theirs does. */
  | { readonly id: 'swap-own' | 'swap-theirs'; readonly seat: Seat; readonly space: Space }
  /** A token that walks now; `space` is where it stands. */
  | { readonly id: 'moving'; readonly seat: Seat; readonly space: Space }
  /** A token that walks a given number of steps and comes to rest on `space`. */
  | { readonly id: 'steps'; readonly seat: Seat; readonly steps: number; readonly space: Space }
  /** The harm by the card or event that attacks. */
  | { readonly id: 'damage'; readonly source: string }
  | { readonly id: 're-roll'; readonly seat: Seat; readonly rolled: number; readonly sides: DieSides }
  /** A rare card is kept unless its use is worth it. */
  | { readonly id: 'rare' }
  /** The round ends, or goes on; `points` are the own ones of this round if it ends. */
  | { readonly id: 'round-ends'; readonly points: number; readonly isWanted: boolean }

/** A card is placed, one is taken away, or a numbered teleport moves away or here. */
export type SpaceChange =
  | { readonly placed: KindIndex }
  | { readonly taken: KindIndex }
  | { readonly teleport: 'away' | 'here' }

export type BoardTerms = Term<BoardReason>[]
export type BoardEvaluator = TermEvaluator<BoardReason>
export type WeighedBoardReason = WeighedReason<BoardReason>
