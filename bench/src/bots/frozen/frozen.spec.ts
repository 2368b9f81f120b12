import { readFileSync } from 'node:fs'
import { BOTS, CARD_SET_NAMES, franticCardGame } from '@slapwise/card-game'
import { type AnyGame, askBot, type Bot, createRandom, Match, toPlain } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { simple1 } from './simple-1.js'
import { sly1 } from './sly-1.js'

const FROZEN: Readonly<Record<string, Bot>> = { 'simple-1': simple1 as Bot, 'sly-1': sly1 as Bot }
const game: AnyGame = franticCardGame
const MATCHES = 6

/** Plays a match with all sets between the frozen bot and three current ones; its seat rotates. */
function isWon(bot: Bot, others: Bot, i: number): boolean {
  const settings = game.settingsSchema.parse({ players: 4, sets: [...CARD_SET_NAMES] })
  const match = Match.start(game.createRules(settings, game.latestRulesVersion), `frozen ${i}`)
  const random = createRandom(`frozen ${i}`)
  while (!match.isOver)
    for (const { seat } of match.prompts)
      expect(match.answer(seat, askBot(game, seat === i % 4 ? bot : others, match, seat, random))).toBeNull()
  return game.publicView(match).winners.includes(i % 4)
}

describe.each(Object.keys(FROZEN))('The frozen opponent %s', (name) => {
  it('imports nothing, so that changes of the engine cannot change how it plays', () => {
    const built = readFileSync(new URL(`${name}.js`, import.meta.url), 'utf8')
    expect(built).not.toMatch(/\bimport\b|\brequire\b|\bfrom\s*['"]/)
  })

  it('answers all questions with every set, and wins sometimes', () => {
    const won = Array.from({ length: MATCHES }, (_, i) => isWon(FROZEN[name], BOTS.chaotic as Bot, i))
    expect(won).toContain(true)
  })

  it('gives the fallback to an unknown question', () => {
    const match = Match.start(
      game.createRules(game.settingsSchema.parse({ players: 2 }), game.latestRulesVersion),
      'unknown',
    )
    const [prompt] = match.prompts
    const asked = { ...toPlain(prompt), question: { ask: 'made-up', source: null } }
    const view = () => ({ ...game.publicView(match), ...game.ownView(match, prompt.seat) })
    const answer = FROZEN[name].answer({ prompt: asked, rules: match.rules, random: createRandom(''), view })
    expect(match.validateAnswer(prompt.seat, answer)).toBeNull()
  })
})
