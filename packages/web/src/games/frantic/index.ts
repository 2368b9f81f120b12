import type { WebGame } from '../../kit/web-game.ts'
import { RENDERABLE_FRANTIC } from './renderable-frantic.ts'
import { FRANTIC_SETTINGS } from './settings/frantic-settings.tsx'

const frantic: WebGame = { settings: FRANTIC_SETTINGS, ...RENDERABLE_FRANTIC }

export default frantic
