import type { Question } from '@slapwise/card-game'
import { findReferenceItem, formatAnswerHint } from '@slapwise/card-game/i18n'
import { useI18n } from '../../../i18n/index.tsx'
import { requiredCount } from '../../../table/input/draft.ts'
import { ExplainButton } from '../../../table/input/explainable-button.tsx'
import { PromptBar } from '../../../table/prompt-bar/prompt-bar.tsx'
import { AllotmentForm } from '../answer-forms/allotment-form.tsx'
import { sortHand, useHandSort } from '../hand/hand-sort.ts'
import { useFranticMessages } from '../i18n/index.ts'
import { findEventInProgress } from './event-in-progress.ts'
import { useFranticTable } from './frantic-table-context.tsx'
import '../answer-forms/answer-forms.css'
import { CardOffer } from '../answer-forms/card-offer.tsx'
import { EventCards } from '../answer-forms/event-cards.tsx'
import { OptionButtons, SingleOptionButton } from '../answer-forms/option-buttons.tsx'
import { RevealedHands } from '../answer-forms/revealed-hands.tsx'
import { WishForm } from '../answer-forms/wish-form.tsx'
import { EventDrawing } from '../artwork/event-drawing.tsx'
import { PictogramIcon } from '../artwork/pictogram.tsx'
import { PowerCard } from '../artwork/power-card.tsx'
import { useNothingFitsText } from './nothing-fits.ts'
import { getText } from './use-names.ts'

/** The question, and the forms to answer it. */
export function FranticBar() {
  const messages = useFranticMessages()
  const { language } = useI18n()
  const { state, setup, prompt, draft, names, armedPower } = useFranticTable()
  const nothingFits = useNothingFitsText()
  const armed = armedPower === null ? undefined : state.match.own.powers[armedPower].power
  const imitated = prompt?.choice.of === 'kind' ? setup.imitable[draft.picks[0]] : undefined
  const hint =
    imitated?.text[language] ??
    (armed && getText(setup, armed, language)) ??
    (prompt && formatAnswerHint({ setup, messages, language }, prompt.question, state.match.table))
  const question =
    nothingFits ??
    imitated?.name[language] ??
    (armed && messages.table.armedPower(names.title(armed))) ??
    (prompt && messages.formatQuestion(prompt.question, requiredCount(prompt.choice), names))
  const event = state.stageStep?.isLast === false ? findEventInProgress(state) : null
  const formatWaiting = (asked: unknown, who: readonly string[]): string | null => {
    if (event) return messages.table.eventRuns(names.title(event.id))
    return asked === undefined ? null : messages.formatWaiting(asked as Question, who, names)
  }
  return (
    <PromptBar
      question={question}
      formatWaiting={formatWaiting}
      hint={hint}
      spokenOptions={useSpokenOptions()}
      source={prompt && (armed ? <Source id={armed} /> : <QuestionSource />)}
      answer={prompt && <SingleOptionButton />}
      idleContent={prompt ? null : <EventCards />}
    >
      {prompt && (
        <>
          <CardOffer />
          <RevealedHands />
          <AllotmentForm />
          {prompt.choice.of === 'wish' ? <WishForm /> : <OptionButtons />}
        </>
      )}
    </PromptBar>
  )
}

/** Questions whose answer is a card to play. */
const PLAY_QUESTIONS: readonly Question['ask'][] = ['turn', 'drawn', 'second-chance', 'friend', 'another']

/** The cards in the hand that can be played, for screen readers. */
function useSpokenOptions(): string | null {
  const messages = useFranticMessages()
  const { state, setup, prompt, names, answerFor } = useFranticTable()
  const { sort } = useHandSort()
  if (!prompt || !PLAY_QUESTIONS.includes(prompt.question.ask)) return null
  const cards = sortHand(state, sort).filter((card) => answerFor(card) !== null)
  return cards.length === 0
    ? null
    : messages.table.fits(cards.map((card) => names.faceName(setup.faces[card].index)))
}

/** The card, event or power that asks; a tap explains it. */
function QuestionSource() {
  const { setup, prompt } = useFranticTable()
  const { source } = prompt!.question
  return source !== null && findReferenceItem(setup, source) && <Source id={source} />
}

function Source({ id: source }: { readonly id: string }) {
  const { setup, names, explainItem } = useFranticTable()
  const isEvent = setup.events.some(({ id }) => id === source)
  const isPower = setup.powers.some(({ id }) => id === source)
  return (
    <ExplainButton className="source" onExplain={() => explainItem({ id: source })}>
      {isEvent ? (
        <EventDrawing id={source} />
      ) : isPower ? (
        <PowerCard id={source} />
      ) : (
        <PictogramIcon id={source} />
      )}
      <span className="visually-hidden">{names.title(source)}</span>
    </ExplainButton>
  )
}
