import { type CardMatch, EDITIONS } from '@slapwise/card-game'
import { MILD_OPTION, readArgs } from '../args.ts'
import { readRecord } from '../files.ts'
import { check } from '../replay/check.ts'
import { stepThrough } from '../replay/step.ts'
import { print } from '../screen.ts'
import { UsageError } from '../usage-error.ts'
import { listed } from '../words/teller.ts'

const OPTIONS = { ...MILD_OPTION, step: { type: 'boolean', default: false } } as const

export async function replayFile(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS, 1)
  const [path] = positionals
  if (path === undefined) throw new UsageError('replay takes a file: slapwise replay FILE')
  const record = readRecord(path)
  const end = check(record)
  if (typeof end === 'string') {
    console.error(`slapwise: ${path} does not lead to its stated end: ${end}.`)
    return 1
  }
  const names = Array.from({ length: record.settings.players }, (_, seat) => `Player ${seat + 1}`)
  if (values.step) await stepThrough(record, names, values.mild)
  printSummary(end, names)
  return 0
}

function printSummary({ state }: CardMatch, names: readonly string[]): void {
  const { settings, limit } = state.setup
  const scores = names.map((name, seat) => `${name} ${state.scores[seat]}`)
  print(`Players: ${settings.players}`)
  print(`Edition: ${EDITIONS[settings.edition].name.en}, with ${settings.sets.join(', ')}`)
  print(`Rounds: ${state.round}`)
  if (limit !== null) print(`Scores: ${scores.join(', ')} (limit ${limit})`)
  print(
    `${state.winners.length > 1 ? 'Winners' : 'Winner'}: ${listed(state.winners.map((seat) => names[seat]))}`,
  )
  print('Same end: yes')
}
