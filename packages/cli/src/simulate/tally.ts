import type { FaceIndex, Fact, Table } from '@slapwise/card-game'

type Counts = Record<string, number>

/**
 * How often each card was played or thrown in, each event carried out, each power activated and each rule card in force,
 * by id; those that never were count 0. A card that nobody can play counts where it strikes: when it is in a hand at the
 * end of a round.
 */
export class Tally {
  readonly cards: Counts
  readonly thrownIn: Counts
  readonly events: Counts
  readonly powers: Counts
  readonly ruleCards: Counts
  readonly #idOf: (face: FaceIndex) => string
  readonly #unplayable: ReadonlySet<string>

  /** Any table of the game. */
  constructor(table: Table) {
    const { prints, faces, thrownInAs, events, powers, ruleCards } = table.setup
    const kinds = prints.map(({ kind }) => kind)
    this.cards = zeros(kinds)
    this.thrownIn = zeros(Object.values(thrownInAs).flatMap((cards) => cards.map((card) => faces[card].kind)))
    this.events = zeros(events)
    this.powers = zeros(powers)
    this.ruleCards = zeros(ruleCards)
    this.#idOf = (face) => prints[face].kind.id
    this.#unplayable = new Set(
      kinds.filter((kind) => kind.unplayable?.(0) === 'never-playable').map(({ id }) => id),
    )
  }

  count(facts: readonly Fact[]): void {
    for (const { news } of facts)
      switch (news.kind) {
        case 'played':
          this.cards[this.#idOf(news.face)]++
          break
        case 'threw-in':
          this.cards[this.#idOf(news.face)]++
          this.thrownIn[this.#idOf(news.face)]++
          break
        case 'round-over':
          this.#countHeld(news.hands.flat())
          break
        case 'event':
          this.events[news.event]++
          break
        case 'activated':
          this.powers[news.power]++
          break
        case 'drew-rules':
          for (const rule of news.rules) this.ruleCards[rule]++
      }
  }

  #countHeld(faces: readonly FaceIndex[]): void {
    for (const id of faces.map(this.#idOf)) if (this.#unplayable.has(id)) this.cards[id]++
  }
}

const zeros = (kinds: readonly { readonly id: string }[]): Counts =>
  Object.fromEntries(kinds.map(({ id }) => [id, 0]))
