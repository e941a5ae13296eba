import { beforeEach, expect, test, vi } from 'vitest'
import { releaseTag } from '#domain/app/release.ts'
import { isReplaced } from '#services/browser/version.ts'

const fetchDocument = vi.fn<(path: string, options: RequestInit) => Promise<Response>>()
const dropCache = vi.fn<(name: string) => Promise<boolean>>()

beforeEach(() => {
  vi.resetAllMocks()
  vi.stubGlobal('document', { baseURI: 'https://console.example.com/', querySelector: () => ({ content: 'one' }) })
  vi.stubGlobal('fetch', fetchDocument)
  vi.stubGlobal('caches', { delete: dropCache })
})

test('another release replaces the running one, and the kept documents are dropped', async () => {
  fetchDocument.mockResolvedValue(new Response(releaseTag('two')))
  expect(await isReplaced('/admin/users?q=ada')).toBe(true)
  expect(fetchDocument.mock.calls.map(([path]) => path)).toEqual(['/admin/users'])
  expect(dropCache.mock.calls).toEqual([['documents']])
})

test.each([
  ['the same release', new Response(releaseTag('one'))],
  ['a page of a hotspot, which names no release', new Response('<h1>Welcome</h1>')],
  ['an error', new Response(releaseTag('two'), { status: 503 })],
])('%s replaces nothing', async (_, answer) => {
  fetchDocument.mockResolvedValue(answer)
  expect(await isReplaced('/admin')).toBe(false)
  expect(dropCache.mock.calls).toEqual([])
})
