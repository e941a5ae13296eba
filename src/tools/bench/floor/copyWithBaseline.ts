import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { build } from 'vite'
import type { Config } from '#domain/app/config.ts'

const pack = promisify(brotliCompress)

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  await writeFile(`${file}.br`, await pack(text))
}

/** A document of a built site without its scripts. */
export const removeScripts = (html: string): string =>
  html.replaceAll(/<script\b[^>]*>.*?<\/script>|<link\b[^>]*\brel="(modulepreload|preload)"[^>]*>/gs, '')

/**
 * Copies a built site and adds the least that could be in the place of its pages:
 * `/floor/sign-in`, the prerendered page without a script, and `/floor/dashboard` and `/floor/users`, bare pages of
 * React and XState that ask for the same counts and rows.
 */
export const copyWithBaseline = async (site: string, folder: string, settings: Config): Promise<string> => {
  await cp(site, folder, { recursive: true })
  await write(
    join(folder, 'floor/sign-in/index.html'),
    removeScripts(await readFile(join(site, 'sign-in/index.html'), 'utf8')),
  )
  for (const page of ['dashboard', 'users']) {
    await write(join(folder, `assets/floor-${page}.js`), await buildPage(page, settings))
    await write(join(folder, `floor/${page}/index.html`), bareDocument(page))
  }
  return folder
}

const bareDocument = (page: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title><script type="module" src="/assets/floor-${page}.js"></script></head><body><div id="root"></div></body></html>`

const buildPage = async (page: string, settings: Config): Promise<string> => {
  const call = { endpoint: settings.VITE_GRAPHQL_ENDPOINT, key: settings.VITE_GRAPHQL_API_KEY }
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __FLOOR_CALL__: JSON.stringify(call) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: fileURLToPath(new URL(`${page}.tsx`, import.meta.url)) },
    },
  })
  const chunk = 'output' in built ? built.output.find((part) => part.type === 'chunk') : undefined
  if (!chunk) throw new Error('The bare page was not built')
  return chunk.code
}
