import { expect, test } from 'vitest'
import { shareTextEntry } from '#services/storage/shareText.ts'

test('a stored text of 300 characters is read, and a longer one is not', () => {
  const { schema } = shareTextEntry('8045500001')
  const accepts = (length: number) => schema.safeParse('x'.repeat(length)).success
  expect([accepts(300), accepts(301)]).toEqual([true, false])
})
