import {
  cardIn,
  DRAW,
  NO,
  OK,
  PASS,
  placeIn,
  type Question,
  type Setup,
  type Things,
  YES,
} from '@slapwise/card-game'
import type { Answer, Prompt, Seat } from '@slapwise/kernel'
import { cardChip } from './cards.ts'
import { wishWords } from './deeds.ts'
import type { Teller } from './teller.ts'
import { titleOf } from './titles.ts'

/** What somebody answered; `powers` are the power cards that it may be about, null those face down. */
export function answerWords(
  t: Teller,
  { question, choice }: Prompt<Question>,
  answer: Answer,
  powers: Powers,
): string {
  const words = (value: number): string => thingWords(t, choice.of as Things, question, value, powers)
  if (typeof answer === 'number') return words(answer)
  switch (choice.kind) {
    case 'allot':
      return answer
        .flatMap((count, i) => (count === 0 ? [] : `${words(choice.options[i])} ${count}`))
        .join(', ')
    case 'assign':
      return answer
        .map((value, i) => `${thingWords(t, 'card', question, choice.items[i], powers)} to ${words(value)}`)
        .join(', ')
    default:
      return answer.map(words).join(', ')
  }
}

type Powers = readonly (string | null)[]

/** Whose power cards an answer may be about. */
export const powerOwner = ({ seat, question, choice }: Prompt<Question>): Seat =>
  choice.of === 'power' ? (question.about ?? seat) : seat

/** One of the things to choose from. */
export function thingWords(
  { setup, names }: Teller,
  of: Things,
  { ask }: Question,
  value: number,
  powers: Powers,
): string {
  if (value < 0) return wordFor(value, ask)
  switch (of) {
    case 'card': {
      const card = cardChip(setup.faces[cardIn(value)])
      return placeIn(value) < 0 ? card : `${card} with ${powerWords(setup, powers[placeIn(value)])}`
    }
    case 'power':
      return powerWords(setup, powers[value])
    case 'seat':
      return names[value]
    case 'wish':
      return wishWords(value)
    case 'kind':
      return setup.imitable[value].name.en
    case 'event':
      return setup.events[value].name.en
    case 'word':
      return String(value)
  }
}

const powerWords = (setup: Setup, power: string | null): string =>
  power === null ? 'face down' : titleOf(setup, power)

function wordFor(word: number, ask: Question['ask']): string {
  switch (word) {
    case DRAW:
      return 'draw'
    case OK:
      return 'go on'
    case PASS:
      return ask === 'drawn' ? 'pass' : ask === 'victim' ? 'nobody' : 'let it be'
    case YES:
      return 'yes'
    case NO:
      return 'no'
    default:
      throw new Error(`No word for ${word}.`)
  }
}
