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
