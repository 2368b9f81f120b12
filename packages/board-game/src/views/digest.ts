import { sha256 } from '@slapwise/kernel'
import type { BoardMatch } from '../board-rules.ts'
import { serializeTable } from '../table/copy-table.ts'

/** A hash of the table. Replaying a match must give the same one. */
export const computeDigest = ({ state }: BoardMatch): string => sha256(JSON.stringify(serializeTable(state)))
