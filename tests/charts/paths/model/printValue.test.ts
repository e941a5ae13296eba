import { describe, expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { printValue } from '#charts/paths/model/printValue.ts'

class Point {
  x = 1
}

describe('a value in one line', () => {
  test.each([
    ['a text', 'a "text"', '"a \\"text\\""'],
    ['an object with the keys in another order', { b: [1, null], a: { c: true } }, '{"a":{"c":true},"b":[1,null]}'],
    ['what is not there', { a: undefined }, '{"a":undefined}'],
    ['an empty place of a list', [undefined], '[undefined]'],
    ['what is not a number', { a: Number.NaN }, '{"a":NaN}'],
    ['no limit', [Infinity, -Infinity], '[Infinity,-Infinity]'],
    ['a negative zero', [0, -0], '[0,-0]'],
    ['a large whole number', 12n, '12n'],
    ['a map', new Map([['a', 1]]), 'Map [["a",1]]'],
    ['a set', new Set(['a']), 'Set ["a"]'],
    ['an object of a class', new Point(), 'Point {"x":1}'],
    ['an object that says how it is written', new Date(0), '"1970-01-01T00:00:00.000Z"'],
    ['an error', new TypeError('Failed'), '"TypeError: Failed"'],
    ['a function', { a: () => 1 }, '{"a":"a function"}'],
    ['an actor', createActor(createMachine({}), { id: 'list' }), '"actor list"'],
    ['an actor of production that does not run', createActor(createMachine({}), { id: 'absent:app' }), '"actor app"'],
    ['the tested chart', createActor(createMachine({})), '"actor this chart"'],
  ])('%s', (_, value, text) => {
    expect(printValue(value)).toBe(text)
  })
})
