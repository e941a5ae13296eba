import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { garments } from '#local/data/itemCatalog.ts'
import { drawImage } from '#local/images/images.ts'
import { runOperation, type Items, type Users } from '#tests/local/support/graphqlCall.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ users: 80, items: 200 })
})
afterAll(() => stack.close())

const get = (key: string) => fetch(`${stack.origin}/images/${key}`)

describe('when an image is requested by its key', () => {
  test('all pictures of items and users exist', async () => {
    const { items } = await runOperation<Items>(
      stack,
      '{ listAllItems(listAllItemsPayload: {limit: 1000}) { items { image } } }',
    )
    const { users } = await runOperation<Users>(
      stack,
      '{ listAllUsers(listAllObjectsPayload: {limit: 1000}) { users { avatar } } }',
    )
    const keys = [...items.flatMap((item) => item.image), ...users.flatMap((user) => user.avatar ?? [])]
    expect(keys.filter((key) => drawImage(key) === undefined)).toEqual([])
  })

  test('it is an SVG that can be cached for a day', async () => {
    const response = await get('dress-emerald-3.svg')
    expect([response.status, response.headers.get('Content-Type'), response.headers.get('Cache-Control')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
      'public, max-age=86400',
    ])
    expect(await response.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/)
  })

  test('no picture has an inline style or a script', () => {
    const keys = [
      ...Object.keys(garments).map((kind) => `${kind}-plum-1.svg`),
      ...Array.from({ length: 50 }, (_, face) => `avatar-${face}.svg`),
    ]
    for (const key of keys) expect(drawImage(key)).not.toMatch(/style|<script| on\w+=/)
  })

  test('garments differ by kind, colour and pattern, avatars by number', () => {
    const keys = [
      'dress-plum-0',
      'dress-plum-1',
      'dress-teal-0',
      'bag-plum-0',
      ...Array.from({ length: 40 }, (_, face) => `avatar-${face}`),
    ]
    expect(new Set(keys.map((key) => drawImage(`${key}.svg`))).size).toBe(keys.length)
  })

  test.each([
    'nothing',
    'dress-emerald-6.svg',
    'dress-red-1.svg',
    'sock-plum-1.svg',
    'avatar-5000.svg',
    'avatar-.svg',
    'constructor-plum-1.svg',
    '',
    '..%2Fmain.ts',
    'dress-emerald-3.svg/x',
  ])('the unknown key "%s" is not found', async (key) => {
    expect((await get(key)).status).toBe(404)
  })
})
