import { backUp, FolderProblem, restore } from '@slapwise/server'
import { readArgs } from '../args.ts'
import { DATA_OPTION, dataFolder } from '../data-folder.ts'
import { print } from '../screen.ts'
import { UsageError } from '../usage-error.ts'

export async function backupFolder(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, DATA_OPTION, 1)
  const [file] = positionals
  if (file === undefined) throw new UsageError('backup takes a file: slapwise backup FILE')
  const folder = dataFolder(values.data)
  await politely(() => backUp(folder, file))
  print(`All of ${folder} is in ${file}. Keep it as secret as the folder.`)
  return 0
}

export async function restoreFolder(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, DATA_OPTION, 1)
  const [file] = positionals
  if (file === undefined || values.data === undefined)
    throw new UsageError('restore takes a file and a new folder: slapwise restore FILE --data FOLDER')
  const folder = values.data
  await politely(async () => restore(file, folder))
  print(`${folder} is as it was. To serve it: slapwise serve --data ${folder}`)
  return 0
}

/** What stands in the way becomes a line for the user. */
async function politely(act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    const isKnown = error instanceof FolderProblem || 'code' in (error as NodeJS.ErrnoException)
    throw isKnown ? new UsageError((error as Error).message) : error
  }
}
