import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ReviewComment, reviewCommentsSchema } from '#domain/app/reviewComments.ts'

/** The folder of the comments on charts. */
export const commentsFolder = 'docs/reviews'

/** The comments on a chart that are not resolved. */
export const openComments = (chart: string, folder = commentsFolder): ReviewComment[] => {
  const file = join(folder, `${chart}.json`)
  const comments = existsSync(file) ? reviewCommentsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
  return comments.filter(({ isResolved }) => !isResolved)
}
