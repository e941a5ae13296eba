import { expect, test } from 'vitest'
import { documents } from '#tools/prerender/documents.ts'
import { documentPathOf } from '#domain/routes/documentPath.ts'
import { pathPattern } from '#tools/hosts/hostedSite.ts'
import { consoleDocuments, fileAt } from '#tools/prerender/servedDocuments.ts'
import { sampleSite } from '#tests/tools/hosts/sampleSite.ts'

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
