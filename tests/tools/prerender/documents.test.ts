import { describe, expect, test } from 'vitest'
import { documents, fillDocument } from '#tools/prerender/documents.ts'

const template = `<html>
  <head>
    <title>Console</title>
    <script type="module" crossorigin src="/assets/start.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>`

const manifestOf = (modules: readonly string[]) => ({
  'main.ts': { file: 'assets/console.js' },
  ...Object.fromEntries(
    modules
      .filter((module) => module !== 'main.ts')
      .map((module, index) => [
        module,
        { file: `assets/page${index}.js`, imports: ['main.ts'], css: [`assets/page${index}.css`] },
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

describe('a document', () => {
  test('preloads the console and the code of its page at once', () => {
    expect(preloadsIn(filled('admin/users/shell.html'))).toEqual([
      'console.js',
      'page0.js',
      'page1.js',
      'page2.js',
      'page3.js',
      'page4.js',
      'page5.js',
    ])
  })

  test('of a prerendered page loads its scripts with a low priority', () => {
    expect(filled('sign-in/index.html')).toContain(
      '<script type="module" fetchpriority="low" crossorigin src="/assets/start.js">',
    )
    expect(filled('admin/shell.html')).toContain('<script type="module" crossorigin src="/assets/start.js">')
  })

  test('of a prerendered page preloads its scripts as modules, so that they compile on another thread', () => {
    const links = filled('sign-in/index.html').match(/<link rel="(?:module)?preload"[^>]*>/g)
    expect(links?.length).toBeGreaterThan(0)
    expect(links?.map((link) => link.replace(/href=".*?"/, ''))).toEqual(
      links?.map(() => '<link rel="modulepreload" crossorigin fetchpriority="low"  />'),
    )
  })

  test('of a prerendered page names the module that imports all its code', () => {
    const document = documentFor('sign-in/index.html')
    const manifest = {
      ...manifestOf(document.modules),
      '../virtual:page-modules/signIn': { file: 'assets/signIn.js' },
    }
    expect(fillDocument(template, document, manifest, 'Rewoven', '')).toContain(
      '<meta name="page-modules" content="/assets/signIn.js" />',
    )
    expect(filled('admin/users/shell.html')).not.toContain('page-modules')
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
