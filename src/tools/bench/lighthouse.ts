import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { publicPagesOf } from '#domain/routes/publicPages.ts'
import { createCertificate } from '#tools/bench/certificate.ts'
import { launchBrowser, warnIfBusy } from '#tools/bench/launchBrowser.ts'
import { categories, findFreePort, type RatedPage, runLighthouse } from '#tools/bench/runLighthouse.ts'
import { startBenchServer } from '#tools/bench/server.ts'
import { signIn } from '#tools/bench/signIn.ts'
import { formatTable } from '#tools/bench/table.ts'
import {
  admin,
  ambassador,
  type BenchAccount,
  benchSettings as settings,
  builtSite,
  withTemporaryFolder,
} from '#tools/bench/withBench.ts'

/** All public pages but the referral page, which redirects. The 404 page is rated as a file, with status 200. */
const publicPages = (): RatedPage[] => {
  const { referral: _, ...pages } = publicPagesOf(settings.VITE_PRODUCT_NAME)
  return Object.values(pages).map(({ path, isListed }) => ({
    path: path === '/404' ? '/404.html' : path,
    device: 'phone',
    isListed,
  }))
}

const signInPage: RatedPage = { path: admin.signInPath, device: 'phone', isListed: true }

const consolePage = (path: string): RatedPage => ({ path, device: 'desktop', isListed: false })

const adminPages = ['/admin', '/admin/users', '/admin/all-items', '/admin/marketers', '/admin/settings'].map(
  consolePage,
)

const port = await findFreePort()
const lines: string[][] = []
const notes: string[] = []

/** Stores a session in the context in which Lighthouse opens its tabs: the default one of the browser. */
const storeSession = async (browser: Browser, origin: string, { email, signInPath }: BenchAccount): Promise<void> => {
  const state = await signIn(browser, origin, email, signInPath)
  if (typeof state === 'string') throw new Error('The session is not in memory.')
  const [context] = (await chromium.connectOverCDP(`http://127.0.0.1:${port}`)).contexts()
  if (!context) throw new Error('The browser has no default context.')
  const page = await context.newPage()
  await page.goto(`${origin}/terms`)
  const items = state.origins.flatMap(({ localStorage }) => localStorage)
  await page.evaluate((entries) => {
    localStorage.clear()
    for (const { name, value } of entries) localStorage.setItem(name, value)
  }, items)
  await page.close()
}

const ratePages = async (origin: string, pages: readonly RatedPage[]): Promise<void> => {
  for (const page of pages) {
    const { scores, failedAudits } = await runLighthouse(origin, page, port)
    const cells = categories.map((name) => String(scores[name] ?? '–'))
    lines.push([page.path, page.device, ...cells])
    if (failedAudits.length > 0) notes.push(`${page.path}: ${failedAudits.join(', ')}`)
  }
}

warnIfBusy()
await withTemporaryFolder(async (folder) => {
  const certificate = await createCertificate()
  const dataFolder = join(folder, 'data')
  const server = await startBenchServer({ settings, siteFolder: builtSite, dataFolder, certificate })
  const browser = await launchBrowser(certificate.fingerprint, port)
  try {
    await ratePages(server.origin, [...publicPages(), signInPage])
    await storeSession(browser, server.origin, admin)
    await ratePages(server.origin, adminPages)
    await storeSession(browser, server.origin, ambassador)
    await ratePages(server.origin, [consolePage('/amb')])
  } finally {
    await browser.close()
    await server.close()
  }
})
console.log(`\n${formatTable([['Lighthouse', 'device', ...categories], ...lines])}`)
if (notes.length > 0) console.log(notes.join('\n'))
