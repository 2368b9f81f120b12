import {
  decodePlacement,
  decodeRelocation,
  type KindIndex,
  legalDirections,
  NOWHERE,
  type Space,
} from '@slapwise/board-game'
import { arrowFor, NUMBERED_TELEPORT } from '@slapwise/board-game/i18n'
import { findOption } from '../../play/parse-answer.ts'
import { bold, toNonBreaking } from '../../terminal/screen.ts'
import { handOptions, type QuestionContext } from './options.ts'

/** Formats where cards or manholes can go, such as “1–6, 8–13”. */
export function formatPlacements(context: QuestionContext, card: string): string {
  const { formatter, prompt } = context
  if (prompt.choice.of === 'relocation') return formatRelocations(context)
  if (card === '') return formatAllPlacements(context)
  const found = findOption(handOptions(context), card)
  return found ? formatDirectionsOf(context, found.value) : formatter.cliMessages.ask.unknownOption(card)
}

/** The kinds in the hand that can be placed now. */
const kindsOffered = ({ prompt, hand }: QuestionContext): KindIndex[] => {
  const offered = new Set(prompt.choice.options.map((option) => decodePlacement(option).kind))
  return [...new Set(hand)].filter((kind) => offered.has(kind))
}

const spacesOf = ({ prompt }: QuestionContext, kind: KindIndex): Space[] => [
  ...new Set(
    prompt.choice.options
      .map(decodePlacement)
      .filter((one) => one.kind === kind)
      .map(({ space }) => space),
  ),
]

/** Groups cards that can go to the same spaces. */
function formatAllPlacements(context: QuestionContext): string {
  const byPlaces = Map.groupBy(kindsOffered(context), (kind) => formatRanges(spacesOf(context, kind)))
  return [...byPlaces]
    .map(
      ([places, kinds]) =>
        `${bold(`${kinds.map(context.formatter.plainNames.cardName).join(', ')}:`)} ${places}.`,
    )
    .join(' ')
}

function formatSpacesOf(context: QuestionContext, kind: KindIndex): string {
  const name = context.formatter.plainNames.cardName(kind)
  return `${bold(`${name}:`)} ${formatRanges(spacesOf(context, kind)) || context.formatter.terminalMessages.nowhere}.`
}

/** Lists, for each direction of a card, the spaces where it can point that way. */
function formatDirectionsOf(context: QuestionContext, kind: KindIndex): string {
  const { setup, messages } = context.formatter
  if (setup.kinds[kind].pointing === 'nowhere') return formatSpacesOf(context, kind)
  const spaces = spacesOf(context, kind)
  const directions = [
    ...new Set(spaces.flatMap((space) => legalDirections(setup.street, setup.kinds[kind], space))),
  ]
  return directions
    .sort((a, b) => a - b)
    .map((direction) => {
      const matchingSpaces = spaces.filter((space) =>
        legalDirections(setup.street, setup.kinds[kind], space).includes(direction),
      )
      return `${bold(`${messages.directions[direction]}:`)} ${formatRanges(matchingSpaces)}.`
    })
    .join(' ')
}

function formatRelocations({ formatter, prompt }: QuestionContext): string {
  const moves = prompt.choice.options.map(decodeRelocation)
  const numbers = [...new Set(moves.map(({ number }) => number + 1))]
  const spaces = [...new Set(moves.map(({ to }) => to))]
  return `${bold(`${formatter.title(NUMBERED_TELEPORT.id)} ${formatRanges(numbers)}:`)} ${formatRanges(spaces)}.`
}

/** The directions of a card on a space, by name and arrow: “ahead ←, back →, up ↑”. */
export function formatDirections({ formatter }: QuestionContext, kind: KindIndex, space: Space): string {
  const { street, kinds } = formatter.setup
  return legalDirections(street, kinds[kind], space)
    .filter((direction) => direction !== NOWHERE)
    .map((direction) =>
      toNonBreaking(`${formatter.messages.directions[direction]} ${arrowFor(street, space, direction)}`),
    )
    .join(', ')
}

/** An example of a placement to type; one with a direction if possible, since that is harder to guess. */
export function formatPlacementExample({ formatter, prompt }: QuestionContext): string {
  const all = prompt.choice.options.map(decodePlacement)
  const { kind, space, direction } = all.find((one) => one.direction !== NOWHERE) ?? all[0]
  const directionName = direction === NOWHERE ? '' : ` ${formatter.messages.directions[direction]}`
  return `${formatter.plainNames.cardName(kind).toLowerCase()} ${space}${directionName}`
}

/** Formats numbers as ranges of consecutive ones. */
export function formatRanges(numbers: readonly number[]): string {
  const runs: [number, number][] = []
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && number === last[1] + 1) last[1] = number
    else runs.push([number, number])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}
