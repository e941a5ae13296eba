const idPrefix = 'USR-'

/** The id of an account as the contract wants it (§3): with its prefix, once. */
export const withIdPrefix = (id: string): string => (id.startsWith(idPrefix) ? id : idPrefix + id)

/** Whether a failure says that the account is not there, or not any more. */
export const isAccountNotFound = (raw: unknown): boolean =>
  raw instanceof Error && raw.message.includes('User does not exist')
