/** Where a package begins: an older Node is told so before anything is loaded that it does not know. */
import { MIN_NODE_VERSION } from './min-node-version.ts'

if (Number.parseInt(process.versions.node, 10) >= MIN_NODE_VERSION)
  await import('../../packages/cli/src/main.ts')
else {
  console.error(`slapwise: It takes Node ${MIN_NODE_VERSION} or newer; this is ${process.versions.node}.`)
  process.exitCode = 2
}
