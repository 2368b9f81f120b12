import { CONCERNING_MS } from '@slapwise/kernel'
import { useEffect, useState } from 'react'
import { useKeyboardShortcuts } from '../input/use-keyboard-shortcuts.ts'
import type { LogFormatter } from '../log/log-entries.ts'
import { useTableContext } from '../table-context.tsx'
import { concerningFacts } from './concerning-facts.ts'

interface OwnHighlights {
  /** The facts of the step that was looked at last. */
  readonly seen: readonly object[]
  /** The facts that have happened to the viewer since the panel was opened, oldest first. */
  readonly facts: readonly object[]
}

/**
 * The facts that have just happened to the viewer. They add up while the panel is open, and stay for a while after the last
 * one, or until a tap. In a room the table goes on meanwhile. Staged moments have no steps: there they stay.
 */
export function useOwnHighlights(formatter: LogFormatter): readonly object[] {
  const { game, state } = useTableContext()
  const { newFacts, log, match, stageStep } = state
  const [highlights, setHighlights] = useState<OwnHighlights>({ seen: NO_FACTS, facts: NO_FACTS })
  const close = () => setHighlights(({ seen }) => ({ seen, facts: NO_FACTS }))
  if (highlights.seen !== newFacts) {
    const isConcerned = stageStep?.concernsViewer ?? true
    const start = newFacts.length > 0 ? log.lastIndexOf(newFacts[0]) : -1
    const found =
      isConcerned && start >= 0 ? concerningFacts(log, start, match.own.seat, game, formatter) : NO_FACTS
    setHighlights({
      seen: newFacts,
      facts: found.length > 0 ? [...highlights.facts, ...found] : highlights.facts,
    })
  }
  const { facts } = highlights
  const isStaged = stageStep === undefined
  useEffect(() => {
    if (facts.length === 0) return
    // The tap that led to the highlights does not close them, although it may still be dispatched.
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
