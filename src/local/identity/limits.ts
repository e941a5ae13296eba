import { defaultLimits, type CodeLimits } from '#triggers/limits.mjs'

const minute = 60_000

/** The limits of the identity service. Durations are in milliseconds. Those of the codes are the triggers' own. */
export interface IdentityLimits extends CodeLimits {
  readonly accessLifeMs: number
  readonly refreshLifeMs: number
}

export const defaultIdentityLimits: IdentityLimits = {
  ...defaultLimits,
  accessLifeMs: 60 * minute,
  refreshLifeMs: 30 * 24 * 60 * minute,
}
