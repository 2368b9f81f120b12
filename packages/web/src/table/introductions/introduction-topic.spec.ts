import { expect, it } from 'vitest'
import { type IntroductionTopic, nextIntroduction, toTopics } from './introduction-topic.ts'

const QUESTION: IntroductionTopic = { key: 'turn?', cause: 'prompt' }
const PLAYED: IntroductionTopic = { key: 'gift', cause: 'stage' }
const HELD: IntroductionTopic = { key: 'skip', cause: 'hand' }

it('is the question first, then what has just happened, then the hand', () => {
  const topics = [HELD, PLAYED, QUESTION]
  expect(nextIntroduction(null, topics, [])).toBe(QUESTION)
  expect(nextIntroduction(null, topics, ['turn?'])).toBe(PLAYED)
  expect(nextIntroduction(null, topics, ['turn?', 'gift'])).toBe(HELD)
  expect(nextIntroduction(null, topics, ['turn?', 'gift', 'skip'])).toBeNull()
})

it('stays while its subject is there, even though it counts as introduced', () => {
  expect(nextIntroduction(QUESTION, [QUESTION, HELD], ['turn?'])).toBe(QUESTION)
  expect(nextIntroduction(QUESTION, [HELD], ['turn?'])).toBe(HELD)
  expect(nextIntroduction(HELD, [], ['skip'])).toBeNull()
})

it('stays after its moment on stage, until it is closed or a question comes up', () => {
  expect(nextIntroduction(PLAYED, toTopics('stage', ['exchange']), ['gift'])).toBe(PLAYED)
  expect(nextIntroduction(PLAYED, [QUESTION], ['gift'])).toBe(QUESTION)
})

it('does not outlast the panel of its event', () => {
  const event: IntroductionTopic = { key: 'market', cause: 'event' }
  expect(nextIntroduction(event, [event], ['market'])).toBe(event)
  expect(nextIntroduction(event, [], ['market'])).toBeNull()
})
