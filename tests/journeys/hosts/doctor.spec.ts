import { ask } from '#tools/doctor/ask.ts'
import { examine } from '#tools/doctor/examine.ts'
import { settings } from '#tests/support/stack.ts'
import { expect, test } from '#tests/journeys/support/fixtures.ts'

test('the doctor finds the local stack all right, and no code is sent', async ({ stack }) => {
  const codes = async () => (await fetch(`${stack.origin}/local/outbox.json`)).text()
  const before = await codes()
  const results = await examine({
    ask,
    settings: { ...settings, VITE_SITE_ORIGIN: stack.origin },
    site: stack.origin,
  })
  expect(results.filter(({ state }) => state !== 'right')).toEqual([])
  expect(results.map(({ what }) => what)).toEqual([
    'Site origin',
    'https',
    'Pages',
    'Unknown addresses',
    'Security headers',
    'Caching',
    'Compression',
    'Service worker',
    'Referral links',
    'User pool',
    'Sign-in flow',
    'Unknown email',
    'Key set',
    'GraphQL',
    'API key',
    'GraphQL documents',
    'Image host',
  ])
  expect(await codes()).toBe(before)
})
