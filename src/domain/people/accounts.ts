import { toPlainText } from '#domain/search/search.ts'

const isVisible = (text: string): boolean => toPlainText(text) !== ''

const idPrefix = 'USR-'

/** The id of an account with its prefix (§3). */
export const withIdPrefix = (id: string): string => (id.startsWith(idPrefix) ? id : idPrefix + id)

/** The name of an account in rows, questions and messages: the first of name, email and id that can be seen. */
export const displayNameOf = ({ name, email, id }: { name: string; email: string; id: string }): string =>
  [name, email].find(isVisible) ?? id

/** Whether the error of a call says that the account does not exist. */
export const isAccountNotFound = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('User does not exist')

/** Whether a user or a referee is suspended. Schemas write every status in capitals. */
export const isSuspended = ({ userStatus }: { readonly userStatus: string }): boolean => userStatus === 'SUSPENDED'
