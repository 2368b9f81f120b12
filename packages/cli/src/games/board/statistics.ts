import { applyMildNamesToSetup, type BoardRules, type Fact, type Setup } from '@slapwise/board-game'
import { findReferenceItem, NUMBERED_TELEPORT, resolveLanguage } from '@slapwise/board-game/i18n'
import type { AnyRules } from '@slapwise/kernel'
import { formatRows, formatTwoColumns, joinParts, NAME_WIDTH, ROW_WIDTH } from '../../deal-series/columns.ts'
import type { CliMessages } from '../../i18n/index.ts'
import { bold } from '../../terminal/screen.ts'
import type { MatchStatistics } from '../game-terminal.ts'
import { getBoardMessages } from './i18n/index.ts'

type Counts = Record<string, number>

/**
 * Counts, by id, how often each card was played, landed on and thrown in, and each event occurred; also how rounds
 * ended and their mean points per player. Items that never occurred count 0.
 */
export class BoardStatistics implements MatchStatistics {
  readonly counts: Readonly<
    Record<'played' | 'landed' | 'thrownIn' | 'events' | 'endings' | 'points', Counts>
  >
  readonly #setup: Setup
  #points = 0
  #resultCount = 0

  constructor(rules: AnyRules) {
    const { setup } = rules as BoardRules
    this.#setup = setup
    this.counts = {
      played: zeroCounts(setup.kinds),
      landed: zeroCounts([...setup.kinds.filter(({ onLanded }) => onLanded), NUMBERED_TELEPORT]),
      thrownIn: zeroCounts(setup.kinds.filter(({ thrownInAs }) => thrownInAs)),
      events: zeroCounts(setup.events),
      endings: { 'end-reached': 0, 'empty-pile': 0, stalemate: 0 },
      points: { mean: 0 },
    }
  }

  count(facts: readonly object[]): void {
    const { counts } = this
    const { kinds } = this.#setup
    /** True until the first card of a turn is placed: that one was played, later ones come from effects. */
    let isBeginning = false
    for (const { publicPart } of facts as readonly Fact[])
      switch (publicPart.kind) {
        case 'turn-began':
          isBeginning = true
          break
        case 'placed':
          if (isBeginning) counts.played[kinds[publicPart.card].id]++
          isBeginning = false
          break
        case 'triggered':
          counts.landed[publicPart.source]++
          break
        case 'threw-in':
          counts.thrownIn[kinds[publicPart.card].id]++
          break
        case 'event':
          counts.events[publicPart.event]++
          break
        case 'round-over':
          counts.endings[publicPart.ending]++
          this.#countPoints(publicPart.points)
      }
  }

  #countPoints(points: readonly number[]): void {
    this.#points += points.reduce((sum, one) => sum + one, 0)
    this.#resultCount += points.length
    this.counts.points.mean = Math.round((this.#points / this.#resultCount) * 10) / 10
  }

  formatReport({ language: code }: CliMessages, usesMildNames: boolean): string[] {
    const language = resolveLanguage(code)
    const setup = applyMildNamesToSetup(this.#setup, usesMildNames)
    const { report, endings, meanPoints } = getBoardMessages(code)
    const nameOf = (id: string): string => findReferenceItem(setup, id)!.name[language]
    const part = (category: keyof BoardStatistics['counts'], name = nameOf): string[] => {
      const entries = Object.entries(this.counts[category]).sort(([, a], [, b]) => b - a)
      return [
        bold(report[category].padEnd(ROW_WIDTH)),
        ...formatRows(entries.map(([id, count]) => [name(id).slice(0, NAME_WIDTH), count])),
      ]
    }
    return formatTwoColumns(
      joinParts(part('played'), part('landed')),
      joinParts(
        part('events'),
        part('thrownIn'),
        part('endings', (id) => endings[id as keyof typeof endings]),
        part('points', () => meanPoints),
      ),
    )
  }
}

const zeroCounts = (items: readonly { readonly id: string }[]): Counts =>
  Object.fromEntries(items.map(({ id }) => [id, 0]))
