import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

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
