import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { assign, createActor, fromPromise, setup } from 'xstate'

declare const __CALL__: { readonly endpoint: string; readonly key: string }

/** Sends a GraphQL request and returns its data without validation. */
const fetchGraphql = async <Data,>(query: string): Promise<Data> => {
  const headers = { 'content-type': 'application/json', 'x-api-key': __CALL__.key }
  const response = await fetch(__CALL__.endpoint, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query }),
  })
  return ((await response.json()) as { data: Data }).data
}

/** Renders a minimal page with React and XState: empty until its data is loaded. */
export const startBarePage = <Data,>(query: string, show: (data: Data) => ReactNode): void => {
  const machine = setup({
    types: { context: {} as { data: Data | null } },
    actors: { load: fromPromise(() => fetchGraphql<Data>(query)) },
  }).createMachine({
    context: { data: null },
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          src: 'load',
          onDone: { target: 'showing', actions: assign({ data: ({ event }) => event.output }) },
          onError: 'failed',
        },
      },
      showing: {},
      failed: {},
    },
  })
  const actor = createActor(machine).start()
  const Page = () => {
    const data = useSelector(actor, ({ context }) => context.data)
    return data && show(data)
  }
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<Page />)
}
