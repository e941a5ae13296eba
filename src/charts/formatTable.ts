/**
 * Formats lines of cells as a table.
 * @param textColumns the number of columns at the start that are aligned to the left; the others hold numbers
 */
export const formatTable = (lines: readonly (readonly string[])[], textColumns = 1): string => {
  const columns = Math.max(...lines.map((line) => line.length))
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  const align = (cell: string, column: number) =>
    column < textColumns ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return lines.map((line) => line.map(align).join('  ').trimEnd()).join('\n')
}
