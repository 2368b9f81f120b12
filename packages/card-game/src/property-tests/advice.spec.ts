import { findTraceErrors } from '@slapwise/bots/testing'
import { createObservation, createRandom, isLegalAnswer, type Observation } from '@slapwise/kernel'
import { arbitraryStartOptions, playRandomMatch, propertyTestOptions } from '@slapwise/kernel/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BOTS } from '../bots/index.ts'
import { advise, traceAnswer } from '../bots/sly/sly-bot.ts'
import type { CardRules } from '../card-rules.ts'
import { franticCardGame } from '../game.ts'
import { createTextFormatter } from '../i18n/index.ts'
import type { WeighedCardReason } from '../index.ts'
import type { Question } from '../model/question.ts'
import { arbitrarySettings } from '../testing/arbitrary-settings.ts'
import type { View } from '../views/view.ts'
import { findFalseFacts } from './false-facts.ts'

type CardObservation = Observation<View, Question, CardRules>

it('sly explains the answer that it gives, by what decided and by facts that are true', () => {
  const reasonIds = new Set<string>()
  fc.assert(
    fc.property(arbitraryStartOptions(arbitrarySettings), (start) => {
      playRandomMatch(franticCardGame, start, ({ match, prompt: { seat, choice } }) => {
        const random = createRandom('')
        const observation = createObservation(franticCardGame, match, seat, random) as CardObservation
        const { answer, trace } = traceAnswer(observation)
        expect(answer).toEqual(BOTS.sly.answer(observation))
        expect(isLegalAnswer(choice, answer)).toBe(true)
        expect(findTraceErrors(trace)).toEqual([])
        const reasons = advise(observation).reasons as WeighedCardReason[]
        expect(reasons.map(({ id }) => id)).toEqual(trace.reasons.map(({ id }) => id))
        expect(reasons.length).toBeGreaterThan(0)
        const playerNames = match.state.hands.map((_, s) => `Player ${s}`)
        for (const reason of reasons) {
          expect(findFalseFacts(observation, reason, answer)).toEqual([])
          for (const language of ['en', 'de']) {
            const context = { playerNames, viewer: seat }
            const text = createTextFormatter(match.rules, language, context).formatReason(reason)
            expect(text).toMatch(/^[\p{Lu}\d][^{}]*[.!]$/u)
            expect(text).not.toMatch(/undefined|NaN|null/)
          }
          reasonIds.add(reason.id)
        }
      })
    }),
    propertyTestOptions(15),
  )
  expect(reasonIds.size).toBeGreaterThan(40)
})
