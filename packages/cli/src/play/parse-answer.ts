import type { Choice } from '@slapwise/kernel'
import type { AskMessages } from '../i18n/messages.ts'
import type { AnswerOption, ParsedAnswer } from './terminal-question.ts'

/** Parses a typed answer, except for choices that assign a receiver to each of many items. */
export function parseAnswer(
  choice: Choice,
  options: readonly AnswerOption[],
  line: string,
  messages: AskMessages,
): ParsedAnswer {
  switch (choice.kind) {
    case 'some':
      return parseSome(choice.count, options, line, messages)
    case 'allot':
      return parseAllotment(choice.total, options, line, messages)
    default: {
      const option = findChosenOption(options, line)
      if (option) return { answer: option.value }
      return { problem: formatAmbiguity(options, line, messages) ?? messages.unknownOption(line) }
    }
  }
}

/** Finds an option by key, exact name or unique prefix. */
export function findOption(options: readonly AnswerOption[], text: string): AnswerOption | null {
  const typed = text.toLowerCase()
  const exact = options.find(({ keys, name }) => keys.includes(typed) || name.toLowerCase() === typed)
  if (exact) return exact
  const [first, ...others] = optionsStartingWith(options, typed)
  return first && others.every(({ name }) => name === first.name) ? first : null
}

/**
 * Like `findOption` for a whole answer: a single letter that is no key may be a typo and must not choose a card or a
 * player.
 */
export function findChosenOption(options: readonly AnswerOption[], line: string): AnswerOption | null {
  const option = findOption(options, line)
  const isSlip = line.length === 1 && !option?.keys.includes(line.toLowerCase())
  return option && isSlip && option.value >= 0 ? null : option
}

const optionsStartingWith = (options: readonly AnswerOption[], typed: string): AnswerOption[] =>
  options.filter(({ name }) => typed !== '' && name.toLowerCase().startsWith(typed.toLowerCase()))

/** Lists the options that start with what was typed; null if none do. */
export function formatAmbiguity(
  options: readonly AnswerOption[],
  typed: string,
  messages: AskMessages,
): string | null {
  const meant = optionsStartingWith(options, typed).map(({ keys, name }) => `[${keys[0]}] ${name}`)
  return meant.length === 0 ? null : messages.ambiguousOption(meant)
}

const tokensOf = (line: string): string[] =>
  line.split(/[\s,;:]+/).filter((token) => token !== '' && !FILLERS.includes(token))

const FILLERS = ['all', 'to', 'alle', 'an']

function parseSome(
  count: number,
  options: readonly AnswerOption[],
  line: string,
  messages: AskMessages,
): ParsedAnswer {
  const chosen = parseEach(options, line, messages)
  if ('problem' in chosen) return chosen
  if (chosen.length === count && new Set(chosen).size === count) return { answer: chosen }
  const example = options.slice(0, count).map(({ keys }) => keys[0])
  return { problem: messages.wrongCount(count, example.join(' ')) }
}

function parseEach(
  options: readonly AnswerOption[],
  line: string,
  messages: AskMessages,
): number[] | { readonly problem: string } {
  const values: number[] = []
  for (const token of tokensOf(line)) {
    const option = findOption(options, token)
    if (!option)
      return { problem: formatAmbiguity(options, token, messages) ?? messages.unknownOption(token) }
    values.push(option.value)
  }
  return values
}

/**
 * Parses “Zonk 3 Gizmo 1”, a player for each piece (“1 1 1 2”), or one player for all. Players are served in the
 * order of naming.
 */
function parseAllotment(
  total: number,
  options: readonly AnswerOption[],
  line: string,
  messages: AskMessages,
): ParsedAnswer {
  const tokens = tokensOf(line)
  const shares = new Map<number, number>()
  for (let i = 0; i < tokens.length; i++) {
    const option = findOption(options, tokens[i])
    if (!option)
      return { problem: formatAmbiguity(options, tokens[i], messages) ?? messages.unknownOption(tokens[i]) }
    const isPair = !isNumber(tokens[i]) && isNumber(tokens[i + 1])
    const share = isPair ? Number(tokens[++i]) : tokens.length === 1 ? total : 1
    shares.set(option.value, (shares.get(option.value) ?? 0) + share)
  }
  const sum = [...shares.values()].reduce((a, b) => a + b, 0)
  if (sum !== total) return { problem: messages.wrongSum(sum, total) }
  return { answer: [...shares].flatMap(([value, share]) => new Array<number>(share).fill(value)) }
}

const isNumber = (token: string | undefined): boolean => /^\d+$/.test(token ?? '')

/** Parses the receivers of the next items, or one receiver of all `left` items. */
export function parseReceivers(
  options: readonly AnswerOption[],
  line: string,
  left: number,
  messages: AskMessages,
): ParsedAnswer {
  const receivers = parseEach(options, line, messages)
  if ('problem' in receivers) return receivers
  if (/^alle?\b/.test(line) && receivers.length === 1)
    return { answer: new Array<number>(left).fill(receivers[0]) }
  if (receivers.length > 0 && receivers.length <= left) return { answer: receivers }
  return { problem: messages.wrongReceivers(left, options[0].keys[0]) }
}
