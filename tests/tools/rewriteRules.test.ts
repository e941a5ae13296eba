import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { documents } from '#tools/prerender/documents.ts'
import { documentPathOf } from '#domain/routes/documentPath.ts'
import { pathPattern } from '#tools/hosts/hostedSite.ts'
import { consoleDocuments, fileAt, withRewriteRules } from '#tools/prerender/rewriteRules.ts'
import { sampleSite } from '#tests/tools/hosts/sampleSite.ts'

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

test.each(['/admin', '/admin/users/17', '/admin/usersx', '/amb/', '/amb/sign-in', '/amb/sign-in/x', '/sign-in//'])(
  'the service worker finds the same document for %s as the host',
  (path) => {
    const found = consoleDocuments.find((document) => document.path === documentPathOf(consoleDocuments, path))
    const hosted = sampleSite.documents.find((document) => new RegExp(pathPattern(document)).test(path))
    expect(found?.path).toBe(hosted?.path)
  },
)

test('every document of the console is served', () => {
  expect(consoleDocuments.map(({ path, serves }) => fileAt(path, serves))).toEqual(documents.map(({ file }) => file))
})

test.each(['/', '/terms', '/referral/ADA-2026', '/sign-in/x', '/offline', '/no/such/page'])(
  'the service worker leaves %s to the host',
  (path) => {
    expect(documentPathOf(consoleDocuments, path)).toBeNull()
  },
)
