import { franticBoard } from '@slapwise/board-game'
import { type SceneSetting, scene } from '@slapwise/board-game/testing'
import { type Moment as MomentOf, createMomentStager } from '../../../kit/design/moment.ts'

export type Moment = MomentOf<SceneSetting, string>

export const stageMoment = createMomentStager<SceneSetting, string, ReturnType<typeof scene>>({
  game: franticBoard,
  scene,
  lets: (played) => played.everyonePasses(),
})
