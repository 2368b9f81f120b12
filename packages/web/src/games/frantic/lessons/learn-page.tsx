import { LessonList } from '../../../kit/lessons/lesson-list.tsx'
import { FRANTIC_LESSONS } from './index.ts'

export default function FranticLearnPage() {
  return <LessonList game="frantic" lessons={FRANTIC_LESSONS} />
}
