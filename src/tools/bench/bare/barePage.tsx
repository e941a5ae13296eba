import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { assign, createActor, fromPromise, setup } from 'xstate'

/** Renders a minimal page with React and XState: empty until its data is loaded. */
export const startBarePage = <Data,>(load: () => Promise<Data>, show: (data: Data) => ReactNode): void => {
  const machine = setup({
    types: { context: {} as { data: Data | null } },
    actors: { load: fromPromise(load) },
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
