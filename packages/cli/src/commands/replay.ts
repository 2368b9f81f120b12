import { type AnyMatch, beginningOf, type MatchRecord } from '@slapwise/kernel'
import { MILD_OPTION, readArgs } from '../args/args.ts'
import { UsageError } from '../args/usage-error.ts'
import { readRecords } from '../files.ts'
import { terminalOf } from '../games/index.ts'
import type { House } from '../house.ts'
import { check } from '../replay/check.ts'
import { playerNames } from '../replay/names.ts'
import { stepThrough } from '../replay/step.ts'
import { complain, print } from '../terminal/screen.ts'
import { LANGUAGE_OPTION, type Lexicon, readLanguage } from '../words/index.ts'

const OPTIONS = { ...MILD_OPTION, ...LANGUAGE_OPTION, step: { type: 'boolean', default: false } } as const

export async function replayFile(args: readonly string[], house: House): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS, 1)
  const words = readLanguage(values.lang)
  const [path] = positionals
  if (path === undefined) throw new UsageError('replay takes a file: slapwise replay FILE')
  for (const record of readRecords(house.games, path)) {
    const end = check(house.games, record)
    if (typeof end === 'string') {
      complain(`${path} does not lead to its stated end: ${end}.`)
      return 1
    }
    if (values.step) await stepThrough(house, record, words, values.mild)
    printSummary(house, record, end, words)
  }
  return 0
}

function printSummary(house: House, record: MatchRecord, end: AnyMatch, words: Lexicon): void {
  const beginning = beginningOf(house.games, record)
  if ('problem' in beginning) return
  const { game, settings } = beginning
  const { replay } = words
  const names = playerNames(record, words.play)
  const { round, scores, winners } = game.publicView(end)
  const { players, ...rest } = settings
  const lines: [string, string | number][] = [
    [replay.players, players],
    [replay.settings, terminalOf(house, game).describe(rest, words).join('; ')],
    [replay.rounds, round],
    ...(scores.some((score) => score !== 0)
      ? [[replay.scores, names.map((name, seat) => `${name} ${scores[seat]}`).join(', ')] as [string, string]]
      : []),
    ...seatingLines(record, words),
    [replay.winners(winners.length), words.listed(winners.map((seat) => names[seat]))],
  ]
  for (const [title, what] of lines) print(`${title}: ${what}`)
  print(replay.sameEnd)
}

/** A line for each seat that somebody has taken over. */
const seatingLines = ({ seatings = [] }: MatchRecord, { play, replay }: Lexicon): [string, string][] =>
  seatings.flatMap(([first, ...later], seat) =>
    later.length === 0
      ? []
      : [
          [
            play.player(seat + 1),
            [first.player, ...later.map(({ player, from }) => replay.from(player, from + 1))].join(', '),
          ],
        ],
  )
