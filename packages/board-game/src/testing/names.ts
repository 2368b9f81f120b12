import { OK, PASS, type Prompt } from '@slapwise/kernel'
import { DIRECTION_NAMES, type Direction, NOWHERE } from '../model/board.ts'
import type { KindIndex } from '../model/card-kind.ts'
import type { OptionType, Question } from '../model/question.ts'
import { CARD_KINDS } from '../setup/card-kinds.ts'
import { decodeGift } from '../table/gift.ts'
import { decodePlacement, encodePlacement } from '../table/placement.ts'
import { decodeRelocation } from '../table/relocation.ts'

export const splitNames = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

export const kindName = (kind: KindIndex): string => CARD_KINDS[kind].name.en.toLowerCase()

export function findKindByName(name: string): KindIndex {
  const kind = CARD_KINDS.findIndex(({ name: { en } }) => en.toLowerCase() === name)
  if (kind < 0) throw new Error(`unknown card: ${name}`)
  return kind
}

/** A placed card: `stop`, or `push up`. */
export const placedCardName = (kind: KindIndex, direction: Direction): string =>
  direction === NOWHERE ? kindName(kind) : `${kindName(kind)} ${DIRECTION_NAMES[direction]}`

export function parsePlacedCard(name: string): { kind: KindIndex; direction: Direction } {
  const direction = DIRECTION_NAMES.findIndex((word) => name.endsWith(` ${word}`))
  if (direction < 0) return { kind: findKindByName(name), direction: NOWHERE }
  const card = name.slice(0, -DIRECTION_NAMES[direction].length - 1)
  return { kind: findKindByName(card), direction: direction as Direction }
}

const PLACEMENT_NAME = /^(.+) on (\d+)$/

export const isPlacementName = (name: string): boolean => PLACEMENT_NAME.test(name)

/** Parses `push up on 12`. */
export function parsePlacement(name: string): number {
  const [, card, space] = PLACEMENT_NAME.exec(name) ?? []
  if (card === undefined) throw new Error(`expected a placement such as "push up on 12", got: ${name}`)
  const { kind, direction } = parsePlacedCard(card)
  return encodePlacement(kind, Number(space), direction)
}

/** The name of an option. */
export function optionName(players: readonly string[], prompt: Prompt<Question>, option: number): string {
  if (option === PASS) return 'pass'
  if (option === OK) return prompt.question.ask === 'roll' ? 'roll' : 'ok'
  switch (prompt.choice.of as OptionType) {
    case 'placement': {
      const { kind, space, direction } = decodePlacement(option)
      return `${placedCardName(kind, direction)} on ${space}`
    }
    case 'seat':
      return players[option]
    case 'gift':
      return `${players[decodeGift(option).seat]} ${decodeGift(option).steps}`
    case 'card':
      return kindName(option)
    case 'relocation':
      return `${decodeRelocation(option).number + 1} to ${decodeRelocation(option).to}`
    default:
      return String(option)
  }
}
