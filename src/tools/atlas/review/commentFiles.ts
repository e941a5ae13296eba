import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ReviewComment, reviewCommentsSchema } from '#domain/app/reviewComments.ts'

/** The folder of the comments on charts. */
const commentsFolder = 'docs/reviews'

/** The comments on a chart. */
export const readComments = (chart: string): ReviewComment[] => {
  const file = join(commentsFolder, `${chart}.json`)
  return existsSync(file) ? reviewCommentsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}

/** The comments on a chart that are not resolved. */
export const openComments = (chart: string): ReviewComment[] =>
  readComments(chart).filter(({ isResolved }) => !isResolved)
