import type { Browser } from '@playwright/test'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { publicPagesOf } from '#domain/routes/publicPages.ts'
import { createCertificate } from '#tools/bench/certificate.ts'
import { launchBrowser } from '#tools/bench/launchBrowser.ts'
import { categories, findFreePort, runLighthouse } from '#tools/bench/lighthouse.ts'
import { measureVisit, type VisitTimings } from '#tools/bench/measureVisit.ts'
import { medianVisit } from '#tools/bench/report.ts'
import { startBenchServer } from '#tools/bench/server.ts'
import { slowDeviceConditions } from '#tools/bench/slowDevice.ts'
import { benchSettings as settings, builtSite, withTemporaryFolder } from '#tools/bench/withBench.ts'

const runs = Number(process.argv[2] ?? 9)

/** Copies the site and removes all scripts from its landing page. */
const copyWithoutScripts = async (folder: string): Promise<string> => {
  await cp(builtSite, folder, { recursive: true })
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const plain = html.replaceAll(/<script\b[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '')
  await writeFile(join(folder, 'index.html'), plain)
  await writeFile(join(folder, 'index.html.br'), await promisify(brotliCompress)(plain))
  return folder
}

const content = { selector: 'h1', words: [], isStatic: true }

const visitOnce = async (browser: Browser, url: string): Promise<VisitTimings> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    return await measureVisit(context, url, content)
  } finally {
    await context.close()
  }
}

const row = (cells: readonly string[], widths: readonly number[]): string =>
  cells
    .map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0)))
    .join('  ')

const table = (lines: readonly (readonly string[])[]): string => {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)))
  return lines.map((cells) => row(cells, widths)).join('\n')
}

/** Compares the landing page with a copy without scripts. Visits alternate, so that other load affects both equally. */
const compareLandingPages = async (browser: Browser, origin: string, plainOrigin: string): Promise<void> => {
  const withScripts: VisitTimings[] = []
  const withoutScripts: VisitTimings[] = []
  for (let run = 0; run < runs; run += 1) {
    withScripts.push(await visitOnce(browser, `${origin}/`))
    withoutScripts.push(await visitOnce(browser, `${plainOrigin}/`))
  }
  const [own, plain] = [medianVisit(withScripts), medianVisit(withoutScripts)]
  const line = (name: string, { fcp, lcp, cls, tbt }: VisitTimings) => [
    name,
    `${Math.round(fcp)} ms`,
    `${Math.round(lcp)} ms`,
    cls.toFixed(3),
    `${Math.round(tbt)} ms`,
  ]
  const lines = [line('with scripts', own), line('without scripts', plain)]
  console.log(`\n${table([['landing page', 'FCP', 'LCP', 'CLS', 'TBT'], ...lines])}`)
  const difference = (own.lcp / plain.lcp - 1) * 100
  console.log(
    `LCP is ${difference.toFixed(1)} % above the page without scripts, limit 10 %: ` +
      (difference <= 10 ? 'met' : 'missed'),
  )
  const isStable = own.cls === 0 && own.tbt === 0
  console.log(`CLS ${own.cls.toFixed(3)} and TBT ${Math.round(own.tbt)} ms, limit 0: ${isStable ? 'met' : 'missed'}`)
}

/** Rates all public pages but the referral page, which redirects. The 404 page is rated as a file, with status 200. */
const ratePages = async (origin: string, port: number): Promise<void> => {
  const { referral: _, ...pages } = publicPagesOf(settings.VITE_PRODUCT_NAME)
  const lines: string[][] = []
  const notes: string[] = []
  for (const { path, isListed } of Object.values(pages)) {
    const url = `${origin}${path === '/404' ? '/404.html' : path}`
    const { scores, failedAudits } = await runLighthouse(url, port, isListed)
    lines.push([path, ...categories.map((name) => String(scores[name] ?? '–'))])
    if (Object.values(scores).some((score) => score < 100)) notes.push(`${path}: ${failedAudits.join(', ')}`)
  }
  console.log(`\n${table([['Lighthouse', ...categories], ...lines])}`)
  console.log(notes.length === 0 ? '100 in every category: met' : `100 in every category: missed\n${notes.join('\n')}`)
}

const { slowDown, downKbit, latencyMs } = slowDeviceConditions
console.log(
  `Medians of ${runs} runs. CPU slowed ${slowDown} times, ${downKbit} kbit/s down, ${latencyMs} ms per request.`,
)
await withTemporaryFolder(async (folder) => {
  const certificate = await createCertificate()
  const [server, plainServer] = await Promise.all([
    startBenchServer({ settings, siteFolder: builtSite, dataFolder: join(folder, 'data'), certificate }),
    startBenchServer({
      settings,
      siteFolder: await copyWithoutScripts(join(folder, 'site')),
      dataFolder: join(folder, 'plain'),
      certificate,
    }),
  ])
  const port = await findFreePort()
  const browser = await launchBrowser(certificate.fingerprint, port)
  try {
    await compareLandingPages(browser, server.origin, plainServer.origin)
    await ratePages(server.origin, port)
  } finally {
    await browser.close()
    await server.close()
    await plainServer.close()
  }
})
