/**
 * A table in two lines, for tests: named players, cards by name, and everything else as you need it.
 *
 *     const s = scene({ hands: { Ada: 'red gift, red 5, blue 1', Ben: 'green 2' }, discard: 'red 3' })
 *     s.does('Ada', 'red gift', 'Ben', 'red 5, blue 1')
 *
 * Cards that are named nowhere lie at the bottom of the draw pile. After every answer the scene checks by itself that
 * no card was lost or doubled, and that saving and restoring gives an equal match.
 */
import { type Answer, accepts, Match, type Prompt, type Refusal, type Seat, told } from '@slapwise/kernel'
import { type CardMatch, cardRules } from '../card-rules.ts'
import type { Call } from '../model/call.ts'
import type { CardId } from '../model/face.ts'
import type { Fact, Told } from '../model/facts.ts'
import type { Question } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { explain, sightOf, type Why } from '../round/judge.ts'
import { cardIn, placeIn } from '../table/powers.ts'
import { type View, viewOf } from '../views/view.ts'
import { inOrder, nameOfFace, nameOfOption, optionNamed, splitNames } from './names.ts'
import { type SceneSetting, setTable } from './set-table.ts'

export type { SceneSetting }

/** What a player is told to do: an option by its name, several cards, or who gets what. */
export type InWords = string | number | Record<string, string | number>

export const scene = (setting: SceneSetting = {}): Scene => new Scene(setting)

export class Scene {
  readonly players: readonly string[]
  match: CardMatch
  #facts: Fact[] = []
  readonly #cards: string

  constructor(setting: SceneSetting) {
    this.players = setting.players ?? ['Ada', 'Ben', 'Cem']
    const table = setTable(this.players, setting)
    this.match = new Match(cardRules(table.setup.settings, setting.version), table)
    this.#facts.push(...this.match.takeFacts())
    this.#cards = allCards(table)
  }

  /** Gives answers one after the other, each of which must be taken. */
  does(player: string, ...answers: InWords[]): this {
    for (const answer of answers) {
      const refusal = this.tries(player, answer)
      if (refusal) throw new Error(`${player} may not ${JSON.stringify(answer)}: ${JSON.stringify(refusal)}`)
    }
    return this
  }

