import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { ReviewComment, ReviewEdit } from '#domain/app/reviewComments.ts'
import { commentsMachine, type LoadedComments, selectComments } from '#tools/atlas/site/charts/comments.machine.ts'

const comment: ReviewComment = {
  id: '1',
  part: 'open',
  text: 'Why?',
  release: 'v1',
  day: '2026-11-26',
  isResolved: false,
}

const start = async (save: (edit: ReviewEdit) => Promise<readonly ReviewComment[]>) => {
  const loaded: LoadedComments = { comments: [], canWrite: true }
  const actors = {
    loadComments: fromPromise<LoadedComments, { chart: string }>(async () => loaded),
    saveEdit: fromPromise(({ input }: { input: { chart: string; edit: ReviewEdit } }) => save(input.edit)),
  }
  const actor = createActor(commentsMachine.provide({ actors }), { input: { chart: 'auth/verify' } }).start()
  await waitFor(actor, (snapshot) => snapshot.matches('reading'))
  return actor
}

test('a comment is saved / it is in the list, and the field is empty', async () => {
  const edits: ReviewEdit[] = []
  const actor = await start(async (edit) => {
    edits.push(edit)
    return [comment]
  })
  actor.send({ type: 'draft.changed', text: ' Why? ' })
  actor.send({ type: 'comment.added', part: 'open' })
  const saved = await waitFor(actor, (snapshot) => snapshot.context.comments.length > 0)
  expect(edits).toEqual([{ part: 'open', text: 'Why?' }])
  expect(selectComments(saved)).toMatchObject({ comments: [comment], draft: '', hasSaveFailed: false })
})

test('a comment is not saved / the text stays, and a retry sends it again', async () => {
  let isDown = true
  const actor = await start(async () => {
    if (isDown) throw new Error('Failed to fetch')
    return [comment]
  })
  actor.send({ type: 'draft.changed', text: 'Why?' })
  actor.send({ type: 'comment.added', part: 'open' })
  const failed = await waitFor(actor, (snapshot) => snapshot.matches('saveFailed'))
  expect(selectComments(failed)).toMatchObject({ comments: [], draft: 'Why?', hasSaveFailed: true })
  isDown = false
  actor.send({ type: 'retry.requested' })
  const saved = await waitFor(actor, (snapshot) => snapshot.matches('reading'))
  expect(selectComments(saved)).toMatchObject({ comments: [comment], draft: '', hasSaveFailed: false })
})

test('a comment without text / is not sent', async () => {
  const actor = await start(async () => [])
  actor.send({ type: 'draft.changed', text: '  ' })
  actor.send({ type: 'comment.added', part: 'open' })
  expect(actor.getSnapshot().matches('reading')).toBe(true)
})
