import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'

const buildFolder = 'dist/stack'

/** Identifies the build under test. The names of its files contain hashes of their contents. */
export const readBuildId = (folder: string = buildFolder): string => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  return createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16)
}
