import * as z from 'zod/mini'

/** A call that the server refused or answered in a way that nobody can use. `message` is a raw text for the error catalogue. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
}

const errorField = z.object({ error: z.string().check(z.minLength(1)) })

/** One result of an answer. @throws ApiError for its error field, or for another shape */
export const parseResult = <T>(result: unknown, schema: z.ZodMiniType<T>): T => {
  const refused = errorField.safeParse(result)
  if (refused.success) throw new ApiError(refused.data.error)
  const parsed = schema.safeParse(result)
  if (!parsed.success) throw new ApiError('Unexpected answer')
  return parsed.data
}
