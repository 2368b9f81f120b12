import type { ClockView } from '@slapwise/protocol'
import { useKeys, useTable } from '../../games/frantic/at-table.tsx'
import { EventPicture } from '../../games/frantic/look/event-picture.tsx'
import { PictogramIcon } from '../../games/frantic/look/pictogram.tsx'
import { PowerCard } from '../../games/frantic/look/power-card.tsx'
import { useSpeech } from '../../words/index.tsx'
import './bar.css'
import { Allotted } from '../../games/frantic/forms/allotted.tsx'
import { countOf, missing } from '../draft.ts'
import '../../games/frantic/forms/forms.css'
import { kindOf } from '@slapwise/card-game/words'
import { Hands } from '../../games/frantic/forms/hands.tsx'
import { Offer } from '../../games/frantic/forms/offer.tsx'
import { Options } from '../../games/frantic/forms/options.tsx'
import { Wishes } from '../../games/frantic/forms/wishes.tsx'

/** The one thing to do now. */
export function Bar() {
  const { state, prompt, sent } = useTable()
  const { match, clock } = state
  if (match.table.phase === 'over') return null
  const isOpen = prompt !== null && sent === null
  return (
    <section className={`bar ${isOpen ? 'yours' : ''}`} tabIndex={-1}>
      <Asked />
      {isOpen && (
        <>
          <Offer />
          <Hands />
          <Allotted />
          {prompt.choice.of === 'wish' ? <Wishes /> : <Options />}
          <Confirm />
        </>
      )}
      <TakeBack />
      <Window />
      {clock && <ClockBar key={`${match.promptNumber} ${clock.of}`} clock={clock} />}
    </section>
  )
}

/** Said aloud to those who cannot see it. */
function Asked() {
  const { words } = useSpeech()
  const { state, names, prompt, sent } = useTable()
  const { own, table } = state.match
  const waiting = table.waiting
    .filter(({ answered, seat }) => !answered && seat !== own.seat)
    .map(({ seat }) => names.who(seat))
  const text =
    prompt && sent === null
      ? words.question(prompt.question, countOf(prompt.choice), names)
      : words.table.waitFor([...new Set(waiting)])
  return (
    <div className="asked">
      {prompt && sent === null && <Source />}
      <strong role="status">{text}</strong>
    </div>
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

/** What is picked is sent with this, once nothing is missing. */
function Confirm() {
  const { words } = useSpeech()
  const { prompt, draft, ready, send } = useTable()
  useKeys({ enter: () => document.activeElement?.matches('body, .bar') && ready !== null && send(ready) })
  if (!prompt || prompt.choice.kind === 'one' ? ready === null : false) return null
  const left = missing(prompt!.choice, draft)
  return (
    <button
      type="button"
      className="button confirm"
      disabled={ready === null}
      onClick={() => ready !== null && send(ready)}
    >
      {left > 0 ? words.table.stillToPick(left) : words.table.done}
    </button>
  )
}

/** Until something was revealed, or somebody else has done something. */
function TakeBack() {
  const { words } = useSpeech()
  const { source, state, sent } = useTable()
  const isPossible = state.match.own.mayTakeBack && sent === null
  useKeys({ z: () => isPossible && source.takeBack() })
  if (!isPossible) return null
  return (
    <button
      type="button"
      className="button quiet take-back"
      aria-keyshortcuts="z"
      onClick={() => source.takeBack()}
    >
      {words.table.takeBack}
    </button>
  )
}

/** In a reaction window anybody can ask for time, or not to be asked again: nobody learns who did. */
function Window() {
  const { words } = useSpeech()
  const { source, prompt } = useTable()
  if (!source.window || !prompt || prompt.manner !== 'react') return null
  return (
    <div className="options pause">
      <button type="button" className="button quiet" onClick={source.window.holdOn}>
        {words.table.holdOn}
      </button>
      <button type="button" className="button quiet" onClick={source.window.dontAsk}>
        {words.table.dontAsk}
      </button>
    </div>
  )
}

/** Time that runs out, the same for everybody. */
function ClockBar({ clock }: { readonly clock: ClockView }) {
  const style = {
    '--from': clock.left / clock.of,
    '--left': `${clock.left}ms`,
  } as React.CSSProperties
  return <i className="clock" style={style} aria-hidden="true" />
}
