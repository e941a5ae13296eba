import * as z from 'zod/mini'
import { apiKeyErrorName } from '#domain/errorCatalogue.ts'

/** The server refused a call, or its answer is not valid. `message` is a raw text for the error catalogue (§8). */
export class ApiError extends Error {
  override readonly name: string = 'ApiError'
}

/** The server refused the API key: it is wrong or has expired. */
export class ApiKeyError extends ApiError {
  override readonly name = apiKeyErrorName
}

const errorField = z.object({ error: z.string().check(z.minLength(1)) })

/** Parses one result of an answer. @throws ApiError if it has an error field or another shape */
export const parseResult = <T>(result: unknown, schema: z.ZodMiniType<T>): T => {
  const refused = errorField.safeParse(result)
  if (refused.success) throw new ApiError(refused.data.error)
  const parsed = schema.safeParse(result)
  if (!parsed.success) throw new ApiError('Unexpected answer')
  return parsed.data
}

interface RowCounts {
  readonly rowCount: number
  readonly unreadableCount: number
  readonly request: { readonly cursor: unknown }
  /** The cursor of the answer. */
  readonly cursor: unknown
}

/** @throws ApiError if an answer is a whole list of which no row can be read: it would look like an empty list */
export const requireReadableRows = ({ rowCount, unreadableCount, request, cursor }: RowCounts): void => {
  const isWholeList = request.cursor === null && cursor === null
  if (isWholeList && rowCount === 0 && unreadableCount > 0) throw new ApiError('Unexpected answer')
}
