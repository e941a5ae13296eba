import { svgDataUrl } from '#domain/text.ts'

/**
 * Prints a picture on its own page. Resolves when the print dialog closes.
 * @param svg the picture
 * @throws if the browser cannot render the picture
 */
export const printPicture = async (svg: string): Promise<void> => {
  const picture = document.createElement('img')
  picture.src = svgDataUrl(svg)
  picture.alt = ''
  picture.dataset['printed'] = ''
  await picture.decode()
  document.body.append(picture)
  document.documentElement.dataset['printing'] = ''
  try {
    const closed = new Promise((resolve) => addEventListener('afterprint', resolve, { once: true }))
    window.print()
    await closed
  } finally {
    delete document.documentElement.dataset['printing']
    picture.remove()
  }
}
