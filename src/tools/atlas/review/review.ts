import * as z from 'zod/mini'

const line = z.object({ kind: z.enum(['added', 'removed', 'changed']), text: z.string() })

const chart = z.object({
  chart: z.string(),
  kind: z.enum(['added', 'removed', 'changed']),
  lines: z.array(line),
  /** File names of the pictures in the review folder; null if the chart did not exist. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})

/** The changes of charts since another revision. */
export const review = z.object({ ref: z.string(), charts: z.array(chart) })

export type Review = z.infer<typeof review>
export type ReviewedChart = Review['charts'][number]
export type ReviewLine = ReviewedChart['lines'][number]

/** The folder of the comparison. It is not committed. */
export const reviewFolder = 'dist/qa/review'
