import { readConfig, replaceKey } from '@slapwise/server'
import { readArgs } from '../args/args.ts'
import { DATA_OPTION, dataFolder } from '../data-folder.ts'
import { print } from '../terminal/screen.ts'
import { stdio } from '../terminal/stdio.ts'
import { politely } from './backup.ts'

export async function makeNewKey(args: readonly string[]): Promise<number> {
  const folder = dataFolder(readArgs(args, DATA_OPTION).values.data)
  const { SLAPWISE_KEY: key } = readConfig({ SLAPWISE_KEY: stdio().env.SLAPWISE_KEY })
  await politely(() => replaceKey(folder, key))
  print(`${folder} has another key. Its rooms are there, but everybody is a stranger to them.`)
  return 0
}
