import type { EventSeries } from '@slapwise/card-game'
import type { PowerObstacle } from '../../hand/power-obstacle.ts'

/** Texts of the table. */
export interface TableMessages {
  readonly callTitle: string
  readonly or: string
  readonly anything: string
  readonly draw: string
  /** In one's turn, if no card can be played. */
  readonly nothingFits: string
  /** After drawing, if no card can be played. */
  readonly drawnNothingFits: string
  readonly pass: string
  readonly ok: string
  readonly yes: string
  readonly no: string
  readonly nobody: string
  readonly cards: (count: number) => string
  readonly points: (count: number) => string
  readonly pointsOfLimit: (count: number, limit: number) => string
  /** The armed power card does not go with the card that was tapped. */
  readonly notWithPower: (power: string) => string
  readonly powerObstacles: Readonly<Record<PowerObstacle, string>>
  /** Asks for the card that the armed power card goes with. */
  readonly armedPower: (power: string) => string
  /** The place of an event among those of its cause. */
  readonly eventSeries: (cause: string, series: Pick<EventSeries, 'number' | 'count'>) => string
  /** The points of the turned-over cards, and the sum that must not be exceeded. */
  readonly sumOfLimit: (sum: number, limit: number) => string
  readonly takenBy: (name: string) => string
  readonly eventRuns: (event: string) => string
  readonly bombWentOff: string
  readonly bombWentOffText: string
  readonly bombDefused: string
  /** The turns of a player until the Time Bomb goes off. */
  readonly turnsLeft: (turns: number) => string
  readonly passReaction: string
  readonly drawPile: (count: number) => string
  readonly skipped: string
  readonly direction: Readonly<Record<1 | -1, string>>
  readonly yourHand: string
  /** The cards in the hand that can be played, for screen readers. */
  readonly fits: (cards: readonly string[]) => string
  /** The names of groups, for screen readers. */
  readonly pilesGroup: string
  readonly discardPile: (card: string) => string
  readonly effectsGroup: string
  readonly powersGroup: string
  /** The title when several players have lost their last card at once. */
  readonly allOut: string
  readonly noCards: string
  readonly removeOneFrom: (name: string) => string
  readonly closedPower: (place: number) => string
  readonly explainCard: (card: string) => string
  readonly touchHint: string
  readonly mouseHint: string
}
