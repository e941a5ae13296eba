import { expect, test } from 'vitest'
import { removeScripts } from '#tools/bench/bare/removeScripts.ts'

test('a document without scripts keeps its styles and its font', () => {
  const kept = '<link rel="stylesheet" href="a.css"><link rel="preload" as="font" href="a.woff2">'
  const scripts =
    '<script src="a.js"></script><script>\nlet a\n</script><link rel="modulepreload" href="b.js">' +
    '<link rel="preload" as="script" href="c.js" /><link as="script" href="d.js" rel="preload">'
  expect(removeScripts(`<head>${scripts}${kept}</head>`)).toBe(`<head>${kept}</head>`)
})
