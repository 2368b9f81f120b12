import type { Colour } from '@slapwise/board-game'
import type { ChapterText } from '../../../../kit/rules/rules-chapter.ts'
import type { ChapterId } from '../chapters.ts'
import type { RulesFacts } from '../rules-facts.ts'

/** Texts of the rules page. They are apart from the other messages, so that a table does not load them. */
export interface RulesMessages {
  readonly title: string
  readonly lead: string
  gist(facts: RulesFacts): readonly string[]
  readonly chapters: Readonly<Record<ChapterId, (facts: RulesFacts) => ChapterText>>
  readonly colours: {
    readonly caption: string
    readonly head: readonly [colour: string, timing: string, cards: string]
    readonly timings: Readonly<Record<Colour, string>>
  }
  readonly eventNumbers: string
  readonly boards: {
    readonly caption: string
    readonly head: readonly [board: string, spaces: string, cards: string]
  }
}
