import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface LockedPackage {
  readonly engines?: { readonly node?: string }
  readonly resolved?: string
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>
}

/** Whether one of a range's alternatives begins at 20.19 or before; a range such as `^22.12.0 || >=26` does not. */
const takesNode20 = (range: string): boolean =>
  range.split('||').some((part) => {
    const [, sign = '', major = '0', minor = '0'] = /([\^~>=]*)\s*v?(\d+)(?:\.(\d+))?/.exec(part) ?? []
    if (Number(major) > 20 || (Number(major) === 20 && Number(minor) > 19)) return false
    return sign.startsWith('>') || Number(major) === 20 || part.trim() === '*'
  })

test('every package takes Node 20.19', () => {
  const refusing = Object.entries(packages).filter(([, { engines }]) => engines?.node && !takesNode20(engines.node))
  expect(refusing.map(([name, { engines }]) => `${name}: ${engines?.node}`)).toEqual([])
})

test('the lock file names no registry', () => {
  expect(Object.entries(packages).flatMap(([name, { resolved }]) => (resolved ? [name] : []))).toEqual([])
})
