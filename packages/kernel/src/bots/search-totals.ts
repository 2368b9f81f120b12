import type { SearchEffort } from './bot.ts'

/** How far many searches got. Totals only: the effort of a single search depends on the hand of the bot. */
export class SearchTotals {
  searches = 0
  /** Searches that ended because their time was up. */
  cutShort = 0
  /** Answers without a search, because there was no time left for one. */
  skipped = 0
  rollouts = 0
  /** The rollouts that the same searches would have made without a time limit, at most. */
  plannedRollouts = 0
  elapsedMs = 0

  record({ rollouts, maxRollouts, isCutShort }: SearchEffort, elapsedMs: number): void {
    this.searches++
    if (isCutShort) this.cutShort++
    this.rollouts += rollouts
    this.plannedRollouts += isCutShort ? maxRollouts : rollouts
    this.elapsedMs += elapsedMs
  }
}
