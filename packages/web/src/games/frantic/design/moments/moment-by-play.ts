import { type NamedAnswer, type Scene, type SceneOptions, scene } from '@slapwise/card-game/testing'
import type { Moment } from '../stage.ts'
import type { MomentSteps } from './tables.ts'

/** A round with four cards each takes a few dozen answers. */
const MAX_ANSWERS = 2000

/**
 * A moment that is reached by play: all players take the first option until the condition holds. For states that
 * cannot be set up directly, such as a score sheet of several rounds. It is played only when it is shown.
 */
export const momentByPlay = (setting: SceneOptions, until: (played: Scene) => boolean): Moment => {
  let steps: MomentSteps | null = null
  return {
    setting,
    get steps() {
      steps ??= play(scene(setting), until)
      return steps
    },
  }
}

function play(played: Scene, until: (played: Scene) => boolean): MomentSteps {
  const steps: [string, NamedAnswer][] = []
  while (!until(played)) {
    if (steps.length > MAX_ANSWERS) throw new Error('This moment never comes.')
    const { seat } = played.match.prompts.find((open) => played.match.promptFor(open.seat))!
    const player = played.players[seat]
    const answer = firstAnswer(played, player)
    played.does(player, answer)
    steps.push([player, answer])
  }
  return steps
}

function firstAnswer(played: Scene, player: string): NamedAnswer {
  const { choice } = played.match.promptFor(played.seat(player))!
  const options = played.may(player)
  switch (choice.kind) {
    case 'one':
      return options[0]
    case 'some':
      return options.slice(0, choice.count).join(', ')
    case 'allot':
      return { [options[0]]: choice.total }
    case 'assign':
      return Object.fromEntries(choice.items.map((item) => [played.card(item), options[0]]))
  }
}
