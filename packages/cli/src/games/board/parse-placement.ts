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

/** The parts of a typed placement such as “push 12 up”. */
export interface ParsedPlacement {
  readonly card: string
  readonly kind: KindIndex | null
  readonly space: Space | null
  readonly direction: string | null
}

const FILLERS = ['on', 'auf', 'to']

/** Parses a card by number or name, then space and direction in any order. */
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

/** Direction names in English and German; a prefix is enough. */
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

/** Arrows refer to the board as printed; the name `up` goes through a wall, or forward where the street turns. */
export function resolvePlacement(
  street: Street,
  { kind, space, direction }: ParsedPlacement,
): Placement | null {
  if (kind === null || space === null) return null
  return { kind, space, direction: direction === null ? NOWHERE : directionOn(street, space, direction) }
}

/** `NOWHERE` if no direction on this space is printed as that arrow. */
function directionOn(street: Street, space: Space, typedDirection: string): Direction {
  const arrow = parseArrow(typedDirection)
  if (arrow === null) return parseDirectionName(typedDirection)!
  const isOnStreet = space > 0 && space < street.end
  return (isOnStreet && DIRECTIONS.find((one) => arrowFor(street, space, one) === arrow)) || NOWHERE
}
