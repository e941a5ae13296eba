import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

test('two style modules never have one name, because the names of their classes begin with it', () => {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css') && !path.startsWith('tools'))
    .map((path) => basename(path))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(names).toContain('Button.module.css')
})
