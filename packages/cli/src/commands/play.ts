import { randomInt } from 'node:crypto'
import { resolve } from 'node:path'
import { isFile, MILD_OPTION, wholeNumber } from '../args/args.ts'
import { PLAYERS_OPTION, readMatchArgs, readPlayers, withPlayers } from '../args/match-args.ts'
import { loadPlayers, readBots, roundTheTable } from '../bots/players.ts'
import { checkNew, writeRecord } from '../files.ts'
import { terminalOf } from '../games/index.ts'
import type { House } from '../house.ts'
import { forget, type KeptMatch, keep, readKept } from '../play/kept-match.ts'
import { Keyboard } from '../play/keyboard.ts'
import { LocalMatch } from '../play/local-match.ts'
import { seatNames } from '../play/names.ts'
import { resumed, type Sitting, wantsBack } from '../play/sitting.ts'
import { Input, Quit } from '../terminal/input.ts'
import { print } from '../terminal/screen.ts'
import { LANGUAGE_OPTION, type Lexicon, readLanguage } from '../words/index.ts'

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

const SEEDS = 1_000_000_000

const isOnline = (args: readonly string[]): boolean => args.some((arg) => /^--(url|room)(=|$)/.test(arg))

export async function play(args: readonly string[], house: House): Promise<number> {
  // Loads what it takes to talk to a server only where there is one.
  if (isOnline(args)) return (await import('../online/play-online.ts')).playOnline(args, house)
  const { game, settings, values } = readMatchArgs(args, house, OPTIONS)
  const words = readLanguage(values.lang)
  const players = readPlayers(game, values.players)
  const people = wholeNumber('humans', values.humans, 1, players)
  const names = seatNames(words.play, players, people, values.name)
  const bots = readBots(game, values.bots ?? game.substitute)
  await loadPlayers(game, bots)
  const { seed = String(randomInt(SEEDS)), save } = values
  if (save !== undefined) checkNew(save)
  const beginning = { game, version: game.version, settings: withPlayers(game, settings, players), seed }
  const anew: Sitting = { beginning, decided: [], names, people, bots }
  const kept = readKept(house.games)

  print(words.play.welcome)
  const input = new Input()
  try {
    const sitting = kept && (await wantsBack(input, house, kept, words)) ? resumed(house, kept) : anew
    await sitAndPlay(input, house, sitting, words, values)
  } catch (error) {
    if (!(error instanceof Quit)) throw error
  } finally {
    input.close()
  }
  return 0
}

async function sitAndPlay(
  input: Input,
  house: House,
  { beginning, decided, names, people, bots }: Sitting,
  words: Lexicon,
  { mild, save }: { readonly mild: boolean; readonly save?: string },
): Promise<void> {
  const { game, seed } = beginning
  const players = await loadPlayers(game, roundTheTable(bots, names.length - people))
  const local = new LocalMatch(beginning, decided)
  const { match } = local.host
  const terminal = terminalOf(house, game)
  const screensFor = (viewer: number | null) =>
    terminal.sit({ rules: match.rules, company: { names, viewer }, words, mild })
  const keyboard = new Keyboard({ game, match, names, people, input, words, screensFor })
  const keeping = keeper(words, decided.length > 0, () => ({
    record: { ...local.unfinished, players: [...names] },
    people,
    bots: bots.map(found),
  }))
  try {
    await local.playOut(keyboard, (seat) => players[seat - people], keeping.keep)
    if (save !== undefined) writeRecord(save, local.record)
    forget()
  } catch (error) {
    if (!(error instanceof Quit)) throw error
    print(words.play.leaving)
    if (keeping.isKept) print(words.play.kept)
  }
  print(words.play.again(/^\w+$/.test(seed) ? seed : JSON.stringify(seed)))
}

/** Also from another folder. */
const found = (bot: string): string => (isFile(bot) ? resolve(bot) : bot)

/** Keeps a match as it goes, and says once that it cannot. */
function keeper(words: Lexicon, wasKept: boolean, kept: () => KeptMatch) {
  let problem: string | null | undefined = wasKept ? null : undefined
  return {
    keep() {
      const before = problem
      problem = keep(kept())
      if (problem !== null && before == null) print(words.play.notKept(problem))
    },
    get isKept() {
      return problem === null
    },
  }
}
