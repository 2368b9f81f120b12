import type { Prompt, Seat } from '@slapwise/kernel'
import { COLOURS } from '../model/colours.ts'
import type { CardId, Face } from '../model/face.ts'
import type { OptionType, Question } from '../model/question.ts'
import { type Wish, wishForNumber } from '../model/wishes.ts'
import { DRAW, NO, OK, PASS, YES } from '../round/answer-codes.ts'

const ANSWER_NAMES: Record<number, string> = {
  [PASS]: 'pass',
  [DRAW]: 'draw',
  [OK]: 'ok',
  [YES]: 'yes',
  [NO]: 'no',
}

/** `red 5`, `black 7`, `blue gift`, `red-blue colour swap`, `fantastic four`. */
export function faceName({ kind, colour, second, number }: Face): string {
  if (number !== null) return `${colour ?? 'black'} ${number}`
  if (second) return `${colour}-${second} ${kind.name.en.toLowerCase()}`
  const name = kind.name.en.toLowerCase()
  return colour ? `${colour} ${name}` : name
}

/** Splits a list such as `red 5, blue gift`. */
export const splitNames = (list: string): string[] =>
  list
    .split(',')
    .map((name) => normalizeCardName(name.trim()))
    .filter((name) => name !== '')

/** Sorts the colours in the name of a card by `COLOURS`: `blue-red colour swap` becomes `red-blue colour swap`. */
export const normalizeCardName = (name: string): string =>
  name.replace(/^(\w+)-(\w+) /, (as, first, second) =>
    COLOUR_NAMES.indexOf(first) > COLOUR_NAMES.indexOf(second) ? `${second}-${first} ` : as,
  )

const COLOUR_NAMES: readonly string[] = COLOURS

/** Names of the numbers in a choice. */
export interface OptionNames {
  readonly players: readonly string[]
  card(card: CardId): string | undefined
  kind(kind: number): string | undefined
  event(event: number): string | undefined
  /** The power card of a player in that slot. */
  power(owner: Seat, slot: number): string | undefined
}

export function optionName(
  names: OptionNames,
  { seat, question, choice }: Prompt<Question>,
  option: number,
): string {
  if (option < 0) return ANSWER_NAMES[option]
  switch (choice.of as OptionType) {
    case 'card':
      return names.card(option) ?? ''
    case 'seat':
      return names.players[option] ?? ''
    case 'wish':
      return wishName(option)
    case 'kind':
      return names.kind(option) ?? ''
    case 'event':
      return names.event(option) ?? ''
    case 'power':
      return names.power(question.about ?? seat, option) ?? ''
    case 'word':
      return String(option)
  }
}

const wishName = (wish: Wish): string => COLOURS[wish] ?? String(wish - wishForNumber(0))

/** The first option of that name. If there is none, any other value of that name, so that the engine can refuse it. */
export function findOptionByName(names: OptionNames, prompt: Prompt<Question>, name: string): number {
  const { of, options } = prompt.choice
  if (of === 'power' && /^\d+$/.test(name)) return Number(name)
  const isNamed = (option: number) => optionName(names, prompt, option) === normalizeCardName(name)
  return options.find(isNamed) ?? CANDIDATE_OPTIONS.find(isNamed) ?? Number.NaN
}

const CANDIDATE_OPTIONS = [PASS, DRAW, OK, YES, NO, ...Array(250).keys()]
