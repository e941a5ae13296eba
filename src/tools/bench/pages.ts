import type { Browser, BrowserContextOptions } from '@playwright/test'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyWithBaseline } from '#tools/bench/baseline/copyWithBaseline.ts'
import { createCertificate } from '#tools/bench/certificate.ts'
import { launchBrowser, warnIfBusy } from '#tools/bench/launchBrowser.ts'
import type { ExpectedContent } from '#tools/bench/measurePage.ts'
import { measureVisit, type VisitTimings } from '#tools/bench/measureVisit.ts'
import { type BenchOptions, readOptions } from '#tools/bench/options.ts'
import { type PageRuns, reportTable, reportTargets } from '#tools/bench/report.ts'
import { startBenchServer } from '#tools/bench/server.ts'
import { signIn } from '#tools/bench/signIn.ts'
import { slowDeviceConditions } from '#tools/bench/slowDevice.ts'
import { admin, benchSettings, builtSite, withTemporaryFolder } from '#tools/bench/withBench.ts'

type Storage = BrowserContextOptions['storageState']

const runOnce = async (
  browser: Browser,
  url: string,
  content: ExpectedContent,
  storageState: Storage,
): Promise<[VisitTimings, VisitTimings]> => {
  const context = await browser.newContext({
    ...(storageState ? { storageState } : {}),
    viewport: { width: 1280, height: 800 },
  })
  try {
    const first = await measureVisit(context, url, content)
    return [first, await measureVisit(context, url, content)]
  } finally {
    await context.close()
  }
}

const measurePages = async (browser: Browser, origin: string, options: BenchOptions): Promise<PageRuns[]> => {
  const isSignInNeeded = options.pages.some((page) => page.isSignedIn)
  const storage = isSignInNeeded ? await signIn(browser, origin, admin.email, admin.signInPath) : undefined
  const results: PageRuns[] = []
  for (const page of options.pages) {
    const visits: [VisitTimings, VisitTimings][] = []
    const baselineVisits: [VisitTimings, VisitTimings][] = []
    // Alternate between both, so that other load on the machine affects them equally.
    for (let run = 1; run <= options.runs; run += 1) {
      visits.push(await runOnce(browser, origin + page.path, page.content, page.isSignedIn ? storage : undefined))
      if (page.baseline)
        baselineVisits.push(await runOnce(browser, origin + page.baseline.path, page.baseline.content, undefined))
    }
    const split = (pairs: [VisitTimings, VisitTimings][]) => ({
      first: pairs.map(([first]) => first),
      repeated: pairs.map(([, repeated]) => repeated),
    })
    results.push({ page, ...split(visits), baseline: split(baselineVisits) })
  }
  return results
}

const runBench = (options: BenchOptions): Promise<PageRuns[]> =>
  withTemporaryFolder(async (dataFolder) => {
    const settings = benchSettings
    const certificate = await createCertificate()
    const siteFolder = await copyWithBaseline(builtSite, join(dataFolder, 'site'), settings)
    const server = await startBenchServer({ settings, siteFolder, dataFolder, certificate })
    const browser = await launchBrowser(certificate.fingerprint)
    try {
      return await measurePages(browser, server.origin, options)
    } finally {
      await browser.close()
      await server.close()
    }
  })

const options = readOptions(process.argv.slice(2))
const { slowDown, downKbit, upKbit, latencyMs } = slowDeviceConditions
console.log(
  `Medians of ${options.runs} runs. CPU slowed ${slowDown} times, ${downKbit} kbit/s down, ${upKbit} kbit/s up, ` +
    `${latencyMs} ms per request.`,
)
warnIfBusy()
const results = await runBench(options)
console.log(`\n${reportTable(results)}\n\n${reportTargets(results)}`)
if (options.json !== undefined) await writeFile(options.json, JSON.stringify(results, null, 2))
