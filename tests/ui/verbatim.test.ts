import { createElement } from 'react'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { EmailText } from '#ui/layout/EmailText.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'
import { renderNode } from '#tests/support/renderNode.tsx'
import { sourcesIn } from '#tests/support/sources.ts'

test.each([
  Verbatim({ children: 'Ada Obi' }),
  createElement(EmailText, { email: 'ada@example.com' }),
  createElement(EmailText, { email: 'ada' }),
])('a translator leaves a name and an email', (node) => {
  expect(renderNode(node)).toMatch(/^<bdi[^>]* ?translate="no".*<\/bdi>$/)
})

/** What people and codes are called in the code. */
const stored =
  /^(displayNameOf|refereeName|itemOwnerName)\(|(^|\.)(email|phoneNumber|username|referralCode|signInEmail)$/

/** The elements of a file that show a stored text, but are no `Verbatim`. */
const otherElements = (code: string, file: string): string[] => {
  const found: string[] = []
  new Visitor({
    JSXElement: ({ openingElement: { name }, children }) => {
      const element = code.slice(name.start, name.end)
      for (const child of children)
        if (child.type === 'JSXExpressionContainer' && element !== 'Verbatim') {
          const shown = code.slice(child.expression.start, child.expression.end)
          if (stored.test(shown.split(' && ').at(-1) ?? '')) found.push(`${file}: <${element}>{${shown}}`)
        }
    },
  }).visit(parseSync(file, code).program)
  return found
}

test('every name, email, phone number and code is shown by one component', () => {
  const sources = sourcesIn('src/pages', 'src/ui')
  expect(sources.flatMap(({ code, file }) => otherElements(code, file))).toEqual([])
})
