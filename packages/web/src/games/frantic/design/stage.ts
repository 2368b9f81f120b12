import { franticCardGame } from '@slapwise/card-game'
import { type NamedAnswer, type SceneOptions, scene } from '@slapwise/card-game/testing'
import { createMomentStager, type Moment as MomentOf } from '../../../kit/design/moment.ts'

export type Moment = MomentOf<SceneOptions, NamedAnswer>

export const stageMoment = createMomentStager<SceneOptions, NamedAnswer, ReturnType<typeof scene>>({
  game: franticCardGame,
  scene,
  lets: (played) => played.everyonePasses(played.match.prompts[0].question.ask),
})
