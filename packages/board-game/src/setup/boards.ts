import blindAlley from '../../boards/blind-alley.json' with { type: 'json' }
import house from '../../boards/house.json' with { type: 'json' }
import type { BoardFile } from '../model/board.ts'
import type { BoardName, Settings } from '../model/settings.ts'

/** The built-in boards. Their layout is our own: no picture of the printed board was available. */
export const BOARDS: Readonly<Record<BoardName, BoardFile>> = { house, 'blind-alley': blindAlley }

export const resolveBoardFile = ({ board }: Pick<Settings, 'board'>): BoardFile =>
  typeof board === 'string' ? BOARDS[board] : board
