/** Every number of §9 that a rule, a chart or a view depends on. Durations are milliseconds unless the name says otherwise. */

export const codeLength = 4
export const resendLockMs = 60_000
export const callTimeoutMs = 15_000
/** A token this close to its end is renewed; the identity library draws the same line. */
export const tokenMarginMs = 5_000
/** How soon after one renewal the next may come, so that a wrong clock makes no loop. */
export const minRenewalIntervalMs = 30_000
/** How long to wait before the user pool is asked again, where it could not be reached. */
export const renewalRetryDelayMs = 30_000
/** How long a sign-out waits for the user pool; the tokens have left the browser by then. */
export const signOutTimeoutMs = 3_000
/** Tokens are written one after the other; after this long without a change they are complete. */
export const tokensDebounceMs = 500
export const authChangedDelayMs = 300
export const profileRepeatDelayMs = 300

export const generatedPasswordLength = 12
export const nameMinLength = 2
export const phoneMinLength = 10

export const toastSuccessMs = 2_000
export const toastErrorMs = 4_000
export const toastBlankMs = 4_000

/** How many alerts of a session the bell keeps; the specification sets no limit. */
export const maxAlerts = 50

export const countUpMs = 1_200

/** How long the referral page gives the app to open before it goes on to a store. */
export const appOpenTimeoutMs = 2_000

/** Lists: rows of a page, rows of a call, and how many calls more a search makes by itself (§9). */
export const pageSizes = [10, 20, 50, 100] as const
export const defaultPageSize = 10
export const batchSize = 100
export const maxExtraBatches = 3

/** Referees of one call where all of a marketer are wanted (§9). */
export const allRefereesLimit = 10_000

/** How soon after one look at a marketer's profile the next may come (§9). */
export const profileThrottleMs = 1_000

/** Rows of a call that goes through a whole list, for a search that goes on or a file of everything (decision 0017). */
export const fullListBatchSize = 1_000

/** Marketers (§9): referees of a call of the side panel; how long after a form closes the list is fetched anew; the pause after a delete. */
export const refereeBatchSize = 50
export const marketersRefetchDelayMs = 1_000
export const marketerDeleteDelayMs = 500
/** How many marketers a leaderboard asks for at once. */
export const countRefereesConcurrency = 4

/** How long nobody types before the address takes the term. */
export const typingDebounceMs = 400

export const historyDays = 365
export const syntheticDays = 30
export const syntheticSpread = 0.06
/** How far back the change of a tile looks (decision 0019). */
export const trendDays = 30

/** How long the dashboard rests before it fetches the first rows of the lists: whoever passes through costs nothing. */
export const prefetchDelayMs = 3_000
/** How old rows may be that were fetched before their page was opened. */
export const prefetchMaxAgeMs = 60_000
/** A profile picture: how large a file may be in bytes (§9), how many pixels it may hold, and the edge that it is kept with (decision 0038). */
export const photoMaxBytes = 2 * 1024 * 1024
export const photoMaxPixels = 50_000_000
export const photoSizePx = 256

/** How long the console waits for early rows or figures before it runs itself: a slow processor would else show them behind it. */
export const bootContentTimeoutMs = 100
/** How long it waits for the code that draws them; most of that is its own as well. */
export const bootCodeTimeoutMs = 5_000
