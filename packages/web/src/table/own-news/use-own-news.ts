import { CONCERNING_MS } from '@slapwise/kernel'
import { useEffect, useState } from 'react'
import { useKeyboardShortcuts } from '../input/use-keyboard-shortcuts.ts'
import type { LogFormatter } from '../log/log-entries.ts'
import { useTableContext } from '../table-context.tsx'
import { concerningFacts } from './concerning-facts.ts'

interface OwnNews {
  /** The facts of the step that was looked at last. */
  readonly seen: readonly object[]
  /** What has happened to the viewer since the panel was opened, oldest first. */
  readonly facts: readonly object[]
}

/**
 * The facts that have just happened to the viewer. They add up while the panel is open, and stay for a while after the last
 * one, or until a tap. In a room the table goes on meanwhile. Staged moments have no steps: there they stay.
 */
export function useOwnNews(formatter: LogFormatter): readonly object[] {
  const { game, state } = useTableContext()
  const { newFacts, log, match, stageStep } = state
  const [news, setNews] = useState<OwnNews>({ seen: NO_FACTS, facts: NO_FACTS })
  const close = () => setNews(({ seen }) => ({ seen, facts: NO_FACTS }))
  if (news.seen !== newFacts) {
    const isConcerned = stageStep?.concernsViewer ?? true
    const start = newFacts.length > 0 ? log.lastIndexOf(newFacts[0]) : -1
    const found =
      isConcerned && start >= 0 ? concerningFacts(log, start, match.own.seat, game, formatter) : NO_FACTS
    setNews({ seen: newFacts, facts: found.length > 0 ? [...news.facts, ...found] : news.facts })
  }
  const { facts } = news
  const isStaged = stageStep === undefined
  useEffect(() => {
    if (facts.length === 0) return
    // The tap that led to the news does not close them, although it may still be dispatched.
    const openedAt = performance.now()
    const tap = ({ target, timeStamp }: MouseEvent) => {
      if (timeStamp > openedAt && (target as Element).closest('.table')) close()
    }
    addEventListener('click', tap)
    const lingerMs = Math.max(CONCERNING_MS, stageStep?.durationMs ?? 0)
    const timer = isStaged ? undefined : setTimeout(close, lingerMs)
    return () => {
      removeEventListener('click', tap)
      clearTimeout(timer)
    }
  }, [facts])
  useKeyboardShortcuts({ escape: close })
  return facts
}

const NO_FACTS: readonly object[] = []
