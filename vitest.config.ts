import { configDefaults, defineConfig } from 'vitest/config'

/** They know neither time nor network nor disk: nothing is left behind that the next one could trip over. */
const RULES = 'packages/{kernel,card-game,board-game,crazy-eights,bots,games,protocol}/**/*.spec.ts'

/** Browsers other than Chromium fall over now and then on their own: `npm run browsers` asks for them. */
const unsteady = process.env.SLAPWISE_BROWSERS ? [] : ['**/e2e/browsers/**']

export default defineConfig({
  test: {
    // Nothing has to be fast here: only what never ends is ended.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    // By default one core is left to whoever watches, which on two is half of them.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'rules', include: [RULES], isolate: false } },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['{packages,scripts}/**/*.spec.ts'],
          exclude: [...configDefaults.exclude, RULES, ...unsteady],
        },
      },
    ],
  },
})
