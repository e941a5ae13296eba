/** What a visitor reads about the app that shows the page in a browser of its own. */
export type InAppBrowser = 'Instagram' | 'TikTok' | 'Facebook' | 'Threads' | 'This app'

const marks: readonly (readonly [InAppBrowser, RegExp])[] = [
  // Threads calls itself Barcelona, and adds the name of Instagram on some phones.
  ['Threads', /\b(Barcelona|Threads)\b/],
  ['Instagram', /\bInstagram\b/],
  ['TikTok', /\bmusical_ly|\bBytedanceWebview|\btrill_|\bTikTok\b/i],
  ['Facebook', /\bFB(AN|AV|_IAB)\b/],
]

/** A web view of Android says so. A browser of iPhones that is no web view names a version or itself. */
const isWebView = (userAgent: string): boolean =>
  /\bAndroid\b.*; wv\)/.test(userAgent) ||
  (/\b(iPhone|iPad|iPod)\b/.test(userAgent) && /AppleWebKit/.test(userAgent) && !/\bSafari\//.test(userAgent))

/** The app whose own browser shows the page, by its name or by what every web view says; null in a real browser. */
export const detectInAppBrowser = (userAgent: string): InAppBrowser | null =>
  marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? (isWebView(userAgent) ? 'This app' : null)
