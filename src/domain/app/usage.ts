import * as z from 'zod/mini'

/** What a visit used: the transitions that each chart took, by its id. It has no order, no count, no time and no value. */
const usageSchema = z.object({
  format: z.literal(1),
  taken: z.record(z.string(), z.array(z.string())),
})

export type Usage = Readonly<z.infer<typeof usageSchema>>

/** Reads what a visit has sent; null if it is something else. */
export const parseUsage = (text: string): Usage | null => {
  try {
    return usageSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
