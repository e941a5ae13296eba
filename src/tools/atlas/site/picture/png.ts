/** Pixels of the PNG for each pixel of the drawing. */
const scale = 2

/**
 * Draws a picture of this site as a PNG, in the colour scheme of the device.
 * @param url of an SVG file
 * @throws Error if the file cannot be loaded or drawn
 */
export const drawPng = async (url: string): Promise<Blob> => {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = picture.naturalWidth * scale
  canvas.height = picture.naturalHeight * scale
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw on a canvas.')
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser could not create the PNG.'))),
      'image/png',
    )
  })
}
