import type { Rewording } from '#tools/atlas/review/review.ts'

/** 'one' is missing: it is rarely a number, as in 'a new one'. */
const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

const numbers = new RegExp(`\\b(\\d+(?:[.,]\\d+)*|${words.join('|')}|(?<!\\bat )once|twice)\\b`, 'gi')

const numberOf = (text: string): string =>
  words.includes(text) ? String(words.indexOf(text) + 2) : text.replace('once', '1').replace('twice', '2')

const numbersIn = (text: string): string =>
  [...text.matchAll(numbers)].map(([number]) => numberOf(number.toLowerCase())).join(' ')

/** Whether a text has other numbers, more or fewer: 'after three wrong codes', 'after five wrong codes'. */
export const isOtherLimit = ({ before, now }: Rewording): boolean => numbersIn(before) !== numbersIn(now)
