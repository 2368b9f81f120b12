import { lessonsSuite } from '../../../kit/testing/lessons-suite.ts'
import { FRANTIC_LESSONS } from './index.ts'
import { FRANTIC_LESSON_STAGE } from './stage.ts'

lessonsSuite(FRANTIC_LESSONS, FRANTIC_LESSON_STAGE)
