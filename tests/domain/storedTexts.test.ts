import { describe, expect, test } from 'vitest'
import { dealLabel, isSwapped, itemLocation, itemOwnerName, itemSchema, itemStatusOf } from '#domain/items/items.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { parseView } from '#domain/lists/view.ts'
import { byReminder, reminderWay } from '#domain/people/followUp.ts'
import { marketerSchema } from '#domain/people/marketers.ts'
import { namesText } from '#domain/people/refereeGroups.ts'
import { refereeName, refereeSchema } from '#domain/people/referees.ts'
import { sendCodeUrls } from '#domain/people/sharing.ts'
import { imageAddress } from '#pages/admin/lists/table/images.ts'

const invitation = { product: 'Rewoven', code: 'ADA-2026', link: 'https://rewoven.example/referral/ADA-2026' }

describe('an email that is stored as', () => {
  const placesOf = (email: string) => {
    const { email: shown } = marketerSchema.parse({ id: '1', email })
    const receiver = sendCodeUrls(invitation, { name: '', phoneNumber: '', email: shown }).email
    const reminder = reminderWay('Hello', refereeSchema.parse({ id: '1', email }), 'Rewoven')
    return { shown, receiver: receiver?.split('?')[0], reminder: reminder?.url.split('?')[0] }
  }

  test.each([
    [' ada@example.com\u200b', 'ada@example.com'],
    ['<Ada@Example.com>', 'Ada@Example.com'],
    ['mailto:ada@example.com', 'ada@example.com'],
    ['ａｄａ＠example.com', 'ada@example.com'],
  ])('%j is read as %s', (stored, email) => {
    expect(placesOf(stored)).toEqual({ shown: email, receiver: `mailto:${email}`, reminder: `mailto:${email}` })
  })

  test.each(['none', 'ada@example', 'ada@example.com, bee@example.com', 'ada at example.com'])(
    '%j stays as it is, and gets no message',
    (stored) => {
      expect(placesOf(stored)).toEqual({ shown: stored, receiver: undefined, reminder: undefined })
    },
  )
})

test.each([' swap ', 'SWAP', 'Swap\u200b'])(
  'an item of the type %j is a swap in the table and in the tab',
  (itemType) => {
    const item = itemSchema.parse({ id: '1', itemType, itemStatus: ' Renting' })
    expect([dealLabel(item), isSwapped(item), itemStatusOf(item)]).toEqual(['Swap', true, 'RENTED'])
  },
)

test.each([' ', '\u200b', '\ufe0f\u2060', '\u3164'])(
  'a name that is stored as %j cannot be seen, so there is none',
  (text) => {
    const referee = refereeSchema.parse({ id: '1', name: text, email: 'ada@example.com' })
    const item = itemSchema.parse({
      id: '1',
      itemName: text,
      username: text,
      name: 'Ada Obi',
      locationLga: text,
      locationState: 'Lagos',
    })
    expect({
      referee: refereeName(referee),
      names: namesText([referee], String),
      item: [item.itemName, itemOwnerName(item), itemLocation(item)],
    }).toEqual({ referee: 'ada@example.com', names: 'ada@example.com', item: ['', 'Ada Obi', 'Lagos'] })
  },
)

test.each([
  ['12500', 12_500],
  [' 12,500.50 ', 12_500.5],
  ['1,250,000', 1_250_000],
  ['12,50', null],
  ['1,2500', null],
  ['5,000 to 6,000', null],
])('an item with the price %j costs %j', (costValue, price) => {
  expect(itemSchema.parse({ id: '1', costValue }).costValue).toBe(price)
})

test.each(['admin', ' ADMIN '])('a marketer with the role %j is an admin', (role) => {
  expect(marketerSchema.parse({ id: '1', role }).role).toBe('ADMIN')
})

describe('an image key', () => {
  const host = 'https://images.example.com'

  test.each([
    ['avatar-7.svg', 'avatar-7.svg'],
    ['public/eu-west-1:7f3/My photo (2).png', 'public/eu-west-1%3A7f3/My%20photo%20(2).png'],
    ['photo..old.png', 'photo..old.png'],
  ])('%j is an address of the image host', (key, path) => {
    expect(imageAddress(host, key)).toBe(`${host}/${path}`)
  })

  test.each([
    '../../graphql',
    '..',
    './a.png',
    'a/../../graphql',
    '/graphql',
    '//evil.example/a.png',
    'a//b.png',
    'a/',
  ])('%j leads out of the images, so there are initials', (key) => {
    expect(imageAddress(host, key)).toBeUndefined()
  })

  test.each(['https://evil.example/a.png', '..\\..\\graphql', 'a\nb.png', 'x'.repeat(2_000)])(
    '%j is none, so there are initials',
    (key) => {
      expect(imageAddress(host, key)).toBeUndefined()
    },
  )
})

describe.each(['constructor', '__proto__', 'toString'])('the name %s of every object', (name) => {
  test.each(Object.values(listKinds))('in the URL of $name opens the list without that filter', (kind) => {
    const search = new URLSearchParams(
      ['status', 'items', 'price', 'date', 'tab', 'sort', 'size', 'page', 'period'].map((key) => [key, name]),
    )
    expect(parseView(kind, `?${search}`)).toEqual(parseView(kind, ''))
  })

  test('is the id of a referee who was not reminded', () => {
    const [one, other] = [refereeSchema.parse({ id: name }), refereeSchema.parse({ id: 'USR-1' })]
    expect(byReminder([one, other], { 'USR-1': '2026-11-20' })).toEqual([one, other])
  })
})

test('a status of the URL is read like one of the server', () => {
  const statusIn = (search: string) => parseView(listKinds.users, search).filters.status
  expect(
    ['active', ' SUSPENDED|constructor', 'BLOCKED', 'blocked'].map((value) => statusIn(`?status=${value}`)),
  ).toEqual(['ACTIVE', 'SUSPENDED', 'BLOCKED', undefined])
})
