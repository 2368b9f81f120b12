import { randomInt } from 'node:crypto'
import { type CardMatch, frantic, namedSetup, newMatch } from '@slapwise/card-game'
import { askBot, type Bot, type Decision, type Games, recordOf, seeded } from '@slapwise/kernel'
import { MILD_OPTION, oneOf, readArgs, wholeNumber } from '../args.ts'
import { checkWritable, writeRecord } from '../files.ts'
import { Input, Quit } from '../input.ts'
import { BACK } from '../play/asking.ts'
import { Keyboard } from '../play/keyboard.ts'
import { seatNames } from '../play/names.ts'
import { print } from '../screen.ts'
import { MATCH_OPTIONS, readSettings } from '../settings.ts'

const OPTIONS = {
  ...MATCH_OPTIONS,
  ...MILD_OPTION,
  humans: { type: 'string', default: '1' },
  name: { type: 'string', multiple: true, default: [] as string[] },
  bots: { type: 'string', default: 'simple' },
  seed: { type: 'string' },
  save: { type: 'string' },
} as const

const SEEDS = 1_000_000_000

const isOnline = (args: readonly string[]): boolean => args.some((arg) => /^--(url|room)(=|$)/.test(arg))

export async function play(args: readonly string[], games: Games): Promise<number> {
  // Loads what it takes to talk to a server only where there is one.
  if (isOnline(args)) return (await import('../online/play-online.ts')).playOnline(args)
  const { values } = readArgs(args, OPTIONS)
  const settings = readSettings(values)
  const people = wholeNumber('humans', values.humans, 1, settings.players)
  const names = seatNames(settings.players, people, values.name)
  const bot = games.first.bots[oneOf('bots', values.bots, Object.keys(games.first.bots))]
  const { seed = String(randomInt(SEEDS)), save } = values
  if (save !== undefined) checkWritable(save)

  print('Slapwise. Type ? for help, q to quit.')
  const match = newMatch(settings, seed, true)
  const decisions: Decision[] = []
  const input = new Input()
  try {
    const setup = namedSetup(match.state.setup, values.mild)
    await playOut(match, decisions, new Keyboard(match, setup, names, people, input), bot, seed)
    if (save !== undefined)
      writeRecord(
        save,
        recordOf({ game: games.first, version: games.first.version, settings, seed }, match, decisions),
      )
  } catch (error) {
    if (!(error instanceof Quit)) throw error
    print('Leaving already? The bots will talk about you.')
  } finally {
    input.close()
  }
  print(
    `The same match again: the same options, and --seed ${/^\w+$/.test(seed) ? seed : JSON.stringify(seed)}`,
  )
  return 0
}

async function playOut(
  match: CardMatch,
  decisions: Decision[],
  keyboard: Keyboard,
  bot: Bot,
  seed: string,
): Promise<void> {
  const random = seeded(`${seed}/bots`)
  while (!match.over)
    for (const prompt of match.prompts) {
      const { seat } = prompt
      const answer = keyboard.has(seat)
        ? await keyboard.ask(prompt)
        : askBot(frantic, bot, match, seat, random)
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
