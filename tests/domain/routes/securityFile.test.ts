import { expect, test } from 'vitest'
import { parseConfig } from '#domain/app/config.ts'
import { securityFile } from '#domain/routes/securityFile.ts'
import { localSettings } from '#local/localSettings.ts'

const now = Date.UTC(2026, 10, 29, 17, 30)
const read = (contact?: string) =>
  securityFile(
    parseConfig({
      ...localSettings,
      VITE_SITE_ORIGIN: 'https://console.example.com/',
      VITE_SECURITY_CONTACT: contact,
    }),
    now,
  )

test('without a contact there is no security.txt', () => {
  expect(read()).toEqual({})
})

test('security.txt names the contact, and ends within a year of the build', () => {
  expect(read('security@example.com')).toEqual({
    '/.well-known/security.txt': [
      'Contact: mailto:security@example.com',
      'Expires: 2027-11-28T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://console.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  })
})

test('a contact can be a page', () => {
  expect(Object.values(read('https://example.com/report'))[0]?.split('\n')[0]).toBe(
    'Contact: https://example.com/report',
  )
})
