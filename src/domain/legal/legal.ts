/** The minimum age of a user in years (§1). */
export const minimumAge = 16

/** The date from which the privacy notice and the terms apply. */
export const effectiveDate = '2026-11-30'
