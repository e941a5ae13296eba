/** Words of people for the words of the charts (docs/glossary.md). Each line has words of one meaning. */
const groups = [
  'wrong incorrect invalid refused rejected',
  'two second another other elsewhere',
  'code otp',
  'unsaved edited',
  'back leave',
  'expired end',
  'resend resent again new another request',
  'wait countdown minute second',
  'login signin sign-in',
  'logout signout sign-out',
  'offline network connection internet',
  'slow timeout late',
  'three 3',
  'die close crash hang',
  'ambassador marketer',
  'referral referee invitation',
  'block ban suspend',
  'renew refresh',
  'download export file csv',
  'error fail failure',
  'delete remove',
  'long large remaining batch rows',
].map((line) => line.split(' '))

/** A word without its ending, so that `closes`, `closed` and `closing` are the same word. */
export const stemOf = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/i(es|ed)$/, 'y')
        .replace(/(ing|ed|es|s)$/, '')
        .replace(/e$/, '')
        .replace(/([^aeiou])\1$/, '$1')

/** The other words of the same meaning. */
export const synonymsOf = (word: string): readonly string[] =>
  groups
    .filter((group) => group.some((other) => stemOf(other) === stemOf(word)))
    .flatMap((group) => group.filter((other) => stemOf(other) !== stemOf(word)))
