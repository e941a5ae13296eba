import { accessPolicies } from '#domain/auth/access.ts'
import { type Brand, isAdminEmail, isSameEmail } from '#domain/auth/email.ts'
import type { Audience } from '#domain/errorCatalogue.ts'

/** The validated-email marker of session storage (§4): the email to which this tab requested a code, or null. */
export interface EmailMarker {
  email: string | null
  /** Milliseconds since 1970. */
  readAt: number
  /** This browser has a session of that email already. */
  isSignedIn: boolean
  /** The number of characters of the code that was sent. */
  codeLength: number
}

/** A visit of the code page. `email`: the email that the previous page passed, or null. */
interface CodePageVisit {
  brand: Brand
  audience: Audience
  email: string | null
}

/** Whether the code page may open. */
export const isMarkerAccepted = ({ audience, email }: CodePageVisit, marker: EmailMarker): boolean =>
  marker.email !== null &&
  (email === null ? accessPolicies[audience].opensCodePageByMarker : isSameEmail(marker.email, email))

/** Whether a person without a marker came with an email outside the admin domain. */
export const isUnauthorizedVisit = ({ audience, brand, email }: CodePageVisit, marker: EmailMarker): boolean =>
  accessPolicies[audience].requiresAdminDomain && email !== null && marker.email === null && !isAdminEmail(email, brand)
