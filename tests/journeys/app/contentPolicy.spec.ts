import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { documentHeadersFile, securityHeaders } from '#domain/routes/contentPolicy.ts'
import { settings } from '#tests/support/stack.ts'
import { expect, storeSession, test } from '#tests/journeys/support/fixtures.ts'
import { spread } from '#tests/journeys/support/spread.ts'

const { '*': _, ...headersByDocument } = JSON.parse(
  readFileSync(`dist/stack/${documentHeadersFile}`, 'utf8'),
) as Record<string, Record<string, string>>

const pathOf = (file: string): string =>
  file === '404.html' ? '/no/such/page' : `/${file.replace(/\/?(index|shell)\.html$/, '')}`

const hashesIn = (html: string, name: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g'))].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  )

const open = async (request: APIRequestContext, path: string) => {
  const response = await request.get(path)
  return { html: await response.text(), policy: response.headers()['content-security-policy'] }
}

const paths = Object.keys(headersByDocument).map(pathOf)

test('the policy of each document has the hashes of its inline elements and no other', async ({ request }) => {
  expect(paths).toEqual(expect.arrayContaining(['/', '/sign-in', '/admin', '/admin/users', '/no/such/page']))
  for (const path of paths) {
    const { html, policy } = await open(request, path)
    const hashes = { scripts: hashesIn(html, 'script'), styles: hashesIn(html, 'style') }
    expect([path, hashes.scripts.length > 0, hashes.styles.length]).toEqual([path, true, 1])
    expect([path, policy]).toEqual([path, securityHeaders(settings, hashes)['Content-Security-Policy']])
    expect([path, /unsafe/.test(policy ?? '')]).toEqual([path, false])
  }
})

test('a file that is no document has a policy without hashes', async ({ request }) => {
  const { policy } = await open(request, '/robots.txt')
  expect(policy).toBe(securityHeaders(settings)['Content-Security-Policy'])
})

// The fixtures fail the test for each violation.
test('each page applies its inline styles and does not load them again', async ({ page, stack }) => {
  await storeSession(page, stack)
  const loaded: string[] = []
  let opened = ''
  page.on('request', (request) => {
    // The page before it may still load files while this one is requested.
    const isOfPage = new URL(request.frame().url()).pathname === opened
    if (isOfPage && request.resourceType() === 'stylesheet') loaded.push(new URL(request.url()).pathname)
  })
  const documents = paths.filter((path) => path !== '/referral')
  for (const path of spread(documents, 6)) {
    opened = path
    loaded.length = 0
    const response = await page.goto(path, { waitUntil: 'networkidle' })
    const linked = [...((await response?.text()) ?? '').matchAll(/<link disabled [^>]* href="([^"]+)"/g)].map(
      ([, href]) => href,
    )
    expect([path, linked.length > 0, loaded.filter((file) => linked.includes(file))]).toEqual([path, true, []])
    expect(await page.evaluate(() => getComputedStyle(document.body).boxSizing)).toBe('border-box')
  }
})
