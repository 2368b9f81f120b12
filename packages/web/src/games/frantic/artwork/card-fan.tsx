import './card-fan.css'
import { CardFace } from './card.tsx'

const FAN_CARDS = [
  { colour: 'red', second: null, number: null, kind: { id: 'gift', family: 'single' } },
  { colour: 'yellow', second: null, number: 7, kind: { id: 'number', family: 'number' } },
  { colour: null, second: null, number: 4, kind: { id: 'black-number', family: 'black' } },
  { colour: null, second: null, number: null, kind: { id: 'counterattack', family: 'open-wish' } },
  { colour: 'blue', second: null, number: null, kind: { id: 'skip', family: 'single' } },
] as const

/** Five cards as the picture of the game. */
export const CardFan = () => (
  <div className="card-fan">
    {FAN_CARDS.map((print) => (
      <CardFace key={print.kind.id} print={print} />
    ))}
  </div>
)
