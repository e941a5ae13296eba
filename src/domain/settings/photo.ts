import { photoMaxPixels } from '#domain/limits.ts'

/** The kinds of image that a profile picture may be, as their bytes say. */
export const photoTypes = ['png', 'jpeg', 'webp', 'gif'] as const

/** What the file picker offers; what was chosen is judged by its bytes all the same. */
export const photoAccept = photoTypes.map((type) => `image/${type}`).join(',')

/** What a chosen file turned out to be. `picture` is a data URL. */
export type PhotoResult = { kind: 'ready'; picture: string } | { kind: PhotoProblem }

export type PhotoProblem = 'notAnImage' | 'tooLarge' | 'tooManyPixels'

/** Why a file is not taken (§5). */
export const photoProblemTexts: Readonly<Record<PhotoProblem, string>> = {
  notAnImage: 'Please upload an image file',
  tooLarge: 'Image size should be less than 2MB',
  tooManyPixels: `This image has too many pixels. Please choose one with at most ${photoMaxPixels / 1_000_000} megapixels.`,
}

/** The largest square in the middle of an image. */
export const centeredSquare = (width: number, height: number) => {
  const edge = Math.min(width, height)
  return { x: Math.floor((width - edge) / 2), y: Math.floor((height - edge) / 2), edge }
}
