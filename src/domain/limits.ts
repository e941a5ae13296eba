/**
 * The numbers of §9, and those that it leaves open. Names that end with `Ms` are durations in milliseconds. How often
 * something is polled or how long it moves is no rule: its number is where it is used.
 */

export const codeLength = 4
/** The length of the code with which the identity provider confirms a new account. */
export const confirmationCodeLength = 6
/** How many answers to one code the triggers of this project allow. Another provider can have another number. */
export const codeTries = 3
export const resendLockMs = 60_000
export const callTimeoutMs = 15_000
/** The longest time that the console waits because a server asks for it (`Retry-After`). */
export const maxCallPauseMs = 60_000
/** A token is renewed this long before its expiry. The identity library uses the same margin. */
export const tokenMarginMs = 5_000
/** The minimum time between two renewals, so that a wrong clock causes no loop. */
export const minRenewalIntervalMs = 30_000
/** The pause before the next attempt, if the identity provider could not be reached. */
export const renewalRetryDelayMs = 30_000
/** A check of the session that takes longer is explained to the person. */
export const slowCheckMs = 8_000
/** A tab waits this long for a tab that renews the session. A renewal itself ends after `callTimeoutMs`. */
export const lockWaitMs = 17_000
/** How long the report of a failed renewal needs to reach another tab. */
export const sharedFailureMs = 100
/** The pause before the next attempt, if the keys of the identity provider could not be loaded. */
export const keysRetryDelayMs = 5_000
/** How long a sign-out waits for the identity provider. The tokens are removed before that. */
export const signOutTimeoutMs = 3_000
/** The identity library writes tokens one by one. They are complete after this time without a change. */
export const tokensDebounceMs = 500
export const authChangedDelayMs = 300
export const profileRepeatDelayMs = 300

export const generatedPasswordLength = 12
export const nameMinLength = 2
export const phoneMinLength = 10

export const toastSuccessMs = 2_000
export const toastErrorMs = 4_000
export const toastBlankMs = 4_000
/** How long a toast offers to undo a change. */
export const undoMs = 8_000

/** The first number of users or items that the bell celebrates. The specification names no milestones. */
export const firstMilestone = 100

/** The maximum number of alerts of a session. The specification sets no limit. */
export const maxAlerts = 50

export const countUpMs = 1_200

/** The service worker is registered when the page has loaded nothing for this time. */
export const quietPageMs = 2_000
/** More files than one release has. The service worker removes the oldest ones. */
export const maxCachedAssets = 150

/** How long the referral page waits for the app to open before it opens a store. */
export const appOpenTimeoutMs = 2_000

/** How long the referral page waits for the clipboard before it opens a store. */
export const copyPatienceMs = 1_000

export const pageSizes = [10, 20, 50, 100] as const
export const defaultPageSize = 10
/** Rows per call of a list (§9). */
export const batchSize = 100
/** How many more batches a search loads automatically (§9). */
export const maxExtraBatches = 3

/** Referees per call for all referees of a marketer (§9). */
export const allRefereesLimit = 10_000

/** A longer list of referees has only the rows near the window. The specification sets no limit. */
export const maxPlainReferees = 500

/** The maximum number of reminded people that a browser stores for one marketer. The specification sets no limit. */
export const maxReminded = 1_000
export const reminderMaxLength = 500
/** A visit of the dashboard ends when the marketer has not opened it for this time. */
export const visitGapMs = 30 * 60_000
/** The weeks or months that the growth of a marketer's referees shows. The specification sets no limit. */
export const growthLength = 8

/** Rows that are older than this are read again when the tab returns. The specification sets no limit. */
export const rowsMaxAgeMs = 5 * 60_000

/** The minimum time between two reads of a marketer's profile (§9). */
export const profileThrottleMs = 1_000

/** A list stops loading after this many batches in a row without a new row (decision 0017). */
export const maxEmptyBatches = 10
/** Rows per call for the remaining rows of a list, or for a CSV file of all rows (decision 0017). */
export const fullListBatchSize = 1_000
/** How many rows a list loads in the background (decision 0017). */
export const maxBackgroundRows = 5_000
/** How long the rows of a list must be on the page before the rest loads without a reason (decision 0017). */
export const restDelayMs = 10_000

/** How many rows of a list a browser prints. More would stop it for seconds. The specification sets no limit. */
export const maxPrintedRows = 1_000

/** Referees per call of the side panel (§9). */
export const refereeBatchSize = 50
/** The pause between a closed form and the reload of the list of marketers (§9). */
export const marketersRefetchDelayMs = 1_000
/** How many marketers a file can add at a time, and its largest size. The specification sets no limit. */
export const maxImportRows = 500
export const importMaxBytes = 1024 * 1024
/** The pause after a marketer was deleted (§9). */
export const marketerDeleteDelayMs = 500
/** How many calls a leaderboard makes in parallel. */
export const countRefereesConcurrency = 4
/** A leaderboard with more codes to count loads on request. */
export const maxAutomaticCodes = 40

/** The longest own text of an invitation, in characters. The specification sets no limit. */
export const shareTextMaxLength = 300

/** The maximum number of users that a confirmation names. The specification sets no limit. */
export const maxNamedUsers = 5

/** How many views of lists a person can save, and the longest name of one. The specification sets no limit. */
export const maxSavedViews = 20
export const viewNameMaxLength = 40

/** How many changes 'My activity' lists, and the longest name in it. The specification sets no limit. */
export const maxActivities = 200
export const activityNameMaxLength = 200

/** The longest search term, also in a URL. The specification sets no limit. */
export const searchTermMaxLength = 200
/** The time without typing after which the URL gets the search term. */
export const typingDebounceMs = 400

export const historyDays = 365
export const syntheticDays = 30
export const syntheticSpread = 0.06
/** The period of the trend of a tile (decision 0008). */
export const trendDays = 30

/** How long the dashboard must be open before it prefetches the first rows of the lists. */
export const prefetchDelayMs = 3_000
/** The maximum age of prefetched rows. */
export const prefetchMaxAgeMs = 60_000
/** The maximum age of an answer to a call that left before the code of its page was loaded. */
export const firstCallMaxAgeMs = 30_000
/** The maximum size of a stored profile picture (§9). */
export const photoMaxBytes = 2 * 1024 * 1024
/** The maximum size of a chosen file. The browser has to decode it (decision 0038). */
export const photoFileMaxBytes = 32 * 1024 * 1024
/** The maximum number of pixels of a chosen picture (decision 0038). */
export const photoMaxPixels = 50_000_000
/** How much a chosen photo can be enlarged. The part of a phone's photo still has more pixels than the picture. */
export const photoMaxZoom = 4
/** The width and height of the stored picture (decision 0038). */
export const photoSizePx = 256

/** The longest range of the dashboard with a bar for each day. The specification sets no limit. */
export const maxDayBars = 31
/** The longest ranges with a bar for each week, and for each month, in days. */
export const maxWeekBarDays = 125
export const maxMonthBarDays = 800
/** With bars for this many years or fewer, months say more. */
export const maxYearsByMonth = 3
