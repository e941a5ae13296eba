import { expect, test } from 'vitest'
import { toggleRow, toggleRows } from '#domain/lists/selection.ts'

test('a row is added if it is not selected, and removed if it is', () => {
  expect([toggleRow(['1'], '2'), toggleRow(['1', '2'], '1')]).toEqual([['1', '2'], ['2']])
})

test('several rows are added if one of them is not selected, and removed if all are', () => {
  expect([toggleRows(['1', '2'], ['2', '3']), toggleRows(['1', '2', '3'], ['2', '3']), toggleRows([], ['1'])]).toEqual([
    ['1', '2', '3'],
    ['1'],
    ['1'],
  ])
})
