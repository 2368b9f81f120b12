import { preferences, setPreferences } from './preferences.ts'

const eventIdOf = (fact: unknown): string | undefined => (fact as { readonly event?: string }).event

/** Whether the event of this fact has been shown on this device: its text takes less time the next time. */
export function isSeenEvent(fact: unknown): boolean {
  const event = eventIdOf(fact)
  return event !== undefined && preferences.get().seenEvents.includes(event)
}

export function noteSeenEvent(fact: object): void {
  const event = eventIdOf(fact)
  if (event !== undefined && !isSeenEvent(fact))
    setPreferences({ seenEvents: [...preferences.get().seenEvents, event] })
}
