import { frantic } from '@slapwise/card-game'
import { type NamedAnswer, type SceneSetting, scene } from '@slapwise/card-game/testing'
import { createMomentStager, type Moment as MomentOf } from '../../../kit/design/moment.ts'

export type Moment = MomentOf<SceneSetting, NamedAnswer>

export const stageMoment = createMomentStager<SceneSetting, NamedAnswer, ReturnType<typeof scene>>({
  game: frantic,
  scene,
  lets: (played) => played.everyonePasses(played.match.prompts[0].question.ask),
})
