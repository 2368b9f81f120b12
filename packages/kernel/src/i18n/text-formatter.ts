import type { AnyRules } from '../match/game.ts'
import type { Prompt, Seat } from '../match/script.ts'
import type { BaseOwnView, BasePublicView } from '../match/view.ts'

/** The names by seat, and the seat that is addressed as “you”; null where nobody is. */
export interface FormatContext {
  readonly playerNames: readonly string[]
  readonly viewer: Seat | null
}

/** The view of one viewer, in any game. */
export type BaseView = BasePublicView & BaseOwnView

/** A game as lines of plain text in one language: enough to play it in clients that have no table for it. */
export interface TextFormatter {
  /** The sentence about a fact; null if the fact needs none. */
  formatFact(fact: object): string | null
  /** The card that a player plays in this fact, by name; null if there is none, or if it is one of many plain ones. */
  formatPlayedCard(fact: object): { readonly seat: Seat; readonly card: string } | null
  /** The public state of the table, line by line. */
  formatTable(view: BaseView): readonly string[]
  formatPrompt(prompt: Prompt<unknown>): string
  /** The label of an option, or of an item that is assigned. */
  formatOption(prompt: Prompt<unknown>, value: number, view: BaseView): string
  /** A sentence about a reason of `Game.advise`. */
  formatReason(reason: object): string
}

/** Exported by every game. Languages that the game does not know fall back to English. */
export type TextFormatterFactory = (
  rules: AnyRules,
  language: string,
  context: FormatContext,
) => TextFormatter
