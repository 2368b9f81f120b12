import { NOWHERE, within } from '../../model/board.ts'
import type { Question } from '../../model/question.ts'
import { D6 } from '../../round/dice.ts'
import { placementIn } from '../../table/placement.ts'
import { relocationIn } from '../../table/relocation.ts'
import { actOf, FLIGHT } from '../paths.ts'
import { Change, type Pace } from './change.ts'
import { keptFor } from './hand.ts'
import { walked, worthAt } from './lay.ts'
import { worthOfNaming } from './naming.ts'
import type { Seen } from './seen.ts'

type WorthOf = (option: number) => number

/** What each answer to a question is worth where something is placed, or moved elsewhere on the board. */
export function worthIn(seen: Seen, { ask }: Question): WorthOf {
  switch (ask) {
    case 'turn':
      return worthOfPlay(seen)
    case 'reorganize':
      return worthOfRelocation(seen)
    default:
      return worthOfPlacement(seen)
  }
}

/** What to play in its turn, where, and which way it points. */
function worthOfPlay(seen: Seen): WorthOf {
  const { kinds } = seen.setup
  const change = new Change(seen)
  const gains: (number | undefined)[] = []
  return (option) => {
    const { kind, space, direction } = placementIn(option)
    gains[kind] ??= worthOfPlaying(seen, kinds[kind].id) - keptFor(seen.lay, kind)
    return gains[kind] + change.worth(space, actOf(kinds[kind]), direction, PACES[kinds[kind].id] ?? 'walks')
  }
}

/** Where its token does not go ahead in this turn. */
const PACES: Readonly<Record<string, Pace>> = {
  skip: 'waits',
  remote: 'waits',
  reverse: 'waits',
  ghost: 'waits',
  troublemaker: 'waits',
  'fuck-you': 'waits',
}

/** What a card does when it is played, with the movement that follows. */
function worthOfPlaying(seen: Seen, card: string): number {
  const { lay, seat, setup } = seen
  const at = lay.tokens[seat]
  switch (card) {
    case 'skip':
      return 0
    case 'remote':
      return worthOfNaming(seen)
    case 'troublemaker':
      return lay.trouble() + worthOfNaming(seen) / setup.events.length
    case 'reverse':
      return walked(lay, seat, at, -1)
    case 'ghost':
      return floated(seen)
    case 'fuck-you':
      return walked(lay, seat, within(setup.street, at + FLIGHT), 1)
    default:
      return walked(lay, seat, at, 1)
  }
}

function floated({ lay, seat }: Seen): number {
  let sum = 0
  for (let rolled = 1; rolled <= D6; rolled++)
    sum += worthAt(lay, seat, within(lay.street, lay.tokens[seat] + rolled))
  return sum / D6
}

/** What to place where it does nothing yet: before the first turn, in an event, or with a card that was thrown in. */
function worthOfPlacement(seen: Seen): WorthOf {
  const { kinds } = seen.setup
  const change = new Change(seen)
  return (option) => {
    const { kind, space, direction } = placementIn(option)
    return change.worth(space, actOf(kinds[kind]), direction, 'waits') - keptFor(seen.lay, kind)
  }
}

/** Where the numbered teleports hurt it the least, and the others the most. */
function worthOfRelocation(seen: Seen): WorthOf {
  const change = new Change(seen)
  const left = seen.view.teleports.map((from) => change.worth(from, 'nothing', NOWHERE, 'waits'))
  return (option) => {
    const { number, to } = relocationIn(option)
    return left[number] + change.worth(to, 'teleport', NOWHERE, 'waits')
  }
}
