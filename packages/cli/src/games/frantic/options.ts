import {
  type CardId,
  callOfWish,
  decodePowerSlot,
  NO,
  type OptionType,
  PASS,
  type View,
  type Wish,
  YES,
} from '@slapwise/card-game'
import { formatOption, visiblePowersFor } from '@slapwise/card-game/i18n'
import type { Seat } from '@slapwise/kernel'
import type { AnswerOption } from '../../play/terminal-question.ts'
import { sortHand } from './chips.ts'
import type { FranticFormatter } from './formatter.ts'
import type { QuestionContext } from './question-context.ts'

/** A card together with a power card is not an option of its own: there would be too many, see `powerOptions`. */
export function listOptions(context: QuestionContext): AnswerOption[] {
  const { choice } = context.prompt
  const options = isFromAnotherHand(context)
    ? sortHand(context.formatter.setup, choice.options)
    : choice.options.filter((option) => choice.of !== 'card' || decodePowerSlot(option) < 0)
  return options.map((value, place) => optionFor(context, value, place))
}

/** Whether the cards to choose from are in another player's hand. */
export const isFromAnotherHand = ({ prompt }: QuestionContext): boolean => prompt.question.ask === 'steal'

/** Yes and no have the keys 1 and 0; 0 declines any other question. */
const ANSWER_KEYS: Readonly<Record<number, string>> = { [YES]: '1', [NO]: '0' }

function optionFor(context: QuestionContext, value: number, place: number): AnswerOption {
  const { formatter, prompt, view } = context
  const { choice } = prompt
  const label = formatOption(formatter, prompt, value, visiblePowersFor(prompt, view))
  if (value < 0) return { value, keys: wordKeys(value, label), name: label, label }
  switch (choice.of as OptionType) {
    case 'card':
      return cardOption(context, value, place, label)
    case 'seat':
      return seatOption(context, value, label)
    case 'wish':
      return wishOption(formatter, value, place, choice.options, label)
    case 'power':
      return powerOption(context, value, label)
    case 'kind':
    case 'event':
    case 'word':
      return { value, keys: [String(place + 1)], name: label, label }
  }
}

const wordKeys = (value: number, label: string): string[] =>
  value in ANSWER_KEYS ? [label[0], ANSWER_KEYS[value]] : ['0']

/** Letters, since they are typed beside the number of a card. */
export const powerKey = (place: number): string => String.fromCharCode(FIRST_LETTER + place)

const FIRST_LETTER = 97

function powerOption(
  { prompt, view, formatter }: QuestionContext,
  place: number,
  name: string,
): AnswerOption {
  const isOpen = view.players[prompt.question.about ?? prompt.seat].powers[place] !== null
  const needsNoMark = prompt.question.ask === 'recharge' || !isOpen
  return {
    value: place,
    keys: [powerKey(place)],
    name,
    label: needsNoMark ? name : formatter.terminalMessages.spentPower(name),
  }
}

/** The player's own power cards, spent ones included. */
export const powerOptions = ({ formatter, view }: QuestionContext): AnswerOption[] =>
  view.powers.map((held, value) => ({
    value,
    keys: [powerKey(value)],
    name: formatter.title(held.power),
    label: formatHeldPower(formatter, held),
  }))

/** A power card as its owner sees it. */
export const formatHeldPower = (
  { title, terminalMessages }: FranticFormatter,
  { power, open }: View['powers'][number],
): string => (open ? terminalMessages.spentPower(title(power)) : title(power))

/** Numbers a card by its place in the hand, or among the cards on offer. */
function cardOption(
  { formatter, hand }: QuestionContext,
  value: CardId,
  place: number,
  label: string,
): AnswerOption {
  const inHand = hand.indexOf(value)
  const key = String((inHand < 0 ? place : inHand) + 1)
  return {
    value,
    keys: [key],
    name: formatter.plainNames.faceName(formatter.setup.faces[value].index),
    label,
  }
}

function seatOption({ view, prompt, formatter }: QuestionContext, value: Seat, name: string): AnswerOption {
  const { length } = view.players
  return {
    value,
    keys: [
      isMeOrNobody(prompt, value)
        ? formatter.terminalMessages.ownSeatKey
        : seatKey(length, prompt.seat, value),
    ],
    name,
    label: `${name} (${view.players[value].cards})`,
  }
}

/** One's own seat has the key 0, unless that means nobody. */
const isMeOrNobody = ({ seat, choice }: QuestionContext['prompt'], value: Seat): boolean =>
  value === seat && choice.options.includes(PASS)

/** Numbers players by their distance to the right of the viewer. */
export const seatKey = (seats: number, viewer: Seat, seat: Seat): string =>
  String((seat - viewer + seats) % seats)

/** A number is its own key; a colour has its shortest unique prefix, and its position if no numbers can be wished. */
function wishOption(
  { plainNames }: FranticFormatter,
  value: Wish,
  place: number,
  wishes: readonly Wish[],
  label: string,
): AnswerOption {
  const { colour } = callOfWish(value)
  if (colour === null) return { value, keys: [label], name: label, label: '' }
  const amongNumbers = wishes.some((wish) => callOfWish(wish).number !== null)
  const name = plainNames.colourName(colour)
  const key = shortestUniquePrefix(
    name,
    wishes.flatMap((wish) => callOfWish(wish).colour ?? []).map(plainNames.colourName),
  )
  return { value, keys: amongNumbers ? [key] : [key, String(place + 1)], name, label }
}

/** The shortest prefix that no other name has. */
function shortestUniquePrefix(name: string, all: readonly string[]): string {
  const others = all.filter((other) => other !== name)
  const length = [...name].findIndex(
    (_, i) => !others.some((other) => other.startsWith(name.slice(0, i + 1))),
  )
  return name.slice(0, length + 1).toLowerCase()
}
