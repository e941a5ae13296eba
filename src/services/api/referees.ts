import * as z from 'zod/mini'
import type { Batch } from '#domain/lists/loadedRows.ts'
import { type Referee, type RefereesRequest, refereesSchema } from '#domain/people/referees.ts'
import { ApiError, requireReadableRows } from '#services/api/apiResult.ts'
import type { Api } from '#services/api/graphql.ts'
import { createRefereesRequest } from '#services/api/listQueries.ts'
import { cursorSchema } from '#services/api/lists.ts'

const answerSchema = z.object({ users: refereesSchema, lastEvaluatedKey: cursorSchema })

/**
 * Makes the call for a batch of the referees of a code, newest first (§7). The server decides how many rows an answer has.
 * @throws what {@link Api} throws; ApiError 'Unexpected answer' for an answer of another shape
 */
export const createRefereesCall =
  (api: Api, fields: string, limit: number) =>
  async ({ code, cursor }: RefereesRequest, signal?: AbortSignal): Promise<Batch<Referee>> => {
    const request = createRefereesRequest(fields, code, cursor, limit)
    const results = await api({ ...request, schema: answerSchema, ...(signal && { signal }) })
    const answer = results['listReferredUsers']
    if (!answer) throw new ApiError('Unexpected answer')
    const { rows, unreadableCount } = answer.users
    requireReadableRows(cursor, rows.length, unreadableCount)
    return { rows, cursor: answer.lastEvaluatedKey, unreadableCount }
  }
