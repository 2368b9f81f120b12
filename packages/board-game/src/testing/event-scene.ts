import { EVENTS } from '../setup/events.ts'
import { type Scene, type SceneOptions, scene } from './scene.ts'

/** Out of everybody’s way. */
const UNUSED_SPACE = 48

/**
 * Whoever’s turn it is plays a Troublemaker and rolls this event; then everything goes on to the first decision. The dice
 * are those of the event.
 */
export function sceneAfterEvent(event: string, options: SceneOptions = {}): Scene {
  const s = sceneBeforeEvent(event, options)
  return s.plays(s.turn, `troublemaker on ${UNUSED_SPACE}`)
}

/** The same up to the big die: it lies there, and can be answered. */
export function sceneAtEventRoll(event: string, options: SceneOptions = {}): Scene {
  const s = sceneBeforeEvent(event, options)
  return s.does(s.turn, `troublemaker on ${UNUSED_SPACE}`, 'roll')
}

function sceneBeforeEvent(event: string, { hands = {}, dice = [], ...setting }: SceneOptions): Scene {
  const trigger = setting.turn ?? setting.players?.[0] ?? 'Ada'
  const held = ['troublemaker', hands[trigger]].filter(Boolean).join(', ')
  return scene({ ...setting, hands: { ...hands, [trigger]: held }, dice: [eventNumberOf(event), ...dice] })
}

/** What the big die has to show. */
export function eventNumberOf(event: string): number {
  const at = EVENTS.findIndex(({ id }) => id === event)
  if (at < 0) throw new Error(`There is no event called ${event}.`)
  return at + 1
}

/** How the tokens went, as `Ben teleport 4 > 42`. */
export const tokenMovesOf = (s: Scene): string[] =>
  s
    .factsFor(null)
    .flatMap((fact) =>
      fact.kind === 'moved' ? [`${s.players[fact.seat]} ${fact.how} ${fact.path.join(' > ')}`] : [],
    )

/** Who has rolled what, as `Ben 3`; without the big die. */
export const smallDieRolls = (s: Scene): string[] =>
  s
    .factsFor(null)
    .flatMap((fact) =>
      fact.kind === 'rolled' && fact.sides === 6 ? [`${s.players[fact.seat]} ${fact.value}`] : [],
    )
