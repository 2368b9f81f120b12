import type { KindIndex, VisibleFact } from '@slapwise/board-game'
import type { Seat } from '@slapwise/kernel'
import type { FactHighlight, HighlightPicture } from '../../../table/own-highlights/fact-highlight.ts'

/** The meaning of a fact for the player in the seat `own`, whom it concerns. */
export function highlightOfFact(fact: VisibleFact, own: Seat): FactHighlight {
  switch (fact.kind) {
    case 'attacked':
      return { doer: fact.seat, pictures: [{ icon: fact.card }] }
    case 'no-effect':
      return { doer: null, pictures: [{ icon: fact.of }] }
    case 'hindered':
    case 'triggered':
      return { doer: null, pictures: [{ icon: fact.source }] }
    case 'moved':
      return { doer: null, pictures: [{ badge: `${fact.path[0]} → ${fact.path.at(-1)}` }] }
    case 'stayed':
      return { doer: null, pictures: [{ icon: 'skip' }] }
    case 'gave-hand':
      return {
        doer: fact.seat === own ? null : fact.seat,
        pictures: passedCards(fact, fact.seat === own),
      }
    default:
      return { doer: null, pictures: [] }
  }
}

interface PassedCards {
  /** Missing if the viewer may not see them. */
  readonly cards?: readonly KindIndex[]
  readonly count: number
}

const passedCards = ({ cards, count }: PassedCards, isLost: boolean): HighlightPicture[] =>
  (cards ?? Array<null>(count).fill(null)).map((face) => ({ face, isLost }))
