/**
 * An error of `fetch`, or of an answer that breaks off, for the error catalogue (§8). Every browser throws a TypeError then,
 * with a text of its own and in the language of the device.
 */
export const toNetworkError = (error: unknown): unknown =>
  error instanceof TypeError ? new TypeError('Network Error', { cause: error }) : error
