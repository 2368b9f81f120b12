/** Where a package begins: an older Node is told so before anything is loaded that it does not know. */
import { LEAST_NODE } from './least-node.ts'

if (Number.parseInt(process.versions.node, 10) >= LEAST_NODE) await import('../../packages/cli/src/main.ts')
else {
  console.error(`slapwise: It takes Node ${LEAST_NODE} or newer; this is ${process.versions.node}.`)
  process.exitCode = 2
}
