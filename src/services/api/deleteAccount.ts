import { isAccountNotFound } from '#domain/people/accounts.ts'
import type { Audience } from '#domain/errorCatalogue.ts'
import { deleteAccount } from '#services/api/deletions.ts'
import type { Api } from '#services/api/graphql.ts'

const operations = { admin: 'deleteAdminUser', marketer: 'deleteMarketer' } as const

/**
 * Deletes the account of the signed-in person (§7). If the server does not know the account, it is deleted already: an
 * earlier answer was lost.
 * @returns a function that takes the id of the token
 * @throws what {@link deleteAccount} throws
 */
export const createDeleteAccountService =
  (api: Api) =>
  async (audience: Audience, id: string, email: string): Promise<void> => {
    try {
      await deleteAccount(api, operations[audience], { id, email })
    } catch (error) {
      if (!isAccountNotFound(error)) throw error
    }
  }
