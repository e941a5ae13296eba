import * as z from 'zod/mini'
import { readEmail } from '#domain/readInput.ts'
import { allRefereesLimit, fullListBatchSize, refereeBatchSize } from '#domain/limits.ts'
import { withIdPrefix } from '#domain/people/accounts.ts'
import type { RefereeTallies } from '#domain/people/leaderboard.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import { createPayloadOf, type MarketerDetails, updatePayloadOf } from '#domain/people/marketerForms.ts'
import { type Marketer, marketerSchema } from '#domain/people/marketers.ts'
import { readableOrNull } from '#domain/lists/schemaFields.ts'
import { addToTally, emptyTally, type RefereeTally } from '#domain/people/refereeTallies.ts'
import { queryFields, refereeContract } from '#domain/records/contract.ts'
import type { Operation } from '#services/api/apiRequest.ts'
import { ApiError } from '#services/api/apiResult.ts'
import { deleteAccount } from '#services/api/deletions.ts'
import type { Api } from '#services/api/graphql.ts'
import { userFields } from '#services/api/listQueries.ts'
import { createListService } from '#services/api/lists.ts'
import { newRowsOf } from '#services/api/newRows.ts'
import { createRefereesCall } from '#services/api/referees.ts'

const marketerResult = z.nullish(z.object({ marketer: readableOrNull(marketerSchema) }))

const refereeRowFields = queryFields(refereeContract, ['id', 'name', 'email', 'totalItemsCount', 'createdAt'])
const refereeCountFields = queryFields(refereeContract, ['id', 'totalItemsCount', 'createdAt'])

/**
 * Marketers and their referees (§7). A change is sent once and cannot be aborted.
 * @throws what {@link Api} throws, such as 'Phone Number already exists' or 'User does not exist'; ApiError if a list
 * that must be complete is truncated
 */
export const createMarketerService = (api: Api) => {
  const lists = createListService(api)

  const change = async (name: string, args: NonNullable<Operation['args']>) => {
    const fields = `message marketer { ${userFields} } error`
    const results = await api({ kind: 'mutation', operations: [{ name, args, fields }], schema: marketerResult })
    return results[name] ?? null
  }

  const getMarketer = async (id: string, signal?: AbortSignal): Promise<Marketer | null> => {
    const args = { marketerId: withIdPrefix(id) }
    const results = await api({
      operations: [{ name: 'getMarketer', args, fields: `marketer { ${userFields} } error` }],
      schema: marketerResult,
      ...(signal && { signal }),
    })
    return results['getMarketer']?.marketer ?? null
  }

  const listedRows = (signal?: AbortSignal) => {
    const request = { source: 'allMarketers', limit: fullListBatchSize } as const
    const batches = newRowsOf((cursor) => lists.fetchBatch({ ...request, cursor }, signal))
    return batches as AsyncGenerator<readonly ListRow<Marketer>[]>
  }

  /** The marketer of the list with this id or this email. */
  const findListed = async (
    { id, email }: Pick<Marketer, 'id' | 'email'>,
    signal?: AbortSignal,
  ): Promise<Marketer | null> => {
    for await (const rows of listedRows(signal))
      for (const { entity } of rows)
        if (entity.id === withIdPrefix(id) || readEmail(entity.email) === readEmail(email)) return entity
    return null
  }

  const countedReferees = createRefereesCall(api, refereeCountFields, allRefereesLimit)

  const tallyCode = async (code: string, today: string, signal?: AbortSignal): Promise<RefereeTally> => {
    const batches = newRowsOf((cursor) => countedReferees({ code, cursor }, signal))
    let tally = emptyTally
    for await (const referees of batches) tally = addToTally(tally, referees, today)
    return tally
  }

  return {
    /** The referral code of a marketer, or null if the server does not know the marketer. */
    fetchReferralCode: async (id: string, signal?: AbortSignal): Promise<string | null> =>
      (await getMarketer(id, signal))?.referralCode ?? null,

    /** Creates a marketer, who can sign in at once. Null if the answer does not contain the marketer. */
    async createMarketer(details: MarketerDetails): Promise<Marketer | null> {
      const signUpPayload = { ...createPayloadOf(details), role: 'MARKETER' }
      return (await change('createMarketer', { signUpPayload }))?.marketer ?? null
    },

    /**
     * Changes what the form can change. Null if the answer does not contain the marketer.
     * @throws ApiError also if there is no answer: nothing says that the change was made
     */
    async updateMarketer({ id }: Marketer, details: MarketerDetails): Promise<Marketer | null> {
      const updateMarketerPayload = { userId: withIdPrefix(id), ...updatePayloadOf(details) }
      const answer = await change('updateMarketer', { updateMarketerPayload })
      if (!answer) throw new ApiError('')
      return answer.marketer ?? null
    },

    /** All marketers. */
    async listMarketers(signal?: AbortSignal): Promise<readonly Marketer[]> {
      const marketers: Marketer[] = []
      for await (const rows of listedRows(signal)) marketers.push(...rows.map(({ entity }) => entity))
      return marketers
    },

    findListed,

    /** The marketer as the server has it: an edited one by its id, a new one by its email in the list. */
    readMarketer: async (marketer: Marketer | null, { email }: MarketerDetails, signal?: AbortSignal) =>
      marketer === null ? findListed({ id: '', email }, signal) : getMarketer(marketer.id, signal),

    deleteMarketer: (marketer: Marketer): Promise<void> => deleteAccount(api, 'deleteMarketer', marketer),

    /** A batch of the referees of a code. */
    fetchReferees: createRefereesCall(api, refereeRowFields, refereeBatchSize),

    /**
     * The totals of the referees of each code. The codes are counted in parallel, in batches until the end.
     * @param today the local day, for the periods of the totals
     */
    async tallyReferees(codes: readonly string[], today: string, signal?: AbortSignal): Promise<RefereeTallies> {
      return Object.fromEntries(
        await Promise.all(codes.map(async (code) => [code, await tallyCode(code, today, signal)] as const)),
      )
    },
  }
}
