/** How many pixels of the PNG one of the drawing takes. */
const scale = 2

/**
 * Draws a picture of this site as a PNG, in the colours that the device has it in.
 * @param address of an SVG file
 * @throws Error where the file cannot be fetched or the browser cannot draw it
 */
export const drawPng = async (address: string): Promise<Blob> => {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = picture.naturalWidth * scale
  canvas.height = picture.naturalHeight * scale
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw.')
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('This picture cannot be drawn.'))), 'image/png')
  })
}
