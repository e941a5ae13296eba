import * as z from 'zod/mini'
import { isAccountNotFound, withIdPrefix } from '#domain/people/accounts.ts'
import type { Audience } from '#domain/errorCatalogue.ts'
import { createRequest } from '#services/api/apiRequest.ts'
import { ApiError } from '#services/api/apiResult.ts'
import type { Api } from '#services/api/graphql.ts'

const operations = { admin: 'deleteAdminUser', marketer: 'deleteMarketer' } as const

const schema = z.object({ status: z.nullish(z.number()), message: z.nullish(z.string()) })

/**
 * Deletes the account of the signed-in person (§7). If the server does not know the account, it is deleted already: an
 * earlier answer was lost.
 * @returns a function that takes the id of the token
 * @throws what {@link Api} throws
 */
export const createDeleteAccountService =
  (api: Api) =>
  async (audience: Audience, id: string, email: string, signal?: AbortSignal): Promise<void> => {
    const operation = operations[audience]
    const args = { updateUserPayload: { userId: withIdPrefix(id), email } }
    const fields = 'status message error'
    try {
      const results = await api({
        ...createRequest('mutation', [{ name: operation, args, fields }]),
        schema,
        ...(signal && { signal }),
      })
      if (!results[operation]) throw new ApiError('Unexpected answer')
    } catch (error) {
      if (!isAccountNotFound(error)) throw error
    }
  }
