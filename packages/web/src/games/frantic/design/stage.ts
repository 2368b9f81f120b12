import { frantic } from '@slapwise/card-game'
import { type InWords, type SceneSetting, scene } from '@slapwise/card-game/testing'
import { type Moment as MomentOf, stageOf } from '../../../kit/design/moment.ts'

export type Moment = MomentOf<SceneSetting, InWords>

export const stage = stageOf<SceneSetting, InWords, ReturnType<typeof scene>>({
  game: frantic,
  scene,
  lets: (played) => played.lets(played.match.prompts[0].question.ask),
})
