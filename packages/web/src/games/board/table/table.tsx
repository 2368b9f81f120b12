import { type ReactNode, useRef } from 'react'
import type { DrawerTab } from '../../../table/drawer/drawer.tsx'
import { TableDrawer } from '../../../table/drawer/table-drawer.tsx'
import { Log } from '../../../table/log/log.tsx'
import { isOver } from '../../../table/score/is-over.ts'
import { isBetweenRounds } from '../../../table/score/score-history.ts'
import { Stage } from '../../../table/stage.tsx'
import type { TableProps } from '../../../table/table-screen.tsx'
import { AtBoardTable, useTable } from './at-table.tsx'
import { BoardBar } from './bar.tsx'
import './couch.css'
import { Hand } from '../hand/hand.tsx'
import { ShownHands } from '../hand/shown-hands.tsx'
import { useTeller } from '../log/use-teller.ts'
import { Attacks } from '../motion/attacks.tsx'
import { Flights } from '../motion/flights.tsx'
import { PlaybackProvider } from '../motion/playback.tsx'
import { Reference } from '../reference/reference.tsx'
import { BoardScores, BoardSheet } from '../score/sheet.tsx'
import { Places } from '../seats/places.tsx'
import { Board } from '../street/board.tsx'
import { BoardEventPanel } from './event-panel.tsx'
import './table.css'
import { Note } from '../tray/note.tsx'
import { Tray } from '../tray/tray.tsx'

/** The table of the board game. */
export function BoardTable({ tabs, children }: TableProps) {
  return (
    <AtBoardTable>
      <PlaybackProvider>
        <Table tabs={tabs}>{children}</Table>
      </PlaybackProvider>
    </AtBoardTable>
  )
}

function Table({ tabs, children }: { readonly tabs: readonly DrawerTab[]; readonly children: ReactNode }) {
  const { state } = useTable()
  const teller = useTeller()
  const stage = useRef<HTMLElement>(null)
  const isBetween = isBetweenRounds(state)
  const isCovered = isBetween || isOver(state)
  return (
    <Stage stage={stage} teller={teller}>
      <Places />
      <Board isCovered={isCovered} />
      <Tray isCovered={isCovered}>
        <Note teller={teller} />
      </Tray>
      {!isBetween && <BoardBar />}
      <Hand isCovered={isCovered} />
      <ShownHands isCovered={isCovered} />
      <TableDrawer log={<Log state={state} teller={teller} />} scores={<BoardScores />} tabs={tabs} />
      <Attacks table={stage} />
      <Flights table={stage} />
      <Reference />
      <BoardEventPanel />
      <BoardSheet next={<BoardBar />}>{children}</BoardSheet>
    </Stage>
  )
}
