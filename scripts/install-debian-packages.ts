import { spawnSync } from 'node:child_process'

/** Installs packages that tests need on Debian. Does nothing on other systems. */
export function installDebianPackages(...packages: readonly string[]): void {
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]])
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
}
