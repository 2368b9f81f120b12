import { cardIn, follows, forbidden, isReaction, placeIn } from '@slapwise/card-game'
import type { ClockView } from '@slapwise/protocol'
import { AnimatePresence, motion } from 'motion/react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { TableSource, TableState } from '../game/source.ts'
import { type Language, type Lexicon, useSpeech } from '../words/index.tsx'
import { Controls } from './controls.tsx'
import { countOf, type Draft, emptyDraft, finished, nextItem, tap } from './draft.ts'
import { EventPanel } from './event-panel.tsx'
import { Hand } from './hand.tsx'
import { Log } from './log.tsx'
import { Middle } from './middle.tsx'
import { Others } from './others.tsx'
import { OwnPowers } from './own-powers.tsx'
import { ScoreSheet } from './score-sheet.tsx'
import './table.css'
import { textOf, titleOf, useNames } from './use-names.ts'

/** The whole table, whoever deals: a server or a worker. */
export function TableScreen(props: { readonly source: TableSource; readonly children?: React.ReactNode }) {
  const state = useSyncExternalStore(props.source.subscribe, () => props.source.state())
  if (!state) return null
  return (
    <Table state={state} answer={(answer) => props.source.answer(answer)} pause={props.source.window}>
      {props.children}
    </Table>
  )
}

function Table(props: {
  readonly state: TableState
  answer: TableSource['answer']
  readonly pause: TableSource['window']
  readonly children?: React.ReactNode
}) {
  const { state, answer } = props
  const { match } = state
  const { prompt } = match.own
  const [draft, setDraft] = useDraft(state)
  const [powerFor, setPowerFor] = useState<{ readonly of: number; readonly card: number } | null>(null)
  const [note, setNote] = useNote(match.prompt)
  const { words, language } = useSpeech()

  const choose = (option: number) => {
    if (!prompt) return
    const next = tap(prompt.choice, draft, option)
    const done = finished(prompt.choice, next)
    if (done !== null && (prompt.choice.kind === 'one' || prompt.choice.kind === 'assign')) answer(done)
    else setDraft(next)
  }
  const options = prompt?.choice.options ?? []
  const tapCard = (card: number) => {
    if (prompt?.choice.of !== 'card' || !options.some((option) => cardIn(option) === card))
      setNote(about(state, card, words.why, language))
    else if (options.some((option) => option !== card && cardIn(option) === card))
      setPowerFor({ of: match.prompt, card })
    else choose(card)
  }
  const cardOptions = prompt?.choice.of === 'card' ? options.map(cardIn) : []
  const playable = new Set(cardOptions)
  const item = prompt && nextItem(prompt.choice, draft)
  const picked = new Set(item === null ? draft : [item])
  const ready = prompt && prompt.choice.kind !== 'one' ? finished(prompt.choice, draft) : null
  return (
    <main className="table">
      <h1 className="visually-hidden">Slapwise</h1>
      <Others
        state={state}
        candidates={prompt && (prompt.choice.of === 'seat' || prompt.choice.kind === 'assign') ? options : []}
        chosen={(seat) => markOf(state, draft, seat)}
        onTap={choose}
        explain={setNote}
      />
      <Middle state={state} explain={setNote} />
      <div className="aside">
        <p className="note" aria-live="polite">
          {note ?? <Latest state={state} />}
        </p>
        <OwnPowers state={state} explain={setNote} />
      </div>
      <section className="bar" hidden={match.table.phase === 'over'}>
        <Asked state={state} />
        {prompt && <Controls state={state} prompt={prompt} picked={picked} onTap={choose} />}
        {ready !== null && (
          <button type="button" className="button" onClick={() => answer(ready)}>
            {words.table.done}
          </button>
        )}
        {prompt && isReaction(prompt.question) && props.pause && (
          <div className="options pause">
            <button type="button" className="button quiet" onClick={props.pause.holdOn}>
              {words.table.holdOn}
            </button>
            <button type="button" className="button quiet" onClick={props.pause.dontAsk}>
              {words.table.dontAsk}
            </button>
          </div>
        )}
        {state.clock && <ClockBar key={`${match.prompt} ${state.clock.of}`} clock={state.clock} />}
      </section>
      <Hand state={state} playable={playable} picked={picked} onTap={tapCard} />
      <Log state={state} />
      {powerFor?.of === match.prompt && prompt && (
        <PowerChoice state={state} card={powerFor.card} close={() => setPowerFor(null)} choose={choose} />
      )}
      <EventPanel state={state} />
      <ScoreSheet state={state}>{props.children}</ScoreSheet>
    </main>
  )
}

