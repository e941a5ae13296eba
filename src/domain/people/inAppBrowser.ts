/** An app that opens links in a browser of its own, which cannot open other apps reliably. */
export type InAppBrowser = 'Instagram' | 'TikTok' | 'Facebook'

const marks: readonly (readonly [InAppBrowser, RegExp])[] = [
  ['Instagram', /\bInstagram\b/],
  ['TikTok', /\bmusical_ly|\bBytedanceWebview|\btrill_|\bTikTok\b/i],
  ['Facebook', /\bFB(AN|AV|_IAB)\b/],
]

/** The app whose own browser shows the page; null in a real browser. */
export const detectInAppBrowser = (userAgent: string): InAppBrowser | null =>
  marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? null
