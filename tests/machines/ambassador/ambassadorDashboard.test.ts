import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { marketerProfileSchema } from '#domain/people/marketerProfile.ts'
import { ambassadorDashboardMachine, type ProfileResult } from '#machines/ambassador/ambassadorDashboard.machine.ts'
import { selectAmbassadorDashboard } from '#machines/ambassador/ambassadorDashboard.selectors.ts'
import { refereeListMachine, type RefereesResult } from '#machines/ambassador/refereeList.machine.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const marketer = marketerProfileSchema.parse({
  id: 'USR-7',
  name: 'Tunde Bakare',
  email: 'tunde@example.com',
  referralCode: 'TUNDE-1',
  referredUsers: 4,
})
const invitation = { product: 'Rewoven', code: 'TUNDE-1', link: 'https://www.rewoven.com/referral/TUNDE-1' }
const reading: ProfileResult = { marketer, invitation, isFirstOfToken: true, hour: 19 }
const again = { ...reading, isFirstOfToken: false }
const unknown: ProfileResult = { ...again, marketer: null, invitation: null }

const toast = (tone: string, text: string) => ({ type: 'toast', tone, text })
const loadedToast = toast('success', 'Profile loaded successfully!')
const failedToast = toast('error', 'Failed to fetch profile.')

const open = () => {
  const clock = new SimulatedClock()
  const loadProfile = deferredActor<ProfileResult, { id: string }>()
  const listReferees = deferredActor<RefereesResult, { code: string }>()
  const refereeList = refereeListMachine.provide({ actors: { listReferees: listReferees.logic } })
  const actor = createActor(
    ambassadorDashboardMachine.provide({ actors: { loadProfile: loadProfile.logic, refereeList } }),
    { input: { id: 'u-7' }, clock },
  )
  const emitted = recordEffects(actor)
  actor.start()
  return {
    actor,
    clock,
    emitted,
    listReferees,
    loadProfile,
    view: () => selectAmbassadorDashboard(actor.getSnapshot()),
  }
}

const loaded = async () => {
  const dashboard = open()
  await dashboard.loadProfile.answer(reading)
  await dashboard.listReferees.answer({ referees: [], isComplete: true })
  return dashboard
}

const pressRefresh = ({ actor }: Pick<ReturnType<typeof open>, 'actor'>) => actor.send({ type: 'refresh.requested' })

describe('while the profile is on its way', () => {
  test('nothing is known, and it was asked for by the id of the token, once', () => {
    const { actor, loadProfile, view } = open()
    pressRefresh({ actor })
    expect([loadProfile.inputs, view()]).toMatchObject([
      [{ id: 'u-7' }],
      { isLoading: true, marketer: null, problem: null },
    ])
  })

  test('the dashboard opens when it is there, with a greeting by the hour, and says so', async () => {
    const { emitted, listReferees, view } = await loaded()
    expect(view()).toMatchObject({
      isLoading: false,
      isMissing: false,
      isRefreshing: false,
      problem: null,
      marketer,
      invitation,
      greeting: 'Good evening',
    })
    expect([emitted, listReferees.inputs]).toEqual([[loadedToast], [{ code: 'TUNDE-1' }]])
  })

  test('nothing is said where the same token has loaded it before', async () => {
    const { emitted, loadProfile } = open()
    await loadProfile.answer(again)
    expect(emitted).toEqual([])
  })

  test('a failure is explained, and can be tried again', async () => {
    const { actor, emitted, loadProfile, view } = open()
    await loadProfile.fail(new Error('Timeout'))
    expect(view()).toMatchObject({
      isLoading: false,
      marketer: null,
      problem: 'The request timed out. Please try again later.',
    })
    expect(emitted).toEqual([failedToast])
    actor.send({ type: 'retry.requested' })
    expect(view()).toMatchObject({ isLoading: true, problem: null })
    await loadProfile.answer(reading)
    expect(view().marketer).toEqual(marketer)
  })

  test("a refused call reads 'Unauthorized'", async () => {
    const { loadProfile, view } = open()
    await loadProfile.fail(new Error('Unauthorized: no key'))
    expect(view().problem).toBe('Unauthorized')
  })

  test('a marketer whom the server does not know is asked to sign in', async () => {
    const { emitted, loadProfile, view } = open()
    await loadProfile.answer(unknown)
    expect([view().isMissing, view().marketer, emitted]).toEqual([
      true,
      null,
      [toast('error', 'Marketer profile not found.')],
    ])
  })
})

describe('the profile of an open dashboard', () => {
  test('is fetched anew at the earliest a second after it was fetched last', async () => {
    const { actor, clock, loadProfile } = await loaded()
    clock.increment(999)
    pressRefresh({ actor })
    expect(loadProfile.inputs).toHaveLength(1)
    clock.increment(1)
    pressRefresh({ actor })
    pressRefresh({ actor })
    expect(loadProfile.inputs).toHaveLength(2)
  })

  test('stays on the page meanwhile, with the referees being fetched too', async () => {
    const dashboard = await loaded()
    dashboard.clock.increment(1_000)
    pressRefresh(dashboard)
    expect(dashboard.view()).toMatchObject({ isRefreshing: true, marketer })
    expect(dashboard.listReferees.inputs).toHaveLength(2)
    await dashboard.loadProfile.answer({ ...again, marketer: { ...marketer, name: 'Tunde B.' }, hour: 9 })
    expect(dashboard.view()).toMatchObject({
      isRefreshing: false,
      greeting: 'Good morning',
      marketer: { name: 'Tunde B.' },
    })
    expect(dashboard.emitted).toEqual([loadedToast])
  })

  test('stays where it could not be fetched anew, and a message says so', async () => {
    const dashboard = await loaded()
    dashboard.clock.increment(1_000)
    pressRefresh(dashboard)
    await dashboard.loadProfile.fail(new Error('Network Error'))
    expect(dashboard.view()).toMatchObject({ isRefreshing: false, marketer, problem: null })
    expect(dashboard.emitted).toEqual([loadedToast, failedToast])
  })

  test('that is gone since leads to the sign-in', async () => {
    const dashboard = await loaded()
    dashboard.clock.increment(1_000)
    pressRefresh(dashboard)
    await dashboard.loadProfile.answer(unknown)
    expect(dashboard.view()).toMatchObject({ isMissing: true, marketer: null, invitation: null })
  })

  test('says that it has loaded once more after the token was renewed', async () => {
    const dashboard = await loaded()
    dashboard.clock.increment(1_000)
    pressRefresh(dashboard)
    await dashboard.loadProfile.answer(reading)
    expect(dashboard.emitted).toEqual([loadedToast, loadedToast])
  })
})
