import type { Edition } from '@slapwise/card-game'
import type { ChapterText } from '../../../../kit/rules/rules-chapter.ts'
import type { ChapterId } from '../chapters.ts'
import type { RulesFacts } from '../rules-facts.ts'

/** Texts of the rules page. They are apart from the other messages, so that a table does not load them. */
export interface RulesMessages {
  readonly title: string
  readonly lead: string
  gist(facts: RulesFacts): readonly string[]
  readonly chapters: Readonly<Record<ChapterId, (facts: RulesFacts) => ChapterText>>
  readonly boxes: {
    readonly caption: string
    readonly head: readonly [box: string, cards: string, events: string, powers: string]
  }
  readonly eventNames: string
  readonly ruleCardNames: string
  readonly powers: { readonly caption: string; readonly before: string; readonly after: string }
  readonly scoring: {
    readonly caption: string
    readonly points: string
    readonly cards: string
    readonly shown: string
  }
  readonly editions: {
    readonly caption: string
    readonly head: readonly [edition: string, end: string, gamblingMan: string]
    readonly matchEnds: Readonly<Record<Edition['matchEnds'], string>>
    readonly gamblingMan: Readonly<Record<Edition['gamblingMan'], string>>
  }
}
