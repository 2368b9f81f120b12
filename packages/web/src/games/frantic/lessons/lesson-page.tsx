import { LessonScreen } from '../../../kit/lessons/lesson-screen.tsx'
import { RENDERABLE_FRANTIC } from '../renderable-frantic.ts'
import { FRANTIC_LESSONS } from './index.ts'
import { FRANTIC_LESSON_STAGE } from './stage.ts'

export default function FranticLessonPage({ name }: { readonly name: string }) {
  return (
    <LessonScreen
      game={RENDERABLE_FRANTIC}
      stage={FRANTIC_LESSON_STAGE}
      lessons={FRANTIC_LESSONS}
      name={name}
    />
  )
}
