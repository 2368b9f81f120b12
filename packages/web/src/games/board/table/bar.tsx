import { decodeGift, OK, PASS } from '@slapwise/board-game'
import { formatAnswerHint } from '@slapwise/board-game/i18n'
import { useI18n } from '../../../i18n/index.tsx'
import { useRovingTabIndex } from '../../../table/input/use-roving-tab-index.ts'
import { PromptBar } from '../../../table/prompt-bar/prompt-bar.tsx'
import { useBoardTable } from './board-table-context.tsx'
import './bar.css'
import { BoardCard } from '../artwork/cards/board-card.tsx'
import { KindIcon } from '../artwork/cards/kind-drawing.tsx'
import { EventDrawing } from '../artwork/events/event-drawing.tsx'
import { useBoardMessages } from '../i18n/index.ts'

/** What is asked, and what is answered neither on the street nor in the hand. */
export function BoardBar() {
  return (
    <PromptBar
      question={useQuestion()}
      meaning={useMeaning()}
      source={<QuestionSource />}
      answer={
        <>
          <AnswerButtons />
          <ConfirmPlacement />
        </>
      }
    >
      <MarketOffer />
      <StepButtons />
    </PromptBar>
  )
}

/** What is asked, as far as it has been answered. */
function useQuestion(): string | null {
  const words = useBoardMessages()
  const { prompt, names, selection: aim, selectedKind: kind, selectedPlacement: aimed } = useBoardTable()
  if (!prompt) return null
  if (aim.manhole !== null) return words.table.askManholeTarget(aim.manhole + 1)
  if (aim.seat !== null) return words.table.askSteps(names.playerName(aim.seat))
  if (kind !== null && aim.space !== null && !aimed) return words.table.askDirection(names.cardName(kind))
  if (kind !== null && aim.handIndex !== null) return words.table.askSpace(names.cardName(kind))
  return words.formatQuestion(prompt.question, names)
}

function useMeaning(): string | null {
  const words = useBoardMessages()
  const { language } = useI18n()
  const { setup, prompt } = useBoardTable()
  return prompt && formatAnswerHint({ setup, messages: words, language }, prompt.question)
}

/** What asks this: a tap says what it is about. */
function QuestionSource() {
  const { setup, names, prompt, explainItem: explain } = useBoardTable()
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
function MarketOffer() {
  const { setup, names, prompt, chooseOption: choose } = useBoardTable()
  const walk = useRovingTabIndex<HTMLUListElement>()
  if (prompt?.question.ask !== 'market') return null
  return (
    <ul {...walk} className="board-offer">
      {prompt.choice.options
        .filter((option) => option >= 0)
        .map((kind) => (
          <li key={kind}>
            <button type="button" onClick={() => choose(kind)}>
              <BoardCard kind={setup.kinds[kind]} name={names.cardName(kind)} />
              <span className="visually-hidden">{names.cardName(kind)}</span>
            </button>
          </li>
        ))}
    </ul>
  )
}

/** How far whoever was tapped is sent. */
function StepButtons() {
  const { prompt, selection: aim, giveSteps } = useBoardTable()
  const walk = useRovingTabIndex<HTMLDivElement>()
  const words = useBoardMessages()
  if (prompt?.choice.of !== 'gift' || aim.seat === null) return null
  const lengths = prompt.choice.options.map(decodeGift).filter(({ seat }) => seat === aim.seat)
  return (
    <div {...walk} className="prompt-options">
      {lengths.map(({ steps }) => (
        <button key={steps} type="button" className="button second" onClick={() => giveSteps(steps)}>
          {words.table.steps(steps)}
        </button>
      ))}
    </div>
  )
}

/** A nod, or nothing. The die is rolled by a tap on it. */
function AnswerButtons() {
  const { prompt, chooseOption: choose } = useBoardTable()
  const words = useBoardMessages()
  if (!prompt || prompt.question.ask === 'roll') return null
  const { options } = prompt.choice
  if (!options.includes(PASS) && !options.includes(OK)) return null
  return (
    <div className="prompt-options">
      {options.includes(PASS) && (
        <button type="button" className="button second" onClick={() => choose(PASS)}>
          {words.table.pass}
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
function ConfirmPlacement() {
  const { selectedPlacement: aimed, confirmPlacement: placeIt } = useBoardTable()
  const words = useBoardMessages()
  if (!aimed) return null
  return (
    <button type="button" className="button" onClick={placeIt}>
      {words.table.confirmPlacement}
    </button>
  )
}
