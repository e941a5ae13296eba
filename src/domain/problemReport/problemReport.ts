import * as z from 'zod/mini'

const names = z.array(z.string())

/** A transition that a chart took. Its state declares `branchCount` transitions for the event. */
const takenTransitionSchema = z.object({
  /** The path of the state; empty for the chart. */
  state: z.string(),
  event: z.string(),
  branchIndex: z.number(),
  branchCount: z.number(),
})

const gestureSchema = z.object({
  /** `button`, or a key such as `Escape`. */
  role: z.string(),
  /** The name of the control, if it is the same for everyone. */
  name: z.optional(z.string()),
})

/** What a person did, and on which control. It has no value. */
export type Gesture = Readonly<z.infer<typeof gestureSchema>>

/** One event that a chart received. It has no values, such as an email or a search term. */
const recordedEventSchema = z.object({
  /** Milliseconds since the page was opened. */
  at: z.number(),
  /** The id of the chart: `verify`. */
  chart: z.string(),
  /** Separates several running charts with the same id. */
  actor: z.string(),
  /** The actor of the chart that runs this one. */
  parent: z.optional(z.string()),
  /** What the chart that runs this one calls it: `userOverview` for a card of the dashboard. */
  name: z.optional(z.string()),
  /** The type of the event; `xstate.init` for the start. */
  event: z.string(),
  /** The transitions that the chart took; empty if it ignored the event. */
  taken: z.array(takenTransitionSchema),
  /** The innermost active states before the event; empty before the start. */
  before: names,
  after: names,
  /** The path of the open page, without its query; empty for an unknown address. */
  page: z.optional(z.string()),
  /** The gesture that sent the event. Absent if the console sent it by itself. */
  gesture: z.optional(gestureSchema),
  /** The operation that failed, and its HTTP status or the name of its error: `getDashboard: 500`. */
  problem: z.optional(z.string()),
  status: z.enum(['active', 'done', 'error', 'stopped']),
})

export type RecordedEvent = Readonly<z.infer<typeof recordedEventSchema>>

/** What a person sends or downloads to report a problem. */
const problemReportSchema = z.object({
  format: z.literal(1),
  /** The release of the console that ran. */
  release: z.string(),
  /** The version in CHANGELOG. Reports from before 0.2.0 have none. */
  version: z.optional(z.string()),
  /** A fingerprint for each chart in the record. It changes with the chart. */
  charts: z.record(z.string(), z.string()),
  browser: z.string(),
  /** What the person wrote; empty if they wrote nothing. */
  comment: z.string(),
  /** The last events of all charts, the oldest first. */
  events: z.array(recordedEventSchema),
})

export type ProblemReport = Readonly<z.infer<typeof problemReportSchema>>

/** Reads the text of a report; null if it is none. */
export const parseReport = (text: string): ProblemReport | null => {
  try {
    return problemReportSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** The record keeps this number of events, and this number of characters in them. */
export const recordLimits = { events: 300, characters: 100_000 }

/** Characters that a person can write in a report. */
export const maxCommentLength = 1_000

/** One event in words. */
export interface ReportStep {
  /** Milliseconds since the page was opened. */
  readonly at: number
  /** The chart, as AREA/FLOW. */
  readonly chart: string
  /** What happened, to follow "When". */
  readonly when: string
  /** What the person then noticed, to follow "Then". */
  readonly seen: readonly string[]
}
