import { type CardMatch, EDITIONS } from '@slapwise/card-game'
import type { Games, MatchRecord } from '@slapwise/kernel'
import { MILD_OPTION, readArgs } from '../args.ts'
import { readRecords } from '../files.ts'
import { check } from '../replay/check.ts'
import { playerNames } from '../replay/names.ts'
import { stepThrough } from '../replay/step.ts'
import { print } from '../screen.ts'
import { UsageError } from '../usage-error.ts'
import { listed } from '../words/teller.ts'

const OPTIONS = { ...MILD_OPTION, step: { type: 'boolean', default: false } } as const

export async function replayFile(args: readonly string[], games: Games): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS, 1)
  const [path] = positionals
  if (path === undefined) throw new UsageError('replay takes a file: slapwise replay FILE')
  for (const record of readRecords(games, path)) {
    const end = check(games, record)
    if (typeof end === 'string') {
      console.error(`slapwise: ${path} does not lead to its stated end: ${end}.`)
      return 1
    }
    await show(record, end as CardMatch, values)
  }
  return 0
}

async function show(
  record: MatchRecord,
  end: CardMatch,
  { step, mild }: { readonly step: boolean; readonly mild: boolean },
): Promise<void> {
  const names = playerNames(record)
  if (step) await stepThrough(record, names, mild)
  printSummary(end, names)
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
