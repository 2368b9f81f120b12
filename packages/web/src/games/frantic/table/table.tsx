import type { VisibleFact } from '@slapwise/card-game'
import type { NameResolver } from '@slapwise/card-game/i18n'
import { type ReactNode, useEffect, useRef } from 'react'
import type { DrawerTab } from '../../../table/drawer/drawer.tsx'
import { TableDrawer } from '../../../table/drawer/table-drawer.tsx'
import { LastCardNote, useLastCardText } from '../../../table/expressions/last-card-note.tsx'
import { GrimaceMenu } from '../../../table/faces/seat-expressions.tsx'
import { ExplainButton } from '../../../table/input/explainable-button.tsx'
import { IntroductionPanel } from '../../../table/introductions/introduction-panel.tsx'
import type { LogFormatter } from '../../../table/log/log-entries.ts'
import { LatestLogEntries, MatchLog } from '../../../table/log/match-log.tsx'
import type { HighlightRenderer } from '../../../table/own-highlights/fact-highlight.ts'
import { OwnHighlights } from '../../../table/own-highlights/own-highlights.tsx'
import { TurnRecap, useTurnRecap } from '../../../table/recap/turn-recap.tsx'
import { isMatchOver } from '../../../table/score/is-match-over.ts'
import { isBetweenRounds } from '../../../table/score/score-history.ts'
import { TableLayout } from '../../../table/table-layout.tsx'
import type { GameTableProps } from '../../../table/table-screen.tsx'
import { useTableSlots } from '../../../table/table-slots.ts'
import { preloadCardBackgrounds } from '../artwork/card-background.ts'
import { FranticAttackLines } from '../flights/attacks.tsx'
import { FranticFlights } from '../flights/flights.tsx'
import { Hand } from '../hand/hand.tsx'
import { HandSortSetting } from '../hand/hand-sort-setting.tsx'
import { OwnPowers } from '../hand/own-powers.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import { useLogFormatter } from '../log/use-log-formatter.ts'
import { FranticReference } from '../reference/reference.tsx'
import { FranticScorePanel, FranticScoreSheet } from '../score/score-sheet.tsx'
import { OtherSeats, OwnSeat } from '../seats/seats.tsx'
import { ActiveEffects, TableCentre } from '../table-centre/table-centre.tsx'
import { FranticBar } from './bar.tsx'
import { FranticEventPanel } from './event-panel.tsx'
import { FranticTableProvider, type ReferenceTopic, useFranticTable } from './frantic-table-context.tsx'
import './big-screen.css'
import { playChanges } from './play-changes.ts'
import { useHighlightRenderer } from './use-highlight-renderer.tsx'
import { useTopicDescription } from './use-topic-description.tsx'

export function FranticTable({ tabs, children }: GameTableProps) {
  return (
    <FranticTableProvider>
      <Table tabs={tabs}>{children}</Table>
    </FranticTableProvider>
  )
}

function Table({ tabs, children }: { readonly tabs: readonly DrawerTab[]; readonly children: ReactNode }) {
  const { state } = useFranticTable()
  const formatter = useLogFormatter()
  const highlights = useHighlightRenderer()
  const describeTopic = useTopicDescription()
  useEffect(preloadCardBackgrounds, [])
  const stage = useRef<HTMLElement>(null)
  const isBetween = isBetweenRounds(state)
  const isCovered = isBetween || isMatchOver(state)
  return (
    <TableLayout stage={stage} formatter={formatter}>
      <OtherSeats isCovered={isCovered} />
      <TableCentre isCovered={isCovered} />
      <ActiveEffects isCovered={isCovered} />
      <div className="latest-events" inert={isCovered}>
        <TableNote formatter={formatter} highlights={highlights} />
      </div>
      {!isBetween && <FranticBar />}
      {state.match.own.seat !== null && (
        <div className="own-seat" inert={isCovered}>
          <OwnSeat />
          <OwnPowers />
        </div>
      )}
      <GrimaceMenu />
      <Hand isCovered={isCovered} />
      <TableDrawer
        log={<MatchLog state={state} formatter={formatter} />}
        scores={<FranticScorePanel />}
        preferences={<HandSortSetting />}
        tabs={tabs}
      />
      <FranticAttackLines table={stage} />
      <FranticFlights table={stage} />
      <FranticReference />
      <OwnHighlights formatter={formatter} renderer={highlights}>
        <IntroductionPanel describeTopic={describeTopic} />
      </OwnHighlights>
      <FranticEventPanel />
      <FranticScoreSheet nextRoundActions={<FranticBar />}>{children}</FranticScoreSheet>
    </TableLayout>
  )
}

interface NoteProps {
  readonly formatter: LogFormatter
  readonly highlights: HighlightRenderer
}

/**
 * The rejection note, a notice about the room, the alarm at a last card, the recap of the turn, or the latest log entries, in
 * this order.
 */
function TableNote({ formatter, highlights }: NoteProps) {
  const messages = useFranticMessages()
  const { state, names, rejectionNote, explainItem } = useFranticTable()
  const { notice } = useTableSlots()
  const recap = useTurnRecap(formatter, (facts) => playChanges(facts as readonly VisibleFact[]))
  const lastCard = useLastCardText()
  if (rejectionNote)
    return (
      <p className="table-note rejection" aria-live="polite">
        <span>
          {rejectionNote.text}{' '}
          <ExplainButton className="link" onExplain={() => explainItem(rejectionNote.item)}>
            {messages.table.explainCard(titleOf(rejectionNote.item, names))}
          </ExplainButton>
        </span>
      </p>
    )
  if (notice !== null) return notice
  if (lastCard !== null) return <LastCardNote text={lastCard} />
  if (recap) return <TurnRecap recap={recap} formatter={formatter} renderer={highlights} />
  return (
    <>
      <LatestLogEntries state={state} formatter={formatter} />
      <Hint />
    </>
  )
}

const titleOf = (topic: ReferenceTopic, names: NameResolver): string =>
  'face' in topic ? names.faceName(topic.face) : names.title(topic.id)

/** A hint on looking a card up, shown in the first turns. */
function Hint() {
  const messages = useFranticMessages()
  const { source, state, prompt } = useFranticTable()
  const isNew = state.match.table.round === 1 && state.log.length < HINT_FACT_LIMIT
  if (!isNew || source.isCoached || prompt?.question.ask !== 'turn') return null
  const isTouched = matchMedia('(pointer: coarse)').matches
  return (
    <p className="table-note hint">
      <span>{isTouched ? messages.table.touchHint : messages.table.mouseHint}</span>
    </p>
  )
}

/** About the number of facts after one or two turns of each player. */
const HINT_FACT_LIMIT = 20
