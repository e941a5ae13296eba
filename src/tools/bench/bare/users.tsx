import { batchSize } from '#domain/limits.ts'
import type { User } from '#domain/people/users.ts'
import { createBatchQuery } from '#services/api/listQueries.ts'
import { startBarePage } from '#tools/bench/bare/barePage.tsx'
import { BareTable } from '#tools/bench/bare/BareTable.tsx'
import { fetchGraphql } from '#tools/bench/bare/fetchGraphql.ts'

const { document: query, variables } = createBatchQuery({ source: 'allUsers', cursor: null, limit: batchSize })

startBarePage(
  async () => (await fetchGraphql<{ listAllUsers: { users: User[] } }>(query, variables)).listAllUsers.users,
  (users) => (
    <BareTable
      rows={users.map((user) => [user.name, user.email, user.phoneNumber, user.totalItemsCount, user.userStatus])}
    />
  ),
)
