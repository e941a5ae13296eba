import { imageDimensionsFromData } from 'image-dimensions'
import { photoFileMaxBytes, photoMaxBytes, photoMaxPixels, photoSizePx } from '#domain/limits.ts'
import { commonPhotoTypes, type Crop, type PhotoResult, type PhotoSize, squareOf } from '#domain/settings/photo.ts'
import { asDataUrl } from '#services/browser/dataUrls.ts'

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

/**
 * Decodes a photo the way the page shows it, which turns it as the camera was held.
 * @throws if the browser cannot decode it
 */
const decodePhoto = async (file: Blob): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(image.src)
  }
}

const measurePhoto = async (file: Blob): Promise<PhotoSize> => {
  // An element also shows the first part of a damaged file. This decodes the whole file.
  const whole = await createImageBitmap(file)
  whole.close()
  const { naturalWidth: width, naturalHeight: height } = await decodePhoto(file)
  return { width, height }
}

/** A part of a photo as a small picture, a data URL. @throws if the browser cannot decode the photo */
export const cropPhoto = async (file: Blob, crop: Crop): Promise<string> => {
  const image = await decodePhoto(file)
  const canvas = new OffscreenCanvas(photoSizePx, photoSizePx)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no pictures')
  const { x, y, edge } = squareOf({ width: image.naturalWidth, height: image.naturalHeight }, crop)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, x, y, edge, edge, 0, 0, photoSizePx, photoSizePx)
  return encodePicture(canvas, () => {
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = 'white'
    context.fillRect(0, 0, photoSizePx, photoSizePx)
  })
}

/**
 * Reads the file of a profile picture (§5). The bytes decide its type, not its name. The size in pixels is checked
 * before the image is decoded, because a small file can contain a huge image.
 * @param measure decodes the photo
 * @throws if the file cannot be read or is damaged
 */
export const readPhoto = async (file: Blob, measure = measurePhoto): Promise<PhotoResult> => {
  const head = new Uint8Array(await file.slice(0, photoMaxBytes).arrayBuffer())
  const image = imageDimensionsFromData(head)
  if (!image) return { kind: 'notAnImage' }
  if (file.size > photoFileMaxBytes) return { kind: 'fileTooLarge' }
  if (image.width * image.height > photoMaxPixels) return { kind: 'tooManyPixels' }
  try {
    return { kind: 'ready', ...(await measure(file)) }
  } catch (error) {
    if (commonPhotoTypes.some((type) => type === image.type)) throw error
    return { kind: 'unknownToBrowser' }
  }
}
