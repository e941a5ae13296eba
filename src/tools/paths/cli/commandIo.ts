/** Where a run reads from and writes to. */
export interface CommandIo {
  readonly print: (text: string) => void
  readonly printError: (text: string) => void
  readonly write: (file: string, text: string) => void
  /** The text of a file; null where there is none. */
  readonly read: (file: string) => string | null
  /** The folder of the git repository whose revisions `--since` looks at. */
  readonly repository: string
}
