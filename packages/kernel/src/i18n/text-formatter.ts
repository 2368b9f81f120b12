import type { AnyRules } from '../match/game.ts'
import type { Prompt, Seat } from '../match/script.ts'
import type { BaseOwnView, BasePublicView } from '../match/view.ts'

/** Who sits where, and who among them is spoken to; nobody in particular where `viewer` is null. */
export interface FormatContext {
  readonly playerNames: readonly string[]
  readonly viewer: Seat | null
}

/** What one viewer sees of any game. */
export type BaseView = BasePublicView & BaseOwnView

/** A game in plain lines of one language: enough to play it where nobody has drawn a table for it. */
export interface TextFormatter {
  /** What just happened; null where nobody needs it said. */
  formatFact(fact: object): string | null
  /** How things lie. */
  formatTable(view: BaseView): readonly string[]
  formatPrompt(prompt: Prompt<unknown>): string
  /** One of the things to choose from, or one that is handed out. */
  formatOption(prompt: Prompt<unknown>, value: number, view: BaseView): string
}

/** Every game has this beside its rules; in languages that it does not know it speaks English. */
export type CreateTextFormatter = (rules: AnyRules, language: string, company: FormatContext) => TextFormatter
