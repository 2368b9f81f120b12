import { OK, PASS } from '@slapwise/kernel'
import type { LocalizedText } from '../model/localized-text.ts'
import type { Setup } from '../model/setup.ts'

interface Described {
  readonly id: string
  readonly name: LocalizedText
  readonly text: LocalizedText
}

const pickTexts = ({ id, name, text }: Described) => ({ id, name, text })

/** What the numbers and ids in views, questions and facts stand for, with certain settings. */
export const buildCatalogue = ({ kinds, kindOfCard: kindOf, events }: Setup) => ({
  /** The kind of each card, by the card's id. */
  cards: kindOf,
  /** By index. */
  kinds: kinds.map((kind) => ({
    ...pickTexts(kind),
    colour: kind.colour,
    points: kind.pointing,
    inHand: kind.handPoints,
  })),
  /** By what the die shows, from one. */
  events: events.map(pickTexts),
  answers: { PASS, OK },
})
