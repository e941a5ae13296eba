import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { exportReview } from '#tools/atlas/export/exportReview.tsx'
import { createReleaseReview } from '#tools/atlas/export/releaseReview.ts'
import { drawnChartsAt } from '#tools/atlas/review/createReview.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'

const commit = (): string => execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim()

/**
 * Writes the release review of this checkout.
 * @param since a commit, a branch or a tag to compare with; undefined for none
 * @throws UnknownRevision
 * @throws UnreadableRevision
 */
export const writeReleaseReview = async (file: string, since: string | undefined): Promise<void> => {
  const before = since === undefined ? null : { ref: since, charts: drawnChartsAt(process.cwd(), since) }
  const review = await createReleaseReview(allTestModels, before)
  const text = await exportReview(review, commit())
  writeFileSync(file, text)
  console.log(`Wrote ${file} (${(text.length / 1_000_000).toFixed(1)} MB).`)
}
