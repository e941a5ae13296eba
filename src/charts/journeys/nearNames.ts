/** How many letters two names differ in: added, left out or replaced. */
const lettersBetween = (one: string, other: string): number => {
  let row = [...other, ''].map((_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [column, otherLetter] of [...other].entries())
      next.push(
        Math.min(
          (row[column] as number) + (letter === otherLetter ? 0 : 1),
          (row[column + 1] as number) + 1,
          (next[column] as number) + 1,
        ),
      )
    row = next
  }
  return row.at(-1) as number
}

/** The names that are most like a wrong one. A name that contains it comes first. */
export const nearNames = (wrong: string, names: readonly string[], count = 5): string[] => {
  const distance = (name: string): number => (name.includes(wrong) ? 0 : lettersBetween(wrong, name))
  return [...new Set(names)].sort((one, other) => distance(one) - distance(other)).slice(0, count)
}
