import * as z from 'zod/mini'

const kind = z.enum(['added', 'removed', 'changed'])

/** A change of what a chart does, with what differs in the names of the code. */
const change = z.object({ kind, text: z.string(), details: z.array(z.string()) })

/** Other words for a part that does the same. */
const reworded = z.object({ place: z.string(), before: z.string(), after: z.string() })

const chart = z.object({
  chart: z.string(),
  kind,
  changes: z.array(change),
  /** File names of the pictures in the review folder; null if the chart does not exist. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})

/** The changes of charts since another revision. `charts` has those that do something else. */
export const reviewSchema = z.object({
  ref: z.string(),
  charts: z.array(chart),
  words: z.array(z.extend(reworded, { chart: z.string() })),
})

export type Review = z.infer<typeof reviewSchema>
export type ReviewedChange = z.infer<typeof chart>
export type Change = z.infer<typeof change>
export type Reworded = z.infer<typeof reworded>

/** The folder of the comparison. It is not committed. */
export const reviewFolder = 'dist/review'
