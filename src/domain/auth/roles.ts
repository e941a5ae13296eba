import * as z from 'zod/mini'
import { ownValue } from '#domain/ownValue.ts'
import type { Audience } from '#domain/errorCatalogue.ts'

/** What an account may change besides itself. It may read everything in its area. */
export type Permission = 'suspendUsers' | 'changeItems' | 'changeMarketers'

interface RoleRecord {
  /** The area that the role opens: `accessPolicies` of `access.ts` says how. */
  readonly audience: Audience
  /** The role label of the sidebar (§2). */
  readonly label: string
  readonly permissions: readonly Permission[]
}

/** The roles of the console (§6). Ordinary users of the marketplace have none. */
export const roles = {
  ADMIN: {
    audience: 'admin',
    label: 'Power Admin',
    permissions: ['suspendUsers', 'changeItems', 'changeMarketers'],
  },
  MARKETER: { audience: 'marketer', label: 'Super Admin', permissions: [] },
} as const satisfies Record<string, RoleRecord>

export type Role = keyof typeof roles

export const roleSchema = z.enum(Object.keys(roles) as [Role, ...Role[]])

/** The record of a role. `name` is the claim of a token: it can be empty, or a role that the console does not know. */
const findRole = (name: string): RoleRecord | undefined => ownValue<RoleRecord>(roles, name)

/** The role label of the sidebar (§2). */
export const roleLabel = (role: string): string => findRole(role)?.label ?? 'Super Admin'

/** Who the area of a role is for. Undefined for accounts without an area. */
export const audienceOf = (role: string): Audience | undefined => findRole(role)?.audience

/**
 * Whether an account may do something. The admin area admits accounts without a role as admins (decision 0022).
 */
export const can = (role: string, permission: Permission): boolean =>
  findRole(role === '' ? 'ADMIN' : role)?.permissions.includes(permission) ?? false
