import { expect, test } from 'vitest'
import { addModules, type BuildResult } from '#tools/prerender/moduleManifest.ts'

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
