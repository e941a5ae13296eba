import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test as base } from '@playwright/test'
import type { Engine, EngineName, EngineVisit } from '#tests/engines/support/engine.ts'
import { buildInPageScript } from '#tests/engines/support/inPageScript.ts'
import { startPuppeteerEngine } from '#tests/engines/support/puppeteerEngine.ts'
import { siteWithClock } from '#tests/engines/support/siteWithClock.ts'
import { Tab } from '#tests/engines/support/tab.ts'
import { startWebKitEngine } from '#tests/engines/support/webKitEngine.ts'
import { tokenStorageEntries, type TokenPrefix } from '#tests/support/session.ts'
import { adminEmail, ambassadorEmail, startTestStack, type TestStack } from '#tests/support/stack.ts'
import { startTestClock } from '#tools/testClock/testClock.ts'

export const siteFolder = fileURLToPath(new URL('../../../dist/stack', import.meta.url))

interface TestFixtures {
  visit: EngineVisit
  /** The site that the tabs open. */
  origin: string
  /** Opens another tab of the same browser. */
  openTab: () => Promise<Tab>
  tab: Tab
}

interface WorkerFixtures {
  engineName: EngineName
  stack: TestStack
  inPageScript: string
  engine: Engine
}

/** The browsers report rejected calls and unknown addresses. They are answers of the server, not errors of the page. */
const isRejectedRequest = (text: string): boolean =>
  /Failed to load resource|due to access control checks|status of 4\d\d/.test(text)

/** Firefox reports a font whose request a navigation cancelled (NS_BINDING_ABORTED). */
const isCancelledFont = (text: string): boolean =>
  text.includes('downloadable font: download failed') && text.includes('status=2152398850')

/** Each worker has a stack and a browser. Each test has a visit, and starts at the same moment with the same data. It fails on errors in the console. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  stack: [
    async ({}, use) => {
      const stack = await startTestStack({ createMiddleware: siteWithClock(siteFolder) })
      await use(stack)
      await stack.close()
    },
    { scope: 'worker' },
  ],
  inPageScript: [async ({}, use) => use(await buildInPageScript()), { scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await (engineName === 'webkit' ? startWebKitEngine() : startPuppeteerEngine(engineName))
      await use(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],
  origin: async ({ stack }, use) => use(stack.origin),
  visit: async ({ engine, stack }, use, testInfo) => {
    startTestClock()
    await stack.reset()
    const visit = await engine.startVisit()
    await use(visit)
    const problems = visit.consoleProblems.filter((text) => !isRejectedRequest(text) && !isCancelledFont(text))
    await visit.close()
    if (testInfo.status === 'passed') expect(problems).toEqual([])
    else await writeFile(testInfo.outputPath('console.txt'), visit.consoleProblems.join('\n'))
  },
  openTab: async ({ visit, origin, inPageScript }, use) =>
    use(async () => new Tab(await visit.openTab(), origin, inPageScript)),
  tab: async ({ openTab }, use, testInfo) => {
    const tab = await openTab()
    await use(tab)
    if (testInfo.status !== testInfo.expectedStatus)
      await writeFile(testInfo.outputPath('screen.png'), await tab.takePicture())
  },
})

/** Signs in outside the browser and stores the tokens like the console. */
export const storeSession = async (
  tab: Tab,
  stack: TestStack,
  email: string = adminEmail,
  prefix: TokenPrefix = 'admin.',
): Promise<void> => {
  await tab.open('/terms')
  await tab.run(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    },
    await tokenStorageEntries(stack, email, prefix),
  )
}

/** Like {@link storeSession}, for a marketer. */
export const storeMarketerSession = async (tab: Tab, stack: TestStack): Promise<void> => {
  await storeSession(tab, stack, ambassadorEmail, 'marketer.')
  await tab.run((email) => localStorage.setItem('marketerEmail', email), ambassadorEmail)
}

/** Waits until the browser has saved a file, and returns its name and its content. */
export const readDownload = async (
  { downloads }: EngineVisit,
  name: RegExp,
): Promise<{ name: string; data: Buffer }> => {
  const found = { name: '', data: Buffer.alloc(0) }
  await expect(async () => {
    const files = await readdir(downloads)
    expect(files).toContainEqual(expect.stringMatching(name))
    found.name = files.find((candidate) => name.test(candidate)) ?? ''
    found.data = await readFile(join(downloads, found.name))
    expect(found.data.length).toBeGreaterThan(0)
  }).toPass({ timeout: 20_000, intervals: [100] })
  return found
}
