import { type Browser, chromium } from '@playwright/test'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { publicPagesOf } from '#domain/routes/publicPages.ts'
import { parseConfig } from '#domain/app/config.ts'
import { localSettings } from '#local/localSettings.ts'
import { createCertificate } from '#tools/bench/certificate.ts'
import { categories, freePort, runLighthouse } from '#tools/bench/lighthouse.ts'
import { slowDeviceConditions } from '#tools/bench/slowDevice.ts'
import { medianVisit } from '#tools/bench/report.ts'
import { startBenchServer } from '#tools/bench/server.ts'
import { measureVisit, type VisitTimings } from '#tools/bench/measureVisit.ts'
import { findBrowser } from '#tools/browser/find.ts'

const siteFolder = fileURLToPath(new URL('../../../dist/stack', import.meta.url))
const settings = parseConfig(localSettings)
const runs = Number(process.argv[2] ?? 9)

const launch = async (fingerprint: string, debugPort: number): Promise<Browser> => {
  const executablePath = findBrowser()
  if (executablePath === undefined) throw new Error('No Chromium found: run "npm run browser"')
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const args = [
    `--ignore-certificate-errors-spki-list=${fingerprint}`,
    `--remote-debugging-port=${debugPort}`,
    '--disable-background-networking',
    '--no-first-run',
    ...root,
  ]
  return chromium.launch({ executablePath, args })
}

/** The same site with a landing page that has no script at all. */
const copyWithoutScripts = async (folder: string): Promise<string> => {
  await cp(siteFolder, folder, { recursive: true })
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const plain = html.replaceAll(/<script\b[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '')
  await writeFile(join(folder, 'index.html'), plain)
  await writeFile(join(folder, 'index.html.br'), await promisify(brotliCompress)(plain))
  return folder
}

const content = { selector: 'h1', words: [], isStatic: true }

const visitOnce = async (browser: Browser, address: string): Promise<VisitTimings> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    return await measureVisit(context, address, content)
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

/** The landing page beside itself without scripts, in turns, so that both meet the same machine. */
const compare = async (browser: Browser, origin: string, plainOrigin: string): Promise<void> => {
  const all: Record<string, VisitTimings[]> = { 'as it is': [], 'without scripts': [] }
  for (let run = 0; run < runs; run += 1) {
    all['as it is']?.push(await visitOnce(browser, `${origin}/`))
    all['without scripts']?.push(await visitOnce(browser, `${plainOrigin}/`))
  }
  const medians = Object.entries(all).map(([name, visits]) => [name, medianVisit(visits)] as const)
  const lines = medians.map(([name, { fcp, lcp, cls, tbt }]) => [
    name,
    `${Math.round(fcp)} ms`,
    `${Math.round(lcp)} ms`,
    cls.toFixed(3),
    `${Math.round(tbt)} ms`,
  ])
  console.log(`\n${table([['landing page', 'FCP', 'LCP', 'CLS', 'TBT'], ...lines])}`)
  const [own, plain] = medians.map(([, median]) => median) as [VisitTimings, VisitTimings]
  const more = (own.lcp / plain.lcp - 1) * 100
  console.log(
    `LCP is ${more.toFixed(1)} % above the page without scripts, target 10 %: ${more <= 10 ? 'met' : 'missed'}`,
  )
  console.log(
    `CLS ${own.cls.toFixed(3)} and TBT ${Math.round(own.tbt)} ms, target 0: ${own.cls === 0 && own.tbt === 0 ? 'met' : 'missed'}`,
  )
}

/** The referral page leaves by itself, so Lighthouse cannot look at it; an unknown address answers 404, so its file is looked at. */
const rateAll = async (origin: string, port: number): Promise<void> => {
  const { referral: _, ...pages } = publicPagesOf(settings.VITE_PRODUCT_NAME)
  const lines: string[][] = []
  const notes: string[] = []
  for (const { path, isListed } of Object.values(pages)) {
    const { scores, lost } = await runLighthouse(`${origin}${path === '/404' ? '/404.html' : path}`, port, isListed)
    lines.push([path, ...categories.map((name) => String(scores[name] ?? '–'))])
    if (Object.values(scores).some((score) => score < 100)) notes.push(`${path}: ${lost.join(', ')}`)
  }
  console.log(`\n${table([['Lighthouse', ...categories], ...lines])}`)
  console.log(notes.length === 0 ? '100 in every category: met' : `100 in every category: missed\n${notes.join('\n')}`)
}

console.log(
  `Medians of ${runs} runs. Processor ${slowDeviceConditions.slowDown} times slower, ${slowDeviceConditions.downKbit} kbit/s down, ${slowDeviceConditions.latencyMs} ms for each request.`,
)
const work = await mkdtemp(join(tmpdir(), 'rewoven-bench-'))
const certificate = await createCertificate()
const [server, plainServer] = await Promise.all([
  startBenchServer({ settings, siteFolder, dataFolder: join(work, 'data'), certificate }),
  startBenchServer({
    settings,
    siteFolder: await copyWithoutScripts(join(work, 'site')),
    dataFolder: join(work, 'plain'),
    certificate,
  }),
])
const port = await freePort()
const browser = await launch(certificate.fingerprint, port)
try {
  await compare(browser, server.origin, plainServer.origin)
  await rateAll(server.origin, port)
} finally {
  await browser.close()
  await server.close()
  await plainServer.close()
  await rm(work, { recursive: true, force: true })
}
