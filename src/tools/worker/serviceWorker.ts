import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ResolvedConfig } from 'vite'
import type { Config } from '#domain/app/config.ts'
import { assetsOf, releaseTag } from '#domain/app/release.ts'
import { publicPages } from '#domain/routes/publicPages.ts'
import { documents } from '#tools/prerender/documents.ts'
import { consoleDocuments, fileAt } from '#tools/prerender/servedDocuments.ts'
import { buildWorkerScript } from '#tools/worker/workerScript.ts'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12)

/**
 * Names the release in every document of the console. The documents contain the hashed names of the scripts, so another
 * script makes another release.
 */
export const writeRelease = async (site: string): Promise<void> => {
  const files = documents.map(({ file }) => join(site, file))
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const tag = releaseTag(hashOf(texts.join('')))
  await Promise.all(
    files.map((file, index) => writeFile(file, texts[index]?.replace('</title>', `</title>\n    ${tag}`) ?? '')),
  )
}

/** The document for a missing network, with its files. A name without a hash needs a revision. */
const offlineFiles = async (site: string) => {
  const { path, serves } = publicPages.offline
  const html = await readFile(join(site, fileAt(path, serves)), 'utf8')
  const files = [{ url: path, revision: hashOf(html) }, ...assetsOf(html).map((url) => ({ url, revision: null }))]
  return { url: path, files }
}

/** Writes the script of the service worker, or the one that removes it (decision 0057). */
export const buildServiceWorker = async (
  config: ResolvedConfig,
  site: string,
  state: Config['VITE_SERVICE_WORKER'],
): Promise<void> => {
  if (state === 'off') return buildWorkerScript('removal', site, config)
  const define = { __DOCUMENTS__: consoleDocuments, __OFFLINE__: await offlineFiles(site) }
  return buildWorkerScript('serviceWorker', site, config, define)
}
