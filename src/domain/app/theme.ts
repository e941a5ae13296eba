import * as z from 'zod/mini'

/** How the console is coloured; `system` follows the device. */
export const themeSchema = z.enum(['system', 'light', 'dark'])

export type Theme = z.infer<typeof themeSchema>
