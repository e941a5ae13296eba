import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { build } from 'vite'
import type { Config } from '#domain/app/config.ts'
import { documentHeadersFile } from '#domain/routes/contentPolicy.ts'

const brotli = promisify(brotliCompress)

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  await writeFile(`${file}.br`, await brotli(text))
}

/** A copy of a document has the same inline styles and needs the same policy. */
const copyHeaders = async (file: string, from: string, to: string): Promise<void> => {
  const headers = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>
  await writeFile(file, JSON.stringify({ ...headers, [to]: headers[from] }))
}

/** Removes the scripts from an HTML document. */
const removeScripts = (html: string): string =>
  html.replaceAll(/<script\b[^>]*>.*?<\/script>|<link\b[^>]*\brel="(modulepreload|preload)"[^>]*>/gs, '')

/**
 * Copies a built site and adds minimal pages for comparison: `/baseline/sign-in`, the prerendered page without scripts,
 * and `/baseline/dashboard` and `/baseline/users`, minimal React pages that request the same data.
 * @returns the folder of the copy
 */
export const copyWithBaseline = async (site: string, folder: string, settings: Config): Promise<string> => {
  await cp(site, folder, { recursive: true })
  await write(
    join(folder, 'baseline/sign-in/index.html'),
    removeScripts(await readFile(join(site, 'sign-in/index.html'), 'utf8')),
  )
  await copyHeaders(join(folder, documentHeadersFile), 'sign-in/index.html', 'baseline/sign-in/index.html')
  for (const page of ['dashboard', 'users']) {
    await write(join(folder, `assets/baseline-${page}.js`), await buildPage(page, settings))
    await write(join(folder, `baseline/${page}/index.html`), baselineDocument(page))
  }
  return folder
}

const baselineDocument = (page: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Baseline</title>
<script type="module" src="/assets/baseline-${page}.js"></script></head><body><div id="root"></div></body></html>`

const buildPage = async (page: string, settings: Config): Promise<string> => {
  const call = { endpoint: settings.VITE_GRAPHQL_ENDPOINT, key: settings.VITE_GRAPHQL_API_KEY }
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __BASELINE_CALL__: JSON.stringify(call) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: fileURLToPath(new URL(`${page}.tsx`, import.meta.url)) },
    },
  })
  const chunk = 'output' in built ? built.output.find((part) => part.type === 'chunk') : undefined
  if (!chunk) throw new Error(`The baseline page ${page} was not built.`)
  return chunk.code
}
