import { readConfig, replaceKey } from '@slapwise/server'
import { readArgs } from '../args/args.ts'
import { DATA_OPTION, resolveDataFolder } from '../data-folder.ts'
import { print } from '../terminal/screen.ts'
import { getStdio } from '../terminal/stdio.ts'
import { withFolderErrors } from './backup.ts'

export async function newKeyCommand(args: readonly string[]): Promise<number> {
  const folder = resolveDataFolder(readArgs(args, DATA_OPTION).values.data)
  const { SLAPWISE_KEY: key } = readConfig({ SLAPWISE_KEY: getStdio().env.SLAPWISE_KEY })
  await withFolderErrors(() => replaceKey(folder, key))
  print(
    `Created a new identity key in ${folder}. The rooms are kept, but all cookies are invalid: players have to join again.`,
  )
  return 0
}
