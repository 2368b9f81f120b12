import { CARD_SETS } from '@slapwise/card-game'
import { expect, it } from 'vitest'
import { lessonsSuite } from '../../../kit/testing/lessons-suite.ts'
import { FRANTIC_LESSONS } from './index.ts'
import { FRANTIC_LESSON_STAGE } from './stage.ts'

lessonsSuite(FRANTIC_LESSONS, FRANTIC_LESSON_STAGE)

it.each(['troublemaker', 'supercharge', 'pandora'] as const)('The lesson of %s has its name', (set) => {
  expect(FRANTIC_LESSONS.find(({ id }) => id === set)!.title).toEqual(CARD_SETS[set].name)
})
