import { useSelector } from '@xstate/react'
import { createRoot } from 'react-dom/client'
import { assign, createActor, fromPromise, setup } from 'xstate'
import { ask } from '#tools/bench/floor/call.ts'

interface Counts {
  readonly totalUserCount: number
  readonly totalItemsCount: number
}

const query = '{ getDashboard { dashboard { totalUserCount activeUserCount totalItemsCount rentedItemsCount soldItemsCount donatedItemsCount swapItemsCount } } }'

const loadCounts = fromPromise<Counts>(async () => (await ask<{ getDashboard: { dashboard: Counts } }>(query)).getDashboard.dashboard)

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
