import type { Device } from '#domain/people/referral.ts'

/** What a visitor reads about the app that shows the page in a browser of its own. */
export type InAppBrowser = 'Instagram' | 'TikTok' | 'Facebook' | 'Threads' | 'This app'

const marks: readonly (readonly [InAppBrowser, RegExp])[] = [
  // Threads calls itself Barcelona, and adds the name of Instagram on some phones.
  ['Threads', /\b(Barcelona|Threads)\b/],
  ['Instagram', /\bInstagram\b/],
  ['TikTok', /\bmusical_ly|\bBytedanceWebview|\btrill_|\bTikTok\b/i],
  ['Facebook', /\bFB(AN|AV|_IAB)\b/],
]

/**
 * A web view of Android says so. Every browser of an iPhone or iPad calls itself Safari; a web view does not, or says that
 * it is only like Safari. So does a web view of an iPad with the user agent of a Macintosh.
 */
const isWebView = (userAgent: string, device: Device): boolean =>
  /\bAndroid\b.*; wv\)/.test(userAgent) ||
  (device === 'ios' && /AppleWebKit/.test(userAgent) && !/(?<!\blike )\bSafari\//.test(userAgent))

/** The app whose own browser shows the page, by its name or by what every web view says; null in a real browser. */
export const detectInAppBrowser = (userAgent: string, device: Device): InAppBrowser | null =>
  marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? (isWebView(userAgent, device) ? 'This app' : null)
