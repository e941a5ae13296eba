/** The places of `docs/deploy.md` that say how to fix something: headings, first cells of tables, list items. */
export const guideTitles = [
  'App client',
  'Authorization',
  'Build',
  'Caching and compression',
  'Compress with brotli',
  'CORS',
  'Image host',
  'Keep the assets of earlier releases',
  'Key set and proxy',
  'Prevent user existence errors',
  'Redirect http to https',
  'Referral links',
  'Rewrite rules',
  'Schema',
  'Security headers',
  'Service worker',
  'Triggers',
] as const

export type GuideTitle = (typeof guideTitles)[number] | `VITE_${string}`

const deployGuide = 'docs/deploy.md'

const titlePatterns = [/^#+ (.+)$/, /^\*\*(.+)\*\*$/, /^\| *`?([^|`]+?)`? *\|/, /^- (.+?)[.:,]/]

const titleOf = (line: string): string | undefined =>
  titlePatterns.map((pattern) => pattern.exec(line)?.[1]).find((title) => title !== undefined)

/**
 * Where `docs/deploy.md` says how to fix something, such as `docs/deploy.md:120 Rewrite rules`.
 * @param guide the text of the file
 * @throws Error if not exactly one line has this title
 */
export const guideLine = (guide: string, fix: GuideTitle): string => {
  const found = guide.split('\n').flatMap((line, index) => (titleOf(line) === fix ? [index + 1] : []))
  if (found.length !== 1) throw new Error(`${deployGuide} needs one line with the title "${fix}".`)
  return `${deployGuide}:${found[0]} ${fix}`
}
