import { describe, expect, test } from 'vitest'
import { initialsOf } from '#domain/people/profile.ts'
import { areSameDetails, mergeDraft, personalDetailsSchema } from '#domain/settings/ownProfile.ts'

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

const picture = 'data:image/webp;base64,UklGRg=='
const saved = { name: 'Ada Obi', email: 'ada@rewoven.com', picture: null }

describe('the details of a profile', () => {
  test.each([
    ['a name', { name: 'Ada Eze' }],
    ['an email', { email: 'eve@rewoven.com' }],
    ['a picture', { picture }],
  ])('with another value of %s are not the same', (_, change) => {
    expect([areSameDetails(saved, { ...saved }), areSameDetails(saved, { ...saved, ...change })]).toEqual([true, false])
  })

  test.each([
    ['without a name and with a text as email', { name: '', email: 'no email', picture: null }],
    ['with a picture', { ...saved, picture }],
  ])('%s are accepted', (_, details) => {
    expect(personalDetailsSchema.parse(details)).toEqual(details)
  })

  test('with a picture from another site are rejected', () => {
    expect(personalDetailsSchema.safeParse({ ...saved, picture: 'https://example.com/a.png' }).success).toBe(false)
  })
})

describe('a save of another tab', () => {
  const other = { name: 'Ada N.', email: 'new@rewoven.com', picture }

  test.each([
    ['a name', { name: 'Ada Eze' }],
    ['an email', { email: 'eve@rewoven.com' }],
    ['a picture', { picture: 'data:image/png;base64,AAAA' }],
  ])('keeps %s that the person has changed, and changes the rest', (_, change) => {
    expect(mergeDraft({ ...saved, ...change }, saved, other)).toEqual({ ...other, ...change })
  })
})
