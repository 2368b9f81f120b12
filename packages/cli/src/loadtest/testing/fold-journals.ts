import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** What the server's own kit says about a data folder; see `print-fold.ts` there. */
export interface FoldedRoom {
  readonly code: string
  readonly phase: string
  readonly requests: readonly string[]
  readonly hasAllCards: boolean
  readonly views: Readonly<Record<string, string>>
}

const NODE = fileURLToPath(new URL('../../../../../node_modules/node/bin/node', import.meta.url))
const PRINT_FOLD = fileURLToPath(new URL('../../../../server/src/testing/print-replay.ts', import.meta.url))

/** Folds all journals in a data folder once more. */
export function foldJournals(folder: string): FoldedRoom[] {
  const { stdout, stderr, status } = spawnSync(NODE, [PRINT_FOLD, folder], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}
