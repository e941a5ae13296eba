import type { Rewording } from '#tools/atlas/review/review.ts'

const numbers = /\b(\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|once|twice)\b/gi

const withoutNumbers = (text: string): string => text.replace(numbers, '#')

/** Whether the texts say the same with other numbers: 'after three wrong codes', 'after five wrong codes'. */
export const isOtherLimit = ({ before, now }: Rewording): boolean => withoutNumbers(before) === withoutNumbers(now)
