import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Specs without side effects share one module graph: without isolation they take a third of the time. */
const SHARED = [
  'packages/{kernel,card-game,board-game,crazy-eights,bots,games,protocol,client}/**/*.spec.ts',
  'packages/server/src/{rooms,gateway,journal,bot-workers}/**/*.spec.ts',
  'packages/web/src/**/*.spec.{ts,tsx}',
]

/** Browsers other than Chromium crash now and then: only `npm run browsers` runs their specs. */
const unsteady = process.env.SLAPWISE_BROWSERS ? [] : ['**/e2e/browsers/**']

/** These take minutes of both cores: only `npm run soak` runs them. */
const soakOnly = process.env.SLAPWISE_SOAK ? [] : ['**/*.soak.spec.ts']

/** Specs that keep a core busy for long run first: one at the end would leave the other workers idle. */
const BUSY = /web.e2e|property-tests.contract/
/** Specs that mostly wait for servers to restart run beside the busy ones. */
const WAITING = /server.src.e2e|loadtest/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const those = (kind: RegExp) => sorted.filter(({ moduleId }) => kind.test(moduleId))
    const waiting = those(WAITING)
    const paired = those(BUSY).flatMap((file, i) => [file, ...waiting.slice(i, i + 1)])
    return [...new Set([...paired, ...sorted])]
  }
}

export default defineConfig({
  test: {
    // A single wait fails after 50 s, with a sentence (kernel/testing/wait.ts). These end what is stuck all the same;
    // with both cores busy the slowest test takes a third of it. `npm run soak` sets its own.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // Browser specs and servers that restart wait for half of their time, so two cores serve three workers.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'shared', include: SHARED, isolate: false } },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ['{packages,scripts,bench}/**/*.spec.ts'],
          exclude: [...configDefaults.exclude, ...SHARED, ...unsteady, ...soakOnly],
        },
      },
    ],
  },
})
