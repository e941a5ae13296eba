import * as z from 'zod/mini'

/** The broadcast channel on which a running console reports its charts. Production builds do not contain it. */
export const inspectionChannel = 'charts'

/** A transition that was taken. Its state declares `branchCount` transitions for the event. */
export const takenTransitionSchema = z.object({
  /** The path of the state; empty for the chart. */
  state: z.string(),
  event: z.string(),
  branchIndex: z.number(),
  branchCount: z.number(),
})

/** The state of a running chart and its last transitions. It has names of states and events only, no typed text. */
const chartUpdate = z.object({
  kind: z.literal('updated'),
  /** Separates running charts of the same machine. */
  actor: z.string(),
  /** The chart that invoked it; null for the root. */
  parent: z.nullable(z.string()),
  /** The id of its invoke. */
  name: z.string(),
  /** The id of the machine. */
  machine: z.string(),
  status: z.string(),
  /** The paths of the active states, without the path of the chart. */
  active: z.array(z.string()),
  taken: z.array(takenTransitionSchema),
  /** The type of the last event. */
  event: z.string(),
})

/** A message on the channel. A new listener sends `stateRequested`, and every running chart answers with an update. */
export const inspectionMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stateRequested') }),
  chartUpdate,
])

export type ChartUpdate = z.infer<typeof chartUpdate>
export type InspectionMessage = z.infer<typeof inspectionMessage>
