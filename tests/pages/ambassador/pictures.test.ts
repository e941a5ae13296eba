import { describe, expect, test } from 'vitest'
import { logoStrand } from '#domain/app/logo.ts'
import { posterSvg } from '#pages/ambassador/pictures/poster.ts'
import { qrCodeSvg } from '#pages/ambassador/pictures/qrCode.ts'
import { createQrCode } from '#services/browser/qrCode.ts'

const invitation = { product: 'Re & Woven', code: '8045500001', link: 'https://www.rewoven.com/referral/8045500001' }

describe('the images of an invitation', () => {
  const qrCode = createQrCode(invitation.link)

  test('a poster contains product, code, link and QR code, and no script', () => {
    const poster = posterSvg(invitation, qrCode)
    expect(poster).toContain('>Re &amp; Woven<')
    expect(poster).toContain('>8045500001<')
    expect(poster).toContain('>www.rewoven.com/referral/8045500001<')
    expect(poster.split(logoStrand)).toHaveLength(5)
    expect(posterSvg({ ...invitation, link: 'http://localhost:5173/referral/1' }, qrCode)).toContain(
      '>localhost:5173/referral/1<',
    )
    expect(poster).toContain(qrCode.path)
    expect(posterSvg({ ...invitation, product: '<script>alert(1)</script>' }, qrCode)).not.toContain('<script')
    expect(poster).not.toMatch(/ style=| on\w+=|href/)
  })

  test('a QR code has the light margin that readers need', () => {
    expect(qrCodeSvg(qrCode)).toContain(`viewBox="-4 -4 ${qrCode.size + 8} ${qrCode.size + 8}"`)
  })

  test('the path of a QR code stays inside its size', () => {
    const corners = [...qrCode.path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)])
    expect(corners.length).toBeGreaterThan(100)
    expect(corners.every(([x = -1, y = -1]) => x >= 0 && y >= 0 && x < qrCode.size && y < qrCode.size)).toBe(true)
    expect(corners).toContainEqual([0, 0])
  })
})
