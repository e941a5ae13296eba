/**
 * The `onError` of a child that only a mistake in the code can stop. No transition takes the error, so the chart stops
 * with it too, and its parent receives it: up to the page (`broken` of `adminPages`) or to the app.
 */
export const passToParent = [] as const
