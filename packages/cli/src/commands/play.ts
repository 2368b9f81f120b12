import { randomInt } from 'node:crypto'
import { resolve } from 'node:path'
import { isFilePath, MILD_OPTION, parseWholeNumber } from '../args/args.ts'
import { PLAYERS_OPTION, parsePlayerCount, readMatchArgs, withPlayerCount } from '../args/match-args.ts'
import { loadBotPlayers, parseBots, repeatForSeats } from '../bots/bot-players.ts'
import { assertNewFile, writeRecord } from '../files.ts'
import { getTerminal } from '../games/index.ts'
import { LANGUAGE_OPTION, type CliMessages, readMessages } from '../i18n/index.ts'
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

export async function playCommand(args: readonly string[], house: InstalledGames): Promise<number> {
  // Loads what it takes to talk to a server only where there is one.
  if (isOnlinePlay(args)) return (await import('../online/play-online.ts')).playOnline(args, house)
  const { game, settings, values } = readMatchArgs(args, house, OPTIONS)
  const words = readMessages(values.lang)
  const players = parsePlayerCount(game, values.players)
  const people = parseWholeNumber('humans', values.humans, 1, players)
  const names = assignSeatNames(words.play, players, people, values.name)
  const bots = parseBots(game, values.bots ?? game.substituteLevel)
  await loadBotPlayers(game, bots)
  const { seed = String(randomInt(SEED_RANGE)), save } = values
  if (save !== undefined) assertNewFile(save)
  const beginning = {
    game,
    rulesVersion: game.latestRulesVersion,
    settings: withPlayerCount(game, settings, players),
    seed,
  }
  const anew: LocalMatchSetup = { beginning, earlierDecisions: [], names, humans: people, bots }
  const kept = readUnfinishedMatch(house.games)

  print(words.play.welcome)
  const input = new TerminalInput()
  try {
    const sitting = kept && (await confirmResume(input, house, kept, words)) ? resumeSetup(house, kept) : anew
    await playLocalMatch(input, house, sitting, words, values)
  } catch (error) {
    if (!(error instanceof QuitError)) throw error
  } finally {
    input.close()
  }
  return 0
}

async function playLocalMatch(
  input: TerminalInput,
  house: InstalledGames,
  { beginning, earlierDecisions: decided, names, humans: people, bots }: LocalMatchSetup,
  words: CliMessages,
  { mild, save }: { readonly mild: boolean; readonly save?: string },
): Promise<void> {
  const { game, seed } = beginning
  const players = await loadBotPlayers(game, repeatForSeats(bots, names.length - people))
  const local = new LocalMatch(beginning, decided)
  const { match } = local.host
  const terminal = getTerminal(house, game)
  const screensFor = (viewer: number | null) =>
    terminal.createScreens({
      rules: match.rules,
      participants: { playerNames: names, viewer },
      messages: words,
      usesMildNames: mild,
    })
  const keyboard = new HotSeatPlayers({
    game,
    match,
    names,
    humans: people,
    input,
    messages: words,
    createScreens: screensFor,
  })
  const saver = createMatchSaver(words, decided.length > 0, () => ({
    record: { ...local.unfinished, players: [...names] },
    humans: people,
    bots: bots.map(resolveBotPath),
  }))
  try {
    await local.playToEnd(keyboard, (seat) => players[seat - people], saver.save)
    if (save !== undefined) writeRecord(save, local.record)
    deleteUnfinishedMatch()
  } catch (error) {
    if (!(error instanceof QuitError)) throw error
    print(words.play.goodbye)
    if (saver.isSaved) print(words.play.matchKept)
  }
  print(words.play.repeatWithSeed(/^\w+$/.test(seed) ? seed : JSON.stringify(seed)))
}

/** Also from another folder. */
const resolveBotPath = (bot: string): string => (isFilePath(bot) ? resolve(bot) : bot)

/** Keeps a match as it goes, and says once that it cannot. */
function createMatchSaver(words: CliMessages, wasKept: boolean, kept: () => UnfinishedMatch) {
  let problem: string | null | undefined = wasKept ? null : undefined
  return {
    save() {
      const before = problem
      problem = saveUnfinishedMatch(kept())
      if (problem !== null && before == null) print(words.play.matchNotKept(problem))
    },
    get isSaved() {
      return problem === null
    },
  }
}
