import type { Scene } from './scene.ts'

const MAX_SEEDS = 500

/** Tries seeds until the scene meets the condition. */
export function findSceneBySeed(play: (seed: string) => Scene, isWanted: (s: Scene) => boolean): Scene {
  for (let i = 0; i < MAX_SEEDS; i++) {
    const s = play(`chance ${i}`)
    if (isWanted(s)) return s
  }
  throw new Error(`no seed out of ${MAX_SEEDS} meets the condition`)
}

/** Tries seeds until Pandora’s Box has drawn exactly these rule cards. */
export const findSceneWithRules = (rules: string, play: (seed: string) => Scene): Scene =>
  findSceneBySeed(play, (s) => [...s.view(null).ruleCards].sort().join(', ') === rules)
