import { expect, test } from 'vitest'
import { withStackOrigin } from '#tools/paths/cli/stackOrigin.ts'

const text = 'Open http://localhost:5173/sign-in. Run: curl http://localhost:5173/local/faults'

test.each([
  ['PORT', '8081', `${process.pid} 1700000000000 8080`, '8081'],
  ['the running stack', undefined, `${process.pid} 1700000000000 8080`, '8080'],
  ['a stack that was killed', undefined, '999999999 1700000000000 8080', '5173'],
  ['a lock without a port', undefined, `${process.pid} 1700000000000`, '5173'],
  ['no stack', undefined, null, '5173'],
  ['a PORT that is no number', 'any', null, '5173'],
])('the address of %s', (_, port, lock, expected) => {
  // The environment of the test run may have a PORT.
  expect(withStackOrigin(text, () => lock, port ?? '')).toBe(text.replaceAll('5173', expected))
})

test('a restart keeps the port', () => {
  const restart = 'Restart the local stack with "npm start -- --fresh".'
  expect(withStackOrigin(restart, () => null, '8080')).toBe(
    'Restart the local stack with "PORT=8080 npm start -- --fresh".',
  )
  expect(withStackOrigin(restart, () => null, '5173')).toBe(restart)
})
