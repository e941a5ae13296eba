import { createActor, createMachine } from 'xstate'
import { describe, expect, test } from 'vitest'
import { valueText } from '#charts/paths/model/valueText.ts'

class Point {
  readonly x = 1
}

describe('the text of a value', () => {
  test.each([
    ['not a number', Number.NaN, 'NaN'],
    ['infinity', -Infinity, '-Infinity'],
    ['minus zero', -0, '-0'],
    ['undefined', undefined, 'undefined'],
    ['null', null, 'null'],
    ['a big integer', 12n, '12n'],
    ['a text', 'a "b"', '"a \\"b\\""'],
    ['a list', [1, [undefined]], '[1, [undefined]]'],
    ['a record', { b: 1, a: 'x' }, '{a "x", b 1}'],
    ['a set', new Set([1]), 'Set [1]'],
    ['a map', new Map([['a', 1]]), 'Map [["a", 1]]'],
    ['an instance', new Point(), 'Point {x 1}'],
    ['a date', new Date(0), '"1970-01-01T00:00:00.000Z"'],
    ['an invalid date', new Date(Number.NaN), 'an invalid date'],
    ['an error', new TypeError('no'), 'TypeError "no"'],
    ['a function', () => 1, 'a function'],
    ['an actor', createActor(createMachine({}), { id: 'list' }), 'actor list'],
  ])('%s is told as what it is', (_, value, text) => {
    expect(valueText(value)).toBe(text)
  })

  test('a long text is cut, and each change of it shows', () => {
    const [first, second] = [valueText('a'.repeat(300)), valueText(`${'a'.repeat(299)}b`)]
    expect(first).toMatch(/^"a{30}…" \(300 characters, fingerprint [0-9a-f]{8}\)$/)
    expect(second).not.toBe(first)
  })

  test('a value with a name is told by it at any depth', () => {
    const nameOf = (value: unknown) => (value === 1 ? 'one' : undefined)
    expect(valueText({ list: [1, 2] }, nameOf)).toBe('{list [one, 2]}')
  })
})
