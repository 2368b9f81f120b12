import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { BoardMatch } from '../board-rules.ts'
import { packTable } from '../table/copy-table.ts'

/** A hash of how everything lies: what must come out the same whenever a match is played again. */
export const digestOf = ({ state }: BoardMatch): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(packTable(state)))))
