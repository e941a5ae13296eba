import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

interface Resource {
  readonly Type: string
  readonly Properties: { readonly Handler?: string; readonly Environment?: { readonly Variables: object } }
}

const read = (file: string) => readFileSync(new URL(`../../src/triggers/${file}`, import.meta.url), 'utf8')
const entryPoints = read('index.mjs')
const { Resources } = parse(read('production.yaml'), { merge: true }) as { Resources: Record<string, Resource> }
const functions = Object.values(Resources).filter(({ Type }) => Type === 'AWS::Lambda::Function')

test('the stack for production / has a function for each entry point of the triggers', () => {
  const names = [...entryPoints.matchAll(/^export const (\w+)/gm)].map(([, name]) => `index.${name}`)
  expect(names).toHaveLength(4)
  expect(functions.map(({ Properties }) => Properties.Handler).sort()).toEqual(names.sort())
})

test('each function of the stack / has the variables that the triggers read', () => {
  const [, names = ''] = /^const \{(.*)\} = process\.env/m.exec(entryPoints) ?? []
  const variables = names.split(',').map((text) => text.split('=')[0]?.trim())
  for (const { Properties } of functions)
    expect(Object.keys(Properties.Environment?.Variables ?? {}).sort()).toEqual(variables.sort())
})
