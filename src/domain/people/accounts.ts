const idPrefix = 'USR-'

/** The id of an account with its prefix (§3). */
export const withIdPrefix = (id: string): string => (id.startsWith(idPrefix) ? id : idPrefix + id)

/** Whether the error of a call says that the account does not exist. */
export const isAccountNotFound = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('User does not exist')
