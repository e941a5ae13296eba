import { readdirSync, readFileSync } from 'node:fs'

export interface Source {
  readonly file: string
  readonly code: string
}

/** All TypeScript files of these folders. */
export const sourcesIn = (...folders: readonly string[]): Source[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => ({ file: `${folder}/${path}`, code: readFileSync(`${folder}/${path}`, 'utf8') })),
  )
