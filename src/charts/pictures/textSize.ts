/** The style of a text. Without a browser, widths come from the metrics of Arial. */
export interface FontStyle {
  /** In pixels. */
  readonly size: number
  readonly isBold: boolean
}

/** Advance widths in thousandths of the font size, for the characters from space to tilde. */
const regular = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
]
const bold = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611,
  556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389,
  280, 389, 584,
]

/** For all other characters. */
const unknownWidth = 1_000

/** Some substitutes for Arial are slightly wider. */
const tolerance = 1.03

/** The width of one line, in pixels. */
export const widthOf = (text: string, { size, isBold }: FontStyle): number => {
  const widths = isBold ? bold : regular
  const sum = [...text].reduce((total, sign) => total + (widths[(sign.codePointAt(0) ?? 0) - 32] ?? unknownWidth), 0)
  return (sum / 1_000) * size * tolerance
}

/** Wraps a text into lines of at most `width` pixels. A longer word gets its own line. */
export const wrap = (text: string, fontStyle: FontStyle, width: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer, fontStyle) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
