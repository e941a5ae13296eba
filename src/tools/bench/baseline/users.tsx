import { batchSize } from '#domain/limits.ts'
import type { User } from '#domain/people/users.ts'
import { createBatchQuery } from '#services/api/listQueries.ts'
import { startBaselinePage } from '#tools/bench/baseline/baselinePage.tsx'
import { fetchGraphql } from '#tools/bench/baseline/fetchGraphql.ts'

const { document: query, variables } = createBatchQuery({ source: 'allUsers', cursor: null, limit: batchSize })

startBaselinePage(
  async () => (await fetchGraphql<{ listAllUsers: { users: User[] } }>(query, variables)).listAllUsers.users,
  (users) => (
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
  ),
)
