import { svgDataUrl } from '#domain/people/poster.ts'

/**
 * Prints one picture on a page of its own; the dialog of the browser makes a PDF of it too. Settled when it is closed.
 * @param svg the picture
 * @throws where the browser cannot draw it
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
