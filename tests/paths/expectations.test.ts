import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { describeComparison } from '#tools/paths/expectations/checkExpectations.ts'
import { expectationsFileOf, expectationsFolder } from '#tools/paths/expectations/expectationsFile.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'

/** Milliseconds for one chart on a busy machine. */
const timeout = 60_000

const files = readdirSync(expectationsFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.txt'),
)

test('every file of expectations belongs to a chart', () => {
  const known = allTestModels.map(({ id }) => expectationsFileOf(id))
  expect(files.map((file) => `${expectationsFolder}/${file}`).filter((file) => !known.includes(file))).toEqual([])
})

describe('every production chart', () => {
  test.each(allTestModels.map((testModel) => [testModel.id, testModel] as const))(
    '%s: does what is approved',
    (id, testModel) => {
      const file = expectationsFileOf(id)
      expect(describeComparison(testModel, existsSync(file) ? readFileSync(file, 'utf8') : null)).toEqual([])
    },
    timeout,
  )
})
