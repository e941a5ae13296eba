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
    return await asDataUrl(await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 }))
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
