import type { Seat } from '@slapwise/kernel'
import type { ClockView, TableView } from '@slapwise/protocol'
import { useEffect, useRef, useState } from 'react'
import type { TableState } from '../game/source.ts'
import { useSpeech } from '../words/index.tsx'
import { attend, type Call, callOf, INATTENTIVE, titleFor, turnIn } from './call.ts'
import { notify, unnotify } from './notification.ts'
import { patternOf } from './pattern-of.ts'
import { play } from './sound.ts'
import type { SoundName } from './sounds.ts'
import { vibrate } from './vibration.ts'

/** What of a game is heard and felt. */
export interface Sense {
  /** What a whole step sounds like to somebody in a seat; null looks on. */
  sounds(facts: readonly object[], seat: Seat | null): readonly SoundName[]
  /** Whether it tells of an attack on somebody in this seat. */
  hits(fact: object, seat: Seat | null): boolean
}

/** Lets somebody hear, feel and notice what happens at the table. Once for each table. */
export function useSenses({ fresh, match, clock }: TableState, sense: Sense): void {
  const call = callOf(match.own)
  const chime = useChime(match)
  useNews(fresh, match.own.seat, chime, sense)
  useTitle(call)
  useNotification(chime)
  useTicks(call === 'turn' ? clock : null)
}

function useChime(match: TableView): number | null {
  const [before, keep] = useState(INATTENTIVE)
  const now = attend(before, match, turnIn(match))
  if (now.calledIn !== before.calledIn || now.chime !== before.chime) keep(now)
  return now.chime
}

/** Every step is heard once, even if the table is drawn anew in between. */
const heard = new WeakSet<readonly object[]>()

function useNews(
  fresh: readonly object[],
  seat: Seat | null,
  chime: number | null,
  { sounds, hits }: Sense,
): void {
  const chimed = useRef<number | null>(null)
  useEffect(() => {
    const news = heard.has(fresh) ? [] : fresh
    heard.add(fresh)
    const isCalled = chime !== null && chime !== chimed.current
    chimed.current = chime
    play(...sounds(news, seat), ...(isCalled ? (['your-turn'] as const) : []))
    const isHit = news.some((fact) => hits(fact, seat))
    vibrate(patternOf(news, isHit, isCalled))
  }, [fresh, seat, chime])
}

function useTitle(call: Call | null): void {
  const { words } = useSpeech()
  useEffect(() => {
    wear(titleFor(call, words.sense), call ? '/icon-called.svg' : '/icon.svg')
    return () => wear(titleFor(null, words.sense), '/icon.svg')
  }, [call, words])
}

function wear(title: string, icon: string): void {
  document.title = title
  document.querySelector('link[rel=icon]')!.setAttribute('href', icon)
}

/** For those who look elsewhere, until they look here or have missed it. */
function useNotification(chime: number | null): void {
  const { words } = useSpeech()
  useEffect(() => {
    if (chime === null || !document.hidden) return
    notify(words.sense.turn, words.sense.waiting)
    document.addEventListener('visibilitychange', unnotify)
    return () => {
      document.removeEventListener('visibilitychange', unnotify)
      unnotify()
    }
  }, [chime, words])
}

const TICKS = [5, 4, 3, 2, 1]

/** The last seconds of one's own time. */
function useTicks(clock: ClockView | null): void {
  useEffect(() => {
    if (!clock) return
    const delays = TICKS.map((second) => clock.left - second * 1000).filter((delay) => delay >= 0)
    const timers = delays.map((delay) => setTimeout(() => play('tick'), delay))
    return () => timers.forEach(clearTimeout)
  }, [clock])
}
