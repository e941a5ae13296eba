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
import { differentScreens } from '#tools/atlas/screens/compareScreens.ts'
import { screensFolder } from '#tools/atlas/screens/screenFiles.ts'
import { earlierScreensFolder, keepBothScreens } from '#tools/atlas/screens/screensAt.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'

/**
 * `npm run charts` writes the outlines. With `--since REF` it compares the charts with those of another revision, and
 * with `--screens CHART`, or `all`, what the pages show too.
 */
const { since, screens } = parseArgs({ options: { since: { type: 'string' }, screens: { type: 'string' } } }).values

const writeOutlines = (): void => {
  const files = outlineFilesOf(allTestModels.map(toDrawnChart))
  rmSync(outlinesFolder, { recursive: true, force: true })
  mkdirSync(outlinesFolder, { recursive: true })
  for (const [file, text] of files) writeFileSync(file, text)
  console.log(`Wrote ${files.size} files into ${outlinesFolder}.`)
}

const compare = async (ref: string): Promise<void> => {
  const before = chartsAt(process.cwd(), ref)
  if (screens !== undefined) keepBothScreens(process.cwd(), ref, screens)
  const screensOf = (chart: string) =>
    screens === undefined ? [] : differentScreens(earlierScreensFolder, screensFolder, chart)
  const files = await reviewFilesOf(ref, before, allTestModels.map(toReviewedChart), {
    screensOf,
    comments: openCommentsOf(allTestModels.map(toDrawnChart), readComments()),
  })
  writeReview(files, reviewFolder)
  if (existsSync('dist/atlas')) writeReview(files, 'dist/atlas/review')
  console.log(String(files.get('review.md')))
  console.log(`review.md and the pictures are in ${reviewFolder}. The atlas shows them under "Review".`)
}

try {
  if (since === undefined) writeOutlines()
  else await compare(since)
} catch (error) {
  if (!(error instanceof UnreadableRevision)) throw error
  console.error(error.message)
  process.exitCode = 1
}
