import * as z from 'zod/mini'
import { isAccountNotFound } from '#domain/people/accounts.ts'
import { allRefereesLimit } from '#domain/limits.ts'
import { type MarketerProfile, marketerProfileSchema } from '#domain/people/marketerProfile.ts'
import { type Referee, refereesSchema } from '#domain/people/referees.ts'
import { ApiError } from '#services/api/apiResult.ts'
import type { Api } from '#services/api/graphql.ts'

const marketerDocument =
  'query Marketer($marketerId: ID!) { getMarketer(marketerId: $marketerId) { ' +
  'marketer { id name email phoneNumber referralCode referredUsers } error } }'

const refereesDocument =
  'query Referees($payload: ListReferredUsersPayload!) { listReferredUsers(listReferredUsersPayload: $payload) { ' +
  'users { id name email userStatus totalItemsCount } lastEvaluatedKey { id item } error } }'

const marketerSchema = z.object({ marketer: z.nullish(marketerProfileSchema) })

const refereesResultSchema = z.object({
  users: refereesSchema,
  lastEvaluatedKey: z.nullish(z.object({ id: z.string(), item: z.string() })),
})

/** The referees that one call returns. `isComplete` is false if there are more. */
export interface RefereesResponse {
  readonly referees: readonly Referee[]
  readonly isComplete: boolean
}

/**
 * The calls of the ambassador area (§7).
 * @throws what {@link Api} throws; ApiError 'Unexpected answer' for an answer of another shape
 */
export const createAmbassadorService = (api: Api) => ({
  /** The marketer with the id of the token, or null if the server does not know the id. */
  async getMarketer(id: string, signal?: AbortSignal): Promise<MarketerProfile | null> {
    try {
      const results = await api({
        document: marketerDocument,
        variables: { marketerId: id },
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

  /** The referees of a code that one request returns (§7), without duplicates. */
  async listReferees(referralCode: string, signal?: AbortSignal): Promise<RefereesResponse> {
    const payload = { referralCode, isFirst: true, limit: allRefereesLimit, lastEvaluatedKey: null }
    const results = await api({
      document: refereesDocument,
      variables: { payload },
      schema: refereesResultSchema,
      ...(signal && { signal }),
    })
    const answer = results['listReferredUsers']
    if (!answer) throw new ApiError('Unexpected answer')
    return {
      referees: [...new Map(answer.users.map((referee) => [referee.id, referee])).values()],
      isComplete: !answer.lastEvaluatedKey,
    }
  },
})
