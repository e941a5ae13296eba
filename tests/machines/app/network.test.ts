import { afterEach, expect, test } from 'vitest'
import { type ActorRefFrom, type AnyActorRef, createActor, fromCallback, setup } from 'xstate'
import { sessionCall } from '#app/actors/session/sessionCall.ts'
import type { ListKindName } from '#domain/lists/kinds.ts'
import type { ListSummary } from '#domain/lists/summaries.ts'
import { networkMachine } from '#machines/app/network.machine.ts'
import { listSummaryMachine } from '#machines/lists/listSummary.machine.ts'
import { ApiError } from '#services/api/apiResult.ts'

const lost = new TypeError('Failed to fetch')
const refused = new ApiError('Answer 500')
let app: AnyActorRef | undefined

afterEach(() => app?.stop())

const settle = () => new Promise(setImmediate)

/** A page whose call fails with each of the errors, in order, and then is answered. */
const start = async (...errors: readonly Error[]) => {
  const left = [...errors]
  let calls = 0
  const loadSummary = sessionCall<ListSummary, { kind: ListKindName }>(async () => {
    calls += 1
    const error = left.shift()
    if (error) throw error
    return {} as ListSummary
  })
  const root = setup({
    actors: {
      network: networkMachine.provide({ actors: { subscribeToNetwork: fromCallback(() => undefined) } }),
      page: listSummaryMachine.provide({ actors: { loadSummary } }),
    },
  }).createMachine({
    invoke: [
      { src: 'network', id: 'network', systemId: 'network' },
      { src: 'page', id: 'page', input: { kind: 'users', problemTitle: 'Failed' } },
    ],
  })
  app = createActor(root).start()
  await settle()
  const { network, page } = app.getSnapshot().children as {
    network: ActorRefFrom<typeof networkMachine>
    page: ActorRefFrom<typeof listSummaryMachine>
  }
  const returns = async () => {
    network.send({ type: 'network.lost' })
    network.send({ type: 'network.restored' })
    await settle()
  }
  return { page, returns, result: () => [page.getSnapshot().value, calls] }
}

test('what found no network loads once when the network is back', async () => {
  const { result, returns } = await start(lost)
  expect(result()).toEqual(['failed', 1])
  await returns()
  expect(result()).toEqual(['loaded', 2])
  await returns()
  expect(result()).toEqual(['loaded', 2])
})

test('what finds no network again waits for the next time', async () => {
  const { result, returns } = await start(lost, lost)
  await returns()
  expect(result()).toEqual(['failed', 2])
  await returns()
  expect(result()).toEqual(['loaded', 3])
})

test('what failed for another reason waits for a person', async () => {
  const { page, result, returns } = await start(lost, refused)
  page.send({ type: 'retry.requested' })
  await settle()
  await returns()
  expect(result()).toEqual(['failed', 2])
})
