import * as z from 'zod/mini'
import { withIdPrefix } from '#domain/people/accounts.ts'
import { textField, toNumber } from '#domain/lists/schemaFields.ts'
import { ApiError } from '#services/api/apiResult.ts'
import type { Api } from '#services/api/graphql.ts'

const firstFailedStatus = 400

/** The answer to a deletion (§7). Only a status of failure matters. */
const deletionSchema = z.object({
  status: textField,
  message: textField,
})

/** Whether a status, in words or as a number, says that nothing was deleted. */
const isFailure = (status: string): boolean =>
  (toNumber(status) ?? 0) >= firstFailedStatus || /^false$|fail|error|denied|forbidden/i.test(status)

/**
 * Deletes the account of a marketer or of an admin (§7). The call cannot be aborted.
 * @throws what {@link Api} throws; ApiError with the message of the server for a status of failure, and for an answer
 * without a result
 */
export const deleteAccount = async (
  api: Api,
  operation: 'deleteMarketer' | 'deleteAdminUser',
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> => {
  const args = { updateUserPayload: { userId: withIdPrefix(id), email } }
  const results = await api({
    kind: 'mutation',
    operations: [{ name: operation, args, fields: 'status message error' }],
    schema: deletionSchema,
  })
  const result = results[operation]
  if (!result) throw new ApiError('')
  if (isFailure(result.status)) throw new ApiError(result.message)
}
