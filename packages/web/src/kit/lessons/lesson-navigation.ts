import { createContext, useContext } from 'react'
import { navigate } from '../../browser/navigate.ts'

/** How the pages of lessons open each other. Opened from a lobby, they stay in the room, so that nobody loses a seat. */
export interface LessonNavigation {
  /** Opens a lesson by its id, or the list of lessons with null. */
  open(lesson: string | null): void
  /** Goes back to the lobby from which the lessons were opened; null elsewhere. */
  readonly backToLobby: (() => void) | null
}

export const LessonNavigationContext = createContext<LessonNavigation | null>(null)

export const lessonPath = (game: string, lesson: string): string => `/learn/${game}/${lesson}`

export const useLessonNavigation = (game: string): LessonNavigation =>
  useContext(LessonNavigationContext) ?? {
    open: (lesson) => navigate(lesson === null ? `/learn/${game}` : lessonPath(game, lesson)),
    backToLobby: null,
  }
