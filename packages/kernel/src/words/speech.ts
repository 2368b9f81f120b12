import type { AnyRules } from '../match/game.ts'
import type { Prompt, Seat } from '../match/script.ts'
import type { OwnFrame, PublicFrame } from '../match/view.ts'

/** Who sits where, and who among them is spoken to; nobody in particular where `viewer` is null. */
export interface Company {
  readonly names: readonly string[]
  readonly viewer: Seat | null
}

/** What one viewer sees of any game. */
export type Frame = PublicFrame & OwnFrame

/** A game in plain lines of one language: enough to play it where nobody has drawn a table for it. */
export interface Speech {
  /** What just happened; null where nobody needs it said. */
  told(fact: object): string | null
  /** How things lie. */
  table(view: Frame): readonly string[]
  question(prompt: Prompt<unknown>): string
  /** One of the things to choose from, or one that is handed out. */
  option(prompt: Prompt<unknown>, value: number, view: Frame): string
}

/** Every game has this beside its rules; in languages that it does not know it speaks English. */
export type Speak = (rules: AnyRules, language: string, company: Company) => Speech
