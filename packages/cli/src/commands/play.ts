import { randomInt } from 'node:crypto'
import { resolve } from 'node:path'
import { isFilePath, MILD_OPTION, parseWholeNumber } from '../args/args.ts'
import { PLAYERS_OPTION, parsePlayerCount, readMatchArgs, withPlayerCount } from '../args/match-args.ts'
import { loadBotPlayers, parseBots, repeatForSeats } from '../bots/bot-players.ts'
import { assertNewFile, writeRecord } from '../files.ts'
import { getTerminal } from '../games/index.ts'
import { type CliMessages, LANGUAGE_OPTION, readMessages } from '../i18n/index.ts'
import type { InstalledGames } from '../installed-games.ts'
import { HotSeatPlayers } from '../play/hot-seat-players.ts'
import { LocalMatch } from '../play/local-match.ts'
import { confirmResume, type LocalMatchSetup, resumeSetup } from '../play/local-match-setup.ts'
import { assignSeatNames } from '../play/seat-names.ts'
import {
  deleteUnfinishedMatch,
  readUnfinishedMatch,
  saveUnfinishedMatch,
  type UnfinishedMatch,
} from '../play/unfinished-match.ts'
import { print } from '../terminal/screen.ts'
import { QuitError, TerminalInput } from '../terminal/terminal-input.ts'

const OPTIONS = {
  ...PLAYERS_OPTION,
  ...MILD_OPTION,
  ...LANGUAGE_OPTION,
  humans: { type: 'string', default: '1' },
  name: { type: 'string', multiple: true, default: [] as string[] },
  bots: { type: 'string' },
  seed: { type: 'string' },
  save: { type: 'string' },
} as const

const SEED_RANGE = 1_000_000_000

const isOnlinePlay = (args: readonly string[]): boolean => args.some((arg) => /^--(url|room)(=|$)/.test(arg))

export async function playCommand(args: readonly string[], installed: InstalledGames): Promise<number> {
  // The client for servers is loaded only when it is needed.
  if (isOnlinePlay(args)) return (await import('../online/play-online.ts')).playOnline(args, installed)
  const { game, settings, values } = readMatchArgs(args, installed, OPTIONS)
  const messages = readMessages(values.lang)
  const players = parsePlayerCount(game, values.players)
  const humans = parseWholeNumber('humans', values.humans, 1, players)
  const names = assignSeatNames(messages.play, players, humans, values.name)
  const bots = parseBots(game, values.bots ?? game.substituteLevel)
  await loadBotPlayers(game, bots)
  const { seed = String(randomInt(SEED_RANGE)), save } = values
  if (save !== undefined) assertNewFile(save)
  const matchStart = {
    game,
    rulesVersion: game.latestRulesVersion,
    settings: withPlayerCount(game, settings, players),
    seed,
  }
  const newSetup: LocalMatchSetup = { matchStart, earlierDecisions: [], names, humans, bots }
  const unfinished = readUnfinishedMatch(installed.games)

  print(messages.play.welcome)
  const input = new TerminalInput()
  try {
    const setup =
      unfinished && (await confirmResume(input, installed, unfinished, messages))
        ? resumeSetup(installed, unfinished)
        : newSetup
    await playLocalMatch(input, installed, setup, messages, values)
  } catch (error) {
    if (!(error instanceof QuitError)) throw error
  } finally {
    input.close()
  }
  return 0
}

async function playLocalMatch(
  input: TerminalInput,
  installed: InstalledGames,
  { matchStart, earlierDecisions, names, humans, bots }: LocalMatchSetup,
  messages: CliMessages,
  { mild, save }: { readonly mild: boolean; readonly save?: string },
): Promise<void> {
  const { game, seed } = matchStart
  const players = await loadBotPlayers(game, repeatForSeats(bots, names.length - humans))
  const local = new LocalMatch(matchStart, earlierDecisions)
  const { match } = local.host
  const terminal = getTerminal(installed, game)
  const screensFor = (viewer: number | null) =>
    terminal.createScreens({
      rules: match.rules,
      participants: { playerNames: names, viewer },
      messages,
      usesMildNames: mild,
    })
  const hotSeatPlayers = new HotSeatPlayers({
    game,
    match,
    names,
    humans,
    input,
    messages,
    createScreens: screensFor,
  })
  const saver = createMatchSaver(messages, earlierDecisions.length > 0, () => ({
    record: { ...local.unfinished, players: [...names] },
    humans,
    bots: bots.map(resolveBotPath),
  }))
  try {
    await local.playToEnd(hotSeatPlayers, (seat) => players[seat - humans], saver.save)
    if (save !== undefined) writeRecord(save, local.record)
    deleteUnfinishedMatch()
  } catch (error) {
    if (!(error instanceof QuitError)) throw error
    print(messages.play.goodbye)
    if (saver.isSaved) print(messages.play.matchKept)
  }
  print(messages.play.repeatWithSeed(/^\w+$/.test(seed) ? seed : JSON.stringify(seed)))
}

/** Makes the path of a custom bot absolute, so that the match can be resumed from another folder. */
const resolveBotPath = (bot: string): string => (isFilePath(bot) ? resolve(bot) : bot)

/** Saves the match after each decision, and reports once if that fails. */
function createMatchSaver(messages: CliMessages, wasSaved: boolean, unfinished: () => UnfinishedMatch) {
  let problem: string | null | undefined = wasSaved ? null : undefined
  return {
    save() {
      const before = problem
      problem = saveUnfinishedMatch(unfinished())
      if (problem !== null && before == null) print(messages.play.matchNotKept(problem))
    },
    get isSaved() {
      return problem === null
    },
  }
}
