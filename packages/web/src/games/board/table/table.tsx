import type { VisibleFact } from '@slapwise/board-game'
import { type ReactNode, useRef } from 'react'
import type { DrawerTab } from '../../../table/drawer/drawer.tsx'
import { TableDrawer } from '../../../table/drawer/table-drawer.tsx'
import { IntroductionPanel } from '../../../table/introductions/introduction-panel.tsx'
import { MatchLog } from '../../../table/log/match-log.tsx'
import { OwnHighlights } from '../../../table/own-highlights/own-highlights.tsx'
import { isMatchOver } from '../../../table/score/is-match-over.ts'
import { isBetweenRounds } from '../../../table/score/score-history.ts'
import { TableLayout } from '../../../table/table-layout.tsx'
import type { GameTableProps } from '../../../table/table-screen.tsx'
import { BoardBar } from './bar.tsx'
import { BoardTableProvider, useBoardTable } from './board-table-context.tsx'
import './big-screen.css'
import { Hand } from '../hand/hand.tsx'
import { ShownHands } from '../hand/shown-hands.tsx'
import { useLogFormatter } from '../log/use-log-formatter.ts'
import { BoardAttackLines } from '../motion/attacks.tsx'
import { BoardFlights } from '../motion/flights.tsx'
import { PlaybackProvider } from '../motion/playback.tsx'
import { BoardReference } from '../reference/reference.tsx'
import { BoardScorePanel, BoardScoreSheet } from '../score/score-sheet.tsx'
import { BoardSeats } from '../seats/board-seats.tsx'
import { findStageCause } from '../stage/stage-cause.ts'
import { Board } from '../street/board.tsx'
import { BoardEventPanel } from './event-panel.tsx'
import './own-highlights.css'
import './table.css'
import { TableNote } from '../tray/note.tsx'
import { Tray } from '../tray/tray.tsx'
import { useHighlightRenderer } from './use-highlight-renderer.tsx'
import { useTopicDescription } from './use-topic-description.tsx'

export function BoardTable({ tabs, children }: GameTableProps) {
  return (
    <BoardTableProvider>
      <PlaybackProvider>
        <Table tabs={tabs}>{children}</Table>
      </PlaybackProvider>
    </BoardTableProvider>
  )
}

function Table({ tabs, children }: { readonly tabs: readonly DrawerTab[]; readonly children: ReactNode }) {
  const { state } = useBoardTable()
  const formatter = useLogFormatter()
  const highlights = useHighlightRenderer()
  const describeTopic = useTopicDescription()
  const stage = useRef<HTMLElement>(null)
  const isBetween = isBetweenRounds(state)
  const isCovered = isBetween || isMatchOver(state)
  return (
    <TableLayout stage={stage} formatter={formatter}>
      <BoardSeats />
      <Board isCovered={isCovered} formatter={formatter} />
      <Tray isCovered={isCovered}>
        <TableNote formatter={formatter} highlights={highlights} />
      </Tray>
      {!isBetween && <BoardBar formatter={formatter} />}
      <Hand isCovered={isCovered} />
      <ShownHands isCovered={isCovered} />
      <TableDrawer
        log={<MatchLog state={state} formatter={formatter} />}
        scores={<BoardScorePanel />}
        tabs={tabs}
      />
      <BoardAttackLines table={stage} />
      <BoardFlights table={stage} />
      <BoardReference />
      <OwnHighlights formatter={formatter} renderer={highlights} isToldOnTable={isToldOnStreet}>
        <IntroductionPanel describeTopic={describeTopic} />
      </OwnHighlights>
      <BoardEventPanel />
      <BoardScoreSheet nextRoundActions={<BoardBar formatter={formatter} />}>{children}</BoardScoreSheet>
    </TableLayout>
  )
}

/** The street names causes itself; the panel would cover the die that may be waiting to be rolled. */
const isToldOnStreet = (fact: object): boolean => findStageCause([fact as VisibleFact]) !== null
