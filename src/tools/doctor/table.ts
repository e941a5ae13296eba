import { guideLine } from '#tools/doctor/deployGuide.ts'
import type { Result } from '#tools/doctor/result.ts'

const row = (cells: readonly string[], widths: readonly number[]): string =>
  cells
    .map((cell, index) => cell.padEnd(widths[index] ?? 0))
    .join('  ')
    .trimEnd()

/** A table with one row for each result. What is wrong comes with its line of the guide. @param guide `docs/deploy.md` */
export const formatTable = (results: readonly Result[], guide: string): string => {
  const rows = results.flatMap(({ what, state, detail, fix }) => {
    const first = [state, what, detail]
    return state === 'wrong' ? [first, ['', '', `fix it: ${guideLine(guide, fix)}`]] : [first]
  })
  const widths = [0, 1].map((column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  const wrong = results.filter(({ state }) => state === 'wrong').length
  const open = results.filter(({ state }) => state === 'open').length
  const sum = `${results.length - wrong - open} right, ${wrong} wrong, ${open} not checked`
  return [...rows.map((cells) => row(cells, widths)), '', sum].join('\n')
}
