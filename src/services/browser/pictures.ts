import { svgDataUrl } from '#domain/text.ts'
import { asDataUrl } from '#services/browser/dataUrls.ts'
import { bytesOf } from '#services/browser/download.ts'

/**
 * Reads a file of this site as a data URL.
 * @throws if the file cannot be loaded
 */
export const readAsDataUrl = async (url: string): Promise<string> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} has the status ${response.status}`)
  return asDataUrl(await response.blob())
}

const known = [18, 52, 86, 255]

/**
 * Some browsers answer with random pixels, so that a page cannot recognise them (`resistFingerprinting` of Firefox).
 * @throws Error if a pixel that was just drawn comes back with another color
 */
const checkReadBack = (context: CanvasRenderingContext2D): void => {
  const at = 4
  context.fillStyle = `rgb(${known.slice(0, 3).join(' ')})`
  context.fillRect(0, 0, at, at)
  const { data } = context.getImageData(0, 0, at, at)
  if (data.some((value, index) => value !== known[index % known.length]))
    throw new Error('This browser changes pictures')
  context.clearRect(0, 0, at, at)
}

/**
 * Draws an SVG as a PNG.
 * @returns a data URL
 * @throws if the browser cannot render the picture or has no canvas
 */
export const drawPng = async (
  svg: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<string> => {
  const picture = new Image()
  picture.src = svgDataUrl(svg)
  await picture.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas')
  checkReadBack(context)
  context.drawImage(picture, 0, 0, width, height)
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!png) throw new Error('This browser cannot write a picture')
  return asDataUrl(png)
}

/** What the share menu of a phone gets to share a PNG, or null if the device is no phone or shares no files. */
export const phoneShareOf = (name: string, dataUrl: string): ShareData | null => {
  const data = { files: [new File([bytesOf(dataUrl)], name, { type: 'image/png' })] }
  const isPhone = matchMedia('(pointer: coarse)').matches
  return isPhone && typeof navigator.canShare === 'function' && navigator.canShare(data) ? data : null
}
