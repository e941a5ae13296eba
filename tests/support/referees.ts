import { expect, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { DatedBatch } from '#domain/lists/loadedRows.ts'
import { emptyFollowUp, type FollowUp } from '#domain/people/followUp.ts'
import { noFilter } from '#domain/people/refereeFilter.ts'
import { type Referee, type RefereeRow, refereeSchema } from '#domain/people/referees.ts'
import { toRefereeRow } from '#domain/records/referee.ts'
import { followUpMachine, type FollowUpCommand, type FollowUpInput } from '#machines/ambassador/followUp.machine.ts'
import { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'
import { refereesLoader } from '#machines/lists/loader.machine.ts'
import type { LoaderCall } from '#machines/lists/loader.setup.ts'

export const today = '2026-11-21'
/** Noon of {@link today}. */
export const arrivedToday = new Date(`${today}T12:00:00`).getTime()

/** A call of the loader of referees. */
export type RefereesCall = LoaderCall<{ readonly code: string }>

export const refereeOf = (index: number, given: Partial<Referee> = {}): Referee =>
  refereeSchema.parse({
    id: `USR-${index}`,
    name: `Ada ${index}`,
    totalItemsCount: index % 2,
    userStatus: 'ACTIVE',
    createdAt: '2026-11-20T12:00:00Z',
    ...given,
  })
export const refereesOf = (count: number, given: Partial<Referee> = {}): Referee[] =>
  Array.from({ length: count }, (_, index) => refereeOf(index, given))

const startList = (call: () => Promise<DatedBatch<RefereeRow>>) => {
  const loader = refereesLoader.provide({
    actors: { fetchBatch: fromPromise<DatedBatch<RefereeRow>, RefereesCall>(call) },
  })
  const machine = refereeListMachine.provide({
    actors: { loader, subscribeToTabReturn: fromCallback(() => undefined) },
  })
  return createActor(machine, { input: { code: 'A', filter: noFilter } }).start()
}

/** A list whose call has no answer. */
export const openLoadingList = () => startList(() => new Promise(() => undefined))

/** A list whose call has failed. */
export const openFailedList = async () => {
  const actor = startList(() => Promise.reject(new Error('Permission denied')))
  await vi.waitFor(() => expect(actor.getSnapshot().context.problem).not.toBeNull())
  return actor
}

export const openList = async (referees: readonly Referee[]) => {
  const actor = startList(async () => ({ rows: referees.map(toRefereeRow), cursor: null, arrivedAt: arrivedToday }))
  await vi.waitFor(() => expect(actor.getSnapshot().context.list.end).toBe('reached'))
  return actor
}

export const openFollowUp = (followUp: FollowUp = emptyFollowUp) => {
  const browserStorage = fromCallback<FollowUpCommand, FollowUpInput>(() => undefined)
  const actor = createActor(followUpMachine.provide({ actors: { browserStorage } }), { input: { personId: 'u-7' } })
  actor.start().send({ type: 'followUp.read', followUp })
  return actor
}
