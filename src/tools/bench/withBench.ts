import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseConfig } from '#domain/app/config.ts'
import { withLocalSettings, readEnvironment } from '#local/localSettings.ts'
import { type BenchServerOptions, startBenchServer } from '#tools/bench/server.ts'
import { findBrowser } from '#tools/programs/find.ts'
import { startTestClock, withTestClock } from '#tools/testClock/testClock.ts'

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url))

/** The site that `tsx src/tools/build.ts --stack` builds. */
export const builtSite = join(projectFolder, 'dist', 'stack')

export const benchSettings = parseConfig(withLocalSettings(readEnvironment(projectFolder)))

/** A signed-in browser and its local stack. */
export interface BenchContext {
  readonly browser: Browser
  readonly origin: string
  readonly storageState: NonNullable<BrowserContextOptions['storageState']>
}

interface BenchAccount {
  readonly signInPath: string
  readonly email: string
}

export const admin: BenchAccount = { signInPath: '/sign-in', email: `admin@${benchSettings.VITE_ADMIN_DOMAIN}` }
export const ambassador: BenchAccount = { signInPath: '/amb/sign-in', email: 'ambassador@example.com' }

/** Runs work with a temporary folder and removes the folder afterwards. */
export const withTemporaryFolder = async <Result>(work: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'rewoven-bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Signs an account in on an open sign-in page, with a code from the outbox. */
export const signIn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  const field = page.getByLabel('Verification code')
  await field.waitFor()
  const code = await page.evaluate(async (to) => {
    const response = await fetch(`/local/outbox.json?to=${encodeURIComponent(to)}`)
    const [newest] = (await response.json()) as { code: string }[]
    return newest?.code ?? ''
  }, email)
  await field.fill(code)
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
}

/**
 * Launches Chromium. It trusts the given certificate: Chromium does not cache responses of a server with an ignored
 * certificate error.
 */
const launchBrowser = async (fingerprint: string): Promise<Browser> => {
  const executablePath = findBrowser()
  if (executablePath === undefined) throw new Error('Chromium was not found. Run "npm run browser".')
  const isRoot = process.getuid?.() === 0
  const args = [
    `--ignore-certificate-errors-spki-list=${fingerprint}`,
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    ...(isRoot ? ['--no-sandbox'] : []),
  ]
  return chromium.launch({ executablePath, args })
}

/** Prints a warning if other processes slow down the measurements. */
export const warnIfBusy = (): void => {
  const [load = 0] = loadavg()
  const processors = availableParallelism()
  if (load > processors)
    console.log(
      `The machine is busy (load ${load.toFixed(1)} on ${processors} processors). All times will be too high.`,
    )
}

/**
 * Starts the local stack with sample data and a signed-in browser, runs work, then stops both and removes the data.
 * The clock starts at the same moment every time, so the data are always the same.
 * Without a folder, the stack serves the built site.
 */
export const withBench = <Result>(
  options: Partial<BenchServerOptions> & { readonly account?: BenchAccount },
  work: (bench: BenchContext) => Promise<Result>,
): Promise<Result> =>
  withTemporaryFolder(async (dataFolder) => {
    const { account = admin, ...serverOptions } = options
    startTestClock()
    const defaults = { settings: benchSettings, siteFolder: builtSite, dataFolder }
    const server = await startBenchServer({ ...defaults, ...serverOptions })
    const browser = withTestClock(await launchBrowser(server.fingerprint))
    try {
      const page = await browser.newPage()
      await page.goto(server.origin + account.signInPath)
      await signIn(page, account.email)
      const storageState = await page.context().storageState()
      await page.close()
      return await work({ browser, origin: server.origin, storageState })
    } finally {
      await browser.close()
      await server.close()
    }
  })
