import { expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { Activity } from '#domain/activity/activity.ts'
import { activityMachine } from '#machines/activity/activity.machine.ts'
import { selectActivities } from '#machines/activity/activity.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

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
