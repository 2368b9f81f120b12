import { below, type Random, type Seat } from '@slapwise/kernel'
import type { CardKind } from '../../model/kind.ts'
import { type Placement, placementIn } from '../../table/placement.ts'
import { relocationIn } from '../../table/relocation.ts'
import type { View } from '../../views/view.ts'
import { mean } from '../mean.ts'
import { actOf } from '../paths.ts'
import { gainOf } from './naming.ts'
import { Prospects } from './prospect.ts'
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
  const { setup, prospects, seat } = seen
  const theirs = rivalsOn(seen)
  return least(candidates(seen, options), (option) => {
    const placed = placementIn(option)
    const kind = setup.kinds[placed.kind]
    const burden = withCard(seen, placed, () => prospects.playing(seat, kind.id) - theirs(placed.space))
    return burden + sideEffect(seen, kind) + keeping(kind) - relief(seen, placed)
  })
}

/** What to place where it does nothing yet: before the first turn, in an event, or with a card that was thrown in. */
export function bestPlacement(seen: Seen, options: readonly number[]): number {
  const { setup, prospects, seat } = seen
  const theirs = rivalsOn(seen)
  return least(candidates(seen, options), (option) => {
    const placed = placementIn(option)
    const kind = setup.kinds[placed.kind]
    const wasted = kind.played && kind.inHand === 0 ? PLAYED : 0
    const burden = withCard(seen, placed, () => prospects.rolling(seat) - theirs(placed.space))
    return burden + keeping(kind) + wasted - kind.inHand
  })
}

/** Where the numbered teleports hurt it the least. */
export function bestRelocation(seen: Seen, options: readonly number[]): number {
  const { setup, view, seat, random } = seen
  const rivals = rivalsOf(seen)
  return least(sample(options, random), (option) => {
    const { number, to } = relocationIn(option)
    const there = new Prospects(setup, { ...view, teleports: view.teleports.with(number, to) })
    return there.rolling(seat) - ENVY * mean(rivals.map((rival) => there.rolling(rival)))
  })
}

/** What the others’ prospects are worth to it where something has changed on one space. */
function rivalsOn(seen: Seen): (space: number) => number {
  const { prospects, view } = seen
  const rivals = rivalsOf(seen)
  const before = rivals.map((rival) => prospects.rolling(rival))
  return (space) => {
    const theirs = rivals.map((rival, i) =>
      isAhead(view, rival, space) ? prospects.rolling(rival) : before[i],
    )
    return ENVY * mean(theirs)
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

/** What if that lay there? */
function withCard<T>(
  { setup, prospects: { paths } }: Seen,
  { kind, space, direction }: Placement,
  what: () => T,
): T {
  const { acts, ways } = paths
  const [act, way] = [acts[space], ways[space]]
  acts[space] = actOf(setup.kinds[kind])
  ways[space] = direction
  const found = what()
  acts[space] = act
  ways[space] = way
  return found
}

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
