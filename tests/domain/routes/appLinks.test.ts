import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toAppLinks, androidIntentUrl, playStoreUrl, openAppUrl, appSchemeUrl } from '#domain/routes/appLinks.ts'
import { settings } from '#tests/support/stack.ts'

const links = toAppLinks(settings)
const referral = { code: 'ADA-2026', openedAt: 1_790_000_000_000, source: null }
const referrals = fc.record({
  code: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
  openedAt: fc.nat({ max: 4_000_000_000_000 }),
  source: fc.constantFrom('whatsapp' as const, 'qr' as const, null),
})

describe('a referral', () => {
  test('has three links', () => {
    expect({
      scheme: appSchemeUrl(links, referral),
      playStore: playStoreUrl(links, referral),
      intent: androidIntentUrl(links, referral),
    }).toEqual({
      scheme: 'rewoven://referral/ADA-2026?source=web&timestamp=1790000000000',
      playStore: 'https://play.google.com/store/apps/details?id=com.rewoven.app&referrer=referral%3DADA-2026',
      intent:
        'intent://referral/ADA-2026?source=web&timestamp=1790000000000#Intent;scheme=rewoven;package=com.rewoven.app;' +
        'S.browser_fallback_url=https%3A%2F%2Fplay.google.com%2Fstore%2Fapps%2Fdetails' +
        '%3Fid%3Dcom.rewoven.app%26referrer%3Dreferral%253DADA-2026;end',
    })
  })

  test.each([
    ['ios', appSchemeUrl(links, referral)],
    ['android', androidIntentUrl(links, referral)],
    ['other', appSchemeUrl(links, referral)],
  ] as const)('on %s / opens %s', (device, address) => {
    expect(openAppUrl(device, links, referral)).toBe(address)
  })
})

describe('a referral with any code', () => {
  test('has code, source and time in the app link', () => {
    fc.assert(
      fc.property(referrals, (anyReferral) => {
        const { protocol, search, href } = new URL(appSchemeUrl(links, anyReferral))
        expect([protocol, href.split('?')[0], ...new URLSearchParams(search)]).toEqual([
          'rewoven:',
          `rewoven://referral/${anyReferral.code}`,
          ['source', 'web'],
          ['timestamp', String(anyReferral.openedAt)],
        ])
      }),
    )
  })

  test('has the code and its source in the install referrer, and the app id in the store link', () => {
    fc.assert(
      fc.property(referrals, (anyReferral) => {
        const { origin, pathname, searchParams } = new URL(playStoreUrl(links, anyReferral))
        expect([origin + pathname, searchParams.get('id')]).toEqual([
          'https://play.google.com/store/apps/details',
          'com.rewoven.app',
        ])
        expect([...new URLSearchParams(searchParams.get('referrer') ?? '')]).toEqual([
          ['referral', anyReferral.code],
          ...(anyReferral.source ? [['source', anyReferral.source]] : []),
        ])
      }),
    )
  })

  test('has the store link as the fallback of the intent', () => {
    fc.assert(
      fc.property(referrals, (anyReferral) => {
        const parts = new URL(androidIntentUrl(links, anyReferral)).hash.split(';')
        const fallbackUrl = parts.find((part) => part.startsWith('S.browser_fallback_url='))?.split('=')[1] ?? ''
        expect([parts[0], parts.at(-1), decodeURIComponent(fallbackUrl)]).toEqual([
          '#Intent',
          'end',
          playStoreUrl(links, anyReferral),
        ])
      }),
    )
  })
})
