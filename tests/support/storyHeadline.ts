/**
 * How much the headline of the shown picture for stories differs from one in the brand's font and from one in another
 * font, in pixels. It runs in a page, and its fonts are loaded there.
 */
export const compareHeadline = () => {
  const picture = document.querySelector<HTMLImageElement>('img[alt^="Story"]')
  if (!picture) throw new Error('There is no picture for stories')
  const { naturalWidth: width, naturalHeight: height } = picture
  const draw = (paint: (context: CanvasRenderingContext2D) => void): Uint8ClampedArray => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d') as CanvasRenderingContext2D
    paint(context)
    return context.getImageData(0, 480, width, 250).data
  }
  const shown = draw((context) => context.drawImage(picture, 0, 0))
  const differenceTo = (font: string): number => {
    const drawn = draw((context) => {
      context.fillStyle = '#1f5240'
      context.fillRect(0, 0, width, height)
      Object.assign(context, { fillStyle: '#fffdf8', font: `104px ${font}`, textAlign: 'center' })
      context.fillText('Clothes deserve', width / 2, 580)
      context.fillText('another turn.', width / 2, 692)
    })
    // Without the seam at the sides.
    return drawn.filter((value, at) => {
      const x = Math.floor(at / 4) % width
      return at % 4 === 0 && x > 60 && x < width - 60 && Math.abs(value - (shown[at] ?? 0)) > 100
    }).length
  }
  return { width, height, brand: differenceTo('Gloock'), other: differenceTo('serif') }
}
