import type { Hindsight } from '@slapwise/bots'

/** Another answer to a decision of a finished match, played on by bots. */
export interface WhatIfMessages {
  readonly title: string
  readonly ask: (name: string) => string
  readonly askHint: string
  readonly isUnchanged: string
  readonly previous: string
  readonly next: string
  readonly cancel: string
  readonly given: (name: string, answer: string) => string
  readonly other: (answer: string) => string
  /** On the other answer. `gain` in points ahead of the others, and the margin of its error. */
  readonly verdicts: Readonly<
    Record<'better' | 'worse' | 'unclear', (gain: number, margin: number) => string>
  >
  readonly columns: Readonly<Record<'player' | 'happened' | 'given' | 'other', string>>
  readonly points: string
  readonly wins: string
  readonly simulations: (count: number) => string
  readonly stop: string
  readonly again: (count: number) => string
  readonly hindsight: string
  readonly hindsightNames: Readonly<Record<Hindsight, string>>
  readonly hindsightMeanings: Readonly<Record<Hindsight, (name: string) => string>>
  readonly method: string
  readonly notDealable: string
  readonly otherAnswer: string
  readonly playOn: string
  readonly close: string
}
