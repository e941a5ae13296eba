import { cp } from 'node:fs/promises'
import { addBarePages } from '#tools/bench/bare/addBarePages.ts'
import { type ComparedPage, comparePage, type Sites } from '#tools/bench/comparePages.ts'
import { describeDevice } from '#tools/bench/measure/slowDevice.ts'
import { readOptions } from '#tools/bench/benchPages.ts'
import { newFirstModules, withEarlierSite } from '#tools/bench/earlierSite.ts'
import { reportPages } from '#tools/bench/report.ts'
import { benchSettings, builtSite, warnIfBusy, withBench, withTemporaryFolder } from '#tools/bench/withBench.ts'

const { sites: builtSites, since, pages, runs } = readOptions(process.argv.slice(2), builtSite)

/** Serves sites, and runs work with them. The first one also has the pages for comparison. */
const withSites = (
  sites: readonly string[],
  folders: readonly string[],
  work: (running: Sites) => Promise<ComparedPage[]>,
): Promise<ComparedPage[]> => {
  const [site, ...others] = folders
  if (site === undefined) return work({})
  return withTemporaryFolder(async (siteFolder) => {
    await cp(site, siteFolder, { recursive: true })
    // The name of a site in the report.
    const name = sites.length === 1 ? 'console' : site
    if (site === sites[0]) await addBarePages(siteFolder, benchSettings)
    return withBench({ siteFolder }, (bench) =>
      withSites(sites, others, (running) => work({ [name]: bench, ...running })),
    )
  })
}

const measure = async (sites: readonly string[]): Promise<void> => {
  console.log(describeDevice(runs))
  warnIfBusy()
  const results = await withSites(sites, sites, async (running) => {
    const compared: ComparedPage[] = []
    for (const page of pages) compared.push(await comparePage(page, running, runs, Object.values(running)[0]))
    return compared
  })
  console.log(`
Times in ms, script in KB (Brotli). "bare" is a minimal page with React and XState that requests the same data; for
"again" it has a service worker. Ratios are to it. Script, requests and blocking time count until the page answers.

${reportPages(results)}`)
}

if (since === undefined) await measure(builtSites)
else
  await withEarlierSite(since, async (earlierSite) => {
    const modules = await newFirstModules(builtSite, earlierSite)
    console.log(`Modules that pages wait for since ${since}:\n${modules}\n`)
    await measure([...builtSites, earlierSite])
  })
