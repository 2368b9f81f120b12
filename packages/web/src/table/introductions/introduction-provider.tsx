import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import {
  areIntroductionsOn,
  preferences,
  setPreferences,
  usePreferences,
} from '../../preferences/preferences.ts'
import { useIsBigScreen } from '../big-screen.ts'
import { useIsPicture } from '../picture.ts'
import { isMatchOver } from '../score/is-match-over.ts'
import { isBetweenRounds } from '../score/score-history.ts'
import { useTableContext } from '../table-context.tsx'
import { type IntroductionTopic, nextIntroduction } from './introduction-topic.ts'

interface OpenIntroduction {
  readonly topic: IntroductionTopic | null
  close(): void
}

const Context = createContext<OpenIntroduction>({ topic: null, close() {} })

/** The topic that introduces itself now. */
export const useIntroduction = (): OpenIntroduction => useContext(Context)

const NONE: readonly never[] = []

export function noteIntroduced(game: string, key: string): void {
  const { introduced } = preferences.get()
  const known = introduced[game] ?? NONE
  if (!known.includes(key)) setPreferences({ introduced: { ...introduced, [game]: [...known, key] } })
}

/**
 * Chooses what introduces itself at the table, one topic at a time. Against bots the table waits while something on stage is
 * introduced; in a room it goes on.
 */
export function IntroductionProvider({ children }: { readonly children: ReactNode }) {
  const { game, source, state, sentAnswer } = useTableContext()
  const { promptNumber } = state.match
  const { introduced } = usePreferences()
  const [current, setCurrent] = useState<IntroductionTopic | null>(null)
  /** The prompt at which something was introduced: one introduction for each is enough. */
  const [introducedPrompt, setIntroducedPrompt] = useState<number | null>(null)
  const topics = useTopics()?.filter(({ cause }) => cause !== 'hand' || introducedPrompt !== promptNumber)
  const topic = topics ? nextIntroduction(current, topics, introduced[game.id] ?? NONE) : null
  if (topic?.key !== current?.key) setCurrent(topic)
  const close = () => {
    if (!topic) return
    noteIntroduced(game.id, topic.key)
    setCurrent(null)
    if (topic.cause !== 'stage') setIntroducedPrompt(promptNumber)
  }
  const isHeld = topic?.cause === 'event' || topic?.cause === 'stage'
  useEffect(() => {
    if (!isHeld) return
    source.hold?.(true)
    return () => source.hold?.(false)
  }, [isHeld, source])
  useEffect(() => {
    if (topic?.cause === 'event') noteIntroduced(game.id, topic.key)
  }, [topic?.key])
  useEffect(() => {
    if (sentAnswer !== null) close()
  }, [sentAnswer])
  return <Context.Provider value={{ topic, close }}>{children}</Context.Provider>
}

/** The topics that come up now; null for spectators, in lessons and pictures, and while the score sheet covers the table. */
function useTopics(): readonly IntroductionTopic[] | null {
  const { game, source, state, prompt, sentAnswer } = useTableContext()
  const current = usePreferences()
  const isPicture = useIsPicture()
  const isSpectator = useIsBigScreen() || state.match.own.seat === null
  const isCovered = isBetweenRounds(state) || isMatchOver(state)
  if (!areIntroductionsOn(current) || isSpectator || isCovered || isPicture || source.isCoached) return null
  const hasPanel = current.eventPanels && !state.stageStep?.isLast
  return game
    .listTopics(state, sentAnswer === null ? prompt : null)
    .map((topic) => (topic.cause === 'event' && !hasPanel ? { ...topic, cause: 'stage' } : topic))
}
