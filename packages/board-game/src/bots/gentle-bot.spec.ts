import { askBot, createRandom, Match } from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { createBoardRules } from '../board-rules.ts'
import { franticBoardGame } from '../game.ts'
import { BOTS } from './index.ts'

it('The gentle bot never prolongs a round', () => {
  const asked = new Set<string>()
  for (let i = 0; i < 4; i++) {
    const match = Match.start(createBoardRules({ players: 4 }), `gentle ${i}`)
    const random = createRandom(`gentle ${i}`)
    while (!match.isOver)
      for (const { seat, question } of match.prompts) {
        const answer = askBot(franticBoardGame, BOTS.gentle, match, seat, random)
        asked.add(question.ask === 'nice-try' ? `nice-try ${answer}` : question.ask)
        expect(match.answer(seat, answer)).toBeNull()
      }
  }
  expect([...asked].filter((ask) => ask.startsWith('nice-try'))).toEqual(['nice-try -1'])
})
