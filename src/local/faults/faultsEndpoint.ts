import * as z from 'zod'
import { faultNames, type FaultStore } from '#local/faults/faults.ts'
import { allowMethods, jsonResponse, HttpError, type Handler } from '#local/http/http.ts'
import { readJson } from '#local/http/request.ts'

const quote = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ')
const errorText = (field: string, rule: string) => ({ error: `The field "${field}" must be ${rule}.` })
const text = (field: string) => z.string(errorText(field, 'a text')).optional()

const createSchema = (operations: readonly string[]) =>
  z.strictObject(
    {
      operation: z
        .string(errorText('operation', `one of ${quote(operations)}`))
        .refine((name) => operations.includes(name), errorText('operation', `one of ${quote(operations)}`)),
      fault: z.enum(faultNames, errorText('fault', `one of ${quote(faultNames)}`)),
      message: text('message'),
      type: z
        .string(errorText('type', 'the name of an error'))
        .regex(/^[\w:.]+$/, errorText('type', 'the name of an error'))
        .optional(),
      match: z.record(z.string(), z.unknown(), errorText('match', 'an object with variables')).optional(),
      ms: z.int(errorText('ms', 'a whole number of milliseconds from 0 to 600000')).min(0).max(600_000).optional(),
      retryAfter: text('retryAfter'),
      times: z
        .int(errorText('times', 'a whole number from 1'))
        .min(1, errorText('times', 'a whole number from 1'))
        .default(1),
    },
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? `Unknown field ${quote(issue.keys as string[])}.`
          : 'The body must be a JSON object.',
    },
  )

/**
 * `POST /local/faults` sets a fault, `GET` lists all faults, `DELETE` clears them.
 * @param operations the GraphQL operations and identity targets that can have a fault
 */
export const createFaultsEndpoint = (faults: FaultStore, operations: readonly string[]): Handler => {
  const schema = createSchema(operations)
  return async (request) => {
    allowMethods(request, 'GET', 'HEAD', 'POST', 'DELETE')
    if (request.method === 'DELETE') faults.clear()
    if (request.method === 'POST') {
      const parsed = schema.safeParse(await readJson(request))
      if (!parsed.success) throw new HttpError(400, parsed.error.issues.map((issue) => issue.message).join(' '))
      faults.add(parsed.data)
    }
    return jsonResponse(request.method === 'POST' ? 201 : 200, faults.list())
  }
}
