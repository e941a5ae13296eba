import { type OpenComment, originOf } from '#tools/atlas/review/openComments.ts'
import { headlineOf, type Review } from '#tools/atlas/review/review.ts'
import { toHash } from '#tools/atlas/site/route.ts'

const signs = { added: '**+**', removed: '**–**', changed: '**~**' } as const

/**
 * A comparison and the open comments as text, for a pull request or an email.
 * @param atlas the URL of the atlas
 */
export const markdownOf = (review: Review | undefined, comments: readonly OpenComment[], atlas: string): string =>
  [
    `# ${review ? headlineOf(review) : 'Review of the charts'}`,
    '',
    ...(review?.charts ?? []).flatMap(({ chart, kind, changes, words }) => [
      `## ${chart}${kind === 'changed' ? '' : ` (${kind})`}`,
      '',
      ...changes.flatMap(({ kind: sign, text, details }) => [
        `- ${signs[sign]} ${text}`,
        ...details.map((detail) => `  - ${detail}`),
      ]),
      ...(changes.length > 0 ? [''] : []),
      ...folded(
        `Other words: ${words.length}`,
        words.map(({ before, now }) => `- ${before}\n  - now: ${now}`),
      ),
    ]),
    ...(comments.length > 0 ? [`## Open comments: ${comments.length}`, ''] : []),
    ...comments.flatMap((comment) => [
      `- [ ] **${comment.about}** (${originOf(comment)}): ${comment.text.replaceAll('\n', ' ')}`,
      `  ${atlas}${toHash(comment.route)}`,
    ]),
    ...(comments.length > 0 ? [''] : []),
  ].join('\n')

/** A part that opens with a press, on GitHub and elsewhere. */
const folded = (summary: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['<details>', `<summary>${summary}</summary>`, '', ...lines, '', '</details>', '']
