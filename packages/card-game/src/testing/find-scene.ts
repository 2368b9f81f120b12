import type { Scene } from './scene.ts'

const MAX_SEEDS = 500

/** The first of several tables, alike but for the seed, at which chance has brought what is wanted. */
export function findSceneBySeed(play: (seed: string) => Scene, isWanted: (s: Scene) => boolean): Scene {
  for (let i = 0; i < MAX_SEEDS; i++) {
    const s = play(`chance ${i}`)
    if (isWanted(s)) return s
  }
  throw new Error(`What is wanted has not come in ${MAX_SEEDS} tries.`)
}

/** The same where Pandora’s Box brings these rule cards, and no others. */
export const findSceneWithRules = (rules: string, play: (seed: string) => Scene): Scene =>
  findSceneBySeed(play, (s) => [...s.view(null).ruleCards].sort().join(', ') === rules)
