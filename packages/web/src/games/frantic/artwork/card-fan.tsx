import { Fragment } from 'react'
import './card-fan.css'
import { GiftPictogram } from '../../../ui/print/pictograms.tsx'
import { CounterattackPictogram, SkipPictogram } from './poster-pictograms.tsx'
import { PrintedCard } from './printed-card.tsx'

const FAN_CARDS = [
  { colour: 'red', second: null, number: null, kind: { id: 'gift', family: 'single' } },
  { colour: 'yellow', second: null, number: 7, kind: { id: 'number', family: 'number' } },
  { colour: null, second: null, number: 4, kind: { id: 'black-number', family: 'black' } },
  { colour: null, second: null, number: null, kind: { id: 'counterattack', family: 'open-wish' } },
  { colour: 'blue', second: null, number: null, kind: { id: 'skip', family: 'single' } },
] as const

/** The start page does not load the drawings of all cards. */
const DRAWINGS = {
  gift: GiftPictogram,
  counterattack: CounterattackPictogram,
  skip: SkipPictogram,
  number: Fragment,
  'black-number': Fragment,
}

/** Five cards as the picture of the game. */
export const CardFan = () => (
  <div className="card-fan">
    {FAN_CARDS.map((print) => (
      <PrintedCard key={print.kind.id} print={print} Drawing={DRAWINGS[print.kind.id]} />
    ))}
  </div>
)
