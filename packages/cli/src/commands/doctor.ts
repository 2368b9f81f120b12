import { examine, type Finding, isSound, readConfig } from '@slapwise/server'
import { readArgs } from '../args/args.ts'
import { DATA_OPTION, dataFolder } from '../data-folder.ts'
import { withFile } from '../files.ts'
import { ink, type Style } from '../terminal/ink.ts'
import { printLines } from '../terminal/screen.ts'
import { stdio } from '../terminal/stdio.ts'

const OPTIONS = { ...DATA_OPTION, json: { type: 'boolean', default: false } } as const

export function doctor(args: readonly string[]): number {
  const { values } = readArgs(args, OPTIONS)
  const folder = dataFolder(values.data)
  const { SLAPWISE_KEY: key } = readConfig({ SLAPWISE_KEY: stdio().env.SLAPWISE_KEY })
  const findings = withFile(folder, () => examine(folder, key))
  if (values.json) printLines(JSON.stringify({ folder, isSound: isSound(findings), findings }))
  else for (const finding of findings) printFinding(finding)
  return isSound(findings) ? 0 : 1
}

const SIGNS: Readonly<Record<Finding['state'], readonly [Style, string]>> = {
  sound: ['green', '✓'],
  'worth knowing': ['yellow', '!'],
  damaged: ['red', '✗'],
}

export const printFinding = ({ part, state, words }: Finding): void =>
  printLines(`${ink(...SIGNS[state])} ${part}: ${words}`)
