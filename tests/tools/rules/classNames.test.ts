import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { sourcesIn } from '#tests/support/sources.ts'

test('two style modules never have one name, because the names of their classes begin with it', () => {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css') && !path.startsWith('tools'))
    .map((path) => basename(path))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(names).toContain('Button.module.css')
})

const namesIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^ *\.([a-z-]+)(?=[ :])/gm)].flatMap(([, name]) => name ?? [])

/** The classes that an element names as a text: `className="row muted"` or `classes('row muted', css.title)`. */
const namedByElements = sourcesIn('src/ui', 'src/pages', 'src/app').flatMap(({ code }) =>
  [...code.matchAll(/(?:className=|classes\(\s*|[?:&] )["']([a-z-]+(?: [a-z-]+)*)["'](?=[\s,)}>])/g)].map(
    ([, names = '']) => names.split(' '),
  ),
)

test('an element has at most three parts, and every part has elements', () => {
  const parts = ['src/ui/parts.css', 'src/pages/public/public.css'].flatMap(namesIn)
  const named = new Set(namedByElements.flat())
  expect(parts).toContain('row')
  expect(parts.filter((part) => !named.has(part))).toEqual([])
  expect(namedByElements.filter((names) => names.filter((name) => parts.includes(name)).length > 3)).toEqual([])
})

test('an element names no part that does not exist', () => {
  const known = new Set(['src/ui/base.css', 'src/ui/parts.css', 'src/pages/public/public.css'].flatMap(namesIn))
  const inAttributes = sourcesIn('src/ui', 'src/pages', 'src/app').flatMap(({ code }) =>
    [...code.matchAll(/(?:className=|classes\(\s*)["']([^"']+)["']/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  expect(inAttributes.filter((name) => !known.has(name))).toEqual([])
})
