import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { type ImportRow, importTable } from '#tests/tools/rules/importTable.ts'

interface Import {
  readonly specifier: string
  /** The names of its values; `*` for a module that is imported for its effect or with a namespace. */
  readonly values: readonly string[]
}

/** What a file imports: statically, dynamically and to export it again. */
const importsOf = (file: string, code: string): Import[] => {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module
  const exported = staticExports.flatMap(({ entries }) => entries)
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      values:
        entries.length === 0 ? ['*'] : entries.flatMap((entry) => (entry.isType ? [] : [entry.importName.name ?? '*'])),
    })),
    ...exported.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, values: isType ? [] : ['*'] }] : [],
    ),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const literal = /^'(.*)'$/.exec(code.slice(start, end))?.[1]
      return literal === undefined ? [] : [{ specifier: literal, values: ['*'] }]
    }),
  ]
}

const matches = (pattern: string, text: string): boolean => {
  const [start = '', end] = pattern.split('*')
  return end === undefined ? text === pattern : text.startsWith(start) && text.endsWith(end)
}

/** Whether patterns include a text. A pattern with `!` takes away what the patterns before it include. */
const includes = (patterns: readonly string[], text: string): boolean =>
  patterns.reduce(
    (isIncluded, pattern) =>
      pattern.startsWith('!') ? isIncluded && !matches(pattern.slice(1), text) : isIncluded || matches(pattern, text),
    false,
  )

const isAllowed = ({ may, types = [], selectors = [] }: ImportRow, { specifier, values }: Import): boolean =>
  includes(may, specifier) ||
  (values.length === 0 && includes(types, specifier)) ||
  (values.every((name) => name.startsWith('select')) && includes(selectors, specifier))

/** What a file imports against the table, with what to do instead. */
const violationsIn = (file: string, code: string): string[] => {
  const row = importTable.find(({ files }) => files.some((pattern) => matches(pattern, file)))
  if (!row) return [`${file} has no row in the table. Put it into a folder of docs/map.md.`]
  return importsOf(file, code)
    .filter((imported) => !isAllowed(row, imported))
    .map(({ specifier }) =>
      specifier.startsWith('.')
        ? `${file} imports '${specifier}'. Import files by their folder, for example '#domain/limits.ts'.`
        : `${file} imports '${specifier}'. ${row.instead}`,
    )
}

const sourceFiles = ['machines', 'src', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|mjs)$/.test(path))
    .map((path) => join(folder, path)),
)

test('every file imports only what the table allows', () => {
  expect(sourceFiles.length).toBeGreaterThan(1_000)
  expect([...sourceFiles, 'vite.config.ts'].flatMap((file) => violationsIn(file, readFileSync(file, 'utf8')))).toEqual(
    [],
  )
})

