import {
  activeCardOn,
  boardContentsInView,
  checkPlacement,
  decodePlacement,
  encodePlacement,
  type Placement,
  type Space,
  type View,
} from '@slapwise/board-game'
import { formatPile, NUMBERED_TELEPORT, type ReferenceItem } from '@slapwise/board-game/i18n'
import { type BoardFormatter, formatDescription } from './formatter.ts'
import { handOptions, type QuestionContext } from './options.ts'
import { type ParsedPlacement, parsePlacement, resolvePlacement } from './parse-placement.ts'
import { formatDirections } from './placement-hints.ts'

/**
 * Explains a card in hand, a space, or any card, event or manhole by name; for a typed placement, why it is illegal.
 */
export function explainTopic(context: QuestionContext, topic: string): string[] {
  const { formatter } = context
  const [, hash, digits] = /^(#?)(\d+)$/.exec(topic) ?? []
  if (digits !== undefined) {
    const kind = context.hand[Number(digits) - 1]
    return hash === '' && kind !== undefined
      ? explainThing(formatter, formatter.setup.kinds[kind])
      : explainSpace(context, Number(digits))
  }
  const typed = parsePlacement(handOptions(context), topic)
  if (typed.space !== null) return [explainPlacement(context, typed)]
  return explainName(formatter, topic)
}

/** Says that a typed placement is legal, or why it is not. */
function explainPlacement(context: QuestionContext, typed: ParsedPlacement): string {
  const where = resolvePlacement(context.formatter.setup.street, typed)
  const answer = where && encodePlacement(where.kind, where.space, where.direction)
  const { options, of } = context.prompt.choice
  return of === 'placement' && answer !== null && options.includes(answer)
    ? context.formatter.terminalMessages.placementAllowed
    : explainIllegalPlacement(context, typed)
}

function explainThing(formatter: BoardFormatter, item: ReferenceItem): string[] {
  const { language, messages, setup } = formatter
  const kind = setup.kinds.find(({ id }) => id === item.id)
  const timing = kind
    ? ` ${capitalised(messages.colours[kind.colour])}: ${messages.colourTimings[kind.colour]}.`
    : ''
  return [
    `${formatDescription(formatter, item)}${timing}`,
    ...(item.rulings ?? []).map((ruling) => `  • ${ruling[language]}`),
  ]
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function explainName(formatter: BoardFormatter, topic: string): string[] {
  const { kinds, events } = formatter.setup
  const all: ReferenceItem[] = [...kinds, ...events, NUMBERED_TELEPORT]
  const place = ({ name }: ReferenceItem) =>
    name[formatter.language].toLowerCase().indexOf(topic.toLowerCase())
  const prefixMatches = all.filter((item) => place(item) === 0)
  const found = prefixMatches.length > 0 ? prefixMatches : all.filter((item) => place(item) > 0)
  if (found.length === 0) return [formatter.terminalMessages.unknownTopic(topic)]
  return found.length === 1
    ? explainThing(formatter, found[0])
    : found.map((item) => formatDescription(formatter, item))
}

/** Describes the cards and tokens on a space. */
function explainSpace({ formatter, view }: QuestionContext, space: Space): string[] {
  const { terminalMessages, messages, playerNames, cliMessages } = formatter
  if (!(space in view.spaces)) return [messages.formatIllegalPlay({ because: 'no-such-space' }, formatter)]
  const namesOnSpace = playerNames.filter((_, seat) => view.tokens[seat] === space)
  return [
    `${terminalMessages.spaceName(space)}: ${describeSpace(formatter, view, space)}`,
    ...(namesOnSpace.length > 0
      ? [terminalMessages.tokensOnSpace(cliMessages.formatList(namesOnSpace))]
      : []),
  ]
}

/** Describes the top card with its text, and lists the cards under it. */
function describeSpace(
  { plainNames, language, messages: { tableStatus }, setup }: BoardFormatter,
  view: View,
  space: Space,
): string {
  const manhole = view.teleports.indexOf(space)
  const cards = formatPile(plainNames, view, space)
  const [top, ...under] = manhole < 0 ? cards : [tableStatus.manhole(manhole + 1), ...cards]
  if (top === undefined) return `${tableStatus.nothing}.`
  const { text } = activeCardOn(boardContentsInView(setup, view), space) ?? NUMBERED_TELEPORT
  return `${top}. ${text[language]}${under.length > 0 ? ` ${tableStatus.under(under.join(', '))}.` : ''}`
}

/** The reason why a typed placement is illegal, or what to type where something is missing. */
export function explainIllegalPlacement(context: QuestionContext, typed: ParsedPlacement): string {
  const { formatter, view, hand } = context
  const { setup, messages, terminalMessages, cliMessages } = formatter
  if (typed.kind === null)
    return isCardName(formatter, typed.card)
      ? messages.formatIllegalPlay(NOT_YOURS, formatter)
      : cliMessages.ask.unknownOption(typed.card)
  const where = resolvePlacement(setup.street, typed)
  if (!where) return terminalMessages.askSpace(formatter.plainNames.cardName(typed.kind))
  if (canPlaceThere(context, where)) return explainDirections(context, where)
  return messages.formatIllegalPlay(
    checkPlacement({ board: boardContentsInView(setup, view), hand }, where),
    formatter,
  )
}

const NOT_YOURS = { because: 'not-yours' } as const

const isCardName = ({ setup, language }: BoardFormatter, typed: string): boolean =>
  setup.kinds.some(({ name }) => name[language].toLowerCase().startsWith(typed.toLowerCase()))

/** Whether the card may go to this space at all; some events change where cards may go. */
const canPlaceThere = ({ prompt: { choice } }: QuestionContext, { kind, space }: Placement): boolean =>
  choice.of === 'placement' &&
  choice.options.map(decodePlacement).some((one) => one.kind === kind && one.space === space)

function explainDirections(context: QuestionContext, { kind, space }: Placement): string {
  const { setup, messages, terminalMessages, plainNames } = context.formatter
  return setup.kinds[kind].pointing === 'nowhere'
    ? messages.formatIllegalPlay({ because: 'points-nowhere' }, context.formatter)
    : terminalMessages.askDirection(plainNames.cardName(kind), formatDirections(context, kind, space))
}
