import * as z from 'zod/mini'
import { isAccountNotFound, withIdPrefix } from '#domain/people/accounts.ts'
import { allRefereesLimit } from '#domain/limits.ts'
import { type MarketerProfile, marketerProfileContract, marketerProfileSchema } from '#domain/people/marketerProfile.ts'
import { queryFields, refereeContract } from '#domain/records/contract.ts'
import { ApiError } from '#services/api/apiResult.ts'
import type { Api } from '#services/api/graphql.ts'
import { createRefereesCall } from '#services/api/referees.ts'

const marketerFields = `marketer { ${queryFields(marketerProfileContract)} } error`

const marketerSchema = z.object({ marketer: z.nullish(marketerProfileSchema) })

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

  /** A batch of the referees of a code. */
  listReferees: createRefereesCall(api, queryFields(refereeContract), allRefereesLimit),
})
