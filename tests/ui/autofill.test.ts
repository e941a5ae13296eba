import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { CodeField } from '#ui/controls/CodeField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { renderNode } from '#tests/support/renderNode.tsx'

describe('what the browser fills in', () => {
  test.each(['Full name', 'Email', 'Phone number', 'Search'])(
    'is nothing in a field about somebody else: %s',
    (label) => {
      expect(renderNode(createElement(TextField, { label, name: label }))).toContain(' autoComplete="none"')
    },
  )

  test('is what a field about the person asks for', () => {
    expect(renderNode(createElement(TextField, { label: 'Email', autoComplete: 'email' }))).toContain(
      ' autoComplete="email"',
    )
  })

  test('is the code of a message', () => {
    expect(renderNode(createElement(CodeField, { label: 'Code', length: 4 }))).toContain(
      ' autoComplete="one-time-code"',
    )
  })
})

test.each(['src/pages/admin/marketers/FormDialog.tsx', 'src/pages/admin/savedViews/NameForm.tsx'])(
  'a form about others asks other browsers for nothing either: %s',
  (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(/<form\b[^>]* autoComplete="off"/s)
  },
)
