import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changedCopy } from '#charts/read/config.ts'
import { toReviewedChart } from '#tools/atlas/review/reviewedChart.ts'
import { reviewFilesOf, writeReview } from '#tools/atlas/review/reviewFiles.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'
import { expect, test } from '#tests/journeys/support/fixtures.ts'
import { startTestStack } from '#tests/support/stack.ts'

/** The sign-in chart, and a version of it with one more state. */
const twoVersions = () => {
  const signIn = allTestModels.find(({ id }) => id === 'auth/signIn')
  if (!signIn) throw new Error('There is no sign-in chart.')
  const waiting = { description: 'The person waits for a code.', meta: { section: '§4' } }
  const machine = changedCopy(signIn.machine, (config) => ({
    ...config,
    states: { waiting, ...config.states },
  }))
  return [toReviewedChart(signIn), toReviewedChart({ ...signIn, machine })] as const
}

test('the review shows a changed chart before and after, with a list of changes; a state takes a comment', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const folder = mkdtempSync(join(tmpdir(), 'rewoven-review-'))
  const atlas = join(folder, 'atlas')
  cpSync('dist/atlas', atlas, { recursive: true })
  const [before, after] = twoVersions()
  writeReview(await reviewFilesOf('before', [before], [after]), join(atlas, 'review'))
  const reviews = { folder: join(folder, 'reviews'), release: 'v2' }
  const stack = await startTestStack({ atlas: { folder: atlas }, reviews })
  try {
    await page.goto(`${stack.origin}/atlas/#review`)
    const chart = page.getByRole('region', { name: 'Sign in' })
    await expect(chart.getByText('State Waiting: The person waits for a code.')).toBeVisible()
    for (const side of ['before', 'after']) {
      const picture = chart.getByRole('img', { name: `auth/signIn, ${side}` })
      await expect(picture).toBeVisible()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300)
    }
    await expect(page.getByRole('region')).toHaveCount(1)
    await expect(page.getByText('This atlas has other charts than the review')).toBeVisible()

    await page.goto(`${stack.origin}/atlas/#auth/verify/open.resend.locked`)
    const comments = page.getByRole('region', { name: 'Comments' })
    await comments.getByLabel('Comment').fill('Is 60 s too long?')
    await comments.getByRole('button', { name: 'Add comment' }).click()
    await expect(comments.getByText('Is 60 s too long?')).toBeVisible()
    await expect(comments.getByLabel('Comment')).toHaveValue('')
    await expect(page.getByRole('button', { name: 'Locked, 1 open comment', exact: true })).toBeVisible()

    await page.getByRole('link', { name: 'Review' }).click()
    await page.getByRole('button', { name: 'Copy as text' }).click()
    await expect(page.getByText('Review copied.')).toBeVisible()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).toContain('**Verify › Open › Resend › Locked** (')
    expect(text).toContain(`\n  ${stack.origin}/atlas/#auth/verify/open.resend.locked\n`)
    await expect(page.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'review.md')
    await page.getByRole('region', { name: 'Open comments: 1' }).getByRole('link').click()

    await comments.getByRole('button', { name: 'Resolve' }).click()
    await expect(comments.getByText(/v2, resolved$/)).toBeVisible()
    expect(readFileSync(join(reviews.folder, 'auth/verify.json'), 'utf8')).toContain('"isResolved": true')
  } finally {
    await stack.close()
    rmSync(folder, { recursive: true })
  }
})
