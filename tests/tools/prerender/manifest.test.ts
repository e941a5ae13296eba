import { describe, expect, test } from 'vitest'
import { addModules, type BuildResult, preloadsOf } from '#tools/prerender/manifest.ts'

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, css: ['assets/index.css'], dynamicImports: ['page.tsx'] },
  'page.tsx': { file: 'assets/page.js', imports: ['index.html', '_button.js'], css: ['assets/page.css'] },
  '_button.js': { file: 'assets/button.js', imports: ['index.html'], css: ['assets/button.css'] },
}

describe('the files of a page', () => {
  test('are listed once, each after its imports', () => {
    expect(preloadsOf(manifest, ['index.html', 'page.tsx'])).toEqual({
      scripts: ['assets/index.js', 'assets/button.js', 'assets/page.js'],
      styles: ['assets/index.css', 'assets/button.css', 'assets/page.css'],
    })
  })

  test('cannot be listed for an unknown module', () => {
    expect(() => preloadsOf(manifest, ['gone.tsx'])).toThrow('The build has no module gone.tsx')
  })
})

test('a manifest with modules finds the chunk of every module', () => {
  const console = { file: 'assets/console.js', imports: ['_start.js'] }
  const output = [
    { type: 'chunk', fileName: 'assets/console.js', moduleIds: ['/project/src/main.ts', '/project/machines/app.ts'] },
    { type: 'asset', fileName: 'assets/console.css' },
  ]
  expect(addModules({ '_console.js': console }, { output } as unknown as BuildResult, '/project/src')).toEqual({
    '_console.js': console,
    'main.ts': console,
    '../machines/app.ts': console,
  })
})
