/**
 * A board in two lines, for tests: named players, cards by name, and everything else as you need it.
 *
 *     const s = scene({ tokens: { Ada: 5 }, on: { 8: 'push up' }, hands: { Ada: 'skip, stop' }, dice: [3] })
 *     s.plays('Ada', 'stop on 20')
 *     expect(s.tokens()).toEqual({ Ada: 13, Ben: 0, Cem: 0 })
 *
 * After every answer the scene checks by itself that no card was lost or doubled, and that saving and restoring gives
 * an equal match.
 */
import { accepts, isReaction, Match, type Prompt, type Refusal, type Seat, told } from '@slapwise/kernel'
import { type BoardMatch, boardRules } from '../board-rules.ts'
import type { Fact, Told } from '../model/facts.ts'
import type { Question } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { explain, type Why } from '../round/judge.ts'
import { groundOf } from '../table/ground.ts'
import { cardIn, directionOf } from '../table/lying.ts'
import { placementIn } from '../table/placement.ts'
import { kindsOf } from '../table/verbs.ts'
import { type View, viewOf } from '../views/view.ts'
import { nameOfKind, nameOfLying, nameOfOption, placementNamed } from './names.ts'
import { type SceneSetting, setTable } from './set-table.ts'

export { CIRCLE } from './circle.ts'
export type { SceneSetting }

export const scene = (setting: SceneSetting = {}): Scene => new Scene(setting)

export class Scene {
  readonly players: readonly string[]
  readonly match: BoardMatch
  #facts: Fact[] = []
  readonly #cards: string

  constructor(setting: SceneSetting) {
    this.players = setting.players ?? ['Ada', 'Ben', 'Cem']
    const table = setTable(this.players, setting)
    this.match = new Match(boardRules(table.setup.settings), table)
    this.#facts.push(...this.match.takeFacts())
    this.#cards = allCards(table)
  }

  /** Gives answers one after the other, each of which must be taken. */
  does(player: string, ...answers: string[]): this {
    for (const answer of answers) {
      const refusal = this.tries(player, answer)
      if (refusal) throw new Error(`${player} may not ${answer}: ${JSON.stringify(refusal)}`)
    }
    return this
  }

  /** Places a card and rolls as soon as that is asked; nobody throws anything in. */
  plays(player: string, placement: string): this {
    this.does(player, placement)
    return this.#goesOn()
  }

  /** Rolls whenever that is asked and lets everybody pass, until there is something to decide. */
  #goesOn(): this {
    while (this.#open.some(isPlain)) for (const { seat, fallback } of this.#open) this.#gives(seat, fallback)
    return this
  }

  /** Gives answers as `does`, and then goes on to the next decision: nobody throws anything in. */
  chooses(player: string, ...answers: string[]): this {
    return this.does(player, ...answers).#goesOn()
  }

  /** Throws a card in where nobody else does, and places it: `block on 30`. */
  throwsIn(player: string, placement: string): this {
    this.does(player, nameOfKind(placementIn(placementNamed(placement)).kind))
    if (this.#open.some(({ manner }) => isReaction(manner))) this.lets()
    return this.does(player, placement)
  }

  /** Gives one answer; what the engine refuses comes back. */
  tries(player: string, answer: string): Refusal<Why> | null {
    const prompt = this.match.promptFor(this.seat(player))
    return this.#gives(this.seat(player), prompt ? this.#inNumbers(prompt, answer) : answer)
  }

  #gives(seat: Seat, answer: unknown): Refusal<Why> | null {
    const before = JSON.stringify(this.match.save())
    const refusal = this.match.answer(seat, answer)
    if (refusal && JSON.stringify(this.match.save()) !== before)
      throw new Error('A refused answer changed something.')
    this.#facts.push(...this.match.takeFacts())
    this.#check()
    return refusal
  }

  /** Takes the last decision back; what the engine refuses comes back. */
  takesBack(player: string): Refusal<Why> | null {
    const refusal = this.match.takeBack(this.seat(player))
    this.#facts.push(...this.match.takeFacts())
    this.#check()
    return refusal
  }

