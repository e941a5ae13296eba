import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { canInstallPackages } from '#tools/programs/debian.ts'
import { areServersInstalled } from '#tools/programs/find.ts'
import { androidAssociationPath, appleAssociationPath } from '#domain/routes/appAssociation.ts'
import { documentHeadersFile } from '#domain/routes/contentPolicy.ts'
import { servedDocuments } from '#tools/prerender/servedDocuments.ts'
import { expect, test as base } from '#tests/journeys/support/fixtures.ts'
import { startEcho } from '#tests/journeys/hosts/echo.ts'
import { type ServerName, startWebServer, type WebServer } from '#tests/journeys/hosts/webServers.ts'

const test = base.extend<{}, { nginx: WebServer; caddy: WebServer }>({
  nginx: [
    async ({}, use) => {
      const server = await startWebServer('nginx')
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  caddy: [
    async ({}, use) => {
      const server = await startWebServer('caddy')
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
})

// Root on Debian installs both with "npm run servers". There a missing server fails the journey.
test.skip(
  !areServersInstalled() && !canInstallPackages(),
  'nginx and Caddy are not installed, and only root on Debian can install them',
)

const comparedHeaders = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'strict-transport-security',
  'permissions-policy',
  'cross-origin-resource-policy',
  'cache-control',
  'content-encoding',
]

const read = async (origin: string, path: string, headers: Record<string, string>) => {
  const response = await fetch(origin + path, { headers, redirect: 'manual' })
  const type = response.headers.get('content-type')?.replace(/;.*/, '').replace('application/java', 'text/java')
  return {
    path,
    status: response.status,
    type,
    headers: Object.fromEntries(comparedHeaders.map((name) => [name, response.headers.get(name)])),
    body: createHash('sha256')
      .update(await response.text())
      .digest('hex'),
  }
}

const documentPaths = servedDocuments.flatMap(({ path, serves }) => {
  if (serves === 'unknown') return []
  if (path === '/') return ['/', '/index.html']
  return serves === 'below' ? [path, `${path}/`, `${path}/a/b`] : [path, `${path}//`, `${path}/index.html`]
})
const otherPaths = [
  '/no/such/page',
  '/sign-inx',
  '/adminx',
  '/robots.txt',
  '/service-worker.js',
  '/share.png',
  appleAssociationPath,
  androidAssociationPath,
  '/assets',
  '/assets/',
]

const amazon = 'https://cognito-idp.eu-west-1.amazonaws.com'
const guide = readFileSync('docs/deploy.md', 'utf8')
const guideProxies: Record<ServerName, string> = {
  nginx: /location = \/identity [^]*?(?=```)/.exec(guide)?.[0] ?? '',
  caddy: /handle_path \/identity[^]*?(?=```)/.exec(guide)?.[0] ?? '',
}

const servers: readonly ServerName[] = ['nginx', 'caddy']

for (const name of servers) {
  test.describe(name, () => {
    test('answers like the local stack: status, document, headers and compression', async ({ stack, nginx, caddy }) => {
      const { origin } = { nginx, caddy }[name]
      const assets = (await readdir('dist/stack/assets')).filter((file) => !file.endsWith('.br'))
      const paths = [...documentPaths, ...otherPaths, ...assets.map((file) => `/assets/${file}`)]
      for (const encoding of ['br', 'identity'])
        for (const path of paths) {
          const headers = { 'Accept-Encoding': encoding }
          expect(await read(origin, path, headers)).toEqual(await read(stack.origin, path, headers))
        }
    })

    test('answers 404 with the page for unknown addresses to a missing asset and to the file with the headers', async ({
      nginx,
      caddy,
    }) => {
      const { origin } = { nginx, caddy }[name]
      for (const path of ['/assets/none-00000000.js', `/${documentHeadersFile}`]) {
        const { status, type, headers } = await read(origin, path, {})
        expect([status, type, headers['cache-control']]).toEqual([404, 'text/html', 'no-cache'])
      }
    })

    test('does not send an unchanged document again', async ({ nginx, caddy }) => {
      const { origin } = { nginx, caddy }[name]
      const etag = (await fetch(`${origin}/sign-in`)).headers.get('etag') ?? ''
      expect(etag).not.toBe('')
      const again = await fetch(`${origin}/sign-in`, {
        headers: { 'If-None-Match': etag, 'Cache-Control': 'no-cache' },
      })
      expect(again.status).toBe(304)
    })

    test('passes the calls of the user pool on, as the guide says', async () => {
      const pool = await startEcho()
      const server = await startWebServer(name, guideProxies[name].replaceAll(amazon, pool.origin))
      const send = async (path: string, method: string) => (await fetch(server.origin + path, { method })).text()
      try {
        const host = new URL(pool.origin).host
        expect(await send('/identity', 'POST')).toBe(`POST / ${host}`)
        expect(await send('/identity/pool/.well-known/jwks.json', 'GET')).toBe(
          `GET /pool/.well-known/jwks.json ${host}`,
        )
        expect((await fetch(`${server.origin}/sign-in`)).status).toBe(200)
      } finally {
        await server.close()
        await pool.close()
      }
    })

    // The fixtures fail the test for each violation of the policy.
    test('serves pages that start with their styles', { tag: '@whole' }, async ({ page, nginx, caddy }) => {
      const { origin } = { nginx, caddy }[name]
      await page.goto(`${origin}/sign-in`)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText('Email is required')).toBeVisible()
      expect(await page.evaluate(() => getComputedStyle(document.body).boxSizing)).toBe('border-box')
      await page.goto(`${origin}/admin/users?q=a`)
      await expect(page).toHaveURL(`${origin}/sign-in`)
      await page.goto(`${origin}/referral/ADA-2026`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })
}
