import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type AllReviewComments, reviewCommentsSchema } from '#domain/app/reviewComments.ts'

/** The folder of the comments on charts. */
const commentsFolder = 'docs/reviews'

/** The file of the comments on a chart: AREA/FLOW. */
export const commentsFileOf = (chart: string): string => `${commentsFolder}/${chart}.json`

/** The comments on all charts. */
export const readComments = (): AllReviewComments => {
  const files = existsSync(commentsFolder) ? readdirSync(commentsFolder, { recursive: true, encoding: 'utf8' }) : []
  const read = (file: string) =>
    reviewCommentsSchema.parse(JSON.parse(readFileSync(join(commentsFolder, file), 'utf8')))
  return Object.fromEntries(
    files
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file.slice(0, -'.json'.length).replaceAll(sep, '/'), read(file)]),
  )
}
