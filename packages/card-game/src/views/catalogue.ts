import { type EncodedField, type LocalizedText, plainField } from '@slapwise/kernel'
import { COLOURS } from '../model/colours.ts'
import type { OptionType } from '../model/question.ts'
import type { Setup } from '../model/setup.ts'
import { callOfWish } from '../model/wishes.ts'
import { DRAW, NO, OK, PASS, YES } from '../round/answer-codes.ts'
import { PLAY_FIELDS } from '../table/powers.ts'

interface Described {
  readonly id: string
  readonly name: LocalizedText
  readonly text: LocalizedText
}

const pickTexts = ({ id, name, text }: Described) => ({ id, name, text })

/** The encoding of options, by `Choice.of`. */
const OPTION_FIELDS: Readonly<Record<OptionType, readonly EncodedField[]>> = {
  card: PLAY_FIELDS,
  seat: plainField('seat'),
  wish: plainField('wish', 'wishes'),
  word: [],
  kind: plainField('kind', 'kinds'),
  event: plainField('event', 'events'),
  power: plainField('place'),
}

/** All data that a client needs to decode the numbers in views, questions and facts of a match. */
export const buildCatalogue = (setup: Setup) => ({
  players: setup.settings.players,
  /** The number of points at which the match ends; null for a single round. */
  limit: setup.limit,
  colours: COLOURS,
  /** Indexed by card id: the index of its face. */
  cards: setup.faces.map(({ index }) => index),
  /** Indexed by face. Cards outside of one’s own hand are named by it. */
  faces: setup.prints.map(({ kind, colour, second, number, points }, index) => ({
    ...pickTexts(kind),
    colour,
    second,
    number,
    points,
    copies: setup.faceCounts[index],
  })),
  /** Indexed by option number. Facts and views name events by id. */
  events: setup.events.map(pickTexts),
  /** The kinds that a card can imitate, indexed by option number. */
  kinds: setup.imitable.map(pickTexts),
  /** Indexed by the number of a power card in one’s own facts: the index in `powers`. */
  powerCards: setup.powers.map((power) => uniquePowers(setup).indexOf(power)),
  /** Each kind of power card once; views and public facts name them by id. */
  powers: uniquePowers(setup).map(pickTexts),
  /** Facts and views name them by id. */
  ruleCards: setup.ruleCards.map(pickTexts),
  wishes: Object.fromEntries(
    Object.values(setup.wishes)
      .flat()
      .map((wish) => [wish, { colour: callOfWish(wish).colour, number: callOfWish(wish).number }]),
  ),
  answers: { PASS, DRAW, OK, YES, NO },
  encodings: { options: OPTION_FIELDS },
})

const uniquePowers = ({ powers }: Setup) => [...new Set(powers)]
