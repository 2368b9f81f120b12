import { type Answer, isLegalAnswer, sampleAnswer } from '../choice/choice.ts'
import { type Fact, toVisibleFact, type VisibleFactOf } from '../match/fact.ts'
import { type AnswerError, Match } from '../match/match.ts'
import type { BaseState, Rules } from '../match/rules.ts'
import type { Prompt, Seat } from '../match/script.ts'
import type { Random } from '../random/random.ts'

/** The fields of the state that every scene reads. */
export interface SceneState<F> extends BaseState<F> {
  readonly hands: readonly (readonly number[])[]
  readonly round: number
  readonly turn: Seat
  readonly scores: readonly number[]
}

/**
 * A match for tests, with named players and answers by name. After every answer it checks that no card was lost or
 * duplicated, that refused answers change nothing, and that saving and restoring gives an equal match. A game
 * implements the names of its cards (`toAnswer`, `nameOfOption`), its view and its list of cards.
 */
export abstract class MatchScene<
  S extends SceneState<F>,
  Q extends { readonly ask: string },
  F extends Fact<{ readonly kind: string }>,
  W,
  View,
  NamedAnswer,
> {
  readonly players: readonly string[]
  readonly match: Match<S, Q, F, W>
  protected readonly facts: F[] = []
  /**
   * All cards, and the round they were counted in: a new round deals the whole deck, whichever cards the scene began
   * with.
   */
  #cardCount: { readonly round: number; readonly cards: string }

  constructor(players: readonly string[], rules: Rules<S, Q, F, W>, table: S) {
    this.players = players
    this.match = new Match(rules, table)
    this.facts.push(...this.match.takeFacts())
    this.#cardCount = this.#countCards()
  }

  /** The answer that a name stands for; an illegal one if there is no such name. */
  protected abstract toAnswer(prompt: Prompt<Q>, answer: NamedAnswer): Answer
  protected abstract nameOfOption(prompt: Prompt<Q>, option: number): string
  protected abstract buildView(match: Match<S, Q, F, W>, seat: Seat | null): View
  /** Every card in the state, in any order. */
  protected abstract allCards(table: S): readonly number[]

  /** Gives answers one after the other; throws if one is refused. */
  does(player: string, ...answers: NamedAnswer[]): this {
    for (const answer of answers) {
      const error = this.tries(player, answer)
      if (error)
        throw new Error(`${player} may not answer ${JSON.stringify(answer)}: ${JSON.stringify(error)}`)
    }
    return this
  }

  /** Gives an answer, and returns the error if it is refused. */
  tries(player: string, answer: NamedAnswer): AnswerError<W> | null {
    return this.#answer(this.seat(player), this.answerByName(player, answer) ?? answer)
  }

  /** The answer that a name stands for in the open prompt of a player; null without an open prompt. */
  answerByName(player: string, answer: NamedAnswer): Answer | null {
    const prompt = this.match.promptFor(this.seat(player))
    return prompt && this.toAnswer(prompt, answer)
  }

  #answer(seat: Seat, answer: unknown): AnswerError<W> | null {
    const before = JSON.stringify(this.match.save())
    const error = this.match.answer(seat, answer)
    if (error && JSON.stringify(this.match.save()) !== before)
      throw new Error('A refused answer has changed the match.')
    this.#checkInvariants()
    return error
  }

  /** Takes the last answer back, and returns the error if it is final. */
  takesBack(player: string): AnswerError<W> | null {
    const error = this.match.takeBack(this.seat(player))
    this.#checkInvariants()
    return error
  }

  protected get openPrompts(): Prompt<Q>[] {
    return this.match.prompts.filter(({ seat }) => this.match.promptFor(seat))
  }

  /** Gives the fallback to every open prompt. */
  protected answerSafely(): void {
    for (const { seat, fallback } of this.openPrompts) this.#answer(seat, fallback)
  }

  /** Gives a random legal answer to every open prompt. */
  answerRandomly(random: Random): void {
    for (const { seat, choice } of this.openPrompts) this.#answer(seat, sampleAnswer(choice, random))
  }

  /** The open prompts as text, such as `Ben: wish`. */
  asked(): string[] {
    return this.match.prompts.map(({ seat, question }) => `${this.players[seat]}: ${question.ask}`)
  }

  /** The names of all options of a player; empty without an open prompt. */
  may(player: string): string[] {
    const prompt = this.match.promptFor(this.seat(player))
    return prompt ? prompt.choice.options.map((option) => this.nameOfOption(prompt, option)) : []
  }

  /** The number of cards by seat. */
  handSizes(): number[] {
    return this.table.hands.map((hand) => hand.length)
  }

  /** The view of a player; null is a spectator. */
  view(player: string | null): View {
    return this.buildView(this.match, this.#viewer(player))
  }

  /** All facts so far as a player, or a spectator for null, sees them. */
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
    if (seat < 0) throw new Error(`The scene has no player called ${player}.`)
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
      throw new Error('A card was lost or duplicated.')
    for (const { choice, fallback } of this.match.prompts)
      if (!isLegalAnswer(choice, fallback)) throw new Error('The fallback of a prompt is not a legal answer.')
    const restored = Match.restore(this.match.rules, JSON.parse(JSON.stringify(this.match.save())))
    if (this.#allViews(restored) !== this.#allViews(this.match))
      throw new Error('The restored match differs from the saved one.')
  }

  #countCards(): { readonly round: number; readonly cards: string } {
    const cards = [...this.allCards(this.table)].sort((a, b) => a - b)
    return { round: this.table.round, cards: cards.join() }
  }

  #allViews(match: Match<S, Q, F, W>): string {
    return JSON.stringify(this.players.map((_, seat) => this.buildView(match, seat)))
  }
}
