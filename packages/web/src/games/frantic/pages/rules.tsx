import { navigate } from '../../../browser/navigate.ts'
import { type CardAppearance, CardBack, CardFace } from '../artwork/card.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import { RULES_CHAPTERS, type RulesChapter } from '../i18n/messages/rules.ts'
import '../../../ui/style/page.css'
import './rules.css'

const numberCard = (colour: CardAppearance['colour'], value: number): CardAppearance => ({
  colour,
  second: null,
  number: value,
  kind: { id: 'number', family: 'number' },
})

const specialCard = (id: string, colour: CardAppearance['colour'] = null): CardAppearance => ({
  colour,
  second: null,
  number: null,
  kind: { id, family: colour === null ? 'open-wish' : 'single' },
})

const blackCard = (value: number): CardAppearance => ({
  colour: null,
  second: null,
  number: value,
  kind: { id: 'black-number', family: 'black' },
})

const CHAPTER_CARDS: Readonly<Record<RulesChapter, readonly CardAppearance[]>> = {
  goal: [numberCard('green', 2), numberCard('yellow', 9), specialCard('exchange', 'blue')],
  turn: [numberCard('red', 7), numberCard('red', 3), numberCard('blue', 7)],
  draw: [],
  specials: [specialCard('second-chance', 'green'), specialCard('fantastic')],
  black: [blackCard(7)],
  attacks: [specialCard('gift', 'red'), specialCard('counterattack'), specialCard('nice-try')],
  end: [specialCard('fuck-you')],
}

/** The rules page. */
export default function RulesPage() {
  const messages = useFranticMessages()
  const { title, lead, chapters, tryIt, showCards, home } = messages.rules
  return (
    <main className="page rules">
      <header>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      <ol>
        {RULES_CHAPTERS.map((chapter) => (
          <li key={chapter}>
            <h2>{chapters[chapter].title}</h2>
            <p>{chapters[chapter].text}</p>
            <div className="rules-cards" aria-hidden="true">
              {chapter === 'draw' && <CardBack />}
              {CHAPTER_CARDS[chapter].map((print) => (
                <CardFace key={`${print.kind.id} ${print.colour} ${print.number}`} print={print} />
              ))}
            </div>
          </li>
        ))}
      </ol>
      <div className="rules-ways">
        <button type="button" className="button" onClick={() => navigate('/play/frantic')}>
          {tryIt}
        </button>
        <button type="button" className="button second" onClick={() => navigate('/cards/frantic')}>
          {showCards}
        </button>
        <button type="button" className="button quiet" onClick={() => navigate('/')}>
          {home}
        </button>
      </div>
    </main>
  )
}
