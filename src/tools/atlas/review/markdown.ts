import { outlineOf } from '#tools/atlas/picture/outline.ts'
import type { ChartDiff } from '#tools/atlas/review/chartDiff.ts'
import { mermaidOf } from '#tools/atlas/review/mermaid.ts'

const signs = { added: '**+**', removed: '**–**', changed: '**~**' } as const

/** A comparison as Markdown with Mermaid pictures, for the description of a pull request. */
export const markdownOf = (ref: string, differences: readonly ChartDiff[]): string =>
  differences.length === 0
    ? `No chart has changed since ${ref}.\n`
    : [
        `# Charts that have changed since ${ref}`,
        '',
        'Signs: **+** added, **–** removed, **~** changed.',
        '',
        ...differences.flatMap(sectionOf),
      ].join('\n')

const sectionOf = ({ chart, kind, lines, before, after, highlightsBefore, highlightsAfter }: ChartDiff): string[] => [
  `## ${chart}${kind === 'changed' ? '' : ` (${kind})`}`,
  '',
  ...lines.map((line) => `- ${signs[line.kind]} ${line.text}`),
  '',
  ...(before ? picture('Before', mermaidOf(before, highlightsBefore)) : []),
  ...(after ? picture('After', mermaidOf(after, highlightsAfter)) : []),
  ...(kind === 'added' && after
    ? [
        '<details><summary>Outline</summary>',
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
