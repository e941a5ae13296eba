// React's build for production and its build for development do not work in one process, and a journey sets NODE_ENV.
import '#tools/productionMode.ts'
import { defineConfig } from '@playwright/test'
import { isWhole } from '#tests/journeys/support/spread.ts'
import { findBrowser } from '#tools/programs/find.ts'
import { chosenMoment } from '#tools/testClock/moments.ts'
import { startTestClock } from '#tools/testClock/testClock.ts'

startTestClock()

/** Each worker reads this file again, without the arguments of the command line. */
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
  // Text is as wide as on other systems. Linux rounds the width of each letter.
  '--font-render-hinting=none',
]

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // What another test of `npm test` shows in a similar way, or what is slow: `npm run test:whole` runs it too.
  ...(isWhole ? {} : { grepInvert: /@whole/ }),
  retries: 0,
  reporter: 'list',
  // A machine with other work can need ten times as long. Only a test that fails waits until then.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: chosenMoment().zone,
    // `page.route` does not see the requests of a worker. The journey of the service worker allows it.
    serviceWorkers: 'block',
    // The processor draws the animations here. Most of a journey would wait for them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: [...quiet, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])] },
  },
})
