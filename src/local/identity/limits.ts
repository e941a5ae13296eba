const minute = 60_000

/** Every number of the identity service in one place. Durations are milliseconds. */
export interface IdentityLimits {
  readonly codeLifeMs: number
  /** Answers that one code allows. */
  readonly codeTries: number
  /** Codes that one account may ask for within the window. */
  readonly codesPerWindow: number
  readonly codeWindowMs: number
  /** Wrong answers within the window after which an account is locked until the window has passed. */
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
