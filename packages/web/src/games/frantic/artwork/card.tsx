import type { Face } from '@slapwise/card-game'
import { memo } from 'react'
import { BLACK, INKS, type Ink, PAPER } from '../../../ui/print/inks.ts'
import { numberOutline } from '../../../ui/print/number-outline.ts'
import { renderCardBack, renderCardBackground } from './card-background.ts'
import { Pictogram } from './pictogram.tsx'

export type CardAppearance = Pick<Face, 'colour' | 'second' | 'number'> & {
  readonly kind: Pick<Face['kind'], 'id' | 'family'>
}

const cardColour = ({ colour, kind }: CardAppearance): Ink | null =>
  colour ?? (kind.family === 'black' ? 'black' : null)

/** A card as it is printed: 100 by 146, whatever size it is shown at. Tables are full of them: each has few parts. */
export const CardFace = memo(function CardFace({ print }: { readonly print: CardAppearance }) {
  const { kind, number, second } = print
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
      {number === null ? <Pictogram id={kind.id} /> : <Numeral number={number} ink={ink} />}
    </svg>
  )
})

/** Until a ground has been read, a card is paper: nobody sees through it. */
const paperBackground = (backgroundImage: string) => ({ backgroundColor: PAPER, backgroundImage })

/** Yellow on yellow would be lost. */
const YELLOW_CARD_STYLE = { '--spot': INKS.red.ink } as React.CSSProperties

/**
 * Slightly out of register, as a cheap press would do it; and small in two corners, so that a fan of twenty still shows
 * what is what.
 */
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

/** The back of a playing card. */
export const CardBack = memo(function CardBack() {
  return (
    <svg
      viewBox="0 0 100 146"
      className="card-face"
      aria-hidden="true"
      style={paperBackground(renderCardBack())}
    />
  )
})
