import { existsSync, readFileSync } from 'node:fs'

/** The text of a file; null if it does not exist. */
export const readText = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null)
