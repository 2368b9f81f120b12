import { franticBoard } from '@slapwise/board-game'
import { type SceneSetting, scene } from '@slapwise/board-game/testing'
import { createMomentStager, type Moment as MomentOf } from '../../../kit/design/moment.ts'

export type Moment = MomentOf<SceneSetting, string>

export const stageMoment = createMomentStager<SceneSetting, string, ReturnType<typeof scene>>({
  game: franticBoard,
  scene,
  lets: (played) => played.everyonePasses(),
})
