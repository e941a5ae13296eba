import { expect, test } from 'vitest'
import { withLazyPaths } from '#tools/lazyPaths.ts'

test.each([
  ['of a module', "lazy(() => import('#ui/X.tsx'))", "lazy(() => import('#ui/X.tsx'), undefined, 'ui/X.tsx')"],
  [
    'of an export of a module',
    "const X = lazy(() => import('#machines/x.machine.ts'), 'x')",
    "const X = lazy(() => import('#machines/x.machine.ts'), 'x', 'machines/x.machine.ts')",
  ],
  [
    'inside another call, and after one',
    "view(lazy(() => import('#ui/X.tsx'), 'X'))\nlazy(() => import('#ui/Y.tsx'), 'Y').load()",
    "view(lazy(() => import('#ui/X.tsx'), 'X', 'ui/X.tsx'))\nlazy(() => import('#ui/Y.tsx'), 'Y', 'ui/Y.tsx').load()",
  ],
  ['that has a path', "lazy(() => import('#ui/X.tsx'), 'X', 'x')", "lazy(() => import('#ui/X.tsx'), 'X', 'x')"],
  ['of another name', "load(() => import('#ui/X.tsx'), 'X')", "load(() => import('#ui/X.tsx'), 'X')"],
])('lazy code %s', (_, code, expected) => {
  expect(withLazyPaths(code, 'x.ts')).toBe(expected)
})
