import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { AllReviewComments, ReviewComment } from '#domain/app/reviewComments.ts'
import {
  type ChartEdit,
  commentsMachine,
  type LoadedComments,
  selectComments,
} from '#tools/atlas/site/charts/comments.machine.ts'

const comment: ReviewComment = {
  id: '1',
  part: 'open',
  text: 'Why?',
  release: 'v1',
  day: '2026-11-26',
  isResolved: false,
}

const start = async (save: (edit: ChartEdit) => Promise<AllReviewComments>) => {
  const loaded: LoadedComments = { comments: {}, canWrite: true }
  const actors = {
    loadComments: fromPromise(async () => loaded),
    saveEdit: fromPromise(({ input }: { input: ChartEdit }) => save(input)),
  }
  const actor = createActor(commentsMachine.provide({ actors })).start()
  await waitFor(actor, (snapshot) => snapshot.matches('reading'))
  return actor
}

test('a comment is saved / it is in the list, and the field is empty', async () => {
  const edits: ChartEdit[] = []
  const actor = await start(async (edit) => {
    edits.push(edit)
    return { 'auth/verify': [comment] }
  })
  actor.send({ type: 'draft.changed', text: ' Why? ' })
  actor.send({ type: 'comment.added', chart: 'auth/verify', part: 'open' })
  const saved = await waitFor(actor, (snapshot) => 'auth/verify' in snapshot.context.comments)
  expect(edits).toEqual([{ chart: 'auth/verify', edit: { part: 'open', text: 'Why?' } }])
  expect(selectComments(saved)).toMatchObject({
    comments: { 'auth/verify': [comment] },
    draft: '',
    hasSaveFailed: false,
  })
})

test('a comment is not saved / the text stays, and a retry sends it again', async () => {
  let isDown = true
  const actor = await start(async () => {
    if (isDown) throw new Error('Failed to fetch')
    return { 'auth/verify': [comment] }
  })
  actor.send({ type: 'draft.changed', text: 'Why?' })
  actor.send({ type: 'comment.added', chart: 'auth/verify', part: 'open' })
  const failed = await waitFor(actor, (snapshot) => snapshot.matches('saveFailed'))
  expect(selectComments(failed)).toMatchObject({ comments: {}, draft: 'Why?', hasSaveFailed: true })
  isDown = false
  actor.send({ type: 'retry.requested' })
  const saved = await waitFor(actor, (snapshot) => snapshot.matches('reading'))
  expect(selectComments(saved)).toMatchObject({
    comments: { 'auth/verify': [comment] },
    draft: '',
    hasSaveFailed: false,
  })
})

test('a comment without text / is not sent', async () => {
  const actor = await start(async () => ({}))
  actor.send({ type: 'draft.changed', text: '  ' })
  actor.send({ type: 'comment.added', chart: 'auth/verify', part: 'open' })
  expect(actor.getSnapshot().matches('reading')).toBe(true)
})
