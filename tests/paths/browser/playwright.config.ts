import { defineConfig } from '@playwright/test'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import journeys from '#tests/journeys/playwright.config.ts'

/** The file for the result in JUnit's format, from `npm run test:paths -- --junit FILE`. */
const junitFile = process.env['PATHS_JUNIT']

/** How much longer everything takes because of other work on the machine. */
const busyness = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())

export default defineConfig({
  ...journeys,
  timeout: 60_000 * busyness,
  expect: { timeout: 20_000 * busyness },
  testDir: '.',
  outputDir: '../../../test-results/paths',
  reporter: [
    ['list'],
    [fileURLToPath(new URL('reporter.ts', import.meta.url))],
    ...(junitFile ? [['junit', { outputFile: junitFile }] as const] : []),
  ],
})
