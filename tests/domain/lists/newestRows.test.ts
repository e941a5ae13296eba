import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keepNewestRows } from '#domain/lists/newestRows.ts'
import { emptyList, pageRows, appendBatch } from '#domain/lists/paging.ts'
import { defaultQuery } from '#domain/lists/query.ts'
import { userSchema, userToRow } from '#domain/people/users.ts'

const users = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z]{1,6}$/),
    createdAt: fc.option(fc.integer({ min: 0, max: 40 }).map((day) => new Date(day * 86_400_000).toISOString())),
  }),
  { selector: ({ id }) => id, maxLength: 30 },
)

const firstPage = (raw: unknown): readonly string[] => {
  const rows = (raw as { users: unknown[] }).users.map((user) => userToRow(userSchema.parse(user)))
  return pageRows(appendBatch(emptyList(defaultQuery, 0), { rows, cursor: null })).map(({ id }) => id)
}

describe('the newest rows of an answer', () => {
  test('are the first rows of the list, in its order', () => {
    fc.assert(
      fc.property(users, fc.integer({ min: 1, max: 12 }), (all, limit) => {
        expect(firstPage(keepNewestRows({ users: all }, limit))).toEqual(firstPage({ users: all }).slice(0, limit))
      }),
    )
  })

  test('keep the other fields of the answer', () => {
    const answer = {
      items: [{ createdAt: '2026-01-01' }, { createdAt: '2026-02-01' }],
      lastEvaluatedKey: { id: '1' },
      error: null,
    }
    expect(keepNewestRows(answer, 1)).toEqual({
      items: [{ createdAt: '2026-02-01' }],
      lastEvaluatedKey: { id: '1' },
      error: null,
    })
  })

  test('leave an answer without rows unchanged', () => {
    expect([null, 'text', { users: null }, { users: [null, 3] }].map((answer) => keepNewestRows(answer, 5))).toEqual([
      null,
      'text',
      { users: null },
      { users: [null, 3] },
    ])
  })
})
