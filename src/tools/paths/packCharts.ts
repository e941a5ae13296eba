import { build } from 'esbuild'
import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { packageName } from '#charts/command/commandLine.ts'

/** `npm run charts:pack`: the chart tools as a package of npm, in dist/charts. */

const source = 'src/charts'
const folder = 'dist/charts'
const staged = join(folder, 'package')

/** The package contains no code of others: npm installs these with it. */
const packages = ['@xstate/test', 'csv-stringify', 'elkjs', 'esbuild', 'fastest-levenshtein', 'zod']

const { version, license, engines, dependencies, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Record<string, Record<string, string>>
const versions: Readonly<Record<string, string>> = { ...dependencies, ...devDependencies }
const versionsOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, versions[name]]))

rmSync(folder, { recursive: true, force: true })
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
await build({
  entryPoints: files.map((file) => join(source, file)),
  outdir: staged,
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
})
execFileSync('node_modules/.bin/tsc', ['-p', source, '--outDir', staged], { stdio: 'inherit' })
cpSync(join(source, 'pictures/picture.css'), join(staged, 'pictures/picture.css'))

const readme = readFileSync(join(source, 'README.md'), 'utf8')
  .replaceAll('npm run paths --', `npx ${packageName}`)
  .replace("'./check.ts'", `'${packageName}'`)
  .replaceAll(/\[([^\]]+)\]\(\.\.[^)]*\)/g, '$1')
writeFileSync(join(staged, 'README.md'), readme)
writeFileSync(
  join(staged, 'package.json'),
  JSON.stringify(
    {
      name: packageName,
      version,
      description: 'Test paths, test scripts, tests of Playwright and pictures of any chart of XState 5.',
      license,
      type: 'module',
      bin: { [packageName]: 'command/bin.js' },
      exports: {
        '.': { types: './check.d.ts', default: './check.js' },
        './*': { types: './*.d.ts', default: './*.js' },
      },
      imports: { '#charts/*.ts': { types: './*.d.ts', default: './*.js' } },
      engines,
      peerDependencies: versionsOf(['xstate']),
      dependencies: versionsOf(packages),
    },
    null,
    2,
  ),
)
const [packed = ''] = execFileSync('npm', ['pack', '--silent', '--pack-destination', resolve(folder)], {
  cwd: staged,
  encoding: 'utf8',
}).split('\n')
console.log(`Wrote ${join(folder, packed)}.`)
