import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { outlineFilesOf, outlinesFolder } from '#tools/atlas/chartFiles.ts'
import { toDrawnChart } from '#charts/pictures/toDrawnChart.ts'
import { readComments } from '#tools/atlas/review/commentFiles.ts'
import { openCommentsOf } from '#tools/atlas/review/openComments.ts'
import { reviewFolder } from '#tools/atlas/review/review.ts'
import { toReviewedChart } from '#tools/atlas/review/reviewedChart.ts'
import { reviewFilesOf, writeReview } from '#tools/atlas/review/reviewFiles.ts'
import { chartsAt, UnreadableRevision } from '#tools/atlas/review/revision.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'

const usage = `Usage: npm run charts -- [--since REF]

Writes the outlines of all charts into ${outlinesFolder}.

  --since REF  compares the charts with those of a commit, a branch or a tag instead
  --help       prints this text`

const parse = () => {
  const options = { since: { type: 'string' }, help: { type: 'boolean' } } as const
  try {
    return parseArgs({ options }).values
  } catch (error) {
    console.error(`${(error as Error).message.split(/\. |\n/)[0]}.\n\n${usage}`)
    process.exit(2)
  }
}

const { since, help } = parse()

const writeOutlines = (): void => {
  const files = outlineFilesOf(allTestModels.map(toDrawnChart))
  rmSync(outlinesFolder, { recursive: true, force: true })
  mkdirSync(outlinesFolder, { recursive: true })
  for (const [file, text] of files) writeFileSync(file, text)
  console.log(`Wrote ${files.size} files into ${outlinesFolder}.`)
}

const compare = async (ref: string): Promise<void> => {
  const before = chartsAt(process.cwd(), ref)
  const comments = openCommentsOf(allTestModels.map(toDrawnChart), readComments())
  const files = await reviewFilesOf(ref, before, allTestModels.map(toReviewedChart), comments)
  writeReview(files, reviewFolder)
  if (existsSync('dist/atlas')) writeReview(files, 'dist/atlas/review')
  console.log(String(files.get('review.md')))
  console.log(`review.md and the pictures are in ${reviewFolder}. The atlas shows them under "Review".`)
}

try {
  if (help) console.log(usage)
  else if (since === undefined) writeOutlines()
  else await compare(since)
} catch (error) {
  if (!(error instanceof UnreadableRevision)) throw error
  console.error(error.message)
  process.exitCode = 1
}
