import { useSelector } from '@xstate/react'
import { createRoot } from 'react-dom/client'
import { assign, createActor, fromPromise, setup } from 'xstate'
import { batchSize } from '#domain/limits.ts'
import type { User } from '#domain/users.ts'
// oxlint-disable-next-line no-restricted-imports -- the bare page makes the very same call
import { batchCall } from '#services/listCalls.ts'
import { ask } from '#tools/bench/floor/call.ts'

const { document: query, variables } = batchCall({ source: 'allUsers', cursor: null, limit: batchSize })

const loadUsers = fromPromise<readonly User[]>(async () => (await ask<{ listAllUsers: { users: User[] } }>(query, variables)).listAllUsers.users)

const machine = setup({
  types: { context: {} as { users: readonly User[] } },
  actors: { loadUsers },
}).createMachine({
  context: { users: [] },
  initial: 'loading',
  states: {
    loading: { invoke: { src: 'loadUsers', onDone: { target: 'showing', actions: assign({ users: ({ event }) => event.output }) }, onError: 'failed' } },
    showing: {},
    failed: {},
  },
})

const actor = createActor(machine).start()

const Page = () => {
  const users = useSelector(actor, ({ context }) => context.users)
  if (users.length === 0) return null
  return (
    <table>
      <tbody>
        {users.slice(0, 10).map(({ id, name, email, phoneNumber, totalItemsCount, userStatus }) => (
          <tr key={id}>
            <td>{name}</td>
            <td>{email}</td>
            <td>{phoneNumber}</td>
            <td>{totalItemsCount}</td>
            <td>{userStatus}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
