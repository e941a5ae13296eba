import { beforeEach, describe, expect, test } from 'vitest'
import { type AnyActorRef, type AnyStateMachine, createActor, fromCallback, fromPromise, setup } from 'xstate'
import { accessPolicies } from '#domain/auth/access.ts'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { lazyLogic } from '#lazy/lazyChart.ts'
import { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import { routerMachine } from '#machines/app/router/router.machine.ts'
import { areaMachine } from '#machines/session/area.machine.ts'
import { admin, brand, firstAddress } from '#machines/testData.ts'
import { profileFormMachine } from '#machines/settings/profileForm.machine.ts'
import { ownProfile } from '#machines/settings/settings.testData.ts'
import { usersMachine } from '#machines/users/users.machine.ts'
import { statusSave } from '#machines/users/users.setup.ts'
import { ada, bee } from '#tests/machines/users/usersSupport.ts'
import { deferSave } from '#tests/support/deferSave.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const idle = fromCallback(() => undefined) as never

/** The router, and the admin area with this page. */
const openPage = async (chart: AnyStateMachine, input: object) => {
  const pages = adminPagesMachine.provide({
    actors: {
      loadPageCode: fromPromise(async () => ({ hasChart: true })) as never,
      pageChart: lazyLogic(() => ({ chart, input })) as never,
    },
  })
  const session = fromPromise(async () => ({ kind: 'admitted', profile: admin, expiresAt: 0 })) as never
  const area = areaMachine.provide({ actors: { session, lifetime: idle, pages, signOut: idle } })
  const router = routerMachine.provide({ actors: { browser: idle } })
  const url = { route: 'users', view: null, timeFrames: defaultTimeFrames } as const
  const areaInput = { brand, policy: accessPolicies.admin, sidebar: 'open', url } as const
  const app = setup({ actors: { area, router } }).createMachine({
    invoke: [
      { src: 'router', systemId: 'router', input: firstAddress },
      { id: 'area', src: 'area', systemId: 'area', input: areaInput },
    ],
  })
  const actor = createActor(app).start().getSnapshot().children.area as AnyActorRef
  await new Promise(setImmediate)
  const page = actor.getSnapshot().children.pages.getSnapshot().children.pageChart as AnyActorRef
  return {
    page,
    effects: recordEffects(page),
    signOut: () => actor.send({ type: 'signOut.requested' }),
    state: () => actor.getSnapshot().value as string,
  }
}

describe('a sign-out while users are suspended', () => {
  const openUsers = async () => {
    const { save, read, logic } = deferSave(statusSave)
    const machine = usersMachine.provide({ actors: { listPage: idle, undoOffer: idle, statusSave: logic } })
    const opened = await openPage(machine, { role: admin.role })
    opened.page.send({ type: 'change.requested', change: 'suspend', users: [ada, bee] })
    opened.page.send({ type: 'change.confirmed' })
    return { ...opened, read, save }
  }
  let users: Awaited<ReturnType<typeof openUsers>>
  beforeEach(async () => {
    users = await openUsers()
    users.signOut()
  })

  test('waits for the last suspension, and a message says so', async () => {
    const { effects, save, state } = users
    expect(effects).toContainEqual({
      type: 'toast',
      tone: 'blank',
      text: 'You are signed out when the changes are saved.',
    })
    await save.answer(null)
    expect(state()).toBe('signedIn')
    await save.answer(null)
    expect([save.inputs.length, state()]).toEqual([2, 'signingOut'])
  })

  test('does not happen if a suspension fails', async () => {
    const { read, save, state } = users
    await save.fail(new Error('Permission denied'))
    await read.answer(null)
    await save.answer(null)
    expect(state()).toBe('signedIn')
  })
})

describe('a sign-out with a profile that is not saved', () => {
  const openForm = async () => {
    const opened = await openPage(profileFormMachine, { ownProfile })
    opened.page.send({ type: 'changes.made' })
    opened.signOut()
    return opened
  }

  test('waits for the answer of the person', async () => {
    const { page, state } = await openForm()
    expect([page.getSnapshot().value, state()]).toEqual([{ unsaved: 'confirmingLeave' }, 'signedIn'])
    page.send({ type: 'leave.confirmed' })
    expect(state()).toBe('signingOut')
  })

  test('is asked for again after the person stayed', async () => {
    const { page, signOut, state } = await openForm()
    page.send({ type: 'dialog.dismissed' })
    page.send({ type: 'changes.undone' })
    expect(state()).toBe('signedIn')
    signOut()
    expect(state()).toBe('signingOut')
  })
})
