import { createElement } from 'react'
import { expect, test } from 'vitest'
import { AuthLayout } from '#pages/auth/AuthLayout.tsx'
import css from '#pages/auth/AuthLayout.module.css'
import { renderNode } from '#tests/support/renderNode.tsx'

const brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }

test('the document of a sign-in page requests no picture, so that its script comes first', () => {
  const layout = { brand, audience: 'admin', heading: 'Sign in', subheading: '', children: null } as const
  const markup = renderNode(createElement(AuthLayout, layout))
  expect([css['cloth'], css['admin']].map((name) => markup.includes(String(name)))).toEqual([true, false])
})
