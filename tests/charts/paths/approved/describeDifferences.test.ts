import { describe, expect, test } from 'vitest'
import { describeDifferences } from '#charts/paths/approved/describeDifferences.ts'

const textsOf = (approved: readonly string[], current: readonly string[]): string[] =>
  describeDifferences(approved, current).map(({ text }) => text)

describe('the words for a difference', () => {
  test.each([
    [['open'], ['closed'], ['the chart enters closed instead of open']],
    [['open'], [], ['the chart no longer enters open']],
    [[], ['stops with an error: TypeError "x"'], ['the chart stops with an error: TypeError "x"']],
    [['problem null'], [], ['problem is no longer reset to null']],
    [['code "1234"'], [], ['code is no longer set to "1234"']],
    [['code "1234"'], ['code "1"'], ['code is "1" instead of "1234"']],
    [['delay lock 2,000 ms'], ['delay lock 20 ms'], ['the delay lock is 20 ms instead of 2,000 ms']],
    [
      ['call check (code "1", to [1, 2])'],
      ['call check (code "2", to [1, 2])'],
      ['the call check has code "2" instead of code "1"'],
    ],
    [['call check (code "1")'], ['call check'], ['the call check has nothing instead of code "1"']],
    [['send x to page'], ['send x to router'], ['the message x has to router instead of to page']],
    [['effect toast (text "a, b")'], [], ['the effect toast is missing (text "a, b")']],
    [['stop list', 'a 1'], ['a 1', 'stop list'], ['the same happens in another order']],
  ])('%j and then %j', (approved, current, texts) => {
    expect(textsOf(approved, current)).toEqual(texts)
  })

  test('states and effects come before fields', () => {
    expect(textsOf(['a 1', 'effect toast', 'open'], ['a 2', 'closed'])).toEqual([
      'the chart enters closed instead of open',
      'the effect toast is missing',
      'a is 2 instead of 1',
    ])
  })
})
