const isReadOnly = (error: Error & { readonly code?: unknown }): boolean =>
  /^(EACCES|EPERM|EROFS|SQLITE_READONLY.*)$/.test(String(error.code)) || error.message.includes('readonly database')

/** Why a stack cannot use its data folder, and what helps. */
export const dataFolderProblem = (folder: string, error: Error): string =>
  isReadOnly(error)
    ? `The data folder ${folder} cannot be written: ${error.message}. Give your user the right to write to it and its ` +
      'files, and start again.'
    : `The data folder ${folder} cannot be used: ${error.message}. Use --fresh to create it again.`
