import { plain, type Sentence } from '@slapwise/card-game/words'
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import type { Thing } from '../../games/frantic/at-table.tsx'
import type { FranticState } from '../../games/frantic/state.ts'
import { type Names, useSpeech } from '../../words/index.tsx'
import './log.css'
import { useNamedSetup, useNames } from '../../games/frantic/use-names.ts'
import { concerns, keyOf, linesByRound, storyteller } from './log-lines.ts'
import { Spoken, type Teller } from './spoken.tsx'

const SHOWN = 80

interface Props {
  readonly state: FranticState
  explain(thing: Thing): void
}

/** Everything that happened, newest first. */
export function Log({ state: newest, explain }: Props) {
  const { words } = useSpeech()
  // The table comes first.
  const state = useDeferredValue(newest)
  const tell = useStoryteller(state)
  const teller = useTeller(state, explain)
  const rounds = linesByRound(state.log, tell, state.match.table.round, SHOWN)
  if (rounds.length === 0) return <p className="log-nothing">{words.log.nothingYet}</p>
  return (
    <ol className="log">
      {rounds.flatMap(({ round, lines }) => [
        <li key={`round ${round}`} className="log-round">
          <h2>{words.table.round(round)}</h2>
        </li>,
        ...lines.map(({ told, sentence }) => (
          <LogLine key={keyOf(told)} kind={told.kind} sentence={sentence} teller={teller} />
        )),
      ])}
    </ol>
  )
}

interface LineProps {
  readonly kind: string
  readonly sentence: Sentence
  readonly teller: Teller
}

const LogLine = memo(function LogLine({ kind, sentence, teller }: LineProps) {
  return (
    <li className={concerns(sentence) ? 'log-yours' : undefined} data-kind={kind}>
      <Spoken sentence={sentence} teller={teller} />
    </li>
  )
})

/** The newest sentence, for one line above the bar. */
export function Latest({ state, explain }: Props) {
  const sentence = useLatest(state)
  const teller = useTeller(state, explain)
  return sentence && <Spoken sentence={sentence} teller={teller} />
}

/** The same for those who listen. */
export function LatestSpoken({ state }: Pick<Props, 'state'>) {
  const sentence = useLatest(state)
  const names = useNames(state)
  return sentence && plain(sentence, names)
}

function useLatest(state: FranticState): Sentence | null {
  const tell = useStoryteller(state)
  const told = state.log.findLast((fact) => tell(fact) !== null)
  return told ? tell(told) : null
}

function useStoryteller(state: FranticState) {
  const { words } = useSpeech()
  const setup = useNamedSetup(state)
  const viewer = state.match.own.seat
  return useMemo(() => storyteller(words.log, { setup, viewer }), [words, setup, viewer])
}

/** The same object until something in it changes, so that lines that are on the page stay as they are. */
function useTeller(state: FranticState, explain: Props['explain']): Teller {
  const setup = useNamedSetup(state)
  const names = useSteadyNames(state)
  const newest = useRef(explain)
  useEffect(() => {
    newest.current = explain
  })
  const steady = useCallback((thing: Thing) => newest.current(thing), [])
  return useMemo(() => ({ setup, names, explain: steady }), [setup, names, steady])
}

/** `useNames` makes new ones each time that mostly say the same. */
function useSteadyNames(state: FranticState): Names {
  const { language } = useSpeech()
  const names = useNames(state)
  const setup = useNamedSetup(state)
  const people = state.people.map((_, seat) => names.who(seat)).join('\n')
  return useMemo(() => names, [people, language, setup])
}
