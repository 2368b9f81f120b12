import { giftIn, OK, PASS } from '@slapwise/board-game'
import { meaningIn } from '@slapwise/board-game/words'
import { Bar } from '../../../table/bar/bar.tsx'
import { useWalk } from '../../../table/input/use-walk.ts'
import { useSpeech } from '../../../words/index.tsx'
import { useTable } from './at-table.tsx'
import './bar.css'
import { BoardCard } from '../look/cards/board-card.tsx'
import { KindIcon } from '../look/cards/kind-print.tsx'
import { EventDrawing } from '../look/events/event-drawing.tsx'
import { useBoardWords } from '../words/index.ts'

/** What is asked, and what is answered neither on the street nor in the hand. */
export function BoardBar() {
  return (
    <Bar
      question={useQuestion()}
      meaning={useMeaning()}
      source={<Source />}
      answer={
        <>
          <Words />
          <PlaceIt />
        </>
      }
    >
      <Offer />
      <Steps />
    </Bar>
  )
}

/** What is asked, as far as it has been answered. */
function useQuestion(): string | null {
  const words = useBoardWords()
  const { prompt, names, aim, kind, aimed } = useTable()
  if (!prompt) return null
  if (aim.manhole !== null) return words.table.whereTo(aim.manhole + 1)
  if (aim.seat !== null) return words.table.howFar(names.who(aim.seat))
  if (kind !== null && aim.space !== null && !aimed) return words.table.whichWay(names.card(kind))
  if (kind !== null && aim.card !== null) return words.table.where(names.card(kind))
  return words.question(prompt.question, names)
}

function useMeaning(): string | null {
  const words = useBoardWords()
  const { language } = useSpeech()
  const { setup, prompt } = useTable()
  return prompt && meaningIn({ setup, words, language }, prompt.question)
}

/** What asks this: a tap says what it is about. */
function Source() {
  const { setup, names, prompt, explain } = useTable()
  const source = prompt?.question.source ?? null
  const kind = setup.kinds.find(({ id }) => id === source)
  const event = setup.events.find(({ id }) => id === source)
  if (source === null || !(kind ?? event)) return null
  return (
    <button type="button" className="board-source" onClick={() => explain({ id: source })}>
      {kind ? <KindIcon kind={kind} /> : <EventDrawing id={source} />}
      <span className="visually-hidden">{names.title(source)}</span>
    </button>
  )
}

/** Cards that lie open for one to be taken. */
function Offer() {
  const { setup, names, prompt, choose } = useTable()
  const walk = useWalk<HTMLUListElement>()
  if (prompt?.question.ask !== 'market') return null
  return (
    <ul {...walk} className="board-offer">
      {prompt.choice.options
        .filter((option) => option >= 0)
        .map((kind) => (
          <li key={kind}>
            <button type="button" onClick={() => choose(kind)}>
              <BoardCard kind={setup.kinds[kind]} name={names.card(kind)} />
              <span className="visually-hidden">{names.card(kind)}</span>
            </button>
          </li>
        ))}
    </ul>
  )
}

/** How far whoever was tapped is sent. */
function Steps() {
  const { prompt, aim, giveSteps } = useTable()
  const walk = useWalk<HTMLDivElement>()
  const words = useBoardWords()
  if (prompt?.choice.of !== 'gift' || aim.seat === null) return null
  const lengths = prompt.choice.options.map(giftIn).filter(({ seat }) => seat === aim.seat)
  return (
    <div {...walk} className="options">
      {lengths.map(({ steps }) => (
        <button key={steps} type="button" className="button second" onClick={() => giveSteps(steps)}>
          {words.table.steps(steps)}
        </button>
      ))}
    </div>
  )
}

/** A nod, or nothing. The die is rolled by a tap on it. */
function Words() {
  const { prompt, choose } = useTable()
  const words = useBoardWords()
  if (!prompt || prompt.question.ask === 'roll') return null
  const { options } = prompt.choice
  if (!options.includes(PASS) && !options.includes(OK)) return null
  return (
    <div className="options">
      {options.includes(PASS) && (
        <button type="button" className="button second" onClick={() => choose(PASS)}>
          {words.table.letItBe}
        </button>
      )}
      {options.includes(OK) && (
        <button type="button" className="button" onClick={() => choose(OK)}>
          {words.table.ok}
        </button>
      )}
    </div>
  )
}

/** For whom a tap shows first what it would do. */
function PlaceIt() {
  const { aimed, placeIt } = useTable()
  const words = useBoardWords()
  if (!aimed) return null
  return (
    <button type="button" className="button" onClick={placeIt}>
      {words.table.place}
    </button>
  )
}
