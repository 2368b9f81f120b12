/** Default tables of moments, so that each moment defines only its differences. */
import type { SceneOptions } from '@slapwise/card-game/testing'
import type { Moment } from '../stage.ts'

export type Moments = Readonly<Record<string, Moment>>
export type MomentSteps = NonNullable<Moment['steps']>

type Sets = NonNullable<SceneOptions['sets']>

export const TROUBLEMAKER_SETS: Sets = ['base', 'troublemaker']
export const SUPERCHARGE_SETS: Sets = ['base', 'supercharge']
export const ALL_SETS: Sets = ['base', 'troublemaker', 'supercharge', 'pandora']

export const EIGHT_PLAYERS = ['Ada', 'Ben', 'Cem', 'Dea', 'Eli', 'Fay', 'Gus', 'Hal']

const HANDS: Readonly<Record<string, string>> = {
  Ada: 'red 7, red 2, blue 7, green 4, red gift, yellow skip, fantastic',
  Ben: 'green 2, green 3, blue 8, yellow 6, red skip, fantastic',
  Cem: 'blue 1, blue 2, blue 3, green 9, counterattack',
  Dea: 'yellow 1, yellow 2, yellow 8, green 6, red 8, black 3, equality',
  Eli: 'red 9, blue 9, fantastic',
  Fay: 'yellow 4, yellow 7, green 7, green exchange',
  Gus: 'blue 4, blue skip, green 8, red 1, yellow 9, counterattack',
  Hal: 'red 6, green 1',
}

const SCORES = { Ada: 34, Ben: 51, Cem: 12, Dea: 78 }

/** Cards that have no effect on a moment when they are drawn. */
const DRAW_PILE =
  'green 7, blue 4, red 9, yellow 5, green 1, blue 9, red 1, yellow 9, green 8, blue 6, red 4, blue gift'

/** Four players in the middle of a match, with a red 5 on the discard pile. */
export function midRoundScene({
  players = EIGHT_PLAYERS.slice(0, 4),
  hands,
  ...setting
}: SceneOptions = {}): SceneOptions {
  const defaultHands = Object.fromEntries(players.map((player) => [player, HANDS[player]]))
  const scores = Object.fromEntries(Object.entries(SCORES).filter(([player]) => players.includes(player)))
  return {
    players,
    dealer: players[players.length - 1],
    discard: 'red 5, red 3, yellow 3, yellow 6',
    draw: DRAW_PILE,
    scores,
    ...setting,
    hands: { ...defaultHands, ...hands },
  }
}

/** A moment after the given steps on the default table. */
export const momentAfter = (steps: MomentSteps, setting: SceneOptions = {}): Moment => ({
  setting: midRoundScene(setting),
  steps,
})

/** `by` plays a black 5, nobody throws in Lucky Bastard, and this event is drawn. The next player is asked first. */
export function momentOfEvent(
  events: string,
  by: string,
  setting: SceneOptions = {},
  steps: MomentSteps = [],
): Moment {
  const base = midRoundScene(setting)
  const hands = { ...base.hands, [by]: `black 5, ${base.hands![by]}` }
  const lets: MomentSteps = base.sets?.includes('troublemaker') ? ['lets'] : []
  return { setting: { ...base, events, turn: by, hands }, steps: [[by, 'black 5'], ...lets, ...steps] }
}
