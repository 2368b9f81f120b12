import type { Choice, Prompt } from '@slapwise/kernel'
import {
  type Call,
  callOfWish,
  cardIn,
  DRAW,
  type FaceIndex,
  NO,
  OK,
  PASS,
  placeIn,
  type Question,
  type Setup,
  type Things,
  type View,
  YES,
} from '../index.ts'
import type { CardWords } from './card-words.ts'
import type { Ink, Names } from './names.ts'

/** How things are called at a table: in words alone, or with ink where there is any. */
export interface Wording extends Names {
  readonly setup: Setup
  readonly words: CardWords
  ink(ink: Ink): string
}

/** How many are wanted. */
export const wantedIn = (choice: Choice): number =>
  choice.kind === 'some' ? choice.count : choice.kind === 'allot' ? choice.total : 1

export const questionIn = ({ words, ...names }: Wording, { question, choice }: Prompt<Question>): string =>
  words.question(question, wantedIn(choice), names)

/** Power cards as one viewer sees them; null where they lie face down. */
export function powersAskedAbout({ seat, question, choice }: Prompt<Question>, view: View): Powers {
  const owner = choice.of === 'power' ? (question.about ?? seat) : seat
  return owner === view.seat ? view.powers.map(({ power }) => power) : view.players[owner].powers
}

export type Powers = readonly (string | null)[]

/** One of the things to choose from. */
export function thingIn(
  w: Wording,
  { question, choice }: Prompt<Question>,
  value: number,
  powers: Powers,
): string {
  if (value < 0) return wordFor(w, value, question)
  const { setup } = w
  switch (choice.of as Things) {
    case 'card':
      return cardOrPair(w, value, powers)
    case 'power':
      return powerIn(w, powers[value])
    case 'seat':
      return w.who(value)
    case 'wish':
      return wishIn(w, value)
    case 'kind':
      return w.title(setup.imitable[value].id)
    case 'event':
      return w.title(setup.events[value].id)
    case 'word':
      return String(value)
  }
}

/** A card, perhaps together with a power. */
function cardOrPair(w: Wording, value: number, powers: Powers): string {
  const card = w.face(w.setup.faces[cardIn(value)].index)
  const place = placeIn(value)
  return place < 0 ? card : w.words.answer.withPower(card, powerIn(w, powers[place]))
}

const powerIn = ({ words, title }: Wording, power: string | null): string =>
  power === null ? words.answer.faceDown : title(power)

function wishIn({ ink }: Wording, wish: number): string {
  const { colour, number } = callOfWish(wish)
  return colour ? ink(colour) : String(number)
}

function wordFor({ words: { answer } }: Wording, word: number, { ask }: Question): string {
  switch (word) {
    case DRAW:
      return answer.draw
    case OK:
      return answer.goOn
    case PASS:
      return ask === 'drawn' ? answer.pass : ask === 'victim' ? answer.nobody : answer.letItBe
    case YES:
      return answer.yes
    case NO:
      return answer.no
    default:
      throw new Error(`No word for ${word}.`)
  }
}

/** What may be played now. `top` is the card on the pile: what it does not call for itself is a wish. */
export function callIn({ setup, words: { lies }, ink, title }: Wording, call: Call, top: FaceIndex): string {
  if (call.anything) return lies.anything
  if (call.black) return lies.orWish(ink('black'))
  const { colour, number, symbol } = call
  const parts = [colour && ink(colour), number === null ? null : String(number), symbol && title(symbol)]
  const things = parts.filter((part) => part !== null)
  if (things.length > 1) return lies.either(things)
  return setup.prints[top].call === null ? lies.wish(things[0]) : lies.orWish(things[0])
}
