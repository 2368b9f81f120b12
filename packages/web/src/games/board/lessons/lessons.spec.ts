import { lessonsSuite } from '../../../kit/testing/lessons-suite.ts'
import { BOARD_LESSONS } from './index.ts'
import { BOARD_LESSON_STAGE } from './stage.ts'

lessonsSuite(BOARD_LESSONS, BOARD_LESSON_STAGE)
