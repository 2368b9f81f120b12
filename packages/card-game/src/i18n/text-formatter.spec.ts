import { askBot, type BaseView, createRandom, toVisibleFact } from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { BOTS, buildView, CARD_SET_NAMES, createCardRules, createMatch, franticCardGame } from '../index.ts'
import { createTextFormatter } from './text-formatter.ts'

const settings = { players: 3, sets: [...CARD_SET_NAMES], limit: 200 }
const context = { playerNames: ['Ada', 'Ben', 'Cem'], viewer: 0 }
const DEFECT = /undefined|null|NaN|\[object/

it.each(['en', 'de', 'tlh'])('has a text for everything that happens in random matches: %s', (language) => {
  const formatter = createTextFormatter(createCardRules(settings), language, context)
  const lines: (string | null)[] = []
  for (let i = 0; i < 3; i++) {
    const match = createMatch(settings, `speech ${i}`, true)
    const random = createRandom('speech')
    while (!match.isOver)
      for (const prompt of match.prompts) {
        const view: BaseView = buildView(match, prompt.seat)
        lines.push(formatter.formatPrompt(prompt), ...formatter.formatTable(view))
        lines.push(...prompt.choice.options.map((value) => formatter.formatOption(prompt, value, view)))
        match.answer(prompt.seat, askBot(franticCardGame, BOTS.simple, match, prompt.seat, random))
        lines.push(...match.takeFacts().map((fact) => formatter.formatFact(toVisibleFact(fact, 0))))
      }
  }
  const text = lines.filter((line) => line !== null)
  expect(text.length).toBeGreaterThan(1_000)
  expect(text.filter((line) => line === '' || DEFECT.test(line))).toEqual([])
})
