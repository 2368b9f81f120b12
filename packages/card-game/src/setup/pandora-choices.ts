import { isSpecialCard } from '../model/card-kind.ts'
import type { EventKind } from '../model/event-kind.ts'
import type { Settings } from '../model/settings.ts'
import { CARD_SETS } from '../sets/index.ts'

/** The special cards that Do It Yourself can imitate: those that need no colour of their own. */
export const doItYourselfEffects = (sets: Settings['sets']): string[] => [
  ...new Set(
    sets
      .flatMap((set) => CARD_SETS[set].prints)
      .filter(({ requiredSet }) => requiredSet === undefined || sets.includes(requiredSet))
      .filter(({ kind }) => isSpecialCard(kind) && kind.effect !== null)
      .filter(({ kind }) => kind.family !== 'bi' && kind.family !== 'unique')
      .filter(({ kind }) => kind.standsFor === null)
      .map(({ kind }) => kind.id),
  ),
]

/** The events that Pandora’s Box can stand for. */
export const pandorasBoxEvents = (sets: Settings['sets']): string[] =>
  sets
    .flatMap((set): readonly EventKind[] => CARD_SETS[set].events)
    .filter(({ standsFor }) => standsFor === undefined)
    .map(({ id }) => id)
