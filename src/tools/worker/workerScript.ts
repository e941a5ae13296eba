import { join } from 'node:path'
import { build, type ResolvedConfig } from 'vite'
import { workerPath } from '#domain/app/release.ts'
import { licenceList } from '#tools/licences.ts'
import { buildTarget } from '#tools/supportedBrowsers.ts'
import { rolldownChecks } from '#tools/rolldownChecks.ts'

/** What a site can have at the address of its service worker. */
export type WorkerScript = 'serviceWorker' | 'removal'

/**
 * Builds one file without imports: the content policy allows no other script in a worker.
 * @param define values by the names of constants of the script
 */
export const buildWorkerScript = async (
  script: WorkerScript,
  site: string,
  { root, mode }: Pick<ResolvedConfig, 'root' | 'mode'>,
  define: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  const constants = Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])
  await build({
    configFile: false,
    root,
    mode,
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(constants),
    build: {
      outDir: site,
      emptyOutDir: false,
      target: buildTarget,
      modulePreload: false,
      license: licenceList('worker'),
      rolldownOptions: {
        checks: rolldownChecks,
        input: join(root, `app/worker/${script}.ts`),
        output: { format: 'iife', entryFileNames: workerPath.slice(1) },
      },
    },
  })
}
