/** Numbers as people write them: `5,000`, `5 000` and `five thousand` are 5000, `1 min` and `sixty seconds` are equal. */

const numerals =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const powers = [
  [/(\d+|\ba) ?hundred\b/g, 100],
  [/(\d+|\ba) ?thousand\b/g, 1_000],
  [/\b(\d+)k\b/g, 1_000],
] as const

/** The size of each unit: of time in milliseconds, of data in bytes. */
const units: Readonly<Record<string, readonly [words: string, size: number, base: 'ms' | 'bytes']>> = {
  millisecond: ['ms|msecs?|milliseconds?', 1, 'ms'],
  second: ['s|secs?|seconds?', 1_000, 'ms'],
  minute: ['m|mins?|minutes?', 60_000, 'ms'],
  hour: ['h|hrs?|hours?', 3_600_000, 'ms'],
  day: ['d|days?', 86_400_000, 'ms'],
  week: ['weeks?', 604_800_000, 'ms'],
  kilobyte: ['kb|kib|kilobytes?', 1_024, 'bytes'],
  megabyte: ['mb|mib|megabytes?', 1_048_576, 'bytes'],
}
const nameOfUnit = new Map(
  Object.entries(units).map(([name, [words]]) => [name, new RegExp(`^(?:${words})$`)] as const),
)
const anyUnit = Object.values(units)
  .map(([words]) => words)
  .join('|')
const longUnit = '(?=(?:second|minute|hour|day|week)\\b)'

/** Writes all numbers of a folded text in digits. */
export const toDigits = (folded: string): string => {
  const digits = folded
    .replace(/(?<=\d)[ ,'](?=\d{3}(?!\d))/g, '')
    .replace(new RegExp(`\\bhalf an? ${longUnit}`, 'g'), '0.5 ')
    .replace(new RegExp(`\\ban? ${longUnit}`, 'g'), '1 ')
    .replace(new RegExp(`\\b(${tens.join('|')})(?:[- ](${numerals.slice(1, 10).join('|')}))?\\b`, 'g'), (_, ten, one) =>
      String((tens.indexOf(ten as string) + 2) * 10 + Math.max(0, numerals.indexOf(one as string))),
    )
    .replace(new RegExp(`\\b(${numerals.join('|')})\\b`, 'g'), (word) => String(numerals.indexOf(word)))
  return powers.reduce(
    (text, [words, power]) => text.replace(words, (_, count: string) => String((Number(count) || 1) * power)),
    digits,
  )
}

export interface Quantity {
  /** The same text for equal quantities: `60000ms`. */
  readonly quantity: string
  readonly number: string
  /** The name of the unit: `second`. */
  readonly unit: string
}

const quantityPattern = new RegExp(`(?<![\\w.])(\\d+(?:\\.\\d+)?)[ -]?(${anyUnit})(?![\\w])`, 'g')

/** The quantities of a text with digits, and the text without them. */
export const takeQuantities = (text: string): { quantities: readonly Quantity[]; rest: string } => {
  const quantities: Quantity[] = []
  const rest = text.replace(quantityPattern, (_, number: string, word: string) => {
    const name = [...nameOfUnit].find(([, pattern]) => pattern.test(word))?.[0] ?? ''
    const [, size = 1, base = 'ms'] = units[name] ?? []
    const quantity = `${Math.round(Number(number) * size)}${base}`
    quantities.push({ quantity, number, unit: name })
    return ' '
  })
  return { quantities, rest }
}
