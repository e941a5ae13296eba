import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseSync, Visitor } from 'vite'

/** The start script runs before XState is there. Public pages are complete without the QR code. */
const exceptions = ['src/start.ts', 'src/app/visitor/showQr.ts']

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /^((app|lazy|pages|ui)\/.*|[^/]*)\.tsx?$/.test(path))
  .map((path) => `src/${path}`)
  .filter((file) => !exceptions.includes(file))

/** The modules that the code imports dynamically, outside a call of `lazy`. */
const eagerImportsIn = (code: string, file: string): string[] => {
  const calls: { start: number; end: number }[] = []
  const imports: { start: number; source: string }[] = []
  new Visitor({
    CallExpression({ callee, start, end }) {
      if (callee.type === 'Identifier' && callee.name === 'lazy') calls.push({ start, end })
    },
    ImportExpression({ source, start }) {
      imports.push({ start, source: source.type === 'Literal' ? String(source.value) : '' })
    },
  }).visit(parseSync(file, code).program)
  return imports.flatMap(({ start, source }) =>
    calls.some((call) => call.start < start && start < call.end) ? [] : [source],
  )
}

const importsReactLazy = (code: string): boolean =>
  /import \{[^}]*\blazy\b[^}]*\} from 'react'|\bReact\.lazy\b/.test(code)

describe('code on demand', () => {
  test('is imported only by lazy()', () => {
    expect(files.length).toBeGreaterThan(100)
    expect(files.flatMap((file) => eagerImportsIn(readFileSync(file, 'utf8'), file))).toEqual([])
  })

  test('is never a lazy component of React', () => {
    expect(files.filter((file) => importsReactLazy(readFileSync(file, 'utf8')))).toEqual([])
  })

  test.each(exceptions)('is imported without lazy() in %s', (file) => {
    expect(eagerImportsIn(readFileSync(file, 'utf8'), file)).not.toEqual([])
  })
})

describe('the check', () => {
  test.each([
    ["void import('#ui/X.tsx')", ['#ui/X.tsx']],
    ["lazy(() => import('#ui/X.tsx'))", []],
  ])('%s', (code, eager) => {
    expect(eagerImportsIn(code, 'x.ts')).toEqual(eager)
  })

  test('finds the lazy components of React', () => {
    expect(importsReactLazy("import { lazy, Suspense } from 'react'")).toBe(true)
    expect(importsReactLazy("import { lazy } from '#lazy/lazy.ts'")).toBe(false)
  })
})
