import type { VisibleFact } from '@slapwise/card-game'
import type { HighlightRenderer } from '../../../table/own-highlights/fact-highlight.ts'
import { CardBack, CardFace } from '../artwork/card.tsx'
import { PictogramIcon } from '../artwork/pictogram.tsx'
import { highlightOfFact } from './fact-highlight.ts'
import { useFranticTable } from './frantic-table-context.tsx'

export function useHighlightRenderer(): HighlightRenderer {
  const { state, setup } = useFranticTable()
  const faceOf = (card: number) => setup.faces[card].index
  return {
    highlightOf: (fact) => highlightOfFact(fact as VisibleFact, state.match.own.seat!, faceOf),
    renderFace: (face) => (face === null ? <CardBack /> : <CardFace print={setup.prints[face]} />),
    renderIcon: (id) => <PictogramIcon id={id} />,
  }
}
