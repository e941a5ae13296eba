/** What a command reads from and writes to. */
export interface CommandIo {
  readonly print: (text: string) => void
  readonly printError: (text: string) => void
  readonly write: (file: string, text: string) => void
  /** The text of a file; null if it does not exist. */
  readonly read: (file: string) => string | null
}
