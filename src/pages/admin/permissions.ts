import { createContext, use } from 'react'
import { can, type Permission } from '#domain/auth/roles.ts'

/** The role of the signed-in person. `AdminPage` provides it. */
export const RoleContext = createContext('')

/** Whether the signed-in person may do something. A page shows no button for what a person may not do. */
export const useCan = (permission: Permission): boolean => can(use(RoleContext), permission)
