import { go } from '../../../browser/go.ts'
import { CardBack, CardFace, type Print } from '../look/card.tsx'
import { useFranticWords } from '../words/index.ts'
import { CHAPTERS, type Chapter } from '../words/lexicon/rules.ts'
import '../../../look/style/page.css'
import './rules.css'

const number = (colour: Print['colour'], value: number): Print => ({
  colour,
  second: null,
  number: value,
  kind: { id: 'number', family: 'number' },
})

const special = (id: string, colour: Print['colour'] = null): Print => ({
  colour,
  second: null,
  number: null,
  kind: { id, family: colour === null ? 'open-wish' : 'single' },
})

const black = (value: number): Print => ({
  colour: null,
  second: null,
  number: value,
  kind: { id: 'black-number', family: 'black' },
})

const CARDS: Readonly<Record<Chapter, readonly Print[]>> = {
  goal: [number('green', 2), number('yellow', 9), special('exchange', 'blue')],
  turn: [number('red', 7), number('red', 3), number('blue', 7)],
  draw: [],
  specials: [special('second-chance', 'green'), special('fantastic')],
  black: [black(7)],
  attacks: [special('gift', 'red'), special('counterattack'), special('nice-try')],
  end: [special('fuck-you')],
}

/** How it is played, in two minutes. */
export default function RulesPage() {
  const words = useFranticWords()
  const { title, lead, chapters, tryIt, home } = words.rules
  return (
    <main className="page rules">
      <header>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      <ol>
        {CHAPTERS.map((chapter) => (
          <li key={chapter}>
            <h2>{chapters[chapter].title}</h2>
            <p>{chapters[chapter].text}</p>
            <div className="rules-cards" aria-hidden="true">
              {chapter === 'draw' && <CardBack />}
              {CARDS[chapter].map((print) => (
                <CardFace key={`${print.kind.id} ${print.colour} ${print.number}`} print={print} />
              ))}
            </div>
          </li>
        ))}
      </ol>
      <div className="rules-ways">
        <button type="button" className="button" onClick={() => go('/play/frantic')}>
          {tryIt}
        </button>
        <button type="button" className="button quiet" onClick={() => go('/')}>
          {home}
        </button>
      </div>
    </main>
  )
}
