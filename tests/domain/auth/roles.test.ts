import { describe, expect, test } from 'vitest'
import { roleLabel } from '#domain/auth/roles.ts'

describe('a person', () => {
  test.each([
    ['ADMIN', 'Power Admin'],
    ['MARKETER', 'Super Admin'],
    ['', 'Super Admin'],
  ])('with the role %j / has the label %s', (role, label) => {
    expect(roleLabel(role)).toBe(label)
  })
})
