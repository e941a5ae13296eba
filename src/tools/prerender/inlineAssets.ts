import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify } from 'vite'
import type { Config } from '#domain/app/config.ts'
import { documentHeadersFile, type InlineHashes, securityHeaders } from '#domain/routes/contentPolicy.ts'

const firstPaintFile = 'firstPaint.js'
const firstPaintTag = `<script src="/${firstPaintFile}"></script>`
const styleLink = /<link rel="stylesheet"[^>]*? href="\/([^"]+)"[^>]*>/g

export interface InlinedDocument {
  readonly html: string
  readonly hashes: InlineHashes
}

/**
 * Puts the linked styles and the first-paint script into a document. The styles come after the links to scripts, so
 * that the browser requests the scripts sooner. The links to styles stay, disabled: the browser does not load them, and
 * Vite does not load their files again with a chunk that needs them.
 * @param textOf returns the text of a file of the site
 * @throws Error if the document has no first-paint script or no styles, or a style has a relative URL
 */
export const inlineAssets = (html: string, textOf: (file: string) => string): InlinedDocument => {
  const files = [...html.matchAll(styleLink)].map(([, file = '']) => file)
  if (!html.includes(firstPaintTag) || files.length === 0)
    throw new Error(`A document needs ${firstPaintTag} and a link to its styles.`)
  const styles = files.map(textOf).join('')
  const relative = /url\(["']?(?!["']?(\/|#|data:))[^)]*\)/.exec(styles)?.[0]
  if (relative !== undefined) throw new Error(`${relative} in ${files.join(', ')} must be an absolute path.`)
  const inlined = html
    .replace(firstPaintTag, () => `<script>${textOf(firstPaintFile)}</script>`)
    .replaceAll(styleLink, (link) => link.replace('<link', '<link disabled'))
    .replace('</head>', () => `<style>${styles}</style></head>`)
  return { html: inlined, hashes: { scripts: hashesIn(inlined, 'script'), styles: hashesIn(inlined, 'style') } }
}

/** Elements with attributes are external scripts and data. */
export const hashesIn = (html: string, name: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g'))].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  )

/**
 * Inlines the styles and the first-paint script of every document of a built site, and writes the security headers of
 * each document into `.headers.json`. The headers of all other files are under the name `*`.
 * @returns the hashes of the inline elements of each document, by file
 */
export const inlineAllAssets = async (site: string, settings: Config): Promise<Record<string, InlineHashes>> => {
  const names = (await readdir(site, { recursive: true })).filter((name) => /\.(html|css)$/.test(name))
  const texts = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(site, name), 'utf8')] as const)),
  )
  texts.set(firstPaintFile, await minified(join(site, firstPaintFile)))
  const textOf = (file: string): string => {
    const text = texts.get(file)
    if (text === undefined) throw new Error(`The site has no file ${file}`)
    return text
  }
  const hashesByFile: Record<string, InlineHashes> = {}
  for (const name of names.filter((file) => file.endsWith('.html')).toSorted()) {
    const { html, hashes } = inlineAssets(textOf(name), textOf)
    await writeFile(join(site, name), html)
    hashesByFile[name] = hashes
  }
  const documents = Object.entries(hashesByFile).map(([name, hashes]) => [name, securityHeaders(settings, hashes)])
  const headers = { '*': securityHeaders(settings), ...Object.fromEntries(documents) }
  await writeFile(join(site, documentHeadersFile), `${JSON.stringify(headers, null, 2)}\n`)
  await rm(join(site, firstPaintFile))
  return hashesByFile
}

const minified = async (file: string): Promise<string> =>
  (await minify(file, await readFile(file, 'utf8'), { module: false })).code
