import { isVisible } from '#domain/text.ts'

const idPrefix = 'USR-'

/** The id of an account with its prefix (§3). */
export const withIdPrefix = (id: string): string => (id.startsWith(idPrefix) ? id : idPrefix + id)

/** The name of an account in rows, questions and messages: the first of name, email and id that can be seen. */
export const displayNameOf = ({ name, email, id }: { name: string; email: string; id: string }): string =>
  [name, email].find(isVisible) ?? id

/** Whether the error of a call says that the account does not exist. */
export const isAccountNotFound = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('User does not exist')

/** The words of servers for one state (§4, §8). Schemas write every status in capitals. */
const suspendedStatuses: readonly string[] = ['SUSPENDED', 'INACTIVE', 'BLOCKED']

/** Whether a user or a referee is suspended. */
export const isSuspended = ({ userStatus }: { readonly userStatus: string }): boolean =>
  suspendedStatuses.includes(userStatus)
