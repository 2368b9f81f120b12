/** Default tables of moments, so that each moment defines only its differences. */
import type { SceneOptions } from '@slapwise/board-game/testing'
import type { Moment } from '../stage.ts'

export type Moments = Readonly<Record<string, Moment>>
export type MomentSteps = NonNullable<Moment['steps']>

export const SIX_PLAYERS = ['Ada', 'Ben', 'Cem', 'Dea', 'Eli', 'Fay']

const HANDS: Readonly<Record<string, string>> = {
  Ada: 'push, snail, ghost, skip',
  Ben: 'push, jump, swap, x',
  Cem: 'gift, magnet, reverse, snail',
  Dea: 'remote, push, swap, stop',
  Eli: 'teleport, skip, jump, gift',
  Fay: 'magnet, teleport, second chance, remote',
}

const TOKENS: Readonly<Record<string, number>> = { Ada: 11, Ben: 23, Cem: 23, Dea: 45, Eli: 4, Fay: 30 }
const SCORES: Readonly<Record<string, number>> = { Ada: 42, Ben: 17, Cem: 61, Dea: 8, Eli: 33, Fay: 50 }

/** A street with cards of all kinds. */
const CARDS_ON_STREET: Readonly<Record<number, string>> = {
  3: 'push forward',
  5: 'stop over x',
  9: 'push up',
  16: 'x',
  18: 'push backward over jump forward',
  19: 'swap',
  24: 'snail',
  26: 'gift',
  33: 'push down',
  38: 'jump forward',
  39: 'troublemaker',
  44: 'magnet',
  46: 'push backward',
  48: 'reverse',
}

/** Cards that have no effect on a moment when they are drawn. */
const DRAW_PILE = 'push, skip, jump, magnet, push, second chance, remote, ghost'

/** Four players in the middle of a round. */
export function midRoundScene({
  players = SIX_PLAYERS.slice(0, 4),
  ...setting
}: SceneOptions = {}): SceneOptions {
  const of = <T>(all: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(players.map((player) => [player, all[player]]))
  return {
    players,
    draw: DRAW_PILE,
    on: CARDS_ON_STREET,
    ...setting,
    scores: setting.scores ?? of(SCORES),
    tokens: { ...of(TOKENS), ...setting.tokens },
    hands: { ...of(HANDS), ...setting.hands },
  }
}

/** A moment after the given steps on the default table. */
export const momentAfter = (steps: MomentSteps, setting: SceneOptions = {}): Moment => ({
  setting: midRoundScene(setting),
  steps,
})

/** `by` plays Troublemaker and rolls the event with this number. */
export function momentOfEvent(
  number: number,
  by: string,
  setting: SceneOptions = {},
  steps: MomentSteps = [],
): Moment {
  const base = midRoundScene(setting)
  const hands = { ...base.hands, [by]: `troublemaker, ${base.hands![by]}` }
  return {
    setting: { ...base, turn: by, hands, dice: [number, ...(setting.dice ?? [])] },
    steps: [[by, 'troublemaker on 32', 'roll'], 'lets', ...steps],
  }
}
