import { type ReactNode, Suspense, useState } from 'react'
import { lazyPage } from '../../errors/lazy-page.tsx'
import { GAME_ENTRIES } from '../../games/index.ts'
import { LessonNavigationContext } from '../../kit/lessons/lesson-navigation.ts'

const LESSON_PAGES = Object.fromEntries(
  Object.entries(GAME_ENTRIES).map(([id, { pages }]) => [
    id,
    { List: lazyPage(pages.learn), Lesson: lazyPage(pages.lesson) },
  ]),
)

interface Props {
  readonly game: string
  onClose(): void
  /** Below the list of lessons. */
  readonly children: ReactNode
}

/**
 * The lessons as a part of the lobby: the connection to the room stays open, so nobody loses their seat, and the table
 * is there as soon as the match begins.
 */
export function LobbyLessons({ game, onClose, children }: Props) {
  const [lesson, open] = useState<string | null>(null)
  const { List, Lesson } = LESSON_PAGES[game]
  return (
    <LessonNavigationContext value={{ open, backToLobby: onClose }}>
      <Suspense>
        {lesson === null ? (
          <>
            <List />
            {children}
          </>
        ) : (
          <Lesson name={lesson} />
        )}
      </Suspense>
    </LessonNavigationContext>
  )
}
