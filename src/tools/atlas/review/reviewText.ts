import { headlineOf, type Review } from '#tools/atlas/review/review.ts'

const signs = { added: '**+**', removed: '**–**', changed: '**~**' } as const

/** A comparison as text, for the description of a pull request. */
export const markdownOf = (review: Review): string =>
  [
    `# ${headlineOf(review)}`,
    '',
    ...review.charts.flatMap(({ chart, kind, changes, words, paths, screens, comments }) => [
      `## ${chart}${kind === 'changed' ? '' : ` (${kind})`}`,
      '',
      ...changes.flatMap(({ kind: sign, text, details }) => [
        `- ${signs[sign]} ${text}`,
        ...details.map((detail) => `  - ${detail}`),
      ]),
      ...(changes.length > 0 ? [''] : []),
      ...comments.map(({ about, text, release }) => `- [ ] **${about}** (${release}): ${text.replaceAll('\n', ' ')}`),
      ...(comments.length > 0 ? [''] : []),
      ...folded(
        `Test paths: ${paths.length}`,
        paths.map((path) => `- ${signs[path.kind]} \`${path.id}\` ${path.title}`),
      ),
      ...folded(
        `Screens that differ: ${screens.length}`,
        screens.map(({ state }) => `- ${state}`),
      ),
      ...folded(
        `Other words: ${words.length}`,
        words.map(({ before, now }) => `- ${before}\n  - now: ${now}`),
      ),
    ]),
  ].join('\n')

/** A part that opens with a press, on GitHub and elsewhere. */
const folded = (summary: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['<details>', `<summary>${summary}</summary>`, '', ...lines, '', '</details>', '']
