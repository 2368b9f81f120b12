import { below, type Random, type Seat } from '@slapwise/kernel'
import type { CardKind } from '../../model/kind.ts'
import { lying } from '../../table/lying.ts'
import { type Placement, placementIn } from '../../table/placement.ts'
import { relocationIn } from '../../table/relocation.ts'
import type { View } from '../../views/view.ts'
import { mean } from '../mean.ts'
import { gainOf } from './naming.ts'
import { type Board, prospect } from './prospect.ts'
import { rivalsOf, type Seen } from './seen.ts'

/** What a point of the others is worth beside one of its own. */
const ENVY = 0.5

/** Reactions are worth more in the hand than on the street. */
const REACTION = 4
/** What acts only when it is played in a turn is wasted where nothing acts. */
const PLAYED = 2
/** Nobody knows what an event brings. */
const TROUBLE = 1.5

/** How many placements it weighs. */
const SAMPLED = 24
/** What lies further ahead of somebody matters later. */
const REACH = 7
/** So near to the end the round will soon be over. */
const LATE = 10
/** A token can still be sent back; a card in hand stays there. */
const HOPE = 2

/** What to play in its turn, with all that it does. */
export function bestPlay(seen: Seen, options: readonly number[]): number {
  const { setup, view, seat } = seen
  const weigh = weigher(seen)
  return least(candidates(seen, options), (option) => {
    const placed = placementIn(option)
    const kind = setup.kinds[placed.kind]
    const mine = prospect(setup, view, seat, placed) + sideEffect(seen, kind)
    return weigh(mine, withCard(view, placed), placed.space) + keeping(kind) - relief(seen, placed)
  })
}

/** What to place where it does nothing yet: before the first turn, in an event, or with a card that was thrown in. */
export function bestPlacement(seen: Seen, options: readonly number[]): number {
  const { setup, view, seat } = seen
  const weigh = weigher(seen)
  return least(candidates(seen, options), (option) => {
    const placed = placementIn(option)
    const kind = setup.kinds[placed.kind]
    const board = withCard(view, placed)
    const wasted = kind.played && kind.inHand === 0 ? PLAYED : 0
    return (
      weigh(prospect(setup, board, seat, null), board, placed.space) + keeping(kind) + wasted - kind.inHand
    )
  })
}

/** Where the numbered teleports hurt it the least. */
export function bestRelocation(seen: Seen, options: readonly number[]): number {
  const { setup, view, seat, random } = seen
  return least(sample(options, random), (option) => {
    const { number, to } = relocationIn(option)
    const board = { ...view, teleports: view.teleports.with(number, to) }
    const theirs = rivalsOf({ view, seat }).map((rival) => prospect(setup, board, rival, null))
    return prospect(setup, board, seat, null) - ENVY * mean(theirs)
  })
}

/** How bad it is to expect so many points, on a board where something has changed on one space. */
function weigher({ setup, view, seat }: Seen): (mine: number, board: Board, space: number) => number {
  const rivals = rivalsOf({ view, seat })
  const before = rivals.map((rival) => prospect(setup, view, rival, null))
  return (mine, board, space) => {
    const theirs = rivals.map((rival, i) =>
      isAhead(view, rival, space) ? prospect(setup, board, rival, null) : before[i],
    )
    return mine - ENVY * mean(theirs)
  }
}

const isAhead = ({ tokens }: View, seat: Seat, space: number): boolean =>
  space > tokens[seat] && space <= tokens[seat] + REACH

const keeping = ({ thrownInAs }: CardKind): number => (thrownInAs ? REACTION : 0)

/** What a card does to others, or to everybody, when it is played. */
function sideEffect(seen: Seen, { id }: CardKind): number {
  if (id === 'troublemaker') return TROUBLE
  if (id !== 'remote') return 0
  const gains = rivalsOf(seen).map((rival) => gainOf(seen, rival))
  return (-ENVY * Math.max(...gains)) / gains.length
}

/** What it is rid of with a card that costs points in hand. To the end it does not go for that, unless the round is over soon. */
function relief({ setup, view, seat }: Seen, { kind }: Placement): number {
  const { inHand } = setup.kinds[kind]
  if (inHand === 0) return 0
  const { end } = setup.street
  if (view.tokens[seat] + inHand + REACH < end) return inHand + HOPE
  return Math.max(...view.tokens) >= end - LATE ? inHand : 0
}

const withCard = (view: View, { kind, space, direction }: Placement): Board => ({
  ...view,
  spaces: view.spaces.with(space, [...view.spaces[space], lying(kind, direction)]),
})

/** One of each kind, and some of those that matter to somebody. */
function candidates({ view, random }: Seen, options: readonly number[]): number[] {
  const matters = options.filter((option) =>
    view.tokens.some((_, seat) => isAhead(view, seat, placementIn(option).space)),
  )
  const kinds = new Set<number>()
  const first = options.filter((option) => {
    const { kind } = placementIn(option)
    return !kinds.has(kind) && kinds.add(kind)
  })
  return [...first, ...sample(matters, random)]
}

function sample(options: readonly number[], random: Random): readonly number[] {
  if (options.length <= SAMPLED) return options
  return Array.from({ length: SAMPLED }, () => options[below(random, options.length)])
}

function least(options: readonly number[], burdenOf: (option: number) => number): number {
  let [best] = options
  let lightest = Number.POSITIVE_INFINITY
  for (const option of options) {
    const burden = burdenOf(option)
    if (burden < lightest) [best, lightest] = [option, burden]
  }
  return best
}
