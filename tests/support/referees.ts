import { expect, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { emptyFollowUp, type FollowUp } from '#domain/people/followUp.ts'
import { noFilter } from '#domain/people/refereeFilter.ts'
import { type Referee, refereeSchema } from '#domain/people/referees.ts'
import { followUpMachine, type FollowUpCommand, type FollowUpInput } from '#machines/ambassador/followUp.machine.ts'
import { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'
import type { RefereesRequest } from '#domain/people/loadedReferees.ts'
import type { RefereesAnswer } from '#machines/ambassador/refereeList.setup.ts'

export const today = '2026-11-21'
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

export const openList = async (referees: readonly Referee[]) => {
  const listReferees = fromPromise<RefereesAnswer, RefereesRequest>(async () => ({
    referees,
    cursor: null,
    unreadableCount: 0,
    today,
    arrivedAt: 0,
  }))
  const subscribeToTabReturn = fromCallback(() => undefined)
  const machine = refereeListMachine.provide({ actors: { listReferees, subscribeToTabReturn } })
  const actor = createActor(machine, { input: { code: 'A', filter: noFilter } }).start()
  await vi.waitFor(() => expect(actor.getSnapshot().matches('showing')).toBe(true))
  return actor
}

export const openFollowUp = (followUp: FollowUp = emptyFollowUp) => {
  const browserStorage = fromCallback<FollowUpCommand, FollowUpInput>(() => undefined)
  const actor = createActor(followUpMachine.provide({ actors: { browserStorage } }), { input: { personId: 'u-7' } })
  actor.start().send({ type: 'followUp.read', followUp })
  return actor
}
