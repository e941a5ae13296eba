import { expect, test } from 'vitest'
import { readTextFile } from '#services/browser/textFile.ts'

const name = 'Adé Núñez'

test.each([
  ['UTF-8', [...new TextEncoder().encode(name)]],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode(name)]],
  ['UTF-16', [0xff, 0xfe, ...Buffer.from(name, 'utf16le')]],
  ['UTF-16, most significant byte first', [0xfe, 0xff, ...Buffer.from(name, 'utf16le').swap16()]],
  ['the encoding of Excel on Windows', [...Buffer.from(name, 'latin1')]],
])('a file in %s is read', async (_, bytes) => {
  expect(await readTextFile(new Blob([new Uint8Array(bytes)]))).toBe(name)
})
