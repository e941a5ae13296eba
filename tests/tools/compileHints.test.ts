import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { compileHints } from '#tools/compileHints.ts'

type GenerateBundle = Extract<NonNullable<Plugin['generateBundle']>, { handler: unknown }>['handler']

const codeAfterBuild = (name: string): string => {
  const chunk = { type: 'chunk', name, code: 'start()' }
  const { handler } = compileHints().generateBundle as { handler: GenerateBundle }
  handler.call(undefined as never, {} as never, { [name]: chunk } as never, true)
  return chunk.code
}

test('a chunk that pages need before they answer starts with the compile hint, and other chunks do not', () => {
  expect(codeAfterBuild('libraries')).toBe('//# allFunctionsCalledOnLoad\nstart()')
  expect(codeAfterBuild('later')).toBe('start()')
  expect(codeAfterBuild('plotColors')).toBe('start()')
})