describe('a file that may not contain this import', () => {
  test.each([
    ['src/domain/x.ts', "import { html } from 'lit'", 'Pass everything else as a parameter'],
    ['src/domain/x.ts', "import type { StateValue } from 'xstate'", 'Pass everything else as a parameter'],
    ['src/domain/x.ts', "import { y } from './y.ts'", 'Import files by their folder'],
    ['machines/auth/x.machine.ts', "import '#services/x.ts'", 'name an actor in setup'],
    ['machines/auth/x.machine.ts', "import 'xstate/graph'", 'name an actor in setup'],
    ['machines/auth/x.machine.ts', "import '#charts/testModel.ts'", 'name an actor in setup'],
    ['machines/auth/x.machine.ts', "import { y } from '#machines/y.testModel.ts'", 'name an actor in setup'],
    ['machines/auth/x.testModel.ts', "import '#charts/paths/x.ts'", 'A test model needs only'],
    ['machines/journeys/x.journey.ts', "import '#charts/paths/x.ts'", 'A journey needs only'],
    ['src/lazy/x.ts', "import { X } from '#ui/X.tsx'", 'it knows nothing of them'],
    ['src/ui/X.tsx', "import type { State } from '#machines/x.selectors.ts'", 'Pass the data'],
    ['src/pages/X.tsx', "import { Button } from '#ui/controls/Button.tsx'", 'Put the page into the folder of its area'],
    ['src/pages/auth/X.tsx', "const load = () => import('#services/x.ts')", 'send it an event'],
    ['src/pages/auth/X.tsx', "export type { State } from '#app/x.ts'", 'send it an event'],
    ['src/pages/auth/X.tsx', "import { xMachine } from '#machines/x.machine.ts'", 'through selectors'],
    ['src/pages/auth/X.tsx', "import { type State, xSetup } from '#machines/x.setup.ts'", 'through selectors'],
    ['src/pages/auth/X.tsx', "import type { Case } from '#machines/x.testModel.ts'", 'through selectors'],
    ['src/pages/auth/X.tsx', "import { X } from '#pages/admin/X.tsx'", 'move what two areas share to src/ui'],
    ['src/services/x.ts', "import { running } from '#charts/read/running.ts'", 'let an actor of src/app/actors use it'],
    ['src/services/x.ts', "import { useState } from 'react'", 'let an actor of src/app/actors use it'],
    ['src/app/x.ts', "import '#local/x.ts'", 'Move what the product shares'],
    ['src/app/x.ts', "import '#charts/replay/x.ts'", 'Move what the product shares'],
    ['src/app/x.ts', "import '#machines/testModels.ts'", 'Move what the product shares'],
    ['src/start.ts', "import '#tools/x.ts'", 'Move what the product shares'],
    ['src/local/x.ts', "import '#services/x.ts'", 'Move what the product shares'],
    ['src/triggers/x.mjs', "import { codeTries } from '#domain/limits.ts'", 'without a build'],
    ['src/charts/x.ts', "import type { Role } from '#domain/x.ts'", 'nothing of this console'],
    ['src/tools/x.ts', "import '#app/router/routeTable.tsx'", 'Move what the product shares'],
    ['src/tools/prerender/x.ts', "import '#app/App.tsx'", 'only pages and the table of routes'],
    ['src/tools/doctor/x.ts', "import '#pages/admin/X.tsx'", 'Move what the product shares'],
    ['tests/x.test.ts', "import { y } from './y.ts'", 'Import files by their folder'],
    ['src/other/x.ts', '', 'has no row in the table'],
  ])('%s: %s', (file, code, message) => {
    expect(violationsIn(file, code)).toEqual([expect.stringContaining(message)])
  })
})

describe('a file that may contain this import', () => {
  test.each([
    ['src/domain/x.ts', "import * as z from 'zod/mini'"],
    ['machines/auth/x.testModel.ts', "import { y } from '#charts/testModel.ts'"],
    ['machines/journeys/x.journey.ts', "import { y } from '#charts/journeys/x.ts'"],
    ['src/pages/auth/X.tsx', "import type { State } from '#machines/x.setup.ts'"],
    ['src/pages/auth/X.tsx', "import { selectX, type XActor } from '#machines/x.machine.ts'"],
    ['src/app/x.ts', "import { running } from '#charts/read/running.ts'"],
    ['src/tools/prerender/x.tsx', "import { X } from '#pages/admin/X.tsx'"],
    ['src/tools/bench/x.ts', "import { x } from '#local/x.ts'"],
  ])('%s: %s', (file, code) => {
    expect(violationsIn(file, code)).toEqual([])
  })
})

test('the map has a row for each folder of the table', () => {
  const map =
    readFileSync('docs/map.md', 'utf8')
      .split('\n## ')
      .find((part) => part.startsWith('Imports')) ?? ''
  const folders = importTable.flatMap(({ files }) => files.map((file) => /^(machines|src\/\w+)\//.exec(file)?.[1]))
  const rows = [...map.matchAll(/^\| `([\w/]+)`/gm)].map(([, folder]) => folder)
  expect(rows.toSorted()).toEqual([...new Set(folders)].filter((folder) => folder !== undefined).toSorted())
})
