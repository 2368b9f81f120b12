import type { VisibleFact } from '@slapwise/card-game'
import type { NewsRenderer } from '../../../table/own-news/fact-news.ts'
import { CardBack, CardFace } from '../artwork/card.tsx'
import { PictogramIcon } from '../artwork/pictogram.tsx'
import { newsOfFact } from './fact-news.ts'
import { useFranticTable } from './frantic-table-context.tsx'

export function useNewsRenderer(): NewsRenderer {
  const { state, setup } = useFranticTable()
  const faceOf = (card: number) => setup.faces[card].index
  return {
    newsOf: (fact) => newsOfFact(fact as VisibleFact, state.match.own.seat!, faceOf),
    renderFace: (face) => (face === null ? <CardBack /> : <CardFace print={setup.prints[face]} />),
    renderIcon: (id) => <PictogramIcon id={id} />,
  }
}
