import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toAppLinks, androidIntentUrl, playStoreUrl, openAppUrl, appSchemeUrl } from '#domain/routes/appLinks.ts'
import { settings } from '#tests/support/stack.ts'

const links = toAppLinks(settings)
const referral = { code: 'ADA-2026', openedAt: 1_790_000_000_000 }
const referrals = fc.record({
  code: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
  openedAt: fc.nat({ max: 4_000_000_000_000 }),
})

describe('the addresses of one referral', () => {
  test('are these', () => {
    expect({
      scheme: appSchemeUrl(links, referral),
      playStore: playStoreUrl(links, referral),
      intent: androidIntentUrl(links, referral),
    }).toEqual({
      scheme: 'rewoven://referral/ADA-2026?source=web&timestamp=1790000000000',
      playStore: 'https://play.google.com/store/apps/details?id=com.rewoven.app&referrer=referral%3DADA-2026',
      intent:
        'intent://referral/ADA-2026?source=web&timestamp=1790000000000#Intent;scheme=rewoven;package=com.rewoven.app;' +
        'S.browser_fallback_url=https%3A%2F%2Fplay.google.com%2Fstore%2Fapps%2Fdetails%3Fid%3Dcom.rewoven.app%26referrer%3Dreferral%253DADA-2026;end',
    })
  })

  test.each([
    ['ios', appSchemeUrl(links, referral)],
    ['android', androidIntentUrl(links, referral)],
    ['other', appSchemeUrl(links, referral)],
  ] as const)('on %s a press opens %s', (device, address) => {
    expect(openAppUrl(device, links, referral)).toBe(address)
  })
})

describe('whatever the code', () => {
  test('the app reads code, source and time out of its link', () => {
    fc.assert(
      fc.property(referrals, (one) => {
        const { protocol, search, href } = new URL(appSchemeUrl(links, one))
        expect([protocol, href.split('?')[0], ...new URLSearchParams(search)]).toEqual([
          'rewoven:',
          `rewoven://referral/${one.code}`,
          ['source', 'web'],
          ['timestamp', String(one.openedAt)],
        ])
      }),
    )
  })

  test('the app reads the code out of its install referrer, and the store its own parameters', () => {
    fc.assert(
      fc.property(referrals, (one) => {
        const { origin, pathname, searchParams } = new URL(playStoreUrl(links, one))
        expect([origin + pathname, searchParams.get('id')]).toEqual([
          'https://play.google.com/store/apps/details',
          'com.rewoven.app',
        ])
        expect([...new URLSearchParams(searchParams.get('referrer') ?? '')]).toEqual([['referral', one.code]])
      }),
    )
  })

  test('the intent falls back to the same page of the store', () => {
    fc.assert(
      fc.property(referrals, (one) => {
        const parts = new URL(androidIntentUrl(links, one)).hash.split(';')
        const otherwise = parts.find((part) => part.startsWith('S.browser_fallback_url='))?.split('=')[1] ?? ''
        expect([parts[0], parts.at(-1), decodeURIComponent(otherwise)]).toEqual([
          '#Intent',
          'end',
          playStoreUrl(links, one),
        ])
      }),
    )
  })
})
