// oxlint-disable no-restricted-globals -- the floor is a bare page with a fetch of its own
import { useSelector } from '@xstate/react'
import { createRoot } from 'react-dom/client'
import { assign, createActor, fromPromise, setup } from 'xstate'

interface Counts {
  readonly totalUserCount: number
  readonly totalItemsCount: number
}

declare const __FLOOR_CALL__: { readonly endpoint: string; readonly key: string }

const query = '{ getDashboard { dashboard { totalUserCount activeUserCount totalItemsCount rentedItemsCount soldItemsCount donatedItemsCount swapItemsCount } } }'

const loadCounts = fromPromise<Counts>(async () => {
  const headers = { 'content-type': 'application/json', 'x-api-key': __FLOOR_CALL__.key }
  const answer = await fetch(__FLOOR_CALL__.endpoint, { method: 'POST', headers, body: JSON.stringify({ query }) })
  return ((await answer.json()) as { data: { getDashboard: { dashboard: Counts } } }).data.getDashboard.dashboard
})

const machine = setup({
  types: { context: {} as { counts: Counts | null } },
  actors: { loadCounts },
}).createMachine({
  context: { counts: null },
  initial: 'loading',
  states: {
    loading: { invoke: { src: 'loadCounts', onDone: { target: 'showing', actions: assign({ counts: ({ event }) => event.output }) }, onError: 'failed' } },
    showing: {},
    failed: {},
  },
})

const actor = createActor(machine).start()

const Page = () => {
  const counts = useSelector(actor, ({ context }) => context.counts)
  if (!counts) return null
  return (
    <section>
      <h1>User Overview</h1>
      <p>{counts.totalUserCount.toLocaleString('en')}</p>
      <p>{counts.totalItemsCount.toLocaleString('en')}</p>
    </section>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
