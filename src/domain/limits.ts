/** Every number of §9 that a rule, a chart or a view depends on. Durations are milliseconds unless the name says otherwise. */

export const codeLength = 4
export const resendLockMs = 60_000
export const callTimeoutMs = 15_000
export const authChangedDelayMs = 300

export const generatedPasswordLength = 12

export const toastSuccessMs = 2_000
export const toastErrorMs = 4_000
export const toastBlankMs = 4_000

/** How many alerts of a session the bell keeps; the specification sets no limit. */
export const alertLimit = 50

export const countUpMs = 1_200

/** How long the referral page gives the app to open before it goes on to a store. */
export const appOpenTimeoutMs = 2_000
