import { parseArgs } from 'node:util'
import type { ExpectedContent } from '#tools/bench/measure/measurePage.ts'

/** A page of the site. `barePages.ts` has the minimal page of the same name, if there is one. */
export interface BenchPage {
  readonly name: string
  readonly path: string
  readonly isSignedIn: boolean
  readonly content: ExpectedContent
  readonly viewport: { readonly width: number; readonly height: number }
}

export const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

export const rows: ExpectedContent = { selector: 'tbody tr' }
const figures: ExpectedContent = { selector: 'section', words: ['User Overview', '1,240'] }

const adminPage = (name: string, path: string, content: ExpectedContent): BenchPage => ({
  name,
  path,
  isSignedIn: true,
  content,
  viewport: desktop,
})

/** The pages that `npm run bench:pages` measures. */
export const benchPages: readonly BenchPage[] = [
  adminPage('users', '/admin/users', rows),
  adminPage('items', '/admin/all-items', rows),
  adminPage('dashboard', '/admin', figures),
  {
    name: 'sign-in',
    path: '/sign-in',
    isSignedIn: false,
    content: { selector: 'input[type=email]' },
    viewport: desktop,
  },
  { name: 'landing', path: '/', isSignedIn: false, content: { selector: 'h1', isStatic: true }, viewport: phone },
]

interface BenchOptions {
  readonly runs: number
  readonly pages: readonly BenchPage[]
  /** The folders of the built sites to compare. */
  readonly sites: readonly string[]
  /** A commit. Its site is built and compared too. */
  readonly since?: string
}

export const parseRuns = (runs: string): number => {
  if (!/^[1-9]\d?$/.test(runs)) throw new Error(`--runs is "${runs}". Use a whole number from 1 to 99.`)
  return Number(runs)
}

/**
 * Reads `--runs N` (default 7), `--page NAME` (default all), `--site FOLDER` (repeatable) and `--since COMMIT`.
 * @param builtSite the folder that is measured without `--site`
 */
export const readOptions = (args: readonly string[], builtSite: string): BenchOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '7' },
      page: { type: 'string' },
      since: { type: 'string' },
      site: { type: 'string', multiple: true, default: [builtSite] },
    },
  })
  const pages = benchPages.filter(({ name }) => values.page === undefined || name === values.page)
  if (pages.length === 0)
    throw new Error(`--page is "${values.page}". Use one of ${benchPages.map(({ name }) => name).join(', ')}.`)
  const { since } = values
  return { runs: parseRuns(values.runs), pages, sites: [...new Set(values.site)], ...(since && { since }) }
}
