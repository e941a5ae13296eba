import { defineConfig } from '@playwright/test'
import { type EngineName, engineNames } from '#tests/engines/support/engine.ts'

const asked = process.argv.some((argument) => argument.startsWith('--project'))

export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['./tableReporter.ts']],
  timeout: 90_000,
  // Chromium has its own journeys. `--project chromium` runs these ones there too.
  projects: engineNames
    .filter((name) => asked || name !== 'chromium')
    .map((engineName) => ({ name: engineName, use: { engineName } })),
})
