/** The list of lessons, and the coach in a lesson. */
export interface LessonMessages {
  /** Below the title of the list. */
  readonly lead: string
  readonly groups: Readonly<Record<'basics' | 'add-ons', string>>
  /** For screen readers, beside the title of a finished lesson. */
  readonly finishedMark: string
  readonly finishedCount: (finished: number, all: number) => string
  /** Forgets which lessons are finished. */
  readonly startOver: string
  readonly playMatch: string
  /** Below `playMatch`. */
  readonly matchHint: string
  readonly rules: string
  readonly home: string
  /** The name of the coach's area, for screen readers. */
  readonly coach: string
  readonly stepCount: (done: number, all: number) => string
  readonly goOn: string
  readonly tryAgain: string
  readonly repeat: string
  readonly nextLesson: string
  readonly skip: string
  readonly leave: string
  /** While the others play. */
  readonly watch: string
  /** In a lobby: opens the lessons. */
  readonly whileWaiting: string
  readonly backToLobby: string
}
