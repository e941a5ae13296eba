import * as z from 'zod/mini'

/** The colour theme. `system` follows the device. */
export const themeSchema = z.enum(['system', 'light', 'dark'])

export type Theme = z.infer<typeof themeSchema>
