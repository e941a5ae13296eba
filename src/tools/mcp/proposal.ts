import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, normalize } from 'node:path'
import { compareCharts } from '#tools/atlas/review/compareCharts.ts'
import type { ChartReport } from '#tools/mcp/answers.ts'
import { ask, project } from '#tools/mcp/ask.ts'

/** What the charts and their tools consist of. */
const parts = ['machines', 'src', 'tests/paths/expectations', 'docs/reviews', 'package.json', 'tsconfig.json']

export interface Proposal {
  /** AREA/FLOW, or only FLOW. */
  readonly chart: string
  /** The file that changes, such as `machines/auth/verify.machine.ts`. */
  readonly file: string
  /** The whole new text of the file. */
  readonly code: string
}

/**
 * Says what a changed chart does differently. It runs on a copy, so the checkout stays as it is.
 * @throws Error if the file is none of `machines`, or if the chart cannot be read
 */
export const judge = async ({ chart, file, code }: Proposal): Promise<string> => {
  const path = normalize(file)
  if (!path.startsWith('machines/') || !path.endsWith('.ts')) throw new Error('Name a TypeScript file in machines/.')
  const folder = mkdtempSync(join(tmpdir(), 'proposal-'))
  try {
    for (const part of parts.filter((each) => existsSync(join(project, each))))
      cpSync(join(project, part), join(folder, part), { recursive: true })
    symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, path), code)
    const [before, after] = await Promise.all([project, folder].map((tree) => ask(tree, 'report', chart)))
    return textOf(JSON.parse(before as string) as ChartReport, JSON.parse(after as string) as ChartReport)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const textOf = (before: ChartReport, after: ChartReport): string => {
  const compared = compareCharts([before.chart], [after.chart])
  const changes = compared.flatMap((chart) =>
    chart.changes.flatMap(({ kind, text, details }) => [
      `- ${kind}: ${text}`,
      ...details.map((detail) => `  - ${detail}`),
    ]),
  )
  const words = compared.flatMap((chart) => chart.words.map(({ before: old, now }) => `- ${old}\n  - now: ${now}`))
  return [
    ...sectionOf('What changes for people', changes),
    ...sectionOf('Other words', words),
    ...sectionOf('Approved paths that differ', newIn(after.differences, before.differences)),
    ...sectionOf('Mistakes that would go unnoticed now', newIn(after.unnoticed, before.unnoticed)),
  ].join('\n')
}

const newIn = (now: readonly string[], before: readonly string[]): string[] =>
  now.filter((line) => !before.includes(line)).map((line) => `- ${line}`)

const sectionOf = (title: string, lines: readonly string[]): string[] => [
  `## ${title}`,
  '',
  ...(lines.length > 0 ? lines : ['None.']),
  '',
]
