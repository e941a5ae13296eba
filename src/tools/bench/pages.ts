import type { Browser, BrowserContextOptions } from '@playwright/test'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSettings } from '#domain/app/config.ts'
import { localSettings } from '#local/defaults.ts'
import { readEnvironment } from '#local/environment.ts'
import { createCertificate } from '#tools/bench/certificate.ts'
import { copyWithFloor } from '#tools/bench/floor/copyWithBaseline.ts'
import { launch, warnOfWork } from '#tools/bench/launchBrowser.ts'
import { conditions } from '#tools/bench/slowDevice.ts'
import { type BenchOptions, readOptions } from '#tools/bench/options.ts'
import { type Runs, tableOf, verdictsOf } from '#tools/bench/report.ts'
import { startBenchServer } from '#tools/bench/server.ts'
import { signIn } from '#tools/bench/signIn.ts'
import type { Content } from '#tools/bench/measurePage.ts'
import { visit, type Visit } from '#tools/bench/measureVisit.ts'

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url))

type Storage = BrowserContextOptions['storageState']

const runOnce = async (
  browser: Browser,
  address: string,
  content: Content,
  storageState: Storage,
): Promise<[Visit, Visit]> => {
  const context = await browser.newContext({
    ...(storageState ? { storageState } : {}),
    viewport: { width: 1280, height: 800 },
  })
  try {
    const first = await visit(context, address, content)
    return [first, await visit(context, address, content)]
  } finally {
    await context.close()
  }
}

const runAll = async (browser: Browser, origin: string, options: BenchOptions, email: string): Promise<Runs[]> => {
  const storage = options.pages.some((page) => page.isSignedIn) ? await signIn(browser, origin, email) : undefined
  const all: Runs[] = []
  for (const page of options.pages) {
    const visits: [Visit, Visit][] = []
    const floors: [Visit, Visit][] = []
    // In turns, so that both meet the same machine.
    for (let run = 1; run <= options.runs; run += 1) {
      visits.push(await runOnce(browser, origin + page.path, page.content, page.isSignedIn ? storage : undefined))
      if (page.floor) floors.push(await runOnce(browser, origin + page.floor.path, page.floor.content, undefined))
    }
    const split = (pairs: [Visit, Visit][]) => ({
      first: pairs.map(([first]) => first),
      again: pairs.map(([, again]) => again),
    })
    all.push({ page, ...split(visits), floor: split(floors) })
  }
  return all
}

const bench = async (options: BenchOptions): Promise<Runs[]> => {
  const settings = parseSettings({ ...localSettings, ...readEnvironment(projectFolder) })
  const certificate = await createCertificate()
  const dataFolder = await mkdtemp(join(tmpdir(), 'rewoven-bench-'))
  const siteFolder = await copyWithFloor(join(projectFolder, 'dist', 'stack'), join(dataFolder, 'site'), settings)
  const server = await startBenchServer({ settings, siteFolder, dataFolder, certificate })
  const browser = await launch(certificate.fingerprint)
  try {
    return await runAll(browser, server.origin, options, `admin@${settings.VITE_ADMIN_DOMAIN}`)
  } finally {
    await browser.close()
    await server.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

const options = readOptions(process.argv.slice(2))
const { slowDown, downKbit, upKbit, latencyMs } = conditions
console.log(
  `Medians of ${options.runs} runs. Processor ${slowDown} times slower, ${downKbit} kbit/s down, ${upKbit} kbit/s up, ${latencyMs} ms for each request.`,
)
warnOfWork()
const all = await bench(options)
console.log(`\n${tableOf(all)}\n\n${verdictsOf(all)}`)
if (options.json !== undefined) await writeFile(options.json, JSON.stringify(all, null, 2))
