import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isAllowedLicence, licenceTextOf } from '#tools/licences.ts'

interface LockedPackage {
  readonly engines?: { readonly node?: string }
  readonly resolved?: string
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>
}

/** Whether a version range includes Node 20.19. The range `^22.12.0 || >=26` does not. */
const includesNode20 = (range: string): boolean =>
  range.split('||').some((part) => {
    const [, operator = '', major = '0', minor = '0'] = /([\^~>=]*)\s*v?(\d+)(?:\.(\d+))?/.exec(part) ?? []
    if (Number(major) > 20 || (Number(major) === 20 && Number(minor) > 19)) return false
    return operator.startsWith('>') || Number(major) === 20 || part.trim() === '*'
  })

test('every package supports Node 20.19', () => {
  const unsupported = Object.entries(packages).filter(
    ([, { engines }]) => engines?.node && !includesNode20(engines.node),
  )
  expect(unsupported.map(([name, { engines }]) => `${name}: ${engines?.node}`)).toEqual([])
})

test('the lock file contains no URL of a registry', () => {
  expect(Object.entries(packages).flatMap(([name, { resolved }]) => (resolved ? [name] : []))).toEqual([])
})

describe('the licence of a delivered package', () => {
  test.each(['MIT', '(MIT OR GPL-3.0-only)', 'GPL-2.0-only OR Apache-2.0', 'MIT AND BSD-3-Clause'])(
    'can be %s',
    (licence) => expect(isAllowedLicence(licence)).toBe(true),
  )

  test.each(['', 'GPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN LICENSE.txt', 'UNLICENSED'])(
    'cannot be "%s"',
    (licence) => expect(isAllowedLicence(licence)).toBe(false),
  )

  test('is that of another package with the same licence if the package has no copy, with the name of its author', () => {
    const copy = {
      name: 'one',
      version: '1.0.0',
      identifier: 'ISC',
      text: 'ISC License\n\nCopyright (c) 2016, Ada\n\nPermission',
    }
    const bare = { name: 'other', version: '1.0.0', identifier: 'ISC' }
    expect(licenceTextOf(bare, [copy, bare], 'Bola')).toBe('Copyright Bola\n\nISC License\n\n\nPermission')
    expect(licenceTextOf(copy, [copy, bare], 'Bola')).toBe(copy.text)
  })
})
