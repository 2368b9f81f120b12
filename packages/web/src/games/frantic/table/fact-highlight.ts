import type { CardId, FaceIndex, VisibleFact } from '@slapwise/card-game'
import type { Seat } from '@slapwise/kernel'
import { formatSigned } from '@slapwise/kernel'
import type { FactHighlight, HighlightPicture } from '../../../table/own-highlights/fact-highlight.ts'
import type { FaceResolver } from '../flights/flight.ts'

/** The meaning of a fact for the player in the seat `own`, whom it concerns. */
export function highlightOfFact(fact: VisibleFact, own: Seat, faceOf: FaceResolver): FactHighlight {
  const passed = (isLost: boolean) => passedCards(fact as PassedCards, isLost, faceOf)
  switch (fact.kind) {
    case 'attacked':
      return { doer: fact.seat, pictures: [{ icon: fact.card }] }
    case 'gave':
      return { doer: fact.from, pictures: passed(false) }
    case 'took':
      return { doer: fact.seat, pictures: passed(true) }
    case 'took-openly':
      return { doer: fact.seat, pictures: fact.faces.map((face) => ({ face, isLost: true })) }
    case 'drew':
    case 'took-up':
      return { doer: null, pictures: passed(false) }
    case 'found':
      return { doer: null, pictures: [{ face: fact.face, isLost: false }] }
    case 'looked':
      return { doer: fact.seat, pictures: [] }
    case 'scored':
      return { doer: null, pictures: [{ badge: formatSigned(fact.points) }] }
    case 'skipped':
    case 'will-skip':
      return { doer: null, pictures: [{ icon: 'skip' }] }
    case 'swapped-hands':
    case 'swapped-powers':
    case 'swapped-scores':
      return { doer: fact.seats.find((seat) => seat !== own) ?? null, pictures: [] }
    case 'passed-hands':
      return { doer: fact.from[fact.to.indexOf(own)] ?? null, pictures: [] }
    default:
      return { doer: null, pictures: [] }
  }
}

interface PassedCards {
  /** Missing if the viewer may not see them. */
  readonly cards?: readonly CardId[]
  readonly count: number
}

const passedCards = (
  { cards, count }: PassedCards,
  isLost: boolean,
  faceOf: FaceResolver,
): HighlightPicture[] => {
  const faces: readonly (FaceIndex | null)[] = cards?.map(faceOf) ?? Array<null>(count).fill(null)
  return faces.map((face) => ({ face, isLost }))
}
