import * as z from 'zod/mini'
import { isAccountNotFound, withIdPrefix } from '#domain/people/accounts.ts'
import type { Cursor } from '#domain/lists/loadProgress.ts'
import { allRefereesLimit } from '#domain/limits.ts'
import { type MarketerProfile, marketerProfileContract, marketerProfileSchema } from '#domain/people/marketerProfile.ts'
import type { RefereeBatch } from '#domain/people/loadedReferees.ts'
import { refereesSchema } from '#domain/people/referees.ts'
import { queryFields, refereeContract } from '#domain/records/contract.ts'
import { ApiError, requireReadableRows } from '#services/api/apiResult.ts'
import type { Api } from '#services/api/graphql.ts'
import { createRefereesRequest } from '#services/api/listQueries.ts'
import { cursorSchema } from '#services/api/lists.ts'

const marketerFields = `marketer { ${queryFields(marketerProfileContract)} } error`

const marketerSchema = z.object({ marketer: z.nullish(marketerProfileSchema) })

const refereesResultSchema = z.object({
  users: refereesSchema,
  lastEvaluatedKey: cursorSchema,
})

/**
 * The calls of the ambassador area (§7).
 * @throws what {@link Api} throws; ApiError 'Unexpected answer' for an answer of another shape
 */
export const createAmbassadorService = (api: Api) => ({
  /** The marketer with the id of the token, or null if the server does not know the id. */
  async getMarketer(id: string, signal?: AbortSignal): Promise<MarketerProfile | null> {
    try {
      const results = await api({
        operations: [{ name: 'getMarketer', args: { marketerId: withIdPrefix(id) }, fields: marketerFields }],
        schema: marketerSchema,
        ...(signal && { signal }),
      })
      if (!results['getMarketer']) throw new ApiError('Unexpected answer')
      return results['getMarketer'].marketer ?? null
    } catch (error) {
      if (isAccountNotFound(error)) return null
      throw error
    }
  },

  /** A batch of the referees of a code (§7). The server decides how many rows an answer has. */
  async listReferees(
    { code, cursor }: { readonly code: string; readonly cursor: Cursor | null },
    signal?: AbortSignal,
  ): Promise<RefereeBatch> {
    const results = await api({
      ...createRefereesRequest(queryFields(refereeContract), code, cursor, allRefereesLimit),
      schema: refereesResultSchema,
      ...(signal && { signal }),
    })
    const answer = results['listReferredUsers']
    if (!answer) throw new ApiError('Unexpected answer')
    const { users, lastEvaluatedKey } = answer
    const { rows, unreadableCount } = users
    requireReadableRows(cursor, rows.length, unreadableCount)
    return { referees: rows, cursor: lastEvaluatedKey, unreadableCount }
  },
})
