import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { CHILD_DEADLINE } from '@slapwise/kernel/testing/wait'

/** A room as printed by `print-replay.ts` of the server's test kit. */
export interface FoldedRoom {
  readonly code: string
  readonly phase: string
  readonly requestIds: readonly string[]
  readonly hasAllCards: boolean
  readonly views: Readonly<Record<string, string>>
}

const NODE = fileURLToPath(new URL('../../../../../node_modules/node/bin/node', import.meta.url))
const PRINT_FOLD = fileURLToPath(new URL('../../../../server/src/testing/print-replay.ts', import.meta.url))

/** Replays all journals of a data folder. */
export function foldJournals(folder: string): FoldedRoom[] {
  const { stdout, stderr, status, error } = spawnSync(NODE, [PRINT_FOLD, folder], {
    ...CHILD_DEADLINE,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  if (status !== 0) throw error ?? new Error(stderr)
  return JSON.parse(stdout)
}
