import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEarlierAssets, storeAssets } from '#tools/doctor/earlierAssets.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rewoven-doctor-'))
  file = join(folder, '.local/doctor.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('before the first visit no assets are known', () => {
  expect(readEarlierAssets(file, 'https://a.example')).toEqual([])
})

test('the assets of the last three releases of a site are known, each once', () => {
  for (const release of ['1', '2', '2', '3', '4'])
    storeAssets(file, 'https://a.example', [`/assets/start-${release}.js`, '/assets/font.woff2'])
  storeAssets(file, 'https://b.example', ['/assets/other.js'])
  expect(readEarlierAssets(file, 'https://a.example').toSorted()).toEqual([
    '/assets/font.woff2',
    '/assets/start-2.js',
    '/assets/start-3.js',
    '/assets/start-4.js',
  ])
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ 'https://b.example': [['/assets/other.js']] })
})

test('a site that did not answer is not remembered', () => {
  storeAssets(file, 'https://a.example', [])
  expect(existsSync(file)).toBe(false)
})
