/** The policy statements of §1 that pages and texts depend on. */
export const minimumAge = 16

/** From when the privacy notice and the terms hold, as a day of the calendar. */
export const effectiveDate = '2026-11-21'
