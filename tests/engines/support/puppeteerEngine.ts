import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, {
  type Browser,
  type ElementHandle,
  type KeyInput,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core'
import { findBrowser, findFirefox } from '#tools/programs/find.ts'
import type { Engine, EngineTab, EngineVisit } from '#tests/engines/support/engine.ts'

/**
 * Leaves the document, and waits for the next one. Firefox loses the end of a navigation if the console changes the address
 * at that moment, and `goto` and `reload` of Puppeteer wait for it.
 */
const leaveFor = async (page: Page, leave: () => Promise<unknown>): Promise<void> => {
  await page.evaluate(() => void ((window as { isLeft?: true }).isLeft = true))
  await leave()
  await page.waitForFunction(() => !('isLeft' in window) && document.readyState !== 'loading')
}

const toTab = (page: Page): EngineTab => {
  const elementOf = async (code: string) => {
    const element = (await page.evaluateHandle(code)).asElement()
    if (!element) throw new Error('The element has disappeared.')
    return element as ElementHandle<Element>
  }
  return {
    open: (url) => leaveFor(page, () => page.evaluate((to) => void setTimeout(() => location.assign(to)), url)),
    reload: () => leaveFor(page, () => page.evaluate(() => void setTimeout(() => location.reload()))),
    // `goBack` waits for an event that a page of the back/forward cache does not send.
    back: () => page.evaluate(() => history.back()),
    evaluate: async <T>(code: string) => (await page.evaluate(code)) as T,
    click: async (code) => (await elementOf(code)).click(),
    chooseFile: async (code, path) => ((await elementOf(code)) as ElementHandle<HTMLInputElement>).uploadFile(path),
    type: (text) => page.keyboard.type(text),
    press: async (name) => {
      const [key = 'Enter', modifier] = name.split('+').toReversed() as KeyInput[]
      if (modifier) await page.keyboard.down(modifier)
      await page.keyboard.press(key)
      if (modifier) await page.keyboard.up(modifier)
    },
    bringToFront: () => page.bringToFront(),
    resize: (width, height) => page.setViewport({ width, height }),
    takePicture: () => page.screenshot(),
  }
}

const startVisit = async (browser: Browser, downloads: string): Promise<EngineVisit> => {
  const context = await browser.createBrowserContext()
  const consoleProblems: string[] = []
  return {
    consoleProblems,
    downloads,
    openTab: async () => {
      const page = await context.newPage()
      page.on('pageerror', (error) => consoleProblems.push(`exception: ${String(error)}`))
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type()))
          consoleProblems.push(`${message.type()}: ${message.text()} ${message.location().url ?? ''}`)
      })
      return toTab(page)
    },
    close: () => context.close(),
  }
}

const firefoxOptions = (downloads: string): LaunchOptions => ({
  browser: 'firefox',
  executablePath: findFirefox() ?? '',
  extraPrefsFirefox: {
    'ui.prefersReducedMotion': 1,
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    'browser.download.useDownloadDir': true,
  },
})

const chromiumOptions = (downloads: string): LaunchOptions => ({
  browser: 'chrome',
  executablePath: findBrowser() ?? '',
  args: ['--force-prefers-reduced-motion', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  downloadBehavior: { policy: 'allow', downloadPath: downloads },
})

const emptyFolder = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) await rm(join(folder, name))
}

/** Firefox over WebDriver BiDi, which it speaks itself, or Chromium. */
export const startPuppeteerEngine = async (name: 'firefox' | 'chromium'): Promise<Engine> => {
  const downloads = await mkdtemp(join(tmpdir(), 'rewoven-downloads-'))
  const options = name === 'firefox' ? firefoxOptions(downloads) : chromiumOptions(downloads)
  const browser = await puppeteer.launch({ headless: true, defaultViewport: { width: 1280, height: 800 }, ...options })
  return {
    startVisit: async () => {
      await emptyFolder(downloads)
      return startVisit(browser, downloads)
    },
    close: async () => {
      await browser.close()
      await rm(downloads, { recursive: true, force: true })
    },
  }
}
