import { defineConfig } from '@playwright/test'
import journeys from '#tests/journeys/playwright.config.ts'

export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../../test-results/paths',
  reporter: process.env['PATHS_SCREENS'] ? [['./progressReporter.ts']] : [['list'], ['./reporter.ts']],
})
