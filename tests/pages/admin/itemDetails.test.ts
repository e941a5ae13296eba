import { createElement } from 'react'
import { expect, test } from 'vitest'
import { itemSchema } from '#domain/items/items.ts'
import { ItemDetails } from '#pages/admin/items/ItemDetails.tsx'
import { renderNode } from '#tests/support/renderNode.tsx'

const textOf = (fields: object): string => {
  const item = itemSchema.parse({ id: 'ITM-1', itemName: 'Coat', ...fields })
  const markup = renderNode(createElement(ItemDetails, { item, images: 'http://localhost' }))
  return markup.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')
}

test.each([
  [{ rentFee: 500, rentRate: 'Daily', rentDuration: 2 }, ['₦500 per day', '2 days']],
  [{ rentFee: 500, rentRate: 'day', rentDuration: 1 }, ['₦500 per day', '1 day']],
  [{ rentFee: 500, rentRate: 'week', rentDuration: 14 }, ['₦500 per week', '14 weeks']],
  [{ rentFee: 500, rentRate: '', rentDuration: 3 }, ['₦500', '3']],
])('the details of an item with %j say %j', (fields, texts) => {
  const shown = textOf(fields)
  expect(['Rent', 'Longest rent'].map((label) => shown.split(`|${label}|`)[1]?.split('|')[0])).toEqual(texts)
})

test('an item that is only for rent has no price of 0, and another one can have it', () => {
  expect(
    [textOf({ costValue: 0, rentFee: 500 }), textOf({ costValue: 0 })].map((text) => text.includes('|Price|')),
  ).toEqual([false, true])
})

test('an item without an owner has no link to one', () => {
  expect([textOf({}), textOf({ userId: 'USR-1' })].map((text) => text.includes('Owner'))).toEqual([false, true])
})
