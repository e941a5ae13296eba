import { defineConfig } from '@playwright/test'
import { findBrowser } from '#tools/browser/find.ts'

/** Workers read this file anew, without the command line. */
if (process.argv.includes('--headed')) process.env['WITH_WINDOW'] = '1'
const executablePath = findBrowser(process.env, process.env['WITH_WINDOW'] === '1')
if (executablePath === undefined) throw new Error('No Chromium found: run "npm run browser"')

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
]

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // A second try, on a stack of its own, tells a machine that was too slow from a product that is broken; the report names it as flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // What moves is drawn by the processor here, and it is what most of a journey would wait for.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: [...quiet, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])] },
    trace: 'retain-on-failure',
  },
})
