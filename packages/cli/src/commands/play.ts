import { randomInt } from 'node:crypto'
import {
  type AnyGame,
  type AnyMatch,
  askBot,
  type Bot,
  type Decision,
  Match,
  recordOf,
  seeded,
} from '@slapwise/kernel'
import { MILD_OPTION, oneOf, wholeNumber } from '../args.ts'
import { checkWritable, writeRecord } from '../files.ts'
import type { House } from '../house.ts'
import { Input, Quit } from '../input.ts'
import { PLAYERS_OPTION, readMatchArgs, readPlayers, withPlayers } from '../match-args.ts'
import { BACK } from '../play/inquiry.ts'
import { Keyboard } from '../play/keyboard.ts'
import { seatNames } from '../play/names.ts'
import { print } from '../screen.ts'
import { LANGUAGE_OPTION, readLanguage } from '../words/index.ts'

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
  const { game, terminal, settings: rest, values } = readMatchArgs(args, house, OPTIONS)
  const words = readLanguage(values.lang)
  const players = readPlayers(game, values.players)
  const people = wholeNumber('humans', values.humans, 1, players)
  const names = seatNames(words.play, players, people, values.name)
  const bot = game.bots[oneOf('bots', values.bots ?? game.substitute, Object.keys(game.bots))]
  const { seed = String(randomInt(SEEDS)), save, mild } = values
  if (save !== undefined) checkWritable(save)

  print(words.play.welcome)
  const settings = withPlayers(game, rest, players)
  const rules = game.rules(settings, game.version)
  const match = Match.start(rules, seed, true)
  const decisions: Decision[] = []
  const input = new Input()
  const screensFor = (viewer: number | null) =>
    terminal.sit({ rules, company: { names, viewer }, words, mild })
  try {
    const keyboard = new Keyboard({ game, match, names, people, input, words, screensFor })
    await playOut(game, match, decisions, keyboard, bot, seed)
    if (save !== undefined)
      writeRecord(save, recordOf({ game, version: game.version, settings, seed }, match, decisions))
  } catch (error) {
    if (!(error instanceof Quit)) throw error
    print(words.play.leaving)
  } finally {
    input.close()
  }
  print(words.play.again(/^\w+$/.test(seed) ? seed : JSON.stringify(seed)))
  return 0
}

async function playOut(
  game: AnyGame,
  match: AnyMatch,
  decisions: Decision[],
  keyboard: Keyboard,
  bot: Bot,
  seed: string,
): Promise<void> {
  const random = seeded(`${seed}/bots`)
  while (!match.over)
    for (const prompt of match.prompts) {
      const { seat } = prompt
      const answer = keyboard.has(seat) ? await keyboard.ask(prompt) : askBot(game, bot, match, seat, random)
      if (answer === BACK) {
        match.takeBack(seat)
        decisions.pop()
        continue
      }
      const refusal = match.answer(seat, answer)
      if (refusal) throw new Error(`Refused: ${JSON.stringify({ seed, prompt, answer, refusal })}`)
      decisions.push({ seat, answer })
    }
  keyboard.tellEnd()
}
