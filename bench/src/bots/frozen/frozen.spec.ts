import { readFileSync } from 'node:fs'
import { franticBoardGame } from '@slapwise/board-game'
import { CARD_SET_NAMES, franticCardGame } from '@slapwise/card-game'
import { type AnyGame, type AnyMatch, askBot, type Bot, createRandom, Match, toPlain } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { boardSly2 } from './board-sly-2.js'
import { simple1 } from './simple-1.js'
import { sly1 } from './sly-1.js'
import { sly2 } from './sly-2.js'

const FROZEN: readonly [name: string, bot: Bot, game: AnyGame][] = [
  ['simple-1', simple1, franticCardGame],
  ['sly-1', sly1, franticCardGame],
  ['sly-2', sly2, franticCardGame],
  ['board-sly-2', boardSly2, franticBoardGame],
]
const MATCHES = 6

/** A match of four; in the card game with all sets. */
function startMatch(game: AnyGame, seed: string): AnyMatch {
  const sets = game === franticCardGame ? { sets: [...CARD_SET_NAMES] } : {}
  const settings = game.settingsSchema.parse({ players: 4, ...sets })
  return Match.start(game.createRules(settings, game.latestRulesVersion), seed)
}

/** Plays a match between the frozen bot and three random ones; its seat rotates. */
function isWon(bot: Bot, game: AnyGame, i: number): boolean {
  const match = startMatch(game, `frozen ${i}`)
  const random = createRandom(`frozen ${i}`)
  while (!match.isOver)
    for (const { seat } of match.prompts) {
      const answer = askBot(game, seat === i % 4 ? bot : game.bots.chaotic, match, seat, random)
      expect(match.answer(seat, answer)).toBeNull()
    }
  return game.publicView(match).winners.includes(i % 4)
}

describe.each(FROZEN)('The frozen opponent %s', (name, bot, game) => {
  it('imports nothing, so that changes of the engine cannot change how it plays', () => {
    const built = readFileSync(new URL(`${name}.js`, import.meta.url), 'utf8')
    expect(built).not.toMatch(/\bimport\b|\brequire\b|\bfrom\s*['"]/)
  })

  it('answers all questions with every set, and wins sometimes', () => {
    const won = Array.from({ length: MATCHES }, (_, i) => isWon(bot, game, i))
    expect(won).toContain(true)
  })

  it('gives the fallback to an unknown question', () => {
    const match = startMatch(game, 'unknown')
    const [prompt] = match.prompts
    const asked = { ...toPlain(prompt), question: { ask: 'made-up', source: null } }
    const view = () => ({ ...game.publicView(match), ...game.ownView(match, prompt.seat) })
    const answer = bot.answer({ prompt: asked, rules: match.rules, random: createRandom(''), view })
    expect(match.validateAnswer(prompt.seat, answer)).toBeNull()
  })
})
