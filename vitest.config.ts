import { configDefaults, defineConfig } from 'vitest/config'

/** In browsers that fall over now and then on their own: `npm run browsers` asks for them, `npm test` does not hang on them. */
const BROWSERS = '**/e2e/browsers/*.spec.ts'

export default defineConfig({
  test: {
    include: ['{packages,scripts}/**/*.spec.ts'],
    exclude: [...configDefaults.exclude, ...(process.env.SLAPWISE_BROWSERS ? [] : [BROWSERS])],
    testTimeout: 60_000,
    // By default one core is left to whoever watches, which on two is half of them.
    maxWorkers: '100%',
  },
})
