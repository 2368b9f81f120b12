import { examineDataFolder, hasNoDamage, type IntegrityFinding, readConfig } from '@slapwise/server'
import { readArgs } from '../args/args.ts'
import { DATA_OPTION, resolveDataFolder } from '../data-folder.ts'
import { withFileErrors } from '../files.ts'
import { printLines } from '../terminal/screen.ts'
import { getStdio } from '../terminal/stdio.ts'
import { applyStyle, type TerminalStyle } from '../terminal/style.ts'

const OPTIONS = { ...DATA_OPTION, json: { type: 'boolean', default: false } } as const

export function doctorCommand(args: readonly string[]): number {
  const { values } = readArgs(args, OPTIONS)
  const folder = resolveDataFolder(values.data)
  const { SLAPWISE_KEY: key } = readConfig({ SLAPWISE_KEY: getStdio().env.SLAPWISE_KEY })
  const findings = withFileErrors(folder, () => examineDataFolder(folder, key))
  if (values.json) printLines(JSON.stringify({ folder, isSound: hasNoDamage(findings), findings }))
  else for (const finding of findings) printFinding(finding)
  return hasNoDamage(findings) ? 0 : 1
}

const STATE_MARKS: Readonly<Record<IntegrityFinding['state'], readonly [TerminalStyle, string]>> = {
  ok: ['green', '✓'],
  notice: ['yellow', '!'],
  damaged: ['red', '✗'],
}

export const printFinding = ({ part, state, message }: IntegrityFinding): void =>
  printLines(`${applyStyle(...STATE_MARKS[state])} ${part}: ${message}`)
