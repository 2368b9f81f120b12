import type { Prompt } from '@slapwise/kernel'

/** Something that introduces itself when it first comes up at the table. */
export interface IntroductionTopic {
  /** The id of a card, an event, a power or a rule card; or of a question, with a question mark. */
  readonly key: string
  readonly cause: IntroductionCause
}

/**
 * The reason why a topic comes up: the viewer’s open prompt, an event or something else on stage, or the viewer’s hand. The
 * first one is the most urgent.
 */
export const INTRODUCTION_CAUSES = ['prompt', 'event', 'stage', 'hand'] as const
export type IntroductionCause = (typeof INTRODUCTION_CAUSES)[number]

const urgencyOf = ({ cause }: IntroductionTopic): number => INTRODUCTION_CAUSES.indexOf(cause)

export const toQuestionKey = (ask: string): string => `${ask}?`

/** The question that a key stands for; null for the key of an item. */
export const questionOfKey = (key: string): string | null => (key.endsWith('?') ? key.slice(0, -1) : null)

export const toTopics = (cause: IntroductionCause, keys: readonly string[]): IntroductionTopic[] =>
  keys.map((key) => ({ key, cause }))

/** Topics of an open prompt: the question, and the card or event that asks it. The score sheet asks for the next round. */
export const topicsOfPrompt = ({ question }: Prompt<unknown>): IntroductionTopic[] => {
  const { ask, source } = question as { readonly ask: string; readonly source: string | null }
  if (ask === 'next-round') return []
  return toTopics('prompt', [toQuestionKey(ask), ...(source === null ? [] : [source])])
}

/**
 * The topic to introduce now, of those that have come up, or null. The current one stays while its subject is there, unless
 * something more urgent comes up; what was on stage stays until it is closed.
 */
export function nextIntroduction(
  current: IntroductionTopic | null,
  topics: readonly IntroductionTopic[],
  introduced: readonly string[],
): IntroductionTopic | null {
  const first =
    topics
      .filter(({ key }) => !introduced.includes(key))
      .toSorted((one, other) => urgencyOf(one) - urgencyOf(other))[0] ?? null
  if (!current || !isStillThere(current, topics)) return first
  return first && urgencyOf(first) < urgencyOf(current) ? first : current
}

const isStillThere = ({ key, cause }: IntroductionTopic, topics: readonly IntroductionTopic[]): boolean =>
  cause === 'stage' || topics.some((topic) => topic.key === key && topic.cause === cause)
