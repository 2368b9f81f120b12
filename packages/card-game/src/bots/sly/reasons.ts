import type { Term, TermEvaluator, WeighedReason } from '@slapwise/bots'
import type { Seat } from '@slapwise/kernel'
import type { Colour } from '../../model/colours.ts'
import type { CardId } from '../../model/face.ts'
import type { Wish } from '../../model/wishes.ts'

/** The terms and rules that the policies decide by, with the facts that their sentences name. */
export type CardReason =
  /** It is the only legal answer. */
  | { readonly id: 'only' }
  /** The points of a card; only these count if the Time Bomb goes off before the next own turn. */
  | { readonly id: 'points'; readonly card: CardId; readonly points: number; readonly isLastTurn: boolean }
  /** A card that fits few calls is hard to get rid of; a stuck one keeps its holder from finishing. */
  | { readonly id: 'effort' | 'stuck'; readonly card: CardId }
  /** The other cards in hand that share a colour or number with the card. */
  | { readonly id: 'companions'; readonly card: CardId; readonly others: readonly CardId[] }
  /** Cards that are better kept: to throw them in, for the last moment, to give others away with them. */
  | { readonly id: 'reaction' | 'late-card' | 'unplayed-gift'; readonly card: CardId }
  | { readonly id: 'draw' | 'finish' | 'no-finish' | 'wild-left' }
  /** A card in hand fits the next call; `isFree` if the player may choose that call. */
  | { readonly id: 'follow-left'; readonly isFree: boolean }
  | { readonly id: 'colours-left'; readonly count: number }
  /** The card that 2nd Chance plays on top. */
  | { readonly id: 'next-card'; readonly card: CardId }
  | { readonly id: 'power'; readonly power: string }
  /** Effects of special cards. `count` are cards. */
  | { readonly id: 'effect' | 'wish-granted'; readonly kind: string }
  | { readonly id: 'gives-away' | 'draws' | 'others-draw'; readonly count: number }
  | { readonly id: 'skips'; readonly seat: Seat; readonly cards: number }
  | { readonly id: 'turns-event'; readonly cards: number }
  | { readonly id: 'event-after-finish' | 'recharges' }
  /** Opponents: `cards` in hand and aside, `points` in the match. */
  | {
      readonly id: 'few-cards' | 'many-cards' | 'thief-finishes'
      readonly seat: Seat
      readonly cards: number
    }
  | {
      readonly id: 'few-points'
      readonly seat: Seat
      readonly points: number
      readonly isBelowMean: boolean
    }
  | { readonly id: 'no-closed-power'; readonly seat: Seat }
  | { readonly id: 'own-seat' | 'renews-power' | 'no-renewal' }
  /** Whole hands. */
  | { readonly id: 'spreads-evenly' }
  | { readonly id: 'costliest-to'; readonly card: CardId; readonly seat: Seat }
  | { readonly id: 'smallest-hand'; readonly cards: number }
  | { readonly id: 'large-hand' | 'small-hand'; readonly seat: Seat; readonly points: number }
  | { readonly id: 'hand-swap'; readonly seat: Seat; readonly cards: number; readonly ownCards: number }
  | { readonly id: 'others-swap' }
  /** Cards that are laid down in events. */
  | { readonly id: 'gamble' | 'hard-to-beat'; readonly points: number }
  | { readonly id: 'take-all' }
  /** Wishes and colours. */
  | { readonly id: 'wish-held'; readonly wish: Wish; readonly count: number }
  | { readonly id: 'wish-costliest'; readonly card: CardId }
  | { readonly id: 'wish-rare'; readonly wish: Wish }
  | { readonly id: 'colour-held' | 'colour-spared'; readonly colour: Colour; readonly count: number }
  | { readonly id: 'blocks-call'; readonly colour: Colour }
  /** Cards that are thrown in. */
  | { readonly id: 'spares-mimicry' | 'thief-welcome' | 'last-card' | 'sheds-card' }
  | { readonly id: 'hits-back'; readonly seat: Seat }
  | { readonly id: 'round-won' | 'round-lost' | 'match-won' | 'match-lost'; readonly points: number }
  /** Events and powers. */
  | { readonly id: 'event-good' | 'event-bad'; readonly event: string }
  | { readonly id: 'dares' | 'declines'; readonly numbers: number; readonly unseen: number }
  | { readonly id: 'free-discard' }
  | { readonly id: 'power-weak' | 'power-spent'; readonly power: string }
  /** Null is a power card that lies face down, which may be any. */
  | { readonly id: 'power-strong'; readonly power: string | null }

export type CardTerms = Term<CardReason>[]
export type CardEvaluator = TermEvaluator<CardReason>
export type WeighedCardReason = WeighedReason<CardReason>

/** Turns the terms of a gain into those of a cost. */
export function negateTerms(terms: CardTerms): void {
  terms.forEach((term, i) => {
    terms[i] = { ...term, value: -term.value }
  })
}
