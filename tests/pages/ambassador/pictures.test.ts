import { describe, expect, test } from 'vitest'
import { logoStrand } from '#domain/app/logo.ts'
import { posterSvg } from '#pages/ambassador/pictures/poster.ts'
import { qrCodeSvg } from '#pages/ambassador/pictures/qrCode.ts'
import { storySvg } from '#pages/ambassador/pictures/story.ts'
import { createQrCode } from '#services/browser/qrCode.ts'

const invitation = { product: 'Re & Woven', code: '8045500001', link: 'https://www.rewoven.com/referral/8045500001' }
const fonts = { Gloock: 'data:font/woff2;base64,d09GMg==', Inter: 'data:font/woff2;base64,d09GMw==' }

const linesOf = (svg: string) =>
  [...svg.matchAll(/font-size="([\d.]+)"[^>]*>([^<]*)</g)].map(([, size, text = '']) => ({ size: Number(size), text }))

describe('the pictures of an invitation', () => {
  const qrCode = createQrCode(invitation.link)

  describe.each([
    ['the poster', posterSvg, '0 0 210 297', 174],
    ['the picture for stories', storySvg, '0 0 1080 1920', 900],
  ])('%s', (_name, pictureOf, viewBox, width) => {
    test('contains product, code, link, QR code and the fonts of the brand, and no script', () => {
      const picture = pictureOf(invitation, qrCode, fonts)
      for (const text of ['Re &amp; Woven', '8045500001', 'www.rewoven.com/referral/8045500001'])
        expect(picture).toContain(`>${text}<`)
      expect(picture).toContain(`viewBox="${viewBox}"`)
      expect(picture).toContain(
        `<style>@font-face{font-family:Gloock;font-weight:400 700;src:url(${fonts.Gloock})}` +
          `@font-face{font-family:Inter;font-weight:400 700;src:url(${fonts.Inter})}</style>`,
      )
      expect(picture.split(logoStrand)).toHaveLength(5)
      expect(picture).toContain(qrCode.path)
      const hostile = pictureOf({ ...invitation, product: '<script>alert(1)</script>' }, qrCode, fonts)
      expect(hostile).not.toContain('<script')
      expect(picture).not.toMatch(/ style=| on\w+=|href/)
      const local = pictureOf({ ...invitation, link: 'http://localhost:5173/referral/1' }, qrCode, fonts)
      expect(local).toContain('>localhost:5173/referral/1<')
    })

    test('makes the letters of long texts smaller, so that they fit', () => {
      const long = { product: 'Rewoven '.repeat(5), code: 'W'.repeat(64), link: `https://a.example/${'w'.repeat(80)}` }
      const picture = pictureOf(long, qrCode, fonts)
      expect(picture).toContain('>a.example/<')
      for (const { size, text } of linesOf(picture))
        expect(size * text.length * (text.startsWith('W') ? 1 : 0.5)).toBeLessThan(width)
    })
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
