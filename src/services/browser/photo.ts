import { imageDimensionsFromData } from 'image-dimensions'
import { photoSizePx, photoMaxBytes, photoMaxPixels } from '#domain/limits.ts'
import { centeredSquare, type PhotoResult, photoTypes } from '#domain/settings/photo.ts'

const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture could not be read')))
    reader.readAsDataURL(blob)
  })

/** What a canvas has for {@link encodePicture}. */
interface PictureCanvas {
  readonly convertToBlob: (options: { readonly type: string; readonly quality: number }) => Promise<Blob>
}

/**
 * The picture of a canvas as a data URL: WebP, or JPEG in browsers that cannot write WebP. Those answer with a PNG, which
 * has several times the size.
 * @param paintBackground paints behind the picture. A JPEG shows black where the picture is transparent.
 */
export const encodePicture = async (canvas: PictureCanvas, paintBackground: () => void): Promise<string> => {
  const encode = (type: string) => canvas.convertToBlob({ type, quality: 0.85 })
  const picture = await encode('image/webp')
  if (picture.type === 'image/webp') return asDataUrl(picture)
  paintBackground()
  return asDataUrl(await encode('image/jpeg'))
}

/** The centre of an image as a small picture. @throws if the browser cannot decode the image */
const createThumbnail = async (file: Blob): Promise<string> => {
  const image = await createImageBitmap(file)
  try {
    const { x, y, edge } = centeredSquare(image.width, image.height)
    const canvas = new OffscreenCanvas(photoSizePx, photoSizePx)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('The browser draws no pictures')
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, x, y, edge, edge, 0, 0, photoSizePx, photoSizePx)
    return await encodePicture(canvas, () => {
      context.globalCompositeOperation = 'destination-over'
      context.fillStyle = 'white'
      context.fillRect(0, 0, photoSizePx, photoSizePx)
    })
  } finally {
    image.close()
  }
}

/**
 * Reads the file of a profile picture (§5). The bytes decide its type, not its name. The size in pixels is checked
 * before the image is decoded, because a small file can contain a huge image.
 * @param make creates the picture that is stored
 * @throws if the file cannot be read or decoded
 */
export const readPhoto = async (
  file: Blob,
  make: (file: Blob) => Promise<string> = createThumbnail,
): Promise<PhotoResult> => {
  const head = new Uint8Array(await file.slice(0, photoMaxBytes).arrayBuffer())
  const image = imageDimensionsFromData(head)
  if (!image || !photoTypes.some((type) => type === image.type)) return { kind: 'notAnImage' }
  if (file.size > photoMaxBytes) return { kind: 'tooLarge' }
  if (image.width * image.height > photoMaxPixels) return { kind: 'tooManyPixels' }
  return { kind: 'ready', picture: await make(file) }
}
