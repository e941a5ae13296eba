import * as z from 'zod/mini'

/** A comment on a state or a transition of a chart. */
const reviewComment = z.object({
  id: z.string(),
  /** The id of the state or of the transition. */
  part: z.string(),
  text: z.string(),
  /** The revision of the repository that the person looked at. */
  release: z.string(),
  /** The name of the person, as git knows it. */
  author: z.optional(z.string()),
  /** UTC, YYYY-MM-DD. */
  day: z.string(),
  isResolved: z.boolean(),
})

/** The comments on one chart, the oldest first: a file `docs/reviews/AREA/FLOW.json`. */
export const reviewCommentsSchema = z.array(reviewComment)

export type ReviewComment = z.infer<typeof reviewComment>

/** The comments on all charts, by AREA/FLOW. */
export const allReviewCommentsSchema = z.record(z.string(), reviewCommentsSchema)

export type AllReviewComments = Readonly<Record<string, readonly ReviewComment[]>>

/** What `POST` on the path of comments takes: a new comment, or a change of one. */
export const reviewEditSchema = z.union([
  z.object({ part: z.string().check(z.minLength(1)), text: z.string().check(z.minLength(1), z.maxLength(2_000)) }),
  z.object({ id: z.string(), isResolved: z.boolean() }),
])

export type ReviewEdit = z.infer<typeof reviewEditSchema>

/** Where the local stack has the comments. `POST` names a chart in the parameter `chart`. */
export const reviewsPath = '/local/reviews'
