import { encode } from 'uqr'
import type { QrCode } from '#domain/people/sharing.ts'

/** A text as a QR code. It can be read with a quarter of its squares damaged, because posters hang outside. */
export const createQrCode = (text: string): QrCode => {
  const { data, size } = encode(text, { border: 0, ecc: 'Q' })
  return {
    path: data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join(''),
    size,
  }
}
