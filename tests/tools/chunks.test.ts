import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chunkModules } from '#tools/chunks.ts'

const extensions = ['.ts', '.tsx', '.css', '.module.css']

describe('the modules that share a chunk', () => {
  test.each(Object.entries(chunkModules))('exist: %s', (_, modules) => {
    const missing = modules.filter((module) => !extensions.some((extension) => existsSync(module + extension)))
    expect(missing).toEqual([])
  })

  test('are in one group each', () => {
    const modules = Object.values(chunkModules).flat()
    expect(modules.filter((module, index) => modules.indexOf(module) !== index)).toEqual([])
  })
})
