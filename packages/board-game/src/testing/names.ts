import { OK, PASS, type Prompt } from '@slapwise/kernel'
import { DIRECTION_NAMES, type Direction, NOWHERE } from '../model/board.ts'
import type { KindIndex } from '../model/kind.ts'
import type { Question, Things } from '../model/question.ts'
import { KINDS } from '../setup/kinds.ts'
import { giftIn } from '../table/gift.ts'
import { placement, placementIn } from '../table/placement.ts'
import { relocationIn } from '../table/relocation.ts'

export const splitNames = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

export const nameOfKind = (kind: KindIndex): string => KINDS[kind].name.en.toLowerCase()

export function kindNamed(name: string): KindIndex {
  const kind = KINDS.findIndex(({ name: { en } }) => en.toLowerCase() === name)
  if (kind < 0) throw new Error(`There is no card called ${name}.`)
  return kind
}

/** A card as it lies: `stop`, or `push up`. */
export const nameOfLying = (kind: KindIndex, direction: Direction): string =>
  direction === NOWHERE ? nameOfKind(kind) : `${nameOfKind(kind)} ${DIRECTION_NAMES[direction]}`

export function lyingNamed(name: string): { kind: KindIndex; direction: Direction } {
  const direction = DIRECTION_NAMES.findIndex((word) => name.endsWith(` ${word}`))
  if (direction < 0) return { kind: kindNamed(name), direction: NOWHERE }
  const card = name.slice(0, -DIRECTION_NAMES[direction].length - 1)
  return { kind: kindNamed(card), direction: direction as Direction }
}

/** `push up on 12`. */
export function placementNamed(name: string): number {
  const [, card, space] = /^(.+) on (\d+)$/.exec(name) ?? []
  if (card === undefined) throw new Error(`Say which card goes on which space, not ${name}.`)
  const { kind, direction } = lyingNamed(card)
  return placement(kind, Number(space), direction)
}

/** What can be chosen, by its name. */
export function nameOfOption(players: readonly string[], prompt: Prompt<Question>, option: number): string {
  if (option === PASS) return 'pass'
  if (option === OK) return prompt.question.ask === 'roll' ? 'roll' : 'ok'
  switch (prompt.choice.of as Things) {
    case 'placement': {
      const { kind, space, direction } = placementIn(option)
      return `${nameOfLying(kind, direction)} on ${space}`
    }
    case 'seat':
      return players[option]
    case 'gift':
      return `${players[giftIn(option).seat]} ${giftIn(option).steps}`
    case 'card':
      return nameOfKind(option)
    case 'relocation':
      return `${relocationIn(option).number + 1} to ${relocationIn(option).to}`
    default:
      return String(option)
  }
}
