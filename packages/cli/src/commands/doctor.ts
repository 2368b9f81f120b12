import { styleText } from 'node:util'
import { examine, type Finding, isSound } from '@slapwise/server'
import { readArgs } from '../args.ts'
import { DATA_OPTION, dataFolder } from '../data-folder.ts'
import { withFile } from '../files.ts'

const OPTIONS = { ...DATA_OPTION, json: { type: 'boolean', default: false } } as const

export function doctor(args: readonly string[]): number {
  const { values } = readArgs(args, OPTIONS)
  const folder = dataFolder(values.data)
  const findings = withFile(folder, () => examine(folder))
  if (values.json) console.log(JSON.stringify({ folder, isSound: isSound(findings), findings }))
  else for (const finding of findings) printFinding(finding)
  return isSound(findings) ? 0 : 1
}

const SIGNS: Readonly<Record<Finding['state'], string>> = {
  sound: styleText('green', '✓'),
  'worth knowing': styleText('yellow', '!'),
  damaged: styleText('red', '✗'),
}

const printFinding = ({ part, state, words }: Finding): void =>
  console.log(`${SIGNS[state]} ${part}: ${words}`)
