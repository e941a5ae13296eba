import { defineConfig } from '@playwright/test'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import paths from '#tests/paths/browser/playwright.config.ts'

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Playwright needs a program that it can start. */
const writeProgram = (): string => {
  const folder = fileOf('../../../../dist/firefox')
  const program = `${folder}/firefox`
  mkdirSync(folder, { recursive: true })
  writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" --import tsx "${fileOf('launcher.ts')}" "$@"\n`)
  chmodSync(program, 0o755)
  return program
}

/** The charts whose pages depend on the engine: fields, lists, sharing and photos. `--path` names others. */
const charts = /(auth|lists)\/|ambassador\/shareKit|settings\/photo/

export default defineConfig({
  ...paths,
  testDir: '..',
  grep: charts,
  outputDir: '../../../../test-results/paths-firefox',
  use: {
    ...paths.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: writeProgram() },
    contextOptions: { serviceWorkers: 'allow' },
    serviceWorkers: 'allow',
    trace: 'off',
  },
})
