import type { AnyGame, AnyMatch, BaseSettings, Answer as KernelAnswer } from '@slapwise/kernel'
import type { LocalizedText } from '../../i18n/localized.ts'

/** The name of the learner in the scene of a lesson; at the table they have their own. */
export const LEARNER = 'You'

/** The names of the other players in lessons, by seat: the names that bots have at any table. */
export const OTHERS = ['Zonk', 'Toaster', 'Gizmo'] as const

/**
 * A short staged situation with a task. It is data: `Setting` and `Answer` are types of the game's test kit, so a lesson
 * that a change of the rules breaks fails the test that plays it.
 */
export interface Lesson<Setting, Answer> {
  /** The last part of its URL. */
  readonly id: string
  readonly title: LocalizedText
  /** One line for the list of lessons. */
  readonly summary: LocalizedText
  /** The group in the list of lessons. Lessons of the first group are for everybody. */
  readonly group: 'basics' | 'add-ons'
  /** The scene; the learner is called `LEARNER`. */
  readonly setting: Setting
  /**
   * The answers that other players have ready: asked, they give the first one that is legal, each once. Without one they
   * give the fallback of the prompt.
   */
  readonly parts?: Readonly<Record<string, readonly Answer[]>>
  readonly steps: readonly LessonStep<Answer>[]
  /** Said when the last step is done. */
  readonly closing: LocalizedText
}

/**
 * Something to look at. It is said once the learner has an open prompt or the match is over, and stays until they go
 * on or answer.
 */
export interface LessonHint {
  readonly says: LocalizedText
  /** Things on the table that are marked: names of cards in the hand, of players, or of places of the game. */
  readonly pointsAt?: readonly string[]
}

/** Something to do: it stays until an answer of the learner is right. */
export interface LessonTask<Answer> extends LessonHint {
  readonly replies: readonly LessonReply<Answer>[]
  /** Said to any legal answer that no reply is for; by default the task is said again. */
  readonly otherwise?: LocalizedText
}

export type LessonStep<Answer> = LessonHint | LessonTask<Answer>

export const isTask = <Answer>(step: LessonStep<Answer>): step is LessonTask<Answer> => 'replies' in step

/** The reply of the coach to an answer of the learner. */
export interface LessonReply<Answer> {
  /** Answers by name, or patterns if the stage of the game knows them. */
  readonly to: readonly Answer[]
  readonly says: LocalizedText
  /** Whether the answer completes the step. */
  readonly isRight?: true
}

/** The part of the game's test scene that lessons need. */
export interface LessonScene<Answer> {
  readonly match: AnyMatch & { readonly state: { readonly setup: { readonly settings: BaseSettings } } }
  readonly players: readonly string[]
  seat(player: string): number
  answerByName(player: string, answer: Answer): KernelAnswer | null
}

/** How lessons of a game are staged. */
export interface LessonStage<Setting, Answer> {
  readonly game: AnyGame
  scene(setting: Setting): LessonScene<Answer>
  /** The names of all possible answers of the learner that a pattern in a reply stands for. */
  expandPattern?(scene: LessonScene<Answer>, pattern: Answer): readonly Answer[]
  /** The selector of a thing that a step points at; null if it is not on the table. */
  findTarget(scene: LessonScene<Answer>, name: string): string | null
}

// biome-ignore lint/suspicious/noExplicitAny: settings and answers are specific to each game
export type AnyLesson = Lesson<any, any>
// biome-ignore lint/suspicious/noExplicitAny: settings and answers are specific to each game
export type AnyLessonStage = LessonStage<any, any>
