import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseSync, Visitor } from 'vite'

/** The modules that a module imports statically. Types are no imports. */
const importsOf = (file: string): string[] => {
  const found: string[] = []
  new Visitor({
    ImportDeclaration({ source, importKind, specifiers }) {
      const isType =
        importKind === 'type' ||
        (specifiers.length > 0 && specifiers.every((one) => 'importKind' in one && one.importKind === 'type'))
      if (!isType) found.push(source.value)
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program)
  return found
}

const fileOf = (specifier: string): string => specifier.replace(/^#(machines|tests)\//, '$1/').replace(/^#/, 'src/')

/** All modules that run before the first calls leave. */
const collect = (file: string, seen = new Set<string>()): Set<string> => {
  for (const specifier of importsOf(file)) {
    if (seen.has(specifier)) continue
    seen.add(specifier)
    if (specifier.startsWith('#')) collect(fileOf(specifier), seen)
  }
  return seen
}

test('the start script loads no package, so that the first calls leave early', () => {
  const modules = [...collect('src/start.ts')]
  expect(modules).toContain('#domain/app/firstCalls.ts')
  expect(modules.filter((specifier) => !specifier.startsWith('#'))).toEqual([])
})
