import * as z from 'zod/mini'
import { apiKeyErrorName, forbiddenErrorName } from '#domain/errorCatalogue.ts'

/** The server refused a call, or its answer is not valid. `message` is a raw text for the error catalogue (§8). */
export class ApiError extends Error {
  override readonly name: string = 'ApiError'
}

/** The server refused the call, and not because of the session. */
export class ForbiddenError extends ApiError {
  override readonly name: string = forbiddenErrorName
}

/** The server refused the API key: it is wrong or has expired. */
export class ApiKeyError extends ForbiddenError {
  override readonly name = apiKeyErrorName
}

/** The server refused the whole document, for example for an argument that it does not know. */
export class RefusedDocumentError extends ApiError {}

const errorField = z.object({ error: z.string().check(z.minLength(1)) })

/** Parses one result of an answer. @throws ApiError if it has an error field or another shape */
export const parseResult = <T>(result: unknown, schema: z.ZodMiniType<T>): T => {
  const refused = errorField.safeParse(result)
  if (refused.success) throw new ApiError(refused.data.error)
  const parsed = schema.safeParse(result)
  if (!parsed.success) throw new ApiError('Unexpected answer')
  return parsed.data
}

/**
 * @param cursor of the request; null for the first one
 * @throws ApiError if a list begins with rows of which none can be read: it would look like an empty list
 */
export const requireReadableRows = (cursor: unknown, rowCount: number, unreadableCount: number): void => {
  if (cursor === null && rowCount === 0 && unreadableCount > 0) throw new ApiError('Unexpected answer')
}
