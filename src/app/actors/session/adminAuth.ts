import { createAuthActors } from '#app/actors/session/auth.ts'
import { identities, sessions } from '#app/actors/session/sessions.ts'

/** The sign-in charts of admins. */
export const adminAuth = createAuthActors(sessions.admin, identities.admin, 'validatedEmail')
