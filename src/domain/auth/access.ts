import type { Audience } from '#domain/errorCatalogue.ts'
import type { RouteName } from '#domain/routes/routes.ts'

/** The rules for one area when a person signs in to it and opens it (§2, §4, §6). `roles.ts` says who it is for. */
export interface AccessPolicy {
  readonly audience: Audience
  /** A person can create an account (§4). */
  readonly hasSignUp: boolean
  /** The code page opens without the email of the previous page, if this tab has requested a code (§2). */
  readonly opensCodePageByMarker: boolean
  /** The email must end with the admin domain. Without a role, it is enough if it is verified: it makes an account an admin's (§6). */
  readonly requiresAdminDomain: boolean
  /** The email must equal the email that the last sign-in stored. */
  readonly requiresStoredEmail: boolean
  /** A token without a role is accepted if its user id equals the stored one (decision 0022). */
  readonly acceptsStoredUserId: boolean
  /** A person whose session has ended sees a page that says so. Otherwise the sign-in page opens. */
  readonly hasSessionEndedPage: boolean
  /** The profile is stored in the browser when the person enters (§3). */
  readonly storesProfile: boolean
  /** The pages that lead into the area, and its first page. */
  readonly routes: Readonly<Record<'signIn' | 'verify' | 'home', RouteName>>
}

export const accessPolicies = {
  admin: {
    audience: 'admin',
    hasSignUp: true,
    opensCodePageByMarker: false,
    requiresAdminDomain: true,
    requiresStoredEmail: false,
    acceptsStoredUserId: false,
    hasSessionEndedPage: false,
    storesProfile: true,
    routes: { signIn: 'signIn', verify: 'verify', home: 'dashboard' },
  },
  marketer: {
    audience: 'marketer',
    hasSignUp: false,
    opensCodePageByMarker: true,
    requiresAdminDomain: false,
    requiresStoredEmail: true,
    acceptsStoredUserId: true,
    hasSessionEndedPage: true,
    storesProfile: false,
    routes: { signIn: 'ambassadorSignIn', verify: 'ambassadorVerify', home: 'ambassador' },
  },
} as const satisfies Record<Audience, AccessPolicy>
