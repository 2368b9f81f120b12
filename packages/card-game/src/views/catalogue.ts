import type { LocalizedText } from '../model/localized-text.ts'
import type { Setup } from '../model/setup.ts'
import { callOfWish } from '../model/wishes.ts'
import { DRAW, NO, OK, PASS, YES } from '../round/answer-codes.ts'

interface Described {
  readonly id: string
  readonly name: LocalizedText
  readonly text: LocalizedText
}

const pickTexts = ({ id, name, text }: Described) => ({ id, name, text })

/** What the numbers and ids in views, questions and facts stand for, with certain settings. */
export const buildCatalogue = ({ faces, prints, events, powers, ruleCards, imitable, wishes }: Setup) => ({
  /** The face of each card, by the card's id. */
  cards: faces.map(({ index }) => index),
  /** By index. */
  faces: prints.map(({ kind, colour, second, number, points }) => ({
    ...pickTexts(kind),
    colour,
    second,
    number,
    points,
  })),
  /** By the number by which one is chosen. */
  events: events.map(pickTexts),
  /** Those that a card can do the work of, by the number by which one is chosen. */
  kinds: imitable.map(pickTexts),
  powers: [...new Set(powers)].map(pickTexts),
  ruleCards: ruleCards.map(pickTexts),
  wishes: Object.fromEntries(
    Object.values(wishes)
      .flat()
      .map((wish) => [wish, { colour: callOfWish(wish).colour, number: callOfWish(wish).number }]),
  ),
  answers: { PASS, DRAW, OK, YES, NO },
})
