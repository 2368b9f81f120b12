import type { SceneOptions } from '@slapwise/board-game/testing'
import { type MomentSteps, type Moments, midRoundScene } from './tables.ts'

/** A fact of this kind is on stage after Ada has placed a card and rolled. */
const causeOf = (onStage: string, setting: SceneOptions, place = 'push forward on 48'): Moments[string] => ({
  setting: midRoundScene(setting),
  steps: [
    ['Ada', place, 'roll'],
    'lets',
    ...((setting.dice?.length ?? 0) > 1 ? (['lets'] as MomentSteps) : []),
  ],
  onStage,
})

/** Causes on the street: what holds, moves or spares a token. */
export const CAUSE_MOMENTS: Moments = {
  'state-stop-holds-you': causeOf('hindered', { on: { 12: 'stop' }, dice: [5] }),
  'state-snail-costs-a-step': causeOf('hindered', { on: { 13: 'snail' }, dice: [5] }),
  'state-over-an-x': causeOf('hindered', { on: { 16: 'x' }, dice: [5] }),
  'state-push-through-the-wall': causeOf('moved', { on: { 12: 'push up' }, dice: [1] }),
  'state-jump': causeOf('moved', { on: { 13: 'jump forward' }, dice: [2] }),
  'state-nothing-acts-on-a-ghost': causeOf(
    'no-effect',
    { on: { 12: 'stop', 13: 'gift' }, dice: [2] },
    'ghost on 20',
  ),
  'state-own-number': causeOf('no-effect', { on: {}, dice: [3, 2] }),
  'state-once-per-turn': causeOf('no-effect', {
    on: { 12: 'push forward', 13: 'push backward' },
    dice: [1],
  }),
  'state-manhole': causeOf('triggered', { on: {}, dice: [3, 4] }),
  'state-stop-holds-another': {
    setting: midRoundScene({ turn: 'Cem', on: { 24: 'stop' }, dice: [4] }),
    steps: [['Cem', 'snail on 20', 'roll'], 'lets'],
    onStage: 'hindered',
  },
}
