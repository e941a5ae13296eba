import * as z from 'zod/mini'

const kind = z.enum(['added', 'removed', 'changed'])

/** A change of what a chart does, with what differs in the names of the code. */
const change = z.object({ kind, text: z.string(), details: z.array(z.string()) })

const chart = z.object({
  chart: z.string(),
  kind,
  changes: z.array(change),
  /** File names of the pictures in the review folder; null if the chart does not exist. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})

/** The charts that do something else than in another revision. */
export const reviewSchema = z.object({ ref: z.string(), charts: z.array(chart) })

export type Review = z.infer<typeof reviewSchema>
export type ReviewedChange = z.infer<typeof chart>
export type Change = z.infer<typeof change>

/** The folder of the comparison. It is not committed. */
export const reviewFolder = 'dist/review'

/** How many charts do something else. */
export const headlineOf = ({ ref, charts }: Review): string =>
  charts.length === 0
    ? `No chart does anything else since ${ref}`
    : `Since ${ref}, ${charts.length === 1 ? '1 chart does' : `${charts.length} charts do`} something else`
