import { describe, expect, test } from 'vitest'
import { audienceOf, can, roleLabel } from '#domain/auth/roles.ts'

describe('a person', () => {
  test.each([
    ['ADMIN', 'Power Admin'],
    ['MARKETER', 'Super Admin'],
    ['', 'Super Admin'],
  ])('with the role %j / has the label %s', (role, label) => {
    expect(roleLabel(role)).toBe(label)
  })
})

describe('an account', () => {
  test.each([
    ['ADMIN', 'admin', true],
    ['MARKETER', 'marketer', false],
    ['', undefined, true],
    ['USER', undefined, false],
    ['admin', undefined, false],
    ['toString', undefined, false],
  ])('with the role %j / opens the area of %s, and may suspend users: %s', (role, audience, isAllowed) => {
    expect([audienceOf(role), can(role, 'suspendUsers')]).toEqual([audience, isAllowed])
  })
})