  /** Everybody who is asked to react passes, once; or everybody who is asked for an OK gives it. */
  lets(): this {
    const isLet = ({ manner }: Prompt<Question>) => isReaction(manner) || manner === 'acknowledge'
    if (!this.#open.some(isLet)) throw new Error(`There is nothing to let be: ${this.asked().join(', ')}.`)
    for (const { seat, fallback } of this.#open) this.#gives(seat, fallback)
    return this
  }

  get #open(): Prompt<Question>[] {
    return this.match.prompts.filter(({ seat }) => this.match.promptFor(seat))
  }

  /** What is asked, as `Ben: block`. */
  asked(): string[] {
    return this.match.prompts.map(({ seat, question }) => `${this.players[seat]}: ${question.ask}`)
  }

  /** What this player may do now: the names of all options. Empty if nothing is asked of them. */
  may(player: string): string[] {
    const prompt = this.match.promptFor(this.seat(player))
    return prompt ? prompt.choice.options.map((option) => nameOfOption(this.players, prompt, option)) : []
  }

  /** Why the player may not place that card like that now; null if they may. */
  why(player: string, placement: string): Why | null {
    const hand = kindsOf(this.table, this.table.hands[this.seat(player)])
    return explain({ ground: groundOf(this.table), hand }, placementIn(placementNamed(placement)))
  }

  hand(player: string): string[] {
    return kindsOf(this.table, this.table.hands[this.seat(player)]).map(nameOfKind)
  }

  /** The space of each token. */
  tokens(): Record<string, number> {
    return Object.fromEntries(this.players.map((player, seat) => [player, this.table.tokens[seat]]))
  }

  /** What lies on a space, as `push up over snail`; empty if nothing does. */
  on(space: number): string {
    const { setup, spaces } = this.table
    const names = spaces[space].map((card) => nameOfLying(setup.kindOf[cardIn(card)], directionOf(card)))
    return names.reverse().join(' over ')
  }

  /** The space of a numbered teleport. */
  teleport(number: number): number {
    return this.table.teleports[number - 1]
  }

  /** How many cards each player has, in seat order. */
  counts(): number[] {
    return this.table.hands.map((hand) => hand.length)
  }

  view(player: string | null): View {
    return viewOf(this.match, player === null ? null : this.seat(player))
  }

  /** Everything that this player, or a spectator, has been told so far. */
  told(player: string | null): Told[] {
    const viewer = player === null ? null : this.seat(player)
    return this.#facts.map((fact) => told(fact, viewer))
  }

  /** The kinds of what has happened so far. */
  news(): string[] {
    return this.#facts.map(({ news }) => news.kind)
  }

  /** How tokens have come along so far, as `Ada: walk 0 1 2`. */
  moves(): string[] {
    return this.#facts.flatMap(({ news }) =>
      news.kind === 'moved' ? [`${this.players[news.seat]}: ${news.how} ${news.path.join(' ')}`] : [],
    )
  }

  /** What has acted so far on whoever came to rest on it, as `Ada: push on 3`. */
  acted(): string[] {
    return this.#facts.flatMap(({ news }) =>
      news.kind === 'triggered' ? [`${this.players[news.seat]}: ${news.source} on ${news.space}`] : [],
    )
  }

  /** All dice so far, as `Ada: 3`. */
  rolled(): string[] {
    return this.#facts.flatMap(({ news }) =>
      news.kind === 'rolled' ? [`${this.players[news.seat]}: ${news.value}`] : [],
    )
  }

  get table(): Table {
    return this.match.state
  }

  get turn(): string {
    return this.players[this.table.turn]
  }

  /** Whether the round has been scored. */
  get roundOver(): boolean {
    return this.match.over || this.match.prompts[0].question.ask === 'next-round'
  }

  get scores(): readonly number[] {
    return this.table.scores
  }

  seat(player: string): Seat {
    const seat = this.players.indexOf(player)
    if (seat < 0) throw new Error(`Nobody here is called ${player}.`)
    return seat
  }

  #inNumbers(prompt: Prompt<Question>, answer: string): number {
    const named = prompt.choice.options.find((o) => nameOfOption(this.players, prompt, o) === answer)
    return named ?? (prompt.choice.of === 'placement' ? placementNamed(answer) : Number.NaN)
  }

  #check(): void {
    if (allCards(this.table) !== this.#cards) throw new Error('A card was lost or doubled.')
    for (const { choice, fallback } of this.match.prompts)
      if (!accepts(choice, fallback)) throw new Error('A fallback is no legal answer.')
    const twin = Match.restore(this.match.rules, JSON.parse(JSON.stringify(this.match.save())))
    if (JSON.stringify(viewsOf(twin)) !== JSON.stringify(viewsOf(this.match)))
      throw new Error('A restored match differs from the saved one.')
  }
}

/** A reaction, or a roll: nothing that has to be decided. */
const isPlain = ({ manner, question }: Prompt<Question>): boolean =>
  isReaction(manner) || question.ask === 'roll'

const viewsOf = (match: BoardMatch): View[] => match.state.hands.map((_, seat) => viewOf(match, seat))

const allCards = ({ hands, drawPile, discardPile, display, spaces }: Table): string =>
  [...hands.flat(), ...drawPile, ...discardPile, ...display, ...spaces.flat().map(cardIn)]
    .sort((a, b) => a - b)
    .join()
