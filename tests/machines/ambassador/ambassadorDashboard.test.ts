import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { marketerProfileSchema } from '#domain/people/marketerProfile.ts'
import { ambassadorDashboardMachine, type ProfileResult } from '#machines/ambassador/ambassadorDashboard.machine.ts'
import { followUpMachine } from '#machines/ambassador/followUp.machine.ts'
import { selectAmbassadorDashboard } from '#machines/ambassador/ambassadorDashboard.selectors.ts'
import { noFilter } from '#domain/people/refereeFilter.ts'
import { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'
import type { DatedBatch } from '#domain/lists/loadedRows.ts'
import type { RefereeRow } from '#domain/people/referees.ts'
import { refereesLoader } from '#machines/lists/loader.machine.ts'
import type { RefereesCall } from '#tests/support/referees.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const noReports = fromCallback(() => undefined)
const followUp = followUpMachine.provide({ actors: { browserStorage: fromCallback(() => undefined) } })
const marketer = marketerProfileSchema.parse({
  id: 'USR-7',
  name: 'Tunde Bakare',
  email: 'tunde@example.com',
  referralCode: 'TUNDE-1',
  referredUsers: 4,
})
const invitation = { product: 'Rewoven', code: 'TUNDE-1', link: 'https://www.rewoven.com/referral/TUNDE-1' }
const firstResult: ProfileResult = { marketer, invitation, isFirstForToken: true, hour: 19 }

const toast = (tone: string, text: string) => ({ type: 'toast', tone, text })
const loadedToast = toast('success', 'Profile loaded successfully!')
const failedToast = toast('error', 'Failed to fetch profile.')

const open = () => {
  const clock = new SimulatedClock()
  const loadProfile = deferredActor<ProfileResult, { marketerId: string }>()
  const listReferees = deferredActor<DatedBatch<RefereeRow>, RefereesCall>()
  const loader = refereesLoader.provide({ actors: { fetchBatch: listReferees.logic } })
  const refereeList = refereeListMachine.provide({ actors: { loader, subscribeToTabReturn: noReports } })
  const actor = createActor(
    ambassadorDashboardMachine.provide({ actors: { loadProfile: loadProfile.logic, refereeList, followUp } }),
    { input: { marketerId: 'u-7', filter: noFilter }, clock },
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

const openLoaded = async () => {
  const dashboard = open()
  await dashboard.loadProfile.answer(firstResult)
  await dashboard.listReferees.answer({ rows: [], cursor: null, arrivedAt: 0 })
  return dashboard
}

const pressRefresh = ({ actor }: Pick<ReturnType<typeof open>, 'actor'>) => actor.send({ type: 'refresh.requested' })

describe('while the profile loads', () => {
  test('after the answer / shows the dashboard with a greeting for the hour, and a toast', async () => {
    const { emitted, listReferees, view } = await openLoaded()
    expect(view()).toMatchObject({
      isLoading: false,
      isNotFound: false,
      isRefreshing: false,
      problem: null,
      marketer,
      invitation,
      greeting: 'Good evening',
    })
    expect([emitted, listReferees.inputs]).toMatchObject([
      [loadedToast],
      [{ source: { code: 'TUNDE-1' }, cursor: null }],
    ])
  })

  test('after a failed load / shows the reason and can retry', async () => {
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
    await loadProfile.answer(firstResult)
    expect(view().marketer).toEqual(marketer)
  })
})

describe('a loaded dashboard', () => {
  test('reloads the profile one second after the last load at the earliest', async () => {
    const { actor, clock, loadProfile } = await openLoaded()
    clock.increment(999)
    pressRefresh({ actor })
    expect(loadProfile.inputs).toHaveLength(1)
    clock.increment(1)
    pressRefresh({ actor })
    pressRefresh({ actor })
    expect(loadProfile.inputs).toHaveLength(2)
  })
})

test('a part of the page that stops with an unexpected error / says so, and the page can be loaded again', async () => {
  const brokenCopy = fromCallback(() => {
    throw new Error('an unexpected error')
  })
  const loadProfile = deferredActor<ProfileResult, { marketerId: string }>()
  const actor = createActor(
    ambassadorDashboardMachine.provide({
      actors: {
        loadProfile: loadProfile.logic,
        copy: brokenCopy as never,
        refereeList: refereeListMachine.provide({ actors: { subscribeToTabReturn: noReports } }),
        followUp,
      },
    }),
    { input: { marketerId: 'u-7', filter: noFilter }, clock: new SimulatedClock() },
  ).start()
  await loadProfile.answer(firstResult)
  const { problem, marketer: shown } = selectAmbassadorDashboard(actor.getSnapshot())
  expect({ problem, shown }).toEqual({
    problem: 'Something went wrong. Please try again or contact support.',
    shown: null,
  })
  actor.send({ type: 'retry.requested' })
  expect(loadProfile.inputs).toHaveLength(2)
})

test('the filter of the URL / reaches the list, whether or not it runs', async () => {
  const { actor, loadProfile, view } = open()
  const filterOfList = () => view().refereeList?.getSnapshot().context.filter
  const unlisted = { ...noFilter, isUnlisted: true }
  actor.send({ type: 'filter.changed', filter: unlisted })
  await loadProfile.answer(firstResult)
  expect(filterOfList()).toEqual(unlisted)
  actor.send({ type: 'filter.changed', filter: noFilter })
  expect(filterOfList()).toEqual(noFilter)
})
