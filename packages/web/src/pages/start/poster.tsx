import { CardFace } from '../../games/frantic/look/card.tsx'
import { useSpeech } from '../../words/index.tsx'
import './poster.css'
import { SlapHand } from './slap-hand.tsx'

const FAN = [
  { colour: 'red', second: null, number: null, kind: { id: 'gift', family: 'single' } },
  { colour: 'yellow', second: null, number: 7, kind: { id: 'number', family: 'number' } },
  { colour: null, second: null, number: 4, kind: { id: 'black-number', family: 'black' } },
  { colour: null, second: null, number: null, kind: { id: 'counterattack', family: 'open-wish' } },
  { colour: 'blue', second: null, number: null, kind: { id: 'skip', family: 'single' } },
] as const

/** The first thing that people see. */
export function Poster() {
  const { words } = useSpeech()
  return (
    <header className="poster">
      <h1 className="wordmark">Slapwise</h1>
      <p className="tagline">{words.start.tagline}</p>
      <div className="poster-picture" aria-hidden="true">
        <div className="sun" />
        <SlapHand />
        <div className="fan">
          {FAN.map((print) => (
            <CardFace key={print.kind.id} print={print} />
          ))}
        </div>
      </div>
    </header>
  )
}
