import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { routeEntries } from '#app/router/routes.tsx'
import { documents } from '#tools/prerender/documents.ts'
import { documentPathOf } from '#domain/routes/documentPath.ts'
import { publicPages } from '#domain/routes/publicPages.ts'
import { consoleDocuments, fileAt, withRewriteRules } from '#tools/prerender/rewriteRules.ts'

const deployGuide = readFileSync('docs/deploy.md', 'utf8')

const formatted = (text: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'rewoven-docs-')), 'deploy.md')
  writeFileSync(file, text)
  spawnSync(process.execPath, [resolve('node_modules/oxfmt/bin/oxfmt'), '--config', resolve('.oxfmtrc.json'), file])
  return readFileSync(file, 'utf8')
}

test('the rewrite rules of docs/deploy.md are current (npm run docs writes them)', () => {
  expect(formatted(withRewriteRules(deployGuide))).toBe(deployGuide)
})

test('a deploy guide without the markers is refused', () => {
  expect(() => withRewriteRules('no rules')).toThrow('docs/deploy.md needs the markers')
})

/** The function of `docs/deploy.md`, as CloudFront runs it. */
const rewrite = (uri: string): string => {
  const [, code = ''] = /```js\n(var pages[^]*?)```/.exec(deployGuide) ?? []
  // oxlint-disable-next-line typescript/no-implied-eval -- the code is only text in the guide
  const handler = new Function('event', `${code}; return handler(event)`) as (event: object) => { uri: string }
  return handler({ request: { uri } }).uri
}

describe('the rewrite function', () => {
  test('serves every document at its path, with and without a slash at the end', () => {
    const files = [
      ...Object.values(publicPages).flatMap(({ path, serves }) =>
        serves === 'unknown' ? [] : [[path, fileAt(path, serves)]],
      ),
      ...routeEntries.flatMap(({ path, entry: { document } }) =>
        document ? [[path, fileAt(path, document.serves)]] : [],
      ),
    ]
    expect(files.length).toBeGreaterThan(15)
    expect(files.map(([path = '']) => [path, rewrite(path).slice(1)])).toEqual(files)
    expect(files.map(([path = '']) => [path, rewrite(`${path}/`).slice(1)])).toEqual(files)
  })

  test.each([
    ['/admin/no/such/page', '/admin/shell.html'],
    ['/admin/users/1', '/admin/users/shell.html'],
    ['/admin/usersx', '/admin/shell.html'],
    ['/amb/dashboard', '/amb/shell.html'],
    ['/referral/ADA-2026', '/referral/shell.html'],
    ['/assets/start.js', '/assets/start.js'],
    ['/no/such/page', '/no/such/page'],
  ])('serves %s with %s', (uri, file) => {
    expect(rewrite(uri)).toBe(file)
  })
})

test('every document of the console is served', () => {
  expect(documents.map(({ file }) => rewrite(`/${file.replace(/\/?[^/]*$/, '')}`))).toEqual(
    documents.map(({ file }) => `/${file}`),
  )
})

test.each(['/admin', '/admin/users/17', '/admin/usersx', '/amb/', '/amb/sign-in', '/amb/sign-in/x', '/sign-in//'])(
  'the service worker finds the same document for %s as the host',
  (path) => {
    const found = consoleDocuments.find((document) => document.path === documentPathOf(consoleDocuments, path))
    expect(found && `/${fileAt(found.path, found.serves)}`).toBe(rewrite(path))
  },
)

test.each(['/', '/terms', '/referral/ADA-2026', '/sign-in/x', '/offline', '/no/such/page'])(
  'the service worker leaves %s to the host',
  (path) => {
    expect(documentPathOf(consoleDocuments, path)).toBeNull()
  },
)
