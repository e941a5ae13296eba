import * as z from 'zod/mini'
import { type StatusChange, type User, userSchema } from '#domain/people/users.ts'
import { withIdPrefix } from '#domain/people/accounts.ts'
import { readableOrNull } from '#domain/lists/schemaFields.ts'
import { writeRequest } from '#services/api/apiRequest.ts'
import { ApiError } from '#services/api/apiResult.ts'
import type { Api } from '#services/api/graphql.ts'
import { userFields } from '#services/api/listQueries.ts'

const operations = { suspend: 'suspendUser', activate: 'activateUser' } as const

const schema = z.object({ data: readableOrNull(userSchema) })

/**
 * Suspends and activates users (§7).
 * @returns a function that returns the changed user, or null if the answer does not contain the user
 * @throws what {@link Api} throws, for example with the message 'User is already suspended'
 */
export const createUserStatusService =
  (api: Api) =>
  async (change: StatusChange, { id, email }: User, signal?: AbortSignal): Promise<User | null> => {
    const operation = operations[change]
    const args = { updateUserPayload: { userId: withIdPrefix(id), email } }
    const fields = `data { ${userFields} } error`
    const results = await api({
      ...writeRequest('mutation', [{ name: operation, args, fields }]),
      schema,
      ...(signal && { signal }),
    })
    if (!results[operation]) throw new ApiError('Unexpected answer')
    return results[operation].data ?? null
  }
