import { type CardId, callOfWish, NO, PASS, placeIn, type Things, type Wish, YES } from '@slapwise/card-game'
import type { Seat } from '@slapwise/kernel'
import { powerOwner, thingWords } from '../words/answers.ts'
import { cardName, sortHand } from '../words/cards.ts'
import { heldPower } from '../words/powers.ts'
import { titleOf } from '../words/titles.ts'
import type { Asking } from './asking.ts'

/** Something that can be chosen by typing one of its keys, or enough of its name. */
export interface Option {
  readonly value: number
  readonly keys: readonly string[]
  readonly name: string
  /** How it is shown beside its first key. */
  readonly label: string
}

/** A card together with a power is no option of its own: there are too many of them, see `powerOptions`. */
export function optionsOf(asking: Asking): Option[] {
  const { choice } = asking.prompt
  const options = isFromAnotherHand(asking)
    ? sortHand(asking.teller.setup, choice.options)
    : choice.options.filter((option) => choice.of !== 'card' || placeIn(option) < 0)
  return options.map((value, place) => optionFor(asking, value, place))
}

/** Cards of somebody else are laid out like one's own. */
export const isFromAnotherHand = ({ prompt }: Asking): boolean => prompt.question.ask === 'steal'

/** Words are the same key everywhere: 0 is for leaving it, unless it is a plain yes or no. */
const WORD_KEYS: Readonly<Record<number, readonly string[]>> = { [YES]: ['y', '1'], [NO]: ['n', '0'] }

function optionFor(asking: Asking, value: number, place: number): Option {
  const { choice, question } = asking.prompt
  const label = thingWords(asking.teller, choice.of as Things, question, value, powersAskedAbout(asking))
  if (value < 0) return { value, keys: WORD_KEYS[value] ?? ['0'], name: label, label }
  switch (choice.of as Things) {
    case 'card':
      return cardOption(asking, value, place, label)
    case 'seat':
      return seatOption(asking, value, label)
    case 'wish':
      return wishOption(value, place, choice.options, label)
    case 'power':
      return powerOption(asking, value, label)
    case 'kind':
    case 'event':
    case 'word':
      return { value, keys: [String(place + 1)], name: label, label }
  }
}

/** Those of others lie face down unless they are spent. */
export function powersAskedAbout({ prompt, view }: Asking): readonly (string | null)[] {
  const owner = powerOwner(prompt)
  return owner === view.seat ? view.powers.map(({ power }) => power) : view.players[owner].powers
}

/** Letters, so that they can stand beside the number of a card. */
export const powerKey = (place: number): string => String.fromCharCode(FIRST_LETTER + place)

const FIRST_LETTER = 97

function powerOption({ prompt, view }: Asking, place: number, name: string): Option {
  const isOpen = view.players[powerOwner(prompt)].powers[place] !== null
  const isNoNews = prompt.question.ask === 'recharge' || !isOpen
  return { value: place, keys: [powerKey(place)], name, label: isNoNews ? name : `${name} (spent)` }
}

/** One's own power cards, spent or not. */
export const powerOptions = ({ teller, view }: Asking): Option[] =>
  view.powers.map((held, value) => ({
    value,
    keys: [powerKey(value)],
    name: titleOf(teller.setup, held.power),
    label: heldPower(teller.setup, held),
  }))

/** A card is numbered by its place in the hand, or by its place on offer. */
function cardOption({ teller, hand }: Asking, value: CardId, place: number, label: string): Option {
  const inHand = hand.indexOf(value)
  const key = String((inHand < 0 ? place : inHand) + 1)
  return { value, keys: [key], name: cardName(teller.setup.faces[value]), label }
}

function seatOption({ view, prompt }: Asking, value: Seat, name: string): Option {
  const { length } = view.players
  return {
    value,
    keys: [isMeOrNobody(prompt, value) ? 'me' : seatKey(length, prompt.seat, value)],
    name,
    label: `${name} (${view.players[value].cards})`,
  }
}

/** Where 0 is for nobody, it is not for oneself. */
const isMeOrNobody = ({ seat, choice }: Asking['prompt'], value: Seat): boolean =>
  value === seat && choice.options.includes(PASS)

/** Players are numbered in the order in which they sit, from the one on the right. */
export const seatKey = (seats: number, viewer: Seat, seat: Seat): string =>
  String((seat - viewer + seats) % seats)

/** Numbers are their own keys; colours have their first letter, and their place while there are no numbers. */
function wishOption(value: Wish, place: number, wishes: readonly Wish[], label: string): Option {
  const { colour } = callOfWish(value)
  if (colour === null) return { value, keys: [label], name: label, label: '' }
  const amongNumbers = wishes.some((wish) => callOfWish(wish).number !== null)
  return { value, keys: amongNumbers ? [colour[0]] : [colour[0], String(place + 1)], name: colour, label }
}
