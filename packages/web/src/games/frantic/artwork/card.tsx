import { memo } from 'react'
import { renderCardBack } from './card-background.ts'
import { findPictogram } from './pictogram.tsx'
import { type CardAppearance, PrintedCard, paperBackground } from './printed-card.tsx'

export type { CardAppearance } from './printed-card.tsx'

export const CardFace = memo(function CardFace({ print }: { readonly print: CardAppearance }) {
  return <PrintedCard print={print} Drawing={findPictogram(print.kind.id)} />
})

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
