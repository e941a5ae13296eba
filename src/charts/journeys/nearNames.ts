import { distance } from 'fastest-levenshtein'

/** The names that are most like a wrong one. A name that contains it comes first. */
export const nearNames = (wrong: string, names: readonly string[], count = 5): string[] => {
  const lettersFrom = (name: string): number => (name.includes(wrong) ? 0 : distance(wrong, name))
  return [...new Set(names)].sort((one, other) => lettersFrom(one) - lettersFrom(other)).slice(0, count)
}
