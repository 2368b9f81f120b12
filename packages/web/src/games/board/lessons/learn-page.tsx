import { LessonList } from '../../../kit/lessons/lesson-list.tsx'
import { BOARD_LESSONS } from './index.ts'

export default function BoardLearnPage() {
  return <LessonList game="board" lessons={BOARD_LESSONS} />
}
