import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import type { TableSource } from '../../game/source.ts'
import { PreferencesPanel } from '../../pages/preferences.tsx'
import { useSenses } from '../../sense/use-senses.ts'
import { Bar } from '../../table/bar/bar.tsx'
import { Drawer, type DrawerTab } from '../../table/drawer/drawer.tsx'
import { QuickFaces } from '../../table/faces/faces.tsx'
import { Latest, LatestSpoken, Log } from '../../table/log/log.tsx'
import { ScoreSheet, Scores } from '../../table/score/score-sheet.tsx'
import { useSpeech } from '../../words/index.tsx'
import { AtTableProvider, useTable } from './at-table.tsx'
import { AttackLines } from './flights/attack-lines.tsx'
import { Flights } from './flights/flights.tsx'
import { Display } from './forms/offer.tsx'
import { Hand } from './hand/hand.tsx'
import { OwnPowers } from './hand/own-powers.tsx'
import { PowerChoice } from './hand/power-choice.tsx'
import { Reference } from './look/reference.tsx'
import { EventPanel } from './middle/event-panel.tsx'
import { Middle } from './middle/middle.tsx'
import { Others } from './seats/others.tsx'
import { franticState } from './state.ts'
import '../../table/table.css'

interface Props {
  readonly source: TableSource
  /** What else belongs into the drawer: chat, company. */
  readonly tabs?: readonly DrawerTab[]
  /** What can be done when the match is over. */
  readonly children?: React.ReactNode
}

/** The whole table, whoever deals: a server or a worker. */
export function TableScreen({ source, tabs = [], children }: Props) {
  const state = useSyncExternalStore(source.subscribe, () => source.state())
  if (!state) return null
  return (
    <AtTableProvider source={source} state={franticState(state)}>
      <Table tabs={tabs}>{children}</Table>
    </AtTableProvider>
  )
}

function Table({ tabs, children }: Pick<Props, 'children'> & { readonly tabs: readonly DrawerTab[] }) {
  const { state, prompt, explain } = useTable()
  const { words } = useSpeech()
  useSenses(state)
  const main = useRef<HTMLElement>(null)
  useFocusOnQuestion(main)
  const isBetween = state.match.table.waiting[0]?.question.ask === 'next-round'
  const isCovered = isBetween || state.match.table.phase === 'over'
  const own: DrawerTab[] = [
    { id: 'log', title: words.table.log, content: <Log state={state} explain={explain} /> },
    { id: 'scores', title: words.table.scores, content: <Scores state={state} /> },
  ]
  const last: DrawerTab = {
    id: 'preferences',
    title: words.table.options,
    content: <PreferencesPanel />,
  }
  return (
    <main
      ref={main}
      className="table"
      data-prompt={state.match.promptNumber}
      data-ask={prompt?.question.ask}
      data-form={isLarge(prompt) ? 'large' : undefined}
    >
      <h1 className="visually-hidden">Slapwise</h1>
      <div className="felt" inert={isCovered}>
        <Others />
        <Middle />
      </div>
      <div className="aside" inert={isCovered}>
        <Note />
        <OwnPowers />
      </div>
      {!prompt && <Display />}
      {!isBetween && <Bar />}
      <Hand isCovered={isCovered} />
      <QuickFaces />
      <Drawer tabs={[...own, ...tabs, last]} />
      <AttackLines table={main} />
      <Flights table={main} />
      <PowerChoice />
      <Reference />
      <EventPanel state={state} />
      <ScoreSheet state={state} next={<Bar />}>
        {children}
      </ScoreSheet>
    </main>
  )
}

/** What had the focus often goes away with the answer: then it moves to what is asked next. */
function useFocusOnQuestion(main: RefObject<HTMLElement | null>): void {
  const { state, sent } = useTable()
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current && document.activeElement === document.body)
      main.current?.querySelector<HTMLElement>('.bar, .score-body')?.focus()
    isFirst.current = false
  }, [main, state.match.promptNumber, sent])
}

/** A choice among so many things that a phone has room for little else. */
const isLarge = (prompt: ReturnType<typeof useTable>['prompt']): boolean =>
  prompt?.choice.of === 'kind' || prompt?.question.ask === 'seen'

/** A remark, or else what happened last; for those who listen in plain words. */
function Note() {
  const { words } = useSpeech()
  const { state, names, note, explain } = useTable()
  if (!note)
    return (
      <>
        <p className="note">
          <Latest state={state} explain={explain} />
        </p>
        <p className="visually-hidden" aria-live="polite">
          <LatestSpoken state={state} />
        </p>
        <Hint />
      </>
    )
  return (
    <p className="note remark" aria-live="polite">
      {note.text}{' '}
      <button type="button" className="link" onClick={() => explain({ face: note.face })}>
        {words.table.whatIs(names.face(note.face))}
      </button>
    </p>
  )
}

/** How one finds out what a card does, as long as somebody may be new to it. */
function Hint() {
  const { words } = useSpeech()
  const { state, prompt } = useTable()
  const isNew = state.match.table.round === 1 && state.log.length < BEGINNING
  if (!isNew || prompt?.question.ask !== 'turn') return null
  const isTouched = matchMedia('(pointer: coarse)').matches
  return <p className="note hint">{isTouched ? words.table.holdToRead : words.table.clickToRead}</p>
}

/** So many things have happened when everybody has had a turn or two. */
const BEGINNING = 20
