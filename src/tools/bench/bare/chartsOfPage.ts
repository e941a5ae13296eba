import { readdirSync } from 'node:fs'

/** The folders of `machines` whose charts a page creates, and the lists of `packages.ts` that it uses. */
const needs: Readonly<Record<string, { readonly areas: readonly string[]; readonly packages: readonly string[] }>> = {
  users: { areas: ['app', 'session', 'admin', 'lists', 'users'], packages: ['packages', 'areaPackages'] },
  dashboard: { areas: ['app', 'session', 'admin', 'dashboard'], packages: ['packages', 'areaPackages'] },
  signIn: { areas: ['app', 'session', 'auth'], packages: ['packages', 'formPackages'] },
}

/** Code that creates the charts of a page and uses its packages; empty for a page without this comparison. */
export const chartsOfPage = (page: string): string => {
  const { areas = [], packages = [] } = needs[page] ?? {}
  if (areas.length === 0) return ''
  const files = areas.flatMap((area) =>
    readdirSync(`machines/${area}`)
      .filter((file) => file.endsWith('.machine.ts'))
      .map((file) => `#machines/${area}/${file}`),
  )
  const imports = files.map((file, index) => `import * as chart${index} from '${file}'`)
  const used = [...files.map((_, index) => `chart${index}`), ...packages]
  return [
    '',
    ...imports,
    `import { ${packages.join(', ')} } from '#tools/bench/bare/packages.ts'`,
    // Without a use, the build would remove them.
    `Object.assign(globalThis, { used: [${used.join(', ')}] })`,
  ].join('\n')
}
