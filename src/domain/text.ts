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
