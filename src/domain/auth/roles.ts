import * as z from 'zod/mini'

/** The roles of the console (§6). Ordinary users of the marketplace have none. */
export const roleSchema = z.enum(['ADMIN', 'MARKETER'])

export type Role = z.infer<typeof roleSchema>

/** The role label of the sidebar (§2). */
export const roleLabel = (role: string): string => (role === 'ADMIN' ? 'Power Admin' : 'Super Admin')
