/** A server in a process of its own, for specs that kill it: prints its address, and stops at SIGTERM. */
import { readConfig } from '../config.ts'
import { serve } from '../serve.ts'
import { TEST_LIBRARY } from './test-library.ts'

try {
  const server = await serve(readConfig(process.env), TEST_LIBRARY)
  process.once('SIGTERM', () => server.stop().then(() => process.exit(0)))
  console.log(server.address)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
