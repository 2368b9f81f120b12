import type { Setup } from '@slapwise/board-game'
import { type Part, plainPart } from '@slapwise/board-game/words'
import type { PieceProps } from '../../../table/log/use-teller-of.tsx'
import type { Thing } from '../table/at-table.tsx'
import type { Names } from '../table/use-names.ts'

type Props = PieceProps<Exclude<Part, string>, Setup, Names, Thing>

/** A name, or something that a tap explains. */
export function Piece({ part, setup, names, explain }: Props) {
  const text = plainPart(part, names)
  if ('who' in part) return <b className="log-who">{text}</b>
  return (
    <button type="button" className="log-title" onClick={() => explain(thingIn(part, setup))}>
      {text}
    </button>
  )
}

function thingIn(part: Exclude<Props['part'], { who: number }>, { kinds }: Setup): Thing {
  if ('space' in part) return { space: part.space }
  return { id: 'card' in part ? kinds[part.card].id : part.title }
}
