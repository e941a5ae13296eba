/** Forms of frequent verbs that no ending explains. */
const irregular = new Map(
  (
    'lost lose, sent send, left leave, kept keep, chose choose, chosen choose, broke break, broken break, ' +
    'wrote write, written write, made make, shown show, held hold, told tell, took take, taken take, saw see, seen see, ' +
    'forgot forget, forgotten forget, began begin, found find, people person, stuck stick'
  )
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
)

const endings = [
  [/i(?:es|ed)$/, 'y'],
  [/(?:nsion|nsions)$/, 'nd'],
  [/(?:ically)$/, 'ic'],
  [/(?<=.{4})ly$/, ''],
  [/(?<=.{4})(?:ations?|ators?)$/, 'at'],
  [/(?<=.{3}[ct])ions?$/, ''],
  [/(?<=[nmv][oe][wv])als?$/, ''],
  [/(?<=..)(?:ing|ed|es|s)$/, ''],
  [/e$/, ''],
  [/(?<=.{5})at$/, ''],
  [/([^aeiou])\1$/, '$1'],
] as const

/** A word without its ending, so that `closes`, `closed` and `closing` are the same word. */
export const stemOf = (word: string): string => {
  const base = irregular.get(word) ?? word
  if (base.length < 4 || /\d/.test(base)) return base
  return endings.reduce((stem, [ending, instead]) => stem.replace(ending, instead), base)
}
