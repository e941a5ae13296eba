/** Every number of §9 that a rule, a chart or a view depends on. Durations are milliseconds unless the name says otherwise. */

export const codeLength = 4
export const resendLockMs = 60_000
export const callTimeoutMs = 15_000
/** A token this close to its end is renewed; the identity library draws the same line. */
export const tokenMarginMs = 5_000
/** How soon after one renewal the next may come, so that a wrong clock makes no loop. */
export const renewalPauseMs = 30_000
/** How long to wait before the user pool is asked again, where it could not be reached. */
export const renewalRetryMs = 30_000
/** Tokens are written one after the other; after this long without a change they are complete. */
export const tokensSettleMs = 500
export const authChangedDelayMs = 300
export const profileUpdatedAgainMs = 300

export const generatedPasswordLength = 12
export const nameMinLength = 2
export const phoneMinLength = 10

export const toastSuccessMs = 2_000
export const toastErrorMs = 4_000
export const toastBlankMs = 4_000

/** How many alerts of a session the bell keeps; the specification sets no limit. */
export const alertLimit = 50

export const countUpMs = 1_200

/** How long the referral page gives the app to open before it goes on to a store. */
export const appOpenTimeoutMs = 2_000

/** Lists: rows of a page, rows of a call, and how many calls more a search makes by itself (§9). */
export const pageSizes = [10, 20, 50, 100] as const
export const defaultPageSize = 10
export const batchSize = 100
export const topUpBatches = 3

/** Rows of a call that goes through a whole list, for a search that goes on or a file of everything (decision 0017). */
export const wholeListBatchSize = 1_000

/** How long nobody types before the address takes the term. */
export const typingPauseMs = 400

export const historyDays = 365
export const syntheticDays = 30
export const syntheticSpread = 0.06
/** How far back the change of a tile looks (decision 0019). */
export const trendDays = 30
