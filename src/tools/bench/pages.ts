import type { Browser, BrowserContextOptions } from '@playwright/test'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseConfig } from '#domain/app/config.ts'
import { localSettings } from '#local/localSettings.ts'
import { readEnvironment } from '#local/environment.ts'
import { createCertificate } from '#tools/bench/certificate.ts'
import { copyWithBaseline } from '#tools/bench/floor/copyWithBaseline.ts'
import { launchBrowser, warnIfBusy } from '#tools/bench/launchBrowser.ts'
import { slowDeviceConditions } from '#tools/bench/slowDevice.ts'
import { type BenchOptions, readOptions } from '#tools/bench/options.ts'
import { type PageRuns, reportTable, reportTargets } from '#tools/bench/report.ts'
import { startBenchServer } from '#tools/bench/server.ts'
import { signIn } from '#tools/bench/signIn.ts'
import type { ExpectedContent } from '#tools/bench/measurePage.ts'
import { measureVisit, type VisitTimings } from '#tools/bench/measureVisit.ts'

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url))

type Storage = BrowserContextOptions['storageState']

const runOnce = async (
  browser: Browser,
  address: string,
  content: ExpectedContent,
  storageState: Storage,
): Promise<[VisitTimings, VisitTimings]> => {
  const context = await browser.newContext({
    ...(storageState ? { storageState } : {}),
    viewport: { width: 1280, height: 800 },
  })
  try {
    const first = await measureVisit(context, address, content)
    return [first, await measureVisit(context, address, content)]
  } finally {
    await context.close()
  }
}

const runAll = async (browser: Browser, origin: string, options: BenchOptions, email: string): Promise<PageRuns[]> => {
  const storage = options.pages.some((page) => page.isSignedIn) ? await signIn(browser, origin, email) : undefined
  const all: PageRuns[] = []
  for (const page of options.pages) {
    const visits: [VisitTimings, VisitTimings][] = []
    const floors: [VisitTimings, VisitTimings][] = []
    // In turns, so that both meet the same machine.
    for (let run = 1; run <= options.runs; run += 1) {
      visits.push(await runOnce(browser, origin + page.path, page.content, page.isSignedIn ? storage : undefined))
      if (page.baseline)
        floors.push(await runOnce(browser, origin + page.baseline.path, page.baseline.content, undefined))
    }
    const split = (pairs: [VisitTimings, VisitTimings][]) => ({
      first: pairs.map(([first]) => first),
      again: pairs.map(([, again]) => again),
    })
    all.push({ page, ...split(visits), baseline: split(floors) })
  }
  return all
}

const bench = async (options: BenchOptions): Promise<PageRuns[]> => {
  const settings = parseConfig({ ...localSettings, ...readEnvironment(projectFolder) })
  const certificate = await createCertificate()
  const dataFolder = await mkdtemp(join(tmpdir(), 'rewoven-bench-'))
  const siteFolder = await copyWithBaseline(join(projectFolder, 'dist', 'stack'), join(dataFolder, 'site'), settings)
  const server = await startBenchServer({ settings, siteFolder, dataFolder, certificate })
  const browser = await launchBrowser(certificate.fingerprint)
  try {
    return await runAll(browser, server.origin, options, `admin@${settings.VITE_ADMIN_DOMAIN}`)
  } finally {
    await browser.close()
    await server.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

const options = readOptions(process.argv.slice(2))
const { slowDown, downKbit, upKbit, latencyMs } = slowDeviceConditions
console.log(
  `Medians of ${options.runs} runs. Processor ${slowDown} times slower, ${downKbit} kbit/s down, ${upKbit} kbit/s up, ${latencyMs} ms for each request.`,
)
warnIfBusy()
const all = await bench(options)
console.log(`\n${reportTable(all)}\n\n${reportTargets(all)}`)
if (options.json !== undefined) await writeFile(options.json, JSON.stringify(all, null, 2))
