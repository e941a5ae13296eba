import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { releaseTag } from '#domain/app/release.ts'
import { buildWorkerScript } from '#tools/worker/workerScript.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'

const builtSite = fileURLToPath(new URL('../../../dist/stack', import.meta.url))
const root = fileURLToPath(new URL('../../../src', import.meta.url))

/** A stack with a site of its own, which can be replaced by another release. */
export interface ReleaseStack {
  readonly stack: TestStack
  /** Deploys a release with another name and another start script. The old start script is gone. */
  readonly deploy: (release: string) => Promise<void>
  /** Deploys the script that removes the service worker. */
  readonly deployRemoval: () => Promise<void>
  readonly close: () => Promise<void>
}

const deployTo = async (site: string, release: string): Promise<void> => {
  const scripts = await readdir(join(site, 'assets'))
  const start = scripts.find((name) => /^start-.*\.js$/.test(name)) ?? ''
  const newStart = `start-${release}.js`
  await rename(join(site, 'assets', start), join(site, 'assets', newStart))
  for (const file of await readdir(site, { recursive: true })) {
    if (!/\.(html|js)$/.test(file)) continue
    const text = await readFile(join(site, file), 'utf8')
    const newText = text.replace(/<meta name="release"[^>]*>/, releaseTag(release)).replaceAll(start, newStart)
    if (newText !== text) await writeFile(join(site, file), newText)
  }
}

export const startReleaseStack = async (): Promise<ReleaseStack> => {
  const folder = await mkdtemp(join(tmpdir(), 'rewoven-release-'))
  const site = join(folder, 'site')
  await cp(builtSite, site, { recursive: true, filter: (file) => !file.endsWith('.br') })
  const stack = await startTestStack({ siteFolder: site, users: 80, items: 20 })
  return {
    stack,
    deploy: (release) => deployTo(site, release),
    deployRemoval: () => buildWorkerScript('removal', site, { root, mode: 'stack' }),
    close: async () => {
      await stack.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
