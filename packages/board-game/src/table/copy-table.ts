import { copyRandom } from '@slapwise/kernel'
import type { Setup } from '../model/setup.ts'
import type { Table } from '../model/table.ts'

export const copyTable = (t: Table): Table => ({
  setup: t.setup,
  facts: null,
  phase: t.phase,
  round: t.round,
  turn: t.turn,
  played: t.played,
  isBackward: t.isBackward,
  isGhost: t.isGhost,
  triggered: t.triggered,
  die: t.die,
  event: t.event,
  hands: t.hands.map((hand) => hand.slice()),
  drawPile: t.drawPile.slice(),
  discardPile: t.discardPile,
  display: t.display,
  turnsSinceDraw: t.turnsSinceDraw,
  ending: t.ending,
  knownTo: t.knownTo.slice(),
  spaces: t.spaces.slice(),
  teleports: t.teleports,
  tokens: t.tokens.slice(),
  scores: t.scores,
  sheet: t.sheet,
  winners: t.winners,
  loadedDice: t.loadedDice,
  random: copyRandom(t.random),
})

/** The table without what the setup already says and what has been told. */
export type PackedTable = Omit<Table, 'setup' | 'facts'>

export function packTable(table: Table): PackedTable {
  const { setup: _, facts: __, ...rest } = copyTable(table)
  return rest
}

export const unpackTable = (setup: Setup, packed: PackedTable): Table =>
  copyTable({ ...packed, setup, facts: null })
