import { EVENTS } from '../setup/events.ts'
import { type Scene, type SceneOptions, scene } from './scene.ts'

/** A space that no test uses. */
const UNUSED_SPACE = 48

/**
 * A scene in which the player whose turn it is plays Troublemaker and rolls this event, up to the first decision.
 * `dice` are the rolls within the event.
 */
export function sceneAfterEvent(event: string, options: SceneOptions = {}): Scene {
  const s = sceneBeforeEvent(event, options)
  return s.plays(s.turn, `troublemaker on ${UNUSED_SPACE}`)
}

/** The same scene up to the roll of the twenty-sided die, which can still be answered. */
export function sceneAtEventRoll(event: string, options: SceneOptions = {}): Scene {
  const s = sceneBeforeEvent(event, options)
  return s.does(s.turn, `troublemaker on ${UNUSED_SPACE}`, 'roll')
}

function sceneBeforeEvent(event: string, { hands = {}, dice = [], ...setting }: SceneOptions): Scene {
  const trigger = setting.turn ?? setting.players?.[0] ?? 'Ada'
  const held = ['troublemaker', hands[trigger]].filter(Boolean).join(', ')
  return scene({ ...setting, hands: { ...hands, [trigger]: held }, dice: [eventNumberOf(event), ...dice] })
}

/** The roll of the twenty-sided die that leads to this event. */
export function eventNumberOf(event: string): number {
  const at = EVENTS.findIndex(({ id }) => id === event)
  if (at < 0) throw new Error(`unknown event: ${event}`)
  return at + 1
}

/** The moves of tokens, such as `Ben teleport 4 > 42`. */
export const tokenMovesOf = (s: Scene): string[] =>
  s
    .factsFor(null)
    .flatMap((fact) =>
      fact.kind === 'moved' ? [`${s.players[fact.seat]} ${fact.how} ${fact.path.join(' > ')}`] : [],
    )

/** The rolls of six-sided dice, such as `Ben 3`. */
export const smallDieRolls = (s: Scene): string[] =>
  s
    .factsFor(null)
    .flatMap((fact) =>
      fact.kind === 'rolled' && fact.sides === 6 ? [`${s.players[fact.seat]} ${fact.value}`] : [],
    )
