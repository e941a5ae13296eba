import { createAuthActors } from '#app/actors/auth.ts'
import { identities, sessions } from '#app/actors/sessions.ts'

/** The sign-in charts of admins. */
export const adminAuth = createAuthActors(sessions.admin, identities.admin, 'validatedEmail')
