import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ReviewComment } from '#domain/app/reviewComments.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'

const small = { users: 10, items: 10 }

let folder: string
let stack: TestStack

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rewoven-reviews-'))
  stack = await startTestStack({
    ...small,
    reviews: { folder, release: 'v2', author: 'Ada Obi' },
    now: () => Date.UTC(2026, 10, 26),
  })
})
afterEach(async () => {
  await stack.close()
  rmSync(folder, { recursive: true })
})

const send = (chart: string, edit?: unknown) =>
  fetch(`${stack.origin}/local/reviews?chart=${encodeURIComponent(chart)}`, {
    ...(edit !== undefined && { method: 'POST', body: JSON.stringify(edit) }),
  })
const read = async (response: Response, chart = 'auth/verify') =>
  ((await response.json()) as Record<string, ReviewComment[]>)[chart] ?? []

test('a comment / is in the file of its chart, with its release and day', async () => {
  const [comment] = await read(await send('auth/verify', { part: 'open', text: 'Is 60 s too long?' }))
  expect(comment).toEqual({
    id: comment?.id,
    part: 'open',
    text: 'Is 60 s too long?',
    release: 'v2',
    author: 'Ada Obi',
    day: '2026-11-26',
    isResolved: false,
  })
  expect(JSON.parse(readFileSync(join(folder, 'auth/verify.json'), 'utf8'))).toEqual([comment])
  expect(await read(await send(''))).toEqual([comment])
  expect(await read(await send(''), 'auth/signIn')).toEqual([])
})

test('a resolved comment / stays, after the others', async () => {
  const [first] = await read(await send('auth/verify', { part: 'open', text: 'One' }))
  await send('auth/verify', { part: 'open', text: 'Two' })
  const comments = await read(await send('auth/verify', { id: first?.id, isResolved: true }))
  expect(comments.map(({ text, isResolved }) => [text, isResolved])).toEqual([
    ['One', true],
    ['Two', false],
  ])
})

test('without a folder / nobody can add one', async () => {
  await stack.close()
  stack = await startTestStack(small)
  expect(await (await send('auth/verify')).json()).toBeNull()
  expect((await send('auth/verify', { part: 'open', text: 'x' })).status).toBe(405)
})

test.each([
  ['../../etc', { part: 'open', text: 'x' }],
  ['auth/verify', { part: 'open', text: '' }],
  ['auth/verify', { part: 'open', text: 'x'.repeat(2_001) }],
  ['auth/verify', 'no comment'],
])('%s with %j / 400, and no file', async (chart, edit) => {
  expect((await send(chart, edit)).status).toBe(400)
  expect(existsSync(join(folder, 'auth'))).toBe(false)
})
