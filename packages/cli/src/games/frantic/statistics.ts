import {
  applyMildNamesToSetup,
  type CardRules,
  type FaceIndex,
  type Fact,
  type Setup,
  type Table,
} from '@slapwise/card-game'
import { findReferenceItem, resolveLanguage } from '@slapwise/card-game/i18n'
import type { AnyRules } from '@slapwise/kernel'
import { Match } from '@slapwise/kernel'
import type { CliMessages } from '../../i18n/index.ts'
import type { MatchStatistics } from '../game-terminal.ts'
import { getFranticMessages } from './i18n/index.ts'
import { formatStatistics } from './statistics-report.ts'

type Counts = Record<string, number>

/**
 * Counts, by id, how often each card was played or thrown in, each event occurred, each power was activated and each
 * rule card was in force; items that never occurred count 0. A card that cannot be played counts when it is in a hand
 * at the end of a round, since that is its effect.
 */
export class FranticStatistics implements MatchStatistics {
  readonly counts: Readonly<Record<'cards' | 'thrownIn' | 'events' | 'powers' | 'ruleCards', Counts>>
  readonly #setup: Setup
  readonly #idOf: (face: FaceIndex) => string
  readonly #unplayable: ReadonlySet<string>

  constructor(rules: AnyRules) {
    /** Any table will do: the conditions of cards are only evaluated against it. */
    const table = Match.start(rules as CardRules, 'tally').state as Table
    this.#setup = table.setup
    const { prints, faces, reactionCards, events, powers, ruleCards } = table.setup
    const kinds = prints.map(({ kind }) => kind)
    this.counts = {
      cards: zeroCounts(kinds),
      thrownIn: zeroCounts(
        Object.values(reactionCards).flatMap((cards) => cards.map((card) => faces[card].kind)),
      ),
      events: zeroCounts(events),
      powers: zeroCounts(powers),
      ruleCards: zeroCounts(ruleCards),
    }
    this.#idOf = (face) => prints[face].kind.id
    this.#unplayable = new Set(
      kinds.filter((kind) => kind.unplayable?.(0) === 'never-playable').map(({ id }) => id),
    )
  }

  count(facts: readonly object[]): void {
    const { counts } = this
    for (const { publicPart } of facts as readonly Fact[])
      switch (publicPart.kind) {
        case 'played':
          counts.cards[this.#idOf(publicPart.face)]++
          break
        case 'threw-in':
          counts.cards[this.#idOf(publicPart.face)]++
          counts.thrownIn[this.#idOf(publicPart.face)]++
          break
        case 'round-over':
          this.#countHeld(publicPart.hands.flat())
          break
        case 'event':
          counts.events[publicPart.event]++
          break
        case 'activated':
          counts.powers[publicPart.power]++
          break
        case 'drew-rules':
          for (const rule of publicPart.rules) counts.ruleCards[rule]++
      }
  }

  #countHeld(faces: readonly FaceIndex[]): void {
    for (const id of faces.map(this.#idOf)) if (this.#unplayable.has(id)) this.counts.cards[id]++
  }

  formatReport({ language: code }: CliMessages, usesMildNames: boolean): string[] {
    const language = resolveLanguage(code)
    const setup = applyMildNamesToSetup(this.#setup, usesMildNames)
    return formatStatistics(
      this.counts,
      getFranticMessages(code).report,
      (id) => findReferenceItem(setup, id)!.name[language],
    )
  }
}

const zeroCounts = (kinds: readonly { readonly id: string }[]): Counts =>
  Object.fromEntries(kinds.map(({ id }) => [id, 0]))
