import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseSync, Visitor } from 'vite'

/** The start script runs before XState is there. The scripts of public pages do not load it at all. */
const exceptions = ['src/start.ts']

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /^((app|pages|ui)\/.*|[^/]*)\.tsx?$/.test(path))
  .map((path) => `src/${path}`)
  .filter((file) => !exceptions.includes(file))

/** Without `src/`. */
const toPath = (specifier: string): string => specifier.replace(/^#/, '')

interface DynamicImport {
  /** The module that is imported. */
  readonly imported: string
  /** The first argument of the call of `lazy` around the import. */
  readonly declared: string | undefined
}

const dynamicImportsIn = (code: string, file: string): DynamicImport[] => {
  const calls: { start: number; end: number; path: string }[] = []
  const imports: { start: number; source: string }[] = []
  new Visitor({
    CallExpression({ callee, arguments: [first], start, end }) {
      if (callee.type === 'Identifier' && callee.name === 'lazy' && first?.type === 'Literal')
        calls.push({ start, end, path: String(first.value) })
    },
    ImportExpression({ source, start }) {
      imports.push({ start, source: source.type === 'Literal' ? String(source.value) : '' })
    },
  }).visit(parseSync(file, code).program)
  return imports.map(({ start, source }) => ({
    imported: toPath(source),
    declared: calls.find((call) => call.start < start && start < call.end)?.path,
  }))
}

const importsReactLazy = (code: string): boolean =>
  /import \{[^}]*\blazy\b[^}]*\} from 'react'|\bReact\.lazy\b/.test(code)

describe('code on demand', () => {
  test('is imported only by lazy(), with the path of the module', () => {
    const found = files.flatMap((file) => dynamicImportsIn(readFileSync(file, 'utf8'), file))
    expect(found.length).toBeGreaterThan(30)
    expect(found.filter(({ imported, declared }) => imported !== declared)).toEqual([])
  })

  test('is never a lazy component of React', () => {
    expect(files.filter((file) => importsReactLazy(readFileSync(file, 'utf8')))).toEqual([])
  })

  test.each(exceptions)('is imported without lazy() in %s', (file) => {
    expect(dynamicImportsIn(readFileSync(file, 'utf8'), file)).not.toEqual([])
  })
})

describe('the check', () => {
  test.each([
    ["void import('#ui/X.tsx')", undefined],
    ["lazy('ui/Y.tsx', () => import('#ui/X.tsx'))", 'ui/Y.tsx'],
    ["lazy('ui/X.tsx', () => import('#ui/X.tsx'))", 'ui/X.tsx'],
  ])('%s', (code, declared) => {
    expect(dynamicImportsIn(code, 'x.ts')).toEqual([{ imported: 'ui/X.tsx', declared }])
  })

  test('finds the lazy components of React', () => {
    expect(importsReactLazy("import { lazy, Suspense } from 'react'")).toBe(true)
    expect(importsReactLazy("import { lazy } from '#app/lazy.ts'")).toBe(false)
  })
})
