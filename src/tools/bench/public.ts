import { join } from 'node:path'
import { publicPagesOf } from '#domain/routes/publicPages.ts'
import { createCertificate } from '#tools/bench/certificate.ts'
import { launchBrowser } from '#tools/bench/launchBrowser.ts'
import { categories, findFreePort, runLighthouse } from '#tools/bench/lighthouse.ts'
import { startBenchServer } from '#tools/bench/server.ts'
import { formatTable } from '#tools/bench/table.ts'
import { benchSettings as settings, builtSite, withTemporaryFolder } from '#tools/bench/withBench.ts'

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
  console.log(`\n${formatTable([['Lighthouse', ...categories], ...lines])}`)
  console.log(notes.length === 0 ? '100 in every category: met' : `100 in every category: missed\n${notes.join('\n')}`)
}

await withTemporaryFolder(async (folder) => {
  const certificate = await createCertificate()
  const dataFolder = join(folder, 'data')
  const server = await startBenchServer({ settings, siteFolder: builtSite, dataFolder, certificate })
  const port = await findFreePort()
  const browser = await launchBrowser(certificate.fingerprint, port)
  try {
    await ratePages(server.origin, port)
  } finally {
    await browser.close()
    await server.close()
  }
})
