import { findTraceErrors } from '@slapwise/bots/testing'
import { createObservation, createRandom, isLegalAnswer, type Observation } from '@slapwise/kernel'
import { arbitraryStartOptions, playRandomMatch, propertyTestOptions } from '@slapwise/kernel/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { BoardRules } from '../board-rules.ts'
import { BOTS } from '../bots/index.ts'
import { traceAnswer } from '../bots/sly/sly-bot.ts'
import { franticBoardGame } from '../game.ts'
import { createTextFormatter } from '../i18n/index.ts'
import type { Question } from '../model/question.ts'
import { arbitrarySettings } from '../testing/arbitrary-settings.ts'
import type { View } from '../views/view.ts'
import { findFalseFacts } from './false-facts.ts'

type BoardObservation = Observation<View, Question, BoardRules>

it('sly explains the answer that it gives, by what decided and by facts that are true', () => {
  const reasonIds = new Set<string>()
  fc.assert(
    fc.property(arbitraryStartOptions(arbitrarySettings), (start) => {
      playRandomMatch(franticBoardGame, start, ({ match, prompt: { seat, choice } }) => {
        const random = createRandom('')
        const observation = createObservation(franticBoardGame, match, seat, random) as BoardObservation
        const { answer, trace } = traceAnswer(observation)
        expect(answer).toEqual(BOTS.sly.answer(observation))
        expect(isLegalAnswer(choice, answer)).toBe(true)
        expect(findTraceErrors(trace)).toEqual([])
        expect(trace.reasons.length).toBeGreaterThan(0)
        const playerNames = match.state.tokens.map((_, s) => `Player ${s}`)
        for (const reason of trace.reasons) {
          expect(findFalseFacts(observation, reason)).toEqual([])
          for (const language of ['en', 'de']) {
            const context = { playerNames, viewer: seat }
            const text = createTextFormatter(match.rules, language, context).formatReason(reason)
            expect(text).toMatch(/^[\p{Lu}\d«][^{}]*[.!]$/u)
            expect(text).not.toMatch(/undefined|NaN|null/)
          }
          reasonIds.add(reason.id)
        }
      })
    }),
    propertyTestOptions(6),
  )
  expect(reasonIds.size).toBeGreaterThan(12)
})
