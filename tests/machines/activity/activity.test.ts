import { expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { Activity } from '#domain/activity/activity.ts'
import { activityMachine } from '#machines/activity/activity.machine.ts'
import { selectActivities } from '#machines/activity/activity.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const at = new Date(2026, 10, 23, 9, 5, 7).getTime()
const suspended: Activity = { kind: 'userSuspended', id: 'USR-1', name: 'Ada Obi', at }

const open = () => {
  const readActivities = deferredActor<readonly Activity[], { personId: string }>()
  const logic = activityMachine.provide({
    actors: { readActivities: readActivities.logic, subscribeToActivities: fromCallback(() => undefined) },
  })
  const actor = createActor(logic, { input: { personId: 'u-1' } }).start()
  return { actor, readActivities, effects: recordEffects(actor), shown: () => selectActivities(actor.getSnapshot()) }
}

test('without activities / the page says so, and exports nothing', async () => {
  const { actor, readActivities, effects, shown } = open()
  await readActivities.answer([])
  actor.send({ type: 'export.requested' })
  expect([readActivities.inputs, shown(), effects]).toEqual([
    [{ personId: 'u-1' }],
    { activities: [], isEmpty: true, isCleared: false },
    [],
  ])
})

test('an activity of another tab / is listed, and is in the file', async () => {
  const { actor, readActivities, effects, shown } = open()
  await readActivities.answer([])
  actor.send({ type: 'activities.changed', activities: [suspended] })
  actor.send({ type: 'export.requested' })
  const text = '\uFEFFTime,Activity,Name,Id\r\n2026-11-23 09:05:07,Suspended the user,Ada Obi,USR-1\r\n'
  expect([shown(), effects]).toEqual([
    { activities: [suspended], isEmpty: false, isCleared: false },
    [{ type: 'download', name: 'my-activity.csv', text }],
  ])
})

test('another tab that removes the activities / empties the page', async () => {
  const { actor, readActivities, shown } = open()
  await readActivities.answer([suspended])
  actor.send({ type: 'activities.changed', activities: [] })
  expect(shown()).toEqual({ activities: [], isEmpty: true, isCleared: false })
})

test('a cleared list / is removed from the browser, and Undo stores it again', async () => {
  const { actor, readActivities, effects, shown } = open()
  await readActivities.answer([suspended])
  actor.send({ type: 'clear.requested' })
  expect(shown()).toEqual({ activities: [], isEmpty: false, isCleared: true })
  actor.send({ type: 'undo.requested' })
  expect(shown()).toEqual({ activities: [suspended], isEmpty: false, isCleared: false })
  expect(effects).toEqual([
    { type: 'replaceActivities', personId: 'u-1', activities: [] },
    { type: 'replaceActivities', personId: 'u-1', activities: [suspended] },
  ])
})
