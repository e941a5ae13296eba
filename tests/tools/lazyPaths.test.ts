import { expect, test } from 'vitest'
import { withLazyPaths } from '#tools/lazyPaths.ts'

test.each([
  ['of a module', "lazy(() => import('#ui/X.tsx'))", "lazy(() => import('#ui/X.tsx'), 'ui/X.tsx')"],
  [
    'of a part of a module',
    "const X = lazy(async () => (await import('#machines/x.machine.ts')).x)",
    "const X = lazy(async () => (await import('#machines/x.machine.ts')).x, 'machines/x.machine.ts')",
  ],
  [
    'inside another call, and after one',
    "view(lazy(() => import('#ui/X.tsx')))\nlazy(() => import('#ui/Y.tsx')).load()",
    "view(lazy(() => import('#ui/X.tsx'), 'ui/X.tsx'))\nlazy(() => import('#ui/Y.tsx'), 'ui/Y.tsx').load()",
  ],
  ['that has a path', "lazy(() => import('#ui/X.tsx'), 'x')", "lazy(() => import('#ui/X.tsx'), 'x')"],
  ['of another name', "load(() => import('#ui/X.tsx'))", "load(() => import('#ui/X.tsx'))"],
])('lazy code %s', (_, code, expected) => {
  expect(withLazyPaths(code, 'x.ts')).toBe(expected)
})
