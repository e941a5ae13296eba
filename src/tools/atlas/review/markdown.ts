import { outlineOf } from '#tools/atlas/picture/outline.ts'
import type { ChartDiff } from '#tools/atlas/review/chartDiff.ts'
import { mermaidOf } from '#tools/atlas/review/mermaid.ts'

const signs = { added: '**+**', removed: '**–**', changed: '**~**' } as const

/** A comparison as one Markdown file that draws its pictures itself, so that it can be pasted into a pull request. */
export const markdownOf = (ref: string, differences: readonly ChartDiff[]): string =>
  differences.length === 0
    ? `No chart has changed since ${ref}.\n`
    : [
        `# Charts that have changed since ${ref}`,
        '',
        'Marked: **+** added, **–** removed, **~** changed.',
        '',
        ...differences.flatMap(sectionOf),
      ].join('\n')

const sectionOf = ({ chart, kind, lines, before, after, marksBefore, marksAfter }: ChartDiff): string[] => [
  `## ${chart}${kind === 'changed' ? '' : ` (${kind})`}`,
  '',
  ...lines.map((line) => `- ${signs[line.kind]} ${line.text}`),
  '',
  ...(before ? picture('Before', mermaidOf(before, marksBefore)) : []),
  ...(after ? picture('After', mermaidOf(after, marksAfter)) : []),
  ...(kind === 'new' && after
    ? [
        '<details><summary>In words</summary>',
        '',
        outlineOf(after)
          .split('\n')
          .filter((line) => /^ *- /.test(line))
          .join('\n'),
        '',
        '</details>',
        '',
      ]
    : []),
]

const picture = (title: string, drawing: string): string[] => [`**${title}**`, '', '```mermaid', drawing, '```', '']
