import { beginningOf, type MatchRecord } from '@slapwise/kernel'
import { terminalOf } from '../games/index.ts'
import type { House } from '../house.ts'
import { lineFor } from '../play/ask-person.ts'
import { Input, Quit } from '../terminal/input.ts'
import { print, printRule } from '../terminal/screen.ts'
import type { Lexicon } from '../words/index.ts'
import type { ReplayWords } from '../words/lexicon.ts'
import { playerNames } from './names.ts'
import { Reel } from './reel.ts'

/** Decision by decision, to and fro. */
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
  const input = new Input()
  try {
    await step(input, new Reel(beginning, record, screens), words.replay)
  } catch (error) {
    if (!(error instanceof Quit)) throw error
  } finally {
    input.close()
  }
}

async function step(input: Input, reel: Reel, words: ReplayWords): Promise<void> {
  tell(reel.opening)
  let next = 0
  while (next < reel.length) {
    const page = pageFor(await input.ask(lineFor(words.next, [])), reel, next, words)
    if (page === null) continue
    printRule(words.of(...reel.place(page)))
    reel.printDecision(page)
    tell(reel.news(page))
    next = page + 1
  }
}

/** Where a line leads; null if nowhere, and why is said. */
function pageFor(line: string, reel: Reel, next: number, words: ReplayWords): number | null {
  if (line === '') return next
  if (line === 'b') return Math.max(0, next - 2)
  const [, round] = /^r\s*(\d+)$/.exec(line) ?? []
  if (round !== undefined) return found(reel.ofRound(Number(round)), words.noRound(round))
  const [, said] = /^\/\s*(.+)$/.exec(line) ?? []
  if (said !== undefined) return found(reel.saying(said, next), words.notSaid(said))
  for (const text of words.help) print(text)
  return null
}

function found(page: number, otherwise: string): number | null {
  if (page >= 0) return page
  print(otherwise)
  return null
}

function tell(news: readonly string[]): void {
  for (const line of news) print(`  ${line}`)
}
