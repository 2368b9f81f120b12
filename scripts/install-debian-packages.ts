import { spawnSync } from 'node:child_process'

/** On a fresh Debian, what tests need is installed first. Elsewhere nothing happens. */
export function installDebianPackages(...packages: readonly string[]): void {
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]])
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
}
