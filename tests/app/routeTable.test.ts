import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { areas, nextCodeOf, pageOf, partsOf, routeEntries, wouterRoutes } from '#app/router/routeTable.tsx'
import { routeAt } from '#domain/routes/routes.ts'

const matchesOf = (path: string): string[] =>
  wouterRoutes.filter(({ pattern }) => pattern.test(path)).map(({ name }) => name)

describe('the routes that wouter renders', () => {
  test.each(routeEntries.map(({ name, path, area }) => [path, areas[area].frame ? area : name]))(
    '%s is shown by %s alone, with and without a slash at the end',
    (path, name) => {
      expect([matchesOf(path), matchesOf(`${path}/`)]).toEqual([[name], [name]])
    },
  )

  test.each(['/', '/admin/no/such/page', '/adminx', '/Sign-In', '/amb/dashboard/x', '/x/sign-in'])(
    '%s is shown by none, as it is no route',
    (path) => {
      expect([matchesOf(path), routeAt(path)]).toEqual([[], 'notFound'])
    },
  )
})

describe('the code of a route', () => {
  test.each(routeEntries.map(({ name }) => name))('%s exists', (name) => {
    const code = [pageOf(name), ...partsOf(name), ...nextCodeOf(name)]
    const missing = code.filter(({ path }) => !existsSync(`src/${path}`) && !existsSync(path))
    expect(missing).toEqual([])
  })

  test('in an area is the frame, and then the chart and the page', () => {
    expect([pageOf('users'), ...partsOf('users')].map(({ path }) => path)).toEqual([
      'pages/admin/AdminPage.tsx',
      'app/actors/lists/lists.ts',
      'pages/admin/users/UsersPage.tsx',
    ])
  })

  test('that does not exist is the page for unknown addresses', () => {
    expect([pageOf('notFound').path, partsOf('notFound'), nextCodeOf('notFound')]).toEqual([
      'pages/public/NotFoundPage.tsx',
      [],
      [],
    ])
  })
})
