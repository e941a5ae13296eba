import { deflateSync } from 'node:zlib'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { encodePicture, readPhoto } from '#services/browser/photo.ts'
import { heicPhoto } from '#tests/support/heicPhoto.ts'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const chunk = (type: string, data: Uint8Array): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(12 + data.length)
  new DataView(bytes.buffer).setUint32(0, data.length)
  bytes.set(new TextEncoder().encode(type), 4)
  bytes.set(data, 8)
  return bytes
}

/** A PNG with this size in its header. */
const png = (width: number, height: number): Blob => {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([8, 2, 0, 0, 0], 8)
  return new Blob([
    new Uint8Array(signature),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(new Uint8Array(3))),
    chunk('IEND', new Uint8Array()),
  ])
}

const padded = async (blob: Blob, size: number): Promise<Blob> => new Blob([blob, new Uint8Array(size - blob.size)])

const gif = new Blob([
  new Uint8Array([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 2, 0, 2, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x3b]),
])
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

const heic = new Blob([new Uint8Array(heicPhoto())])
const size = { width: 640, height: 480 }
const measured = async () => size
const undecodable = () => Promise.reject(new Error('decoded'))

describe('the file of a profile picture', () => {
  test.each([
    ['a PNG', png(640, 480)],
    ['a GIF', gif],
    ['a HEIC picture', heic],
    ['a PNG with the name of a text file', new File([png(2, 2)], 'notes.txt', { type: 'text/plain' })],
  ])('is accepted: %s', async (_, file) => {
    expect(await readPhoto(file, measured)).toEqual({ kind: 'ready', ...size })
  })

  test.each([
    ['a text file with the name of a PNG', new File(['hello'], 'photo.png', { type: 'image/png' })],
    ['an SVG with a script', new File([svg], 'photo.svg', { type: 'image/svg+xml' })],
    ['an SVG with the name of a PNG', new File([svg], 'photo.png', { type: 'image/png' })],
    ['an empty file', new File([], 'photo.png', { type: 'image/png' })],
  ])('is rejected and not decoded: %s', async (_, file) => {
    expect(await readPhoto(file, undecodable)).toEqual({ kind: 'notAnImage' })
  })

  test('may have up to 32 MB', async () => {
    expect(await readPhoto(await padded(png(2, 2), 2_296_382), measured)).toMatchObject({ kind: 'ready' })
    expect(await readPhoto(await padded(png(2, 2), 33_554_432), measured)).toMatchObject({ kind: 'ready' })
    expect(await readPhoto(await padded(png(2, 2), 33_554_433), measured)).toEqual({ kind: 'fileTooLarge' })
  })

  test('can have 50,000,000 pixels, and with more it is rejected and not decoded', async () => {
    expect(await readPhoto(png(8_000, 6_250), measured)).toMatchObject({ kind: 'ready' })
    expect(await readPhoto(png(8_000, 6_251), undecodable)).toEqual({ kind: 'tooManyPixels' })
  })

  test('is rejected with advice if this browser does not know its type', async () => {
    expect(await readPhoto(heic, undecodable)).toEqual({ kind: 'unknownToBrowser' })
  })

  test('fails if it has a type that every browser knows, and cannot be decoded', async () => {
    await expect(readPhoto(png(2, 2), undecodable)).rejects.toThrow('decoded')
  })

  test('fails if the browser cannot read it', async () => {
    const unreadable = Object.assign(new Blob(['x']), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
    })
    await expect(readPhoto(unreadable as unknown as Blob, measured)).rejects.toThrow('gone')
  })
})

describe('the stored picture', () => {
  /** A canvas of a browser that writes these types. Others become a PNG, as in the standard. */
  const canvasOf = (...types: readonly string[]) => {
    const asked: { readonly type: string; readonly quality: number }[] = []
    const convertToBlob = async (options: { readonly type: string; readonly quality: number }) => {
      asked.push(options)
      return new Blob([], { type: types.includes(options.type) ? options.type : 'image/png' })
    }
    return { convertToBlob, asked }
  }

  beforeEach(() => {
    vi.stubGlobal(
      'FileReader',
      class extends EventTarget {
        result = ''
        readAsDataURL(blob: Blob): void {
          this.result = `data:${blob.type};base64,`
          queueMicrotask(() => this.dispatchEvent(new Event('load')))
        }
      },
    )
  })

  test('is a WebP', async () => {
    const canvas = canvasOf('image/webp', 'image/jpeg')
    const paintBackground = vi.fn<() => void>()
    expect(await encodePicture(canvas, paintBackground)).toBe('data:image/webp;base64,')
    expect(paintBackground).not.toHaveBeenCalled()
    expect(canvas.asked).toEqual([{ type: 'image/webp', quality: 0.85 }])
  })

  test('is a JPEG with a background in a browser that writes no WebP', async () => {
    const paintBackground = vi.fn<() => void>()
    expect(await encodePicture(canvasOf('image/jpeg'), paintBackground)).toBe('data:image/jpeg;base64,')
    expect(paintBackground).toHaveBeenCalledOnce()
  })
})
