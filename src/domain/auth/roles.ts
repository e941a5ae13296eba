import * as z from 'zod/mini'

/** Who may use which area (§6). Ordinary users of the marketplace have no role here. */
export const roleSchema = z.enum(['ADMIN', 'MARKETER'])

export type Role = z.infer<typeof roleSchema>

/** The sidebar's label (§2): an admin is a power admin, anybody else who gets there a super admin. */
export const roleLabel = (role: string): string => (role === 'ADMIN' ? 'Power Admin' : 'Super Admin')
