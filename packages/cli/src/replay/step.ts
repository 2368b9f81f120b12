import {
  type AnyMatch,
  type Beginning,
  beginningOf,
  countAnswers,
  type Fact,
  type Frame,
  Match,
  type MatchRecord,
  type Seat,
} from '@slapwise/kernel'
import { terminalOf } from '../games/index.ts'
import type { Screens } from '../games/terminal.ts'
import type { House } from '../house.ts'
import { Input, Quit } from '../input.ts'
import { lineFor } from '../play/ask-person.ts'
import { print, printRule } from '../screen.ts'
import type { Lexicon } from '../words/index.ts'
import { playerNames } from './names.ts'

/** Decision by decision, with all hands open: the match is over, there is nothing to hide. */
export async function stepThrough(
  house: House,
  record: MatchRecord,
  words: Lexicon,
  mild: boolean,
): Promise<void> {
  const beginning = beginningOf(house.games, record)
  if ('problem' in beginning) return
  const { game, settings, version } = beginning
  const rules = game.rules(settings, version)
  const company = { names: playerNames(record, words.play), viewer: null }
  const screens = terminalOf(house, game).sit({ rules, company, words, mild })
  const match = Match.start(rules, record.seed, true)
  const input = new Input()
  try {
    await step(input, screens, beginning, match, record, words)
  } catch (error) {
    if (!(error instanceof Quit)) throw error
  } finally {
    input.close()
  }
}

async function step(
  input: Input,
  screens: Screens,
  { game }: Beginning,
  match: AnyMatch,
  { decisions }: MatchRecord,
  { replay }: Lexicon,
): Promise<void> {
  const viewOf = (seat: Seat): Frame => ({ ...game.publicView(match), ...game.ownView(match, seat) })
  tellNews(screens, match)
  for (const [i, [seat, answer]] of decisions.entries()) {
    const prompt = match.promptFor(seat)!
    if (countAnswers(prompt.choice) > 1) {
      await input.ask(lineFor(replay.next, []))
      printRule(replay.of(i + 1, decisions.length))
      screens.printDecision(viewOf(seat), prompt, answer)
    }
    match.answer(seat, answer)
    tellNews(screens, match)
  }
}

function tellNews(screens: Screens, match: AnyMatch): void {
  for (const line of screens.news(match.takeFacts().map(openly))) print(`  ${line}`)
}

const openly = ({ news, secret }: Fact): object => {
  const { to: _, ...shown } = secret ?? { to: 0 }
  return { ...news, ...shown }
}
