import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { outlineFilesOf, outlinesFolder } from '#tools/atlas/chartFiles.ts'
import { toDrawnChart } from '#charts/pictures/toDrawnChart.ts'
import { readComments } from '#tools/atlas/review/commentFiles.ts'
import { openCommentsOf } from '#tools/atlas/review/openComments.ts'
import { reviewFolder } from '#tools/atlas/review/review.ts'
import { toReviewedChart } from '#tools/atlas/review/reviewedChart.ts'
import { reviewFilesOf, writeReview } from '#tools/atlas/review/reviewFiles.ts'
import { chartsAt } from '#tools/atlas/review/revision.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'

/** Writes the outlines of all charts. */
export const writeOutlines = (): void => {
  const files = outlineFilesOf(allTestModels.map(toDrawnChart))
  rmSync(outlinesFolder, { recursive: true, force: true })
  mkdirSync(outlinesFolder, { recursive: true })
  for (const [file, text] of files) writeFileSync(file, text)
  console.log(`Wrote ${files.size} files into ${outlinesFolder}.`)
}

/** Compares the charts with those of a revision, and writes a review. */
export const compareWith = async (ref: string): Promise<void> => {
  const before = chartsAt(process.cwd(), ref)
  const comments = openCommentsOf(allTestModels.map(toDrawnChart), readComments())
  const files = await reviewFilesOf(ref, before, allTestModels.map(toReviewedChart), comments)
  writeReview(files, reviewFolder)
  if (existsSync('dist/atlas')) writeReview(files, 'dist/atlas/review')
  console.log(String(files.get('review.md')))
  console.log(`review.md and the pictures are in ${reviewFolder}. The atlas shows them under "Review".`)
}
