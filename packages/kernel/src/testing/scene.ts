import { type Answer, isLegalAnswer, sampleAnswer } from '../choice/choice.ts'
import { type Fact, toVisibleFact, type VisibleFactOf } from '../match/fact.ts'
import { type AnswerError, Match } from '../match/match.ts'
import type { BaseState, Rules } from '../match/rules.ts'
import type { Prompt, Seat } from '../match/script.ts'
import type { Random } from '../random/random.ts'

/** The parts of a table that every scene reads. */
export interface SceneState<F> extends BaseState<F> {
  readonly hands: readonly (readonly number[])[]
  readonly round: number
  readonly turn: Seat
  readonly scores: readonly number[]
}

/**
 * A match for tests with named players, who answer in words. After every answer it checks by itself that no card was
 * lost or doubled, that refused answers change nothing, and that saving and restoring gives an equal match. A game adds
 * the names of its cards (`toAnswer`, `nameOfOption`), its view and what is special about its table.
 */
export abstract class MatchScene<
  S extends SceneState<F>,
  Q extends { readonly ask: string },
  F extends Fact<{ readonly kind: string }>,
  W,
  View,
  Said,
> {
  readonly players: readonly string[]
  readonly match: Match<S, Q, F, W>
  protected readonly facts: F[] = []
  /** All cards, and the round they were counted in: a new round deals the whole deck, whatever a scene began with. */
  #cardCount: { readonly round: number; readonly cards: string }

  constructor(players: readonly string[], rules: Rules<S, Q, F, W>, table: S) {
    this.players = players
    this.match = new Match(rules, table)
    this.facts.push(...this.match.takeFacts())
    this.#cardCount = this.#countCards()
  }

  /** The number that an answer in words stands for; an impossible one if nothing has that name. */
  protected abstract toAnswer(prompt: Prompt<Q>, said: Said): Answer
  protected abstract nameOfOption(prompt: Prompt<Q>, option: number): string
  protected abstract buildView(match: Match<S, Q, F, W>, seat: Seat | null): View
  /** Every card on the table, in whatever order. */
  protected abstract allCards(table: S): readonly number[]

  /** Gives answers one after the other, each of which must be taken. */
  does(player: string, ...answers: Said[]): this {
    for (const answer of answers) {
      const refusal = this.tries(player, answer)
      if (refusal) throw new Error(`${player} may not ${JSON.stringify(answer)}: ${JSON.stringify(refusal)}`)
    }
    return this
  }

  /** Gives one answer, and returns the refusal if the engine does not take it. */
  tries(player: string, answer: Said): AnswerError<W> | null {
    const seat = this.seat(player)
    const prompt = this.match.promptFor(seat)
    return this.#answer(seat, prompt ? this.toAnswer(prompt, answer) : answer)
  }

  #answer(seat: Seat, answer: unknown): AnswerError<W> | null {
    const before = JSON.stringify(this.match.save())
    const refusal = this.match.answer(seat, answer)
    if (refusal && JSON.stringify(this.match.save()) !== before)
      throw new Error('A refused answer changed something.')
    this.#checkInvariants()
    return refusal
  }

  /** Takes the last decision back, and returns the refusal if the engine does not allow it. */
  takesBack(player: string): AnswerError<W> | null {
    const refusal = this.match.takeBack(this.seat(player))
    this.#checkInvariants()
    return refusal
  }

  /** The prompts that have not been answered. */
  protected get openPrompts(): Prompt<Q>[] {
    return this.match.prompts.filter(({ seat }) => this.match.promptFor(seat))
  }

  /** Gives the safe answer to every open prompt. */
  protected answerSafely(): void {
    for (const { seat, fallback } of this.openPrompts) this.#answer(seat, fallback)
  }

  /** Gives any legal answer to every open prompt. */
  answerRandomly(random: Random): void {
    for (const { seat, choice } of this.openPrompts) this.#answer(seat, sampleAnswer(choice, random))
  }

  /** The open questions, as `Ben: wish`. */
  asked(): string[] {
    return this.match.prompts.map(({ seat, question }) => `${this.players[seat]}: ${question.ask}`)
  }

  /** The names of all options that this player has now; empty if nothing is asked of them. */
  may(player: string): string[] {
    const prompt = this.match.promptFor(this.seat(player))
    return prompt ? prompt.choice.options.map((option) => this.nameOfOption(prompt, option)) : []
  }

  /** How many cards each player has, in seat order. */
  handSizes(): number[] {
    return this.table.hands.map((hand) => hand.length)
  }

  /** The view of a player; null for a spectator. */
  view(player: string | null): View {
    return this.buildView(this.match, this.#viewer(player))
  }

  /** Everything that this player, or a spectator, has been told so far. */
  factsFor(player: string | null): VisibleFactOf<F>[] {
    const viewer = this.#viewer(player)
    return this.facts.map((fact) => toVisibleFact(fact, viewer) as VisibleFactOf<F>)
  }

  /** The kinds of all facts so far. */
  factKinds(): string[] {
    return this.facts.map(({ publicPart }) => publicPart.kind)
  }

  get table(): S {
    return this.match.state
  }

  get turn(): string {
    return this.players[this.table.turn]
  }

  /** Whether the round has been scored. */
  get isRoundOver(): boolean {
    return this.match.isOver || this.match.prompts[0].question.ask === 'next-round'
  }

  get scores(): readonly number[] {
    return this.table.scores
  }

  seat(player: string): Seat {
    const seat = this.players.indexOf(player)
    if (seat < 0) throw new Error(`Nobody here is called ${player}.`)
    return seat
  }

  #viewer(player: string | null): Seat | null {
    return player === null ? null : this.seat(player)
  }

  #checkInvariants(): void {
    this.facts.push(...this.match.takeFacts())
    const before = this.#cardCount
    this.#cardCount = this.#countCards()
    if (this.#cardCount.round === before.round && this.#cardCount.cards !== before.cards)
      throw new Error('A card was lost or doubled.')
    for (const { choice, fallback } of this.match.prompts)
      if (!isLegalAnswer(choice, fallback)) throw new Error('A fallback is no legal answer.')
    const twin = Match.restore(this.match.rules, JSON.parse(JSON.stringify(this.match.save())))
    if (this.#allViews(twin) !== this.#allViews(this.match))
      throw new Error('A restored match differs from the saved one.')
  }

  #countCards(): { readonly round: number; readonly cards: string } {
    const cards = [...this.allCards(this.table)].sort((a, b) => a - b)
    return { round: this.table.round, cards: cards.join() }
  }

  #allViews(match: Match<S, Q, F, W>): string {
    return JSON.stringify(this.players.map((_, seat) => this.buildView(match, seat)))
  }
}
