import { LessonScreen } from '../../../kit/lessons/lesson-screen.tsx'
import { RENDERABLE_BOARD } from '../renderable-board.ts'
import { BOARD_LESSONS } from './index.ts'
import { BOARD_LESSON_STAGE } from './stage.ts'
import './lesson-page.css'

export default function BoardLessonPage({ name }: { readonly name: string }) {
  return (
    <LessonScreen game={RENDERABLE_BOARD} stage={BOARD_LESSON_STAGE} lessons={BOARD_LESSONS} name={name} />
  )
}
