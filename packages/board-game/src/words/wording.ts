import type { Prompt, Seat } from '@slapwise/kernel'
import {
  cardIn,
  type Direction,
  directionOf,
  giftIn,
  type KindIndex,
  OK,
  placementIn,
  type Question,
  relocationIn,
  type Setup,
  type Space,
  START,
  type Things,
  type View,
} from '../index.ts'
import { arrowOn } from './arrow.ts'
import type { BoardWords } from './board-words.ts'
import type { Names } from './names.ts'

/** How things are called at a table: in words alone, or with ink where there is any. */
export interface Wording extends Names {
  readonly setup: Setup
  readonly words: BoardWords
}

export const questionIn = ({ words, ...names }: Wording, { question }: Prompt<Question>): string =>
  words.question(question, names)

type Sight = Pick<View, 'spaces'>

/** One of the things to choose from. */
export function thingIn(
  w: Wording,
  { question, choice }: Prompt<Question>,
  value: number,
  view: Sight,
): string {
  const { answer } = w.words
  if (value < 0) return wordFor(w, value, question)
  switch (choice.of as Things) {
    case 'placement': {
      const { kind, space, direction } = placementIn(value)
      return answer.placed(lyingIn(w, kind, space, direction), space)
    }
    case 'seat':
      return w.who(value)
    case 'gift':
      return giftWords(w, giftIn(value))
    case 'space':
      return answer.from(value, topIn(w, view, value))
    case 'card':
      return w.card(value)
    case 'relocation': {
      const { number, to } = relocationIn(value)
      return answer.relocated(w.words.lies.manhole(number + 1), to)
    }
    case 'word':
      return String(value)
  }
}

const giftWords = ({ words, who }: Wording, { seat, steps }: { seat: Seat; steps: number }): string =>
  words.answer.gift(who(seat), steps)

function wordFor({ words: { answer } }: Wording, word: number, { ask }: Question): string {
  if (word !== OK) return answer.letItBe
  return ask === 'roll' ? answer.roll : answer.goOn
}

/** A space by its number, or what it is called. */
export const spaceIn = ({ setup: { street }, words: { lies } }: Wording, space: Space): string =>
  space === START ? lies.start : space === street.end ? lies.skull : String(space)

/** A card with its arrow, as it lies on a space. */
export function lyingIn(
  { setup, card }: Wording,
  kind: KindIndex,
  space: Space,
  direction: Direction,
): string {
  const arrow = arrowOn(setup.street, space, direction)
  return arrow ? `${card(kind)} ${arrow}` : card(kind)
}

/** The cards on a space, from the top. */
export const pileIn = (w: Wording, { spaces }: Sight, space: Space): string[] =>
  spaces[space].map((card) => lyingIn(w, cardIn(card), space, directionOf(card))).reverse()

const topIn = (w: Wording, view: Sight, space: Space): string => pileIn(w, view, space)[0]
