import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reviewFilesOf, writeReview } from '#tools/atlas/review/reviewFiles.ts'
import { chartsAt } from '#tools/atlas/review/revision.ts'
import { expect, test } from '#tests/journeys/support/fixtures.ts'
import { createRepository, type TestRepository } from '#tests/support/repository.ts'
import { startTestStack } from '#tests/support/stack.ts'

/** A repository with two revisions of the real charts. The second one adds a state to the sign-in chart. */
const twoRevisions = (): TestRepository => {
  const repository = createRepository()
  for (const part of ['machines', 'src/domain', 'package.json', 'tsconfig.json'])
    cpSync(part, join(repository.folder, part), { recursive: true })
  repository.commit('before', {})
  const file = 'machines/auth/signIn.machine.ts'
  const original = readFileSync(file, 'utf8')
  const changed = original
    .replace(
      '    sent: {',
      "    waiting: { description: 'The person waits for a code.', meta: { section: '§4' } },\n    sent: {",
    )
    .replace(/description: '[^']*'/, "description: 'In other words.'")
  expect(changed).not.toBe(original)
  repository.commit('after', { [file]: changed })
  return repository
}

test('the review shows a changed chart before and after, with a list of changes', async ({ page }) => {
  test.setTimeout(120_000)
  const folder = mkdtempSync(join(tmpdir(), 'rewoven-review-'))
  const atlas = join(folder, 'atlas')
  cpSync('dist/atlas', atlas, { recursive: true })
  const repository = twoRevisions()
  writeReview(
    await reviewFilesOf('before', chartsAt(repository.folder, 'before'), chartsAt(repository.folder, 'after')),
    join(atlas, 'review'),
  )
  const stack = await startTestStack({ atlas: { folder: atlas } })
  try {
    await page.goto(`${stack.origin}/atlas/#review`)
    const chart = page.getByRole('region', { name: 'auth/signIn' })
    await expect(chart.getByText('State Waiting: The person waits for a code.')).toBeVisible()
    for (const side of ['before', 'after']) {
      const picture = chart.getByRole('img', { name: `auth/signIn, ${side}` })
      await expect(picture).toBeVisible()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300)
    }
    await expect(page.getByRole('region')).toHaveCount(1)
    await page.getByText('Only words: 1').click()
    await expect(page.getByText('Sign in: In other words.')).toBeVisible()
  } finally {
    await stack.close()
    repository.remove()
    rmSync(folder, { recursive: true })
  }
})
