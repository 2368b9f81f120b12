import { sha256 } from '@slapwise/kernel'
import type { BoardMatch } from '../board-rules.ts'
import { serializeTable } from '../table/copy-table.ts'

/** A hash of how everything lies: what must come out the same whenever a match is played again. */
export const computeDigest = ({ state }: BoardMatch): string => sha256(JSON.stringify(serializeTable(state)))
