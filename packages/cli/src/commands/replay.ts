import { type AnyMatch, readMatchStart, type MatchRecord } from '@slapwise/kernel'
import { MILD_OPTION, readArgs } from '../args/args.ts'
import { UsageError } from '../args/usage-error.ts'
import { readRecords } from '../files.ts'
import { getTerminal } from '../games/index.ts'
import { LANGUAGE_OPTION, type CliMessages, readMessages } from '../i18n/index.ts'
import type { InstalledGames } from '../installed-games.ts'
import { checkReplay } from '../replay/check-replay.ts'
import { listPlayerNames } from '../replay/player-names.ts'
import { stepThroughRecord } from '../replay/step-through-record.ts'
import { print, printError } from '../terminal/screen.ts'

const OPTIONS = { ...MILD_OPTION, ...LANGUAGE_OPTION, step: { type: 'boolean', default: false } } as const

export async function replayCommand(args: readonly string[], house: InstalledGames): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS, 1)
  const words = readMessages(values.lang)
  const [path] = positionals
  if (path === undefined) throw new UsageError('replay takes a file: slapwise replay FILE')
  for (const record of readRecords(house.games, path)) {
    const end = checkReplay(house.games, record)
    if (typeof end === 'string') {
      printError(`${path} does not lead to its stated end: ${end}.`)
      return 1
    }
    if (values.step) await stepThroughRecord(house, record, words, values.mild)
    printSummary(house, record, end, words)
  }
  return 0
}

function printSummary(house: InstalledGames, record: MatchRecord, end: AnyMatch, words: CliMessages): void {
  const beginning = readMatchStart(house.games, record)
  if ('code' in beginning) return
  const { game, settings } = beginning
  const { replay } = words
  const names = listPlayerNames(record, words.play)
  const { round, scores, winners } = game.publicView(end)
  const { players, ...rest } = settings
  const lines: [string, string | number][] = [
    [replay.players, players],
    [replay.settings, getTerminal(house, game).describeSettings(rest, words).join('; ')],
    [replay.rounds, round],
    ...(scores.some((score) => score !== 0)
      ? [[replay.scores, names.map((name, seat) => `${name} ${scores[seat]}`).join(', ')] as [string, string]]
      : []),
    ...formatTakeovers(record, words),
    [replay.winners(winners.length), words.formatList(winners.map((seat) => names[seat]))],
  ]
  for (const [title, what] of lines) print(`${title}: ${what}`)
  print(replay.sameResult)
}

/** A line for each seat that somebody has taken over. */
const formatTakeovers = ({ seatings = [] }: MatchRecord, { play, replay }: CliMessages): [string, string][] =>
  seatings.flatMap(([first, ...later], seat) =>
    later.length === 0
      ? []
      : [
          [
            play.playerName(seat + 1),
            [first.player, ...later.map(({ player, from }) => replay.takeover(player, from + 1))].join(', '),
          ],
        ],
  )
