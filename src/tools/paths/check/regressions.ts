import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { object, parse, array, number, string } from 'zod/mini'
import type { FailingPath } from '#tools/paths/generate/randomPaths.ts'
import { type RecordedPath, recordedPathsSchema } from '#tools/paths/report/recordedPath.ts'

const failingPath = object({ chart: string(), seed: number(), inputs: array(string()), message: string() })

/** Stores a failing path under the name of its chart and a hash of its inputs. Returns the file. */
export const saveFailingPath = (folder: string, path: FailingPath): string => {
  const hash = createHash('sha256').update(path.inputs.join('\n')).digest('hex').slice(0, 8)
  const file = join(folder, `${path.chart.replace('/', '-')}-${hash}.json`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${JSON.stringify(path, null, 2)}\n`)
  return file
}

const readFiles = (folder: string, isWanted: (file: string) => boolean): { file: string; content: unknown }[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.json') && isWanted(file))
    .sort()
    .map((file) => ({ file, content: JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown }))

/** All stored paths with the names of their files. */
export const readFailingPaths = (folder: string): { readonly file: string; readonly path: FailingPath }[] =>
  readFiles(folder, (file) => !isRecorded(file)).map(({ file, content }) => ({
    file,
    path: parse(failingPath, content),
  }))

/** All paths of problem reports with the names of their files. */
export const readRecordedPaths = (
  folder: string,
): { readonly file: string; readonly paths: readonly RecordedPath[] }[] =>
  readFiles(folder, isRecorded).map(({ file, content }) => ({ file, paths: parse(recordedPathsSchema, content).paths }))

/** `npm run paths -- replay FILE --as-test` writes these files. */
const isRecorded = (file: string): boolean => file.startsWith('report-')
