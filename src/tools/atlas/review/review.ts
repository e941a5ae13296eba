import * as z from 'zod/mini'

const kind = z.enum(['added', 'removed', 'changed'])

/** A change of what a chart does, with what differs in the names of the code. */
const change = z.object({ kind, text: z.string(), details: z.array(z.string()) })

/** A text that says the same behaviour in other words. */
const rewording = z.object({ before: z.string(), now: z.string() })

const chart = z.object({
  chart: z.string(),
  kind,
  changes: z.array(change),
  words: z.array(rewording),
  /** File names of the pictures in the review folder; null if the chart does not exist, or has other words only. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})

/** The charts that differ from another revision: first those that do something else. */
export const reviewSchema = z.object({
  ref: z.string(),
  /** The version of all charts after the change. */
  version: z.optional(z.string()),
  charts: z.array(chart),
})

export type Review = z.infer<typeof reviewSchema>
export type ReviewedChange = z.infer<typeof chart>
export type Change = z.infer<typeof change>
export type Rewording = z.infer<typeof rewording>

/** The folder of the comparison. It is not committed. */
export const reviewFolder = 'dist/review'

/** How many charts do something else. */
export const headlineOf = ({ ref, charts }: Review): string => {
  const count = charts.filter(({ changes }) => changes.length > 0).length
  return count === 0
    ? `No chart does anything else since ${ref}`
    : `Since ${ref}, ${count === 1 ? '1 chart does' : `${count} charts do`} something else`
}
