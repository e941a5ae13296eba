import { formatCount } from '#ui/format.ts'

/** A count with its noun, such as '1,240 users'. */
export const withNoun = (count: number, [singular, plural]: readonly [string, string]): string =>
  `${formatCount(count)} ${count === 1 ? singular : plural}`
