import { cardIn, type Question, type Setup } from '@slapwise/card-game'
import type { Answer, Prompt } from '@slapwise/kernel'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { TableSource } from '../../game/source.ts'
import { play } from '../../sense/sound.ts'
import { type Draft, emptyDraft, finished, tap } from '../../table/draft.ts'
import { type Names, useSpeech } from '../../words/index.tsx'
import type { FranticState } from './state.ts'
import { useNamedSetup, useNames } from './use-names.ts'
import { whyNot } from './why-not.ts'

/** Something that can be looked up: a card as it is printed, or whatever has an id. */
export type Thing = { readonly face: number } | { readonly id: string }

/** What everything on the table shares. */
export interface AtTable {
  readonly source: TableSource
  readonly state: FranticState
  readonly setup: Setup
  readonly names: Names
  readonly prompt: Prompt<Question> | null
  readonly draft: Draft
  /** The answer, if only a confirmation is missing. */
  readonly ready: Answer | null
  /** What has just been sent, until the table answers: it moves at once. */
  readonly sent: Answer | null
  setDraft(draft: Draft): void
  /** A tap on one of the options. */
  choose(option: number): void
  send(answer: Answer): void
  /** A tap on a card of one's own, whatever is asked. */
  tapCard(card: number): void
  /** The card that may go with a power, while that is being decided. */
  readonly powerFor: number | null
  setPowerFor(card: number | null): void
  readonly thing: Thing | null
  explain(thing: Thing | null): void
  /** Why the card that was tapped cannot be played. */
  readonly note: { readonly text: string; readonly face: number } | null
}

const Context = createContext<AtTable | null>(null)

export const useTable = (): AtTable => useContext(Context)!

/** What is carried out by a tap: the rest waits for a confirmation, since it lies sealed or cannot be taken back. */
const AT_ONCE: ReadonlySet<Question['ask']> = new Set(['turn', 'drawn', 'second-chance', 'friend', 'another'])

function needsConfirmation({ choice, question, manner }: Prompt<Question>): boolean {
  if (choice.kind !== 'one') return true
  return choice.of === 'card' && !AT_ONCE.has(question.ask) && manner !== 'react'
}

interface Props {
  readonly source: TableSource
  readonly state: FranticState
  readonly children: ReactNode
}

export function AtTableProvider({ source, state, children }: Props) {
  const { words } = useSpeech()
  const { match } = state
  const { prompt } = match.own
  const names = useNames(state)
  const setup = useNamedSetup(state)
  const [draft, setDraft] = useOfPrompt(
    match.promptNumber,
    useMemo(() => (prompt ? emptyDraft(prompt.choice) : NO_DRAFT), [prompt]),
  )
  const [sent, setSent] = useOfPrompt<Answer | null>(match.promptNumber, null)
  const [powerFor, setPowerFor] = useOfPrompt<number | null>(match.promptNumber, null)
  const [note, setNote] = useOfPrompt<AtTable['note']>(match.promptNumber, null)
  const [thing, explain] = useState<Thing | null>(null)

  const send = async (answer: Answer) => {
    setSent(answer)
    if (!(await source.answer(answer))) setSent(null)
  }
  const choose = (option: number) => {
    if (!prompt) return
    const next = tap(prompt.choice, draft, option)
    const done = finished(prompt.choice, next)
    if (done !== null && !(needsConfirmation(prompt) && option >= 0)) void send(done)
    else setDraft(next)
  }
  const tapCard = (card: number) => {
    const { index } = state.setup.faces[card]
    const ways = prompt?.choice.of === 'card' ? prompt.choice.options.filter((o) => cardIn(o) === card) : []
    if (ways.length > 1) setPowerFor(card)
    else if (ways.length === 1) choose(ways[0])
    else if (prompt && AT_ONCE.has(prompt.question.ask)) {
      play('nope')
      setNote({ text: words.why[whyNot(state, card)], face: index })
    } else explain({ face: index })
  }
  const ready = prompt && needsConfirmation(prompt) ? finished(prompt.choice, draft) : null
  const table: AtTable = {
    source,
    state,
    setup,
    names,
    prompt,
    draft,
    ready,
    sent,
    setDraft,
    choose,
    send,
    tapCard,
    powerFor,
    setPowerFor,
    thing,
    explain,
    note,
  }
  return <Context.Provider value={table}>{children}</Context.Provider>
}

const NO_DRAFT: Draft = { picks: [], item: 0 }

/** A state that lasts as long as a question is open. */
function useOfPrompt<T>(prompt: number, initial: T): [T, (value: T) => void] {
  const [kept, keep] = useState<{ readonly of: number; readonly value: T } | null>(null)
  return [kept?.of === prompt ? kept.value : initial, (value) => keep({ of: prompt, value })]
}

/** What is done at each key, while nobody is typing. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      keys[event.key.toLowerCase()]?.()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
