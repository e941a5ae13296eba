import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { inlineAssets } from '#tools/prerender/inlineAssets.ts'

const files: Record<string, string> = {
  'firstPaint.js': 'setTheme()',
  'assets/base.css': 'a{color:red}',
  'assets/page.css': '@font-face{src:url(/assets/font.woff2)}a{background:url(#dots),url("data:,")}',
  'assets/relative.css': 'a{background:url(./dots.svg)}',
}
const textOf = (file: string): string => files[file] ?? ''
const hash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

const documentWith = (head: string): string => `<html><head><script src="/firstPaint.js"></script>${head}</head></html>`
const link = (file: string): string => `<link rel="stylesheet" crossorigin href="/assets/${file}" />`

describe('a document with styles and scripts', () => {
  const { html, hashes } = inlineAssets(
    documentWith(
      `${link('base.css')}<link rel="stylesheet" href="/assets/page.css"/>` +
        '<script type="application/ld+json">{}</script><script>go()</script><script type="module" src="/a.js"></script>',
    ),
    textOf,
  )
  const styles = `${files['assets/base.css']}${files['assets/page.css']}`

  test('contains the first-paint script, and its styles in their order after the links to scripts', () => {
    expect(html).toBe(
      '<html><head><script>setTheme()</script>' +
        '<link disabled rel="stylesheet" crossorigin href="/assets/base.css" />' +
        '<link disabled rel="stylesheet" href="/assets/page.css"/>' +
        '<script type="application/ld+json">{}</script><script>go()</script><script type="module" src="/a.js"></script>' +
        `<style>${styles}</style></head></html>`,
    )
  })

  test('has the hashes of exactly the inline styles and scripts that the browser applies', () => {
    expect(hashes).toEqual({ scripts: [hash('setTheme()'), hash('go()')], styles: [hash(styles)] })
  })
})

describe('a document that cannot be inlined stops the build:', () => {
  test.each([
    ['without styles', documentWith(''), 'a link to its styles'],
    ['without the first-paint script', `<head>${link('base.css')}</head>`, 'needs <script src="/firstPaint.js">'],
    ['with a relative URL in a style', documentWith(link('relative.css')), 'url(./dots.svg) in assets/relative.css'],
  ])('%s', (_, html, message) => {
    expect(() => inlineAssets(html, textOf)).toThrow(message)
  })
})
