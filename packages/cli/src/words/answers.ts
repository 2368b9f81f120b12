import { DRAW, NO, OK, PASS, type Question, YES } from '@slapwise/card-game'
import type { Answer, Prompt, Things } from '@slapwise/kernel'
import { cardChip } from './cards.ts'
import { wishWords } from './deeds.ts'
import type { Teller } from './teller.ts'

/** What somebody answered. */
export function answerWords(t: Teller, { question, choice }: Prompt<Question>, answer: Answer): string {
  const words = (value: number): string => thingWords(t, choice.of, question, value)
  if (typeof answer === 'number') return words(answer)
  switch (choice.kind) {
    case 'allot':
      return answer
        .flatMap((count, i) => (count === 0 ? [] : `${words(choice.options[i])} ${count}`))
        .join(', ')
    case 'assign':
      return answer
        .map((value, i) => `${thingWords(t, 'card', question, choice.items[i])} to ${words(value)}`)
        .join(', ')
    default:
      return answer.map(words).join(', ')
  }
}

/** One of the things to choose from. */
export function thingWords({ setup, names }: Teller, of: Things, { ask }: Question, value: number): string {
  if (value < 0) return wordFor(value, ask)
  switch (of) {
    case 'card':
      return cardChip(setup.faces[value])
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
