import {
  createBackup,
  DamagedBackupError,
  DataFolderError,
  type IntegrityFinding,
  restoreBackup,
} from '@slapwise/server'
import { readArgs } from '../args/args.ts'
import { UsageError } from '../args/usage-error.ts'
import { DATA_OPTION, resolveDataFolder } from '../data-folder.ts'
import { print, printError } from '../terminal/screen.ts'
import { printFinding } from './doctor.ts'

export async function backupCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, DATA_OPTION, 1)
  const [file] = positionals
  if (file === undefined) throw new UsageError('backup needs a file: slapwise backup FILE')
  const folder = resolveDataFolder(values.data)
  const hasDamage = printDamagedFindings(await withFolderErrors(() => createBackup(folder, file)))
  print(`Backed up ${folder} to ${file}. It contains the identity key: keep it as secret as the folder.`)
  if (hasDamage) printError(`the data in ${folder} is damaged, and so is this backup: keep older backups`)
  return hasDamage ? 1 : 0
}

/** Prints each damaged finding; returns whether there was any. */
function printDamagedFindings(findings: readonly IntegrityFinding[]): boolean {
  const damage = findings.filter(({ state }) => state === 'damaged')
  for (const finding of damage) printFinding(finding)
  return damage.length > 0
}

const RESTORE_OPTIONS = { ...DATA_OPTION, 'allow-damaged': { type: 'boolean', default: false } } as const

export async function restoreCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, RESTORE_OPTIONS, 1)
  const [file] = positionals
  const { data: folder, 'allow-damaged': allowsDamaged } = values
  if (file === undefined || folder === undefined)
    throw new UsageError('restore needs a file and a new folder: slapwise restore FILE --data FOLDER')
  const hasDamage = printDamagedFindings(
    await withFolderErrors(async () => restoreBackup(file, folder, allowsDamaged)),
  )
  print(`Restored ${file} to ${folder}. To serve it: slapwise serve --data ${folder}`)
  return hasDamage ? 1 : 0
}

/** Turns errors about the data folder into a `UsageError`. */
export async function withFolderErrors<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action()
  } catch (error) {
    if (error instanceof DamagedBackupError) printDamagedFindings(error.findings)
    const isKnown = error instanceof DataFolderError || 'code' in (error as NodeJS.ErrnoException)
    throw isKnown ? new UsageError((error as Error).message) : error
  }
}
