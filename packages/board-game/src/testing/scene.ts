/**
 * Test DSL: builds a board with named players and cards, and plays on it.
 *
 *     const s = scene({ tokens: { Ada: 5 }, on: { 8: 'push up' }, hands: { Ada: 'skip, stop' }, dice: [3] })
 *     s.plays('Ada', 'stop on 20')
 *     expect(s.tokens()).toEqual({ Ada: 13, Ben: 0, Cem: 0 })
 *
 * After every answer the scene checks that no card was lost or duplicated, and that saving and restoring gives
 * an equal match.
 */
import { isReaction, type Prompt, type Seat } from '@slapwise/kernel'
import { MatchScene } from '@slapwise/kernel/testing/scene'
import { type BoardMatch, createBoardRules } from '../board-rules.ts'
import type { CardId } from '../model/card-kind.ts'
import type { Fact } from '../model/facts.ts'
import type { Question } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { checkPlacement, type IllegalPlay } from '../round/legality.ts'
import { boardContentsOf } from '../table/board-contents.ts'
import { decodeCard, decodeDirection } from '../table/placed-card.ts'
import { decodePlacement } from '../table/placement.ts'
import { kindsOf } from '../table/verbs.ts'
import { buildView, type View } from '../views/view.ts'
import { isPlacementName, kindName, optionName, parsePlacement, placedCardName } from './names.ts'
import { createSceneTable, type SceneOptions } from './scene-table.ts'

export { CIRCULAR_BOARD } from './circular-board.ts'
export type { SceneOptions }

export const scene = (options: SceneOptions = {}): Scene => new Scene(options)

export class Scene extends MatchScene<Table, Question, Fact, IllegalPlay, View, string> {
  constructor(options: SceneOptions) {
    const players = options.players ?? ['Ada', 'Ben', 'Cem']
    const table = createSceneTable(players, options)
    super(players, createBoardRules(table.setup.settings), table)
  }

  /** Places a card, rolls when asked, and lets everyone pass. */
  plays(player: string, placement: string): this {
    this.does(player, placement)
    return this.#passUntilDecision()
  }

  /** Rolls when asked and lets everyone pass, until there is a decision. */
  #passUntilDecision(): this {
    while (this.openPrompts.some(isPassable)) this.answerSafely()
    return this
  }

  /** Answers like `does`, then continues to the next decision; everyone passes. */
  chooses(player: string, ...answers: string[]): this {
    return this.does(player, ...answers).#passUntilDecision()
  }

  /** Throws a card in while everyone else passes, and places it: `block on 30`. */
  throwsIn(player: string, placement: string): this {
    this.does(player, kindName(decodePlacement(parsePlacement(placement)).kind))
    if (this.openPrompts.some(({ mode }) => isReaction(mode))) this.everyonePasses()
    return this.does(player, placement)
  }

  /** All players that are asked to react pass once, or all that are asked to confirm do so. */
  everyonePasses(): this {
    const isLet = ({ mode }: Prompt<Question>) => isReaction(mode) || mode === 'acknowledge'
    if (!this.openPrompts.some(isLet))
      throw new Error(`no prompt to pass; open prompts: ${this.asked().join(', ')}`)
    this.answerSafely()
    return this
  }

  /** The reason why the player may not place that card; null if they may. */
  explainIllegal(player: string, placement: string): IllegalPlay | null {
    const hand = kindsOf(this.table, this.table.hands[this.seat(player)])
    return checkPlacement(
      { board: boardContentsOf(this.table), hand },
      decodePlacement(parsePlacement(placement)),
    )
  }

  hand(player: string): string[] {
    return kindsOf(this.table, this.table.hands[this.seat(player)]).map(kindName)
  }

  /** The space of each token, by player. */
  tokens(): Record<string, number> {
    return Object.fromEntries(this.players.map((player, seat) => [player, this.table.tokens[seat]]))
  }

  /** The cards on a space, such as `push up over snail`; empty if there are none. */
  cardsOn(space: number): string {
    const { setup, spaces } = this.table
    const names = spaces[space].map((card) =>
      placedCardName(setup.kindOfCard[decodeCard(card)], decodeDirection(card)),
    )
    return names.reverse().join(' over ')
  }

  teleportSpace(number: number): number {
    return this.table.teleports[number - 1]
  }

  /** The moves of tokens so far, such as `Ada: walk 0 1 2`. */
  tokenMoves(): string[] {
    return this.facts.flatMap(({ publicPart }) =>
      publicPart.kind === 'moved'
        ? [`${this.players[publicPart.seat]}: ${publicPart.how} ${publicPart.path.join(' ')}`]
        : [],
    )
  }

  /** The cards and teleports that took effect on a token at the end of its movement, such as `Ada: push on 3`. */
  triggeredEffects(): string[] {
    return this.facts.flatMap(({ publicPart }) =>
      publicPart.kind === 'triggered'
        ? [`${this.players[publicPart.seat]}: ${publicPart.source} on ${publicPart.space}`]
        : [],
    )
  }

  /** All rolls so far, such as `Ada: 3`. */
  dieRolls(): string[] {
    return this.facts.flatMap(({ publicPart }) =>
      publicPart.kind === 'rolled' ? [`${this.players[publicPart.seat]}: ${publicPart.value}`] : [],
    )
  }

  protected toAnswer(prompt: Prompt<Question>, answer: string): number {
    const named = prompt.choice.options.find((o) => this.nameOfOption(prompt, o) === answer)
    const isPlacement = prompt.choice.of === 'placement' && isPlacementName(answer)
    return named ?? (isPlacement ? parsePlacement(answer) : Number.NaN)
  }

  protected nameOfOption(prompt: Prompt<Question>, option: number): string {
    return optionName(this.players, prompt, option)
  }

  protected buildView(match: BoardMatch, seat: Seat | null): View {
    return buildView(match, seat)
  }

  protected allCards({ hands, drawPile, discardPile, display, spaces }: Table): CardId[] {
    return [...hands.flat(), ...drawPile, ...discardPile, ...display, ...spaces.flat().map(decodeCard)]
  }
}

/** A reaction or a roll: nothing that has to be decided. */
const isPassable = ({ mode, question }: Prompt<Question>): boolean =>
  isReaction(mode) || question.ask === 'roll'
