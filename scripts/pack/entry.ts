/** The entry point of the package: reports an old Node before it loads modules which that cannot parse. */
import { MIN_NODE_VERSION } from './min-node-version.ts'

if (Number.parseInt(process.versions.node, 10) >= MIN_NODE_VERSION)
  await import('../../packages/cli/src/main.ts')
else {
  console.error(`slapwise needs Node ${MIN_NODE_VERSION} or newer; this is ${process.versions.node}.`)
  process.exitCode = 2
}
