import { createActor, setup } from 'xstate'
import type { ActivityKind } from '#domain/activity/activity.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView } from '#domain/lists/view.ts'
import { type User, userSchema } from '#domain/people/users.ts'
import { usersMachine } from '#machines/users/users.machine.ts'
import { statusSave } from '#machines/users/users.setup.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { deferSave } from '#tests/support/deferSave.ts'
import { leaveMessages, recordEffects } from '#tests/support/recordEffects.ts'

export const userOf = (fields: Partial<User>): User =>
  userSchema.parse({ id: 'USR-1', name: 'Ada Obi', email: 'ada@example.com', userStatus: 'ACTIVE', ...fields })
export const ada = userOf({})
export const bee = userOf({ id: 'USR-2', name: 'Bee Eze', email: 'bee@example.com' })

/** The message that drops prefetched rows, before each change. */
export const rowsOutdated = { type: 'rows.outdated', receiver: 'prefetchedBatches' }
export const activity = (kind: ActivityKind, id: string, name: string) => ({
  type: 'activity.made',
  change: { kind, id, name },
  receiver: 'pages',
})

interface ListPageEvent {
  readonly type: string
  readonly counts?: { readonly suspendedUserCount: number }
  readonly rows?: readonly { readonly id: string; readonly entity: User }[]
}

/** A stub of the list page that records its events. */
const recordingListPage = (received: ListPageEvent[]) =>
  setup({
    types: { events: {} as ListPageEvent },
    actions: { record: ({ event }) => void received.push(event) },
  }).createMachine({
    on: {
      'rows.changed': { actions: 'record' },
      'view.changed': { actions: 'record' },
    },
  })

export const openPage = (role = 'ADMIN') => {
  const received: ListPageEvent[] = []
  const { save: changeStatus, read: findChangedUser, logic } = deferSave(statusSave)
  const undoOffer = deferredActor<{ isAccepted: boolean }, { text: string }>()
  const actors = {
    listPage: recordingListPage(received) as never,
    statusSave: logic,
    undoOffer: undoOffer.logic as never,
  }
  const actor = createActor(usersMachine.provide({ actors }), { input: { view: defaultView(listKinds.users), role } })
  const effects = recordEffects(actor, leaveMessages)
  actor.start()
  const changeUsers = (users: readonly User[], change: 'suspend' | 'activate' = 'suspend') => {
    actor.send({ type: 'change.requested', change, users })
    actor.send({ type: 'change.confirmed' })
  }
  const rowChanges = () =>
    received.map(({ counts, rows }) =>
      [
        counts ? `${counts.suspendedUserCount} more suspended` : 'confirmed',
        ...(rows ?? []).map(({ id, entity }) => `${id} ${entity.userStatus}`),
      ].join(', '),
    )
  const undo = () => undoOffer.answer({ isAccepted: true })
  /** The change fails, and the user does not have the new status. */
  const refuse = async (error: Error) => {
    await changeStatus.fail(error)
    await findChangedUser.answer(null)
  }
  return {
    actor,
    findChangedUser,
    refuse,
    changeStatus,
    undoOffer,
    offers: undoOffer.inputs,
    undo,
    effects,
    changeUsers,
    rowChanges,
  }
}
