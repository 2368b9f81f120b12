import type { Seat } from '@slapwise/kernel'
import type { ClockView, RoomMatchView } from '@slapwise/protocol'
import { useEffect, useRef, useState } from 'react'
import { setTitleAlert } from '../browser/page-title.ts'
import { useI18n } from '../i18n/index.tsx'
import type { TableState } from '../match-sources/table-source.ts'
import { type AlertKind, getAlertKind, NO_ALERT, readTurn, reduceAlert } from './alert.ts'
import { closeNotifications, showNotification } from './notifications.ts'
import { playSounds } from './play-sounds.ts'
import type { SoundName } from './sounds.ts'
import { vibrate } from './vibration.ts'
import { vibrationPattern } from './vibration-pattern.ts'

/** The game's rules for sound and vibration. */
export interface FeedbackRules {
  /** The sounds of a whole step for a seat; null for spectators. */
  sounds(facts: readonly object[], seat: Seat | null): readonly SoundName[]
  /** Whether the fact is an attack on this seat. */
  isHit(fact: object, seat: Seat | null): boolean
}

/** Sound, vibration, page title and notifications of a table. To be used once per table. */
export function useFeedback({ newFacts, match, clock }: TableState, rules: FeedbackRules): void {
  const alert = getAlertKind(match.own)
  const chime = useChime(match)
  useSoundAndVibration(newFacts, match.own.seat, chime, rules)
  useTitleAlert(alert)
  useNotification(chime)
  useCountdownTicks(alert === 'turn' ? clock : null)
}

function useChime(match: RoomMatchView): number | null {
  const [before, keep] = useState(NO_ALERT)
  const now = reduceAlert(before, match, readTurn(match))
  if (now.alertedRound !== before.alertedRound || now.chimePromptNumber !== before.chimePromptNumber)
    keep(now)
  return now.chimePromptNumber
}

/** Steps that have been heard: a re-render must not play them again. */
const presentedFacts = new WeakSet<readonly object[]>()

function useSoundAndVibration(
  newFacts: readonly object[],
  seat: Seat | null,
  chime: number | null,
  { sounds, isHit: isHitBy }: FeedbackRules,
): void {
  const chimed = useRef<number | null>(null)
  useEffect(() => {
    const unheardFacts = presentedFacts.has(newFacts) ? [] : newFacts
    presentedFacts.add(newFacts)
    const isCalled = chime !== null && chime !== chimed.current
    chimed.current = chime
    playSounds(...sounds(unheardFacts, seat), ...(isCalled ? (['your-turn'] as const) : []))
    const isHit = unheardFacts.some((fact) => isHitBy(fact, seat))
    vibrate(vibrationPattern(unheardFacts, isHit, isCalled))
  }, [newFacts, seat, chime])
}

function useTitleAlert(alert: AlertKind | null): void {
  const { messages } = useI18n()
  useEffect(() => {
    if (alert === null) return
    setTitleAlert(messages.alerts[alert])
    setIcon('/icon-alert.svg')
    return () => {
      setTitleAlert(null)
      setIcon('/icon.svg')
    }
  }, [alert, messages])
}

const setIcon = (address: string): void =>
  document.querySelector('link[rel=icon]')!.setAttribute('href', address)

/** Notifies while the page is hidden; closes the notification when the page is visible or the prompt is gone. */
function useNotification(chime: number | null): void {
  const { messages } = useI18n()
  useEffect(() => {
    if (chime === null || !document.hidden) return
    showNotification(messages.alerts.turn, messages.alerts.notificationBody)
    document.addEventListener('visibilitychange', closeNotifications)
    return () => {
      document.removeEventListener('visibilitychange', closeNotifications)
      closeNotifications()
    }
  }, [chime, messages])
}

const TICK_SECONDS = [5, 4, 3, 2, 1]

/** A tick for each of the last five seconds of the player's own time. */
function useCountdownTicks(clock: ClockView | null): void {
  useEffect(() => {
    if (!clock) return
    const delays = TICK_SECONDS.map((second) => clock.leftMs - second * 1000).filter((delay) => delay >= 0)
    const timers = delays.map((delay) => setTimeout(() => playSounds('tick'), delay))
    return () => timers.forEach(clearTimeout)
  }, [clock])
}
