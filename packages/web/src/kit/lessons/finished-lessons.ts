import { preferences, setPreferences, usePreferences } from '../../preferences/preferences.ts'

const keyOf = (game: string, lesson: string): string => `${game}/${lesson}`

/** A function that tells whether a lesson of the game was finished on this device. */
export function useFinishedLessons(game: string): (lesson: string) => boolean {
  const { finishedLessons } = usePreferences()
  return (lesson) => finishedLessons.includes(keyOf(game, lesson))
}

export function noteFinishedLesson(game: string, lesson: string): void {
  const { finishedLessons } = preferences.get()
  const key = keyOf(game, lesson)
  if (!finishedLessons.includes(key)) setPreferences({ finishedLessons: [...finishedLessons, key] })
}

/** Forgets all finished lessons of a game. */
export const forgetFinishedLessons = (game: string): void =>
  setPreferences({
    finishedLessons: preferences.get().finishedLessons.filter((key) => !key.startsWith(keyOf(game, ''))),
  })
