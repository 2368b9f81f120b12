import { OK, PASS } from '@slapwise/board-game'
import { formatForecast } from '@slapwise/board-game/i18n'
import { ExplainableButton, ExplainButton } from '../../../table/input/explainable-button.tsx'
import { useRovingTabIndex } from '../../../table/input/use-roving-tab-index.ts'
import { type LogFormatter, latestEntries } from '../../../table/log/log-entries.ts'
import { LogSentence } from '../../../table/log/log-sentence.tsx'
import { PromptBar } from '../../../table/prompt-bar/prompt-bar.tsx'
import { useBoardTable } from './board-table-context.tsx'
import { listPlaceableKinds } from './tap-selection.ts'
import './bar.css'
import { BoardCard } from '../artwork/cards/board-card.tsx'
import { KindIcon } from '../artwork/cards/kind-drawing.tsx'
import { EventDrawing } from '../artwork/events/event-drawing.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import { listNoteworthyFacts } from '../log/noteworthy-facts.ts'
import { DirectionPicker } from '../street/direction-picker.tsx'
import { useStreetForecast } from '../street/use-street-forecast.ts'
import { useMeaning } from './use-meaning.ts'

/** The question, and the answers that are given neither on the street nor in the hand. */
export function BoardBar({ formatter }: { readonly formatter: LogFormatter }) {
  return (
    <PromptBar
      question={useQuestion()}
      hint={useMeaning()}
      spokenOptions={useSpokenOptions()}
      source={<QuestionSource />}
      answer={
        <>
          <AnswerButtons />
          <ConfirmSelection />
        </>
      }
      narration={<LatestEvent formatter={formatter} />}
    >
      <MarketOffer />
      <StepButtons />
      <DirectionPicker />
    </PromptBar>
  )
}

/** The question for the next part of the answer. */
function useQuestion(): string | null {
  const messages = useBoardMessages()
  const { prompt, names, selection, selectedKind, selectedPlacement } = useBoardTable()
  if (!prompt) return null
  if (selection.manhole !== null) return messages.table.askManholeTarget(selection.manhole + 1)
  if (selection.seat !== null && prompt.choice.of === 'gift')
    return messages.table.askSteps(names.playerName(selection.seat))
  if (selectedKind !== null && selection.space !== null && !selectedPlacement)
    return messages.table.askDirection(names.cardName(selectedKind))
  if (selectedKind !== null && selection.handIndex !== null)
    return messages.table.askSpace(names.cardName(selectedKind))
  return messages.formatQuestion(prompt.question, names)
}

/** The cards in the hand that can be placed, for screen readers. */
function useSpokenOptions(): string | null {
  const messages = useBoardMessages()
  const { state, names, prompt, selectedKind } = useBoardTable()
  if (!prompt || selectedKind !== null) return null
  const placeable = listPlaceableKinds(prompt)
  const cards = state.match.own.hand.filter((kind) => placeable.has(kind))
  return cards.length === 0 ? null : messages.table.placeable(cards.map(names.cardName))
}

/** The card or event that asks; a tap explains it. */
function QuestionSource() {
  const { setup, names, prompt, explainItem } = useBoardTable()
  const source = prompt?.question.source ?? null
  const kind = setup.kinds.find(({ id }) => id === source)
  const event = setup.events.find(({ id }) => id === source)
  if (source === null || !(kind ?? event)) return null
  return (
    <ExplainButton className="board-source" onExplain={() => explainItem({ id: source })}>
      {kind ? <KindIcon kind={kind} /> : <EventDrawing id={source} />}
      <span className="visually-hidden">{names.title(source)}</span>
    </ExplainButton>
  )
}

/** The cards of the market, one of which is taken. */
function MarketOffer() {
  const { setup, names, prompt, chooseOption, explainItem } = useBoardTable()
  const arrowKeyProps = useRovingTabIndex<HTMLUListElement>()
  if (prompt?.question.ask !== 'market') return null
  return (
    <ul {...arrowKeyProps} className="board-offer">
      {prompt.choice.options
        .filter((option) => option >= 0)
        .map((kind, i) => (
          <li key={kind}>
            <ExplainableButton
              data-option={kind}
              data-anchor={`offer-${i}`}
              onTap={() => chooseOption(kind)}
              onExplain={() => explainItem({ id: setup.kinds[kind].id })}
            >
              <BoardCard kind={setup.kinds[kind]} name={names.cardName(kind)} />
              <span className="visually-hidden">{names.cardName(kind)}</span>
            </ExplainableButton>
          </li>
        ))}
    </ul>
  )
}

/** The number of steps for the selected player, and the space that each leads to. */
function StepButtons() {
  const { setup, names, prompt, selection, giveSteps } = useBoardTable()
  const arrowKeyProps = useRovingTabIndex<HTMLDivElement>()
  const messages = useBoardMessages()
  const forecast = useStreetForecast()
  if (prompt?.choice.of !== 'gift' || selection.seat === null) return null
  if (forecast === null || forecast === 'no-roll') return null
  return (
    <div {...arrowKeyProps} className="prompt-options">
      {formatForecast({ setup, messages, ...names }, forecast.rolls).map(({ roll, to }) => (
        <button key={roll} type="button" className="button second" onClick={() => giveSteps(roll)}>
          {messages.table.steps(roll)} → {to}
        </button>
      ))}
    </div>
  )
}

/** Pass and OK. The die is rolled by a tap on it. */
function AnswerButtons() {
  const { prompt, chooseOption } = useBoardTable()
  const messages = useBoardMessages()
  if (!prompt || prompt.question.ask === 'roll') return null
  const { options } = prompt.choice
  if (!options.includes(PASS) && !options.includes(OK)) return null
  return (
    <div className="prompt-options">
      {options.includes(PASS) && (
        <button type="button" data-option={PASS} className="button second" onClick={() => chooseOption(PASS)}>
          {messages.table.pass}
        </button>
      )}
      {options.includes(OK) && (
        <button type="button" data-option={OK} className="button" onClick={() => chooseOption(OK)}>
          {messages.table.ok}
        </button>
      )}
    </div>
  )
}

/** Confirms the selected answer; needed on touch screens, where the first tap only shows a preview. */
function ConfirmSelection() {
  const { prompt, confirmSelection } = useBoardTable()
  const messages = useBoardMessages()
  if (!confirmSelection) return null
  return (
    <button type="button" className="button" onClick={confirmSelection}>
      {prompt?.choice.of === 'placement' ? messages.table.confirmPlacement : messages.table.confirmChoice}
    </button>
  )
}

/** Longer sentences are set in smaller type on phones, because the bar has a fixed height. */
const LONG_SENTENCE_LENGTH = 44

/** The last thing that happened, in place of a question. */
function LatestEvent({ formatter }: { readonly formatter: LogFormatter }) {
  const { state } = useBoardTable()
  const [latest] = latestEntries(listNoteworthyFacts(state.log), formatter, 1)
  if (!latest) return null
  const isLong = latest.formatter.toPlainText(latest.sentence).length > LONG_SENTENCE_LENGTH
  return (
    <span
      className={`narration ${isLong ? 'long' : ''}`}
      data-own={latest.formatter.concernsViewer(latest.sentence) || undefined}
    >
      <LogSentence sentence={latest.sentence} formatter={latest.formatter} />
    </span>
  )
}
