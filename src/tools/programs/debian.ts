import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'

/** Whether this machine can install Debian packages: Debian, as root. */
export const canInstallPackages = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** Packages of servers ask this file whether they may start their services. */
const startPolicy = '/usr/sbin/policy-rc.d'

const runApt = (packages: readonly string[]): void => {
  for (const step of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
    const { status } = spawnSync('apt-get', step, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0) return
  }
}

/** Installs Debian packages. No service starts. The caller checks whether it worked. */
export const installPackages = (packages: readonly string[]): void => {
  console.log(`Installing the Debian package ${packages.join(' and ')}.`)
  if (existsSync(startPolicy)) return runApt(packages)
  writeFileSync(startPolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    runApt(packages)
  } finally {
    rmSync(startPolicy)
  }
}
