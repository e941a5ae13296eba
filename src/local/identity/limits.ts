const minute = 60_000

/** The limits of the identity service. Durations are in milliseconds. */
export interface IdentityLimits {
  readonly codeLifeMs: number
  /** The number of answers to one code. */
  readonly codeTries: number
  /** The number of codes for one account within the window. */
  readonly codesPerWindow: number
  readonly codeWindowMs: number
  /** This many wrong answers within the window lock the account for the rest of the window. */
  readonly wrongAnswersPerWindow: number
  readonly wrongAnswerWindowMs: number
  readonly accessLifeMs: number
  readonly refreshLifeMs: number
}

export const defaultIdentityLimits: IdentityLimits = {
  codeLifeMs: 3 * minute,
  codeTries: 3,
  codesPerWindow: 10,
  codeWindowMs: 10 * minute,
  wrongAnswersPerWindow: 15,
  wrongAnswerWindowMs: 15 * minute,
  accessLifeMs: 60 * minute,
  refreshLifeMs: 30 * 24 * 60 * minute,
}
