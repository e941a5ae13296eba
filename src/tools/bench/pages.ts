import { cp } from 'node:fs/promises'
import { addBarePages } from '#tools/bench/bare/addBarePages.ts'
import { type ComparedPage, comparePage, type Sites } from '#tools/bench/comparePages.ts'
import { describeDevice } from '#tools/bench/measure/slowDevice.ts'
import { readOptions } from '#tools/bench/benchPages.ts'
import { reportPages } from '#tools/bench/report.ts'
import { benchSettings, builtSite, warnIfBusy, withBench, withTemporaryFolder } from '#tools/bench/withBench.ts'

const { sites, pages, runs } = readOptions(process.argv.slice(2), builtSite)

/** The name of a site in the report. */
const nameOf = (site: string): string => (sites.length === 1 ? 'console' : site)

/** Serves sites, and runs work with them. The first one also has the pages for comparison. */
const withSites = (
  folders: readonly string[],
  work: (running: Sites) => Promise<ComparedPage[]>,
): Promise<ComparedPage[]> => {
  const [site, ...others] = folders
  if (site === undefined) return work({})
  return withTemporaryFolder(async (siteFolder) => {
    await cp(site, siteFolder, { recursive: true })
    if (site === sites[0]) await addBarePages(siteFolder, benchSettings)
    return withBench({ siteFolder }, (bench) =>
      withSites(others, (running) => work({ [nameOf(site)]: bench, ...running })),
    )
  })
}

console.log(describeDevice(runs))
warnIfBusy()
const results = await withSites(sites, async (running) => {
  const compared: ComparedPage[] = []
  for (const page of pages) compared.push(await comparePage(page, running, runs, Object.values(running)[0]))
  return compared
})
console.log(`
Times in ms, script in KB (Brotli). "bare" is a minimal page with React and XState that requests the same data; for
"again" it has a service worker. Ratios are to it. Script, requests and blocking time count until the page answers.

${reportPages(results)}`)
