import { expect, test } from 'vitest'
import { documents } from '#tools/prerender/documents.ts'
import { pageModules } from '#tools/pageModules.ts'

type Hook = (id: string) => string | undefined
const { resolveId, load } = pageModules(documents) as unknown as { resolveId: Hook; load: Hook }

test('the module of a page imports the console and all code of the page', () => {
  expect(load(String(resolveId('virtual:page-modules/forgottenPassword')))).toBe(
    [
      "import { start as startConsole } from '/main.ts'",
      "import * as m0 from '/app/actors/session/authCharts.ts'",
      "import * as m1 from '/app/renderer.tsx'",
      "import * as m2 from '/pages/auth/ForgottenPasswordPage.tsx'",
      'export const start = () => startConsole({ ' +
        "'app/actors/session/authCharts.ts': m0, 'app/renderer.tsx': m1, 'pages/auth/ForgottenPasswordPage.tsx': m2 })",
    ].join('\n'),
  )
})

test('a page that is not prerendered has no such module', () => {
  expect(load(String(resolveId('virtual:page-modules/users')))).toBeUndefined()
})
