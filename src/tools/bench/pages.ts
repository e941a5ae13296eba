import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyWithBarePages } from '#tools/bench/bare/copyWithBarePages.ts'
import { createCertificate } from '#tools/bench/certificate.ts'
import { comparePages, type SiteServer } from '#tools/bench/comparePages.ts'
import { launchBrowser, warnIfBusy } from '#tools/bench/launchBrowser.ts'
import { type BenchOptions, readOptions } from '#tools/bench/options.ts'
import type { PageRuns } from '#tools/bench/pageRuns.ts'
import { reportPages, reportReferences } from '#tools/bench/report.ts'
import { type BenchServer, startBenchServer } from '#tools/bench/server.ts'
import { signIn } from '#tools/bench/signIn.ts'
import { describeDevice } from '#tools/bench/measure/slowDevice.ts'
import { admin, benchSettings as settings, builtSite, withTemporaryFolder } from '#tools/bench/withBench.ts'

const runBench = ({ sites, pages, runs }: BenchOptions): Promise<PageRuns[]> =>
  withTemporaryFolder(async (folder) => {
    const certificate = await createCertificate()
    const browser = await launchBrowser(certificate.fingerprint)
    const running: BenchServer[] = []
    const start = async (site: string, index: number): Promise<SiteServer> => {
      const siteFolder = await copyWithBarePages(site, join(folder, `site${index}`), settings)
      const dataFolder = join(folder, `data${index}`)
      const server = await startBenchServer({ settings, siteFolder, dataFolder, certificate })
      running.push(server)
      const { origin } = server
      return { site, origin, storageState: await signIn(browser, origin, admin.email, admin.signInPath) }
    }
    try {
      const [main, ...others] = sites
      const servers: [SiteServer, ...SiteServer[]] = [await start(main, 0)]
      for (const [index, site] of others.entries()) servers.push(await start(site, index + 1))
      const results: PageRuns[] = []
      for (const page of pages) results.push(await comparePages(browser, page, servers, runs))
      return results
    } finally {
      await browser.close()
      for (const server of running) await server.close()
    }
  })

const options = readOptions(process.argv.slice(2), builtSite)
console.log(describeDevice(options.runs))
warnIfBusy()
const results = await runBench(options)
console.log(`
Times in ms, script in KB (Brotli). "bare" is a minimal page with React and XState that requests the same data; for
"again" it has a service worker. "plain" is the same document without scripts. Script, requests and blocking time count
until the page answers.

${reportPages(results)}

${reportReferences(results)}`)
if (options.json !== undefined) await writeFile(options.json, JSON.stringify(results, null, 2))
