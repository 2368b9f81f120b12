import { existsSync } from 'node:fs'
import { readConfig } from '@slapwise/server'
import type { OptionsConfig } from './args/args.ts'
import { UsageError } from './args/usage-error.ts'
import { getStdio } from './terminal/stdio.ts'

/** For those commands that work on what a server has stored. */
export const DATA_OPTION = { data: { type: 'string' } } as const satisfies OptionsConfig

/** The folder that is named, or the one that a server would use here. */
export function resolveDataFolder(named: string | undefined): string {
  const { SLAPWISE_DATA: folder } = readConfig({ SLAPWISE_DATA: named ?? getStdio().env.SLAPWISE_DATA })
  if (existsSync(folder)) return folder
  throw new UsageError(`There is no folder ${folder}. Another one: --data FOLDER`)
}
