import {
  BACKWARD,
  type Direction,
  DOWN,
  FORWARD,
  type KindIndex,
  NOWHERE,
  type Placement,
  type Space,
  type Street,
  UP,
} from '@slapwise/board-game'
import { arrowFor } from '@slapwise/board-game/i18n'
import { findOption } from '../../play/parse-answer.ts'
import type { AnswerOption } from '../../play/terminal-question.ts'

/** What of “push 12 up” was understood. */
export interface ParsedPlacement {
  readonly card: string
  readonly kind: KindIndex | null
  readonly space: Space | null
  readonly direction: string | null
}

const FILLERS = ['on', 'auf', 'to']

/** A card by number or name, a space, and how it points, the last two in any order. */
export function parsePlacement(hand: readonly AnswerOption[], line: string): ParsedPlacement {
  const tokens = line.split(/\s+/).filter((token) => !FILLERS.includes(token.toLowerCase()))
  const ends = { space: null as Space | null, direction: null as string | null }
  while (tokens.length > 1) {
    const last = tokens.at(-1)!
    if (ends.space === null && /^\d+$/.test(last)) ends.space = Number(last)
    else if (ends.direction === null && isDirection(last)) ends.direction = last.toLowerCase()
    else break
    tokens.pop()
  }
  const card = tokens.join(' ')
  return { card, kind: findOption(hand, card)?.value ?? null, ...ends }
}

/** As they are said in either language, from the first letter on. */
const DIRECTION_NAMES: readonly (readonly [string, Direction])[] = [
  ['ahead', FORWARD],
  ['forward', FORWARD],
  ['vor', FORWARD],
  ['backward', BACKWARD],
  ['zurück', BACKWARD],
  ['up', UP],
  ['hoch', UP],
  ['down', DOWN],
  ['runter', DOWN],
]

const ARROW_ALIASES: Readonly<Record<string, string>> = { '<': '←', '>': '→', '^': '↑' }

const isDirection = (text: string): boolean =>
  parseArrow(text) !== null || parseDirectionName(text) !== undefined

const parseArrow = (text: string): string | null => {
  const arrow = ARROW_ALIASES[text] ?? text
  return '←→↑↓'.includes(arrow) ? arrow : null
}

const parseDirectionName = (text: string): Direction | undefined =>
  DIRECTION_NAMES.find(([word]) => word.startsWith(text.toLowerCase()))?.[1]

const DIRECTIONS: readonly Direction[] = [FORWARD, BACKWARD, UP, DOWN]

/** An arrow points as the board is printed; up is through the wall, or ahead where the street turns. */
export function resolvePlacement(
  street: Street,
  { kind, space, direction }: ParsedPlacement,
): Placement | null {
  if (kind === null || space === null) return null
  return { kind, space, direction: direction === null ? NOWHERE : directionOn(street, space, direction) }
}

/** Nowhere, if neither way along the street is printed like that. */
function directionOn(street: Street, space: Space, way: string): Direction {
  const arrow = parseArrow(way)
  if (arrow === null) return parseDirectionName(way)!
  const isOnStreet = space > 0 && space < street.end
  return (isOnStreet && DIRECTIONS.find((one) => arrowFor(street, space, one) === arrow)) || NOWHERE
}
