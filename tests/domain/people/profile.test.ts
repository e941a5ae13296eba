import { describe, expect, test } from 'vitest'
import { initialsOf } from '#domain/people/profile.ts'

describe('a person', () => {
  test.each([
    ['Ada Obi', 'AO'],
    ['  ada  ngozi obi ', 'AO'],
    ['Ada', 'A'],
    ['', 'PA'],
    ['Ọlá Ṣadé', 'ỌṢ'],
  ])('with the name %j / has the initials %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
