import { franticBoardGame } from '@slapwise/board-game'
import { type SceneOptions, scene } from '@slapwise/board-game/testing'
import { createMomentStager, type Moment as MomentOf } from '../../../kit/design/moment.ts'

export type Moment = MomentOf<SceneOptions, string>

export const stageMoment = createMomentStager<SceneOptions, string, ReturnType<typeof scene>>({
  game: franticBoardGame,
  scene,
  lets: (played) => played.everyonePasses(),
})
