import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { build } from 'vite'
import type { Config } from '#domain/app/config.ts'
import { barePages } from '#tools/bench/bare/barePages.ts'
import { withoutParser } from '#tools/withoutParser.ts'

const brotli = promisify(brotliCompress)

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  await writeFile(`${file}.br`, await brotli(text))
}

/**
 * Adds pages for comparison to a built site. `/bare/<name>` is a minimal page with React and XState that requests the
 * same data and has no styles; `/bare/worker.js` is its service worker.
 */
export const addBarePages = async (site: string, settings: Config): Promise<void> => {
  for (const [name, { content }] of Object.entries(barePages)) {
    await write(join(site, `assets/bare-${name}.js`), await buildScript(name, settings))
    await write(join(site, `bare/${name}/index.html`), documentOf(name, content))
  }
  await write(join(site, 'bare/worker.js'), await readFile(join(import.meta.dirname, 'worker.js'), 'utf8'))
}

const documentOf = (name: string, content = ''): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bare page</title>
<script type="module" src="/assets/bare-${name}.js"></script></head><body><div id="root">${content}</div></body></html>`

const buildScript = async (name: string, settings: Config): Promise<string> => {
  const { file = '', list } = barePages[name] ?? {}
  const entry = join(import.meta.dirname, file)
  const call = { endpoint: settings.VITE_GRAPHQL_ENDPOINT, key: settings.VITE_GRAPHQL_API_KEY }
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: withoutParser },
    define: { __CALL__: JSON.stringify(call), __LIST__: JSON.stringify(list) ?? 'null' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry },
    },
  })
  const chunk = 'output' in built ? built.output.find((part) => part.type === 'chunk') : undefined
  if (!chunk) throw new Error(`The bare page ${name} was not built.`)
  return chunk.code
}
