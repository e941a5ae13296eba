import { describe, expect, test } from 'vitest'
import { documents, fillDocument } from '#tools/prerender/documents.ts'

const template = `<html>
  <head>
    <title>Console</title>
    <script type="module" crossorigin src="/assets/start.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>`

const start = {
  '_start.js': { file: 'assets/start.js', name: 'start' },
  '_console.js': { file: 'assets/console.js', name: 'console', imports: ['_engine.js', '_start.js'] },
  '_engine.js': { file: 'assets/engine.js', name: 'engine' },
  '_charts.js': { file: 'assets/charts.js', name: 'charts', imports: ['_start.js'] },
}

const manifestOf = (modules: readonly string[]) => ({
  ...start,
  'app/boot/bootRows.tsx': { file: 'assets/bootRows.js', imports: ['_engine.js'] },
  'app/boot/bootFigures.tsx': { file: 'assets/bootFigures.js', imports: ['_engine.js'] },
  ...Object.fromEntries(
    modules.map((module, index) => [
      module,
      { file: `assets/page${index}.js`, imports: ['_console.js'], css: [`assets/page${index}.css`] },
    ]),
  ),
})

const documentFor = (file: string) => documents.find((document) => document.file === file) ?? documents[0]!

const filled = (file: string): string => {
  const document = documentFor(file)
  return fillDocument(template, document, manifestOf(document.modules), 'Rewoven', '')
}

const preloadsIn = (html: string): string[] =>
  [...html.matchAll(/<link rel="modulepreload" crossorigin href="\/assets\/(.*?)"/g)].map(([, file]) => file ?? '')
const leftIn = (html: string) => /data-left="(\d+)"/.exec(html)?.[1]
const deferredIn = (html: string): string[] =>
  (/<meta name="deferred-chunks" data-left="\d" content="(.*?)"/.exec(html)?.[1] ?? '')
    .split(' ')
    .map((path) => path.replace('/assets/', ''))
    .filter(Boolean)

describe('a document', () => {
  test('with much code preloads the console and defers the rest, each file once', () => {
    const html = filled('admin/marketers/shell.html')
    expect([preloadsIn(html), leftIn(html), deferredIn(html)]).toEqual([
      ['charts.js', 'engine.js', 'console.js'],
      '1',
      ['page0.js', 'page1.js', 'page2.js'],
    ])
  })

  test('of a list preloads the code of its first rows and defers the rest', () => {
    const html = filled('admin/users/shell.html')
    expect([preloadsIn(html), leftIn(html), deferredIn(html)]).toEqual([
      ['charts.js', 'engine.js', 'bootRows.js'],
      '0',
      ['console.js', 'page0.js', 'page1.js', 'page2.js'],
    ])
  })

  test('of the dashboard preloads the code of its totals and defers the rest', () => {
    const html = filled('admin/shell.html')
    expect([preloadsIn(html), leftIn(html), deferredIn(html)]).toEqual([
      ['charts.js', 'engine.js', 'bootFigures.js'],
      '0',
      ['console.js', 'page0.js'],
    ])
  })

  test('with little code preloads all files at once', () => {
    const html = filled('admin/feedbacks/shell.html')
    expect([preloadsIn(html), deferredIn(html)]).toEqual([
      ['engine.js', 'console.js', 'page0.js', 'page1.js', 'page2.js'],
      [],
    ])
  })

  test('of a prerendered page loads its scripts with a low priority', () => {
    expect(filled('sign-in/index.html')).toContain(
      '<script type="module" fetchpriority="low" crossorigin src="/assets/start.js">',
    )
    expect(filled('admin/shell.html')).toContain('<script type="module" crossorigin src="/assets/start.js">')
  })

  test('cannot be made from a template without the start script', () => {
    const [document = documentFor('')] = documents
    expect(() =>
      fillDocument(
        template.replace('<script type', '<script async type'),
        document,
        manifestOf(document.modules),
        'Rewoven',
        '',
      ),
    ).toThrow('has no <script type="module"')
  })

  test('links its styles before the first script, and has its title', () => {
    const html = filled('admin/users/shell.html')
    expect(html.indexOf('/assets/page0.css')).toBeLessThan(html.indexOf('<script'))
    expect(html).toContain('<title>Users · Rewoven</title>')
  })
})
