import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PNG } from 'pngjs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { differentScreens } from '#tools/atlas/screens/compareScreens.ts'
import { screenFileOf } from '#tools/atlas/screens/screenFiles.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'screens-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** A white screen of two by one pixels, with a black one if `isMarked`. */
const keep = (side: string, state: string, { isMarked = false, height = 1 } = {}): void => {
  const screen = new PNG({ width: 2, height })
  screen.data.fill(255)
  if (isMarked) screen.data.fill(0, 0, 3)
  const file = join(folder, side, screenFileOf('house/door', state))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, PNG.sync.write(screen))
}

const compared = () =>
  differentScreens(join(folder, 'before'), join(folder, 'after'), 'house/door').map((pair) => [
    pair.state,
    pair.before !== null,
    pair.after !== null,
    pair.difference && [...PNG.sync.read(pair.difference).data.subarray(0, 3)],
  ])

test('equal screens / are not in the comparison', () => {
  for (const side of ['before', 'after']) keep(side, 'open')
  expect(compared()).toEqual([])
})

test('a pixel differs / the difference marks it', () => {
  keep('before', 'open')
  keep('after', 'open', { isMarked: true })
  expect(compared()).toEqual([['open', true, true, [255, 0, 0]]])
})

test('a screen is new, gone or of another size / both screens without a difference', () => {
  keep('before', 'locked')
  keep('after', 'closed')
  keep('before', 'open')
  keep('after', 'open', { height: 2 })
  expect(compared()).toEqual([
    ['closed', false, true, null],
    ['locked', true, false, null],
    ['open', true, true, null],
  ])
})

test('no screens / no comparison', () => {
  expect(compared()).toEqual([])
})
