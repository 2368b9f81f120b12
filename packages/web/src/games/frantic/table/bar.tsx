import { kindOf, meaningIn } from '@slapwise/card-game/words'
import { PromptBar } from '../../../table/bar/bar.tsx'
import { requiredCount } from '../../../table/input/draft.ts'
import { useI18n } from '../../../words/index.tsx'
import { AllotmentForm } from '../forms/allotted.tsx'
import { useFranticMessages } from '../words/index.ts'
import { useFranticTable } from './at-table.tsx'
import '../forms/forms.css'
import { RevealedHands } from '../forms/hands.tsx'
import { OpenCards, CardOffer } from '../forms/offer.tsx'
import { OptionButtons, SingleOptionButton } from '../forms/options.tsx'
import { WishForm } from '../forms/wishes.tsx'
import { EventDrawing } from '../look/event-picture.tsx'
import { PictogramIcon } from '../look/pictogram.tsx'
import { PowerCard } from '../look/power-card.tsx'
import { useNothingFitsText, useAutoPass } from './nothing-fits.ts'

/** What a card, an event or a power asks, and the forms to answer it. */
export function FranticBar() {
  const words = useFranticMessages()
  const { language } = useI18n()
  const { state, setup, prompt, names } = useFranticTable()
  const nothingFits = useNothingFitsText()
  useAutoPass()
  const meaning = prompt && meaningIn({ setup, messages: words, language }, prompt.question, state.match.table)
  const question = nothingFits ?? (prompt && words.formatQuestion(prompt.question, requiredCount(prompt.choice), names))
  return (
    <PromptBar
      question={question}
      meaning={meaning}
      source={prompt && <QuestionSource />}
      answer={prompt && <SingleOptionButton />}
      meanwhile={prompt ? null : <OpenCards />}
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

/** What asks this: a tap says what it is about. */
function QuestionSource() {
  const { setup, names, prompt, explainItem: explain } = useFranticTable()
  const { source } = prompt!.question
  if (source === null || !kindOf(setup, source)) return null
  const isEvent = setup.events.some(({ id }) => id === source)
  const isPower = setup.powers.some(({ id }) => id === source)
  return (
    <button type="button" className="source" onClick={() => explain({ id: source })}>
      {isEvent ? (
        <EventDrawing id={source} />
      ) : isPower ? (
        <PowerCard id={source} />
      ) : (
        <PictogramIcon id={source} />
      )}
      <span className="visually-hidden">{names.title(source)}</span>
    </button>
  )
}
