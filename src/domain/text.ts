/** Whether a text has a sign that can be seen. */
export const isVisible = (text: string): boolean => /[^\p{C}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(text)

/** The text with U+FFFD for every half of a surrogate pair that stands alone. */
export const toWellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD')

/** A text as a part of a URL. `encodeURIComponent` itself throws for a lone surrogate. */
export const encodeUrlPart = (text: string): string => encodeURIComponent(toWellFormed(text))

/** The text of a URL part, or null if its percent signs are not valid. */
export const decodeUrlPart = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The source of an SVG as a data URL. */
export const svgDataUrl = (svg: string): string => `data:image/svg+xml,${encodeUrlPart(svg)}`

/** The digits of every script as 0 to 9. In Unicode, the ten digits of a script follow each other. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) as number
    let earlier = 0
    while (/\p{Nd}/u.test(String.fromCodePoint(point - earlier - 1))) earlier += 1
    return String(earlier % 10)
  })

/** The controls that open or close an embedding, an override or an isolation of the text direction. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g

/** The blocks of the scripts that go from right to left, and the marks of that direction. */
const rightToLeft = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/**
 * A text of somebody else as a part of a sentence. It cannot change the direction of the rest of the sentence. Views use
 * `<bdi>`.
 */
export const isolate = (text: string): string => {
  const plain = text.replace(directionControls, '')
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain
}

/** A text as a label: 'last week' is 'Last week'. */
export const toLabel = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A status, role or type of the server in words: ACTIVE is 'Active', and ON_HOLD is 'On hold'. */
export const statusText = (status: string): string => toLabel(status.replaceAll('_', ' ').trim().toLowerCase())

/** A duration in a sentence: 'a minute', '5 minutes' or '90 seconds'. */
export const durationText = (ms: number): string => {
  if (ms % 60_000 !== 0) return `${ms / 1_000} seconds`
  return ms === 60_000 ? 'a minute' : `${ms / 60_000} minutes`
}
