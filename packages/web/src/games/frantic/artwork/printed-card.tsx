import type { Face } from '@slapwise/card-game'
import type { ComponentType } from 'react'
import { BLACK, INKS, type Ink, PAPER } from '../../../ui/print/inks.ts'
import { numberOutline } from '../../../ui/print/number-outline.ts'
import { renderCardBackground } from './card-background.ts'

export type CardAppearance = Pick<Face, 'colour' | 'second' | 'number'> & {
  readonly kind: Pick<Face['kind'], 'id' | 'family'>
}

const cardColour = ({ colour, kind }: CardAppearance): Ink | null =>
  colour ?? (kind.family === 'black' ? 'black' : null)

interface Props {
  readonly print: CardAppearance
  /** The drawing of a special card; number cards have none. */
  readonly Drawing: ComponentType
}

/**
 * The face of a card, drawn in a box of 100 by 146 that is scaled to any size. It has few elements, since a table
 * shows many cards.
 */
export function PrintedCard({ print, Drawing }: Props) {
  const { number, second } = print
  const ink = cardColour(print)
  return (
    <svg
      viewBox="0 0 100 146"
      className="card-face"
      aria-hidden="true"
      strokeLinejoin="round"
      strokeLinecap="round"
      style={{
        ...paperBackground(renderCardBackground(ink, second, number !== null)),
        ...(ink === 'yellow' && YELLOW_CARD_STYLE),
      }}
    >
      {number === null ? <Drawing /> : <Numeral number={number} ink={ink} />}
    </svg>
  )
}

/** Paper colour until the background image is decoded, so that the card is never transparent. */
export const paperBackground = (backgroundImage: string) => ({ backgroundColor: PAPER, backgroundImage })

/** Yellow details would not be visible on yellow cards. */
const YELLOW_CARD_STYLE = { '--spot': INKS.red.ink } as React.CSSProperties

/** The number, printed with an offset; also small in two corners, so that a hand of twenty cards stays readable. */
function Numeral({ number, ink }: { readonly number: number; readonly ink: Ink | null }) {
  const size = number > 9 ? 64 : 78
  const indices = numberOutline(number, 17, 26, 18) + numberOutline(number, 83, 120, -18)
  const [under, over] = ink === 'yellow' ? [indices, ''] : ['', indices]
  return (
    <>
      <path d={numberOutline(number, 53, 73 + size * 0.37, size) + under} fill={BLACK} />
      <path d={numberOutline(number, 50, 73 + size * 0.34, size) + over} fill={PAPER} />
    </>
  )
}
