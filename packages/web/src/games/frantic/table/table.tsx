import type { Names } from '@slapwise/card-game/words'
import { type ReactNode, useEffect, useRef } from 'react'
import type { DrawerTab } from '../../../table/drawer/drawer.tsx'
import { TableDrawer } from '../../../table/drawer/table-drawer.tsx'
import { QuickFaces } from '../../../table/faces/faces.tsx'
import { Latest, Log } from '../../../table/log/log.tsx'
import type { Teller } from '../../../table/log/log-lines.ts'
import { isOver } from '../../../table/score/is-over.ts'
import { isBetweenRounds } from '../../../table/score/score-history.ts'
import { useTableSlots } from '../../../table/slots.ts'
import { Stage } from '../../../table/stage.tsx'
import type { TableProps } from '../../../table/table-screen.tsx'
import { Attacks } from '../flights/attacks.tsx'
import { Flights } from '../flights/flights.tsx'
import { Hand } from '../hand/hand.tsx'
import { OwnPowers } from '../hand/own-powers.tsx'
import { PowerChoice } from '../hand/power-choice.tsx'
import { SortChoice } from '../hand/sort-choice.tsx'
import { useTeller } from '../log/use-teller.ts'
import { readGrounds } from '../look/ground.ts'
import { Reference } from '../look/reference.tsx'
import { Middle, Tabs } from '../middle/middle.tsx'
import { FranticScores, FranticSheet } from '../score/sheet.tsx'
import { Others, OwnSeat } from '../seats/seats.tsx'
import { useFranticWords } from '../words/index.ts'
import { AtFranticTable, type Thing, useTable } from './at-table.tsx'
import { FranticBar } from './bar.tsx'
import { FranticEventPanel } from './event-panel.tsx'
import './couch.css'

/** The table of Frantic. */
export function FranticTable({ tabs, children }: TableProps) {
  return (
    <AtFranticTable>
      <Table tabs={tabs}>{children}</Table>
    </AtFranticTable>
  )
}

function Table({ tabs, children }: { readonly tabs: readonly DrawerTab[]; readonly children: ReactNode }) {
  const { state } = useTable()
  const teller = useTeller()
  useEffect(readGrounds, [])
  const stage = useRef<HTMLElement>(null)
  const isBetween = isBetweenRounds(state)
  const isCovered = isBetween || isOver(state)
  return (
    <Stage stage={stage} teller={teller}>
      <Others isCovered={isCovered} />
      <Middle isCovered={isCovered} />
      <Tabs isCovered={isCovered} />
      <div className="said" inert={isCovered}>
        <Note teller={teller} />
      </div>
      {!isBetween && <FranticBar />}
      {state.match.own.seat !== null && (
        <div className="self" inert={isCovered}>
          <OwnSeat />
          <OwnPowers />
        </div>
      )}
      <QuickFaces />
      <Hand isCovered={isCovered} />
      <TableDrawer
        log={<Log state={state} teller={teller} />}
        scores={<FranticScores />}
        preferences={<SortChoice />}
        tabs={tabs}
      />
      <Attacks table={stage} />
      <Flights table={stage} />
      <PowerChoice />
      <Reference />
      <FranticEventPanel />
      <FranticSheet next={<FranticBar />}>{children}</FranticSheet>
    </Stage>
  )
}

/** A remark, or what is to be decided beside the match, or else what happened last. */
function Note({ teller }: { readonly teller: Teller }) {
  const words = useFranticWords()
  const { state, names, note, explain } = useTable()
  const { notice } = useTableSlots()
  if (!note)
    return (
      notice ?? (
        <>
          <Latest state={state} teller={teller} />
          <Hint />
        </>
      )
    )
  return (
    <p className="note remark" aria-live="polite">
      <span>
        {note.text}{' '}
        <button type="button" className="link" onClick={() => explain(note.thing)}>
          {words.table.whatIs(titleOf(note.thing, names))}
        </button>
      </span>
    </p>
  )
}

const titleOf = (thing: Thing, names: Names): string =>
  'face' in thing ? names.face(thing.face) : names.title(thing.id)

/** How one finds out what a card does, as long as somebody may be new to it. */
function Hint() {
  const words = useFranticWords()
  const { state, prompt } = useTable()
  const isNew = state.match.table.round === 1 && state.log.length < BEGINNING
  if (!isNew || prompt?.question.ask !== 'turn') return null
  const isTouched = matchMedia('(pointer: coarse)').matches
  return (
    <p className="note hint">
      <span>{isTouched ? words.table.holdToRead : words.table.clickToRead}</span>
    </p>
  )
}

/** So many things have happened when everybody has had a turn or two. */
const BEGINNING = 20
