export { crazyEights } from './game.ts'
export type { Settings, SettingsInput } from './settings.ts'
export type { EightsMatch, View } from './view.ts'
