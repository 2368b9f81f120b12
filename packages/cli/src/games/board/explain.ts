import {
  checkPlacement,
  boardContentsInView,
  type Placement,
  encodePlacement,
  decodePlacement,
  type Space,
  activeCardOn,
  type View,
} from '@slapwise/board-game'
import { NUMBERED_TELEPORT, formatPile, type CatalogueItem } from '@slapwise/board-game/i18n'
import { type BoardFormatter, formatDescription } from './formatter.ts'
import { handOptions, type QuestionContext } from './options.ts'
import { type ParsedPlacement, parsePlacement, resolvePlacement } from './parse-placement.ts'
import { formatDirections } from './placement-hints.ts'

/** About a card in hand, a space, any card, event or manhole by its name; or why something cannot be placed like that. */
export function explainTopic(asking: QuestionContext, topic: string): string[] {
  const { formatter: teller } = asking
  const [, hash, digits] = /^(#?)(\d+)$/.exec(topic) ?? []
  if (digits !== undefined) {
    const kind = asking.hand[Number(digits) - 1]
    return hash === '' && kind !== undefined
      ? explainThing(teller, teller.setup.kinds[kind])
      : explainSpace(asking, Number(digits))
  }
  const typed = parsePlacement(handOptions(asking), topic)
  if (typed.space !== null) return [explainPlacement(asking, typed)]
  return explainName(teller, topic)
}

/** Whatever is typed to place it would be taken, or why not. */
function explainPlacement(asking: QuestionContext, typed: ParsedPlacement): string {
  const where = resolvePlacement(asking.formatter.setup.street, typed)
  const answer = where && encodePlacement(where.kind, where.space, where.direction)
  const { options, of } = asking.prompt.choice
  return of === 'placement' && answer !== null && options.includes(answer)
    ? asking.formatter.terminalMessages.placementAllowed
    : explainIllegalPlacement(asking, typed)
}

function explainThing(teller: BoardFormatter, thing: CatalogueItem): string[] {
  const { language, messages: words, setup } = teller
  const kind = setup.kinds.find(({ id }) => id === thing.id)
  const timing = kind
    ? ` ${capitalised(words.colours[kind.colour])}: ${words.colourTimings[kind.colour]}.`
    : ''
  return [
    `${formatDescription(teller, thing)}${timing}`,
    ...(thing.rulings ?? []).map((ruling) => `  • ${ruling[language]}`),
  ]
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function explainName(teller: BoardFormatter, topic: string): string[] {
  const { kinds, events } = teller.setup
  const all: CatalogueItem[] = [...kinds, ...events, NUMBERED_TELEPORT]
  const place = ({ name }: CatalogueItem) => name[teller.language].toLowerCase().indexOf(topic.toLowerCase())
  const starting = all.filter((thing) => place(thing) === 0)
  const found = starting.length > 0 ? starting : all.filter((thing) => place(thing) > 0)
  if (found.length === 0) return [teller.terminalMessages.unknownTopic(topic)]
  return found.length === 1
    ? explainThing(teller, found[0])
    : found.map((thing) => formatDescription(teller, thing))
}

/** What lies on a space, and who stands there. */
function explainSpace({ formatter: teller, view }: QuestionContext, space: Space): string[] {
  const { terminalMessages: texts, messages: words, playerNames, cliMessages: lexicon } = teller
  if (!(space in view.spaces)) return [words.formatIllegalPlay({ because: 'no-such-space' }, teller)]
  const standing = playerNames.filter((_, seat) => view.tokens[seat] === space)
  return [
    `${texts.spaceName(space)}: ${describeSpace(teller, view, space)}`,
    ...(standing.length > 0 ? [texts.tokensOnSpace(lexicon.formatList(standing))] : []),
  ]
}

/** The top with what it does, and what is under it. */
function describeSpace(
  { plainNames: typed, language, messages: { tableStatus: lies }, setup }: BoardFormatter,
  view: View,
  space: Space,
): string {
  const manhole = view.teleports.indexOf(space)
  const cards = formatPile(typed, view, space)
  const [top, ...under] = manhole < 0 ? cards : [lies.manhole(manhole + 1), ...cards]
  if (top === undefined) return `${lies.nothing}.`
  const { text } = activeCardOn(boardContentsInView(setup, view), space) ?? NUMBERED_TELEPORT
  return `${top}. ${text[language]}${under.length > 0 ? ` ${lies.under(under.join(', '))}.` : ''}`
}

/** Why a card cannot be placed as it was typed; what to type instead where something is missing. */
export function explainIllegalPlacement(asking: QuestionContext, typed: ParsedPlacement): string {
  const { formatter: teller, view, hand } = asking
  const { setup, messages: words, terminalMessages: texts, cliMessages: lexicon } = teller
  if (typed.kind === null)
    return isCardName(teller, typed.card)
      ? words.formatIllegalPlay(NOT_YOURS, teller)
      : lexicon.ask.unknownOption(typed.card)
  const where = resolvePlacement(setup.street, typed)
  if (!where) return texts.askSpace(teller.plainNames.cardName(typed.kind))
  if (canPlaceThere(asking, where)) return explainDirections(asking, where)
  return words.formatIllegalPlay(checkPlacement({ board: boardContentsInView(setup, view), hand }, where), teller)
}

const NOT_YOURS = { because: 'not-yours' } as const

const isCardName = ({ setup, language }: BoardFormatter, typed: string): boolean =>
  setup.kinds.some(({ name }) => name[language].toLowerCase().startsWith(typed.toLowerCase()))

/** Whether the space is right: what may go where is not the same in an event. */
const canPlaceThere = ({ prompt: { choice } }: QuestionContext, { kind, space }: Placement): boolean =>
  choice.of === 'placement' &&
  choice.options.map(decodePlacement).some((one) => one.kind === kind && one.space === space)

function explainDirections(asking: QuestionContext, { kind, space }: Placement): string {
  const { setup, messages: words, terminalMessages: texts, plainNames: typed } = asking.formatter
  return setup.kinds[kind].pointing === 'nowhere'
    ? words.formatIllegalPlay({ because: 'points-nowhere' }, asking.formatter)
    : texts.askDirection(typed.cardName(kind), formatDirections(asking, kind, space))
}
