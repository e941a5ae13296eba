import * as z from 'zod/mini'

const line = z.object({ kind: z.enum(['added', 'removed', 'changed']), text: z.string() })

const chart = z.object({
  chart: z.string(),
  kind: z.enum(['new', 'gone', 'changed']),
  lines: z.array(line),
  /** Addresses of the pictures, from the folder of the review; null where there was or is none. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})

/** What has changed in charts since another revision. */
export const review = z.object({ ref: z.string(), charts: z.array(chart) })

export type Review = z.infer<typeof review>
export type ReviewedChart = Review['charts'][number]
export type ReviewLine = ReviewedChart['lines'][number]

/** Where a comparison is written; not committed. */
export const reviewFolder = 'dist/qa/review'
