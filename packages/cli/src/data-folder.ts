import { existsSync } from 'node:fs'
import { readConfig } from '@slapwise/server'
import type { OptionsConfig } from './args/args.ts'
import { UsageError } from './args/usage-error.ts'
import { getStdio } from './terminal/stdio.ts'

/** The option `--data` of commands that read or write the data folder of a server. */
export const DATA_OPTION = { data: { type: 'string' } } as const satisfies OptionsConfig

/** The folder of `--data`, else the one that `slapwise serve` would use here. */
export function resolveDataFolder(given: string | undefined): string {
  const { SLAPWISE_DATA: folder } = readConfig({ SLAPWISE_DATA: given ?? getStdio().env.SLAPWISE_DATA })
  if (existsSync(folder)) return folder
  throw new UsageError(`The data folder ${folder} does not exist; name another one with --data FOLDER.`)
}
