import { defineConfig } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import journeys from '#tests/journeys/playwright.config.ts'

/** The file for the result in JUnit's format, from `npm run test:paths -- --junit FILE`. */
const junitFile = process.env['PATHS_JUNIT']

export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../../test-results/paths',
  reporter: [
    ['list'],
    [fileURLToPath(new URL('reporter.ts', import.meta.url))],
    ...(junitFile ? [['junit', { outputFile: junitFile }] as const] : []),
  ],
})
