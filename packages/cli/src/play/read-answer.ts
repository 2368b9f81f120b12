import { type CardId, cardIn, placeIn } from '@slapwise/card-game'
import type { Answer, Choice } from '@slapwise/kernel'
import { inWords } from '../words/teller.ts'
import type { Option } from './options.ts'

/**
 * What somebody meant by a line, or a friendly word on what is wrong with it, or what of it is no option, or which power
 * cannot go with which card.
 */
export type Reading =
  | { readonly answer: Answer }
  | { readonly problem: string }
  | { readonly unknown: string }
  | { readonly card: CardId | null; readonly place: number }

type Read<K extends 'some' | 'allot'> = (
  choice: Choice & { readonly kind: K },
  options: readonly Option[],
  line: string,
) => Reading

/** By key, or by as much of the name as leaves no doubt. */
export function findOption(options: readonly Option[], text: string): Option | null {
  const typed = text.toLowerCase()
  const exact = options.find(({ keys, name }) => keys.includes(typed) || name.toLowerCase() === typed)
  if (exact) return exact
  const byName = options.filter(({ name }) => typed !== '' && name.toLowerCase().startsWith(typed))
  return byName.length > 0 && byName.every(({ name }) => name === byName[0].name) ? byName[0] : null
}

const tokensOf = (line: string): string[] =>
  line.split(/[\s,;:]+/).filter((token) => token !== '' && token !== 'all' && token !== 'to')

export function readOne(options: readonly Option[], line: string): Reading {
  const option = findOption(options, line)
  return option ? { answer: option.value } : { unknown: line }
}

/** A card alone, or with one of one's powers: “3”, “3 a”, “3+a”, “3a”, “red 7 + looping”. */
export function readPlay(
  choice: Choice & { readonly kind: 'one' },
  options: readonly Option[],
  powers: readonly Option[],
  line: string,
): Reading {
  const alone = readOne(options, line)
  if ('answer' in alone) return alone
  const power = findOption(powers, line)
  if (power) return { card: null, place: power.value }
  const typed = TOGETHER.map((form) => form.exec(line)).find((match) => match && findOption(powers, match[2]))
  if (!typed) return alone
  const card = findOption(options, typed[1])
  if (!card) return { unknown: typed[1] }
  const place = findOption(powers, typed[2])!.value
  const answer = choice.options.find((way) => cardIn(way) === card.value && placeIn(way) === place)
  if (answer !== undefined) return { answer }
  return { card: card.value < 0 ? null : card.value, place }
}

const TOGETHER = [/^(.+?)\s*\+\s*(.+)$/, /^(\d+)\s*(\D.*)$/, /^(.+)\s+(\S+)$/]

export const readSome: Read<'some'> = ({ count }, options, line) => {
  const chosen = readEach(options, line)
  if ('unknown' in chosen) return chosen
  if (chosen.length === count && new Set(chosen).size === count) return { answer: chosen }
  const example = options.slice(0, count).map(({ keys }) => keys[0])
  return { problem: `That takes ${inWords(count)} different numbers, such as: ${example.join(' ')}` }
}

function readEach(options: readonly Option[], line: string): number[] | { readonly unknown: string } {
  const values: number[] = []
  for (const token of tokensOf(line)) {
    const option = findOption(options, token)
    if (!option) return { unknown: token }
    values.push(option.value)
  }
  return values
}

/** “Mira 3 Lea 1”, or a player for each piece, “1 1 1 2”, or one player for all of them. */
export const readAllotment: Read<'allot'> = ({ total }, options, line) => {
  const tokens = tokensOf(line)
  const counts = options.map(() => 0)
  for (let i = 0; i < tokens.length; i++) {
    const option = findOption(options, tokens[i])
    if (!option) return { unknown: tokens[i] }
    const isPair = !isNumber(tokens[i]) && isNumber(tokens[i + 1])
    counts[options.indexOf(option)] += isPair ? Number(tokens[++i]) : tokens.length === 1 ? total : 1
  }
  const sum = counts.reduce((a, b) => a + b, 0)
  return sum === total ? { answer: counts } : { problem: `That makes ${sum} in all. It has to be ${total}.` }
}

const isNumber = (token: string | undefined): boolean => /^\d+$/.test(token ?? '')

/** Who gets the next items, as many as were typed; or somebody all of the `left` items. */
export function readReceivers(options: readonly Option[], line: string, left: number): Reading {
  const receivers = readEach(options, line)
  if ('unknown' in receivers) return receivers
  if (/^all\b/.test(line) && receivers.length === 1)
    return { answer: new Array<number>(left).fill(receivers[0]) }
  if (receivers.length > 0 && receivers.length <= left) return { answer: receivers }
  return { problem: `One player for each card, ${left} at most; or: all ${options[0].keys[0]}` }
}
