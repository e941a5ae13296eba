import * as z from 'zod/mini'

/** The channel, of this origin only, on which a running console tells what its charts do. Builds for production do not hold it. */
export const inspectionChannel = 'charts'

const taken = z.object({ state: z.string(), event: z.string(), branchIndex: z.number(), branchCount: z.number() })

/** How a running chart stands, and what it has just taken. States and names of events only: what people typed stays where it is. */
const moved = z.object({
  kind: z.literal('moved'),
  /** Tells running charts of one kind apart. */
  actor: z.string(),
  /** The chart that invoked it; null for the outermost. */
  parent: z.nullable(z.string()),
  /** The id under which it is invoked. */
  name: z.string(),
  /** The id of the machine. */
  machine: z.string(),
  status: z.string(),
  /** The paths of the states that hold, without that of the chart itself. */
  active: z.array(z.string()),
  taken: z.array(taken),
  /** The type of the event that led here. */
  event: z.string(),
})

/** What is said on the channel: `asked` by somebody who has just come and wants to know how all charts stand. */
export const inspectionMessage = z.discriminatedUnion('kind', [z.object({ kind: z.literal('asked') }), moved])

export type ChartUpdate = z.infer<typeof moved>
export type InspectionMessage = z.infer<typeof inspectionMessage>
