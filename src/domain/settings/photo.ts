import { photoFileMaxBytes, photoMaxBytes, photoMaxPixels, photoMaxZoom } from '#domain/limits.ts'

/** The image types that every supported browser reads. */
export const commonPhotoTypes = ['png', 'jpeg', 'webp', 'gif'] as const

/** The `accept` attribute of the file picker. The chosen file is checked again by its bytes. */
export const photoAccept = [...commonPhotoTypes, 'avif', 'heic', 'heif'].map((type) => `image/${type}`).join(',')

/** The size of a photo in pixels, as the page shows it. */
export interface PhotoSize {
  readonly width: number
  readonly height: number
}

/** The result of reading a chosen file. */
export type PhotoResult = ({ kind: 'ready' } & PhotoSize) | { kind: PhotoProblem }

export type PhotoProblem = 'notAnImage' | 'fileTooLarge' | 'tooLarge' | 'tooManyPixels' | 'unknownToBrowser'

export const photoMaxMegabytes = photoMaxBytes / 1024 / 1024
const maxMegapixels = photoMaxPixels / 1_000_000

/** The messages for rejected files (§5). */
export const photoProblemTexts: Readonly<Record<PhotoProblem, string>> = {
  notAnImage: 'Please upload an image file',
  fileTooLarge: `This file is too large. Please choose one with at most ${photoFileMaxBytes / 1024 ** 2} MB.`,
  tooLarge: `Image size should be less than ${photoMaxMegabytes}MB`,
  tooManyPixels: `This image has too many pixels. Please choose one with at most ${maxMegapixels} megapixels.`,
  unknownToBrowser: 'This browser cannot read this picture. Choose a JPEG or PNG.',
}

/** Four characters of a data URL are three bytes. */
const bytesOf = (dataUrl: string): number =>
  Math.floor((dataUrl.slice(dataUrl.indexOf(',') + 1).replace(/=+$/, '').length * 3) / 4)

/** Whether a picture, a data URL, is small enough to be stored (§5). */
export const isStorable = (picture: string): boolean => bytesOf(picture) <= photoMaxBytes

/** Which square of a photo becomes the picture. */
export interface Crop {
  /** The centre of the square, as a share of the width and of the height. */
  readonly x: number
  readonly y: number
  /** At 1, the square is as large as the photo allows. */
  readonly zoom: number
}

export const centeredCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 }

/** The square of a crop in pixels of the photo. */
export const squareOf = ({ width, height }: PhotoSize, { x, y, zoom }: Crop) => {
  const edge = Math.min(width, height) / zoom
  return { x: x * width - edge / 2, y: y * height - edge / 2, edge }
}

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)

/** Moves the square so that it does not leave the photo. */
const keepInside = (size: PhotoSize, crop: Crop): Crop => {
  const { edge } = squareOf(size, crop)
  const [halfWidth, halfHeight] = [edge / size.width / 2, edge / size.height / 2]
  return {
    ...crop,
    x: clamp(crop.x, halfWidth, 1 - halfWidth),
    y: clamp(crop.y, halfHeight, 1 - halfHeight),
  }
}

/** Moves the photo under its frame. @param right, down in widths of the frame */
export const movePhoto = (size: PhotoSize, crop: Crop, right: number, down: number): Crop => {
  const { edge } = squareOf(size, crop)
  return keepInside(size, {
    ...crop,
    x: crop.x - (right * edge) / size.width,
    y: crop.y - (down * edge) / size.height,
  })
}

/** Enlarges the photo. Its centre in the frame stays where possible. */
export const zoomPhoto = (size: PhotoSize, crop: Crop, zoom: number): Crop =>
  keepInside(size, { ...crop, zoom: clamp(zoom, 1, photoMaxZoom) })
