import { expect, it } from 'vitest'
import { SET_NAMES, type SetName } from '../model/settings.ts'
import { SETS } from '../sets/index.ts'
import { type InWords, type SceneSetting, scene } from './scene.ts'

/** How one event turns out at a table where a black 5 triggers it and nobody is lucky. All that is named is expected. */
export interface EventCase extends Omit<SceneSetting, 'events' | 'scores'> {
  /** By default Ada’s. */
  readonly trigger?: string
  /** Answers to what the event asks, in order: who, and what they say. */
  readonly answers?: readonly (readonly [player: string, ...said: InWords[]])[]
  /** Afterwards: how many cards everybody has, some hands, what is asked, and the scores of a round that is over. */
  readonly counts?: readonly number[]
  readonly held?: Readonly<Record<string, readonly string[]>>
  readonly asked?: readonly string[]
  readonly scored?: readonly number[]
  /** The event is told to have had no effect. */
  readonly isIdle?: true
}

/** The base game, and the set of the event. */
const setsFor = (event: string): SetName[] =>
  SET_NAMES.filter((set) => set === 'base' || SETS[set].events.some(({ id }) => id === event))

/** One rule, and the events that it is shown for: the same event may stand there more than once. */
export function eventCases(rule: string, cases: readonly (readonly [event: string, EventCase])[]): void {
  it.each(cases)(`%s: ${rule}`, (events, { trigger = 'Ada', answers = [], ...more }) => {
    const { counts, held = {}, asked, scored, isIdle, ...setting } = more
    const s = scene({ sets: setsFor(events), discard: 'red 5', events, ...setting })
    s.does(trigger, 'black 5')
    if (s.asked()[0].endsWith(': lucky-bastard')) s.lets('lucky-bastard')
    for (const [player, ...said] of answers) s.does(player, ...said)
    if (counts) expect(s.counts()).toEqual(counts)
    for (const [player, cards] of Object.entries(held)) expect(s.hand(player)).toEqual(cards)
    if (asked) expect(s.asked()).toEqual(asked)
    expect(s.roundOver).toBe(scored !== undefined)
    if (scored) expect(s.scores).toEqual(scored)
    if (isIdle) expect(s.told(null)).toContainEqual({ kind: 'no-effect', of: events })
  })
}
