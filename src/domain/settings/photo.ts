import { photoMaxPixels } from '#domain/limits.ts'

/** The image types of a profile picture. They are detected from the bytes of the file. */
export const photoTypes = ['png', 'jpeg', 'webp', 'gif'] as const

/** The `accept` attribute of the file picker. The chosen file is checked again by its bytes. */
export const photoAccept = photoTypes.map((type) => `image/${type}`).join(',')

/** The result of reading a chosen file. `picture` is a data URL. */
export type PhotoResult = { kind: 'ready'; picture: string } | { kind: PhotoProblem }

export type PhotoProblem = 'notAnImage' | 'tooLarge' | 'tooManyPixels'

const maxMegapixels = photoMaxPixels / 1_000_000

/** The messages for rejected files (§5). */
export const photoProblemTexts: Readonly<Record<PhotoProblem, string>> = {
  notAnImage: 'Please upload an image file',
  tooLarge: 'Image size should be less than 2MB',
  tooManyPixels: `This image has too many pixels. Please choose one with at most ${maxMegapixels} megapixels.`,
}

/** The largest centred square of an image. */
export const centeredSquare = (width: number, height: number) => {
  const edge = Math.min(width, height)
  return { x: Math.floor((width - edge) / 2), y: Math.floor((height - edge) / 2), edge }
}
