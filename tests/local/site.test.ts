import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect, createServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { securityHeaders } from '#domain/routes/contentPolicy.ts'
import { sendResponse } from '#local/http/http.ts'
import { toHttpRequest } from '#local/http/request.ts'
import { createSite } from '#local/site.ts'
import { settings, startTestStack, type TestStack } from '#tests/support/stack.ts'

const files: Record<string, string | Buffer> = {
  'site/index.html': '<p>home</p>',
  'site/404.html': '<p>lost</p>',
  'site/sign-in/index.html': '<p>sign in</p>',
  'site/admin/shell.html': '<p>admin shell</p>',
  'site/admin/deep/shell.html': '<p>deep shell</p>',
  'site/assets/app-1a2b.js': 'export const app = 1',
  'site/assets/app-1a2b.js.br': brotliCompressSync('export const app = 1'),
  'site/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'site/.vite/manifest.json': '{}',
  'site/.headers.json': JSON.stringify({ 'sign-in/index.html': { 'Content-Security-Policy': 'own' } }),
  'secret.txt': 'secret',
}

let folder: string
let stack: TestStack
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rewoven-site-'))
  for (const [name, body] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), body)
  }
  await symlink(join(folder, 'secret.txt'), join(folder, 'site/link.txt'))
  stack = await startTestStack({ users: 10, items: 10, siteFolder: join(folder, 'site') })
})
afterAll(async () => {
  await stack.close()
  await rm(folder, { recursive: true })
})

interface SiteResponse {
  readonly status: number
  readonly headers: Record<string, unknown>
  readonly body: Buffer
}

/** Sends the exact path. `fetch` would normalise it. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<SiteResponse>((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port: stack.port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => void chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    outgoing.on('error', reject).end()
  })

const read = async (path: string) => {
  const { status, body } = await get(path)
  return [status, body.toString()]
}

describe('when a path of the site is requested', () => {
  test.each([
    ['/', 200, '<p>home</p>'],
    ['/?reason=unauthorized_email', 200, '<p>home</p>'],
    ['/sign-in', 200, '<p>sign in</p>'],
    ['/sign-in/', 200, '<p>sign in</p>'],
    ['/sign%2Din', 200, '<p>sign in</p>'],
    ['/logo.svg', 200, '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['/admin', 200, '<p>admin shell</p>'],
    ['/admin/users', 200, '<p>admin shell</p>'],
    ['/admin/feedbacks/reports', 200, '<p>admin shell</p>'],
    ['/admin/deep/page', 200, '<p>deep shell</p>'],
    ['/nothing', 404, '<p>lost</p>'],
    ['/sign-in/more', 404, '<p>lost</p>'],
    ['/assets/gone-9f.js', 404, 'File not found.'],
  ])('%s responds with %i and %s', async (path, status, body) => {
    expect(await read(path)).toEqual([status, body])
  })

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/sign-in/../../secret.txt',
    '/link.txt',
    '/.vite/manifest.json',
    '/.headers.json',
    '/%00',
    '/%E0%A4%A',
    '/..\\secret.txt',
    '//etc/passwd',
  ])('%s responds with 404', async (path) => {
    expect(await read(path)).toEqual([404, '<p>lost</p>'])
  })
})

describe('when a file is served', () => {
  test('every response has the content security policy', async () => {
    const policy = Object.fromEntries(
      Object.entries(securityHeaders(settings)).map(([name, value]) => [name.toLowerCase(), value]),
    )
    for (const path of ['/', '/nothing', '/assets/app-1a2b.js', '/admin/users'])
      expect((await get(path)).headers).toMatchObject(policy)
  })

  test('a document has its own headers, also if it is unchanged', async () => {
    const { headers } = await get('/sign-in')
    const unchanged = await get('/sign-in', { 'If-None-Match': String(headers['etag']) })
    expect([headers, unchanged.headers].map((received) => received['content-security-policy'])).toEqual(['own', 'own'])
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  })

  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/logo.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
    ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ])('%s is %s with cache control %s', async (path, type, cache) => {
    const { headers } = await get(path)
    expect([headers['content-type'], headers['cache-control'], headers['vary']]).toEqual([
      type,
      cache,
      'Accept-Encoding',
    ])
  })

  test('the ETag returns 304 without a body until the file changes', async () => {
    const { headers } = await get('/')
    const second = await get('/', { 'If-None-Match': String(headers['etag']) })
    expect([second.status, second.body.length, second.headers['etag']]).toEqual([304, 0, headers['etag']])
    await writeFile(join(folder, 'site/index.html'), '<p>new home</p>')
    const changed = await get('/', { 'If-None-Match': String(headers['etag']) })
    expect([changed.status, changed.body.toString()]).toEqual([200, '<p>new home</p>'])
  })

  test.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0.5', 'br'],
    ['br;q=0', undefined],
    ['gzip', undefined],
  ])('with Accept-Encoding "%s" its encoding is %s', async (accepted, encoding) => {
    const { headers, body } = await get('/assets/app-1a2b.js', { 'Accept-Encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect((encoding ? brotliDecompressSync(body) : body).toString()).toBe('export const app = 1')
  })

  test('a compressed file has its own ETag', async () => {
    const [plain, compressed] = [
      await get('/assets/app-1a2b.js'),
      await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'br' }),
    ]
    expect(plain.headers['etag']).not.toBe(compressed.headers['etag'])
  })

  test('HEAD returns only the headers', async () => {
    const [full, head] = [await get('/sign-in'), await get('/sign-in', {}, 'HEAD')]
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      full.headers['content-length'],
    ])
  })

  test('other methods than GET and HEAD are refused', async () => {
    const { status, headers } = await get('/', {}, 'POST')
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD'])
  })
})

describe('when an HTTP/2 server serves the site', () => {
  test('the responses are the same', async () => {
    const site = createSite(join(folder, 'site'), securityHeaders(settings))
    const server = createServer(async (incoming, outgoing) =>
      sendResponse(outgoing, await site(toHttpRequest(incoming)), incoming.method),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const session = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const stream = session.request({ ':path': '/admin/users', 'accept-encoding': 'br' })
    const headers = await new Promise<Record<string, unknown>>((resolve) => stream.once('response', resolve))
    let body = ''
    for await (const chunk of stream) body += String(chunk)
    session.close()
    server.close()
    const expected = (await get('/admin/users')).headers
    expect(headers).toMatchObject({
      ':status': 200,
      etag: expected['etag'],
      'content-security-policy': expected['content-security-policy'],
    })
    expect(body).toBe('<p>admin shell</p>')
  })
})
