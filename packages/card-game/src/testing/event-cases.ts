import { expect, it } from 'vitest'
import { CARD_SET_NAMES, type CardSetName } from '../model/settings.ts'
import { CARD_SETS } from '../sets/index.ts'
import { type NamedAnswer, type SceneOptions, scene } from './scene.ts'

/** A test case of an event that a black 5 triggers, without Lucky Bastard. Checks every expectation that is given. */
export interface EventCase extends Omit<SceneOptions, 'events' | 'scores'> {
  /** The player who plays the black card; Ada by default. */
  readonly trigger?: string
  /** Answers to the questions of the event, in order: the player, and their answers. */
  readonly answers?: readonly (readonly [player: string, ...named: NamedAnswer[]])[]
  /** Afterwards: hand sizes, some of the hands, open prompts, and the scores of a finished round. */
  readonly expectedHandSizes?: readonly number[]
  readonly expectedHands?: Readonly<Record<string, readonly string[]>>
  readonly expectedPrompts?: readonly string[]
  readonly expectedScores?: readonly number[]
  /** The event reports that it had no effect. */
  readonly hasNoEffect?: true
}

/** The base game, and the set that contains the event. */
const setsWithEvent = (event: string): CardSetName[] =>
  CARD_SET_NAMES.filter((set) => set === 'base' || CARD_SETS[set].events.some(({ id }) => id === event))

/** Runs one rule against several events; an event may occur more than once. */
export function testEventCases(rule: string, cases: readonly (readonly [event: string, EventCase])[]): void {
  it.each(cases)(`%s: ${rule}`, (events, { trigger = 'Ada', answers = [], ...more }) => {
    const {
      expectedHandSizes,
      expectedHands = {},
      expectedPrompts,
      expectedScores,
      hasNoEffect,
      ...setting
    } = more
    const s = scene({ sets: setsWithEvent(events), discard: 'red 5', events, ...setting })
    s.does(trigger, 'black 5')
    if (s.asked()[0].endsWith(': lucky-bastard')) s.everyonePasses('lucky-bastard')
    for (const [player, ...named] of answers) s.does(player, ...named)
    if (expectedHandSizes) expect(s.handSizes()).toEqual(expectedHandSizes)
    for (const [player, cards] of Object.entries(expectedHands)) expect(s.hand(player)).toEqual(cards)
    if (expectedPrompts) expect(s.asked()).toEqual(expectedPrompts)
    expect(s.isRoundOver).toBe(expectedScores !== undefined)
    if (expectedScores) expect(s.scores).toEqual(expectedScores)
    if (hasNoEffect) expect(s.factsFor(null)).toContainEqual({ kind: 'no-effect', of: events })
  })
}
