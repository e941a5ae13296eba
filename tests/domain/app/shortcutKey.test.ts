import { expect, test } from 'vitest'
import { shortcutKeyOf } from '#domain/app/shortcutKey.ts'

test.each([
  ['k', 'KeyK', 'k'],
  ['K', 'KeyK', 'k'],
  ['л', 'KeyK', 'k'],
  ['Л', 'KeyK', 'k'],
  ['κ', 'KeyK', 'k'],
  ['ن', 'KeyK', 'k'],
  ['ס', 'KeyX', 'x'],
  ['ं', 'KeyX', 'x'],
  ['่', 'KeyJ', 'j'],
  ['𞤀', 'KeyJ', 'j'],
  ['Process', 'KeyJ', 'j'],
])('%j at the place %s is the shortcut %s', (key, code, shortcut) => {
  expect(shortcutKeyOf({ key, code })).toBe(shortcut)
})

test.each([
  ['t', 'KeyK', 't'],
  ['k', 'KeyV', 'k'],
  ['ø', 'Semicolon', 'ø'],
  ['/', 'KeyQ', '/'],
  ['?', 'Digit7', '?'],
  ['1', 'Digit1', '1'],
  ['Enter', 'Enter', 'enter'],
])('the place does not count for %j at %s', (key, code, shortcut) => {
  expect(shortcutKeyOf({ key, code })).toBe(shortcut)
})
