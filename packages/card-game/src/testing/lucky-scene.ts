/** Scenes in which Ben throws in Lucky Bastard, and a frame for tests of every event. */
import { describe, expect, it } from 'vitest'
import { CARD_SET_NAMES } from '../model/settings.ts'
import { CARD_SETS } from '../sets/index.ts'
import { type Scene, type SceneOptions, scene } from './scene.ts'

/** Ada triggers the event; Ben throws in Lucky Bastard and wishes for yellow. Other players hold the default cards. */
export function luckyScene(events: string, options: SceneOptions = {}): Scene {
  const s = sceneBeforeLuck(events, options).does('Ada', 'black 5')
  return throwInLuckyBastard(s)
}

/** The same scene before Ada has played. */
export const sceneBeforeLuck = (events: string, { hands, ...setting }: SceneOptions = {}): Scene =>
  scene({
    sets: [...CARD_SET_NAMES],
    discard: 'red 5',
    events,
    ...setting,
    hands: { ...DEFAULT_HANDS, ...hands },
  })

/** The cards that Ben has left. */
export const LUCKY_HAND = ['blue 2', 'green 2']

const DEFAULT_HANDS = {
  Ada: 'black 5, blue 1, green 1',
  Ben: ['lucky bastard', ...LUCKY_HAND].join(', '),
  Cem: 'blue 3, green 3',
}

/** A fourth player between Cem and Ada, for events that need one. */
export const WITH_DAN = { players: ['Ada', 'Ben', 'Cem', 'Dan'], hands: { Dan: 'blue 4, green 4' } }

/** Only Ben throws in Lucky Bastard in the open window. */
export function throwInLuckyBastard(s: Scene): Scene {
  s.does('Ben', 'lucky bastard')
  for (const player of ['Cem', 'Dan'])
    if (s.asked().includes(`${player}: lucky-bastard`)) s.does(player, 'pass')
  return s.does('Ben', 'yellow')
}

/** Tests by event and title: what Lucky Bastard spares a player. */
export type LuckTests = Readonly<Record<string, Readonly<Record<string, () => void>>>>

/** Runs the tests, and checks that they cover all events of the set. */
export function testLuckAtEvents(set: keyof typeof CARD_SETS, spared: LuckTests): void {
  const events = CARD_SETS[set].events.map(({ id }) => id)

  describe(`A lucky player at the events of the set ${set}`, () => {
    it('covers all of them', () => {
      expect(Object.keys(spared).sort()).toEqual(events.sort())
    })

    for (const [event, tests] of Object.entries(spared))
      describe(event, () => {
        for (const [name, test] of Object.entries(tests)) it(name, test)
      })
  })
}
