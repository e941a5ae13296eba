import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'
import { createActor } from 'xstate'
import type { Config } from '#domain/app/config.ts'
import { documentHeadersFile } from '#domain/routes/contentPolicy.ts'
import { SignInForm, signInMachine } from '#tools/bench/bare/SignInForm.tsx'
import { chartsOfPage } from '#tools/bench/bare/chartsOfPage.ts'
import { leanCharts } from '#tools/leanCharts.ts'
import { compileHint } from '#tools/compileHints.ts'
import { removeScripts } from '#tools/bench/bare/removeScripts.ts'
import { withoutParser } from '#tools/withoutParser.ts'

const brotli = promisify(brotliCompress)

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  await writeFile(`${file}.br`, await brotli(text))
}

/** The headers of documents that are copies of others, because copies have the same inline elements. */
const copyHeaders = async (file: string, copies: Readonly<Record<string, string>>): Promise<void> => {
  const headers = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>
  for (const [copy, source] of Object.entries(copies)) headers[copy] = headers[source]
  await writeFile(file, JSON.stringify(headers))
}

/** The pages and the content of their documents. */
const barePages = () => {
  const signIn = renderToString(createElement(SignInForm, { actor: createActor(signInMachine) }))
  return { users: '', items: '', dashboard: '', signIn }
}

/**
 * Copies a built site and adds pages for comparison. `/bare/<name>` is a minimal page with React and XState that
 * requests the same data and has no styles; `/bare/worker.js` is its service worker. `/bare/<name>WithCharts` also
 * loads the packages and creates the charts of the areas of the page, but does not start them; its script has the
 * compile hint of the console. `/without-scripts/signIn` and `/without-scripts/landing` are the documents of the site without scripts.
 * @returns the folder of the copy
 */
export const copyWithBarePages = async (site: string, folder: string, settings: Config): Promise<string> => {
  await cp(site, folder, { recursive: true })
  for (const [page, content] of Object.entries(barePages())) {
    await write(join(folder, `assets/bare-${page}.js`), await buildPage(page, '', settings))
    await write(join(folder, `bare/${page}/index.html`), documentOf(page, content))
    const charts = chartsOfPage(page)
    if (charts === '') continue
    await write(
      join(folder, `assets/bare-${page}WithCharts.js`),
      compileHint + (await buildPage(page, charts, settings)),
    )
    await write(join(folder, `bare/${page}WithCharts/index.html`), documentOf(`${page}WithCharts`, content))
  }
  await write(join(folder, 'bare/worker.js'), await readFile(new URL('worker.js', import.meta.url), 'utf8'))
  const copies = {
    'without-scripts/signIn/index.html': 'sign-in/index.html',
    'without-scripts/landing/index.html': 'index.html',
  }
  for (const [copy, source] of Object.entries(copies))
    await write(join(folder, copy), removeScripts(await readFile(join(site, source), 'utf8')))
  await copyHeaders(join(folder, documentHeadersFile), copies)
  return folder
}

const documentOf = (page: string, content: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bare page</title>
<script type="module" src="/assets/bare-${page}.js"></script></head><body><div id="root">${content}</div></body></html>`

/** @param charts code that is added to the page */
const buildPage = async (page: string, charts: string, settings: Config): Promise<string> => {
  const entry = fileURLToPath(new URL(`${page}.tsx`, import.meta.url))
  const call = { endpoint: settings.VITE_GRAPHQL_ENDPOINT, key: settings.VITE_GRAPHQL_API_KEY }
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [leanCharts(), { name: 'charts', transform: (code, id) => (id === entry ? code + charts : undefined) }],
    resolve: { alias: withoutParser },
    define: { __CALL__: JSON.stringify(call) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry },
    },
  })
  const chunk = 'output' in built ? built.output.find((part) => part.type === 'chunk') : undefined
  if (!chunk) throw new Error(`The bare page ${page} was not built.`)
  return chunk.code
}
