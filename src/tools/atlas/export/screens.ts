import { join } from 'node:path'
import sharp from 'sharp'
import { screenshotsFolder, screenshotsOf } from '#tools/atlas/data/screenshots.ts'

/** The screenshots of one state, as data URLs. */
export interface Screen {
  readonly state: string
  readonly phone: string
  readonly desktop: string
}

/** Widths in pixels: text stays readable, and a review of all charts stays a file that can be sent. */
const widths = { phone: 300, desktop: 900 }

const dataUrl = async (file: string, width: number): Promise<string> => {
  const image = await sharp(file).resize({ width, withoutEnlargement: true }).webp({ quality: 60 }).toBuffer()
  return `data:image/webp;base64,${image.toString('base64')}`
}

/**
 * The existing screenshots of a chart, small enough for one file.
 * @param folder the folder with those of all charts
 */
export const screensOf = (chart: string, folder = screenshotsFolder): Promise<Screen[]> =>
  Promise.all(
    Object.keys(screenshotsOf(chart, folder)).map(async (state) => ({
      state,
      phone: await dataUrl(join(folder, chart, `${state}.phone.png`), widths.phone),
      desktop: await dataUrl(join(folder, chart, `${state}.desktop.png`), widths.desktop),
    })),
  )
