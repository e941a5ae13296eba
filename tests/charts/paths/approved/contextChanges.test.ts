import { describe, expect, test } from 'vitest'
import { changesOf } from '#charts/paths/approved/contextChanges.ts'

const textsOf = (before: object, after: object): string[] =>
  changesOf(before, after).map(({ field, text }) => `${field} ${text}`)

describe('the changes of a context', () => {
  test.each([
    ['a field', { a: 1, b: 2 }, { a: 1, b: 3 }, ['b 3']],
    ['a field of a record', { view: { tab: 'all', page: 1 } }, { view: { tab: 'all', page: 2 } }, ['view.page 2']],
    ['another record', { user: { id: '1', n: 1 } }, { user: { id: '2', n: 1 } }, ['user {id "2", n 1}']],
    ['a field that is gone', { a: 1 }, { b: 1 }, ['a undefined', 'b 1']],
    ['an element of a list', { list: [{ n: 1 }, { n: 2 }] }, { list: [{ n: 1 }, { n: 3 }] }, ['list.1.n 3']],
    ['an empty list', { list: [1, 2] }, { list: [] }, ['list []']],
  ])('%s is told as deep as possible', (_, before, after, texts) => {
    expect(textsOf(before, after)).toEqual(texts)
  })

  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(30)) as [string, string, string, string]

  test.each([
    ['at the end', [a, b, c], [a, b, c, d], `list + "${d}" at the end (4 in all)`],
    ['in front', [b, c, d], [a, b, c, d], `list + "${a}" in front (4 in all)`],
    ['in between', [a, b, d, c], [a, b, c], `list - "${d}" at 2 (3 in all)`],
    ['in front of a full list', [b, c, d], [a, b, c], `list + "${a}" in front (3 in all, the last ones removed)`],
  ])('an element %s is told alone', (_, before, after, text) => {
    expect(textsOf({ list: before }, { list: after })).toEqual([text])
  })
})
