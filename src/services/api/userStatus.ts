import * as z from 'zod/mini'
import { fullListBatchSize } from '#domain/limits.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import { availableStatusChange, type StatusChange, type User, userSchema } from '#domain/people/users.ts'
import { withIdPrefix } from '#domain/people/accounts.ts'
import { readableOrNull } from '#domain/lists/schemaFields.ts'
import { ApiError } from '#services/api/apiResult.ts'
import type { Api } from '#services/api/graphql.ts'
import { userFields } from '#services/api/listQueries.ts'
import { createListService } from '#services/api/lists.ts'
import { newRowsOf } from '#services/api/newRows.ts'

const operations = { suspend: 'suspendUser', activate: 'activateUser' } as const

const schema = z.object({ data: readableOrNull(userSchema) })

/**
 * Suspends and activates users (§7). The call cannot be aborted: the server could have made the change.
 * @returns a function that returns the changed user, or null if the answer does not contain the user
 * @throws what {@link Api} throws, for example with the message 'User is already suspended'
 */
export const createUserStatusService =
  (api: Api) =>
  async (change: StatusChange, { id, email }: User): Promise<User | null> => {
    const operation = operations[change]
    const args = { updateUserPayload: { userId: withIdPrefix(id), email } }
    const fields = `data { ${userFields} } error`
    const results = await api({ kind: 'mutation', operations: [{ name: operation, args, fields }], schema })
    if (!results[operation]) throw new ApiError('Unexpected answer')
    return results[operation].data ?? null
  }

const changedSources = { suspend: 'inactiveUsers', activate: 'activeUsers' } as const

/**
 * Reads a user again after a change that the server did not confirm.
 * @returns a function that returns the user if the list of the new status has the user, otherwise null
 * @throws what {@link Api} throws; ApiError if the list cannot be read to its end
 */
export const createChangedUserService = (api: Api) => {
  const { fetchBatch } = createListService(api)
  return async (change: StatusChange, { id }: User, signal?: AbortSignal): Promise<User | null> => {
    const source = changedSources[change]
    const batches = newRowsOf((cursor) => fetchBatch({ source, cursor, limit: fullListBatchSize }, signal))
    for await (const rows of batches)
      for (const { entity } of rows as readonly ListRow<User>[])
        if (entity.id === id && availableStatusChange(entity) !== change) return entity
    return null
  }
}
