import { kindOf, meaningIn } from '@slapwise/card-game/words'
import { Bar } from '../../../table/bar/bar.tsx'
import { countOf } from '../../../table/input/draft.ts'
import { useSpeech } from '../../../words/index.tsx'
import { Allotted } from '../forms/allotted.tsx'
import { useFranticWords } from '../words/index.ts'
import { useTable } from './at-table.tsx'
import '../forms/forms.css'
import { Hands } from '../forms/hands.tsx'
import { Display, Offer } from '../forms/offer.tsx'
import { Options, Word } from '../forms/options.tsx'
import { Wishes } from '../forms/wishes.tsx'
import { EventPicture } from '../look/event-picture.tsx'
import { PictogramIcon } from '../look/pictogram.tsx'
import { PowerCard } from '../look/power-card.tsx'
import { useNothingFits, usePassing } from './nothing-fits.ts'

/** What a card, an event or a power asks, and the forms to answer it. */
export function FranticBar() {
  const words = useFranticWords()
  const { language } = useSpeech()
  const { state, setup, prompt, names } = useTable()
  const nothingFits = useNothingFits()
  usePassing()
  const meaning = prompt && meaningIn({ setup, words, language }, prompt.question, state.match.table)
  const question = nothingFits ?? (prompt && words.question(prompt.question, countOf(prompt.choice), names))
  return (
    <Bar
      question={question}
      meaning={meaning}
      source={prompt && <Source />}
      answer={prompt && <Word />}
      meanwhile={prompt ? null : <Display />}
    >
      {prompt && (
        <>
          <Offer />
          <Hands />
          <Allotted />
          {prompt.choice.of === 'wish' ? <Wishes /> : <Options />}
        </>
      )}
    </Bar>
  )
}

/** What asks this: a tap says what it is about. */
function Source() {
  const { setup, names, prompt, explain } = useTable()
  const { source } = prompt!.question
  if (source === null || !kindOf(setup, source)) return null
  const isEvent = setup.events.some(({ id }) => id === source)
  const isPower = setup.powers.some(({ id }) => id === source)
  return (
    <button type="button" className="source" onClick={() => explain({ id: source })}>
      {isEvent ? (
        <EventPicture id={source} />
      ) : isPower ? (
        <PowerCard id={source} />
      ) : (
        <PictogramIcon id={source} />
      )}
      <span className="visually-hidden">{names.title(source)}</span>
    </button>
  )
}
