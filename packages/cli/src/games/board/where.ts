import {
  directionsOn,
  type KindIndex,
  NOWHERE,
  placementIn,
  relocationIn,
  type Space,
} from '@slapwise/board-game'
import { arrowOn, NUMBERED_TELEPORT } from '@slapwise/board-game/words'
import { findOption } from '../../play/read-answer.ts'
import { bold, unbroken } from '../../terminal/screen.ts'
import { type Asking, handOptions } from './options.ts'

/** Where cards, or manholes, can go: “1–6, 8–13”. */
export function whereWords(asking: Asking, card: string): string {
  const { teller, prompt } = asking
  if (prompt.choice.of === 'relocation') return manholesWhere(asking)
  if (card === '') return whereAll(asking)
  const found = findOption(handOptions(asking), card)
  return found ? whichWay(asking, found.value) : teller.lexicon.ask.noSuch(card)
}

/** Only one may be thrown in, and it is not in the way of the others. */
const kindsOffered = ({ prompt, hand }: Asking): KindIndex[] => {
  const offered = new Set(prompt.choice.options.map((option) => placementIn(option).kind))
  return [...new Set(hand)].filter((kind) => offered.has(kind))
}

const spacesOf = ({ prompt }: Asking, kind: KindIndex): Space[] => [
  ...new Set(
    prompt.choice.options
      .map(placementIn)
      .filter((one) => one.kind === kind)
      .map(({ space }) => space),
  ),
]

/** Cards that go to the same places together. */
function whereAll(asking: Asking): string {
  const byPlaces = Map.groupBy(kindsOffered(asking), (kind) => ranges(spacesOf(asking, kind)))
  return [...byPlaces]
    .map(([places, kinds]) => `${bold(`${kinds.map(asking.teller.typed.card).join(', ')}:`)} ${places}.`)
    .join(' ')
}

function whereOf(asking: Asking, kind: KindIndex): string {
  const name = asking.teller.typed.card(kind)
  return `${bold(`${name}:`)} ${ranges(spacesOf(asking, kind)) || asking.teller.texts.nowhere}.`
}

/** The spaces for each way that it can point. */
function whichWay(asking: Asking, kind: KindIndex): string {
  const { setup, words } = asking.teller
  if (setup.kinds[kind].points === 'nowhere') return whereOf(asking, kind)
  const spaces = spacesOf(asking, kind)
  const ways = [...new Set(spaces.flatMap((space) => directionsOn(setup.street, setup.kinds[kind], space)))]
  return ways
    .sort((a, b) => a - b)
    .map((way) => {
      const there = spaces.filter((space) =>
        directionsOn(setup.street, setup.kinds[kind], space).includes(way),
      )
      return `${bold(`${words.directions[way]}:`)} ${ranges(there)}.`
    })
    .join(' ')
}

function manholesWhere({ teller, prompt }: Asking): string {
  const moves = prompt.choice.options.map(relocationIn)
  const numbers = [...new Set(moves.map(({ number }) => number + 1))]
  const spaces = [...new Set(moves.map(({ to }) => to))]
  return `${bold(`${teller.title(NUMBERED_TELEPORT.id)} ${ranges(numbers)}:`)} ${ranges(spaces)}.`
}

/** How a card could point on a space, in words and as printed: “ahead ←, back →, up ↑”. */
export function waysOn({ teller }: Asking, kind: KindIndex, space: Space): string {
  const { street, kinds } = teller.setup
  return directionsOn(street, kinds[kind], space)
    .filter((way) => way !== NOWHERE)
    .map((way) => unbroken(`${teller.words.directions[way]} ${arrowOn(street, space, way)}`))
    .join(', ')
}

/** A placement as it could be typed: one that points if there is any, for that is harder to guess. */
export function exampleOf({ teller, prompt }: Asking): string {
  const all = prompt.choice.options.map(placementIn)
  const { kind, space, direction } = all.find((one) => one.direction !== NOWHERE) ?? all[0]
  const way = direction === NOWHERE ? '' : ` ${teller.words.directions[direction]}`
  return `${teller.typed.card(kind).toLowerCase()} ${space}${way}`
}

/** Neighbours in one. */
export function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = []
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && number === last[1] + 1) last[1] = number
    else runs.push([number, number])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}
