import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { object, parse, array, number, string } from 'zod/mini'
import type { FailingPath } from '#tools/paths/generate/randomPaths.ts'

const keptWalk = object({ chart: string(), seed: number(), inputs: array(string()), says: string() })

/** Keeps a failed walk under its chart's name and a hash of its inputs, so that it is kept once. Returns the file. */
export const saveFailingPath = (folder: string, walk: FailingPath): string => {
  const hash = createHash('sha256').update(walk.inputs.join('\n')).digest('hex').slice(0, 8)
  const file = join(folder, `${walk.chart.replace('/', '-')}-${hash}.json`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${JSON.stringify(walk, null, 2)}\n`)
  return file
}

/** The walks that were kept, by the names of their files. */
export const readFailingPaths = (folder: string): { readonly file: string; readonly walk: FailingPath }[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ file, walk: parse(keptWalk, JSON.parse(readFileSync(join(folder, file), 'utf8'))) }))
