import { configDefaults, defineConfig } from 'vitest/config'

/** WebKit falls over now and then on its own: `npm run webkit` asks for it, and `npm test` does not hang on it. */
const unsteady = process.env.SLAPWISE_WEBKIT ? [] : ['**/webkit.spec.ts']

export default defineConfig({
  test: {
    include: ['{packages,scripts}/**/*.spec.ts'],
    exclude: [...configDefaults.exclude, ...unsteady],
    testTimeout: 60_000,
    // By default one core is left to whoever watches, which on two is half of them.
    maxWorkers: '100%',
  },
})
