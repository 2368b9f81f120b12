import { OK, PASS } from '@slapwise/kernel'
import type { Setup } from '../model/setup.ts'
import type { Words } from '../model/words.ts'

interface Named {
  readonly id: string
  readonly name: Words
  readonly text: Words
}

const named = ({ id, name, text }: Named) => ({ id, name, text })

/** What the numbers and ids in views, questions and facts stand for, with certain settings. */
export const catalogueOf = ({ kinds, kindOf, events }: Setup) => ({
  /** The kind of each card, by the card's id. */
  cards: kindOf,
  /** By index. */
  kinds: kinds.map((kind) => ({
    ...named(kind),
    colour: kind.colour,
    points: kind.points,
    inHand: kind.inHand,
  })),
  /** By what the die shows, from one. */
  events: events.map(named),
  answers: { PASS, OK },
})
