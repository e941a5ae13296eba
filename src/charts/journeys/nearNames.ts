import { distance } from 'fastest-levenshtein'

/** The name with the fewest other letters; undefined if these are more than a third of the last part of the wrong name. */
export const nearName = (wrong: string, names: readonly string[]): string | undefined => {
  const lastPart = wrong.split(/[./]/).at(-1) ?? ''
  return nearNames(wrong, names, 1).find((name) => distance(wrong, name) <= lastPart.length / 3)
}

/** The names that are most like a wrong one. A name that contains it comes first. */
export const nearNames = (wrong: string, names: readonly string[], count = 5): string[] => {
  const lettersFrom = (name: string): number => (name.includes(wrong) ? 0 : distance(wrong, name))
  return [...new Set(names)].sort((one, other) => lettersFrom(one) - lettersFrom(other)).slice(0, count)
}
