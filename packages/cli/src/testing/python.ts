/** Finds a Python 3 that has the package `websockets`, for the client in packages/protocol/python. */
import { spawnSync } from 'node:child_process'
import { CHILD_DEADLINE } from '@slapwise/kernel/testing/wait'
import { installDebianPackages } from '../../../../scripts/install-debian-packages.ts'

/** Debian's own Python comes before one in PATH, which may lack Debian's packages. */
const PYTHON_PATHS = [process.env.PYTHON ?? '', '/usr/bin/python3', 'python3']

const hasWebsockets = (python: string): boolean =>
  python !== '' &&
  spawnSync(python, ['-c', 'import websockets'], { stdio: 'ignore', ...CHILD_DEADLINE }).status === 0

const findPython = (): string | undefined => PYTHON_PATHS.find(hasWebsockets)

function installPython(): string {
  installDebianPackages('python3', 'python3-websockets')
  const found = findPython()
  if (!found)
    throw new Error('These tests need Python 3 with websockets: install python3-websockets, or set PYTHON.')
  return found
}

/** Finds Python. If it is missing, installs it, which works on Debian only; elsewhere Python has to be there. */
export const resolvePython = (): string => findPython() ?? installPython()

if (import.meta.main) console.log(resolvePython())
