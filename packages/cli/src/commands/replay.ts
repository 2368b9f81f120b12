import { type AnyMatch, type MatchRecord, readMatchStart } from '@slapwise/kernel'
import { MILD_OPTION, readArgs } from '../args/args.ts'
import { UsageError } from '../args/usage-error.ts'
import { readRecords } from '../files.ts'
import { getTerminal } from '../games/index.ts'
import { type CliMessages, LANGUAGE_OPTION, readMessages } from '../i18n/index.ts'
import type { InstalledGames } from '../installed-games.ts'
import { checkReplay } from '../replay/check-replay.ts'
import { listPlayerNames } from '../replay/player-names.ts'
import { stepThroughRecord } from '../replay/step-through-record.ts'
import { print, printError } from '../terminal/screen.ts'

const OPTIONS = { ...MILD_OPTION, ...LANGUAGE_OPTION, step: { type: 'boolean', default: false } } as const

export async function replayCommand(args: readonly string[], installed: InstalledGames): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS, 1)
  const messages = readMessages(values.lang)
  const [path] = positionals
  if (path === undefined) throw new UsageError('replay needs a file: slapwise replay FILE')
  for (const record of readRecords(installed.games, path)) {
    const end = checkReplay(installed.games, record)
    if (typeof end === 'string') {
      printError(`${path} does not replay to its recorded end: ${end}.`)
      return 1
    }
    if (values.step) await stepThroughRecord(installed, record, messages, values.mild)
    printSummary(installed, record, end, messages)
  }
  return 0
}

function printSummary(
  installed: InstalledGames,
  record: MatchRecord,
  end: AnyMatch,
  messages: CliMessages,
): void {
  const matchStart = readMatchStart(installed.games, record)
  if ('code' in matchStart) return
  const { game, settings } = matchStart
  const { replay } = messages
  const names = listPlayerNames(record, messages.play)
  const { round, scores, winners } = game.publicView(end)
  const { players, ...rest } = settings
  const lines: [string, string | number][] = [
    [replay.players, players],
    [replay.settings, getTerminal(installed, game).describeSettings(rest, messages).join('; ')],
    [replay.rounds, round],
    ...(scores.some((score) => score !== 0)
      ? [[replay.scores, names.map((name, seat) => `${name} ${scores[seat]}`).join(', ')] as [string, string]]
      : []),
    ...formatTakeovers(record, messages),
    [replay.winners(winners.length), messages.formatList(winners.map((seat) => names[seat]))],
  ]
  for (const [title, value] of lines) print(`${title}: ${value}`)
  print(replay.sameResult)
}

/** One row per seat that changed hands. */
const formatTakeovers = (
  { seatHistory = [] }: MatchRecord,
  { play, replay }: CliMessages,
): [string, string][] =>
  seatHistory.flatMap(([first, ...later], seat) =>
    later.length === 0
      ? []
      : [
          [
            play.playerName(seat + 1),
            [
              first.player,
              ...later.map(({ player, fromDecision }) => replay.takeover(player, fromDecision + 1)),
            ].join(', '),
          ],
        ],
  )
