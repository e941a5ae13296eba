/** Milliseconds between the looks at a chart. Most charts follow sooner than after the 100 ms of Playwright. */
export const pollIntervals = [20, 30, 50, 100, 250, 500, 1_000]
