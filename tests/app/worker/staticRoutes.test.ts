import { expect, test } from 'vitest'
import { staticRoutesOf } from '#app/worker/staticRoutes.ts'

test('the worker gets navigations to documents, the caches have the assets, the network gets the rest', () => {
  const navigation = (pathname: string) => ({
    condition: { urlPattern: { pathname }, requestMode: 'navigate' },
    source: 'fetch-event',
  })
  expect(
    staticRoutesOf([
      { path: '/sign-in', serves: 'folder' },
      { path: '/admin', serves: 'below' },
    ]),
  ).toEqual([
    navigation('/sign-in'),
    navigation('/sign-in/'),
    navigation('/admin'),
    navigation('/admin/*'),
    { condition: { urlPattern: { pathname: '/assets/*' } }, source: 'cache' },
    { condition: { urlPattern: { pathname: '/*' } }, source: 'network' },
  ])
})
