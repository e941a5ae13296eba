import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'zod/mini'
import { type RecordedPath, recordedPathsSchema } from '#charts/replay/recordedPath.ts'

/** The folder of the paths of problem reports. `npm run paths -- replay FILE --as-test` writes them. */
export const regressionsFolder = 'tests/paths/regressions'

/** All paths of problem reports with the names of their files. */
export const readRecordedPaths = (): { readonly file: string; readonly paths: readonly RecordedPath[] }[] =>
  (existsSync(regressionsFolder) ? readdirSync(regressionsFolder) : [])
    .filter((file) => file.startsWith('report-') && file.endsWith('.json'))
    .sort()
    .map((file) => ({
      file,
      paths: parse(recordedPathsSchema, JSON.parse(readFileSync(join(regressionsFolder, file), 'utf8'))).paths,
    }))
