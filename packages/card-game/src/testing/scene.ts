/**
 * Test DSL: builds a table with named players and cards, and plays on it.
 *
 *     const s = scene({ hands: { Ada: 'red gift, red 5, blue 1', Ben: 'green 2' }, discard: 'red 3' })
 *     s.does('Ada', 'red gift', 'Ben', 'red 5, blue 1')
 *
 * Unnamed cards are at the bottom of the draw pile. After every answer the scene checks that
 * no card was lost or duplicated, and that saving and restoring gives an equal match.
 */
import type { Answer, Prompt, Seat } from '@slapwise/kernel'
import { MatchScene } from '@slapwise/kernel/testing/scene'
import { type CardMatch, createCardRules } from '../card-rules.ts'
import type { Call } from '../model/call.ts'
import type { CardId } from '../model/face.ts'
import type { Fact } from '../model/facts.ts'
import type { Question } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { checkPlay, type IllegalPlay, playContextOf } from '../round/legality.ts'
import { decodeCard, decodePowerSlot } from '../table/powers.ts'
import { buildView, type View } from '../views/view.ts'
import { faceName, findOptionByName, normalizeCardName, optionName, splitNames } from './names.ts'
import { createSceneTable, type SceneOptions } from './scene-table.ts'

export type { SceneOptions }

/** An answer by names: an option, several cards, or cards and pieces by receiver. */
export type NamedAnswer = string | number | Record<string, string | number>

export const scene = (options: SceneOptions = {}): Scene => new Scene(options)

export class Scene extends MatchScene<Table, Question, Fact, IllegalPlay, View, NamedAnswer> {
  constructor(options: SceneOptions) {
    const players = options.players ?? ['Ada', 'Ben', 'Cem']
    const table = createSceneTable(players, options)
    super(players, createCardRules(table.setup.settings, options.version), table)
  }

  /**
   * All players that are asked to react pass, window after window, and those with a yes-or-no question give its
   * fallback; or all that are asked to confirm do so. `everyonePasses('counterattack')` closes only that window.
   */
  everyonePasses(one?: Question['ask']): this {
    const isOpen = ({ mode, question }: Prompt<Question>) =>
      one ? question.ask === one : mode === 'acknowledge'
    if (!one && this.openPrompts.some(isPassable))
      while (this.openPrompts.some(isPassable)) this.answerSafely()
    else if (this.openPrompts.some(isOpen)) this.answerSafely()
    else throw new Error(`no prompt to pass; open prompts: ${this.asked().join(', ')}`)
    return this
  }

  /** The reason why the player may not play that card; null if they may. */
  explainIllegal(player: string, card: string): IllegalPlay | null {
    const id = this.table.hands[this.seat(player)].find((c) => this.card(c) === normalizeCardName(card))
    if (id === undefined) throw new Error(`${player} does not have the card ${card}`)
    return checkPlay(playContextOf(this.table, this.seat(player)), id)
  }

  hand(player: string): string[] {
    return this.table.hands[this.seat(player)].map((card) => this.card(card))
  }

  /** The discard pile, from the top. */
  discardPile(): string[] {
    return this.table.discardPile.map((card) => this.card(card)).reverse()
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

  /** `red 5`, or `red 5 with looping` for a card with a power card of the player whose turn it is. */
  card(choice: CardId): string {
    const face = this.table.setup.faces[decodeCard(choice)]
    if (!face) return ''
    const held = this.table.powers[this.table.turn][decodePowerSlot(choice)]
    return held ? `${faceName(face)} with ${this.table.setup.powers[held.power].id}` : faceName(face)
  }

  /** The power cards of a player; open ones with a `!`. */
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

  power(owner: Seat, slot: number): string | undefined {
    const held = this.table.powers[owner][slot]
    return held && this.table.setup.powers[held.power].id
  }

  protected toAnswer(prompt: Prompt<Question>, answer: NamedAnswer): Answer {
    const { choice } = prompt
    const named = (name: string | number) => findOptionByName(this, prompt, String(name))
    const shares = typeof answer === 'object' ? answer : {}
    switch (choice.kind) {
      case 'one':
        return named(String(answer))
      case 'some':
        return pickByName(splitNames(String(answer)), choice.options, (o) => this.nameOfOption(prompt, o))
      case 'allot':
        return Object.entries(shares).flatMap(([player, pieces]) =>
          Array.from({ length: Number(pieces) }, () => this.seat(player)),
        )
      case 'assign':
        return choice.items.map((item) => named(receiverOf(shares, this.card(item))))
    }
  }

  protected nameOfOption(prompt: Prompt<Question>, option: number): string {
    return optionName(this, prompt, option)
  }

  protected buildView(match: CardMatch, seat: Seat | null): View {
    return buildView(match, seat)
  }

  protected allCards({ hands, aside, drawPile, discardPile, display }: Table): CardId[] {
    return [...hands.flat(), ...aside.flat(), ...drawPile, ...discardPile, ...display]
  }
}

const receiverOf = (answer: Record<string, string | number>, card: string): string | number =>
  Object.entries(answer).find(([name]) => normalizeCardName(name) === card)?.[1] ?? ''

/** Whether it is a reaction or a yes-or-no question. */
const isPassable = ({ mode, choice }: Prompt<Question>): boolean =>
  mode === 'react' || (mode === 'decide' && choice.of === 'word')

/** The first options of these names, each at most once; NaN for a name without an option. */
function pickByName(
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
