import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chartsAt, reviewFilesOf, writeReview } from '#tools/atlas/review/since.ts'
import { expect, test } from '#tests/journeys/support/fixtures.ts'
import { startTestStack } from '#tests/support/stack.ts'

/** A repository with two revisions of the real charts: in the second, asking for a new code leads elsewhere and a state is new. */
const twoRevisions = (folder: string): string => {
  const repository = join(folder, 'repository')
  const git = (...words: string[]) => execFileSync('git', ['-C', repository, '-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'commit.gpgsign=false', ...words])
  for (const part of ['machines', 'src/domain', 'package.json', 'tsconfig.json']) cpSync(part, join(repository, part), { recursive: true })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'before')
  git('tag', 'before')
  const file = join(repository, 'machines/auth/signIn.machine.ts')
  const written = readFileSync(file, 'utf8')
  const changed = written.replace("    sent: {", "    waiting: { description: 'The person waits for a code.', meta: { section: '§4' } },\n    sent: {")
  expect(changed).not.toBe(written)
  writeFileSync(file, changed)
  git('commit', '--quiet', '--all', '--message', 'after')
  git('tag', 'after')
  return repository
}

test('before and after of two revisions stand side by side, with the change marked and in words', async ({ page }) => {
  test.setTimeout(120_000)
  const folder = mkdtempSync(join(tmpdir(), 'rewoven-review-'))
  const atlas = join(folder, 'atlas')
  cpSync('dist/atlas', atlas, { recursive: true })
  const repository = twoRevisions(folder)
  writeReview(await reviewFilesOf('before', chartsAt(repository, 'before'), chartsAt(repository, 'after')), join(atlas, 'review'))
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
  } finally {
    await stack.close()
    rmSync(folder, { recursive: true })
  }
})
