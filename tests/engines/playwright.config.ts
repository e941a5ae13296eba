import { defineConfig } from '@playwright/test'
import { missingEngines } from '#tools/programs/find.ts'
import { type EngineName, engineNames } from '#tests/engines/support/engine.ts'
import { startTestClock } from '#tools/testClock/testClock.ts'

startTestClock()

const missing: readonly EngineName[] = missingEngines()
/** Each worker reads this file again, without the arguments of the command line. */
if (process.argv.some((argument) => argument.startsWith('--project'))) process.env['WITH_CHROMIUM'] = '1'

export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['./tableReporter.ts']],
  timeout: 120_000,
  // Chromium has its own journeys. `--project chromium` runs these ones there too.
  projects: engineNames
    .filter((name) => process.env['WITH_CHROMIUM'] === '1' || name !== 'chromium')
    .map((engineName) => ({
      name: engineName,
      use: { engineName },
      testIgnore: missing.includes(engineName) ? '**' : [],
    })),
})