  /** Gives one answer; what the engine refuses comes back. */
  tries(player: string, answer: InWords): Refusal<Why> | null {
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

  /**
   * Everybody who is asked to react passes, window after window, and whoever is asked for a yes or no gives the safe
   * one; or everybody who is asked for an OK gives it. `lets('counterattack')` is about that one window alone.
   */
  lets(one?: Question['ask']): this {
    const isOpen = ({ manner, question }: Prompt<Question>) =>
      one ? question.ask === one : manner === 'acknowledge'
    if (!one && this.#open.some(isLet)) while (this.#open.some(isLet)) this.#safely()
    else if (this.#open.some(isOpen)) this.#safely()
    else throw new Error(`There is nothing to let be: ${this.asked().join(', ')}.`)
    return this
  }

  get #open(): Prompt<Question>[] {
    return this.match.prompts.filter(({ seat }) => this.match.promptFor(seat))
  }

  #safely(): void {
    for (const { seat, fallback } of this.#open) this.#gives(seat, fallback)
  }

  /** What is asked, as `Ben: wish`. */
  asked(): string[] {
    return this.match.prompts.map(({ seat, question }) => `${this.players[seat]}: ${question.ask}`)
  }

  /** What this player may do now: the names of all options. Empty if nothing is asked of them. */
  may(player: string): string[] {
    const prompt = this.match.promptFor(this.seat(player))
    return prompt ? prompt.choice.options.map((option) => nameOfOption(this, prompt, option)) : []
  }

  /** Why the player may not play that card now; null if they may. */
  why(player: string, card: string): Why | null {
    const id = this.table.hands[this.seat(player)].find((c) => this.card(c) === inOrder(card))
    if (id === undefined) throw new Error(`${player} has no ${card}.`)
    return explain(sightOf(this.table, this.seat(player)), id)
  }

  hand(player: string): string[] {
    return this.table.hands[this.seat(player)].map((card) => this.card(card))
  }

  /** How many cards each player has, in seat order. */
  counts(): number[] {
    return this.table.hands.map((hand) => hand.length)
  }

  /** From the top. */
  discardPile(): string[] {
    return this.table.discardPile.map((card) => this.card(card)).reverse()
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

  get table(): Table {
    return this.match.state
  }

  get call(): Partial<Call> {
    const { colour, number, symbol, black, anything } = this.table.call
    return {
      ...(colour && { colour }),
      ...(number && { number }),
      ...(symbol && { symbol }),
      ...(black && { black }),
      ...(anything && { anything }),
    }
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

  /** `red 5`, or `red 5 with looping` for a card with a power of the player whose turn it is. */
  card(choice: CardId): string {
    const face = this.table.setup.faces[cardIn(choice)]
    if (!face) return ''
    const held = this.table.powers[this.table.turn][placeIn(choice)]
    return held ? `${nameOfFace(face)} with ${this.table.setup.powers[held.power].id}` : nameOfFace(face)
  }

  /** A player's power cards; open ones with a `!`. */
  powers(player: string): string[] {
    const { powers, setup } = this.table
    return powers[this.seat(player)].map(({ power, open }) => setup.powers[power].id + (open ? '!' : ''))
  }

  kind(kind: number): string | undefined {
    return this.table.setup.imitable[kind]?.name.en.toLowerCase()
  }

  event(event: number): string | undefined {
    return this.table.setup.events[event]?.id
  }

  seat(player: string): Seat
  seat(seat: Seat): string
  seat(who: string | Seat): string | Seat {
    if (typeof who === 'number') return this.players[who]
    const seat = this.players.indexOf(who)
    if (seat < 0) throw new Error(`Nobody here is called ${who}.`)
    return seat
  }

  power(owner: Seat, place: number): string | undefined {
    const held = this.table.powers[owner][place]
    return held && this.table.setup.powers[held.power].id
  }

  #inNumbers(prompt: Prompt<Question>, answer: InWords): Answer {
    const { choice } = prompt
    const named = (name: string | number) => optionNamed(this, prompt, String(name))
    switch (choice.kind) {
      case 'one':
        return named(answer as string | number)
      case 'some':
        return pickNamed(splitNames(answer as string), choice.options, (o) => nameOfOption(this, prompt, o))
      case 'allot':
        return Object.entries(answer as Record<string, number>).flatMap(([player, pieces]) =>
          Array.from({ length: pieces }, () => this.seat(player)),
        )
      case 'assign':
        return choice.items.map((item) =>
          named(receiverOf(answer as Record<string, string>, this.card(item))),
        )
    }
  }

  #check(): void {
    if (allCards(this.table) !== this.#cards && this.table.round === 1)
      throw new Error('A card was lost or doubled.')
    for (const { choice, fallback } of this.match.prompts)
      if (!accepts(choice, fallback)) throw new Error('A fallback is no legal answer.')
    const saved = JSON.parse(JSON.stringify(this.match.save()))
    const twin = Match.restore(this.match.rules, saved)
    if (JSON.stringify(viewsOf(twin)) !== JSON.stringify(viewsOf(this.match)))
      throw new Error('A restored match differs from the saved one.')
  }
}

const receiverOf = (answer: Record<string, string>, card: string): string =>
  Object.entries(answer).find(([name]) => inOrder(name) === card)?.[1] ?? ''

/** Whether it is a reaction, or a yes or no. */
const isLet = ({ manner, choice }: Prompt<Question>): boolean =>
  manner === 'react' || (manner === 'decide' && choice.of === 'word')

const viewsOf = (match: CardMatch): View[] => match.state.hands.map((_, seat) => viewOf(match, seat))

/** The first options of those names, each only once; what is not there becomes an impossible number. */
function pickNamed(
  names: readonly string[],
  options: readonly number[],
  nameOf: (o: number) => string,
): number[] {
  const left = [...options]
  return names.map((name) => {
    const at = left.findIndex((option) => nameOf(option) === name)
    return at < 0 ? Number.NaN : left.splice(at, 1)[0]
  })
}

const allCards = ({ hands, aside, drawPile, discardPile, display }: Table): string =>
  [...hands.flat(), ...aside.flat(), ...drawPile, ...discardPile, ...display].sort((a, b) => a - b).join()
