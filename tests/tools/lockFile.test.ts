import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

interface LockedPackage {
  /** An SPDX expression. */
  readonly license?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
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

/** The licences that code in the delivered console may have: they ask for a notice, and not for our source. */
const allowedLicences = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'Unlicense'])

/** Whether an SPDX expression allows the use under an allowed licence. Other expressions than AND and OR are refused. */
const isAllowedLicence = (expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowedLicences.has(licence.trim())))

describe('the licences of the packages of the console', () => {
  test('are allowed', () => {
    const delivered = Object.entries(packages).filter(([name, { dev, devOptional }]) => name && !dev && !devOptional)
    expect(delivered.length).toBeGreaterThan(50)
    expect(delivered.filter(([, { license = '' }]) => !isAllowedLicence(license)).map(([name]) => name)).toEqual([])
  })

  test.each(['MIT', '(MIT OR GPL-3.0-only)', 'GPL-2.0-only OR Apache-2.0', 'MIT AND BSD-3-Clause'])(
    'can be %s',
    (licence) => expect(isAllowedLicence(licence)).toBe(true),
  )

  test.each(['', 'GPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN LICENSE.txt', 'UNLICENSED'])(
    'cannot be "%s"',
    (licence) => expect(isAllowedLicence(licence)).toBe(false),
  )
})
