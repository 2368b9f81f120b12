import type { Told } from '@slapwise/card-game'
import type { ClockView } from '@slapwise/protocol'
import { useEffect, useRef, useState } from 'react'
import { patternOf } from '../games/frantic/sense/pattern-of.ts'
import { soundsOf } from '../games/frantic/sense/sound-of.ts'
import type { FranticState } from '../games/frantic/state.ts'
import { useSpeech } from '../words/index.tsx'
import { attend, type Call, callOf, INATTENTIVE, titleFor } from './call.ts'
import { notify, unnotify } from './notification.ts'
import { play } from './sound.ts'
import { vibrate } from './vibration.ts'

/** Lets somebody hear, feel and notice what happens at the table. Once for each table. */
export function useSenses({ fresh, match, clock }: FranticState): void {
  const call = callOf(match.own)
  const chime = useChime(match)
  useNews(fresh, match.own.seat, chime)
  useTitle(call)
  useNotification(chime)
  useTicks(call === 'turn' ? clock : null)
}

function useChime(match: FranticState['match']): number | null {
  const [before, keep] = useState(INATTENTIVE)
  const now = attend(before, match)
  if (now.calledIn !== before.calledIn || now.chime !== before.chime) keep(now)
  return now.chime
}

/** Every step is heard once, even if the table is drawn anew in between. */
const heard = new WeakSet<readonly Told[]>()

function useNews(fresh: readonly Told[], seat: number | null, chime: number | null): void {
  const chimed = useRef<number | null>(null)
  useEffect(() => {
    const news = heard.has(fresh) ? [] : fresh
    heard.add(fresh)
    const isCalled = chime !== null && chime !== chimed.current
    chimed.current = chime
    play(...soundsOf(news, seat), ...(isCalled ? (['your-turn'] as const) : []))
    vibrate(patternOf(news, seat, isCalled))
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
