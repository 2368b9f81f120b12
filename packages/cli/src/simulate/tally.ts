import type { Fact, Setup } from '@slapwise/card-game'

/**
 * How often each card was played or thrown in, each event carried out and each power activated, by id; those that never
 * were count 0.
 */
export class Tally {
  readonly cards: Record<string, number>
  readonly events: Record<string, number>
  readonly powers: Record<string, number>
  readonly #setup: Setup

  constructor(setup: Setup) {
    this.#setup = setup
    this.cards = Object.fromEntries(setup.prints.map(({ kind }) => [kind.id, 0]))
    this.events = Object.fromEntries(setup.events.map(({ id }) => [id, 0]))
    this.powers = Object.fromEntries(setup.powers.map(({ id }) => [id, 0]))
  }

  count(facts: readonly Fact[]): void {
    for (const { news } of facts) {
      if (news.kind === 'played' || news.kind === 'threw-in')
        this.cards[this.#setup.prints[news.face].kind.id]++
      else if (news.kind === 'event') this.events[news.event]++
      else if (news.kind === 'activated') this.powers[news.power]++
    }
  }
}
