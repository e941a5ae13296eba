import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { detectDevice, isReferralCode, readReferralPath, referralLink } from '#domain/people/referral.ts'

const codeAt = (path: string): string | null => {
  const segment = readReferralPath(path)
  return segment.kind === 'code' ? segment.code : segment.kind === 'none' ? null : 'unreadable'
}

const codes = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/)

describe('the code in a path', () => {
  test('is found for every valid code, and with escaped characters', () => {
    fc.assert(fc.property(codes, (code) => void expect(codeAt(`/referral/${code}`)).toBe(code)))
    fc.assert(
      fc.property(codes, (code) => {
        const escaped = [...code]
          .map((character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`)
          .join('')
        expect(codeAt(`/referral/${escaped}`)).toBe(code)
      }),
    )
  })

  test('is always a valid code or null', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webPath()), (text) => {
        const code = codeAt(`/referral/${text}`)
        expect(code === null || isReferralCode(code)).toBe(true)
      }),
    )
  })

  test.each([
    ['/referral/ADA-2026', 'ADA-2026'],
    ['/referral/ADA-2026/', 'ADA-2026'],
    ['/referral', null],
    ['/referral/', null],
    ['/', null],
    ['', null],
    ['/referrals/ADA', null],
    ['/referral/ADA/more', 'unreadable'],
    ['/referral/..%2Fadmin', 'unreadable'],
    ['/referral/..', 'unreadable'],
    ['/referral/ADA%3Fsource=mail', 'unreadable'],
    ['/referral/ADA%23', 'ADA'],
    ['/referral/%00', 'unreadable'],
    ['/referral/ADA%0A', 'ADA'],
    ['/referral/ADA-2026.', 'ADA-2026'],
    ['/referral/ADA-2026)', 'ADA-2026'],
    ['/referral/(ADA-2026%E2%80%9D', 'ADA-2026'],
    ['/Referral/ADA-2026', 'ADA-2026'],
    ['/referral/%208045500001', '8045500001'],
    ['/referral/%C2%A0%E2%80%8BADA-2026', 'ADA-2026'],
    ['/referral/ADA-%E2%80%8B2026', 'ADA-2026'],
    ['/referral/80455%2000001', '8045500001'],
    ['/referral/804%C2%A0550%0D%0A0001.', '8045500001'],
    [`/referral/${encodeURIComponent('ＡＤＡ-２０２６')}`, 'ADA-2026'],
    ['/referral/ADA%202026', 'unreadable'],
    ['/referral/8045500001%20Join%20me', 'unreadable'],
    ['/referral/%F0%9F', 'unreadable'],
    ['/referral/%E0%A4%A', 'unreadable'],
    ['/referral/%2541', 'unreadable'],
    ['/referral/javascript:alert(1)', 'unreadable'],
    [`/referral/${'A'.repeat(64)}`, 'A'.repeat(64)],
    [`/referral/${'A'.repeat(65)}`, 'unreadable'],
  ])('of %j is %j', (path, code) => {
    expect(codeAt(path)).toBe(code)
  })
})

describe('a referral link', () => {
  test('contains its code', () => {
    fc.assert(
      fc.property(
        codes,
        (code) =>
          void expect(codeAt(new URL(referralLink('https://www.example.com/some/page?a=b', code)).pathname)).toBe(code),
      ),
    )
  })

  test('has the origin of the host, and no other part of it', () => {
    expect(referralLink('https://www.example.com/some/page?a=b', 'ADA')).toBe('https://www.example.com/referral/ADA')
  })
})

describe('the device', () => {
  test.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 ' +
        'Version/18.0 Mobile/15E148 Safari/604.1',
      5,
      'ios',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 0, 'other'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36', 5, 'android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36', 10, 'other'],
    ['Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia)', 5, 'android'],
    ['', 0, 'other'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36', 5, 'android', true],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36', 5, 'other', false],
  ])('of %j with %i touch points is %s', (userAgent, touchPoints, device, isMobile?) => {
    expect(detectDevice(userAgent, touchPoints, isMobile)).toBe(device)
  })
})
