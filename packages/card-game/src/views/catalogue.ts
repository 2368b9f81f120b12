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

/** By the `of` of a choice. */
const OPTION_FIELDS: Readonly<Record<OptionType, readonly EncodedField[]>> = {
  card: PLAY_FIELDS,
  seat: plainField('seat'),
  wish: plainField('wish', 'wishes'),
  word: [],
  kind: plainField('kind', 'kinds'),
  event: plainField('event', 'events'),
  power: plainField('place'),
}

/** Everything that a client needs to read the numbers in views, questions and facts, with certain settings. */
export const buildCatalogue = (setup: Setup) => ({
  players: setup.settings.players,
  /** Points at which the match ends; null for a single round. */
  limit: setup.limit,
  colours: COLOURS,
  /** The face of each card, by the card's id. */
  cards: setup.faces.map(({ index }) => index),
  /** By index: how a card is named to those who do not hold it. */
  faces: setup.prints.map(({ kind, colour, second, number, points }, index) => ({
    ...pickTexts(kind),
    colour,
    second,
    number,
    points,
    copies: setup.faceCounts[index],
  })),
  /** By the number by which one is chosen; facts and views name an event by its id. */
  events: setup.events.map(pickTexts),
  /** Kinds that a card can imitate, by the number by which one is chosen. */
  kinds: setup.imitable.map(pickTexts),
  /** The index in `powers` of each power card, by its number in one's own facts. */
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