/** Time that runs out, the same for everybody. */
function ClockBar({ clock }: { readonly clock: ClockView }) {
  const style = {
    '--from': clock.left / clock.of,
    animationDuration: `${clock.left}ms`,
  } as React.CSSProperties
  return <i className="clock" style={style} aria-hidden="true" />
}

/** What one has picked so far; a new question starts anew. */
function useDraft({ match }: TableState): [Draft, (draft: Draft) => void] {
  const { prompt } = match.own
  const empty = useMemo(() => (prompt ? emptyDraft(prompt.choice) : []), [prompt])
  const [kept, keep] = useState<{ readonly of: number; readonly draft: Draft } | null>(null)
  const draft = kept?.of === match.prompt ? kept.draft : empty
  return [draft, (next) => keep({ of: match.prompt, draft: next })]
}

/** A remark that stays until something else happens. */
function useNote(prompt: number): [string | null, (note: string | null) => void] {
  const [note, setNote] = useState<string | null>(null)
  useEffect(() => setNote(null), [prompt])
  return [note, setNote]
}

/** The one thing to do now. */
function Asked({ state }: { readonly state: TableState }) {
  const { words } = useSpeech()
  const names = useNames(state)
  const { own, table } = state.match
  const waiting = table.waiting
    .filter(({ answered, seat }) => !answered && seat !== own.seat)
    .map(({ seat }) => names.who(seat))
  const text = own.prompt
    ? words.question(own.prompt.question, countOf(own.prompt.choice), names)
    : words.table.waitFor([...new Set(waiting)])
  return (
    <strong className="asked" aria-live="assertive">
      {text}
    </strong>
  )
}

function Latest({ state }: { readonly state: TableState }) {
  const names = useNames(state)
  const last = state.log.findLast((told) => 'face' in told && 'seat' in told)
  if (!last || !('face' in last) || !('seat' in last)) return null
  return (
    <>
      <b>{names.who(last.seat)}</b> · {names.face(last.face)}
    </>
  )
}

const markOf = ({ match }: TableState, draft: Draft, seat: number): string | null => {
  const choice = match.own.prompt?.choice
  if (!choice) return null
  if (choice.kind === 'allot') return `${draft[choice.options.indexOf(seat)] || ''}` || null
  if (choice.kind === 'assign') return `${draft.filter((to) => to === seat).length || ''}` || null
  return choice.of === 'seat' && draft.includes(seat) ? '✓' : null
}

/** What a card does; and, on one's own turn, why it may not be played. */
function about(state: TableState, card: number, why: Lexicon['why'], language: Language): string {
  const { kind } = state.setup.faces[card]
  const does = `${kind.name[language]}: ${textOf(state.setup, kind.id, language)}`
  const ask = state.match.own.prompt?.question.ask
  return ask === 'turn' || ask === 'drawn' ? `${why[whyNot(state, card)]} ${does}` : does
}

/** As far as a player can judge it: the engine has refused the card already. */
function whyNot({ match, setup }: TableState, card: number): string {
  const face = setup.faces[card]
  const { lasting, call } = match.table
  const reason = forbidden({ lasting, setup }, face)
  if (reason && follows(call, face)) return reason
  switch (face.kind.id) {
    case 'curse':
      return 'never-playable'
    case 'the-end':
      return 'only-as-last-card'
    case 'fuck-you':
      return 'needs-ten-cards'
    default:
      return 'does-not-follow'
  }
}

/** A card that may be played with a power card or without. */
function PowerChoice(props: {
  readonly state: TableState
  readonly card: number
  choose(option: number): void
  close(): void
}) {
  const { state, card, choose, close } = props
  const { words, language } = useSpeech()
  const { own } = state.match
  const ways = own.prompt?.choice.options.filter((option) => option >= 0 && cardIn(option) === card) ?? []
  const label = (way: number) => {
    const held = own.powers[placeIn(way)]
    return held ? titleOf(state.setup, held.power, language) : words.table.alone
  }
  return (
    <AnimatePresence>
      <motion.dialog open className="sheet" initial={{ y: 40, opacity: 0 }} animate={{ y: 0, opacity: 1 }}>
        <h3>{words.table.withPower}</h3>
        {ways.map((way) => (
          <button
            key={way}
            type="button"
            className={`button ${placeIn(way) >= 0 ? 'second' : 'quiet'}`}
            onClick={() => {
              close()
              choose(way)
            }}
          >
            {label(way)}
          </button>
        ))}
      </motion.dialog>
    </AnimatePresence>
  )
}
